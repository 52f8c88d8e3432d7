/* SPDX-License-Identifier: Apache-2.0 */
/* The error bound of a sum of products: |error| <= c * n * epsilon * (sum of |a| * |b|), where each
 * element of a result is a sum of n products. */
#ifndef HLO_CTS_HARNESS_SUMS_H
#define HLO_CTS_HARNESS_SUMS_H

#include "ir/ir.h"

/* The op that computed the value, with ops that only move elements skipped; NULL if there is
 * none. */
const ir_op *sums_maker(const ir_value *v);
/* Whether the operands of the op are exact: constants or iotas, with no ops between except those
 * that move elements. */
bool sums_of_constants(const ir_op *op);

/* The bound c * n * epsilon * (sum of |a| * |b|) for each element of result `number` of @main,
 * where c is `factor` and a and b are the operands of sums_maker. @main must have no arguments. The
 * array is in the arena of the context, and *count is its length. Returns NULL if the bounds cannot
 * be computed. */
const double *sums_bound(ir_context *c, const ir_op *module, size_t number, double factor,
                         size_t *count);

#endif
