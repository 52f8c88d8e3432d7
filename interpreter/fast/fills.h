/* SPDX-License-Identifier: Apache-2.0 */
/* The functions of fast/, one for each row of table.c that is not elementwise, and the table. */
#ifndef HLO_CTS_INTERPRETER_FAST_FILLS_H
#define HLO_CTS_INTERPRETER_FAST_FILLS_H

#include "define/definition.h"
#include "fast.h"

/* shape.c */
fast_status ev_fast_transpose(definition *d);
fast_status ev_fast_broadcast(definition *d);
fast_status ev_fast_broadcast_in_dim(definition *d);
fast_status ev_fast_reverse(definition *d);
fast_status ev_fast_slice(definition *d);
fast_status ev_fast_dynamic_slice(definition *d);
fast_status ev_fast_dynamic_update_slice(definition *d);
fast_status ev_fast_concatenate(definition *d);
fast_status ev_fast_pad(definition *d);
/* gather.c, scatter.c, sort.c */
fast_status ev_fast_gather(definition *d);
fast_status ev_fast_scatter(definition *d);
fast_status ev_fast_sort(definition *d);
/* reduce.c */
fast_status ev_fast_reduce(definition *d);
fast_status ev_fast_reduce_window(definition *d);
/* dot.c, conv.c, fft.c */
fast_status ev_fast_dot(definition *d);
fast_status ev_fast_convolution(definition *d);
fast_status ev_fast_fft(definition *d);

/* Runs a while whose values are scalars and whose regions are elementwise ops on scalars, and sets
 * *status to EVAL_OK or EVAL_FAIL. Returns false and does nothing if it is another kind of loop;
 * then the machine runs it. */
bool ev_loop_run(proc *p, insn *i, interp_value **in, interp_value **out, eval_status *status);
/* Pads a tensor into a new one. False with a diagnostic. */
bool ev_fast_pad_into(definition *d, const interp_value *in, const uint8_t *fill,
                      const int64_t *low, const int64_t *interior, interp_value *out);

extern const fast_engine ev_fast_engine;
const fast_row *ev_fast_rows(size_t *count);
/* For tests: results of this row have a wrong bit from now on; NULL: none. */
void ev_fast_break(const fast_row *row);

#endif
