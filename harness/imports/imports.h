/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts import-release: what a checkout of openxla/stablehlo declares, as rows.
 *
 * TableGen files say ops, types, attributes and enums of VHLO, how most op versions become the next
 * (VhloToVersionPatterns.td), and the ops of StableHLO. VhloBytecode.cpp says codes and the order
 * of parameters, VhloToVersion.cpp the other conversions, Version.h the release. Knows no cases. */
#ifndef HLO_CTS_HARNESS_IMPORTS_H
#define HLO_CTS_HARNESS_IMPORTS_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/strbuf.h"
#include "base/vec.h"
#include "harness/tablegen/tablegen.h"
#include "versions/versions.h"

/* An op of VHLO or StableHLO. Of the row: name, operands, properties, regions, results, traits,
 * bounds and rules; ids mean nothing. */
typedef struct import_op {
  vs_op row;
  diag_place place;
  const char *def;         /* "VHLO_AbsOpV1" */
  const char **arguments;  /* operands and properties in upstream's order */
  const tg_value **values; /* what upstream says of each of them */
  size_t argument_count;
  const tg_value *results, *traits; /* as upstream writes them; may be NULL */
  bool constrained;                 /* code checks versions of it, too (VhloOps.cpp) */
} import_op;

/* A type or attribute of VHLO. Of the row: parameters, encodings, bounds, builtin counterpart. */
typedef struct import_kind {
  vs_kind row;
  diag_place place;
  const char *cpp;      /* "BooleanV1": its name in C++, which its code has, too */
  const char *assembly; /* in the words of text/assembly.md; NULL: cannot be derived */
} import_kind;

typedef struct import_kinds {
  import_kind *items;
  size_t count, cap;
} import_kinds;

typedef struct import_ops {
  import_op *items;
  size_t count, cap;
} import_ops;

/* A file of a checkout that is in memory; its name begins below stablehlo/. */
typedef struct import_file {
  const char *name, *bytes;
  size_t size;
} import_file;

typedef struct import {
  arena *memory;
  diag_sink *sink;
  const char *folder;       /* of the checkout */
  const import_file *files; /* read instead of those in the folder, if there are any */
  size_t file_count;
  tg *tablegen;
  vs_version release; /* that upstream calls current, without its patch number */
  import_ops vhlo, stablehlo;
  import_kinds types, attrs;
} import;

/* Reads the checkout. Each thing that it does not understand is an error with file, line and cause.
 * Returns false if there was one. The caller sets memory, with a guard, sink and folder. */
bool import_read(import *im);

/* Reports as an error each fact in which `ours`, as of the release of the checkout, differs. With
 * `present`, ops of StableHLO are compared, too: their rows have no history. Returns how many
 * facts were compared. */
size_t import_compare(import *im, const vs_opset *ours, bool present);

/* The rows that the checkout adds to `ours`, as files: of the release, and of the dialect. */
typedef struct import_rows {
  strbuf release, dialect;
  size_t open; /* places that a person must complete: each has the mark */
} import_rows;
#define IMPORT_MARK "TODO(import-release)"

/* Appends them; `date` is the day of the release. Returns false if memory ran out. */
bool import_write(import *im, const vs_opset *ours, const char *date, import_rows *out);

/* Appends what the checkout declares as lines of tests/versions: LIFE, CODE, CASE, SHAPE. */
void import_lines(import *im, strbuf *out);

#endif
