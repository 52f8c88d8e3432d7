/* SPDX-License-Identifier: Apache-2.0 */
/* Passes of dft.h on vectors. */
#ifndef HLO_CTS_INTERPRETER_FAST_DFT_WIDE_H
#define HLO_CTS_INTERPRETER_FAST_DFT_WIDE_H

#include "define/transforms/dft.h"

/* A kernel of this processor for the pass; NULL: it has none. */
pass_fn ev_dft_wide(const pass *a);

#endif
