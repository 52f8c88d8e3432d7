/* SPDX-License-Identifier: Apache-2.0 */
/* Functions of shape.c that other files use. */
#ifndef HLO_CTS_INTERPRETER_DEFINE_SHAPE_H
#define HLO_CTS_INTERPRETER_DEFINE_SHAPE_H

#include "behaviors.h"
#include "definition.h"

/* The shape of a padded tensor; false with a diagnostic, which ends in `row`, when it has none. */
bool ev_pad_shape(proc *p, const insn *i, const int64_t *dims, size_t rank, const int64_t *low,
                  const int64_t *high, const int64_t *interior, int64_t *out, const char *row);
/* clamp(0, start_indices, shape(operand) - sizes); the start indices are operands from `first` on.
 */
void ev_clamped_starts(const definition *d, size_t first, const interp_value *sizes,
                       int64_t *start);

#endif
