/* SPDX-License-Identifier: Apache-2.0 */
/* Size classes: the generator is the published one, every computing op has a row or a reason,
 * nothing is asked that is not confirmed, and who is wrong above 16 elements is told so. */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "harness/data/input.h"
#include "harness/programs/arguments.h"
#include "harness/programs/case_program.h"
#include "harness/reports/report.h"
#include "harness/results/score.h"
#include "harness/sizes/sizes.h"
#include "tests/harness/suite.h"
#include "versions/versions.h"

/* --- Inputs --- */

static void made(const char *type, const char *set, int64_t limit, uint64_t key, int64_t count,
                 void *out, size_t size) {
  strbuf bytes = STRBUF_INIT;
  assert_true(size_input(type, set, limit, key, count, &bytes));
  assert_int_equal(bytes.len, size);
  memcpy(out, bytes.bytes, size);
  strbuf_free(&bytes);
}

/* The first numbers of SplitMix64 with the seed 1234567, as Vigna's splitmix64.c gives them. */
static void words_are_those_of_splitmix64(void **state) {
  (void)state;
  static const uint64_t published[] = {UINT64_C(6457827717110365317), UINT64_C(3203168211198807973),
                                       UINT64_C(9817491932198370423), UINT64_C(4593380528125082431),
                                       UINT64_C(16408922859458223821)};
  uint64_t words[5];
  made("ui64", "any", 0, 1234567, 5, words, sizeof words);
  assert_memory_equal(words, published, sizeof words);
}

static void inputs_of_a_case_differ(void **state) {
  (void)state;
  assert_true(size_key("a", 0) != size_key("a", 1));
  assert_true(size_key("a", 0) != size_key("b", 0));
  assert_int_equal(size_key("a", 3), size_key("a", 3));
}

static void sets_are_what_they_are_called(void **state) {
  (void)state;
  enum { N = 1000 };
  static float f[N];
  static int32_t n[N];
  static uint8_t u[N];
  size_t pairs = 0, signs = 0;
  made("f32", "small", 0, 7, N, f, sizeof f);
  for (int i = 0; i < N; i++)
    assert_true(f[i] != 0 && f[i] == (float)(int)f[i] && f[i] >= -8 && f[i] <= 8);
  made("f32", "any", 0, 7, N, f, sizeof f);
  for (int i = 0; i < N; i++) {
    float a = f[i] < 0 ? -f[i] : f[i];
    assert_true(a >= 0.125F && a < 32.0F);
    signs += f[i] < 0;
  }
  assert_true(signs > N / 3 && signs < 2 * N / 3);
  made("f32", "pair", 0, 7, N, f, sizeof f);
  for (int i = 0; i < N; i++) pairs += f[i] != 0;
  assert_int_equal(pairs, 2);
  made("f32", "triangle", 10, 7, N, f, sizeof f);
  for (int i = 0; i < 100; i++) {
    int row = i / 10, column = i % 10;
    float a = f[i] < 0 ? -f[i] : f[i];
    assert_true(row == column ? f[i] == 1024 : row < column ? f[i] == 0 : a >= 1 && a <= 8);
  }
  made("i32", "index", 17, 7, N, n, sizeof n);
  for (int i = 0; i < N; i++) assert_in_range(n[i], 0, 16);
  made("i32", "backward", 0, 7, N, n, sizeof n);
  for (int i = 0; i < N; i++) assert_int_equal(n[i], N - 1 - i);
  made("ui8", "shift", 0, 7, N, u, sizeof u);
  for (int i = 0; i < N; i++) assert_in_range(u[i], 0, 7);
  made("i1", "any", 0, 7, N, u, sizeof u);
  for (int i = 0; i < N; i++) assert_in_range(u[i], 0, 1);
}

static void what_no_set_has_is_told(void **state) {
  (void)state;
  strbuf bytes = STRBUF_INIT;
  assert_false(size_input("f32", "no_such_set", 0, 1, 1, &bytes));
  assert_false(size_input("f32", "shift", 0, 1, 1, &bytes));
  assert_false(size_input("tensor", "any", 0, 1, 1, &bytes));
  strbuf_free(&bytes);
}

/* --- Classes --- */

static void lists_of_classes_are_read(void **state) {
  (void)state;
  static const struct {
    const char *list;
    bool ok;
    uint32_t classes;
  } rows[] = {{"none", true, 0},
              {"all", true, (1u << SIZE_CLASSES) - 1},
              {"some", true, SIZES_SOME},
              {"16", true, 1u << SIZE_16},
              {"skewed,1,65537", true, 1u << SIZE_SKEWED | 1u << SIZE_1 | 1u << SIZE_65537},
              {"17", false, 0},
              {"", false, 0},
              {"16,", false, 0}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    uint32_t classes;
    assert_int_equal(sizes_read(rows[i].list, &classes), rows[i].ok);
    if (rows[i].ok) assert_int_equal(classes, rows[i].classes);
  }
}

static void corpus_with_sizes(corpus *c, const char *list) {
  uint32_t classes;
  strbuf why = STRBUF_INIT;
  assert_true(corpus_load(c, HLO_CTS_SOURCE "/corpus", vs_builtin_opset(), NULL));
  assert_true(sizes_read(list, &classes));
  if (!sizes_add(c, vs_builtin_opset(), classes, &why)) fail_msg("%s", strbuf_str(&why));
}

/* Rows that have these bytes; the diagnostics, in `errors`, or nothing. */
static size_rows rows_of(const char *bytes, size_t n, arena *memory, strbuf *errors) {
  size_rows rows = {0};
  diag_text_sink sink = diag_text_sink_to(errors);
  bool ok = size_rows_read("p.yaml", bytes, n, vs_builtin_opset(), memory, &rows, &sink.sink);
  assert_int_equal(ok, errors->len == 0);
  return rows;
}

static bool has_row(const size_rows *rows, const vs_op *op) {
  const char *name = op->def.name;
  size_t n = strlen(name);
  if (op->sizes) return true;
  for (size_t i = 0; i < rows->count; i++)
    for (const char *at = strstr(rows->items[i].text, name); at; at = strstr(at + 1, name))
      if (strchr(" \"(:", at[n]) && at[n]) return true;
  return false;
}

/* Whether there is a reason, "\n  OP: because", in what follows the key `without`. */
static bool has_reason(const char *without, const char *op) {
  char line[80];
  snprintf(line, sizeof line, "\n  %s: ", op);
  const char *at = strstr(without, line);
  return at && strcspn(at + strlen(line), "\n") > 10;
}

/* Every op has a row whose template holds it, or a reason why not. */
static void every_op_has_a_row_or_a_reason(void **state) {
  (void)state;
  const vs_opset *o = vs_builtin_opset();
  arena *memory = arena_new(0);
  strbuf errors = STRBUF_INIT;
  input in;
  assert_true(memory && input_open(&in, HLO_CTS_SOURCE "/corpus/sizes/programs.yaml", &errors));
  size_rows rows = rows_of(in.bytes, in.size, memory, &errors);
  assert_true(rows.count > 100);
  const char *without = strstr(arena_strndup(memory, in.bytes, in.size), "\nwithout:\n");
  assert_non_null(without);
  for (size_t i = 0; i < o->op_count; i++) {
    const char *name = o->ops[i].def.name;
    if (strncmp(name, "stablehlo.", 10) != 0) continue;
    bool row = has_row(&rows, &o->ops[i]), reason = has_reason(without, name + 10);
    if (row == reason) fail_msg("%s has %s", name, row ? "a row and a reason" : "neither");
  }
  input_close(&in);
  arena_free(memory);
}

static void rows_that_are_wrong_are_refused(void **state) {
  (void)state;
#define ROW(name, types, rest) "rows:\n- name: " name "\n  types: " types "\n" rest "  program: x\n"
  static const char *const files[][2] = {
      {"rows: {}\n", "p.yaml:1:7: error: rows must be a sequence"},
      {"without: {if: x}\n", "p.yaml:1:1: error: key 'rows' is missing"},
      {ROW("A", "[f32]", ""), "p.yaml:2:9: error: name 'A' must be of lower-case letters"},
      {ROW("a", "[]", ""), "p.yaml:3:10: error: types must not be empty"},
      {ROW("a", "[f32, \"i 8\"]", ""), "p.yaml:3:16: error: 'i 8' is no element type"},
      {ROW("a", "[f32]", "  since: 9.0.0\n"), "p.yaml:4:10: error: there is no release '9.0.0'"},
      {ROW("a", "[f32]", "  longest: last\n"), "p.yaml:4:12: error: "},
      {ROW("a", "[f32]", "  long: x\n"), "p.yaml:4:3: error: "},
      {ROW("a", "[f32]", "") "- {name: a, types: [i8], program: x}\n",
       "p.yaml:5:10: error: there is a row 'a' already"},
      {"rows:\n- {name: a, types: [f32]}\n", "p.yaml:2:3: error: key 'program' is missing"}};
#undef ROW
  for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
    arena *memory = arena_new(0);
    strbuf errors = STRBUF_INIT;
    rows_of(files[i][0], strlen(files[i][0]), memory, &errors);
    if (strncmp(strbuf_str(&errors), files[i][1], strlen(files[i][1])) != 0)
      fail_msg("%s: %s", files[i][1], strbuf_str(&errors));
    strbuf_free(&errors);
    arena_free(memory);
  }
}

static void templates_that_are_wrong_are_refused(void **state) {
  (void)state;
  static const char *const templates[][2] = {
      {"%r = stablehlo.iota dim = 0 : tensor<$qxf32>", "has a $ before what is no number"},
      {"%r = stablehlo.iota dim = 0 : tensor<$(n+1xf32>", "has a $ before what is no number"},
      {"%r = stablehlo.iota dim = 0 : tensor<$(n+)xf32>", "has a $ before what is no number"},
      {"tensor<$", "has a $ before what is no number"},
      {"$(", "has a $ before what is no number"},
      {"$((((((((((((((((((n))))))))))))))))))", "has a $ before what is no number"},
      {"$(4611686018427387904*n)", "has a $ before what is no number"},
      {"$(99999999999999999999)", "has a $ before what is no number"},
      {"%a = input any : tensor<$(n*9999999)xf32>", "no input is made of"},
      {"%a = input any : f32", "no input is made of"},
      {"%a = input some : tensor<f32>", "no input is made of"},
      {"check equal", "'check equal' is no check"}};
  for (size_t i = 0; i < sizeof templates / sizeof *templates; i++) {
    strbuf why = STRBUF_INIT;
    size_row row = {.name = "a", .types = "f32", .text = templates[i][0]};
    struct size_case s = {&row, "f32", SIZE_8, NULL};
    corpus_case c = {.id = "size_a_f32_8", .sized = &s};
    ir_context *x = ir_context_new(&vs_builtin_opset()->registry, NULL);
    assert_null(sizes_outline(&c, x, &why));
    if (!strstr(strbuf_str(&why), templates[i][1]))
      fail_msg("%s: %s", templates[i][0], strbuf_str(&why));
    ir_context_free(x);
    strbuf_free(&why);
  }
}

static void every_case_is_confirmed(void **state) {
  (void)state;
  corpus c;
  size_t count = 0;
  corpus_with_sizes(&c, "all");
  for (size_t i = 0; i < c.count; i++) {
    if (!sizes_has(&c.cases[i])) continue;
    count++;
    if (!c.cases[i].sized->confirmed) fail_msg("%s is not confirmed", c.cases[i].id);
    assert_true(c.cases[i].needs.profiles != 0);
  }
  /* A floor: were the sizes not expanded, or marked as sized, nothing would be looked at. */
  assert_true(count > 1500);
  corpus_free(&c);
}

/* The longest classes have no constants, so each of their programs needs one that can be an
 * argument.
 */
static void every_long_case_has_an_argument(void **state) {
  (void)state;
  corpus c;
  size_t count = 0;
  corpus_with_sizes(&c, "65537,skewed,rows");
  for (size_t i = 0; i < c.count; i++) {
    if (!sizes_has(&c.cases[i])) continue;
    strbuf why = STRBUF_INIT;
    ir_context *x = ir_context_new(&vs_builtin_opset()->registry, NULL);
    ir_op *module = sizes_outline(&c.cases[i], x, &why);
    if (!module) fail_msg("%s: %s", c.cases[i].id, strbuf_str(&why));
    if (!arguments_possible(module)) fail_msg("%s has no argument", c.cases[i].id);
    ir_context_free(x);
    strbuf_free(&why);
    count++;
  }
  assert_true(count > 250);
  corpus_free(&c);
}

/* Cases that take too long to confirm are left out; they are not asked unconfirmed. */
static void solvers_have_one_class_above_64(void **state) {
  (void)state;
  corpus c;
  size_t count = 0;
  corpus_with_sizes(&c, "all");
  for (size_t i = 0; i < c.count; i++) {
    const corpus_case *k = &c.cases[i];
    if (!sizes_has(k) || k->sized->row->longest != LONGEST_SOLVER) continue;
    size_class class = sizes_class_of(k);
    assert_true(class != SIZE_128 && class != SIZE_1024 && class != SIZE_65537);
    count += class == SIZE_256;
  }
  assert_int_equal(count, 7); /* fft and two solvers in one type, a solver and cholesky in two */
  corpus_free(&c);
}

/* --- Runs --- */

static void spoil_above_16(const ir_type *t, uint8_t *bytes, size_t size) {
  if (ir_type_element_count(t) > 16) bytes[size - 1] ^= 1;
}

static void evaluate_wrong_above_16(const consumer_table *self, ir_context *c, const evaluation *e,
                                    interp_value ***values, size_t *count, action *a) {
  (void)self;
  evaluate_spoilt(c, e, values, count, a, spoil_above_16);
}

/* Runs cases of these classes for the newest release. */
static void run_sizes(suite *s, const char *regex, const char *classes, const char *contexts) {
  const vs_opset *o = vs_builtin_opset();
  char version[32], pair[80];
  strbuf why = STRBUF_INIT;
  corpus_with_sizes(&s->corpus, classes);
  assert_true(golden_load(&s->golden, HLO_CTS_SOURCE "/golden", o, NULL));
  vs_format(vs_current(o), version);
  snprintf(pair, sizeof pair, "%s,%s", version, version);
  s->filter =
      plan_filter_new(o, &(plan_options){.regex = regex, .pair = pair, .context = contexts}, &why);
  assert_true(s->filter && results_new(&s->r, o, &s->corpus, s->filter, &why));
  run_options options = {
      .jobs = 1, .timeout = 60, .tested = &s->tested, .golden = &s->golden, .filter = s->filter};
  if (!run_cases(&s->r, &options, &why)) fail_msg("%s", strbuf_str(&why));
}

#define REGEX "^size_(add_f32|multiply_i32|select_i8|transpose_f32|reduce_add_pair_f32)_"

static void the_built_in_consumer_passes(void **state) {
  (void)state;
  size_t newest = vs_builtin_opset()->release_count - 1;
  suite s = {.tested = builtin_consumer(FAULT_NONE)};
  run_sizes(&s, REGEX, "all", "all");
  assert_int_equal(s.r.case_count, 5 * 10); /* none of these has strides */
  for (size_t i = 0; i < s.r.case_count; i++) {
    const uint8_t *v = results_at(&s.r, i, newest, newest, SLOT_MEANT);
    size_class k = sizes_class_of(s.r.cases[i]);
    bool large = k == SIZE_65537 || k == SIZE_SKEWED, whole = SIZES_SOME >> k & 1;
    assert_int_equal(v[CHECK_EVALUATE], large ? VERDICT_NONE : VERDICT_PASS);
    assert_int_equal(v[CHECK_ARGUMENTS], VERDICT_PASS);
    assert_int_equal(v[CHECK_WHILE], whole ? VERDICT_PASS : VERDICT_NONE);
    assert_int_equal(v[CHECK_LARGE], VERDICT_NONE);
    assert_int_equal(v[CHECK_SERIALIZE], VERDICT_NONE);
  }
  suite_free(&s);
}

/* Results of 16 elements and fewer are right: 1, 7 to 9, and the sums of all elements. */
static void who_is_wrong_above_16_elements_is_told_so(void **state) {
  (void)state;
  size_t newest = vs_builtin_opset()->release_count - 1;
  suite s = {.tested = builtin_consumer(FAULT_NONE)};
  strbuf text = STRBUF_INIT;
  s.tested.evaluate = evaluate_wrong_above_16;
  run_sizes(&s, REGEX, "all", NULL);
  for (size_t i = 0; i < s.r.case_count; i++) {
    const uint8_t *v = results_at(&s.r, i, newest, newest, SLOT_MEANT);
    size_class k = sizes_class_of(s.r.cases[i]);
    bool right = k <= SIZE_8 || strstr(s.r.cases[i]->id, "reduce");
    for (int c = CHECK_EVALUATE; c <= CHECK_ARGUMENTS; c++)
      if (v[c] != VERDICT_NONE && v[c] != (right ? VERDICT_PASS : VERDICT_FAIL))
        fail_msg("%s %s: %s", s.r.cases[i]->id, check_names[c], verdict_names[v[c]]);
  }
  report_header h = {.tool = "x", .corpus = "x", .date = ""};
  report_summary(&s.r, &h, false, &text);
  assert_non_null(strstr(strbuf_str(&text), "size 8 (7, 8, 9): 5 of 5 cases passed\n"));
  assert_non_null(strstr(strbuf_str(&text), "size 16 (15, 16, 17): 1 of 5 cases passed, 4 failed"));
  assert_non_null(
      strstr(strbuf_str(&text),
             "wrong from 15, 16, 17: add_f32, multiply_i32, select_i8, transpose_f32 (4)\n"));
  strbuf_free(&text);
  suite_free(&s);
}

/* Zeros from the last multiple of 256 rows on. */
static void lose_last_block(const ir_type *t, uint8_t *bytes, size_t size) {
  int64_t rows = t->shaped.rank ? t->shaped.dims[0] : 0, kept = rows - rows % 256;
  size_t from = rows ? (size_t)kept * (size / (size_t)rows) : 0;
  if (kept) memset(bytes + from, 0, size - from);
}

static interp_value *without_last_block(const interp_value *v) {
  size_t size;
  const uint8_t *data = interp_data(v, &size);
  uint8_t *copy = malloc(size + 1);
  assert_true(data && copy);
  memcpy(copy, data, size);
  lose_last_block(interp_type(v), copy, size);
  interp_value *out = interp_tensor(interp_type(v), copy, size);
  free(copy);
  return out;
}

static void evaluate_whole_blocks(const consumer_table *self, ir_context *c, const evaluation *e,
                                  interp_value ***values, size_t *count, action *a) {
  (void)self;
  interp_value **args = calloc(e->arg_count + 1, sizeof *args);
  evaluation cut = *e;
  assert_non_null(args);
  for (size_t i = 0; i < e->arg_count; i++) args[i] = without_last_block(e->args[i]);
  cut.args = args;
  evaluate_spoilt(c, &cut, values, count, a, lose_last_block);
  interp_release_all(args, e->arg_count);
}

/* A consumer whose kernels end with the last whole block of 256 rows, as one that rounds the number
 * of blocks down. Every case of a class of long rows notices. */
static void a_lost_block_is_noticed(const char *class, size_t floor) {
  size_t newest = vs_builtin_opset()->release_count - 1, count = 0;
  suite s = {.tested = builtin_consumer(FAULT_NONE)};
  s.tested.evaluate = evaluate_whole_blocks;
  run_sizes(&s, "^size_", class, "constants,arguments");
  for (size_t i = 0; i < s.r.case_count; i++) {
    if (!sizes_has(s.r.cases[i])) continue;
    const uint8_t *v = results_at(&s.r, i, newest, newest, SLOT_MEANT);
    bool devices = sizes_class_of(s.r.cases[i]) == SIZE_DEVICES;
    uint8_t got = v[devices ? CHECK_EVALUATE : CHECK_ARGUMENTS];
    if (got != VERDICT_FAIL) fail_msg("%s: %s", s.r.cases[i]->id, verdict_names[got]);
    count++;
  }
  assert_true(count >= floor);
  suite_free(&s);
}

static void a_lost_block_of_a_solver_is_noticed(void **state) {
  (void)state;
  a_lost_block_is_noticed("256", 6);
}

static void a_lost_block_of_rows_is_noticed(void **state) {
  (void)state;
  a_lost_block_is_noticed("rows", 21);
}

static void a_lost_block_of_devices_is_noticed(void **state) {
  (void)state;
  a_lost_block_is_noticed("devices", 8);
}

static void what_is_not_confirmed_is_not_asked(void **state) {
  (void)state;
  const vs_opset *o = vs_builtin_opset();
  corpus c;
  corpus_with_sizes(&c, "1");
  for (size_t i = 0; i < c.count; i++) {
    corpus_case *one = &c.cases[i];
    if (strcmp(one->id, "size_add_f32_1") != 0) continue;
    strbuf program = STRBUF_INIT, why = STRBUF_INIT;
    assert_true(sizes_program(one, o, &program, &why) && sizes_confirmed(one, &program, &why));
    /* another value in it */
    char *digit = strstr(program.bytes, "check.");
    digit = strstr(digit, "0x") + 2;
    *digit = *digit == '0' ? '1' : '0';
    assert_false(sizes_confirmed(one, &program, &why));
    assert_non_null(strstr(strbuf_str(&why), "others than those confirmed"));
    struct size_case unknown = *one->sized;
    unknown.confirmed = NULL;
    one->sized = &unknown;
    case_program p;
    char hash[SHA256_TEXT];
    strbuf reason = STRBUF_INIT;
    assert_true(case_program_load(&p, o, one));
    assert_false(case_program_hash(&p, hash, &reason));
    assert_non_null(strstr(strbuf_str(&reason), "its expected values are not confirmed"));
    case_program_free(&p);
    strbuf_free(&reason);
    strbuf_free(&program);
    strbuf_free(&why);
  }
  corpus_free(&c);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(words_are_those_of_splitmix64),
      cmocka_unit_test(inputs_of_a_case_differ),
      cmocka_unit_test(sets_are_what_they_are_called),
      cmocka_unit_test(what_no_set_has_is_told),
      cmocka_unit_test(lists_of_classes_are_read),
      cmocka_unit_test(every_op_has_a_row_or_a_reason),
      cmocka_unit_test(rows_that_are_wrong_are_refused),
      cmocka_unit_test(templates_that_are_wrong_are_refused),
      cmocka_unit_test(every_case_is_confirmed),
      cmocka_unit_test(every_long_case_has_an_argument),
      cmocka_unit_test(solvers_have_one_class_above_64),
      cmocka_unit_test(the_built_in_consumer_passes),
      cmocka_unit_test(who_is_wrong_above_16_elements_is_told_so),
      cmocka_unit_test(a_lost_block_of_a_solver_is_noticed),
      cmocka_unit_test(a_lost_block_of_rows_is_noticed),
      cmocka_unit_test(a_lost_block_of_devices_is_noticed),
      cmocka_unit_test(what_is_not_confirmed_is_not_asked),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
