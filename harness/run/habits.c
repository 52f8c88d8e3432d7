/* SPDX-License-Identifier: Apache-2.0 */
#include "habits.h"

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
  sentinel_run s = {.count = HABIT_COUNT * WAYS,
                    .checks = 1u << CHECK_EVALUATE | 1u << CHECK_ARGUMENTS};
  _Static_assert(HABIT_COUNT * WAYS <= SENTINEL_PROGRAMS, "a program for each way of each habit");
  for (size_t i = 0; i < s.count; i++) s.programs[i] = rows[i / WAYS].programs[i % WAYS];
  *out = (habits){0};
  bool ok = sentinel_ask(o, run, &s, why);
  for (size_t h = 0; ok && h < HABIT_COUNT; h++) {
    uint8_t first[CHECK_COUNT];
    memcpy(first, sentinel_verdicts(&s, h * WAYS), sizeof first);
    out->of[h] = read_habit(first, sentinel_verdicts(&s, h * WAYS + 1));
  }
  results_free(&s.r);
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
