/* SPDX-License-Identifier: Apache-2.0 */
/* Steps that make types, constants and attributes simpler. */
#include <stdlib.h>
#include <string.h>

#include "base/bytes.h"
#include "internal.h"

/* --- Types of a whole program ------------------------------------------------------------------
 */

/* How types change: a size, or an element type. */
typedef struct change {
  ir_context *c;
  int64_t size[2], to[2];         /* dimensions of these sizes get the other ones; 0: none */
  bool last;                      /* the last elements stay, not the first ones */
  bool numbers;                   /* lists of integers change, too */
  const ir_type *element, *other; /* NULL: none */
} change;

static int64_t changed_size(const change *x, int64_t n) {
  return n == x->size[0] ? x->to[0] : n == x->size[1] ? x->to[1] : n;
}

static const ir_type *changed_type(const change *x, const ir_type *t) {
  if (!ir_type_is(t, IR_TYPE_TENSOR)) return t;
  size_t rank = t->shaped.rank;
  int64_t *dims = ARENA_ARRAY(ir_arena(x->c), int64_t, rank + 1);
  for (size_t d = 0; d < rank; d++) dims[d] = changed_size(x, t->shaped.dims[d]);
  const ir_type *e = t->shaped.element == x->element ? x->other : t->shaped.element;
  return ir_type_tensor(x->c, dims, rank, e, t->shaped.encoding);
}

static bool is_number(const ir_type *t) {
  return ir_type_is(t, IR_TYPE_FLOAT) || ir_type_is(t, IR_TYPE_INTEGER);
}

/* One element as another type. */
static void convert_element(const ir_type *from, const void *data, const ir_type *to,
                            uint8_t *out) {
  size_t size = ir_dense_element_size(to);
  uint64_t bits;
  double x = bounds_number(from, data, 0);
  if (from == to || !is_number(from) || !is_number(to)) {
    memcpy(out, data, size);
    return;
  }
  if (ir_type_is(to, IR_TYPE_FLOAT))
    bits = ir_float_encode(to->format, x);
  else
    bits = (uint64_t)(int64_t)(x < -0x1p53 ? 0 : x > 0x1p53 ? 0 : x);
  bytes_store(out, bits, size <= 8 ? size : 8, BYTES_HERE);
}

/* The elements that stay, row by row. */
static uint8_t *changed_data(const change *x, const ir_type *t, const ir_type *to,
                             const uint8_t *data, size_t step, size_t *size) {
  int64_t n = ir_type_element_count(to), rank = (int64_t)to->shaped.rank;
  const ir_type *e = t->shaped.element, *f = to->shaped.element;
  *size = (size_t)n * ir_dense_element_size(f);
  uint8_t *out = arena_alloc(ir_arena(x->c), *size + 8, 8);
  for (int64_t i = 0; i < n; i++) {
    int64_t at = 0, left = i, stride = 1;
    for (int64_t d = rank; d-- > 0;) {
      int64_t have = to->shaped.dims[d], had = t->shaped.dims[d], k = left % have;
      left /= have;
      at += (k + (x->last ? had - have : 0)) * stride;
      stride *= had;
    }
    convert_element(e, data + (size_t)at * step, f, out + (size_t)i * ir_dense_element_size(f));
  }
  return out;
}

static const ir_attr *changed_dense(const change *x, const ir_attr *a) {
  const ir_type *t = a->dense.type, *to = changed_type(x, t);
  size_t each = ir_dense_element_size(t->shaped.element), size;
  if (to == t || ir_type_element_count(to) <= 0) return a;
  const uint8_t *data = changed_data(x, t, to, a->dense.data, a->dense.splat ? 0 : each, &size);
  return ir_attr_dense(x->c, to, data, size, false, IR_COPY);
}

/* Sizes in lists, as the limits of a slice. */
static const ir_attr *changed_list(const change *x, const ir_attr *a) {
  if (!x->numbers || !ir_type_is_integer(a->dense_array.element, 64)) return a;
  int64_t *out = ARENA_ARRAY(ir_arena(x->c), int64_t, a->dense_array.count + 1);
  memcpy(out, a->dense_array.data, 8 * a->dense_array.count);
  for (size_t i = 0; i < a->dense_array.count; i++) out[i] = changed_size(x, out[i]);
  return ir_attr_dense_i64_array(x->c, out, a->dense_array.count);
}

static bool change_op(ir_op *op, void *user) {
  const change *x = user;
  for (uint32_t i = 0; i < op->result_count; i++)
    op->results[i].type = changed_type(x, op->results[i].type);
  for (uint32_t r = 0; r < op->region_count; r++)
    for (ir_block *b = op->regions[r].first; b; b = b->next)
      for (uint32_t i = 0; i < b->arg_count; i++)
        b->args[i]->type = changed_type(x, b->args[i]->type);
  bool constant = ir_op_is(op, OP_STABLEHLO_CONSTANT);
  for (size_t i = 0; op->name->def && i < ir_op_prop_count(op); i++) {
    const ir_attr *a = op->props[i];
    if (constant && ir_attr_is(a, IR_ATTR_DENSE)) op->props[i] = changed_dense(x, a);
    if (ir_attr_is(a, IR_ATTR_DENSE_ARRAY)) op->props[i] = changed_list(x, a);
  }
  return true;
}

typedef VEC(interp_value *) value_list;

/* Adds the program with the change in every type; `owned` keeps the values of arguments. */
static bool add_changed(reduction *r, const change *x, candidate_list *list, value_list *owned) {
  candidate y = red_copy(r);
  arena *a = ir_arena(r->now.c);
  ir_walk(y.module, change_op, (void *)(uintptr_t)x);
  interp_value **args = ARENA_ARRAY(a, interp_value *, y.arg_count + 1);
  for (size_t i = 0; i < y.arg_count; i++) {
    const ir_type *t = interp_type(r->now.args[i]), *to = changed_type(x, t);
    size_t size, n = (size_t)ir_type_element_count(t);
    const uint8_t *data = interp_data(r->now.args[i], &size);
    if (!data || !n || ir_type_element_count(to) <= 0) return false;
    data = changed_data(x, t, to, data, size / n, &size);
    args[i] = interp_tensor(to, data, size);
    VEC_ADD(a, owned, args[i]);
  }
  y.args = args;
  red_tidy(r, &y);
  VEC_ADD(a, list, y);
  return true;
}

/* Asks about all changes; the values of arguments of a success live on. */
static bool take_changed(reduction *r, candidate_list *list, value_list *owned) {
  bool ok = red_take_first(r, list);
  for (size_t i = 0; i < owned->count; i++) {
    bool used = false;
    for (size_t k = 0; k < r->now.arg_count; k++) used = used || r->now.args[k] == owned->items[i];
    if (!used) interp_release(owned->items[i]);
  }
  return ok;
}

typedef VEC(int64_t) size_list;
typedef VEC(const ir_type *) type_list;
typedef struct inventory {
  arena *a;
  size_list sizes;
  type_list elements;
} inventory;

static void note_type(inventory *v, const ir_type *t) {
  if (!ir_type_is(t, IR_TYPE_TENSOR)) return;
  bool seen = false;
  for (size_t i = 0; i < v->elements.count; i++)
    seen = seen || v->elements.items[i] == t->shaped.element;
  if (!seen) VEC_ADD(v->a, &v->elements, t->shaped.element);
  for (size_t d = 0; d < t->shaped.rank; d++) {
    int64_t n = t->shaped.dims[d];
    seen = n <= 1;
    for (size_t i = 0; !seen && i < v->sizes.count; i++) seen = v->sizes.items[i] == n;
    if (!seen) VEC_ADD(v->a, &v->sizes, n);
  }
}

static bool note_op(ir_op *op, void *user) {
  for (uint32_t i = 0; i < op->result_count; i++) note_type(user, op->results[i].type);
  for (uint32_t i = 0; i < op->operand_count; i++) note_type(user, op->operands[i].value->type);
  return true;
}

static inventory inventory_of(reduction *r) {
  inventory v = {.a = ir_arena(r->now.c)};
  ir_walk(r->now.module, note_op, &v);
  return v;
}

/* One size becomes smaller. */
static void add_sizes(reduction *r, const inventory *v, candidate_list *list, value_list *owned) {
  for (size_t i = 0; i < v->sizes.count; i++) {
    int64_t n = v->sizes.items[i], smaller[] = {1, 2, n / 2};
    for (int k = 0; k < 12; k++) {
      int64_t to = smaller[k / 4];
      if (to >= n || to < 1 || (k / 4 == 2 && to <= 2)) continue;
      change x = {.c = r->now.c, .size = {n}, .to = {to}, .last = k & 1, .numbers = k & 2};
      add_changed(r, &x, list, owned);
    }
  }
}

/* Two sizes become smaller: those of a window's operand and of its result, or of its kernel. */
static void add_pairs(reduction *r, const inventory *v, candidate_list *list, value_list *owned) {
  enum { MOST = 10 };
  for (size_t i = 0; i < v->sizes.count && i < MOST; i++)
    for (size_t j = 0; j < i; j++) {
      int64_t n = v->sizes.items[i], m = v->sizes.items[j], least = n < m ? n : m;
      int64_t less[][2] = {{n - 1, m - 1}, {n / 2, m / 2}, {least - 1, least - 1}, {2, 2}, {1, 1}};
      for (int k = 0; k < 10; k++) {
        int64_t to[] = {n - less[k / 2][0], m - less[k / 2][1]};
        if (to[0] < 1 || to[1] < 1) continue;
        change x = {.c = r->now.c, .size = {n, m}, .to = {to[0], to[1]}, .numbers = (k & 1) != 0};
        add_changed(r, &x, list, owned);
      }
    }
}

bool red_step_sizes(reduction *r) {
  bool any = false;
  for (bool again = true; again && !red_out_of_time(r);) {
    inventory v = inventory_of(r);
    candidate_list list = {0};
    value_list owned = {0};
    add_sizes(r, &v, &list, &owned);
    again = take_changed(r, &list, &owned);
    if (!again) {
      list = (candidate_list){0};
      owned = (value_list){0};
      add_pairs(r, &v, &list, &owned);
      again = take_changed(r, &list, &owned);
    }
    any |= again;
  }
  return any;
}

bool red_step_types(reduction *r) {
  inventory v = inventory_of(r);
  candidate_list list = {0};
  value_list owned = {0};
  const ir_type *f32 = ir_type_float(r->now.c, &ir_float_formats[IR_F32]),
                *i32 = ir_type_integer(r->now.c, 32, IR_SIGNLESS);
  for (size_t i = 0; i < v.elements.count; i++) {
    const ir_type *e = v.elements.items[i];
    const ir_type *other = ir_type_is(e, IR_TYPE_FLOAT) ? f32 : i32;
    bool simple = e == f32 || e == i32 || ir_type_is_integer(e, 1);
    if (simple || !is_number(e)) continue;
    change x = {.c = r->now.c, .element = e, .other = other};
    add_changed(r, &x, &list, &owned);
  }
  return take_changed(r, &list, &owned);
}

/* --- Constants --- */

/* Simpler elements: all zero, all one, all like the first or the last one, each with fewer digits.
 */
static const ir_attr *simpler(ir_context *c, const ir_attr *a, int how) {
  const ir_type *t = a->dense.type, *e = t->shaped.element;
  size_t each = ir_dense_element_size(e), n = (size_t)ir_type_element_count(t);
  if (!is_number(e) || !n || each > 8) return NULL;
  uint64_t zero = 0, one = ir_type_is(e, IR_TYPE_FLOAT) ? ir_float_encode(e->format, 1) : 1;
  if (how < 2) return ir_attr_splat(c, t, how ? &one : &zero);
  if (how < 4)
    return a->dense.splat ? NULL
                          : ir_attr_dense(c, t, ir_dense_element(a, how == 2 ? 0 : n - 1), each,
                                          true, IR_COPY);
  if (!ir_type_is(e, IR_TYPE_FLOAT)) return NULL;
  size_t count = a->dense.splat ? 1 : n;
  uint8_t *out = arena_alloc(ir_arena(c), count * each + 8, 8);
  for (size_t i = 0; i < count; i++) {
    double x = bounds_number(e, ir_dense_element(a, i), 0);
    double y = x - x != 0 || x > 1e6 || x < -1e6 ? x : (double)(int64_t)(x * 4) / 4;
    uint64_t bits = ir_float_encode(e->format, y);
    bytes_store(out + i * each, bits, each, BYTES_HERE);
  }
  return ir_attr_dense(c, t, out, count * each, count == 1, IR_COPY);
}

bool red_step_numbers(reduction *r) {
  bool any = false;
  size_t n = ir_count_ops(r->now.module);
  for (int how = 0; how < 5; how++) {
    for (bool again = true; again && !red_out_of_time(r);) {
      candidate_list list = {0};
      for (size_t i = 1; i < n; i++) {
        const ir_op *op = red_op_at(r->now.module, i);
        const ir_attr *a = ir_op_is(op, OP_STABLEHLO_CONSTANT) ? ir_op_get(op, "value") : NULL;
        const ir_attr *b = ir_attr_is(a, IR_ATTR_DENSE) ? simpler(r->now.c, a, how) : NULL;
        /* Zeros and ones are as simple as it gets: no step goes back. */
        if (!b || a == b || (how && a == simpler(r->now.c, a, 0)) ||
            (how > 1 && a == simpler(r->now.c, a, 1)))
          continue;
        candidate x = red_copy(r);
        ir_op_set(r->now.c, red_op_at(x.module, i), "value", b);
        VEC_ADD(ir_arena(r->now.c), &list, x);
      }
      again = red_take_first(r, &list);
      any |= again;
    }
  }
  return any;
}

/* --- Attributes --- */

bool red_step_attributes(reduction *r) {
  bool any = false;
  for (bool again = true; again && !red_out_of_time(r);) {
    candidate_list list = {0};
    size_t n = ir_count_ops(r->now.module);
    for (size_t i = 0; i < n; i++) {
      const ir_op *op = red_op_at(r->now.module, i);
      bool constant = ir_op_has_trait(op, IR_TRAIT_CONSTANT), func = ir_op_is(op, OP_FUNC_FUNC);
      for (size_t k = 0; !constant && !func && op->name->def && k < ir_op_prop_count(op); k++) {
        if (!op->props[k]) continue;
        candidate x = red_copy(r);
        red_op_at(x.module, i)->props[k] = NULL;
        VEC_ADD(ir_arena(r->now.c), &list, x);
      }
      if (!op->attr_count) continue;
      candidate x = red_copy(r);
      red_op_at(x.module, i)->attr_count = 0;
      VEC_ADD(ir_arena(r->now.c), &list, x);
    }
    again = red_take_first(r, &list);
    any |= again;
  }
  return any;
}
