/* SPDX-License-Identifier: Apache-2.0 */
/* Shared by the parts of the import. */
#ifndef HLO_CTS_HARNESS_IMPORTS_INTERNAL_H
#define HLO_CTS_HARNESS_IMPORTS_INTERNAL_H

#include "harness/cli/diags.h"
#include "imports.h"

/* Reports that a declaration is not understood. Returns false. */
bool import_unknown(import *im, diag_place place, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* --- C++ (cpp.c) --- */

/* A word of a C++ file: a name, a number, a string or a sign of one character. Comments and
 * directives are none. */
typedef struct cpp_word {
  const char *text;
  uint32_t line;
} cpp_word;

typedef struct cpp_file {
  const char *name;
  const cpp_word *words;
  size_t count;
} cpp_file;

/* Splits a file into words. Returns false if it is too large. */
bool cpp_split(import *im, const char *name, const char *bytes, size_t size, cpp_file *out);
/* Whether the words from `at` are those of `words`, split at blanks. */
bool cpp_at(const cpp_file *f, size_t at, const char *words);
/* The first place from `at` on with these words; f->count: there is none. */
size_t cpp_find(const cpp_file *f, size_t at, const char *words);
/* The place behind the bracket that closes the one at `at`; f->count: nothing closes it. */
size_t cpp_behind(const cpp_file *f, size_t at);
diag_place cpp_place(const cpp_file *f, size_t at);

/* --- The files (checkout.c) --- */

bool import_has(const import *im, const char *name);
/* Reads and splits a C++ file of the checkout. */
bool import_cpp(import *im, const char *name, cpp_file *out);

/* --- From declarations to rows --- */

bool import_version(import *im, const tg_value *at, const char *text, vs_version *out);
/* The ops of VHLO (`stablehlo` false) or StableHLO that derive from a class. */
bool import_read_ops(import *im, const char *class_name, bool stablehlo, import_ops *out);
bool import_read_kinds(import *im);
/* Sets the encodings of types and attributes. */
bool import_read_codes(import *im);
/* Sets the rules of op versions that replace another. */
bool import_read_rules(import *im);
import_op *import_find(import_ops *ops, const char *name);
/* How an argument is said: a slot of an operand, or a property. */
bool import_is_attribute(import *im, const tg_value *v);

/* The traits of an op of StableHLO, in our words. */
uint32_t import_traits(import *im, const import_op *op);
/* An enum of StableHLO; NULL: there is none of this name. */
const ir_enumdef *import_stablehlo_enum(import *im, const char *name, diag_place *place);

/* An attribute or type of StableHLO. */
typedef struct import_counterpart {
  diag_place place;
  const ir_enumdef *cases; /* of an enum attribute; else NULL */
  int code;                /* -1: none is said */
} import_counterpart;
/* That of this mnemonic; false: there is none. */
bool import_find_counterpart(import *im, const char *mnemonic, bool is_type,
                             import_counterpart *out);
/* The number behind `name =`; -1: there is none. */
int import_code(const cpp_file *f, const char *name);

/* --- Writing --- */

/* The name of a file below the folder of the checkout. */
const char *import_relative(const import *im, const char *file);
/* The row of an op of StableHLO whose newest version in VHLO is `vhlo`. */
void import_write_dialect_op(import *im, const vs_opset *ours, const import_op *op,
                             const import_op *vhlo, strbuf *out);

/* --- Facts (facts.c) --- */

/* One fact of a row, as its YAML says it; "" is not written. */
typedef struct import_fact {
  const char *key, *text;
} import_fact;
enum { IMPORT_FACTS = 8 };

/* The version before this one, by name: "vhlo.add_v1" of "vhlo.add_v2"; NULL: it is the first. */
const char *import_before(arena *a, const char *name);
const char *import_default_name(vs_default value);
/* The facts of an op: operands, properties, regions, results, traits, upgrade, constrained, until.
 * `as_of`: bounds beyond it are open. */
size_t import_op_facts(arena *a, const vs_op *op, bool constrained, vs_version as_of,
                       import_fact *out);
size_t import_kind_facts(arena *a, const vs_kind *kind, vs_version as_of, import_fact *out);

#endif
