/* Rows that fail and are made again. One that fails and passes then is flaky: that is neither a
 * pass nor a failure to keep quiet about, so every report names it. */
#ifndef HLO_CTS_HARNESS_SUITE_RETRY_H
#define HLO_CTS_HARNESS_SUITE_RETRY_H

#include "run.h"

/* Runs the cases; then, up to `times` times, those of the rows made now that fail the run. False as
 * run_cases. */
bool retry_run(results *r, const run_options *o, unsigned times, strbuf *why);

/* What a row that is made once more has to be told: its attempt and how the one before ended. False
 * when out of memory; `out->before.text` is the caller's. */
bool retry_next(const results *r, size_t index, size_t producer, retried_row *out);
/* Takes over the text. An earlier attempt of the same row is replaced. False when it was lost. */
bool retry_add(results *r, retried_row row);
/* Whether the last attempt no longer failed. */
bool retry_is_flaky(const results *r, const retried_row *row);
/* How many rows are flaky, and of how many cases. */
size_t retry_count_flaky(const results *r, size_t *cases);

#endif
