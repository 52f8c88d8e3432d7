/* SPDX-License-Identifier: Apache-2.0 */
/* Constants: dense elements, dense resources and dense arrays. Private to text/. */
#ifndef HLO_CTS_TEXT_DENSE_H
#define HLO_CTS_TEXT_DENSE_H

#include "parser.h"
#include "printer.h"

/* At their word; `type` as for tx_parse_attr. */
const ir_attr *tx_parse_dense(parser *p, const ir_type *type);
const ir_attr *tx_parse_dense_resource(parser *p, const ir_type *type);
const ir_attr *tx_parse_dense_array(parser *p);

const ir_attr *tx_parse_sparse(parser *p, const ir_type *type);

/* dense<…> without the ": type", of numbers or strings. */
void tx_print_dense(printer *pr, const ir_attr *a);
void tx_print_sparse(printer *pr, const ir_attr *a);
/* The elements alone. `hex`: many numbers are hexadecimal digits. */
void tx_print_elements(printer *pr, const ir_attr *a, bool hex);
/* Whether there are more than are printed; then a mark was printed. */
bool tx_elide_elements(printer *pr, const ir_attr *a);
void tx_print_dense_array(printer *pr, const ir_attr *a, bool with_type);

/* "0x…" digits to bytes; false unless all of them are hex digits in pairs. */
bool tx_decode_hex(const char *digits, size_t n, uint8_t *out);
void tx_print_hex_digits(strbuf *out, const uint8_t *bytes, size_t n);

/* The shape of a nested list while it is being read: lengths from the outside in. */
typedef struct nesting {
  dim_list shape;
  bool leaf_known;
  size_t leaf; /* the level whose items are no lists */
} nesting;
/* An item (a list or not) of the list at `level` was read; a list at `level` was closed. */
bool tx_nesting_item(parser *p, nesting *n, size_t level, bool is_list);
bool tx_nesting_close(parser *p, nesting *n, size_t level, int64_t count);

/* Elements as they are written, before their type is known. */
typedef struct dense_literal {
  const char *at;   /* what errors point at */
  const char *body; /* of the first token */
  nesting lists;
  uint64_t scalars; /* numbers or strings; two for a complex element */
  bool string;      /* one string stands for all */
  token text;
} dense_literal;
/* `hex`: a string may hold all elements. */
bool tx_scan_literal(parser *p, dense_literal *l, bool hex);
/* The static shaped type of elements: `type`, or what stands behind a colon. */
const ir_type *tx_literal_type(parser *p, const char *at, const ir_type *type);
const ir_attr *tx_literal_attr(parser *p, const dense_literal *l, const ir_type *type);

#endif
