/* SPDX-License-Identifier: Apache-2.0 */
#include "display.h"

#include <stdlib.h>
#include <string.h>

#include "base/vec.h"
#include "harness/data/regex.h"

typedef struct expectation {
  diag_severity severity;
  uint32_t line; /* 0: no place */
  uint32_t at;   /* the line and column of the comment */
  uint32_t column;
  size_t width;     /* of the mark under it: as long as the text */
  const char *text; /* what stands between {{ and }} */
  size_t text_len;
  regexp *regex; /* NULL: a part of the message */
  bool matched;
} expectation;

struct expected_set {
  const source_text *whole;
  bool only_expected, failed;
  expectation *items;
  size_t count, room;
};

static const struct {
  const char *word;
  diag_severity severity;
} severities[] = {
    {"error", DIAG_ERROR}, {"note", DIAG_NOTE}, {"remark", DIAG_REMARK}, {"warning", DIAG_WARNING}};

/* A cursor over one line of text. */
typedef struct line_cursor {
  const char *at, *end;
} line_cursor;

static bool take(line_cursor *c, const char *word) {
  size_t n = strlen(word);
  if ((size_t)(c->end - c->at) < n || memcmp(c->at, word, n) != 0) return false;
  c->at += n;
  return true;
}

/* expected-SEVERITY[-re] [@PLACE] {{TEXT}} up to the end of the line. */
typedef struct designator {
  diag_severity severity;
  bool regex, above, below, unknown;
  int64_t offset;
  const char *start, *text;
  size_t text_len;
} designator;

static bool read_place(line_cursor *c, designator *d) {
  if (take(c, "above")) return d->above = true;
  if (take(c, "below")) return d->below = true;
  if (take(c, "unknown")) return d->unknown = true;
  int sign = take(c, "+") ? 1 : take(c, "-") ? -1 : 0;
  const char *digits = c->at;
  while (c->at < c->end && *c->at >= '0' && *c->at <= '9' && c->at - digits < 9)
    d->offset = d->offset * 10 + (*c->at++ - '0');
  d->offset *= sign;
  return sign != 0 && c->at > digits;
}

static bool read_designator(line_cursor c, designator *d) {
  *d = (designator){.start = c.at};
  if (!take(&c, "expected-")) return false;
  size_t k = 0, kinds = sizeof severities / sizeof *severities;
  while (k < kinds && !take(&c, severities[k].word)) k++;
  if (k == kinds) return false;
  d->severity = severities[k].severity;
  d->regex = take(&c, "-re");
  c.at = bytes_after_spaces(c.at, c.end);
  if (take(&c, "@") && !read_place(&c, d)) return false;
  c.at = bytes_after_spaces(c.at, c.end);
  if (!take(&c, "{{")) return false;
  if (c.end - c.at < 2 || memcmp(c.end - 2, "}}", 2) != 0) return false;
  d->text = c.at;
  d->text_len = (size_t)(c.end - 2 - c.at);
  return true;
}

static bool find_designator(const char *line, size_t n, designator *d) {
  while (n && (line[n - 1] == ' ' || line[n - 1] == '\t' || line[n - 1] == '\r')) n--;
  for (const char *at = line, *end = line + n; at < end; at++) {
    at = memchr(at, 'e', (size_t)(end - at));
    if (!at) return false;
    if (read_designator((line_cursor){at, end}, d)) return true;
  }
  return false;
}

static void add_literal(const char *text, size_t n, strbuf *pattern) {
  for (size_t i = 0; i < n; i++) {
    unsigned char c = (unsigned char)text[i];
    bool word = (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
                c == '_' || c >= 0x80;
    if (!word) strbuf_addc(pattern, '\\');
    strbuf_addc(pattern, (char)c);
  }
}

/* The regular expression of a -re expectation: {{…}} inside are expressions. */
static regexp *compile(const char *text, size_t n, strbuf *why) {
  strbuf_auto pattern = STRBUF_INIT;
  const char *at = text, *end = text + n;
  while (at < end) {
    const char *open = strbuf_find(at, (size_t)(end - at), "{{", 2);
    const char *close = open ? strbuf_find(open, (size_t)(end - open), "}}", 2) : NULL;
    if (open && !close) {
      strbuf_adds(why, "found start of regex with no end '}}'");
      return NULL;
    }
    add_literal(at, (size_t)((open ? open : end) - at), &pattern);
    if (!open) break;
    strbuf_adds(&pattern, "(?:");
    strbuf_add(&pattern, open + 2, (size_t)(close - open - 2));
    strbuf_addc(&pattern, ')');
    at = close + 2;
  }
  strbuf_auto wrong = STRBUF_INIT;
  regexp *r = regex_new(strbuf_str(&pattern), pattern.len, 0, &wrong);
  if (!r) strbuf_addf(why, "invalid regex: %s", strbuf_str(&wrong));
  return r;
}

static void complain(expected_set *s, diag_place place, const char *message, size_t width,
                     strbuf *out) {
  s->failed = true;
  display_message(s->whole, &place, "error", message, width, out);
}

static diag_place place_of(const expected_set *s, const expectation *e) {
  if (!e->line) return (diag_place){0};
  return (diag_place){.file = s->whole->name, .line = e->at, .column = e->column};
}

static bool add(expected_set *s, const designator *d, uint32_t at, const char *line, uint32_t above,
                strbuf *out) {
  if (!vec_room(&s->items, s->count, &s->room, sizeof *s->items)) return false;
  expectation e = {.severity = d->severity,
                   .at = at,
                   .column = (uint32_t)(d->start - line) + 1,
                   .width = d->text_len ? d->text_len : 1,
                   .text = d->text,
                   .text_len = d->text_len};
  int64_t target = d->unknown ? 0 : d->above ? above : (int64_t)at + d->offset;
  e.line = target < 0 ? 0 : (uint32_t)target;
  if (d->regex) {
    strbuf_auto why = STRBUF_INIT;
    e.regex = compile(d->text, d->text_len, &why);
    if (!e.regex) {
      complain(s, (diag_place){.file = s->whole->name, .line = at, .column = e.column},
               strbuf_str(&why), 1, out);
      return false;
    }
  }
  s->items[s->count++] = e;
  return true;
}

expected_set *expected_new(const source_text *whole, const char *piece, size_t n,
                           uint32_t first_line, bool only_expected, strbuf *out) {
  expected_set *s = calloc(1, sizeof *s);
  if (!s) {
    strbuf_adds(out, "out of memory\n");
    return NULL;
  }
  s->whole = whole;
  s->only_expected = only_expected;
  const char *end = piece + n;
  uint32_t number = first_line, plain = first_line;
  size_t waiting = 0; /* expectations from here on may wait for the line below */
  for (const char *line = piece; line < end; number++) {
    const char *newline = memchr(line, '\n', (size_t)(end - line));
    size_t length = (size_t)((newline ? newline : end) - line);
    designator d;
    if (!find_designator(line, length, &d)) {
      for (size_t i = waiting; i < s->count; i++)
        if (s->items[i].line == UINT32_MAX) s->items[i].line = number;
      waiting = s->count;
      plain = number;
    } else {
      if (!add(s, &d, number, line, plain, out)) {
        expected_free(s);
        return NULL;
      }
      if (d.below) s->items[s->count - 1].line = UINT32_MAX;
    }
    line += length + 1;
  }
  return s;
}

void expected_free(expected_set *s) {
  if (!s) return;
  for (size_t i = 0; i < s->count; i++) regex_free(s->items[i].regex);
  free(s->items);
  free(s);
}

static bool fits(const expectation *e, const char *message) {
  size_t n = strlen(message);
  if (!e->regex) return strbuf_find(message, n, e->text, e->text_len) != NULL;
  return regex_matches(e->regex, message, n);
}

static void check_one(expected_set *s, const diag *d, strbuf *out) {
  const diag_place *p = &d->place;
  bool here = !p->path && p->file && strcmp(p->file, s->whole->name) == 0 && p->line;
  bool nowhere = !p->path && (!p->file || !p->line);
  const expectation *near = NULL;
  for (size_t i = 0; i < s->count; i++) {
    expectation *e = &s->items[i];
    if (e->line ? !here || e->line != p->line : !nowhere) continue;
    if (!fits(e, d->message)) continue;
    if (e->severity == d->severity) {
      e->matched = true;
      return;
    }
    near = e;
  }
  if (s->only_expected) return;
  strbuf_auto message = STRBUF_INIT;
  if (near) {
    strbuf_addf(&message, "'%s' diagnostic emitted when expecting a '%s'",
                diag_severity_name(d->severity), diag_severity_name(near->severity));
    complain(s, place_of(s, near), strbuf_str(&message), 1, out);
  } else {
    strbuf_addf(&message, "unexpected %s: %s", diag_severity_name(d->severity), d->message);
    complain(s, *p, strbuf_str(&message), 1, out);
  }
}

void expected_check(expected_set *s, const diag *d, strbuf *out) {
  check_one(s, d, out);
  for (size_t i = 0; i < d->note_count; i++) check_one(s, &d->notes[i], out);
}

bool expected_finish(expected_set *s, strbuf *out) {
  for (size_t i = 0; i < s->count; i++) {
    const expectation *e = &s->items[i];
    if (e->matched) continue;
    strbuf_auto message = STRBUF_INIT;
    strbuf_addf(&message, "expected %s \"%.*s\" was not produced", diag_severity_name(e->severity),
                (int)e->text_len, e->text);
    complain(s, place_of(s, e), strbuf_str(&message), e->width, out);
  }
  return !s->failed;
}
