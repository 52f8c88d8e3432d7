/* The HTML report: a page that is the same for every run, and the verdicts as data in it. */
#include <stdlib.h>
#include <string.h>

#include "base/intern.h"
#include "harness/suite/near.h"
#include "harness/tools/json_text.h"
#include "render.h"

static const char page[] = {
#include "page.inc"
};

/* Strings that stand once: a hash table with open addressing. */
typedef struct pool {
  char **texts;
  size_t count, room;
  uint32_t *slots; /* index + 1; 0: free */
  size_t slot_count;
  bool failed;
} pool;

static void pool_free(pool *t) {
  for (size_t i = 0; i < t->count; i++) free(t->texts[i]);
  free(t->texts);
  free(t->slots);
}

static bool pool_grow(pool *t) {
  size_t slots = t->slot_count ? 2 * t->slot_count : 256, room = slots / 2;
  uint32_t *fresh = calloc(slots, sizeof *fresh);
  char **texts = realloc(t->texts, room * sizeof *texts);
  if (texts) t->texts = texts;
  if (!fresh || !texts) {
    free(fresh);
    return false;
  }
  for (size_t i = 0; i < t->count; i++) {
    size_t at = hash_bytes(texts[i], strlen(texts[i]), 0) & (slots - 1);
    while (fresh[at]) at = (at + 1) & (slots - 1);
    fresh[at] = (uint32_t)i + 1;
  }
  free(t->slots);
  t->slots = fresh;
  t->slot_count = slots;
  t->room = room;
  return true;
}

static size_t pool_add(pool *t, const char *text) {
  if (t->failed || (t->count == t->room && !pool_grow(t))) {
    t->failed = true;
    return 0;
  }
  size_t at = hash_bytes(text, strlen(text), 0) & (t->slot_count - 1);
  for (; t->slots[at]; at = (at + 1) & (t->slot_count - 1))
    if (strcmp(t->texts[t->slots[at] - 1], text) == 0) return t->slots[at] - 1;
  t->texts[t->count] = strdup(text);
  if (!t->texts[t->count]) {
    t->failed = true;
    return 0;
  }
  t->slots[at] = (uint32_t)++t->count;
  return t->count - 1;
}

static void add_names(strbuf *out, const char *name, const char *const *names, size_t n) {
  strbuf_addf(out, ",\n\"%s\":[", name);
  for (size_t i = 0; i < n; i++) {
    if (i) strbuf_addc(out, ',');
    json_text_in_script(out, names[i]);
  }
  strbuf_addc(out, ']');
}

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
  strbuf now = STRBUF_INIT, last = STRBUF_INIT;
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
  strbuf_free(&now);
  strbuf_free(&last);
}

static bool any(const results *r, size_t i, size_t p) {
  const uint8_t *row = results_row(r, i, p);
  for (size_t k = 0; k < results_row_size(r); k++)
    if (row[k] != VERDICT_NONE) return true;
  return false;
}

/* The group of each case, the patterns of each group by producer, the patterns. */
static void add_rows(const results *r, const report_header *h, strbuf *out) {
  pool kinds = {0};
  strbuf text = STRBUF_INIT, groups = STRBUF_INIT;
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
      strbuf_addu(&groups, pool_add(&kinds, strbuf_str(&text)));
    }
    strbuf_addc(&groups, ']');
  }
  strbuf_adds(out, "],\n\"rows\":[");
  strbuf_add(out, strbuf_str(&groups), groups.len);
  strbuf_adds(out, "],\n\"patterns\":[");
  for (size_t i = 0; i < kinds.count; i++) strbuf_addf(out, "%s\n%s", i ? "," : "", kinds.texts[i]);
  strbuf_addc(out, ']');
  if (text.failed || groups.failed || kinds.failed) out->failed = true;
  strbuf_free(&text);
  strbuf_free(&groups);
  pool_free(&kinds);
}

static void add_said(const results *r, strbuf *out) {
  pool texts = {0};
  strbuf_adds(out, ",\n\"said\":[");
  for (size_t i = 0; i < r->detail_count; i++) {
    const detail *d = &r->details[i];
    strbuf_addf(out, "%s[%u,%u,%u,%u,%u,%u,%zu]", i ? ",\n" : "\n", d->index, d->producer,
                d->consumer, d->slot, d->check, d->verdict, pool_add(&texts, d->text));
  }
  strbuf_addc(out, ']');
  add_names(out, "texts", (const char *const *)texts.texts, texts.count);
  if (texts.failed) out->failed = true;
  pool_free(&texts);
}

static void add_cells(const results *r, strbuf *out) {
  strbuf_adds(out, ",\n\"cells\":[");
  for (size_t p = 0; p < r->releases; p++)
    for (size_t c = 0; c < r->releases; c++) {
      cell_tally t;
      uint32_t passed = 0, failed = 0, bugs = 0, rest = 0;
      results_cell(r, p, c, &t);
      for (int k = 0; k < CLASS_COUNT; k++) {
        passed += t.of[k].passed;
        failed += t.of[k].failed;
        bugs += t.of[k].bugs;
        rest += t.of[k].unsupported + t.of[k].skipped;
      }
      const tally *o = &t.outside;
      uint32_t outside = o->passed + o->failed + o->unsupported + o->skipped;
      strbuf_addf(out, "%s[%u,%u,%u,%u,%u]", p || c ? "," : "", passed, failed, bugs + o->bugs,
                  rest, outside);
    }
  strbuf_addc(out, ']');
}

/* [id, file, since, level]; a file that is named like its case is the folder alone. */
static void add_cases(const results *r, const report_header *h, strbuf *out) {
  char version[32];
  strbuf name = STRBUF_INIT;
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
    strbuf_adds(out, ",\"");
    strbuf_adds(out, vs_format(c->since, version));
    strbuf_adds(out, c->level == LEVEL_REQUIRED ? "\",0]" : "\",1]");
    report_spill(h, out);
  }
  strbuf_addc(out, ']');
  if (name.failed) out->failed = true;
  strbuf_free(&name);
}

/* How often each verdict was given: counted ones by class, then those outside the window. */
static void add_totals(const summary *s, strbuf *out) {
  strbuf_adds(out, ",\n\"totals\":[");
  for (int c = 0; c <= CLASS_COUNT; c++) {
    const size_t *row = c < CLASS_COUNT ? s->by_class[c] : s->outside;
    strbuf_adds(out, c ? ",[" : "[");
    for (int v = 1; v < VERDICT_COUNT; v++) strbuf_addf(out, "%s%zu", v > 1 ? "," : "", row[v]);
    strbuf_addc(out, ']');
  }
  strbuf_addc(out, ']');
}

static void add_data(const results *r, const report_header *h, strbuf *out) {
  char version[32];
  summary s;
  results_summary(r, &s);
  strbuf_adds(out, "{\"tool\":");
  json_text_in_script(out, h->tool);
  strbuf_adds(out, ",\"consumer\":");
  json_text_in_script(out, r->consumer);
  strbuf_addf(out, ",\"result\":\"%s", run_outcome_names[s.outcome]);
  report_flaky(r, ", ", out);
  strbuf_adds(out, "\",\"run\":{");
  if (*h->date) strbuf_addf(out, "\"started\":\"%s\",\"seconds\":%.3f", h->date, r->seconds);
  strbuf_adds(out, "},\n\"explain\":");
  strbuf more = STRBUF_INIT;
  explain_options(&h->explain, &more);
  json_text_in_script(out, strbuf_str(&more));
  strbuf_free(&more);
  strbuf_adds(out, ",\n\"releases\":[");
  for (size_t i = 0; i < r->releases; i++)
    strbuf_addf(out, "%s\"%s\"", i ? "," : "", vs_format(r->opset->releases[i].version, version));
  strbuf_addc(out, ']');
  add_names(out, "checks", check_names, CHECK_COUNT);
  add_names(out, "classes", class_names, CLASS_COUNT);
  strbuf_adds(out, ",\n\"verdicts\":[");
  for (int v = 1; v < VERDICT_COUNT; v++)
    strbuf_addf(out, "%s{\"letter\":\"%c\",\"name\":\"%s\",\"failed\":%s}", v > 1 ? "," : "",
                verdict_letters[v], verdict_names[v],
                verdict_failed((verdict)v) ? "true" : "false");
  strbuf_addc(out, ']');
  add_totals(&s, out);
  add_cells(r, out);
  add_cases(r, h, out);
  add_rows(r, h, out);
  add_said(r, out);
  strbuf_addc(out, '}');
}

void report_html(const results *r, const report_header *h, strbuf *out) {
  static const char mark[] = "@DATA@";
  const char *at = memmem(page, sizeof page, mark, strlen(mark));
  if (!at) {
    out->failed = true;
    return;
  }
  strbuf_add(out, page, (size_t)(at - page));
  add_data(r, h, out);
  at += strlen(mark);
  strbuf_add(out, at, (size_t)(page + sizeof page - at));
}
