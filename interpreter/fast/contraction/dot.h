/* SPDX-License-Identifier: Apache-2.0 */
/* Contractions, for dot_general and convolution. */
#ifndef HLO_CTS_INTERPRETER_DOT_H
#define HLO_CTS_INTERPRETER_DOT_H

#include "eval.h"

/* c[rows][columns] = a[rows][depth] * b[depth][columns], products added in order, all of one kind.
 * False: the definition has to do it. */
bool ev_dot_matrices(num_kind num, size_t rows, size_t columns, size_t depth, const void *a,
                     const void *b, void *c);

/* The elements of a tensor with its dimensions in this order, in another kind: its own data if they
 * lie so already, else in *owned, for free(). NULL with a diagnostic. */
const uint8_t *ev_dot_layout(proc *p, insn *i, const interp_value *v, const int64_t *order,
                             num_kind to, void **owned);

#endif
