/* SPDX-License-Identifier: Apache-2.0 */
/* Values written to NumPy files while a program runs. */
#ifndef HLO_CTS_INTERPRETER_PROBE_H
#define HLO_CTS_INTERPRETER_PROBE_H

#include "behaviors.h"

/* Removes the index that an earlier run left in the probe folder. */
bool ev_probe_reset(const interp_options *o);
/* Reads the value that the probe of this id wrote when it ran for the iteration-th time, from 0. It
 * must have the type of `like`. Returns NULL after a diagnostic. */
interp_value *ev_probe_read(proc *p, insn *i, const char *id, uint64_t iteration,
                            const interp_value *like);

#endif
