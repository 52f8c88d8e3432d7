/* Programs from bytes and to bytes: what both drop-in tools and the suite do the same way. */
#ifndef HLO_CTS_HARNESS_PROGRAM_H
#define HLO_CTS_HARNESS_PROGRAM_H

#include "base/diag.h"
#include "base/strbuf.h"
#include "bytecode/bytecode.h"
#include "ir/ir.h"
#include "versions/versions.h"

/* text/ as the codec of bytecode/. */
extern const bc_codec program_codec;

typedef struct program_options {
  const char *file;
  uint32_t first_line; /* of a piece of a text; 0 means 1 */
  bool unverified;
  bool allow_other_dialects;
} program_options;

/* Reads a program in either form, which the first bytes tell, and verifies it. NULL with at least
 * one error in the sink. `bytes` must outlive the context. */
ir_op *program_read(ir_context *c, const char *bytes, size_t n, const program_options *o,
                    diag_sink *sink);
/* Structure (ir/), then the constraints of the specification (verify/). */
bool program_verify(ir_op *module, diag_sink *sink);
/* Reports every constraint that is broken, not the first one alone. */
bool program_verify_all(ir_op *module, diag_sink *sink);

/* The release that a user asks for. "0.0.0" has the form of one: it is older than the oldest, which
 * the conversion says. Reports anything else as the reference's tools do. */
bool program_target(const vs_opset *o, const char *text, size_t n, bool allow_current,
                    diag_place place, vs_version *out, diag_sink *sink);
/* The same before there is a program; a target that nothing can be written for is an error too. */
bool program_target_exists(const vs_opset *o, const char *text, size_t n, bool allow_current,
                           diag_place place, diag_sink *sink);

/* StableHLO -> portable artifact for `target`, in the bytes that release `encoder` writes (VS_NONE:
 * the newest one); the program becomes VHLO. The producer is "StableHLO_vX.Y.Z" of the target. */
bool program_serialize(ir_context *c, ir_op *module, vs_version target, const vs_options *o,
                       vs_version encoder, strbuf *out, diag_sink *sink);
bool program_serialize_to(ir_context *c, ir_op *module, vs_version target, const vs_options *o,
                          vs_version encoder, bc_sink out, diag_sink *sink);
/* A program as it was read from an artifact -> StableHLO: upgraded to the newest release, then
 * legalized. */
bool program_from_artifact(ir_context *c, ir_op *module, const vs_options *o, diag_sink *sink);

#endif
