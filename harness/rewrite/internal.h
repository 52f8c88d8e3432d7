/* SPDX-License-Identifier: Apache-2.0 */
#ifndef HLO_CTS_REWRITE_INTERNAL_H
#define HLO_CTS_REWRITE_INTERNAL_H

#include "rewrite.h"

enum { RANK_MOST = 12 };

/* A type of a static tensor, in parts. */
typedef struct shaped {
  int64_t dims[RANK_MOST];
  size_t rank;
  const ir_type *element;
} shaped;
/* False: it is no static tensor, or has too many dimensions. */
bool shaped_of(const ir_type *t, shaped *out);
bool shaped_equal(const shaped *a, const shaped *b);
/* The element type with twice the bits of an integer, or the next larger usual float; NULL: none.
 */
const ir_type *wider_element(ir_context *c, const ir_type *element);
/* An integer of as many bits; NULL: there is none. */
const ir_type *bits_element(ir_context *c, const ir_type *element);
/* The numbers of an attribute that is a list; of a parameter of the attribute of a `dot_general`.
 */
typedef struct numbers {
  const int64_t *items;
  size_t count;
} numbers;
numbers numbers_of(const ir_op *op, const char *name);
numbers dot_numbers(const ir_op *op, size_t param);

/* Whether the op, and its operand of a row that matches any, meet the conditions of a row. */
bool row_matches(ir_context *c, const rewrite_row *row, const ir_op *op, uint32_t operand);
/* The text of a row as a module for the place: the function @rewrite. `name` is that of another
 * function of the row. */
void row_expand(ir_context *c, const rewrite_row *row, rewrite_place at, const char *name,
                strbuf *out);

#endif
