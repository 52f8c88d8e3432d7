/* SPDX-License-Identifier: Apache-2.0 */
/* Loops over floats of 16, 32 and 64 bits. */
#ifndef HLO_CTS_INTERPRETER_FAST_FLOATS_H
#define HLO_CTS_INTERPRETER_FAST_FLOATS_H

#include "kern.h"

/* add, subtract, multiply, divide, maximum or minimum; NULL: another op or kind. */
kern_fn ev_float_loop(uint16_t op, num_kind k);
/* Between f32 and a format of 16 bits; false when it is no such pair, or when a NaN is among the
 * numbers, whose bits number.c knows. `out` is not `in`. */
bool ev_float_convert(num_kind from, num_kind to, const void *in, void *out, size_t n);

#endif
