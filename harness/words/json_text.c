/* SPDX-License-Identifier: Apache-2.0 */
#include "json_text.h"

#include <inttypes.h>
#include <string.h>

#include "base/utf8.h"
#include "clean_text.h"

void json_text(strbuf *out, const char *text) {
  strbuf_addc(out, '"');
  while (*text) {
    const char *plain = text;
    while ((unsigned char)*text >= 0x20 && (unsigned char)*text < 0x80 && !strchr("\"\\", *text))
      text++;
    if (text > plain) strbuf_add(out, plain, (size_t)(text - plain));
    if (!*text) break;
    uint32_t code = 0;
    size_t n = utf8_decode(text, strnlen(text, 4), &code);
    if (n > 1 && utf8_is_hidden(code))
      clean_hidden(code, out);
    else if (n > 1)
      strbuf_add(out, text, n);
    else if (n == 0)
      strbuf_addc(out, '?');
    else if (*text == '"' || *text == '\\')
      strbuf_addf(out, "\\%c", *text);
    else if (*text == '\n')
      strbuf_adds(out, "\\n");
    else
      strbuf_addf(out, "\\u%04x", (unsigned)(unsigned char)*text);
    text += n ? n : 1;
  }
  strbuf_addc(out, '"');
}

void json_line(strbuf *out, json_t *tree, size_t flags) {
  auto_free char *text = json_dumps(tree, flags);
  if (text) strbuf_addf(out, "%s\n", text);
  out->failed |= !text;
  json_decref(tree);
}

const char *json_member_text(const json_t *object, const char *name) {
  const char *text = json_string_value(json_object_get(object, name));
  return text ? text : "";
}

/* --- Piece by piece --- */

static void begin(json_writer *w) {
  if (w->some) strbuf_addc(w->out, ',');
  if (w->line) strbuf_addc(w->out, '\n');
  w->line = false;
  w->some = true;
}

void json_open(json_writer *w, char bracket) {
  begin(w);
  strbuf_addc(w->out, bracket);
  w->some = false;
}

void json_close(json_writer *w, char bracket) {
  if (w->line) strbuf_addc(w->out, '\n');
  strbuf_addc(w->out, bracket);
  w->line = false;
  w->some = true;
}

void json_key(json_writer *w, const char *name) {
  begin(w);
  json_text(w->out, name);
  strbuf_addc(w->out, ':');
  w->some = false;
}

void json_break(json_writer *w) { w->line = true; }

void json_add(json_writer *w, const char *text) {
  begin(w);
  json_text(w->out, text);
}

void json_add_count(json_writer *w, uint64_t n) {
  begin(w);
  strbuf_addu(w->out, n);
}

void json_add_flag(json_writer *w, bool on) {
  begin(w);
  strbuf_adds(w->out, on ? "true" : "false");
}

void json_add_raw(json_writer *w, const char *json, size_t n) {
  begin(w);
  strbuf_add(w->out, json, n);
}

void json_add_micros(json_writer *w, uint64_t micros) {
  begin(w);
  strbuf_addf(w->out, "%" PRIu64 ".%06" PRIu64, micros / 1000000, micros % 1000000);
}

void json_member(json_writer *w, const char *name, const char *text) {
  json_key(w, name);
  json_add(w, text);
}

void json_member_count(json_writer *w, const char *name, uint64_t n) {
  json_key(w, name);
  json_add_count(w, n);
}

void json_member_flag(json_writer *w, const char *name, bool on) {
  json_key(w, name);
  json_add_flag(w, on);
}

void json_member_open(json_writer *w, const char *name, char bracket) {
  json_key(w, name);
  json_open(w, bracket);
}

void json_line_open(json_writer *w, const char *name, char bracket) {
  json_break(w);
  json_member_open(w, name, bracket);
}
