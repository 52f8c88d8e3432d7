/* SPDX-License-Identifier: Apache-2.0 */
/* Reductions over windows that overlap. A window reuses what the window before it has computed. */
#ifndef HLO_CTS_INTERPRETER_WINDOW_H
#define HLO_CTS_INTERPRETER_WINDOW_H

#include "body.h"
#include "define/reduce.h"

/* Windows over padded inputs. Lists have `rank` elements. */
typedef struct window_op {
  const windows *w;
  size_t inputs;
  interp_value *const *in; /* padded with the initial values */
  interp_value *const *init;
  interp_value *const *out; /* filled with the initial values */
} window_op;

typedef enum window_status { WINDOWS_FAILED, WINDOWS_DONE, WINDOWS_OTHER } window_status;

/* Reduces each window into `out`, if this is faster than taking every element of every window and
 * gives the same bits as taking them in order. Otherwise it does nothing and returns WINDOWS_OTHER.
 */
window_status ev_window_slide(proc *p, insn *i, body *b, const window_op *wo);

#endif
