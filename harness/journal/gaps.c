/* SPDX-License-Identifier: Apache-2.0 */
/* Whether a journal has every verdict of the plan, and no other. */
#include <string.h>

#include "journal.h"

typedef struct gaps {
  const journal_record *j;
  bool outside; /* it is not the built-in one: it implements a range of releases */
  bool writes;  /* it can write artifacts */
  void (*tell)(const char *what, void *user);
  void *user;
} gaps;

static void gap(gaps *g, size_t index, size_t producer, size_t consumer, int slot,
                const char *what) {
  const results *r = &g->j->r;
  detail d = {.producer = (uint8_t)producer, .consumer = (uint8_t)consumer, .slot = (uint8_t)slot};
  strbuf_auto text = STRBUF_INIT;
  strbuf_addf(&text, "case '%s', ", r->cases[index]->id);
  results_pair(r, &d, &text);
  strbuf_addf(&text, ": %s", what);
  g->tell(strbuf_str(&text), g->user);
}

static bool implements(const gaps *g, size_t release) {
  return !g->outside || (g->j->r.oldest <= release && release <= g->j->r.newest);
}

static uint32_t wanted(const gaps *g, size_t index, size_t producer, size_t consumer, int slot) {
  const results *r = &g->j->r;
  bool counted;
  if (!plan_takes_pair(g->j->filter, producer, consumer)) return 0;
  cell_class c = results_class(r, index, producer, consumer, slot, &counted);
  uint32_t checks = plan_cell_checks(c, producer, consumer) & r->cases[index]->checks &
                    plan_takes_checks(g->j->filter);
  if (!g->outside) return checks;
  return checks & plan_role_checks(c, implements(g, producer), implements(g, consumer), g->writes);
}

/* The verdicts of a check that are never made without the consumer under test. */
static bool ended_otherwise(verdict v) {
  return v == VERDICT_CRASH || v == VERDICT_TIMEOUT || v == VERDICT_SUITE_BUG;
}

/* A producer that failed to write its own form has nothing to pass on to older consumers. */
static bool nothing_to_pass_on(const gaps *g, size_t index, size_t producer, int slot) {
  if (slot != SLOT_UNCHANGED || !g->outside || !implements(g, producer) || !g->writes) return false;
  if (!wanted(g, index, producer, producer, SLOT_MEANT)) return true; /* it was not looked at */
  const uint8_t *v = results_at(&g->j->r, index, producer, producer, SLOT_MEANT);
  for (int k = 0; k < CHECK_COUNT; k++)
    if (verdict_failed(v[k])) return true;
  return false;
}

static void look(gaps *g, size_t index, size_t producer, size_t consumer, int slot) {
  const uint8_t *v = results_at(&g->j->r, index, producer, consumer, slot);
  uint32_t asked = wanted(g, index, producer, consumer, slot), made = 0;
  bool ends = false;
  strbuf_auto text = STRBUF_INIT;
  for (int k = 0; k < CHECK_COUNT; k++) {
    if (v[k] == VERDICT_NONE) continue;
    made |= 1u << k;
    ends |=
        verdict_is_bad(v[k]) || v[k] == VERDICT_REFUSED_AS_EXPECTED || v[k] == VERDICT_UNSUPPORTED;
    strbuf_reset(&text);
    if (v[k] == VERDICT_SKIPPED)
      strbuf_addf(&text, "'%s' is skipped in the journal, where nothing is waived", check_names[k]);
    else if (!(asked >> k & 1) && !ended_otherwise(v[k]))
      strbuf_addf(&text, "there is a verdict of '%s', which the plan does not ask for",
                  check_names[k]);
    if (text.len) gap(g, index, producer, consumer, slot, strbuf_str(&text));
  }
  strbuf_reset(&text);
  if (asked && !made) {
    if (!nothing_to_pass_on(g, index, producer, slot))
      gap(g, index, producer, consumer, slot, "there is no verdict");
  } else if (asked & ~made && !ends) { /* what is refused or fails ends what comes after it */
    strbuf_adds(&text, "there is no verdict of");
    for (int k = 0; k < CHECK_COUNT; k++)
      if ((asked & ~made) >> k & 1) strbuf_addf(&text, " '%s'", check_names[k]);
    gap(g, index, producer, consumer, slot, strbuf_str(&text));
  }
}

/* Whether a list with commas has the word. */
static bool lists(const char *list, const char *word) {
  size_t n = strlen(word);
  for (const char *at = list; (at = strstr(at, word)) != NULL; at += n)
    if ((at == list || at[-1] == ',') && (at[n] == ',' || !at[n])) return true;
  return false;
}

bool journal_gaps(const journal_record *j, void (*tell)(const char *what, void *user), void *user) {
  const results *r = &j->r;
  const journal_head *h = &j->head;
  if (!h->kind || !h->can || !vs_release_of(r->opset, h->oldest) ||
      !vs_release_of(r->opset, h->newest))
    return false;
  gaps g = {.j = j,
            .outside = strcmp(h->kind, "built-in") != 0,
            .writes = lists(h->can, "serialize"),
            .tell = tell,
            .user = user};
  for (size_t i = 0; i < r->case_count; i++)
    for (size_t p = 0; p < r->releases; p++) {
      if (plan_takes_row(j->filter, r->opset, r->cases[i], p) && !j->rows[i * r->releases + p]) {
        gap(&g, i, p, p, SLOT_MEANT, "the row of this producer is missing");
        continue;
      }
      for (size_t c = 0; c < r->releases; c++)
        for (int slot = 0; slot < SLOT_COUNT; slot++) look(&g, i, p, c, slot);
    }
  return true;
}
