/* SPDX-License-Identifier: Apache-2.0 */
/* Failures grouped by cause: the same root is one cause, in whichever check it shows. A cause is
 * known by the head of its message (cause_head), or, where values are wrong, by the op of the
 * case. */
#ifndef HLO_CTS_HARNESS_CAUSES_H
#define HLO_CTS_HARNESS_CAUSES_H

#include "base/strbuf.h"
#include "harness/results/results.h"

/* Appends the head of a message, which stays the same in another place and at another time: the
 * first sentence that tells something. Lines of logs before it are skipped; of a line that ends
 * with a colon the next one is part. Time stamps, process ids, addresses, places in a program,
 * names of values and numbers are not in it. At most CAUSE_TEXT_MOST bytes. */
enum { CAUSE_TEXT_MOST = 160 };
void cause_head(const char *message, strbuf *out);

/* One case with one cause. */
typedef struct cause_case {
  const detail *first; /* of the case */
  size_t pairs;
  size_t order;      /* among the cases of all causes, as the results have them */
  uint32_t checks;   /* 1 << CHECK_… */
  const strbuf *key; /* equal for cases with one cause: its title, and the verdict */
} cause_case;

typedef struct cause {
  const char *title;   /* "quantized types are refused" */
  const detail *first; /* of the first case: verdict and message */
  size_t cases,
      pairs; /* `pairs`: of a release of the producer with one of the consumer, over all cases */
  uint32_t checks;      /* in which it shows */
  const cause_case *of; /* `cases` of them, in the order of the results */
} cause;

typedef struct causes {
  cause *items; /* causes with the most cases first */
  size_t count;
  cause_case *entries; /* of all causes */
  strbuf *keys;
  size_t key_count;
} causes;

/* The causes of counted failures and of suite bugs: of required cases, or of the recommended ones
 * that do not fail the run. The results' details must be sorted. False when out of memory. */
bool causes_find(const results *r, bool required, causes *out);
void causes_free(causes *c);
/* "evaluate, arguments" */
void cause_checks(const cause *c, strbuf *out);

#endif
