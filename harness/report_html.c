/* The HTML report: a page that is the same for every run, and the verdicts as data in it. */
#include <stdlib.h>
#include <string.h>

#include "base/intern.h"
#include "report.h"

static const char page[] = {
#include "report_html.inc"
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

/* Text as JSON that may stand in a script element. */
static void add_text(strbuf *out, const char *text) {
  strbuf_addc(out, '"');
  for (const unsigned char *p = (const unsigned char *)text; *p; p++) {
    if (*p == '"' || *p == '\\')
      strbuf_addf(out, "\\%c", *p);
    else if (*p < 0x20 || *p == '<' || *p == '>' || *p == '&')
      strbuf_addf(out, "\\u%04x", *p);
    else
      strbuf_addc(out, (char)*p);
  }
  strbuf_addc(out, '"');
}

static void add_names(strbuf *out, const char *name, const char *const *names, size_t n) {
  strbuf_addf(out, ",\n\"%s\":[", name);
  for (size_t i = 0; i < n; i++) {
    if (i) strbuf_addc(out, ',');
    add_text(out, names[i]);
  }
  strbuf_addc(out, ']');
}

/* The class, whether it counts, a letter for each check; nothing when none was made. */
static void add_artifact(const results *r, size_t i, size_t p, size_t c, int slot, strbuf *out) {
  char buffer[32];
  const uint8_t *v = results_at(r, i, p, c, slot);
  size_t n = CHECK_COUNT;
  while (n > 0 && v[n - 1] == VERDICT_NONE) n--;
  if (!n) return;
  planned plan = plan_cell(r->opset, r->cases[i], p, c, slot, buffer);
  strbuf_addf(out, "%d%c", plan.class, plan.counted ? 'c' : 'o');
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
  static const uint8_t none[SLOT_COUNT * CHECK_COUNT];
  for (size_t c = 0; c < r->releases; c++)
    if (memcmp(results_at(r, i, p, c, 0), none, sizeof none) != 0) return true;
  return false;
}

static void add_rows(const results *r, strbuf *out) {
  pool patterns = {0};
  strbuf text = STRBUF_INIT;
  strbuf_adds(out, ",\n\"rows\":[");
  for (size_t i = 0; i < r->case_count; i++) {
    strbuf_adds(out, i ? ",\n[" : "\n[");
    for (size_t p = 0; p < r->releases; p++) {
      if (p) strbuf_addc(out, ',');
      if (!any(r, i, p)) {
        strbuf_adds(out, "-1");
        continue;
      }
      strbuf_reset(&text);
      add_pattern(r, i, p, &text);
      strbuf_addu(out, pool_add(&patterns, strbuf_str(&text)));
    }
    strbuf_addc(out, ']');
  }
  strbuf_adds(out, "],\n\"patterns\":[");
  for (size_t i = 0; i < patterns.count; i++)
    strbuf_addf(out, "%s\n%s", i ? "," : "", patterns.texts[i]);
  strbuf_addc(out, ']');
  if (text.failed || patterns.failed) out->failed = true;
  strbuf_free(&text);
  pool_free(&patterns);
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

static void add_cases(const results *r, strbuf *out) {
  char version[32];
  strbuf_adds(out, ",\n\"cases\":[");
  for (size_t i = 0; i < r->case_count; i++) {
    const corpus_case *c = r->cases[i];
    strbuf_adds(out, i ? ",\n{\"id\":" : "\n{\"id\":");
    add_text(out, c->id);
    strbuf_adds(out, ",\"file\":");
    add_text(out, c->name);
    strbuf_addf(out, ",\"since\":\"%s\",\"level\":\"%s\"}", vs_format(c->since, version),
                c->level == LEVEL_REQUIRED ? "required" : "recommended");
  }
  strbuf_addc(out, ']');
}

static void add_data(const results *r, const report_header *h, strbuf *out) {
  char version[32];
  summary s;
  results_summary(r, &s);
  strbuf_adds(out, "{\"tool\":");
  add_text(out, h->tool);
  strbuf_adds(out, ",\"consumer\":");
  add_text(out, r->consumer);
  strbuf_addf(out, ",\"result\":\"%s\",\"run\":{",
              s.buggy    ? "the suite has a bug"
              : s.failed ? "failed"
                         : "passed");
  if (*h->date) strbuf_addf(out, "\"started\":\"%s\",\"seconds\":%.3f", h->date, r->seconds);
  strbuf_adds(out, "},\n\"releases\":[");
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
  add_cells(r, out);
  add_cases(r, out);
  add_rows(r, out);
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
