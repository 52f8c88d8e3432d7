/* Derives from its program what each case of a corpus needs. */
#ifndef HLO_CTS_HARNESS_PROFILE_NEEDS_H
#define HLO_CTS_HARNESS_PROFILE_NEEDS_H

#include "harness/cases/corpus.h"

/* Derives the needs of each case by the rule, by index of the case; cases that must be refused need
 * nothing. Returns false with a sentence in `why` if a program cannot be used. */
bool profile_lists_derive(const corpus *c, const vs_opset *o, profile_needs *out, strbuf *why);
#endif
