/* SPDX-License-Identifier: Apache-2.0 */
#include "journal_lines.h"

#include <string.h>

#include "harness/sizes/sizes.h"

/* --- What is in a line --- */

static const record_field head_fields[] = {
    {"tool", FIELD_TEXT, offsetof(journal_head, tool)},
    {"consumer", FIELD_TEXT, offsetof(journal_head, consumer)},
    {"calls_itself", FIELD_TEXT, offsetof(journal_head, calls_itself), FIELD_ZERO},
    {"kind", FIELD_TEXT, offsetof(journal_head, kind), FIELD_ZERO},
    {"can", FIELD_TEXT, offsetof(journal_head, can), FIELD_ZERO},
    {"oldest", FIELD_VERSION, offsetof(journal_head, oldest), FIELD_ZERO},
    {"newest", FIELD_VERSION, offsetof(journal_head, newest), FIELD_ZERO},
    {"corpus", FIELD_TEXT, offsetof(journal_head, corpus)},
    {"cases", FIELD_COUNT, offsetof(journal_head, cases)},
    {"corpus_cases", FIELD_COUNT, offsetof(journal_head, corpus_cases), FIELD_ZERO},
    {"started", FIELD_CHARS, offsetof(journal_head, started), 0, NULL,
     sizeof((journal_head *)0)->started},
};
const record journal_head_record = RECORD_OF(head_fields);

static const record_field case_fields[] = {
    {"case", FIELD_TEXT, offsetof(journal_case, c.id)},
    {"file", FIELD_TEXT, offsetof(journal_case, c.name)},
    {"bytes", FIELD_COUNT, offsetof(journal_case, c.bytes), FIELD_ZERO},
    {"since", FIELD_VERSION, offsetof(journal_case, c.since)},
    {"forms", FIELD_FORMS, offsetof(journal_case, c.forms), 0, NULL,
     offsetof(journal_case, c.form_count)},
    {"tags", FIELD_TEXTS, offsetof(journal_case, c.tags), 0, NULL,
     offsetof(journal_case, c.tag_count)},
    {"level", FIELD_ENUM, offsetof(journal_case, c.level), 0, level_names},
    {"checks", FIELD_SET, offsetof(journal_case, c.checks), 0, check_names},
    {"promise", FIELD_ENUM, offsetof(journal_case, c.promise), 0, promise_names},
    {"profiles", FIELD_PROFILES, offsetof(journal_case, c.needs.profiles), FIELD_ZERO},
    {"breaks", FIELD_TEXT, offsetof(journal_case, c.breaks), FIELD_ZERO},
    {"reader", FIELD_ENUM, offsetof(journal_case, c.reader), FIELD_ZERO, reader_names},
    {"mixed", FIELD_TEXTS, offsetof(journal_case, c.mixed), FIELD_ZERO, NULL,
     offsetof(journal_case, c.mixed_count)},
    {"fingerprint", FIELD_TEXT, offsetof(journal_case, fingerprint)},
};
const record journal_case_record = RECORD_OF(case_fields);

/* --- Writing --- */

static void end_line(json_writer *w) {
  json_close(w, '}');
  strbuf_addc(w->out, '\n');
}

void journal_add_head(const journal_head *h, const vs_opset *o, size_t cases, strbuf *out) {
  char version[32];
  json_writer w = {.out = out};
  journal_head head = *h;
  head.cases = cases;
  json_open(&w, '{');
  json_member_count(&w, "journal", JOURNAL_VERSION);
  record_write(&journal_head_record, o, &head, &w);
  json_member_open(&w, "options", '{');
  for (size_t i = 0; i < h->option_count; i++)
    json_member(&w, h->options[i].name, h->options[i].value);
  json_close(&w, '}');
  json_member_open(&w, "releases", '[');
  for (size_t i = 0; i < o->release_count; i++)
    json_add(&w, vs_format(o->releases[i].version, version));
  json_close(&w, ']');
  end_line(&w);
}

void journal_add_case(const corpus_case *c, const vs_opset *o, const char *fingerprint,
                      strbuf *out) {
  json_writer w = {.out = out};
  journal_case line = {*c, fingerprint};
  json_open(&w, '{');
  record_write(&journal_case_record, o, &line, &w);
  end_line(&w);
}

/* One letter for each check, a space for none; trailing spaces are left out. */
static void add_letters(const uint8_t *verdicts, json_writer *w) {
  char letters[CHECK_COUNT + 1] = "";
  size_t n = CHECK_COUNT;
  while (n > 0 && verdicts[n - 1] == VERDICT_NONE) n--;
  for (size_t k = 0; k < n; k++) letters[k] = verdict_letters[verdicts[k]];
  json_add(w, letters);
}

static void add_cells(const results *r, const uint8_t *row, json_writer *w) {
  enum { CELL = SLOT_COUNT * CHECK_COUNT };
  json_member_open(w, "cells", '[');
  for (size_t c = 0, same; c < r->releases; c += same) {
    const uint8_t *first = row + c * CELL;
    for (same = 1; c + same < r->releases; same++)
      if (memcmp(first, first + same * CELL, CELL) != 0) break;
    json_open(w, '[');
    json_add_count(w, same);
    for (int slot = 0; slot < SLOT_COUNT; slot++) add_letters(first + slot * CHECK_COUNT, w);
    json_close(w, ']');
  }
  json_close(w, ']');
}

static void add_detail(const results *r, const detail *d, json_writer *w) {
  json_open(w, '{');
  record_write(&detail_record, r->opset, d, w);
  json_close(w, '}');
}

void journal_add_row(const results *r, const finished_row *row, strbuf *out) {
  char version[32];
  json_writer w = {.out = out};
  json_open(&w, '{');
  json_member(&w, "of", r->cases[row->index]->id);
  json_member(&w, "producer", vs_format(r->opset->releases[row->producer].version, version));
  add_cells(r, row->verdicts, &w);
  if (row->detail_count) {
    json_member_open(&w, "messages", '[');
    for (size_t i = 0; i < row->detail_count; i++) add_detail(r, &row->details[i], &w);
    json_close(&w, ']');
  }
  if (row->retried) {
    json_member_count(&w, "attempt", row->retried->attempt);
    json_key(&w, "before");
    add_detail(r, &row->retried->before, &w);
  }
  json_key(&w, "seconds");
  json_add_micros(&w, row->micros);
  end_line(&w);
}

void journal_add_seconds(double seconds, strbuf *out) {
  strbuf_addf(out, "{\"seconds\":%.17g}\n", seconds);
}

bool journal_fingerprint(const corpus_case *c, const golden_set *golden, const vs_opset *o,
                         char out[SHA256_TEXT], strbuf *why) {
  strbuf_auto all = STRBUF_INIT;
  const char *files[] = {c->path, c->normal, c->twin, c->edits};
  corpus_case entry = *c;
  bool ok = true;
  entry.bytes = 0; /* the files are hashed */
  journal_add_case(&entry, o, "", &all);
  strbuf_addf(&all, "%.17g %d %d %d\n", c->tolerance, c->nan, c->zeros_equal, c->keep_locations);
  if (c->sized && c->sized->confirmed) strbuf_adds(&all, c->sized->confirmed);
  for (size_t i = 0; ok && i < sizeof files / sizeof *files; i++) {
    FREED_BY(input_close) input in = {0};
    char hash[SHA256_TEXT];
    if (!files[i]) continue;
    ok = input_open(&in, files[i], why);
    if (!ok) break;
    sha256_text(in.bytes, in.size, hash);
    strbuf_adds(&all, hash);
  }
  for (size_t i = 0; ok && i < o->release_count; i++) {
    const golden_row *row = golden_find(golden, c->id, o->releases[i].version);
    strbuf_adds(&all, row ? row->hash : "-");
  }
  if (all.failed) {
    strbuf_adds(why, "out of memory");
    ok = false;
  }
  if (ok) sha256_text(all.bytes, all.len, out);
  out[FINGERPRINT_TEXT - 1] = '\0';
  return ok;
}

/* The line of a row as it stands in a journal; it ends with a newline, for it was read. */
void journal_copy_line(const journal_record *from, uint64_t at, strbuf *out) {
  const char *line = (const char *)from->file.bytes + at - 1;
  const char *end = (const char *)from->file.bytes + from->file.size;
  strbuf_add(out, line,
             (size_t)((const char *)memchr(line, '\n', (size_t)(end - line)) + 1 - line));
}
