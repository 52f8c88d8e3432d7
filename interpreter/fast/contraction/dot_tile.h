/* SPDX-License-Identifier: Apache-2.0 */
/* Tiles of contractions: a few rows by a few vectors of columns, kept in registers over the whole
 * depth. */
#ifndef HLO_CTS_INTERPRETER_DOT_TILE_H
#define HLO_CTS_INTERPRETER_DOT_TILE_H

#include <stddef.h>
#include <stdint.h>

#include "fast/level.h"

#define DOT_MOST_ROWS 8
#define DOT_MOST_LANES 64                    /* of 2 bytes */
#define DOT_TILE_BYTES (DOT_MOST_ROWS * 128) /* of sums */

/* out[row][lane] = the sum over taps and features, in this order, of
 * from[tap][row][feature] * panel[(tap * features + feature) * stride + lane].
 * A matrix product has one tap; a convolution has one for each position in its window. */
typedef struct dot_tile {
  size_t rows; /* dot_kernel.rows, 4, 2 or 1 */
  size_t taps, features, stride;
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
  DOT_PAIRS, /* two i16 in each u32; products and sums wrap at 32 bits */
  DOT_QUADS, /* four of 8 bits: plus 128 on the left; the panel starts with what the sums start from
              */
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

#endif
