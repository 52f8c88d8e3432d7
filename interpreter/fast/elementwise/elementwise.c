/* SPDX-License-Identifier: Apache-2.0 */
/* Elementwise operations on tensors: binding, buffers. The loops are in arith.c, bits.c, math.c,
 * compare.c and convert.c. */
#include <string.h>

#include "fast/movement/nd.h"
#include "fast/split.h"
#include "kern.h"

void ev_kern_each(const kern *k, const void *const *in, void *out, size_t n) {
  size_t sizes[3], size = ev_num_rows[k->e.out].bytes;
  for (unsigned a = 0; a < k->e.arity; a++) sizes[a] = ev_num_rows[k->e.in[a]].bytes;
  for (size_t e = 0; e < n; e++) {
    const void *at[3];
    for (unsigned a = 0; a < k->e.arity; a++) at[a] = (const uint8_t *)in[a] + e * sizes[a];
    k->e.fn(&k->e, at, (uint8_t *)out + e * size);
  }
}

static void choose(kern *k) {
  static kern_fn (*const families[])(kern * k) = {ev_kern_arith, ev_kern_bits, ev_kern_math,
                                                  ev_kern_special};
  bool is_float = ev_num_is(k->e.out, NUM_FLOAT) && k->e.in[0] == k->e.out;
  k->fn = NULL;
  for (size_t f = 0; !k->fn && f < sizeof families / sizeof *families; f++) k->fn = families[f](k);
  if (!k->fn && is_float && (k->e.arity == 1 ? k->e.f1 != NULL : k->e.arity == 2 && k->e.f2))
    k->fn = ev_kern_float;
  if (!k->fn) k->fn = ev_kern_each;
}

bool ev_kern_bind(const ir_op *op, const num_kind *in, size_t count, num_kind out, kern *k) {
  *k = (kern){.fn = NULL};
  if (!ev_element_bind(ir_op_id(op), op, in, count, out, &k->e)) return false;
  choose(k);
  return true;
}

bool ev_kern_bind_same(uint16_t id, num_kind kind, kern *k) {
  *k = (kern){.fn = NULL};
  if (!ev_element_bind_same(id, kind, &k->e)) return false;
  choose(k);
  return true;
}

void ev_kern_float(const kern *k, const void *const *in, void *out, size_t n) {
  double x[2][KERN_CHUNK];
  for (size_t e = 0; e < n; e += KERN_CHUNK) {
    size_t m = n - e < KERN_CHUNK ? n - e : KERN_CHUNK;
    for (unsigned a = 0; a < k->e.arity; a++)
      ev_num_decode(k->e.in[a], (const uint8_t *)in[a] + e * ev_num_rows[k->e.in[a]].bytes, m,
                    x[a]);
    for (size_t c = 0; c < m; c++)
      x[0][c] = k->e.arity == 1 ? k->e.f1(x[0][c]) : k->e.f2(x[0][c], x[1][c]);
    ev_num_encode(k->e.out, x[0], m, (uint8_t *)out + e * ev_num_rows[k->e.out].bytes);
  }
}

/* --- On tensors --- */

#define ELEMENTWISE_LEAST 131072 /* elements that are worth a thread */

typedef struct elements {
  const kern *k;
  const void *const *in;
  uint8_t *out;
} elements;

static void run_elements(void *user, size_t part, size_t from, size_t to) {
  const elements *e = user;
  const kern *k = e->k;
  const void *in[3];
  (void)part;
  for (unsigned a = 0; a < k->e.arity; a++)
    in[a] = (const uint8_t *)e->in[a] + from * ev_num_rows[k->e.in[a]].bytes;
  k->fn(k, in, e->out + from * ev_num_rows[k->e.out].bytes, to - from);
}

/* A scalar over the shape of the result. */
static interp_value *spread(definition *d, const interp_value *scalar) {
  const interp_value *like = d->out[0];
  interp_value *v = ev_temp(d->p, d->i, value_element(scalar), value_dims(like), value_rank(like));
  if (v) ev_nd_fill(v->data, scalar->data, bytes_of(v), v->count);
  return v;
}

static const kern *kern_of(definition *d) {
  if (d->i->fast_cache) return d->i->fast_cache;
  kern *k = ev_run_alloc(d->p->run, 1, sizeof *k);
  if (!k) return NULL;
  k->e = *(const element_op *)d->i->cache;
  choose(k);
  return d->i->fast_cache = k;
}

fast_status ev_fast_elementwise(definition *d) {
  const kern *k = kern_of(d);
  interp_value *r = d->out[0], *spreads[3] = {NULL};
  const void *data[3];
  fast_status s = FAST_DONE;
  if (!k || k->fn == ev_kern_each) return k ? FAST_NOT : FAST_FAILED;
  for (uint32_t a = 0; a < d->i->in_count && s == FAST_DONE; a++) {
    const interp_value *v = d->in[a];
    if (value_rank(v) == 0 && value_rank(r) > 0) {
      v = spreads[a] = spread(d, v);
      if (!v) s = FAST_FAILED;
    }
    data[a] = v ? v->data : NULL;
  }
  elements e = {k, data, r->data};
  if (s == FAST_DONE)
    ev_split(ev_split_parts(d->p->run->options->threads, r->count, ELEMENTWISE_LEAST), r->count,
             KERN_CHUNK, run_elements, &e);
  for (size_t a = 0; a < 3; a++) interp_release(spreads[a]);
  return s;
}
