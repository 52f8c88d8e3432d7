/* SPDX-License-Identifier: Apache-2.0 */
#include "journal_lines.h"

#include <errno.h>
#include <jansson.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/vec.h"
#include "harness/cases/plan.h"
#include "harness/cli/diags.h"
#include "harness/words/json_text.h"

bool journal_restricts(const journal_option *o) {
  static const char *const how[] = {"consumer", "opset",    "fault",  "corpus",
                                    "golden",   "profiles", "habits", "sizes"};
  for (size_t k = 0; k < sizeof how / sizeof *how; k++)
    if (strcmp(o->name, how[k]) == 0) return false;
  if (strcmp(o->name, "context") == 0) return CONTEXTS_BY_DEFAULT & ~contexts_read(o->value);
  return strcmp(o->name, "level") != 0 || strcmp(o->value, LEVELS_ALL) != 0;
}

const char *journal_value(const journal_head *h, const char *name) {
  for (size_t i = 0; i < h->option_count; i++)
    if (strcmp(h->options[i].name, name) == 0) return h->options[i].value;
  return NULL;
}

/* Appends a word so that a shell does not change it: in quotes if necessary. */
static void add_quoted(const char *word, strbuf *out) {
  static const char safe[] =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_=+./,:@%";
  bool quotes = !*word || word[strspn(word, safe)];
  if (quotes) strbuf_addc(out, '\'');
  for (; *word; word++) strbuf_adds(out, *word == '\'' ? "'\\''" : (char[]){*word, '\0'});
  if (quotes) strbuf_addc(out, '\'');
}

void explain_options(const journal_head *run, strbuf *out) {
  static const char *const names[] = {"consumer", "fault", "context", "corpus", "golden", "opset"};
  for (size_t i = 0; run && i < sizeof names / sizeof *names; i++) {
    const char *value = journal_value(run, names[i]);
    if (!value) continue;
    strbuf_addf(out, " --%s=", names[i]);
    add_quoted(value, out);
  }
}

void explain_line(const char *id, const char *producer, const char *consumer,
                  const journal_head *run, strbuf *out) {
  strbuf_addf(out, "hlo-cts explain %s --pair=%s,%s", id, producer, consumer);
  explain_options(run, out);
}

json_t *journal_options(const journal_head *h) {
  json_t *o = json_object();
  for (size_t i = 0; i < h->option_count; i++)
    json_object_set_new(o, h->options[i].name, json_string(h->options[i].value));
  return o;
}

uint32_t journal_contexts(const journal_head *h) {
  const char *list = journal_value(h, "context");
  return list ? contexts_read(list) : CONTEXTS_BY_DEFAULT;
}

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
  VEC(corpus_case) cases;
  VEC(const char *) fingerprints;
  bool ok;
} reader;

static bool bad(reader *r, const char *what) {
  diag_place place = {.file = r->path, .line = r->line, .column = 1};
  r->ok = false;
  return diag_error(r->sink, DIAG_JOURNAL_LINE, place, "%s", what);
}

/* Reads the members of a line. */
static bool read_members(reader *r, const record *members, const json_t *o, void *to) {
  const char *wrong = record_read(members, r->opset, o, to, r->j->memory);
  strbuf_auto why = STRBUF_INIT;
  if (!wrong) return true;
  strbuf_addf(&why, "'%s' is missing or wrong", wrong);
  return bad(r, strbuf_str(&why));
}

static bool read_releases(reader *r, const json_t *releases) {
  r->release_count = json_array_size(releases);
  if (!r->release_count || r->release_count > r->opset->release_count)
    return bad(r, "the run knows more releases than are built in; --opset says where they are");
  r->releases = ARENA_ARRAY(r->j->memory, uint8_t, r->release_count);
  r->j->as_ours = r->release_count == r->opset->release_count;
  for (size_t i = 0; i < r->release_count; i++) {
    if (!record_release(r->opset, json_array_get(releases, i), &r->releases[i]))
      return bad(r, "the releases are not ours");
    r->j->as_ours &= r->releases[i] == i;
  }
  return true;
}

static bool read_head(reader *r, const json_t *o) {
  journal_head *h = &r->j->head;
  json_int_t version = json_integer_value(json_object_get(o, "journal"));
  if (version != JOURNAL_VERSION) {
    strbuf_auto why = STRBUF_INIT;
    strbuf_addf(&why,
                "this is not a journal of version %d of the format; read it with the release of "
                "hlo-cts that wrote it, or run again",
                JOURNAL_VERSION);
    return bad(r, strbuf_str(&why));
  }
  if (!read_members(r, &journal_head_record, o, h) ||
      !read_releases(r, json_object_get(o, "releases")))
    return false;
  if (h->cases < 1 || h->cases > UINT32_MAX / 2) return bad(r, "'cases' is missing or wrong");
  const char *name;
  json_t *value;
  json_object_foreach((json_t *)(uintptr_t)json_object_get(o, "options"), name, value) {
    if (!json_is_string(value) || h->option_count == JOURNAL_OPTIONS)
      return bad(r, "the options cannot be understood");
    h->options[h->option_count++] = (journal_option){
        record_keep(name, r->j->memory), record_keep(json_string_value(value), r->j->memory)};
  }
  return r->ok;
}

static bool read_case(reader *r, const json_t *o) {
  journal_record *j = r->j;
  if (r->cases.count == j->head.cases) return bad(r, "there are more cases than were announced");
  journal_case line = {.c = {.tolerance = -1, .path = "", .manifest = ""}};
  if (!read_members(r, &journal_case_record, o, &line)) return false;
  const corpus_case *c = &line.c;
  if (r->cases.count && strcmp(r->cases.items[r->cases.count - 1].id, c->id) >= 0)
    return bad(r, "the cases are not in the order of their ids");
  if (c->forms[0].since != c->since) return bad(r, "the forms do not begin with 'since'");
  VEC_ADD(j->memory, &r->cases, line.c);
  VEC_ADD(j->memory, &r->fingerprints, line.fingerprint);
  j->corpus.cases = r->cases.items;
  j->corpus.count = r->cases.count;
  j->fingerprints = r->fingerprints.items;
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

/* Its text is the caller's. */
static bool read_detail(reader *r, const json_t *row, uint32_t index, uint8_t producer,
                        detail *out) {
  *out = (detail){.index = index, .producer = producer};
  if (!read_members(r, &detail_record, row, out)) return false;
  if (out->slot >= SLOT_COUNT || !out->found.verdict)
    return bad(r, "a message about a cell cannot be understood");
  out->text = strdup(out->text);
  return out->text || bad(r, "out of memory");
}

static bool read_messages(reader *r, const json_t *list, uint32_t index, uint8_t producer) {
  for (size_t i = 0; i < json_array_size(list); i++) {
    detail d;
    if (!read_detail(r, json_array_get(list, i), index, producer, &d)) return false;
    if (!results_add_detail(&r->j->r, d)) return bad(r, "out of memory");
  }
  return true;
}

/* Reads the number of the attempt of a repeated row, and how the attempt before ended. */
static bool read_attempt(reader *r, const json_t *o, uint32_t index, uint8_t producer) {
  const json_t *attempt = json_object_get(o, "attempt");
  retried_row row;
  if (!attempt) return true;
  json_int_t n = json_integer_value(attempt);
  if (n < 2 || n > UINT16_MAX) return bad(r, "an attempt has a number from 2");
  row.attempt = (uint32_t)n;
  if (!read_detail(r, json_object_get(o, "before"), index, producer, &row.before)) return false;
  return retry_add(&r->j->r, row) || bad(r, "out of memory");
}

static int by_id(const void *a, const void *b) {
  const corpus_case *const *c = b;
  return strcmp(a, (*c)->id);
}

bool journal_find_case(const results *r, const char *id, uint32_t *out) {
  if (!r->case_count) return false; /* then there is no list to search */
  const corpus_case **at = bsearch(id, r->cases, r->case_count, sizeof *r->cases, by_id);
  if (at) *out = (uint32_t)(at - r->cases);
  return at != NULL;
}

/* Reads the time of a row, which journals of earlier releases lack. If a row is repeated, its last
 * time counts, like its verdicts. */
static bool read_time(reader *r, const json_t *seconds, uint32_t index, uint8_t producer) {
  uint64_t *of_row = &r->j->micros[index * r->j->r.releases + producer];
  double s = seconds ? json_number_value(seconds) : 0;
  if ((seconds && !json_is_number(seconds)) || !(s >= 0 && s < 1e9))
    return bad(r, "the seconds of a row are no time");
  r->j->r.micros[index] -= *of_row;
  *of_row = (uint64_t)llround(s * 1e6);
  r->j->r.micros[index] += *of_row;
  return true;
}

static bool read_row(reader *r, const json_t *o) {
  results *all = &r->j->r;
  const char *id = json_string_value(json_object_get(o, "of"));
  uint8_t producer;
  uint32_t index;
  if (!journal_find_case(all, id, &index))
    return bad(r, "a row of a case that the run does not have");
  if (!record_release(r->opset, json_object_get(o, "producer"), &producer))
    return bad(r, "a row needs a producer");
  uint64_t *there = &r->j->rows[index * all->releases + producer];
  if (*there) { /* the one that comes last is right */
    results_forget(all, index, producer);
    if (!json_object_get(o, "attempt")) r->j->repeated++;
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
  if (!read_messages(r, json_object_get(o, "messages"), index, producer)) return false;
  if (!results_set_row(all, index, producer, r->row)) return bad(r, "out of memory");
  if (!read_attempt(r, o, index, producer)) return false;
  if (!read_time(r, json_object_get(o, "seconds"), index, producer)) return false;
  *there = (uint64_t)(r->at - r->begin) + 1;
  return true;
}

/* The filter of the run, without what chose its cases. */
static bool cases_known(reader *r) {
  journal_record *j = r->j;
  plan_options options = {.pair = journal_value(&j->head, "pair"),
                          .check = journal_value(&j->head, "check"),
                          .context = journal_value(&j->head, "context"),
                          .level = journal_value(&j->head, "level")};
  strbuf_auto why = STRBUF_INIT;
  j->filter = plan_filter_new(r->opset, &options, &why);
  bool ok = j->filter && results_new(&j->r, r->opset, &j->corpus, j->filter, &why);
  if (!ok) bad(r, strbuf_str(&why));
  if (!ok) return false;
  j->r.consumer = j->head.consumer;
  j->r.corpus_cases = j->head.corpus_cases;
  const vs_release *oldest = vs_release_of(r->opset, j->head.oldest);
  const vs_release *newest = vs_release_of(r->opset, j->head.newest);
  if (oldest) j->r.oldest = (size_t)(oldest - r->opset->releases);
  if (newest) j->r.newest = (size_t)(newest - r->opset->releases);
  const char *claimed = journal_value(&j->head, "profiles");
  j->r.claimed = claimed ? profile_read(claimed) : 0;
  j->rows = ARENA_ARRAY(j->memory, uint64_t, j->r.case_count * j->r.releases);
  j->micros = ARENA_ARRAY(j->memory, uint64_t, j->r.case_count * j->r.releases);
  r->row = ARENA_ARRAY(j->memory, uint8_t, results_row_size(&j->r));
  return true;
}

static bool read_line(reader *r, const json_t *o) {
  journal_record *j = r->j;
  bool headed = j->head.tool != NULL, listed = headed && j->corpus.count == j->head.cases;
  if (!json_is_object(o)) return bad(r, "a line is a JSON object");
  if (!headed) return read_head(r, o);
  if (json_object_get(o, "case")) return read_case(r, o);
  if (!listed) return bad(r, "there are fewer cases than were announced");
  if (!j->rows && !cases_known(r)) return false;
  if (json_object_get(o, "of")) return read_row(r, o);
  const char *broken = json_string_value(json_object_get(o, "broken"));
  if (broken) {
    j->broken = record_keep(broken, j->memory);
    j->incomparable = strcmp(json_member_text(o, "by"), "consumer") == 0;
    return true;
  }
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
    json_auto_t *o = json_loadb(at, (size_t)(newline - at), 0, &error);
    if (o)
      read_line(r, o);
    else if (newline + 1 < end)
      bad(r, error.text);
    else
      r->j->torn = true; /* its bytes never came to the disk */
    at = newline + 1;
  }
  journal_record *j = r->j;
  if (r->ok && (!j->head.tool || j->corpus.count != j->head.cases))
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
  strbuf_auto path = STRBUF_INIT, why = STRBUF_INIT;
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
  return ok;
}

void journal_record_free(journal_record *j) {
  results_free(&j->r);
  plan_filter_free(j->filter);
  input_close(&j->file);
  if (j->memory) arena_free(j->memory);
  *j = (journal_record){0};
}
