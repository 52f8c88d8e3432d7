/* SPDX-License-Identifier: Apache-2.0 */
/* Rules of whole ops (rules.def). */
#ifndef HLO_CTS_BOUNDS_RULES_H
#define HLO_CTS_BOUNDS_RULES_H

#include "walk.h"

/* movement.c */
bool bd_rule_fixed(walk *w, frame *f, const ir_op *op, const bounded **results);
bool bd_rule_iota(walk *w, frame *f, const ir_op *op, const bounded **results);
bool bd_rule_shape(walk *w, frame *f, const ir_op *op, const bounded **results);
bool bd_rule_bits(walk *w, frame *f, const ir_op *op, const bounded **results);
bool bd_rule_generator(walk *w, frame *f, const ir_op *op, const bounded **results);
bool bd_rule_random(walk *w, frame *f, const ir_op *op, const bounded **results);
bool bd_rule_collective(walk *w, frame *f, const ir_op *op, const bounded **results);
bool bd_rule_element(walk *w, frame *f, const ir_op *op, const bounded **results);
bool bd_rule_moved(walk *w, frame *f, const ir_op *op, const bounded **results);
/* sums.c */
bool bd_rule_contract(walk *w, frame *f, const ir_op *op, const bounded **results);
bool bd_rule_scaled(walk *w, frame *f, const ir_op *op, const bounded **results);
/* folds.c */
bool bd_rule_sort(walk *w, frame *f, const ir_op *op, const bounded **results);
bool bd_rule_fold(walk *w, frame *f, const ir_op *op, const bounded **results);
/* quantized.c */
bool bd_rule_quantize(walk *w, frame *f, const ir_op *op, const bounded **results);
/* The result of an op whose elements are computed one by one, of operands that are quantized, or
 * with a result that is. */
const bounded *bd_quantized(walk *w, frame *f, const ir_op *op, const bounded *r);
/* selections.c */
bool bd_rule_map(walk *w, frame *f, const ir_op *op, const bounded **results);
/* Whether a reduction of exact elements selects one of them, and the same in every order. */
bool bd_selects(walk *w, frame *f, const ir_op *op);
/* Whether the comparator of a sort of exact elements is a strict weak order on the first of them.
 */
bool bd_orders_strictly(walk *w, frame *f, const ir_op *op);
/* Whether a scatter of exact integers hits no element twice: then each computation of them is
 * applied once, in whatever order. */
bool bd_hits_once(walk *w, frame *f, const ir_op *op);
/* control.c */
bool bd_rule_if(walk *w, frame *f, const ir_op *op, const bounded **results);
bool bd_rule_case(walk *w, frame *f, const ir_op *op, const bounded **results);
bool bd_rule_while(walk *w, frame *f, const ir_op *op, const bounded **results);
bool bd_rule_call(walk *w, frame *f, const ir_op *op, const bounded **results);
bool bd_rule_same(walk *w, frame *f, const ir_op *op, const bounded **results);

#endif
