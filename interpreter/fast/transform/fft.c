/* SPDX-License-Identifier: Apache-2.0 */
/* fft along one dimension: each line by the kernels of this processor. */
#include <math.h>
#include <stdlib.h>

#include "base/os/memory.h"
#include "define/transforms/fft.h"
#include "dft_wide.h"
#include "fast/fills.h"

typedef struct lines {
  fft_kind kind;
  num_kind part;      /* of the elements' parts */
  size_t n, from, to; /* elements of a line, of the operand's and of the result's */
  dft_plan *plan;
  pair *line;
  double *room; /* parts of a line, before and after */
} lines;

static void load_line(const lines *l, const uint8_t *in) {
  double sign = l->kind == IFFT || l->kind == IRFFT ? -1 : 1; /* of a conjugate */
  if (l->kind == RFFT) {
    ev_num_decode(l->part, in, l->n, l->room);
    for (size_t k = 0; k < l->n; k++) l->line[k] = (pair){l->room[k], 0};
    return;
  }
  ev_num_decode(l->part, in, 2 * l->from, l->room);
  for (size_t k = 0; k < l->from; k++)
    l->line[k] = (pair){l->room[2 * k], sign * l->room[2 * k + 1]};
  for (size_t k = l->from; k < l->n; k++)
    l->line[k] = (pair){l->line[l->n - k].re, -l->line[l->n - k].im};
}

/* Each NaN becomes the quiet one, as in define/fft.c. */
static double quiet(double x) { return x == x ? x : (double)NAN; }
/* The inverse is rounded before it is divided, too. */
static double settled(const lines *l, double x) {
  return quiet(l->part == NUM_F32 ? (double)(float)x : x);
}

static void store_line(const lines *l, const pair *done, uint8_t *out) {
  const double *x = &done->re;
  double by = (double)l->n, *to = l->room;
  switch (l->kind) {
    case FFT:
    case RFFT:
      for (size_t k = 0; k < 2 * l->to; k++) to[k] = quiet(x[k]);
      break;
    case IFFT:
      for (size_t k = 0; k < 2 * l->to; k += 2) {
        to[k] = settled(l, x[k]) / by;
        to[k + 1] = -settled(l, x[k + 1]) / by;
      }
      break;
    case IRFFT:
      for (size_t k = 0; k < l->to; k++) to[k] = settled(l, x[2 * k]) / by;
  }
  ev_num_encode(l->part, to, l->kind == IRFFT ? l->to : 2 * l->to, out);
}

static bool transform_lines(lines *l, const interp_value *in, interp_value *out) {
  l->plan = ev_dft_plan_new(l->n);
  pair *line = l->line = ev_aligned(l->n * sizeof *line);
  double *room = l->room = ev_aligned(2 * l->n * sizeof *room);
  bool ok = l->plan && line && room;
  for (size_t b = 0; ok && b < out->count / l->to; b++) {
    load_line(l, in->data + b * l->from * bytes_of(in));
    const pair *done = ev_dft_run(l->plan, line, ev_dft_wide);
    store_line(l, done, out->data + b * l->to * bytes_of(out));
  }
  ev_dft_plan_free(l->plan);
  os_free_aligned(line);
  os_free_aligned(room);
  return ok;
}

fast_status ev_fast_fft(definition *d) {
  ints length;
  lines l = {.part = ev_num_rows[d->in[0]->num].part};
  size_t last = value_rank(d->in[0]) - 1;
  if (!ev_read_fft(d, &l.kind, &length)) return FAST_FAILED;
  if (length.n != 1 || d->out[0]->count == 0) return FAST_NOT;
  l.n = (size_t)length.v[0];
  l.from = (size_t)value_dims(d->in[0])[last];
  l.to = (size_t)value_dims(d->out[0])[last];
  return transform_lines(&l, d->in[0], d->out[0]) || ev_no_memory(d->p, d->i) ? FAST_DONE
                                                                              : FAST_FAILED;
}
