/* SPDX-License-Identifier: Apache-2.0 */
/* fft: Fourier transforms along up to three dimensions.
 *
 * One dimension after the other, each line by dft.h, in f64; values are rounded to the element type
 * after each dimension. Inverse transforms are conjugated forward ones, divided by the length. */
#include "fft.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "dft.h"

static const char *const kinds[] = {"FFT", "IFFT", "RFFT", "IRFFT"};

bool ev_read_fft(definition *d, fft_kind *kind, ints *length) {
  const char *name = ev_enum(d->p, d->i, "fft_type");
  if (!name || !ev_ints(d->p, d->i, "fft_length", true, length)) return false;
  for (unsigned k = 0; k < 4; k++)
    if (strcmp(name, kinds[k]) == 0) return *kind = (fft_kind)k, true;
  return ev_error(d->p, d->i, DIAG_INTERP_BAD_ATTRIBUTE, "attribute 'fft_type' is missing");
}

bool ev_frame_fft(definition *d) {
  proc *p = d->p;
  insn *i = d->i;
  ints length;
  fft_kind kind;
  if (!ev_read_fft(d, &kind, &length)) return false;
  const interp_value *v = d->in[0];
  size_t rank = value_rank(v);
  int64_t line = length.v[length.n - 1];
  auto_free int64_t *dims = ev_scratch(p, i, rank, sizeof *dims);
  if (!dims) return false;
  memcpy(dims, value_dims(v), rank * sizeof *dims);
  if (kind == RFFT) dims[rank - 1] = line == 0 ? 0 : line / 2 + 1;
  if (kind == IRFFT) dims[rank - 1] = line;
  if (!ev_takes_shape(d, 0, dims, rank)) return false;
  uint64_t cost = 0; /* of an element */
  size_t count = ev_nd_count(dims, rank), most = v->count > count ? v->count : count;
  for (size_t k = 0; most && k < length.n; k++)
    cost += ev_dft_cost((size_t)length.v[k]) / (uint64_t)length.v[k] + 1;
  return ev_run_count_steps(p, most * cost / 64);
}

/* --- The definition --------------------------------------------------------------------------- */

typedef struct field { /* a complex tensor in f64 */
  double complex *v;
  int64_t dims[3];
  size_t rank;
  bool to_f32;
  dft_plan *plan; /* of the last length */
  size_t planned;
} field;

static const dft_plan *plan_of(field *f, size_t n) {
  if (f->plan && f->planned == n) return f->plan;
  ev_dft_plan_free(f->plan);
  f->planned = n;
  return f->plan = n ? ev_dft_plan_new(n) : NULL;
}

/* Each NaN becomes the quiet one: which payload an addition keeps is the processor's affair. */
static double settled(const field *f, double x) {
  if (f->to_f32) x = (double)(float)x;
  return x == x ? x : (double)NAN;
}

/* Transforms all lines along dimension k, forward, or backward without the division. */
static bool along(field *f, size_t k, bool backward) {
  size_t n = (size_t)f->dims[k], inner = ev_nd_count(f->dims + k + 1, f->rank - k - 1);
  size_t count = ev_nd_count(f->dims, f->rank);
  const dft_plan *plan = plan_of(f, n);
  auto_free pair *line = malloc((n + 1) * sizeof *line);
  bool ok = plan && line;
  for (size_t first = 0; ok && first < count; first++) {
    if (first / inner % n) continue; /* in the middle of a line */
    for (size_t e = 0; e < n; e++) {
      double complex z = f->v[first + e * inner];
      line[e] = (pair){creal(z), backward ? -cimag(z) : cimag(z)};
    }
    const pair *done = ev_dft_run(plan, line, NULL);
    for (size_t e = 0; e < n; e++) {
      double re = settled(f, done[e].re), im = settled(f, done[e].im);
      f->v[first + e * inner] = CMPLX(re, backward ? -im : im);
    }
  }
  return ok;
}

/* Changes the length of the last dimension from `from` to `n`. A longer line gets mirrored
 * elements: element k is the conjugate of element n - k. */
static void resize(field *f, size_t from, size_t n) {
  size_t lines = ev_nd_count(f->dims, f->rank - 1);
  for (size_t l = 0; from > n && l < lines; l++)
    memmove(f->v + l * n, f->v + l * from, n * sizeof *f->v);
  for (size_t l = lines; from <= n && l-- > 0;) {
    double complex *to = f->v + l * n;
    memmove(to, f->v + l * from, from * sizeof *f->v);
    for (size_t k = from; k < n; k++) to[k] = conj(to[n - k]);
  }
  f->dims[f->rank - 1] = (int64_t)n;
}

static bool transform(field *f, fft_kind kind, ints length) {
  size_t last = f->rank - 1, line = (size_t)length.v[last], half = line / 2 + 1;
  double all = (double)ev_nd_count(length.v, length.n);
  bool ok = true;
  if (kind == FFT || kind == RFFT)
    for (size_t k = f->rank; ok && k-- > 0;) {
      ok = along(f, k, false);
      if (kind == RFFT && k == last) resize(f, line, half);
    }
  for (size_t k = 0; ok && kind == IFFT && k <= last; k++) {
    ok = along(f, k, true);
    for (size_t e = 0; e < ev_nd_count(f->dims, f->rank); e++) {
      double by = (double)f->dims[k], re = creal(f->v[e]) / by, im = cimag(f->v[e]) / by;
      f->v[e] = f->to_f32 ? CMPLX((float)re, (float)im) : CMPLX(re, im);
    }
  }
  for (size_t k = 0; ok && kind == IRFFT && k <= last; k++) {
    if (k == last) resize(f, half, line);
    ok = along(f, k, true);
  }
  for (size_t e = 0; ok && kind == IRFFT && e < ev_nd_count(f->dims, f->rank); e++)
    f->v[e] = creal(f->v[e]) / all;
  return ok;
}

/* The dimensions in front of those of `length` are a batch. */
bool ev_define_fft(definition *d) {
  ints length;
  fft_kind kind;
  interp_value *in = d->in[0], *out = d->out[0];
  if (!ev_read_fft(d, &kind, &length)) return false;
  if (out->count == 0) return true;
  size_t rank = value_rank(in), batch = ev_nd_count(value_dims(in), rank - length.n);
  size_t from = in->count / batch, to = out->count / batch, all = ev_nd_count(length.v, length.n);
  field f = {.rank = length.n, .to_f32 = ev_num_rows[in->num].part == NUM_F32};
  auto_free double complex *v = ev_scratch(d->p, d->i, all, sizeof *v);
  bool ok = (f.v = v) != NULL;
  for (size_t b = 0; ok && b < batch; b++) {
    memcpy(f.dims, value_dims(in) + rank - length.n, length.n * sizeof *f.dims);
    for (size_t e = 0; e < from; e++) {
      const uint8_t *x = in->data + (b * from + e) * bytes_of(in);
      ev_element_convert((num_kind)in->num, NUM_C128, x, &v[e]);
    }
    ok = transform(&f, kind, length) || ev_no_memory(d->p, d->i);
    for (size_t e = 0; ok && e < to; e++)
      ev_element_convert(NUM_C128, (num_kind)out->num, &v[e],
                         out->data + (b * to + e) * bytes_of(out));
  }
  ev_dft_plan_free(f.plan);
  return ok;
}
