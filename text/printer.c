/* SPDX-License-Identifier: Apache-2.0 */
/* The printer's state and the spellings that everything shares. */
#include "printer.h"

#include <string.h>

#include "base/limits.h"

void tx_printer_init(printer *pr, ir_context *c, const text_print_options *o, strbuf *out) {
  *pr = (printer){.ctx = c, .out = out};
  if (o) pr->o = *o;
  if (!pr->o.hex_elements_above) pr->o.hex_elements_above = 100;
  if (!pr->o.repeated_text) pr->o.repeated_text = LIMIT_REPEATED_TEXT;
  pr->start = out->len;
}

/* Whether the limit is used up by the repeated bytes so far. */
static bool repeated_enough(const printer *pr) {
  size_t repeated = pr->repeated + (pr->repeating ? pr->out->len - pr->repeat_start : 0);
  size_t written = pr->out->len - pr->start;
  size_t fresh = written > repeated ? written - repeated : 0;
  return repeated > pr->o.repeated_text &&
         repeated - pr->o.repeated_text > REPEATS_PER_BYTE * fresh;
}

static shared_text elide(printer *pr) {
  strbuf_adds(pr->out, "<<ELIDED>>");
  pr->elided = true;
  return SHARED_ELIDED;
}

shared_text tx_shared_begin(printer *pr, const void *key) {
  bool again = pr->repeating || !map_insert(ir_arena(pr->ctx), &pr->printed, key, key);
  if (!again) return SHARED_INSIDE;
  if (repeated_enough(pr)) return elide(pr);
  if (pr->repeating) return SHARED_INSIDE;
  pr->repeating = true;
  pr->repeat_start = pr->out->len;
  return SHARED_AGAIN;
}

void tx_shared_end(printer *pr, shared_text begun) {
  if (begun != SHARED_AGAIN) return;
  pr->repeated += pr->out->len - pr->repeat_start;
  pr->repeating = false;
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

/* False when something was left out, or memory ran out. */
static bool print_alone(ir_context *c, const ir_attr *a, const ir_type *t, size_t repeated_text,
                        strbuf *out) {
  arena_guard g;
  if (!ARENA_GUARD(ir_arena(c), &g)) {
    out->failed = true;
    return false;
  }
  printer pr;
  text_print_options o = {.repeated_text = repeated_text};
  tx_printer_init(&pr, c, &o, out);
  if (a) {
    tx_print_attr(&pr, a, PRINT_TYPE_ALWAYS);
  } else {
    tx_print_type(&pr, t);
  }
  arena_guard_pop(ir_arena(c), &g);
  return !pr.elided;
}

void text_print_attr(ir_context *c, const ir_attr *a, strbuf *out) {
  if (!print_alone(c, a, NULL, LIMIT_REPEATED_TEXT, out)) out->failed = true;
}
void text_print_type(ir_context *c, const ir_type *t, strbuf *out) {
  if (!print_alone(c, NULL, t, LIMIT_REPEATED_TEXT, out)) out->failed = true;
}
void text_tell_attr(ir_context *c, const ir_attr *a, strbuf *out) {
  print_alone(c, a, NULL, LIMIT_REPEATED_IN_MESSAGE, out);
}
void text_tell_type(ir_context *c, const ir_type *t, strbuf *out) {
  print_alone(c, NULL, t, LIMIT_REPEATED_IN_MESSAGE, out);
}
