/* SPDX-License-Identifier: Apache-2.0 */
/* Printing types, attributes and locations. Private to text/.
 *
 * A printer carries the options and two hooks through which the operation printer substitutes
 * aliases (#map, #loc3, !alias). Printing fails only when memory runs out; the string
 * buffer records that (strbuf.failed). It may make builtin types in the context, so the entry
 * points (text_print…) set a guard on the context's arena. */
#ifndef HLO_CTS_TEXT_PRINTER_H
#define HLO_CTS_TEXT_PRINTER_H

#include "base/map.h"
#include "base/strbuf.h"
#include "base/vec.h"
#include "ir/ir.h"
#include "text/text.h"

/* The resources that were printed and have data, in the order of their first use. */
typedef struct resource_uses {
  VEC(const istr *) keys;
  map seen;
} resource_uses;

typedef struct printer printer;
struct printer {
  ir_context *ctx;
  strbuf *out;
  text_print_options o; /* a copy; hex_elements_above already resolved by tx_printer_init */
  /* Write an alias for the type or attribute and return true, or return false. NULL: no aliases.
   * Called for nested ones, too. */
  bool (*type_alias)(printer *pr, const ir_type *t);
  bool (*attr_alias)(printer *pr, const ir_attr *a);
  void *user;
  resource_uses resources;
  map distinct;        /* distinct attributes, numbered in the order of their text */
  map printed;         /* what is shared and was printed */
  size_t start;        /* of the whole text, in `out` */
  size_t repeated;     /* bytes, without those of what is being repeated */
  size_t repeat_start; /* of the outermost thing that is being repeated */
  bool repeating, elided;
};

/* No aliases, default options when `o` is NULL. */
void tx_printer_init(printer *pr, ir_context *c, const text_print_options *o, strbuf *out);

/* Around the text of something that a program may share, known by its address. The first time costs
 * nothing, since the input holds it; repeating it uses up the limit repeated_text. `begin` returns
 * SHARED_ELIDED when that is used up, with a mark in the place of the text: then there is no
 * `end`. */
typedef enum shared_text { SHARED_ELIDED, SHARED_INSIDE, SHARED_AGAIN } shared_text;
shared_text tx_shared_begin(printer *pr, const void *key);
void tx_shared_end(printer *pr, shared_text begun);
/* Text of fewer bytes, about, is printed without counting. */
enum { SHARED_BYTES = 256, SHARED_NODES = 16 };
shared_text tx_shared_attr_begin(printer *pr, const ir_attr *a);
/* Whether the text of the parameters of a row may be long, apart from types and attributes in
 * them. */
bool tx_params_are_long(const ir_typedef *def, const ir_param *params);
/* Around a name. */
static inline shared_text tx_shared_name_begin(printer *pr, const istr *name) {
  return name->len > SHARED_BYTES ? tx_shared_begin(pr, name) : SHARED_INSIDE;
}

void tx_print_type(printer *pr, const ir_type *t);
void tx_print_type_list(printer *pr, const ir_type *const *types, size_t count); /* a, b */
/* 2x?x3x, with the last x */
void tx_print_dims(printer *pr, const int64_t *dims, size_t rank);

/* How much of ": type" a value says (MLIR's AttrTypeElision). */
typedef enum print_type_mode {
  PRINT_TYPE_ALWAYS, /* 1 : i64, 1.0 : f64 */
  PRINT_TYPE_MAY,    /* left out where reading gives the same: 1, 1.0 */
  PRINT_TYPE_NEVER,  /* the surroundings say it */
} print_type_mode;
/* Tries the alias hook first. */
void tx_print_attr(printer *pr, const ir_attr *a, print_type_mode mode);
/* The same without trying an alias for `a` itself (for the alias's own definition). */
void tx_print_attr_in_place(printer *pr, const ir_attr *a, print_type_mode mode);
void tx_print_type_in_place(printer *pr, const ir_type *t);
/* An attribute with a row, without "#dialect.mnemonic"; by its alias when it has one. */
void tx_print_attr_body(printer *pr, const ir_attr *a);
/* {a = 1, b}: braces always, no space before. */
void tx_print_attr_dict(printer *pr, const ir_named_attr *entries, size_t count);

/* loc(…), the alias inside the parentheses: loc(#loc3). */
void tx_print_location(printer *pr, const ir_attr *loc);
/* Prints the text between the parentheses; nested locations by their aliases, if they have one. */
void tx_print_location_body(printer *pr, const ir_attr *loc);

void tx_print_escaped(strbuf *out, const char *bytes, size_t n); /* "…" with MLIR's escapes */
void tx_print_keyword_or_string(strbuf *out, const istr *name);  /* a.b or "a b" */
void tx_print_symbol_name(strbuf *out, const istr *name);        /* @name or @"na me" */

void tx_printer_use_resource(printer *pr, const istr *key);
/* The resource section {-# … #-} with the data of every resource that was printed; nothing when
 * there is none. */
void tx_print_file_metadata(printer *pr);

#endif
