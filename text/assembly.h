/* SPDX-License-Identifier: Apache-2.0 */
/* The text of a row's parameters, by the column `assembly` (text/assembly.md). Private to text/. */
#ifndef HLO_CTS_TEXT_ASSEMBLY_H
#define HLO_CTS_TEXT_ASSEMBLY_H

#include "parser.h"
#include "printer.h"

/* Parses the text after the mnemonic; `name` is the mnemonic as it was written. Fills
 * def->param_count parameters, whose lists live in scratch memory. */
bool tx_assembly_parse(parser *p, const ir_typedef *def, const char *name, size_t n,
                       ir_param *params);
/* With or without the mnemonic. */
void tx_assembly_print(printer *pr, const ir_typedef *def, bool mnemonic, const ir_param *params);
/* Whether the row has a spelling of that name. */
bool tx_assembly_spells(const ir_typedef *def, const char *name, size_t n);

/* Routines that a format names, where a form follows from the values: `read` and `print` face each
 * other in assembly_custom.c. `args`: the text between parentheses behind the name, or "". */
typedef struct assembly_routine {
  const char *name;
  bool (*read)(parser *p, const ir_typedef *def, const char *args, ir_param *params);
  void (*print)(printer *pr, const ir_typedef *def, const char *args, const ir_param *params);
} assembly_routine;
const assembly_routine *tx_assembly_find_routine(const char *name, size_t n);

/* One parameter by its kind, `modifier` (NUL or ')' ends it) as in $(name modifier). */
bool tx_assembly_read_param(parser *p, const ir_typedef *def, size_t index, const char *modifier,
                            ir_param *out);
void tx_assembly_print_param(printer *pr, const ir_typedef *def, size_t index, const char *modifier,
                             const ir_param *params);
/* Those of Shardy's attributes (assembly_sdy.c), ended by one without a name. */
extern const assembly_routine tx_assembly_sdy_routines[];

#endif
