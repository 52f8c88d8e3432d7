/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts run --budget: the most informative cases first, for a limited time. */
#ifndef HLO_CTS_HARNESS_BUDGET_H
#define HLO_CTS_HARNESS_BUDGET_H

#include "harness/results/results.h"

/* Reads "90", "90s", "5m" or "1h"; NULL is 0. Returns false with a sentence in `why`. */
bool budget_read(const char *text, double *seconds, strbuf *why);
/* By case of the results: whether a check failed in the run `before`, which may be NULL. NULL when
 * out of memory; the caller frees the result. */
bool *failed_before(const results *r, const corpus *all, const results *before);
/* When each case of the results runs: lower numbers first. NULL when out of memory; the caller
 * frees the result. */
uint8_t *budget_ranks(const results *r, const corpus *all, const plan_filter *f,
                      const bool *failed);
/* Appends how many cases are left, by rank. */
void budget_tell_left(const results *r, const uint8_t *ranks, double seconds, strbuf *out);

#endif
