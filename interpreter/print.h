/* Values as text. Private to interpreter/. */
#ifndef HLO_CTS_INTERPRETER_PRINT_H
#define HLO_CTS_INTERPRETER_PRINT_H

#include "tensor.h"

void print_float(const ir_float_format *f, uint64_t bits, strbuf *out);
void print_element(num_kind k, const uint8_t *p, strbuf *out);
void print_type(const ir_type *t, strbuf *out);

#endif
