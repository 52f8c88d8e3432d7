#include "journal.h"

#include <errno.h>
#include <fcntl.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "harness/tools/clock.h"
#include "harness/tools/diags.h"
#include "harness/tools/input.h"
#include "harness/tools/json_text.h"

enum { JOURNAL_VERSION = 1, PRINT_TEXT = 33 };

struct journal {
  int fd; /* locked as long as it is open */
  char *path;
  results *r;
  const plan_filter *filter;
  bool *done;
  size_t kept;
  strbuf pending;
  bool dirty; /* written, not yet on the disk */
  double synced;
  int error;
};

bool journal_restricts(const journal_option *o) {
  static const char *const how[] = {"consumer", "inputs", "opset", "fault", "corpus", "golden"};
  for (size_t k = 0; k < sizeof how / sizeof *how; k++)
    if (strcmp(o->name, how[k]) == 0) return false;
  return strcmp(o->name, "level") != 0 || strcmp(o->value, LEVELS_ALL) != 0;
}

const char *journal_value(const journal_head *h, const char *name) {
  for (size_t i = 0; i < h->option_count; i++)
    if (strcmp(h->options[i].name, name) == 0) return h->options[i].value;
  return NULL;
}

bool journal_with_arguments(const journal_head *h) {
  const char *inputs = journal_value(h, "inputs");
  return inputs && strcmp(inputs, "arguments") == 0;
}

/* --- Lines, written --- */

static void add_member(strbuf *out, const char *name, const char *text) {
  strbuf_addf(out, ",\"%s\":", name);
  json_text(out, text);
}

static void add_head(const journal_head *h, const vs_opset *o, size_t cases, strbuf *out) {
  char version[32];
  strbuf_addf(out, "{\"journal\":%d", JOURNAL_VERSION);
  add_member(out, "tool", h->tool);
  add_member(out, "consumer", h->consumer);
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
  add_member(out, "started", h->started);
  strbuf_adds(out, "}\n");
}

static void add_case(const corpus_case *c, const char *print, strbuf *out) {
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
  if (c->breaks) add_member(out, "breaks", c->breaks);
  if (c->reader) add_member(out, "reader", reader_names[c->reader]);
  add_member(out, "print", print);
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

static void add_said(const results *r, const finished_row *row, strbuf *out) {
  char version[32];
  for (size_t i = 0; i < row->said_count; i++) {
    const detail *d = &row->said[i];
    strbuf_addf(out, "%s[\"%s\",%u,\"%s\",\"%s\",", i ? "," : ",\"said\":[",
                vs_format(r->opset->releases[d->consumer].version, version), d->slot,
                check_names[d->check], verdict_names[d->verdict]);
    json_text(out, d->text);
    strbuf_addc(out, ']');
  }
  if (row->said_count) strbuf_addc(out, ']');
}

static void add_row(const results *r, const finished_row *row, strbuf *out) {
  char version[32];
  strbuf_adds(out, "{\"of\":");
  json_text(out, r->cases[row->index]->id);
  strbuf_adds(out, ",\"producer\":\"");
  strbuf_adds(out, vs_format(r->opset->releases[row->producer].version, version));
  strbuf_adds(out, "\",\"cells\":[");
  add_cells(r, row->verdicts, out);
  strbuf_addc(out, ']');
  add_said(r, row, out);
  strbuf_adds(out, "}\n");
}

static void add_seconds(double seconds, strbuf *out) {
  strbuf_addf(out, "{\"seconds\":%.17g}\n", seconds);
}

bool journal_print(const corpus_case *c, const golden_set *golden, const vs_opset *o,
                   char out[SHA256_TEXT], strbuf *why) {
  strbuf all = STRBUF_INIT;
  const char *files[] = {c->path, c->normal, c->twin, c->edits};
  bool ok = true;
  add_case(c, "", &all);
  strbuf_addf(&all, "%.17g %d %d %d\n", c->tolerance, c->nan_bits, c->zeros_equal,
              c->keep_locations);
  for (size_t i = 0; ok && i < sizeof files / sizeof *files; i++) {
    input in;
    char hash[SHA256_TEXT];
    if (!files[i]) continue;
    ok = input_open(&in, files[i], why);
    if (!ok) break;
    sha256_text(in.bytes, in.size, hash);
    strbuf_adds(&all, hash);
    input_close(&in);
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
  out[PRINT_TEXT - 1] = '\0';
  strbuf_free(&all);
  return ok;
}

/* --- Lines, read --- */

typedef struct reader {
  journal_record *j;
  const vs_opset *opset;
  diag_sink *sink;
  const char *path;
  uint32_t line;
  const char *begin, *at; /* of the file, and of the line */
  uint8_t *row;           /* one that is read */
  uint8_t *releases;      /* of the journal, as indices of ours */
  size_t release_count;
  size_t expected, room; /* cases */
  bool ok;
} reader;

static bool bad(reader *r, const char *what) {
  diag_place place = {.file = r->path, .line = r->line, .column = 1};
  r->ok = false;
  return diag_error(r->sink, DIAG_JOURNAL_LINE, place, "%s", what);
}

static const char *keep(reader *r, const char *text) {
  return arena_strndup(r->j->memory, text, strlen(text));
}

static const char *member(reader *r, const json_t *o, const char *name) {
  const char *text = json_string_value(json_object_get(o, name));
  if (text) return keep(r, text);
  strbuf why = STRBUF_INIT;
  strbuf_addf(&why, "the text '%s' is missing", name);
  bad(r, strbuf_str(&why));
  strbuf_free(&why);
  return "";
}

static bool release_index(const vs_opset *o, const char *text, uint8_t *out) {
  vs_version v;
  const vs_release *release =
      text && vs_parse(o, text, strlen(text), &v) ? vs_release_of(o, v) : NULL;
  if (!release) return false;
  *out = (uint8_t)(release - o->releases);
  return true;
}

static bool read_head(reader *r, const json_t *o) {
  journal_head *h = &r->j->head;
  if (json_integer_value(json_object_get(o, "journal")) != JOURNAL_VERSION)
    return bad(r, "this is no journal of this version");
  h->tool = member(r, o, "tool");
  h->consumer = member(r, o, "consumer");
  h->corpus = member(r, o, "corpus");
  snprintf(h->started, sizeof h->started, "%s", member(r, o, "started"));
  const json_t *releases = json_object_get(o, "releases");
  const json_t *cases = json_object_get(o, "cases");
  r->release_count = json_array_size(releases);
  if (!r->release_count || r->release_count > r->opset->release_count)
    return bad(r, "the run knows more releases than are built in; --opset says where they are");
  r->releases = ARENA_ARRAY(r->j->memory, uint8_t, r->release_count);
  for (size_t i = 0; i < r->release_count; i++)
    if (!release_index(r->opset, json_string_value(json_array_get(releases, i)), &r->releases[i]))
      return bad(r, "the releases are not ours");
  r->j->as_ours = r->release_count == r->opset->release_count;
  for (size_t i = 0; i < r->release_count; i++) r->j->as_ours &= r->releases[i] == i;
  if (!json_is_integer(cases) || json_integer_value(cases) < 1 ||
      json_integer_value(cases) > UINT32_MAX / 2)
    return bad(r, "the number of cases is missing");
  r->expected = (size_t)json_integer_value(cases);
  const char *name;
  json_t *value;
  json_object_foreach((json_t *)(uintptr_t)json_object_get(o, "options"), name, value) {
    if (!json_is_string(value) || h->option_count == JOURNAL_OPTIONS)
      return bad(r, "the options cannot be understood");
    h->options[h->option_count++] =
        (journal_option){keep(r, name), keep(r, json_string_value(value))};
  }
  return r->ok;
}

static bool read_forms(reader *r, const json_t *list, corpus_case *c) {
  c->form_count = json_array_size(list);
  if (!c->form_count) return bad(r, "a case needs forms");
  case_form *forms = ARENA_ARRAY(r->j->memory, case_form, c->form_count);
  for (size_t i = 0; i < c->form_count; i++) {
    const json_t *row = json_array_get(list, i);
    const char *since = json_string_value(json_array_get(row, 0));
    const char *feature = json_string_value(json_array_get(row, 1));
    if (!since || !vs_parse(r->opset, since, strlen(since), &forms[i].since))
      return bad(r, "a form needs a release");
    forms[i].feature = feature ? keep(r, feature) : NULL;
    if (i ? forms[i].since <= forms[i - 1].since : forms[i].since != c->since)
      return bad(r, "the forms begin with 'since' and go up");
  }
  c->forms = forms;
  return true;
}

static bool read_case(reader *r, const json_t *o) {
  corpus *all = &r->j->corpus;
  if (all->count == r->expected) return bad(r, "there are more cases than were announced");
  if (all->count == r->room) {
    size_t room = r->room ? 2 * r->room : 64;
    arena *a = r->j->memory;
    all->cases =
        arena_grow(a, all->cases, r->room, room, sizeof *all->cases, _Alignof(corpus_case));
    r->j->prints =
        arena_grow(a, r->j->prints, r->room, room, sizeof *r->j->prints, _Alignof(const char *));
    r->room = room;
  }
  corpus_case *c = &all->cases[all->count];
  *c = (corpus_case){.tolerance = -1, .path = "", .manifest = ""};
  c->id = member(r, o, "case");
  c->name = member(r, o, "file");
  const char *since = member(r, o, "since"), *level = member(r, o, "level");
  const char *promised = member(r, o, "promise");
  r->j->prints[all->count] = member(r, o, "print");
  if (!r->ok) return false;
  if (all->count && strcmp(all->cases[all->count - 1].id, c->id) >= 0)
    return bad(r, "the cases are not in the order of their ids");
  if (!vs_parse(r->opset, since, strlen(since), &c->since)) return bad(r, "'since' is no release");
  c->level = strcmp(level, "required") == 0 ? LEVEL_REQUIRED : LEVEL_RECOMMENDED;
  c->promise = strcmp(promised, "full") == 0 ? PROMISE_FULL : PROMISE_SIX_MONTHS;
  const json_t *tags = json_object_get(o, "tags"), *checks = json_object_get(o, "checks");
  c->tag_count = json_array_size(tags);
  const char **words = ARENA_ARRAY(r->j->memory, const char *, c->tag_count);
  for (size_t i = 0; i < c->tag_count; i++) {
    const char *tag = json_string_value(json_array_get(tags, i));
    if (!tag) return bad(r, "a tag is no text");
    words[i] = keep(r, tag);
  }
  c->tags = words;
  for (size_t i = 0; i < json_array_size(checks); i++) {
    const char *name = json_string_value(json_array_get(checks, i));
    check_kind k = name ? check_by_name(name, strlen(name)) : CHECK_COUNT;
    if (k == CHECK_COUNT) return bad(r, "there is no such check");
    c->checks |= 1u << k;
  }
  const json_t *breaks = json_object_get(o, "breaks");
  if (breaks && !json_is_string(breaks)) return bad(r, "'breaks' is no text");
  if (breaks) c->breaks = keep(r, json_string_value(breaks));
  const char *duty = json_string_value(json_object_get(o, "reader"));
  for (int i = READER_MUST_REFUSE; duty && i <= READER_MAY_ACCEPT; i++)
    if (strcmp(duty, reader_names[i]) == 0) c->reader = (reader_duty)i;
  if (json_object_get(o, "reader") && !c->reader) return bad(r, "'reader' is no duty of a reader");
  if (!read_forms(r, json_object_get(o, "forms"), c)) return false;
  all->count++;
  return true;
}

static bool read_letters(reader *r, const json_t *text, uint8_t *out) {
  const char *letters = json_string_value(text);
  size_t n = letters ? strlen(letters) : 0;
  if (!letters || n > CHECK_COUNT) return bad(r, "a cell needs a letter for each check");
  memset(out, VERDICT_NONE, CHECK_COUNT);
  for (size_t k = 0; k < n; k++) {
    const char *at = memchr(verdict_letters, letters[k], VERDICT_COUNT);
    if (!at) return bad(r, "a letter that is no verdict");
    out[k] = (uint8_t)(at - verdict_letters);
  }
  return true;
}

static bool read_said(reader *r, const json_t *list, uint32_t index, uint8_t producer) {
  results *all = &r->j->r;
  for (size_t i = 0; i < json_array_size(list); i++) {
    const json_t *row = json_array_get(list, i);
    const char *check = json_string_value(json_array_get(row, 2));
    const char *name = json_string_value(json_array_get(row, 3));
    const char *text = json_string_value(json_array_get(row, 4));
    json_int_t slot = json_integer_value(json_array_get(row, 1));
    detail d = {.index = index, .producer = producer, .slot = (uint8_t)slot};
    size_t v = 1;
    while (name && v < VERDICT_COUNT && strcmp(verdict_names[v], name) != 0) v++;
    check_kind k = check ? check_by_name(check, strlen(check)) : CHECK_COUNT;
    if (!name || !text || v == VERDICT_COUNT || k == CHECK_COUNT || slot < 0 ||
        slot >= SLOT_COUNT ||
        !release_index(r->opset, json_string_value(json_array_get(row, 0)), &d.consumer))
      return bad(r, "what was said about a cell cannot be understood");
    d.check = (uint8_t)k;
    d.verdict = (uint8_t)v;
    d.text = strdup(text);
    if (!d.text || !results_add_detail(all, d)) return bad(r, "out of memory");
  }
  return true;
}

static int by_id(const void *a, const void *b) {
  const corpus_case *const *c = b;
  return strcmp(a, (*c)->id);
}

static bool find_case(const results *r, const char *id, uint32_t *out) {
  const corpus_case **at = bsearch(id, r->cases, r->case_count, sizeof *r->cases, by_id);
  if (at) *out = (uint32_t)(at - r->cases);
  return at != NULL;
}

static bool read_row(reader *r, const json_t *o) {
  results *all = &r->j->r;
  const char *id = json_string_value(json_object_get(o, "of"));
  uint8_t producer;
  uint32_t index;
  if (!find_case(all, id, &index)) return bad(r, "a row of a case that the run does not have");
  if (!release_index(r->opset, json_string_value(json_object_get(o, "producer")), &producer))
    return bad(r, "a row needs a producer");
  uint64_t *there = &r->j->rows[index * all->releases + producer];
  if (*there) { /* the one that comes last is right */
    results_forget(all, index, producer);
    r->j->repeated++;
  }
  memset(r->row, VERDICT_NONE, results_row_size(all));
  const json_t *cells = json_object_get(o, "cells");
  size_t consumer = 0;
  for (size_t i = 0; i < json_array_size(cells); i++) {
    const json_t *run = json_array_get(cells, i);
    json_int_t same = json_integer_value(json_array_get(run, 0));
    uint8_t verdicts[SLOT_COUNT][CHECK_COUNT];
    for (size_t slot = 0; slot < SLOT_COUNT; slot++)
      if (!read_letters(r, json_array_get(run, slot + 1), verdicts[slot])) return false;
    if (same < 1 || (size_t)same > r->release_count - consumer)
      return bad(r, "a row has as many cells as there are releases");
    for (; same > 0; same--, consumer++)
      memcpy(r->row + r->releases[consumer] * sizeof verdicts, verdicts, sizeof verdicts);
  }
  if (consumer != r->release_count) return bad(r, "a row has as many cells as there are releases");
  if (!read_said(r, json_object_get(o, "said"), index, producer)) return false;
  if (!results_set_row(all, index, producer, r->row)) return bad(r, "out of memory");
  *there = (uint64_t)(r->at - r->begin) + 1;
  return true;
}

/* The filter of the run, without what chose its cases. */
static bool cases_known(reader *r) {
  journal_record *j = r->j;
  plan_options options = {.pair = journal_value(&j->head, "pair"),
                          .check = journal_value(&j->head, "check"),
                          .level = journal_value(&j->head, "level")};
  strbuf why = STRBUF_INIT;
  j->filter = plan_filter_new(r->opset, &options, &why);
  bool ok = j->filter && results_new(&j->r, r->opset, &j->corpus, j->filter, &why);
  if (!ok) bad(r, strbuf_str(&why));
  strbuf_free(&why);
  if (!ok) return false;
  j->r.consumer = j->head.consumer;
  j->rows = ARENA_ARRAY(j->memory, uint64_t, j->r.case_count * j->r.releases);
  r->row = ARENA_ARRAY(j->memory, uint8_t, results_row_size(&j->r));
  return true;
}

static bool read_line(reader *r, const json_t *o) {
  journal_record *j = r->j;
  bool headed = j->head.tool != NULL, listed = headed && j->corpus.count == r->expected;
  if (!json_is_object(o)) return bad(r, "a line is a JSON object");
  if (!headed) return read_head(r, o);
  if (json_object_get(o, "case")) return read_case(r, o);
  if (!listed) return bad(r, "there are fewer cases than were announced");
  if (!j->rows && !cases_known(r)) return false;
  if (json_object_get(o, "of")) return read_row(r, o);
  const json_t *seconds = json_object_get(o, "seconds");
  if (!json_is_number(seconds)) return bad(r, "a line that journals do not have");
  j->head.seconds += json_number_value(seconds);
  return true;
}

static void read_lines(reader *r, const char *bytes, size_t n) {
  for (const char *at = bytes, *end = bytes + n; r->ok && at < end;) {
    const char *newline = memchr(at, '\n', (size_t)(end - at));
    r->line++;
    if (!newline) {
      r->j->torn = true;
      break;
    }
    r->at = at;
    json_error_t error;
    json_t *o = json_loadb(at, (size_t)(newline - at), 0, &error);
    if (o)
      read_line(r, o);
    else if (newline + 1 < end)
      bad(r, error.text);
    else
      r->j->torn = true; /* its bytes never came to the disk */
    json_decref(o);
    at = newline + 1;
  }
  journal_record *j = r->j;
  if (r->ok && (!j->head.tool || j->corpus.count != r->expected))
    bad(r, "the journal ends before its cases do");
  if (r->ok && !j->rows) cases_known(r);
}

/* A row that the plan asks for and that is not there was not made: the run was stopped. */
static void count_missing(journal_record *j) {
  for (size_t i = 0; i < j->r.case_count; i++)
    for (size_t p = 0; p < j->r.releases; p++)
      if (plan_takes_row(j->filter, j->r.opset, j->r.cases[i], p) &&
          !j->rows[i * j->r.releases + p])
        j->r.missing++;
}

bool journal_read(journal_record *j, const char *folder, const vs_opset *o, diag_sink *sink) {
  *j = (journal_record){.memory = arena_new(0)};
  strbuf path = STRBUF_INIT, why = STRBUF_INIT;
  strbuf_addf(&path, "%s/" JOURNAL_FILE, folder);
  reader r = {.j = j, .opset = o, .sink = sink, .path = strbuf_str(&path), .ok = true};
  volatile bool ok = false;
  arena_guard g;
  if (!j->memory) {
    bad(&r, "out of memory");
  } else if (access(strbuf_str(&path), F_OK) != 0) {
    diag_error(sink, DIAG_JOURNAL_FILE, (diag_place){0}, "'%s' holds no run: '%s': %s", folder,
               strbuf_str(&path), strerror(errno));
  } else if (!input_open(&j->file, strbuf_str(&path), &why)) {
    diag_error(sink, DIAG_JOURNAL_FILE, (diag_place){0}, "%s", strbuf_str(&why));
  } else {
    if (ARENA_GUARD(j->memory, &g)) {
      r.begin = j->file.bytes;
      read_lines(&r, j->file.bytes, j->file.size);
      arena_guard_pop(j->memory, &g);
      ok = r.ok;
    } else {
      bad(&r, "out of memory");
    }
  }
  if (ok) {
    j->r.seconds = j->head.seconds;
    results_sort_details(&j->r);
    count_missing(j);
  }
  strbuf_free(&path);
  strbuf_free(&why);
  return ok;
}

void journal_record_free(journal_record *j) {
  results_free(&j->r);
  plan_filter_free(j->filter);
  input_close(&j->file);
  if (j->memory) arena_free(j->memory);
  *j = (journal_record){0};
}

/* --- Writing --- */

static void fail(journal *j, int error) {
  if (!j->error) j->error = error ? error : EIO;
}

static void put(journal *j) {
  size_t at = 0;
  if (j->pending.failed) fail(j, ENOMEM);
  while (!j->error && at < j->pending.len) {
    ssize_t w = write(j->fd, j->pending.bytes + at, j->pending.len - at);
    if (w < 0 && errno == EINTR) continue;
    if (w < 0)
      fail(j, errno);
    else
      at += (size_t)w, j->dirty = true;
  }
  strbuf_reset(&j->pending);
}

static void put_much(journal *j) {
  enum { MUCH = 1 << 16 };
  if (j->pending.len > MUCH || j->pending.failed) put(j);
}

static void sync_now(journal *j) {
  if (j->dirty && !j->error && fdatasync(j->fd) != 0 && errno != EINVAL) fail(j, errno);
  j->dirty = false;
  j->synced = clock_now();
}

bool journal_flush(journal *j, bool to_disk) {
  static const double interval = 0.5;
  if (j->pending.len || j->pending.failed) put(j);
  if (j->dirty && (to_disk || clock_now() - j->synced > interval)) sync_now(j);
  return !j->error;
}

/* Only one run writes to a journal. The lock ends with its process; its children do not have it. */
static bool lock(int fd) {
  struct flock all = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
  return fcntl(fd, F_SETLK, &all) == 0 || (errno != EAGAIN && errno != EACCES);
}

static bool busy(const char *path) {
  int fd = open(path, O_RDWR | O_CLOEXEC);
  bool other = fd >= 0 && !lock(fd);
  if (fd >= 0) close(fd);
  return other;
}

static bool option_equal(const journal_head *a, const journal_head *b, const char *name) {
  const char *x = journal_value(a, name), *y = journal_value(b, name);
  return x && y ? strcmp(x, y) == 0 : x == y;
}

/* Options that say where things lie: the same run may find them elsewhere. What lies there is
 * compared case by case (journal_print). */
static bool is_place(const char *name) {
  return strcmp(name, "corpus") == 0 || strcmp(name, "golden") == 0;
}

/* The name of an option in which two runs differ; NULL: none. */
static const char *differing_option(const journal_head *a, const journal_head *b) {
  const journal_head *heads[] = {a, b};
  if (strcmp(a->consumer, b->consumer) != 0) return "consumer";
  for (size_t h = 0; h < 2; h++)
    for (size_t i = 0; i < heads[h]->option_count; i++)
      if (!is_place(heads[h]->options[i].name) && !option_equal(a, b, heads[h]->options[i].name))
        return heads[h]->options[i].name;
  return NULL;
}

static bool row_failed(const results *r, size_t index, size_t producer) {
  const uint8_t *v = results_row(r, index, producer);
  for (size_t i = 0; i < results_row_size(r); i++)
    if (verdict_is_bad(v[i])) return true;
  return false;
}

static bool takes_row(const journal *j, const journal_record *old, uint32_t was, size_t i, size_t p,
                      bool failed_again) {
  return old->rows[was * j->r->releases + p] &&
         plan_takes_row(j->filter, j->r->opset, j->r->cases[i], p) &&
         !(failed_again && row_failed(&old->r, was, p));
}

/* Takes over the rows that still say something about the cases as they are now. */
static void take_rows(journal *j, const journal_record *old, const char *const *prints,
                      bool failed_again) {
  results *r = j->r;
  if (!old->as_ours) return;
  for (size_t i = 0; i < r->case_count; i++) {
    uint32_t was;
    if (!find_case(&old->r, r->cases[i]->id, &was)) continue;
    if (strcmp(prints[i], old->prints[was]) != 0) continue;
    for (size_t p = 0; p < r->releases; p++) {
      if (!takes_row(j, old, was, i, p, failed_again)) continue;
      if (!results_set_row(r, i, p, results_row(&old->r, was, p))) fail(j, ENOMEM);
      j->done[i * r->releases + p] = true;
      j->kept++;
    }
  }
  for (size_t i = 0; i < old->r.detail_count; i++) {
    detail d = old->r.details[i];
    uint32_t index;
    if (!find_case(r, old->r.cases[d.index]->id, &index)) continue;
    if (!j->done[index * r->releases + d.producer]) continue;
    d.index = index;
    d.text = strdup(d.text);
    if (!d.text || !results_add_detail(r, d)) fail(j, ENOMEM);
  }
}

/* The line of a row as it stands in a journal; it ends with a newline, for it was read. */
static void copy_line(const journal_record *from, uint64_t at, strbuf *out) {
  const char *line = (const char *)from->file.bytes + at - 1;
  const char *end = (const char *)from->file.bytes + from->file.size;
  strbuf_add(out, line,
             (size_t)((const char *)memchr(line, '\n', (size_t)(end - line)) + 1 - line));
}

/* A whole journal, beside the old one until it is complete: at no moment is there none. */
static bool begin_file(journal *j, const journal_head *h, const char *const *prints,
                       const journal_record *old, strbuf *why) {
  strbuf beside = STRBUF_INIT;
  strbuf_addf(&beside, "%s.part", j->path);
  j->fd = open(strbuf_str(&beside), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
  if (j->fd < 0) {
    strbuf_addf(why, "cannot write '%s': %s", strbuf_str(&beside), strerror(errno));
    strbuf_free(&beside);
    return false;
  }
  if (!lock(j->fd)) {
    strbuf_addf(why, "another run is writing '%s'", j->path);
    strbuf_free(&beside);
    return false;
  }
  if (ftruncate(j->fd, 0) != 0) fail(j, errno);
  results *r = j->r;
  add_head(h, r->opset, r->case_count, &j->pending);
  for (size_t i = 0; i < r->case_count; i++) {
    add_case(r->cases[i], prints[i], &j->pending);
    put_much(j);
  }
  for (size_t i = 0; j->kept && i < r->case_count; i++) {
    uint32_t was;
    if (!find_case(&old->r, r->cases[i]->id, &was)) continue;
    for (size_t p = 0; p < r->releases; p++)
      if (j->done[i * r->releases + p])
        copy_line(old, old->rows[was * r->releases + p], &j->pending);
    put_much(j);
  }
  if (h->seconds > 0) add_seconds(h->seconds, &j->pending);
  put(j);
  sync_now(j);
  if (!j->error && rename(strbuf_str(&beside), j->path) != 0) fail(j, errno);
  if (j->error) strbuf_addf(why, "cannot write '%s': %s", j->path, strerror(j->error));
  strbuf_free(&beside);
  return !j->error;
}

static bool resume(journal *j, const char *folder, journal_head *h, const char *const *prints,
                   bool failed_again, journal_record *old, diag_sink *sink, strbuf *why) {
  if (!journal_read(old, folder, j->r->opset, sink)) {
    strbuf_addf(why, "the journal in '%s' cannot be used", folder);
    return false;
  }
  const char *other = differing_option(h, &old->head);
  if (other) {
    const char *was = journal_value(&old->head, other), *is = journal_value(h, other);
    if (strcmp(other, "consumer") == 0) was = old->head.consumer, is = h->consumer;
    strbuf_addf(why, "the journal in '%s' is of another run: --%s was %s%s%s, not %s%s%s", folder,
                other, was ? "'" : "", was ? was : "absent", was ? "'" : "", is ? "'" : "",
                is ? is : "absent", is ? "'" : "");
    return false;
  }
  take_rows(j, old, prints, failed_again);
  h->seconds = old->head.seconds;
  memcpy(h->started, old->head.started, sizeof h->started);
  return true;
}

static void journal_free(journal *j) {
  if (j->fd >= 0) close(j->fd);
  free(j->path);
  free(j->done);
  strbuf_free(&j->pending);
  free(j);
}

static bool start(journal *j, const char *folder, journal_mode mode, journal_head *h,
                  const golden_set *golden, diag_sink *sink, strbuf *why) {
  results *r = j->r;
  char(*hashes)[SHA256_TEXT] = calloc(r->case_count, sizeof *hashes);
  const char **prints = calloc(r->case_count, sizeof *prints);
  bool ok = hashes && prints;
  if (!ok) strbuf_adds(why, "out of memory");
  for (size_t i = 0; ok && i < r->case_count; i++) {
    ok = journal_print(r->cases[i], golden, r->opset, hashes[i], why);
    prints[i] = hashes[i];
  }
  bool there = access(j->path, F_OK) == 0;
  if (ok && busy(j->path)) {
    strbuf_addf(why, "another run is writing '%s'", j->path);
    ok = false;
  }
  journal_record old = {0};
  if (ok && there && mode != JOURNAL_NEW)
    ok = resume(j, folder, h, prints, mode == JOURNAL_FAILED, &old, sink, why);
  ok = ok && begin_file(j, h, prints, &old, why);
  journal_record_free(&old);
  free(hashes);
  free(prints);
  return ok;
}

journal *journal_open(const char *folder, journal_mode mode, journal_head *head, results *r,
                      const golden_set *golden, const plan_filter *f, diag_sink *sink,
                      strbuf *why) {
  journal *j = calloc(1, sizeof *j);
  strbuf path = STRBUF_INIT;
  strbuf_addf(&path, "%s/" JOURNAL_FILE, folder);
  bool ok = j != NULL;
  if (ok) {
    *j = (journal){.fd = -1, .r = r, .filter = f, .path = path.failed ? NULL : path.bytes};
    j->done = calloc(r->case_count * r->releases, sizeof *j->done);
    ok = j->path && j->done;
  } else {
    strbuf_free(&path);
  }
  if (!ok) strbuf_adds(why, "out of memory");
  ok = ok && output_folder(folder, why) && start(j, folder, mode, head, golden, sink, why);
  if (ok || !j) return j;
  journal_free(j);
  return NULL;
}

const bool *journal_done(const journal *j) { return j->done; }
size_t journal_kept(const journal *j) { return j->kept; }

void journal_row(journal *j, const finished_row *row) { add_row(j->r, row, &j->pending); }

bool journal_close(journal *j, bool ended, double seconds, strbuf *why) {
  if (ended) add_seconds(seconds, &j->pending);
  bool ok = journal_flush(j, true);
  if (!ok) strbuf_addf(why, "cannot write '%s': %s", j->path, strerror(j->error));
  journal_free(j);
  return ok;
}

/* --- Parts --- */

typedef struct part_case {
  const corpus_case *c;
  const char *print;
  const journal_record *part;
  size_t index;
} part_case;

static int by_case_id(const void *a, const void *b) {
  return strcmp(((const part_case *)a)->c->id, ((const part_case *)b)->c->id);
}

static bool parts_fit(const journal_record *const *parts, size_t count, strbuf *why) {
  for (size_t i = 1; i < count; i++) {
    journal_head a = parts[0]->head, b = parts[i]->head;
    for (size_t k = 0; k < a.option_count; k++)
      if (strcmp(a.options[k].name, "shard") == 0) a.options[k] = a.options[--a.option_count];
    for (size_t k = 0; k < b.option_count; k++)
      if (strcmp(b.options[k].name, "shard") == 0) b.options[k] = b.options[--b.option_count];
    const char *other = differing_option(&a, &b);
    if (!other && (strcmp(a.tool, b.tool) != 0 || !parts[i]->as_ours || !parts[0]->as_ours))
      other = "version";
    if (!other) continue;
    strbuf_addf(why, "these are not parts of one run: they differ in --%s", other);
    return false;
  }
  return true;
}

static void add_part(const part_case *p, strbuf *out) {
  size_t releases = p->part->r.releases;
  for (size_t k = 0; k < releases; k++) {
    uint64_t at = p->part->rows[p->index * releases + k];
    if (at) copy_line(p->part, at, out);
  }
}

static bool put_parts(const journal_head *h, const part_case *all, size_t n, output *file) {
  enum { MUCH = 1 << 16 };
  strbuf out = STRBUF_INIT;
  add_head(h, all[0].part->r.opset, n, &out);
  for (size_t pass = 0; pass < 2; pass++)
    for (size_t i = 0; i < n; i++) {
      if (pass)
        add_part(&all[i], &out);
      else
        add_case(all[i].c, all[i].print, &out);
      if (out.len > MUCH) output_put(file, out.bytes, out.len), strbuf_reset(&out);
    }
  add_seconds(h->seconds, &out);
  bool ok = !out.failed && output_put(file, out.bytes, out.len);
  strbuf_free(&out);
  return ok;
}

bool journal_merge(const journal_record *const *parts, size_t count, const char *folder,
                   strbuf *why) {
  size_t cases = 0, n = 0;
  if (!parts_fit(parts, count, why)) return false;
  journal_head h = parts[0]->head;
  for (size_t k = 0; k < h.option_count; k++)
    if (strcmp(h.options[k].name, "shard") == 0) {
      memmove(&h.options[k], &h.options[k + 1], (h.option_count - k - 1) * sizeof *h.options);
      h.option_count--;
    }
  h.seconds = 0;
  for (size_t i = 0; i < count; i++) {
    cases += parts[i]->r.case_count;
    h.seconds += parts[i]->head.seconds;
    if (strcmp(parts[i]->head.started, h.started) < 0)
      memcpy(h.started, parts[i]->head.started, sizeof h.started);
  }
  part_case *all = calloc(cases, sizeof *all);
  if (!all) {
    strbuf_adds(why, "out of memory");
    return false;
  }
  for (size_t i = 0; i < count; i++)
    for (size_t k = 0; k < parts[i]->r.case_count; k++)
      all[n++] = (part_case){parts[i]->r.cases[k], parts[i]->prints[k], parts[i], k};
  qsort(all, n, sizeof *all, by_case_id);
  bool ok = true;
  for (size_t i = 1; ok && i < n; i++) {
    if (strcmp(all[i - 1].c->id, all[i].c->id) != 0) continue;
    strbuf_addf(why, "case '%s' is in more than one part", all[i].c->id);
    ok = false;
  }
  strbuf path = STRBUF_INIT;
  strbuf_addf(&path, "%s/" JOURNAL_FILE, folder);
  if (path.failed) strbuf_adds(why, "out of memory");
  if (ok && !path.failed && output_folder(folder, why)) {
    output file;
    bool written = output_open(&file, strbuf_str(&path)) && put_parts(&h, all, n, &file);
    if (!written && !file.error) strbuf_adds(why, "out of memory");
    ok = output_close(&file, written, why) && written;
  } else {
    ok = false;
  }
  strbuf_free(&path);
  free(all);
  return ok;
}
