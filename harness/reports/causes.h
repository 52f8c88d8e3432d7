/* SPDX-License-Identifier: Apache-2.0 */
/* Failures grouped by cause: the same check ended in the same verdict with the same message.
 * Numbers in messages are not compared, because they say where and by how much. */
#ifndef HLO_CTS_HARNESS_CAUSES_H
#define HLO_CTS_HARNESS_CAUSES_H

#include "harness/results/results.h"

/* One case with one cause. */
typedef struct cause_case {
  const detail *first; /* of the case */
  size_t pairs;
  size_t order; /* among the cases of all causes, as the results have them */
} cause_case;

typedef struct cause {
  const detail *first; /* of the first case, in the results' order: check, verdict and message */
  size_t cases,
      pairs; /* `pairs`: of a release of the producer with one of the consumer, over all cases */
  const cause_case *of; /* `cases` of them */
} cause;

typedef struct causes {
  cause *items; /* causes with the most cases first */
  size_t count;
  cause_case *entries; /* of all causes */
} causes;

/* The causes of counted failures and of suite bugs: of required cases, or of the recommended ones
 * that do not fail the run. The results' details must be sorted. False when out of memory. */
bool causes_find(const results *r, bool required, causes *out);
void causes_free(causes *c);
/* Whether two messages have the same cause. */
bool causes_alike(const detail *a, const detail *b);

#endif
