/* SPDX-License-Identifier: Apache-2.0 */
/* Which ops have effects, and the removal of those that nobody would miss. */
#ifndef HLO_CTS_PASSES_EFFECTS_H
#define HLO_CTS_PASSES_EFFECTS_H

#include "base/vec.h"
#include "ir/ir.h"

typedef VEC(ir_op *) op_list;
/* The ops inside `root`, parents first. They stay in the list when they are erased. */
void ps_effects_list(ir_context *c, ir_op *root, op_list *out);

/* Whether the op alone, whatever its regions hold, has no effect by its definition. */
static inline bool effects_quiet(const ir_op *op) {
  return ir_op_has_trait(op, IR_TRAIT_PURE) || ir_op_has_trait(op, IR_TRAIT_RECURSIVE_EFFECTS);
}

/* Erases ops inside `root` that have no effect and whose results are not used, until there are no
 * more; `keep` (may be NULL) names ops that stay. Returns whether there were some. */
bool ps_effects_remove_dead(ir_context *c, ir_op *root, bool (*keep)(const ir_op *op));

#endif
