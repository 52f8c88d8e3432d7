/* SPDX-License-Identifier: Apache-2.0 */
#include "checker.h"
#include "base/bytes.h"
#include "base/limits.h"

#include <string.h>

enum {
#define DIAG(number, name, explanation) DIAG_##name = number,
#include "verify/diags.def"
#undef DIAG
};

/* --- Messages --- */

/* A form for callers without a printer: enough to recognise the type. */
static void add_plain_type(const ir_type *t, strbuf *out) {
  if (ir_type_is(t, IR_TYPE_INTEGER)) {
    static const char *const prefix[] = {"i", "si", "ui"};
    strbuf_adds(out, prefix[t->integer.sign]);
    strbuf_addu(out, t->integer.width);
  } else if (is_float(t)) {
    strbuf_adds(out, t->format->name);
  } else if (is_complex(t)) {
    strbuf_adds(out, "complex<");
    add_plain_type(t->element, out);
    strbuf_addc(out, '>');
  } else if (vf_has_rank(t)) {
    strbuf_adds(out, vf_is_memref(t) ? "memref<" : "tensor<");
    for (size_t i = 0; i < t->shaped.rank; i++) {
      if (dynamic(t->shaped.dims[i]))
        strbuf_addc(out, '?');
      else
        strbuf_addi(out, t->shaped.dims[i]);
      strbuf_addc(out, 'x');
    }
    add_plain_type(t->shaped.element, out);
    strbuf_addc(out, '>');
  } else {
    size_t n;
    const char *dialect = ir_type_dialect(t, &n);
    strbuf_addc(out, '!');
    strbuf_add(out, dialect, n);
    if (ir_type_is(t, IR_TYPE_DEFINED)) {
      strbuf_addc(out, '.');
      strbuf_adds(out, t->defined.def->mnemonic);
    }
  }
}

void vf_add_type(checker *k, const ir_type *t, strbuf *out) {
  if (!k->options->print_type) {
    add_plain_type(t, out);
    return;
  }
  if (!k->printing) k->printing = ir_context_new(&vs_builtin_opset()->registry, NULL);
  if (k->printing) k->options->print_type(k->printing, t, out);
}

static void add_attr(checker *k, const ir_attr *a, strbuf *out) {
  if (!k->options->print_attr) {
    strbuf_adds(out, "an attribute");
    return;
  }
  if (!k->printing) k->printing = ir_context_new(&vs_builtin_opset()->registry, NULL);
  if (k->printing) k->options->print_attr(k->printing, a, out);
}

static void add_dim(int64_t d, strbuf *out) {
  if (dynamic(d))
    strbuf_addc(out, '?');
  else
    strbuf_addi(out, d);
}

enum { LIST_SHOWN = 1000 }; /* of a list in a message */

static void add_arg(checker *k, const message_arg *a, strbuf *out) {
  switch (a->is) {
    case ARG_END: break;
    case ARG_INT: strbuf_addi(out, a->i); break;
    case ARG_TEXT: strbuf_adds(out, a->s); break;
    case ARG_DIM: add_dim(a->i, out); break;
    case ARG_TYPE:
      strbuf_addc(out, '\'');
      vf_add_type(k, a->t, out);
      strbuf_addc(out, '\'');
      break;
    case ARG_ATTR: add_attr(k, a->a, out); break;
    case ARG_INTS:
    case ARG_SHAPE:
      if (a->is == ARG_SHAPE) strbuf_addc(out, '[');
      for (size_t i = 0; i < a->l.count && i < LIST_SHOWN; i++) {
        if (i) strbuf_adds(out, ", ");
        if (a->is == ARG_SHAPE)
          add_dim(a->l.items[i], out);
        else
          strbuf_addi(out, a->l.items[i]);
      }
      if (a->is == ARG_SHAPE) strbuf_addc(out, ']');
      break;
    case ARG_TYPES:
      for (size_t i = 0; i < a->ts.count && i < LIST_SHOWN; i++) {
        if (i) strbuf_adds(out, ", ");
        strbuf_addc(out, '\'');
        vf_add_type(k, a->ts.items[i], out);
        strbuf_addc(out, '\'');
      }
      break;
  }
}

/* "add" of "stablehlo.add"; other dialects keep theirs. */
static const char *short_name(const ir_op *op) {
  static const char stablehlo[] = "stablehlo.";
  const char *name = op->name->full->bytes;
  return strncmp(name, stablehlo, sizeof stablehlo - 1) == 0 ? name + sizeof stablehlo - 1 : name;
}

static const char *owner_of(const checker *k) { return k->owner ? k->owner : short_name(k->op); }

bool vf_is_disabled(const checker *k, const char *number) {
  const char *name = owner_of(k);
  size_t name_len = strlen(name), number_len = strlen(number);
  for (const char *id = k->options->disabled; id; id = strchr(id, '\n')) {
    id += *id == '\n';
    if (strncmp(id, name, name_len) != 0 || id[name_len] != ' ' ||
        strncmp(id + name_len + 1, number, number_len) != 0)
      continue;
    char end = id[name_len + 1 + number_len];
    if (end == '\0' || end == '\n') return true;
  }
  return false;
}

bool vf_broken(checker *k, const char *number, const char *text, const message_arg *args) {
  const ir_op *op = k->op;
  if (op && vf_is_disabled(k, number)) {
    k->gap = true;
    return false;
  }
  if (op && k->rows) strbuf_addf(k->rows, "%s %s\n", owner_of(k), number);
  strbuf_auto message = STRBUF_INIT;
  if (*text == '@') {
    strbuf_addf(&message, "'%s' op ", op->name->full->bytes);
    text++;
  }
  for (; *text; text++) {
    if (*text == '%')
      add_arg(k, args++, &message);
    else
      strbuf_addc(&message, *text);
  }
  if (k->why) {
    strbuf_addf(k->why, "%s [%s %s]", strbuf_str(&message), k->owner, number);
    return true;
  }
  strbuf_auto rule = STRBUF_INIT;
  strbuf_addf(&rule, "%s %s", owner_of(k), number);
  strbuf_addf(&message, " [%s]", strbuf_str(&rule));
  diag_emit(k->sink, &(diag){.id = DIAG_CONSTRAINT,
                             .severity = DIAG_ERROR,
                             .place = ir_loc_place(op->loc),
                             .message = strbuf_str(&message),
                             .rule = strbuf_str(&rule)});
  return true;
}

/* --- Reading the op --- */

const ir_attr *vf_prop(const checker *k, const char *name) {
  int i = ir_op_prop_index(k->op, name);
  return i < 0 ? NULL : k->op->props[i];
}

bool vf_prop_int(const checker *k, const char *name, int64_t *value) {
  const ir_attr *a = vf_prop(k, name);
  return a && ir_attr_as_int(a, value);
}

bool vf_prop_bool(const checker *k, const char *name) {
  const ir_attr *a = vf_prop(k, name);
  bool value;
  return ir_attr_is(a, IR_ATTR_UNIT) || (a && ir_attr_is_bool(a, &value) && value);
}

int64_t *vf_new_ints(checker *k, size_t n) { return ARENA_ARRAY(k->scratch, int64_t, n); }

static int64_t read_int(const uint8_t *bytes, size_t size) {
  uint64_t value = bytes_load(bytes, size, BYTES_HERE);
  unsigned shift = 64 - 8 * (unsigned)size;
  return (int64_t)(value << shift) >> shift;
}

static ints list_of(checker *k, const ir_type *element_type, const uint8_t *data, size_t count,
                    bool splat) {
  size_t size = ir_dense_element_size(element_type);
  if (size == 0 || size > 8 || is_float(element_type)) return (ints){0};
  if (count > LIST_MAX) count = LIST_MAX;
  int64_t *items = vf_new_ints(k, count);
  for (size_t i = 0; i < count; i++) items[i] = read_int(splat ? data : data + i * size, size);
  return (ints){items, count};
}

ints vf_attr_ints(checker *k, const ir_attr *a) {
  if (ir_attr_is(a, IR_ATTR_DENSE_ARRAY))
    return list_of(k, a->dense_array.element, a->dense_array.data, a->dense_array.count, false);
  if (!ir_attr_is(a, IR_ATTR_DENSE)) return (ints){0};
  int64_t count = ir_type_element_count(a->dense.type);
  if (count <= 0) return (ints){0};
  return list_of(k, element(a->dense.type), a->dense.data, (size_t)count, a->dense.splat);
}

ints vf_prop_ints(checker *k, const char *name) { return vf_attr_ints(k, vf_prop(k, name)); }

ints vf_param_ints(const ir_attr *a, size_t i) {
  if (!ir_attr_is(a, IR_ATTR_DEFINED) || i >= a->defined.def->param_count) return (ints){0};
  ir_param_kind kind = a->defined.def->params[i].kind;
  if (kind != IR_PARAM_DIMS && kind != IR_PARAM_INTS) return (ints){0};
  return (ints){a->defined.params[i].ints, a->defined.params[i].count};
}

int64_t vf_param_int(const ir_attr *a, size_t i) {
  if (!ir_attr_is(a, IR_ATTR_DEFINED) || i >= a->defined.def->param_count) return 0;
  return a->defined.params[i].i;
}

bool vf_is_defined(const ir_attr *a, const char *mnemonic) {
  return ir_attr_is(a, IR_ATTR_DEFINED) && strcmp(a->defined.def->mnemonic, mnemonic) == 0;
}

const char *vf_enum_case(const ir_attr *a) {
  if (!ir_attr_is(a, IR_ATTR_DEFINED) || a->defined.def->param_count == 0 ||
      a->defined.def->params[0].kind != IR_PARAM_ENUM)
    return "";
  const ir_enumcase *c =
      ir_enum_by_number(a->defined.def->params[0].enumdef, a->defined.params[0].u);
  return c ? c->name : "";
}

types vf_operand_types(checker *k, const ir_op *op, size_t first, size_t count) {
  const ir_type **items = ARENA_ARRAY(k->scratch, const ir_type *, count);
  for (size_t i = 0; i < count; i++) items[i] = op->operands[first + i].value->type;
  return (types){items, count};
}

types vf_result_types(checker *k, const ir_op *op) {
  const ir_type **items = ARENA_ARRAY(k->scratch, const ir_type *, op->result_count);
  for (size_t i = 0; i < op->result_count; i++) items[i] = op->results[i].type;
  return (types){items, op->result_count};
}

types vf_argument_types(checker *k, const ir_block *b) {
  const ir_type **items = ARENA_ARRAY(k->scratch, const ir_type *, b->arg_count);
  for (size_t i = 0; i < b->arg_count; i++) items[i] = b->args[i]->type;
  return (types){items, b->arg_count};
}

bool vf_constant_ints(checker *k, size_t operand, ints *values) {
  const ir_value *v = k->op->operands[operand].value;
  k->around = true;
  if (v->is_argument || !ir_op_has_trait(v->op, IR_TRAIT_CONSTANT)) return false;
  const ir_attr *a = ir_op_get(v->op, "value");
  if (!ir_attr_is(a, IR_ATTR_DENSE)) return false;
  const ir_type *e = element(a->dense.type);
  if (!ir_type_is(e, IR_TYPE_INTEGER) && !ir_type_is(e, IR_TYPE_INDEX)) return false;
  *values = vf_attr_ints(k, a);
  return true;
}

const ir_op *vf_terminator(const checker *k, size_t region) {
  const ir_block *b = body(k, region);
  return b ? b->last : NULL;
}

/* The operands or results of one slot where all variadic slots have the same size. If the total
 * does not divide evenly, the size is rounded down, as MLIR does. */
static group rounded(const ir_slot *slots, size_t slot_count, size_t slot, size_t total) {
  size_t variadic = 0, first = 0;
  for (size_t i = 0; i < slot_count; i++) variadic += slots[i].arity != IR_ONE;
  size_t fixed = slot_count - variadic;
  size_t each = variadic && total > fixed ? (total - fixed) / variadic : 0;
  for (size_t i = 0; i < slot; i++) first += slots[i].arity == IR_ONE ? 1 : each;
  return (group){first, slots[slot].arity == IR_ONE ? 1 : each};
}

group vf_operands_of(const checker *k, size_t slot) {
  group g = {0};
  const ir_opdef *def = k->op->name->def;
  if (!ir_op_operand_group(k->op, slot, &g.first, &g.count))
    g = rounded(def->operands, def->operand_count, slot, k->op->operand_count);
  return g;
}

group vf_results_of(const checker *k, size_t slot) {
  group g = {0};
  ir_op_result_group(k->op, slot, &g.first, &g.count);
  return g;
}

/* --- Types --- */

bool vf_has_rank(const ir_type *t) {
  return ir_type_is(t, IR_TYPE_TENSOR) || ir_type_is(t, IR_TYPE_MEMREF) ||
         ir_type_is(t, IR_TYPE_VECTOR);
}

bool vf_is_static(const ir_type *t) {
  if (!vf_has_rank(t)) return false;
  for (size_t i = 0; i < t->shaped.rank; i++)
    if (dynamic(t->shaped.dims[i])) return false;
  return true;
}

static bool is_defined_type(const ir_type *t, const char *mnemonic) {
  return ir_type_is(t, IR_TYPE_DEFINED) && strcmp(t->defined.def->dialect, "stablehlo") == 0 &&
         strcmp(t->defined.def->mnemonic, mnemonic) == 0;
}
bool vf_is_token(const ir_type *t) { return is_defined_type(t, "token"); }
bool vf_is_future(const ir_type *t) { return is_defined_type(t, "future"); }
bool vf_is_memref(const ir_type *t) {
  return ir_type_is(t, IR_TYPE_MEMREF) || ir_type_is(t, IR_TYPE_UNRANKED_MEMREF);
}

ints vf_bounds_of(const ir_type *t) {
  if (!is_ranked(t) || !vf_is_defined(t->shaped.encoding, "type_extensions")) return (ints){0};
  ints bounds = vf_param_ints(t->shaped.encoding, 0);
  return bounds.count == t->shaped.rank ? bounds : (ints){0};
}

bool vf_dim_lists_fit(ints a, ints b) {
  if (a.count != b.count) return false;
  for (size_t i = 0; i < a.count; i++)
    if (!dims_fit(a.items[i], b.items[i])) return false;
  return true;
}

bool vf_shapes_fit(const ir_type *a, const ir_type *b) {
  if (a == b || !vf_has_rank(a) || !vf_has_rank(b)) return true;
  return vf_dim_lists_fit(dims_of(a), dims_of(b));
}

static bool quants_fit(const ir_quant *a, const ir_quant *b) {
  return a->storage == b->storage && a->storage_min == b->storage_min &&
         a->storage_max == b->storage_max && a->is_signed == b->is_signed &&
         a->expressed == b->expressed && per_axis(a) == per_axis(b);
}

bool vf_elements_fit(const ir_type *a, const ir_type *b) {
  a = element(a);
  b = element(b);
  if (a == b) return true;
  return ir_type_is(a, IR_TYPE_QUANTIZED) && ir_type_is(b, IR_TYPE_QUANTIZED) &&
         quants_fit(a->quant, b->quant);
}

static bool within_bounds(ints dims, ints bounds) {
  for (size_t i = 0; i < dims.count && i < bounds.count; i++)
    if (!dynamic(bounds.items[i]) && bounds.items[i] < dims.items[i]) return false;
  return true;
}

bool vf_types_fit(const ir_type *a, const ir_type *b) {
  if (a == b) return true;
  if (!ir_type_is_shaped(a) || !ir_type_is_shaped(b)) return vf_elements_fit(a, b);
  if (!vf_shapes_fit(a, b) || !vf_elements_fit(a, b)) return false;
  if (!is_ranked(a) || !is_ranked(b)) return true;
  return within_bounds(dims_of(a), vf_bounds_of(b)) && within_bounds(dims_of(b), vf_bounds_of(a));
}

bool vf_type_lists_fit(types a, types b) {
  if (a.count != b.count) return false;
  for (size_t i = 0; i < a.count; i++)
    if (!vf_types_fit(a.items[i], b.items[i])) return false;
  return true;
}

/* --- Lists of integers --- */

bool vf_contains(ints l, int64_t x) {
  for (size_t i = 0; i < l.count; i++)
    if (l.items[i] == x) return true;
  return false;
}

bool vf_sorted(ints l) {
  for (size_t i = 1; i < l.count; i++)
    if (l.items[i - 1] > l.items[i]) return false;
  return true;
}

bool vf_distinct(checker *k, ints a, ints b, int64_t *twice) {
  size_t n = a.count + b.count;
  if (n < 2) return true;
  map seen = {0};
  map_reserve(k->scratch, &seen, n);
  for (size_t i = 0; i < n; i++) {
    int64_t x = i < a.count ? a.items[i] : b.items[i - a.count];
    uint32_t hash = (uint32_t)hash_u64((uint64_t)x);
    for (const map_slot *s = map_first(&seen, hash); s; s = map_next(&seen, s)) {
      if ((int64_t)s->number != x) continue;
      *twice = x;
      return false;
    }
    map_add(k->scratch, &seen, hash)->number = (uint64_t)x;
  }
  return true;
}

ints vf_range(checker *k, size_t n) {
  int64_t *items = vf_new_ints(k, n);
  for (size_t i = 0; i < n; i++) items[i] = (int64_t)i;
  return (ints){items, n};
}

bool vf_each_in_range(checker *k, const char *number, ints l, int64_t end, const char *name,
                      const char *end_name) {
  for (size_t i = 0; i < l.count; i++)
    RETURN_UNLESS(l.items[i] >= 0 && l.items[i] < end, number,
                  "Expects each element of % to be in range [0, %) i.e. [0, %). got: %.", name,
                  end_name, end, l.items[i]);
  return true;
}

bool vf_none_twice(checker *k, const char *number, ints a, ints b, const char *a_name,
                   const char *b_name) {
  int64_t twice = 0;
  RETURN_UNLESS(vf_distinct(k, a, b, &twice), number, "has duplicated dimension from % and %: %",
                a_name, b_name, twice);
  return true;
}
