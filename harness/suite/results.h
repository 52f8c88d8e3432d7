/* The one stream of verdicts, and what reports count in it.
 *
 * Verdicts are kept as rows: those of one case with one producer, for all consumers. Equal rows
 * stand once, and so do equal lists of a case's rows; so a run needs memory for its cases and for
 * the ways in which they differ, not for their cells. */
#ifndef HLO_CTS_HARNESS_RESULTS_H
#define HLO_CTS_HARNESS_RESULTS_H

#include "golden.h"
#include "patterns.h"
#include "plan.h"

/* The message about one verdict: why it is not a pass, or a remark about a pass. */
typedef struct detail {
  uint32_t index; /* of the case among those that ran */
  uint8_t producer, consumer, slot, check;
  uint8_t verdict;
  uint32_t next; /* results' own business */
  char *text;
} detail;

/* A row that failed and was made again. */
typedef struct retried_row {
  uint32_t attempt; /* the last one: 2, 3, ... */
  detail before;    /* of the attempt before it, the first failure; its case and producer too */
} retried_row;

/* A row as it comes: its verdicts, and the messages about them. */
typedef struct finished_row {
  uint32_t index;
  size_t producer;
  const uint8_t *verdicts; /* as results_row gives them */
  const detail *details;
  size_t detail_count;
  uint64_t micros;            /* that it took, over all attempts */
  const retried_row *retried; /* NULL: it was made once */
} finished_row;

/* How often each verdict was given to one check of one case, over all pairs. */
typedef struct case_counts {
  uint32_t of[CHECK_COUNT][VERDICT_COUNT]; /* counted */
  uint32_t outside[CHECK_COUNT][VERDICT_COUNT];
} case_counts;

typedef struct results_counts results_counts; /* the counts up to now */

typedef struct results {
  const vs_opset *opset;
  const corpus_case **cases;
  size_t case_count;
  size_t releases;
  size_t corpus_cases;  /* required ones of the whole corpus; 0: not known */
  const char *consumer; /* name */
  uint32_t claimed;     /* profiles, as 1 << PROFILE_… */
  uint32_t *shapes;     /* of each case: a number among `of_case` */
  patterns of_case;     /* the numbers of a case's rows, by producer */
  patterns rows;        /* verdicts by consumer, slot and check */
  detail *details; /* sorted by case, producer, consumer, slot, check after results_sort_details */
  size_t detail_count, detail_room;
  size_t details_lost;    /* no memory */
  uint32_t *first_detail; /* of each case: the first of its details + 1 */
  uint64_t *micros;       /* of each case: what its rows took, added up */
  retried_row *retried;   /* in the order in which they were first made again */
  size_t retried_count, retried_room;
  results_counts *counts;
  bool all_levels; /* a failed recommended case fails the run, too */
  size_t missing;  /* rows of the plan without a verdict, because the run was stopped */
  double seconds;
} results;

/* Of runs with more cases, one message is kept for each case, check and verdict, and cut;
 * the journal has all of them. */
enum { RESULTS_WHOLE_CASES = 1000, RESULTS_CUT_TEXT = 500 };

bool results_new(results *r, const vs_opset *o, const corpus *c, const plan_filter *f, strbuf *why);
void results_free(results *r);

/* --- Verdicts --- */

/* The bytes of a row: for each consumer, for each slot, CHECK_COUNT verdicts. */
size_t results_row_size(const results *r);
/* Valid until a row is set. */
const uint8_t *results_row(const results *r, size_t index, size_t producer);
/* False when out of memory. */
bool results_set_row(results *r, size_t index, size_t producer, const uint8_t *row);
/* The verdicts of one artifact of one cell: CHECK_COUNT of them. Valid until a row is set. */
static inline const uint8_t *results_at(const results *r, size_t index, size_t producer,
                                        size_t consumer, int slot) {
  return results_row(r, index, producer) + (consumer * SLOT_COUNT + (size_t)slot) * CHECK_COUNT;
}
/* What the plan says of a cell, without the words. */
cell_class results_class(const results *r, size_t index, size_t producer, size_t consumer, int slot,
                         bool *counted);

/* Whether a failure of the case fails the run. */
bool results_required(const results *r, size_t index);
/* Whether these verdicts of a row of the case do: whether one is a counted failure. */
bool results_row_fails(const results *r, size_t index, const uint8_t *row, size_t producer);

/* --- Messages --- */

/* Takes over d.text. Of the remarks about checks that passed or were refused as expected, the first
 * of each case and check is kept, whatever the order in which they come. False when it was lost for
 * lack of memory. */
bool results_add_detail(results *r, detail d);
/* Forgets the messages of a row. */
void results_forget(results *r, size_t index, size_t producer);
void results_sort_details(results *r);
/* The details of a case, after the sort: from `first` on, `count` of them. */
size_t results_details(const results *r, size_t index, size_t *first);

/* --- Counting --- */

/* How the cases of one class did in one cell. A case passes when none of its checks failed and at
 * least one was made. */
typedef struct tally {
  uint32_t passed, failed, unsupported, skipped, bugs;
} tally;

typedef struct cell_tally {
  tally of[CLASS_COUNT]; /* counted */
  tally outside;         /* not counted, all classes */
  tally recommended;     /* inside the window, all classes, of cases that do not fail the run */
} cell_tally;

void results_cell(const results *r, size_t producer, size_t consumer, cell_tally *out);

/* The outcome of a run. A run with missing rows is incomplete, whatever the other rows hold: no
 * report may call it passed or failed. */
typedef enum run_outcome {
  RUN_PASSED,
  RUN_NOTHING_CHECKED, /* every check was unsupported or skipped, or there was none */
  RUN_FAILED,          /* a counted check failed */
  RUN_INCOMPLETE,
  RUN_SUITE_BUG,
} run_outcome;
extern const char *const run_outcome_names[]; /* "passed", "nothing was checked", ... */

/* The whole run. */
typedef struct summary {
  size_t by_class[CLASS_COUNT][VERDICT_COUNT]; /* checks, counted ones */
  size_t by_check[CHECK_COUNT][VERDICT_COUNT];
  size_t outside[VERDICT_COUNT];
  size_t recommended[VERDICT_COUNT]; /* of recommended cases, which do not fail the run */
  size_t recommended_failed;         /* such cases with a failure */
  size_t cells_failed, cells_passed, cells_outside, cells_empty;
  size_t failed_cases; /* with a counted failure */
  size_t missing;      /* rows */
  run_outcome outcome;
} summary;

void results_summary(const results *r, summary *out);
/* The exit status for a summary. */
int results_status(const summary *s);

/* Cases with equal verdicts and an equal plan are in one group; so what is made of a case's
 * verdicts can be made once. Numbers are dense; valid until a row is set. */
uint32_t results_group(const results *r, size_t index);
size_t results_group_count(const results *r);
/* Valid until the next call. */
const case_counts *results_case_counts(const results *r, size_t index);

#endif
