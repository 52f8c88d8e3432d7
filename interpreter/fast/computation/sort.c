/* SPDX-License-Identifier: Apache-2.0 */
/* sort: slices along one dimension, by a comparator, always stable; by keys where the comparator
 * says that. */
#include <stdlib.h>
#include <string.h>

#include "body.h"
#include "define/definition.h"
#include "fast/fills.h"
#include "fast/movement/nd.h"
#include "sort_keys.h"

typedef struct sorter {
  body compare;
  size_t inputs;
  const uint8_t **data; /* of the slice at hand */
  const size_t *steps;  /* bytes from one element of the slice to the next */
  const void **args;
  const sort_entry *entries; /* whose keys are compared; NULL: the comparator compares elements */
  bool failed;
} sorter;

/* Whether element a of the slice comes before element b. */
static bool before(sorter *s, int64_t a, int64_t b) {
  uint8_t less = 0;
  if (s->entries) return s->entries[a].key < s->entries[b].key;
  for (size_t q = 0; q < s->inputs; q++) {
    s->args[2 * q] = s->data[q] + (size_t)a * s->steps[q];
    s->args[2 * q + 1] = s->data[q] + (size_t)b * s->steps[q];
  }
  void *results[] = {&less};
  if (!s->failed && !ev_body_run(&s->compare, 1, s->args, results)) s->failed = true;
  return less;
}

#define RUN 8 /* runs of this length are sorted by insertion */

/* Sets `a` to the order of n elements; `other` has room for as many. */
static void merge_sort(sorter *s, int64_t *a, int64_t *other, int64_t n) {
  for (int64_t e = 0; e < n; e++) a[e] = e;
  for (int64_t from = 0; from < n; from += RUN) {
    int64_t to = from + RUN < n ? from + RUN : n;
    for (int64_t k = from + 1; k < to && !s->failed; k++) {
      int64_t x = a[k], j = k;
      while (j > from && before(s, x, a[j - 1])) {
        a[j] = a[j - 1];
        j--;
      }
      a[j] = x;
    }
  }
  int64_t *source = a, *target = other;
  for (int64_t width = RUN; width < n && !s->failed; width *= 2) {
    for (int64_t from = 0; from < n; from += 2 * width) {
      int64_t mid = from + width < n ? from + width : n, end = mid + width < n ? mid + width : n;
      int64_t l = from, r = mid, o = from;
      while (l < mid && r < end)
        target[o++] = before(s, source[r], source[l]) ? source[r++] : source[l++];
      while (l < mid) target[o++] = source[l++];
      while (r < end) target[o++] = source[r++];
    }
    int64_t *t = source;
    source = target;
    target = t;
  }
  if (source != a) memcpy(a, source, (size_t)n * sizeof *a);
}

/* --- By keys --- */

#define FEW 300 /* no more than this: by merging, which is faster than a pass over all digits */

typedef struct sort_op {
  sorter s;
  bool keyed;
  body_key key;
  size_t length, inner, outer, wanted;
  int64_t *order;      /* and as many again */
  uint8_t *column;     /* keyed: the input's elements, then their keys */
  sort_entry *entries; /* and as many again */
} sort_op;

/* The order of the slice at hand; false: by the comparator instead, or the run failed. */
static bool order_by_keys(sort_op *o) {
  sorter *s = &o->s;
  const body_key *key = &o->key;
  size_t size = ev_num_rows[s->compare.r.args[2 * key->input]].bytes;
  size_t key_size = ev_num_rows[key->num].bytes;
  uint8_t *keys = o->column + o->length * size;
  const uint8_t *elements = o->inner == 1 ? s->data[key->input] : o->column;
  for (size_t e = 0; o->inner > 1 && e < o->length; e++)
    memcpy(o->column + e * size, s->data[key->input] + e * s->steps[key->input], size);
  for (size_t e = 0; e < o->length; e += BODY_LANES) {
    size_t m = o->length - e < BODY_LANES ? o->length - e : BODY_LANES;
    if (!ev_body_keys(&s->compare, key, m, elements + e * size, keys + e * key_size)) {
      s->failed = true;
      return false;
    }
  }
  if (!ev_sort_ranks(key->num, key->total, key->downwards, keys, o->length, o->entries))
    return false;
  if (o->length <= FEW) {
    s->entries = o->entries;
    merge_sort(s, o->order, o->order + o->length, (int64_t)o->length);
    s->entries = NULL;
    return true;
  }
  for (size_t e = 0; e < o->length; e++) o->entries[e].index = e;
  const sort_entry *sorted =
      ev_sort_entries(o->entries, o->entries + o->length, o->length, o->wanted);
  for (size_t e = 0; e < o->wanted; e++) o->order[e] = (int64_t)sorted[e].index;
  return true;
}

/* How many of the first elements along the dimension anything looks at: slices may leave the rest
 * alone. */
static size_t wanted_of(proc *p, const insn *i, const interp_value *v, size_t dimension) {
  size_t length = (size_t)value_dims(v)[dimension], most = 0;
  if (p->run->options->audit || !ev_proc_top(p)->block->block) return length;
  for (uint32_t k = 0; k < i->out_count; k++)
    for (const ir_use *u = i->op->results[k].uses; u; u = u->next) {
      ints limits;
      insn user = {.op = u->owner};
      if (!ir_op_is(u->owner, OP_STABLEHLO_SLICE) ||
          !ev_ints(p, &user, "limit_indices", false, &limits) || limits.n <= dimension)
        return length;
      size_t limit = limits.v[dimension] < 0 ? length : (size_t)limits.v[dimension];
      if (limit > most) most = limit;
    }
  return most < length ? most : length;
}

static bool open_op(proc *p, insn *i, interp_value **in, size_t dimension, sort_op *o) {
  size_t n = i->in_count, rank = value_rank(in[0]);
  o->length = (size_t)value_dims(in[0])[dimension];
  o->inner = o->outer = 1;
  for (size_t d = 0; d < rank; d++) {
    if (d < dimension) o->outer *= (size_t)value_dims(in[0])[d];
    if (d > dimension) o->inner *= (size_t)value_dims(in[0])[d];
  }
  void *lists = ev_scratch(p, i, n, 4 * sizeof(void *));
  o->order = ev_scratch(p, i, 2 * o->length, sizeof *o->order);
  o->s = (sorter){.inputs = n, .data = lists};
  if (!lists || !o->order || !ev_body_open(p, i, 0, 2 * n, 1, &o->s.compare)) return false;
  o->s.args = (const void **)lists + n;
  size_t *steps = (size_t *)lists + 3 * n;
  o->s.steps = steps;
  for (size_t q = 0; q < n; q++) steps[q] = o->inner * ev_num_rows[in[q]->num].bytes;
  o->keyed = ev_body_key(&o->s.compare, &o->key);
  o->wanted = o->length;
  if (!o->keyed) return true;
  o->wanted = wanted_of(p, i, in[0], dimension);
  o->column = ev_scratch(p, i, o->length + 1, 2 * NUM_MAX_BYTES);
  o->entries = ev_scratch(p, i, 2 * o->length + 1, sizeof *o->entries);
  return o->column && o->entries;
}

/* The slice that begins at element `at` of each tensor: by keys, or else by the comparator. */
static bool sort_slice(sort_op *o, interp_value **in, interp_value **out, size_t at) {
  sorter *s = &o->s;
  size_t known = o->wanted;
  for (size_t q = 0; q < s->inputs; q++)
    s->data[q] = in[q]->data + at * ev_num_rows[in[q]->num].bytes;
  if (!o->keyed || !order_by_keys(o)) {
    known = o->length;
    merge_sort(s, o->order, o->order + o->length, (int64_t)o->length);
  }
  for (size_t q = 0; q < s->inputs && !s->failed; q++) {
    size_t size = ev_num_rows[in[q]->num].bytes;
    uint8_t *to = out[q]->data + at * size;
    if (o->inner == 1) {
      ev_nd_pick(to, s->data[q], o->order, 0, known, size);
      memset(to + known * size, 0, (o->length - known) * size);
      continue;
    }
    for (size_t e = 0; e < known; e++)
      memcpy(to + e * s->steps[q], s->data[q] + (size_t)o->order[e] * s->steps[q], size);
    for (size_t e = known; e < o->length; e++) memset(to + e * s->steps[q], 0, size);
  }
  return !s->failed;
}

static void close_op(sort_op *o) {
  ev_body_close(&o->s.compare);
  free(o->entries);
  free(o->column);
  free(o->order);
  free(o->s.data);
}

fast_status ev_fast_sort(definition *d) {
  const int64_t last = -1;
  int64_t dimension;
  proc *p = d->p;
  insn *i = d->i;
  if (!ev_int(p, i, "dimension", &last, &dimension)) return FAST_FAILED;
  if (dimension < 0) dimension += (int64_t)value_rank(d->in[0]);
  sort_op o = {.order = NULL};
  bool ok = open_op(p, i, d->in, (size_t)dimension, &o);
  size_t slices = ok && o.length > 0 ? o.outer * o.inner : 0;
  for (size_t k = 0; ok && k < slices; k++)
    ok = sort_slice(&o, d->in, d->out, k / o.inner * o.inner * o.length + k % o.inner);
  close_op(&o);
  return ok ? FAST_DONE : FAST_FAILED;
}
