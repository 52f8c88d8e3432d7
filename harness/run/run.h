/* SPDX-License-Identifier: Apache-2.0 */
/* A run: executes the selected cases for all pairs in child processes, so that a case that crashes
 * or hangs its process costs only one check. */
#ifndef HLO_CTS_HARNESS_RUN_H
#define HLO_CTS_HARNESS_RUN_H

#include "harness/consumer/consumer.h"
#include "harness/golden/golden.h"
#include "harness/results/results.h"

typedef struct run_progress {
  size_t cases_done, cases;
  size_t failures; /* counted or not */
  double seconds;
  double left; /* seconds that the rest takes, as far as is known; negative: not known */
} run_progress;

/* How often the consumer under test was asked, and about how many cases. */
typedef struct run_counts {
  uint64_t alone, groups; /* actions about one case; about several */
  uint64_t answers;       /* that came from groups */
  uint64_t again;         /* cases that were asked alone because a group's answer was wrong */
  uint64_t cases, all;    /* of batches that ended; of how many */
  double seconds;         /* that all of them take, by the pace so far; negative: not known */
  double computing;       /* the processor's, likewise */
} run_counts;

/* The most processes; processes per processor for a consumer that mostly waits. */
enum { JOBS_MAX = 64, JOBS_FOR_WAITING = 2 };

/* Hears of a run, in the process that started it. */
typedef struct run_watch {
  /* A row has ended, with its verdicts and their messages. */
  void (*on_row)(const finished_row *row, void *user);
  /* Called after a batch of rows, and about ten times a second. A sentence ends the run. */
  const char *(*on_batch)(const run_progress *p, void *user);
  /* Whether a row fails the run; NULL: results_row_fails decides. */
  bool (*row_fails)(const finished_row *row, void *user);
  void *user;
} run_watch;

typedef struct run_options {
  unsigned jobs;   /* processes; 0: one per processor, or JOBS_FOR_WAITING if `waits` */
  bool waits;      /* the consumer mostly waits: sentinel_waits */
  double timeout;  /* seconds that one check may take */
  unsigned repeat; /* how often each program is evaluated; 0: once */
  const consumer_table *tested;
  const golden_set *golden;
  const plan_filter *filter;
  bool carry_over;        /* the consumer is not asked about every release: asked.h */
  const run_watch *watch; /* may be NULL */
  /* Rows (a case with a producer) that need not run: [case * releases + producer]; may be NULL */
  const bool *done;
  bool again;           /* the rows run once more (run_with_retries) */
  size_t group;         /* cases that are asked about at once; 0 or 1: each alone (groups.h) */
  const uint8_t *ranks; /* by case: lower ones come first; NULL: all are equal (batches.h) */
  const bool *failed;   /* by case, in an earlier run: those are asked alone; may be NULL */
  double until;         /* by the clock: no batch begins later, but for the first; 0: all do */
  size_t least;         /* so many first batches */
  run_counts *counts;   /* filled at the end; may be NULL */
  uint64_t *aside;      /* counts the actions of sentinels and habits; may be NULL */
  uint64_t *row_micros; /* [case * releases + producer]: durations so far; may be NULL */
} run_options;

/* The number of processes of the run. */
unsigned run_jobs(const results *r, const run_options *o);

/* Notes in the results which releases the consumer implements, and what it claims. */
void run_describe(results *r, const consumer_table *t);
/* Runs the cases and fills results that results_new has made. Returns false with a sentence in
 * `why` if the run was impossible or was stopped (interrupt.h); rows that had ended are reported in
 * that case, too. When it returns, every process of the run has ended. */
bool run_cases(results *r, const run_options *o, strbuf *why);
/* The same, then runs the rows of this run that fail it again, up to `times` times. A row that then
 * passes is flaky, and every report names it. */
bool run_with_retries(results *r, const run_options *o, unsigned times, strbuf *why);

#endif
