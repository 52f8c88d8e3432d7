/* What the files of definitions share. */
#ifndef HLO_CTS_INTERPRETER_DEFINITIONS_H
#define HLO_CTS_INTERPRETER_DEFINITIONS_H

#include "behaviors.h"
#include "fast/kern.h"
#include "fast/nd.h"

#define DEFINITION_ROWS 8

typedef struct definition {
  proc *p;
  insn *i;
  interp_value **in;         /* copies of the operands */
  interp_value *const *fast; /* what the evaluator gave: the shapes and types of the results */
  interp_value **out;        /* to be filled in */
  int64_t *rows; /* room for indices: DEFINITION_ROWS rows of `width` numbers, at least */
  size_t width;  /* one more than the highest rank of an operand or result */
} definition;

/* Row k of the room for indices. Row 0 is the index of what is being computed. */
static inline int64_t *row(const definition *d, size_t k) { return d->rows + k * d->width; }
static inline int64_t *zero_row(const definition *d, size_t k) {
  for (size_t e = 0; e < d->width; e++) row(d, k)[e] = 0;
  return row(d, k);
}

static inline size_t bytes_of(const interp_value *v) { return ev_num_rows[v->num].bytes; }
/* A list's item, where the list is optional. */
static inline int64_t item(ints list, size_t k, int64_t otherwise) {
  return list.present ? list.v[k] : otherwise;
}

uint8_t *ev_define_at(const interp_value *v, const int64_t *index);
/* The element in another kind. */
const uint8_t *ev_define_as(const interp_value *v, const int64_t *index, num_kind to,
                            uint8_t *aside);
/* An integer or boolean of any kind. */
__int128 ev_define_wide(num_kind k, const uint8_t *e);
/* The operand's element where index = low + operand_index * (interior + 1), else `fill`; `from` is
 * a row to work in. */
const uint8_t *ev_define_padded(const interp_value *v, const uint8_t *fill, const int64_t *index,
                                const int64_t *low, const int64_t *interior, int64_t *from);

/* clang-format off */
/* X(op, definition): all ops that are evaluated both ways, but for the elementwise ones. */
#define DEFINITIONS(X) \
  /* definition_shape.c */ \
  X(IOTA, ev_define_iota) \
  X(DYNAMIC_IOTA, ev_define_iota) \
  X(TRANSPOSE, ev_define_transpose) \
  X(BROADCAST, ev_define_broadcast) \
  X(BROADCAST_IN_DIM, ev_define_broadcast_in_dim) \
  X(DYNAMIC_BROADCAST_IN_DIM, ev_define_broadcast_in_dim) \
  X(REVERSE, ev_define_reverse) \
  X(SLICE, ev_define_slice) \
  X(REAL_DYNAMIC_SLICE, ev_define_real_dynamic_slice) \
  X(DYNAMIC_SLICE, ev_define_dynamic_slice) \
  X(DYNAMIC_UPDATE_SLICE, ev_define_dynamic_update_slice) \
  X(SET_DIMENSION_SIZE, ev_define_set_dimension_size) \
  X(CONCATENATE, ev_define_concatenate) \
  X(PAD, ev_define_pad) \
  X(DYNAMIC_PAD, ev_define_dynamic_pad) \
  X(GATHER, ev_define_gather) \
  X(DYNAMIC_GATHER, ev_define_dynamic_gather) \
  X(TORCH_INDEX_SELECT, ev_define_torch_index_select) \
  /* definition_linear.c */ \
  X(DOT_GENERAL, ev_define_dot_general) \
  X(DOT, ev_define_dot) \
  X(EINSUM, ev_define_einsum) \
  X(UNARY_EINSUM, ev_define_unary_einsum) \
  X(CONVOLUTION, ev_define_convolution) \
  X(DYNAMIC_CONV, ev_define_convolution) \
  X(TRIANGULAR_SOLVE, ev_define_triangular_solve) \
  /* definition_regions.c */ \
  X(REDUCE, ev_define_reduce) \
  X(REDUCE_WINDOW, ev_define_reduce_window) \
  X(SELECT_AND_SCATTER, ev_define_select_and_scatter) \
  X(MAP, ev_define_map) \
  X(SCATTER, ev_define_scatter) \
  X(SORT, ev_define_sort)
/* clang-format on */

/* The constraints hold: the evaluator has checked them. False: a diagnostic was given. */
#define DECLARE(op, define) bool define(definition *d);
DEFINITIONS(DECLARE)
#undef DECLARE
bool ev_define_elementwise(definition *d);

#endif
