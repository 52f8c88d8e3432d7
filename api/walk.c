/* SPDX-License-Identifier: Apache-2.0 */
/* Walking: each function is a field of the floors below. */
#include "hlocts_ir.h"

#include <string.h>

#include "internal.h"
#include "text/text.h"

/* Handles are the floors' own structs under other names. */
#define OP(op) ((const ir_op *)(op))
#define BLOCK(b) ((const ir_block *)(b))
#define VALUE(v) ((const ir_value *)(v))
#define TYPE(t) ((const ir_type *)(t))
#define ATTR(a) ((const ir_attr *)(a))
#define HANDLE(kind, x) ((hlocts_##kind *)(uintptr_t)(x))

hlocts_op *hlocts_module(hlocts_program *p) { return HANDLE(op, p->module); }

hlocts_op *hlocts_function(hlocts_program *p, const char *name) {
  return HANDLE(op, ir_lookup_symbol(p->module, name, strlen(name)));
}

const char *hlocts_symbol(const hlocts_op *op) {
  const istr *name = ir_symbol_name(OP(op));
  return name ? name->bytes : "";
}

const char *hlocts_op_name(const hlocts_op *op) { return OP(op)->name->full->bytes; }
size_t hlocts_operand_count(const hlocts_op *op) { return OP(op)->operand_count; }
hlocts_value *hlocts_operand(const hlocts_op *op, size_t i) {
  return HANDLE(value, OP(op)->operands[i].value);
}
size_t hlocts_op_result_count(const hlocts_op *op) { return OP(op)->result_count; }
hlocts_value *hlocts_op_result(const hlocts_op *op, size_t i) {
  return HANDLE(value, &OP(op)->results[i]);
}
size_t hlocts_region_count(const hlocts_op *op) { return OP(op)->region_count; }
hlocts_block *hlocts_region(const hlocts_op *op, size_t i) {
  return HANDLE(block, OP(op)->regions[i].first);
}
hlocts_op *hlocts_parent(const hlocts_op *op) { return HANDLE(op, ir_op_parent(OP(op))); }
hlocts_op *hlocts_next_op(const hlocts_op *op) { return HANDLE(op, OP(op)->next); }
hlocts_op *hlocts_first_op(const hlocts_block *b) { return HANDLE(op, BLOCK(b)->first); }
hlocts_block *hlocts_next_block(const hlocts_block *b) { return HANDLE(block, BLOCK(b)->next); }
size_t hlocts_argument_count(const hlocts_block *b) { return BLOCK(b)->arg_count; }
hlocts_value *hlocts_argument(const hlocts_block *b, size_t i) {
  return HANDLE(value, BLOCK(b)->args[i]);
}

hlocts_type *hlocts_value_type(const hlocts_value *v) { return HANDLE(type, VALUE(v)->type); }
hlocts_op *hlocts_value_op(const hlocts_value *v) {
  return VALUE(v)->is_argument ? NULL : HANDLE(op, VALUE(v)->op);
}
size_t hlocts_value_number(const hlocts_value *v) { return VALUE(v)->index; }

/* --- Types --- */

hlocts_type_kind hlocts_type_is(const hlocts_type *t) {
  switch (TYPE(t)->kind) {
    case IR_TYPE_INTEGER: return HLOCTS_TYPE_INTEGER;
    case IR_TYPE_FLOAT: return HLOCTS_TYPE_FLOAT;
    case IR_TYPE_COMPLEX: return HLOCTS_TYPE_COMPLEX;
    case IR_TYPE_TENSOR: return HLOCTS_TYPE_TENSOR;
    case IR_TYPE_TUPLE: return HLOCTS_TYPE_TUPLE;
    case IR_TYPE_FUNCTION: return HLOCTS_TYPE_FUNCTION;
    case IR_TYPE_QUANTIZED: return HLOCTS_TYPE_QUANTIZED;
    default: return HLOCTS_TYPE_OTHER;
  }
}

size_t hlocts_type_width(const hlocts_type *t) {
  if (ir_type_is(TYPE(t), IR_TYPE_INTEGER)) return TYPE(t)->integer.width;
  return ir_type_is(TYPE(t), IR_TYPE_FLOAT) ? TYPE(t)->format->width : 0;
}

int hlocts_type_unsigned(const hlocts_type *t) {
  return ir_type_is(TYPE(t), IR_TYPE_INTEGER) && TYPE(t)->integer.sign == IR_UNSIGNED;
}

hlocts_type *hlocts_type_element(const hlocts_type *t) {
  if (ir_type_is(TYPE(t), IR_TYPE_COMPLEX)) return HANDLE(type, TYPE(t)->element);
  return ir_type_is_shaped(TYPE(t)) ? HANDLE(type, TYPE(t)->shaped.element) : NULL;
}

size_t hlocts_type_rank(const hlocts_type *t) {
  return ir_type_is(TYPE(t), IR_TYPE_TENSOR) ? TYPE(t)->shaped.rank : 0;
}

int64_t hlocts_type_dimension(const hlocts_type *t, size_t i) {
  int64_t n = TYPE(t)->shaped.dims[i];
  return n == IR_DYNAMIC ? -1 : n;
}

static const char *text_of(hlocts_context *c) {
  return c->text.failed ? NULL : strbuf_str(&c->text);
}

const char *hlocts_type_text(hlocts_context *c, const hlocts_type *t) {
  strbuf_reset(&c->text);
  text_print_type(c->ir, TYPE(t), &c->text);
  return text_of(c);
}

/* --- Attributes --- */

/* Attribute i, of those that are there: properties first. */
static const ir_attr *attr_at(const ir_op *op, size_t i, const char **name) {
  const ir_opdef *def = op->name->def;
  for (uint32_t k = 0; k < ir_op_prop_count(op); k++) {
    if (!op->props[k] || i-- > 0) continue;
    *name = def ? def->props[k].name : "properties";
    return op->props[k];
  }
  *name = op->attrs[i].name->bytes;
  return op->attrs[i].value;
}

size_t hlocts_attr_count(const hlocts_op *op) {
  size_t n = OP(op)->attr_count;
  for (uint32_t k = 0; k < ir_op_prop_count(OP(op)); k++) n += OP(op)->props[k] != NULL;
  return n;
}

hlocts_attr *hlocts_attr_at(const hlocts_op *op, size_t i, const char **name) {
  const char *unused;
  return HANDLE(attr, attr_at(OP(op), i, name ? name : &unused));
}

hlocts_attr *hlocts_attr_get(const hlocts_op *op, const char *name) {
  return HANDLE(attr, ir_op_get(OP(op), name));
}

hlocts_attr_kind hlocts_attr_is(const hlocts_attr *a) {
  switch (ATTR(a)->kind) {
    case IR_ATTR_UNIT: return HLOCTS_ATTR_UNIT;
    case IR_ATTR_INTEGER: return HLOCTS_ATTR_INTEGER;
    case IR_ATTR_FLOAT: return HLOCTS_ATTR_FLOAT;
    case IR_ATTR_STRING:
    case IR_ATTR_SYMBOL: return HLOCTS_ATTR_STRING;
    case IR_ATTR_ARRAY: return HLOCTS_ATTR_LIST;
    case IR_ATTR_TYPE: return HLOCTS_ATTR_TYPE;
    case IR_ATTR_DENSE:
    case IR_ATTR_DENSE_ARRAY: return HLOCTS_ATTR_ELEMENTS;
    default: return HLOCTS_ATTR_OTHER;
  }
}

int hlocts_attr_integer(const hlocts_attr *a, int64_t *out) { return ir_attr_as_int(ATTR(a), out); }

int hlocts_attr_float(const hlocts_attr *a, double *out) {
  if (!ir_attr_is(ATTR(a), IR_ATTR_FLOAT) || ATTR(a)->flt.type->format->width > 64) return 0;
  *out = ir_float_decode(ATTR(a)->flt.type->format, ATTR(a)->flt.bits[0]);
  return 1;
}

const char *hlocts_attr_string(const hlocts_attr *a, size_t *n) {
  const istr *s = ir_attr_is(ATTR(a), IR_ATTR_STRING)   ? ATTR(a)->string.value
                  : ir_attr_is(ATTR(a), IR_ATTR_SYMBOL) ? ATTR(a)->symbol.root
                                                        : NULL;
  if (s && n) *n = s->len;
  return s ? s->bytes : NULL;
}

size_t hlocts_attr_list_count(const hlocts_attr *a) {
  return ir_attr_is(ATTR(a), IR_ATTR_ARRAY) ? ATTR(a)->array.count : 0;
}

hlocts_attr *hlocts_attr_list_item(const hlocts_attr *a, size_t i) {
  return HANDLE(attr, ATTR(a)->array.items[i]);
}

hlocts_type *hlocts_attr_type(const hlocts_attr *a) {
  return ir_attr_is(ATTR(a), IR_ATTR_TYPE) ? HANDLE(type, ATTR(a)->type) : NULL;
}

const void *hlocts_attr_elements(const hlocts_attr *a, hlocts_type **type, size_t *size,
                                 int *splat) {
  const ir_attr *x = ATTR(a);
  bool list = ir_attr_is(x, IR_ATTR_DENSE_ARRAY);
  if (!list && !ir_attr_is(x, IR_ATTR_DENSE)) return NULL;
  if (type) *type = HANDLE(type, list ? x->dense_array.element : x->dense.type);
  *splat = !list && x->dense.splat;
  *size =
      list ? x->dense_array.count * ir_dense_element_size(x->dense_array.element) : x->dense.size;
  return list ? x->dense_array.data : x->dense.data;
}

const char *hlocts_attr_text(hlocts_context *c, const hlocts_attr *a) {
  strbuf_reset(&c->text);
  text_print_attr(c->ir, ATTR(a), &c->text);
  return text_of(c);
}
