/* SPDX-License-Identifier: Apache-2.0 */
/* dot_general: contractions.
 *
 * Both sides are brought to the result's element type, and into the layouts [batch][row][k] and
 * [batch][k][column]. Each output starts from 0 and adds its products in row-major order of the
 * contracting dimensions, rounding every product and every sum; vectors run across outputs.
 */
#include "dot.h"

#include <stdlib.h>
#include <string.h>

#include "define/dot.h"
#include "fast/elementwise/kern.h"
#include "fast/fills.h"
#include "fast/movement/nd.h"
#include "fast/split.h"

/* --- The op ----------------------------------------------------------------------------------- */

const uint8_t *ev_dot_layout(proc *p, insn *i, const interp_value *v, const int64_t *order,
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

#define DOT_LEAST (1 << 21) /* products that are worth a thread */

/* Products of matrices, [batch] of them; parts are rows of all. */
typedef struct products {
  num_kind num;
  size_t rows, columns, depth, size;
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
    if (!ev_dot_matrices(m->num, count, m->columns, m->depth, m->a + at * m->depth * m->size,
                         m->b + q * m->depth * m->columns * m->size,
                         m->c + at * m->columns * m->size))
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

/* An algorithm that rounds nothing but what the op without one rounds, too. */
static bool is_plain(const definition *d, const dot_algorithm *g) {
  num_kind out = (num_kind)d->out[0]->num;
  return g->products == 1 && g->accumulation == out && g->precision[0] == out &&
         g->precision[1] == out && (num_kind)d->in[0]->num == out && (num_kind)d->in[1]->num == out;
}

fast_status ev_fast_dot(definition *d) {
  proc *p = d->p;
  insn *i = d->i;
  const interp_value *l = d->in[0], *r = d->in[1];
  interp_value *out = d->out[0];
  dot_numbers n;
  dot_algorithm g;
  const ir_attr *algorithm = ev_attr(p, i, "algorithm");
  if (!ev_dot_numbers(d, &n) || (algorithm && !ev_dot_algorithm(d, algorithm, &g)))
    return FAST_FAILED;
  if (algorithm && !is_plain(d, &g)) return FAST_NOT;
  if (out->count == 0) return FAST_DONE;
  size_t lr = value_rank(l), rr = value_rank(r);
  auto_free int64_t *left = ev_scratch(p, i, lr + rr + 1, sizeof *left);
  if (!left) return FAST_FAILED;
  int64_t *right = left + lr;
  size_t at = add_rest(left, add_list(left, 0, n.lb), lr, n.lb, n.lc);
  size_t rows = extent(l, left, n.lb.n, at), batch = extent(l, left, 0, n.lb.n);
  size_t depth = extent(l, left, at, add_list(left, at, n.lc));
  size_t from = add_list(right, add_list(right, 0, n.rb), n.rc);
  size_t columns = extent(r, right, from, add_rest(right, from, rr, n.rb, n.rc));
  auto_free void *own_l = NULL, *own_r = NULL;
  num_kind num = (num_kind)out->num;
  const uint8_t *a = ev_dot_layout(p, i, l, left, num, &own_l);
  const uint8_t *b = a ? ev_dot_layout(p, i, r, right, num, &own_r) : NULL;
  if (!b) return FAST_FAILED;
  products all = {num, rows, columns, depth, bytes_of(out), a, b, out->data, NULL};
  return multiply_all(p, &all, batch) ? FAST_DONE : FAST_NOT;
}
