/* SPDX-License-Identifier: Apache-2.0 */
/* Expresses newer ops in the ops of an older release.
 *
 * Sources: StablehloCompatibilityExpander.cpp, StablehloComplexMathExpander.cpp and the patterns
 * beside them in stablehlo/transforms; the order of the passes is that of
 * SerializeUsingVersionedStablehlo in xla/pjrt/mlir_to_hlo.cc. */
#include "expand.h"

#include "formula.h"
#include "passes/passes.h"

/* --- One op as several --- */

static bool is_complex(const ir_op *op) {
  return ir_type_is(ir_type_element(op->operands[0].value->type), IR_TYPE_COMPLEX);
}

static rewrite_outcome apply(ir_context *c, ir_op *op, bool complex, const char *formula) {
  if (is_complex(op) != complex || !ir_type_is(op->operands[0].value->type, IR_TYPE_TENSOR) ||
      !ps_rewrite_default_accuracy(op))
    return REWRITE_NO_MATCH;
  ps_formula_apply(c, op, formula);
  return REWRITE_DONE;
}

#define FORMULA(name, complex, formula)                                    \
  static rewrite_outcome name(ir_context *c, ir_op *op, diag_sink *sink) { \
    (void)sink;                                                            \
    return apply(c, op, complex, formula);                                 \
  }
FORMULA(tan_of_real, false, ps_formula_tan)
FORMULA(tan_of_complex, true, ps_formula_complex_tan)
FORMULA(exp_of_complex, true, ps_formula_complex_exp)
FORMULA(log_of_complex, true, ps_formula_complex_log)
FORMULA(log1p_of_complex, true, ps_formula_complex_log1p)
FORMULA(sqrt_of_complex, true, ps_formula_complex_sqrt)

/* --- The rows --- */

#define RELEASE(major, minor) VS(major, minor, 0)
static const rewrite_row compatibility[] = {
    {"batching dimensions of gather", RELEASE(1, 1), OP_STABLEHLO_GATHER, ps_expand_gather},
    {"batching dimensions of scatter", RELEASE(1, 1), OP_STABLEHLO_SCATTER, ps_expand_scatter},
    {"tan of complex numbers", RELEASE(1, 4), OP_STABLEHLO_TAN, tan_of_complex},
    {"tan", RELEASE(1, 4), OP_STABLEHLO_TAN, tan_of_real},
    {"ranges of files as locations", RELEASE(1, 9), VS_NO_ID, ps_expand_file_ranges},
    {"axes of a mesh as replica groups", RELEASE(1, 16), VS_NO_ID, ps_expand_mesh_axes},
};
/* Every release has these; compilers prefer real numbers. */
static const rewrite_row complex_math[] = {
    {"exponential of complex numbers", VS_FOREVER, OP_STABLEHLO_EXPONENTIAL, exp_of_complex},
    {"log of complex numbers", VS_FOREVER, OP_STABLEHLO_LOG, log_of_complex},
    {"log_plus_one of complex numbers", VS_FOREVER, OP_STABLEHLO_LOG_PLUS_ONE, log1p_of_complex},
    {"sqrt of complex numbers", VS_FOREVER, OP_STABLEHLO_SQRT, sqrt_of_complex},
};
static const rewrite_row constants[] = {
    {"constants of a dynamic shape", VS_FOREVER, OP_CHLO_CONSTANT_LIKE, ps_expand_constant_like},
};
#define ROWS(rows) rows, sizeof rows / sizeof *rows

/* --- The passes --- */

static bool compatible(ir_context *c, ir_op *module, vs_version target, diag_sink *sink) {
  if (target < RELEASE(1, 9)) ps_expand_file_ranges(c, module, sink);
  return ps_rewrite_greedily(c, module, ROWS(compatibility), target, sink);
}

/* Functions that are not directly in the module stay as they are. */
static bool without_complex_math(ir_context *c, ir_op *module, diag_sink *sink) {
  ir_block *body = module->region_count ? module->regions[0].first : NULL;
  for (ir_op *op = body ? body->first : NULL; op; op = op->next)
    if (ir_op_is(op, OP_FUNC_FUNC) &&
        !ps_rewrite_greedily(c, op, ROWS(complex_math), VS_NONE, sink))
      return false;
  return true;
}

static bool all(ir_context *c, ir_op *module, vs_version target, diag_sink *sink) {
  return without_complex_math(c, module, sink) &&
         ps_rewrite_all(c, module, ROWS(constants), sink) && compatible(c, module, target, sink) &&
         ps_rewrite_all(c, module, ROWS(constants), sink);
}

enum { COMPATIBILITY, COMPLEX_MATH, ALL };

static bool run(ir_context *c, ir_op *module, int which, vs_version target, diag_sink *sink) {
  arena_guard g;
  if (!ARENA_GUARD(ir_arena(c), &g))
    return diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  bool ok = which == COMPATIBILITY  ? compatible(c, module, target, sink)
            : which == COMPLEX_MATH ? without_complex_math(c, module, sink)
                                    : all(c, module, target, sink);
  arena_guard_pop(ir_arena(c), &g);
  return ok;
}

bool pass_expand_for(ir_context *c, ir_op *module, vs_version target, diag_sink *sink) {
  return run(c, module, COMPATIBILITY, target, sink);
}

bool pass_expand_complex_math(ir_context *c, ir_op *module, diag_sink *sink) {
  return run(c, module, COMPLEX_MATH, VS_NONE, sink);
}

bool pass_expand(ir_context *c, ir_op *module, vs_version target, diag_sink *sink) {
  return run(c, module, ALL, target, sink);
}
