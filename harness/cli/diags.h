/* SPDX-License-Identifier: Apache-2.0 */
/* The numbers of the harness's own diagnostics. */
#ifndef HLO_CTS_HARNESS_DIAGS_H
#define HLO_CTS_HARNESS_DIAGS_H

enum {
#define DIAG(number, name, explanation) DIAG_##name = number,
#include "diags.def"
#undef DIAG
};

#endif
