/* SPDX-License-Identifier: Apache-2.0 */
/* Types between builtin, StableHLO and VHLO. */
#include <math.h>

#include "build.h"

static void every_type_without_parameters_comes_back(void **state) {
  (void)state;
  bench b;
  bench_open(&b);
  const vs_opset *o = vs_builtin_opset();
  size_t seen = 0;
  for (size_t i = 0; i < o->type_count; i++) {
    const vs_kind *k = &o->types[i];
    if (strcmp(k->def.dialect, "vhlo") != 0 || k->def.param_count) continue;
    const ir_type *t = ir_type_defined(b.c, &k->def, NULL);
    const ir_type *builtin = vs_type_to_builtin(b.c, t);
    assert_non_null(builtin);
    assert_ptr_not_equal(builtin, t);
    assert_ptr_equal(vs_type_to_vhlo(b.c, builtin), t);
    seen += k->since <= VS(1, 20, 0);
  }
  /* 13 integers with i1, 16 floats, index, none, token, witness: VhloTypes.td at 1.20.0 */
  assert_int_equal(seen, 33);
  bench_close(&b);
}

/* Names and widths read off VhloTypes.td, not off our rows. */
static void names_stand_for_what_they_say(void **state) {
  (void)state;
  bench b;
  bench_open(&b);
  static const struct {
    const char *mnemonic;
    unsigned width;
    ir_signedness sign;
  } integers[] = {
      {"bool_v1", 1, IR_SIGNLESS}, {"i2_v1", 2, IR_SIGNLESS},    {"i4_v1", 4, IR_SIGNLESS},
      {"i8_v1", 8, IR_SIGNLESS},   {"i16_v1", 16, IR_SIGNLESS},  {"i32_v1", 32, IR_SIGNLESS},
      {"i64_v1", 64, IR_SIGNLESS}, {"ui2_v1", 2, IR_UNSIGNED},   {"ui4_v1", 4, IR_UNSIGNED},
      {"ui8_v1", 8, IR_UNSIGNED},  {"ui16_v1", 16, IR_UNSIGNED}, {"ui32_v1", 32, IR_UNSIGNED},
      {"ui64_v1", 64, IR_UNSIGNED}};
  for (size_t i = 0; i < sizeof integers / sizeof *integers; i++)
    assert_ptr_equal(vs_type_to_builtin(b.c, vhlo_type(&b, integers[i].mnemonic, NULL)),
                     ir_type_integer(b.c, integers[i].width, integers[i].sign));
  static const struct {
    const char *mnemonic;
    ir_float_id id;
  } floats[] = {{"tf31_v1", IR_TF32}, /* a slip of the pen that became format */
                {"f4E2M1FN_v1", IR_F4E2M1FN},
                {"f6E2M3FN_v1", IR_F6E2M3FN},
                {"f6E3M2FN_v1", IR_F6E3M2FN},
                {"f8E3M4_v1", IR_F8E3M4},
                {"f8E4M3_v1", IR_F8E4M3},
                {"f8E4M3FN_v1", IR_F8E4M3FN},
                {"f8E4M3FNUZ_v1", IR_F8E4M3FNUZ},
                {"f8E4M3B11FNUZ_v1", IR_F8E4M3B11FNUZ},
                {"f8E5M2_v1", IR_F8E5M2},
                {"f8E5M2FNUZ_v1", IR_F8E5M2FNUZ},
                {"f8E8M0FNU_v1", IR_F8E8M0FNU},
                {"bf16_v1", IR_BF16},
                {"f16_v1", IR_F16},
                {"f32_v1", IR_F32},
                {"f64_v1", IR_F64}};
  for (size_t i = 0; i < sizeof floats / sizeof *floats; i++)
    assert_ptr_equal(vs_type_to_builtin(b.c, vhlo_type(&b, floats[i].mnemonic, NULL)),
                     ir_type_float(b.c, &ir_float_formats[floats[i].id]));
  /* With rows or without: the type of another dialect is the same. */
  const ir_type *witness = vhlo_type(&b, "witness_v1", NULL);
  assert_ptr_equal(
      vs_type_to_vhlo(b.c, ir_type_opaque(b.c, ir_cstr(b.c, "shape"), ir_cstr(b.c, "witness"))),
      witness);
  const ir_type *other = vs_type_to_builtin(b.c, witness);
  assert_memory_equal(ir_type_dialect(other, &(size_t){0}), "shape", 5);
  assert_ptr_equal(vs_type_to_vhlo(b.c, other), witness);
  bench_close(&b);
}

static void comes_back(bench *b, const ir_type *t) {
  const ir_type *vhlo = vs_type_to_vhlo(b->c, t);
  assert_non_null(vhlo);
  assert_ptr_equal(vs_type_to_vhlo(b->c, vhlo), vhlo);
  assert_ptr_equal(vs_type_to_builtin(b->c, vhlo), t);
}

static void types_with_types_inside_come_back(void **state) {
  (void)state;
  bench b;
  bench_open(&b);
  const int64_t dims[] = {2, IR_DYNAMIC};
  const ir_type *t = tensor(&b, 2, dims, f32(&b)), *items[] = {t, scalar(&b, integer(&b, 1))};
  comes_back(&b, t);
  comes_back(&b, scalar(&b, ir_type_complex(b.c, f32(&b))));
  comes_back(&b, ir_type_tuple(b.c, items, 2));
  comes_back(&b, ir_type_tuple(b.c, NULL, 0));
  comes_back(&b, ir_type_function(b.c, items, 2, items, 1));
  comes_back(&b, ir_type_function(b.c, NULL, 0, NULL, 0));
  comes_back(&b, ir_type_unranked_tensor(b.c, f32(&b)));
  comes_back(&b, ir_type_memref(b.c, dims, 2, f32(&b), NULL, NULL));
  const int64_t bounds[] = {IR_DYNAMIC, 4};
  ir_param p = {.u = 0};
  p.ints = bounds;
  p.count = 2;
  comes_back(&b, ir_type_tensor(b.c, dims, 2, f32(&b),
                                defined_attr(&b, "stablehlo", "type_extensions", &p)));
  double scales[] = {0.5, 2};
  int64_t zeros[] = {1, -1};
  ir_quant q = {.is_signed = true,
                .storage = integer(&b, 8),
                .expressed = f32(&b),
                .storage_min = -128,
                .storage_max = 127,
                .scale_count = 1,
                .scales = scales,
                .zero_points = zeros};
  comes_back(&b, tensor(&b, 2, dims, ir_type_quantized(b.c, &q)));
  q.is_signed = false;
  q.storage = ir_type_integer(b.c, 8, IR_UNSIGNED);
  q.storage_min = 0;
  q.storage_max = 255;
  comes_back(&b, tensor(&b, 2, dims, ir_type_quantized(b.c, &q)));
  q.is_signed = true;
  q.storage = integer(&b, 8);
  q.storage_min = -128;
  q.storage_max = 127;
  q.per_axis = true;
  q.axis = 1;
  q.scale_count = 2;
  comes_back(&b, tensor(&b, 2, dims, ir_type_quantized(b.c, &q)));
  const ir_registry *r = ir_context_registry(b.c);
  const ir_typedef *future = r->find_type(r, "stablehlo", 9, "future", 6);
  assert_non_null(future);
  p.types = items;
  p.count = 2;
  comes_back(&b, ir_type_defined(b.c, future, &p));
  bench_close(&b);
}

static void types_without_counterpart_are_refused(void **state) {
  (void)state;
  bench b;
  bench_open(&b);
  const int64_t dims[] = {2};
  const ir_type *odd = integer(&b, 17);
  ir_quant any = {.any = true, .storage = integer(&b, 8), .expressed = f32(&b)};
  const ir_type *none[] = {
      odd,
      ir_type_integer(b.c, 8, IR_SIGNED),
      ir_type_integer(b.c, 1, IR_UNSIGNED),
      ir_type_float(b.c, &ir_float_formats[IR_F80]),
      ir_type_vector(b.c, dims, 1, f32(&b), NULL),
      ir_type_unranked_memref(b.c, f32(&b), NULL),
      ir_type_memref(b.c, dims, 1, f32(&b), NULL, ir_attr_integer(b.c, integer(&b, 64), 1)),
      ir_type_quantized(b.c, &any),
      ir_type_opaque(b.c, ir_cstr(b.c, "foreign"), ir_cstr(b.c, "t")),
      ir_type_tuple(b.c, &odd, 1),
      ir_type_function(b.c, NULL, 0, &odd, 1),
      scalar(&b, odd),
      ir_type_complex(b.c, odd),
  };
  for (size_t i = 0; i < sizeof none / sizeof *none; i++)
    assert_null(vs_type_to_vhlo(b.c, none[i]));
  bench_close(&b);
}

/* VHLO lets anything stand in anything; the builtin types do not. */
static void types_that_cannot_be_are_refused(void **state) {
  (void)state;
  bench b;
  bench_open(&b);
  ir_param p[8];
  memset(p, 0, sizeof p);
  const ir_type *f = vhlo_type(&b, "f32_v1", NULL), *index = vhlo_type(&b, "index_v1", NULL);
  const ir_type *tuple = vhlo_type(&b, "tuple_v1", p);
  p[0].type = index;
  assert_null(vs_type_to_builtin(b.c, vhlo_type(&b, "complex_v1", p)));
  p[0].type = tuple;
  assert_null(vs_type_to_builtin(b.c, vhlo_type(&b, "unranked_tensor_v1", p)));
  memset(p, 0, sizeof p);
  p[1].type = tuple;
  assert_null(vs_type_to_builtin(b.c, vhlo_type(&b, "tensor_v1", p)));
  assert_null(vs_type_to_builtin(b.c, vhlo_type(&b, "buffer_v1", p)));
  const int64_t negative = -2, dynamic = IR_DYNAMIC;
  p[0].ints = &negative;
  p[0].count = 1;
  p[1].type = f;
  assert_null(vs_type_to_builtin(b.c, vhlo_type(&b, "tensor_v1", p)));
  assert_null(vs_type_to_builtin(b.c, vhlo_type(&b, "buffer_v1", p)));
  p[0].ints = &dynamic;
  assert_non_null(vs_type_to_builtin(b.c, vhlo_type(&b, "tensor_v1", p)));
  bench_close(&b);
}

/* Ranges and scales that a quantized type may have. */
static void quantized_types_that_cannot_be_are_refused(void **state) {
  (void)state;
  bench b;
  bench_open(&b);
  ir_param p[8];
  const ir_type *i8 = vhlo_type(&b, "i8_v1", NULL), *ui8 = vhlo_type(&b, "ui8_v1", NULL);
  const ir_type *f = vhlo_type(&b, "f32_v1", NULL);
  const struct {
    const ir_type *storage, *expressed;
    bool is_signed, good;
    double scale;
    int64_t min, max;
  } pairs[] = {{i8, f, false, true, 1, 0, 255},
               {i8, f, true, true, 1, -128, 127},
               {ui8, f, false, true, 1, 0, 1},
               {ui8, f, true, false, 1, 0, 1},
               {f, f, false, false, 1, 0, 1},
               {i8, i8, false, false, 1, 0, 1},
               /* what no text can say */
               {i8, f, true, false, 1, -129, 127},
               {i8, f, true, false, 1, -128, 128},
               {i8, f, false, false, 1, -1, 255},
               {i8, f, false, false, 1, 0, 256},
               {i8, f, true, false, 1, 5, 5},
               {i8, f, true, false, 1, INT64_MIN, INT64_MAX},
               {i8, f, true, false, 0, 0, 1},
               {i8, f, true, false, -8, 0, 1},
               {i8, f, true, false, NAN, 0, 1},
               {i8, f, true, false, 1e39, 0, 1},
               {i8, f, true, false, 1e-46, 0, 1},
               {i8, f, true, true, 3.4e38, 0, 1},
               {i8, f, true, true, 1.5e-45, 0, 1}};
  for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
    memset(p, 0, sizeof p);
    p[0].u = pairs[i].is_signed;
    p[1].type = pairs[i].storage;
    p[2].type = pairs[i].expressed;
    p[3].d = pairs[i].scale;
    p[5].i = pairs[i].min;
    p[6].i = pairs[i].max;
    assert_int_equal(vs_type_to_builtin(b.c, vhlo_type(&b, "quant_v1", p)) != NULL, pairs[i].good);
  }
  double scale = 1;
  int64_t zeros[] = {0, 0};
  for (int i = 0; i < 4; i++) {
    memset(p, 0, sizeof p);
    p[1].type = i8;
    p[2].type = f;
    p[3].i = i == 1 ? -1 : 0;
    p[4].doubles = &scale;
    p[4].count = i == 2 ? 0 : 1;
    p[5].ints = zeros;
    p[5].count = i == 3 ? 2 : p[4].count;
    p[7].i = 1;
    assert_int_equal(vs_type_to_builtin(b.c, vhlo_type(&b, "quant_per_axis_v1", p)) != NULL,
                     i == 0);
  }
  bench_close(&b);
}

static const struct {
  uint16_t id;
  bool is_type;
  size_t param;
  const char *message;
} foreign_inside_vhlo[] = {
    {TYPE_VHLO_COMPLEX_V1, true, 0, "expected VHLO type"},
    {TYPE_VHLO_FUNC_V1, true, 0, "expected VHLO types"},
    {TYPE_VHLO_FUNC_V1, true, 1, "expected VHLO types"},
    {TYPE_VHLO_TENSOR_V1, true, 1, "expected VHLO type or attribute"},
    {TYPE_VHLO_TENSOR_V1, true, 2, "expected VHLO type or attribute"},
    {TYPE_VHLO_FUTURE_V1, true, 0, "expected VHLO types"},
    {TYPE_VHLO_TUPLE_V1, true, 0, "expected VHLO types"},
    {TYPE_VHLO_QUANT_V1, true, 1, "expected VHLO type"},
    {TYPE_VHLO_QUANT_V1, true, 2, "expected VHLO type"},
    {TYPE_VHLO_QUANT_PER_AXIS_V1, true, 1, "expected VHLO type"},
    {TYPE_VHLO_UNRANKED_TENSOR_V1, true, 0, "expected VHLO type"},
    {TYPE_VHLO_BUFFER_V1, true, 1, "expected VHLO types"},
    {ATTR_VHLO_DICT_V1, false, 0, "expected VHLO key attribute"},
    {ATTR_VHLO_FLOAT_V1, false, 0, "expected VHLO type"},
    {ATTR_VHLO_INTEGER_V1, false, 0, "expected VHLO type"},
    {ATTR_VHLO_TENSOR_V1, false, 0, "expected VHLO type"},
    {ATTR_VHLO_TYPE_V1, false, 0, "expected VHLO type"},
    {ATTR_VHLO_RESULT_ACCURACY_V1, false, 3, "expected VHLO result accuracy mode"},
};

/* The messages of VhloTypes.td and VhloAttrs.td. */
static void only_vhlo_stands_inside_vhlo(void **state) {
  (void)state;
  bench b;
  bench_open(&b);
  const vs_opset *o = vs_builtin_opset();
  const ir_type *in[] = {vhlo_type(&b, "i8_v1", NULL), integer(&b, 8)};
  const ir_attr *at[] = {ir_attr_unit(b.c), ir_attr_unit(b.c)};
  ir_param p[8], q;
  memset(&q, 0, sizeof q);
  at[0] = defined_attr(&b, "vhlo", "array_v1", &q);
  for (size_t i = 0; i < sizeof foreign_inside_vhlo / sizeof *foreign_inside_vhlo; i++)
    for (int odd = 0; odd < 2; odd++) {
      const vs_kind *k = foreign_inside_vhlo[i].is_type ? &o->types[foreign_inside_vhlo[i].id]
                                                        : &o->attrs[foreign_inside_vhlo[i].id];
      memset(p, 0, sizeof p);
      for (size_t j = 0; j < k->def.param_count; j++) {
        int which = odd && j == foreign_inside_vhlo[i].param;
        const ir_attr *pair[2] = {at[which], at[1]}; /* a value may be anything */
        switch (k->def.params[j].kind) {
          case IR_PARAM_TYPE: p[j].type = in[which]; break;
          case IR_PARAM_TYPES:
            p[j].types = &in[which];
            p[j].count = 1;
            break;
          case IR_PARAM_ATTR: p[j].attr = at[which]; break;
          case IR_PARAM_PAIRS:
            p[j].attrs = arena_copy(ir_arena(b.c), pair, sizeof pair, 8);
            p[j].count = 2;
            break;
          default: break;
        }
      }
      const char *message = vs_misplaced(k, foreign_inside_vhlo[i].is_type, p);
      if (odd)
        assert_string_equal(message ? message : "", foreign_inside_vhlo[i].message);
      else
        assert_null(message);
    }
  bench_close(&b);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_type_without_parameters_comes_back),
      cmocka_unit_test(names_stand_for_what_they_say),
      cmocka_unit_test(types_with_types_inside_come_back),
      cmocka_unit_test(types_without_counterpart_are_refused),
      cmocka_unit_test(types_that_cannot_be_are_refused),
      cmocka_unit_test(quantized_types_that_cannot_be_are_refused),
      cmocka_unit_test(only_vhlo_stands_inside_vhlo),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
