/* SPDX-License-Identifier: Apache-2.0 */
/* Reads programs from bytes and writes them to bytes, for the library, the tools and the suite. The
 * public face of artifact/. */
#ifndef HLO_CTS_ARTIFACT_PROGRAM_H
#define HLO_CTS_ARTIFACT_PROGRAM_H

#include "base/diag.h"
#include "base/strbuf.h"
#include "bytecode/bytecode.h"
#include "ir/ir.h"
#include "text/text.h"
#include "versions/versions.h"

/* text/ as the codec of bytecode/. */
extern const bc_codec program_codec;

typedef struct program_options {
  const char *file;
  uint32_t first_line; /* of a piece of a text; 0 means 1 */
  bool unverified;
  bool allow_other_dialects;
  bool without_locations;  /* of bytecode: see bc_read_options */
  vs_version consumer;     /* of bytecode: likewise */
  vs_version *alike_until; /* of program_read_artifact; may be NULL */
} program_options;

/* Reads a program and verifies it. The first bytes show whether it is text or bytecode. NULL with
 * at least one error in the sink. `bytes` must outlive the context. */
ir_op *program_read(ir_context *c, const char *bytes, size_t n, const program_options *o,
                    diag_sink *sink);
/* Prints a program as text. What the limit repeated_text leaves out is an error. */
bool program_print(ir_context *c, const ir_op *module, const text_print_options *o, strbuf *out,
                   diag_sink *sink);

/* The steps of reading an artifact, in order. */
typedef enum program_step { PROGRAM_PARSED, PROGRAM_CONVERTED, PROGRAM_VERIFIED } program_step;
/* Reads an artifact as release o->consumer does, and gives StableHLO: a program that this release
 * cannot express is refused. Verifies it unless o->unverified. If that fails, returns NULL with at
 * least one error in the sink, and *failed is the step that did. Otherwise every release from
 * o->consumer to *o->alike_until converts the artifact to the same VHLO, so that it reads the same.
 */
ir_op *program_read_artifact(ir_context *c, const char *bytes, size_t n, const program_options *o,
                             program_step *failed, diag_sink *sink);

/* Structure (ir/), then the constraints of the specification (verify/). */
bool program_verify(ir_op *module, diag_sink *sink);
/* Reports every constraint that the program breaks, not only the first one. */
bool program_verify_all(ir_op *module, diag_sink *sink);

/* StableHLO -> portable artifact for `target`, in the bytes that release `encoder` writes (VS_NONE:
 * the newest one); the program becomes VHLO. The producer is "StableHLO_vX.Y.Z" of the target. */
bool program_serialize(ir_context *c, ir_op *module, vs_version target, const vs_options *o,
                       vs_version encoder, strbuf *out, diag_sink *sink);
/* The same; `how` has the encoder and the versions of dialects, and the rest of it does not count.
 */
bool program_serialize_with(ir_context *c, ir_op *module, vs_version target, const vs_options *o,
                            const bc_write_options *how, bc_sink out, diag_sink *sink);
bool program_serialize_to(ir_context *c, ir_op *module, vs_version target, const vs_options *o,
                          vs_version encoder, bc_sink out, diag_sink *sink);
/* A program in any dialect -> its normal form: VHLO of the newest release with all defaults, and
 * uses in the order of the operations. Two forms of the same program then differ only in
 * locations. */
bool program_normalize(ir_context *c, ir_op *module, diag_sink *sink);
/* Writes a program in normal form, without its locations, in bytes that depend on nothing else: an
 * artifact whose producer is PROGRAM_NORMAL. */
#define PROGRAM_NORMAL "StableHLO normal form 1"
bool program_write_normal(ir_context *c, ir_op *module, bc_sink out, diag_sink *sink);
/* Whether two artifacts differ in nothing but the choice between legal encodings: what
 * bc_same_but_encoding excuses, and the order of uses, when `have` is written as some release's
 * own writer writes it. `want` is an artifact that this reader reads whole; `have` may be anything.
 */
bool program_same_but_encoding(const vs_opset *rows, const void *want, size_t want_size,
                               const void *have, size_t have_size);
/* A program as it was read from an artifact -> StableHLO: upgraded to the newest release, then
 * legalized. */
bool program_from_artifact(ir_context *c, ir_op *module, const vs_options *o, diag_sink *sink);

#endif
