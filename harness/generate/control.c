/* SPDX-License-Identifier: Apache-2.0 */
/* Regions, control flow and tuples. */
#include <string.h>

#include "internal.h"

/* --- Regions --- */

/* The results of an op are not visible in its regions. */
static void show_results(generation *g, const ir_op *op, bool shown) {
  for (size_t i = g->pool.count; i-- > 0;) {
    pooled *p = &g->pool.items[i];
    if (p->v->is_argument || p->v->op != op) continue;
    p->element = shown ? element_of(g, p->v) : E_OTHER;
  }
}

region_mark enter_region(generation *g, ir_region *r, const ir_type *const *types, size_t count) {
  region_mark m = {g->at, g->pool.count, g->first, g->inputs, r->op};
  show_results(g, r->op, false);
  ir_block *b = ir_block_new(g->c);
  ir_region_append(r, b);
  for (size_t i = 0; i < count; i++) pool_add(g, ir_block_add_arg(g->c, b, types[i], g->loc));
  g->at = b;
  g->depth++;
  return m;
}

void leave_region(generation *g, region_mark m, ir_value *const *values, size_t count,
                  const char *terminator) {
  const ir_opname *name = ir_opname_get(g->c, terminator, strlen(terminator));
  ir_block_append(g->at, ir_op_new(g->c, name, g->loc, values, count, NULL, 0, 0, NULL, 0));
  g->at = m.at;
  g->pool.count = m.pool;
  g->first = m.first;
  g->inputs = m.inputs;
  g->depth--;
  show_results(g, m.op, true);
}

/* --- Control flow --- */

enum { STATES = 4 };

/* Values that go through a loop or come out of a branch. */
static size_t draw_states(generation *g, ir_value **v, const ir_type **types) {
  size_t n = 1 + draw(g, 2);
  for (size_t i = 0; i < n; i++) {
    if (!(v[i] = operand(g, ALL_ELEMENTS, 0, 4))) return 0;
    types[i] = v[i]->type;
  }
  return n;
}

/* Some ops, and a value of each type. */
static void end_branch(generation *g, region_mark m, const ir_type *const *types, size_t count,
                       ir_value *first) {
  ir_value *ends[STATES];
  size_t k = 0;
  make_ops(g, 1 + draw(g, 3));
  if (first) ends[k++] = first;
  for (; k < count; k++) {
    shape s = {.rank = (unsigned)types[k]->shaped.rank};
    if (s.rank) memcpy(s.dims, types[k]->shaped.dims, s.rank * sizeof *s.dims);
    element e = E_f32;
    while (types[k]->shaped.element != g->types[e]) e++;
    ends[k] = like(g, e, &s);
  }
  leave_region(g, m, ends, count, "stablehlo.return");
}

static bool make_if(generation *g, const choice *x) {
  ir_value *v[STATES], *condition = like(g, E_i1, &(shape){0});
  const ir_type *types[STATES];
  size_t n = draw_states(g, v, types);
  if (!n || !(g->g->elements & ONE_OF(E_i1))) return false;
  ir_op *op = add_op(g, x->maker->op, &condition, 1, types, n, 2);
  for (int i = 0; i < 2; i++) {
    region_mark m = enter_region(g, &op->regions[i], NULL, 0);
    end_branch(g, m, types, n, NULL);
  }
  return true;
}

static bool make_case(generation *g, const choice *x) {
  ir_value *v[STATES], *index = input_scalar(g, E_i32, g->g->edges ? STYLE_ANY : STYLE_COUNT);
  const ir_type *types[STATES];
  size_t n = draw_states(g, v, types), branches = 1 + draw(g, 4);
  if (!n || !(g->g->elements & ONE_OF(E_i32))) return false;
  ir_op *op = add_op(g, x->maker->op, &index, 1, types, n, branches);
  for (size_t i = 0; i < branches; i++) {
    region_mark m = enter_region(g, &op->regions[i], NULL, 0);
    end_branch(g, m, types, n, NULL);
  }
  return true;
}

/* A loop counts to a small number. */
static bool make_while(generation *g, const choice *x) {
  ir_value *v[STATES], *last = input_scalar(g, E_i32, STYLE_COUNT),
                       *one = input_scalar(g, E_i32, STYLE_ONE);
  const ir_type *types[STATES];
  size_t n = 1 + draw_states(g, v + 1, types + 1);
  if (n == 1 || !(g->g->elements & ONE_OF(E_i32))) return false;
  v[0] = input_scalar(g, E_i32, STYLE_ZERO);
  types[0] = v[0]->type;
  ir_op *op = add_op(g, x->maker->op, v, n, types, n, 2);
  region_mark m = enter_region(g, &op->regions[0], types, n);
  ir_value *goes_on = &add_compare(g, g->at->args[0], last, 5, false)->results[0]; /* LT */
  leave_region(g, m, &goes_on, 1, "stablehlo.return");
  m = enter_region(g, &op->regions[1], types, n);
  ir_value *next = &add_op1(g, "add", (ir_value *[]){g->at->args[0], one}, 2, types[0])->results[0];
  end_branch(g, m, types, n, next);
  return true;
}

/* --- Tuples --- */

static bool make_tuple(generation *g, const choice *x) {
  enum { MOST = 3 };
  ir_value *v[MOST];
  const ir_type *types[MOST];
  size_t n = 1 + draw(g, MOST);
  for (size_t i = 0; i < n; i++) {
    if (!(v[i] = operand(g, ALL_ELEMENTS, 0, MOST_DIMS))) return false;
    types[i] = v[i]->type;
  }
  if (!op_is_allowed(g->g, "get_tuple_element")) return false;
  ir_value *t = &add_op1(g, x->maker->op, v, n, ir_type_tuple(g->c, types, n))->results[0];
  unsigned k = draw(g, (unsigned)n);
  set_int(g, add_op1(g, "get_tuple_element", &t, 1, types[k]), "index", 32, k);
  return true;
}

const maker makers_of_control[] = {
    {"if", make_if, 8, EVERYWHERE, true},
    {"case", make_case, 6, EVERYWHERE, true},
    {"while", make_while, 8, EVERYWHERE, true},
    {"tuple", make_tuple, 3},
    {"get_tuple_element", NULL, 0, NOT_EVALUATED}, /* made with tuple */
    {NULL},
};
