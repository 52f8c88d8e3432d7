/* SPDX-License-Identifier: Apache-2.0 */
/* Programs to programs. The public face of passes/.
 *
 * Each pass changes a module in place. If it cannot finish, it reports an error to the sink and
 * returns false; the program is then unspecified but can be freed. Passes must not depend on files.
 */
#ifndef HLO_CTS_PASSES_PASSES_H
#define HLO_CTS_PASSES_PASSES_H

#include "base/diag.h"
#include "ir/ir.h"
#include "versions/opset.h"

enum {
#define DIAG(number, name, explanation) DIAG_##name = number,
#include "passes/diags.def"
#undef DIAG
};

/* Replaces func.call of functions of the module by the functions' bodies, innermost calls first,
 * and removes private functions that nothing refers to any more. Calls that are recursive, that go
 * to a declaration, or that sit in a body of several blocks stay. */
bool pass_inline(ir_context *c, ir_op *module, diag_sink *sink);
/* The same, with a limit: it adds at most `most` operations. */
bool pass_inline_within(ir_context *c, ir_op *module, size_t most, diag_sink *sink);

/* Replaces composites by calls of their decompositions. Composites whose names are in `except` (a
 * list separated by commas; may be NULL) stay. */
bool pass_composite_to_call(ir_context *c, ir_op *module, const char *except, size_t except_len,
                            diag_sink *sink);

/* A use of a form that StableHLO had before. */
typedef struct pass_old_form {
  const ir_op *op;
  const char *until;     /* "January 2024" */
  const char *was, *now; /* now NULL: nothing took its place */
} pass_old_form;
typedef void (*pass_old_fn)(const pass_old_form *f, void *user);
/* Finds forms of 2023 and early 2024 in a program that was parsed and may be invalid. It calls
 * `tell` (may be NULL) for each and, with `rewrite`, replaces them by today's forms. `count` (may
 * be NULL) gets their number. */
bool pass_migrate(ir_context *c, ir_op *module, bool rewrite, pass_old_fn tell, void *user,
                  size_t *count, diag_sink *sink);

/* Expands what `target` has not into what it has: tan, batching dimensions of gather and scatter,
 * axes of a mesh as replica groups, ranges of files as locations. What cannot be expanded stays.
 * The program means the same. As in upstream, constants move to the front of their function, equal
 * ones become one, and ops without effect whose results are not used go. */
bool pass_expand_for(ir_context *c, ir_op *module, vs_version target, diag_sink *sink);
/* exponential, log, log_plus_one and sqrt of complex numbers become ops on real ones, with the same
 * effect on constants and unused ops. */
bool pass_expand_complex_math(ir_context *c, ir_op *module, diag_sink *sink);
/* Both, as XLA does before it serializes for a target. */
bool pass_expand(ir_context *c, ir_op *module, vs_version target, diag_sink *sink);

/* Every location becomes unknown. */
bool pass_strip_locations(ir_context *c, ir_op *module, diag_sink *sink);

#endif
