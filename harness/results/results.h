/* SPDX-License-Identifier: Apache-2.0 */
/* The verdicts of a run, and the counts that reports show.
 *
 * Verdicts are stored as rows: a row has the verdicts of one case with one producer, for all
 * consumers. Equal rows are stored once, and so are equal lists of the rows of a case. So the
 * memory of a run depends on the numbers of cases and of different rows, not of cells. */
#ifndef HLO_CTS_HARNESS_RESULTS_H
#define HLO_CTS_HARNESS_RESULTS_H

#include "harness/cases/plan.h"
#include "harness/golden/golden.h"
#include "patterns.h"
#include "verdict.h"

/* The message of one verdict: why it is not a pass, or a remark about a pass. */
typedef struct detail {
  uint32_t index; /* index of the case in results.cases */
  uint8_t producer, consumer, slot, check;
  uint32_t next; /* private to results.c */
  finding found;
  char *text; /* results_text adds what the finding says */
} detail;

/* A row that failed and was run again. */
typedef struct retried_row {
  uint32_t attempt; /* number of the last attempt: 2, 3, ... */
  detail before; /* the first failure of the attempt before it; also names the case and the producer
                    of the row */
} retried_row;

/* A row that has just ended: its verdicts and their messages. */
typedef struct finished_row {
  uint32_t index;
  size_t producer;
  const uint8_t *verdicts; /* as results_row returns them */
  const detail *details;
  size_t detail_count;
  uint64_t micros;            /* duration of the row, over all attempts */
  const retried_row *retried; /* NULL: the row ran once */
} finished_row;

/* Abilities of a consumer. Each check is about one of them. */
typedef enum capability {
  CAPABILITY_READS,
  CAPABILITY_EVALUATES,
  CAPABILITY_WRITES,
  CAPABILITY_REFUSES,
  CAPABILITY_COUNT
} capability;

/* How often each verdict was given to one check of one case, over all pairs. */
typedef struct case_counts {
  uint32_t by[CAPABILITY_COUNT][VERDICT_COUNT]; /* counted, over the checks of a capability */
  uint32_t of[CHECK_COUNT][VERDICT_COUNT];      /* counted */
  uint32_t outside[CHECK_COUNT][VERDICT_COUNT];
} case_counts;

/* How a detail is written down: in the journal, and in results.json. */
extern const struct record detail_record;

typedef struct results_counts results_counts; /* private to results.c: the counts so far */

typedef struct results {
  const vs_opset *opset;
  const corpus_case **cases;
  size_t case_count;
  size_t releases;
  size_t corpus_cases;   /* required cases of the whole corpus; 0: not known */
  const char *consumer;  /* name */
  uint32_t claimed;      /* profiles, as 1 << PROFILE_… */
  size_t oldest, newest; /* the releases that it implements, as indices in the opset */
  uint32_t *shapes;      /* of each case: a number in `of_case` */
  patterns of_case;      /* an item has the numbers of a case's rows, by producer */
  patterns rows;         /* an item has the verdicts of a row, by consumer, slot and check */
  detail *details; /* sorted by case, producer, consumer, slot, check after results_sort_details */
  size_t detail_count, detail_room;
  size_t details_lost;    /* messages that were dropped for lack of memory */
  uint32_t *first_detail; /* of each case: index of its first detail + 1; 0: none */
  uint64_t *micros;       /* of each case: the total duration of its rows */
  retried_row *retried;   /* in the order in which they were first run again */
  size_t retried_count, retried_room;
  results_counts *counts;
  bool all_levels; /* a failed recommended case fails the run, too */
  size_t missing;  /* rows of the plan without a verdict, because the run was stopped */
  double seconds;
} results;

/* If a run has more than RESULTS_WHOLE_CASES cases, only one message is kept for each case, check
 * and verdict, and its length is limited. The journal has all messages. */
enum { RESULTS_WHOLE_CASES = 1000, RESULTS_CUT_TEXT = 500 };

bool results_new(results *r, const vs_opset *o, const corpus *c, const plan_filter *f, strbuf *why);
void results_free(results *r);

/* --- Verdicts --- */

/* The size of a row in bytes: CHECK_COUNT verdicts for each consumer and slot. */
size_t results_row_size(const results *r);
/* The verdicts of a row. Valid until a row is set. */
const uint8_t *results_row(const results *r, size_t index, size_t producer);
/* Copies the verdicts of a row. Returns false when out of memory. */
bool results_set_row(results *r, size_t index, size_t producer, const uint8_t *row);
/* The CHECK_COUNT verdicts of one artifact of one cell. Valid until a row is set. */
static inline const uint8_t *results_at(const results *r, size_t index, size_t producer,
                                        size_t consumer, int slot) {
  return results_row(r, index, producer) + (consumer * SLOT_COUNT + (size_t)slot) * CHECK_COUNT;
}
/* The class of a cell in the plan, and whether it is counted. */
cell_class results_class(const results *r, size_t index, size_t producer, size_t consumer, int slot,
                         bool *counted);

/* Whether a failure of the case fails the run. */
bool results_required(const results *r, size_t index);
/* Whether a row of the case with these verdicts fails the run: one of them is a counted failure. */
bool results_row_fails(const results *r, size_t index, const uint8_t *row, size_t producer);
/* Finds the first counted failure in a row, of the case and the producer of the detail, and notes
 * it there. Returns false if there is none. */
bool results_first_failure(const results *r, const uint8_t *row, detail *d);

/* --- Messages --- */

/* Adds a message and takes over d.text. For checks that passed or were refused as expected, only
 * one remark for each case and check is kept: the first in the order of the sort, in whatever order
 * they arrive. Returns false if the message was lost because memory ran out. */
bool results_add_detail(results *r, detail d);
/* Removes the messages of a row. */
void results_forget(results *r, size_t index, size_t producer);
void results_sort_details(results *r);
/* Appends "1.4.0 -> 1.0.0 (unchanged)". */
void results_pair(const results *r, const detail *d, strbuf *out);
/* Appends the message of a detail, with what is found (finding_text). */
void results_text(const results *r, const detail *d, strbuf *text);
/* The details of a case, after results_sort_details: *first is the index of the first one. Returns
 * how many there are. */
size_t results_details(const results *r, size_t index, size_t *first);

/* --- Rows that ran again: one that fails first and passes later is flaky --- */

/* Prepares the entry of a row that is run again: the number of the attempt and the failure of the
 * previous one. Returns false when out of memory. The caller frees `out->before.text`. */
bool retry_next(const results *r, size_t index, size_t producer, retried_row *out);
/* Adds an entry, which replaces that of an earlier attempt of the same row, and takes over its
 * text. Returns false if the entry was lost because memory ran out. */
bool retry_add(results *r, retried_row row);
/* Whether the last attempt no longer failed. */
bool retry_is_flaky(const results *r, const retried_row *row);
/* Counts the flaky rows, and in *cases the cases that have one. */
size_t retry_count_flaky(const results *r, size_t *cases);

/* --- Counting --- */

/* The number of cases of one class in one cell by their verdict. A case passes if none of its
 * checks failed and at least one was made. */
typedef struct tally {
  uint32_t passed, failed, unsupported, skipped, bugs;
} tally;

typedef struct cell_tally {
  tally of[CLASS_COUNT]; /* counted */
  tally outside;         /* outside the window, all classes */
  tally recommended;     /* inside the window, all classes, of cases that do not fail the run */
} cell_tally;

void results_cell(const results *r, size_t producer, size_t consumer, cell_tally *out);

/* The outcome of a run. If rows are missing, the run is incomplete, whatever the other rows
 * contain: no report may call it passed or failed. */
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
  size_t by_class[CLASS_COUNT][VERDICT_COUNT]; /* counted checks */
  size_t by_check[CHECK_COUNT][VERDICT_COUNT];
  size_t outside[VERDICT_COUNT];
  size_t recommended[VERDICT_COUNT]; /* checks of recommended cases, which do not fail the run */
  size_t recommended_failed;         /* recommended cases with a failure */
  size_t cells_failed, cells_empty;  /* pairs of releases: with a failure, without a verdict */
  size_t failed_cases;               /* cases with a counted failure */
  size_t missing;                    /* rows */
  run_outcome outcome;
} summary;

void results_summary(const results *r, summary *out);
/* The exit status for a summary. */
int results_status(const summary *s);

/* The group of a case. Cases with equal verdicts and an equal plan are in one group, so a caller
 * can compute once per group what depends only on them. Groups are numbered from 0 without gaps.
 * Valid until a row is set. */
uint32_t results_group(const results *r, size_t index);
/* The counts of a case. Valid until the next call. */
const case_counts *results_case_counts(const results *r, size_t index);

#endif
