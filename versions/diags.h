/* SPDX-License-Identifier: Apache-2.0 */
/* The numbers of this floor's diagnostics: DIAG_OPSET_READ … */
#ifndef HLO_CTS_VERSIONS_DIAGS_H
#define HLO_CTS_VERSIONS_DIAGS_H

enum {
#define DIAG(number, name, explanation) DIAG_##name = number,
#include "versions/diags.def"
#undef DIAG
};

#endif
