/* SPDX-License-Identifier: Apache-2.0 */
/* Formulas: one op on complex or real numbers, as several others. */
#ifndef HLO_CTS_PASSES_FORMULA_H
#define HLO_CTS_PASSES_FORMULA_H

#include "ir/ir.h"

/* Replaces an op with one operand `z` by the ops of a formula, in its order. A formula is a list of
 * "name = op operand ...", separated by "; ". Each operand is `z` or a name before it. The last
 * one is the result. Instead of an op there can be
 *   a number          a constant, each element of it, of the type of `x`, which comes before it
 *   largest infinity  the same, as the type has it
 *   compare.GT        a comparison with its direction
 * Constants whose type has dynamic dimensions become chlo.constant_like. */
void ps_formula_apply(ir_context *c, ir_op *op, const char *formula);

extern const char ps_formula_tan[], ps_formula_complex_tan[], ps_formula_complex_exp[],
    ps_formula_complex_log[], ps_formula_complex_log1p[], ps_formula_complex_sqrt[];

#endif
