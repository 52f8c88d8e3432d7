/* SPDX-License-Identifier: Apache-2.0 */
/* The add-only lint: the whole real history, and each rule broken on purpose. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "harness/releases/lint.h"
#include "harness/releases/window.h"
#include "tests/harness/scratch.h"
#include "tests/rows_of_120.h"
#include "versions/lint.h"
#include "versions/load.h"
#include "versions/versions.h"

static bool covered(const vs_opset *o, size_t producer, size_t consumer) {
  return in_window(o, producer, consumer, PROMISE_FULL);
}

/* Findings as "rule subject" lines. */
static void note(const vs_finding *f, void *user) {
  strbuf_addf(user, "%s %s\n", vs_lint_id(f->rule), f->subject);
}

static size_t lint(const vs_opset *old, const vs_opset *new, strbuf *out) {
  return vs_lint(old, new, &(vs_lint_options){covered, note, out, "2026-12-31"});
}

static const char real[] =
    "deleted op vhlo.compute_reshape_shape_v1\n"
    "deleted op vhlo.cstr_reshapable_v1\n"
    "deleted op vhlo.trace_v1\n"
    "deleted attribute #vhlo.result_alias_v1\n";

static void the_real_history_has_four_deletions(void **state) {
  (void)state;
  strbuf out = STRBUF_INIT;
  assert_int_equal(lint(NULL, vs_builtin_opset(), &out), 4);
  assert_string_equal(strbuf_str(&out), real);
  strbuf_free(&out);
}

static void nothing_changed_is_nothing_to_find(void **state) {
  (void)state;
  strbuf out = STRBUF_INIT;
  assert_int_equal(lint(vs_builtin_opset(), vs_builtin_opset(), &out), 0);
  strbuf_free(&out);
}

/* Each release against what was there before it: the same four, and the number that was left out,
 * while it was the newest; each from the release that did it.
 */
static void release_by_release_finds_the_same(void **state) {
  (void)state;
  const vs_opset *all = vs_builtin_opset();
  vs_file files[64];
  size_t n = all->release_count;
  assert_true(n <= 64);
  for (size_t i = 0; i < n; i++) {
    char version[32], path[512], *name = malloc(64);
    snprintf(name, 64, "%s.yaml", vs_format(all->releases[i].version, version));
    snprintf(path, sizeof path, HLO_CTS_SOURCE "/versions/opset/%s", name);
    FILE *f = fopen(path, "rb");
    assert_non_null(f);
    char *bytes = malloc(1 << 20);
    files[i] = (vs_file){name, bytes, fread(bytes, 1, 1 << 20, f)};
    fclose(f);
  }
  strbuf found = STRBUF_INIT, errors = STRBUF_INIT;
  arena *a = arena_new(0);
  diag_text_sink sink = diag_text_sink_to(&errors);
  const vs_opset *before = vs_load_files(a, NULL, files, 1, &sink.sink);
  assert_non_null(before);
  for (size_t i = 2; i <= n; i++) {
    const vs_opset *after = vs_load_files(a, NULL, files, i, &sink.sink);
    assert_non_null(after);
    lint(before, after, &found);
    before = after;
  }
  assert_string_equal(strbuf_str(&errors), "");
  assert_string_equal(strbuf_str(&found),
                      "deleted attribute #vhlo.result_alias_v1\n"
                      "deleted op vhlo.compute_reshape_shape_v1\n"
                      "deleted op vhlo.cstr_reshapable_v1\n"
                      "deleted op vhlo.trace_v1\n"
                      "skipped-release release 1.17.0\n");
  for (size_t i = 0; i < n; i++) {
    free((void *)files[i].name);
    free((void *)files[i].bytes);
  }
  arena_free(a);
  strbuf_free(&found);
  strbuf_free(&errors);
}

/* --- Rules broken on purpose ---------------------------------------------------------------- */

/* The rows with a release after the newest, and room for a few more, to be changed. */
typedef struct copy {
  vs_opset o;
  vs_release *releases;
  vs_op *ops;
  vs_kind *types, *attrs;
} copy;

static void *doubled(const void *rows, size_t count, size_t size) {
  char *p = calloc(count + 4, size);
  assert_non_null(p);
  memcpy(p, rows, count * size);
  return p;
}

static copy copy_rows(void) {
  const vs_opset *b = vs_builtin_opset();
  copy c = {.o = *b,
            .releases = doubled(b->releases, b->release_count, sizeof *b->releases),
            .ops = doubled(b->ops, b->op_count, sizeof *b->ops),
            .types = doubled(b->types, b->type_count, sizeof *b->types),
            .attrs = doubled(b->attrs, b->attr_count, sizeof *b->attrs)};
  vs_release next = b->releases[b->release_count - 1];
  next.version += VS(0, 1, 0);
  next.first_tag = next.first_tag_date = NULL;
  next.first_commit = "2026-10-01";
  c.releases[c.o.release_count++] = next;
  c.o.releases = c.releases;
  c.o.ops = c.ops;
  c.o.types = c.types;
  c.o.attrs = c.attrs;
  return c;
}

static void free_rows(copy *c) {
  free(c->releases);
  free(c->ops);
  free(c->types);
  free(c->attrs);
}

/* A second version of abs, with one property more. */
static vs_op *add_abs(copy *c, const char *name) {
  static const vs_rule rule = {VS_RULE_ADD_PROPERTY, "exact", VS_DEFAULT_FALSE};
  static const ir_propdef exact = {"exact", false};
  vs_op *old = &c->ops[OP_VHLO_ABS_V1], *new = &c->ops[c->o.op_count];
  *new = *old;
  new->def.name = name;
  new->def.id = (uint16_t)c->o.op_count++;
  new->def.props = &exact;
  new->def.prop_count = 1;
  new->since = vs_current(&c->o);
  new->older = OP_VHLO_ABS_V1;
  new->rules = &rule;
  new->rule_count = 1;
  old->until = VS(1, 20, 0);
  old->newer = new->def.id;
  return new;
}

static void a_good_release(copy *c) { add_abs(c, "vhlo.abs_v2"); }
static void a_version_is_left_out(copy *c) { add_abs(c, "vhlo.abs_v3"); }
static void a_version_without_change(copy *c) {
  vs_op *op = add_abs(c, "vhlo.abs_v2");
  op->def.props = NULL;
  op->def.prop_count = 0;
}
static void a_version_without_rules(copy *c) { add_abs(c, "vhlo.abs_v2")->rule_count = 0; }
static void a_version_that_begins_late(copy *c) {
  add_abs(c, "vhlo.abs_v2");
  c->ops[OP_VHLO_ABS_V1].until = VS(1, 19, 0);
}
static void an_op_ends_and_nothing_follows(copy *c) { c->ops[OP_VHLO_ABS_V1].until = VS(1, 20, 0); }
static void an_op_is_deleted(copy *c) {
  c->ops[OP_VHLO_ABS_V1].until = VS(1, 20, 0);
  c->ops[OP_VHLO_ABS_V1].deleted = true;
}
static void an_op_is_not_there(copy *c) {
  vs_op *op = &c->ops[OP_VHLO_ABS_V1];
  op->def.name = "vhlo.magnitude_v1";
}
static void a_type_is_deleted(copy *c) {
  c->types[TYPE_VHLO_I2_V1].until = VS(1, 20, 0);
  c->types[TYPE_VHLO_I2_V1].deleted = true;
}
static void a_type_is_not_there(copy *c) { c->types[TYPE_VHLO_I2_V1].def.mnemonic = "i3_v1"; }
static void a_kind_skips_a_version(copy *c) {
  c->types[c->o.type_count] = c->types[TYPE_VHLO_I2_V1];
  vs_kind *k = &c->types[c->o.type_count++];
  static const vs_wire wire = {.code = 99};
  k->def.mnemonic = "i2_v3";
  k->since = vs_current(&c->o);
  k->wires = &wire;
}
static void a_code_of_a_deleted_kind_is_used(copy *c) {
  c->attrs[c->o.attr_count] = c->attrs[ATTR_VHLO_RESULT_ALIAS_V1];
  vs_kind *k = &c->attrs[c->o.attr_count++];
  k->def.mnemonic = "fresh_v1";
  k->since = vs_current(&c->o);
  k->until = VS_FOREVER;
  k->deleted = false;
}
static void two_types_swap_codes(copy *c) {
  const vs_wire *w = c->types[TYPE_VHLO_I2_V1].wires;
  c->types[TYPE_VHLO_I2_V1].wires = c->types[TYPE_VHLO_I4_V1].wires;
  c->types[TYPE_VHLO_I4_V1].wires = w;
}

static ir_enumdef other_fft;
static ir_paramdef fft_param;
static ir_enumcase fft_cases[5];
static vs_kind *open_fft(copy *c) {
  vs_kind *k = &c->attrs[ATTR_VHLO_FFT_TYPE_V1];
  fft_param = k->def.params[0];
  other_fft = *fft_param.enumdef;
  memcpy(fft_cases, other_fft.cases, other_fft.case_count * sizeof *fft_cases);
  other_fft.cases = fft_cases;
  fft_param.enumdef = &other_fft;
  k->def.params = &fft_param;
  return k;
}
static void a_number_of_an_enum_changes_hands(copy *c) {
  open_fft(c);
  fft_cases[3].name = "OTHER";
}
static void a_case_of_an_enum_is_gone(copy *c) {
  open_fft(c);
  other_fft.case_count--;
}
static void a_case_of_an_enum_is_older_than_it_was(copy *c) {
  static vs_version since[5];
  vs_kind *k = open_fft(c);
  memcpy(since, k->case_since, 4 * sizeof *since);
  since[2] = VS(1, 0, 0);
  k->case_since = since;
}
static void a_new_case_claims_to_be_old(copy *c) {
  static vs_version since[5];
  vs_kind *k = open_fft(c);
  memcpy(since, k->case_since, 4 * sizeof *since);
  since[4] = VS(1, 3, 0);
  k->case_since = since;
  fft_cases[4] = (ir_enumcase){"NTT", 9};
  other_fft.case_count++;
}
static void a_property_of_an_old_op_is_renamed(copy *c) {
  static ir_propdef props[4];
  vs_op *op = &c->ops[OP_VHLO_ALL_GATHER_V1];
  memcpy(props, op->def.props, op->def.prop_count * sizeof *props);
  props[0].name = "dimension";
  op->def.props = props;
}
static void an_old_op_begins_earlier(copy *c) { c->ops[OP_VHLO_TAN_V1].since = VS(1, 3, 0); }
static void an_old_op_ended_earlier(copy *c) { c->ops[OP_VHLO_TAN_V1].until = VS(1, 8, 0); }
static void an_old_rule_has_another_value(copy *c) {
  static vs_rule rule;
  vs_op *op = &c->ops[OP_VHLO_EXPONENTIAL_V2];
  rule = op->rules[0];
  rule.value = VS_DEFAULT_FALSE;
  op->rules = &rule;
}
static void a_constraint_was_lifted_earlier(copy *c) {
  static vs_constraint k;
  vs_op *op = &c->ops[OP_VHLO_REDUCE_V1];
  k = op->constraints[0];
  k.lifted = VS(0, 16, 0);
  op->constraints = &k;
}
static void a_constraint_is_forgotten(copy *c) { c->ops[OP_VHLO_REDUCE_V1].constraint_count = 0; }
static void an_old_release_reads_more(copy *c) { c->releases[0].bytecode_read = 1; }
static void an_old_release_has_another_date(copy *c) { c->releases[3].first_commit = "2023-05-25"; }
static void an_old_release_is_missing(copy *c) {
  memmove(&c->releases[4], &c->releases[5], (c->o.release_count - 5) * sizeof *c->releases);
  c->o.release_count--;
}
static void an_old_encoding_changes(copy *c) {
  static vs_wire wire;
  vs_kind *k = &c->types[TYPE_VHLO_FUNC_V1];
  wire = k->wires[0];
  wire.params[0] = 1;
  wire.params[1] = 0;
  k->wires = &wire;
}
static void the_bytecode_written_falls(copy *c) {
  c->releases[c->o.release_count - 1].bytecode_written = 5;
}
static void the_bytecode_read_falls(copy *c) {
  vs_release *r = &c->releases[c->o.release_count - 1];
  r->bytecode_written = r->bytecode_read = 5;
}
static void a_release_is_left_out(copy *c) {
  c->releases[c->o.release_count - 1].version += VS(0, 1, 0);
}
static void a_release_is_not_published(copy *c) {
  c->releases[c->o.release_count - 1].published = false;
}
static void a_skipped_release_is_declared(copy *c) {
  c->releases[c->o.release_count] = c->releases[c->o.release_count - 1];
  c->releases[c->o.release_count - 1].published = false;
  c->releases[c->o.release_count++].version += VS(0, 1, 0);
}
static void the_writer_falls_back(copy *c) {
  c->releases[c->o.release_count - 1].single_true = 0xFF;
}
static void a_day_to_come(copy *c) {
  c->releases[c->o.release_count - 1].first_commit = "2999-01-01";
}
static vs_kind *add_type(copy *c, vs_type_shape shape, const char *builtin) {
  static const vs_wire wire = {.code = 99};
  vs_kind *k = &c->types[c->o.type_count++];
  *k = c->types[TYPE_VHLO_F32_V1];
  k->def.mnemonic = "fresh_v1";
  k->shape = shape;
  k->builtin = builtin;
  k->since = vs_current(&c->o);
  k->wires = &wire;
  return k;
}
static void a_float_that_there_is(copy *c) { add_type(c, VS_SHAPE_FLOAT, "f80"); }
static void a_float_of_no_known_format(copy *c) { add_type(c, VS_SHAPE_FLOAT, "f8E9M9"); }
static void an_integer_of_no_known_format(copy *c) { add_type(c, VS_SHAPE_INTEGER, "i65"); }

/* The map of all_gather, to be changed. */
static vs_prop_map *open_map(copy *c, size_t at) {
  static vs_prop_map maps[8];
  vs_op *op = &c->ops[OP_STABLEHLO_ALL_GATHER];
  memcpy(maps, op->maps, op->map_count * sizeof *maps);
  op->maps = maps;
  return &maps[at];
}
static void a_default_of_stablehlo_is_another(copy *c) {
  open_map(c, 3)->value = VS_DEFAULT_I64_ZERO;
}
static void a_property_goes_elsewhere(copy *c) { open_map(c, 0)->target = 2; }
static void a_property_goes_nowhere(copy *c) {
  open_map(c, 0);
  c->ops[OP_STABLEHLO_ALL_GATHER].map_count--;
}
static void an_op_of_stablehlo_is_another_one(copy *c) {
  c->ops[OP_STABLEHLO_ABS].counterpart = OP_VHLO_NEGATE_V1;
}
static void an_op_of_stablehlo_is_gone(copy *c) { c->ops[OP_STABLEHLO_ABS].counterpart = VS_NO_ID; }
static void a_property_must_now_be_said(copy *c) {
  static ir_propdef props[8];
  vs_op *op = &c->ops[OP_STABLEHLO_ALL_GATHER];
  memcpy(props, op->def.props, op->def.prop_count * sizeof *props);
  for (size_t i = 0; i < op->def.prop_count; i++) props[i].optional = false;
  op->def.props = props;
}
static void a_promise_is_shortened(copy *c) {
  c->ops[OP_STABLEHLO_ABS].promise = VS_PROMISE_SIX_MONTHS;
}
static void tag(copy *c, const char *name, const char *day) {
  c->releases[c->o.release_count - 1].first_tag = name;
  c->releases[c->o.release_count - 1].first_tag_date = day;
}
static void a_tag_that_fits(copy *c) { tag(c, "v1.21.3", "2026-10-04"); }
static void a_tag_of_another_release(copy *c) { tag(c, "v1.20.0", "2026-10-04"); }
static void a_tag_that_begins_alike(copy *c) { tag(c, "v1.21.x", "2026-10-04"); }
static void a_tag_before_the_first_commit(copy *c) { tag(c, "v1.21.0", "2026-09-30"); }
static void a_tag_before_the_last_one(copy *c) {
  c->releases[c->o.release_count - 1].first_commit = NULL;
  tag(c, "v1.21.0", "2026-08-01");
}
static void an_old_op_has_other_traits(copy *c) {
  c->ops[OP_VHLO_ABS_V1].def.traits ^= IR_TRAIT_PURE;
}
static void an_old_op_is_reordered(copy *c) {
  static ir_propdef props[8];
  vs_op *op = &c->ops[OP_VHLO_ALL_GATHER_V1];
  memcpy(props, op->def.props, op->def.prop_count * sizeof *props);
  props[0] = op->def.props[1];
  props[1] = op->def.props[0];
  op->def.props = props;
}
static void a_release_comes_before_the_last(copy *c) {
  c->releases[c->o.release_count - 1].version = VS(1, 19, 5);
}
static void a_release_is_older_than_the_last(copy *c) {
  c->releases[c->o.release_count - 1].first_commit = "2026-08-01";
}

static const struct {
  vs_lint_rule rule;
  const char *name;
  void (*seed)(copy *c);
} broken_rules[] = {
#define SEED(rule, what) \
  { VS_LINT_##rule, #what, what }
    SEED(DELETED, an_op_is_deleted),
    SEED(DELETED, an_op_is_not_there),
    SEED(DELETED, a_type_is_deleted),
    SEED(DELETED, a_type_is_not_there),
    SEED(DELETED, a_case_of_an_enum_is_gone),
    SEED(SKIPPED, a_release_is_left_out),
    SEED(SKIPPED, a_release_is_not_published),
    SEED(ORDER, a_release_comes_before_the_last),
    SEED(ORDER, a_release_is_older_than_the_last),
    SEED(BYTECODE, the_bytecode_written_falls),
    SEED(BYTECODE, the_bytecode_read_falls),
    SEED(STEP, a_version_is_left_out),
    SEED(STEP, a_version_that_begins_late),
    SEED(STEP, a_kind_skips_a_version),
    SEED(UNCHANGED, a_version_without_change),
    SEED(DEAD_END, a_version_without_rules),
    SEED(DEAD_END, an_op_ends_and_nothing_follows),
    SEED(CODE, a_code_of_a_deleted_kind_is_used),
    SEED(CODE, two_types_swap_codes),
    SEED(CODE, a_number_of_an_enum_changes_hands),
    SEED(CHANGED, a_case_of_an_enum_is_older_than_it_was),
    SEED(CHANGED, a_new_case_claims_to_be_old),
    SEED(CHANGED, a_property_of_an_old_op_is_renamed),
    SEED(CHANGED, an_old_op_begins_earlier),
    SEED(CHANGED, an_old_op_ended_earlier),
    SEED(CHANGED, an_old_rule_has_another_value),
    SEED(CHANGED, a_constraint_was_lifted_earlier),
    SEED(CHANGED, a_constraint_is_forgotten),
    SEED(CHANGED, an_old_release_reads_more),
    SEED(CHANGED, an_old_release_has_another_date),
    SEED(CHANGED, an_old_release_is_missing),
    SEED(CHANGED, an_old_encoding_changes),
    SEED(CHANGED, an_old_op_has_other_traits),
    SEED(CHANGED, an_old_op_is_reordered),
    SEED(FORMAT, a_float_of_no_known_format),
    SEED(FORMAT, an_integer_of_no_known_format),
    SEED(DIALECT, a_default_of_stablehlo_is_another),
    SEED(DIALECT, a_property_goes_elsewhere),
    SEED(DIALECT, a_property_goes_nowhere),
    SEED(DIALECT, an_op_of_stablehlo_is_another_one),
    SEED(DIALECT, an_op_of_stablehlo_is_gone),
    SEED(DIALECT, a_property_must_now_be_said),
    SEED(PROMISE, a_promise_is_shortened),
    SEED(WRITER, the_writer_falls_back),
    SEED(ORDER, a_day_to_come),
    SEED(TAG, a_tag_of_another_release),
    SEED(TAG, a_tag_that_begins_alike),
    SEED(TAG, a_tag_before_the_first_commit),
    SEED(TAG, a_tag_before_the_last_one),
#undef SEED
};

static void each_rule_is_found_broken(void **state) {
  (void)state;
  bool seeded[VS_LINT_RULE_COUNT] = {false};
  for (size_t i = 0; i < sizeof broken_rules / sizeof *broken_rules; i++) {
    copy c = copy_rows();
    broken_rules[i].seed(&c);
    strbuf out = STRBUF_INIT;
    lint(vs_builtin_opset(), &c.o, &out);
    char wanted[64];
    snprintf(wanted, sizeof wanted, "%s ", vs_lint_id(broken_rules[i].rule));
    if (!strstr(strbuf_str(&out), wanted))
      fail_msg("%s: found %s", broken_rules[i].name, strbuf_str(&out));
    seeded[broken_rules[i].rule] = true;
    strbuf_free(&out);
    free_rows(&c);
  }
  /* These two are found in folders. */
  seeded[VS_LINT_FILE] = seeded[VS_LINT_ANCHOR] = true;
  for (size_t i = 0; i < VS_LINT_RULE_COUNT; i++) assert_true(seeded[i]);
}

static void a_good_release_is_clean(void **state) {
  (void)state;
  static void (*const good[])(copy * c) = {a_good_release, a_skipped_release_is_declared,
                                           a_float_that_there_is, a_tag_that_fits};
  for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
    copy c = copy_rows();
    strbuf out = STRBUF_INIT;
    good[i](&c);
    lint(vs_builtin_opset(), &c.o, &out);
    assert_string_equal(strbuf_str(&out), "");
    strbuf_free(&out);
    free_rows(&c);
  }
}

/* Out of every promise, a deletion is no breach. */
static bool never(const vs_opset *o, size_t producer, size_t consumer) {
  (void)o;
  return producer == consumer;
}

static void what_no_promise_covers_may_go(void **state) {
  (void)state;
  copy c = copy_rows();
  strbuf out = STRBUF_INIT;
  an_op_is_deleted(&c);
  vs_lint(vs_builtin_opset(), &c.o, &(vs_lint_options){never, note, &out});
  assert_string_equal(strbuf_str(&out), "");
  strbuf_free(&out);
  free_rows(&c);
}

/* --- Folders ---------------------------------------------------------------------------------- */

#define OPSET HLO_CTS_SOURCE "/versions/opset"

static lint_outcome run(const char *old, const char *new, strbuf *out) {
  strbuf_reset(out);
  diag_text_sink sink = diag_text_sink_to(out);
  return lint_opsets(old, new, &sink.sink);
}

/* The file of the release after all that are built in. */
static void put_next(scratch *s, const char *rest) {
  char name[64], text[256];
  vs_version newest = vs_current((vs_builtin_opset)());
  unsigned major = VS_MAJOR(newest), minor = VS_MINOR(newest) + 1;
  snprintf(name, sizeof name, "%u.%u.0.yaml", major, minor);
  snprintf(text, sizeof text, "release: %u.%u.0\n%s", major, minor, rest);
  scratch_put(s, name, text);
}

static void folders_are_linted(void **state) {
  (void)state;
  strbuf out = STRBUF_INIT;
  scratch s = scratch_new();
  const char *folder = s.path;
  char command[256];

  assert_int_equal(run("none", OPSET, &out), LINT_FINDINGS);
  assert_non_null(strstr(strbuf_str(&out), "0.20.0: op vhlo.trace_v1 "));
  assert_int_equal(run(OPSET, "built-in", &out), LINT_CLEAN);
  assert_int_equal(run("built-in", OPSET, &out), LINT_CLEAN);
  assert_int_equal(run("none", "built-in", &out), LINT_FINDINGS);
  assert_non_null(strstr(strbuf_str(&out), "0.20.0: op vhlo.trace_v1 "));

  /* On top of what is built in. */
  put_next(&s, "");
  assert_int_equal(run("built-in", folder, &out), LINT_CLEAN);
  put_next(&s, "removed:\n  ops: [einsum_v1]\n");
  assert_int_equal(run("built-in", folder, &out), LINT_FINDINGS);
  assert_non_null(strstr(strbuf_str(&out), "op vhlo.einsum_v1 was known from 0.9.0"));
  put_next(&s, "bytecode: {written: 5, read: 6}\n");
  assert_int_equal(run("built-in", folder, &out), LINT_FINDINGS);
  assert_non_null(strstr(strbuf_str(&out), "the bytecode version falls"));

  /* Tagged on a day on which 1.20.0 did not exist: then "4 weeks" meant another release. */
  put_next(&s, "first_tag: v1.0.0\nfirst_tag_date: 2026-04-11\n");
  assert_int_equal(run("built-in", folder, &out), LINT_FINDINGS);
  assert_non_null(strstr(strbuf_str(&out), "is what 4 weeks asked for on "));
  assert_non_null(strstr(strbuf_str(&out), "is tagged 'v1.0.0'"));

  /* A whole history, one file of which is not what it was: a comment is enough. */
  snprintf(command, sizeof command, "cp %s/*.yaml %s", OPSET, folder);
  assert_int_equal(system(command), 0);
  put_next(&s, "");
  assert_int_equal(run(OPSET, folder, &out), LINT_CLEAN);
  scratch_put(&s, "1.2.0.yaml", "release: 1.2.0\n");
  assert_int_equal(run(OPSET, folder, &out), LINT_FINDINGS);
  assert_non_null(strstr(strbuf_str(&out), "1.2.0: file 1.2.0.yaml has changed"));
  assert_non_null(strstr(strbuf_str(&out), "type !vhlo.i2_v1 is not there any more"));

  assert_int_equal(run("/nowhere", "built-in", &out), LINT_BROKEN);
  assert_int_equal(run("built-in", "/nowhere", &out), LINT_FINDINGS);
  scratch_free(&s);
  strbuf_free(&out);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_real_history_has_four_deletions),
      cmocka_unit_test(nothing_changed_is_nothing_to_find),
      cmocka_unit_test(release_by_release_finds_the_same),
      cmocka_unit_test(each_rule_is_found_broken),
      cmocka_unit_test(a_good_release_is_clean),
      cmocka_unit_test(what_no_promise_covers_may_go),
      cmocka_unit_test(folders_are_linted),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
