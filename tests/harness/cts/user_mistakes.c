/* SPDX-License-Identifier: Apache-2.0 */
/* Slips of the hand, and small mistakes of a set-up: what is said about them, and how the tools
 * end. */
#include "tests/harness/shell.h"

#define SHIFTED                                                                    \
  "func.func @main() -> tensor<i32> {\n"                                           \
  "  %0 = stablehlo.constant dense<1> : tensor<i32> loc(\"model.py\":1:2 to :9)\n" \
  "  return %0 : tensor<i32>\n"                                                    \
  "}\n"

static void every_tool_says_its_version(void **state) {
  (void)state;
  const char *const tools[] = {"hlo-cts", "hlo-opt", "hlo-translate", "hlo-bench", "hlo-pjrt"};
  for (size_t i = 0; i < 5; i++) {
    strbuf command = STRBUF_INIT, want = STRBUF_INIT;
    strbuf_addf(&command, HLO_CTS_BIN "/%s --version", tools[i]);
    strbuf_addf(&want, "%s %s\n", tools[i], HLO_CTS_VERSION);
    assert_int_equal(sh_all(strbuf_str(&command)), 0);
    assert_string_equal(strbuf_str(&out), strbuf_str(&want));
    strbuf_free(&command);
    strbuf_free(&want);
  }
  must(CTS "run --version");
  assert_string_equal(strbuf_str(&out), "hlo-cts " HLO_CTS_VERSION "\n");
}

static void unknown_names_are_answered(void **state) {
  (void)state;
  static const struct {
    const char *command, *says;
  } rows[] = {
      {"rnu", "there is no command 'rnu'; did you mean 'run'?"},
      {"help winow", "there is no command 'winow'; did you mean 'window'?"},
      {"qqqqqq", "there is no command 'qqqqqq'; hlo-cts help lists them"},
      {"run --case=tan_f23", "hlo-cts run: there is no case 'tan_f23'; did you mean 'tan_f32'"},
      {"list --corpus=", "hlo-cts list: option '--corpus' needs a value"},
      {"gate --opset=nowhere", "hlo-cts gate: cannot open the opset 'nowhere': No such file"},
      {"lint-opset none nowhere", "cannot open the opset 'nowhere': No such file"},
      {"golden --check --release=1.0.0", "only one of extract, --check, --list, --release, and"},
      {"list --tag=gahter", "hlo-cts list: no case has the tag 'gahter'; did you mean 'gather'"},
      {"list --tag=gather,qqqqqqqqqqqqq", "no case has the tag 'qqqqqqqqqqqqq'\n"},
      {"history reduce_windw", "nothing is called 'reduce_windw'; did you mean 'reduce_window'?"},
      {"constraints stablehlo.transpoes", "'stablehlo.transpoes'; did you mean 'transpose'?"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    strbuf command = STRBUF_INIT;
    strbuf_addf(&command, CTS "%s", rows[i].command);
    assert_int_equal(sh_all(strbuf_str(&command)), 2);
    SAYS(rows[i].says);
    strbuf_free(&command);
  }
}

/* A set-up that does not work is no refusal; upstream's tools, and ours in their stead, end with 1.
 */
static void set_ups_that_do_not_work_end_with_2(void **state) {
  (void)state;
  static const struct {
    const char *tool, *arguments, *says;
  } rows[] = {
      {OPT, "absent.mlir", "cannot open input file 'absent.mlir'"},
      {TRANSLATE, "--deserialize absent.bc", "cannot open input file 'absent.bc'"},
      {OPT, "one.mlir -o /nowhere/x", "cannot open output file '/nowhere/x'"},
      {TRANSLATE, "--interpret one.mlir -o /nowhere/x", "cannot open output file '/nowhere/x'"},
      {TRANSLATE, "--serialize one.mlir", "No target version specified."},
      {TRANSLATE, "--serialize --target=newest one.mlir",
       "Invalid target version argument 'newest'"},
      {TRANSLATE, "--serialize --target=0.3.0 one.mlir",
       "target version 0.3.0 is less than minimum supported 0.9.0"},
      {TRANSLATE, "--serialize --target=99.0.0 one.mlir",
       "target version 99.0.0 is greater than current version"},
      {OPT, "--stablehlo-legalize-to-vhlo --vhlo-to-version=target=x one.mlir",
       "Invalid target version argument 'x'"},
  };
  scratch_put(&dir, "one.mlir", "func.func @main() { return }\n");
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    for (int strict = 0; strict < 2; strict++) {
      strbuf command = STRBUF_INIT;
      strbuf_addf(&command, "%s%s%s", rows[i].tool, strict ? "--strict-upstream " : "",
                  rows[i].arguments);
      int status = sh_all(strbuf_str(&command));
      if (status != (strict ? 1 : 2)) fail_msg("%s: status %d", strbuf_str(&command), status);
      SAYS(rows[i].says);
      strbuf_free(&command);
    }
  /* Upstream's tool ignores a target that nothing is written for. */
  must(TRANSLATE "--serialize --target=1.0.0 one.mlir -o one.bc");
  assert_int_equal(sh_all(TRANSLATE "--deserialize --target=1.4.0 one.bc"), 2);
  SAYS("--target=1.4.0 is for --serialize, which is not asked for");
  must(TRANSLATE "--strict-upstream --deserialize --target=1.4.0 one.bc");
  /* The input was refused: that is 1 in any case. */
  scratch_put(&dir, "wrong.mlir", "func.func @main() { nonsense }\n");
  assert_int_equal(sh_all(OPT "wrong.mlir"), 1);
}

static void a_range_location_says_how_to_leave_it_out(void **state) {
  (void)state;
  scratch_put(&dir, "shifted.mlir", SHIFTED);
  assert_int_equal(sh_all(TRANSLATE "--serialize --target=1.8.0 shifted.mlir -o s.bc"), 1);
  SAYS("a file range location needs 1.9.0, unless --strip-debuginfo leaves it out");
  assert_int_equal(sh_all(TRANSLATE "--serialize --target=1.8.0 --explain shifted.mlir"), 1);
  SAYS("--strip-debuginfo");
  must(TRANSLATE "--serialize --target=1.8.0 --strip-debuginfo shifted.mlir -o s.bc");
  must(TRANSLATE "--serialize --target=1.9.0 shifted.mlir -o s.bc");
}

static void golden_bytes_that_are_not_there_say_how_to_get_them(void **state) {
  (void)state;
  scratch_put(&dir, "c/cases.yaml",
              "cases:\n  - {id: one, file: one.mlir, since: 0.9.0, tags: []}\n");
  scratch_put(&dir, "c/one.mlir", IS_ONE);
  must(CTS "golden --corpus=. --golden=g");
  must(CTS "run --quiet --matrix=none --corpus=. --golden=g");
  /* A case whose golden bytes nobody wrote. */
  scratch_put(&dir, "c/cases.yaml",
              "cases:\n  - {id: one, file: one.mlir, since: 0.9.0, tags: []}\n"
              "  - {id: two, file: one.mlir, since: 0.9.0, tags: []}\n");
  assert_int_equal(sh_all(CTS "run --quiet --matrix=none --corpus=. --golden=g"), 3);
  SAYS("there are no golden bytes for release 0.9.0; hlo-cts golden, with the");
  SAYS("same --opset, --corpus and --golden, writes them");
  must(CTS "golden --corpus=. --golden=g && " CTS
           "run --quiet --matrix=none --corpus=. --golden=g");
}

/* Only the command that adds golden bytes may begin a folder. */
static void a_folder_without_golden_bytes_is_refused(void **state) {
  (void)state;
  static const char *const commands[] = {"golden --check", "golden extract x",
                                         "golden --release=1.0.0", "golden --retire=reason",
                                         "coverage"};
  for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
    strbuf_auto command = STRBUF_INIT;
    strbuf_addf(&command, CTS "%s --golden=nowhere", commands[i]);
    assert_int_equal(sh_all(strbuf_str(&command)), 2);
    SAYS("'nowhere' holds no golden bytes: 'nowhere/MANIFEST': No such file or directory");
  }
}

static void waivers_of_nobody_are_told(void **state) {
  (void)state;
  scratch_put(&dir, "w.yaml",
              "waivers:\n  - cases: tan_f32\n    consumer: buildin\n    pair: \"*,*\"\n"
              "    fails-with: fail\n    reason: known\n    expires: 2999-01-01\n");
  assert_int_equal(
      sh_all(CTS "run --quiet --matrix=none --case=tan_f32 --waivers=w.yaml --report=w"), 0);
  SAYS(
      "w.yaml:2: note: waivers of the consumer 'buildin' are not used: the consumer of this run "
      "is called 'built-in'\n");
  must(CTS "report --waivers=w.yaml w");
  SAYS("'buildin' are not used");
  /* They are of other runs, and no reason not to pack this one. */
  must(PACKAGE "make --waivers=w.yaml --report=w -o p && " PACKAGE "verify p");
}

/* Somebody else's file, or one that was damaged on its way. */
static void the_inspector_tells_what_a_file_is(void **state) {
  (void)state;
  static const struct {
    const char *make, *says;
    int status;
  } rows[] = {
      {"echo hello | gzip -c >x", "not MLIR bytecode, but gzip; no artifact was found in it", 1},
      {"base64 good.bc | head -c 60 >x",
       "not MLIR bytecode, but base64 of MLIR bytecode; it is cut off or damaged", 1},
      {"iconv -f latin1 -t utf-8 good.bc >x", "read as Latin-1 and wrote as UTF-8", 1},
      {"{ printf 'ML\\357\\277\\275R'; tail -c +5 good.bc; } >x", "bytes are lost", 1},
      {"cp one.mlir x", "a program as text; hlo-translate --serialize makes an artifact of it", 1},
      {"echo hello >x", "but text", 1},
      {"printf 'text\\0' >x", "not MLIR bytecode: the first bytes are not", 1},
      {OPT "--emit-bytecode one.mlir -o x", "this is bytecode of the StableHLO dialect itself", 0},
      {"cp good.bc x", "oldest release that can read this: ", 0},
      {"cp good.bc x", "header bytes 2  content bytes ", 0},
      /* The accuracy of exponential came with 1.9.0 (VhloOps.td). */
      {"sed 's/StableHLO_v1.9.0/StableHLO_v1.4.0/' new.bc >x",
       "warning: by the producer's name this is of release 1.4.0, which cannot read it: it needs ",
       0},
  };
  scratch_put(&dir, "one.mlir",
              "func.func @main() -> tensor<i32> {\n"
              "  %0 = stablehlo.constant dense<1> : tensor<i32>\n"
              "  return %0 : tensor<i32>\n}\n");
  scratch_put(&dir, "new.mlir",
              "func.func @main(%a: tensor<f32>) -> tensor<f32> {\n"
              "  %0 = \"stablehlo.exponential\"(%a) {result_accuracy = "
              "#stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : "
              "(tensor<f32>) -> tensor<f32>\n"
              "  return %0 : tensor<f32>\n}\n");
  must(TRANSLATE "--serialize --target=1.4.0 one.mlir -o good.bc && " TRANSLATE
                 "--serialize --target=1.9.0 new.mlir -o new.bc");
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    strbuf command = STRBUF_INIT;
    strbuf_addf(&command, "%s; " CTS "inspect x", rows[i].make);
    int status = sh_all(strbuf_str(&command));
    if (status != rows[i].status) fail_msg("%s: status %d", rows[i].make, status);
    SAYS(rows[i].says);
    strbuf_free(&command);
  }
  /* Without a header there is nothing to count. */
  must("! " CTS "inspect /dev/null");
  assert_null(strstr(strbuf_str(&out), "counts"));
  /* Who is what it says it is gets no warning. */
  must(CTS "inspect new.bc");
  assert_null(strstr(strbuf_str(&out), "warning"));
}

/* The command that check-consumer prints for a failure works in another folder, too. */
static void commands_of_check_consumer_can_be_pasted(void **state) {
  (void)state;
  scratch_put(&dir, "in here/odd.sh",
              "[ \"$(head -c 2 \"$1\")\" = ML ] || exit 9\necho \"a banner, $(wc -c <\"$1\")\"\n");
  scratch_put(&dir, "in here/odd.yaml",
              "name: odd\nkind: process\nrelease: 1.4.0\n"
              "deserialize:\n  argv: [sh, '{here}/odd.sh', '{artifact}']\n");
  assert_int_equal(sh_all(CTS "check-consumer 'in here/odd.yaml'"), 1);
  SAYS("FAILED  reads an artifact of its own release");
  assert_null(strstr(strbuf_str(&out), "{here}"));
  must("mkdir pasted && " CTS
       "check-consumer 'in here/odd.yaml' | "
       "sed -n 's/^        \\(with\\|ran\\): //p' | head -2 >pasted/run && cd pasted && sh ./run");
  SAYS("a banner, ");
  must("cd pasted && " CTS "inspect artifact.mlirbc");
  SAYS("target: 1.4.0");
}

/* A pointer of Git LFS, a web page and an empty file are named as such by every reader; a file of
 * another tool that holds one artifact stands for it. */
static void files_that_hold_no_program_are_named(void **state) {
  (void)state;
  static const char *const readers[] = {CTS "inspect ", CTS "digest ", OPT,
                                        TRANSLATE "--deserialize "};
  scratch_put(&dir, "lfs.mlirbc",
              "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 12\n");
  scratch_put(&dir, "page.mlirbc", "\n<!DOCTYPE html>\n<html></html>\n");
  scratch_put(&dir, "empty.mlirbc", "");
  for (size_t i = 0; i < sizeof readers / sizeof *readers; i++) {
    strbuf command = STRBUF_INIT;
    strbuf_addf(&command, "%s lfs.mlirbc", readers[i]);
    assert_int_equal(sh_all(strbuf_str(&command)), 1);
    SAYS("but a pointer of Git LFS");
    SAYS("git lfs pull fetches the file");
    strbuf_reset(&command);
    strbuf_addf(&command, "%s page.mlirbc", readers[i]);
    assert_int_equal(sh_all(strbuf_str(&command)), 1);
    SAYS("but a web page");
    strbuf_free(&command);
  }
  /* MLIR's tools take an empty text for an empty module, and so do ours. */
  assert_int_equal(sh_all(CTS "inspect empty.mlirbc"), 1);
  SAYS("an empty file");
  assert_int_equal(sh_all(CTS "digest empty.mlirbc"), 1);
  SAYS("an empty file");
  scratch_put(&dir, "p.mlir", "func.func @main() { return }\n");
  must(TRANSLATE "--serialize --target=1.0.0 p.mlir -o p.mlirbc && gzip -k p.mlirbc");
  must(CTS "digest --equal p.mlirbc p.mlirbc.gz && " CTS "digest --equal p.mlir p.mlirbc.gz");
  must("mkdir two && cp p.mlirbc two/a && cp p.mlirbc two/b && tar cf two.tar two");
  assert_int_equal(sh_all(CTS "digest two.tar"), 1);
  SAYS("2 artifacts are in it");
  must(CTS "inspect --reader='jaxlib 0.10.2' p.mlirbc");
  assert_int_equal(sh_all(CTS "inspect --reader='jaxlib 0.0.1' p.mlirbc"), 2);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(files_that_hold_no_program_are_named),
      cmocka_unit_test(every_tool_says_its_version),
      cmocka_unit_test(unknown_names_are_answered),
      cmocka_unit_test(set_ups_that_do_not_work_end_with_2),
      cmocka_unit_test(a_range_location_says_how_to_leave_it_out),
      cmocka_unit_test(golden_bytes_that_are_not_there_say_how_to_get_them),
      cmocka_unit_test(a_folder_without_golden_bytes_is_refused),
      cmocka_unit_test(waivers_of_nobody_are_told),
      cmocka_unit_test(the_inspector_tells_what_a_file_is),
      cmocka_unit_test(commands_of_check_consumer_can_be_pasted),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
