/* SPDX-License-Identifier: Apache-2.0 */
#include "pairs.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/bytes.h"
#include "versions/versions.h"

/* --- The class of an attribute's value --- */

/* The class of an integer: -1 to 3 are classes of their own. */
static void add_number(int64_t n, strbuf *out) {
  if (n == IR_DYNAMIC)
    strbuf_adds(out, "dynamic");
  else if (n < -1)
    strbuf_adds(out, "below -1");
  else if (n > 3)
    strbuf_adds(out, "above 3");
  else
    strbuf_addi(out, n);
}

static const char *class_of_numbers(const int64_t *n, size_t count) {
  bool equal = true, counting = true, rising = true, falling = true, negative = false;
  for (size_t i = 0; i < count; i++) {
    if (n[i] == IR_DYNAMIC) return "dynamic";
    negative |= n[i] < 0;
    equal &= n[i] == n[0];
    counting &= n[i] == (int64_t)i;
    rising &= i == 0 || n[i] > n[i - 1];
    falling &= i == 0 || n[i] < n[i - 1];
  }
  if (!count) return "none";
  if (negative) return "a negative one";
  if (equal) return n[0] == 0 ? "all 0" : n[0] == 1 ? "all 1" : "equal, above 1";
  return counting ? "0, 1, …" : rising ? "rising" : falling ? "falling" : "mixed";
}

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

static void add_class(const ir_attr *a, strbuf *out);

/* The classes of the items, each once, in the order in which they stand. */
static void add_classes(const ir_attr *const *items, size_t count, strbuf *out) {
  strbuf_auto list = STRBUF_INIT, one = STRBUF_INIT;
  strbuf_adds(&list, "|");
  for (size_t i = 0; i < count && list.len < 80; i++) {
    strbuf_reset(&one);
    strbuf_addc(&one, '|');
    add_class(items[i], &one);
    strbuf_addc(&one, '|');
    if (strstr(strbuf_str(&list), strbuf_str(&one))) continue;
    if (list.len > 1) strbuf_adds(out, " and ");
    strbuf_add(out, one.bytes + 1, one.len - 2);
    strbuf_adds(&list, strbuf_str(&one) + 1);
  }
  if (!count) strbuf_adds(out, "none");
}

static void add_double(double d, strbuf *out) {
  strbuf_adds(out, d == 0 ? "0" : d == 1 ? "1" : d < 0 ? "below 0" : d > 0 ? "above 0" : "NaN");
}

static void add_case(const ir_enumdef *e, uint64_t number, strbuf *out) {
  const ir_enumcase *c = ir_enum_by_number(e, number);
  strbuf_adds(out, c ? c->name : "unknown");
}

static void add_param(const ir_paramdef *d, const ir_param *p, strbuf *out) {
  if (d->kind == IR_PARAM_ATTR && p->attr) {
    add_class(p->attr, out);
    return;
  }
  switch (d->kind) {
    case IR_PARAM_INT: add_number(p->i, out); break;
    case IR_PARAM_UINT: add_number((int64_t)p->u, out); break;
    case IR_PARAM_INTS:
    case IR_PARAM_DIMS: strbuf_adds(out, class_of_numbers(p->ints, p->count)); break;
    case IR_PARAM_BOOL: strbuf_adds(out, p->u ? "true" : "false"); break;
    case IR_PARAM_DOUBLE: add_double(p->d, out); break;
    case IR_PARAM_ATTRS: add_classes(p->attrs, p->count, out); break;
    case IR_PARAM_ENUM: add_case(d->enumdef, p->u, out); break;
    default: strbuf_adds(out, ir_param_absent(d, p) ? "unsaid" : "said"); break;
  }
}

static int64_t number_of(const ir_attr *a) { /* i0 has no words */
  return a->integer.word_count ? (int64_t)a->integer.words[0] : 0;
}

/* A value as one class; of an attribute with several parameters that it is there. */
static void add_class(const ir_attr *a, strbuf *out) {
  const ir_attrdef *def = a->kind == IR_ATTR_DEFINED ? a->defined.def : NULL;
  int64_t numbers[NUMBERS_MAX];
  size_t count;
  if (numbers_of(a, numbers, &count)) {
    strbuf_adds(out, class_of_numbers(numbers, count));
    return;
  }
  if (a->weight > PARTS_MAX) {
    strbuf_adds(out, "said");
    return;
  }
  if (def && def->param_count == 1) {
    add_param(&def->params[0], &a->defined.params[0], out);
    return;
  }
  switch (a->kind) {
    case IR_ATTR_INTEGER:
      if (ir_type_is_integer(a->integer.type, 1))
        strbuf_adds(out, number_of(a) & 1 ? "true" : "false");
      else
        add_number(number_of(a), out);
      break;
    case IR_ATTR_FLOAT:
      add_double(ir_float_decode(a->flt.type->format, a->flt.bits[0]), out);
      break;
    case IR_ATTR_STRING: strbuf_adds(out, a->string.value->len ? "text" : "empty"); break;
    case IR_ATTR_ARRAY: add_classes(a->array.items, a->array.count, out); break;
    case IR_ATTR_DICT: strbuf_adds(out, a->dict.count ? "entries" : "empty"); break;
    case IR_ATTR_DENSE: strbuf_adds(out, a->dense.splat ? "splat" : "elements"); break;
    default: strbuf_adds(out, "said"); break;
  }
}

/* --- The facts of an op --- */

enum { FACTS_MAX = 48, TYPES_MAX = 8 };

typedef struct looker {
  pairs *p;
  pairs_side side;
  const char *name;
  const char *op;
  pairs_fact *facts[FACTS_MAX];
  size_t count;
} looker;

static void hit(const looker *l, pairs_count *c) {
  if (c->seen == l->p->programs) return;
  c->seen = l->p->programs;
  *(l->side == PAIRS_PROGRAM ? &c->programs : &c->cases) += 1;
  if (l->side == PAIRS_PROGRAM && !c->first)
    c->first = arena_strndup(l->p->memory, l->name, strlen(l->name));
}

static void add_fact(looker *l, const strbuf *text) {
  pairs *p = l->p;
  strbuf_auto name = STRBUF_INIT;
  if (l->count == FACTS_MAX) return;
  strbuf_addf(&name, "%s %s", l->op, strbuf_str(text));
  const istr *key = intern_get(p->names, strbuf_str(&name), name.len);
  map_slot *slot = map_at(p->memory, &p->by_name, key);
  if (!slot->pointer) {
    pairs_fact *f = ARENA_NEW(p->memory, pairs_fact);
    *f = (pairs_fact){.op = arena_strndup(p->memory, l->op, strlen(l->op)),
                      .text = key->bytes + strlen(l->op) + 1,
                      .number = (uint32_t)p->facts.count};
    VEC_ADD(p->memory, &p->facts, f);
    slot->pointer = f;
  }
  pairs_fact *fact = slot->pointer;
  hit(l, &fact->count);
  l->facts[l->count++] = fact;
}

/* An attribute, or each parameter of one that has several. */
static void add_attribute(looker *l, const char *name, const ir_attr *a) {
  strbuf_auto text = STRBUF_INIT;
  const ir_attrdef *def = a && a->kind == IR_ATTR_DEFINED ? a->defined.def : NULL;
  for (size_t i = 0; def && def->param_count > 1 && i < def->param_count; i++) {
    strbuf_reset(&text);
    strbuf_addf(&text, "%s.%s ", name, def->params[i].name);
    add_param(&def->params[i], &a->defined.params[i], &text);
    add_fact(l, &text);
  }
  if (def && def->param_count > 1) return;
  strbuf_addf(&text, "%s ", name);
  if (a)
    add_class(a, &text);
  else
    strbuf_adds(&text, "unsaid");
  add_fact(l, &text);
}

static void add_element(const ir_type *t, strbuf *out) {
  switch (t->kind) {
    case IR_TYPE_INTEGER:
      strbuf_addf(out, "%si%u", t->integer.sign == IR_UNSIGNED ? "u" : "", t->integer.width);
      break;
    case IR_TYPE_FLOAT: strbuf_adds(out, t->format->name); break;
    case IR_TYPE_INDEX: strbuf_adds(out, "index"); break;
    case IR_TYPE_TUPLE: strbuf_adds(out, "tuple"); break;
    case IR_TYPE_DEFINED: strbuf_adds(out, t->defined.def->mnemonic); break;
    case IR_TYPE_COMPLEX:
      strbuf_adds(out, "complex of ");
      add_element(t->element, out);
      break;
    case IR_TYPE_QUANTIZED:
      strbuf_adds(out, "quantized ");
      add_element(t->quant->storage, out);
      strbuf_adds(out, t->quant->per_axis      ? " per axis"
                       : t->quant->sub_channel ? " in blocks"
                                               : "");
      break;
    default: strbuf_adds(out, "another"); break;
  }
}

/* The types of an op's operands and results. */
typedef struct shapes {
  const ir_type *elements[TYPES_MAX]; /* each once, in the order in which they stand */
  size_t element_count, rank;
  int64_t most; /* elements of one of them */
  bool ranked, any, dynamic;
} shapes;

static void add_shape(shapes *s, const ir_type *t) {
  const ir_type *element = ir_type_element(t);
  bool is_new = s->element_count < TYPES_MAX;
  for (size_t i = 0; i < s->element_count; i++) is_new &= s->elements[i] != element;
  if (is_new) s->elements[s->element_count++] = element;
  if (!ir_type_is_shaped(t)) return;
  if (!s->any) s->ranked = ir_type_is(t, IR_TYPE_TENSOR);
  if (!s->any) s->rank = t->shaped.rank;
  s->any = true;
  int64_t n = ir_type_element_count(t);
  s->dynamic |= n < 0 || !ir_type_is(t, IR_TYPE_TENSOR);
  if (n > s->most) s->most = n;
}

static const char *size_word(const shapes *s) {
  static const struct {
    int64_t most;
    const char *word;
  } classes[] = {{0, "no element"},
                 {1, "1 element"},
                 {16, "2 to 16 elements"},
                 {128, "17 to 128 elements"},
                 {1025, "129 to 1,025 elements"}};
  if (s->dynamic) return "unknown size";
  for (size_t i = 0; i < sizeof classes / sizeof *classes; i++)
    if (s->most <= classes[i].most) return classes[i].word;
  return "above 1,025 elements";
}

/* Whether an op takes any number of operands or gives any number of results, of any types. */
static bool is_variadic(const ir_opdef *def) {
  for (size_t i = 0; i < def->operand_count; i++)
    if (def->operands[i].arity == IR_VARIADIC) return true;
  for (size_t i = 0; i < def->result_count; i++)
    if (def->results[i].arity == IR_VARIADIC) return true;
  return false;
}

/* The element types, "i32, f32" in one fact: which becomes which. Of a variadic op each is a fact.
 */
static void add_elements(looker *l, const shapes *s, bool together) {
  strbuf_auto text = STRBUF_INIT;
  for (size_t i = 0; i < s->element_count; i++) {
    if (text.len) strbuf_adds(&text, ", ");
    add_element(s->elements[i], &text);
    if (together && i + 1 < s->element_count) continue;
    add_fact(l, &text);
    strbuf_reset(&text);
  }
}

static void add_shapes(looker *l, const ir_op *op) {
  shapes s = {0};
  strbuf_auto text = STRBUF_INIT;
  for (size_t i = 0; i < op->operand_count; i++) add_shape(&s, op->operands[i].value->type);
  for (size_t i = 0; i < op->result_count; i++) add_shape(&s, op->results[i].type);
  add_elements(l, &s, !is_variadic(op->name->def));
  if (!s.any) return;
  if (!s.ranked)
    strbuf_adds(&text, "unranked");
  else
    strbuf_addf(&text, "rank %s%zu", s.rank > 6 ? "above " : "", s.rank > 6 ? 6 : s.rank);
  add_fact(l, &text);
  strbuf_reset(&text);
  strbuf_adds(&text, size_word(&s));
  add_fact(l, &text);
}

/* --- Pairs --- */

static pairs_pair *pair_of(pairs *p, const pairs_fact *a, const pairs_fact *b) {
  uint32_t hash = (uint32_t)hash_u64((uint64_t)a->number << 32 | b->number);
  for (map_slot *s = map_first(&p->by_numbers, hash); s; s = map_next(&p->by_numbers, s)) {
    pairs_pair *pair = s->pointer;
    if (pair->a == a && pair->b == b) return pair;
  }
  pairs_pair *pair = ARENA_NEW(p->memory, pairs_pair);
  *pair = (pairs_pair){.a = a, .b = b};
  VEC_ADD(p->memory, &p->all, pair);
  map_add(p->memory, &p->by_numbers, hash)->pointer = pair;
  return pair;
}

/* The elements of a constant are data, whatever their type. */
static void add_attributes(looker *l, const ir_op *op) {
  const ir_opdef *def = op->name->def;
  for (size_t i = 0; i < def->prop_count; i++) {
    strbuf_auto text = STRBUF_INIT;
    const ir_attr *a = op->props[i];
    if (ir_op_is(op, OP_STABLEHLO_CONSTANT) && ir_attr_is(a, IR_ATTR_DENSE)) {
      strbuf_addf(&text, "value %s", a->dense.splat ? "splat" : "elements");
      add_fact(l, &text);
    } else if (strcmp(def->props[i].name, "operandSegmentSizes") != 0) {
      add_attribute(l, def->props[i].name, a);
    }
  }
}

static bool look(ir_op *op, void *user) {
  static const char dialect[] = "stablehlo.";
  looker *l = user;
  const ir_opdef *def = op->name->def;
  if (!def || strncmp(def->name, dialect, strlen(dialect)) != 0) return true;
  if (l->side == PAIRS_SIZED && ir_op_is(op, OP_STABLEHLO_CONSTANT)) return true;
  l->op = def->name + strlen(dialect);
  l->count = 0;
  add_attributes(l, op);
  add_shapes(l, op);
  for (size_t i = 0; i < l->count; i++)
    for (size_t k = i + 1; k < l->count; k++)
      hit(l, &pair_of(l->p, l->facts[i], l->facts[k])->count);
  return true;
}

void pairs_look(pairs *p, const ir_op *module, pairs_side side, const char *name) {
  looker l = {.p = p, .side = side, .name = name};
  if (!p->names) p->names = intern_new(p->memory);
  p->programs++;
  ir_walk((ir_op *)module, look, &l);
}

/* --- In order --- */

static int by_fact(const pairs_fact *a, const pairs_fact *b) {
  int by_op = strcmp(a->op, b->op);
  return by_op ? by_op : strcmp(a->text, b->text);
}
static int facts_in_order(const void *a, const void *b) {
  return by_fact(*(pairs_fact *const *)a, *(pairs_fact *const *)b);
}
static int pairs_in_order(const void *a, const void *b) {
  const pairs_pair *x = *(pairs_pair *const *)a, *y = *(pairs_pair *const *)b;
  int first = by_fact(x->a, y->a);
  return first ? first : by_fact(x->b, y->b);
}

void pairs_sort(pairs *p) {
  if (p->facts.count) qsort(p->facts.items, p->facts.count, sizeof *p->facts.items, facts_in_order);
  if (p->all.count) qsort(p->all.items, p->all.count, sizeof *p->all.items, pairs_in_order);
}
