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
#ifndef HLO_CTS_INTERPRETER_DFT_H
#define HLO_CTS_INTERPRETER_DFT_H

#include <complex.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct dft_plan dft_plan;

/* A plan for lines of n >= 1 elements. NULL when out of memory. */
dft_plan *ev_dft_plan_new(size_t n);
void ev_dft_plan_free(dft_plan *p);
/* Transforms the n elements of `line` in place. Uses room that belongs to the plan, so a plan
 * serves one thread. */
void ev_dft_forward(const dft_plan *p, double complex *line);
/* The same, but the result may lie in the plan's room until the next transform. The line is lost.
 */
const double complex *ev_dft_forward_somewhere(const dft_plan *p, double complex *line);
/* Real numbers as complex ones. */
void ev_dft_from_real(const float *x, size_t n, double complex *line);
/* Rounds to f32 if that is asked for; each NaN becomes the quiet one: which operand's payload an
 * addition keeps is the processor's affair. */
void ev_dft_settle(double complex *line, size_t n, bool to_f32);
/* The same of f32, to `out`, as pairs of parts. */
void ev_dft_settle_as_f32(const double complex *line, size_t n, float *out);
/* What a transform of n elements costs, in steps of one multiplication each; for limits. */
uint64_t ev_dft_cost(size_t n);

#endif
