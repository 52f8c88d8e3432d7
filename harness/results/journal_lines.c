#include "journal_lines.h"

#include <string.h>

#include "harness/cli/json_text.h"
#include "harness/programs/sizes.h"

static void add_member(strbuf *out, const char *name, const char *text) {
  strbuf_addf(out, ",\"%s\":", name);
  json_text(out, text);
}

void journal_add_head(const journal_head *h, const vs_opset *o, size_t cases, strbuf *out) {
  char version[32];
  strbuf_addf(out, "{\"journal\":%d", JOURNAL_VERSION);
  add_member(out, "tool", h->tool);
  add_member(out, "consumer", h->consumer);
  if (h->calls_itself) add_member(out, "calls_itself", h->calls_itself);
  add_member(out, "corpus", h->corpus);
  strbuf_adds(out, ",\"options\":{");
  for (size_t i = 0; i < h->option_count; i++) {
    if (i) strbuf_addc(out, ',');
    json_text(out, h->options[i].name);
    strbuf_addc(out, ':');
    json_text(out, h->options[i].value);
  }
  strbuf_adds(out, "},\"releases\":[");
  for (size_t i = 0; i < o->release_count; i++)
    strbuf_addf(out, "%s\"%s\"", i ? "," : "", vs_format(o->releases[i].version, version));
  strbuf_addf(out, "],\"cases\":%zu", cases);
  if (h->corpus_cases) strbuf_addf(out, ",\"corpus_cases\":%zu", h->corpus_cases);
  add_member(out, "started", h->started);
  strbuf_adds(out, "}\n");
}

void journal_add_case(const corpus_case *c, const char *fingerprint, strbuf *out) {
  char version[32];
  strbuf_adds(out, "{\"case\":");
  json_text(out, c->id);
  add_member(out, "file", c->name);
  add_member(out, "since", vs_format(c->since, version));
  strbuf_adds(out, ",\"forms\":[");
  for (size_t i = 0; i < c->form_count; i++) {
    strbuf_addf(out, "%s[\"%s\",", i ? "," : "", vs_format(c->forms[i].since, version));
    if (c->forms[i].feature)
      json_text(out, c->forms[i].feature);
    else
      strbuf_adds(out, "null");
    strbuf_addc(out, ']');
  }
  strbuf_adds(out, "],\"tags\":[");
  for (size_t i = 0; i < c->tag_count; i++) {
    if (i) strbuf_addc(out, ',');
    json_text(out, c->tags[i]);
  }
  strbuf_addf(out, "],\"level\":\"%s\",\"checks\":[",
              c->level == LEVEL_REQUIRED ? "required" : "recommended");
  const char *comma = "";
  for (int k = 0; k < CHECK_COUNT; k++) {
    if (!(c->checks >> k & 1)) continue;
    strbuf_addf(out, "%s\"%s\"", comma, check_names[k]);
    comma = ",";
  }
  strbuf_addf(out, "],\"promise\":\"%s\"", c->promise == PROMISE_FULL ? "full" : "six-months");
  if (c->needs.profiles) {
    strbuf_adds(out, ",\"profiles\":\"");
    profile_text(c->needs.profiles, ",", out);
    strbuf_addc(out, '"');
  }
  if (c->breaks) add_member(out, "breaks", c->breaks);
  if (c->reader) add_member(out, "reader", reader_names[c->reader]);
  add_member(out, "fingerprint", fingerprint);
  strbuf_adds(out, "}\n");
}

/* One letter for each check, a space for none; trailing spaces are left out. */
static void add_letters(const uint8_t *verdicts, strbuf *out) {
  size_t n = CHECK_COUNT;
  while (n > 0 && verdicts[n - 1] == VERDICT_NONE) n--;
  strbuf_addc(out, '"');
  for (size_t k = 0; k < n; k++) strbuf_addc(out, verdict_letters[verdicts[k]]);
  strbuf_addc(out, '"');
}

static void add_cells(const results *r, const uint8_t *row, strbuf *out) {
  enum { CELL = SLOT_COUNT * CHECK_COUNT };
  for (size_t c = 0; c < r->releases;) {
    const uint8_t *first = row + c * CELL;
    size_t same = 1;
    while (c + same < r->releases && memcmp(first, first + same * CELL, CELL) == 0) same++;
    strbuf_adds(out, c ? ",[" : "[");
    strbuf_addu(out, same);
    for (int slot = 0; slot < SLOT_COUNT; slot++) {
      strbuf_addc(out, ',');
      add_letters(first + slot * CHECK_COUNT, out);
    }
    strbuf_addc(out, ']');
    c += same;
  }
}

static void add_detail(const results *r, const detail *d, strbuf *out) {
  char version[32];
  strbuf_addf(out, "[\"%s\",%u,\"%s\",\"%s\",",
              vs_format(r->opset->releases[d->consumer].version, version), d->slot,
              check_names[d->check], verdict_names[d->verdict]);
  json_text(out, d->text);
  strbuf_addc(out, ']');
}

static void add_messages(const results *r, const finished_row *row, strbuf *out) {
  for (size_t i = 0; i < row->detail_count; i++) {
    strbuf_adds(out, i ? "," : ",\"messages\":[");
    add_detail(r, &row->details[i], out);
  }
  if (row->detail_count) strbuf_addc(out, ']');
}

void journal_add_row(const results *r, const finished_row *row, strbuf *out) {
  char version[32];
  strbuf_adds(out, "{\"of\":");
  json_text(out, r->cases[row->index]->id);
  strbuf_adds(out, ",\"producer\":\"");
  strbuf_adds(out, vs_format(r->opset->releases[row->producer].version, version));
  strbuf_adds(out, "\",\"cells\":[");
  add_cells(r, row->verdicts, out);
  strbuf_addc(out, ']');
  add_messages(r, row, out);
  if (row->retried) {
    strbuf_addf(out, ",\"attempt\":%u,\"before\":", row->retried->attempt);
    add_detail(r, &row->retried->before, out);
  }
  strbuf_addf(out, ",\"seconds\":%llu.%06llu}\n", (unsigned long long)(row->micros / 1000000),
              (unsigned long long)(row->micros % 1000000));
}

void journal_add_seconds(double seconds, strbuf *out) {
  strbuf_addf(out, "{\"seconds\":%.17g}\n", seconds);
}

bool journal_fingerprint(const corpus_case *c, const golden_set *golden, const vs_opset *o,
                         char out[SHA256_TEXT], strbuf *why) {
  strbuf_auto all = STRBUF_INIT;
  const char *files[] = {c->path, c->normal, c->twin, c->edits};
  bool ok = true;
  journal_add_case(c, "", &all);
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
