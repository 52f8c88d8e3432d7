/* SPDX-License-Identifier: Apache-2.0 */
#include "probe.h"

#include <stdio.h>
#include <string.h>

#include "harness/programs/case_program.h"

typedef struct prober {
  const corpus *c;
  arena *memory;
  pair_uses uses;
  bool *picked;
  verdict *ended; /* of each case that was picked */
  const profile_claim *claim;
} prober;

static void find_uses_of(prober *p, const vs_opset *o, size_t index) {
  FREED_BY(case_program_free) case_program q = {0};
  arena_guard g;
  if (!case_program_load(&q, o, &p->c->cases[index]) || !case_program_usable(&q)) return;
  if (ARENA_GUARD(ir_arena(q.context), &g)) {
    pair_uses_add(&p->uses, q.context, q.plain, index, false);
    arena_guard_pop(ir_arena(q.context), &g);
  }
}

static void find_uses(prober *p, const vs_opset *o) {
  for (size_t i = 0; i < p->c->count; i++)
    if (p->c->cases[i].checks >> CHECK_EVALUATE & 1) find_uses_of(p, o, i);
  pair_uses_sort(&p->uses);
}

enum { TRIED = 2 };

/* Picks the simplest cases of a pair; includes claimed ones if there are any. */
static void pick(prober *p, size_t from, size_t to) {
  size_t left = TRIED;
  for (size_t i = from; i < to && left > 0; i++, left--)
    p->picked[p->uses.list.items[i].index] = true;
  for (size_t i = from; i < to; i++) {
    const corpus_case *one = &p->c->cases[p->uses.list.items[i].index];
    if (!profile_covers(p->claim, &one->needs)) continue;
    p->picked[p->uses.list.items[i].index] = true;
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
  bool claimed, works;
  verdict worst; /* of the cases that did not pass; VERDICT_NONE: not read at all */
  const corpus_case *shown;
} pair_end;

static pair_end end_of(const prober *p, size_t from, size_t to) {
  pair_end e = {0};
  for (size_t i = from; i < to; i++) {
    size_t index = p->uses.list.items[i].index;
    if (!p->picked[index]) continue;
    const corpus_case *one = &p->c->cases[index];
    bool claimed = profile_covers(p->claim, &one->needs), passed = p->ended[index] == VERDICT_PASS;
    e.claimed |= claimed;
    e.works |= passed;
    if (!passed && (!e.shown || claimed)) {
      e.worst = p->ended[index];
      e.shown = one;
    }
  }
  return e;
}

static void add_pair(const pair_use *u, const pair_end *e, strbuf *out) {
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
  for (size_t from = 0, to; from < p->uses.list.count; from = to) {
    const pair_use *u = &p->uses.list.items[from];
    to = pair_uses_end(&p->uses, from);
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
  p->picked = ARENA_ARRAY(p->memory, bool, p->c->count + 1);
  p->ended = ARENA_ARRAY(p->memory, verdict, p->c->count + 1);
  find_uses(p, opset);
  for (size_t from = 0, to; from < p->uses.list.count; from = to) {
    to = pair_uses_end(&p->uses, from);
    pick(p, from, to);
  }
  if (!ask(p, opset, own, o, why)) return false;
  *agrees = tell(p, full, out);
  return true;
}

bool probe_consumer(const corpus *c, const vs_opset *opset, size_t own, const run_options *o,
                    bool full, bool *agrees, strbuf *out, strbuf *why) {
  prober p = {.c = c, .memory = arena_new(0), .claim = o->tested->claim};
  p.uses.memory = p.memory;
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
