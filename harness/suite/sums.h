/* How far a sum of products may be off: |error| <= c * n * epsilon * (sum of |a| * |b|), each
 * element of a result by its own n products. */
#ifndef HLO_CTS_HARNESS_SUITE_SUMS_H
#define HLO_CTS_HARNESS_SUITE_SUMS_H

#include "ir/ir.h"

/* The op that computed the value, behind those that only move it; NULL: none. */
const ir_op *sums_maker(const ir_value *v);
/* Whether nothing before the op rounds: its operands are constants, moved at most. */
bool sums_of_constants(const ir_op *op);

/* c * n * epsilon * (sum of |a| * |b|) for each element of result `number` of @main of a program
 * without arguments, in the arena of the context, and how many there are; the op that made it has
 * the operands a and b. NULL where that cannot be computed. */
const double *sums_bound(ir_context *c, const ir_op *module, size_t number, double factor,
                         size_t *count);

#endif
