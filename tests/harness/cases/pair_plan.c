/* SPDX-License-Identifier: Apache-2.0 */
/* The plan: what each pair means for a case, derived by hand from the dates of the releases. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "harness/cases/plan.h"

static size_t release(unsigned major, unsigned minor) {
  const vs_opset *o = vs_builtin_opset();
  return (size_t)(vs_release_of(o, VS(major, minor, 0)) - o->releases);
}

/* tan: new in 1.4.0, written in another form since 1.10.0. */
static const case_form tan_forms[] = {{VS(1, 4, 0), "tan_v1"}, {VS(1, 10, 0), "tan_v2"}};
static const corpus_case tan_case = {
    .id = "tan", .since = VS(1, 4, 0), .forms = tan_forms, .form_count = 2};
/* add: in every release, in one form. */
static const case_form add_forms[] = {{VS(0, 9, 0), NULL}};
static const corpus_case add_case = {
    .id = "add", .since = VS(0, 9, 0), .forms = add_forms, .form_count = 1};
/* Shardy beside VHLO. Releases before 1.11.0 have no option to read it: jaxlib 0.5.3 (1.10.0)
 * refuses an artifact with it, 0.6.2 (1.11.0) reads it (docs/world.md). */
static const case_form mixed_forms[] = {{VS(1, 11, 0), "sdy"}};
static const char *const mixed_dialects[] = {"sdy"};
static const corpus_case mixed_case = {.id = "mixed",
                                       .since = VS(1, 11, 0),
                                       .forms = mixed_forms,
                                       .form_count = 1,
                                       .mixed = mixed_dialects,
                                       .mixed_count = 1};

typedef struct row {
  const corpus_case *c;
  unsigned pm, pn, cm, cn;
  int slot;
  cell_class class;
  bool counted;
} row;

static void each_pair_has_its_class(void **state) {
  (void)state;
  static const row rows[] = {
      {&add_case, 1, 4, 1, 20, SLOT_MEANT, CLASS_MUST_READ, true},
      {&add_case, 1, 4, 1, 20, SLOT_UNCHANGED, CLASS_NONE, false},
      {&add_case, 1, 20, 1, 6, SLOT_MEANT, CLASS_MUST_DOWNGRADE, true},
      {&add_case, 1, 20, 1, 5, SLOT_MEANT, CLASS_MUST_DOWNGRADE, false}, /* outside by 15 days */
      {&add_case, 1, 20, 1, 6, SLOT_UNCHANGED, CLASS_MAY_READ, true},
      /* bytecode 6 of 0.15.0 and later is unknown to 0.14.0, which reads 5; 4 is known to 0.13.0's
       * successor alone */
      {&add_case, 0, 15, 0, 14, SLOT_UNCHANGED, CLASS_REFUSE_CONSUMER, false},
      {&add_case, 0, 14, 0, 13, SLOT_UNCHANGED, CLASS_MAY_READ, true},
      {&add_case, 0, 14, 0, 12, SLOT_UNCHANGED, CLASS_REFUSE_CONSUMER, true},
      {&tan_case, 1, 3, 1, 20, SLOT_MEANT, CLASS_NONE, false}, /* cannot be expressed */
      {&tan_case, 1, 4, 1, 9, SLOT_MEANT, CLASS_MUST_READ, true},
      {&tan_case, 1, 9, 1, 3, SLOT_MEANT, CLASS_REFUSE_PRODUCER, true},
      {&tan_case, 1, 9, 1, 3, SLOT_UNCHANGED, CLASS_REFUSE_CONSUMER, true},
      {&tan_case, 1, 9, 1, 4, SLOT_MEANT, CLASS_MUST_DOWNGRADE, true},
      {&tan_case, 1, 9, 1, 4, SLOT_UNCHANGED, CLASS_MAY_READ, true},
      {&tan_case, 1, 10, 1, 9, SLOT_MEANT, CLASS_MUST_DOWNGRADE, true},
      {&tan_case, 1, 10, 1, 9, SLOT_UNCHANGED, CLASS_REFUSE_CONSUMER, true},
      {&mixed_case, 1, 11, 1, 20, SLOT_MEANT, CLASS_MUST_READ, true},
      {&mixed_case, 1, 20, 1, 11, SLOT_MEANT, CLASS_MUST_DOWNGRADE, true},
      {&mixed_case, 1, 20, 1, 11, SLOT_UNCHANGED, CLASS_MAY_READ, true},
      {&mixed_case, 1, 20, 1, 10, SLOT_MEANT, CLASS_NONE, false}, /* nobody is asked */
      {&mixed_case, 1, 20, 1, 10, SLOT_UNCHANGED, CLASS_NONE, false},
      {&mixed_case, 1, 10, 1, 10, SLOT_MEANT, CLASS_NONE, false},
  };
  char buffer[32];
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    const row *r = &rows[i];
    planned p = plan_cell(vs_builtin_opset(), r->c, release(r->pm, r->pn), release(r->cm, r->cn),
                          r->slot, buffer);
    if (p.class != r->class || p.counted != r->counted)
      fail_msg("row %zu: %s, %scounted", i, class_names[p.class], p.counted ? "" : "not ");
  }
}

static void refusals_know_what_must_be_named(void **state) {
  (void)state;
  char buffer[32];
  const vs_opset *o = vs_builtin_opset();
  planned p = plan_cell(o, &tan_case, release(1, 9), release(1, 3), SLOT_MEANT, buffer);
  assert_string_equal(p.feature, "tan_v1");
  assert_string_equal(p.needs, "1.4.0");
  assert_int_equal(p.target, release(1, 3));
  p = plan_cell(o, &tan_case, release(1, 12), release(1, 9), SLOT_UNCHANGED, buffer);
  assert_string_equal(p.feature, "tan_v2");
  assert_int_equal(p.target, release(1, 12));
  p = plan_cell(o, &add_case, release(0, 15), release(0, 14), SLOT_UNCHANGED, buffer);
  assert_string_equal(p.feature, "bytecode version");
}

static void every_class_asks_for_something_different(void **state) {
  (void)state;
  assert_int_equal(class_checks(CLASS_NONE), 0);
  assert_int_equal(class_checks(CLASS_REFUSE_PRODUCER), 1u << CHECK_REFUSE);
  assert_int_equal(class_checks(CLASS_REFUSE_CONSUMER), 1u << CHECK_REFUSE);
  assert_int_equal(class_checks(CLASS_MUST_DOWNGRADE) & ~class_checks(CLASS_MUST_READ),
                   1u << CHECK_DOWNGRADE);
  assert_int_equal(class_checks(CLASS_MUST_READ) & ~class_checks(CLASS_MAY_READ),
                   1u << CHECK_SERIALIZE);
}

static bool takes(const plan_options *options, const corpus_case *c) {
  strbuf why = STRBUF_INIT;
  plan_filter *f = plan_filter_new(vs_builtin_opset(), options, &why);
  assert_non_null(f);
  bool taken = plan_takes_case(f, c);
  plan_filter_free(f);
  strbuf_free(&why);
  return taken;
}

static void filters_choose_cases(void **state) {
  (void)state;
  static const char *const tags[] = {"float"};
  corpus_case c = {.id = "add_f32", .tags = tags, .tag_count = 1, .level = LEVEL_REQUIRED};
  assert_true(takes(&(plan_options){0}, &c));
  assert_true(takes(&(plan_options){.regex = "^add_"}, &c));
  assert_false(takes(&(plan_options){.regex = "^dd_"}, &c));
  assert_true(takes(&(plan_options){.regex = "f(16|32)$"}, &c));
  assert_true(takes(&(plan_options){.id = "add_f32"}, &c));
  assert_false(takes(&(plan_options){.id = "add"}, &c));
  assert_true(takes(&(plan_options){.tag = "float"}, &c));
  assert_false(takes(&(plan_options){.tag = "integer"}, &c));
  assert_true(takes(&(plan_options){.tag = "integer,float"}, &c));
  assert_false(takes(&(plan_options){.tag = "integer,floa,float8"}, &c));
  assert_true(takes(&(plan_options){.level = "required"}, &c));
  assert_false(takes(&(plan_options){.level = "recommended"}, &c));
}

static void filters_choose_by_the_release_that_came_first(void **state) {
  (void)state;
  static const struct {
    const char *since;
    bool tan, add; /* 1.4.0, 0.9.0 */
  } rows[] = {
      {"1.4.0", true, false},          {"1.5.0", false, false}, {"1.3.0..1.4.0", true, false},
      {"1.4.0..", true, false},        {"..1.4.0", true, true}, {"..1.3.0", false, true},
      {"1.5.0..1.20.0", false, false}, {"*", true, true},       {"0.9.0", false, true},
      {"1.0.0..current", true, false},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    plan_options options = {.since = rows[i].since};
    if (takes(&options, &tan_case) != rows[i].tan || takes(&options, &add_case) != rows[i].add)
      fail_msg("--since=%s", rows[i].since);
  }
}

static void filters_choose_pairs_and_checks(void **state) {
  (void)state;
  strbuf why = STRBUF_INIT;
  plan_options options = {.pair = "1.4.0,*", .check = "evaluate"};
  plan_filter *f = plan_filter_new(vs_builtin_opset(), &options, &why);
  assert_true(plan_takes_pair(f, release(1, 4), release(1, 0)));
  assert_false(plan_takes_pair(f, release(1, 0), release(1, 4)));
  assert_int_equal(plan_takes_checks(f), 1u << CHECK_EVALUATE);
  plan_filter_free(f);
  options = (plan_options){.check = "evaluate,refuse"};
  f = plan_filter_new(vs_builtin_opset(), &options, &why);
  assert_int_equal(plan_takes_checks(f), 1u << CHECK_EVALUATE | 1u << CHECK_REFUSE);
  plan_filter_free(f);
}

static void wrong_filters_are_explained(void **state) {
  (void)state;
  static const struct {
    plan_options options;
    const char *says;
  } rows[] = {
      {{.regex = "a("}, "'a(' is no regular expression"},
      {{.level = "must"}, "a level is required, recommended or all, not 'must'"},
      {{.pair = "1.4.0"}, "a pair has the form P,C, as 1.0.0,1.4.0, not '1.4.0'"},
      {{.pair = "1.4.0,9.9.9"}, "there is no release '9.9.9'"},
      {{.check = "evaluation"}, "'evaluation' has a word that names no check"},
      {{.check = "evaluate,"}, "'evaluate,' has a word that names no check"},
      {{.check = "refuse,evaluation"}, "'refuse,evaluation' has a word that names no check"},
      {{.since = "9.9.9"}, "there is no release '9.9.9'"},
      {{.since = "1.4.0..1.3.0"}, "the range '1.4.0..1.3.0' ends before it begins"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    strbuf why = STRBUF_INIT;
    assert_null(plan_filter_new(vs_builtin_opset(), &rows[i].options, &why));
    assert_non_null(strstr(strbuf_str(&why), rows[i].says));
    strbuf_free(&why);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(each_pair_has_its_class),
      cmocka_unit_test(refusals_know_what_must_be_named),
      cmocka_unit_test(every_class_asks_for_something_different),
      cmocka_unit_test(filters_choose_cases),
      cmocka_unit_test(filters_choose_by_the_release_that_came_first),
      cmocka_unit_test(filters_choose_pairs_and_checks),
      cmocka_unit_test(wrong_filters_are_explained),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
