/* How long a run will take, told before it starts. */
#ifndef HLO_CTS_HARNESS_SUITE_ESTIMATE_H
#define HLO_CTS_HARNESS_SUITE_ESTIMATE_H

#include "run.h"

typedef struct run_estimate {
  size_t cases;     /* with at least one check */
  double actions;   /* of the consumer under test */
  double seconds;   /* of the whole run */
  unsigned jobs;    /* processes */
  bool waits;       /* so many because the consumer mostly waits */
  bool all_counted; /* nothing was taken from a sample */
} run_estimate;

/* Plans a sample of the cases, with a consumer that makes no mistake in place of the one under
 * test, and counts the actions that it would run. `action_seconds`: what one action takes. */
run_estimate estimate_run(const results *r, const run_options *o, double action_seconds);
/* "about 50,600 actions of the consumer at 44 ms each, with 2 processes: about 19 min";
 * "…, with 4 processes because it mostly waits: …". */
void estimate_print(const run_estimate *e, double action_seconds, strbuf *out);

#endif
