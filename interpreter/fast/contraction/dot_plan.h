/* SPDX-License-Identifier: Apache-2.0 */
/* How a contraction keeps its elements, and what stands between tensors and the tiles of
 * dot_tile.h. */
#ifndef HLO_CTS_INTERPRETER_DOT_PLAN_H
#define HLO_CTS_INTERPRETER_DOT_PLAN_H

#include "dot_tile.h"
#include "values/number.h"

typedef struct dot_plan {
  num_kind num;  /* of results */
  num_kind from; /* of operands: the same, or integers that widen to it */
  dot_family family;
  const dot_kernel *kernel;
  dot_rounding rounding; /* small floats */
  float scale;           /* of the left operand, and so of the sums */
  float most;            /* DOT_SMALL: beyond it, a sum may not be what the format wants */
  bool swapped;          /* the left operand of the tiles is the op's right one */
} dot_plan;

/* Looks at all elements of both operands. False: only the definition multiplies such elements. */
bool ev_dot_choose(num_kind num, num_kind from, const void *a, size_t a_count, const void *b,
                   size_t b_count, dot_plan *plan);

/* Elements in the kernel's form that so many features take. */
static inline size_t ev_dot_packed(const dot_plan *p, size_t features) {
  size_t in_one = p->family == DOT_QUADS ? 4 : p->family == DOT_PAIRS ? 2 : 1;
  return (features + in_one - 1) / in_one;
}
/* The bytes of a panel. */
static inline size_t ev_dot_panel_bytes(const dot_plan *p, size_t taps, size_t packed) {
  return (taps * packed + (p->family == DOT_QUADS)) * p->kernel->lanes * p->kernel->bytes;
}
/* The byte that a left operand of zeros consists of. */
static inline uint8_t ev_dot_zero(const dot_plan *p) { return p->family == DOT_QUADS ? 128 : 0; }
/* Whether the kernel takes elements as they are. */
bool ev_dot_as_is(const dot_plan *p);
/* `rows` times `features` elements of the left operand in the kernel's form. */
void ev_dot_left(const dot_plan *p, const void *in, size_t rows, size_t features, void *out);
/* The first `count` columns of the right operand, [tap][feature][columns], as a panel: the lanes
 * beyond them are zero. */
void ev_dot_panel(const dot_plan *p, const void *in, size_t taps, size_t features, size_t columns,
                  size_t count, void *panel);
/* The rows that the next tile has when so many are left. */
size_t ev_dot_rows(const dot_plan *p, size_t left);
/* The first `count` results of a row of a tile, as elements of the kind. */
void ev_dot_results(const dot_plan *p, const dot_tile *t, size_t row, size_t count, void *out);

#endif
