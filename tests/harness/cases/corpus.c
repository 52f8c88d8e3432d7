/* SPDX-License-Identifier: Apache-2.0 */
/* Manifests: what is read, and what is refused with its line. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "harness/cases/corpus.h"
#include "tests/harness/scratch.h"

static const char program[] = "func.func @main() {\n  return\n}\n";

/* Loads a corpus of one folder with this manifest; the errors go to `out` without the folder's
 * name. */
static bool load(const char *manifest, corpus *c, strbuf *out) {
  scratch s = scratch_new();
  scratch_put(&s, "f/cases.yaml", manifest);
  scratch_put(&s, "f/a.mlir", program);
  scratch_put(&s, "f/b.mlir", program);
  strbuf raw = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&raw);
  bool ok = corpus_load(c, s.path, vs_builtin_opset(), &sink.sink);
  strbuf_reset(out);
  size_t n = strlen(s.path);
  for (const char *at = strbuf_str(&raw); *at;) {
    if (strncmp(at, s.path, n) == 0)
      at += n;
    else
      strbuf_addc(out, *at++);
  }
  strbuf_free(&raw);
  scratch_free(&s);
  return ok;
}

static void a_full_case_is_read(void **state) {
  (void)state;
  corpus c;
  strbuf out = STRBUF_INIT;
  bool ok = load(
      "cases:\n"
      "  - id: a_case\n"
      "    file: a.mlir\n"
      "    since: 1.4.0\n"
      "    forms: {1.4.0: tan_v1, 1.10.0: tan_v2}\n"
      "    tags: [x, y]\n"
      "    level: recommended\n"
      "    checks: [serialize, evaluate]\n"
      "    tolerance: 0.5\n"
      "    nan: bits\n"
      "    zeros: equal\n"
      "    locations: keep\n"
      "    promise: six-months\n"
      "    normal: b.mlir\n"
      "    note: why\n",
      &c, &out);
  assert_string_equal(strbuf_str(&out), "");
  assert_true(ok);
  assert_int_equal(c.count, 1);
  const corpus_case *k = &c.cases[0];
  assert_string_equal(k->id, "a_case");
  assert_string_equal(k->name, "f/a.mlir");
  assert_true(k->since == VS(1, 4, 0) && k->form_count == 2 && k->tag_count == 2);
  assert_true(k->level == LEVEL_RECOMMENDED && k->keep_locations);
  assert_int_equal(k->promise, PROMISE_SIX_MONTHS);
  assert_int_equal(k->checks, 1u << CHECK_SERIALIZE | 1u << CHECK_EVALUATE | CONTEXT_CHECKS);
  assert_true(k->tolerance == 0.5 && k->nan == INTERP_NAN_BITS && k->zeros_equal);
  assert_int_equal(k->line, 2);
  assert_string_equal(k->note, "why");
  assert_null(case_form_at(k, VS(1, 3, 0)));
  assert_string_equal(case_form_at(k, VS(1, 9, 0))->feature, "tan_v1");
  assert_string_equal(case_form_at(k, VS(1, 10, 3))->feature, "tan_v2");
  corpus_free(&c);
  strbuf_free(&out);
}

static void cases_are_sorted_and_complete(void **state) {
  (void)state;
  corpus c;
  strbuf out = STRBUF_INIT;
  assert_true(
      load("cases:\n"
           "  - {id: b, file: b.mlir, since: 0.9.0, tags: []}\n"
           "  - {id: a, file: a.mlir, since: 0.9.0, tags: [t], forms: {1.9.0: x_v2, 1.10.0: [x_v3, "
           "y]}}\n",
           &c, &out));
  assert_string_equal(c.cases[0].id, "a");
  assert_string_equal(c.cases[1].id, "b");
  assert_int_equal(c.cases[0].form_count, 3); /* one that says nothing comes first */
  assert_null(c.cases[0].forms[0].feature);
  assert_string_equal(c.cases[0].forms[1].feature, "x_v2");
  assert_string_equal(c.cases[0].forms[2].feature, "x_v3|y");
  assert_int_equal(c.cases[1].checks, (1u << CHECK_COUNT) - 1);
  assert_true(c.cases[1].tolerance < 0 && !c.cases[1].nan && !c.cases[1].zeros_equal);
  corpus_free(&c);
  strbuf_free(&out);
}

static void a_case_says_who_vouches_and_what_it_answers(void **state) {
  (void)state;
  corpus c;
  strbuf out = STRBUF_INIT;
  assert_true(
      load("cases:\n"
           "  - {id: a, file: a.mlir, since: 0.9.0, tags: [], vouch: mpmath, incident: 7,\n"
           "     boundary: 1.8.0 type f4E2M1FN, devices: {replicas: 4, partitions: 2}}\n"
           "  - {id: b, file: b.mlir, since: 0.9.0, tags: [], checks: [serialize],\n"
           "     no_evaluate: the answer is random, devices: {replicas: 2}}\n"
           "  - {id: c, file: b.mlir, since: 0.9.0, tags: [], breaks: add C1, twin: a.mlir}\n",
           &c, &out));
  const corpus_case *k = c.cases;
  assert_int_equal(k[0].vouch, VOUCH_MPMATH);
  assert_string_equal(k[0].incident, "7");
  assert_string_equal(k[0].boundary, "1.8.0 type f4E2M1FN");
  assert_true(k[0].devices.replicas == 4 && k[0].devices.partitions == 2);
  assert_string_equal(k[1].no_evaluate, "the answer is random");
  assert_true(k[1].devices.replicas == 2 && k[1].devices.partitions == 1);
  assert_int_equal(k[1].vouch, VOUCH_UNSAID);
  assert_non_null(strstr(k[2].twin, "/f/a.mlir"));
  assert_int_equal(k[2].devices.replicas, 0);
  corpus_free(&c);
  strbuf_free(&out);
}

#define CASE(rest) "cases:\n  - id: a\n    file: a.mlir\n    since: 0.9.0\n    tags: []\n" rest

static const struct {
  const char *manifest, *says;
} mistakes[] = {
    {"cases: [\n", "/f/cases.yaml:2:1: error: did not find expected node content"},
    {"- a\n", "/f/cases.yaml:1:1: error: a manifest must be a mapping"},
    {"case: []\n", "/f/cases.yaml:1:1: error: unknown key 'case'"},
    {"cases: {}\n", "/f/cases.yaml:1:8: error: cases must be a sequence"},
    {"cases:\n  - x\n", "/f/cases.yaml:2:5: error: a case must be a mapping"},
    {CASE("    colour: red\n"), "/f/cases.yaml:6:5: error: unknown key 'colour'"},
    {CASE("    tags: []\n"), "/f/cases.yaml:6:5: error: key 'tags' is repeated"},
    {CASE("    checks: [serialise]\n"), "/f/cases.yaml:6:14: error: there is no check 'serialise'"},
    {CASE("    checks: [refuse, refuse]\n"),
     "/f/cases.yaml:6:22: error: check 'refuse' stands twice"},
    {CASE("    checks: []\n"), "/f/cases.yaml:6:13: error: a case needs a check"},
    {CASE("    level: must\n"),
     "/f/cases.yaml:6:12: error: level is one of required, recommended, not 'must'"},
    {CASE("    tolerance: -1\n"),
     "/f/cases.yaml:6:16: error: tolerance must be a number, not '-1'"},
    {CASE("    breaks: add C99\n"), "/f/cases.yaml:6:13: error: there is no constraint 'add C99'"},
    {CASE("    breaks: add C1\n    checks: [evaluate]\n"),
     "error: a case that breaks a constraint has the check 'refuse' alone"},
    {CASE("    twin: b.mlir\n"),
     "error: case 'a': only a case that breaks a constraint has a twin"},
    {CASE("    breaks: add C1\n    twin: no.mlir\n"),
     "error: twin '/f/no.mlir' cannot be read: No such file or directory"},
    {CASE("    breaks: add C1\n    devices: {replicas: 2}\n"),
     "error: case 'a': a case that must be refused has no devices"},
    {CASE("    vouch: me\n"),
     "error: vouch is one of derivation, exact, mpmath, published, interpreter, not 'me'"},
    {CASE("    checks: [serialize]\n    vouch: exact\n"),
     "error: case 'a': it has 'vouch', but is not evaluated: it expects no values"},
    {CASE("    no_evaluate: x\n"),
     "error: case 'a': it has 'no_evaluate', and 'evaluate' among its checks"},
    {CASE("    devices: 4\n"), "error: devices must be a mapping"},
    {CASE("    devices: {cores: 4}\n"), "error: unknown key 'cores'"},
    {CASE("    devices: {replicas: 65}\n"),
     "error: replicas must be a number from 1 to 64, not '65'"},
    {CASE("    devices: {partitions: 0x2}\n"),
     "error: partitions must be a number from 1 to 64, not '0x2'"},
    {CASE("    devices: {replicas: 16, partitions: 8}\n"),
     "error: replicas times partitions must be at most 64"},
    {CASE("    tolerance: nan\n"),
     "/f/cases.yaml:6:16: error: tolerance must be a number, not 'nan'"},
    {CASE("    forms: {1.9.0: x, 1.8.0: y}\n"),
     "/f/cases.yaml:6:23: error: the releases of forms must ascend"},
    {CASE("    forms: {1.9.0: []}\n"),
     "/f/cases.yaml:6:20: error: a list of features must not be empty"},
    {CASE("    forms: {1.9.0: [x, x]}\n"), "/f/cases.yaml:6:24: error: feature 'x' stands twice"},
    {CASE("    forms: {1.9.0: [x, [y]]}\n"), "/f/cases.yaml:6:24: error: a feature must be a word"},
    {CASE("    forms: {1.9.0: {x: y}}\n"), "/f/cases.yaml:6:20: error: a feature must be a word"},
    {CASE("    forms: {1.9.0: x|y}\n"),
     "/f/cases.yaml:6:20: error: feature 'x|y': write several names as a list"},
    {CASE("    forms: {1.9.1: x}\n"), "/f/cases.yaml:6:13: error: there is no release '1.9.1'"},
    {CASE("    normal: ../a.mlir\n"),
     "/f/cases.yaml:6:13: error: normal '../a.mlir' must stand beside the manifest"},
    {"cases:\n  - id: A\n    file: a.mlir\n    since: 0.9.0\n    tags: []\n",
     "/f/cases.yaml:2:9: error: id 'A' must be of lower-case letters, digits and underscores"},
    {"cases:\n  - id: a\n    file: no.mlir\n    since: 0.9.0\n    tags: []\n",
     "/f/cases.yaml:3:11: error: file '/f/no.mlir' cannot be read: No such file or directory"},
    {"cases:\n  - id: a\n    file: a.mlir\n    since: 2.0.0\n    tags: []\n",
     "/f/cases.yaml:4:12: error: there is no release '2.0.0'"},
    {"cases:\n  - id: a\n    file: a.mlir\n    since: 1.4.0\n    tags: []\n",
     "/f/cases.yaml:2:5: error: case 'a' must say in forms which feature its first release "
     "brings"},
    {"cases:\n  - id: a\n    file: a.mlir\n    tags: []\n",
     "/f/cases.yaml:2:5: error: key 'since' is missing"},
    {"cases:\n  - {id: a, file: a.mlir, since: 0.9.0, tags: []}\n"
     "  - {id: a, file: b.mlir, since: 0.9.0, tags: []}\n",
     "/f/cases.yaml:3:1: error: case 'a' is also in /f/cases.yaml:2"},
    {"cases: []\n", "has no cases"},
    {"", "/f/cases.yaml:1:1: error: the file is empty"},
};

static void mistakes_have_file_line_and_cause(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof mistakes / sizeof *mistakes; i++) {
    corpus c;
    strbuf out = STRBUF_INIT;
    assert_false(load(mistakes[i].manifest, &c, &out));
    if (!strstr(strbuf_str(&out), mistakes[i].says))
      fail_msg("row %zu says: %s, not: %s", i, strbuf_str(&out), mistakes[i].says);
    corpus_free(&c);
    strbuf_free(&out);
  }
}

static void a_folder_that_is_not_there_is_an_error(void **state) {
  (void)state;
  corpus c;
  strbuf out = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&out);
  assert_false(corpus_load(&c, "/nowhere/at/all", vs_builtin_opset(), &sink.sink));
  assert_non_null(strstr(strbuf_str(&out), "cannot open corpus '/nowhere/at/all'"));
  corpus_free(&c);
  strbuf_free(&out);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_full_case_is_read),
      cmocka_unit_test(cases_are_sorted_and_complete),
      cmocka_unit_test(a_case_says_who_vouches_and_what_it_answers),
      cmocka_unit_test(mistakes_have_file_line_and_cause),
      cmocka_unit_test(a_folder_that_is_not_there_is_an_error),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
