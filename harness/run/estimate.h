/* SPDX-License-Identifier: Apache-2.0 */
/* Estimates how long a run will take, from a sample of its cases that really run. */
#ifndef HLO_CTS_HARNESS_ESTIMATE_H
#define HLO_CTS_HARNESS_ESTIMATE_H

#include "run.h"

/* How long the sample runs, and how many batches it has at least (batches.h). */
enum { ESTIMATE_SECONDS = 30, ESTIMATE_BATCHES = 8 };

typedef struct run_estimate {
  size_t cases;     /* that have something to run */
  double actions;   /* actions of the consumer under test, with those that failures cost */
  double seconds;   /* duration of the whole run, if the machine stays as busy as it is */
  double computing; /* seconds of processor time: those of the consumer and ours */
  unsigned jobs;    /* processes */
  bool waits;       /* `jobs` is higher because the consumer mostly waits */
  bool all_run;     /* every case ran, not only a sample */
} run_estimate;

/* Runs the first batches of the run for so many seconds, at least ESTIMATE_BATCHES of them, and
 * multiplies what they took. Their verdicts are forgotten. `all` has the cases of the results.
 * Returns false with a sentence in `why` if that was impossible. */
bool estimate_run(const results *r, const corpus *all, const run_options *o, double seconds,
                  run_estimate *out, strbuf *why);
/* "about 50,600 actions of the consumer, with 2 processes: about 19 min, and 21 min of processor
 * time"; "…, with 4 processes because it mostly waits: …". */
void estimate_print(const run_estimate *e, strbuf *out);
/* Appends a duration: "12 s", "3 min", "1.5 h". */
void estimate_add_time(double seconds, strbuf *out);

#endif
