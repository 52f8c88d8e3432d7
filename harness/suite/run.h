/* A run: the selected cases over all pairs, in processes of their own, so that whatever one case
 * does to its process costs one check. */
#ifndef HLO_CTS_HARNESS_RUN_H
#define HLO_CTS_HARNESS_RUN_H

#include "consumer.h"
#include "golden.h"
#include "results.h"

typedef struct run_progress {
  size_t cases_done, cases;
  size_t failures; /* counted or not */
  double seconds;
} run_progress;

/* Processes per processor for a consumer that mostly waits. */
enum { JOBS_FOR_WAITING = 2 };

typedef struct run_options {
  unsigned jobs;  /* processes; 0: one per processor, or JOBS_FOR_WAITING if `waits` */
  bool waits;     /* the consumer mostly waits: sentinel_waits */
  double timeout; /* seconds that one check may take */
  const consumer_table *tested;
  const golden_set *golden;
  const plan_filter *filter;
  int (*stop)(void); /* not 0: the run is to end now; may be NULL */
  bool carry_over;   /* case_job_carry_over */
  /* In a process of the run, before each check, outside of any action; may be NULL. */
  void (*on_check)(const corpus_case *c, check_kind k);
  void (*on_progress)(const run_progress *p, void *user); /* may be NULL */
  void *user;
  /* Rows (a case with a producer) that need not run: [case * releases + producer]; may be NULL. */
  const bool *done;
  /* A row has ended: its verdicts, and the messages about them. May be NULL, as the next. */
  void (*on_row)(const finished_row *row, void *user);
  /* Whether a row fails the run; NULL: as results_row_fails says. */
  bool (*row_fails)(const finished_row *row, void *user);
  const char *(*on_batch)(void *user); /* after a batch of rows; a sentence ends the run */
  void *row_user;
  bool again;           /* the rows are made once more: retry.h */
  uint64_t *row_micros; /* [case * releases + producer]: what each took so far; may be NULL */
} run_options;

/* How many processes the run has. */
unsigned run_jobs(const results *r, const run_options *o);

/* Fills results that results_new has made. False with a sentence when the run could not be done, or
 * was stopped; rows that had ended are told then too. No process of the run is left. */
bool run_cases(results *r, const run_options *o, strbuf *why);

#endif
