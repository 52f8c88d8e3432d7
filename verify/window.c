/* SPDX-License-Identifier: Apache-2.0 */
/* Windows: of reduce_window, select_and_scatter and the convolutions. */
#include "checker.h"

bool vf_padding_pairs(checker *k, const char *number, const ir_attr *a) {
  if (!ir_attr_is(a, IR_ATTR_DENSE) || !vf_has_rank(a->dense.type)) return true;
  const ir_type *t = a->dense.type;
  RETURN_UNLESS(t->shaped.rank == 2 && t->shaped.dims[1] == 2, number,
                "expects the shape of padding-attribute to be {N, 2}, but got {%}.", dims_of(t));
  return t->shaped.rank == 2 && t->shaped.dims[1] == 2;
}

static bool as_many(checker *k, const char *number, size_t have, size_t want, const char *name) {
  RETURN_UNLESS(
      have == 0 || have == want || !number, number,
      "expects % to have same dimension-size as size of window dimensions (%), but got: %.", name,
      want, have);
  return true;
}

static int64_t at_or(ints l, size_t i, int64_t otherwise) {
  return i < l.count ? l.items[i] : otherwise;
}

bool vf_check_window(checker *k, const window_rows *rows, const window_attrs *w,
                     window_dim **dims) {
  size_t n = w->dims.count;
  size_t pairs = w->has_padding ? w->padding.count / 2 : 0;
  if (!as_many(k, rows->strides_size, w->strides.count, n, "window-strides") ||
      !as_many(k, rows->base_size, w->base_dilations.count, n, "base-dilation factors") ||
      !as_many(k, rows->dilation_size, w->dilations.count, n, "window-dilation factors") ||
      !as_many(k, rows->padding_size, pairs, n, "padding-entries") ||
      !as_many(k, rows->reversal_size, w->reversal.count, n, "window-reversal"))
    return false;
  window_dim *d = *dims = ARENA_ARRAY(k->scratch, window_dim, n);
  for (size_t i = 0; i < n; i++) {
    d[i] = (window_dim){.size = w->dims.items[i],
                        .stride = at_or(w->strides, i, 1),
                        .low = at_or(w->padding, 2 * i, 0),
                        .high = at_or(w->padding, 2 * i + 1, 0),
                        .base_dilation = at_or(w->base_dilations, i, 1),
                        .dilation = at_or(w->dilations, i, 1)};
    RETURN_UNLESS(dynamic(d[i].size) || d[i].size > 0, rows->size,
                  "expects window to have positive value for %-th window dimension, but got %.", i,
                  d[i].size);
    RETURN_UNLESS(d[i].stride > 0, rows->stride,
                  "expects window to have positive stride for %-th window dimension, but got %.", i,
                  d[i].stride);
    if (rows->base)
      RETURN_UNLESS(
          d[i].base_dilation > 0, rows->base,
          "expects window to have positive base dilation factor for %-th window dimension, but got "
          "%.",
          i, d[i].base_dilation);
    if (rows->dilation)
      RETURN_UNLESS(
          d[i].dilation > 0, rows->dilation,
          "expects window to have positive window dilation factor for %-th window dimension, but "
          "got %.",
          i, d[i].dilation);
    if (d[i].stride <= 0) d[i].stride = 1;
  }
  return true;
}

bool vf_size(checker *k, const char *number, exact_int x, size_t i, int64_t *size) {
  *size = IR_DYNAMIC;
  RETURN_UNLESS(exact_fits(x, size), number, "the size of dimension % does not fit into 64 bits",
                i);
  return true;
}

bool vf_window_count(checker *k, const char *number, int64_t base, const window_dim *w, size_t i,
                     int64_t *count) {
  *count = IR_DYNAMIC;
  if (dynamic(base) || dynamic(w->size)) return true;
  exact_int padded = exact_padded(w->low, base, w->base_dilation, w->high);
  exact_int positions = exact_windows(padded, exact_dilated(w->size, w->dilation), w->stride);
  return vf_size(k, number, positions, i, count);
}
