/* SPDX-License-Identifier: Apache-2.0 */
/* Runs failed rows again. A row that fails first and passes later is flaky. Every report names
 * flaky rows, because they are neither plain passes nor plain failures. */
#ifndef HLO_CTS_HARNESS_RETRY_H
#define HLO_CTS_HARNESS_RETRY_H

#include "harness/results/retried.h"
#include "run.h"

/* Runs the cases. Then runs the rows of this run that fail it again, up to `times` times. Returns
 * false like run_cases. */
bool retry_run(results *r, const run_options *o, unsigned times, strbuf *why);

#endif
