/* SPDX-License-Identifier: Apache-2.0 */
/* Rewrites by rows, in the way of MLIR's greedy driver, which upstream's expanders run in
 * (applyPatternsGreedily of mlir/lib/Transforms/Utils/GreedyPatternRewriteDriver.cpp). Beside what
 * the rows say, it has three effects that show in the program: constants move to the front of the
 * function, each constant stands once, and ops without effect whose results are not used go. */
#ifndef HLO_CTS_PASSES_REWRITE_H
#define HLO_CTS_PASSES_REWRITE_H

#include "base/diag.h"
#include "ir/ir.h"
#include "versions/versions.h"

typedef enum rewrite_outcome { REWRITE_NO_MATCH, REWRITE_DONE, REWRITE_FAILED } rewrite_outcome;

/* Rewrites one op, or leaves it alone. It may erase the op. */
typedef rewrite_outcome (*rewrite_fn)(ir_context *c, ir_op *op, diag_sink *sink);
typedef struct rewrite_row {
  const char *what;
  vs_version since; /* the release that needs no rewrite; VS_FOREVER: none */
  uint16_t op;      /* VS_NO_ID: any */
  rewrite_fn fn;
} rewrite_row;

/* Applies the rows for which `target` is too old to everything inside `root`, until none applies.
 * Needs a guard. False with an error if a rewrite fails. */
bool ps_rewrite_greedily(ir_context *c, ir_op *root, const rewrite_row *rows, size_t count,
                         vs_version target, diag_sink *sink);

/* The same once, and without the other effects. */
bool ps_rewrite_all(ir_context *c, ir_op *root, const rewrite_row *rows, size_t count,
                    diag_sink *sink);

/* --- For rewrites --- */

/* A new op before `at`, with its location. */
ir_op *ps_rewrite_op(ir_context *c, ir_op *at, const char *name, ir_value *const *operands,
                     size_t operand_count, const ir_type *const *types, size_t type_count);
/* One with one result, which is returned. */
ir_value *ps_rewrite_value(ir_context *c, ir_op *at, const char *name, ir_value *const *operands,
                           size_t operand_count, const ir_type *type);
/* The values take the place of the results of the op, which is erased. */
void ps_rewrite_replace(ir_op *op, ir_value *const *values);
void ps_rewrite_replace_op(ir_op *op, ir_op *by);
void ps_rewrite_set_int(ir_context *c, ir_op *op, const char *name, int64_t value);
/* The same type of tensor with other elements. */
const ir_type *ps_rewrite_tensor_of(ir_context *c, const ir_type *t, const ir_type *element);
/* The results of an op are as exact as by default. */
bool ps_rewrite_default_accuracy(const ir_op *op);

#endif
