/* SPDX-License-Identifier: Apache-2.0 */
/* Shared by the files of the writer. Private to bytecode/. */
#ifndef HLO_CTS_BYTECODE_WRITER_H
#define HLO_CTS_BYTECODE_WRITER_H

#include "bytecode.h"
#include "emitter.h"
#include "numbering.h"

/* The string section: strings in the order in which they are first referred to. */
typedef struct bc_strings {
  map numbers; /* istr -> number + 1 */
  VEC(const istr *) all;
} bc_strings;

/* One pass over encodings. The encoders of write_attr.c run twice over each attribute and type:
 * while `out` is NULL they only count what is referred to, then they write. So what is numbered and
 * what is written cannot differ. */
struct bc_coder {
  ir_context *c;
  arena *a;
  bc_numbers *numbers;
  bc_strings strings;
  bc_emitter *out;
  const bc_write_options *options;
  const bc_format *format;
  const vs_release *encoder; /* whose encoding is used */
  diag_sink *sink;
  const istr *last_string; /* and its attribute: most locations are in one file */
  const ir_attr *last_string_attr;
  strbuf text; /* scratch for assembly text; freed by bc_write_to */
  bool failed;
};

uint32_t bc_string_number(bc_coder *w, const istr *s);

/* The binary encoding of an attribute or type. False when it has none: then it is written as its
 * assembly text. */
bool bc_code_attr(bc_coder *w, const ir_attr *a);
bool bc_code_type(bc_coder *w, const ir_type *t);
/* The assembly text of an attribute or type with the NUL that ends it (write_text.c). */
void bc_write_attr_text(bc_coder *w, const ir_attr *a);
void bc_write_type_text(bc_coder *w, const ir_type *t);
/* The properties of a registered op. */
void bc_code_properties(bc_coder *w, const ir_op *op);

/* Reports an error about the program and marks the pass as failed. `loc` may be NULL. */
void bc_write_error(bc_coder *w, diag_id id, const ir_attr *loc, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

#endif
