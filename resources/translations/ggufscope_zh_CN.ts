<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>GoTo</name>
    <message>
        <source>No key or tensor has “%1” in its name, and it is no offset.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is before the begin of the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file ends at %1 (%2).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HexTooltip</name>
    <message>
        <source>Shared by %1 tensors: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2), before this byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These bytes are gone: the file became shorter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MetadataModel</name>
    <message>
        <source>(not readable: %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(nested deeper than %1 arrays: not shown)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TensorTableModel</name>
    <message>
        <source>Outside the layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(no role)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>block_field</name>
    <message>
        <source>The weight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale of the block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4-bit codes: low nibbles are elements 0-15, high ones 16-31.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum, added to every weight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fifth bit of each code: bit i belongs to element i.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low 4 bits: low nibbles are elements 0-15, high ones 16-31.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8-bit codes, one an element.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale times the sum of the codes; helps dot products only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magnitude of every weight of the block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One bit an element, lowest first: set is +d, clear is -d.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2-bit codes, lowest first: -1, 0, 1, 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five ternary digits a byte: elements 0-239.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four ternary digits a byte: elements 240-255.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2-bit codes in planes of 32 elements: -1, 0, 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A group of 16 elements each: scale in the low nibble, minimum in the high one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2-bit codes in planes of 32 elements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale of the group scales.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale of the group minima.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High bit of each 3-bit code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low 2 bits of each code, in planes of 32 elements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sixteen 6-bit group scales, stored with an offset of 32.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight pairs of a 6-bit scale and a 6-bit minimum, one a group of 32.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4-bit codes: low nibbles are even groups of 32, high ones odd groups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fifth bit of each code: bit g belongs to group g.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low 4 bits: low nibbles are even groups of 32, high ones odd groups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low 4 bits of each 6-bit code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High 2 bits of each 6-bit code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed scale of each group of 16 elements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum of each 16 codes; helps dot products only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4-bit indices into 16 uneven levels: low nibbles are elements 0-15, high ones 16-31.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High 2 bits of each group scale.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low 4 bits of each group scale, stored with an offset of 32.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4-bit indices into 16 uneven levels, 16 bytes a group of 32.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale of the block, a power of two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4-bit floats: low nibbles are elements 0-15, high ones 16-31.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale of each 16 elements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4-bit floats, 8 bytes each 16 elements: low nibbles first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A group of 32 in 8 bytes: 4 grid indices, 4 sign codes of 7 bits, a 4-bit scale on top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 elements each: a 9-bit grid index, a 7-bit sign code on top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4-bit scale of each 16 elements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low 8 bits of the grid index of each 8 elements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One sign bit an element: set is negative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High 2 bits of each grid index.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid index of each 4 elements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A group of 32 in 4 bytes: 4 sign codes of 7 bits, a 4-bit scale on top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low 8 bits of the grid index of each 4 elements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ninth bit of each grid index.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4-bit scale of each 32 elements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A group of 32 each: 4 times 3 high index bits, a 3-bit scale, the sign of the shift.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A nibble each 8 elements: 3 high index bits, the sign of the shift.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four 3-bit scales each; the top nibbles together are the f16 scale of the block.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>edit_safety</name>
    <message>
        <source>Free to edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes behaviour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Breaks the model</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>enum_label</name>
    <message>
        <source>undefined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>user defined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first token (CLS)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sigmoid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>softmax of the chosen weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>square root of softplus</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>There is no such file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a pipe, socket or device, not a regular file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no permission to read this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system could not read the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file became shorter while it was being read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The place lies outside the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These bytes have no value: the type is not known, or they are damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>sentence (words of the operating system)</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>finding</name>
    <message>
        <source>The file has no bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a GGUF file: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} more findings of {id}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file ends inside the header ({field}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The magic is FUGG: GGUF with its bytes reversed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version 0 never existed; read as version 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {v} is not known; read as version 3, so anything below may be wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version 1: counts and lengths have 32 bits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version 2: same bytes as version 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every number is big-endian.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {v}, but counts and lengths have {bits} bits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{field} is {n}; the file has only {size} bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file ends inside pair {i} of {n} ({key}): {field} needs {m} bytes, {k} are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{field} of pair {i} ({key}) claims {n}, at least {m} bytes; the file has {size}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value type {t} of {key} does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Element type {t} of {key} does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key} is an array of arrays ({n} in all).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key}: arrays are nested deeper than 64; deeper elements are not shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key}: {n} bytes or elements; llama.cpp stops at 2³⁰.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key {i} is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key} was used before at byte {b}. Readers differ: some take the first, some the last, llama.cpp refuses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key is not valid UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key holds a NUL byte; C programs see it cut there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key holds control codes or direction overrides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key has {n} bytes; the text allows 65535.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key} is not made of lower-case segments.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text of {key} is not valid UTF-8 ({n} in all).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text of {key} holds control codes or direction overrides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bool of {key} holds {v} ({n} in all).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>general.alignment is {type}, not u32; 32 is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>general.alignment is 0; 32 is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>general.alignment is {v}; llama.cpp wants a power of two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>general.alignment is {v}; the text wants a multiple of 8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>general.alignment is {v}, but the tensors lie as with 32; 32 is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file ends inside tensor info {i} of {n} ({name}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of tensor info {i} claims {n} bytes; the file has {size}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensor info {i} ({name}) claims {n} dimensions; at most 16 are read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensor {i} has no name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name has 64 bytes: the text&apos;s limit; llama.cpp takes 63.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name has {n} bytes; the text allows 64, llama.cpp 63.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was used before at byte {b}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} equals the name at byte {b} up to the first NUL.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name holds a NUL byte; C programs see it cut there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name is not valid UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name holds control codes or direction overrides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has no dimensions: one element.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has {n} dimensions; llama.cpp takes 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has no elements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dimension {k} of {name} is {v}: negative as a signed number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type {id} is not known (tensors: {n}, bytes: {m}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type {id} ({name}) was removed from llama.cpp (tensors: {n}); {fit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type {id} belongs to {forks} (tensors: {n}); {fit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type {id} can be {names}: the offsets fit all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type {id} is {mainline} in llama.cpp, but the offsets fit {name} ({fork}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type {id} is read as {mainline}; the offsets fit {names} too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row of {name} has {ne0} elements, no multiple of the block of {n}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {shape} does not fit 64-bit sizes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data should begin at byte {D}, {n} bytes behind the end of the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: offset {o} is no multiple of {a}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data of {name} lies before that of a tensor listed earlier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} bytes before {name} belong to no tensor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} shares {n} bytes with {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {n} of {m} bytes are there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data of {name} would begin at byte {b}; the file ends at {size}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{k} of {n} tensors are incomplete, {m} bytes are missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} bytes of padding after the last tensor are missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} bytes behind the last tensor: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The padding {where} is not zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key} is {type}; llama.cpp wants {wanted}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>split.no is {n} of {m}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shard {n} of {m}, but the file name does not say so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>split.no is {n} of {m}; the file name says {a} of {b}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>finding_advice</name>
    <message>
        <source>Download or copy it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convert it with the tool of its format; for a Git LFS pointer fetch the object that it stands for; for a web page look at its title.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mend the first ones, look again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read on; set the four bytes to GGUF if the rest is right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask where the file comes from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for a newer program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convert again with a current tool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convert into a copy for little-endian machines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the version in a copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not trust the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest cannot be read; a newer program may know the type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fine by the text; llama.cpp refuses it: flatten it for llama.cpp.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suspect a hostile file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split the value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename it in a copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suspect the file; rename it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shorten it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual for broken byte tokens; bytes are kept on save.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is shown escaped; look before pasting it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody reads it as true; write 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Store it as u32.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rewrite with 32.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the key to 32 (same bytes, in place).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fine for programs that know it (diffusion).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to do: such tensors serve as tags.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quantise again from the source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use that fork, or quantise again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask where the file comes from; choose by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use that fork.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check values if they look wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not decoded; convert again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not load it anywhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download again, or mend the alignment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rewrite the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rewrite in order for llama.cpp.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rewrite for llama.cpp.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download again; the rest can be looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Append zeros. llama.cpp itself loads such a model; programs that read the data in one piece (imatrix, control vectors) do not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at them; cut them off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at it: hidden bytes or a careless writer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Store it with that type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for the set again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename all shards alike.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ggufscope::BackgroundCheck</name>
    <message>
        <source>Checking</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ggufscope::DocumentView</name>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ggufscope::FailurePage</name>
    <message>
        <source>It may have been moved, renamed or deleted, or its drive is not connected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of the .gguf files in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A model has to be read at any place, so it must be a file on a drive. Save it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask its owner for the right to read it, or open a copy of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program is writing it. Try again when that has finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drive or its connection may be at fault.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Another File…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be opened</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ggufscope::FileOpener</name>
    <message>
        <source>Sample model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ggufscope::HexView</name>
    <message>
        <source>Bytes of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as C array</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as Python bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as Base64</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select field, then what is around it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are selected; at most %2 can be copied at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copying bytes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ggufscope::LoadingPage</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File that is being opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of opening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the header …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ggufscope::MainWindow</name>
    <message>
        <source>The check could not be finished. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be opened. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file on disk became shorter. Bytes behind its new end can no longer be shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file on disk became longer. What is shown ends where it ended before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file on disk has changed. What is shown may no longer be right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another file has taken the place of this one. The old one is still shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is no longer at its place. It is still shown as long as this window has it open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;Sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forget All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Maximise Hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ind Key, Tensor, Offset…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fi&amp;lter the Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About GGUF Scope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a Model File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GGUF files (*.gguf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About GGUF Scope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An explorer for GGUF model files.
Free software under the MIT licence.
Built with Qt %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ggufscope::MessageBar</name>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide this message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ggufscope::MetadataModel</name>
    <message>
        <source>(empty key)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading values to search them</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ggufscope::MetadataPage</name>
    <message>
        <source>Filter keys and values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter metadata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of keys shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Metadata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · not every value is searched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No key or value fits the filter. Esc clears it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no GGUF file, so it has no metadata.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has no metadata.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the %1 pairs could be read. The Overview says where reading stopped.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ggufscope::RecordView</name>
    <message>
        <source>Copy cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy rows as TSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy row as TSV</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ggufscope::SearchField</name>
    <message>
        <source>Find key, tensor, offset …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a key, a tensor or an offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search results</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ggufscope::SearchModel</name>
    <message>
        <source>Go to offset %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>behind the end of the file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ggufscope::StatusLine</name>
    <message>
        <source>Offset of the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path of the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the running job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel the running job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ggufscope::TensorTableModel</name>
    <message>
        <source>scalar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overlapping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ragged rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>size does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>misaligned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(empty name)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 tensor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type id %1: the layout is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type id %1, %2: blocks of %3 weights in %4 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row length first, as stored: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Byte %1 of the file; %2 in the data section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dimensions, row length first, as stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the bytes of all tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bits/weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ggufscope::TensorsPage</name>
    <message>
        <source>Filter: words, type:Q4_K, state:cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group by layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group by role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sums of the tensors shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bits/weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of unknown size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tensor fits the filter. Esc clears it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no GGUF file, so it has no list of tensors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has no tensors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the %1 tensor infos could be read. The Overview says where reading stopped.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ggufscope::ValuePane</name>
    <message>
        <source>Whole value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ggufscope::WelcomePage</name>
    <message>
        <source>What is in a model file: its metadata, its tensors, every byte.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop a .gguf file anywhere in this window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a File…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the Sample Model</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>key_family</name>
    <message>
        <source>Identity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Origin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chat template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quantization</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importance matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Image and sound</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>key_meaning</name>
    <message>
        <source>Architecture string that selects the loader and key prefix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Byte alignment of the data section and every tensor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version of the block formats used by quantized tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label of the dominant quantization recipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model name for people; llama.cpp looks for phi-3 and modern-bert in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Author of the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model version text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Organization behind the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the base model was tuned for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base model family name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free text description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who produced the quantized file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size class such as parameter and expert count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence as SPDX expression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Readable licence name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link to the licence text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home page or paper of this model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digital object identifier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Universally unique identifier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repository holding this model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home page of the source model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DOI of the source model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UUID of the source model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repository of the source model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hugging Face repository of the source (older key)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of parent models listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parent model name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parent model author</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parent model version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parent model organization</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parent model description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parent model home page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parent model DOI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parent model UUID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parent model repository</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of training data sets listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data set name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data set author</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data set version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data set organization</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data set description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data set home page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data set DOI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data set UUID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data set repository</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Older flat list of training data sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two letter language codes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total parameters, written by Ollama</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recommended sampler order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recommended top-k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recommended top-p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recommended min-p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recommended XTC probability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recommended XTC threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recommended temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window for repeat penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repeat penalty strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirostat mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirostat target entropy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirostat learning rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of token rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training context in tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output embedding width when different</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per-layer input embedding width (Gemma 3n/4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input feature width of audio decoders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of blocks including appended next-token blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dense blocks before the first expert block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feed-forward width, may vary per block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of one routed expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of the shared expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of chunk experts (GroveMoE)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention and feed-forward run in parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note on rearranged weight order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Routed experts per expert block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experts chosen per token; 0 or more than expert_count breaks loading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always-on shared experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert groups used by grouped routing; must divide expert_count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert groups kept per token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiplier on routing weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normalize chosen routing weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Router function</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale for grouped experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experts in one group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Period of expert blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step between expert blocks (Llama 4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latent width in front of experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trailing multi-token-prediction blocks within block count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vision deepstack layers fed into text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which block receives which deepstack input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks routed by token hash table (DeepSeek 4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times the block stack is repeated (also multiplies the cache)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip final norm between loops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the activation function</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How token embeddings become one embedding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiplier on final logits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First decoder token of encoder-decoder models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decoder blocks of encoder-decoder models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soft cap on attention logits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soft cap on router logits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soft cap on output logits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use Swin style norm placement (Chameleon)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RWKV rescale period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RWKV time-mix low rank width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RWKV time-decay low rank width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiplier on residual branch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiplier on token embeddings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RWKV token shift rows kept as state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every Nth block is full attention, others linear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per-block sparsity scale (Gemma 3n)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active AltUp stream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of AltUp streams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per-block clamp of routed expert activations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per-block clamp of shared expert activations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input width of second dense embedding head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output width of second dense embedding head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input width of third dense embedding head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output width of third dense embedding head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target model layers read by a draft model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden width of the target model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft block size of diffusion style drafters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft model norm placement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft model norm before fusion layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query heads, may vary per block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key/value heads; zero marks blocks without attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum ALiBi bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clamp on Q, K, V values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of one key head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of one value head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LayerNorm epsilon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RMSNorm epsilon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GroupNorm epsilon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GroupNorm groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Causal masking on or off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low rank of MLA queries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low rank of MLA keys and values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RWKV 7 decay low rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RWKV 7 learning rate low rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RWKV 7 value residual low rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RWKV 7 gate low rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T5 relative position buckets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sliding window length in tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Period or per-block flags of windowed blocks; the array form is often ignored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention score multiplier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiplier on attention output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiplier on values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups of the low rank output projection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low rank of the output projection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per-block KV compression ratios (DeepSeek 4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RoPE base for compressed keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position step for attention temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength of attention temperature tuning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key head width after MLA expansion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value head width after MLA expansion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key head width in windowed blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value head width in windowed blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trailing blocks that reuse earlier KV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per-block flags of recurrent blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads of the sparse-attention indexer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key width of the indexer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens kept by the indexer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block size of block-sparse indexer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local blocks always attended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per-block flags: true = block has its own full indexer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parallel residual streams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sinkhorn iterations for stream mixing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epsilon for stream mixing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotary dimensions per head; several architectures accept only the key width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotary dimensions in windowed blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four-way split of rotary dimensions (M-RoPE)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RoPE base frequency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RoPE base in windowed blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Old linear RoPE scale key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How RoPE is stretched beyond the trained context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context extension factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alpha of dynamic NTK scaling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention magnitude factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context before extension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model was tuned with scaling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YaRN log multiplier (DeepSeek, stored times 0.1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YaRN extrapolation mix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YaRN attention factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YaRN fast beta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YaRN slow beta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State-space convolution width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State-space inner width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State width per channel or head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time step rank or number of heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B/C groups of Mamba 2 style layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normalize dt, B and C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kimi delta attention head width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RWKV head width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short convolution cache length (LFM2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PosNet width (WavTokenizer)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PosNet blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ConvNeXt width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ConvNeXt blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels of classifier outputs; the count must match the classifier rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per-block xIELU positive alpha</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per-block xIELU negative alpha</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per-block xIELU beta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per-block xIELU epsilon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift logits by one for diffusion decoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Index of this shard, from zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of shards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensors in all shards together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokenizer engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre-tokenizer rule set for BPE; unknown names fail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token texts by id; count must match embedding rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of each token; at least as long as the token list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of BERT segment types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token scores; length at least token count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BPE merge rules; required for gpt2 engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens added after training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin of sequence token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of sequence token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several end tokens (Ollama)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of turn token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of message token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Separator token, misspelled on purpose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct spelling from the text spec; mainline ignores it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Padding token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classification token (older files)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mask token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill-in-middle prefix token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill-in-middle suffix token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill-in-middle middle token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill-in-middle padding token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill-in-middle repository token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill-in-middle file separator token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deprecated fill-in-middle prefix token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deprecated fill-in-middle suffix token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deprecated fill-in-middle middle token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prepend begin token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Append end token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Append separator token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert leading space before text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collapse repeated spaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SentencePiece normalization table; other element types assert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens never to be produced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowercase text before tokenizing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strip accents before tokenizing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole Hugging Face tokenizer file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole RWKV World vocabulary text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jinja chat template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Named extra chat template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names of the extra chat templates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of adapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LoRA alpha, scale equals alpha over rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task served by the adapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt prefix the adapter expects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token sequence that activates an aLoRA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Architecture the control vector was made for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest layer count of the control vector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chunks used to collect statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens per chunk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calibration text files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importance matrix file used while quantizing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calibration text behind the importance matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensors covered by the importance matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chunks behind the importance matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Projector kind of the mmproj file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File has an image encoder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File has an audio encoder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File has an audio generator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File has a LLaVA projector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Old flag for text tower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use GELU activation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use SiLU activation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MiniCPM-V variant number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MiniCPM-V query count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Image projector kind for mixed files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edge of the input image in pixels; learned position tables are made for one size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smallest accepted pixel count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest accepted pixel count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum image tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum image tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preprocessing image edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patch edge in pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vision hidden width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vision feed-forward width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width after projection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vision blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per-channel mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per-channel deviation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patches merged per side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Period of full attention blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks with window attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per-block window mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention window size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks that feed deepstack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks whose output is used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed tiling resolutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LLaVA patch merge mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vision attention heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vision key/value heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vision head width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vision norm epsilon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixel shuffle factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query grid side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Projector window side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Projector sampling offsets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SAM encoder blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SAM encoder width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SAM encoder heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Audio projector kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mel bins of input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Audio hidden width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Audio feed-forward width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Audio width after projection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Audio blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time subsampling factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Audio chunk length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conformer kernel size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest relative position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Audio blocks whose output is used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Residual codebooks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries per codebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per-block window mode for audio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Audio attention window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local transformer blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local transformer group size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Audio attention heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Audio norm epsilon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frames stacked before projection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Audio projector window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Audio projector downsampling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Audio projector heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Audio generator kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Audio generator width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Audio generator feed-forward width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Audio generator blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Audio generator projection width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Audio generator heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Audio generator key/value heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Audio generator norm epsilon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vision blocks inside an Ollama model file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vision width inside an Ollama model file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vision feed-forward width (Ollama)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vision heads (Ollama)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vision norm epsilon (Ollama)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Image edge (Ollama)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patch edge (Ollama)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Image channels (Ollama)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per-channel mean (Ollama)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per-channel deviation (Ollama)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights stored in rotated basis, contract version (PrismML)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hadamard block length (PrismML)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the rotation (PrismML)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Axis of the rotation (PrismML)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a sign table is present (PrismML)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensors stored in the rotated basis (PrismML)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensors whose rows must be rotated back after look-up (PrismML)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value heads kept in grouped order in linear attention (PrismML); type not verified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input widths covered by sign table (PrismML)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table of signs, all widths one after another (PrismML)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marker that id 42 means group 128 (ArifiLabs retag)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pages</name>
    <message>
        <source>Overview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Metadata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>phrase</name>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a second GGUF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zeros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zeros at first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ggml without a version (old llama.cpp, whisper.cpp)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ggmf (old llama.cpp)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ggjt (old llama.cpp)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ggla (old LoRA adapter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a llama.cpp session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a llama.cpp sequence state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a ZIP archive (a PyTorch checkpoint is one)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Python pickle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HDF5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gzip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zstd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zeros up to byte {offset}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing but zeros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zeros in its first {n} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Git LFS pointer that stands for {size} bytes, {hash}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a web page (HTML)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>safetensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it begins with {bytes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no layout that is known here fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} fits</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>regions</name>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Metadata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensor info</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Padding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensor data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trailing bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not parsed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>severities</name>
    <message>
        <source>Info</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>span</name>
    <message>
        <source>key length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>element type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>elements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n_dims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dimension {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unparsed file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unparsed header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unparsed metadata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unparsed tensor infos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>metadata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(empty key)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>element {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor_infos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor_data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trailing bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after the metadata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before the data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block {n}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tensor_group</name>
    <message>
        <source>Unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Norm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feed-forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Audio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importance matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diffusion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Autoencoder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text encoder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
