/* SPDX-License-Identifier: Apache-2.0 */
/* The command lines from outside: streams, files, exit statuses. */
#include <jansson.h>
#include <sys/resource.h>
#include <unistd.h>

#include "tests/harness/shell.h"

static const char good[] =
    "func.func @main(%arg0: tensor<2xf32>) -> tensor<2xf32> {\n"
    "  %0 = stablehlo.add %arg0, %arg0 : tensor<2xf32>\n"
    "  return %0 : tensor<2xf32>\n"
    "}\n";

static int put_programs(void **state) {
  set_up(state);
  scratch_put(&dir, "./good.mlir", good);
  return 0;
}

/* Sorting by a comparison that no order of these elements satisfies is all that a program can say
 * to make two correct ways differ: by insertion the 1 stops at the NaN, by merging it does not. */
static void an_evaluation_has_limits(void **state) {
  (void)state;
  scratch_put(&dir, "./forever.mlir",
              "func.func @main() -> tensor<i32> {\n"
              "  %zero = stablehlo.constant dense<0> : tensor<i32>\n"
              "  %r = stablehlo.while(%i = %zero) : tensor<i32>\n"
              "    cond {\n"
              "      %true = stablehlo.constant dense<true> : tensor<i1>\n"
              "      stablehlo.return %true : tensor<i1>\n"
              "    } do {\n"
              "      stablehlo.return %i : tensor<i32>\n"
              "    }\n"
              "  return %r : tensor<i32>\n}\n");
  sh_ends(1, TRANSLATE "--interpret --timeout=0.05 forever.mlir 2>&1");
  SAYS("gave up after timeout = 0.05 seconds"); /* HLO-6022 */
  scratch_put(&dir, "./slow.mlir",
              "func.func @main() -> tensor<1x1xf32> {\n"
              "  %a = stablehlo.constant dense<1.5> : tensor<20000x20000xf32>\n"
              "  %b = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0] : "
              "(tensor<20000x20000xf32>, tensor<20000x20000xf32>) -> tensor<20000x20000xf32>\n"
              "  %c = stablehlo.slice %b [0:1, 0:1] : (tensor<20000x20000xf32>) -> "
              "tensor<1x1xf32>\n  return %c : tensor<1x1xf32>\n}\n");
  sh_ends(1, "timeout 60 " TRANSLATE "--interpret --timeout=0.1 slow.mlir 2>&1");
  SAYS("gave up after timeout = 0.1 seconds");
  /* One signal, to the program alone, when it surely runs: a second one ends it before it has told
   * why. */
  sh_ends(124, "timeout --foreground -s INT 2 " TRANSLATE "--interpret forever.mlir 2>&1");
  SAYS("error: 'stablehlo.");
  SAYS("interrupted");
}

/* A byte per element and seven of text: "false, ". */
static void put_long_text(void) {
  scratch_put(&dir, "./long.mlir",
              "func.func @main() -> tensor<20000000xi1> {\n"
              "  %0 = stablehlo.constant dense<false> : tensor<20000000xi1>\n"
              "  return %0 : tensor<20000000xi1>\n}\n");
}

/* Comes first, for what is measured is the largest child so far. */
static void results_are_never_in_memory_as_text(void **state) {
  (void)state;
  put_long_text();
  sh_ends(0, TRANSLATE "--interpret long.mlir | wc -c");
  long text = strtol(strbuf_str(&out), NULL, 10);
  assert_int_equal(text, strlen("tensor<20000000xi1> {\n  []\n}\n") + 20000000L * 7 - 2);
  struct rusage children;
  assert_int_equal(getrusage(RUSAGE_CHILDREN, &children), 0);
  assert_in_range(children.ru_maxrss * 1024, 1, text / 2);
}

/* The pieces together are the text: each element once, in order, over many of their ends. */
static void pieces_of_a_result_lack_nothing(void **state) {
  (void)state;
  scratch_put(&dir, "./count.mlir",
              "func.func @main() -> tensor<2x150000xi32> {\n"
              "  %0 = stablehlo.iota dim = 1 : tensor<2x150000xi32>\n"
              "  return %0 : tensor<2x150000xi32>\n}\n");
  must(
      "{ echo 'tensor<2x150000xi32> {'; row=$(seq -s ', ' 0 149999); echo '  ['; "
      "echo \"    [$row],\"; echo \"    [$row]\"; echo '  ]'; echo '}'; } >want");
  must(TRANSLATE "--interpret count.mlir -o have; cmp want have");
  must(TRANSLATE "--interpret count.mlir | cmp want -");
}

static void results_that_cannot_be_written_are_told(void **state) {
  (void)state;
  put_long_text();
  sh_ends(2, TRANSLATE "--interpret long.mlir 2>&1 >&-");
  SAYS("cannot write standard output: Bad file descriptor");
  sh_ends(2, "(ulimit -f 200; trap '' XFSZ; " TRANSLATE "--interpret long.mlir -o limited 2>&1)");
  SAYS("cannot write output file 'limited': File too large");
  sh_ends(2, "ls limited*");
  if (access("/dev/full", W_OK) != 0) return;
  sh_ends(2, "timeout 60 " TRANSLATE "--interpret long.mlir 2>&1 >/dev/full");
  SAYS("cannot write standard output: No space left on device");
}

/* The signal comes when the first bytes have been read, and the pipe is full or soon will be. */
static void an_interrupt_ends_the_printing(void **state) {
  (void)state;
  put_long_text();
  sh_ends(1, "mkfifo pipe; " TRANSLATE
             "--interpret long.mlir >pipe 2>words & pid=$!; "
             "{ head -c 1 >/dev/null; kill -TERM $pid; wc -c >read; } <pipe; "
             "wait $pid; status=$?; cat words read; exit $status");
  SAYS("error: interrupted while printing results [HLO-8010]");
  assert_in_range(strtol(strrchr(strbuf_str(&out), ']') + 1, NULL, 10), 1, 10000000);
}

static void audits_compare_both_ways(void **state) {
  (void)state;
  scratch_put(
      &dir, "./disorder.mlir",
      "func.func @main() {\n"
      "  %0 = stablehlo.constant dense<[5.0, 0x7FC00000, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 1.0]>"
      " : tensor<9xf32>\n"
      "  %1 = \"stablehlo.sort\"(%0) ({\n"
      "  ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n"
      "    %c = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
      "    stablehlo.return %c : tensor<i1>\n"
      "  }) : (tensor<9xf32>) -> tensor<9xf32>\n"
      "  return\n}\n");
  sh_ends(0, TRANSLATE "--interpret disorder.mlir");
  sh_ends(1, TRANSLATE "--interpret --audit disorder.mlir 2>&1");
  SAYS("disorder.mlir:3:");
  SAYS("element 0 of result 0 is not what the definition gives");
  sh_ends(0, TRANSLATE "--interpret --audit --args='[dense<2.0> : tensor<2xf32>]' good.mlir");
  assert_string_equal(strbuf_str(&out), "tensor<2xf32> {\n  [4.000000e+00, 4.000000e+00]\n}\n");
}

static void cts_tells_its_statuses_apart(void **state) {
  (void)state;
  sh_ends(0, CTS "run --quiet --filter '^tan_f32$' --matrix=compact --report rep");
  SAYS("\npassed\n");
  sh_ends(0, "ls rep");
  assert_string_equal(strbuf_str(&out),
                      "index.html\njournal\njunit.xml\nmatrix.txt\nresults.json\nsummary.md\n");
  sh_ends(1, CTS "run --quiet --filter '^add_f64$' --matrix=none --fault=off-by-one-ulp");
  sh_ends(2, CTS "run --quiet --filter '(' 2>&1");
  sh_ends(2, CTS "run --quiet --case nothing 2>&1");
  SAYS("there is no case 'nothing'");
  sh_ends(0, CTS "list --case=tan_f32 --case=abs_f32");
  assert_string_equal(strbuf_str(&out), "abs_f32\ntan_f32\n");
  sh_ends(2, CTS "run --quiet --case nothing --case tan_f32 2>&1"); /* the first counts, too */
  SAYS("there is no case 'nothing'");
  sh_ends(2, CTS "run --quiet --filter '^nothing$' 2>&1");
  SAYS("no case matches all of the options");
  sh_ends(2, CTS "run --quiet --corpus /nowhere 2>&1");
  sh_ends(2, CTS "run --fault=none-such 2>&1");
  sh_ends(2, CTS "gate --consumer=absent.yaml 2>&1"); /* at once, not after the other checks */
  SAYS("hlo-cts gate: cannot open input file 'absent.yaml': ");
  sh_ends(2, CTS "run --matrix=round 2>&1");
  sh_ends(2, CTS "run --jobs=0 2>&1");
  sh_ends(2, CTS "dance 2>&1");
  sh_ends(2, CTS "2>&1");
  /* Without golden bytes the suite cannot say what it is there to say. */
  sh_ends(2, CTS "run --quiet --case tan_f32 --golden . --matrix=none 2>&1");
  SAYS("'.' holds no golden bytes: './MANIFEST'");
  sh_ends(0, "mkdir no-golden && touch no-golden/MANIFEST");
  sh_ends(3, CTS "run --quiet --case tan_f32 --golden no-golden --matrix=none");
  SAYS("suite bug: there are no golden bytes for release ");
  sh_ends(0, CTS "help run");
  SAYS("--golden=<folder>");
}

/* Upstream's own artifacts of every release are read and explained without an error. */
static void json_of_an_artifact_is_whole_whatever_its_strings_hold(void **state) {
  (void)state;
  scratch_put(&dir, "./nul.mlir",
              "func.func @main() attributes {a.b = \"x\\00y\\1B[31m\"} {\n  return\n}\n");
  sh_ends(0, TRANSLATE "--serialize --target=1.20.0 nul.mlir -o nul.bc");
  sh_ends(0, CTS "inspect --full --json nul.bc");
  json_error_t error;
  json_t *all = json_loads(strbuf_str(&out), JSON_ALLOW_NUL, &error);
  if (!all) fail_msg("%d: %s", error.line, error.text);
  const json_t *by = json_object_get(all, "readable_by");
  assert_string_equal(json_string_value(json_object_get(by, "oldest")), "0.15.0");
  json_decref(all);
  SAYS("x\\u0000y\\u001b[31m");
}

static void upstream_artifacts_are_read(void **state) {
  (void)state;
  if (!*HLO_CTS_UPSTREAM) skip();
  sh_ends(0, "for f in " HLO_CTS_UPSTREAM
             "/stablehlo/tests/vhlo/stablehlo_legalize_to_vhlo.*.mlir.bc; do " CTS
             "inspect $f >/dev/null 2>&1 && " CTS "inspect --json --full $f | tail -1 && " TRANSLATE
             "--deserialize $f >/dev/null 2>&1 || echo $f; done | sort | uniq -c");
  assert_string_equal(strbuf_str(&out), "     32 }\n");
}

/* Whoever a golden was written for must be able to read it; its newest feature says so. */
static void a_golden_needs_no_more_than_its_own_release(void **state) {
  (void)state;
  if (!*HLO_CTS_UPSTREAM) skip();
  sh_ends(0, "for f in " HLO_CTS_UPSTREAM
             "/stablehlo/tests/vhlo/stablehlo_legalize_to_vhlo.*.mlir.bc; do "
             "v=${f##*vhlo.}; v=$(echo ${v%.mlir.bc} | tr _ .); "
             "n=$(" CTS
             "inspect $f | sed -n 's/^oldest release that can read this: \\([0-9.]*\\) "
             "(.*/\\1/p'); "
             "test \"$(printf '%s\\n' $n $v | sort -V | tail -1)\" = $v && echo no more || "
             "echo $f: $n; done | sort | uniq -c");
  assert_string_equal(strbuf_str(&out), "     32 no more\n");
  sh_ends(0, CTS "inspect " HLO_CTS_UPSTREAM
                 "/stablehlo/tests/vhlo/stablehlo_legalize_to_vhlo.0_15_0.mlir.bc");
  assert_non_null(strstr(strbuf_str(&out), "0.15.0 (needs 0.15.0: bytecode version 6)\n"));
}

enum { RELEASES_BEFORE_1 = 12 }; /* 0.9.0 to 0.20.0 */

/* SAYS with two numbers. */
__attribute__((format(printf, 1, 2))) static void says(const char *format, ...) {
  char text[256];
  va_list list;
  va_start(list, format);
  vsnprintf(text, sizeof text, format, list);
  va_end(list);
  SAYS(text);
}

/* Golden bytes are added and never changed: a changed program gives a new generation until a
 * release of the suite has the case, and from then on only with a reason. */
static void golden_bytes_are_locked(void **state) {
  (void)state;
  static const char one[] = "  - {id: one, file: one.mlir, since: 0.9.0, tags: []}\n";
  static const char two[] =
      "  - {id: two, file: one.mlir, since: 1.0.0, tags: [], forms: {1.0.0: x}}\n";
  strbuf list = STRBUF_INIT;
  strbuf_addf(&list, "cases:\n%s%s", one, two);
  scratch_put(&dir, "c/cases.yaml", strbuf_str(&list));
  scratch_put(&dir, "c/one.mlir", IS_ONE);
  const char *write = CTS "golden --corpus . --golden g 2>&1";
  const char *check = CTS "golden --check --corpus . --golden g 2>&1";
  sh_ends(0, CTS "golden --corpus . --golden g --case=one 2>&1");
  /* `one` has bytes of every release, `two` of all since 1.0.0. */
  const size_t ones = vs_builtin_opset()->release_count, twos = ones - RELEASES_BEFORE_1;
  says("0 unchanged, %zu added, 0 changed, 0 locked", ones);
  sh_ends(1, check);
  SAYS("case 'two' has no golden bytes");
  sh_ends(0, write);
  says("%zu unchanged, %zu added", ones, twos);
  sh_ends(0, check);
  says("%zu golden artifacts in 2 additions, 0 errors", ones + twos);
  sh_ends(0, CTS "golden extract files --corpus . --golden g --case=two");
  says("%zu files", twos);
  sh_ends(0, CTS "inspect files/1.4.0/two.mlirbc");
  SAYS("StableHLO_v1.4.0");
  /* Comments are no part of the program. */
  sh_ends(0, "sed -i '1i // one' c/one.mlir");
  sh_ends(0, check);
  sh_ends(0, "sed -i 's/<1>/<2>/' c/one.mlir");
  sh_ends(1, check);
  SAYS("case 'one': the program is not the one that the golden bytes were written from");
  sh_ends(0, write);
  says("0 unchanged, 0 added, %zu changed, 0 locked", ones + twos);
  sh_ends(0, "grep -h 'one\t2' g/packs/*.manifest");
  SAYS("the program changed before its release");
  sh_ends(2, CTS "golden --release=b --corpus . --golden g 2>&1");
  SAYS("--release: 'b' is not a version X.Y.Z");
  sh_ends(0, CTS "golden --release=1.0.0 --corpus . --golden g");
  sh_ends(2, CTS "golden --release=1.0.0 --corpus . --golden g 2>&1");
  SAYS("--release: all golden bytes are locked already");
  sh_ends(0, "sed -i 's/<2>/<3>/' c/one.mlir");
  sh_ends(1, write);
  SAYS("one is locked: the program is not the one");
  SAYS("0 changed, 2 locked");
  sh_ends(0, CTS "golden --corpus . --golden g --correct='1 was 2' --by=me --finding=x");
  says("%zu changed, 0 locked", ones + twos);
  sh_ends(0, check);
  /* Every generation stays. */
  sh_ends(0, "cat g/packs/*.manifest | grep -c '^case.one'");
  SAYS("3\n");
  /* A correction that corrects nothing adds nothing. */
  sh_ends(0, CTS "golden --corpus . --golden g --correct=again --by=me --finding=x");
  says("%zu unchanged, 0 added, 0 changed", ones + twos);
  strbuf_free(&list);
}

static void golden_ids_are_locked(void **state) {
  (void)state;
  scratch_put(
      &dir, "c/cases.yaml",
      with_newest(
          "cases:\n  - {id: one, file: one.mlir, since: NEWEST, tags: [], forms: {NEWEST: x}}\n"));
  scratch_put(&dir, "c/one.mlir", IS_ONE);
  sh_ends(0, "rm -rf h; " CTS "golden --corpus . --golden h");
  sh_ends(0, "sed -i s/one,/two,/ c/cases.yaml");
  sh_ends(1, CTS "golden --check --corpus . --golden h 2>&1");
  SAYS("the corpus has no case 'one', which has golden bytes since ");
  sh_ends(1, CTS "golden --corpus . --golden h 2>&1");
  SAYS("one is gone from the corpus, but its id is locked; --retire=reason gives it up");
  sh_ends(0, CTS "golden --corpus . --golden h --retire='two now'");
  sh_ends(0, CTS "golden --check --corpus . --golden h");
  SAYS("1 golden artifacts in 3 additions, 0 errors");
  /* Options that a release of the suite has stay. */
  sh_ends(0, CTS "golden --release=1.0.0 --corpus . --golden h");
  sh_ends(0, "sed -i s/two,/one,/ c/cases.yaml");
  sh_ends(1, CTS "golden --corpus . --golden h --retire='one again' 2>&1");
  SAYS("two is gone from the corpus, but its id is locked\n");
  sh_ends(0, "grep -h 'the case is back' h/packs/*.manifest");
  SAYS("case\tone\t3\t");
  /* Whoever changes a file is found. */
  sh_ends(1, "touch h/packs/x.tar.gz; " CTS "golden --check --corpus . --golden h 2>&1");
  SAYS("MANIFEST does not name 'h/packs/x.tar.gz'");
  sh_ends(1, "for f in h/packs/2*.gz; do echo x >>$f; done; " CTS
             "golden --check --corpus . --golden h 2>&1");
  SAYS(", MANIFEST says ");
}

static void cts_writes_constraints_for_programs_and_people(void **state) {
  (void)state;
  sh_ends(0, CTS "constraints --json compare");
  json_t *rows = json_loads(strbuf_str(&out), 0, NULL);
  assert_true(json_is_array(rows));
  bool seen = false;
  size_t i;
  json_t *row;
  json_array_foreach(rows, i, row) {
    const char *id, *op, *number, *text, *reads, *checked, *note = NULL;
    int numbered;
    assert_int_equal(json_unpack(row, "{s:s, s:s, s:s, s:b, s:s, s:s, s:s, s?s !}", "id", &id, "op",
                                 &op, "number", &number, "numbered", &numbered, "text", &text,
                                 "reads", &reads, "checked", &checked, "note", &note),
                     0);
    assert_string_equal(op, "stablehlo.compare");
    if (strcmp(id, "compare C3") != 0) continue;
    seen = true;
    assert_string_equal(number, "C3");
    assert_true(numbered);
    assert_string_equal(checked, "open");
    assert_non_null(note);
  }
  assert_true(seen);
  json_decref(rows);
  sh_ends(0, CTS "constraints --json > all.json; " CTS "constraints | wc -l");
  size_t lines = strtoul(strbuf_str(&out), NULL, 10);
  sh_ends(0, "cat all.json");
  rows = json_loads(strbuf_str(&out), 0, NULL);
  assert_int_equal(json_array_size(rows), lines);
  json_decref(rows);
  sh_ends(0, CTS "constraints --markdown | cmp - '" HLO_CTS_SOURCE "/docs/constraints.md' 2>&1");
}

/* Nothing that a run leaves behind is lost in silence. */
static void reports_that_cannot_be_kept_are_told(void **state) {
  (void)state;
  sh_ends(2, "(ulimit -f 20; " CTS "run --case=add_i8_wrap --matrix=none --report=small) 2>&1");
  SAYS("File too large");
  scratch_put(&dir, "./vandal.yaml",
              "name: vandal\nkind: process\nrelease: 1.8.0\ncapabilities: {can: [read]}\n"
              "deserialize: {argv: [sh, -c, 'rm -rf {here}/gone; echo no >&2; exit 1', sh, "
              "'{artifact}']}\nrefusal: {exit: [1]}\n");
  int status =
      sh(CTS "run --case=add_i8_wrap --matrix=none --consumer=vandal.yaml --report=gone 2>&1");
  SAYS("is gone: somebody removed it during the run");
  assert_true(status == 2 || status == 3);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(results_are_never_in_memory_as_text),
      cmocka_unit_test(pieces_of_a_result_lack_nothing),
      cmocka_unit_test(results_that_cannot_be_written_are_told),
      cmocka_unit_test(an_interrupt_ends_the_printing),
      cmocka_unit_test(reports_that_cannot_be_kept_are_told),
      cmocka_unit_test(an_evaluation_has_limits),
      cmocka_unit_test(audits_compare_both_ways),
      cmocka_unit_test(cts_tells_its_statuses_apart),
      cmocka_unit_test(cts_writes_constraints_for_programs_and_people),
      cmocka_unit_test(json_of_an_artifact_is_whole_whatever_its_strings_hold),
      cmocka_unit_test(upstream_artifacts_are_read),
      cmocka_unit_test(a_golden_needs_no_more_than_its_own_release),
      cmocka_unit_test(golden_bytes_are_locked),
      cmocka_unit_test(golden_ids_are_locked),
  };
  return cmocka_run_group_tests(tests, put_programs, tear_down);
}
