/* SPDX-License-Identifier: Apache-2.0 */
/* Shared by the reader and the writer of MLIR bytecode: the primitives on the wire, the numbers of
 * sections and masks, and one row per bytecode version. Private to bytecode/.
 *
 * Source: https://mlir.llvm.org/docs/BytecodeFormat/ and mlir/Bytecode/Encoding.h.
 */
#ifndef HLO_CTS_BYTECODE_WIRE_H
#define HLO_CTS_BYTECODE_WIRE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/bytes.h"
#include "base/cursor.h"
#include "bytecode.h"

#define BC_MAGIC "ML\xefR"
#define BC_MAGIC_SIZE 4
#define BC_PADDING 0xCB         /* fills what an alignment skips */
#define BC_SECTION_ALIGNED 0x80 /* in a section's id byte: an alignment follows the length */

enum {
#define DIAG(number, name, explanation) DIAG_##name = number,
#include "diags.def"
#undef DIAG
};

/* Sections: number, name, title. */
#define BC_SECTIONS(X)                            \
  X(0, STRING, "string")                          \
  X(1, DIALECT, "dialect")                        \
  X(2, ATTR_TYPE, "attribute/type")               \
  X(3, ATTR_TYPE_OFFSET, "attribute/type offset") \
  X(4, IR, "IR")                                  \
  X(5, RESOURCE, "resource")                      \
  X(6, RESOURCE_OFFSET, "resource offset")        \
  X(7, DIALECT_VERSIONS, "dialect version")       \
  X(8, PROPERTIES, "properties")

typedef enum bc_section {
#define X(number, name, title) BC_SECTION_##name = number,
  BC_SECTIONS(X)
#undef X
      BC_SECTION_COUNT
} bc_section;

/* Parts of an op that are present. */
enum {
  BC_OP_ATTRS = 1u << 0,
  BC_OP_RESULTS = 1u << 1,
  BC_OP_OPERANDS = 1u << 2,
  BC_OP_SUCCESSORS = 1u << 3,
  BC_OP_REGIONS = 1u << 4,
  BC_OP_USE_ORDERS = 1u << 5,
  BC_OP_PROPERTIES = 1u << 6,
  BC_OP_KNOWN = 0x7f,
};

/* Kinds of a resource's value (AsmResourceEntryKind). */
enum { BC_RESOURCE_BLOB = 0, BC_RESOURCE_BOOL = 1, BC_RESOURCE_STRING = 2 };

/* The features of a bytecode version. Each version keeps those of the one before. */
typedef struct bc_format {
  bool dialect_versions; /* a dialect's name index carries a flag and may bring a version section */
  bool region_sections;  /* the regions of an isolated op are an IR section of their own */
  bool use_list_orders;
  bool op_name_count;     /* the number of op names stands before their groups */
  bool elided_arg_locs;   /* a block argument's type index carries a flag: a location follows */
  bool native_properties; /* properties section; op names carry a flag: registered when written */
  bool native_segments;   /* segment sizes are an array of varints, not an attribute */
} bc_format;

#define BC_VERSION_MAX 6
extern const bc_format bc_formats[BC_VERSION_MAX + 1];

/* --- Codes of dialects whose encodings are not rows of versions/ --- */

typedef enum bc_builtin_attr {
#define BC_ATTR(code, name, field, title) BC_ATTR_##name = code,
#define BC_TYPE(code, name, field, title)
#define BC_QUANT(code, name, field, title)
#include "builtin.def"
#undef BC_ATTR
#undef BC_TYPE
#undef BC_QUANT
} bc_builtin_attr;

typedef enum bc_builtin_type {
#define BC_ATTR(code, name, field, title)
#define BC_TYPE(code, name, field, title) BC_TYPE_##name = code,
#define BC_QUANT(code, name, field, title)
#include "builtin.def"
#undef BC_ATTR
#undef BC_TYPE
#undef BC_QUANT
} bc_builtin_type;

typedef enum bc_quant_type {
#define BC_ATTR(code, name, field, title)
#define BC_TYPE(code, name, field, title)
#define BC_QUANT(code, name, field, title) BC_QUANT_##name = code,
#include "builtin.def"
#undef BC_ATTR
#undef BC_TYPE
#undef BC_QUANT
} bc_quant_type;

/* --- Primitives --- */

static inline bool bc_get_varint(cursor *c, uint64_t *out) {
  if (c->at != c->end && (*c->at & 1)) {
    *out = *c->at++ >> 1;
    return true;
  }
  if (cursor_left(c) < 8 || !*c->at) return bc_get_varint_long(c, out);
  uint64_t word = bytes_load(c->at, 8, BYTES_LITTLE);
  unsigned bytes = (unsigned)__builtin_ctzll(word) + 1; /* up to 8, each with 7 bits of the value */
  *out = word << (64 - 8 * bytes) >> (64 - 7 * bytes);
  c->at += bytes;
  return true;
}
/* A signed varint: zigzag. */
static inline uint64_t bc_zigzag(int64_t v) { return (uint64_t)v << 1 ^ (uint64_t)(v >> 63); }
static inline int64_t bc_unzigzag(uint64_t u) { return (int64_t)(u >> 1 ^ (0 - (u & 1))); }
static inline bool bc_get_svarint(cursor *c, int64_t *out) {
  uint64_t u;
  if (!bc_get_varint(c, &u)) return false;
  *out = bc_unzigzag(u);
  return true;
}

#endif
