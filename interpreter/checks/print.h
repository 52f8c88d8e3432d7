/* SPDX-License-Identifier: Apache-2.0 */
/* Values as text. Private to interpreter/. */
#ifndef HLO_CTS_INTERPRETER_PRINT_H
#define HLO_CTS_INTERPRETER_PRINT_H

#include "values/tensor.h"

void ev_value_print_element(num_kind k, const uint8_t *p, strbuf *out);
void ev_value_print_type(const ir_type *t, strbuf *out);

#endif
