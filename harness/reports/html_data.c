#include "html_data.h"

#include <stdlib.h>
#include <string.h>

#include "harness/cases/pick.h"
#include "harness/cli/json_text.h"
#include "harness/host/input.h"
#include "harness/releases/window.h"
#include "page.h"

/* What the page may hold, so that it stays small whatever a consumer says. In bytes, but for the
 * cases: of more of them, programs are not read. */
enum {
  PROGRAMS_ALL = 400 << 10,
  PROGRAM_MOST = 8 << 10,
  MESSAGES_ALL = 300 << 10,
  TEXTS_ALL = 500 << 10,
  CASES_READ = 10000,
  CAUSES_MOST = 500,
};

/* What is made of the run before it is written. */
typedef struct writer {
  const html_run *run;
  const results *r;
  page_pool texts; /* messages */
  size_t text_bytes;
  uint16_t *stablehlo; /* of each op of the opset: its number among StableHLO's; UINT16_MAX: none */
  size_t op_count;
  bool *bad; /* of each case: a check failed, or the suite did */
} writer;

/* --- Verdicts --- */

/* The class, whether it counts, a letter for each check; nothing when none was made. */
static void add_artifact(const results *r, size_t i, size_t p, size_t c, int slot, strbuf *out) {
  bool counted;
  const uint8_t *v = results_at(r, i, p, c, slot);
  size_t n = CHECK_COUNT;
  while (n > 0 && v[n - 1] == VERDICT_NONE) n--;
  if (!n) return;
  strbuf_addf(out, "%d", results_class(r, i, p, c, slot, &counted));
  strbuf_addc(out, counted ? 'c' : 'o');
  for (size_t k = 0; k < n; k++) strbuf_addc(out, verdict_letters[v[k]]);
}

/* One producer of one case: [n, meant, unchanged] for equal consumers side by side. */
static void add_pattern(const results *r, size_t i, size_t p, strbuf *out) {
  strbuf_auto now = STRBUF_INIT, last = STRBUF_INIT;
  size_t same = 0;
  strbuf_addc(out, '[');
  for (size_t c = 0; c <= r->releases; c++) {
    strbuf_reset(&now);
    if (c < r->releases) {
      strbuf_addc(&now, '"');
      add_artifact(r, i, p, c, SLOT_MEANT, &now);
      strbuf_adds(&now, "\",\"");
      add_artifact(r, i, p, c, SLOT_UNCHANGED, &now);
      strbuf_addc(&now, '"');
    }
    if (same && strcmp(strbuf_str(&now), strbuf_str(&last)) != 0) {
      strbuf_addf(out, "%s[%zu,%s]", out->len > 1 ? "," : "", same, strbuf_str(&last));
      same = 0;
    }
    strbuf_reset(&last);
    strbuf_add(&last, strbuf_str(&now), now.len);
    same++;
  }
  strbuf_addc(out, ']');
  if (now.failed || last.failed) out->failed = true;
}

static bool any(const results *r, size_t i, size_t p) {
  const uint8_t *row = results_row(r, i, p);
  for (size_t k = 0; k < results_row_size(r); k++)
    if (row[k] != VERDICT_NONE) return true;
  return false;
}

/* The group of each case, the patterns of each group by producer, the patterns. */
static void add_rows(const results *r, const report_header *h, strbuf *out) {
  FREED_BY(page_pool_free) page_pool kinds = {0};
  strbuf_auto text = STRBUF_INIT, groups = STRBUF_INIT;
  size_t known = 0; /* groups are numbered in the order of the cases */
  strbuf_adds(out, ",\n\"groups\":[");
  for (size_t i = 0; i < r->case_count; i++) {
    uint32_t group = results_group(r, i);
    if (i) strbuf_addc(out, ',');
    strbuf_addu(out, group);
    report_spill(h, out);
    if (group != known) continue;
    strbuf_adds(&groups, known++ ? ",\n[" : "\n[");
    for (size_t p = 0; p < r->releases; p++) {
      if (p) strbuf_addc(&groups, ',');
      if (!any(r, i, p)) {
        strbuf_adds(&groups, "-1");
        continue;
      }
      strbuf_reset(&text);
      add_pattern(r, i, p, &text);
      strbuf_addu(&groups, page_pool_add(&kinds, strbuf_str(&text)));
    }
    strbuf_addc(&groups, ']');
  }
  strbuf_adds(out, "],\n\"rows\":[");
  strbuf_add(out, strbuf_str(&groups), groups.len);
  strbuf_adds(out, "],\n\"patterns\":[");
  for (size_t i = 0; i < kinds.texts.count; i++)
    strbuf_addf(out, "%s\n%s", i ? "," : "", kinds.texts.items[i]);
  strbuf_addc(out, ']');
  if (text.failed || groups.failed || kinds.failed) out->failed = true;
}

/* --- Messages --- */

/* The number of a message; of the last ones, when there is no room for more, that of a note. */
static size_t text_number(writer *w, const char *text) {
  size_t n = strlen(text), before = w->texts.texts.count;
  if (w->text_bytes + n > TEXTS_ALL) text = "(in the journal, and with the command)";
  size_t number = page_pool_add(&w->texts, text);
  if (w->texts.texts.count > before) w->text_bytes += strlen(text);
  return number;
}

/* Equal messages of neighbouring consumers about one check: one entry. */
typedef struct message_run {
  const detail *first;
  size_t text, count;
} message_run;

static void end_run(message_run *s, strbuf *out) {
  const detail *d = s->first;
  if (d)
    strbuf_addf(out, "%s[%u,%u,%u,%u,%u,%u,%zu,%zu]",
                out->len && out->bytes[out->len - 1] == '[' ? "" : ",", d->index, d->producer,
                d->consumer, d->slot, d->check, d->verdict, s->text, s->count);
  *s = (message_run){0};
}

/* The messages about one case: one for each check and verdict, and more as long as there is room.
 */
static void add_messages_of(writer *w, size_t i, size_t *used, strbuf *out) {
  bool told[CHECK_COUNT][VERDICT_COUNT] = {{0}};
  message_run open[SLOT_COUNT][CHECK_COUNT] = {{{0}}};
  size_t first, count = results_details(w->r, i, &first), before = out->len;
  for (size_t k = first; k < first + count; k++) {
    const detail *d = &w->r->details[k];
    message_run *s = &open[d->slot][d->check];
    bool room = *used + out->len - before < MESSAGES_ALL;
    if (told[d->check][d->verdict] && !room) continue;
    told[d->check][d->verdict] = true;
    size_t text = text_number(w, d->text);
    if (s->first && s->text == text && s->first->verdict == d->verdict &&
        s->first->producer == d->producer && s->first->consumer + s->count == d->consumer) {
      s->count++;
      continue;
    }
    end_run(s, out);
    *s = (message_run){d, text, 1};
  }
  for (int slot = 0; slot < SLOT_COUNT; slot++)
    for (int check = 0; check < CHECK_COUNT; check++) end_run(&open[slot][check], out);
  *used += out->len - before;
}

/* [case, producer, first consumer, slot, check, verdict, text, consumers] */
static void add_messages(writer *w, strbuf *out) {
  strbuf_auto list = STRBUF_INIT;
  size_t used = 0;
  strbuf_adds(&list, "[");
  for (size_t i = 0; i < w->r->case_count; i++) add_messages_of(w, i, &used, &list);
  strbuf_addf(out, ",\n\"messages\":%s]", strbuf_str(&list));
  out->failed |= list.failed;
}

/* [check, verdict, text, pairs, [[case, producer, consumer, slot, pairs], …]] */
static void add_causes(writer *w, const char *name, const causes *list, strbuf *out) {
  strbuf_addf(out, ",\n\"%s\":[", name);
  for (size_t i = 0; i < list->count && i < CAUSES_MOST; i++) {
    const cause *c = &list->items[i];
    strbuf_addf(out, "%s[%u,%u,%zu,%zu,[", i ? ",\n" : "\n", c->first->check, c->first->verdict,
                text_number(w, c->first->text), c->pairs);
    for (size_t k = 0; k < c->cases; k++) {
      const detail *d = c->of[k].first;
      strbuf_addf(out, "%s[%u,%u,%u,%u,%zu]", k ? "," : "", d->index, d->producer, d->consumer,
                  d->slot, c->of[k].pairs);
    }
    strbuf_adds(out, "]]");
  }
  strbuf_addf(out, "],\n\"more_%s\":%zu", name,
              list->count > CAUSES_MOST ? list->count - CAUSES_MOST : 0);
}

/* --- Pairs --- */

static void add_tally(const tally *t, strbuf *out) {
  strbuf_addf(out, "[%u,%u,%u,%u]", t->passed, t->failed, t->bugs, t->unsupported + t->skipped);
}

/* For each pair: passed, failed, bugs, not tested; outside of the window; recommended that failed.
 */
static void add_cells(const results *r, strbuf *out) {
  strbuf_adds(out, ",\n\"cells\":[");
  for (size_t p = 0; p < r->releases; p++)
    for (size_t c = 0; c < r->releases; c++) {
      cell_tally t;
      tally sum = {0};
      results_cell(r, p, c, &t);
      for (int k = 0; k < CLASS_COUNT; k++) {
        sum.passed += t.of[k].passed;
        sum.failed += t.of[k].failed;
        sum.bugs += t.of[k].bugs;
        sum.skipped += t.of[k].unsupported + t.of[k].skipped;
      }
      const tally *o = &t.outside, *a = &t.recommended;
      strbuf_addf(out, "%s[%u,%u,%u,%u,%u,%u]", p || c ? "," : "", sum.passed + a->passed,
                  sum.failed, sum.bugs + o->bugs + a->bugs,
                  sum.skipped + a->unsupported + a->skipped,
                  o->passed + o->failed + o->unsupported + o->skipped, a->failed);
    }
  strbuf_addc(out, ']');
}

static void add_classes_of(const results *r, size_t producer, size_t consumer, strbuf *out) {
  cell_tally t;
  results_cell(r, producer, consumer, &t);
  for (int k = CLASS_MUST_READ; k < CLASS_COUNT; k++) {
    if (k > CLASS_MUST_READ) strbuf_addc(out, ',');
    add_tally(&t.of[k], out);
  }
}

/* Of a consumer of one release: by release, what it read and what it wrote, by class. */
static void add_hub(const results *r, strbuf *out) {
  size_t hub = report_hub(r);
  strbuf_addf(out, ",\n\"hub\":%d", hub < r->releases ? (int)hub : -1);
  if (hub == r->releases) return;
  strbuf_adds(out, ",\n\"sides\":[");
  for (size_t i = 0; i < r->releases; i++) {
    strbuf_adds(out, i ? ",\n[[" : "\n[[");
    add_classes_of(r, i, hub, out);
    strbuf_adds(out, "],[");
    add_classes_of(r, hub, i, out);
    strbuf_adds(out, "]]");
  }
  strbuf_addc(out, ']');
}

static void add_date(date d, strbuf *out) {
  strbuf_addf(out, "\"%04d-%02d-%02d\"", d.year, d.month, d.day);
}

/* Releases, their dates, until when consumers promise to read what they write, and for each
 * producer the consumers that promise to. */
static void add_releases(const vs_opset *o, strbuf *out) {
  char version[32];
  strbuf_adds(out, ",\n\"releases\":[");
  for (size_t i = 0; i < o->release_count; i++)
    strbuf_addf(out, "%s\"%s\"", i ? "," : "", vs_format(o->releases[i].version, version));
  strbuf_adds(out, "],\n\"dates\":[");
  for (size_t i = 0; i < o->release_count; i++) {
    date d = {1970, 1, 1};
    release_date(o, i, &d);
    if (i) strbuf_addc(out, ',');
    add_date(d, out);
  }
  strbuf_adds(out, "],\n\"until\":[");
  for (size_t i = 0; i < o->release_count; i++) {
    window_span span = {.until = {1970, 1, 1}};
    window_span_of(o, i, o->release_count - 1, PROMISE_FULL, &span);
    if (i) strbuf_addc(out, ',');
    add_date(span.until, out);
  }
  strbuf_adds(out, "],\n\"window\":[");
  for (size_t p = 0; p < o->release_count; p++) {
    strbuf_adds(out, p ? ",\"" : "\"");
    for (size_t c = 0; c < o->release_count; c++)
      strbuf_addc(out, in_window(o, p, c, PROMISE_FULL) ? '1' : '0');
    strbuf_addc(out, '"');
  }
  strbuf_addc(out, ']');
}

/* --- Cases --- */

/* Whether the file is a program below the corpus: names come from journals of others. */
static bool is_below(const char *name) {
  size_t n = strlen(name);
  return *name != '/' && n > 5 && strcmp(name + n - 5, ".mlir") == 0 && !strstr(name, "..");
}

/* The program of a case, as it stands in the corpus now. */
static bool open_program(const writer *w, const corpus_case *c, input *in) {
  strbuf_auto path = STRBUF_INIT, why = STRBUF_INIT;
  strbuf_addf(&path, "%s/%s", w->run->h->corpus ? w->run->h->corpus : "", c->name);
  return w->run->h->corpus && is_below(c->name) && !path.failed &&
         input_open(in, strbuf_str(&path), &why);
}

static void add_ops_of(const writer *w, const char *text, size_t n, strbuf *out) {
  const vs_opset *o = w->r->opset;
  bool *seen = calloc(o->op_count, sizeof *seen), some = false;
  if (!seen) {
    out->failed = true;
    return;
  }
  pick_ops(o, text, n, seen);
  for (size_t i = 0; i < o->op_count; i++) {
    if (!seen[i] || w->stablehlo[i] == UINT16_MAX) continue;
    strbuf_addf(out, "%s%u", some ? "," : "", w->stablehlo[i]);
    some = true;
  }
  free(seen);
}

static void find_bad(writer *w) {
  for (size_t i = 0; i < w->r->detail_count; i++)
    if (verdict_is_bad(w->r->details[i].verdict)) w->bad[w->r->details[i].index] = true;
}

/* The ops of each case, and the programs of those that failed. */
static void add_programs(writer *w, strbuf *out) {
  strbuf_auto text = STRBUF_INIT, programs = STRBUF_INIT;
  size_t used = 0;
  strbuf_adds(out, ",\n\"case_ops\":[");
  for (size_t i = 0; i < w->r->case_count && w->r->case_count <= CASES_READ; i++) {
    input in;
    strbuf_adds(out, i ? ",[" : "[");
    report_spill(w->run->h, out);
    if (open_program(w, w->r->cases[i], &in)) {
      add_ops_of(w, in.bytes, in.size, out);
      if (w->bad[i] && in.size <= PROGRAM_MOST && used + in.size <= PROGRAMS_ALL) {
        strbuf_reset(&text);
        strbuf_add(&text, in.bytes, in.size);
        strbuf_addf(&programs, "%s\"%zu\":", used ? ",\n" : "\n", i);
        json_text_in_script(&programs, strbuf_str(&text));
        used += in.size;
      }
      input_close(&in);
    }
    strbuf_addc(out, ']');
  }
  strbuf_addf(out, "],\n\"programs\":{%s}", strbuf_str(&programs));
  out->failed |= text.failed | programs.failed;
}

static void add_tags_of(page_pool *tags, const corpus_case *c, strbuf *out) {
  strbuf_addc(out, '[');
  for (size_t i = 0; i < c->tag_count; i++)
    strbuf_addf(out, "%s%zu", i ? "," : "", page_pool_add(tags, c->tags[i]));
  strbuf_addc(out, ']');
}

/* [id, file, since, level, tags]; a file that is named like its case is the folder alone. */
static void add_cases(const results *r, const report_header *h, strbuf *out) {
  char version[32];
  strbuf_auto name = STRBUF_INIT;
  FREED_BY(page_pool_free) page_pool tags = {0};
  strbuf_adds(out, ",\n\"cases\":[");
  for (size_t i = 0; i < r->case_count; i++) {
    const corpus_case *c = r->cases[i];
    const char *slash = strrchr(c->name, '/');
    size_t n = slash ? (size_t)(slash + 1 - c->name) : 0, id = strlen(c->id);
    bool alike = n && strncmp(slash + 1, c->id, id) == 0 && strcmp(slash + 1 + id, ".mlir") == 0;
    strbuf_reset(&name);
    strbuf_add(&name, c->name, alike ? n : strlen(c->name));
    strbuf_adds(out, i ? ",\n[" : "\n[");
    json_text_in_script(out, c->id);
    strbuf_addc(out, ',');
    json_text_in_script(out, strbuf_str(&name));
    strbuf_addf(out, ",\"%s\",%d,", vs_format(c->since, version), c->level != LEVEL_REQUIRED);
    add_tags_of(&tags, c, out);
    strbuf_addc(out, ']');
    report_spill(h, out);
  }
  strbuf_addc(out, ']');
  page_add_names(out, "tags", tags.texts.items, tags.texts.count);
  out->failed |= name.failed | tags.failed;
}

/* What each case took, in microseconds. */
static void add_times(const results *r, const report_header *h, strbuf *out) {
  if (!*h->date) return;
  strbuf_adds(out, ",\n\"times\":[");
  for (size_t i = 0; i < r->case_count; i++) {
    if (i) strbuf_addc(out, ',');
    strbuf_addu(out, r->micros[i]);
  }
  strbuf_addc(out, ']');
}

/* --- All of it --- */

static void add_ops(writer *w, strbuf *out) {
  const vs_opset *o = w->r->opset;
  strbuf_adds(out, ",\n\"ops\":[");
  for (size_t i = 0; i < o->op_count; i++) {
    const char *name = vs_stablehlo_name(o->ops[i].def.name);
    w->stablehlo[i] = UINT16_MAX;
    if (!name) continue;
    if (w->op_count) strbuf_addc(out, ',');
    json_text_in_script(out, name);
    w->stablehlo[i] = (uint16_t)w->op_count++;
  }
  strbuf_addc(out, ']');
}

static void add_run(const html_run *run, strbuf *out) {
  const report_header *h = run->h;
  strbuf_auto more = STRBUF_INIT;
  explain_options(&h->explain, &more);
  strbuf_adds(out, "{\"tool\":");
  json_text_in_script(out, h->tool);
  strbuf_adds(out, ",\"consumer\":");
  json_text_in_script(out, run->r->consumer);
  strbuf_addf(out, ",\"result\":\"%s\",\"failed_cases\":%zu,\"advice_cases\":%zu,\n\"explain\":",
              run_outcome_names[run->s.outcome], run->s.failed_cases, run->s.recommended_failed);
  json_text_in_script(out, strbuf_str(&more));
  out->failed |= more.failed;
}

static void add_all(writer *w, strbuf *out) {
  const html_run *run = w->run;
  find_bad(w);
  add_run(run, out);
  add_releases(w->r->opset, out);
  page_add_names(out, "checks", check_names, CHECK_COUNT);
  page_add_names(out, "check_meanings", check_meanings, CHECK_COUNT);
  page_add_names(out, "classes", class_names, CLASS_COUNT);
  page_add_verdicts(out);
  add_cells(w->r, out);
  add_hub(w->r, out);
  add_cases(w->r, run->h, out);
  add_times(w->r, run->h, out);
  add_ops(w, out);
  add_programs(w, out);
  add_rows(w->r, run->h, out);
  add_causes(w, "causes", &run->required, out);
  add_causes(w, "advice", &run->advice, out);
  add_messages(w, out);
  page_add_names(out, "texts", w->texts.texts.items, w->texts.texts.count);
  strbuf_addc(out, '}');
  out->failed |= w->texts.failed;
}

void html_data_add(const html_run *run, strbuf *out) {
  writer w = {.run = run, .r = run->r};
  w.stablehlo = calloc(run->r->opset->op_count + 1, sizeof *w.stablehlo);
  w.bad = calloc(run->r->case_count + 1, sizeof *w.bad);
  if (w.stablehlo && w.bad)
    add_all(&w, out);
  else
    out->failed = true;
  page_pool_free(&w.texts);
  free(w.stablehlo);
  free(w.bad);
}
