/* Operations of the dialect that have no section in the specification: dot, einsum, unary_einsum,
 * torch_index_select, set_dimension_size. Semantics from their descriptions in StablehloOps.td and
 * from what StablehloLegalizeDeprecatedOps turns them into. */
#include <stdlib.h>
#include <string.h>

#include "fast/dot.h"
#include "fast/indexing.h"
#include "fast/kern.h"
#include "fast/nd.h"

/* Vectors and matrices: the last dimension of lhs with the first of rhs. */
eval_status eval_dot(proc *p, insn *i, interp_value **in, interp_value **out) {
  if (!ev_operands(p, i, 2, 2) || !ev_tensor(p, i, in, 0, 0, -1) || !ev_tensor(p, i, in, 1, 0, -1))
    return EVAL_FAIL;
  size_t l = value_rank(in[0]), r = value_rank(in[1]);
  if (l < 1 || l > 2 || r < 1 || r > 2)
    return ev_error(p, i, DIAG_INTERP_BAD_OPERAND, "the operands are no vectors or matrices");
  int64_t last = (int64_t)l - 1, first = 0;
  ints none = {&first, 0, true}, left = {&last, 1, true}, right = {&first, 1, true};
  return ev_dot_general(p, i, in[0], in[1], none, none, left, right, &out[0]);
}

/* --- einsum ----------------------------------------------------------------------------------- */

#define LABELS \
  128 /* a label is a character; what an ellipsis stands for gets numbers from 64 down */

typedef struct einsum {
  int64_t size[LABELS]; /* -1: not seen */
  bool in_result[LABELS], in_side[2][LABELS];
  uint8_t result[LABELS];
  size_t result_rank;
  int64_t stride[2][LABELS]; /* bytes; repeated labels add up: a diagonal */
} einsum;

/* Expands "a...b" to labels, one per dimension; `rank` is -1 where the ellipsis decides. */
static bool labels_of(const char *text, size_t n, size_t rank, size_t ellipsis, uint8_t *out,
                      size_t *count) {
  *count = 0;
  for (size_t k = 0; k < n; k++) {
    if (text[k] == ' ') continue;
    if (n - k >= 3 && memcmp(text + k, "...", 3) == 0) {
      if (ellipsis > 32) return false;
      for (size_t e = 0; e < ellipsis; e++) {
        if (*count >= LABELS) return false;
        out[(*count)++] = (uint8_t)(1 + (32 - ellipsis) + e); /* aligned at the right */
      }
      k += 2;
      continue;
    }
    bool letter = (text[k] >= 'a' && text[k] <= 'z') || (text[k] >= 'A' && text[k] <= 'Z');
    if (!letter || *count >= LABELS) return false;
    out[(*count)++] = (uint8_t)text[k];
  }
  return rank == SIZE_MAX || *count == rank;
}

static size_t letters_in(const char *text, size_t n, bool *dots) {
  size_t letters = 0;
  *dots = false;
  for (size_t k = 0; k < n; k++) {
    if (text[k] == '.')
      *dots = true;
    else if (text[k] != ' ')
      letters++;
  }
  return letters;
}

/* Reads "ab,bc->ac" for operands of these shapes. */
static bool read_config(proc *p, insn *i, const char *config, interp_value *const *v, einsum *e) {
  const char *comma = strchr(config, ','), *arrow = strstr(config, "->");
  memset(e, 0, sizeof *e);
  for (size_t l = 0; l < LABELS; l++) e->size[l] = -1;
  bool ok = comma && arrow && comma < arrow && strlen(config) < 1024;
  size_t ellipsis = 0;
  for (int s = 0; ok && s < 2; s++) {
    const char *from = s ? comma + 1 : config;
    size_t n = (size_t)((s ? arrow : comma) - from), rank = value_rank(v[s]), count;
    bool dots;
    uint8_t labels[LABELS];
    size_t letters = letters_in(from, n, &dots), spare = rank >= letters ? rank - letters : 0;
    if (dots && spare > ellipsis) ellipsis = spare;
    ok = labels_of(from, n, rank, dots ? spare : 0, labels, &count);
    size_t size = ev_num_rows[v[s]->num].bytes;
    int64_t stride = (int64_t)size;
    for (size_t d = rank; ok && d-- > 0;) {
      int64_t dim = value_dims(v[s])[d], *known = &e->size[labels[d]];
      ok = *known == -1 || *known == dim || *known == 1 || dim == 1;
      if (*known == -1 || dim != 1) *known = dim;
      if (dim != 1) e->stride[s][labels[d]] += stride; /* size 1 is broadcast */
      e->in_side[s][labels[d]] = true;
      stride *= dim;
    }
  }
  const char *to = arrow ? arrow + 2 : "";
  ok = ok && labels_of(to, strlen(to), SIZE_MAX, ellipsis, e->result, &e->result_rank);
  for (size_t d = 0; ok && d < e->result_rank; d++) {
    uint8_t l = e->result[d];
    ok = e->size[l] >= 0 && !e->in_result[l];
    e->in_result[l] = true;
  }
  return ok || ev_error(p, i, DIAG_INTERP_BAD_ATTRIBUTE,
                        "einsum_config '%s' does not fit the operands", config);
}

/* One side as [batch][x][y], where the labels are listed in this order. */
static uint8_t *lay_out(proc *p, insn *i, const einsum *e, int side, const interp_value *v,
                        const uint8_t *labels, size_t n, num_kind to) {
  size_t size = ev_num_rows[v->num].bytes, count = 1;
  for (size_t k = 0; k < n; k++)
    if (__builtin_mul_overflow(count, (size_t)e->size[labels[k]], &count)) count = SIZE_MAX / 64;
  auto_free int64_t *w = ev_scratch(p, i, 3 * n + 1, sizeof *w);
  auto_free uint8_t *moved = w && count < SIZE_MAX / 64 ? ev_scratch(p, i, count + 1, size) : NULL;
  uint8_t *out = moved ? ev_scratch(p, i, count + 1, ev_num_rows[to].bytes) : NULL;
  if (out && count) {
    for (size_t k = 0; k < n; k++) {
      w[k] = e->size[labels[k]];
      w[2 * n + k] = e->stride[side][labels[k]];
    }
    ev_nd_strides(w, n, size, w + n);
    if (ev_nd_copy(n, w, moved, w + n, v->data, w + 2 * n, size)) {
      ev_kern_convert((num_kind)v->num, to, moved, out, count);
    } else {
      ev_no_memory(p, i);
      free(out);
      out = NULL;
    }
  }
  return out;
}

static eval_status contract(proc *p, insn *i, const char *config, interp_value *const *v,
                            interp_value **out) {
  einsum e;
  if (!read_config(p, i, config, v, &e)) return EVAL_FAIL;
  int64_t dims[LABELS];
  for (size_t d = 0; d < e.result_rank; d++) dims[d] = e.size[e.result[d]];
  if (!(out[0] = ev_result(p, i, 0, dims, e.result_rank))) return EVAL_FAIL;
  if (out[0]->count == 0) return EVAL_OK;
  /* Batch, rows, columns (in the result's order), and what is summed. */
  uint8_t batch[LABELS], rows[LABELS], columns[LABELS], depth[LABELS], order[3 * LABELS];
  size_t nb = 0, nr = 0, nc = 0, nd = 0, sizes[4] = {1, 1, 1, 1};
  for (size_t d = 0; d < e.result_rank; d++) {
    uint8_t l = e.result[d];
    if (e.in_side[0][l] && e.in_side[1][l])
      batch[nb++] = l, sizes[0] *= (size_t)e.size[l];
    else if (e.in_side[0][l])
      rows[nr++] = l, sizes[1] *= (size_t)e.size[l];
    else
      columns[nc++] = l, sizes[2] *= (size_t)e.size[l];
  }
  for (size_t l = 0; l < LABELS; l++)
    if (e.size[l] >= 0 && !e.in_result[l]) depth[nd++] = (uint8_t)l, sizes[3] *= (size_t)e.size[l];
  num_kind num = (num_kind)out[0]->num;
  size_t size = ev_num_rows[num].bytes, n;
#define LIST(second, ns, third, nt)                                                              \
  (memcpy(order, batch, nb), memcpy(order + nb, second, ns), memcpy(order + nb + ns, third, nt), \
   n = nb + ns + nt)
  LIST(rows, nr, depth, nd);
  auto_free uint8_t *a = lay_out(p, i, &e, 0, v[0], order, n, num);
  LIST(depth, nd, columns, nc);
  auto_free uint8_t *b = a ? lay_out(p, i, &e, 1, v[1], order, n, num) : NULL;
  auto_free uint8_t *c = b ? ev_scratch(p, i, out[0]->count, size) : NULL;
  bool ok = c && ev_run_count_steps(p, exact_at_most(out[0]->count, sizes[3]) / 1024);
  for (size_t q = 0; ok && q < sizes[0]; q++)
    ok = ev_dot_matrices(num, num, sizes[1], sizes[2], sizes[3], a + q * sizes[1] * sizes[3] * size,
                         b + q * sizes[3] * sizes[2] * size, c + q * sizes[1] * sizes[2] * size);
  LIST(rows, nr, columns, nc);
#undef LIST
  if (ok) {
    int64_t from[LABELS], to[LABELS], place[LABELS], shape[LABELS];
    ev_nd_strides(dims, e.result_rank, size, place);
    for (size_t k = 0; k < n; k++) {
      shape[k] = e.size[order[k]];
      for (size_t d = 0; d < e.result_rank; d++)
        if (e.result[d] == order[k]) to[k] = place[d];
    }
    ev_nd_strides(shape, n, size, from);
    ok = ev_nd_copy(n, shape, out[0]->data, to, c, from, size) || ev_no_memory(p, i);
  }
  return ok ? EVAL_OK : EVAL_FAIL;
}

static const char *config_of(proc *p, insn *i) {
  const ir_attr *a = ev_attr(p, i, "einsum_config");
  if (ir_attr_is(a, IR_ATTR_STRING)) return a->string.value->bytes;
  ev_error(p, i, DIAG_INTERP_BAD_ATTRIBUTE, "attribute 'einsum_config' is no string");
  return NULL;
}

eval_status eval_einsum(proc *p, insn *i, interp_value **in, interp_value **out) {
  const unsigned all = NUM_BOOL | NUM_INTEGER | NUM_FLOAT | NUM_COMPLEX;
  const char *config = config_of(p, i);
  if (!config || !ev_operands(p, i, 2, 2) || !ev_tensor(p, i, in, 0, all, -1) ||
      !ev_tensor(p, i, in, 1, all, -1))
    return EVAL_FAIL;
  return contract(p, i, config, in, out);
}

/* As einsum of a scalar 1 and the operand. */
eval_status eval_unary_einsum(proc *p, insn *i, interp_value **in, interp_value **out) {
  const unsigned all = NUM_BOOL | NUM_INTEGER | NUM_FLOAT | NUM_COMPLEX;
  const char *config = config_of(p, i);
  const int64_t one = 1;
  if (!config || !ev_operands(p, i, 1, 1) || !ev_tensor(p, i, in, 0, all, -1)) return EVAL_FAIL;
  interp_value *scalar = ev_temp(p, i, value_element(in[0]), NULL, 0);
  if (!scalar) return EVAL_FAIL;
  ev_kern_convert(NUM_I64, (num_kind)scalar->num, &one, scalar->data, 1);
  strbuf_auto both = STRBUF_INIT;
  strbuf_addf(&both, ",%s", config);
  interp_value *pair[] = {scalar, in[0]};
  eval_status s = contract(p, i, strbuf_str(&both), pair, out);
  interp_release(scalar);
  return s;
}

/* --- torch_index_select ----------------------------------------------------------------------- */

/* result[b, x, k, y] = operand[b, x, index[b, k], y], where b runs over batch_dims dimensions and k
 * over the index's other ones. An index out of range is clamped, as by the gather that upstream
 * makes of it. */
eval_status eval_torch_index_select(proc *p, insn *i, interp_value **in, interp_value **out) {
  int64_t dim, batch;
  if (!ev_operands(p, i, 2, 2) || !ev_tensor(p, i, in, 0, 0, -1) ||
      !ev_tensor(p, i, in, 1, NUM_INTEGER, -1) || !ev_int(p, i, "dim", NULL, &dim) ||
      !ev_int(p, i, "batch_dims", NULL, &batch))
    return EVAL_FAIL;
  int64_t rank = (int64_t)value_rank(in[0]), index_rank = (int64_t)value_rank(in[1]);
  const int64_t *dims = value_dims(in[0]), *index_dims = value_dims(in[1]);
  if (dim < 0) dim += rank;
  if (batch < 0) batch += index_rank;
  bool ok = dim >= 0 && dim < rank && batch >= 0 && batch <= dim && batch <= index_rank;
  for (int64_t d = 0; ok && d < batch; d++) ok = dims[d] == index_dims[d];
  if (!ok)
    return ev_error(p, i, DIAG_INTERP_BAD_ATTRIBUTE, "dim or batch_dims does not fit the operands");
  size_t result_rank = (size_t)(rank - 1 + index_rank - batch), at = 0;
  auto_free int64_t *shape = ev_scratch(p, i, result_rank, sizeof *shape);
  if (!shape) return EVAL_FAIL;
  size_t batches = 1, before = 1, picks = 1, after = 1;
  for (int64_t d = 0; d < rank; d++) {
    if (d < batch)
      batches *= (size_t)dims[d];
    else if (d < dim)
      before *= (size_t)dims[d];
    else if (d > dim)
      after *= (size_t)dims[d];
    if (d != dim) shape[at++] = dims[d];
    if (d == dim)
      for (int64_t e = batch; e < index_rank; e++) {
        shape[at++] = index_dims[e];
        picks *= (size_t)index_dims[e];
      }
  }
  out[0] = ev_result(p, i, 0, shape, result_rank);
  if (!out[0]) return EVAL_FAIL;
  if (out[0]->num != in[0]->num)
    return ev_error(p, i, DIAG_INTERP_BAD_RESULT, "the result has another element type");
  size_t n = (size_t)dims[dim], bytes = after * ev_num_rows[in[0]->num].bytes;
  if (out[0]->count == 0) return EVAL_OK;
  if (n == 0)
    return ev_error(p, i, DIAG_INTERP_CONSTRAINT, "dimension %lld of the operand has no elements",
                    (long long)dim);
  uint8_t *to = out[0]->data;
  for (size_t b = 0; b < batches; b++)
    for (size_t x = 0; x < before; x++)
      for (size_t k = 0; k < picks; k++, to += bytes) {
        int64_t pick = ev_index_at(in[1], b * picks + k);
        if (pick < 0) pick = 0;
        if (pick >= (int64_t)n) pick = (int64_t)n - 1;
        memcpy(to, in[0]->data + ((b * before + x) * n + (size_t)pick) * bytes, bytes);
      }
  return EVAL_OK;
}

/* --- set_dimension_size ----------------------------------------------------------------------- */

/* The first `size` entries along a dimension. */
eval_status eval_set_dimension_size(proc *p, insn *i, interp_value **in, interp_value **out) {
  int64_t d;
  if (!ev_operands(p, i, 2, 2) || !ev_tensor(p, i, in, 0, 0, -1) ||
      !ev_tensor(p, i, in, 1, NUM_INTEGER, 0) || !ev_int(p, i, "dimension", NULL, &d))
    return EVAL_FAIL;
  size_t rank = value_rank(in[0]);
  const int64_t *dims = value_dims(in[0]);
  int64_t n = ev_int_at(in[1], 0);
  if (d < 0 || (uint64_t)d >= rank || n < 0 || n > dims[d])
    return ev_error(p, i, DIAG_INTERP_CONSTRAINT, "the dimension or its size is out of range");
  auto_free int64_t *shape = ev_scratch(p, i, rank, sizeof *shape);
  if (!shape) return EVAL_FAIL;
  memcpy(shape, dims, rank * sizeof *shape);
  shape[d] = n;
  out[0] = ev_result(p, i, 0, shape, rank);
  if (!out[0]) return EVAL_FAIL;
  if (out[0]->num != in[0]->num)
    return ev_error(p, i, DIAG_INTERP_BAD_RESULT, "the result has another element type");
  size_t outer = 1, inner = ev_num_rows[in[0]->num].bytes;
  for (size_t e = 0; e < rank; e++) {
    if (e < (size_t)d) outer *= (size_t)dims[e];
    if (e > (size_t)d) inner *= (size_t)dims[e];
  }
  for (size_t o = 0; o < outer; o++)
    memcpy(out[0]->data + o * (size_t)n * inner, in[0]->data + o * (size_t)dims[d] * inner,
           (size_t)n * inner);
  return EVAL_OK;
}
