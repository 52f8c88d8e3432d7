/* SPDX-License-Identifier: Apache-2.0 */
/* Failures grouped by cause: the same root is one cause, in whichever check it shows. A cause is
 * known by the head of its message (cause_text.h), or, where values are wrong, by the op of the
 * case. */
#ifndef HLO_CTS_HARNESS_CAUSES_H
#define HLO_CTS_HARNESS_CAUSES_H

#include "base/strbuf.h"
#include "harness/results/results.h"
#include "report.h"

/* One case with one cause. */
typedef struct cause_case {
  const detail *first;   /* of the case */
  const corpus_case *of; /* of the run that the detail is of */
  size_t pairs;
  uint32_t checks;   /* 1 << CHECK_… */
  const strbuf *key; /* equal for cases with one cause: its title, and the verdict */
} cause_case;

/* How a cause stands beside an earlier run and the waivers. */
typedef enum cause_state {
  CAUSE_OPEN,      /* nothing to hold it against */
  CAUSE_NEW,       /* not in the earlier run */
  CAUSE_KNOWN,     /* in the earlier run, or waived */
  CAUSE_BY_DESIGN, /* waived by a waiver that says so */
  CAUSE_FIXED,     /* in the earlier run, where its cases now pass */
  CAUSE_STATES
} cause_state;
extern const char *const cause_states[CAUSE_STATES + 1]; /* [CAUSE_OPEN] is ""; NULL at the end */

typedef struct cause {
  const char *title;   /* "quantized types are refused" */
  const detail *first; /* of the smallest case: verdict and message */
  verdict verdict;     /* before waivers */
  cause_state state;
  size_t cases,
      pairs; /* `pairs`: of a release of the producer with one of the consumer, over all cases */
  uint32_t checks;      /* in which it shows */
  const cause_case *of; /* `cases` of them, the smallest program first */
} cause;

typedef struct causes {
  cause *items; /* causes with the most cases first */
  size_t count;
  cause_case *entries; /* of all causes */
  strbuf *keys;
  size_t key_count;
} causes;

typedef enum causes_kind {
  CAUSES_REQUIRED,    /* counted failures of required cases, and suite bugs */
  CAUSES_RECOMMENDED, /* those that do not fail the run */
  CAUSES_WAIVED,
  CAUSES_FIXED, /* failures of the earlier run; its details are those of the items */
  CAUSES_KINDS
} causes_kind;

/* The causes of a kind, with their states: the earlier run is `h->before`; `h` may be NULL. The
 * details must be sorted. None, and `text` is failed, when out of memory. The caller frees them. */
causes causes_find(const results *r, const report_header *h, causes_kind kind, strbuf *text);
/* "new, 3 cases, 12 pairs" */
void cause_extent(const cause *c, strbuf *out);
void causes_free(causes *c);
/* "evaluate, arguments" */
void cause_checks(const cause *c, strbuf *out);

#endif
