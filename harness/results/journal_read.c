#include "journal_lines.h"

#include <errno.h>
#include <jansson.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/vec.h"
#include "harness/cases/plan.h"
#include "harness/cli/clean_text.h"
#include "harness/cli/diags.h"
#include "retried.h"

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
  size_t expected; /* cases */
  VEC(corpus_case) cases;
  VEC(const char *) fingerprints;
  bool ok;
} reader;

static bool bad(reader *r, const char *what) {
  diag_place place = {.file = r->path, .line = r->line, .column = 1};
  r->ok = false;
  return diag_error(r->sink, DIAG_JOURNAL_LINE, place, "%s", what);
}

static const char *keep(reader *r, const char *text) {
  strbuf_auto clean = STRBUF_INIT;
  clean_text(text, strlen(text), &clean);
  return arena_strndup(r->j->memory, strbuf_str(&clean), clean.len);
}

static const char *member(reader *r, const json_t *o, const char *name) {
  const char *text = json_string_value(json_object_get(o, name));
  if (text) return keep(r, text);
  strbuf_auto why = STRBUF_INIT;
  strbuf_addf(&why, "the text '%s' is missing", name);
  bad(r, strbuf_str(&why));
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
    return bad(r, "this is not a journal of this version of the format");
  h->tool = member(r, o, "tool");
  h->consumer = member(r, o, "consumer");
  if (json_object_get(o, "calls_itself")) h->calls_itself = member(r, o, "calls_itself");
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
  json_int_t all = json_integer_value(json_object_get(o, "corpus_cases"));
  h->corpus_cases = all > 0 ? (size_t)all : 0;
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

static bool read_tags(reader *r, const json_t *tags, corpus_case *c) {
  c->tag_count = json_array_size(tags);
  const char **words = ARENA_ARRAY(r->j->memory, const char *, c->tag_count);
  for (size_t i = 0; i < c->tag_count; i++) {
    const char *tag = json_string_value(json_array_get(tags, i));
    if (!tag) return bad(r, "a tag is no text");
    words[i] = keep(r, tag);
  }
  c->tags = words;
  return true;
}

static bool read_checks(reader *r, const json_t *checks, corpus_case *c) {
  for (size_t i = 0; i < json_array_size(checks); i++) {
    const char *name = json_string_value(json_array_get(checks, i));
    check_kind k = name ? check_by_name(name, strlen(name)) : CHECK_COUNT;
    if (k == CHECK_COUNT) return bad(r, "there is no such check");
    c->checks |= 1u << k;
  }
  return true;
}

/* What stands there for some cases alone. */
static bool read_rare(reader *r, const json_t *o, corpus_case *c) {
  const json_t *breaks = json_object_get(o, "breaks"), *duty = json_object_get(o, "reader"),
               *profiles = json_object_get(o, "profiles");
  if (breaks && !json_is_string(breaks)) return bad(r, "'breaks' is no text");
  if (breaks) c->breaks = keep(r, json_string_value(breaks));
  if (profiles && !json_is_string(profiles)) return bad(r, "'profiles' is no text");
  if (profiles && !(c->needs.profiles = profile_read(json_string_value(profiles))))
    return bad(r, "'profiles' names what is no profile");
  for (int i = READER_MUST_REFUSE; json_is_string(duty) && i <= READER_MAY_ACCEPT; i++)
    if (strcmp(json_string_value(duty), reader_names[i]) == 0) c->reader = (reader_duty)i;
  return !duty || c->reader || bad(r, "'reader' is no duty of a reader");
}

static bool read_case(reader *r, const json_t *o) {
  journal_record *j = r->j;
  if (r->cases.count == r->expected) return bad(r, "there are more cases than were announced");
  corpus_case c = {.tolerance = -1, .path = "", .manifest = ""};
  c.id = member(r, o, "case");
  c.name = member(r, o, "file");
  const char *since = member(r, o, "since"), *level = member(r, o, "level"),
             *promised = member(r, o, "promise"),
             *fingerprint = member(
                 r, o, json_object_get(o, "print") ? "print" /* its older name */ : "fingerprint");
  if (!r->ok) return false;
  if (r->cases.count && strcmp(r->cases.items[r->cases.count - 1].id, c.id) >= 0)
    return bad(r, "the cases are not in the order of their ids");
  if (!vs_parse(r->opset, since, strlen(since), &c.since)) return bad(r, "'since' is no release");
  c.level = strcmp(level, "required") == 0 ? LEVEL_REQUIRED : LEVEL_RECOMMENDED;
  c.promise = strcmp(promised, "full") == 0 ? PROMISE_FULL : PROMISE_SIX_MONTHS;
  if (!read_tags(r, json_object_get(o, "tags"), &c) ||
      !read_checks(r, json_object_get(o, "checks"), &c) || !read_rare(r, o, &c) ||
      !read_forms(r, json_object_get(o, "forms"), &c))
    return false;
  VEC_ADD(j->memory, &r->cases, c);
  VEC_ADD(j->memory, &r->fingerprints, fingerprint);
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

/* [consumer, slot, check, verdict, text]. Its text is the caller's. */
static bool read_detail(reader *r, const json_t *row, uint32_t index, uint8_t producer,
                        detail *out) {
  const char *check = json_string_value(json_array_get(row, 2));
  const char *name = json_string_value(json_array_get(row, 3));
  const char *text = json_string_value(json_array_get(row, 4));
  json_int_t slot = json_integer_value(json_array_get(row, 1));
  *out = (detail){.index = index, .producer = producer, .slot = (uint8_t)slot};
  size_t v = 1;
  while (name && v < VERDICT_COUNT && strcmp(verdict_names[v], name) != 0) v++;
  check_kind k = check ? check_by_name(check, strlen(check)) : CHECK_COUNT;
  if (!name || !text || v == VERDICT_COUNT || k == CHECK_COUNT || slot < 0 || slot >= SLOT_COUNT ||
      !release_index(r->opset, json_string_value(json_array_get(row, 0)), &out->consumer))
    return bad(r, "a message about a cell cannot be understood");
  out->check = (uint8_t)k;
  out->verdict = (uint8_t)v;
  out->text = clean_copy(text);
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

/* Of a row that was made again: the attempt, and how the one before ended. */
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

/* What a row took; journals of earlier releases do not say it. Of one that is there again, the last
 * time counts, as its verdicts do. */
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
  if (!release_index(r->opset, json_string_value(json_object_get(o, "producer")), &producer))
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
  const json_t *messages = json_object_get(o, "messages");
  if (!messages) messages = json_object_get(o, "said"); /* its older name */
  if (!read_messages(r, messages, index, producer)) return false;
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
  const char *claimed = journal_value(&j->head, "profiles");
  j->r.claimed = claimed ? profile_read(claimed) : 0;
  j->rows = ARENA_ARRAY(j->memory, uint64_t, j->r.case_count * j->r.releases);
  j->micros = ARENA_ARRAY(j->memory, uint64_t, j->r.case_count * j->r.releases);
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
  if (json_object_get(o, "broken")) {
    j->broken = member(r, o, "broken");
    return r->ok;
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
