/* SPDX-License-Identifier: Apache-2.0 */
/* The rewrites that the rows of expand.c name. */
#ifndef HLO_CTS_PASSES_EXPAND_H
#define HLO_CTS_PASSES_EXPAND_H

#include "rewrite.h"

rewrite_outcome ps_expand_gather(ir_context *c, ir_op *op, diag_sink *sink);
rewrite_outcome ps_expand_scatter(ir_context *c, ir_op *op, diag_sink *sink);
rewrite_outcome ps_expand_mesh_axes(ir_context *c, ir_op *op, diag_sink *sink);
/* Ranges of files become their starts, in all locations of an op and its arguments. */
rewrite_outcome ps_expand_file_ranges(ir_context *c, ir_op *op, diag_sink *sink);
/* chlo.constant_like of a type that is dynamic becomes a broadcast to the shape of its operand. */
rewrite_outcome ps_expand_constant_like(ir_context *c, ir_op *op, diag_sink *sink);

#endif
