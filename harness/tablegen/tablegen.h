/* SPDX-License-Identifier: Apache-2.0 */
/* A reader of TableGen, the language of declarations in LLVM (llvm.org/docs/TableGen/ProgRef.html).
 *
 * It reads classes, records, `let` and `foreach`, and keeps values as trees. It substitutes
 * arguments of classes, and joins lists and strings. It does not evaluate operators (`!if`): they
 * stay trees. Multiclasses are refused. Files are read one after the other; `include` reads
 * nothing. Knows nothing about MLIR.
 *
 * Ownership: everything lives in the arena of the tg, under a guard of the caller. */
#ifndef HLO_CTS_HARNESS_TABLEGEN_H
#define HLO_CTS_HARNESS_TABLEGEN_H

#include "base/arena.h"
#include "base/diag.h"

typedef enum tg_kind {
  TG_UNSET,  /* `?`, and an argument of a dag that is a name alone */
  TG_NUMBER, /* .number */
  TG_STRING, /* .text; also of code */
  TG_LIST,
  TG_BITS,     /* { … } */
  TG_DAG,      /* the first child is the operator */
  TG_NAME,     /* .text: a record, a class's argument, true, false */
  TG_CLASS,    /* .text<children> */
  TG_OPERATOR, /* !.text(children) */
  TG_PASTE,    /* children, joined by # */
  TG_ELEMENT,  /* first[second] */
  TG_MEMBER,   /* first.text */
} tg_kind;

typedef struct tg_value {
  tg_kind kind;
  const char *file;
  uint32_t line, column;
  const char *text;
  int64_t number;
  const char *label; /* "x" of `value:$x` and of `x = value`; NULL */
  struct tg_value *first, *next;
} tg_value;

typedef struct tg_field {
  const char *name;
  const tg_value *value; /* of an argument without a default: NULL */
  const struct tg_field *next;
} tg_field;

typedef struct tg_record {
  const char *name; /* NULL: it has none */
  bool is_class;
  tg_value place;             /* where it is declared */
  const tg_field *parameters; /* of a class */
  const tg_value *parents;    /* TG_NAME or TG_CLASS */
  const tg_field *fields;     /* in the order of the text */
  const struct tg_record *next;
} tg_record;

typedef struct tg tg;
tg *tg_new(arena *a, diag_sink *sink);
/* Reads one file. Returns false after an error, with place and cause, in the sink. */
bool tg_read(tg *t, const char *file, const char *bytes, size_t size);
/* All records and classes, in the order of the texts. */
const tg_record *tg_records(const tg *t);
/* The record or class of this name; NULL: there is none. */
const tg_record *tg_find(const tg *t, const char *name);

/* The value of a field; that of a parent if the record does not set it. NULL: nothing sets it, or
 * an error is in the sink. */
const tg_value *tg_field_of(tg *t, const tg_record *r, const char *field);
/* The ancestor of a record with this name, as a TG_CLASS or TG_NAME; arguments that are not written
 * have their defaults. NULL: the record does not derive from it, or an error is in the sink. */
const tg_value *tg_ancestor(tg *t, const tg_record *r, const char *class_name);

/* The child of a value by its number; NULL: it has fewer. */
const tg_value *tg_child(const tg_value *v, size_t index);
/* A child that is a string: its text; NULL for anything else. */
const char *tg_string(const tg_value *v, size_t index);
/* Whether the value is this name, or a class of this name with arguments. */
bool tg_is(const tg_value *v, const char *name);
diag_place tg_place(const tg_value *v);

#endif
