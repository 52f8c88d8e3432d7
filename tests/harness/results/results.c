/* SPDX-License-Identifier: Apache-2.0 */
/* Verdicts in little memory: rows that come in any order are found again, equal ones stand once,
 * and what is forgotten is free for others. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "harness/results/results.h"

/* A corpus of cases that exist in name alone. */
typedef struct many {
  corpus corpus;
  plan_filter *filter;
  char (*ids)[16];
  results r;
} many;

static const case_form oldest = {VS(0, 9, 0), NULL};

static void many_new(many *m, size_t count) {
  strbuf why = STRBUF_INIT;
  *m = (many){.ids = calloc(count, sizeof *m->ids)};
  m->corpus.count = count;
  m->corpus.cases = calloc(count, sizeof *m->corpus.cases);
  for (size_t i = 0; i < count; i++) {
    snprintf(m->ids[i], sizeof *m->ids, "c%06u", (unsigned)i);
    m->corpus.cases[i] = (corpus_case){.id = m->ids[i],
                                       .name = m->ids[i],
                                       .since = oldest.since,
                                       .forms = &oldest,
                                       .form_count = 1,
                                       .checks = (1u << CHECK_COUNT) - 1};
  }
  m->filter = plan_filter_new(vs_builtin_opset(), &(plan_options){0}, &why);
  assert_true(m->filter && results_new(&m->r, vs_builtin_opset(), &m->corpus, m->filter, &why));
  m->r.consumer = "none";
}

static void many_free(many *m) {
  results_free(&m->r);
  plan_filter_free(m->filter);
  free(m->corpus.cases);
  free(m->ids);
}

static uint32_t seed;
static uint32_t draw(uint32_t below) {
  seed = seed * 1664525u + 1013904223u;
  return (uint32_t)((uint64_t)seed * below >> 32);
}

/* Rows set at random, against an array of all of them. */
static void rows_are_found_again(void **state) {
  (void)state;
  enum { CASES = 40, KINDS = 6 };
  many m;
  many_new(&m, CASES);
  size_t size = results_row_size(&m.r), releases = m.r.releases;
  uint8_t *all = calloc(CASES * releases, size), *row = malloc(size);
  seed = 7;
  for (int i = 0; i < 20000; i++) {
    size_t index = draw(CASES), p = draw((uint32_t)releases);
    memset(row, 0, size);
    uint32_t kind = draw(KINDS);
    for (size_t k = 0; kind && k < size; k++) row[k] = (uint8_t)((k / 7 + kind) % VERDICT_COUNT);
    if (draw(4) == 0) row[draw((uint32_t)size)] = VERDICT_FAIL;
    memcpy(all + (index * releases + p) * size, row, size);
    assert_true(results_set_row(&m.r, index, p, row));
  }
  for (size_t i = 0; i < CASES; i++)
    for (size_t p = 0; p < releases; p++)
      assert_memory_equal(results_row(&m.r, i, p), all + (i * releases + p) * size, size);
  /* Rows that nobody has any more made room for others. */
  assert_true(m.r.rows.all.count <= CASES * releases + KINDS);
  assert_true(m.r.of_case.all.count <= CASES + 3);
  memset(row, 0, size);
  for (size_t i = 0; i < CASES; i++)
    for (size_t p = 0; p < releases; p++) assert_true(results_set_row(&m.r, i, p, row));
  for (size_t i = 1; i < m.r.rows.all.count; i++) assert_int_equal(m.r.rows.all.items[i].refs, 0);
  for (size_t i = 1; i < m.r.of_case.all.count; i++)
    assert_int_equal(m.r.of_case.all.items[i].refs, 0);
  free(all);
  free(row);
  many_free(&m);
}

/* Counts by group equal counts cell by cell. */
static void groups_count_what_cells_say(void **state) {
  (void)state;
  many m;
  many_new(&m, 9);
  size_t size = results_row_size(&m.r);
  uint8_t *row = malloc(size);
  seed = 11;
  for (size_t i = 0; i < 9; i++)
    for (size_t p = 0; p < m.r.releases; p++) {
      for (size_t k = 0; k < size; k++)
        row[k] = i % 3 == 2 && k % 5 == 0 ? (uint8_t)draw(VERDICT_COUNT) : VERDICT_PASS;
      assert_true(results_set_row(&m.r, i, p, row));
    }
  free(row);
  uint32_t groups = 0; /* those that passed, and three of their own */
  for (size_t i = 0; i < 9; i++)
    if (results_group(&m.r, i) >= groups) groups = results_group(&m.r, i) + 1;
  assert_int_equal(groups, 4);
  assert_int_equal(results_group(&m.r, 0), results_group(&m.r, 7));
  size_t by_check[CHECK_COUNT][VERDICT_COUNT] = {0};
  summary s;
  results_summary(&m.r, &s);
  for (size_t i = 0; i < 9; i++) {
    case_counts n = {0};
    char buffer[32];
    for (size_t p = 0; p < m.r.releases; p++)
      for (size_t c = 0; c < m.r.releases; c++)
        for (int slot = 0; slot < SLOT_COUNT; slot++) {
          planned plan = plan_cell(m.r.opset, m.r.cases[i], p, c, slot, buffer);
          bool counted;
          assert_int_equal(results_class(&m.r, i, p, c, slot, &counted), plan.class);
          assert_int_equal(counted, plan.counted);
          const uint8_t *v = results_at(&m.r, i, p, c, slot);
          for (int k = 0; k < CHECK_COUNT; k++) {
            if (v[k] == VERDICT_NONE) continue;
            (plan.counted ? n.of : n.outside)[k][v[k]]++;
            n.by[k == CHECK_REFUSE                               ? CAPABILITY_REFUSES
                 : k >= CHECK_EVALUATE                           ? CAPABILITY_EVALUATES
                 : k == CHECK_DESERIALIZE || k == CHECK_PRESERVE ? CAPABILITY_READS
                                                                 : CAPABILITY_WRITES][v[k]] +=
                plan.counted;
            by_check[k][v[k]] += plan.counted;
          }
        }
    assert_memory_equal(&n, results_case_counts(&m.r, i), sizeof n);
  }
  assert_memory_equal(by_check, s.by_check, sizeof by_check);
  many_free(&m);
}

static void say(many *m, uint32_t index, unsigned p, unsigned c, verdict v, const char *text) {
  detail d = {.index = index,
              .producer = (uint8_t)p,
              .consumer = (uint8_t)c,
              .check = CHECK_EVALUATE,
              .found.verdict = (uint8_t)v,
              .text = strdup(text)};
  assert_true(results_add_detail(&m->r, d));
}

static void details_are_in_order_whatever_order_they_came_in(void **state) {
  (void)state;
  many m;
  many_new(&m, 3);
  say(&m, 2, 30, 30, VERDICT_FAIL, "last");
  say(&m, 0, 5, 6, VERDICT_FAIL, "second");
  say(&m, 0, 5, 5, VERDICT_FAIL, "first");
  say(&m, 1, 9, 9, VERDICT_PASS, "not the first remark");
  say(&m, 1, 8, 9, VERDICT_PASS, "third");
  say(&m, 1, 10, 9, VERDICT_PASS, "nor this");
  say(&m, 2, 7, 7, VERDICT_CRASH, "forgotten");
  results_forget(&m.r, 2, 7);
  results_sort_details(&m.r);
  static const char *const want[] = {"first", "second", "third", "last"};
  assert_int_equal(m.r.detail_count, 4);
  for (size_t i = 0; i < 4; i++) assert_string_equal(m.r.details[i].text, want[i]);
  size_t first;
  assert_int_equal(results_details(&m.r, 0, &first), 2);
  assert_int_equal(first, 0);
  assert_int_equal(results_details(&m.r, 2, &first), 1);
  assert_int_equal(first, 3);
  say(&m, 1, 1, 1, VERDICT_FAIL, "later");
  results_sort_details(&m.r);
  assert_string_equal(m.r.details[2].text, "later");
  /* A remark about another check is another remark. */
  detail d = {
      .index = 1, .check = CHECK_SERIALIZE, .found.verdict = VERDICT_PASS, .text = strdup("bytes")};
  assert_true(results_add_detail(&m.r, d));
  assert_int_equal(m.r.detail_count, 6);
  many_free(&m);
}

/* In a run of many cases, a repeated message is kept once, cut between characters. */
static void what_is_said_of_many_cases_is_bounded(void **state) {
  (void)state;
  many m;
  many_new(&m, RESULTS_WHOLE_CASES + 1);
  char text[2 * RESULTS_CUT_TEXT];
  memset(text, 'x', sizeof text);
  memcpy(text + RESULTS_CUT_TEXT - 1, "é", 2); /* the limit is in its middle */
  text[sizeof text - 1] = '\0';
  for (unsigned round = 0; round < 2; round++)
    for (unsigned i = 0; i < 33 * 33; i++) {
      unsigned k = round ? i : 33 * 33 - 1 - i;
      say(&m, round, k / 33, k % 33, VERDICT_FAIL, text);
      say(&m, round, k / 33, k % 33, VERDICT_CRASH, "short");
    }
  results_sort_details(&m.r);
  assert_int_equal(m.r.detail_count % 2, 0);
  assert_true(m.r.detail_count <= 8); /* each verdict within and outside the window */
  for (size_t i = 0; i < m.r.detail_count / 2; i++) {
    const detail *a = &m.r.details[i], *b = &m.r.details[m.r.detail_count / 2 + i];
    assert_int_equal(b->index, 1);
    assert_int_equal(a->producer, b->producer);
    assert_int_equal(a->consumer, b->consumer);
    assert_string_equal(a->text, b->text);
    if (a->found.verdict == VERDICT_FAIL) assert_int_equal(strlen(a->text), RESULTS_CUT_TEXT - 1);
  }
  many_free(&m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(rows_are_found_again),
      cmocka_unit_test(groups_count_what_cells_say),
      cmocka_unit_test(details_are_in_order_whatever_order_they_came_in),
      cmocka_unit_test(what_is_said_of_many_cases_is_bounded),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
