/* SPDX-License-Identifier: Apache-2.0 */
/* Breakages that really happened (corpus/incidents): for each case a consumer that is right but for
 * that one fault, and the verdict that it must get. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

#include "bytecode/bytecode.h"
#include "harness/cli/status.h"
#include "harness/files/program.h"
#include "tests/harness/suite.h"
#include "text/text.h"

/* --- Faults of reading: what becomes of an op --- */

static const ir_attr *constant_of(const ir_op *op, const char *property) {
  const ir_attr *a = ir_op_get(op, property);
  return ir_attr_is(a, IR_ATTR_DENSE) ? a : NULL;
}

static bool is_integer_constant(const ir_attr *a, uint32_t width) {
  return a && ir_type_is_integer(ir_type_element(a->dense.type), width);
}

/* Booleans beyond `first` are the opposite of what they were. */
static void invert_booleans(ir_op *op, ir_context *c, size_t first) {
  const ir_attr *a = constant_of(op, "value");
  if (!is_integer_constant(a, 1) || a->dense.splat) return;
  size_t n = (size_t)ir_type_element_count(a->dense.type);
  uint8_t bytes[256];
  if (n > sizeof bytes || n <= first) return;
  memcpy(bytes, a->dense.data, n);
  for (size_t i = first; i < n; i++) bytes[i] ^= 1;
  ir_op_set(c, op, "value", ir_attr_dense(c, a->dense.type, bytes, n, false, IR_COPY));
}

static void reads_eight_booleans(ir_op *op, ir_context *c) { invert_booleans(op, c, 8); }

static void inverts_long_booleans(ir_op *op, ir_context *c) {
  const ir_attr *a = constant_of(op, "value");
  if (a && ir_type_element_count(a->dense.type) > 100) invert_booleans(op, c, 0);
}

static void loses_empty_list(ir_op *op, ir_context *c) {
  const ir_attr *a = ir_op_get(op, "operand_layouts");
  if (ir_attr_is(a, IR_ATTR_ARRAY) && a->array.count == 0)
    ir_op_set(c, op, "operand_layouts", NULL);
}

static void collapses_arrays(ir_op *op, ir_context *c) {
  static const int64_t two = 2;
  if (ir_op_is(op, OP_STABLEHLO_SLICE))
    ir_op_set(c, op, "strides", ir_attr_dense_i64_array(c, &two, 1));
}

static void drops_batching(ir_op *op, ir_context *c) {
  const ir_attr *a = ir_op_get(op, "dimension_numbers");
  if (!ir_attr_is(a, IR_ATTR_DEFINED)) return;
  ir_param params[16];
  const ir_attrdef *def = a->defined.def;
  assert_true(def->param_count <= 16);
  memcpy(params, a->defined.params, def->param_count * sizeof *params);
  for (size_t i = 0; i < def->param_count; i++)
    if (strstr(def->params[i].name, "Batching")) params[i].count = 0;
  ir_op_set(c, op, "dimension_numbers", ir_attr_defined(c, def, params));
}

static void loses_attributes(ir_op *op, ir_context *c) {
  if (op->attr_count) ir_op_set_discardable(c, op, op->attrs[0].name, NULL);
}

static void dies_of_negative_splat(ir_op *op, ir_context *c) {
  (void)c;
  const ir_attr *a = constant_of(op, "value");
  if (!is_integer_constant(a, 16) || !a->dense.splat) return;
  signal(SIGABRT, SIG_DFL);
  raise(SIGABRT);
}

/* --- Faults of reading: what is refused --- */

static bool knows_no_fused_location(const ir_op *op, vs_version target) {
  (void)target;
  return ir_attr_is(op->loc, IR_ATTR_LOC_FUSED);
}

static bool does_not_upgrade(const ir_op *op, vs_version target) {
  return ir_op_is(op, OP_STABLEHLO_DOT_GENERAL) && target < VS(1, 6, 0);
}

static bool lowers_no_windows(const ir_op *op, vs_version target) {
  (void)target;
  return ir_op_is(op, OP_STABLEHLO_SCATTER);
}

/* --- Faults of writing --- */

typedef bool (*write_fn)(ir_context *c, ir_op *program, vs_version target, strbuf *bytes,
                         diag_sink *sink);

static bool to_vhlo(ir_context *c, ir_op *program, vs_version target, diag_sink *sink) {
  vs_options o = {0};
  return vs_legalize_to_vhlo(c, program, &o, sink) &&
         vs_convert_to_version(c, program, target, &o, sink);
}

static bool write_vhlo(ir_context *c, ir_op *vhlo, vs_version target, uint8_t version,
                       strbuf *bytes, diag_sink *sink) {
  char number[32], producer[64];
  vs_format(target, number);
  snprintf(producer, sizeof producer, "StableHLO_v%s", number);
  bc_write_options o = {
      .producer = producer, .version = version, .codec = &program_codec, .encoder = target};
  return bc_write(c, vhlo, &o, bytes, sink);
}

static bool in_newest_bytecode(ir_context *c, ir_op *program, vs_version target, strbuf *bytes,
                               diag_sink *sink) {
  return to_vhlo(c, program, target, sink) && write_vhlo(c, program, target, 6, bytes, sink);
}

static bool rsqrt_as_it_is(ir_context *c, ir_op *program, vs_version target, strbuf *bytes,
                           diag_sink *sink) {
  vs_options o = {0};
  vs_version form = target == VS(1, 9, 0) ? VS(1, 10, 0) : target;
  return program_serialize(c, program, form, &o, target, bytes, sink);
}

/* Ranges of files are looked for in the location of an op, and not inside it. */
static bool range_outside(ir_op *op, void *user) {
  (void)user;
  return !ir_loc_is_range(op->loc);
}

static bool misses_nested_ranges(ir_context *c, ir_op *program, vs_version target, strbuf *bytes,
                                 diag_sink *sink) {
  vs_options o = {0};
  vs_version form = target < VS(1, 9, 0) ? VS(1, 9, 0) : target;
  if (target < VS(1, 9, 0) && !ir_walk(program, range_outside, NULL)) return false;
  return program_serialize(c, program, form, &o, target, bytes, sink);
}

static bool looks_no_deeper(ir_context *c, ir_op *program, vs_version target, strbuf *bytes,
                            diag_sink *sink) {
  vs_options o = {.strict_upstream = true};
  return program_serialize(c, program, target, &o, target, bytes, sink);
}

/* The exponential inside the region is written in its second version, whatever the target. */
static bool leaves_regions_new(ir_context *c, ir_op *program, vs_version target, strbuf *bytes,
                               diag_sink *sink) {
  static const char old[] = "\"vhlo.exponential_v1\"(", with[] = "\"vhlo.exponential_v2\"(",
                    accuracy[] =
                        " <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = "
                        "0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}>";
  if (!to_vhlo(c, program, target, sink)) return false;
  strbuf text = STRBUF_INIT, changed = STRBUF_INIT;
  text_print(c, program, &(text_print_options){.generic = true, .verified = true}, &text);
  const char *from = strbuf_str(&text);
  for (const char *at; (at = strstr(from, old)); from = strchr(at, ')') + 1) {
    const char *operand = at + strlen(old);
    strbuf_add(&changed, from, (size_t)(at - from));
    strbuf_adds(&changed, with);
    strbuf_add(&changed, operand, (size_t)(strchr(operand, ')') + 1 - operand));
    strbuf_adds(&changed, accuracy);
  }
  strbuf_adds(&changed, from);
  ir_op *other = text_parse(c, strbuf_str(&changed), changed.len, NULL, sink);
  const vs_release *r = vs_release_of(vs_opset_of(c), target);
  bool ok = other && r && write_vhlo(c, other, target, r->bytecode_written, bytes, sink);
  strbuf_free(&text);
  strbuf_free(&changed);
  return ok;
}

static bool divides_by_zero(ir_context *c, ir_op *program, vs_version target, strbuf *bytes,
                            diag_sink *sink) {
  (void)c, (void)program, (void)target, (void)bytes, (void)sink;
  signal(SIGFPE, SIG_DFL);
  raise(SIGFPE);
  return false;
}

/* --- Faults of evaluating: what a compiler makes of an op --- */

static bool is_splat_of(const ir_value *v, uint32_t width, uint8_t lowest) {
  const ir_attr *a = v->is_argument ? NULL : constant_of(v->op, "value");
  return is_integer_constant(a, width) && a->dense.splat && a->dense.data[0] == lowest;
}

/* 7a7baa053 (openxla/stablehlo#2638): constant 1, where all ones were meant. */
static void drops_and_of_one(ir_op *op, ir_context *c) {
  (void)c;
  if (ir_op_is(op, OP_STABLEHLO_AND) && is_splat_of(op->operands[1].value, 32, 1))
    ir_value_replace_all_uses(&op->results[0], op->operands[0].value);
}

static void folds_or_to_one(ir_op *op, ir_context *c) {
  (void)c;
  if (ir_op_is(op, OP_STABLEHLO_OR) && is_splat_of(op->operands[1].value, 32, 1))
    ir_value_replace_all_uses(&op->results[0], op->operands[1].value);
}

static void put_constant(ir_op *op, ir_context *c, const void *element, size_t size) {
  const ir_type *t = op->results[0].type;
  ir_op *made =
      ir_op_new(c, ir_opname_get(c, "stablehlo.constant", 18), op->loc, NULL, 0, &t, 1, 0, NULL, 0);
  ir_op_set(c, made, "value", ir_attr_dense(c, t, element, size, true, IR_COPY));
  ir_block_insert_before(op, made);
  ir_value_replace_all_uses(&op->results[0], &made->results[0]);
}

/* 6b4e61fe6 (openxla/stablehlo#2891): lhs <= rhs ? lhs : rhs of two constants. The other elements
 * are those of the minimum, so that only a NaN on the left tells the two apart. */
static void folds_by_comparing(ir_op *op, ir_context *c, uint16_t which, bool least) {
  if (!ir_op_is(op, which) || op->operands[0].value->is_argument) return;
  const ir_attr *x = constant_of(op->operands[0].value->op, "value"),
                *y = constant_of(op->operands[1].value->op, "value");
  const ir_type *t = op->results[0].type;
  if (!x || !y || !ir_type_is(t->shaped.element, IR_TYPE_FLOAT)) return;
  float values[16];
  size_t n = (size_t)ir_type_element_count(t);
  assert_true(n <= 16);
  for (size_t i = 0; i < n; i++) {
    float l, r;
    memcpy(&l, ir_dense_element(x, i), sizeof l);
    memcpy(&r, ir_dense_element(y, i), sizeof r);
    values[i] = (least ? l <= r : l >= r) ? l : r;
  }
  put_constant(op, c, values, sizeof *values);
  ir_op *made = op->prev;
  ir_op_set(c, made, "value", ir_attr_dense(c, t, values, n * sizeof *values, false, IR_COPY));
}

static void folds_minimum(ir_op *op, ir_context *c) {
  folds_by_comparing(op, c, OP_STABLEHLO_MINIMUM, true);
}

static void folds_maximum(ir_op *op, ir_context *c) {
  folds_by_comparing(op, c, OP_STABLEHLO_MAXIMUM, false);
}

/* openxla/xla#44705: the exclusive or of equal operands is 0, and the angle of two zeros NaN. */
static void makes_nan_of_zeros(ir_op *op, ir_context *c) {
  static const uint8_t nan[] = {0, 0, 0xc0, 0x7f};
  if (ir_op_is(op, OP_STABLEHLO_ATAN2) && op->operands[0].value == op->operands[1].value)
    put_constant(op, c, nan, sizeof nan);
}

/* jax-ml/jax#35762: the byte of true in a constant is 0xff. */
static void counts_true_as_255(ir_op *op, ir_context *c) {
  static const int32_t many = 255;
  if (ir_op_is(op, OP_STABLEHLO_CONVERT) && is_splat_of(op->operands[0].value, 1, 1))
    put_constant(op, c, &many, sizeof many);
}

/* --- All of them --- */

typedef struct incident {
  const char *id;
  check_kind shows;
  verdict gets;
  void (*change)(ir_op *op, ir_context *c);
  bool (*refuses)(const ir_op *op, vs_version target);
  void (*compiles)(ir_op *op, ir_context *c); /* changes the program that is evaluated */
  write_fn write;
  struct {
    size_t result, offset, count;
    uint8_t bytes[4];
  } wrong;     /* bytes of a result; count 0: none */
  bool silent; /* a refusal says nothing */
  bool once;   /* at release 1.4.0 alone */
} incident;

#define READ CHECK_DESERIALIZE
#define REFUSED VERDICT_REFUSED_UNEXPECTEDLY
static const incident incidents[] = {
    {"incident_packed_booleans", READ, VERDICT_FAIL, .change = reads_eight_booleans},
    {"incident_boolean_hex", READ, VERDICT_FAIL, .change = inverts_long_booleans},
    {"incident_location_kinds", READ, REFUSED, .refuses = knows_no_fused_location},
    {"incident_nested_range", CHECK_REFUSE, VERDICT_FAIL, .write = misses_nested_ranges},
    {"incident_bytecode_version", CHECK_SERIALIZE, VERDICT_FAIL, .write = in_newest_bytecode},
    {"incident_empty_layout_list", READ, VERDICT_FAIL, .change = loses_empty_list},
    {"incident_array_splat", READ, VERDICT_FAIL, .change = collapses_arrays},
    {"incident_batching_dims_dropped", READ, VERDICT_FAIL, .change = drops_batching},
    {"incident_superseded_dot_general", READ, REFUSED, .refuses = does_not_upgrade},
    {"incident_rsqrt_for_older_consumer", READ, REFUSED, .write = rsqrt_as_it_is},
    {"incident_i2_inside_quantized", CHECK_REFUSE, VERDICT_FAIL, .write = looks_no_deeper},
    {"incident_future_result", CHECK_REFUSE, VERDICT_FAIL, .write = looks_no_deeper},
    {"incident_revised_op_in_scatter", READ, REFUSED, .write = leaves_regions_new},
    {"incident_revised_op_in_all_reduce", READ, REFUSED, .write = leaves_regions_new},
    {"incident_dense_array_attribute", CHECK_PRESERVE, VERDICT_FAIL, .change = loses_attributes},
    {"incident_empty_groups", CHECK_REFUSE, VERDICT_CRASH, .write = divides_by_zero, .once = true},
    {"incident_negative_splats", READ, VERDICT_CRASH, .change = dies_of_negative_splat,
     .once = true},
    {"incident_scatter_window", READ, REFUSED, .refuses = lowers_no_windows},
    {"incident_true_sum", CHECK_EVALUATE, VERDICT_FAIL, .compiles = counts_true_as_255},
    {"incident_boolean_or", CHECK_EVALUATE, VERDICT_FAIL, .wrong = {1, 0, 4, {0, 1, 1, 0}}},
    {"incident_tan", CHECK_EVALUATE, VERDICT_FAIL, .wrong = {0, 7, 1, {0x40}}}, /* +2.185 */
    {"incident_folded_minimum", CHECK_EVALUATE, VERDICT_FAIL, .compiles = folds_minimum},
    {"incident_folded_minimum", CHECK_EVALUATE, VERDICT_FAIL, .compiles = folds_maximum},
    {"incident_folded_minimum", CHECK_EVALUATE, VERDICT_FAIL, .compiles = drops_and_of_one},
    {"incident_folded_minimum", CHECK_EVALUATE, VERDICT_FAIL, .compiles = folds_or_to_one},
    {"incident_chain_of_types", CHECK_EVALUATE, VERDICT_FAIL, .compiles = makes_nan_of_zeros},
    {"incident_ones_plus_one", CHECK_EVALUATE, VERDICT_FAIL, .wrong = {0, 0, 2, {1, 2}}}, /* 513 */
    /* 0 + 1 + ... + 7 = 28: eight of 64 took part */
    {"incident_many_replicas", CHECK_EVALUATE, VERDICT_FAIL, .wrong = {0, 0, 2, {28, 0}}},
    /* the second device keeps the columns of the first */
    {"incident_scattered_reduction", CHECK_EVALUATE, VERDICT_FAIL, .wrong = {3, 0, 1, {11}}},
    {"incident_silent_refusal", CHECK_REFUSE, VERDICT_FAIL, .silent = true},
};
enum { FAULTS = sizeof incidents / sizeof *incidents }; /* some cases answer several */

/* --- A consumer with the fault --- */

static consumer_table base;
static const incident *now;

static bool applies(vs_version own) { return !now->once || own == VS(1, 4, 0); }

static void write_broken(const consumer_table *self, ir_context *c, ir_op *program, vs_version own,
                         vs_version target, strbuf *bytes, action *a) {
  if (!now->write || !applies(own)) {
    base.write(self, c, program, own, target, bytes, a);
    return;
  }
  diag_text_sink sink = diag_text_sink_to(&a->message);
  bool ok = now->write(c, program, target, bytes, &sink.sink);
  a->outcome = ok ? OUTCOME_DONE : OUTCOME_REFUSED;
}

typedef struct walk {
  ir_context *c;
  vs_version target;
  bool refused;
} walk;

static bool visit(ir_op *op, void *user) {
  walk *w = user;
  if (now->change) now->change(op, w->c);
  if (now->refuses && now->refuses(op, w->target)) w->refused = true;
  return true;
}

static ir_op *read_broken(const consumer_table *self, ir_context *c, const void *bytes, size_t n,
                          vs_version own, action *a) {
  ir_op *program = base.read(self, c, bytes, n, own, a);
  if (!program && now->silent) strbuf_reset(&a->message);
  if (!program || !applies(own)) return program;
  bc_header h = {.target = VS_NONE};
  walk w = {.c = c};
  bc_read_header(bytes, n, &h, NULL);
  w.target = h.target;
  ir_walk(program, visit, &w);
  if (!w.refused) return program;
  a->outcome = OUTCOME_REFUSED;
  strbuf_adds(&a->message, "not known");
  return NULL;
}

static interp_value *spoiled(const interp_value *v) {
  size_t size;
  const uint8_t *data = interp_data(v, &size);
  uint8_t copy[256];
  assert_true(data && size <= sizeof copy && now->wrong.offset + now->wrong.count <= size);
  memcpy(copy, data, size);
  memcpy(copy + now->wrong.offset, now->wrong.bytes, now->wrong.count);
  return interp_tensor(interp_type(v), copy, size);
}

static bool compile(ir_op *op, void *user) {
  now->compiles(op, user);
  return true;
}

static void evaluate_broken(const consumer_table *self, ir_context *c, const evaluation *e,
                            interp_value ***values, size_t *count, action *a) {
  evaluation changed = *e;
  if (now->compiles) {
    ir_op *program = ir_clone(c, e->program);
    ir_walk(program, compile, c);
    changed.program = program;
  }
  base.evaluate(self, c, &changed, values, count, a);
  if (a->outcome != OUTCOME_DONE || !now->wrong.count) return;
  assert_true(now->wrong.result < *count);
  interp_value **at = &(*values)[now->wrong.result];
  interp_value *other = spoiled(*at);
  interp_release(*at);
  *at = other;
}

static consumer_table broken_consumer(void) {
  consumer_table tested = base = builtin_consumer(FAULT_NONE);
  tested.name = "broken";
  tested.write = write_broken;
  tested.read = read_broken;
  tested.evaluate = evaluate_broken;
  return tested;
}

/* --- Tests --- */

static size_t times(const suite *s, check_kind k, verdict v) {
  size_t n = 0;
  for (size_t p = 0; p < s->r.releases; p++)
    for (size_t c = 0; c < s->r.releases; c++)
      for (int slot = 0; slot < SLOT_COUNT; slot++) n += results_at(&s->r, 0, p, c, slot)[k] == v;
  return n;
}

static void each_fault_fails_its_case(void **state) {
  (void)state;
  for (size_t i = 0; i < FAULTS; i++) {
    char regex[96];
    suite s;
    now = &incidents[i];
    snprintf(regex, sizeof regex, "^%s$", now->id);
    suite_run_with(&s, regex, broken_consumer(), 20);
    if (s.r.case_count != 1) fail_msg("there is no case %s", now->id);
    if (!times(&s, now->shows, now->gets))
      fail_msg("%s: no %s at %s", now->id, verdict_names[now->gets], check_names[now->shows]);
    suite_free(&s);
  }
}

static void each_case_has_a_fault(void **state) {
  (void)state;
  corpus c;
  assert_true(corpus_load(&c, HLO_CTS_SOURCE "/corpus", vs_builtin_opset(), NULL));
  size_t found = 0;
  for (size_t k = 0; k < c.count; k++) {
    if (strncmp(c.cases[k].id, "incident_", 9) != 0) continue;
    if (!c.cases[k].incident) fail_msg("%s names no incident", c.cases[k].id);
    size_t i = 0;
    while (i < FAULTS && strcmp(incidents[i].id, c.cases[k].id) != 0) i++;
    if (i == FAULTS) fail_msg("no consumer has the fault of %s", c.cases[k].id);
    found++;
  }
  size_t cases = 0;
  for (size_t i = 0; i < FAULTS; i++)
    cases += !i || strcmp(incidents[i].id, incidents[i - 1].id) != 0;
  assert_int_equal(found, cases);
  corpus_free(&c);
}

static void without_a_fault_all_pass(void **state) {
  (void)state;
  suite s;
  suite_run(&s, "^incident_", FAULT_NONE);
  summary sum;
  results_summary(&s.r, &sum);
  assert_true(s.r.case_count > 0);
  assert_int_equal(results_status(&sum), EXIT_PASS);
  suite_free(&s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(each_case_has_a_fault),
      cmocka_unit_test(without_a_fault_all_pass),
      cmocka_unit_test(each_fault_fails_its_case),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
