/* SPDX-License-Identifier: Apache-2.0 */
/* Digests of programs. They do not depend on locations, producer, encoding or release. */
#ifndef HLO_CTS_HARNESS_DIGEST_H
#define HLO_CTS_HARNESS_DIGEST_H

#include "base/diag.h"
#include "base/strbuf.h"
#include "ir/ir.h"

enum { DIGEST_TEXT = 65 }; /* 64 digits and the NUL */

/* Reads a program, as text or as artifact, into its normal form (artifact/program.h). Returns NULL,
 * with errors in the sink, if that fails. */
ir_op *digest_read(ir_context *c, const char *name, const char *bytes, size_t n, diag_sink *sink);
/* Computes the SHA-256 of the normal form, and removes the locations of the program. Returns false,
 * with errors in the sink, if that fails. */
bool digest_of(ir_context *c, ir_op *normal, char out[DIGEST_TEXT], diag_sink *sink);
/* Whether two programs in normal form are equal. If not, appends the first difference to `out`,
 * with the locations of both sides if they have some. */
bool digest_equal(const ir_op *a, const ir_op *b, strbuf *out);

#endif
