/* SPDX-License-Identifier: Apache-2.0 */
/* Sums of products, one output at a time: dot_general and dot. */
#include "dot.h"

#include <string.h>

bool ev_arithmetic_of(num_kind k, arithmetic *a) {
  a->kind = k;
  return ev_element_bind_same(OP_STABLEHLO_MULTIPLY, k, &a->multiply) &&
         ev_element_bind_same(OP_STABLEHLO_ADD, k, &a->add);
}
void ev_set_zero(num_kind k, uint8_t *e) { ev_element_set(k, e, 0); }
void ev_multiply_add(const arithmetic *a, const uint8_t *x, const uint8_t *y, uint8_t *sum) {
  uint8_t product[NUM_MAX_BYTES];
  ev_element_2(&a->multiply, x, y, product);
  ev_element_2(&a->add, sum, product, sum);
}

/* --- Frames ----------------------------------------------------------------------------------- */

bool ev_dot_numbers(definition *d, dot_numbers *n) {
  if (!ir_op_is(d->i->op, OP_STABLEHLO_DOT_GENERAL)) {
    /* dot: the last dimension of lhs with the first one of rhs. */
    n->last = (int64_t)value_rank(d->in[0]) - 1;
    n->first = 0;
    n->lb = n->rb = (ints){&n->first, 0, true};
    n->lc = (ints){&n->last, 1, true};
    n->rc = (ints){&n->first, 1, true};
    return true;
  }
  const ir_attr *a = ev_attr(d->p, d->i, "dot_dimension_numbers");
  return ev_param_ints(d->p, d->i, a, "lhsBatchingDimensions", &n->lb) &&
         ev_param_ints(d->p, d->i, a, "rhsBatchingDimensions", &n->rb) &&
         ev_param_ints(d->p, d->i, a, "lhsContractingDimensions", &n->lc) &&
         ev_param_ints(d->p, d->i, a, "rhsContractingDimensions", &n->rc);
}

/* The dimensions of v that are in neither list. */
static size_t add_rest(const interp_value *v, ints batch, ints contracting, int64_t *dims,
                       size_t at) {
  for (size_t k = 0; k < value_rank(v); k++)
    if (!ev_ints_has(batch, (int64_t)k) && !ev_ints_has(contracting, (int64_t)k))
      dims[at++] = value_dims(v)[k];
  return at;
}

static bool frame(definition *d, const dot_numbers *n) {
  const interp_value *l = d->in[0], *r = d->in[1];
  size_t at = 0, all;
  uint64_t terms = 1;
  auto_free int64_t *dims = ev_scratch(d->p, d->i, value_rank(l) + value_rank(r), sizeof *dims);
  if (!dims) return false;
  for (size_t k = 0; k < n->lb.n; k++) dims[at++] = value_dims(l)[n->lb.v[k]];
  for (size_t k = 0; k < n->lc.n; k++)
    terms = exact_at_most(terms, (uint64_t)value_dims(l)[n->lc.v[k]]);
  at = add_rest(l, n->lb, n->lc, dims, at);
  at = add_rest(r, n->rb, n->rc, dims, at);
  if (!ev_takes_shape(d, 0, dims, at)) return false;
  arithmetic a;
  if (!ev_arithmetic_of(result_kind(d, 0), &a))
    return ev_error(d->p, d->i, DIAG_INTERP_BAD_OPERAND, "these elements cannot be multiplied");
  if (!ev_shape_count(dims, at, 1, &all)) return ev_no_memory(d->p, d->i);
  return ev_run_count_steps(d->p, exact_at_most(all, terms) / 1024);
}

bool ev_frame_dot(definition *d) {
  dot_numbers n;
  return ev_dot_numbers(d, &n) && frame(d, &n);
}

/* The algorithm that the attribute names: operands are rounded to their precision types, each into
 * so many components (what one leaves is rounded again), and that many products of components are
 * taken, the most significant ones, in the accumulation type. The specification leaves the order of
 * the products open: here the least significant ones are added first, and the result is converted
 * at the end. allow_imprecise_accumulation is a permission, of which no use is made. */
#define MAX_COMPONENTS 8

bool ev_dot_algorithm(definition *d, const ir_attr *a, dot_algorithm *g) {
  proc *p = d->p;
  insn *i = d->i;
  static const char *const types[] = {"lhsPrecisionType", "rhsPrecisionType", "accumulationType"};
  num_kind *const kinds[] = {&g->precision[0], &g->precision[1], &g->accumulation};
  for (size_t k = 0; k < 3; k++) {
    const ir_param *v = ev_param(a, types[k]);
    *kinds[k] = v && v->type ? ev_num_of_type(v->type) : NUM_NONE;
    if (*kinds[k] == NUM_NONE || !ev_num_is(*kinds[k], NUM_FLOAT))
      return ev_error(p, i, DIAG_INTERP_BAD_ATTRIBUTE, "algorithm: %s is not a float type",
                      types[k]);
  }
  if (!ev_param_int(p, i, a, "lhsComponentCount", &g->components[0]) ||
      !ev_param_int(p, i, a, "rhsComponentCount", &g->components[1]) ||
      !ev_param_int(p, i, a, "numPrimitiveOperations", &g->products))
    return false;
  for (size_t k = 0; k < 2; k++)
    if (g->components[k] < 1 || g->components[k] > MAX_COMPONENTS)
      return ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                      "%lld components are not supported [dot_general C22, C23]",
                      (long long)g->components[k]);
  if (g->products < 1 || g->products > MAX_COMPONENTS * MAX_COMPONENTS)
    return ev_error(p, i, DIAG_INTERP_CONSTRAINT, "%lld products [dot_general C24]",
                    (long long)g->products);
  /* The algorithms known by name (bf16_3x and the like) say 1 component and several products: as
   * few components as give that many. */
  for (size_t k = 0; g->components[0] * g->components[1] < g->products; k = !k)
    if (g->components[k] <= g->components[!k]) g->components[k]++;
  return true;
}

bool ev_frame_dot_general(definition *d) {
  dot_numbers n;
  dot_algorithm g;
  if (!ev_dot_numbers(d, &n)) return false;
  const ir_attr *algorithm = ev_attr(d->p, d->i, "algorithm");
  if (algorithm && (ev_num_is((num_kind)d->in[0]->num, NUM_COMPLEX) ||
                    ev_num_is((num_kind)d->in[1]->num, NUM_COMPLEX)))
    return ev_error(d->p, d->i, DIAG_INTERP_BAD_OPERAND, "an algorithm is for real numbers");
  return (!algorithm || ev_dot_algorithm(d, algorithm, &g)) && frame(d, &n);
}

/* --- Definitions ------------------------------------------------------------------------------ */

/* Which value an operand has at an index, in the kind that is computed in. */
typedef const uint8_t *(*factor_fn)(const definition *d, size_t side, const int64_t *index,
                                    const void *user, uint8_t *aside);

/* The output at `index`: reduce(multiply(lhs_slice, rhs_slice), 0, add). */
static void contract(const definition *d, const dot_numbers *n, const arithmetic *a,
                     const int64_t *index, factor_fn factor, const void *user, uint8_t *sum) {
  int64_t *li = row(d, 1), *ri = row(d, 2), *at = zero_row(d, 3), *depth = row(d, 4);
  uint8_t x[NUM_MAX_BYTES], y[NUM_MAX_BYTES];
  size_t terms = 1, to = 0; /* result_batching_index + result_lhs_index + result_rhs_index */
  for (size_t k = 0; k < n->lb.n; k++) li[n->lb.v[k]] = ri[n->rb.v[k]] = index[to++];
  for (size_t k = 0; k < value_rank(d->in[0]); k++)
    if (!ev_ints_has(n->lb, (int64_t)k) && !ev_ints_has(n->lc, (int64_t)k)) li[k] = index[to++];
  for (size_t k = 0; k < value_rank(d->in[1]); k++)
    if (!ev_ints_has(n->rb, (int64_t)k) && !ev_ints_has(n->rc, (int64_t)k)) ri[k] = index[to++];
  for (size_t k = 0; k < n->lc.n; k++)
    terms *= (size_t)(depth[k] = value_dims(d->in[0])[n->lc.v[k]]);
  ev_set_zero(a->kind, sum);
  for (size_t t = 0; t < terms; t++) {
    for (size_t k = 0; k < n->lc.n; k++) li[n->lc.v[k]] = ri[n->rc.v[k]] = at[k];
    ev_multiply_add(a, factor(d, 0, li, user, x), factor(d, 1, ri, user, y), sum);
    ev_nd_next(at, depth, n->lc.n);
  }
}

static const uint8_t *plain_factor(const definition *d, size_t side, const int64_t *index,
                                   const void *user, uint8_t *aside) {
  (void)user;
  return ev_define_as(d->in[side], index, (num_kind)d->out[0]->num, aside);
}
static bool define_contraction(definition *d, const dot_numbers *n) {
  arithmetic a;
  interp_value *out = d->out[0];
  int64_t *index = zero_row(d, 0);
  if (!ev_arithmetic_of((num_kind)out->num, &a)) return false;
  for (size_t e = 0; e < out->count; e++) {
    contract(d, n, &a, index, plain_factor, NULL, out->data + e * bytes_of(out));
    ev_nd_next(index, value_dims(out), value_rank(out));
  }
  return true;
}

/* Component c of an element is what the components before it leave, rounded to the precision type.
 */
typedef struct components {
  const dot_algorithm *g;
  int64_t at[2]; /* which component of each side */
} components;

static const uint8_t *component(const definition *d, size_t side, const int64_t *index,
                                const void *user, uint8_t *aside) {
  const components *c = user;
  const interp_value *v = d->in[side];
  double rest, part = 0;
  ev_element_convert((num_kind)v->num, NUM_F64, ev_define_at(v, index), &rest);
  for (int64_t k = 0; k <= c->at[side]; k++) {
    part = ev_num_round(c->g->precision[side], rest);
    rest = part - part == 0 ? rest - part : 0; /* nothing is left of infinities and NaNs */
  }
  ev_num_set_float(c->g->accumulation, aside, part);
  return aside;
}

/* Which components pair number `wanted` has: pairs (l, r) in the order of l + r, then l. */
static void find_pair(const dot_algorithm *g, int64_t wanted, components *c) {
  int64_t lefts = g->components[0], rights = g->components[1], number = 0;
  for (int64_t level = 0; level <= lefts + rights - 2; level++)
    for (int64_t l = 0; l < lefts; l++) {
      if (level - l < 0 || level - l >= rights || number++ != wanted) continue;
      c->at[0] = l;
      c->at[1] = level - l;
    }
}

static bool define_algorithm(definition *d, const dot_numbers *n, const dot_algorithm *g) {
  components c = {.g = g};
  arithmetic a;
  interp_value *out = d->out[0];
  int64_t *index = zero_row(d, 0);
  if (!ev_arithmetic_of(g->accumulation, &a)) return false;
  for (size_t e = 0; e < out->count; e++) {
    uint8_t sum[NUM_MAX_BYTES], product[NUM_MAX_BYTES];
    for (int64_t k = g->products; k-- > 0;) {
      bool first = k == g->products - 1;
      find_pair(g, k, &c);
      contract(d, n, &a, index, component, &c, first ? sum : product);
      if (!first) ev_element_2(&a.add, sum, product, sum);
    }
    ev_element_convert(g->accumulation, (num_kind)out->num, sum, out->data + e * bytes_of(out));
    ev_nd_next(index, value_dims(out), value_rank(out));
  }
  return true;
}

bool ev_define_dot(definition *d) {
  dot_numbers n;
  dot_algorithm g;
  bool general = ir_op_is(d->i->op, OP_STABLEHLO_DOT_GENERAL);
  const ir_attr *algorithm = general ? ev_attr(d->p, d->i, "algorithm") : NULL;
  if (!ev_dot_numbers(d, &n)) return false;
  if (!algorithm) return define_contraction(d, &n);
  return ev_dot_algorithm(d, algorithm, &g) && define_algorithm(d, &n, &g);
}
