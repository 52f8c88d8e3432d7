/* SPDX-License-Identifier: Apache-2.0 */
/* Breakages that really happened (corpus/incidents): for each a consumer that is right but for
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

/* iree-org/iree#23463, the parent of ccdcb423bb: a byte for each boolean since
 * llvm/llvm-project#180397, read as bits, eight to a byte. */
static void takes_bytes_for_bits(ir_op *op, ir_context *c) {
  const ir_attr *a = constant_of(op, "value");
  if (!is_integer_constant(a, 1) || a->dense.splat) return;
  size_t n = (size_t)ir_type_element_count(a->dense.type);
  uint8_t bytes[256];
  assert_true(n <= sizeof bytes);
  for (size_t i = 0; i < n; i++) bytes[i] = a->dense.data[i / 8] >> i % 8 & 1;
  ir_op_set(c, op, "value", ir_attr_dense(c, a->dense.type, bytes, n, false, IR_COPY));
}

/* openxla/stablehlo#2377, the parent of 42bf96fc5: each list of layouts that is empty is a default
 * and left out, and a program with one of the two lists does not verify. */
static void loses_empty_list(ir_op *op, ir_context *c) {
  static const char *const lists[] = {"operand_layouts", "result_layouts"};
  for (size_t i = 0; i < 2; i++) {
    const ir_attr *a = ir_op_get(op, lists[i]);
    if (ir_attr_is(a, IR_ATTR_ARRAY) && a->array.count == 0) ir_op_set(c, op, lists[i], NULL);
  }
}

/* openxla/stablehlo#1875, the parent of 059319f87: an array whose numbers are equal was written as
 * a splat, of which one number is stored, and came back as it was stored. */
static void collapses_arrays(ir_op *op, ir_context *c) {
  for (size_t i = 0; i < ir_op_prop_count(op); i++) {
    const ir_attr *a = op->props[i];
    int64_t first;
    if (!ir_attr_is(a, IR_ATTR_DENSE_ARRAY) || a->dense_array.count < 2 ||
        !ir_type_is_integer(a->dense_array.element, 64))
      continue;
    size_t j = 1;
    while (j < a->dense_array.count &&
           memcmp(a->dense_array.data, a->dense_array.data + 8 * j, 8) == 0)
      j++;
    if (j < a->dense_array.count) continue;
    memcpy(&first, a->dense_array.data, sizeof first);
    op->props[i] = ir_attr_dense_i64_array(c, &first, 1);
  }
}

/* openxla/stablehlo#2367 (4e9a41ba6): what is left does not verify. */
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

/* tenstorrent/tt-mlir#2287: the parent of 340e05f505 gave scalars, and all constants of 64 bits,
 * which became 32, to LLVM as unsigned numbers of their width. LLVM asserted that they fit. */
static void dies_of_negative(ir_op *op, ir_context *c) {
  (void)c;
  const ir_attr *a = constant_of(op, "value");
  size_t n = a ? (size_t)ir_type_element_count(a->dense.type) : 0;
  bool dies = false;
  for (size_t i = 0; i < n && is_integer_constant(a, 64); i++) {
    uint64_t number;
    memcpy(&number, ir_dense_element(a, i), sizeof number);
    dies |= number > UINT32_MAX;
  }
  for (uint32_t bytes = 1; bytes <= 4 && a && a->dense.type->shaped.rank == 0; bytes *= 2)
    dies |= is_integer_constant(a, 8 * bytes) && a->dense.data[bytes - 1] & 0x80;
  if (!dies) return;
  signal(SIGABRT, SIG_DFL);
  raise(SIGABRT);
}

/* --- Faults of reading: what is refused --- */

/* tenstorrent/tt-xla#41: the parent of 39812db5e turned VHLO into StableHLO without converting it
 * to the newest release first, so that it knew no op in a version that had been replaced. */
static bool does_not_upgrade(const ir_op *op, vs_version target) {
  const vs_opset *o = vs_builtin_opset();
  for (size_t i = 0; i < o->op_count; i++)
    if (o->ops[i].counterpart == op->name->def->id && o->ops[i].since > target) return true;
  return false;
}

static size_t param_count(const ir_attr *a, const char *name) {
  for (size_t i = 0; ir_attr_is(a, IR_ATTR_DEFINED) && i < a->defined.def->param_count; i++)
    if (strcmp(a->defined.def->params[i].name, name) == 0) return a->defined.params[i].count;
  return 0;
}

/* tenstorrent/tt-mlir#6555: the parent of 37ded4783 lowered indices of several numbers only without
 * dimensions of windows. */
static bool lowers_no_windows_at_vectors(const ir_op *op, vs_version target) {
  (void)target;
  const ir_attr *a = ir_op_get(op, "scatter_dimension_numbers");
  return param_count(a, "scatterDimsToOperandDims") > 1 && param_count(a, "updateWindowDims") > 0;
}

/* llvm/llvm-project#180397 (c6964b1b4dcd): the digits that stand for more than 100 booleans are two
 * for each, and not one bit for each. MLIR of one kind refuses the text of the other: jaxlib 0.8.3
 * was asked for the form before the change, 0.9.2 for the one after it. */
static bool counts_digits_otherwise(const ir_op *op, vs_version target) {
  (void)target;
  const ir_attr *a = constant_of(op, "value");
  return is_integer_constant(a, 1) && !a->dense.splat && ir_type_element_count(a->dense.type) > 100;
}

/* jax-ml/jax#24160: before openxla/xla#17981 the GPU plugin took arrays of numbers, and refused the
 * tensors that these become in VHLO. */
static bool takes_no_tensors(const ir_op *op, vs_version target) {
  (void)target;
  for (size_t i = 0; i < op->attr_count; i++)
    if (ir_attr_is(op->attrs[i].value, IR_ATTR_DENSE)) return true;
  return false;
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

/* openxla/stablehlo#1511: the parent of e86b9c561 left the version to MLIR, which writes its
 * newest. */
static bool in_newest_bytecode(ir_context *c, ir_op *program, vs_version target, strbuf *bytes,
                               diag_sink *sink) {
  return to_vhlo(c, program, target, sink) && write_vhlo(c, program, target, 6, bytes, sink);
}

/* openxla/xla#27900, which could not be read a second time: rsqrt_v2, which 1.10.0 added, was
 * written for a reader of 1.9.5. */
static bool rsqrt_as_it_is(ir_context *c, ir_op *program, vs_version target, strbuf *bytes,
                           diag_sink *sink) {
  vs_options o = {0};
  vs_version form = target == VS(1, 9, 0) ? VS(1, 10, 0) : target;
  return program_serialize(c, program, form, &o, target, bytes, sink);
}

/* openxla/stablehlo#2724: the parent of 32c9877a7 did not look at locations, so that it wrote
 * ranges of a file for every release. */
static bool writes_ranges(ir_context *c, ir_op *program, vs_version target, strbuf *bytes,
                          diag_sink *sink) {
  vs_options o = {0};
  vs_version form = target < VS(1, 9, 0) ? VS(1, 9, 0) : target;
  return program_serialize(c, program, form, &o, target, bytes, sink);
}

static bool holds_file(const ir_attr *loc) {
  switch (loc->kind) {
    case IR_ATTR_LOC_FILE: return true;
    case IR_ATTR_LOC_NAME: return holds_file(loc->loc_name.child);
    case IR_ATTR_LOC_CALLSITE:
      return holds_file(loc->loc_callsite.callee) || holds_file(loc->loc_callsite.caller);
    case IR_ATTR_LOC_FUSED:
      for (size_t i = 0; i < loc->loc_fused.count; i++)
        if (holds_file(loc->loc_fused.items[i])) return true;
      return false;
    default: return false;
  }
}

/* openxla/stablehlo#2732: for each file inside the location of an op, the parent of 7b7d6ad43 asked
 * whether the location of the op is a file with one line and one column. A name, a callsite and a
 * fused location are not, so every file inside them was refused. */
static bool has_no_nested_file(ir_op *op, void *target) {
  return *(vs_version *)target >= VS(1, 9, 0) || ir_attr_is(op->loc, IR_ATTR_LOC_FILE) ||
         !holds_file(op->loc);
}

static bool looks_no_deeper(ir_context *c, ir_op *program, vs_version target, strbuf *bytes,
                            diag_sink *sink) {
  vs_options o = {.strict_upstream = true};
  return program_serialize(c, program, target, &o, target, bytes, sink);
}

/* jax-ml/jax#26605 and openxla/stablehlo#2121: the parent of b046f114a had no form for arrays of
 * numbers. The writers after it have none for arrays of i32. */
static bool has_no_array(ir_op *op, void *target) {
  (void)target;
  for (size_t i = 0; i < op->attr_count; i++)
    if (ir_attr_is(op->attrs[i].value, IR_ATTR_DENSE_ARRAY)) return false;
  return true;
}

/* openxla/stablehlo#2598, the parent of 7ce6c1c56: all_to_all_v1 ends with 1.4.0 and all_to_all_v2
 * begins with 1.5.0, so that neither was legal for 1.4.1. */
static bool is_in_a_release(ir_op *op, void *user) {
  vs_version target = *(vs_version *)user;
  return target <= VS(1, 4, 0) || target >= VS(1, 5, 0) || !ir_op_is(op, OP_STABLEHLO_ALL_TO_ALL);
}

/* Seen with jaxlib 0.10.2: the exponential inside the region of an op that is written in its first
 * version is written in its second one, whatever the target. */
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
  bool downgraded = strstr(from, "vhlo.scatter_v1") || strstr(from, "vhlo.all_reduce_v1");
  for (const char *at; downgraded && (at = strstr(from, old)); from = strchr(at, ')') + 1) {
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

/* openxla/stablehlo#2968: the parent of 2ed52ff4f divided the number of ids by that of groups. */
static bool divides_by_groups(ir_op *op, void *target) {
  (void)target;
  const ir_attr *a = ir_op_get(op, "replica_groups");
  if (!ir_op_is(op, OP_STABLEHLO_ALL_TO_ALL) || a->dense.type->shaped.dims[0] > 0) return true;
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

static void put_constants(ir_op *op, ir_context *c, const float *values, size_t n) {
  const ir_attr *a =
      ir_attr_dense(c, op->results[0].type, values, n * sizeof *values, false, IR_COPY);
  put_constant(op, c, values, sizeof *values);
  ir_op_set(c, op->prev, "value", a);
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
  put_constants(op, c, values, n);
}

static void folds_minimum(ir_op *op, ir_context *c) {
  folds_by_comparing(op, c, OP_STABLEHLO_MINIMUM, true);
}

static void folds_maximum(ir_op *op, ir_context *c) {
  folds_by_comparing(op, c, OP_STABLEHLO_MAXIMUM, false);
}

static ir_op *insert(ir_op *before, ir_context *c, const char *name, ir_value *const *operands,
                     size_t count, const ir_type *gives) {
  ir_op *made = ir_op_new(c, ir_opname_get(c, name, strlen(name)), before->loc, operands, count,
                          &gives, 1, 0, NULL, 0);
  ir_block_insert_before(before, made);
  return made;
}

static ir_op *maker_of(const ir_op *op, size_t operand, uint16_t which) {
  ir_value *v = op->operands[operand].value;
  return !v->is_argument && ir_op_is(v->op, which) ? v->op : NULL;
}

static bool same_value(const ir_value *a, const ir_value *b) {
  if (a == b) return true;
  if (a->is_argument || b->is_argument || a->op->name != b->op->name ||
      a->op->operand_count != b->op->operand_count)
    return false;
  for (size_t i = 0; i < ir_op_prop_count(a->op); i++)
    if (a->op->props[i] != b->op->props[i]) return false;
  for (size_t i = 0; i < a->op->operand_count; i++)
    if (!same_value(a->op->operands[i].value, b->op->operands[i].value)) return false;
  return true;
}

/* openxla/xla#44705: once two equal comparisons are one, their exclusive or is 0, and the folder of
 * math.atan2 (llvm/llvm-project 00a7b0e62, Atan2Op::fold) makes a NaN of two zeros. */
static void makes_nan_of_zeros(ir_op *op, ir_context *c) {
  static const uint8_t nan[] = {0, 0, 0xc0, 0x7f};
  if (!ir_op_is(op, OP_STABLEHLO_ATAN2) || op->operands[0].value != op->operands[1].value) return;
  const ir_op *number = maker_of(op, 0, OP_STABLEHLO_CONVERT);
  const ir_op *differ = number ? maker_of(number, 0, OP_STABLEHLO_XOR) : NULL;
  if (differ && same_value(differ->operands[0].value, differ->operands[1].value))
    put_constant(op, c, nan, sizeof nan);
}

/* tenstorrent/tt-mlir#5317: tt-metal's kernel of that time brought the operand nearer to 0 by pi,
 * once, and added seven terms of the series, which are too few beside the poles. The fix gave the
 * test other operands. */
static void adds_seven_terms(ir_op *op, ir_context *c) {
  static const float factors[] = {
      21844.0f / 6081075, 1382.0f / 155925, 62.0f / 2835, 17.0f / 315, 2.0f / 15, 1.0f / 3, 1};
  static const float pi = 3.14159265f;
  const ir_attr *a = ir_op_is(op, OP_STABLEHLO_TAN) && !op->operands[0].value->is_argument
                         ? constant_of(op->operands[0].value->op, "value")
                         : NULL;
  if (!a) return;
  float values[16] = {0};
  size_t n = (size_t)ir_type_element_count(a->dense.type);
  assert_true(n <= 16);
  for (size_t i = 0; i < n; i++) {
    float x;
    memcpy(&x, ir_dense_element(a, i), sizeof x);
    x -= x > pi / 2 ? pi : x < -pi / 2 ? -pi : 0;
    for (size_t k = 0; k < 7; k++) values[i] = values[i] * x * x + factors[k];
    values[i] *= x;
  }
  put_constants(op, c, values, n);
}

static bool was_boolean(const ir_op *op, size_t operand) {
  const ir_op *from = maker_of(op, operand, OP_STABLEHLO_CONVERT);
  return from && ir_type_is_integer(from->operands[0].value->type->shaped.element, 1);
}

/* tenstorrent/tt-mlir#6108: the parent of ca5c76a9f made numbers of bfloat16 of booleans and bytes
 * of these, for `or` between two converts, as XLA writes the or of booleans. Neither the report nor
 * the commit says what came out; here the second operand is lost. */
static void loses_boolean_bytes(ir_op *op, ir_context *c) {
  (void)c;
  if (ir_op_is(op, OP_STABLEHLO_OR) && was_boolean(op, 0) && was_boolean(op, 1))
    ir_value_replace_all_uses(&op->results[0], op->operands[0].value);
}

/* jax-ml/jax#40633: a program of one operation that gets the number as an argument reads the 512 of
 * the program before. The same with the number as a constant is right. jaxlib 0.11.0 does so on one
 * kind of device and 0.10.2 does not. Nobody knows the cause, and no commit repaired it. */
static void reads_stale_argument(ir_op *op, ir_context *c) {
  static const float stale = 512;
  if (ir_op_is(op, OP_STABLEHLO_BROADCAST_IN_DIM) && op->operands[0].value->is_argument &&
      op->operands[0].value->type->shaped.rank == 0)
    put_constant(op, c, &stale, sizeof stale);
}

/* tenstorrent/tt-metal#19433: a tensor is a matrix whose rows are those of all leading dimensions.
 * Unless the last dimension is divided, each device gets as many rows one after the other,
 * whichever dimension is asked for (RingReduceScatterBaseTensorSlicer in
 * ttnn/cpp/ttnn/operations/ccl/ccl_common.cpp). No commit repaired it: another op took its place
 * (tenstorrent/tt-mlir#4808). */
static void scatters_rows(ir_op *op, ir_context *c) {
  int64_t along;
  size_t last = op->result_count ? op->results[0].type->shaped.rank - 1 : 0;
  if (!ir_op_is(op, OP_STABLEHLO_REDUCE_SCATTER) ||
      !ir_attr_as_int(ir_op_get(op, "scatter_dimension"), &along) || (size_t)along == last)
    return;
  ir_value *operand = op->operands[0].value, *scattered = &op->results[0];
  const ir_type *in = operand->type, *out = scattered->type;
  int64_t wide = in->shaped.dims[last];
  int64_t before[] = {ir_type_element_count(in) / wide, wide};
  int64_t after[] = {ir_type_element_count(out) / wide, wide};
  const ir_type *rows = ir_type_tensor(c, before, 2, in->shaped.element, NULL);
  ir_op_set_operand(op, 0, &insert(op, c, "stablehlo.reshape", &operand, 1, rows)->results[0]);
  ir_op_set(c, op, "scatter_dimension", ir_attr_integer(c, ir_type_integer(c, 64, IR_SIGNLESS), 0));
  ir_op *made = insert(op->next, c, "stablehlo.reshape", &scattered, 1, out);
  ir_value_replace_all_uses(scattered, &made->results[0]);
  ir_op_set_operand(made, 0, scattered);
  scattered->type = ir_type_tensor(c, after, 2, in->shaped.element, NULL);
}

/* The reference interpreter: a thread for each replica, as many at a time as there are cores, here
 * 8, and a wait of some seconds for all of them, which ends the process. */
static void waits_for_replicas(ir_op *op, ir_context *c) {
  (void)c;
  const ir_attr *a = ir_op_get(op, "replica_groups");
  if (!ir_op_is(op, OP_STABLEHLO_ALL_REDUCE) || ir_type_element_count(a->dense.type) <= 8) return;
  signal(SIGABRT, SIG_DFL);
  raise(SIGABRT);
}

/* jax-ml/jax#35762: a splat of true is read from bytecode as 0xff, which converts to 255.
 * llvm/llvm-project#186221 repaired it. */
static void counts_true_as_255(ir_op *op, ir_context *c) {
  static const int32_t many = 255;
  if (ir_op_is(op, OP_STABLEHLO_CONVERT) && is_splat_of(op->operands[0].value, 1, 1))
    put_constant(op, c, &many, sizeof many);
}

/* openxla/stablehlo#2914: the parent of faecb2fb8 unpacked the byte, so that up to eight were
 * right. */
static void counts_many_true_as_255(ir_op *op, ir_context *c) {
  if (op->result_count && ir_type_element_count(op->results[0].type) > 8) counts_true_as_255(op, c);
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
  bool (*writes)(ir_op *op, void *target); /* or it refuses to write the op */
  bool silent;                             /* a refusal says nothing */
  bool once;                               /* at release 1.4.0 alone */
} incident;

#define READ CHECK_DESERIALIZE
#define REFUSED VERDICT_REFUSED_UNEXPECTEDLY
static const incident incidents[] = {
    {"incident_packed_booleans", READ, VERDICT_FAIL, .change = takes_bytes_for_bits},
    {"incident_boolean_hex", READ, REFUSED, .refuses = counts_digits_otherwise},
    {"incident_location_kinds", CHECK_DOWNGRADE, REFUSED, .writes = has_no_nested_file},
    {"incident_nested_range", CHECK_REFUSE, VERDICT_FAIL, .write = writes_ranges},
    {"incident_patch_target", CHECK_DOWNGRADE, REFUSED, .writes = is_in_a_release},
    {"incident_bytecode_version", CHECK_SERIALIZE, VERDICT_FAIL, .write = in_newest_bytecode},
    {"incident_empty_layout_list", READ, REFUSED, .change = loses_empty_list},
    {"incident_array_splat", READ, REFUSED, .change = collapses_arrays},
    {"incident_batching_dims_dropped", READ, REFUSED, .change = drops_batching},
    {"incident_superseded_dot_general", READ, REFUSED, .refuses = does_not_upgrade},
    {"incident_rsqrt_for_older_consumer", READ, REFUSED, .write = rsqrt_as_it_is},
    {"incident_i2_inside_quantized", CHECK_REFUSE, VERDICT_FAIL, .write = looks_no_deeper},
    {"incident_future_result", CHECK_REFUSE, VERDICT_FAIL, .write = looks_no_deeper},
    {"incident_revised_op_in_scatter", READ, REFUSED, .write = leaves_regions_new},
    {"incident_revised_op_in_all_reduce", READ, REFUSED, .write = leaves_regions_new},
    {"incident_dense_array_attribute", READ, REFUSED, .refuses = takes_no_tensors},
    {"incident_dense_array_attribute", CHECK_DOWNGRADE, REFUSED, .writes = has_no_array},
    {"incident_empty_groups", CHECK_REFUSE, VERDICT_CRASH, .writes = divides_by_groups,
     .once = true},
    {"incident_negative_splats", READ, VERDICT_CRASH, .change = dies_of_negative, .once = true},
    {"incident_scatter_window", READ, REFUSED, .refuses = lowers_no_windows_at_vectors},
    {"incident_true_sum", CHECK_EVALUATE, VERDICT_FAIL, .compiles = counts_true_as_255},
    {"incident_true_sum_32", CHECK_EVALUATE, VERDICT_FAIL, .compiles = counts_many_true_as_255},
    {"incident_boolean_or", CHECK_EVALUATE, VERDICT_FAIL, .compiles = loses_boolean_bytes},
    {"incident_tan", CHECK_EVALUATE, VERDICT_FAIL, .compiles = adds_seven_terms},
    {"incident_folded_minimum", CHECK_EVALUATE, VERDICT_FAIL, .compiles = folds_minimum},
    {"incident_folded_minimum", CHECK_EVALUATE, VERDICT_FAIL, .compiles = folds_maximum},
    {"incident_folded_minimum", CHECK_EVALUATE, VERDICT_FAIL, .compiles = drops_and_of_one},
    {"incident_folded_minimum", CHECK_EVALUATE, VERDICT_FAIL, .compiles = folds_or_to_one},
    {"incident_chain_of_types", CHECK_EVALUATE, VERDICT_FAIL, .compiles = makes_nan_of_zeros},
    {"incident_ones_plus_one", CHECK_ARGUMENTS, VERDICT_FAIL, .compiles = reads_stale_argument},
    {"incident_many_replicas", CHECK_EVALUATE, VERDICT_CRASH, .compiles = waits_for_replicas},
    {"incident_scattered_reduction_rows", CHECK_EVALUATE, VERDICT_FAIL, .compiles = scatters_rows},
    /* The parent of openxla/stablehlo c6c158323 named an op or a code. That is counted apart and
     * does not fail (refusal_messages.c); a refusal without a word does. */
    {"incident_silent_refusal", CHECK_REFUSE, VERDICT_FAIL, .silent = true},
};
enum { FAULTS = sizeof incidents / sizeof *incidents }; /* some cases answer several */

/* --- A consumer with the fault --- */

static consumer_table base;
static const incident *now;

static bool applies(vs_version own) { return !now->once || own == VS(1, 4, 0); }

static void write_broken(const consumer_table *self, ir_context *c, ir_op *program, vs_version own,
                         vs_version target, strbuf *bytes, action *a) {
  bool refused = now->writes && applies(own) && !ir_walk(program, now->writes, &target);
  if (!refused && (!now->write || !applies(own))) {
    base.write(self, c, program, own, target, bytes, a);
    return;
  }
  diag_text_sink sink = diag_text_sink_to(&a->message);
  bool ok = !refused && now->write(c, program, target, bytes, &sink.sink);
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
  diag_text_sink sink = diag_text_sink_to(&a->message);
  if (!w.refused && program_verify(program, &sink.sink)) return program;
  a->outcome = OUTCOME_REFUSED;
  if (w.refused) strbuf_adds(&a->message, "not known");
  return NULL;
}

static bool compile(ir_op *op, void *user) {
  now->compiles(op, user);
  return true;
}

static void evaluate_broken(const consumer_table *self, ir_context *c, const evaluation *e,
                            interp_value ***values, size_t *count, action *a) {
  evaluation changed = *e;
  if (now->compiles && applies(e->own)) {
    ir_op *program = ir_clone(c, e->program);
    ir_walk(program, compile, c);
    changed.program = program;
  }
  base.evaluate(self, c, &changed, values, count, a);
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
    suite_run_as(&s, regex, broken_consumer(),
                 now->shows == CHECK_ARGUMENTS ? "arguments" : "constants",
                 (run_options){.timeout = 20});
    if (s.r.case_count != 1) fail_msg("there is no case %s", now->id);
    if (!times(&s, now->shows, now->gets))
      fail_msg("%s: no %s at %s", now->id, verdict_names[now->gets], check_names[now->shows]);
    suite_free(&s);
  }
}

static bool has_fault(const char *id, size_t n) {
  size_t i = 0;
  while (i < FAULTS && strncmp(incidents[i].id, id, n) != 0) i++;
  return i < FAULTS;
}

static void each_incident_has_a_fault(void **state) {
  (void)state;
  corpus c;
  assert_true(corpus_load(&c, HLO_CTS_SOURCE "/corpus", vs_builtin_opset(), NULL));
  for (size_t k = 0; k < c.count; k++) {
    if (strncmp(c.cases[k].id, "incident_", 9) != 0) continue;
    if (!c.cases[k].incident) fail_msg("%s names no incident", c.cases[k].id);
    bool shown = false;
    for (size_t j = 0; j < c.count; j++)
      shown |= c.cases[j].incident && strcmp(c.cases[j].incident, c.cases[k].incident) == 0 &&
               has_fault(c.cases[j].id, strlen(c.cases[j].id) + 1);
    if (!shown) fail_msg("no consumer has the fault of %s", c.cases[k].id);
  }
  corpus_free(&c);
}

/* The last column of corpus/INCIDENTS is "-" where no case shows the incident, and only there. */
static void each_fault_was_held_against_something(void **state) {
  (void)state;
  FILE *f = fopen(HLO_CTS_SOURCE "/corpus/INCIDENTS", "r");
  char line[1024], id[128];
  size_t seen = 0;
  assert_non_null(f);
  while (fgets(line, sizeof line, f)) {
    if (*line == '#') continue;
    snprintf(id, sizeof id, "incident_%.*s", (int)strcspn(line, "\t"), line);
    bool held = strcmp(strrchr(line, '\t'), "\t-\n") != 0;
    if (held != has_fault(id, strlen(id))) fail_msg("%s", line);
    seen += held;
  }
  assert_true(seen > 0);
  fclose(f);
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
      cmocka_unit_test(each_incident_has_a_fault),
      cmocka_unit_test(each_fault_was_held_against_something),
      cmocka_unit_test(without_a_fault_all_pass),
      cmocka_unit_test(each_fault_fails_its_case),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
