/* SPDX-License-Identifier: Apache-2.0 */
#include "waivers.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "harness/cases/size_class.h"
#include "harness/cli/diags.h"
#include "harness/data/yaml_input.h"
#include "harness/releases/window.h"

static bool compile(const yaml_file *f, const ynode *v, unsigned options, regexp **out) {
  strbuf_auto why = STRBUF_INIT;
  const char *text = yaml_text(f, v, f->key->name);
  if (text) {
    regex_free(*out);
    *out = regex_new(text, strlen(text), options, &why);
    if (!*out) yaml_complain(f, v, f->bad_value, "%s", strbuf_str(&why));
  }
  return text && *out;
}

static bool read_cases(yaml_file *f, const ynode *v, void *into) {
  waiver *w = into;
  return compile(f, v, REGEX_WHOLE, &w->regex) && (w->cases = yaml_text(f, v, "cases"));
}

/* A name may look like a wrong expression, as "mine (new". */
static bool read_consumer(yaml_file *f, const ynode *v, void *into) {
  waiver *w = into;
  w->consumer = yaml_text(f, v, "consumer");
  if (!w->consumer) return false;
  regex_free(w->consumers);
  w->consumers = regex_new(w->consumer, strlen(w->consumer), REGEX_WHOLE, NULL);
  return true;
}

static bool read_says(yaml_file *f, const ynode *v, void *into) {
  return compile(f, v, 0, &((waiver *)into)->says);
}

static bool read_check(yaml_file *f, const ynode *v, void *into) {
  const char *list = yaml_text(f, v, "check");
  uint32_t *checks = &((waiver *)into)->checks;
  return list && ((*checks = checks_read(list)) ||
                  yaml_complain(f, v, f->bad_value, "there is no check '%s'", list));
}

static bool side(const vs_opset *o, const char *text, size_t n, bool *any, size_t *row) {
  *any = n == 1 && *text == '*';
  return *any || plan_release(o, text, n, row);
}

static bool read_pair(yaml_file *f, const ynode *v, void *into) {
  waiver *w = into;
  const char *text = yaml_text(f, v, "pair"), *comma = text ? strchr(text, ',') : NULL;
  if (!text) return false;
  return (comma && side(f->user, text, (size_t)(comma - text), &w->any_producer, &w->producer) &&
          side(f->user, comma + 1, strlen(comma + 1), &w->any_consumer, &w->consumer_release)) ||
         yaml_complain(f, v, f->bad_value, "a pair has the form P,C, either may be *, not '%s'",
                       text);
}

static bool read_fails_with(yaml_file *f, const ynode *v, void *into) {
  const char *failures[VERDICT_COUNT + 1] = {NULL};
  for (int k = 0; k < VERDICT_COUNT; k++)
    failures[k] = verdict_failed((verdict)k) ? verdict_names[k] : "";
  size_t k;
  if (!yaml_word(f, v, "fails-with", failures, &k)) return false;
  ((waiver *)into)->fails_with = (verdict)k;
  return true;
}

static bool read_expires(yaml_file *f, const ynode *v, void *into) {
  return (((waiver *)into)->expires = date_text(f, v, "expires")) != NULL;
}

static bool read_state(yaml_file *f, const ynode *v, void *into) {
  static const char *const states[] = {"known", "by design", NULL};
  size_t k;
  if (!yaml_word(f, v, "state", states, &k)) return false;
  ((waiver *)into)->by_design = k == 1;
  return true;
}

static const yaml_key keys[] = {
    YAML_READ("cases", true, read_cases),
    YAML_READ("consumer", true, read_consumer),
    YAML_READ("pair", true, read_pair),
    YAML_READ("check", false, read_check),
    YAML_READ("fails-with", true, read_fails_with),
    YAML_READ("says", false, read_says),
    YAML_TEXT("reason", true, waiver, reason),
    YAML_TEXT("link", false, waiver, link),
    YAML_READ("expires", true, read_expires),
    YAML_READ("state", false, read_state),
};

static bool read_list(yaml_file *f, const ynode *v, void *into) {
  waivers *w = into;
  if (!yaml_want(f, v, Y_SEQUENCE, "waivers")) return false;
  w->items = ARENA_ARRAY(w->memory, waiver, (size_t)v->count + 1);
  bool ok = true;
  for (const ynode *n = v->first; n; n = n->next) {
    waiver *one = &w->items[w->count++];
    one->checks = (1u << CHECK_COUNT) - 1;
    one->line = n->line;
    one->last_line = n->last_line;
    ok &= YAML_MAPPING(f, n, "a waiver", keys, one);
  }
  return ok;
}

static bool read_root(yaml_file *f, const ynode *root, void *into) {
  static const yaml_key root_keys[] = {YAML_READ("waivers", true, read_list)};
  return YAML_MAPPING(f, root, "a file of waivers", root_keys, into);
}

/* Nobody has to write a list of nothing. */
static bool is_empty(const char *path) {
  struct stat s;
  return stat(path, &s) == 0 && S_ISREG(s.st_mode) && s.st_size == 0;
}

bool waivers_load(waivers *w, const char *path, const vs_opset *o, diag_sink *sink) {
  *w = (waivers){.memory = arena_new(0), .path = path};
  if (!w->memory) return diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  yaml_file f = {.path = path,
                 .memory = w->memory,
                 .sink = sink,
                 .user = (void *)o,
                 .syntax = DIAG_WAIVER_SYNTAX,
                 .bad_key = DIAG_WAIVER_KEY,
                 .bad_value = DIAG_WAIVER_VALUE,
                 .missing = DIAG_WAIVER_MISSING};
  return is_empty(path) || input_read_yaml(&f, DIAG_WAIVER_SYNTAX, read_root, w);
}

void waivers_free(waivers *w) {
  for (size_t i = 0; i < w->count; i++) {
    regex_free(w->items[i].regex);
    regex_free(w->items[i].consumers);
    regex_free(w->items[i].says);
  }
  arena_free(w->memory);
  *w = (waivers){0};
}

/* --- Holding them against a run --- */

/* A waiver that is held against one row. */
typedef struct holding {
  waiver *w;
  const results *r;
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
    uint8_t was = d->found.waived ? d->found.waived : d->found.verdict;
    if (d->check != check || was != ended) continue;
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
        /* Other messages are not waived. */
        const char *text = message_of(h, consumer, slot, k, v[k]);
        if (w->says && !regex_matches(w->says, text, strlen(text))) continue;
        w->hits++;
        v[k] = (uint8_t)verdict_of(CLASS_NONE, &(check_answer){.outcome = OUTCOME_WAIVED});
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

static bool is_of(const waiver *w, const results *r, size_t index) {
  const char *id = r->cases[index]->id;
  return regex_matches(w->regex, id, strlen(id));
}

/* False when out of memory. */
static bool apply_one(waiver *w, results *r) {
  auto_free uint8_t *row = malloc(results_row_size(r));
  bool ok = row != NULL;
  for (size_t i = 0; ok && i < r->case_count; i++) {
    if (!is_of(w, r, i)) continue;
    size_t first, count = results_details(r, i, &first);
    for (size_t p = 0; ok && p < r->releases; p++) {
      holding h = {w, r, i, p, count ? r->details + first : NULL, count};
      if (w->any_producer || w->producer == p) ok = apply_row(&h, r, row);
    }
  }
  return ok;
}

/* Messages about a waived check get the new verdict; `waived` keeps the one that they had. */
static void mark_details(const waiver *w, results *r) {
  for (size_t i = 0; w->hits && i < r->detail_count; i++) {
    detail *d = &r->details[i];
    uint8_t now = results_at(r, d->index, d->producer, d->consumer, d->slot)[d->check];
    if (d->found.verdict == now) continue;
    d->found.waived = d->found.verdict;
    d->found.by_design = w->by_design;
    d->found.verdict = now;
  }
}

/* The things that a run left out. */
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

/* Whether a run has every case that a waiver is about: one that names them, "a|b". */
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

/* Whether the run may have left out what a waiver is about. Sized cases are left out unless they
 * were asked for. */
static bool may_lack(const results *r, const waiver *w, left_out left) {
  if (left == LEFT_PAIRS) return true;
  return (left == LEFT_CASES || sizes_is_id(w->cases)) && !has_all(r, w);
}

/* Appends the first case that a waiver names, in a list of names "a|b", and that does not exist. */
static bool names_nothing(const waiver *w, const corpus *all, strbuf *name) {
  static const char listed[] = "|abcdefghijklmnopqrstuvwxyz0123456789_";
  const char *plain = listed + 1;
  if (!all || w->cases[strspn(w->cases, listed)]) return false;
  for (const char *at = w->cases;; at++) {
    strbuf_reset(name);
    strbuf_add(name, at, strspn(at, plain));
    if (name->len && !sizes_is_id(strbuf_str(name)) && !corpus_find(all, strbuf_str(name)))
      return true;
    at += name->len;
    if (!*at) return false;
  }
}

static bool complain(const waivers *all, const waiver *w, const results *r, const corpus *known,
                     left_out left, const char *today, strbuf *out) {
  const char *what = NULL;
  strbuf_auto name = STRBUF_INIT;
  bool nothing = names_nothing(w, known, &name), otherwise = false;
  if (nothing)
    what = "names a case that does not exist";
  else if (strcmp(w->expires, today) < 0)
    what = "has expired";
  else if ((otherwise = w->others && !w->says)) /* one with `says` is not about others */
    what = "fails in another way";
  else if (!w->hits && may_lack(r, w, left))
    return true;
  else if (!w->hits && !w->passes)
    what = "matches nothing";
  else if (!w->hits)
    what = "no longer fails";
  if (!what) return true;
  strbuf_addf(out, "%s:%u: the waiver of '%s' %s", all->path, w->line, w->cases, what);
  if (otherwise)
    strbuf_addf(out, " (%s, not %s)", verdict_names[w->other], verdict_names[w->fails_with]);
  if (nothing) strbuf_addf(out, ", '%s'", strbuf_str(&name));
  if (w->last_line > w->line)
    strbuf_addf(out, "; delete lines %u to %u\n", w->line, w->last_line);
  else
    strbuf_addf(out, "; delete line %u\n", w->line);
  return false;
}

static bool names_consumer(const waiver *w, const results *r) {
  return strcmp(w->consumer, r->consumer) == 0 ||
         regex_matches(w->consumers, r->consumer, strlen(r->consumer));
}

/* Whether a waiver may be about this run at all. */
static bool is_about(const waiver *w, const results *r, uint32_t asked) {
  return names_consumer(w, r) && w->checks & asked;
}

/* The checks that a run may have made. */
static uint32_t asked_of(const journal_head *head) {
  return ~(1u << CHECK_EVALUATE | CONTEXT_CHECKS) | journal_contexts(head);
}

void waivers_tell_unused(const waivers *all, const results *r, strbuf *out) {
  for (size_t i = 0; i < all->count; i++) {
    const waiver *w = &all->items[i];
    bool told = names_consumer(w, r);
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
  auto_free uint8_t *verdicts = malloc(results_row_size(r));
  bool fails = true;
  if (verdicts) {
    memcpy(verdicts, row->verdicts, results_row_size(r));
    for (size_t i = 0; i < w->count; i++) {
      waiver *one = &w->items[i];
      holding h = {one, r, row->index, row->producer, row->details, row->detail_count};
      if (is_about(one, r, asked_of(head)) && strcmp(one->expires, today) >= 0 &&
          (one->any_producer || one->producer == row->producer) && is_of(one, r, row->index))
        apply_cells(&h, verdicts);
    }
    fails = results_row_fails(r, row->index, verdicts, row->producer);
  }
  return fails;
}

bool waivers_apply(waivers *w, results *r, const corpus *all, const journal_head *head,
                   const char *today, strbuf *out) {
  left_out left = left_out_by(head);
  bool ok = true;
  for (size_t i = 0; i < w->count; i++) {
    waiver *one = &w->items[i];
    if (!is_about(one, r, asked_of(head))) continue; /* another run's business */
    one->hits = one->passes = one->others = 0;
    if (strcmp(one->expires, today) >= 0 && !apply_one(one, r)) {
      strbuf_adds(out, "out of memory\n");
      ok = false;
    }
    mark_details(one, r);
    ok &= complain(w, one, r, all, left, today, out);
  }
  return ok;
}
