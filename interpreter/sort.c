/* sort: slices along one dimension, by a comparator, always stable. */
#include <stdlib.h>
#include <string.h>

#include "behaviors.h"
#include "body.h"
#include "nd.h"

typedef struct sorter {
  body compare;
  size_t inputs;
  const uint8_t **data; /* of the slice at hand */
  const size_t *steps;  /* bytes from one element of the slice to the next */
  const void **args;
  bool failed;
} sorter;

/* Whether element a of the slice comes before element b. */
static bool before(sorter *s, int64_t a, int64_t b) {
  uint8_t less = 0;
  for (size_t q = 0; q < s->inputs; q++) {
    s->args[2 * q] = s->data[q] + (size_t)a * s->steps[q];
    s->args[2 * q + 1] = s->data[q] + (size_t)b * s->steps[q];
  }
  void *results[] = {&less};
  if (!s->failed && !ev_body_run(&s->compare, 1, s->args, results)) s->failed = true;
  return less;
}

#define RUN 8 /* runs of this length are sorted by insertion */

static void merge_sort(sorter *s, int64_t *a, int64_t *other, int64_t n) {
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

eval_status eval_sort(proc *p, insn *i, interp_value **in, interp_value **out) {
  int64_t dimension;
  const int64_t last = -1;
  if (!ev_operands(p, i, 1, SIZE_MAX) || !ev_int(p, i, "dimension", &last, &dimension) ||
      !ev_tensor(p, i, in, 0, 0, -1))
    return EVAL_FAIL;
  int64_t rank = (int64_t)value_rank(in[0]);
  if (i->out_count != i->in_count)
    return ev_error(p, i, DIAG_INTERP_CONSTRAINT, "not one result per input [sort C2]");
  if (dimension < -rank || dimension >= rank)
    return ev_error(p, i, DIAG_INTERP_CONSTRAINT, "dimension %lld is not in [%lld, %lld) [sort C4]",
                    (long long)dimension, (long long)-rank, (long long)rank);
  if (dimension < 0) dimension += rank;
  const int64_t *dims = value_dims(in[0]);
  size_t n = i->in_count;
  for (size_t q = 0; q < n; q++) {
    if (!ev_tensor(p, i, in, q, 0, -1)) return EVAL_FAIL;
    if (!ev_same_shape(in[q], in[0]))
      return ev_error(p, i, DIAG_INTERP_CONSTRAINT, "inputs differ in shape [sort C3]");
    if (!(out[q] = ev_result(p, i, q, dims, (size_t)rank))) return EVAL_FAIL;
    if (out[q]->num != in[q]->num)
      return ev_error(p, i, DIAG_INTERP_CONSTRAINT, "element types differ [sort C2]");
  }
  int64_t length = dims[dimension];
  size_t inner = 1, outer = 1;
  for (int64_t d = 0; d < rank; d++) {
    if (d < dimension) outer *= (size_t)dims[d];
    if (d > dimension) inner *= (size_t)dims[d];
  }
  int64_t *order = ev_scratch(p, i, 2 * (size_t)length, sizeof *order);
  void *lists = order ? ev_scratch(p, i, n, 4 * sizeof(void *)) : NULL;
  sorter s = {.inputs = n, .data = lists, .args = (const void **)lists + n};
  size_t *steps = (size_t *)lists + 3 * n;
  s.steps = steps;
  bool ok = lists && ev_body_open(p, i, 0, 2 * n, 1, &s.compare);
  for (size_t q = 0; ok && q < n; q++) {
    steps[q] = inner * ev_num_rows[in[q]->num].bytes;
    if (s.compare.args[2 * q] != (num_kind)in[q]->num ||
        s.compare.args[2 * q + 1] != (num_kind)in[q]->num || s.compare.results[0] != NUM_I1)
      ok = ev_error(p, i, DIAG_INTERP_CONSTRAINT, "the comparator has another type [sort C5]");
  }
  for (size_t o = 0; ok && length > 0 && o < outer; o++) {
    for (size_t k = 0; ok && k < inner; k++) {
      size_t at = o * inner * (size_t)length + k;
      for (size_t q = 0; q < n; q++) s.data[q] = in[q]->data + at * ev_num_rows[in[q]->num].bytes;
      for (int64_t e = 0; e < length; e++) order[e] = e;
      merge_sort(&s, order, order + length, length);
      ok = !s.failed;
      for (size_t q = 0; ok && q < n; q++) {
        size_t size = ev_num_rows[in[q]->num].bytes;
        uint8_t *to = out[q]->data + at * size;
        for (int64_t e = 0; e < length; e++)
          memcpy(to + (size_t)e * steps[q], s.data[q] + (size_t)order[e] * steps[q], size);
      }
    }
  }
  ev_body_close(&s.compare);
  free(lists);
  free(order);
  return ok ? EVAL_OK : EVAL_FAIL;
}
