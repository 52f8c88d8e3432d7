/* SPDX-License-Identifier: Apache-2.0 */
/* The shape of every op, as upstream defines it. */
#include "build.h"

static const struct {
  const char *name, *operands, *results, *regions, *properties, *traits;
  bool pretty;
} shapes[] = {
#define SHAPE(...) {__VA_ARGS__},
#include "shapes.def"
#undef SHAPE
};

static void add_marks(strbuf *out, const ir_slot *slots, size_t count) {
  strbuf_reset(out);
  for (size_t i = 0; i < count; i++) strbuf_addc(out, "1?*"[slots[i].arity]);
}

static void same(const char *name, const char *what, const strbuf *got, const char *expected) {
  if (strcmp(strbuf_str(got), expected) != 0)
    fail_msg("%s: %s are \"%s\", not \"%s\"", name, what, strbuf_str(got), expected);
}

static void every_op_has_upstreams_shape(void **state) {
  (void)state;
  static const struct {
    uint32_t trait;
    const char *name;
  } traits[] = {{IR_TRAIT_COMMUTATIVE, "commutative"},
                {IR_TRAIT_CONSTANT, "constant"},
                {IR_TRAIT_ISOLATED, "isolated"},
                {IR_TRAIT_NO_TERMINATOR, "no_terminator"},
                {IR_TRAIT_OPERAND_SEGMENTS, "operand_segments"},
                {IR_TRAIT_PURE, "pure"},
                {IR_TRAIT_RESULT_SEGMENTS, "result_segments"},
                {IR_TRAIT_SAME_VARIADIC_OPERANDS, "same_variadic_operands"},
                {IR_TRAIT_SAME_VARIADIC_RESULTS, "same_variadic_results"},
                {IR_TRAIT_SINGLE_BLOCK, "single_block"},
                {IR_TRAIT_SYMBOL, "symbol"},
                {IR_TRAIT_SYMBOL_TABLE, "symbol_table"},
                {IR_TRAIT_TERMINATOR, "terminator"}};
  const ir_registry *r = &vs_builtin_opset()->registry;
  strbuf out = STRBUF_INIT;
  for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
    const char *name = shapes[i].name;
    const ir_opdef *d = r->find_op(r, name, strlen(name));
    if (!d) fail_msg("there is no %s", name);
    add_marks(&out, d->operands, d->operand_count);
    same(name, "operands", &out, shapes[i].operands);
    add_marks(&out, d->results, d->result_count);
    same(name, "results", &out, shapes[i].results);
    add_marks(&out, d->regions, d->region_count);
    same(name, "regions", &out, shapes[i].regions);
    strbuf_reset(&out);
    for (size_t p = 0; p < d->prop_count; p++)
      strbuf_addf(&out, "%s%s%s", p ? " " : "", d->props[p].name, d->props[p].optional ? "?" : "");
    same(name, "properties", &out, shapes[i].properties);
    strbuf_reset(&out);
    for (size_t t = 0; t < sizeof traits / sizeof *traits; t++)
      if (d->traits & traits[t].trait)
        strbuf_addf(&out, "%s%s", out.len ? " " : "", traits[t].name);
    same(name, "traits", &out, shapes[i].traits);
    /* A key that only fills in a property when the op is made is no pretty form. */
    bool pretty = d->assembly && strncmp(d->assembly, "<fill", 5) != 0;
    if (pretty != shapes[i].pretty) fail_msg("%s has %s pretty form", name, pretty ? "a" : "no");
  }
  strbuf_free(&out);
}

static void no_op_is_missing(void **state) {
  (void)state;
  const vs_opset *o = vs_builtin_opset();
  size_t ops = 0;
  for (size_t i = 0; i < o->op_count; i++) {
    const char *name = o->ops[i].def.name;
    ops += strncmp(name, "vhlo.", 5) == 0 || strncmp(name, "stablehlo.", 10) == 0 ||
           strncmp(name, "chlo.", 5) == 0 || strncmp(name, "func.", 5) == 0;
  }
  assert_int_equal(ops, sizeof shapes / sizeof *shapes);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(every_op_has_upstreams_shape),
                                     cmocka_unit_test(no_op_is_missing)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
