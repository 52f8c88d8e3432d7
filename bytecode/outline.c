/* SPDX-License-Identifier: Apache-2.0 */
#include "outline.h"

#include <string.h>

#include "base/utf8.h"

/* --- Escapes --- */

/* Bare words keep their quotes and backslashes. */
static void escaped(strbuf *out, const char *text, size_t n, bool json, bool bare) {
  static const char digits[] = "0123456789abcdef";
  const uint8_t *s = (const uint8_t *)text;
  for (size_t i = 0; i < n;) {
    uint32_t code = 0;
    size_t len = utf8_decode(text + i, n - i, &code);
    uint8_t c = s[i];
    bool hidden = len > 1 && utf8_is_hidden(code);
    if (!bare && (c == '"' || c == '\\')) {
      strbuf_addc(out, '\\');
      strbuf_addc(out, (char)c);
    } else if (c == '\n') {
      strbuf_adds(out, "\\n");
    } else if (c == '\t') {
      strbuf_adds(out, "\\t");
    } else if (hidden && json && code < 0x10000) {
      strbuf_addf(out, "\\u%04x", (unsigned)code);
    } else if (hidden || len == 0 || c < 0x20 || c == 0x7f) {
      /* JSON has no bytes: one that is no text stands as the character of its number. */
      strbuf_adds(out, json ? "\\u00" : "\\");
      strbuf_addc(out, digits[c >> 4]);
      strbuf_addc(out, digits[c & 15]);
      len = 1;
    } else {
      strbuf_add(out, s + i, len);
    }
    i += len;
  }
}

static void quoted(strbuf *out, const char *text, size_t n, bool json) {
  strbuf_addc(out, '"');
  escaped(out, text, n, json, false);
  strbuf_addc(out, '"');
}

/* --- Structure --- */

outline outline_to(strbuf *out, bool json, const bc_sink *stream) {
  outline o = {.out = out, .stream = stream, .json = json, .first = true};
  if (json) {
    strbuf_addc(out, '{');
    o.depth = 1;
  }
  return o;
}

static void new_line(outline *o) {
  strbuf_addc(o->out, '\n');
  strbuf_addn(o->out, ' ', o->depth * 2);
}

void outline_end(outline *o) { strbuf_adds(o->out, o->json ? "\n}\n" : ""); }

/* The words of people as a key of JSON: "cut_off". */
static void json_key(strbuf *out, const char *key) {
  strbuf_addc(out, '"');
  for (; *key; key++) strbuf_addc(out, *key == ' ' || *key == '/' ? '_' : *key);
  strbuf_adds(out, "\": ");
}

/* Writes the separator before a member, and its key. */
static void member(outline *o, const char *key) {
  if (o->json) {
    if (!o->first) strbuf_addc(o->out, ',');
    if (o->in_row) {
      if (!o->first) strbuf_addc(o->out, ' ');
    } else {
      new_line(o);
    }
    if (key) json_key(o->out, key);
  } else if (o->in_row) {
    if (!o->first) strbuf_adds(o->out, "  ");
  } else {
    strbuf_addn(o->out, ' ', o->depth * 2);
    if (key) {
      strbuf_adds(o->out, key);
      strbuf_adds(o->out, ": ");
    }
  }
  o->first = false;
}

static void after(outline *o) {
  if (!o->json && !o->in_row) strbuf_addc(o->out, '\n');
}

static void open_level(outline *o, const char *key, char bracket) {
  member(o, key);
  if (o->json)
    strbuf_addc(o->out, bracket);
  else {
    if (o->out->len) o->out->len--; /* the space after the colon */
    strbuf_addc(o->out, '\n');
  }
  o->depth++;
  o->first = true;
}

static void close_level(outline *o, char bracket) {
  o->depth--;
  if (o->json) {
    if (!o->first) new_line(o);
    strbuf_addc(o->out, bracket);
  }
  o->first = false;
}

void outline_group(outline *o, const char *key) { open_level(o, key, '{'); }
void outline_group_end(outline *o) { close_level(o, '}'); }
void outline_list(outline *o, const char *key) { open_level(o, key, '['); }
void outline_list_end(outline *o) { close_level(o, ']'); }

void outline_row(outline *o, unsigned indent) {
  if (o->json) {
    member(o, NULL);
    strbuf_addc(o->out, '{');
  } else {
    strbuf_addn(o->out, ' ', (o->depth + indent) * 2);
  }
  o->in_row = true;
  o->first = true;
}

void outline_row_end(outline *o) {
  strbuf_adds(o->out, o->json ? "}" : "\n");
  o->in_row = false;
  o->first = false;
  strbuf_hand_on(o->out, o->stream, STRBUF_PIECE);
}

/* --- Fields --- */

void outline_number(outline *o, const char *key, uint64_t value) {
  member(o, key);
  if (!o->json && o->in_row) {
    strbuf_adds(o->out, key);
    strbuf_addc(o->out, ' ');
  }
  strbuf_addu(o->out, value);
  after(o);
}

void outline_offset(outline *o, const char *key, uint64_t value) {
  member(o, key);
  if (o->json)
    strbuf_addu(o->out, value);
  else
    strbuf_addf(o->out, "0x%06llx", (unsigned long long)value);
  after(o);
}

void outline_flag(outline *o, const char *key, bool value) {
  if (o->json) {
    member(o, key);
    strbuf_adds(o->out, value ? "true" : "false");
  } else if (value) {
    member(o, o->in_row ? NULL : key);
    strbuf_adds(o->out, o->in_row ? key : "yes");
    after(o);
  }
}

void outline_word(outline *o, const char *key, const char *s, size_t n) {
  member(o, key);
  if (o->json)
    quoted(o->out, s, n, true);
  else
    escaped(o->out, s, n, false, true);
  after(o);
}

void outline_string(outline *o, const char *key, const char *s, size_t n) {
  member(o, key);
  quoted(o->out, s, n, o->json);
  after(o);
}
