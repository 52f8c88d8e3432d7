/* dot_general: contractions.
 *
 * Both sides are brought to the result's element type, and into the layouts [batch][row][k] and
 * [batch][k][column]. Each output starts from 0 and adds its products in row-major order of the
 * contracting dimensions, rounding every product and every sum; vectors run across outputs.
 */
#include "dot.h"

#include <stdlib.h>
#include <string.h>

#include "nd.h"
#include "shape.h"
#include "split.h"

/* --- The op ----------------------------------------------------------------------------------- */

/* One side as [batch][x][y] in the result's element type: dimensions in the order of the three
 * lists. Returns the operand's own data when it already lies so. */
static const uint8_t *lay_out(proc *p, insn *i, const interp_value *v, const int64_t *order,
                              num_kind to, void **owned) {
  size_t rank = value_rank(v), size = ev_num_rows[v->num].bytes, out_size = ev_num_rows[to].bytes;
  *owned = NULL;
  bool in_order = true;
  for (size_t d = 0; d < rank; d++) in_order &= order[d] == (int64_t)d;
  if (in_order && (num_kind)v->num == to) return v->data;
  uint8_t *moved = ev_scratch(p, i, v->count + 1, size);
  auto_free int64_t *w = moved ? ev_scratch(p, i, 4 * rank + 1, sizeof *w) : NULL;
  bool ok = w != NULL;
  if (ok) {
    int64_t *dims = w, *out = w + rank, *in = w + 2 * rank, *strides = w + 3 * rank;
    ev_nd_strides(value_dims(v), rank, size, strides);
    for (size_t d = 0; d < rank; d++) {
      dims[d] = value_dims(v)[order[d]];
      in[d] = strides[order[d]];
    }
    ev_nd_strides(dims, rank, size, out);
    ok = v->count == 0 || ev_nd_copy(rank, dims, moved, out, v->data, in, size) ||
         ev_no_memory(p, i);
  }
  if (ok && (num_kind)v->num != to) {
    uint8_t *converted = ev_scratch(p, i, v->count + 1, out_size);
    if (converted) ev_kern_convert((num_kind)v->num, to, moved, converted, v->count);
    free(moved);
    moved = converted;
    ok = moved != NULL;
  }
  if (!ok) {
    free(moved);
    return NULL;
  }
  *owned = moved;
  return moved;
}

/* Appends the dimensions that are in neither list. */
static size_t add_rest(int64_t *order, size_t at, size_t rank, ints batch, ints contracting) {
  for (size_t d = 0; d < rank; d++)
    if (!ev_ints_has(batch, (int64_t)d) && !ev_ints_has(contracting, (int64_t)d))
      order[at++] = (int64_t)d;
  return at;
}
static size_t add_list(int64_t *order, size_t at, ints list) {
  for (size_t k = 0; k < list.n; k++) order[at++] = list.v[k];
  return at;
}
static size_t extent(const interp_value *v, const int64_t *order, size_t from, size_t to) {
  size_t n = 1;
  for (size_t d = from; d < to; d++) n *= (size_t)value_dims(v)[order[d]];
  return n;
}

static bool check_dims(proc *p, insn *i, const interp_value *l, const interp_value *r, ints lb,
                       ints rb, ints lc, ints rc) {
  if (lb.n != rb.n)
    return ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                    "lhs and rhs have different numbers of batching dimensions [dot_general C1]");
  if (lc.n != rc.n)
    return ev_error(
        p, i, DIAG_INTERP_CONSTRAINT,
        "lhs and rhs have different numbers of contracting dimensions [dot_general C2]");
  size_t lr = value_rank(l), rr = value_rank(r);
  if (!ev_axes(p, i, "lhs_batching_dimensions [dot_general C5]", lb, lr, false) ||
      !ev_axes(p, i, "lhs_contracting_dimensions [dot_general C6]", lc, lr, false) ||
      !ev_axes(p, i, "rhs_batching_dimensions [dot_general C7]", rb, rr, false) ||
      !ev_axes(p, i, "rhs_contracting_dimensions [dot_general C8]", rc, rr, false))
    return false;
  for (size_t k = 0; k < lb.n; k++) {
    if (ev_ints_has(lc, lb.v[k]) || ev_ints_has(rc, rb.v[k]))
      return ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                      "a dimension is batching and contracting [dot_general C3, C4]");
    if (value_dims(l)[lb.v[k]] != value_dims(r)[rb.v[k]])
      return ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                      "batching dimensions differ in size [dot_general C9]");
  }
  for (size_t k = 0; k < lc.n; k++)
    if (value_dims(l)[lc.v[k]] != value_dims(r)[rc.v[k]])
      return ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                      "contracting dimensions differ in size [dot_general C10]");
  return true;
}

/* Both sides in the result's element type, but i8 as it is for results of 32 bits, which are the
 * same then. */
static num_kind kind_of_terms(const interp_value *l, const interp_value *r, num_kind num) {
  bool small = l->num == NUM_I8 && r->num == NUM_I8 && num == NUM_I32;
  return small ? NUM_I8 : num;
}

#define DOT_LEAST (1 << 21) /* products that are worth a thread */

/* Products of matrices, [batch] of them; parts are rows of all. */
typedef struct products {
  num_kind num, terms;
  size_t rows, columns, depth, size, out_size;
  const uint8_t *a, *b;
  uint8_t *c;
  bool *ok; /* [part] */
} products;

static void run_products(void *user, size_t part, size_t from, size_t to) {
  const products *m = user;
  m->ok[part] = true;
  for (size_t at = from, count; at < to; at += count) {
    size_t q = at / m->rows, left = m->rows - at % m->rows;
    count = to - at < left ? to - at : left;
    if (!ev_dot_matrices(m->num, m->terms, count, m->columns, m->depth,
                         m->a + at * m->depth * m->size, m->b + q * m->depth * m->columns * m->size,
                         m->c + at * m->columns * m->out_size))
      m->ok[part] = false;
  }
}

static bool multiply_all(const proc *p, products *m, size_t batch) {
  bool ok[SPLIT_MOST], all = true;
  size_t each = m->columns * m->depth, least = each ? DOT_LEAST / each + 1 : SIZE_MAX;
  size_t parts = ev_split_parts(p->run->options->threads, batch * m->rows, least);
  m->ok = ok;
  ev_split(parts, batch * m->rows, 1, run_products, m);
  for (size_t k = 0; k < parts; k++) all &= ok[k];
  return all;
}

eval_status ev_dot_general(proc *p, insn *i, const interp_value *l, const interp_value *r, ints lb,
                           ints rb, ints lc, ints rc, interp_value **out) {
  if (!check_dims(p, i, l, r, lb, rb, lc, rc)) return EVAL_FAIL;
  size_t lr = value_rank(l), rr = value_rank(r), rank = lr + rr - lb.n - 2 * lc.n;
  auto_free int64_t *m = ev_scratch(p, i, lr + rr + rank + 1, sizeof *m);
  if (!m) return EVAL_FAIL;
  int64_t *left = m, *right = m + lr, *dims = m + lr + rr;
  size_t at = add_rest(left, add_list(left, 0, lb), lr, lb, lc);
  size_t rows = extent(l, left, lb.n, at), batch = extent(l, left, 0, lb.n);
  for (size_t d = 0; d < at; d++) dims[d] = value_dims(l)[left[d]];
  size_t depth = extent(l, left, at, add_list(left, at, lc));
  size_t from = add_list(right, add_list(right, 0, rb), rc);
  size_t to = add_rest(right, from, rr, rb, rc);
  size_t columns = extent(r, right, from, to);
  for (size_t d = from; d < to; d++) dims[at++] = value_dims(r)[right[d]];

  auto_free void *own_l = NULL, *own_r = NULL;
  bool ok = false;
  if ((*out = ev_result(p, i, 0, dims, rank))) {
    num_kind num = (num_kind)(*out)->num;
    num_kind terms = kind_of_terms(l, r, num);
    const uint8_t *a = lay_out(p, i, l, left, terms, &own_l);
    const uint8_t *b = a ? lay_out(p, i, r, right, terms, &own_r) : NULL;
    ok = b && ev_run_count_steps(p, exact_at_most(exact_at_most(rows, columns), depth) / 1024);
    products all = {
        num, terms, rows,         columns, depth, ev_num_rows[terms].bytes, ev_num_rows[num].bytes,
        a,   b,     (*out)->data, NULL};
    if (ok && (*out)->count && !multiply_all(p, &all, batch))
      ok = ev_error(p, i, DIAG_INTERP_BAD_OPERAND, "these elements cannot be multiplied");
  }
  return ok ? EVAL_OK : EVAL_FAIL;
}

/* --- algorithm ---------------------------------------------------------------------------------
 */

/* What the attribute's fields say: operands are rounded to their precision types, each into so many
 * components (what one leaves is rounded again), and that many products of components are taken,
 * the most significant ones, in the accumulation type. The specification leaves the order of the
 * products open: here the least significant ones are added first, and the result is converted at
 * the end. allow_imprecise_accumulation is a permission, of which no use is made. */
#define MAX_COMPONENTS 8

typedef struct dot_algorithm {
  num_kind precision[2], accumulation;
  int64_t components[2], products;
  const ir_type *type; /* of accumulation */
} dot_algorithm;

static bool read_algorithm(proc *p, insn *i, const ir_attr *a, dot_algorithm *g) {
  static const char *const types[] = {"lhsPrecisionType", "rhsPrecisionType", "accumulationType"};
  num_kind kinds[3];
  for (size_t k = 0; k < 3; k++) {
    const ir_param *v = ev_param(a, types[k]);
    kinds[k] = v && v->type ? ev_num_of_type(v->type) : NUM_NONE;
    if (kinds[k] == NUM_NONE || !ev_num_is(kinds[k], NUM_FLOAT))
      return ev_error(p, i, DIAG_INTERP_BAD_ATTRIBUTE, "algorithm: %s is no float type", types[k]);
    g->type = v->type;
  }
  g->precision[0] = kinds[0];
  g->precision[1] = kinds[1];
  g->accumulation = kinds[2];
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

/* The components of an operand, as tensors of the accumulation type. */
static bool split(proc *p, insn *i, const interp_value *v, num_kind precision,
                  const dot_algorithm *g, int64_t count, interp_value **parts) {
  auto_free double *rest = ev_scratch(p, i, v->count, sizeof *rest);
  if (!rest) return false;
  ev_kern_convert((num_kind)v->num, NUM_F64, v->data, rest, v->count);
  bool ok = true;
  for (int64_t c = 0; ok && c < count; c++) {
    ok = (parts[c] = ev_temp(p, i, g->type, value_dims(v), value_rank(v))) != NULL;
    for (size_t e = 0; ok && e < v->count; e++) {
      double part = ev_num_round(precision, rest[e]);
      ev_num_set_float(g->accumulation, parts[c]->data + e * ev_num_rows[g->accumulation].bytes,
                       part);
      /* Nothing is left of what is infinite or no number. */
      rest[e] = part - part == 0 ? rest[e] - part : 0;
    }
  }
  return ok;
}

static eval_status dot_by_algorithm(proc *p, insn *i, const dot_algorithm *g,
                                    interp_value *const *in, ints lb, ints rb, ints lc, ints rc,
                                    interp_value **out) {
  const ir_type *t = i->results[0];
  if (!ir_type_is(t, IR_TYPE_TENSOR))
    return ev_error(p, i, DIAG_INTERP_BAD_RESULT, "the result is no ranked tensor");
  const ir_type *wide = ev_type(p, i, g->type, t->shaped.dims, t->shaped.rank);
  if (!wide) return EVAL_FAIL;
  insn inner = *i;
  inner.results = &wide;
  interp_value *parts[2][MAX_COMPONENTS] = {{NULL}}, *sum = NULL;
  bool ok = true;
  for (size_t k = 0; ok && k < 2; k++)
    ok = split(p, i, in[k], g->precision[k], g, g->components[k], parts[k]);
  kern add = {.arity = 2, .in = {g->accumulation, g->accumulation}, .out = g->accumulation};
  ok = ok && ev_bind_add(NULL, &add);
  /* From the least significant products on; the first `skip` of them are not taken. */
  int64_t left = g->components[0], right = g->components[1], total = left * right;
  for (int64_t skip = total - g->products, level = left + right - 2; ok && level >= 0; level--) {
    for (int64_t l = left; ok && l-- > 0;) {
      int64_t r = level - l;
      if (r < 0 || r >= right || skip-- > 0) continue;
      interp_value *product = NULL;
      ok = ev_dot_general(p, &inner, parts[0][l], parts[1][r], lb, rb, lc, rc, &product) == EVAL_OK;
      if (!sum) {
        sum = product;
        continue;
      }
      if (ok) {
        const void *terms[] = {sum->data, product->data};
        add.fn(&add, terms, sum->data, sum->count);
      }
      interp_release(product);
    }
  }
  ok = ok && sum && (*out = ev_result(p, i, 0, value_dims(sum), value_rank(sum)));
  if (ok)
    ev_kern_convert(g->accumulation, (num_kind)(*out)->num, sum->data, (*out)->data, sum->count);
  interp_release(sum);
  for (size_t k = 0; k < 2; k++)
    for (size_t c = 0; c < MAX_COMPONENTS; c++) interp_release(parts[k][c]);
  return ok ? EVAL_OK : EVAL_FAIL;
}

eval_status eval_dot_general(proc *p, insn *i, interp_value **in, interp_value **out) {
  const unsigned all = NUM_BOOL | NUM_INTEGER | NUM_FLOAT | NUM_COMPLEX;
  ints lb, rb, lc, rc;
  const ir_attr *numbers = ev_attr(p, i, "dot_dimension_numbers");
  if (!ev_operands(p, i, 2, 2) || !ev_tensor(p, i, in, 0, all, -1) ||
      !ev_tensor(p, i, in, 1, all, -1) ||
      !ev_param_ints(p, i, numbers, "lhsBatchingDimensions", &lb) ||
      !ev_param_ints(p, i, numbers, "rhsBatchingDimensions", &rb) ||
      !ev_param_ints(p, i, numbers, "lhsContractingDimensions", &lc) ||
      !ev_param_ints(p, i, numbers, "rhsContractingDimensions", &rc))
    return EVAL_FAIL;
  const ir_attr *algorithm = ev_attr(p, i, "algorithm");
  if (!algorithm) return ev_dot_general(p, i, in[0], in[1], lb, rb, lc, rc, &out[0]);
  dot_algorithm g;
  if (ev_num_is((num_kind)in[0]->num, NUM_COMPLEX) || ev_num_is((num_kind)in[1]->num, NUM_COMPLEX))
    return ev_error(p, i, DIAG_INTERP_BAD_OPERAND, "an algorithm is for real numbers");
  return read_algorithm(p, i, algorithm, &g)
             ? dot_by_algorithm(p, i, &g, in, lb, rb, lc, rc, &out[0])
             : EVAL_FAIL;
}
