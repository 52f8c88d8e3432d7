/* SPDX-License-Identifier: Apache-2.0 */
/* The MLIR bytecode form: bytes -> program, program -> bytes, and an inspector. The public face of
 * bytecode/.
 *
 * Source: https://mlir.llvm.org/docs/BytecodeFormat/ and the encodings of each dialect, which are
 * columns of versions/. Knows nothing of text: attributes and types that are stored as assembly
 * text go through the codec that the floor above supplies.
 */
#ifndef HLO_CTS_BYTECODE_BYTECODE_H
#define HLO_CTS_BYTECODE_BYTECODE_H

#include "base/cursor.h"
#include "base/diag.h"
#include "base/strbuf.h"
#include "ir/ir.h"
#include "versions/versions.h"

/* Reads and prints attributes and types that have no binary encoding, as assembly text. Each
 * function may be NULL. Such an entry is then kept as opaque bytes if possible, and otherwise
 * refused by name. */
typedef struct bc_codec {
  const ir_attr *(*parse_attr)(ir_context *c, const char *text, size_t n, diag_sink *sink);
  const ir_type *(*parse_type)(ir_context *c, const char *text, size_t n, diag_sink *sink);
  void (*print_attr)(ir_context *c, const ir_attr *a, strbuf *out);
  void (*print_type)(ir_context *c, const ir_type *t, strbuf *out);
} bc_codec;

typedef struct bc_header {
  uint64_t version;     /* MLIR bytecode version */
  const char *producer; /* points into the input */
  size_t producer_len;
  vs_version target; /* from "StableHLO_vX.Y.Z", or VS_NONE */
} bc_header;

/* Whether the bytes begin as MLIR bytecode does ("ML\xefR"). */
bool bc_is_bytecode(const void *bytes, size_t n);
bool bc_read_header(const void *bytes, size_t n, bc_header *out, diag_sink *sink);
/* Whether an artifact begins here. `out` gets its size, computed from its sections, so other bytes
 * may follow it. If the bytes are the beginning of a file, the answer may be another one when there
 * are `more` of them; 0: it stays. */
bool bc_extent(const void *bytes, size_t n, size_t *out, uint64_t *more);
/* The code of a file-range location in the attribute section. A reader that does not know such
 * locations can name them in an error only by this code. */
unsigned bc_range_location_code(void);

/* The version of a dialect in the header of an artifact. */
typedef struct bc_dialect_version {
  char dialect[32]; /* a longer name is cut */
  uint64_t numbers[VS_DIALECT_NUMBERS];
  size_t count; /* 0: the dialect has no versions that are known, so the bytes mean nothing */
} bc_dialect_version;
enum { BC_DIALECT_VERSIONS = 8 };

/* Facts that only the bytes of an artifact show, not the program read from them. */
typedef struct bc_facts {
  /* The versions that the header states, at most BC_DIALECT_VERSIONS of them. A version that no
   * reader accepts is an error unless somebody asks for the facts. */
  bc_dialect_version versions[BC_DIALECT_VERSIONS];
  size_t version_count;
  bool small_floats; /* a builtin type tf32, or of at most 8 bits, has a code and is not text */
} bc_facts;

typedef struct bc_read_options {
  const char *file;      /* for places */
  const bc_codec *codec; /* NULL: none */
  /* Read as a consumer of this release: bytecode versions, codes, ops, types and attributes that it
   * did not know are refused by name. VS_NONE: everything ever written is read. */
  vs_version consumer;
  bool allow_other_dialects;
  /* For who shows no locations: ops and arguments may have the unknown location in place of their
   * own. What is wrong with a location is an error all the same. Messages about the program then
   * lack places: whoever gets one reads again, with locations. */
  bool without_locations;
  bc_facts *facts; /* each fact that holds is set; NULL: nobody asks */
  bool verify;     /* run the structural checks of ir/ afterwards */
} bc_read_options;

/* The facts that the tables of an artifact show, without its operations. False if the tables are
 * damaged. */
bool bc_read_facts(const vs_opset *rows, const void *bytes, size_t n, bc_facts *out);

/* Reads a module. `bytes` must outlive the context when they hold large constants: dense data is a
 * view into them. NULL with at least one error in the sink. */
ir_op *bc_read(ir_context *c, const void *bytes, size_t n, const bc_read_options *o,
               diag_sink *sink);

typedef struct bc_write_options {
  const char *producer; /* e.g. "StableHLO_v1.4.0" */
  uint8_t version;      /* 0 to 6; releases use 0, 1, 3, 4 and 6 */
  const bc_codec *codec;
  /* Versions of dialects to state in the header. Bytecode before version 2 has no room for them. */
  const bc_dialect_version *dialect_versions;
  size_t dialect_version_count;
  vs_version encoder; /* the release whose encoding is used where the writers of different releases
                         encode the same value differently (vs_release.single_true, small_floats,
                         ascending_uses); VS_NONE: the newest */
} bc_write_options;

/* Receives the bytes of an artifact in order, piece by piece; false stops. Large constants come as
 * views into the program's own data. */
typedef strbuf_sink bc_sink;

/* Writes the bytes to `out`. False with an error in the sink. After an error `out` has received
 * nothing, unless the error is that `out` returned false. */
bool bc_write_to(ir_context *c, ir_op *module, const bc_write_options *o, bc_sink out,
                 diag_sink *sink);
/* Appends the bytes to out. False with an error in the sink. */
bool bc_write(ir_context *c, ir_op *module, const bc_write_options *o, strbuf *out,
              diag_sink *sink);

/* Whether two artifacts differ in nothing but the choice between legal encodings: a boolean tensor
 * of one element that is true is the byte 0xFF or 0x01 (stablehlo/dialect/VhloBytecode.cpp, before
 * and after 435501175). `want` is an artifact that this reader reads whole; `have` may be anything.
 */
bool bc_same_but_encoding(const vs_opset *rows, const void *want, size_t want_size,
                          const void *have, size_t have_size);

/* A varint: the number of low zero bits of the first byte is the number of bytes that follow (eight
 * when the whole byte is zero); the value is what stands above the marker bit, little-endian. */
bool bc_get_varint_long(cursor *c, uint64_t *out);
/* Returns how many of the bytes it set. */
size_t bc_encode_varint(uint8_t bytes[9], uint64_t value);

typedef struct bc_inspect_options {
  bool json;
  bool full;             /* every op, type, attribute and string with offsets; else a summary */
  bool open;             /* JSON: the caller adds members and ends the object */
  const bc_sink *stream; /* takes most of the explanation as it comes; what is left is in `out`.
                            NULL: all of it is */
  const bc_codec *codec;
} bc_inspect_options;

/* Explains an artifact, up to the damage when it is damaged: appends the explanation to out in any
 * case; false, with the damage as an error in the sink, when it could not be read whole. */
bool bc_inspect(ir_context *c, const void *bytes, size_t n, const bc_inspect_options *o,
                strbuf *out, diag_sink *sink);

#endif
