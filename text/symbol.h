/* SPDX-License-Identifier: Apache-2.0 */
/* Types and attributes of dialects: !dialect.name<…>, #dialect<name …>, aliases. Private to text/.
 */
#ifndef HLO_CTS_TEXT_SYMBOL_H
#define HLO_CTS_TEXT_SYMBOL_H

#include "parser.h"
#include "printer.h"

const ir_type *tx_parse_symbol_type(parser *p);                      /* at !… */
const ir_attr *tx_parse_symbol_attr(parser *p, const ir_type *type); /* at #… */
void tx_print_symbol_type(printer *pr, const ir_type *t);            /* DEFINED, OPAQUE */
/* False: no ": type" belongs behind it. */
void tx_print_symbol_attr(printer *pr, const ir_attr *a);

/* The body of !quant.any and !quant.uniform, at '<'; and a whole type (quant.c). */
const ir_type *tx_parse_quant_any(parser *p);
const ir_type *tx_parse_quant_uniform(parser *p, const char *name);
void tx_print_quantized(printer *pr, const ir_quant *q);

/* From the current token to the end of a balanced <…>; the current token is the '<'. The text from
 * `start` on is interned. NULL after an error. */
const istr *tx_parse_verbatim(parser *p, const char *start);

#endif
