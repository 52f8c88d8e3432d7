/* SPDX-License-Identifier: Apache-2.0 */
/* Limits on what an input may ask for. Passing one is a diagnostic that names the limit (the
 * macro's name without LIMIT_, in lower case). They bound recursion and allocation, not what the
 * specification allows: a real program is far below each of them. */
#ifndef HLO_CTS_BASE_LIMITS_H
#define HLO_CTS_BASE_LIMITS_H

/* Regions in ops, types in types, attributes in attributes. */
#define LIMIT_NESTING_DEPTH 256
/* Nodes of one type or attribute, written out as a tree. */
#define LIMIT_EXPANDED_NODES (1u << 24)
/* Bytes of text in which a program repeats types, attributes and names that it shares, apart from
 * REPEATS_PER_BYTE times the text that is new: a few bytes of input may stand for the same megabyte
 * many times. Beyond it the printer writes a mark instead. */
#define LIMIT_REPEATED_TEXT (1u << 26)
enum { REPEATS_PER_BYTE = 16 };
/* The same for a text in a message. */
#define LIMIT_REPEATED_IN_MESSAGE (1u << 16)
/* Dimensions of one tensor. */
#define LIMIT_TENSOR_RANK 4096
/* Bits of an integer: MLIR's own limit (IntegerType::kMaxWidth). */
#define LIMIT_INTEGER_WIDTH 16777215
/* Bytes of one constant whose elements take over 64 bytes. */
#define LIMIT_WIDE_CONSTANT_BYTES (1u << 28)
#define LIMIT_INPUT_BYTES (UINT64_C(1) << 36)
/* Operations in one program. */
#define LIMIT_OPS (UINT32_C(1) << 28)
/* Operations that inlining may add to a program: they cost 1 GB. */
#define LIMIT_INLINED_OPS (UINT32_C(1) << 21)
/* YAML that people write: bytes of a file, and lists and mappings inside each other. The largest
 * file of the corpus has 120 kB, and no format here nests deeper than 7. */
#define LIMIT_YAML_BYTES (1u << 22)
#define LIMIT_YAML_DEPTH 16
/* Errors reported for one input before the rest are counted. */
#define LIMIT_DIAGNOSTICS 100

#endif
