/* Sentinels: a case that is trivially right and one that is trivially wrong, asked of the consumer
 * before anything else and after everything, the way all cases are asked. While the first passes
 * and the second does not, a run says something. */
#ifndef HLO_CTS_HARNESS_SUITE_SENTINEL_H
#define HLO_CTS_HARNESS_SUITE_SENTINEL_H

#include "run.h"

/* Whether both behave, with the consumer and the options of a run; else a sentence in `why`, which
 * also warns of a consumer that does not accept the right one (it refuses it, or dies). A consumer
 * that does not evaluate has to read it. `action_seconds`, which may be NULL: what one action of
 * the consumer took, its first start not counted. */
bool sentinels_behave(const vs_opset *o, const run_options *run, double *action_seconds,
                      strbuf *why);

/* The newest release that the consumer is of: the one that sentinels are asked for. */
size_t sentinel_release(const consumer_table *tested, const vs_opset *o);

#endif
