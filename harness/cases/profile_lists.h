/* SPDX-License-Identifier: Apache-2.0 */
/* The lists in corpus/profiles/. Each release of the suite has a folder. It has a file for each
 * profile, with the cases that need the profile and their other needs. A case that needs only the
 * core profile is in the list of the core. scripts/profiles writes them. */
#ifndef HLO_CTS_HARNESS_PROFILE_LISTS_H
#define HLO_CTS_HARNESS_PROFILE_LISTS_H

#include "corpus.h"

/* Reads the lists of the suite's own release into `needs` of the cases. If the folder does not
 * exist, no case is in a profile. Returns false, with errors in the sink, if a list is wrong. */
bool profile_lists_read(corpus *c, diag_sink *sink);

/* Counts the cases in the list of the profile, and in *evaluated those of them that are
 * evaluated. */
size_t profile_lists_count(const corpus *c, profile_kind p, size_t *evaluated);

#endif
