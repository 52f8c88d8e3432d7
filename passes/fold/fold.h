/* SPDX-License-Identifier: Apache-2.0 */
/* Constant folding: the one pass that evaluates. The public face of passes/fold/. */
#ifndef HLO_CTS_PASSES_FOLD_FOLD_H
#define HLO_CTS_PASSES_FOLD_FOLD_H

#include "base/diag.h"
#include "ir/ir.h"

/* Evaluates ops whose operands are constants, with the interpreter, until no such op is left. Then
 * it removes pure ops whose results are not used. An op stays if its results have more than
 * `max_elements` elements, if it communicates, draws random numbers or depends on the process that
 * runs it, or if the interpreter refuses it. A constant takes the place and the location of the op
 * that it replaces. */
#define PASS_FOLD_ELEMENTS 65536 /* what --fold-constants means without a number */
bool pass_fold_constants(ir_context *c, ir_op *module, int64_t max_elements, diag_sink *sink);

#endif
