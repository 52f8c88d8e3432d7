/* SPDX-License-Identifier: Apache-2.0 */
/* Guideline G3 of the reference's interpreter design: how elements of every type are packed into
 * tensors. Constants whose elements are all bit patterns of a type of up to 8 bits, and the edges
 * of a wider one; what lies in the tensor then is held against the patterns. */
#include "run.h"

#include "verify/verify.h"

static const char *const types[] = {
#define TYPE(text) text,
#include "coverage.def"
};
enum { TYPES = sizeof types / sizeof *types };

/* Kinds of types that are no element types of a constant. */
static const struct {
  uint16_t kind;
  const char *why;
} others[] = {
    {TYPE_VHLO_FUNC_V1, "of functions"},
    {TYPE_VHLO_TENSOR_V1, "holds elements"},
    {TYPE_VHLO_UNRANKED_TENSOR_V1, "holds elements"},
    {TYPE_VHLO_BUFFER_V1, "holds elements"},
    {TYPE_VHLO_TUPLE_V1, "holds values"},
    {TYPE_VHLO_FUTURE_V1, "holds values"},
    {TYPE_VHLO_TOKEN_V1, "a value"},
    {TYPE_VHLO_WITNESS_V1, "a value"},
    {TYPE_VHLO_NONE_V1, "of attributes"},
    {TYPE_VHLO_INDEX_V1, "of operands alone; the specification has no constants of it"},
    {TYPE_VHLO_TF31_V1, "a precision, of dot_general's algorithm alone"},
};

static void the_list_is_whole(void **state) {
  (void)state;
  const vs_opset *o = vs_builtin_opset();
  bool seen[256] = {false};
  ir_context *c = ir_context_new(&o->registry, NULL);
  arena_guard g;
  arena_guard_push(ir_arena(c), &g);
  if (setjmp(g.env) == 0) {
    for (size_t k = 0; k < TYPES; k++) {
      const char *text = types[k];
      const ir_type *t = text_parse_type(c, text, strlen(text), NULL);
      const ir_type *v = t ? vs_type_to_vhlo(c, t) : NULL;
      if (!ir_type_is(v, IR_TYPE_DEFINED)) print_error("%s\n", text);
      assert_true(ir_type_is(v, IR_TYPE_DEFINED) && v->defined.def->id < 256);
      seen[v->defined.def->id] = true;
    }
    arena_guard_pop(ir_arena(c), &g);
  }
  ir_context_free(c);
  unsigned holes = 0;
  for (uint16_t id = 0; vs_type_row(o, id); id++) {
    const ir_typedef *def = &vs_type_row(o, id)->def;
    bool excused = false;
    for (size_t k = 0; k < sizeof others / sizeof *others; k++) excused |= others[k].kind == id;
    if (strcmp(def->dialect, "vhlo") != 0 || seen[id] != excused) continue;
    print_error("vhlo.%s: %s\n", def->mnemonic, excused ? "listed twice" : "not in coverage.def");
    holes++;
  }
  assert_int_equal(holes, 0);
}

/* --- Bits ------------------------------------------------------------------------------------- */

enum { BITS_MAX = 256 };

/* All patterns, or edges; an even number of them, but for i1. */
static size_t patterns(unsigned width, uint64_t *out) {
  uint64_t ones = UINT64_MAX >> (64 - width), top = UINT64_C(1) << (width - 1);
  if (width > 8) {
    const uint64_t some[] = {0, 1, top - 1, top, ones, UINT64_C(0x123456789ABCDEF0) & ones};
    memcpy(out, some, sizeof some);
    return sizeof some / sizeof *some;
  }
  for (uint64_t k = 0; k <= ones; k++) out[k] = k;
  return (size_t)ones + 1;
}

static void add_literal(strbuf *b, const ir_type *e, uint64_t bits) {
  if (ir_type_is(e, IR_TYPE_FLOAT)) {
    strbuf_addf(b, "0x%0*llX", (int)(e->format->width + 3) / 4, (unsigned long long)bits);
  } else if (e->integer.width == 1) {
    strbuf_adds(b, bits ? "true" : "false");
  } else if (e->integer.sign == IR_UNSIGNED) {
    strbuf_addu(b, bits);
  } else {
    unsigned shift = 64 - e->integer.width;
    strbuf_addi(b, (int64_t)(bits << shift) >> shift);
  }
}

/* Nested lists of these dimensions. */
static void add_elements(strbuf *b, const ir_type *e, const uint64_t *bits, size_t *at,
                         const int64_t *dims, size_t rank) {
  if (!rank) {
    bool complex = ir_type_is(e, IR_TYPE_COMPLEX);
    const ir_type *part = complex ? e->element : e;
    if (complex) strbuf_addc(b, '(');
    add_literal(b, part, bits[(*at)++]);
    if (complex) strbuf_adds(b, ", ");
    if (complex) add_literal(b, part, bits[(*at)++]);
    if (complex) strbuf_addc(b, ')');
    return;
  }
  strbuf_addc(b, '[');
  for (int64_t k = 0; k < *dims; k++) {
    if (k) strbuf_adds(b, ", ");
    add_elements(b, e, bits, at, dims + 1, rank - 1);
  }
  strbuf_addc(b, ']');
}

static void add_tensor(strbuf *b, const int64_t *dims, size_t rank, const char *element) {
  strbuf_adds(b, "tensor<");
  for (size_t k = 0; k < rank; k++) strbuf_addf(b, "%lldx", (long long)dims[k]);
  strbuf_addf(b, "%s>", element);
}

/* Elements lie in whole bytes, the least significant first; signed ones are extended. */
static void expect(const char *text, const interp_value *v, const ir_type *e, const uint64_t *bits,
                   size_t count) {
  const ir_type *part = ir_type_is(e, IR_TYPE_COMPLEX) ? e->element : e;
  unsigned width = ir_type_is(part, IR_TYPE_FLOAT) ? part->format->width : part->integer.width;
  bool extend = ir_type_is(part, IR_TYPE_INTEGER) && part->integer.sign == IR_SIGNLESS && width > 1;
  size_t bytes = (width + 7) / 8, size = 0;
  const uint8_t *data = interp_data(v, &size);
  assert_non_null(data);
  assert_int_equal(size, count * bytes);
  for (size_t k = 0; k < count; k++) {
    uint64_t want = bits[k];
    if (extend) want = (uint64_t)((int64_t)(want << (64 - width)) >> (64 - width));
    for (size_t byte = 0; byte < bytes; byte++) {
      if (data[k * bytes + byte] != (uint8_t)(want >> 8 * byte))
        print_error("%s: element %zu, byte %zu\n", text, k, byte);
      assert_int_equal(data[k * bytes + byte], (uint8_t)(want >> 8 * byte));
    }
  }
}

static void check_constant(const char *text) {
  ir_context *c = ir_context_new(&vs_builtin_opset()->registry, NULL);
  strbuf errors = STRBUF_INIT, b = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&errors);
  const ir_type *t = text_parse_type(c, text, strlen(text), &sink.sink);
  assert_non_null(t);
  const ir_quant *q = ir_type_is(t, IR_TYPE_QUANTIZED) ? t->quant : NULL;
  const ir_type *e = q ? q->storage : t, *part = ir_type_is(e, IR_TYPE_COMPLEX) ? e->element : e;
  uint64_t bits[BITS_MAX];
  size_t count =
      patterns(ir_type_is(part, IR_TYPE_FLOAT) ? part->format->width : part->integer.width, bits);
  int64_t elements = (int64_t)count / (part == e ? 1 : 2), dims[3] = {elements, 2, 2};
  size_t rank = 1;
  if (q && q->per_axis) { /* two scales along the axis */
    rank = (size_t)q->axis + (q->axis == 0 ? 2 : 1);
    assert_true(rank <= 3);
    for (size_t d = 0; d < rank; d++) dims[d] = 1;
    dims[q->axis] = 2;
    dims[q->axis == 0] = elements / 2;
  }
  strbuf storage = STRBUF_INIT;
  text_print_type(c, e, &storage);
  strbuf_adds(&b, "func.func @main() -> ");
  add_tensor(&b, dims, rank, text);
  strbuf_adds(&b, " {\n  %r = \"stablehlo.constant\"() <{value = dense<");
  size_t at = 0;
  add_elements(&b, e, bits, &at, dims, rank);
  strbuf_adds(&b, "> : ");
  add_tensor(&b, dims, rank, strbuf_str(&storage));
  strbuf_adds(&b, "}> : () -> ");
  add_tensor(&b, dims, rank, text);
  strbuf_adds(&b, "\n  func.return %r : ");
  add_tensor(&b, dims, rank, text);
  strbuf_adds(&b, "\n}\n");
  text_parse_options parse = {.file = text};
  ir_op *m = text_parse(c, strbuf_str(&b), b.len, &parse, &sink.sink);
  interp_value **results = NULL;
  size_t result_count = 0;
  interp_options options = {.audit = true};
  bool ok = m && verify_program(m, &sink.sink) &&
            interp_run(c, m, "main", NULL, 0, &options, &results, &result_count, &sink.sink);
  if (!ok) print_error("%s%s\n", strbuf_str(&b), strbuf_str(&errors));
  assert_true(ok);
  assert_int_equal(result_count, 1);
  assert_ptr_equal(ir_type_element(interp_type(results[0])), t);
  expect(text, results[0], e, bits, at);
  interp_release(results[0]);
  free(results);
  strbuf_free(&storage);
  strbuf_free(&errors);
  strbuf_free(&b);
  ir_context_free(c);
}

static void bits_of_every_type_survive(void **state) {
  (void)state;
  unsigned held = 0;
  for (size_t k = 0; k < TYPES; k++) {
    check_constant(types[k]);
    held++;
  }
  print_message("%u element types\n", held);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_list_is_whole),
      cmocka_unit_test(bits_of_every_type_survive),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
