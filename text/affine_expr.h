/* SPDX-License-Identifier: Apache-2.0 */
/* Affine expressions, simplified while they are made. Private to text/. */
#ifndef HLO_CTS_TEXT_AFFINE_EXPR_H
#define HLO_CTS_TEXT_AFFINE_EXPR_H

#include "parser.h"

typedef enum affine_kind {
  AFFINE_DIM,
  AFFINE_SYMBOL,
  AFFINE_CONSTANT,
  AFFINE_ADD,
  AFFINE_MUL,
  AFFINE_FLOORDIV,
  AFFINE_CEILDIV,
  AFFINE_MOD,
} affine_kind;

typedef struct affine affine;
struct affine {
  affine_kind kind;
  bool symbolic; /* no dimension in it */
  uint32_t depth;
  int64_t value; /* of a constant; the number of a dimension or symbol */
  const affine *lhs, *rhs;
};

/* A dimension, symbol or constant. */
const affine *tx_affine_leaf(parser *p, affine_kind kind, int64_t value);
/* Never NULL: after an error in *p, which a tree that is too deep is, the result means nothing. A
 * factor of a product is symbolic, and so is the right side of a division. */
const affine *tx_affine_make(parser *p, affine_kind kind, const affine *lhs, const affine *rhs);

typedef VEC(char) text_bytes;
void tx_put(parser *p, text_bytes *out, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
void tx_put_affine(parser *p, text_bytes *out, const affine *e);

#endif
