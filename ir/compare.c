/* SPDX-License-Identifier: Apache-2.0 */
/* Equality of types, attributes and programs, across contexts. */
#include <inttypes.h>
#include <string.h>

#include "base/strbuf.h"
#include "context.h"

typedef struct comparison {
  arena *a;
  /* Shared structure is compared once: what each type and attribute was found equal to is
   * remembered, so that a type that names itself twice at every level costs its depth and not two
   * to the power of it. */
  map equals;
  map distinct; /* a distinct attribute and its like, both ways: they are equal to no other */
} comparison;

static bool known_pair(const comparison *k, const void *a, const void *b) {
  return map_get(&k->equals, a) == b;
}

static void remember(comparison *k, const void *a, const void *b) {
  map_insert(k->a, &k->equals, a, b);
}

static bool same_str(const istr *a, const istr *b) {
  return a == b || (a && b && a->len == b->len && memcmp(a->bytes, b->bytes, a->len) == 0);
}

static bool same_strs(const istr *const *a, size_t an, const istr *const *b, size_t bn) {
  if (an != bn) return false;
  for (size_t i = 0; i < an; i++)
    if (!same_str(a[i], b[i])) return false;
  return true;
}

static bool same_def(const ir_typedef *a, const ir_typedef *b) {
  return a == b || (strcmp(a->dialect, b->dialect) == 0 && strcmp(a->mnemonic, b->mnemonic) == 0);
}

static bool types_equal(comparison *k, const ir_type *a, const ir_type *b);
static bool same_distinct(comparison *k, const ir_attr *a, const ir_attr *b);
static bool attrs_equal(comparison *k, const ir_attr *a, const ir_attr *b);

static bool type_lists(comparison *k, const ir_type *const *a, size_t an, const ir_type *const *b,
                       size_t bn) {
  if (an != bn) return false;
  for (size_t i = 0; i < an; i++)
    if (!types_equal(k, a[i], b[i])) return false;
  return true;
}
static bool attr_lists(comparison *k, const ir_attr *const *a, size_t an, const ir_attr *const *b,
                       size_t bn) {
  if (an != bn) return false;
  for (size_t i = 0; i < an; i++)
    if (!attrs_equal(k, a[i], b[i])) return false;
  return true;
}

static bool params_match(comparison *k, const ir_typedef *def, const ir_param *a,
                         const ir_param *b) {
  for (size_t i = 0; i < def->param_count; i++) {
    const ir_param *x = &a[i], *y = &b[i];
    bool same = false;
    switch (def->params[i].kind) {
      case IR_PARAM_TYPE: same = types_equal(k, x->type, y->type); break;
      case IR_PARAM_TYPES: same = type_lists(k, x->types, x->count, y->types, y->count); break;
      case IR_PARAM_ATTR:
      case IR_PARAM_DENSE: same = attrs_equal(k, x->attr, y->attr); break;
      case IR_PARAM_ATTRS:
      case IR_PARAM_PAIRS: same = attr_lists(k, x->attrs, x->count, y->attrs, y->count); break;
      case IR_PARAM_STRING: same = same_str(x->str, y->str); break;
      case IR_PARAM_INTS:
      case IR_PARAM_DIMS:
      case IR_PARAM_DOUBLES:
      case IR_PARAM_APINT:
        same = x->count == y->count && same_bytes(x->items, y->items, x->count * 8);
        break;
      default: same = x->u == y->u; break;
    }
    if (!same) return false;
  }
  return true;
}

static bool quants_equal(comparison *k, const ir_quant *a, const ir_quant *b) {
  return types_equal(k, a->storage, b->storage) && types_equal(k, a->expressed, b->expressed) &&
         ir_quant_numbers_equal(a, b);
}

static bool type_contents(comparison *k, const ir_type *a, const ir_type *b) {
  switch (a->kind) {
    case IR_TYPE_INTEGER:
      return a->integer.width == b->integer.width && a->integer.sign == b->integer.sign;
    case IR_TYPE_INDEX:
    case IR_TYPE_NONE: return true;
    case IR_TYPE_FLOAT: return a->format == b->format;
    case IR_TYPE_COMPLEX: return types_equal(k, a->element, b->element);
    case IR_TYPE_TUPLE:
      return type_lists(k, a->tuple.items, a->tuple.count, b->tuple.items, b->tuple.count);
    case IR_TYPE_FUNCTION:
      return type_lists(k, a->function.inputs, a->function.input_count, b->function.inputs,
                        b->function.input_count) &&
             type_lists(k, a->function.results, a->function.result_count, b->function.results,
                        b->function.result_count);
    case IR_TYPE_TENSOR:
    case IR_TYPE_UNRANKED_TENSOR:
    case IR_TYPE_MEMREF:
    case IR_TYPE_UNRANKED_MEMREF:
    case IR_TYPE_VECTOR:
      return a->shaped.rank == b->shaped.rank &&
             same_bytes(a->shaped.dims, b->shaped.dims, a->shaped.rank * 8) &&
             !a->shaped.scalable == !b->shaped.scalable &&
             (!a->shaped.scalable ||
              same_bytes(a->shaped.scalable, b->shaped.scalable, a->shaped.rank)) &&
             types_equal(k, a->shaped.element, b->shaped.element) &&
             attrs_equal(k, a->shaped.encoding, b->shaped.encoding) &&
             attrs_equal(k, a->shaped.space, b->shaped.space);
    case IR_TYPE_QUANTIZED: return quants_equal(k, a->quant, b->quant);
    case IR_TYPE_DEFINED:
      return same_def(a->defined.def, b->defined.def) &&
             params_match(k, a->defined.def, a->defined.params, b->defined.params);
    case IR_TYPE_OPAQUE:
      return same_str(a->opaque.dialect, b->opaque.dialect) &&
             same_str(a->opaque.body, b->opaque.body);
  }
  return false;
}

static bool types_equal(comparison *k, const ir_type *a, const ir_type *b) {
  if (a == b) return true;
  if (!a || !b || a->kind != b->kind || a->weight != b->weight) return false;
  if (a->depth && known_pair(k, a, b)) return true;
  if (!type_contents(k, a, b)) return false;
  if (a->depth) remember(k, a, b);
  return true;
}

static bool location_contents(comparison *k, const ir_attr *a, const ir_attr *b) {
  switch (a->kind) {
    case IR_ATTR_LOC_FILE:
      return same_str(a->loc_file.file, b->loc_file.file) && a->given == b->given &&
             a->loc_file.line == b->loc_file.line && a->loc_file.column == b->loc_file.column &&
             a->loc_file.end_line == b->loc_file.end_line &&
             a->loc_file.end_column == b->loc_file.end_column;
    case IR_ATTR_LOC_NAME:
      return same_str(a->loc_name.name, b->loc_name.name) &&
             attrs_equal(k, a->loc_name.child, b->loc_name.child);
    case IR_ATTR_LOC_CALLSITE:
      return attrs_equal(k, a->loc_callsite.callee, b->loc_callsite.callee) &&
             attrs_equal(k, a->loc_callsite.caller, b->loc_callsite.caller);
    case IR_ATTR_LOC_FUSED:
      return attr_lists(k, a->loc_fused.items, a->loc_fused.count, b->loc_fused.items,
                        b->loc_fused.count) &&
             attrs_equal(k, a->loc_fused.metadata, b->loc_fused.metadata);
    default: return false;
  }
}

static bool named_attrs(comparison *k, const ir_named_attr *a, size_t a_count,
                        const ir_named_attr *b, size_t b_count) {
  if (a_count != b_count) return false;
  for (size_t i = 0; i < a_count; i++)
    if (!same_str(a[i].name, b[i].name) || !attrs_equal(k, a[i].value, b[i].value)) return false;
  return true;
}

static bool attr_contents(comparison *k, const ir_attr *a, const ir_attr *b) {
  switch (a->kind) {
    case IR_ATTR_UNIT:
    case IR_ATTR_LOC_UNKNOWN: return true;
    case IR_ATTR_INTEGER:
      return types_equal(k, a->integer.type, b->integer.type) &&
             a->integer.word_count == b->integer.word_count &&
             same_bytes(a->integer.words, b->integer.words, a->integer.word_count * 8);
    case IR_ATTR_FLOAT:
      return types_equal(k, a->flt.type, b->flt.type) && a->flt.bits[0] == b->flt.bits[0] &&
             a->flt.bits[1] == b->flt.bits[1];
    case IR_ATTR_STRING:
      return same_str(a->string.value, b->string.value) &&
             types_equal(k, a->string.type, b->string.type);
    case IR_ATTR_ARRAY:
      return attr_lists(k, a->array.items, a->array.count, b->array.items, b->array.count);
    case IR_ATTR_DICT:
      return named_attrs(k, a->dict.entries, a->dict.count, b->dict.entries, b->dict.count);
    case IR_ATTR_TYPE: return types_equal(k, a->type, b->type);
    case IR_ATTR_SYMBOL:
      return same_str(a->symbol.root, b->symbol.root) &&
             same_strs(a->symbol.nested, a->symbol.nested_count, b->symbol.nested,
                       b->symbol.nested_count);
    case IR_ATTR_DENSE:
      return types_equal(k, a->dense.type, b->dense.type) && a->dense.splat == b->dense.splat &&
             a->dense.size == b->dense.size &&
             same_bytes(a->dense.data, b->dense.data, a->dense.size);
    case IR_ATTR_DENSE_STRING:
      return types_equal(k, a->dense_string.type, b->dense_string.type) &&
             a->dense_string.splat == b->dense_string.splat &&
             same_strs(a->dense_string.items, a->dense_string.count, b->dense_string.items,
                       b->dense_string.count);
    case IR_ATTR_DENSE_ARRAY:
      return types_equal(k, a->dense_array.element, b->dense_array.element) &&
             a->dense_array.count == b->dense_array.count &&
             same_bytes(a->dense_array.data, b->dense_array.data,
                        a->dense_array.count * ir_dense_element_size(a->dense_array.element));
    case IR_ATTR_DENSE_RESOURCE:
      return types_equal(k, a->resource.type, b->resource.type) &&
             same_str(a->resource.key, b->resource.key);
    case IR_ATTR_SPARSE:
      return types_equal(k, a->sparse.type, b->sparse.type) &&
             attrs_equal(k, a->sparse.indices, b->sparse.indices) &&
             attrs_equal(k, a->sparse.values, b->sparse.values);
    case IR_ATTR_DISTINCT: return same_distinct(k, a, b);
    case IR_ATTR_DEFINED:
      return same_def(a->defined.def, b->defined.def) &&
             params_match(k, a->defined.def, a->defined.params, b->defined.params);
    case IR_ATTR_OPAQUE:
      return same_str(a->opaque.dialect, b->opaque.dialect) &&
             same_str(a->opaque.body, b->opaque.body) &&
             types_equal(k, a->opaque.type, b->opaque.type);
    case IR_ATTR_VERBATIM: return same_str(a->verbatim, b->verbatim);
    case IR_ATTR_LOC_FILE:
    case IR_ATTR_LOC_NAME:
    case IR_ATTR_LOC_CALLSITE:
    case IR_ATTR_LOC_FUSED: return location_contents(k, a, b);
  }
  return false;
}

static bool same_distinct(comparison *k, const ir_attr *a, const ir_attr *b) {
  const void *to = map_get(&k->distinct, a), *from = map_get(&k->distinct, b);
  if (to || from) return to == b && from == a;
  map_insert(k->a, &k->distinct, a, b);
  map_insert(k->a, &k->distinct, b, a);
  return attrs_equal(k, a->distinct.content, b->distinct.content);
}

static bool attrs_equal(comparison *k, const ir_attr *a, const ir_attr *b) {
  if (a == b) return true;
  if (!a || !b || a->kind != b->kind || a->weight != b->weight) return false;
  if (a->depth && known_pair(k, a, b)) return true;
  if (!attr_contents(k, a, b)) return false;
  if (a->depth) remember(k, a, b);
  return true;
}

/* --- Programs --- */

/* Both walks number values and blocks as they meet them; two programs are equal when every operand
 * and successor has the same number. */
typedef struct numbering {
  arena *a;
  map numbers;
} numbering;

static void number_add(numbering *n, const void *key) {
  map_insert_number(n->a, &n->numbers, key, n->numbers.count + 1);
}
static uint64_t number_of(const numbering *n, const void *key) {
  const map_slot *s = map_find(&n->numbers, key);
  return s ? s->number : 0;
}

static bool collect(ir_op *op, void *user) {
  numbering *n = user;
  for (size_t i = 0; i < op->result_count; i++) number_add(n, &op->results[i]);
  for (size_t r = 0; r < op->region_count; r++)
    for (ir_block *b = op->regions[r].first; b; b = b->next) {
      number_add(n, b);
      for (size_t i = 0; i < b->arg_count; i++) number_add(n, b->args[i]);
    }
  return true;
}

typedef struct op_list {
  ir_op **items;
  size_t count;
} op_list;
static bool list_op(ir_op *op, void *user) {
  op_list *l = user;
  l->items[l->count++] = op;
  return true;
}

static bool differ(strbuf *why, const ir_op *a, const char *what) {
  if (why) {
    diag_place p = ir_loc_place(a->loc);
    strbuf_addf(why, "%s of op '%s'", what, a->name->full->bytes);
    if (p.line) strbuf_addf(why, " at %s:%" PRIu32 ":%" PRIu32, p.file, p.line, p.column);
    strbuf_adds(why, " differs");
  }
  return false;
}

static bool blocks_match(comparison *k, const ir_op *a, const ir_op *b, bool locations,
                         strbuf *why) {
  for (size_t r = 0; r < a->region_count; r++) {
    const ir_block *x = a->regions[r].first, *y = b->regions[r].first;
    for (; x && y; x = x->next, y = y->next) {
      if (x->op_count != y->op_count) return differ(why, a, "the number of ops in a block");
      if (x->arg_count != y->arg_count) return differ(why, a, "the number of block arguments");
      for (size_t i = 0; i < x->arg_count; i++) {
        if (!types_equal(k, x->args[i]->type, y->args[i]->type))
          return differ(why, a, "the type of a block argument");
        if (locations && !attrs_equal(k, ir_arg_loc(x->args[i]), ir_arg_loc(y->args[i])))
          return differ(why, a, "the location of a block argument");
      }
    }
    if (x || y) return differ(why, a, "the number of blocks");
  }
  return true;
}

static bool props_match(comparison *k, const ir_op *a, const ir_op *b, strbuf *why) {
  if (ir_op_prop_count(a) != ir_op_prop_count(b)) return differ(why, a, "the definition");
  for (size_t i = 0; i < ir_op_prop_count(a); i++) {
    if (attrs_equal(k, a->props[i], b->props[i])) continue;
    if (why && a->name->def) strbuf_addf(why, "property '%s': ", a->name->def->props[i].name);
    return differ(why, a, "a property");
  }
  if (a->attr_count != b->attr_count) return differ(why, a, "the number of attributes");
  for (size_t i = 0; i < a->attr_count; i++) {
    if (same_str(a->attrs[i].name, b->attrs[i].name) &&
        attrs_equal(k, a->attrs[i].value, b->attrs[i].value))
      continue;
    if (why) strbuf_addf(why, "attribute '%s': ", a->attrs[i].name->bytes);
    return differ(why, a, "an attribute");
  }
  return true;
}

static bool ops_match(comparison *k, const numbering *na, const numbering *nb, const ir_op *a,
                      const ir_op *b, bool locations, strbuf *why) {
  if (!same_str(a->name->full, b->name->full)) {
    if (why) strbuf_addf(why, "'%s' against '%s': ", a->name->full->bytes, b->name->full->bytes);
    return differ(why, a, "the name");
  }
  if (a->operand_count != b->operand_count) return differ(why, a, "the number of operands");
  if (a->result_count != b->result_count) return differ(why, a, "the number of results");
  if (a->region_count != b->region_count) return differ(why, a, "the number of regions");
  if (a->successor_count != b->successor_count) return differ(why, a, "the number of successors");
  for (size_t i = 0; i < a->operand_count; i++)
    if (number_of(na, a->operands[i].value) != number_of(nb, b->operands[i].value))
      return differ(why, a, "an operand");
  for (size_t i = 0; i < a->successor_count; i++)
    if (number_of(na, ir_op_successors(a)[i]) != number_of(nb, ir_op_successors(b)[i]))
      return differ(why, a, "a successor");
  for (size_t i = 0; i < a->result_count; i++)
    if (!types_equal(k, a->results[i].type, b->results[i].type))
      return differ(why, a, "a result type");
  if (locations && !attrs_equal(k, a->loc, b->loc)) return differ(why, a, "the location");
  return props_match(k, a, b, why) && blocks_match(k, a, b, locations, why);
}

bool ir_equal(const ir_op *a, const ir_op *b, const ir_compare_options *o, strbuf *why) {
  arena *volatile scratch = arena_new(0);
  if (!scratch) return false;
  volatile bool same = false;
  arena_guard g;
  if (ARENA_GUARD(scratch, &g)) {
    ir_op *x = (ir_op *)(uintptr_t)a, *y = (ir_op *)(uintptr_t)b; /* only read */
    comparison k = {.a = scratch};
    size_t ops_a = ir_count_ops(x), ops_b = ir_count_ops(y);
    numbering na = {.a = scratch}, nb = {.a = scratch};
    ir_walk(x, collect, &na);
    ir_walk(y, collect, &nb);
    op_list la = {ARENA_ARRAY(scratch, ir_op *, ops_a), 0};
    op_list lb = {ARENA_ARRAY(scratch, ir_op *, ops_b), 0};
    ir_walk(x, list_op, &la);
    ir_walk(y, list_op, &lb);
    bool equal = true;
    for (size_t i = 0; equal && i < ops_a && i < ops_b; i++) {
      equal = ops_match(&k, &na, &nb, la.items[i], lb.items[i], !o || !o->ignore_locations, why);
      if (equal || !o || !o->parted) continue;
      o->parted[0] = la.items[i];
      o->parted[1] = lb.items[i];
    }
    if (equal && ops_a != ops_b) equal = differ(why, a, "the number of operations inside");
    same = equal;
    arena_guard_pop(scratch, &g);
  } else if (why) {
    strbuf_adds(why, "out of memory while comparing");
  }
  arena_free(scratch);
  return same;
}

/* Compares two types, or two attributes. */
static bool deep_equal(const void *a, const void *b, bool types) {
  if (a == b) return true;
  arena *volatile scratch = arena_new(0);
  if (!scratch) return false;
  volatile bool same = false;
  arena_guard g;
  if (ARENA_GUARD(scratch, &g)) {
    comparison k = {.a = scratch};
    same = types ? types_equal(&k, a, b) : attrs_equal(&k, a, b);
    arena_guard_pop(scratch, &g);
  }
  arena_free(scratch);
  return same;
}

bool ir_type_equal(const ir_type *a, const ir_type *b) { return deep_equal(a, b, true); }
