/* SPDX-License-Identifier: Apache-2.0 */
/* The lists in corpus/profiles/. Each release of the suite has a folder. It has a file for each
 * profile, with the cases that need the profile and their other needs. A case that needs only the
 * core profile is in the list of the core. */
#ifndef HLO_CTS_HARNESS_PROFILE_LISTS_H
#define HLO_CTS_HARNESS_PROFILE_LISTS_H

#include "corpus.h"

/* Reads the lists of the suite's own release into `needs` of the cases. If the folder does not
 * exist, no case is in a profile. Returns false, with errors in the sink, if a list is wrong. */
bool profile_lists_read(corpus *c, diag_sink *sink);

/* Counts the cases in the list of the profile, and in *evaluated those of them that are
 * evaluated. */
size_t profile_lists_count(const corpus *c, const profile_needs *needs, profile_kind p,
                           size_t *evaluated);
/* Writes the lists of the suite's own release. Returns false with a sentence in `why` if that
 * fails. */
bool profile_lists_write(const corpus *c, const profile_needs *needs, strbuf *why);
/* Whether the lists of the suite's own release equal what the rule derives, and whether every line
 * in the lists of other releases still holds. Reports each difference to the sink. */
bool profile_lists_check(const corpus *c, const profile_needs *needs, diag_sink *sink);

#endif
