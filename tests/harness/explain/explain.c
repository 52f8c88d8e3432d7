/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts explain: what it says about a cell is true, and the commands that it prints do what it
 * says. */
#include <jansson.h>
#include <signal.h>

#include "harness/checks/case_job.h"
#include "harness/cli/status.h"
#include "harness/explain/cell.h"
#include "harness/explain/difference.h"
#include "harness/journal/journal.h"
#include "tests/harness/shell.h"

/* The explanation as JSON; the status is checked. */
static json_t *explain(const char *words, int status) {
  strbuf line = STRBUF_INIT;
  strbuf_addf(&line, CTS "explain --json %s", words);
  int got = sh_all(strbuf_str(&line));
  strbuf_free(&line);
  if (got != status) fail_msg("%s: status %d: %s", words, got, strbuf_str(&out));
  json_t *o = json_loadb(strbuf_str(&out), out.len, 0, NULL);
  if (!o) fail_msg("%s: no JSON: %s", words, strbuf_str(&out));
  return o;
}

static const char *text_of(const json_t *o, const char *key) {
  const char *s = json_string_value(json_object_get(o, key));
  return s ? s : "";
}
static json_int_t number_of(const json_t *o, const char *key) {
  return json_integer_value(json_object_get(o, key));
}
static const json_t *artifact_of(const json_t *o, size_t slot) {
  return json_array_get(json_object_get(o, "artifacts"), slot);
}
static const json_t *check_of(const json_t *slot, const char *name) {
  const json_t *checks = json_object_get(slot, "checks");
  for (size_t i = 0; i < json_array_size(checks); i++)
    if (strcmp(text_of(json_array_get(checks, i), "check"), name) == 0)
      return json_array_get(checks, i);
  fail_msg("there is no check '%s'", name);
  return NULL;
}

/* --- Classes --- */

static void every_class_is_named_with_its_reason(void **state) {
  (void)state;
  static const struct {
    const char *words;
    size_t slot;
    const char *class, *why, *window;
  } rows[] = {
      {"exponential_f32 --pair=1.4.0,1.20.0", 0, "must-read", "1.4.0 is not newer than", "inside"},
      {"exponential_f32 --pair=1.20.0,1.8.0", 0, "must-downgrade",
       "the program needs release 0.9.0", "inside the promise: consumer 1.8.0 is of 2024-"},
      {"exponential_f32 --pair=1.20.0,1.8.0", 1, "must-refuse (consumer)", "'exponential_v2'",
       "less than 2 years"},
      {"exponential_f32 --pair=1.20.0,0.9.0", 1, "must-refuse (consumer)",
       "bytecode version 6; consumer 0.9.0 reads versions up to 0", "outside"},
      {"exponential_f32 --pair=1.20.0,1.12.0", 1, "may-read", "may read the artifact", "inside"},
      {"add_f8_e4m3 --pair=1.8.0,1.0.0", 0, "must-refuse (producer)", "added in 1.7.0", "inside"},
      {"add_f8_e4m3 --pair=1.0.0,1.8.0", 0, "not applicable", "needs release 1.7.0", "inside"},
      {"exponential_f32 --pair=0.9.0,1.20.0", 0, "must-read", "0.9.0 is not newer",
       "inside the promise: producer 0.9.0 is of 2023-02-27; what it writes is read by consumers "
       "of less than 5 years later, before 2028-02-27"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    bool applies = strcmp(rows[i].class, "not applicable") != 0;
    json_t *o = explain(rows[i].words, applies ? 0 : EXIT_USAGE);
    const json_t *slot = artifact_of(o, rows[i].slot);
    assert_string_equal(text_of(slot, "class"), rows[i].class);
    if (!strstr(text_of(slot, "why"), rows[i].why))
      fail_msg("%s: %s", rows[i].words, text_of(slot, "why"));
    if (!strstr(text_of(o, "window"), rows[i].window))
      fail_msg("%s: %s", rows[i].words, text_of(o, "window"));
    json_decref(o);
  }
}

/* --- Commands --- */

static void commands_do_what_they_say(void **state) {
  (void)state;
  static const char *const rows[] = {
      "exponential_f32 --pair=1.20.0,1.8.0",
      "exponential_f32 --pair=1.4.0,1.20.0",
      "add_f8_e4m3 --pair=1.20.0,1.0.0",
      "add_f32_rounding --pair=1.20.0,1.20.0 --context=all",
      "exponential_f32 --pair=NEWEST,NEWEST --consumer=" HLO_CTS_SOURCE
      "/consumers/hlo-translate.yaml",
      "exponential_f32 --pair=NEWEST,0.9.0 --consumer=" HLO_CTS_SOURCE
      "/consumers/hlo-translate.yaml",
      "add_f8_e4m3 --pair=NEWEST,1.0.0 --consumer=" HLO_CTS_SOURCE "/consumers/hlo-translate.yaml",
      "locations --pair=1.20.0,1.20.0",
      "locations --pair=NEWEST,NEWEST --consumer=" HLO_CTS_SOURCE "/consumers/hlo-translate.yaml",
  };
  size_t made = 0;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    json_t *o = explain(rows[i], 0);
    for (size_t s = 0; s < json_array_size(json_object_get(o, "artifacts")); s++) {
      const json_t *list = json_object_get(artifact_of(o, s), "commands");
      for (size_t k = 0; k < json_array_size(list); k++) {
        const json_t *c = json_array_get(list, k);
        int status = sh_all(text_of(c, "command"));
        if (status != number_of(c, "exits"))
          fail_msg("%s: %s: status %d: %s", rows[i], text_of(c, "command"), status,
                   strbuf_str(&out));
        made++;
      }
    }
    json_decref(o);
  }
  assert_true(made > 4 * (sizeof rows / sizeof *rows)); /* each row has several artifacts */
}

/* The text for people has the same lines, ready to be pasted. */
static void printed_commands_can_be_pasted(void **state) {
  (void)state;
  assert_int_equal(sh_all(CTS "explain exponential_f32 --pair=1.20.0,1.8.0 | "
                              "sed -n '/by hand:/,/^$/p' | grep -v 'by hand' > paste.sh && "
                              "grep -c -v '#' paste.sh && sh -e paste.sh"),
                   0);
  SAYS("StableHLO_v1.8.0");
}

/* --- Differences --- */

static void values_have_a_place_and_a_distance(void **state) {
  (void)state;
  json_t *o = explain("add_f32_rounding --pair=1.20.0,1.20.0 --fault=off-by-one-ulp", 1);
  const json_t *check = check_of(artifact_of(o, 0), "evaluate");
  assert_string_equal(text_of(check, "verdict"), "fail");
  const json_t *d = json_object_get(check, "difference");
  const json_t *r = json_array_get(json_object_get(d, "results"), 0);
  assert_int_equal(number_of(r, "result"), 0);
  assert_int_equal(number_of(r, "element"), 0);
  assert_int_equal(number_of(r, "differ"), 1);
  assert_int_equal(number_of(r, "elements"), 3);
  assert_int_equal(number_of(r, "ulps"), 1);
  assert_string_equal(text_of(r, "expected"), "16777216");
  assert_string_equal(text_of(r, "actual"), "16777218");
  assert_string_equal(text_of(r, "expected_bits"), "4b800000");
  assert_string_equal(text_of(r, "actual_bits"), "4b800001");
  json_decref(o);
}

/* e^0 is 1, and no check here is content with that. */
#define EXP(accuracy, check)                                    \
  "func.func @main() {\n"                                       \
  "  %x = stablehlo.constant dense<0.0> : tensor<f32>\n"        \
  "  %w = stablehlo.constant dense<0x3F800001> : tensor<f32>\n" \
  "  %r = \"stablehlo.exponential\"(%x) {" accuracy             \
  "} : (tensor<f32>) -> tensor<f32>\n"                          \
  "  check.expect_close %r, %w, " check                         \
  " : tensor<f32>, tensor<f32>\n"                               \
  "  return\n"                                                  \
  "}\n"

static void close_values_have_limits(void **state) {
  (void)state;
  scratch_put(
      &dir, "near/cases.yaml",
      "cases:\n  - {id: near, file: near.mlir, since: 0.9.0, tags: []}\n"
      "  - {id: asked, file: asked.mlir, since: 1.9.0, forms: {1.9.0: exponential_v2}, tags: []}\n"
      "  - {id: far, file: far.mlir, since: 0.9.0, tags: []}\n");
  scratch_put(&dir, "near/near.mlir", EXP("", "max_ulp_difference = 0"));
  scratch_put(&dir, "near/far.mlir",
              EXP("", "max_ulp_difference = 18446744073709551615, min_ulp_difference = 2"));
  scratch_put(&dir, "near/asked.mlir",
              EXP("result_accuracy = #stablehlo.result_accuracy<atol = 1.0e-9, rtol = 1.0e-10, "
                  "ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>",
                  "max_ulp_difference = 0"));
  must(CTS "golden --corpus . --golden near-golden");
  static const struct {
    const char *id, *most, *own, *says;
  } rows[] = {{"near", "0", NULL, "        allowed: 0 ULP to 0 ULP\n"},
              {"far", NULL, NULL, "        allowed: 2 ULP and more\n"},
              {"asked", "0", "1e-10",
               "        allowed: 0 ULP to 0 ULP, or what the op asks for: atol 1e-09, rtol "
               "1e-10, 0 ULP\n"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    strbuf line = STRBUF_INIT;
    strbuf_addf(&line, "%s --corpus=. --golden=near-golden --pair=1.20.0,1.20.0", rows[i].id);
    json_t *o = explain(strbuf_str(&line), 1);
    const json_t *r = json_array_get(
        json_object_get(json_object_get(check_of(artifact_of(o, 0), "evaluate"), "difference"),
                        "results"),
        0);
    assert_int_equal(number_of(r, "ulps"), 1);
    const json_t *most = json_object_get(r, "most_ulps"),
                 *own = json_object_get(r, "result_accuracy");
    assert_int_equal(number_of(r, "least_ulps"), rows[i].most ? 0 : 2);
    assert_true(rows[i].most ? json_is_integer(most) && json_integer_value(most) == 0
                             : json_is_null(most));
    assert_true(!rows[i].own == !own);
    if (own) {
      assert_true(json_number_value(json_object_get(own, "rtol")) == 1e-10);
      assert_true(json_number_value(json_object_get(own, "atol")) == 1e-9);
      assert_int_equal(number_of(own, "ulps"), 0);
    }
    json_decref(o);
    strbuf text = STRBUF_INIT;
    strbuf_addf(&text, CTS "explain %s", strbuf_str(&line));
    assert_int_equal(sh_all(strbuf_str(&text)), 1);
    SAYS("        distance 1 ULP; the worst is element 0, 1 ULP\n");
    SAYS(rows[i].says);
    strbuf_free(&text);
    strbuf_free(&line);
  }
}

/* Only floats have ULPs. */
static void integers_have_no_distance(void **state) {
  (void)state;
  scratch_put(&dir, "zero.yaml",
              "name: a process\nkind: process\nrelease: 1.20.0\n"
              "evaluate:\n  argv: [sh, -c, 'echo \"dense<0> : tensor<5xi32>\"', \"{artifact}\"]\n");
  scratch_put(&dir, "whole/cases.yaml",
              "cases:\n  - {id: whole, file: whole.mlir, since: 0.9.0, tags: []}\n");
  scratch_put(&dir, "whole/whole.mlir",
              "func.func @main() {\n"
              "  %x = stablehlo.constant dense<[0, 0, 7, 9, 0]> : tensor<5xi32>\n"
              "  %r = stablehlo.add %x, %x : tensor<5xi32>\n"
              "  check.expect_eq_const %r, dense<[0, 0, 14, 18, 0]> : tensor<5xi32>\n"
              "  return\n}\n");
  must(CTS "golden --corpus . --golden whole-golden");
  static const char words[] =
      "whole --corpus=. --golden=whole-golden --pair=1.20.0,1.20.0 "
      "--consumer=zero.yaml";
  json_t *o = explain(words, 1);
  const json_t *r = json_array_get(
      json_object_get(json_object_get(check_of(artifact_of(o, 0), "evaluate"), "difference"),
                      "results"),
      0);
  assert_int_equal(number_of(r, "element"), 2);
  assert_int_equal(number_of(r, "worst_element"), 3);
  assert_null(json_object_get(r, "ulps"));
  assert_null(json_object_get(r, "worst_ulps"));
  json_decref(o);
  strbuf_auto line = STRBUF_INIT;
  strbuf_addf(&line, CTS "explain %s", words);
  assert_int_equal(sh_all(strbuf_str(&line)), 1);
  SAYS("the worst is element 3: expected 18, actual 0\n");
  SAYS("operands of stablehlo.add there: 9 (0x00000009), 9 (0x00000009)\n");
  assert_null(strstr(strbuf_str(&out), "ULP"));
}

static void bytes_have_an_offset_and_a_section(void **state) {
  (void)state;
  json_t *o = explain("abs_f32 --pair=1.20.0,1.18.0 --fault=ignore-target", 1);
  const json_t *d = json_object_get(check_of(artifact_of(o, 0), "serialize"), "difference");
  assert_int_equal(number_of(d, "offset"),
                   18); /* 5 bytes, then StableHLO_v1.18.0 or StableHLO_v1.20.0 */
  assert_string_equal(text_of(d, "section"), "header");
  assert_int_equal(number_of(d, "from"), 10);
  assert_memory_equal(text_of(d, "expected"), "65484c4f5f76312e31382e30", 24); /* "eHLO_v1.18.0" */
  assert_memory_equal(text_of(d, "actual"), "65484c4f5f76312e32302e30", 24);   /* "eHLO_v1.20.0" */
  const json_t *golden = json_object_get(json_object_get(artifact_of(o, 0), "artifact"), "golden");
  assert_true(json_is_false(json_object_get(golden, "equal")));
  json_decref(o);
}

static void programs_differ_in_a_line(void **state) {
  (void)state;
  json_t *o = explain("discardable_attributes --pair=1.20.0,1.20.0 --fault=drop-attribute", 1);
  const json_t *check = check_of(artifact_of(o, 0), "preserve");
  assert_string_equal(text_of(check, "verdict"), "fail");
  const json_t *d = json_object_get(check, "difference");
  assert_string_equal(text_of(d, "kind"), "program");
  const char *diff = text_of(d, "diff");
  if (!strstr(diff, "--- expected\n+++ actual\n@@ -") || !strstr(diff, "\n-") ||
      !strstr(diff, "\n+"))
    fail_msg("no diff: %s", diff);
  json_decref(o);
}

/* A refusal passes whatever it says; what it names is told. */
static void a_refusal_says_what_it_names(void **state) {
  (void)state;
  scratch_put(&dir, "mute/mute.yaml",
              "name: mute\nkind: process\nrelease: 1.0.0\n"
              "deserialize:\n  argv: [sh, -c, 'echo no >&2; exit 1', \"{artifact}\"]\n"
              "serialize:\n  argv: [sh, -c, 'echo too new for me >&2; exit 1', \"{program}\", "
              "\"{target}\"]\n"
              "refusal:\n  exit: [1]\n");
  json_t *o = explain("add_f8_e4m3 --pair=1.8.0,1.0.0 --consumer=mute/mute.yaml", 0);
  const json_t *refuse = check_of(artifact_of(o, 1), "refuse");
  assert_string_equal(text_of(refuse, "verdict"), "refused as expected");
  assert_string_equal(text_of(refuse, "names"), "nothing");
  assert_string_equal(text_of(refuse, "message"), "no");
  assert_null(json_object_get(refuse, "difference"));
  json_decref(o);
}

static void a_crash_costs_one_verdict(void **state) {
  (void)state;
  scratch_put(&dir, "crash/crash.yaml",
              "name: crash\nkind: process\nrelease: current\n"
              "deserialize:\n  argv: [sh, -c, 'kill -SEGV $$', \"{artifact}\"]\n"
              "refusal:\n  exit: [1]\n");
  json_t *o = explain("abs_f32 --pair=1.4.0,NEWEST --consumer=crash/crash.yaml", 1);
  const json_t *check = check_of(artifact_of(o, 0), "deserialize");
  assert_string_equal(text_of(check, "verdict"), "crash");
  if (!strstr(text_of(check, "message"), "signal 11")) fail_msg("%s", text_of(check, "message"));
  json_decref(o);
}

/* Testees of release 1.8.0, wrong in known ways: what they answered is what is explained. */
static void testees_are_explained(void **state) {
  (void)state;
  static const struct {
    const char *mode, *words, *check, *verdict, *key, *value;
    size_t slot;
  } rows[] = {
      {"well", "exponential --pair=1.20.0,1.8.0", "deserialize", "pass", NULL, NULL, 0},
      {"well", "exponential --pair=1.20.0,1.8.0", "refuse", "refused as expected", NULL, NULL, 1},
      {"one-ulp", "exact --pair=1.4.0,1.8.0", "evaluate", "fail", "kind", "values", 0},
      {"drops-attribute", "attributes --pair=1.8.0,1.8.0", "preserve", "fail", "kind", "program",
       0},
      {"ignores-target", "exact --pair=1.8.0,1.0.0", "serialize", "fail", "kind", "bytes", 0},
      {"accepts-all", "exponential --pair=1.20.0,1.8.0", "refuse", "fail", "kind", "refusal", 1},
      {"dies-segv", "exact --pair=1.0.0,1.8.0", "deserialize", "crash", NULL, NULL, 0},
      {"half-answer", "exact --pair=1.0.0,1.8.0", "deserialize", "protocol error", NULL, NULL, 0},
      {"cannot-evaluate", "exact --pair=1.4.0,1.8.0", "evaluate", "unsupported", NULL, NULL, 0},
  };
  must(CTS "golden --corpus=" HLO_CTS_SOURCE "/tests/harness/fakes/corpus --golden=fake-golden");
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    strbuf text = STRBUF_INIT;
    strbuf_addf(&text, "name: a testee\nkind: testee\ncommand: [\"%s\", %s, testee]\n",
                FAKE_CONSUMER, rows[i].mode);
    scratch_put(&dir, "testee/testee.yaml", strbuf_str(&text));
    strbuf_reset(&text);
    strbuf_addf(&text,
                "%s --consumer=testee/testee.yaml --golden=fake-golden --corpus=" HLO_CTS_SOURCE
                "/tests/harness/fakes/corpus",
                rows[i].words);
    bool good = strcmp(rows[i].verdict, "pass") == 0 ||
                strcmp(rows[i].verdict, "refused as expected") == 0 ||
                strcmp(rows[i].verdict, "unsupported") == 0;
    json_t *o = explain(strbuf_str(&text), good ? 0 : 1);
    assert_string_equal(text_of(o, "tested"), "a testee");
    const json_t *check = check_of(artifact_of(o, rows[i].slot), rows[i].check);
    if (strcmp(text_of(check, "verdict"), rows[i].verdict) != 0)
      fail_msg("%s: %s is '%s': %s", rows[i].mode, rows[i].check, text_of(check, "verdict"),
               text_of(check, "message"));
    if (rows[i].key)
      assert_string_equal(text_of(json_object_get(check, "difference"), rows[i].key),
                          rows[i].value);
    json_decref(o);
    strbuf_free(&text);
  }
}

#define FAKES " --golden=fake-golden --corpus=" HLO_CTS_SOURCE "/tests/harness/fakes/corpus"

/* Explains the case that `words` select, runs the call of a check, and looks for `want` in its
 * output. */
static void call_prints(const char *words, const char *check, const char *want) {
  json_t *o = explain(words, 1);
  const json_t *row = check_of(artifact_of(o, 0), check);
  const char *command = text_of(json_object_get(row, "call"), "command");
  if (!*command) fail_msg("%s: no call", words);
  sh_all(command);
  if (!strstr(strbuf_str(&out), want)) fail_msg("%s:\n%s", command, strbuf_str(&out));
  json_decref(o);
}

/* A fail comes again when its one line is pasted, without the suite; what the fake consumers answer
 * is written in their source: the first float of every result is one ULP too large. */
static void calls_can_be_made_without_the_suite(void **state) {
  (void)state;
  must(CTS "golden --corpus=" HLO_CTS_SOURCE "/tests/harness/fakes/corpus --golden=fake-golden");
  scratch_put(&dir, "ulp.yaml",
              "name: a testee\nkind: testee\ncommand: [\"" FAKE_CONSUMER "\", one-ulp, testee]\n");
  scratch_put(&dir, "died.yaml",
              "name: a testee\nkind: testee\ncommand: [\"" FAKE_CONSUMER
              "\", half-answer, testee]\n");
  /* Its arguments, as they stand on the command line, are not those of the program. */
  scratch_put(&dir, "process.yaml",
              "name: a process\nkind: process\nrelease: 1.20.0\n"
              "evaluate:\n  argv: [sh, -c, 'test -s \"$0\" && echo \"$1\"', \"{artifact}\", "
              "\"{args}\"]\n");
  json_t *o = explain("exact --pair=1.4.0,1.8.0 --consumer=ulp.yaml" FAKES, 1);
  const json_t *row = check_of(artifact_of(o, 0), "evaluate");
  const json_t *d =
      json_array_get(json_object_get(json_object_get(row, "difference"), "results"), 0);
  strbuf_auto bits = STRBUF_INIT;
  strbuf_addf(&bits, " %s\n", text_of(d, "actual_bits"));
  call_prints("exact --pair=1.4.0,1.8.0 --consumer=ulp.yaml" FAKES, "evaluate", strbuf_str(&bits));
  call_prints("exact --pair=1.4.0,1.8.0 --consumer=ulp.yaml --save=saved" FAKES, "evaluate",
              strbuf_str(&bits));
  assert_int_equal(sh_all("test -s saved/exact-evaluate.request"), 0);
  call_prints("exact --pair=1.0.0,1.8.0 --consumer=died.yaml" FAKES, "deserialize", "hello");
  call_prints("add_f32_rounding --pair=1.20.0,1.20.0 --consumer=process.yaml", "arguments",
              "[dense<");
  call_prints("add_f32_rounding --pair=1.20.0,1.20.0 --consumer=process.yaml --save=saved",
              "arguments", "[dense<");
  assert_int_equal(sh_all("test -s saved/add_f32_rounding-arguments.mlirbc"), 0);
  json_decref(o);
}

/* 2^24 + 1 is rounded to 2^24: the operands are those that the program has. */
static void operands_stand_beside_the_worst_element(void **state) {
  (void)state;
  assert_int_equal(
      sh_all(CTS "explain add_f32_rounding --pair=1.20.0,1.20.0 --fault=off-by-one-ulp"), 1);
  SAYS("operands of stablehlo.add there: 16777216 (0x4b800000), 1 (0x3f800000)\n");
}

/* Reports name contexts as checks. */
static void every_check_has_a_name_to_be_asked_by(void **state) {
  (void)state;
  for (int k = 0; k < CHECK_COUNT; k++) {
    strbuf_auto line = STRBUF_INIT;
    strbuf_addf(&line,
                CTS
                "run --matrix=none --quiet --case=add_f32_rounding "
                "--pair=1.20.0,1.20.0 --check=%s",
                check_names[k]);
    int status = sh_all(strbuf_str(&line));
    if (status > 1) fail_msg("%s: %s", strbuf_str(&line), strbuf_str(&out));
  }
  json_t *o = explain("add_f32_rounding --pair=1.20.0,1.20.0 --check=while", 0);
  const json_t *checks = json_object_get(artifact_of(o, 0), "checks");
  assert_int_equal(json_array_size(checks), 1);
  assert_string_equal(text_of(check_of(artifact_of(o, 0), "while"), "verdict"), "pass");
  json_decref(o);
}

/* The consumer's habits are printed beside the verdicts: asked now, or as the run found out; of one
 * that cannot evaluate nothing is known. */
static void habits_are_told(void **state) {
  (void)state;
  static const char common[] =
      " --corpus=" HLO_CTS_SOURCE "/tests/harness/fakes/corpus --golden=fake-golden";
  strbuf_auto command = STRBUF_INIT;
  scratch_put(&dir, "well.yaml",
              "name: a testee\nkind: testee\ncommand: [\"" FAKE_CONSUMER "\", well, testee]\n");
  scratch_put(&dir, "cannot.yaml",
              "name: a testee\nkind: testee\ncommand: [\"" FAKE_CONSUMER
              "\", cannot-evaluate, testee]\n");
  must(CTS "golden --corpus=" HLO_CTS_SOURCE "/tests/harness/fakes/corpus --golden=fake-golden");
  strbuf_addf(&command, "exact --pair=1.8.0,1.8.0 --consumer=well.yaml%s", common);
  json_t *o = explain(strbuf_str(&command), 0);
  assert_non_null(strstr(text_of(o, "habits"), "subnormals kept, "));
  strbuf_reset(&command);
  strbuf_addf(&command,
              CTS "run --quiet --matrix=none --case=exact --consumer=well.yaml --report=asked%s",
              common);
  must(strbuf_str(&command));
  strbuf_reset(&command);
  strbuf_addf(&command, "exact --pair=1.8.0,1.8.0 --report=asked%s", common);
  json_t *recorded = explain(strbuf_str(&command), 0);
  assert_string_equal(text_of(recorded, "habits"), text_of(o, "habits"));
  json_decref(recorded);
  json_decref(o);
  strbuf_reset(&command);
  strbuf_addf(&command, "exact --pair=1.8.0,1.8.0 --consumer=cannot.yaml%s", common);
  o = explain(strbuf_str(&command), 0);
  assert_null(json_object_get(o, "habits"));
  json_decref(o);
}

/* An consumer_table in the suite's own process that does not come back. */
static ir_op *read_and_die(const consumer_table *self, ir_context *c, const void *bytes, size_t n,
                           vs_version own, action *a) {
  (void)self, (void)c, (void)bytes, (void)n, (void)own, (void)a;
  signal(SIGSEGV, SIG_DFL);
  raise(SIGSEGV);
  return NULL;
}
static ir_op *read_for_ever(const consumer_table *self, ir_context *c, const void *bytes, size_t n,
                            vs_version own, action *a) {
  (void)self, (void)c, (void)bytes, (void)n, (void)own, (void)a;
  for (;;) pause();
  return NULL;
}

static void a_death_in_the_suite_is_a_verdict(void **state) {
  (void)state;
  const vs_opset *o = vs_builtin_opset();
  corpus all;
  golden_set golden;
  assert_true(corpus_load(&all, HLO_CTS_SOURCE "/corpus", o, NULL));
  assert_true(golden_load(&golden, HLO_CTS_SOURCE "/golden", o, NULL));
  consumer_table me = builtin_consumer(FAULT_NONE);
  cell_question q = {.opset = o,
                     .corpus = all.folder,
                     .c = &all.cases[0],
                     .golden = &golden,
                     .producer = o->release_count - 1,
                     .consumer = o->release_count - 1,
                     .tested = &me};
  strbuf why = STRBUF_INIT;
  me.read = read_and_die;
  json_t *cell = explain_isolated(&q, 20, &why);
  assert_non_null(cell);
  const json_t *check = check_of(artifact_of(cell, 0), "deserialize");
  assert_string_equal(text_of(check, "verdict"), "crash");
  assert_non_null(strstr(text_of(check, "message"), "signal 11"));
  assert_true(json_is_true(json_object_get(check, "failed")));
  json_decref(cell);
  me.read = read_for_ever;
  cell = explain_isolated(&q, 0.3, &why);
  assert_non_null(cell);
  assert_string_equal(text_of(check_of(artifact_of(cell, 0), "deserialize"), "verdict"), "timeout");
  json_decref(cell);
  strbuf_free(&why);
  golden_free(&golden);
  corpus_free(&all);
}

/* --- Files, pairs, runs --- */

static void files_are_saved(void **state) {
  (void)state;
  assert_int_equal(
      sh_all(CTS "explain abs_f32 --pair=1.20.0,1.4.0 --bytes=a --program=p | "
                 "grep -c 'saved as' && "
                 "" CTS "golden extract . --case=abs_f32 && cmp a 1.4.0/abs_f32.mlirbc && "
                 "cmp a.unchanged 1.20.0/abs_f32.mlirbc && " CTS
                 "plain --case=abs_f32 | sed 1d | cmp - p"),
      0);
  SAYS("3\nRELEASES files\n");
  assert_int_equal(sh_all(CTS "explain abs_f32 --bytes=a"), EXIT_USAGE);
  SAYS("--pair");
  assert_int_equal(sh_all(CTS "explain abs_f32 --pair=1.20.0,1.4.0 --bytes=no/such/folder/a >x"),
                   EXIT_USAGE);
  SAYS("no/such/folder/a");
}

static void without_a_pair_there_is_the_matrix(void **state) {
  (void)state;
  assert_int_equal(sh_all(CTS "explain add_f8_e4m3"), 0);
  SAYS("producer down, consumer across");
  SAYS("SHORTEST ");
  json_t *o = explain("add_f8_e4m3", 0);
  size_t refused = 0, n = json_array_size(json_object_get(o, "pairs"));
  for (size_t i = 0; i < n; i++) {
    const json_t *row = json_array_get(json_object_get(o, "pairs"), i);
    const char *v = text_of(json_object_get(row, "checks"), "refuse");
    refused += strcmp(v, "refused as expected") == 0;
  }
  /* f8E4M3 is of 1.7.0 (VhloTypes.td): the 14 releases from then on cannot write it for the 19
   * before. */
  assert_true(refused >= 14 * 19 && n > refused);
  json_decref(o);
}

static void a_run_is_explained_as_it_was(void **state) {
  (void)state;
  assert_int_equal(sh_all(CTS "run --quiet --matrix=none --filter='^add_f(32_rounding|64)$' "
                              "--fault=off-by-one-ulp --report=run"),
                   EXIT_FAIL);
  SAYS("hlo-cts explain add_f64 --pair=0.9.0,0.9.0");
  assert_int_equal(sh_all("grep -c 'hlo-cts explain add_f64 --pair=0.9.0,0.9.0' "
                          "run/junit.xml"),
                   0);
  json_t *o = explain("add_f32_rounding --pair=1.20.0,1.20.0 --report=run", 1);
  assert_string_equal(text_of(o, "verdicts"), "recorded");
  assert_string_equal(text_of(o, "tested"), "off-by-one-ulp");
  const json_t *check = check_of(artifact_of(o, 0), "evaluate");
  assert_string_equal(text_of(check, "verdict"), "fail");
  assert_non_null(strstr(text_of(check, "message"), "1 ULP"));
  json_decref(o);
  assert_int_equal(sh_all(CTS "explain add_f32_rounding --report=run"), EXIT_FAIL);
  SAYS("tested: off-by-one-ulp");
  assert_int_equal(sh_all(CTS "explain abs_f32 --pair=1.20.0,1.20.0 --report=run"), EXIT_USAGE);
  SAYS("that run does not have the case");
  assert_int_equal(sh_all(CTS "explain abs_f32 --report=nowhere"), EXIT_USAGE);
}

static void unknown_names_are_answered_with_near_ones(void **state) {
  (void)state;
  assert_int_equal(sh_all(CTS "explain add_f32_ruonding"), EXIT_USAGE);
  SAYS("there is no case 'add_f32_ruonding'; did you mean 'add_f32_rounding'");
  assert_int_equal(sh_all(CTS "explain clamped"), EXIT_USAGE);
  SAYS("gather_clamped");
  assert_int_equal(sh_all(CTS "explain qqqqqqqqqqqqqqqq"), EXIT_USAGE);
  assert_null(strstr(strbuf_str(&out), "did you mean"));
  assert_int_equal(sh_all(CTS "explain abs_f32 --pair=1.20.0,9.9.9"), EXIT_USAGE);
  SAYS("'9.9.9'");
  assert_int_equal(sh_all(CTS "explain abs_f32 --pair=1.20.0"), EXIT_USAGE);
  SAYS("P,C");
  assert_int_equal(sh_all(CTS "explain"), EXIT_USAGE);
}

/* Each line that a run prints does, as it stands, what it says. */
static void printed_lines_explain_the_failure(void **state) {
  (void)state;
  assert_int_equal(
      sh_all("rm -rf 'c d' && cp -r " HLO_CTS_SOURCE "/tests/harness/fakes/corpus 'c d' && " CTS
             "golden --corpus='c d' --golden='g h' && { " CTS
             "run --quiet --matrix=none --corpus='c d' --golden='g h' "
             "--fault=off-by-one-ulp >run.txt; test $? = 1; }"),
      0);
  assert_int_equal(sh_all("grep '^    hlo-cts explain' run.txt | sed 's|hlo-cts|" HLO_CTS_BIN
                          "/hlo-cts|' >lines && test -s lines && while read -r line; do "
                          "sh -c \"$line\" >explained || test $? = 1 || exit 1; "
                          "grep -q 'ULP' explained || exit 2; done <lines"),
                   0);
}

static void a_pair_without_a_check_is_a_mistake(void **state) {
  (void)state;
  assert_int_equal(sh_all(CTS "explain tan_f32 --pair=1.0.0,1.2.0"), EXIT_USAGE);
  SAYS("this pair has no check of the case");
}

static void lines_are_quoted(void **state) {
  (void)state;
  strbuf line = STRBUF_INIT;
  const journal_head run = {.options = {{"corpus", "a b"},
                                        {"context", "while"},
                                        {"fault", "off-by-one-ulp"},
                                        {"consumer", "it's"}},
                            .option_count = 4};
  explain_line("x", "1.0.0", "1.1.0", &run, &line);
  assert_string_equal(strbuf_str(&line),
                      "hlo-cts explain x --pair=1.0.0,1.1.0 --consumer='it'\\''s' "
                      "--fault=off-by-one-ulp --context=while --corpus='a b'");
  strbuf_free(&line);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_class_is_named_with_its_reason),
      cmocka_unit_test(commands_do_what_they_say),
      cmocka_unit_test(printed_commands_can_be_pasted),
      cmocka_unit_test(values_have_a_place_and_a_distance),
      cmocka_unit_test(close_values_have_limits),
      cmocka_unit_test(integers_have_no_distance),
      cmocka_unit_test(bytes_have_an_offset_and_a_section),
      cmocka_unit_test(programs_differ_in_a_line),
      cmocka_unit_test(a_refusal_says_what_it_names),
      cmocka_unit_test(a_crash_costs_one_verdict),
      cmocka_unit_test(testees_are_explained),
      cmocka_unit_test(habits_are_told),
      cmocka_unit_test(a_death_in_the_suite_is_a_verdict),
      cmocka_unit_test(files_are_saved),
      cmocka_unit_test(without_a_pair_there_is_the_matrix),
      cmocka_unit_test(a_run_is_explained_as_it_was),
      cmocka_unit_test(unknown_names_are_answered_with_near_ones),
      cmocka_unit_test(calls_can_be_made_without_the_suite),
      cmocka_unit_test(operands_stand_beside_the_worst_element),
      cmocka_unit_test(every_check_has_a_name_to_be_asked_by),
      cmocka_unit_test(printed_lines_explain_the_failure),
      cmocka_unit_test(a_pair_without_a_check_is_a_mistake),
      cmocka_unit_test(lines_are_quoted),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
