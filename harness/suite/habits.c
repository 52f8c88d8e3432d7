#include "habits.h"

#include <stdio.h>
#include <string.h>

#include "sentinel.h"

enum { WAYS = 2 };

static const struct {
  const char *what, *ways[WAYS], *programs[WAYS];
} rows[HABIT_COUNT] = {
#define PROGRAM(body, type, value)                                                             \
  "func.func @main() {\n" body "  check.expect_eq_const %r, dense<" value "> : tensor<2x" type \
  ">\n  func.return\n}\n"
#define HABIT_ROW(name, what, first, second, program, type, value, other) \
  [HABIT_##name] = {                                                      \
      what, {first, second}, {PROGRAM(program, type, value), PROGRAM(program, type, other)}},
#include "habits.def"
#undef HABIT_ROW
};

/* A case for each way of each habit. */
static void make_cases(const vs_opset *o, char (*ids)[16], corpus_case *cases) {
  static const case_form first = {0};
  for (int i = 0; i < HABIT_COUNT * WAYS; i++) {
    snprintf(ids[i], sizeof ids[i], "habit%02d", i);
    cases[i] = (corpus_case){.id = ids[i],
                             .name = ids[i],
                             .path = "",
                             .text = rows[i / WAYS].programs[i % WAYS],
                             .since = vs_oldest(o),
                             .forms = &first,
                             .form_count = 1,
                             .tolerance = -1,
                             .nan = INTERP_NAN_BITS,
                             .manifest = "",
                             .checks = 1u << CHECK_EVALUATE | 1u << CHECK_ARGUMENTS};
  }
}

static habit_way way_of(verdict first, verdict second) {
  return first == VERDICT_PASS    ? HABIT_FIRST
         : second == VERDICT_PASS ? HABIT_SECOND
                                  : HABIT_UNKNOWN;
}

/* By its verdicts with constants and with arguments. */
static habit_way read_habit(const uint8_t *first, const uint8_t *second) {
  habit_way folded = way_of(first[CHECK_EVALUATE], second[CHECK_EVALUATE]),
            run = way_of(first[CHECK_ARGUMENTS], second[CHECK_ARGUMENTS]);
  if (folded == run || run == HABIT_UNKNOWN) return folded;
  return folded == HABIT_UNKNOWN ? run : HABIT_BOTH;
}

bool habits_ask(const vs_opset *o, const run_options *run, habits *out, strbuf *why) {
  corpus_case cases[HABIT_COUNT * WAYS];
  char ids[HABIT_COUNT * WAYS][16], version[32], pair[80];
  size_t own = sentinel_release(run->tested, o);
  *out = (habits){0};
  make_cases(o, ids, cases);
  corpus c = {.folder = "", .cases = cases, .count = HABIT_COUNT * WAYS};
  vs_format(o->releases[own].version, version);
  snprintf(pair, sizeof pair, "%s,%s", version, version);
  plan_options options = {.pair = pair};
  plan_filter *f = plan_filter_new(o, &options, why);
  golden_set none = {0};
  FREED_BY(results_free) results r = {0};
  run_options mine = {.jobs = 1,
                      .timeout = run->timeout,
                      .tested = run->tested,
                      .golden = &none,
                      .filter = f,
                      .stop = run->stop};
  bool ok = f && results_new(&r, o, &c, f, why) && run_cases(&r, &mine, why);
  for (size_t h = 0; ok && h < HABIT_COUNT; h++) {
    /* a row is valid until the next is asked for */
    uint8_t first[CHECK_COUNT];
    memcpy(first, results_at(&r, h * WAYS, own, own, SLOT_MEANT), sizeof first);
    out->of[h] = read_habit(first, results_at(&r, h * WAYS + 1, own, own, SLOT_MEANT));
  }
  plan_filter_free(f);
  return ok;
}

static const char *word_of(habit h, habit_way w) {
  switch (w) {
    case HABIT_UNKNOWN: return "not told";
    case HABIT_BOTH: break;
    default: return rows[h].ways[w - HABIT_FIRST];
  }
  return "one way as constants, another as arguments";
}

void habits_text(const habits *h, strbuf *out) {
  const char *comma = "";
  for (int i = 0; i < HABIT_COUNT; i++) {
    if (h->of[i] == HABIT_UNKNOWN) continue;
    strbuf_addf(out, "%s%s %s", comma, rows[i].what, word_of((habit)i, h->of[i]));
    comma = ", ";
  }
}

habit habits_differ(const habits *a, const habits *b) {
  int i = 0;
  while (i < HABIT_COUNT && a->of[i] == b->of[i]) i++;
  return (habit)i;
}

void habits_tell_change(const habits *first, const habits *last, habit h, strbuf *out) {
  strbuf_addf(out, "%s: %s when asked first, %s when asked last", rows[h].what,
              word_of(h, first->of[h]), word_of(h, last->of[h]));
}
