/* SPDX-License-Identifier: Apache-2.0 */
#include "values.h"

#include <string.h>

#include "base/bytes.h"
#include "base/strbuf.h"
#include "text/text.h"
#include "versions/versions.h"

/* --- The value of an attribute --- */

enum { NUMBERS_MAX = 64 };    /* of a list that are looked at */
enum { PARTS_MAX = 1 << 16 }; /* of a value that is looked into; parts may be shared */

/* Whether an attribute is a list of integers of 64 bits or booleans, and its first numbers. */
static bool numbers_of(const ir_attr *a, int64_t *out, size_t *count) {
  bool array = a->kind == IR_ATTR_DENSE_ARRAY;
  if (!array && a->kind != IR_ATTR_DENSE) return false;
  const ir_type *element = array ? a->dense_array.element : ir_type_element(a->dense.type);
  if (!ir_type_is_integer(element, 64) && !ir_type_is_integer(element, 1)) return false;
  int64_t all = array ? (int64_t)a->dense_array.count : ir_type_element_count(a->dense.type);
  const uint8_t *data = array ? a->dense_array.data : a->dense.data;
  size_t size = ir_dense_element_size(element), step = !array && a->dense.splat ? 0 : size;
  *count = all > NUMBERS_MAX ? NUMBERS_MAX : (size_t)(all > 0 ? all : 0);
  for (size_t i = 0; i < *count; i++)
    out[i] = (int64_t)bytes_load(data + i * step, size, BYTES_HERE);
  return true;
}

static json_t *numbers_json(const int64_t *n, size_t count) {
  json_t *list = json_array();
  for (size_t i = 0; i < count; i++) json_array_append_new(list, json_integer(n[i]));
  return json_pack("{s:o}", "integers", list);
}

/* As text, because JSON has no NaN. */
static json_t *double_json(double d) {
  strbuf_auto text = STRBUF_INIT;
  strbuf_addf(&text, "%.17g", d);
  return json_pack("{s:s}", "float", strbuf_str(&text));
}

static json_t *value_json(const ir_attr *a);

static json_t *values_json(const ir_attr *const *items, size_t count) {
  json_t *list = json_array();
  for (size_t i = 0; i < count; i++) json_array_append_new(list, value_json(items[i]));
  return list;
}

static json_t *case_json(const ir_enumdef *e, uint64_t number) {
  const ir_enumcase *c = ir_enum_by_number(e, number);
  return json_string(c ? c->name : "unknown");
}

static json_t *param_json(const ir_paramdef *d, const ir_param *p) {
  if (d->kind == IR_PARAM_ATTR && p->attr) return value_json(p->attr);
  switch (d->kind) {
    case IR_PARAM_INT: return json_integer(p->i);
    case IR_PARAM_UINT: return json_integer((int64_t)p->u);
    case IR_PARAM_INTS:
    case IR_PARAM_DIMS: return numbers_json(p->ints, p->count);
    case IR_PARAM_BOOL: return json_boolean(p->u);
    case IR_PARAM_DOUBLE: return double_json(p->d);
    case IR_PARAM_ATTRS: return values_json(p->attrs, p->count);
    case IR_PARAM_ENUM: return case_json(d->enumdef, p->u);
    case IR_PARAM_TYPE:
      if (ir_type_is(p->type, IR_TYPE_FLOAT)) return json_string(p->type->format->name);
      return json_string(p->type ? "said" : "unsaid");
    default: return json_string(ir_param_absent(d, p) ? "unsaid" : "said");
  }
}

static json_t *integer_json(const ir_attr *a) { /* i0 has no words */
  int64_t n = a->integer.word_count ? (int64_t)a->integer.words[0] : 0;
  return ir_type_is_integer(a->integer.type, 1) ? json_boolean(n & 1) : json_integer(n);
}

/* A word stands for a value of which no more is told. */
static json_t *value_json(const ir_attr *a) {
  const ir_attrdef *def = a->kind == IR_ATTR_DEFINED ? a->defined.def : NULL;
  int64_t numbers[NUMBERS_MAX];
  size_t count;
  if (numbers_of(a, numbers, &count)) {
    json_t *list = numbers_json(numbers, count);
    if (a->kind == IR_ATTR_DENSE && a->dense.type->shaped.rank == 2)
      json_object_set_new(list, "rows", json_integer(a->dense.type->shaped.dims[0]));
    return list;
  }
  if (a->weight > PARTS_MAX) return json_string("said");
  if (def && def->param_count == 1) return param_json(&def->params[0], &a->defined.params[0]);
  switch (a->kind) {
    case IR_ATTR_INTEGER: return integer_json(a);
    case IR_ATTR_FLOAT: return double_json(ir_float_decode(a->flt.type->format, a->flt.bits[0]));
    case IR_ATTR_STRING: return json_string(a->string.value->len ? "text" : "empty");
    case IR_ATTR_ARRAY: return values_json(a->array.items, a->array.count);
    case IR_ATTR_DICT: return json_string(a->dict.count ? "entries" : "empty");
    case IR_ATTR_DENSE: return json_string(a->dense.splat ? "splat" : "elements");
    default: return json_string("said");
  }
}

/* --- An op --- */

typedef struct looker {
  ir_context *c;
  bool sized;
  op_pool *pool;
  json_t *ops;
} looker;

static void add_value(json_t *list, const char *name, json_t *value) {
  json_array_append_new(list, json_pack("[s, o]", name, value));
}

/* An attribute, or each parameter of one that has several. */
static void add_attribute(json_t *list, const char *name, const ir_attr *a) {
  const ir_attrdef *def = a && a->kind == IR_ATTR_DEFINED ? a->defined.def : NULL;
  if (!def || def->param_count < 2) {
    add_value(list, name, a ? value_json(a) : json_string("unsaid"));
    return;
  }
  for (size_t i = 0; i < def->param_count; i++) {
    strbuf_auto whole = STRBUF_INIT;
    strbuf_addf(&whole, "%s.%s", name, def->params[i].name);
    add_value(list, strbuf_str(&whole), param_json(&def->params[i], &a->defined.params[i]));
  }
}

/* The elements of a constant are data, whatever their type. */
static json_t *attributes_json(const ir_op *op) {
  const ir_opdef *def = op->name->def;
  json_t *list = json_array();
  for (size_t i = 0; i < def->prop_count; i++) {
    const ir_attr *a = op->props[i];
    if (ir_op_is(op, OP_STABLEHLO_CONSTANT) && ir_attr_is(a, IR_ATTR_DENSE))
      add_value(list, "value", json_string(a->dense.splat ? "splat" : "elements"));
    else if (strcmp(def->props[i].name, "operandSegmentSizes") != 0)
      add_attribute(list, def->props[i].name, a);
  }
  return list;
}

static void add_type(const looker *l, json_t *list, const ir_type *t) {
  strbuf_auto text = STRBUF_INIT;
  if (t->weight > PARTS_MAX)
    strbuf_adds(&text, "tuple<>"); /* only tuples share that many */
  else
    text_print_type(l->c, t, &text);
  json_array_append_new(list, json_string(strbuf_str(&text)));
}

static json_t *types_json(const looker *l, const ir_op *op) {
  json_t *list = json_array();
  for (size_t i = 0; i < op->operand_count; i++) add_type(l, list, op->operands[i].value->type);
  for (size_t i = 0; i < op->result_count; i++) add_type(l, list, op->results[i].type);
  return list;
}

/* A float, or an integer of any sign. */
static json_t *element_json(const ir_type *t, uint64_t bits, size_t size) {
  if (t->kind == IR_TYPE_FLOAT) return double_json(ir_float_decode(t->format, bits));
  if (t->integer.sign == IR_UNSIGNED || t->integer.width == 1) return json_integer((int64_t)bits);
  return json_integer((int64_t)(bits << (64 - 8 * size)) >> (64 - 8 * size));
}

/* The first elements of a constant, those of complex numbers as two; null: of another type. */
static json_t *elements_json(const ir_attr *a) {
  const ir_type *element = ir_type_element(a->dense.type);
  size_t parts = element->kind == IR_TYPE_COMPLEX ? 2 : 1;
  const ir_type *part = parts == 2 ? element->element : element;
  size_t size = ir_dense_element_size(part), count = a->dense.splat ? 1 : ir_dense_count(a);
  bool known = part->kind == IR_TYPE_FLOAT || part->kind == IR_TYPE_INTEGER;
  if (!known || size < 1 || size > 8) return json_null();
  json_t *list = json_array();
  for (size_t i = 0; i < count && i < NUMBERS_MAX; i++)
    for (size_t k = 0; k < parts; k++) {
      uint64_t bits = bytes_load(ir_dense_element(a, i) + k * size, size, BYTES_HERE);
      json_array_append_new(list, element_json(part, bits, size));
    }
  return list;
}

/* Whether a constant has one value for all elements, and its elements; null: no constant. */
static json_t *operand_json(const ir_value *v) {
  const ir_attr *a =
      !v->is_argument && ir_op_is(v->op, OP_STABLEHLO_CONSTANT) ? v->op->props[0] : NULL;
  if (!ir_attr_is(a, IR_ATTR_DENSE)) return json_null();
  return json_pack("[b, o]", a->dense.splat, elements_json(a));
}

static json_t *operands_json(const ir_op *op) {
  json_t *list = json_array();
  for (size_t i = 0; i < op->operand_count; i++)
    json_array_append_new(list, operand_json(op->operands[i].value));
  return list;
}

/* "add"; with the cases of enums that it has: "compare GE". */
static json_t *name_json(const ir_op *op, const char *name) {
  strbuf_auto text = STRBUF_INIT;
  strbuf_adds(&text, name);
  for (size_t i = 0; i < op->name->def->prop_count; i++) {
    const ir_attr *a = op->props[i];
    const ir_attrdef *def = ir_attr_is(a, IR_ATTR_DEFINED) ? a->defined.def : NULL;
    json_t *value =
        def && def->param_count == 1 && def->params[0].kind == IR_PARAM_ENUM ? value_json(a) : NULL;
    if (value) strbuf_addf(&text, " %s", json_string_value(value));
    json_decref(value);
  }
  return json_string(strbuf_str(&text));
}

/* The ops in each region. */
static json_t *regions_json(const ir_op *op) {
  json_t *list = json_array();
  for (size_t i = 0; i < op->region_count; i++) {
    json_t *names = json_array();
    const ir_block *block = op->regions[i].first;
    for (const ir_op *o = block ? block->first : NULL; o; o = o->next) {
      const char *name = o->name->def ? vs_stablehlo_name(o->name->def->name) : NULL;
      if (name) json_array_append_new(names, name_json(o, name));
    }
    json_array_append_new(list, names);
  }
  return list;
}

/* Whether an op takes any number of operands or gives any number of results, of any types. */
static bool is_variadic(const ir_opdef *def) {
  for (size_t i = 0; i < def->operand_count; i++)
    if (def->operands[i].arity == IR_VARIADIC) return true;
  for (size_t i = 0; i < def->result_count; i++)
    if (def->results[i].arity == IR_VARIADIC) return true;
  return false;
}

/* Takes an op into the pool, and gives its number. */
static json_t *number_of(op_pool *pool, json_t *op) {
  auto_free char *text = json_dumps(op, JSON_COMPACT);
  const istr *known = intern_get(pool->texts, text ? text : "", text ? strlen(text) : 0);
  if (!known->word) {
    json_array_append(pool->list, op);
    intern_set_word(known, (void *)json_array_size(pool->list));
  }
  json_decref(op);
  return json_integer((json_int_t)(uintptr_t)known->word - 1);
}

static bool look(ir_op *op, void *user) {
  const looker *l = user;
  const ir_opdef *def = op->name->def;
  const char *name = def ? vs_stablehlo_name(def->name) : NULL;
  if (!name || (l->sized && ir_op_is(op, OP_STABLEHLO_CONSTANT))) return true;
  json_array_append_new(
      l->ops, number_of(l->pool,
                        json_pack("[s, b, o, o, o, o]", name, is_variadic(def), attributes_json(op),
                                  types_json(l, op), operands_json(op), regions_json(op))));
  return true;
}

json_t *values_of(ir_context *c, const ir_op *module, bool sized, op_pool *pool) {
  looker l = {.c = c, .sized = sized, .pool = pool, .ops = json_array()};
  ir_walk((ir_op *)module, look, &l);
  return l.ops;
}
