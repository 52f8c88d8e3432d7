/* SPDX-License-Identifier: Apache-2.0 */
/* Values as text, and values written to NumPy files while a program runs. */
#ifndef HLO_CTS_INTERPRETER_CHECKS_H
#define HLO_CTS_INTERPRETER_CHECKS_H

#include "behaviors.h"

void ev_value_print_element(num_kind k, const uint8_t *p, strbuf *out);
void ev_value_print_type(const ir_type *t, strbuf *out);

/* Removes the index that an earlier run left in the probe folder. */
bool ev_probe_reset(const interp_options *o);
/* Reads the value that the probe of this id wrote when it ran for the iteration-th time, from 0. It
 * must have the type of `like`. Returns NULL after a diagnostic. */
interp_value *ev_probe_read(proc *p, insn *i, const char *id, uint64_t iteration,
                            const interp_value *like);

#endif
