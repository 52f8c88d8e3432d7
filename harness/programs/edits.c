/* SPDX-License-Identifier: Apache-2.0 */
#include "edits.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "bytecode/bytecode.h"

enum { WORDS_MAX = 512, MAGIC = 4 };

typedef struct editor {
  strbuf *bytes;
  const char *words[WORDS_MAX]; /* of the line, in `line_text` */
  size_t count;
  char *line_text;
  const char *file;
  unsigned line;
  strbuf *why;
} editor;

static bool fails(const editor *e, const char *format, ...) __attribute__((format(printf, 2, 3)));
static bool fails(const editor *e, const char *format, ...) {
  va_list args;
  strbuf_addf(e->why, "%s:%u: ", e->file, e->line);
  va_start(args, format);
  strbuf_vaddf(e->why, format, args);
  va_end(args);
  return false;
}

/* --- Numbers in the file --- */

static bool get_varint(const strbuf *b, size_t at, uint64_t *value, size_t *size) {
  cursor c = cursor_of(b->bytes + at, at < b->len ? b->len - at : 0);
  bool ok = bc_get_varint_long(&c, value);
  *size = cursor_offset(&c);
  return ok;
}

/* --- Places --- */

static const char *const section_names[] = {
    "string",   "dialect",         "attr_type",        "attr_type_offset", "ir",
    "resource", "resource_offset", "dialect_versions", "properties"};
enum { SECTION_COUNT = sizeof section_names / sizeof *section_names, ALIGNED = 0x80 };

typedef struct section {
  size_t id, length, data, end; /* where they are */
} section;

/* Where the producer's name ends, with its NUL; 0: there is no header. */
static size_t header_end(const strbuf *b) {
  uint64_t version;
  size_t size;
  if (b->len < MAGIC || !get_varint(b, MAGIC, &version, &size)) return 0;
  const char *nul = memchr(b->bytes + MAGIC + size, '\0', b->len - MAGIC - size);
  return nul ? (size_t)(nul - b->bytes) + 1 : 0;
}

static bool find_section(const strbuf *b, const char *name, size_t n, section *out) {
  size_t at = header_end(b);
  while (at && at < b->len) {
    section s = {.id = at, .length = at + 1};
    uint64_t length, alignment;
    size_t size;
    uint8_t id = (uint8_t)b->bytes[at];
    if (!get_varint(b, s.length, &length, &size)) return false;
    s.data = s.length + size;
    if (id & ALIGNED) {
      if (!get_varint(b, s.data, &alignment, &size)) return false;
      s.data += size;
      while (alignment > 1 && s.data % alignment && s.data < b->len) s.data++;
    }
    if (s.data > b->len || length > b->len - s.data) return false;
    s.end = s.data + (size_t)length;
    const char *this = (id & ~ALIGNED) < SECTION_COUNT ? section_names[id & ~ALIGNED] : "";
    if (bytes_are(name, n, this)) {
      *out = s;
      return true;
    }
    at = s.end;
  }
  return false;
}

static bool number(const char *text, long long *out) {
  char *end;
  *out = strtoll(text, &end, 0);
  return *text && !*end;
}

static bool part_of(const editor *e, const char *text, size_t n, size_t *out) {
  const char *dot = memchr(text, '.', n);
  section s;
  if (!dot) return fails(e, "'%.*s' is no place", (int)n, text);
  if (!find_section(e->bytes, text, (size_t)(dot - text), &s))
    return fails(e, "the artifact has no section '%.*s'", (int)(dot - text), text);
  const struct {
    const char *name;
    size_t at;
  } parts[] = {{"id", s.id}, {"length", s.length}, {"data", s.data}, {"end", s.end}};
  size_t left = n - (size_t)(dot + 1 - text);
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
    if (bytes_are(dot + 1, left, parts[i].name)) {
      *out = parts[i].at;
      return true;
    }
  return fails(e, "a section has no '%.*s'", (int)left, dot + 1);
}

static bool place(const editor *e, const char *text, size_t *out) {
  size_t n = strcspn(text, "+-"), at = 0;
  long long moved = 0;
  uint64_t version;
  size_t size = 0;
  if (text[n] && !number(text + n, &moved)) return fails(e, "'%s' is no place", text);
  if (bytes_are(text, n, "start")) {
    at = 0;
  } else if (bytes_are(text, n, "end")) {
    at = e->bytes->len;
  } else if (bytes_are(text, n, "bytecode")) {
    at = MAGIC;
  } else if (bytes_are(text, n, "producer")) {
    get_varint(e->bytes, MAGIC, &version, &size);
    at = MAGIC + size;
  } else if (*text >= '0' && *text <= '9') {
    char *end;
    at = strtoull(text, &end, 0);
    if (end != text + n) return fails(e, "'%s' is no place", text);
  } else if (!part_of(e, text, n, &at))
    return false;
  uint64_t len = e->bytes->len, far = moved < 0 ? 0 - (uint64_t)moved : (uint64_t)moved;
  if (at > len || far > (moved < 0 ? at : len - at))
    return fails(e, "'%s' is outside the artifact, which has %zu bytes", text, e->bytes->len);
  *out = (size_t)(moved < 0 ? at - far : at + far);
  return true;
}

/* --- Edits --- */

/* Replaces `old` bytes at a place by others. */
static bool replace(editor *e, size_t at, size_t old, const void *bytes, size_t n) {
  strbuf *b = e->bytes;
  if (at > b->len || old > b->len - at) return fails(e, "there are not so many bytes");
  strbuf all = STRBUF_INIT;
  strbuf_add(&all, b->bytes, at);
  strbuf_add(&all, bytes, n);
  strbuf_add(&all, b->bytes + at + old, b->len - at - old);
  if (all.failed) {
    strbuf_free(&all);
    return fails(e, "out of memory");
  }
  strbuf_free(b);
  *b = all;
  return true;
}

static bool do_producer(editor *e) {
  size_t at, end = header_end(e->bytes);
  if (!end || !place(e, "producer", &at)) return fails(e, "the artifact has no producer");
  return replace(e, at, end - 1 - at, e->words[1], strlen(e->words[1]));
}

static bool do_truncate(editor *e) {
  size_t at;
  return place(e, e->words[1], &at) && replace(e, at, e->bytes->len - at, "", 0);
}

/* The bytes from the third word on. */
static bool hex(editor *e, uint8_t *out, size_t *n) {
  *n = 0;
  for (size_t i = 2; i < e->count; i++) {
    const char *w = e->words[i];
    for (; *w; w += 2) {
      char two[3] = {w[0], w[1], '\0'}, *end;
      unsigned long v = strtoul(two, &end, 16);
      if (end != two + 2) return fails(e, "'%s' is no number of bytes in hexadecimal", e->words[i]);
      if (*n == EDIT_BYTES_MAX) return fails(e, "more bytes than edit_bytes allows");
      out[(*n)++] = (uint8_t)v;
    }
  }
  return true;
}

static bool put_hex(editor *e, bool over) {
  size_t at, n;
  auto_free uint8_t *bytes = malloc(EDIT_BYTES_MAX);
  if (!bytes) return fails(e, "out of memory");
  return place(e, e->words[1], &at) && hex(e, bytes, &n) && replace(e, at, over ? n : 0, bytes, n);
}

static bool do_set(editor *e) { return put_hex(e, true); }
static bool do_insert(editor *e) { return put_hex(e, false); }

static bool do_delete(editor *e) {
  size_t at;
  long long n;
  if (!number(e->words[2], &n) || n < 0) return fails(e, "'%s' is no count", e->words[2]);
  return place(e, e->words[1], &at) && replace(e, at, (size_t)n, "", 0);
}

static bool put_number(editor *e, bool more) {
  size_t at, size;
  long long n;
  uint64_t old;
  uint8_t bytes[9];
  if (!number(e->words[2], &n)) return fails(e, "'%s' is no number", e->words[2]);
  if (!place(e, e->words[1], &at)) return false;
  if (!get_varint(e->bytes, at, &old, &size)) return fails(e, "there is no number");
  size_t length = bc_encode_varint(bytes, (more ? old : 0) + (uint64_t)n);
  return replace(e, at, size, bytes, length);
}

static bool do_varint(editor *e) { return put_number(e, false); }
static bool do_add(editor *e) { return put_number(e, true); }

static bool named(editor *e, size_t word, section *s) {
  if (find_section(e->bytes, e->words[word], strlen(e->words[word]), s)) return true;
  return fails(e, "the artifact has no section '%s'", e->words[word]);
}

static bool do_swap(editor *e) {
  section a, b;
  if (!named(e, 1, &a) || !named(e, 2, &b)) return false;
  if (a.id > b.id) {
    section c = a;
    a = b;
    b = c;
  }
  const char *bytes = e->bytes->bytes;
  strbuf_auto both = STRBUF_INIT;
  strbuf_add(&both, bytes + b.id, b.end - b.id);
  strbuf_add(&both, bytes + a.end, b.id - a.end);
  strbuf_add(&both, bytes + a.id, a.end - a.id);
  bool ok = a.id != b.id && !both.failed && replace(e, a.id, b.end - a.id, both.bytes, both.len);
  if (a.id == b.id) fails(e, "a section cannot be swapped with itself");
  return ok;
}

static bool do_drop(editor *e) {
  section s;
  return named(e, 1, &s) && replace(e, s.id, s.end - s.id, "", 0);
}

static bool do_repeat(editor *e) {
  section s;
  if (!named(e, 1, &s)) return false;
  strbuf_auto copy = STRBUF_INIT;
  strbuf_add(&copy, e->bytes->bytes + s.id, s.end - s.id);
  return !copy.failed && replace(e, s.end, 0, copy.bytes, copy.len);
}

static bool do_dialect(editor *e) {
  return strcmp(e->words[1], "stablehlo") == 0 || fails(e, "there is no dialect '%s'", e->words[1]);
}

static const struct {
  const char *name;
  size_t least, most; /* words behind it */
  bool (*edit)(editor *e);
} rows[] = {
    {"dialect", 1, 1, do_dialect},
    {"producer", 1, 1, do_producer},
    {"truncate", 1, 1, do_truncate},
    {"set", 2, WORDS_MAX, do_set},
    {"insert", 2, WORDS_MAX, do_insert},
    {"delete", 2, 2, do_delete},
    {"varint", 2, 2, do_varint},
    {"add", 2, 2, do_add},
    {"swap", 2, 2, do_swap},
    {"drop", 1, 1, do_drop},
    {"repeat", 1, 1, do_repeat},
};

static bool edit(editor *e) {
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    if (strcmp(rows[i].name, e->words[0]) != 0) continue;
    if (e->count - 1 < rows[i].least || e->count - 1 > rows[i].most)
      return fails(e, "'%s' has %zu words behind it", rows[i].name, e->count - 1);
    return rows[i].edit(e);
  }
  return fails(e, "there is no edit '%s'", e->words[0]);
}

/* Cuts the next line into words; false at the end. */
static bool next_line(editor *e, const char **at, const char *end) {
  if (*at >= end) return false;
  const char *newline = memchr(*at, '\n', (size_t)(end - *at));
  size_t n = (size_t)((newline ? newline : end) - *at);
  free(e->line_text);
  e->line_text = strndup(*at, n);
  *at += n + 1;
  e->line++;
  e->count = 0;
  if (!e->line_text) return fails(e, "out of memory");
  e->line_text[strcspn(e->line_text, "#")] = '\0';
  char *save = NULL;
  for (char *w = strtok_r(e->line_text, " \t\r", &save); w && e->count < WORDS_MAX;
       w = strtok_r(NULL, " \t\r", &save))
    e->words[e->count++] = w;
  return true;
}

bool edits_want_stablehlo(const edits *from) {
  strbuf_auto why = STRBUF_INIT;
  editor e = {.file = from->file, .why = &why};
  const char *at = from->text;
  bool wanted = false;
  while (next_line(&e, &at, from->text + from->size))
    if (e.count) {
      wanted = strcmp(e.words[0], "dialect") == 0;
      break;
    }
  free(e.line_text);
  return wanted;
}

bool edits_apply(const edits *from, strbuf *bytes, strbuf *why) {
  editor e = {.bytes = bytes, .file = from->file, .why = why};
  const char *at = from->text;
  bool ok = true;
  size_t before = why->len;
  while (ok && next_line(&e, &at, from->text + from->size))
    if (e.count) ok = edit(&e);
  free(e.line_text);
  return ok && why->len == before;
}
