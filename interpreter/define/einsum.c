/* SPDX-License-Identifier: Apache-2.0 */
/* einsum and unary_einsum, which have no section in the specification: semantics from their
 * descriptions in StablehloOps.td and from what StablehloLegalizeDeprecatedOps turns them into. */
#include <string.h>

#include "dot.h"

/* A label is a character; what an ellipsis stands for gets numbers from 32 down. */
#define LABELS 128

typedef struct einsum {
  uint8_t labels[2][LABELS], result[LABELS]; /* dimension by dimension */
  size_t rank[2], result_rank;
  int64_t size[LABELS]; /* -1: not seen */
  bool in_result[LABELS];
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
static bool read_config(proc *p, insn *i, const char *config, const interp_value *const *v,
                        einsum *e) {
  const char *comma = strchr(config, ','), *arrow = strstr(config, "->");
  memset(e, 0, sizeof *e);
  for (size_t l = 0; l < LABELS; l++) e->size[l] = -1;
  bool ok = comma && arrow && comma < arrow && strlen(config) < 1024;
  size_t ellipsis = 0;
  for (int s = 0; ok && s < 2; s++) {
    const char *from = s ? comma + 1 : config;
    size_t n = (size_t)((s ? arrow : comma) - from), rank = v[s] ? value_rank(v[s]) : 0;
    bool dots;
    size_t letters = letters_in(from, n, &dots), spare = rank >= letters ? rank - letters : 0;
    if (dots && spare > ellipsis) ellipsis = spare;
    ok = labels_of(from, n, rank, dots ? spare : 0, e->labels[s], &e->rank[s]);
    for (size_t k = 0; ok && k < rank; k++) {
      int64_t dim = value_dims(v[s])[k], *known = &e->size[e->labels[s][k]];
      ok = *known == -1 || *known == dim || *known == 1 || dim == 1;
      if (*known == -1 || dim != 1) *known = dim; /* size 1 is broadcast */
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

/* unary_einsum is einsum of a scalar 1 and the operand: side 0 has no value. */
static bool read(definition *d, einsum *e) {
  bool unary = d->i->in_count == 1;
  const ir_attr *a = ev_attr(d->p, d->i, "einsum_config");
  const interp_value *v[] = {unary ? NULL : d->in[0], d->in[unary ? 0 : 1]};
  strbuf_auto both = STRBUF_INIT;
  if (!ir_attr_is(a, IR_ATTR_STRING))
    return ev_error(d->p, d->i, DIAG_INTERP_BAD_ATTRIBUTE,
                    "attribute 'einsum_config' is not a string");
  strbuf_addf(&both, "%s%s", unary ? "," : "", a->string.value->bytes);
  return read_config(d->p, d->i, strbuf_str(&both), v, e);
}

bool ev_frame_einsum(definition *d) {
  einsum e;
  arithmetic a;
  int64_t dims[LABELS];
  if (!read(d, &e)) return false;
  for (size_t k = 0; k < e.result_rank; k++) dims[k] = e.size[e.result[k]];
  if (!ev_takes_shape(d, 0, dims, e.result_rank)) return false;
  size_t count;
  if (!ev_shape_count(dims, e.result_rank, 1, &count)) return ev_no_memory(d->p, d->i);
  uint64_t terms = count;
  for (size_t l = 0; l < LABELS; l++)
    if (e.size[l] >= 0 && !e.in_result[l]) terms = exact_at_most(terms, (uint64_t)e.size[l]);
  return (ev_arithmetic_of(result_kind(d, 0), &a) ||
          ev_error(d->p, d->i, DIAG_INTERP_BAD_OPERAND, "these elements cannot be multiplied")) &&
         ev_run_count_steps(d->p, terms / 1024);
}

/* The element where each dimension has its label's index, or 0 where the size is 1. */
static const uint8_t *labelled(const interp_value *v, const uint8_t *labels, const int64_t *at,
                               int64_t *index, num_kind to, uint8_t *aside) {
  for (size_t k = 0; k < value_rank(v); k++) index[k] = value_dims(v)[k] == 1 ? 0 : at[labels[k]];
  return ev_define_as(v, index, to, aside);
}

/* result[labels] = the sum over all other labels, in their alphabetical order, of lhs * rhs. */
bool ev_define_einsum(definition *d) {
  einsum e;
  arithmetic a;
  interp_value *out = d->out[0];
  int64_t at[LABELS] = {0}, dims[LABELS], summed[LABELS] = {0}, *index = zero_row(d, 0);
  uint8_t labels[LABELS], one[NUM_MAX_BYTES], x[NUM_MAX_BYTES], y[NUM_MAX_BYTES];
  size_t sums = 0, unary = d->i->in_count == 1;
  if (!read(d, &e) || !ev_arithmetic_of((num_kind)out->num, &a)) return false;
  for (size_t l = 0; l < LABELS; l++) {
    if (e.size[l] < 0 || e.in_result[l]) continue;
    dims[sums] = e.size[l];
    labels[sums++] = (uint8_t)l;
  }
  ev_element_set(a.kind, one, 1);
  for (size_t k = 0; k < out->count; k++) {
    uint8_t *sum = out->data + k * bytes_of(out);
    for (size_t l = 0; l < e.result_rank; l++) at[e.result[l]] = index[l];
    ev_set_zero(a.kind, sum);
    for (size_t t = ev_nd_count(dims, sums); t > 0; t--) {
      for (size_t l = 0; l < sums; l++) at[labels[l]] = summed[l];
      ev_multiply_add(&a, unary ? one : labelled(d->in[0], e.labels[0], at, row(d, 1), a.kind, x),
                      labelled(d->in[unary ? 0 : 1], e.labels[1], at, row(d, 1), a.kind, y), sum);
      ev_nd_next(summed, dims, sums);
    }
    ev_nd_next(index, value_dims(out), value_rank(out));
  }
  return true;
}
