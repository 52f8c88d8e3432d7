/* SPDX-License-Identifier: Apache-2.0 */
#include "render.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/intern.h"
#include "base/map.h"
#include "base/vec.h"
#include "harness/cases/pick.h"
#include "harness/data/input.h"
#include "harness/releases/window.h"

/* Limits of the page, so that it stays small whatever a consumer prints. They are bytes, except for
 * the number of cases above which programs are not read. */
enum {
  PROGRAMS_ALL = 400 << 10,
  PROGRAM_MOST = 8 << 10,
  MESSAGES_ALL = 300 << 10,
  TEXTS_ALL = 500 << 10,
  CASES_READ = 10000,
  CAUSES_MOST = 500,
};

/* --- Lists --- */

static void add_names(json_writer *w, const char *name, const char *const *names, size_t n) {
  json_line_open(w, name, '[');
  for (size_t i = 0; i < n; i++) json_add(w, names[i]);
  json_close(w, ']');
}

static void add_numbers(json_writer *w, const size_t *numbers, size_t n) {
  json_open(w, '[');
  for (size_t i = 0; i < n; i++) json_add_count(w, numbers[i]);
  json_close(w, ']');
}

static void add_verdicts(json_writer *w) {
  json_line_open(w, "verdicts", '[');
  for (int v = 1; v < VERDICT_COUNT; v++) {
    json_open(w, '{');
    json_member(w, "letter", (char[]){verdict_letters[v], '\0'});
    json_member(w, "name", verdict_names[v]);
    json_member(w, "meaning", verdict_meanings[v]);
    json_member_flag(w, "failed", verdict_failed((verdict)v));
    json_member_flag(w, "answer", verdict_is_answer((verdict)v));
    json_close(w, '}');
  }
  json_close(w, ']');
}

/* --- Strings that stand once --- */

/* A pool that stores each string once and numbers them in order of arrival. */
typedef struct text_pool {
  arena *memory;
  intern *known;
  map numbers;
  VEC(const char *) texts;
  bool failed;
} text_pool;

static void pool_free(text_pool *t) { arena_free(t->memory); }

/* `memory` unwinds when there is no more. */
static size_t add_text(text_pool *t, const char *text) {
  if (!t->known) t->known = intern_new(t->memory);
  const istr *unique = intern_get(t->known, text, strlen(text));
  if (map_insert_number(t->memory, &t->numbers, unique, t->texts.count))
    VEC_ADD(t->memory, &t->texts, unique->bytes);
  return (size_t)map_find(&t->numbers, unique)->number;
}

/* The number of the string; 0 when out of memory, which `failed` says. */
static size_t pool_add(text_pool *t, const char *text) {
  arena_guard g;
  if (!t->memory) t->memory = arena_new(0);
  if (t->failed || !t->memory || !ARENA_GUARD(t->memory, &g)) {
    t->failed = true;
    return 0;
  }
  size_t number = add_text(t, text);
  arena_guard_pop(t->memory, &g);
  return number;
}

/* A member with the list of its strings, which are JSON. */
static void add_raw(json_writer *w, const char *name, const text_pool *pool) {
  json_line_open(w, name, '[');
  for (size_t i = 0; i < pool->texts.count; i++) {
    json_break(w);
    json_add_raw(w, pool->texts.items[i], strlen(pool->texts.items[i]));
  }
  json_close(w, ']');
  w->out->failed |= pool->failed;
}

/* The tables that are made from the run before it is written. */
typedef struct writer {
  const html_run *run;
  const results *r;
  text_pool texts; /* messages */
  size_t text_bytes;
  text_pool ops; /* all of StableHLO */
} writer;

/* --- Verdicts --- */

/* For each slot of a cell: the class, whether it counts, a letter for each check; nothing when
 * none was made. */
typedef struct cell_letters {
  char of[SLOT_COUNT][CHECK_COUNT + 3];
} cell_letters;

static cell_letters letters_of(const results *r, size_t i, size_t p, size_t c) {
  cell_letters cell = {{{0}}};
  for (int slot = 0; slot < SLOT_COUNT; slot++) {
    char *text = cell.of[slot];
    bool counted;
    const uint8_t *v = results_at(r, i, p, c, slot);
    size_t n = CHECK_COUNT;
    while (n > 0 && v[n - 1] == VERDICT_NONE) n--;
    if (!n) continue;
    text[0] = (char)('0' + results_class(r, i, p, c, slot, &counted));
    text[1] = counted ? 'c' : 'o';
    for (size_t k = 0; k < n; k++) text[k + 2] = verdict_letters[v[k]];
  }
  return cell;
}

/* One producer of one case: [n, meant, unchanged] for n equal consumers side by side. */
static void add_pattern(const results *r, size_t i, size_t p, strbuf *out) {
  json_writer w = {.out = out, .in_script = true};
  json_open(&w, '[');
  for (size_t c = 0, same; c < r->releases; c += same) {
    cell_letters cell = letters_of(r, i, p, c), next = cell;
    for (same = 1; c + same < r->releases; same++) {
      next = letters_of(r, i, p, c + same);
      if (memcmp(&cell, &next, sizeof cell) != 0) break;
    }
    json_open(&w, '[');
    json_add_count(&w, same);
    for (int slot = 0; slot < SLOT_COUNT; slot++) json_add(&w, cell.of[slot]);
    json_close(&w, ']');
  }
  json_close(&w, ']');
}

/* The numbers of the patterns of a group, by producer. */
static void add_group(const results *r, size_t i, text_pool *pool, json_writer *w) {
  json_break(w);
  json_open(w, '[');
  for (size_t p = 0; p < r->releases; p++) {
    strbuf_auto text = STRBUF_INIT;
    add_pattern(r, i, p, &text);
    json_add_count(w, pool_add(pool, strbuf_str(&text)));
    pool->failed |= text.failed;
  }
  json_close(w, ']');
}

/* The group of each case, the patterns of each group by producer, the patterns. */
static void add_rows(const results *r, const report_header *h, json_writer *w) {
  FREED_BY(pool_free) text_pool pool = {0};
  strbuf_auto groups = STRBUF_INIT;
  json_writer rows = {.out = &groups, .in_script = true};
  size_t known = 0; /* groups are numbered in the order of the cases */
  json_line_open(w, "groups", '[');
  json_open(&rows, '[');
  for (size_t i = 0; i < r->case_count; i++) {
    uint32_t group = results_group(r, i);
    json_add_count(w, group);
    report_spill(h, w->out);
    if (group != known) continue;
    add_group(r, i, &pool, &rows);
    known++;
  }
  json_close(w, ']');
  json_close(&rows, ']');
  json_break(w);
  json_key(w, "rows");
  json_add_raw(w, strbuf_str(&groups), groups.len);
  add_raw(w, "patterns", &pool);
  w->out->failed |= groups.failed;
}

/* --- Messages --- */

/* The number of a message; of the last ones, when there is no room for more, that of a note. */
static size_t text_number(writer *w, const detail *d) {
  strbuf_auto whole = STRBUF_INIT;
  results_text(w->r, d, &whole);
  const char *text = strbuf_str(&whole);
  size_t n = strlen(text), before = w->texts.texts.count;
  if (w->text_bytes + n > TEXTS_ALL) text = "(in the journal, and with the command)";
  size_t number = pool_add(&w->texts, text);
  if (w->texts.texts.count > before) w->text_bytes += strlen(text);
  return number;
}

/* Equal messages of neighbouring consumers about one check: one entry. */
typedef struct message_run {
  const detail *first;
  size_t text, count;
} message_run;

static void end_run(message_run *s, json_writer *w) {
  const detail *d = s->first;
  if (d) {
    const size_t numbers[] = {d->index, d->producer,      d->consumer, d->slot,
                              d->check, d->found.verdict, s->text,     s->count};
    add_numbers(w, numbers, sizeof numbers / sizeof *numbers);
  }
  *s = (message_run){0};
}

/* The messages about one case: for each check and verdict one, more if there is room. */
static void add_messages_of(writer *w, size_t i, size_t *used, json_writer *list) {
  bool told[CHECK_COUNT][VERDICT_COUNT] = {{0}};
  message_run open[SLOT_COUNT][CHECK_COUNT] = {{{0}}};
  size_t first, count = results_details(w->r, i, &first), before = list->out->len;
  for (size_t k = first; k < first + count; k++) {
    const detail *d = &w->r->details[k];
    message_run *s = &open[d->slot][d->check];
    bool room = *used + list->out->len - before < MESSAGES_ALL;
    if (told[d->check][d->found.verdict] && !room) continue;
    told[d->check][d->found.verdict] = true;
    size_t text = text_number(w, d);
    if (s->first && s->text == text && s->first->found.verdict == d->found.verdict &&
        s->first->producer == d->producer && s->first->consumer + s->count == d->consumer) {
      s->count++;
      continue;
    }
    end_run(s, list);
    *s = (message_run){d, text, 1};
  }
  for (int slot = 0; slot < SLOT_COUNT; slot++)
    for (int check = 0; check < CHECK_COUNT; check++) end_run(&open[slot][check], list);
  *used += list->out->len - before;
}

/* [case, producer, first consumer, slot, check, verdict, text, consumers] */
static void add_messages(writer *w, json_writer *out) {
  size_t used = 0;
  json_line_open(out, "messages", '[');
  for (size_t i = 0; i < w->r->case_count; i++) add_messages_of(w, i, &used, out);
  json_close(out, ']');
}

/* Where a cause shows: [[case, producer, consumer, slot, pairs], …] */
static void add_places(const cause *c, json_writer *out) {
  json_member_open(out, "places", '[');
  for (size_t k = 0; k < c->cases; k++) {
    const detail *d = c->of[k].first;
    const size_t numbers[] = {d->index, d->producer, d->consumer, d->slot, c->of[k].pairs};
    add_numbers(out, numbers, sizeof numbers / sizeof *numbers);
  }
  json_close(out, ']');
}

/* Those of each kind. The cases of fixed ones are of another run. */
static void add_causes(writer *w, json_writer *out) {
  size_t more[CAUSES_KINDS] = {0};
  json_line_open(out, "causes", '[');
  for (causes_kind kind = 0; kind < CAUSES_KINDS; kind++) {
    const causes *list = &w->run->of[kind];
    size_t shown = list->count < CAUSES_MOST ? list->count : CAUSES_MOST;
    more[kind] = list->count - shown;
    for (size_t i = 0; i < shown; i++) {
      json_cause_open(out, &list->items[i], kind);
      json_member_count(out, "kind", kind);
      if (kind != CAUSES_FIXED) {
        json_member_count(out, "text", text_number(w, list->items[i].first));
        add_places(&list->items[i], out);
      }
      json_close(out, '}');
    }
  }
  json_close(out, ']');
  json_key(out, "more_causes");
  add_numbers(out, more, CAUSES_KINDS);
}

/* --- Releases --- */

static void add_date(date d, json_writer *w) {
  char text[32];
  snprintf(text, sizeof text, "%04d-%02d-%02d", d.year, d.month, d.day);
  json_add(w, text);
}

/* For each release: its date, until when consumers promise to read what it writes, and a letter for
 * each consumer: 1 if it promises that. */
static void add_promises(const vs_opset *o, json_writer *w) {
  json_line_open(w, "promises", '[');
  for (size_t p = 0; p < o->release_count; p++) {
    date released = {1970, 1, 1};
    window_span span = {.until = {1970, 1, 1}};
    strbuf_auto letters = STRBUF_INIT;
    release_date(o, p, &released);
    window_span_of(o, p, o->release_count - 1, PROMISE_FULL, &span);
    for (size_t c = 0; c < o->release_count; c++)
      strbuf_addc(&letters, in_window(o, p, c, PROMISE_FULL) ? '1' : '0');
    json_open(w, '[');
    add_date(released, w);
    add_date(span.until, w);
    json_add(w, strbuf_str(&letters));
    json_close(w, ']');
    w->out->failed |= letters.failed;
  }
  json_close(w, ']');
}

/* --- Cases --- */

/* Whether the file is a program below the corpus: names come from journals of others. */
static bool is_below(const char *name) {
  size_t n = strlen(name);
  return *name != '/' && n > 5 && strcmp(name + n - 5, ".mlir") == 0 && !strstr(name, "..");
}

bool html_open_program(const html_run *run, const corpus_case *c, input *in) {
  strbuf_auto path = STRBUF_INIT, why = STRBUF_INIT;
  strbuf_addf(&path, "%s/%s", run->h->corpus ? run->h->corpus : "", c->name);
  return run->h->corpus && is_below(c->name) && !path.failed &&
         input_open(in, strbuf_str(&path), &why);
}

static void add_ops_of(writer *w, const input *in, json_writer *out) {
  const vs_opset *o = w->r->opset;
  auto_free bool *seen = calloc(o->op_count, sizeof *seen);
  if (!seen) {
    out->out->failed = true;
    return;
  }
  pick_ops(o, in->bytes, in->size, seen);
  for (size_t i = 0; i < o->op_count; i++) {
    const char *name = vs_stablehlo_name(o->ops[i].def.name);
    if (seen[i] && name) json_add_count(out, pool_add(&w->ops, name));
  }
}

/* Whether a check of the case failed, or the suite did. */
static bool is_bad(const results *r, size_t i) {
  size_t first, count = results_details(r, i, &first);
  for (size_t k = first; k < first + count; k++)
    if (verdict_is_bad(r->details[k].found.verdict)) return true;
  return false;
}

/* For each case: the ops of its program, then the program itself if the case failed. */
static void add_programs(writer *w, json_writer *out) {
  size_t used = 0;
  json_line_open(out, "programs", '[');
  for (size_t i = 0; i < w->r->case_count && w->r->case_count <= CASES_READ; i++) {
    input in;
    json_open(out, '[');
    report_spill(w->run->h, out->out);
    if (html_open_program(w->run, w->r->cases[i], &in)) {
      add_ops_of(w, &in, out);
      if (is_bad(w->r, i) && in.size <= PROGRAM_MOST && used + in.size <= PROGRAMS_ALL) {
        strbuf_auto text = STRBUF_INIT;
        strbuf_add(&text, in.bytes, in.size);
        json_add(out, strbuf_str(&text));
        out->out->failed |= text.failed;
        used += in.size;
      }
      input_close(&in);
    }
    json_close(out, ']');
  }
  json_close(out, ']');
}

/* [id, file, since, level, tags]; a file that is named like its case is the folder alone. */
static void add_case(const corpus_case *c, text_pool *tags, json_writer *w) {
  char version[32];
  const char *slash = strrchr(c->name, '/');
  size_t n = slash ? (size_t)(slash + 1 - c->name) : 0, id = strlen(c->id);
  bool alike = n && strncmp(slash + 1, c->id, id) == 0 && strcmp(slash + 1 + id, ".mlir") == 0;
  strbuf_auto name = STRBUF_INIT;
  strbuf_add(&name, c->name, alike ? n : strlen(c->name));
  json_break(w);
  json_open(w, '[');
  json_add(w, c->id);
  json_add(w, strbuf_str(&name));
  json_add(w, vs_format(c->since, version));
  json_add_count(w, c->level != LEVEL_REQUIRED);
  json_open(w, '[');
  for (size_t i = 0; i < c->tag_count; i++) json_add_count(w, pool_add(tags, c->tags[i]));
  json_close(w, ']');
  json_close(w, ']');
  w->out->failed |= name.failed;
}

static void add_cases(const results *r, const report_header *h, json_writer *w) {
  FREED_BY(pool_free) text_pool tags = {0};
  json_line_open(w, "cases", '[');
  for (size_t i = 0; i < r->case_count; i++) {
    add_case(r->cases[i], &tags, w);
    report_spill(h, w->out);
  }
  json_close(w, ']');
  add_names(w, "tags", tags.texts.items, tags.texts.count);
  w->out->failed |= tags.failed;
}

/* Adds the time of each case in microseconds. */
static void add_times(const results *r, const report_header *h, json_writer *w) {
  if (!*h->date) return;
  json_line_open(w, "times", '[');
  for (size_t i = 0; i < r->case_count; i++) json_add_count(w, r->micros[i]);
  json_close(w, ']');
}

/* --- All of it --- */

void html_data_add(const html_run *run, strbuf *out) {
  const results *r = run->r;
  writer w = {.run = run, .r = r};
  const vs_opset *opset = r->opset;
  json_writer o = {.out = out, .in_script = true};
  strbuf_auto explain = STRBUF_INIT;
  explain_options(run->h->run, &explain);
  for (size_t i = 0; i < opset->op_count; i++) {
    const char *name = vs_stablehlo_name(opset->ops[i].def.name);
    if (name) pool_add(&w.ops, name);
  }
  json_open(&o, '{');
  json_run(&o, r, run->h, &run->s);
  json_member(&o, "before", run->h->before ? run->h->before_date : "");
  json_member_flag(&o, "all_levels", r->all_levels);
  json_member(&o, "explain", strbuf_str(&explain));
  add_promises(opset, &o);
  add_names(&o, "checks", check_names, CHECK_COUNT);
  add_names(&o, "check_meanings", check_meanings, CHECK_COUNT);
  add_names(&o, "classes", class_names, CLASS_COUNT);
  add_verdicts(&o);
  json_member_count(&o, "hub", report_hub(r)); /* the number of releases: there is none */
  add_cases(r, run->h, &o);
  add_times(r, run->h, &o);
  add_names(&o, "ops", w.ops.texts.items, w.ops.texts.count);
  add_programs(&w, &o);
  html_grid_add(run, &o);
  add_rows(r, run->h, &o);
  add_causes(&w, &o);
  json_flaky(&o, r);
  add_messages(&w, &o);
  add_names(&o, "texts", w.texts.texts.items, w.texts.texts.count);
  json_close(&o, '}');
  out->failed |= w.texts.failed | w.ops.failed | explain.failed;
  pool_free(&w.texts);
  pool_free(&w.ops);
}
