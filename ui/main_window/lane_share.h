#pragma once

#include <vector>

namespace ggufscope {

class DocumentTab;

/// Lets one of `tabs` work in the lane that they share, and pauses the others: opening comes before what somebody asked
/// for, and that before checking; of the same work the first tab's before what is under way already, and that before
/// the rest in order. To be called whenever what a tab wants, or which one comes first, has changed.
void shareLane(const std::vector<DocumentTab*>& tabs);

}  // namespace ggufscope
