/* SPDX-License-Identifier: Apache-2.0 */
#include "probe.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/vec.h"
#include "harness/programs/case_program.h"

/* An op and an element type in a case. */
typedef struct use {
  const char *op, *type;
  uint32_t profiles; /* that the pair needs */
  size_t index;      /* of the case */
} use;

typedef struct prober {
  const corpus *c;
  arena *memory;
  VEC(use) uses;
  size_t *pairs_of; /* how many uses each case has: how simple it is */
  bool *picked;
  verdict *ended; /* of each case that was picked */
  const profile_claim *claim;
  size_t now;
} prober;

static void add_use(const char *op, const char *type, uint32_t profiles, void *user) {
  prober *p = user;
  for (size_t i = p->uses.count; i-- > 0 && p->uses.items[i].index == p->now;)
    if (p->uses.items[i].op == op && strcmp(p->uses.items[i].type, type) == 0) return;
  use u = {op, arena_strndup(p->memory, type, strlen(type)), profiles, p->now};
  VEC_ADD(p->memory, &p->uses, u);
  p->pairs_of[p->now]++;
}

static void find_uses(prober *p, const vs_opset *o) {
  for (p->now = 0; p->now < p->c->count; p->now++) {
    const corpus_case *one = &p->c->cases[p->now];
    if (!(one->checks >> CHECK_EVALUATE & 1)) continue;
    FREED_BY(case_program_free) case_program q = {0};
    if (!case_program_load(&q, o, one) || !case_program_usable(&q)) continue;
    arena_guard g;
    if (ARENA_GUARD(ir_arena(q.context), &g)) {
      profile_pairs(q.context, q.plain, add_use, p);
      arena_guard_pop(ir_arena(q.context), &g);
    }
  }
}

static const prober *sorting; /* qsort has no argument for it */

static int by_pair(const void *a, const void *b) {
  const use *x = a, *y = b;
  int order = strcmp(x->op, y->op);
  if (!order) order = strcmp(x->type, y->type);
  if (order) return order;
  size_t n = sorting->pairs_of[x->index], m = sorting->pairs_of[y->index];
  if (n != m) return n < m ? -1 : 1;
  return x->index < y->index ? -1 : 1;
}

static bool same_pair(const use *a, const use *b) {
  return strcmp(a->op, b->op) == 0 && strcmp(a->type, b->type) == 0;
}

/* Where the uses of the pair at `from` end. */
static size_t end_of_pair(const prober *p, size_t from) {
  size_t to = from + 1;
  while (to < p->uses.count && same_pair(&p->uses.items[from], &p->uses.items[to])) to++;
  return to;
}

enum { TRIED = 2 };

/* Picks the simplest cases of a pair; includes claimed ones if there are any. */
static void pick(prober *p, size_t from, size_t to) {
  size_t left = TRIED;
  for (size_t i = from; i < to && left > 0; i++) {
    p->picked[p->uses.items[i].index] = true;
    left--;
  }
  for (size_t i = from; i < to; i++) {
    const corpus_case *one = &p->c->cases[p->uses.items[i].index];
    if (!profile_covers(p->claim, &one->needs)) continue;
    p->picked[p->uses.items[i].index] = true;
    return;
  }
}

static bool ask(prober *p, const vs_opset *opset, size_t own, const run_options *o, strbuf *why) {
  char version[32], pair[80];
  vs_format(opset->releases[own].version, version);
  snprintf(pair, sizeof pair, "%s,%s", version, version);
  plan_options options = {.pair = pair,
                          .check = "evaluate",
                          .context = "constants",
                          .cases = p->c->cases,
                          .picked = p->picked};
  plan_filter *f = plan_filter_new(opset, &options, why);
  run_options mine = *o;
  FREED_BY(results_free) results r = {0};
  mine.filter = f;
  bool ok = f && results_new(&r, opset, p->c, f, why) && run_cases(&r, &mine, why);
  for (size_t i = 0; ok && i < r.case_count; i++)
    p->ended[r.cases[i] - p->c->cases] = results_at(&r, i, own, own, SLOT_MEANT)[CHECK_EVALUATE];
  plan_filter_free(f);
  return ok;
}

/* --- What came of it --- */

typedef struct pair_end {
  bool asked, claimed, works;
  verdict worst; /* of the cases that did not pass; VERDICT_NONE: not read at all */
  const corpus_case *shown;
} pair_end;

static pair_end end_of(const prober *p, size_t from, size_t to) {
  pair_end e = {0};
  for (size_t i = from; i < to; i++) {
    size_t index = p->uses.items[i].index;
    if (!p->picked[index]) continue;
    const corpus_case *one = &p->c->cases[index];
    bool claimed = profile_covers(p->claim, &one->needs), passed = p->ended[index] == VERDICT_PASS;
    e.asked = true;
    e.claimed |= claimed;
    e.works |= passed;
    if (!passed && (!e.shown || claimed)) {
      e.worst = p->ended[index];
      e.shown = one;
    }
  }
  return e;
}

static void add_pair(const use *u, const pair_end *e, strbuf *out) {
  strbuf_addf(out, "  %-32s %-16s %-8s ", vs_stablehlo_name(u->op), u->type,
              e->claimed ? "claimed" : "");
  if (e->works)
    strbuf_adds(out, "works\n");
  else
    strbuf_addf(out, "%s (%s)\n", e->worst == VERDICT_NONE ? "not read" : verdict_names[e->worst],
                e->shown->id);
}

/* Names profiles that the consumer could claim, too: every pair of them works. */
static void add_unclaimed(const uint32_t *pairs, const uint32_t *works, uint32_t claimed,
                          strbuf *out) {
  const char *comma = "it could claim too: ";
  for (int k = 0; k < PROFILE_COUNT; k++) {
    if (claimed >> k & 1 || !pairs[k] || works[k] < pairs[k]) continue;
    strbuf_addf(out, "%s%s", comma, profile_names[k]);
    comma = ", ";
  }
  if (*comma == ',') strbuf_addc(out, '\n');
}

static bool tell(const prober *p, bool full, strbuf *out) {
  uint32_t pairs[PROFILE_COUNT] = {0}, works[PROFILE_COUNT] = {0};
  size_t all = 0, working = 0, claimed = 0, broken = 0;
  strbuf_auto rows = STRBUF_INIT;
  for (size_t from = 0, to; from < p->uses.count; from = to) {
    const use *u = &p->uses.items[from];
    to = end_of_pair(p, from);
    pair_end e = end_of(p, from, to);
    bool differs = e.claimed && !e.works;
    all++;
    working += e.works;
    claimed += e.claimed;
    broken += differs;
    for (int k = 0; k < PROFILE_COUNT; k++) {
      /* Every pair needs the core, so its row counts only pairs that need nothing else. */
      bool of = k == PROFILE_CORE ? u->profiles == 1u << k : u->profiles >> k & 1;
      pairs[k] += of;
      works[k] += of && e.works;
    }
    if (full || differs) add_pair(u, &e, &rows);
  }
  strbuf_addf(out, "%zu pairs of an op and an element type: %zu work, %zu are claimed\n", all,
              working, claimed);
  for (int k = 0; k < PROFILE_COUNT; k++)
    strbuf_addf(out, "  %-16s%5u of %5u work%s\n", profile_names[k], works[k], pairs[k],
                p->claim && p->claim->profiles >> k & 1 ? ", claimed" : "");
  if (rows.len && !full) strbuf_adds(out, "claimed, and does not work:\n");
  strbuf_add(out, rows.bytes, rows.len);
  add_unclaimed(pairs, works, p->claim ? p->claim->profiles : 0, out);
  return broken == 0;
}

static bool probe(prober *p, const vs_opset *opset, size_t own, const run_options *o, bool full,
                  bool *agrees, strbuf *out, strbuf *why) {
  p->pairs_of = ARENA_ARRAY(p->memory, size_t, p->c->count + 1);
  p->picked = ARENA_ARRAY(p->memory, bool, p->c->count + 1);
  p->ended = ARENA_ARRAY(p->memory, verdict, p->c->count + 1);
  find_uses(p, opset);
  sorting = p;
  if (p->uses.count) qsort(p->uses.items, p->uses.count, sizeof *p->uses.items, by_pair);
  for (size_t from = 0, to; from < p->uses.count; from = to) {
    to = end_of_pair(p, from);
    pick(p, from, to);
  }
  if (!ask(p, opset, own, o, why)) return false;
  *agrees = tell(p, full, out);
  return true;
}

bool probe_consumer(const corpus *c, const vs_opset *opset, size_t own, const run_options *o,
                    bool full, bool *agrees, strbuf *out, strbuf *why) {
  prober p = {.c = c, .memory = arena_new(0), .claim = o->tested->claim};
  volatile bool ok = false;
  arena_guard g;
  *agrees = false;
  if (p.memory && ARENA_GUARD(p.memory, &g)) {
    ok = probe(&p, opset, own, o, full, agrees, out, why);
    arena_guard_pop(p.memory, &g);
  } else {
    strbuf_adds(why, "out of memory");
  }
  arena_free(p.memory);
  return ok;
}
