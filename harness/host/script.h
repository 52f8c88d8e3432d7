/* SPDX-License-Identifier: Apache-2.0 */
/* Scripts of the suite, which are in scripts/commands. */
#ifndef HLO_CTS_HARNESS_SCRIPT_H
#define HLO_CTS_HARNESS_SCRIPT_H

#include <stdbool.h>

#include "base/strbuf.h"

/* Becomes Python with the script NAME.py and these words; HLO_CTS is the path of this program.
 * Returns only if that fails, with a sentence in `why`. Windows has no scripts. */
void script_become(const char *name, const char *const *words, size_t count, strbuf *why);
/* Runs such a script, with `given` as its standard input, until it ends. Returns false if it did
 * not run, with a sentence in `why`, or ended with another status than 0, after its own message. */
bool script_run(const char *name, const char *const *words, size_t count, const strbuf *given,
                strbuf *why);

#endif
