/* The lists in corpus/profiles/: for each release of the suite a folder, for each profile a file
 * with the cases that need it, and what else they need. A case that needs the core alone stands in
 * the list of the core. */
#ifndef HLO_CTS_HARNESS_SUITE_PROFILE_LISTS_H
#define HLO_CTS_HARNESS_SUITE_PROFILE_LISTS_H

#include "corpus.h"

/* Reads the lists of the suite's own release into `needs` of the cases. No folder: no case is in a
 * profile. False with errors in the sink. */
bool profile_lists_read(corpus *c, diag_sink *sink);

/* What the rule says of each case, by its index; of one that must be refused, nothing. False with a
 * sentence when a program cannot be used. */
bool profile_lists_derive(const corpus *c, const vs_opset *o, profile_needs *out, strbuf *why);
/* How many cases stand in the list, and how many of those are evaluated. */
size_t profile_lists_count(const corpus *c, const profile_needs *needs, profile_kind p,
                           size_t *evaluated);
/* Writes the lists of the suite's own release. False with a sentence. */
bool profile_lists_write(const corpus *c, const profile_needs *needs, strbuf *why);
/* Whether the lists of the suite's own release are what the rule says, and whether all that stands
 * in those of other releases still holds; what does not, in the sink. */
bool profile_lists_check(const corpus *c, const profile_needs *needs, diag_sink *sink);

#endif
