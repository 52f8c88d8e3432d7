/* SPDX-License-Identifier: Apache-2.0 */
/* Scripts of the suite, which are in scripts/commands. */
#ifndef HLO_CTS_HARNESS_SCRIPT_H
#define HLO_CTS_HARNESS_SCRIPT_H

#include "base/strbuf.h"

/* Becomes Python with the script NAME.py and these words; HLO_CTS is the path of this program.
 * Returns only if that fails, with a sentence in `why`. Windows has no scripts. */
void script_become(const char *name, const char *const *words, size_t count, strbuf *why);

#endif
