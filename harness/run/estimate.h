/* SPDX-License-Identifier: Apache-2.0 */
/* Estimates how long a run will take, before it starts. */
#ifndef HLO_CTS_HARNESS_ESTIMATE_H
#define HLO_CTS_HARNESS_ESTIMATE_H

#include "run.h"

typedef struct run_estimate {
  size_t cases;     /* with at least one check */
  double actions;   /* actions of the consumer under test */
  double seconds;   /* duration of the whole run */
  unsigned jobs;    /* processes */
  bool waits;       /* `jobs` is higher because the consumer mostly waits */
  bool all_counted; /* every case was counted, not only a sample */
} run_estimate;

/* Plans a sample of the cases for a consumer that makes no mistake, and counts the actions that it
 * would run. `action_seconds` is the duration of one action of the consumer under test. */
run_estimate estimate_run(const results *r, const run_options *o, double action_seconds);
/* "about 50,600 actions of the consumer at 44 ms each, with 2 processes: about 19 min";
 * "…, with 4 processes because it mostly waits: …". */
void estimate_print(const run_estimate *e, double action_seconds, strbuf *out);

#endif
