/* fft on vectors: transforms of a batch are divided among threads. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "define/fft.h"
#include "dft_wide.h"
#include "fills.h"
#include "nd.h"
#include "split.h"
#include "tensor.h"

typedef struct field { /* a complex tensor in f64 */
  double complex *v;
  int64_t *dims;
  size_t rank, count;
  num_kind part;
  dft_plan *plan; /* of the last length; NULL: none yet */
  size_t planned;
} field;

static void round_field(field *f) {
  double *x = (double *)f->v;
  if (f->part == NUM_F64) return;
  for (size_t k = 0; k < 2 * f->count; k++) x[k] = (double)(float)x[k];
}

static void conjugate(field *f) {
  for (size_t k = 0; k < f->count; k++) f->v[k] = conj(f->v[k]);
}

static const dft_plan *plan_for(field *f, size_t n) {
  if (f->plan && f->planned == n) return f->plan;
  ev_dft_plan_free(f->plan);
  f->planned = n;
  return f->plan = ev_dft_plan_new(n);
}

/* Lines whose elements stand `inner` apart. */
static bool strided_lines(field *f, const dft_plan *plan, size_t n, size_t inner) {
  auto_free double complex *line = malloc(n * sizeof *line);
  if (!line) return false;
  for (size_t at = 0; at < f->count; at += n * inner)
    for (size_t i = 0; i < inner; i++) {
      double complex *first = f->v + at + i;
      for (size_t e = 0; e < n; e++) line[e] = first[e * inner];
      ev_dft_forward(plan, line, n);
      ev_dft_settle(line, n, f->part != NUM_F64);
      for (size_t e = 0; e < n; e++) first[e * inner] = line[e];
    }
  return true;
}

/* Along dimension d, in place; of the innermost one, the first `keep` elements of each line. False
 * when out of memory. */
static bool forward_some(field *f, size_t d, size_t keep) {
  size_t n = (size_t)f->dims[d], inner = 1;
  for (size_t e = d + 1; e < f->rank; e++) inner *= (size_t)f->dims[e];
  if (!f->count) return true;
  const dft_plan *plan = plan_for(f, n);
  if (!plan) return false;
  if (inner > 1) return strided_lines(f, plan, n, inner);
  for (size_t at = 0; at < f->count; at += n) {
    ev_dft_forward(plan, f->v + at, n);
    ev_dft_settle(f->v + at, keep, f->part != NUM_F64);
  }
  return true;
}
static bool forward(field *f, size_t d) { return forward_some(f, d, (size_t)f->dims[d]); }

/* The inverse without its division. */
static bool backward(field *f, size_t d) {
  conjugate(f);
  bool ok = forward(f, d);
  conjugate(f);
  return ok;
}

static void divide(field *f, double by) {
  double *x = (double *)f->v;
  for (size_t k = 0; k < 2 * f->count; k++) x[k] /= by;
  round_field(f);
}

/* Keeps the first `keep` of each innermost line of n, or fills the rest from conjugates (RFFT and
 * IRFFT know only half of a line, the other half mirrors it). */
static void cut(field *f, int64_t keep) {
  int64_t n = f->dims[f->rank - 1];
  size_t lines = f->count / (size_t)(n ? n : 1);
  for (size_t l = 0; l < lines; l++)
    memmove(f->v + l * (size_t)keep, f->v + l * (size_t)n, (size_t)keep * sizeof *f->v);
  f->dims[f->rank - 1] = keep;
  f->count = lines * (size_t)keep;
}
static void mirror(field *f, int64_t n) {
  int64_t half = f->dims[f->rank - 1];
  size_t lines = f->count / (size_t)(half ? half : 1);
  for (size_t l = lines; l-- > 0;) {
    double complex *to = f->v + l * (size_t)n;
    memmove(to, f->v + l * (size_t)half, (size_t)half * sizeof *f->v);
    for (int64_t k = half; k < n; k++) to[k] = conj(to[n - k]);
  }
  f->dims[f->rank - 1] = n;
  f->count = lines * (size_t)n;
}

static bool transform(field *f, fft_kind kind, ints length) {
  size_t first = f->rank - length.n, last = f->rank - 1;
  bool ok = true;
  double all = 1;
  for (size_t k = 0; k < length.n; k++) all *= (double)length.v[k];
  switch (kind) {
    case FFT:
      for (size_t d = f->rank; ok && d-- > first;) ok = forward(f, d);
      break;
    case IFFT:
      for (size_t d = first; ok && d < f->rank; d++) {
        ok = backward(f, d);
        divide(f, (double)f->dims[d]);
      }
      break;
    case RFFT:
      ok = forward_some(f, last, (size_t)length.v[length.n - 1] / 2 + 1);
      cut(f, length.v[length.n - 1] / 2 + 1);
      for (size_t d = last; ok && d-- > first;) ok = forward(f, d);
      break;
    case IRFFT:
      for (size_t d = first; ok && d < last; d++) ok = backward(f, d);
      mirror(f, length.v[length.n - 1]);
      ok = ok && backward(f, last);
      for (size_t k = 0; k < f->count; k++) f->v[k] = ev_num_round(f->part, creal(f->v[k]) / all);
      break;
  }
  return ok;
}

/* What stands before the dimensions of `length` is a batch; parts are transforms of it. */
typedef struct transforms {
  const interp_value *in;
  interp_value *out;
  fft_kind kind;
  ints length;
  size_t batch, most; /* elements of a transform, in any of its stages */
  bool *ok;           /* [part] */
} transforms;

/* A forward transform of one dimension in f32, without a detour. */
static bool one_line(const transforms *t, field *f, const float *in, float *out) {
  size_t n = (size_t)t->length.v[0], keep = t->kind == RFFT ? n / 2 + 1 : n;
  const dft_plan *plan = plan_for(f, n);
  double *v = (double *)f->v;
  if (!plan) return false;
  if (t->kind == RFFT) ev_dft_from_real(in, n, f->v);
  for (size_t k = 0; t->kind == FFT && k < 2 * n; k++) v[k] = (double)in[k];
  ev_dft_settle_as_f32(ev_dft_forward_somewhere(plan, f->v), keep, out);
  return true;
}

static bool one_transform(const transforms *t, field *f, double *parts, size_t b) {
  num_kind from = (num_kind)t->in->num, to = (num_kind)t->out->num;
  size_t in_count = t->in->count / t->batch, out_count = t->out->count / t->batch;
  const uint8_t *source = t->in->data + b * in_count * ev_num_rows[from].bytes;
  uint8_t *target = t->out->data + b * out_count * ev_num_rows[to].bytes;
  if (f->rank == 1 && f->part == NUM_F32 && (t->kind == FFT || t->kind == RFFT))
    return one_line(t, f, (const float *)(const void *)source, (float *)(void *)target);
  memcpy(f->dims, value_dims(t->in) + value_rank(t->in) - f->rank, f->rank * sizeof *f->dims);
  f->count = in_count;
  if (t->kind == RFFT) {
    ev_num_decode(from, source, in_count, parts);
    for (size_t k = 0; k < in_count; k++) f->v[k] = CMPLX(parts[k], 0.0);
  } else {
    ev_num_decode_complex(from, source, in_count, f->v);
  }
  if (!transform(f, t->kind, t->length)) return false;
  if (t->kind == IRFFT) {
    for (size_t k = 0; k < f->count; k++) parts[k] = creal(f->v[k]);
    ev_num_encode(to, parts, f->count, target);
  } else {
    ev_num_encode_complex(to, f->v, f->count, target);
  }
  return true;
}

static void some_transforms(void *user, size_t part, size_t first, size_t end) {
  const transforms *t = user;
  int64_t dims[3];
  field f = {.dims = dims, .rank = t->length.n, .part = ev_num_rows[(num_kind)t->in->num].part};
  bool real = t->kind == RFFT || t->kind == IRFFT;
  auto_free double complex *v = ev_aligned(t->most * sizeof *v);
  auto_free double *parts = real ? malloc(t->most * sizeof *parts) : NULL;
  bool ok = v && (parts || !real);
  f.v = v;
  for (size_t b = first; ok && b < end; b++) ok = one_transform(t, &f, parts, b);
  ev_dft_plan_free(f.plan);
  t->ok[part] = ok;
}

#define FFT_LEAST 16384 /* elements that are worth a thread */

static bool transform_all(const proc *p, const interp_value *in, interp_value *out, fft_kind kind,
                          ints length) {
  bool ok[SPLIT_MOST], every = true;
  transforms t = {in, out, kind, length, 1, 0, ok};
  for (size_t d = 0; d < value_rank(in) - length.n; d++) t.batch *= (size_t)value_dims(in)[d];
  size_t in_count = in->count / t.batch, out_count = out->count / t.batch;
  t.most = in_count > out_count ? in_count : out_count;
  if (kind == IRFFT && t.most < ev_nd_count(length.v, length.n))
    t.most = ev_nd_count(length.v, length.n);
  size_t parts = ev_split_parts(p->run->options->threads, t.batch, FFT_LEAST / (t.most + 1) + 1);
  ev_split(parts, t.batch, 1, some_transforms, &t);
  for (size_t k = 0; k < parts; k++) every &= ok[k];
  return every;
}

fast_status ev_fast_fft(definition *d) {
  ints length;
  fft_kind kind;
  if (!ev_read_fft(d, &kind, &length)) return FAST_FAILED;
  return d->out[0]->count == 0 || transform_all(d->p, d->in[0], d->out[0], kind, length) ||
                 ev_no_memory(d->p, d->i)
             ? FAST_DONE
             : FAST_FAILED;
}
