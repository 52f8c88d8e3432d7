/* SPDX-License-Identifier: Apache-2.0 */
/* The discrete Fourier transform of one line, forward, in O(n log n) for every n:
 *   y[k] = sum over e of x[e] * exp(-2 pi i e k / n)
 *
 * A length whose prime factors are small is transformed in passes of radix 4, 2, 3, 5 and other
 * primes (Stockham's order, which needs no bit reversal). A length with a large prime factor
 * becomes a convolution of a power of two (Bluestein's chirp). Rotators come from a table in which
 * each entry is computed by itself, with its angle reduced exactly to an eighth of a turn; so the
 * error grows with log n, while a plain sum's grows with n.
 *
 * All arithmetic is in f64, in an order that depends on n alone. */
#ifndef HLO_CTS_INTERPRETER_DEFINE_DFT_H
#define HLO_CTS_INTERPRETER_DEFINE_DFT_H

#include <complex.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct pair {
  double re, im;
} pair;

/* One pass of radix p over lines of p * m elements that stand `s` to a step: for q < m and k < s
 *   to[k + s (p q + r)] = w_{pm}^{q r} * sum over t < p of w_p^{r t} * from[k + s (q + m t)]. */
typedef struct pass {
  const pair *from;
  pair *to;
  const pair *w; /* rotators of the whole line: w_{pm}^j is w[j * s] */
  size_t n, p, m, s;
} pass;
typedef void (*pass_fn)(const pass *a);
/* A faster kernel of the next pass; NULL: there is none. */
typedef pass_fn (*pass_choice)(const pass *a);

typedef struct dft_plan dft_plan;

/* A plan for lines of n >= 1 elements. NULL when out of memory. */
dft_plan *ev_dft_plan_new(size_t n);
void ev_dft_plan_free(dft_plan *p);
/* Transforms the n elements of `line`. The result lies in the line or in the plan's room until the
 * next transform; the line is lost. The plan serves one thread. `choose` may be NULL. */
const pair *ev_dft_run(const dft_plan *p, pair *line, pass_choice choose);
/* The cost of a transform of n elements, in steps of one multiplication each; for limits. */
uint64_t ev_dft_cost(size_t n);

#endif
