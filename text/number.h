/* SPDX-License-Identifier: Apache-2.0 */
/* Numbers as text: integers of any width, and floats as MLIR reads and prints them. Private to
 * text/. */
#ifndef HLO_CTS_TEXT_NUMBER_H
#define HLO_CTS_TEXT_NUMBER_H

#include "base/strbuf.h"
#include "ir/ir.h"
#include "parser.h"

/* The value of digits or 0x…; false when it does not fit. */
bool tx_number_u64(const char *at, const char *end, uint64_t *out);

/* An integer literal (digits or 0x…) as a value of a type, by MLIR's rules: the magnitude fits the
 * width; a negative value has its sign bit set (so -0 does not fit); a positive value of a signed
 * or index type has not. `words` has room for the type's whole words; they are sign-extended. */
bool tx_number_integer(const char *at, const char *end, bool negative, const ir_type *type,
                       uint64_t *words);
size_t tx_number_word_count(const ir_type *type); /* integer or index */

/* Decimal. `words` are as in IR_ATTR_INTEGER. */
void tx_number_print_integer(strbuf *out, const uint64_t *words, const ir_type *type);

/* The literal token `t` (float, or an integer in hex) as bits of a format. Reports what is wrong.
 */
bool tx_number_float(parser *p, const token *t, bool negative, const ir_float_format *f,
                     uint64_t bits[2]);
/* -?float as a double (f64 semantics), at the current token. */
bool tx_parse_double(parser *p, double *out);

/* As MLIR's printer: six digits in exponent form when that reads back as the same value, else as
 * many digits as the format needs, else (and for infinities and NaNs) the bits in hex. */
void tx_number_print_float(strbuf *out, const ir_float_format *f, uint64_t low, uint64_t high);
void tx_number_print_double(strbuf *out, double value);

#endif
