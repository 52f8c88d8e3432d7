/* The specification's constraints, by id. The public face of verify/.
 *
 * Structure (counts, dominance, terminators) is ir_verify's business; this floor says which rule of
 * https://github.com/openxla/stablehlo/blob/main/docs/spec.md a program breaks. Knows no files and
 * no evaluation.
 */
#ifndef HLO_CTS_VERIFY_VERIFY_H
#define HLO_CTS_VERIFY_VERIFY_H

#include "base/diag.h"
#include "ir/ir.h"

/* Checks every op of the rows inside `op` (with itself). Each broken constraint is one error at the
 * op's place, with the constraint's id; a check whose prerequisite failed stays quiet. Expects a
 * program that ir_verify accepts. True when nothing is broken. */
bool verify_program(ir_op *op, diag_sink *sink);

/* One constraint, for listings. */
typedef struct verify_constraint {
  const char *id;   /* "add C1"; a name of our own where the specification has no number */
  const char *text; /* what must hold */
} verify_constraint;
/* The rows, in order; NULL past the end. */
const verify_constraint *verify_constraint_at(size_t i);

#endif
