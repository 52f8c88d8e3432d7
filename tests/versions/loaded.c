/* SPDX-License-Identifier: Apache-2.0 */
/* Rows loaded at run time equal the ones compiled in, in every column; and a release on top of them
 * takes its place. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/strbuf.h"
#include "tests/rows_of_120.h"
#include "versions/load.h"
#include "versions/versions.h"
#undef vs_builtin_opset

static const char *const folders[] = {HLO_CTS_SOURCE "/versions/opset",
                                      HLO_CTS_SOURCE "/versions/dialects"};

/* --- Equality, column by column -------------------------------------------------------- */

static void same_text(const char *a, const char *b) {
  assert_int_equal(a == NULL, b == NULL);
  if (a) assert_string_equal(a, b);
}

static void same_slots(const ir_slot *a, const ir_slot *b, size_t an, size_t bn) {
  assert_int_equal(an, bn);
  for (size_t i = 0; i < an; i++) {
    same_text(a[i].name, b[i].name);
    assert_int_equal(a[i].arity, b[i].arity);
  }
}

static void same_map(const vs_prop_map *a, const vs_prop_map *b) {
  assert_int_equal(a->source, b->source);
  assert_int_equal(a->target, b->target);
  assert_int_equal(a->kind, b->kind);
  assert_int_equal(a->value, b->value);
  assert_int_equal(a->elided, b->elided);
  assert_int_equal(a->attr_id, b->attr_id);
  assert_int_equal(a->attr == NULL, b->attr == NULL);
  if (a->attr) assert_int_equal(a->attr->id, b->attr->id);
  assert_int_equal(a->spread_count, b->spread_count);
  for (size_t i = 0; i < a->spread_count; i++) {
    assert_int_equal(a->spread[i].param, b->spread[i].param);
    assert_int_equal(a->spread[i].target, b->spread[i].target);
    assert_int_equal(a->spread[i].fixed, b->spread[i].fixed);
    assert_int_equal(a->spread[i].carried, b->spread[i].carried);
  }
}

static void same_checks(const vs_op *a, const vs_op *b) {
  vs_argument x, y;
  vs_statement s, r;
  const char *at = a->arguments, *other = b->arguments;
  while (vs_next_argument(&at, &x)) {
    assert_true(vs_next_argument(&other, &y));
    assert_int_equal(x.kind, y.kind);
    assert_int_equal(x.set, y.set);
    same_text(x.id, y.id);
    same_text(x.name, y.name);
    same_text(x.value, y.value);
  }
  assert_false(vs_next_argument(&other, &y));
  at = a->statements;
  other = b->statements;
  while (vs_next_statement(&at, &s)) {
    assert_true(vs_next_statement(&other, &r));
    assert_int_equal(s.when, r.when);
    assert_int_equal(s.match, r.match);
    same_text(s.id, r.id);
    same_text(s.reads, r.reads);
    same_text(s.must, r.must);
    same_text(s.note, r.note);
    same_text(s.matched, r.matched);
  }
  assert_false(vs_next_statement(&other, &r));
  assert_memory_equal(&a->checks, &b->checks, sizeof a->checks);
}

static void same_suite(const vs_op *a, const vs_op *b) {
  assert_int_equal(a->elementwise, b->elementwise);
  assert_int_equal(a->profiles, b->profiles);
  assert_int_equal(a->accuracy.bound, b->accuracy.bound);
  assert_int_equal(a->accuracy.most, b->accuracy.most);
  assert_int_equal(a->accuracy.of_complex, b->accuracy.of_complex);
  assert_int_equal(a->sizes == NULL, b->sizes == NULL);
  const char *at = a->sizes, *other = b->sizes;
  for (int i = 0; at && i < 3; i++, at += strlen(at) + 1, other += strlen(other) + 1)
    same_text(at, other);
}

static void same_op(const vs_op *a, const vs_op *b) {
  same_text(a->def.name, b->def.name);
  assert_int_equal(a->def.id, b->def.id);
  assert_int_equal(a->def.traits, b->def.traits);
  same_slots(a->def.operands, b->def.operands, a->def.operand_count, b->def.operand_count);
  same_slots(a->def.results, b->def.results, a->def.result_count, b->def.result_count);
  same_slots(a->def.regions, b->def.regions, a->def.region_count, b->def.region_count);
  assert_int_equal(a->def.prop_count, b->def.prop_count);
  for (size_t i = 0; i < a->def.prop_count; i++) {
    same_text(a->def.props[i].name, b->def.props[i].name);
    assert_int_equal(a->def.props[i].optional, b->def.props[i].optional);
  }
  assert_int_equal(a->def.variadic_successors, b->def.variadic_successors);
  same_text(a->def.assembly, b->def.assembly);
  assert_int_equal(a->since, b->since);
  assert_int_equal(a->until, b->until);
  assert_int_equal(a->deleted, b->deleted);
  assert_int_equal(a->older, b->older);
  assert_int_equal(a->newer, b->newer);
  assert_int_equal(a->rule_count, b->rule_count);
  for (size_t i = 0; i < a->rule_count; i++) {
    assert_int_equal(a->rules[i].kind, b->rules[i].kind);
    same_text(a->rules[i].name, b->rules[i].name);
    assert_int_equal(a->rules[i].value, b->rules[i].value);
  }
  assert_int_equal(a->constraint_count, b->constraint_count);
  for (size_t i = 0; i < a->constraint_count; i++) {
    same_text(a->constraints[i].id, b->constraints[i].id);
    assert_int_equal(a->constraints[i].kind, b->constraints[i].kind);
    assert_int_equal(a->constraints[i].lifted, b->constraints[i].lifted);
  }
  assert_int_equal(a->counterpart, b->counterpart);
  assert_int_equal(a->map_count, b->map_count);
  for (size_t i = 0; i < a->map_count; i++) same_map(&a->maps[i], &b->maps[i]);
  assert_int_equal(a->promise, b->promise);
  same_text(a->promise_part, b->promise_part);
  same_checks(a, b);
  same_suite(a, b);
}

static void same_enum(const ir_enumdef *a, const ir_enumdef *b) {
  same_text(a->name, b->name);
  assert_int_equal(a->case_count, b->case_count);
  for (size_t i = 0; i < a->case_count; i++) {
    same_text(a->cases[i].name, b->cases[i].name);
    assert_int_equal(a->cases[i].number, b->cases[i].number);
  }
}

static void same_kind(const vs_kind *a, const vs_kind *b) {
  same_text(a->def.dialect, b->def.dialect);
  same_text(a->def.mnemonic, b->def.mnemonic);
  assert_int_equal(a->def.id, b->def.id);
  same_text(a->def.assembly, b->def.assembly);
  assert_int_equal(a->def.param_count, b->def.param_count);
  size_t cases = 0;
  for (size_t i = 0; i < a->def.param_count; i++) {
    const ir_paramdef *p = &a->def.params[i], *q = &b->def.params[i];
    same_text(p->name, q->name);
    assert_int_equal(p->kind, q->kind);
    assert_int_equal(p->optional, q->optional);
    assert_int_equal(p->enumdef == NULL, q->enumdef == NULL);
    if (!p->enumdef) continue;
    same_enum(p->enumdef, q->enumdef);
    cases = p->enumdef->case_count;
  }
  assert_int_equal(a->since, b->since);
  assert_int_equal(a->until, b->until);
  assert_int_equal(a->deleted, b->deleted);
  assert_int_equal(a->wire_count, b->wire_count);
  for (size_t i = 0; i < a->wire_count; i++) {
    assert_int_equal(a->wires[i].code, b->wires[i].code);
    assert_int_equal(a->wires[i].count, b->wires[i].count);
    assert_memory_equal(a->wires[i].params, b->wires[i].params, sizeof a->wires[i].params);
    assert_memory_equal(a->wires[i].forms, b->wires[i].forms, sizeof a->wires[i].forms);
  }
  assert_int_equal(a->shape, b->shape);
  same_text(a->builtin, b->builtin);
  assert_int_equal(a->counterpart, b->counterpart);
  assert_int_equal(a->case_since == NULL, b->case_since == NULL);
  assert_int_equal(a->case_since == NULL, cases == 0);
  for (size_t i = 0; i < cases; i++) assert_int_equal(a->case_since[i], b->case_since[i]);
}

static void same_opset(const vs_opset *a, const vs_opset *b) {
  assert_int_equal(a->release_count, b->release_count);
  for (size_t i = 0; i < a->release_count; i++) {
    const vs_release *r = &a->releases[i], *s = &b->releases[i];
    assert_int_equal(r->version, s->version);
    assert_int_equal(r->bytecode_written, s->bytecode_written);
    assert_int_equal(r->bytecode_read, s->bytecode_read);
    assert_int_equal(r->single_true, s->single_true);
    assert_int_equal(r->ascending_uses, s->ascending_uses);
    assert_int_equal(r->file_ranges, s->file_ranges);
    assert_int_equal(r->other_dialects, s->other_dialects);
    assert_int_equal(r->small_floats, s->small_floats);
    assert_int_equal(r->published, s->published);
    same_text(r->first_commit, s->first_commit);
    same_text(r->first_tag, s->first_tag);
    same_text(r->first_tag_date, s->first_tag_date);
  }
  assert_int_equal(a->op_count, b->op_count);
  for (size_t i = 0; i < a->op_count; i++) same_op(&a->ops[i], &b->ops[i]);
  assert_int_equal(a->type_count, b->type_count);
  for (size_t i = 0; i < a->type_count; i++) same_kind(&a->types[i], &b->types[i]);
  assert_int_equal(a->attr_count, b->attr_count);
  for (size_t i = 0; i < a->attr_count; i++) same_kind(&a->attrs[i], &b->attrs[i]);
  assert_int_equal(a->dialect_count, b->dialect_count);
  for (size_t i = 0; i < a->dialect_count; i++) same_text(a->dialects[i].name, b->dialects[i].name);
}

/* Both indexes find the same rows, by every name and code; and none that is not there yet. */
static void same_lookup(const vs_opset *a, const vs_opset *b) {
  const ir_registry *r = &a->registry;
  for (size_t i = 0; i < b->op_count; i++) {
    const char *name = b->ops[i].def.name;
    assert_ptr_equal(r->find_op(r, name, strlen(name)), *name ? &a->ops[i].def : NULL);
  }
  for (size_t i = 0; i < b->dialect_count; i++)
    for (uint64_t code = 0; code < 256; code++) {
      const vs_kind *k = vs_attr_by_code(a, b->dialects[i].name, code, NULL),
                    *l = vs_attr_by_code(b, b->dialects[i].name, code, NULL);
      assert_int_equal(k == NULL, l == NULL);
      if (k) assert_int_equal(k->def.id, l->def.id);
      k = vs_type_by_code(a, b->dialects[i].name, code, NULL);
      l = vs_type_by_code(b, b->dialects[i].name, code, NULL);
      assert_int_equal(k == NULL, l == NULL);
      if (k) assert_int_equal(k->def.id, l->def.id);
    }
}

/* --- Tests ----------------------------------------------------------------------------- */

typedef struct fixture {
  arena *a;
  strbuf errors;
  diag_text_sink sink;
} fixture;

static int setup(void **state) {
  static fixture f;
  f = (fixture){.a = arena_new(0), .errors = STRBUF_INIT};
  f.sink = diag_text_sink_to(&f.errors);
  *state = &f;
  return f.a == NULL;
}

static int teardown(void **state) {
  fixture *f = (fixture *)*state;
  arena_free(f->a);
  strbuf_free(&f->errors);
  return 0;
}

static void test_loaded_rows_equal_generated_ones(void **state) {
  fixture *f = (fixture *)*state;
  const vs_opset *o = vs_load_folders(f->a, NULL, folders, 2, &f->sink.sink);
  assert_string_equal(strbuf_str(&f->errors), "");
  assert_non_null(o);
  same_opset(o, vs_builtin_opset());
  same_lookup(o, vs_builtin_opset());
}

static const char next_release[] =
    "release: 1.21.0\n"
    "bytecode: {written: 6, read: 7}\n"
    "enum_cases:\n"
    "  FftTypeV1: {NTT: 4}\n"
    "types:\n"
    "  - {name: i3_v1, code: 43, stands_for: integer, builtin: i3}\n"
    "attributes:\n"
    "  - {name: note_v1, params: [value: string], code: 26, assembly: <$value>}\n"
    "ops:\n"
    "  - name: abs_v2\n"
    "    replaces: abs_v1\n"
    "    operands: [operand]\n"
    "    properties: [exact]\n"
    "    results: [result]\n"
    "    upgrade:\n"
    "      - {add_property: exact, value: \"false\"}\n"
    "  - name: hypot_v1\n"
    "    operands: [lhs, rhs]\n"
    "    results: [result]\n"
    "removed:\n"
    "  ops: [einsum_v1]\n";
static const char next_stablehlo[] =
    "dialect: stablehlo\n"
    "ops:\n"
    "  - name: hypot\n"
    "    operands: [lhs, rhs]\n"
    "    results: [result]\n"
    "    vhlo: hypot_v1\n";

static void test_a_release_on_top_of_the_built_in_rows(void **state) {
  fixture *f = (fixture *)*state;
  const vs_opset *b = rows_of_120();
  const vs_file files[] = {{"review/1.21.0.yaml", next_release, sizeof next_release - 1},
                           {"review/stablehlo.yaml", next_stablehlo, sizeof next_stablehlo - 1}};
  const vs_opset *o = vs_load_files(f->a, b, files, 2, &f->sink.sink);
  assert_string_equal(strbuf_str(&f->errors), "");
  assert_non_null(o);
  assert_int_equal(vs_current(o), VS(1, 21, 0));
  assert_int_equal(o->releases[o->release_count - 1].bytecode_read, 7);
  assert_int_equal(o->op_count, b->op_count + 3);
  assert_int_equal(o->dialect_count, b->dialect_count);
  for (size_t i = 0; i < b->op_count; i++)
    assert_string_equal(o->ops[i].def.name, b->ops[i].def.name);
  const vs_op *old = &o->ops[OP_VHLO_ABS_V1], *abs = &o->ops[b->op_count];
  assert_int_equal(old->until, VS(1, 20, 0));
  assert_int_equal(old->newer, abs->def.id);
  assert_int_equal(abs->older, OP_VHLO_ABS_V1);
  assert_int_equal(o->ops[OP_VHLO_EINSUM_V1].until, VS(1, 20, 0));
  assert_true(o->ops[OP_VHLO_EINSUM_V1].deleted);
  const vs_op *hypot = &o->ops[b->op_count + 2];
  assert_string_equal(hypot->def.name, "stablehlo.hypot");
  assert_int_equal(o->ops[hypot->counterpart].counterpart, hypot->def.id);
  assert_string_equal(vs_type_by_code(o, "vhlo", 43, NULL)->def.mnemonic, "i3_v1");
  const vs_kind *fft = &o->attrs[ATTR_VHLO_FFT_TYPE_V1];
  assert_int_equal(fft->def.params[0].enumdef->case_count, 5);
  assert_int_equal(fft->case_since[4], VS(1, 21, 0));
  /* The base is as it was. */
  assert_int_equal(b->ops[OP_VHLO_ABS_V1].until, VS_FOREVER);
  assert_int_equal(b->attrs[ATTR_VHLO_FFT_TYPE_V1].def.params[0].enumdef->case_count, 4);
  same_lookup(o, o);
}

static void write_file(const char *dir, const char *name, const char *text) {
  char path[256];
  snprintf(path, sizeof path, "%s/%s", dir, name);
  FILE *f = fopen(path, "wb");
  assert_non_null(f);
  fputs(text, f);
  assert_int_equal(fclose(f), 0);
}

static void test_a_folder_with_a_folder_of_dialects(void **state) {
  fixture *f = (fixture *)*state;
  char dir[] = "/tmp/hlo-cts-opset-XXXXXX", sub[64];
  assert_non_null(mkdtemp(dir));
  snprintf(sub, sizeof sub, "%s/dialects", dir);
  assert_int_equal(mkdir(sub, 0700), 0);
  write_file(dir, "1.21.0.yaml", next_release);
  write_file(dir, "notes.txt", "not read");
  write_file(sub, "stablehlo.yaml", next_stablehlo);
  const vs_opset *o = vs_load_opset(f->a, rows_of_120(), dir, &f->sink.sink);
  char path[128];
  const char *const files[] = {"1.21.0.yaml", "notes.txt", "dialects/stablehlo.yaml"};
  for (size_t i = 0; i < 3; i++) {
    snprintf(path, sizeof path, "%s/%s", dir, files[i]);
    unlink(path);
  }
  rmdir(sub);
  rmdir(dir);
  assert_string_equal(strbuf_str(&f->errors), "");
  assert_non_null(o);
  assert_non_null(o->registry.find_op(&o->registry, "stablehlo.hypot", 15));
}

static void test_the_base_alone_cannot_be_loaded_again(void **state) {
  fixture *f = (fixture *)*state;
  assert_null(vs_load_folders(f->a, vs_builtin_opset(), folders, 1, &f->sink.sink));
  assert_non_null(strstr(strbuf_str(&f->errors), "releases must ascend"));
}

static void test_a_memory_limit_is_an_error(void **state) {
  fixture *f = (fixture *)*state;
  arena *small = arena_new(100000);
  assert_non_null(small);
  assert_null(vs_load_folders(small, NULL, folders, 2, &f->sink.sink));
  assert_non_null(strstr(strbuf_str(&f->errors), "out of memory"));
  arena_free(small);
}

/* Back to each release, and forward again by the files: the same rows under the same ids. */
static void test_the_rows_of_a_release_and_the_files_after_it_are_all_rows(void **state) {
  const vs_opset *now = vs_builtin_opset();
  strbuf errors = STRBUF_INIT;
  (void)state;
  for (size_t i = 0; i < now->release_count; i++) {
    arena *a = arena_new(0);
    diag_text_sink sink = diag_text_sink_to(&errors);
    const vs_opset *o =
        vs_load_review(a, now, now->releases[i].version, HLO_CTS_SOURCE, &sink.sink);
    if (!o) fail_msg("%s", strbuf_str(&errors));
    same_opset(now, o);
    same_lookup(now, o);
    arena_free(a);
  }
  strbuf_free(&errors);
}

/* The rows as of a release have no op, type or attribute that came later. An op version that was
 * replaced later is the newest again, and StableHLO maps to it. */
static void test_the_rows_as_of_a_release(void **state) {
  const vs_opset *now = vs_builtin_opset();
  (void)state;
  arena *a = arena_new(0);
  const vs_opset *o = vs_opset_as_of(a, now, VS(1, 18, 0), NULL);
  assert_non_null(o);
  assert_int_equal(vs_current(o), VS(1, 18, 0));
  assert_int_equal(o->op_count, now->op_count);
  assert_string_equal(o->ops[OP_VHLO_COLLECTIVE_BROADCAST_V2].def.name, "");
  assert_string_equal(o->ops[OP_VHLO_COLLECTIVE_REDUCE_V1].def.name, "");
  assert_string_equal(o->ops[OP_STABLEHLO_COLLECTIVE_REDUCE].def.name, "");
  const vs_op *v1 = &o->ops[OP_VHLO_COLLECTIVE_BROADCAST_V1];
  assert_int_equal(v1->until, VS_FOREVER);
  assert_int_equal(v1->newer, VS_NO_ID);
  assert_int_equal(v1->counterpart, OP_STABLEHLO_COLLECTIVE_BROADCAST);
  const vs_op *op = &o->ops[OP_STABLEHLO_COLLECTIVE_BROADCAST];
  assert_int_equal(op->counterpart, OP_VHLO_COLLECTIVE_BROADCAST_V1);
  for (size_t i = 0; i < op->map_count; i++) {
    assert_true(op->maps[i].kind == VS_MAP_SPREAD || op->maps[i].target < v1->def.prop_count);
    assert_string_not_equal(op->def.props[op->maps[i].source].name, "has_dynamic_root");
  }
  arena_free(a);

  a = arena_new(0);
  o = vs_opset_as_of(a, now, VS(0, 19, 0), NULL);
  assert_false(o->ops[OP_VHLO_TRACE_V1].deleted);
  assert_int_equal(o->ops[OP_VHLO_TRACE_V1].until, VS_FOREVER);
  assert_string_equal(o->types[TYPE_VHLO_I2_V1].def.mnemonic, "");
  assert_int_equal(o->ops[OP_VHLO_CUSTOM_CALL_V1].constraint_count, 0);
  for (size_t i = 0; i < o->attrs[ATTR_VHLO_API_VERSION_V1].def.params[0].enumdef->case_count; i++)
    assert_true(o->attrs[ATTR_VHLO_API_VERSION_V1].case_since[i] <= VS(0, 19, 0));
  arena_free(a);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(test_loaded_rows_equal_generated_ones, setup, teardown),
      cmocka_unit_test_setup_teardown(test_a_release_on_top_of_the_built_in_rows, setup, teardown),
      cmocka_unit_test_setup_teardown(test_a_folder_with_a_folder_of_dialects, setup, teardown),
      cmocka_unit_test_setup_teardown(test_the_base_alone_cannot_be_loaded_again, setup, teardown),
      cmocka_unit_test_setup_teardown(test_a_memory_limit_is_an_error, setup, teardown),
      cmocka_unit_test(test_the_rows_of_a_release_and_the_files_after_it_are_all_rows),
      cmocka_unit_test(test_the_rows_as_of_a_release),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
