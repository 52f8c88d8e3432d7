/* Programs to programs. The public face of passes/.
 *
 * Each pass works in place on a module, reports errors to the sink and returns false when it cannot
 * finish; the program is then unspecified but valid to free. Knows no files.
 */
#ifndef HLO_CTS_PASSES_PASSES_H
#define HLO_CTS_PASSES_PASSES_H

#include "base/diag.h"
#include "ir/ir.h"

enum {
#define DIAG(number, name, explanation) DIAG_##name = number,
#include "passes/diags.def"
#undef DIAG
};

/* Replaces func.call of functions of the module by the functions' bodies, innermost calls first,
 * and removes private functions that nothing refers to any more. Calls that are recursive, that go
 * to a declaration, or that sit in a body of several blocks stay. */
bool pass_inline(ir_context *c, ir_op *module, diag_sink *sink);

/* Every location becomes unknown. */
bool pass_strip_locations(ir_context *c, ir_op *module, diag_sink *sink);

#endif
