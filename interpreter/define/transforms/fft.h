/* SPDX-License-Identifier: Apache-2.0 */
/* The attributes of fft. */
#ifndef HLO_CTS_INTERPRETER_DEFINE_FFT_H
#define HLO_CTS_INTERPRETER_DEFINE_FFT_H

#include "behaviors.h"
#include "define/definition.h"

typedef enum fft_kind { FFT, IFFT, RFFT, IRFFT } fft_kind;
bool ev_read_fft(definition *d, fft_kind *kind, ints *length);

#endif
