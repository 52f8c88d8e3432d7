/* SPDX-License-Identifier: Apache-2.0 */
/* The assembly text of attributes and types that have no binary encoding. */
#include <string.h>

#include "writer.h"

/* The text form ends with a NUL, so it must not hold one. */
static void write_text(bc_coder *w, const char *what) {
  const strbuf *b = &w->text;
  if (b->failed) {
    bc_write_error(w, DIAG_OUT_OF_MEMORY, NULL, "out of memory");
  } else if (b->len == 0) {
    bc_write_error(w, DIAG_WRITE_ENCODING, NULL, "%s has no binary encoding and no assembly text",
                   what);
  } else if (memchr(b->bytes, 0, b->len)) {
    bc_write_error(w, DIAG_WRITE_ENCODING, NULL, "the assembly text of %s holds a NUL", what);
  } else {
    bc_emit_bytes(w->out, b->bytes, b->len);
    bc_emit_byte(w->out, 0);
  }
}

/* A type or attribute of a dialect without rows: its body follows "dialect." or, if it begins with
 * a bracket, the dialect. */
static void opaque_text(strbuf *b, char sigil, const istr *dialect, const istr *body) {
  strbuf_addc(b, sigil);
  strbuf_add(b, dialect->bytes, dialect->len);
  if (!body->len || body->bytes[0] != '<') strbuf_addc(b, '.');
  strbuf_add(b, body->bytes, body->len);
}

void bc_write_attr_text(bc_coder *w, const ir_attr *a) {
  strbuf_reset(&w->text);
  if (w->options->codec && w->options->codec->print_attr)
    w->options->codec->print_attr(w->c, a, &w->text);
  else if (a->kind == IR_ATTR_VERBATIM)
    strbuf_add(&w->text, a->verbatim->bytes, a->verbatim->len);
  else if (a->kind == IR_ATTR_OPAQUE && a->opaque.type->kind == IR_TYPE_NONE)
    opaque_text(&w->text, '#', a->opaque.dialect, a->opaque.body);
  size_t len;
  const char *dialect = ir_attr_dialect(a, &len);
  write_text(w, arena_printf(w->a, "an attribute of dialect '%.*s'", (int)len, dialect));
}

void bc_write_type_text(bc_coder *w, const ir_type *t) {
  strbuf_reset(&w->text);
  if (w->options->codec && w->options->codec->print_type)
    w->options->codec->print_type(w->c, t, &w->text);
  else if (t->kind == IR_TYPE_FLOAT)
    strbuf_adds(&w->text, t->format->name);
  else if (t->kind == IR_TYPE_OPAQUE)
    opaque_text(&w->text, '!', t->opaque.dialect, t->opaque.body);
  size_t len;
  const char *dialect = ir_type_dialect(t, &len);
  write_text(w, arena_printf(w->a, "a type of dialect '%.*s'", (int)len, dialect));
}
