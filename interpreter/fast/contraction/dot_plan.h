/* SPDX-License-Identifier: Apache-2.0 */
/* Tiles of contractions (a few rows by a few vectors of columns, kept in registers over the whole
 * depth), and how elements are brought to the form of a tile's kernel and back. */
#ifndef HLO_CTS_INTERPRETER_DOT_PLAN_H
#define HLO_CTS_INTERPRETER_DOT_PLAN_H

#include "fast/level.h"
#include "values/number.h"

#define DOT_MOST_ROWS 8
#define DOT_MOST_LANES 64                    /* of 2 bytes */
#define DOT_TILE_BYTES (DOT_MOST_ROWS * 128) /* of sums */

/* out[row][lane] = the sum over taps and features, in this order, of
 * from[tap][row][feature] * panel[tap * features + feature][lane].
 * A matrix product has one tap; a convolution has one for each position in its window. */
typedef struct dot_tile {
  size_t rows; /* dot_kernel.rows, 4, 2 or 1 */
  size_t taps, features;
  const void *const *from; /* [tap][row] */
  const void *panel;
  void *out;      /* [row][lane] */
  float *largest; /* DOT_SMALL: of the sums after each block, [row][lane] */
  const struct dot_rounding *rounding;
} dot_tile;

/* How values of a format of d <= 11 significant bits are rounded while they are kept as f32: see
 * dot_kernels.inc. */
typedef struct dot_rounding {
  float lift;   /* 2^(24 - d) */
  float lower;  /* 2^(d - 24) */
  float least;  /* DOT_SMALL: 1.5 * lift * the smallest normal number */
  size_t block; /* DOT_SMALL: features after which the largest magnitudes are looked for */
} dot_rounding;

/* The operands of a kernel. */
typedef enum dot_family {
  DOT_F32,
  DOT_F64,
  DOT_U32,
  DOT_U64,
  DOT_HALVES, /* f16 as it is */
  DOT_WIDE,   /* bf16 and tf32 as f32: the exponents of f32, no magnitude is near their bounds */
  DOT_SMALL,  /* other formats as f32; `largest` tells when a magnitude was too large */
  DOT_FAMILIES,
} dot_family;

typedef struct dot_kernel {
  size_t bytes, lanes, rows; /* an element's size; of a tile at most */
  void (*tile)(const dot_tile *t);
} dot_kernel;

extern const dot_kernel ev_dot_kernels[LEVEL_COUNT][DOT_FAMILIES];

typedef struct dot_plan {
  num_kind num; /* of operands and results */
  dot_family family;
  const dot_kernel *kernel;
  dot_rounding rounding; /* small floats */
  float scale;           /* of the left operand, and so of the sums */
  float most;            /* DOT_SMALL: beyond it, a sum may not be what the format wants */
} dot_plan;

/* Looks at all elements of both operands. False: only the definition multiplies such elements. */
bool ev_dot_choose(num_kind num, const void *a, size_t a_count, const void *b, size_t b_count,
                   dot_plan *plan);

/* Whether the kernel takes elements as they are. */
bool ev_dot_as_is(const dot_plan *p);
/* n elements of the left operand in the kernel's form. */
void ev_dot_left(const dot_plan *p, const void *in, size_t n, void *out);
/* The first `count` columns of the right operand, [depth][columns], as a panel: the lanes beyond
 * them are zero. */
void ev_dot_panel(const dot_plan *p, const void *in, size_t depth, size_t columns, size_t count,
                  void *panel);
/* The rows that the next tile has when so many are left. */
size_t ev_dot_rows(const dot_plan *p, size_t left);
/* The first `count` results of a row of a tile, as elements of the kind. */
void ev_dot_results(const dot_plan *p, const dot_tile *t, size_t row, size_t count, void *out);

#endif
