/* SPDX-License-Identifier: Apache-2.0 */
/* Queries on any set of rows, compiled in or loaded: the part of versions.h that does not
 * need ids.h, so that the generator of ids.h can use it too. */
#ifndef HLO_CTS_VERSIONS_ROWS_H
#define HLO_CTS_VERSIONS_ROWS_H

#include "versions/opset.h"

/* --- Versions -------------------------------------------------------------------------- */

vs_version vs_current(const vs_opset *o); /* the newest release */
vs_version vs_oldest(const vs_opset *o);
/* "1.4.0" or "current"; anything else is false. The patch number is kept. "0.0.0" is VS_NONE: no
 * release, and older than every one. */
bool vs_parse(const vs_opset *o, const char *text, size_t n, vs_version *out);
/* The same without "current": needs no rows. */
bool vs_parse_number(const char *text, size_t n, vs_version *out);
/* Writes "1.4.0" into buffer (at least 32 bytes) and returns it. */
const char *vs_format(vs_version v, char *buffer);
/* The first release whose readers know a range of a file as a location, whose artifacts may hold
 * other dialects, and that has codes for builtin's small floats; VS_FOREVER: none. */
vs_version vs_file_ranges_since(const vs_opset *o);
vs_version vs_other_dialects_since(const vs_opset *o);
vs_version vs_small_floats_since(const vs_opset *o);
/* The release whose format `v` is written in: X.Y.Z -> row of X.Y.0. NULL: no such release. */
const vs_release *vs_release_of(const vs_opset *o, vs_version v);
static inline vs_version vs_without_patch(vs_version v) { return v & ~(vs_version)0x3ff; }

/* --- Rows ------------------------------------------------------------------------------ */

const vs_op *vs_op_row(const vs_opset *o,
                       uint16_t id); /* NULL for ids outside, and names unknown */
const vs_op *vs_op_named(const vs_opset *o, const char *name);
/* "add" of "stablehlo.add"; NULL for names of other dialects. */
static inline const char *vs_stablehlo_name(const char *op) {
  static const char prefix[] = "stablehlo.";
  return strncmp(op, prefix, sizeof prefix - 1) == 0 ? op + sizeof prefix - 1 : NULL;
}
/* The op of StableHLO that has this name behind the prefix; NULL when there is none. */
const vs_op *vs_stablehlo_op(const vs_opset *o, const char *name, size_t n);
/* The row that a definition is part of. */
static inline const vs_op *vs_op_of(const ir_opdef *def) { return (const vs_op *)def; }
/* Unpacks the next argument of vs_op.arguments, the next constraint of vs_op.statements; false at
 * the end. *at starts as that member and is moved on. */
bool vs_next_argument(const char **at, vs_argument *out);
bool vs_next_statement(const char **at, vs_statement *out);
/* The unversioned op that says what is promised of an op, of any version; NULL: none does. */
const vs_op *vs_promise_row(const vs_opset *o, const vs_op *op);
const vs_kind *vs_type_row(const vs_opset *o, uint16_t id);
const vs_kind *vs_attr_row(const vs_opset *o, uint16_t id);
/* The kind that a dialect's bytecode code means; NULL when unknown. *wire: which encoding. */
const vs_kind *vs_type_by_code(const vs_opset *o, const char *dialect, uint64_t code,
                               const vs_wire **wire);
const vs_kind *vs_attr_by_code(const vs_opset *o, const char *dialect, uint64_t code,
                               const vs_wire **wire);
const ir_enumdef *vs_enum_of(const vs_kind *k); /* of its parameters the first one's; NULL: none */
static inline bool vs_exists(vs_version since, vs_version until, vs_version v) {
  return since <= vs_without_patch(v) && vs_without_patch(v) <= until;
}

#endif
