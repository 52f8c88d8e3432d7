/* Programs to programs. The public face of passes/.
 *
 * Each pass works in place on a module, reports errors to the sink and returns false when it cannot
 * finish; the program is then unspecified but valid to free. Knows no files.
 */
#ifndef HLO_CTS_PASSES_PASSES_H
#define HLO_CTS_PASSES_PASSES_H

#include "base/diag.h"
#include "ir/ir.h"

enum {
#define DIAG(number, name, explanation) DIAG_##name = number,
#include "passes/diags.def"
#undef DIAG
};

/* Replaces func.call of functions of the module by the functions' bodies, innermost calls first,
 * and removes private functions that nothing refers to any more. Calls that are recursive, that go
 * to a declaration, or that sit in a body of several blocks stay. */
bool pass_inline(ir_context *c, ir_op *module, diag_sink *sink);
/* The same; it may add so many operations. */
bool pass_inline_within(ir_context *c, ir_op *module, size_t most, diag_sink *sink);

/* Replaces composites by calls of their decompositions, but for those whose names stand in `except`
 * (may be NULL), separated by commas. */
bool pass_composite_to_call(ir_context *c, ir_op *module, const char *except, size_t except_len,
                            diag_sink *sink);

/* Constants in place of what can be computed from constants, by the interpreter, to a fixed point;
 * then nothing without effect stays that nothing uses. Ops whose results have more than
 * `max_elements` elements stay, as do those that communicate, that draw random numbers, that depend
 * on who runs them, and those that the interpreter refuses. A constant takes the place and location
 * of the op that it replaces. */
#define PASS_FOLD_ELEMENTS 65536 /* what --fold-constants means without a number */
bool pass_fold_constants(ir_context *c, ir_op *module, int64_t max_elements, diag_sink *sink);

/* A form that programs had once. */
typedef struct pass_old_form {
  const ir_op *op;
  const char *until;     /* "January 2024" */
  const char *was, *now; /* now NULL: nothing took its place */
} pass_old_form;
typedef void (*pass_old_fn)(const pass_old_form *f, void *user);
/* Finds what a program that was parsed, and need not verify, says in forms of 2023 and early 2024,
 * calls `tell` (may be NULL) for each, and, with `rewrite`, writes them as they are now. `count`
 * may be NULL. */
bool pass_migrate(ir_context *c, ir_op *module, bool rewrite, pass_old_fn tell, void *user,
                  size_t *count, diag_sink *sink);

/* Every location becomes unknown. */
bool pass_strip_locations(ir_context *c, ir_op *module, diag_sink *sink);

#endif
