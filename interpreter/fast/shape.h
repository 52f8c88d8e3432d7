/* Functions of shape.c that other files use. */
#ifndef HLO_CTS_INTERPRETER_SHAPE_H
#define HLO_CTS_INTERPRETER_SHAPE_H

#include "behaviors.h"
#include "kern.h"

/* Dimension d of `from` becomes dimension to_dims[d] of `to`, or is repeated when its size is 1. */
bool ev_broadcast_to(proc *p, const insn *i, const interp_value *from, const int64_t *to_dims,
                     interp_value *to);
/* One tensor after the other along a dimension; shapes are checked by the caller. */
bool ev_concatenate_into(proc *p, const insn *i, interp_value *const *in, size_t n,
                         size_t dimension, interp_value *out);
/* The shape of a padded tensor; false with a diagnostic when it has none. */
bool ev_pad_shape(proc *p, const insn *i, const int64_t *dims, size_t rank, const int64_t *low,
                  const int64_t *high, const int64_t *interior, int64_t *out);
bool ev_pad_into(proc *p, const insn *i, const interp_value *in, const uint8_t *fill,
                 const int64_t *low, const int64_t *interior, interp_value *out);
/* Attribute 'padding', [rank, 2]; absent: none. */
bool ev_read_padding(proc *p, insn *i, size_t rank, int64_t *low, int64_t *high);

#endif
