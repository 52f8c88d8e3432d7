/* reduce, reduce_window, select_and_scatter, map.
 *
 * A reduction starts from the initial value and takes the elements in row-major order, one after
 * the other; this is one of the schedules that the specification allows, and the reference's. */
#include <string.h>

#include "body.h"
#include "nd.h"
#include "shape.h"
#include "window.h"

/* Inputs and initial values: the first and second half of the operands. (reduce C1 to C3.) */
static bool check_inputs(proc *p, insn *i, interp_value **in, size_t *n) {
  *n = i->in_count / 2;
  if (i->in_count == 0 || i->in_count % 2 || i->out_count != *n)
    return ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                    "%u operands and %u results do not fit together [reduce C3]", i->in_count,
                    i->out_count);
  for (size_t q = 0; q < *n; q++) {
    if (!ev_tensor(p, i, in, q, 0, -1) || !ev_tensor(p, i, in, *n + q, 0, 0)) return false;
    if (!ev_same_shape(in[q], in[0]))
      return ev_error(p, i, DIAG_INTERP_CONSTRAINT, "inputs differ in shape [reduce C1]");
    if (in[*n + q]->num != in[q]->num)
      return ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                      "input %zu and its initial value differ in element type [reduce C2]", q);
  }
  return true;
}

/* Brings inputs and initial values to the element types of the body (reduce C6). */
static bool promote(proc *p, insn *i, interp_value **in, const body *b, size_t n) {
  for (size_t q = 0; q < 2 * n; q++) {
    num_kind to = b->args[q < n ? n + q : q - n];
    if ((num_kind)in[q]->num == to) continue;
    const ir_type *element = b->block->block->args[q < n ? n + q : q - n]->type->shaped.element;
    interp_value *v = ev_temp(p, i, element, value_dims(in[q]), value_rank(in[q]));
    if (!v) return false;
    ev_kern_convert((num_kind)in[q]->num, to, in[q]->data, v->data, v->count);
    interp_release(in[q]);
    in[q] = v;
  }
  return true;
}

/* Results of this shape, filled with the initial values; body results must have their types. */
static bool open_results(proc *p, insn *i, interp_value **in, const body *b, size_t n,
                         const int64_t *dims, size_t rank, interp_value **out) {
  for (size_t q = 0; q < n; q++) {
    if (!(out[q] = ev_result(p, i, q, dims, rank))) return false;
    if (b->args[q] != b->results[q] || b->args[n + q] != b->results[q] ||
        (num_kind)out[q]->num != b->results[q])
      return ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                      "the element types of the body and result %zu differ [reduce C6, C8]", q);
    ev_nd_fill(out[q]->data, in[n + q]->data, ev_num_rows[out[q]->num].bytes, out[q]->count);
  }
  return true;
}

static bool fold(proc *p, insn *i, body *b, interp_value *const *in, interp_value *const *out,
                 size_t n, view_fold *v) {
  auto_free const uint8_t **data = ev_scratch(p, i, 2 * n, sizeof *data);
  if (!data) return false;
  uint8_t **acc = (uint8_t **)(void *)(data + n);
  for (size_t q = 0; q < n; q++) {
    data[q] = in[q]->data;
    acc[q] = out[q]->data;
  }
  v->inputs = n;
  v->in = data;
  v->acc = acc;
  return ev_body_fold_views(b, v);
}

eval_status eval_reduce(proc *p, insn *i, interp_value **in, interp_value **out) {
  size_t n;
  ints dimensions;
  if (!check_inputs(p, i, in, &n) || !ev_ints(p, i, "dimensions", true, &dimensions))
    return EVAL_FAIL;
  size_t rank = value_rank(in[0]), kept = 0, reduced = 0;
  if (!ev_axes(p, i, "dimensions [reduce C4, C5]", dimensions, rank, false)) return EVAL_FAIL;
  auto_free int64_t *m = ev_scratch(p, i, 5 * rank + 1, sizeof *m);
  if (!m) return EVAL_FAIL;
  int64_t *strides = m, *out_dims = m + rank, *out_strides = m + 2 * rank, *red_dims = m + 3 * rank,
          *red_strides = m + 4 * rank;
  ev_nd_strides(value_dims(in[0]), rank, 1, strides);
  for (size_t d = 0; d < rank; d++) {
    bool gone = ev_ints_has(dimensions, (int64_t)d);
    (gone ? red_dims : out_dims)[gone ? reduced : kept] = value_dims(in[0])[d];
    (gone ? red_strides : out_strides)[gone ? reduced++ : kept++] = strides[d];
  }
  FREED_BY(ev_body_close) body b = {0};
  view_fold v = {.out_rank = kept,
                 .red_rank = reduced,
                 .out_dims = out_dims,
                 .out_strides = out_strides,
                 .red_dims = red_dims,
                 .red_strides = red_strides};
  bool ok = ev_body_open(p, i, 0, 2 * n, n, &b) && promote(p, i, in, &b, n) &&
            open_results(p, i, in, &b, n, out_dims, kept, out) && fold(p, i, &b, in, out, n, &v);
  return ok ? EVAL_OK : EVAL_FAIL;
}

/* --- Windows ---------------------------------------------------------------------------------- */

/* Reads a list of `rank` numbers, all at least `least`; absent: `otherwise` repeated. */
static bool window_list(proc *p, insn *i, const char *name, size_t rank, int64_t otherwise,
                        bool required, int64_t *out) {
  ints v;
  if (!ev_ints(p, i, name, required, &v)) return false;
  if (v.present && v.n != rank)
    return ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                    "attribute '%s' has %zu elements where %zu are needed", name, v.n, rank);
  for (size_t d = 0; d < rank; d++) {
    out[d] = v.present ? v.v[d] : otherwise;
    if (out[d] < 1)
      return ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                      "attribute '%s' holds %lld, which is not positive", name, (long long)out[d]);
  }
  return true;
}

bool ev_read_padding(proc *p, insn *i, size_t rank, int64_t *low, int64_t *high) {
  ints v;
  if (!ev_ints(p, i, "padding", false, &v)) return false;
  if (v.present && v.n != 2 * rank)
    return ev_error(p, i, DIAG_INTERP_CONSTRAINT, "attribute 'padding' has not the shape [%zu, 2]",
                    rank);
  for (size_t d = 0; d < rank; d++) {
    low[d] = v.present ? v.v[2 * d] : 0;
    high[d] = v.present ? v.v[2 * d + 1] : 0;
  }
  return true;
}

/* What the attributes of reduce_window say, and the sizes that follow; lists of `rank` elements. */
typedef struct window_lists {
  int64_t *size, *stride, *base, *dilation, *low, *high, *padded, *results;
} window_lists;
enum { WINDOW_LISTS = sizeof(window_lists) / sizeof(int64_t *) };

static bool read_windows(proc *p, insn *i, const interp_value *in, window_lists *w) {
  size_t rank = value_rank(in);
  if (!window_list(p, i, "window_dimensions", rank, 1, true, w->size) ||
      !window_list(p, i, "window_strides", rank, 1, false, w->stride) ||
      !window_list(p, i, "base_dilations", rank, 1, false, w->base) ||
      !window_list(p, i, "window_dilations", rank, 1, false, w->dilation) ||
      !ev_read_padding(p, i, rank, w->low, w->high))
    return false;
  for (size_t d = 0; d < rank; d++) w->base[d]--; /* elements between, as pad wants it */
  if (!ev_pad_shape(p, i, value_dims(in), rank, w->low, w->high, w->base, w->padded)) return false;
  for (size_t d = 0; d < rank; d++)
    w->results[d] = (int64_t)exact_windows(w->padded[d], exact_dilated(w->size[d], w->dilation[d]),
                                           w->stride[d]);
  return true;
}

/* Element by element; `strides` has room for three lists. */
static bool fold_windows(proc *p, insn *i, body *b, const windows *w, int64_t *strides) {
  int64_t *out_strides = strides + w->rank, *red_strides = out_strides + w->rank;
  ev_nd_strides(w->padded, w->rank, 1, strides);
  for (size_t d = 0; d < w->rank; d++) {
    out_strides[d] = w->results[d] > 1 ? strides[d] * w->stride[d] : 0;
    red_strides[d] = w->size[d] > 1 ? strides[d] * w->dilation[d] : 0;
  }
  view_fold v = {.out_rank = w->rank,
                 .red_rank = w->rank,
                 .out_dims = w->results,
                 .out_strides = out_strides,
                 .red_dims = w->size,
                 .red_strides = red_strides};
  return fold(p, i, b, w->in, w->out, w->inputs, &v);
}

/* Pads the inputs into `wide`, then reduces each window. */
static bool reduce_windows(proc *p, insn *i, body *b, interp_value **in, interp_value **wide,
                           const window_lists *l, const windows *w, int64_t *strides) {
  for (size_t q = 0; q < w->inputs; q++) {
    wide[q] = ev_temp(p, i, value_element(in[q]), l->padded, w->rank);
    if (!wide[q] || !ev_pad_into(p, i, in[q], w->init[q]->data, l->low, l->base, wide[q]))
      return false;
  }
  if (!w->out[0]->count) return true;
  window_status slid = ev_window_slide(p, i, b, w);
  return slid == WINDOWS_OTHER ? fold_windows(p, i, b, w, strides) : slid != WINDOWS_FAILED;
}

eval_status eval_reduce_window(proc *p, insn *i, interp_value **in, interp_value **out) {
  size_t n;
  if (!check_inputs(p, i, in, &n)) return EVAL_FAIL;
  size_t rank = value_rank(in[0]);
  auto_free int64_t *m = ev_scratch(p, i, (WINDOW_LISTS + 3) * rank + 1, sizeof *m);
  if (!m) return EVAL_FAIL;
  window_lists l = {
      m,           m + rank, m + 2 * rank, m + 3 * rank, m + 4 * rank, m + 5 * rank, m + 6 * rank,
      m + 7 * rank};
  FREED_BY(ev_body_close) body b = {0};
  auto_free interp_value **wide = NULL;
  bool ok = read_windows(p, i, in[0], &l) && ev_body_open(p, i, 0, 2 * n, n, &b) &&
            promote(p, i, in, &b, n) && open_results(p, i, in, &b, n, l.results, rank, out) &&
            (wide = ev_scratch(p, i, n, sizeof *wide)) != NULL;
  windows w = {.rank = rank,
               .inputs = n,
               .padded = l.padded,
               .size = l.size,
               .stride = l.stride,
               .dilation = l.dilation,
               .low = l.low,
               .results = l.results,
               .in = wide,
               .init = in + n,
               .out = out};
  ok = ok && reduce_windows(p, i, &b, in, wide, &l, &w, m + WINDOW_LISTS * rank);
  for (size_t q = 0; wide && q < n; q++) interp_release(wide[q]);
  return ok ? EVAL_OK : EVAL_FAIL;
}

/* --- select_and_scatter --- */

/* The element of a window that `select` prefers, as a linear index into the operand; -1 when the
 * window holds no element. */
static bool select_in_window(body *select, const interp_value *operand, const int64_t *start,
                             const int64_t *size, const int64_t *strides, int64_t *index,
                             int64_t *selected) {
  size_t rank = value_rank(operand), bytes = ev_num_rows[operand->num].bytes;
  *selected = -1;
  memset(index, 0, rank * sizeof *index);
  do {
    int64_t at = 0;
    bool inside = true;
    for (size_t d = 0; d < rank; d++) {
      int64_t k = start[d] + index[d];
      inside &= k >= 0 && k < value_dims(operand)[d];
      at += k * strides[d];
    }
    if (!inside) continue;
    if (*selected < 0) *selected = at;
    uint8_t keep = 0;
    const void *args[] = {operand->data + *selected * (int64_t)bytes,
                          operand->data + at * (int64_t)bytes};
    void *results[] = {&keep};
    if (!ev_body_run(select, 1, args, results)) return false;
    if (!keep) *selected = at;
  } while (ev_nd_next(index, size, rank));
  return true;
}

static bool check_select(proc *p, insn *i, const body *select, const body *scatter,
                         interp_value **in, const interp_value *out) {
  num_kind e = (num_kind)in[0]->num, r = (num_kind)out->num;
  if (in[1]->num != e)
    return ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                    "the element types of operand and source differ [select_and_scatter C1]");
  if (in[2]->num != e)
    return ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                    "the element types of operand and init_value differ [select_and_scatter C3]");
  if (select->args[0] != e || select->args[1] != e || select->results[0] != NUM_I1)
    return ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                    "select has another type [select_and_scatter C9]");
  if (scatter->args[0] != r || scatter->args[1] != r || scatter->results[0] != r)
    return ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                    "scatter has another type [select_and_scatter C10, C12]");
  return true;
}

eval_status eval_select_and_scatter(proc *p, insn *i, interp_value **in, interp_value **out) {
  if (!ev_operands(p, i, 3, 3) || !ev_tensor(p, i, in, 0, 0, -1)) return EVAL_FAIL;
  size_t rank = value_rank(in[0]);
  if (!ev_tensor(p, i, in, 1, 0, (int)rank) || !ev_tensor(p, i, in, 2, 0, 0)) return EVAL_FAIL;
  auto_free int64_t *m = ev_scratch(p, i, 9 * rank + 1, sizeof *m);
  if (!m) return EVAL_FAIL;
  int64_t *size = m, *stride = m + rank, *low = m + 2 * rank, *high = m + 3 * rank,
          *padded = m + 4 * rank, *strides = m + 5 * rank, *start = m + 6 * rank,
          *index = m + 7 * rank, *zero = m + 8 * rank;
  FREED_BY(ev_body_close) body select = {0}, scatter = {0};
  bool ok = window_list(p, i, "window_dimensions", rank, 1, false, size) &&
            window_list(p, i, "window_strides", rank, 1, false, stride) &&
            ev_read_padding(p, i, rank, low, high) &&
            ev_pad_shape(p, i, value_dims(in[0]), rank, low, high, zero, padded) &&
            ev_body_open(p, i, 0, 2, 1, &select) && ev_body_open(p, i, 1, 2, 1, &scatter) &&
            (out[0] = ev_result(p, i, 0, value_dims(in[0]), rank)) &&
            check_select(p, i, &select, &scatter, in, out[0]);
  for (size_t d = 0; ok && d < rank; d++)
    if (value_dims(in[1])[d] != exact_windows(padded[d], size[d], stride[d]))
      ok = ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                    "the source has not one element per window [select_and_scatter C2]");
  if (ok) {
    num_kind e = (num_kind)in[0]->num, r = (num_kind)out[0]->num;
    size_t bytes = ev_num_rows[e].bytes, result_bytes = ev_num_rows[r].bytes;
    uint8_t init[NUM_MAX_BYTES], value[NUM_MAX_BYTES];
    ev_kern_convert(e, r, in[2]->data, init, 1);
    ev_nd_fill(out[0]->data, init, result_bytes, out[0]->count);
    ev_nd_strides(value_dims(in[0]), rank, 1, strides);
    int64_t *source_index = zero; /* all zero to begin with */
    for (size_t s = 0; ok && s < in[1]->count; s++) {
      int64_t at;
      for (size_t d = 0; d < rank; d++) start[d] = source_index[d] * stride[d] - low[d];
      ok = select_in_window(&select, in[0], start, size, strides, index, &at);
      if (ok && at >= 0) {
        /* The initial value, then the source's element, then what is there. */
        uint8_t acc[NUM_MAX_BYTES];
        uint8_t *to = out[0]->data + (size_t)at * result_bytes;
        ev_kern_convert(e, r, in[1]->data + s * bytes, value, 1);
        memcpy(acc, init, result_bytes);
        const void *first[] = {acc, value}, *second[] = {acc, to};
        void *results[] = {acc};
        ok = ev_body_run(&scatter, 1, first, results) && ev_body_run(&scatter, 1, second, results);
        memcpy(to, acc, result_bytes);
      }
      ev_nd_next(source_index, value_dims(in[1]), rank);
    }
  }
  ev_body_close(&scatter);
  return ok ? EVAL_OK : EVAL_FAIL;
}

/* --- map -------------------------------------------------------------------------------------- */

eval_status eval_map(proc *p, insn *i, interp_value **in, interp_value **out) {
  ints dimensions;
  if (!ev_operands(p, i, 1, SIZE_MAX) || !ev_ints(p, i, "dimensions", true, &dimensions))
    return EVAL_FAIL;
  for (size_t q = 0; q < i->in_count; q++) {
    if (!ev_tensor(p, i, in, q, 0, -1)) return EVAL_FAIL;
    if (!ev_same_shape(in[q], in[0]))
      return ev_error(p, i, DIAG_INTERP_CONSTRAINT, "inputs differ in shape [map C1]");
  }
  bool range = dimensions.n == value_rank(in[0]);
  for (size_t d = 0; range && d < dimensions.n; d++) range = dimensions.v[d] == (int64_t)d;
  if (!range)
    return ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                    "dimensions are not all dimensions in order [map C3]");
  FREED_BY(ev_body_close) body b = {0};
  auto_free const void **args = ev_scratch(p, i, i->in_count, sizeof *args);
  bool ok = args && ev_body_open(p, i, 0, i->in_count, 1, &b) &&
            (out[0] = ev_result(p, i, 0, value_dims(in[0]), value_rank(in[0])));
  for (size_t q = 0; ok && q < i->in_count; q++) {
    args[q] = in[q]->data;
    if (b.args[q] != (num_kind)in[q]->num || b.results[0] != (num_kind)out[0]->num)
      ok = ev_error(p, i, DIAG_INTERP_CONSTRAINT, "the computation has another type [map C4]");
  }
  void *results[] = {ok ? out[0]->data : NULL};
  ok = ok && ev_body_run(&b, in[0]->count, args, results);
  return ok ? EVAL_OK : EVAL_FAIL;
}
