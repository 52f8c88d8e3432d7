/* SPDX-License-Identifier: Apache-2.0 */
/* Computations that are applied to scalars here, by the walk itself: map, reductions that select
 * one of their elements, as the place of a maximum, and comparators; and scatters that apply each
 * computation once. */
#include <stdlib.h>
#include <string.h>

#include "rules.h"

enum { MOST_MAPPED = 4096, MOST_SELECTED = 64 };

/* Element i of a tensor, as a scalar with its bound. */
static const bounded *scalar_of(walk *w, const bounded *b, size_t i) {
  const ir_type *element = ir_type_element(interp_type(b->value));
  size_t parts = bounds_parts(element), each = ir_dense_element_size(element), size;
  const uint8_t *data = interp_data(b->value, &size);
  interp_value *v =
      interp_tensor(ir_type_tensor(w->c, NULL, 0, element, NULL), data + i * each, each);
  bound *own = b->parts ? ARENA_ARRAY(ir_arena(w->c), bound, parts) : NULL;
  for (size_t p = 0; own && p < parts; p++) own[p] = b->parts[i * parts + p];
  return bd_with(w, v, own, parts, b->open, b->open_at);
}

bool bd_rule_map(walk *w, frame *f, const ir_op *op, const bounded **results) {
  if (!bd_reference(w, f, op, results)) return false;
  const bounded *r = results[0];
  size_t parts = bounds_parts(ir_type_element(interp_type(r->value))),
         n = parts ? r->count / parts : 0;
  if (!parts || n > MOST_MAPPED) {
    results[0] = bd_opened(w, r, "the map is too large, or has quantized elements", op);
    return true;
  }
  bound *out = ARENA_ARRAY(ir_arena(w->c), bound, r->count + 1);
  const bounded **args = ARENA_ARRAY(ir_arena(w->c), const bounded *, op->operand_count + 1);
  const char *why = NULL;
  for (size_t i = 0; i < n; i++) {
    const bounded *one = NULL;
    for (uint32_t k = 0; k < op->operand_count; k++)
      args[k] = scalar_of(w, bd_get(f, op->operands[k].value), i);
    if (!bd_block(w, f, op->regions[0].first, args, op->operand_count, &one)) return false;
    for (size_t p = 0; p < parts; p++) out[i * parts + p] = bounds_of(one, p);
    if (one->open) why = one->open;
  }
  results[0] = bd_with(w, interp_retain(r->value), out, r->count, why, op);
  return true;
}

/* --- Selections --- */

/* The elements of one group, and the initial values: `width` scalars each. */
typedef struct candidates {
  walk *w;
  frame *f;
  const ir_op *op;
  const bounded **scalars;
  size_t count, width;
  size_t initial; /* which one is the initial values; `count` if they are also an element */
} candidates;

static bool same_bytes(const bounded *a, const bounded *b) {
  size_t n, m;
  const void *x = interp_data(a->value, &n), *y = interp_data(b->value, &m);
  return n == m && memcmp(x, y, n) == 0;
}

static bool same_tuple(const candidates *x, const bounded **a, const bounded **b) {
  for (size_t k = 0; k < x->width; k++)
    if (!same_bytes(a[k], b[k])) return false;
  return true;
}

/* Which one the computation selects: 0 the left one, 1 the right one, -1 it does not. */
static int selected(const candidates *x, size_t a, size_t b) {
  const bounded **args = ARENA_ARRAY(ir_arena(x->w->c), const bounded *, 4 * x->width);
  const bounded **got = args + 2 * x->width;
  const bounded **left = x->scalars + a * x->width, **right = x->scalars + b * x->width;
  memcpy(args, left, x->width * sizeof *args);
  memcpy(args + x->width, right, x->width * sizeof *args);
  if (!bd_block(x->w, x->f, x->op->regions[0].first, args, 2 * x->width, got)) return -1;
  for (size_t k = 0; k < x->width; k++)
    if (got[k]->parts) return -1;
  return same_tuple(x, got, left) ? 0 : same_tuple(x, got, right) ? 1 : -1;
}

/* A selection is the same in every order if it does not depend on the sides, and if "wins against"
 * is transitive: then the numbers of wins are all different. */
static bool is_order(const candidates *x) {
  size_t wins[MOST_SELECTED + 1] = {0};
  bool seen[MOST_SELECTED + 1] = {false};
  for (size_t a = 0; a < x->count; a++) {
    if (selected(x, a, a) != 0) return false; /* equal elements are one candidate */
    for (size_t b = 0; b < a; b++) {
      int one = selected(x, a, b), other = selected(x, b, a);
      if (one < 0 || other < 0 || one == other) return false;
      wins[one == 0 ? a : b]++;
    }
  }
  /* The initial values may be taken never. */
  if (x->initial < x->count && wins[x->initial]) return false;
  for (size_t a = 0; a < x->count; a++) {
    if (seen[wins[a]]) return false;
    seen[wins[a]] = true;
  }
  return true;
}

static bool take(candidates *x, const bounded *const *tuple) {
  memcpy(x->scalars + x->count * x->width, tuple, x->width * sizeof *tuple);
  for (size_t i = 0; i < x->count; i++)
    if (same_tuple(x, x->scalars + i * x->width, x->scalars + x->count * x->width)) return true;
  return ++x->count <= MOST_SELECTED;
}

/* All elements of the reduction as one group: an order on all of them is one on each group. */
bool bd_selects(walk *w, frame *f, const ir_op *op) {
  size_t width = op->operand_count / 2;
  if (!ir_op_is(op, OP_STABLEHLO_REDUCE) || !width) return false;
  candidates x = {.w = w, .f = f, .op = op, .width = width};
  x.scalars = ARENA_ARRAY(ir_arena(w->c), const bounded *, (MOST_SELECTED + 2) * width);
  const bounded **tuple = ARENA_ARRAY(ir_arena(w->c), const bounded *, width);
  const bounded *first = bd_get(f, op->operands[0].value);
  size_t parts = bounds_parts(ir_type_element(interp_type(first->value)));
  size_t n = parts ? first->count / parts : 0;
  if (!n || n > MOST_SELECTED) return false;
  for (size_t i = 0; i <= n; i++) {
    for (size_t k = 0; k < width; k++) {
      const bounded *b = bd_get(f, op->operands[i < n ? k : k + width].value);
      if (!bounds_parts(ir_type_element(interp_type(b->value)))) return false;
      tuple[k] = scalar_of(w, b, i < n ? i : 0);
    }
    x.initial = x.count;
    if (!take(&x, tuple)) return false;
  }
  return is_order(&x);
}

/* --- Comparators --- */

enum { MOST_SORTED = 16 };

/* Whether element a of the operands stands before element b; -1: it is not known. */
static int stands_before(walk *w, frame *f, const ir_op *op, size_t a, size_t b) {
  const bounded **args = ARENA_ARRAY(ir_arena(w->c), const bounded *, 2 * op->operand_count + 1);
  const bounded *got = NULL;
  for (uint32_t k = 0; k < op->operand_count; k++) {
    const bounded *in = bd_get(f, op->operands[k].value);
    args[2 * k] = scalar_of(w, in, a);
    args[2 * k + 1] = scalar_of(w, in, b);
  }
  if (!bd_block(w, f, op->regions[0].first, args, 2 * op->operand_count, &got) || got->parts)
    return -1;
  return bounds_of(got, 0).lo != 0;
}

/* Irreflexive, and neither "before" nor "neither before nor after" changes on the way over a third
 * element. */
static bool is_weak_order(bool before[][MOST_SORTED], size_t n) {
  for (size_t a = 0; a < n; a++) {
    if (before[a][a]) return false;
    for (size_t b = 0; b < n; b++)
      for (size_t k = 0; k < n; k++) {
        bool equal = !before[a][b] && !before[b][a] && !before[b][k] && !before[k][b];
        if (before[a][b] && before[b][k] && !before[a][k]) return false;
        if (equal && (before[a][k] || before[k][a])) return false;
      }
  }
  return true;
}

bool bd_orders_strictly(walk *w, frame *f, const ir_op *op) {
  bool before[MOST_SORTED][MOST_SORTED];
  const bounded *first = bd_get(f, op->operands[0].value);
  size_t n = (size_t)ir_type_element_count(interp_type(first->value));
  if (n > MOST_SORTED) n = MOST_SORTED;
  for (uint32_t k = 0; k < op->operand_count; k++)
    if (!bounds_parts(ir_type_element(interp_type(bd_get(f, op->operands[k].value)->value))))
      return false;
  for (size_t a = 0; a < n; a++)
    for (size_t b = 0; b < n; b++) {
      int one = stands_before(w, f, op, a, b);
      if (one < 0) return false;
      before[a][b] = one;
    }
  return is_weak_order(before, n);
}

/* --- Scatter --- */

/* The op that counts how often a scatter hits each element of its first operand. */
static ir_op *counting(walk *w, const ir_op *op) {
  static const char add[] = "stablehlo.add", back[] = "stablehlo.return";
  const ir_type *i64 = ir_type_integer(w->c, 64, IR_SIGNLESS),
                *scalar = ir_type_tensor(w->c, NULL, 0, i64, NULL);
  uint32_t n = op->result_count;
  ir_block *outside = ir_block_new(w->c), *body = ir_block_new(w->c);
  ir_value *in[3], *args[2];
  for (uint32_t k = 0; k < 3; k++) {
    const ir_type *t = op->operands[k == 0 ? 0 : n + k - 1].value->type;
    if (k != 1) t = ir_type_tensor(w->c, t->shaped.dims, t->shaped.rank, i64, NULL);
    in[k] = ir_block_add_arg(w->c, outside, t, op->loc);
  }
  ir_op *count = ir_op_new(w->c, op->name, op->loc, in, 3, &in[0]->type, 1, 1, NULL, 0);
  const ir_attr *numbers = ir_op_get(op, "scatter_dimension_numbers");
  ir_op_set(w->c, count, "scatter_dimension_numbers", numbers);
  for (int k = 0; k < 2; k++) args[k] = ir_block_add_arg(w->c, body, scalar, op->loc);
  ir_op *sum = ir_op_new(w->c, ir_opname_get(w->c, add, sizeof add - 1), op->loc, args, 2, &scalar,
                         1, 0, NULL, 0);
  ir_value *v = &sum->results[0];
  ir_block_append(body, sum);
  ir_block_append(body, ir_op_new(w->c, ir_opname_get(w->c, back, sizeof back - 1), op->loc, &v, 1,
                                  NULL, 0, 0, NULL, 0));
  ir_region_append(&count->regions[0], body);
  return count;
}

static interp_value *all_of(walk *w, const bounded *b, int64_t number) {
  const ir_type *i64 = ir_type_integer(w->c, 64, IR_SIGNLESS);
  size_t n = (size_t)ir_type_element_count(interp_type(b->value));
  auto_free int64_t *data = malloc((n + 1) * sizeof *data);
  for (size_t i = 0; data && i < n; i++) data[i] = number;
  return data ? bd_tensor_like(w, b->value, i64, data) : NULL;
}

/* Whether the region computes with integers and booleans alone. */
static bool is_of_integers(ir_op *op, void *user) {
  for (uint32_t k = 0; k < op->operand_count && op != user; k++)
    if (!ir_type_is(ir_type_element(op->operands[k].value->type), IR_TYPE_INTEGER)) return false;
  return true;
}

bool bd_hits_once(walk *w, frame *f, const ir_op *op) {
  uint32_t n = op->result_count;
  if (!ir_op_is(op, OP_STABLEHLO_SCATTER) || !n || op->operand_count != 2 * n + 1 ||
      !bd_reads_exact(f, op, false) ||
      !ir_walk((ir_op *)(uintptr_t)op, is_of_integers, (void *)(uintptr_t)op))
    return false;
  const bounded *indices = bd_get(f, op->operands[n].value);
  interp_value *in[] = {all_of(w, bd_get(f, op->operands[0].value), 0),
                        interp_retain(indices->value),
                        all_of(w, bd_get(f, op->operands[n + 1].value), 1)};
  interp_value *out = NULL;
  size_t size = 0;
  bool ok =
      in[0] && in[2] && interp_eval_op(w->c, counting(w, op), in, &w->interpreter, &out, NULL);
  const int64_t *hits = ok ? interp_data(out, &size) : NULL;
  for (size_t i = 0; ok && i < size / sizeof *hits; i++) ok = hits[i] <= 1;
  if (out) interp_release(out);
  for (int k = 0; k < 3; k++) interp_release(in[k]);
  return ok;
}
