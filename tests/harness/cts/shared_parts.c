/* SPDX-License-Identifier: Apache-2.0 */
/* Artifacts of a few bytes whose types and attributes stand for gigabytes: every command costs what
 * the artifact holds. Written out, each of these programs takes longer than the time given here and
 * more memory. */
#include "tests/harness/shell.h"

enum { LEVELS = 19, OPS = 400 };

/* `line` defines !t%d or #a%d by two of the one before. */
static void put(const char *name, const char *first, const char *line, const char *op) {
  strbuf text = STRBUF_INIT;
  strbuf_adds(&text, first);
  for (int i = 1; i <= LEVELS; i++) {
    char row[128];
    snprintf(row, sizeof row, line, i, i - 1, i - 1);
    strbuf_adds(&text, row);
  }
  strbuf_adds(&text, "func.func @main(%x: tensor<f32>) -> tensor<f32> {\n");
  for (int i = 0; i < OPS; i++) strbuf_addf(&text, op, LEVELS);
  strbuf_adds(&text, "  return %x : tensor<f32>\n}\n");
  scratch_put(&dir, name, strbuf_str(&text));
  strbuf_free(&text);
}

static int put_programs(void **state) {
  set_up(state);
  put("./types.mlir", "!t0 = tuple<tensor<i32>, tensor<i32>>\n", "!t%d = tuple<!t%d, !t%d>\n",
      "  %%t = stablehlo.custom_call @f(%%x) : (tensor<f32>) -> !t%d\n");
  put("./lists.mlir", "#a0 = [1, 2]\n", "#a%d = [#a%d, #a%d]\n",
      "  stablehlo.custom_call @f(%%x) {a = #a%d} : (tensor<f32>) -> ()\n");
  put("./dicts.mlir", "#a0 = {i = 1}\n", "#a%d = {l = #a%d, m = [1, #a%d]}\n",
      "  stablehlo.custom_call @f(%%x) {a = #a%d} : (tensor<f32>) -> ()\n");
  /* One name for all results. */
  must("awk '/%t =/ {sub(/%t/, \"%t\" NR)} 1' types.mlir >t && mv t types.mlir");
  for (const char *const *name = (const char *const[]){"types", "lists", "dicts", NULL}; *name;
       name++) {
    char command[256];
    snprintf(command, sizeof command,
             TRANSLATE
             "--serialize --target=1.9.0 %s.mlir -o %s.bc && [ $(stat -c %%s %s.bc) -lt "
             "12000 ]",
             *name, *name, *name);
    must(command);
  }
  return 0;
}

#define LITTLE MEMORY_KIB(1500000) "ulimit -t 60; " /* seconds of processor */

static void the_text_is_cut_and_says_so(void **state) {
  (void)state;
  sh_ends(0, "(" LITTLE TRANSLATE
             "--deserialize types.bc >text; grep -c ELIDED text; "
             "[ $(stat -c %s text) -lt 90000000 ]) 2>&1");
  SAYS("beyond the limit repeated_text (67108864 bytes)");
  sh_ends(1, LITTLE TRANSLATE "--deserialize --mlir-print-local-scope lists.bc 2>&1 >/dev/null");
  SAYS("repeated_text");
  sh_ends(1, LITTLE TRANSLATE "--deserialize --mlir-print-op-generic dicts.bc 2>&1 >/dev/null");
  SAYS("repeated_text");
  sh_ends(1, LITTLE OPT "types.mlir 2>&1 >/dev/null");
  SAYS("repeated_text");
}

static void inspecting_costs_little(void **state) {
  (void)state;
  for (const char *const *name = (const char *const[]){"types", "lists", "dicts", NULL}; *name;
       name++) {
    char command[256];
    for (const char *const *how = (const char *const[]){"", "--json", "--full", NULL}; *how;
         how++) {
      snprintf(command, sizeof command, LITTLE CTS "inspect %s %s.bc >text", *how, *name);
      sh_ends(0, command);
    }
    snprintf(command, sizeof command, LITTLE CTS "digest %s.bc >text", *name);
    sh_ends(0, command);
    snprintf(command, sizeof command,
             LITTLE TRANSLATE "--deserialize --serialize --target=1.0.0 %s.bc -o again.bc", *name);
    sh_ends(0, command);
  }
}

/* As programs of others, and as cases. */
static void coverage_costs_little(void **state) {
  (void)state;
  strbuf list = STRBUF_INIT;
  strbuf_adds(&list, "cases:\n");
  for (const char *const *name = (const char *const[]){"types", "lists", "dicts", NULL}; *name;
       name++) {
    char command[256];
    strbuf_addf(&list,
                "  - {id: %s, file: %s.mlir, since: 0.9.0, tags: [], checks: [serialize], "
                "no_evaluate: the target is unknown}\n",
                *name, *name);
    snprintf(command, sizeof command, LITTLE CTS "coverage --programs=%s.bc 2>&1", *name);
    sh_ends(0, command);
  }
  scratch_put(&dir, "of/cases.yaml", strbuf_str(&list));
  strbuf_free(&list);
  must("cp *.mlir of");
  sh_ends(0, LITTLE CTS "coverage --corpus=. 2>&1");
  SAYS("\ntypes                       6 of ");
}

/* The answer of a consumer that was asked for another program. */
static void an_answer_costs_little(void **state) {
  (void)state;
  scratch_put(&dir, "./bad.yaml",
              "name: bad\nkind: process\nrelease: current\n"
              "serialize:\n  argv: [sh, -c, 'cat {here}/$1.bc >$2', sh, types, '{output}', "
              "'{program}']\n  output: file\n"
              "refusal: {exit: [1]}\n");
  sh_ends(1, LITTLE CTS "run --consumer=bad.yaml --case=add_i8_wrap --matrix=none --jobs=1 2>&1");
  SAYS("failed");
}

/* 40 functions, each of which calls the next one twice. */
static void inlining_ends_at_a_limit(void **state) {
  (void)state;
  strbuf text = STRBUF_INIT;
  for (int i = 0; i < 40; i++)
    strbuf_addf(&text,
                "func.func @f%d(%%x: tensor<f32>) -> tensor<f32> {\n"
                "  %%0 = call @f%d(%%x) : (tensor<f32>) -> tensor<f32>\n"
                "  %%1 = call @f%d(%%0) : (tensor<f32>) -> tensor<f32>\n"
                "  return %%1 : tensor<f32>\n}\n",
                i, i + 1, i + 1);
  strbuf_adds(&text,
              "func.func @f40(%x: tensor<f32>) -> tensor<f32> {\n"
              "  %0 = stablehlo.add %x, %x : tensor<f32>\n  return %0 : tensor<f32>\n}\n");
  scratch_put(&dir, "./calls.mlir", strbuf_str(&text));
  strbuf_free(&text);
  sh_ends(1, MEMORY_KIB(3000000) "timeout 60 " OPT "--inline calls.mlir 2>&1 >/dev/null");
  SAYS("adds more operations than the limit inlined_ops (2097152) [HLO-7001]");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_text_is_cut_and_says_so), cmocka_unit_test(inspecting_costs_little),
      cmocka_unit_test(coverage_costs_little),       cmocka_unit_test(an_answer_costs_little),
      cmocka_unit_test(inlining_ends_at_a_limit),
  };
  return cmocka_run_group_tests(tests, put_programs, tear_down);
}
