/* dft.h on vectors. */
#ifndef HLO_CTS_INTERPRETER_FAST_DFT_WIDE_H
#define HLO_CTS_INTERPRETER_FAST_DFT_WIDE_H

#include "define/dft.h"

/* ev_dft_run with the kernels of this processor. */
const double complex *ev_dft_forward_somewhere(const dft_plan *p, double complex *line);
void ev_dft_forward(const dft_plan *p, double complex *line, size_t n);
/* Real numbers as complex ones. */
void ev_dft_from_real(const float *x, size_t n, double complex *line);
/* Rounds to f32 if that is asked for; each NaN becomes the quiet one: which operand's payload an
 * addition keeps is the processor's affair. */
void ev_dft_settle(double complex *line, size_t n, bool to_f32);
/* The same of f32, to `out`, as pairs of parts. */
void ev_dft_settle_as_f32(const double complex *line, size_t n, float *out);

#endif
