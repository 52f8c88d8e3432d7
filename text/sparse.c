/* SPDX-License-Identifier: Apache-2.0 */
/* sparse<indices, values>: read and printed. Grammar:
 * https://mlir.llvm.org/docs/Dialects/Builtin/#sparseelementsattr. What a literal without brackets
 * stands for, and the errors: mlir/lib/AsmParser/AttributeParser.cpp; as jaxlib 0.10.2 prints. */
#include <string.h>

#include "dense.h"

static void add_shape(strbuf *out, const char *what, const ir_type *t) {
  strbuf_addf(out, "%s([", what);
  for (size_t i = 0; i < t->shaped.rank; i++)
    strbuf_addf(out, "%s%lld", i ? ", " : "", (long long)t->shaped.dims[i]);
  strbuf_adds(out, "])");
}

static void add_index(strbuf *out, const ir_attr *indices, size_t row, size_t rank) {
  strbuf_addf(out, "sparse index #%zu is not contained within the value shape, with index=[", row);
  for (size_t i = 0; i < rank; i++) {
    uint64_t at;
    memcpy(&at, indices->dense.data + (indices->dense.splat ? 0 : 8 * (row * rank + i)), 8);
    strbuf_addf(out, "%s%llu", i ? ", " : "", (unsigned long long)at);
  }
}

static const ir_attr *make_sparse(parser *p, const char *at, const ir_type *type,
                                  const ir_attr *indices, const ir_attr *values) {
  strbuf_auto why = STRBUF_INIT;
  size_t row;
  switch (ir_sparse_fits(type, indices, values, &row)) {
    case IR_SPARSE_FITS: return ir_attr_sparse(p->ctx, type, indices, values);
    case IR_SPARSE_RANK: strbuf_adds(&why, "expected 1-d tensor for sparse element values"); break;
    case IR_SPARSE_SHAPE:
      add_shape(&why, "expected shape ", type);
      add_shape(&why, "; inferred shape of indices literal ", indices->dense.type);
      add_shape(&why, "; inferred shape of values literal ", ir_attr_elements_type(values));
      break;
    case IR_SPARSE_INDEX:
      add_index(&why, indices, row, type->shaped.rank);
      strbuf_adds(&why, "], and type='");
      text_tell_type(p->ctx, type, &why);
      strbuf_addc(&why, '\'');
  }
  tx_parser_error_id(p, DIAG_TEXT_LITERAL, at, "%s", strbuf_str(&why));
  return NULL;
}

/* The type of a literal: its own shape, or, without brackets, that of one value. */
static const ir_type *type_of(parser *p, const dense_literal *l, const int64_t *dims, size_t rank,
                              const ir_type *element) {
  const dim_list *shape = &l->lists.shape;
  if (shape->count) return ir_type_tensor(p->ctx, shape->items, shape->count, element, NULL);
  return ir_type_tensor(p->ctx, dims, rank, element, NULL);
}

const ir_attr *tx_parse_sparse(parser *p, const ir_type *type) {
  const char *at = p->tok.at;
  dense_literal i = {.at = at}, v = {.at = at};
  tx_parser_next(p);
  if (!tx_parser_expect(p, TOK_LESS, "Expected '<' after 'sparse'")) return NULL;
  i.at = i.body = v.body = p->tok.at;
  bool empty = tx_parser_at(p, TOK_GREATER);
  if (!empty) {
    if (!tx_scan_literal(p, &i, false) || !tx_parser_expect(p, TOK_COMMA, "expected ','"))
      return NULL;
    v.at = p->tok.at;
    if (!tx_scan_literal(p, &v, true)) return NULL;
  }
  if (!tx_parser_expect(p, TOK_GREATER, "expected '>'") || !(type = tx_literal_type(p, at, type)))
    return NULL;
  int64_t dims[] = {empty ? 0 : 1, (int64_t)type->shaped.rank};
  const ir_type *of_indices = type_of(p, &i, dims, 2, ir_type_integer(p->ctx, 64, IR_SIGNLESS));
  const ir_type *of_values = type_of(p, &v, of_indices->shaped.dims, 1, type->shaped.element);
  const ir_attr *indices = tx_literal_attr(p, &i, of_indices);
  const ir_attr *values = indices ? tx_literal_attr(p, &v, of_values) : NULL;
  return values ? make_sparse(p, at, type, indices, values) : NULL;
}

/* Indices without a number, of rank 0 or none at all, are left out, with their values. */
void tx_print_sparse(printer *pr, const ir_attr *a) {
  const ir_attr *indices = a->sparse.indices, *values = a->sparse.values;
  if (tx_elide_elements(pr, indices) || tx_elide_elements(pr, values)) return;
  strbuf_adds(pr->out, "sparse<");
  if (ir_type_element_count(indices->dense.type)) {
    tx_print_elements(pr, indices, false);
    strbuf_adds(pr->out, ", ");
    tx_print_elements(pr, values, true);
  }
  strbuf_addc(pr->out, '>');
}
