/* SPDX-License-Identifier: Apache-2.0 */
/* Descriptions, waivers and base64: what they accept, and what they say about what they do not. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "harness/consumer/description.h"
#include "harness/data/base64.h"
#include "harness/journal/waivers.h"
#include "tests/harness/scratch.h"
#include "tests/harness/suite.h"

static bool describe(const char *text, arena *memory, consumer_description *d, strbuf *errors) {
  diag_text_sink sink = diag_text_sink_to(errors);
  return consumer_describe("c.yaml", text, strlen(text), vs_builtin_opset(), memory, d, &sink.sink);
}

static void a_whole_description_is_read(void **state) {
  (void)state;
  arena *memory = arena_new(0);
  strbuf errors = STRBUF_INIT;
  consumer_description d;
  assert_true(
      describe("name: mine\n"
               "kind: process\n"
               "releases: [1.0.0, 1.4.2]\n"
               "capabilities: {can: [read], locations: no, programs: artifact,\n"
               "  element_types: [f32, i1], dialects: [sdy], devices: 8}\n"
               "limits: {wall: 2.5, cpu: none, memory: 4GiB, output: 64KiB}\n"
               "deserialize: {argv: [a, '{release}', '{{{artifact}}}', '--o={output}'],\n"
               "  output: file}\n"
               "refusal: {exit: [1, 65], stderr: 'no|never'}\n",
               memory, &d, &errors));
  assert_string_equal(strbuf_str(&errors), "");
  assert_string_equal(d.profile.name, "mine");
  assert_int_equal(d.kind, CONSUMER_PROCESS);
  const vs_release *r = vs_builtin_opset()->releases;
  assert_true(r[d.profile.oldest].version == VS(1, 0, 0));
  assert_true(r[d.profile.newest].version == VS(1, 4, 0));
  assert_int_equal(d.profile.can, 1 << VERB_DESERIALIZE);
  assert_false(d.profile.locations);
  assert_int_equal(d.profile.dialect_count, 1);
  assert_string_equal(d.profile.dialects[0], "sdy");
  assert_true(d.profile.artifacts);
  assert_int_equal(d.profile.element_type_count, 2);
  assert_int_equal(d.profile.devices, 8);
  assert_true(d.limits.wall == 2.5 && d.limits.cpu == 0);
  assert_true(d.limits.memory == UINT64_C(4) << 30 && d.limits.output == 64 << 10);
  assert_true(d.refusal_exit_count == 2 && d.refusal_exits[1] == 65);
  const char *const values[HOLD_COUNT] = {
      [HOLD_ARTIFACT] = "x{release}", [HOLD_OUTPUT] = "out", [HOLD_RELEASE] = "1.3.0"};
  char **argv = command_expand(&d.actions[VERB_DESERIALIZE], values);
  assert_non_null(argv);
  assert_string_equal(argv[1], "1.3.0");
  assert_string_equal(argv[2], "{x{release}}"); /* what is put in is not looked at again */
  assert_string_equal(argv[3], "--o=out");
  assert_null(argv[4]);
  free(argv);
  strbuf_free(&errors);
  arena_free(memory);
}

#define PROCESS "name: m\nkind: process\nrelease: 1.0.0\n"

static const struct {
  const char *text, *says;
} wrong_descriptions[] = {
    {"", "c.yaml:1:1: error: the file is empty"},
    {"[", "c.yaml:2:1: error: did not find expected node content"},
    {"name: a\n---\nname: b\n", "c.yaml:2:1: error: a second document"},
    {"name: a\n", "key 'kind' is missing"},
    {"- a\n", "c.yaml:1:1: error: a consumer must be a mapping"},
    {"name: a\nkind: testee\ncolour: green\ncommand: [x]\n",
     "c.yaml:3:1: error: unknown key 'colour'"},
    {"name: a\nname: b\nkind: testee\ncommand: [x]\n", "c.yaml:2:1: error: key 'name' is repeated"},
    {"name: a\nkind: robot\n",
     "c.yaml:2:7: error: kind is one of built-in, process, testee, pjrt, not 'robot'"},
    {"name: a\nkind: testee\n", "c.yaml:1:1: error: a testee needs the key 'command'"},
    {"name: a\nkind: testee\ncommand: [x]\nfault: none\n",
     "c.yaml:4:1: error: a consumer of kind testee has no key 'fault'"},
    {"name: a\nkind: testee\ncommand: ['{artifact}']\n",
     "c.yaml:3:11: error: {artifact} has no meaning here"},
    {"name: a\nkind: process\nrelease: 9.9.9\n", "c.yaml:3:10: error: there is no release '9.9.9'"},
    {PROCESS, "c.yaml:1:1: error: a process needs one of"},
    {"name: m\nkind: process\ndeserialize: {argv: [a, '{artifact}']}\n",
     "needs 'release' or 'releases'"},
    {PROCESS "releases: [1.0.0, 1.1.0]\n", "c.yaml:4:11: error: 'release' and 'releases' exclude"},
    {"name: m\nkind: process\nreleases: [1.4.0, 1.0.0]\n",
     "the oldest release is newer than the newest"},
    {PROCESS "deserialize: {argv: [a]}\n",
     "c.yaml:4:21: error: to deserialize, the argument list needs {artifact}"},
    {PROCESS "evaluate: {argv: [a]}\n", "needs {artifact} or {program}"},
    {PROCESS "deserialize: {argv: [a, '{artefact}']}\n",
     "c.yaml:4:25: error: '{artefact}' has a brace that begins no placeholder"},
    {PROCESS "deserialize: {argv: [a, 'b}', '{artifact}']}\n", "a '}' alone"},
    {PROCESS "deserialize: {argv: [a, '{artifact}'], output: file}\n",
     "'output: file' and {output} belong together"},
    {PROCESS "deserialize: {argv: [a, '{artifact}', '{output}']}\n", "belong together"},
    {PROCESS "deserialize: {argv: []}\n", "an argument list must not be empty"},
    {PROCESS "deserialize: {argv: [\"a\\0b\", '{artifact}']}\n", "a NUL character"},
    {PROCESS "capabilities: {can: [write]}\ndeserialize: {argv: [a, '{artifact}']}\n",
     "it can write, but has no key 'serialize'"},
    {PROCESS "capabilities: {devices: 0}\n", "devices must be a number from 1"},
    {PROCESS "limits: {wall: none}\n", "wall cannot be none"},
    {PROCESS "limits: {wall: -1}\n", "wall takes seconds, or none, not '-1'"},
    {PROCESS "limits: {wall: nan}\n", "wall takes seconds"},
    {PROCESS "limits: {memory: 4GB}\n", "memory is a size such as 512MiB, or none, not '4GB'"},
    {PROCESS "limits: {memory: 99999999999999999999GiB}\n", "memory is a size"},
    {PROCESS "refusal: {exit: [0]}\n", "must be a number from 1 to 255, not '0'"},
    {PROCESS "refusal: {stderr: '('}\n", "c.yaml:4:19: error: '(' is no regular expression"},
    {"name: m\nkind: process\nreleases: [1.0.0, 1.1.0]\n"
     "deserialize: {argv: [a, '{artifact}']}\n",
     "with several releases, 'deserialize' needs {release}"},
};

static void errors_have_a_place(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof wrong_descriptions / sizeof *wrong_descriptions; i++) {
    arena *memory = arena_new(0);
    strbuf errors = STRBUF_INIT;
    consumer_description d;
    assert_false(describe(wrong_descriptions[i].text, memory, &d, &errors));
    if (!strstr(strbuf_str(&errors), wrong_descriptions[i].says))
      fail_msg("'%s' is not in '%s'", wrong_descriptions[i].says, strbuf_str(&errors));
    strbuf_free(&errors);
    arena_free(memory);
  }
}

static void base64_goes_there_and_back(void **state) {
  (void)state;
  static const char *const rows[][2] = {{"", ""},
                                        {"f", "Zg=="},
                                        {"fo", "Zm8="},
                                        {"foo", "Zm9v"},
                                        {"foob", "Zm9vYg=="},
                                        {"fooba", "Zm9vYmE="},
                                        {"foobar", "Zm9vYmFy"}}; /* RFC 4648, section 10 */
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    strbuf a = STRBUF_INIT, b = STRBUF_INIT;
    base64_encode(rows[i][0], strlen(rows[i][0]), &a);
    assert_string_equal(strbuf_str(&a), rows[i][1]);
    assert_true(base64_decode(rows[i][1], strlen(rows[i][1]), &b));
    assert_string_equal(strbuf_str(&b), rows[i][0]);
    strbuf_free(&a);
    strbuf_free(&b);
  }
  static const char *const bad[] = {
      "Z", "Zg=", "Zg", "Zh==", "Zm9=", "Z===", "====", "Zg==Zg==", "Zm9\n"};
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    strbuf b = STRBUF_INIT;
    assert_false(base64_decode(bad[i], strlen(bad[i]), &b));
    strbuf_free(&b);
  }
}

/* --- Waivers, over a run of the built-in consumer that is off by one ULP --- */

/* Instead of failing, the case crashed in one context. */
static bool crashes;

static void crash_once(results *r) {
  uint8_t *row = malloc(results_row_size(r));
  const size_t newest = r->releases - 1;
  memcpy(row, results_row(r, 0, newest), results_row_size(r));
  row[newest * SLOT_COUNT * CHECK_COUNT + CHECK_ARGUMENTS] = VERDICT_CRASH;
  assert_true(results_set_row(r, 0, newest, row));
  free(row);
}

static bool waive(const char *text, const journal_head *head, const char *today, strbuf *out,
                  bool *failed) {
  scratch place = scratch_new();
  char path[128];
  suite s;
  waivers w;
  diag_text_sink sink = diag_text_sink_to(out);
  scratch_put(&place, "w/waivers.yaml", text);
  snprintf(path, sizeof path, "%s/w/waivers.yaml", place.path);
  suite_run(&s, "^(add_f32_rounding|add_i8_wrap)$", FAULT_OFF_BY_ONE_ULP);
  if (crashes) crash_once(&s.r);
  bool ok = waivers_load(&w, path, vs_builtin_opset(), &sink.sink) &&
            waivers_apply(&w, &s.r, NULL, head, today, out);
  summary sum;
  results_summary(&s.r, &sum);
  *failed = sum.outcome == RUN_FAILED;
  waivers_free(&w);
  suite_free(&s);
  scratch_free(&place);
  return ok;
}

#define WAIVER(cases, pair, with, expires) WAIVER_OF("evaluate", cases, pair, with, expires)
#define WAIVER_OF(checks, cases, pair, with, expires)                                            \
  "waivers:\n  - cases: " cases "\n    consumer: off-by-one-ulp\n    pair: '" pair               \
  "'\n    check: " checks "\n    fails-with: " with "\n    reason: known\n    expires: " expires \
  "\n"

static void a_waiver_is_honoured_while_it_holds(void **state) {
  (void)state;
  static const struct {
    const char *text;
    bool ok, failed;
    const char *says;
  } rows[] = {
      {WAIVER("add_f32_.*", "*,*", "fail", "2030-01-01"), true, false, ""},
      {WAIVER("add_f32_.*", "1.0.0,*", "fail", "2030-01-01"), true, true, ""},
      {WAIVER("add_f32_.*", "*,*", "fail", "2026-11-19"), false, true,
       "has expired; delete lines 2 to 8"},
      {WAIVER("add_f32", "*,*", "fail", "2030-01-01"), false, true,
       ":2: the waiver of 'add_f32' matches nothing"},
      {WAIVER("add_i8_wrap", "*,*", "fail", "2030-01-01"), false, true, "no longer fails"},
      {WAIVER("add_f32_.*", "*,*", "crash", "2030-01-01"), false, true,
       "fails in another way (fail, not crash)"},
      {WAIVER("add_f32_.*", "*,*", "fail\n    says: 1 ULP", "2030-01-01"), true, false, ""},
      {WAIVER("add_f32_.*", "*,*", "fail\n    says: elephant", "2030-01-01"), false, true,
       "matches nothing"},
      {WAIVER("add_f32_.*", "*,*", "fail\n    says: '('", "2030-01-01"), false, true,
       "no regular expression"},
      {WAIVER_OF("contexts,evaluate", "add_f32_.*", "*,*", "fail", "2030-01-01"), true, false, ""},
      {WAIVER_OF("batched", "add_f32_.*", "*,*", "fail", "2030-01-01"), true, true, ""},
      {WAIVER_OF("refuse,both", "add_f32_.*", "*,*", "fail", "2030-01-01"), false, true,
       "there is no check 'refuse,both'"},
      {"waivers: [{cases: a}]\n", false, true, "key 'consumer' is missing"},
      {"waivers: [{cases: '('}]\n", false, true, "no regular expression"},
      {WAIVER("a", "*,*", "pass", "2030-01-01"), false, true, "fails-with is one of fail, "},
      {WAIVER("a", "*,*", "fail", "soon"), false, true, "a date has the form"},
      {WAIVER("a", "1,2", "fail", "2030-01-01"), false, true, "a pair has the form"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    strbuf out = STRBUF_INIT;
    bool failed;
    bool ok = waive(rows[i].text, &(journal_head){0}, "2026-11-20", &out, &failed);
    if (ok != rows[i].ok || failed != rows[i].failed || !strstr(strbuf_str(&out), rows[i].says))
      fail_msg("row %zu: %s", i, strbuf_str(&out));
    strbuf_free(&out);
  }
}

/* It says what it is about; what fails in another way beside that fails the run by itself, or has
 * a waiver of its own. */
static void a_waiver_with_a_message_stands_beside_others(void **state) {
  (void)state;
#define BOTH(with) WAIVER_OF("contexts,evaluate", "add_f32_.*", "*,*", with, "2030-01-01")
  static const char *const rows[] = {BOTH("fail"), BOTH("fail\n    says: ULP")};
  crashes = true;
  for (size_t i = 0; i < 2; i++) {
    strbuf out = STRBUF_INIT;
    bool failed;
    assert_int_equal(waive(rows[i], &(journal_head){0}, "2026-11-20", &out, &failed), i == 1);
    assert_int_equal(strstr(strbuf_str(&out), "fails in another way (crash, not fail)") != NULL,
                     i == 0);
    assert_true(failed);
    strbuf_free(&out);
  }
  crashes = false;
}

/* The waiver may be about a case that was left out. */
static void a_part_of_a_run_passes_over_waivers_without_a_match(void **state) {
  (void)state;
  static const struct {
    journal_option option;
    const char *text;
    bool ok;
  } rows[] = {
      {{"filter", "x"}, WAIVER("add_f32", "*,*", "fail", "2030-01-01"), true},
      {{"shard", "1/2"}, WAIVER("add_f32", "*,*", "fail", "2030-01-01"), true},
      {{"consumer", "x.yaml"}, WAIVER("add_f32", "*,*", "fail", "2030-01-01"), false},
      {{"opset", "x"}, WAIVER("add_f32", "*,*", "fail", "2030-01-01"), false},
      {{"filter", "x"}, WAIVER("add_i8_wrap", "*,*", "fail", "2030-01-01"), false}, /* passes */
      {{"pair", "x"}, WAIVER("add_i8_wrap", "*,*", "fail", "2030-01-01"), true},
      {{"filter", "x"}, WAIVER("add_i8_.*", "*,*", "fail", "2030-01-01"), true},
      {{"filter", "x"}, WAIVER("add_i8_wrap|add_i1", "*,*", "fail", "2030-01-01"), true},
      {{"consumer", "x"}, WAIVER("add_i8_.*", "*,*", "fail", "2030-01-01"), false},
      {{"filter", "x"}, WAIVER("add_f32", "*,*", "fail", "2026-11-19"), false}, /* expired */
      /* Sized cases are run where they are asked for. */
      {{"consumer", "x"},
       WAIVER("size_add_i1_8|size_add_i1_16", "*,*", "fail", "2030-01-01"),
       true},
      {{"sizes", "16"}, WAIVER("size_add_i1_8", "*,*", "fail", "2030-01-01"), true},
      {{"consumer", "x"}, WAIVER("sized", "*,*", "fail", "2030-01-01"), false},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    journal_head head = {.option_count = 1};
    head.options[0] = rows[i].option;
    strbuf out = STRBUF_INIT;
    bool failed;
    if (waive(rows[i].text, &head, "2026-11-20", &out, &failed) != rows[i].ok)
      fail_msg("row %zu: %s", i, strbuf_str(&out));
    strbuf_free(&out);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_waiver_with_a_message_stands_beside_others),
      cmocka_unit_test(a_part_of_a_run_passes_over_waivers_without_a_match),
      cmocka_unit_test(a_whole_description_is_read),
      cmocka_unit_test(errors_have_a_place),
      cmocka_unit_test(base64_goes_there_and_back),
      cmocka_unit_test(a_waiver_is_honoured_while_it_holds),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
