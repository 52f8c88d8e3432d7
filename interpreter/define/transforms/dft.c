/* SPDX-License-Identifier: Apache-2.0 */
#include "dft.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/os/memory.h"
#include "values/tensor.h"

/* Without an infinity to preserve, a product is four multiplications; C's own `*` looks for more.
 */
static inline pair plus(pair a, pair b) { return (pair){a.re + b.re, a.im + b.im}; }
static inline pair minus(pair a, pair b) { return (pair){a.re - b.re, a.im - b.im}; }
static inline pair times(pair a, pair b) {
  return (pair){a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}
static inline pair by_minus_i(pair a) { return (pair){a.im, -a.re}; }
static inline pair scaled(pair a, double s) { return (pair){a.re * s, a.im * s}; }

#define PI 3.141592653589793238462643383279502884L

enum {
  MAX_RADIX = 23,  /* a prime factor above it makes Bluestein's convolution the cheaper way */
  MAX_PASSES = 64, /* a length has fewer prime factors than bits */
};

struct dft_plan {
  size_t n;
  size_t passes;
  uint32_t radix[MAX_PASSES];
  pair *rotators; /* [n]: exp(-2 pi i j / n) */
  pair *room;     /* [n], or [longer->n] of the convolution */
  /* Bluestein: */
  dft_plan *longer; /* of the convolution; NULL: passes */
  pair *chirp;      /* [n]: exp(-pi i j^2 / n) */
  pair *filter;     /* [longer->n]: the transform of the conjugated chirp, divided by longer->n */
};

/* A turn of j / n lies in an octant, where it is `rest` / n of an eighth of a turn from the nearer
 * axis. */
typedef struct turn {
  unsigned octant;
  uint64_t rest;
} turn;

static turn turn_of(uint64_t j, uint64_t n) {
  uint64_t eighths = 8 * (j % n);
  turn t = {(unsigned)(eighths / n), eighths % n};
  if (t.octant & 1) t.rest = n - t.rest;
  return t;
}

/* exp(-i angle) of the turn, given the cosine and sine of its rest. */
static pair unfold(unsigned octant, double c, double s) {
  switch (octant) {
    case 0: return (pair){c, -s};
    case 1: return (pair){s, -c};
    case 2: return (pair){-s, -c};
    case 3: return (pair){-c, -s};
    case 4: return (pair){-c, s};
    case 5: return (pair){-s, c};
    case 6: return (pair){s, c};
    default: return (pair){c, s};
  }
}

/* exp(-2 pi i j / n). */
static pair rotator(uint64_t j, uint64_t n) {
  turn t = turn_of(j, n);
  double angle = (double)(PI / 4 * (long double)t.rest / (long double)n);
  return unfold(t.octant, cos(angle), sin(angle));
}

/* All n rotators. Where n is a multiple of 8, the first octant has the values of the others. */
static void fill_rotators(pair *w, size_t n) {
  for (size_t j = 0; j < n; j++) {
    turn t = turn_of(j, n);
    if (n % 8 == 0 && t.rest / 8 < j) {
      pair first = w[t.rest / 8];
      w[j] = unfold(t.octant, first.re, -first.im);
    } else {
      w[j] = rotator(j, n);
    }
  }
}

/* --- Passes ----------------------------------------------------------------------------------- */

static void pass_2(const pass *a) {
  size_t m = a->m, s = a->s;
  for (size_t q = 0; q < m; q++) {
    pair w = a->w[q * s];
    const pair *x = a->from + s * q, *y = x + s * m;
    pair *to = a->to + s * 2 * q;
    for (size_t k = 0; k < s; k++) {
      to[k] = plus(x[k], y[k]);
      to[k + s] = times(minus(x[k], y[k]), w);
    }
  }
}

static void pass_3(const pass *a) {
  static const double half_root_3 = 0.866025403784438646763723170752936183;
  size_t m = a->m, s = a->s;
  for (size_t q = 0; q < m; q++) {
    pair w1 = a->w[q * s], w2 = a->w[2 * q * s];
    const pair *x = a->from + s * q;
    pair *to = a->to + s * 3 * q;
    for (size_t k = 0; k < s; k++) {
      pair x0 = x[k], x1 = x[k + s * m], x2 = x[k + 2 * s * m];
      pair sum = plus(x1, x2), turned = scaled(by_minus_i(minus(x1, x2)), half_root_3);
      pair middle = minus(x0, scaled(sum, 0.5));
      to[k] = plus(x0, sum);
      to[k + s] = times(plus(middle, turned), w1);
      to[k + 2 * s] = times(minus(middle, turned), w2);
    }
  }
}

static void pass_4(const pass *a) {
  size_t m = a->m, s = a->s;
  for (size_t q = 0; q < m; q++) {
    pair w1 = a->w[q * s], w2 = a->w[2 * q * s], w3 = a->w[3 * q * s];
    const pair *x = a->from + s * q;
    pair *to = a->to + s * 4 * q;
    for (size_t k = 0; k < s; k++) {
      pair x0 = x[k], x1 = x[k + s * m], x2 = x[k + 2 * s * m], x3 = x[k + 3 * s * m];
      pair even = plus(x0, x2), odd = plus(x1, x3);
      pair low = minus(x0, x2), high = by_minus_i(minus(x1, x3));
      to[k] = plus(even, odd);
      to[k + s] = times(plus(low, high), w1);
      to[k + 2 * s] = times(minus(even, odd), w2);
      to[k + 3 * s] = times(minus(low, high), w3);
    }
  }
}

static void pass_any(const pass *a) {
  size_t p = a->p, m = a->m, s = a->s, step = a->n / p; /* w_p is w[step] */
  for (size_t q = 0; q < m; q++)
    for (size_t r = 0; r < p; r++) {
      pair w = a->w[q * r * s];
      pair *to = a->to + s * (p * q + r);
      for (size_t k = 0; k < s; k++) {
        const pair *x = a->from + k + s * q;
        pair sum = x[0];
        for (size_t t = 1; t < p; t++) sum = plus(sum, times(x[s * m * t], a->w[r * t % p * step]));
        to[k] = times(sum, w);
      }
    }
}

static pass_fn plain_pass(const pass *a) {
  return a->p == 2 ? pass_2 : a->p == 3 ? pass_3 : a->p == 4 ? pass_4 : pass_any;
}

/* Where the result lies: in the line or in the plan's room. */
static const pair *run_passes_somewhere(const dft_plan *p, pair *line, pass_choice choose) {
  pass a = {.from = line, .to = p->room, .w = p->rotators, .n = p->n, .m = p->n, .s = 1};
  for (size_t i = 0; i < p->passes; i++) {
    a.p = p->radix[i];
    a.m /= a.p;
    pass_fn fn = choose ? choose(&a) : NULL;
    (fn ? fn : plain_pass(&a))(&a);
    a.s *= a.p;
    const pair *done = a.to;
    a.to = (pair *)a.from;
    a.from = done;
  }
  return a.from;
}

static void run_passes(const dft_plan *p, pair *line, pass_choice choose) {
  const pair *done = run_passes_somewhere(p, line, choose);
  if (done != line) memcpy(line, done, p->n * sizeof *line);
}

/* --- Bluestein -------------------------------------------------------------------------------- */

/* With e k = (e^2 + k^2 - (k - e)^2) / 2 the transform is a convolution with the conjugated chirp.
 * The backward transform of the convolution is a forward one of swapped parts. */
static void run_chirp(const dft_plan *p, pair *line, pass_choice choose) {
  size_t n = p->n, longer = p->longer->n;
  pair *v = p->room;
  for (size_t k = 0; k < n; k++) v[k] = times(line[k], p->chirp[k]);
  memset(v + n, 0, (longer - n) * sizeof *v);
  run_passes(p->longer, v, choose);
  for (size_t k = 0; k < longer; k++) {
    pair product = times(v[k], p->filter[k]);
    v[k] = (pair){product.im, product.re};
  }
  run_passes(p->longer, v, choose);
  for (size_t k = 0; k < n; k++) line[k] = times((pair){v[k].im, v[k].re}, p->chirp[k]);
}

/* A power of two that the convolution of n elements with 2 n - 1 fits into. */
static size_t convolution_length(size_t n) {
  size_t longer = 1;
  while (longer < 2 * n - 1) longer *= 2;
  return longer;
}

static bool plan_chirp(dft_plan *p) {
  size_t n = p->n, longer = convolution_length(n);
  p->longer = ev_dft_plan_new(longer);
  p->chirp = calloc(n, sizeof *p->chirp);
  p->filter = calloc(longer, sizeof *p->filter);
  p->room = ev_aligned(longer * sizeof *p->room);
  if (!p->longer || !p->chirp || !p->filter || !p->room) return false;
  uint64_t square = 0; /* k^2 modulo 2 n */
  for (size_t k = 0; k < n; k++) {
    p->chirp[k] = rotator(square, 2 * n);
    square = (square + 2 * k + 1) % (2 * n);
  }
  for (size_t k = 0; k < n; k++) {
    pair back = {p->chirp[k].re / (double)longer, -p->chirp[k].im / (double)longer};
    p->filter[k] = back;
    if (k) p->filter[longer - k] = back;
  }
  run_passes(p->longer, p->filter, NULL);
  return true;
}

/* --- Plans ------------------------------------------------------------------------------------ */

/* Splits n into radices, of which fours come first. False when a prime factor is too large. */
static bool split(size_t n, uint32_t radix[MAX_PASSES], size_t *passes) {
  *passes = 0;
  for (; n % 4 == 0; n /= 4) radix[(*passes)++] = 4;
  for (uint32_t p = 2; p <= MAX_RADIX && n > 1; p++)
    for (; n % p == 0; n /= p) radix[(*passes)++] = p;
  return n == 1;
}

dft_plan *ev_dft_plan_new(size_t n) {
  dft_plan *p = calloc(1, sizeof *p);
  if (!p) return NULL;
  p->n = n;
  bool ok;
  if (split(n, p->radix, &p->passes)) {
    p->rotators = ev_aligned(n * sizeof *p->rotators);
    p->room = ev_aligned(n * sizeof *p->room);
    ok = p->rotators && p->room;
    if (ok) fill_rotators(p->rotators, n);
  } else {
    ok = plan_chirp(p);
  }
  if (ok) return p;
  ev_dft_plan_free(p);
  return NULL;
}

void ev_dft_plan_free(dft_plan *p) {
  if (!p) return;
  ev_dft_plan_free(p->longer);
  os_free_aligned(p->rotators);
  os_free_aligned(p->room);
  free(p->chirp);
  free(p->filter);
  free(p);
}

const pair *ev_dft_run(const dft_plan *p, pair *line, pass_choice choose) {
  if (!p->longer) return run_passes_somewhere(p, line, choose);
  run_chirp(p, line, choose);
  return line;
}

uint64_t ev_dft_cost(size_t n) {
  uint32_t radix[MAX_PASSES];
  size_t passes;
  uint64_t cost = 0;
  if (!split(n, radix, &passes)) {
    return 2 * ev_dft_cost(convolution_length(n));
  }
  for (size_t i = 0; i < passes; i++) cost += n * (radix[i] > 4 ? radix[i] : 1);
  return cost ? cost : 1;
}
