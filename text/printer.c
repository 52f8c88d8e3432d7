/* The printer's state and the spellings that everything shares. */
#include "printer.h"

#include <string.h>

void tx_printer_init(printer *pr, ir_context *c, const text_print_options *o, strbuf *out) {
  *pr = (printer){.ctx = c, .out = out};
  if (o) pr->o = *o;
  if (!pr->o.hex_elements_above) pr->o.hex_elements_above = 100;
}

void tx_print_escaped(strbuf *out, const char *bytes, size_t n) {
  static const char digits[] = "0123456789ABCDEF";
  strbuf_addc(out, '"');
  size_t plain = 0; /* start of the bytes that stand for themselves */
  for (size_t i = 0; i < n; i++) {
    unsigned char c = (unsigned char)bytes[i];
    if (c >= ' ' && c <= '~' && c != '"' && c != '\\') continue;
    strbuf_add(out, bytes + plain, i - plain);
    plain = i + 1;
    strbuf_addc(out, '\\');
    if (c == '\\') {
      strbuf_addc(out, '\\');
    } else {
      strbuf_addc(out, digits[c >> 4]);
      strbuf_addc(out, digits[c & 15]);
    }
  }
  strbuf_add(out, bytes + plain, n - plain);
  strbuf_addc(out, '"');
}

static bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

static bool is_bare(const istr *s) {
  if (!s->len || !is_letter(s->bytes[0])) return false;
  for (uint32_t i = 1; i < s->len; i++) {
    char c = s->bytes[i];
    if (!is_letter(c) && !(c >= '0' && c <= '9') && c != '$' && c != '.') return false;
  }
  return true;
}

void tx_print_keyword_or_string(strbuf *out, const istr *name) {
  if (is_bare(name)) {
    strbuf_add(out, name->bytes, name->len);
  } else {
    tx_print_escaped(out, name->bytes, name->len);
  }
}

void tx_print_symbol_name(strbuf *out, const istr *name) {
  strbuf_addc(out, '@');
  tx_print_keyword_or_string(out, name);
}

static void print_whole(ir_context *c, const ir_attr *a, const ir_type *t, strbuf *out) {
  arena_guard g;
  if (!ARENA_GUARD(ir_arena(c), &g)) {
    out->failed = true;
    return;
  }
  printer pr;
  tx_printer_init(&pr, c, NULL, out);
  if (a) {
    tx_print_attr(&pr, a, PRINT_TYPE_ALWAYS);
  } else {
    tx_print_type(&pr, t);
  }
  arena_guard_pop(ir_arena(c), &g);
}

void text_print_attr(ir_context *c, const ir_attr *a, strbuf *out) { print_whole(c, a, NULL, out); }
void text_print_type(ir_context *c, const ir_type *t, strbuf *out) { print_whole(c, NULL, t, out); }
