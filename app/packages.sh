# shellcheck shell=bash disable=SC2034
# Debian packages that the project is built from, and a function that installs what is missing. Sourced by app/run,
# tests/run and .ci/run.

# libqt6opengl6-dev: Qt Charts does not configure without it, and nothing pulls it in. The fonts
# and Qt's translations are for the window.
build_packages=(
  g++ cmake ninja-build pkg-config
  qt6-base-dev qt6-charts-dev libqt6opengl6-dev qt6-svg-dev qt6-tools-dev qt6-l10n-tools
  libxxhash-dev libhwy-dev zlib1g-dev
  fonts-dejavu-core fonts-wqy-microhei qt6-translations-l10n
)

# Prints those of the named packages that are not installed.
missing_packages() {
  local package
  for package in "$@"; do
    dpkg-query -W -f='${db:Status-Abbrev}' "$package" 2>/dev/null | grep -q '^ii' || echo "$package"
  done
}

# Installs those of the named packages that are missing. Elsewhere than on Debian it only says what is needed.
install_packages() {
  if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
    echo "No apt here; these Debian packages have to be there under other names: $*" >&2
    return 0
  fi
  local missing as_root=()
  mapfile -t missing < <(missing_packages "$@")
  if [ ${#missing[@]} -eq 0 ]; then return 0; fi
  if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null; then
      echo "Missing packages, and no sudo to install them. As root: apt-get install ${missing[*]}" >&2
      return 1
    fi
    as_root=(sudo)
  fi
  echo "Installing ${missing[*]}"
  local install=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -y --no-install-recommends
    -o Dpkg::Use-Pty=0 install "${missing[@]}")
  # The package lists may be missing or too old: then they are fetched once.
  if "${install[@]}" </dev/null >/dev/null 2>&1; then return 0; fi
  "${as_root[@]}" apt-get -qq update </dev/null
  "${install[@]}" </dev/null >/dev/null
}
