/* SPDX-License-Identifier: Apache-2.0 */
/* Rewrites a program into another one that means the same. values.def and ops.def have the
 * rewrites: what they match, under which condition, and the StableHLO text that takes its place. */
#ifndef HLO_CTS_HARNESS_REWRITE_H
#define HLO_CTS_HARNESS_REWRITE_H

#include "base/diag.h"
#include "base/strbuf.h"
#include "ir/ir.h"

typedef struct rewrite_row {
  const char *name;
  const char *op; /* what it matches: an op; "unary", "binary" (ops by elements); "": any operand */
  const char *needs; /* conditions, separated by spaces */
  const char *text;
} rewrite_row;
extern const rewrite_row rewrite_rows[];
extern const size_t rewrite_count;

/* A place where a row matches. */
typedef struct rewrite_place {
  ir_op *op;
  uint32_t operand; /* of rows that match any operand */
} rewrite_place;

/* All places of a row in a verified program, in the arena. Bodies of reductions and the like are
 * left alone, because a consumer, and the bounds of a program, may recognize them. */
size_t rewrite_places(ir_context *c, ir_op *module, const rewrite_row *row, rewrite_place **out);
/* Rewrites one place; needs a guard. False with errors in the sink if the text of the row is no
 * program, which is a fault of the row. */
bool rewrite_apply(ir_context *c, ir_op *module, const rewrite_row *row, rewrite_place at,
                   diag_sink *sink);
/* Rewrites `depth` places, one after the other; the seed decides which. `names` (may be NULL) gets
 * the names of the rows, separated by spaces. The number of places; needs a guard. */
unsigned rewrite_program(ir_context *c, ir_op *module, uint64_t seed, unsigned depth,
                         strbuf *names);

#endif
