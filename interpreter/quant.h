/* SPDX-License-Identifier: Apache-2.0 */
/* Quantized types: operations on the values that they stand for. */
#ifndef HLO_CTS_INTERPRETER_QUANT_H
#define HLO_CTS_INTERPRETER_QUANT_H

#include "behaviors.h"

/* Whether the op computes with quantized values, so that it is evaluated as "dequantize, compute,
 * quantize". Operations that only move elements work on the storage. */
bool ev_quant_wraps(const ir_op *op);
eval_status eval_quantized(proc *p, insn *i, interp_value **in, interp_value **out);

#endif
