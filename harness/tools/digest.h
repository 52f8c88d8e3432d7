/* Digests of programs: what does not change with locations, producer, encoding or release. */
#ifndef HLO_CTS_HARNESS_DIGEST_H
#define HLO_CTS_HARNESS_DIGEST_H

#include "base/diag.h"
#include "base/strbuf.h"
#include "ir/ir.h"

enum { DIGEST_TEXT = 65 }; /* 64 digits and the NUL */

/* Reads a program, as text or as artifact, in its normal form (artifact/program.h). NULL with
 * errors in the sink. */
ir_op *digest_read(ir_context *c, const char *name, const char *bytes, size_t n, diag_sink *sink);
/* SHA-256 of the normal form; the program loses its locations. False with errors in the sink. */
bool digest_of(ir_context *c, ir_op *normal, char out[DIGEST_TEXT], diag_sink *sink);
/* Whether two programs in normal form are equal; else the first difference, with the places of both
 * sides where they have locations, in `out`. */
bool digest_equal(const ir_op *a, const ir_op *b, strbuf *out);

#endif
