/* SPDX-License-Identifier: Apache-2.0 */
/* A table of the ops and element types that a consumer evaluates, compared with the profiles that
 * it claims. */
#ifndef HLO_CTS_HARNESS_REPORTS_PROBE_H
#define HLO_CTS_HARNESS_REPORTS_PROBE_H

#include "harness/run/run.h"

/* Evaluates, as the software of release `own`, for each pair of an op and an element type the one
 * or two simplest cases that have it. A pair works when one of them passes. Sets `agrees` if
 * everything claimed works. Appends the differences, or with `full` the whole table. Of `o`, the
 * filter is not used. False with a sentence when it could not be done. */
bool probe_consumer(const corpus *c, const vs_opset *opset, size_t own, const run_options *o,
                    bool full, bool *agrees, strbuf *out, strbuf *why);

#endif
