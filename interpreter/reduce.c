/* reduce, reduce_window, select_and_scatter, map.
 *
 * A reduction starts from the initial value and takes the elements in row-major order, one after
 * the other; this is one of the schedules that the specification allows, and the reference's. */
#include <stdlib.h>
#include <string.h>

#include "body.h"
#include "nd.h"
#include "shape.h"

/* Inputs and initial values: the first and second half of the operands. (reduce_c1 to c3.) */
static bool check_inputs(proc *p, insn *i, interp_value **in, size_t *n) {
  *n = i->in_count / 2;
  if (i->in_count == 0 || i->in_count % 2 || i->out_count != *n)
    return ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                    "reduce_c3: %u operands and %u results do not fit together", i->in_count,
                    i->out_count);
  for (size_t q = 0; q < *n; q++) {
    if (!ev_tensor(p, i, in, q, 0, -1) || !ev_tensor(p, i, in, *n + q, 0, 0)) return false;
    if (num_of_type(value_element(in[q])) == NUM_NONE)
      return ev_error(p, i, DIAG_INTERP_BAD_OPERAND, "input %zu is quantized", q);
    if (!ev_same_shape(in[q], in[0]))
      return ev_error(p, i, DIAG_INTERP_CONSTRAINT, "reduce_c1: inputs differ in shape");
    if (in[*n + q]->num != in[q]->num)
      return ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                      "reduce_c2: input %zu and its initial value differ in element type", q);
  }
  return true;
}

/* Brings inputs and initial values to the element types of the body (reduce_c6). */
static bool promote(proc *p, insn *i, interp_value **in, const body *b, size_t n) {
  for (size_t q = 0; q < 2 * n; q++) {
    num_kind to = b->args[q < n ? n + q : q - n];
    if ((num_kind)in[q]->num == to) continue;
    const ir_type *element = b->block->block->args[q < n ? n + q : q - n]->type->shaped.element;
    interp_value *v = ev_temp(p, i, element, value_dims(in[q]), value_rank(in[q]));
    if (!v) return false;
    kern_convert((num_kind)in[q]->num, to, in[q]->data, v->data, v->count);
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
                      "reduce_c6, c8: the element types of the body and result %zu differ", q);
    nd_fill(out[q]->data, in[n + q]->data, num_rows[out[q]->num].bytes, out[q]->count);
  }
  return true;
}

static bool fold(proc *p, insn *i, body *b, interp_value **in, interp_value **out, size_t n,
                 view_fold *v) {
  const uint8_t **data = ev_scratch(p, i, 2 * n, sizeof *data);
  if (!data) return false;
  uint8_t **acc = (uint8_t **)(void *)(data + n);
  for (size_t q = 0; q < n; q++) {
    data[q] = in[q]->data;
    acc[q] = out[q]->data;
  }
  v->inputs = n;
  v->in = data;
  v->acc = acc;
  bool ok = body_fold_views(b, v);
  free(data);
  return ok;
}

eval_status eval_reduce(proc *p, insn *i, interp_value **in, interp_value **out) {
  size_t n;
  ints dimensions;
  if (!check_inputs(p, i, in, &n) || !ev_ints(p, i, "dimensions", true, &dimensions))
    return EVAL_FAIL;
  size_t rank = value_rank(in[0]), kept = 0, reduced = 0;
  if (!ev_axes(p, i, "reduce_c4, c5: dimensions", dimensions, rank, false)) return EVAL_FAIL;
  int64_t *m = ev_scratch(p, i, 5 * rank + 1, sizeof *m);
  if (!m) return EVAL_FAIL;
  int64_t *strides = m, *out_dims = m + rank, *out_strides = m + 2 * rank, *red_dims = m + 3 * rank,
          *red_strides = m + 4 * rank;
  nd_strides(value_dims(in[0]), rank, 1, strides);
  for (size_t d = 0; d < rank; d++) {
    bool gone = ints_has(dimensions, (int64_t)d);
    (gone ? red_dims : out_dims)[gone ? reduced : kept] = value_dims(in[0])[d];
    (gone ? red_strides : out_strides)[gone ? reduced++ : kept++] = strides[d];
  }
  body b;
  view_fold v = {.out_rank = kept,
                 .red_rank = reduced,
                 .out_dims = out_dims,
                 .out_strides = out_strides,
                 .red_dims = red_dims,
                 .red_strides = red_strides};
  bool ok = body_open(p, i, 0, 2 * n, n, &b) && promote(p, i, in, &b, n) &&
            open_results(p, i, in, &b, n, out_dims, kept, out) && fold(p, i, &b, in, out, n, &v);
  body_close(&b);
  free(m);
  return ok ? EVAL_OK : EVAL_FAIL;
}
