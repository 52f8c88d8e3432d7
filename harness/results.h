/* The one stream of verdicts, and what reports count in it. */
#ifndef HLO_CTS_HARNESS_RESULTS_H
#define HLO_CTS_HARNESS_RESULTS_H

#include "golden.h"
#include "plan.h"

/* What was said about one verdict that is not a pass. */
typedef struct detail {
  uint32_t index; /* of the case among those that ran */
  uint8_t producer, consumer, slot, check;
  uint8_t verdict;
  char *text;
} detail;

typedef struct results {
  const vs_opset *opset;
  const corpus_case **cases;
  size_t case_count;
  size_t releases;
  const char *consumer; /* name */
  uint8_t *verdicts;    /* see results_at; shared between processes while running */
  size_t verdict_bytes;
  detail *details; /* sorted by case, producer, consumer, slot, check */
  size_t detail_count, detail_room;
  size_t details_lost;
  double seconds;
} results;

bool results_new(results *r, const vs_opset *o, const corpus *c, const plan_filter *f, strbuf *why);
void results_free(results *r);
/* The verdicts of one artifact of one cell: CHECK_COUNT of them. */
uint8_t *results_at(const results *r, size_t index, size_t producer, size_t consumer, int slot);
bool results_add_detail(results *r, detail d); /* takes over d.text */
void results_sort_details(results *r);
/* Keeps, of the remarks about checks that passed, the first of each case; the details are sorted.
 */
void results_thin_remarks(results *r);

/* How the cases of one class did in one cell. A case passes when none of its checks failed and at
 * least one was made. */
typedef struct tally {
  uint32_t passed, failed, unsupported, skipped, bugs;
} tally;

typedef struct cell_tally {
  tally of[CLASS_COUNT]; /* counted */
  tally outside;         /* not counted, all classes */
} cell_tally;

void results_cell(const results *r, size_t producer, size_t consumer, cell_tally *out);

/* The whole run. */
typedef struct summary {
  size_t by_class[CLASS_COUNT][VERDICT_COUNT]; /* checks, counted ones */
  size_t by_check[CHECK_COUNT][VERDICT_COUNT];
  size_t outside[VERDICT_COUNT];
  size_t cells_failed, cells_passed, cells_outside, cells_empty;
  size_t failed_cases; /* with a counted failure */
  bool failed, buggy;
} summary;

void results_summary(const results *r, summary *out);
/* The exit status that a summary asks for. */
int results_status(const summary *s);

#endif
