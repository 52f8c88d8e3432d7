#include "waivers.h"

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>
#include <stdlib.h>
#include <string.h>

#include "harness/tools/diags.h"
#include "harness/tools/input.h"
#include "harness/tools/yaml_file.h"

typedef struct waiving {
  waivers *all;
  waiver *one;
  const vs_opset *opset;
} waiving;

static bool text_into(yaml_file *f, const yaml_node_t *v, const char *what, const char **out) {
  return (*out = yaml_text(f, v, what)) != NULL;
}

static bool compile(yaml_file *f, const yaml_node_t *v, const char *pattern, uint32_t options,
                    void **out) {
  int code;
  PCRE2_SIZE at;
  pcre2_code_free(*out);
  *out = pcre2_compile((PCRE2_SPTR)pattern, PCRE2_ZERO_TERMINATED, options, &code, &at, NULL);
  if (*out) return true;
  PCRE2_UCHAR message[128];
  pcre2_get_error_message(code, message, sizeof message);
  return yaml_complain(f, v, f->bad_value, "'%s' is no regular expression: %s at %zu", pattern,
                       (const char *)message, (size_t)at);
}

static bool read_cases(yaml_file *f, void *into, const yaml_node_t *v) {
  waiver *w = ((waiving *)into)->one;
  return text_into(f, v, "cases", &w->cases) &&
         compile(f, v, w->cases, PCRE2_ANCHORED | PCRE2_ENDANCHORED, &w->regex);
}

static bool read_says(yaml_file *f, void *into, const yaml_node_t *v) {
  waiver *w = ((waiving *)into)->one;
  return text_into(f, v, "says", &w->says) && compile(f, v, w->says, 0, &w->says_regex);
}

static bool read_consumer(yaml_file *f, void *into, const yaml_node_t *v) {
  return text_into(f, v, "consumer", &((waiving *)into)->one->consumer);
}
static bool read_reason(yaml_file *f, void *into, const yaml_node_t *v) {
  return text_into(f, v, "reason", &((waiving *)into)->one->reason);
}
static bool read_link(yaml_file *f, void *into, const yaml_node_t *v) {
  return text_into(f, v, "link", &((waiving *)into)->one->link);
}

static bool read_check(yaml_file *f, void *into, const yaml_node_t *v) {
  waiver *w = ((waiving *)into)->one;
  const char *list;
  if (!text_into(f, v, "check", &list)) return false;
  w->checks = checks_read(list);
  if (w->checks) return true;
  return yaml_complain(f, v, f->bad_value, "there is no check '%s'", list);
}

static bool side(const vs_opset *o, const char *text, size_t n, bool *any, size_t *row) {
  vs_version v;
  *any = n == 1 && *text == '*';
  const vs_release *r = !*any && vs_parse(o, text, n, &v) ? vs_release_of(o, v) : NULL;
  if (r) *row = (size_t)(r - o->releases);
  return *any || r;
}

static bool read_pair(yaml_file *f, void *into, const yaml_node_t *v) {
  waiving *s = into;
  const char *text;
  if (!text_into(f, v, "pair", &text)) return false;
  const char *comma = strchr(text, ',');
  if (comma &&
      side(s->opset, text, (size_t)(comma - text), &s->one->any_producer, &s->one->producer) &&
      side(s->opset, comma + 1, strlen(comma + 1), &s->one->any_consumer,
           &s->one->consumer_release))
    return true;
  return yaml_complain(f, v, f->bad_value, "a pair has the form P,C, either may be *, not '%s'",
                       text);
}

static bool read_fails_with(yaml_file *f, void *into, const yaml_node_t *v) {
  const char *text;
  if (!text_into(f, v, "fails-with", &text)) return false;
  for (int k = 1; k < VERDICT_COUNT; k++)
    if (verdict_failed((verdict)k) && strcmp(verdict_names[k], text) == 0) {
      ((waiving *)into)->one->fails_with = (verdict)k;
      return true;
    }
  strbuf known = STRBUF_INIT;
  for (int k = 1; k < VERDICT_COUNT; k++)
    if (verdict_failed((verdict)k))
      strbuf_addf(&known, "%s'%s'", known.len ? ", " : "", verdict_names[k]);
  yaml_complain(f, v, f->bad_value, "'%s' is no verdict of a failure; those are %s", text,
                strbuf_str(&known));
  strbuf_free(&known);
  return false;
}

static bool read_expires(yaml_file *f, void *into, const yaml_node_t *v) {
  const char *t;
  static const char form[] = "dddd-dd-dd";
  if (!text_into(f, v, "expires", &t)) return false;
  bool ok = strlen(t) == sizeof form - 1;
  for (size_t i = 0; ok && form[i]; i++)
    ok = form[i] == 'd' ? t[i] >= '0' && t[i] <= '9' : t[i] == '-';
  int month = ok ? (t[5] - '0') * 10 + t[6] - '0' : 0,
      day = ok ? (t[8] - '0') * 10 + t[9] - '0' : 0;
  ((waiving *)into)->one->expires = t;
  if (month >= 1 && month <= 12 && day >= 1 && day <= 31) return true;
  return yaml_complain(f, v, f->bad_value, "a date has the form 2026-12-31, not '%s'", t);
}

static const yaml_key keys[] = {
    {"cases", true, read_cases},
    {"consumer", true, read_consumer},
    {"pair", true, read_pair},
    {"check", false, read_check},
    {"fails-with", true, read_fails_with},
    {"says", false, read_says},
    {"reason", true, read_reason},
    {"link", false, read_link},
    {"expires", true, read_expires},
};

static bool read_list(yaml_file *f, void *into, const yaml_node_t *v) {
  waiving *s = into;
  if (v->type != YAML_SEQUENCE_NODE)
    return yaml_complain(f, v, f->bad_value, "waivers must be a list");
  const yaml_node_item_t *i = v->data.sequence.items.start, *end = v->data.sequence.items.top;
  waivers *w = s->all;
  w->items = ARENA_ARRAY(w->memory, waiver, (size_t)(end - i) + 1);
  bool ok = true;
  for (; i < end; i++) {
    const yaml_node_t *n = yaml_at(f, *i);
    s->one = &w->items[w->count++];
    s->one->checks = (1u << CHECK_COUNT) - 1;
    s->one->line = (uint32_t)n->start_mark.line + 1;
    /* A block ends where the next token begins, one in braces at its own. */
    bool block = n->type == YAML_MAPPING_NODE && n->data.mapping.style != YAML_FLOW_MAPPING_STYLE;
    s->one->last_line = (uint32_t)n->end_mark.line + !block;
    if (s->one->last_line < s->one->line) s->one->last_line = s->one->line;
    ok &= yaml_mapping(f, n, "a waiver", keys, sizeof keys / sizeof *keys, s);
  }
  return ok;
}

static bool read_root(yaml_file *f, const yaml_node_t *root, void *into) {
  static const yaml_key root_keys[] = {{"waivers", true, read_list}};
  return yaml_mapping(f, root, "a file of waivers", root_keys, 1, into);
}

bool waivers_load(waivers *w, const char *path, const vs_opset *o, diag_sink *sink) {
  input in;
  strbuf why = STRBUF_INIT;
  *w = (waivers){.memory = arena_new(0), .path = path};
  if (!w->memory) return diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  bool ok = input_open(&in, path, &why);
  if (!ok) {
    diag_error(sink, DIAG_WAIVER_SYNTAX, (diag_place){0}, "%s", strbuf_str(&why));
  } else {
    yaml_file f = {.path = path,
                   .memory = w->memory,
                   .sink = sink,
                   .bad_key = DIAG_WAIVER_KEY,
                   .bad_value = DIAG_WAIVER_VALUE,
                   .missing = DIAG_WAIVER_MISSING};
    waiving s = {.all = w, .opset = o};
    ok = yaml_file_read(&f, in.bytes, in.size, DIAG_WAIVER_SYNTAX, read_root, &s);
    input_close(&in);
  }
  strbuf_free(&why);
  return ok;
}

void waivers_free(waivers *w) {
  for (size_t i = 0; i < w->count; i++) {
    pcre2_code_free(w->items[i].regex);
    pcre2_code_free(w->items[i].says_regex);
  }
  arena_free(w->memory);
  *w = (waivers){0};
}

/* --- Holding them against a run --- */

static bool matches(const void *regex, const char *text, pcre2_match_data *match) {
  return pcre2_match(regex, (PCRE2_SPTR)text, strlen(text), 0, 0, match, NULL) >= 0;
}

/* A waiver that is held against one row. */
typedef struct holding {
  waiver *w;
  const results *r;
  pcre2_match_data *match;
  size_t index, producer;
  const detail *details; /* of the case */
  size_t detail_count;
} holding;

/* The message about a verdict. Large runs keep one text for all equal verdicts of a check of a
 * case, which may be that of another pair. */
static const char *message_of(const holding *h, size_t consumer, int slot, int check,
                              uint8_t ended) {
  const char *elsewhere = "";
  for (size_t i = 0; i < h->detail_count; i++) {
    const detail *d = &h->details[i];
    if (d->check != check || d->verdict != ended) continue;
    if (d->producer == h->producer && d->consumer == consumer && d->slot == slot) return d->text;
    elsewhere = d->text;
  }
  return elsewhere;
}

/* `v`: the verdicts of one consumer in a row. */
static void apply_cell(const holding *h, size_t consumer, uint8_t *v) {
  waiver *w = h->w;
  for (int slot = 0; slot < SLOT_COUNT; slot++, v += CHECK_COUNT) {
    for (int k = 0; k < CHECK_COUNT; k++) {
      if (!(w->checks >> k & 1)) continue;
      if (v[k] == w->fails_with) {
        /* What says something else is none of its business, and goes on failing. */
        if (w->says && !matches(w->says_regex, message_of(h, consumer, slot, k, v[k]), h->match))
          continue;
        w->hits++;
        v[k] = (uint8_t)verdict_of(CLASS_NONE, (observation){.outcome = OUTCOME_WAIVED});
      } else if (verdict_failed(v[k])) {
        w->others++;
        w->other = v[k];
      } else if (v[k] == VERDICT_PASS || v[k] == VERDICT_REFUSED_AS_EXPECTED) {
        w->passes++;
      }
    }
  }
}

static void apply_cells(const holding *h, uint8_t *row) {
  for (size_t c = 0; c < h->r->releases; c++)
    if (h->w->any_consumer || h->w->consumer_release == c)
      apply_cell(h, c, row + c * SLOT_COUNT * CHECK_COUNT);
}

static bool apply_row(const holding *h, results *r, uint8_t *row) {
  size_t hits = h->w->hits;
  memcpy(row, results_row(r, h->index, h->producer), results_row_size(r));
  apply_cells(h, row);
  return h->w->hits == hits || results_set_row(r, h->index, h->producer, row);
}

/* False when out of memory. */
static bool apply_one(waiver *w, results *r, pcre2_match_data *match) {
  uint8_t *row = malloc(results_row_size(r));
  bool ok = row != NULL;
  for (size_t i = 0; ok && i < r->case_count; i++) {
    if (!matches(w->regex, r->cases[i]->id, match)) continue;
    size_t first, said = results_details(r, i, &first);
    for (size_t p = 0; ok && p < r->releases; p++) {
      holding h = {w, r, match, i, p, r->details + first, said};
      if (w->any_producer || w->producer == p) ok = apply_row(&h, r, row);
    }
  }
  free(row);
  return ok;
}

/* The message about a waived check names the waiver. */
static void mark_details(results *r) {
  for (size_t i = 0; i < r->detail_count; i++) {
    detail *d = &r->details[i];
    d->verdict = results_at(r, d->index, d->producer, d->consumer, d->slot)[d->check];
  }
}

/* What a run left out. */
typedef enum left_out { LEFT_NOTHING, LEFT_CASES, LEFT_PAIRS } left_out;

/* Options that leave out pairs or checks of the cases that are run. */
static left_out left_out_by(const journal_head *head) {
  left_out left = LEFT_NOTHING;
  for (size_t i = 0; i < head->option_count; i++) {
    const journal_option *o = &head->options[i];
    if (strcmp(o->name, "pair") == 0 || strcmp(o->name, "check") == 0) return LEFT_PAIRS;
    if (journal_restricts(o)) left = LEFT_CASES;
  }
  return left;
}

/* Whether a run has every case that a waiver is about: one that names them, "a|b", and no pattern.
 */
static bool has_all(const results *r, const waiver *w) {
  const char *at = w->cases;
  for (;;) {
    size_t n = strcspn(at, "|"), i = 0;
    while (i < r->case_count &&
           (strncmp(r->cases[i]->id, at, n) != 0 || r->cases[i]->id[n] != '\0'))
      i++;
    if (i == r->case_count) return false;
    if (!at[n]) return true;
    at += n + 1;
  }
}

static bool complain(const waivers *all, const waiver *w, const results *r, left_out left,
                     const char *today, strbuf *out) {
  const char *what = NULL;
  if (strcmp(w->expires, today) < 0)
    what = "has expired";
  else if (w->others)
    what = "fails in another way";
  else if (!w->hits && left != LEFT_NOTHING && (left == LEFT_PAIRS || !has_all(r, w)))
    return true; /* it may be about what was left out */
  else if (!w->hits && !w->passes)
    what = "matches nothing";
  else if (!w->hits)
    what = "no longer fails";
  if (!what) return true;
  strbuf_addf(out, "%s:%u: the waiver of '%s' %s", all->path, w->line, w->cases, what);
  if (w->others && strcmp(what, "fails in another way") == 0)
    strbuf_addf(out, " (%s, not %s)", verdict_names[w->other], verdict_names[w->fails_with]);
  if (w->last_line > w->line)
    strbuf_addf(out, "; delete lines %u to %u\n", w->line, w->last_line);
  else
    strbuf_addf(out, "; delete line %u\n", w->line);
  return false;
}

/* Whether a waiver may be about this run at all. */
static bool is_about(const waiver *w, const results *r, uint32_t asked) {
  return strcmp(w->consumer, r->consumer) == 0 && w->checks & asked;
}

/* The checks that a run may have made. */
static uint32_t asked_of(const journal_head *head) {
  return ~(1u << CHECK_EVALUATE | CONTEXT_CHECKS) | journal_contexts(head);
}

void waivers_tell_unused(const waivers *all, const results *r, strbuf *out) {
  for (size_t i = 0; i < all->count; i++) {
    const waiver *w = &all->items[i];
    bool told = strcmp(w->consumer, r->consumer) == 0;
    for (size_t k = 0; !told && k < i; k++) told = strcmp(all->items[k].consumer, w->consumer) == 0;
    if (told) continue;
    strbuf_addf(out,
                "%s:%u: note: waivers of the consumer '%s' are not used: the consumer of this run "
                "is called '%s'\n",
                all->path, w->line, w->consumer, r->consumer);
  }
}

bool waivers_row_fails(waivers *w, const results *r, const journal_head *head, const char *today,
                       const finished_row *row) {
  if (!results_row_fails(r, row->index, row->verdicts, row->producer)) return false;
  uint8_t *verdicts = malloc(results_row_size(r));
  pcre2_match_data *match = pcre2_match_data_create(1, NULL);
  bool fails = true;
  if (verdicts && match) {
    memcpy(verdicts, row->verdicts, results_row_size(r));
    for (size_t i = 0; i < w->count; i++) {
      waiver *one = &w->items[i];
      holding h = {one, r, match, row->index, row->producer, row->details, row->detail_count};
      if (is_about(one, r, asked_of(head)) && strcmp(one->expires, today) >= 0 &&
          (one->any_producer || one->producer == row->producer) &&
          matches(one->regex, r->cases[row->index]->id, match))
        apply_cells(&h, verdicts);
    }
    fails = results_row_fails(r, row->index, verdicts, row->producer);
  }
  pcre2_match_data_free(match);
  free(verdicts);
  return fails;
}

bool waivers_apply(waivers *w, results *r, const journal_head *head, const char *today,
                   strbuf *out) {
  left_out left = left_out_by(head);
  pcre2_match_data *match = pcre2_match_data_create(1, NULL);
  bool ok = match != NULL;
  for (size_t i = 0; match && i < w->count; i++) {
    waiver *one = &w->items[i];
    if (!is_about(one, r, asked_of(head))) continue; /* another run's business */
    one->hits = one->passes = one->others = 0;
    if (strcmp(one->expires, today) >= 0 && !apply_one(one, r, match)) {
      strbuf_adds(out, "out of memory\n");
      ok = false;
    }
    ok &= complain(w, one, r, left, today, out);
  }
  pcre2_match_data_free(match);
  if (ok || match) mark_details(r);
  return ok;
}
