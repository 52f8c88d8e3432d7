/* SPDX-License-Identifier: Apache-2.0 */
/* Attributes and types, entry by entry, as their encodings are documented. */
#include "artifact.h"

#include "base/limits.h"

static const char *const with_an_empty_one[] = {"builtin", "module", "foo", "op",
                                                "vhlo",    "a",      "b",   ""};
enum { STR_EMPTY = 7 };

/* foo.op with attributes {a = attribute 3}: entries from 3 on and types are the test's own. */
#define FIXED                                                         \
  ENTRY(BUILTIN, V(15)),                     /* 0 unknown location */ \
      ENTRY(BUILTIN, V(2), V(STR_A)),        /* 1 "a" */              \
      ENTRY(BUILTIN, V(1), V(1), V(1), V(3)) /* 2 {a = attribute 3} */
static const uint8_t one_op[] = {V(1), V(0), V(1 << 1), V(OP_FOO), 0x01, V(0), V(2)};

static artifact with(const part *attrs, size_t attr_count, const part *types, size_t type_count) {
  return (artifact){.version = 6,
                    .attrs = attrs,
                    .attr_count = attr_count,
                    .types = types,
                    .type_count = type_count,
                    .region = {one_op, sizeof one_op}};
}

static const ir_attr *attr_a(const reading *r) {
  return ir_op_discardable(r->module->regions[0].first->first, "a");
}

/* --- Integers and floats --- */

static void integers_have_the_form_of_their_width(void **state) {
  (void)state;
  static const struct {
    uint32_t width;
    uint8_t bytes[16];
    size_t size;
    int64_t value;
  } cases[] = {
      {1, {1}, 1, 1}, /* a byte up to 8 bits; i1 is 0 or 1 */
      {4, {0x0d}, 1, -3},
      {8, {0x80}, 1, -128},
      {16, {V2(600)}, 2, 300}, /* a signed varint up to 64, zero-extended: 300 */
      {32, {S(-3)}, 1, -3},    /* ... or sign-extended */
      {32, {0x20, 0xe8, 0xff, 0xff, 0x7f, 0}, 6, -3}, /* 2 * 0xfffffffd */
      {64, {S(-7)}, 1, -7},
      {128, {V(1), S(5)}, 2, 5}, /* words, as many as are not zero at the top */
      {100, {V(0)}, 1, 0},
      {128, {V(2), S(-1), S(-1)}, 3, -1},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    uint8_t type[] = {V(0), V2(cases[i].width << 2)};
    uint8_t value[20] = {V(8), V(0)};
    memcpy(value + 2, cases[i].bytes, cases[i].size);
    if (i == 5) { /* 2 * 0xfffffffd = 0x1fffffffa, a varint of five bytes: shifted by 5, or 0x10 */
      uint64_t v = UINT64_C(0x1fffffffa) << 5 | 0x10;
      for (int k = 0; k < 5; k++) value[2 + k] = (uint8_t)(v >> 8 * k);
    }
    part attrs[] = {FIXED, {value, 2 + (i == 5 ? 5 : cases[i].size), BUILTIN, false}};
    part types[] = {{type, 3, BUILTIN, false}};
    artifact a = with(attrs, 4, types, 1);
    reading r;
    must_read(&r, &a);
    const ir_attr *got = attr_a(&r);
    assert_true(ir_attr_is(got, IR_ATTR_INTEGER));
    int64_t v = (int64_t)got->integer.words[0];
    if (cases[i].width == 1) v &= 1;
    assert_true(v == cases[i].value);
    if (cases[i].width > 64) assert_true((int64_t)got->integer.words[1] == (v < 0 ? -1 : 0));
    reading_close(&r);
  }
}

static void integers_that_do_not_fit_are_refused(void **state) {
  (void)state;
  part wide[] = {FIXED, ENTRY(BUILTIN, V(8), V(0), 0x1d)};
  part i4[] = {ENTRY(BUILTIN, V(0), V(4 << 2))};
  artifact a = with(wide, 4, i4, 1);
  must_refuse(&a, 5011, "more than 4 bits");
  part words[] = {FIXED, ENTRY(BUILTIN, V(8), V(0), V(3), S(1), S(1), S(1))};
  part i128[] = {ENTRY(BUILTIN, V(0), V2(128 << 2))};
  a = with(words, 4, i128, 1);
  must_refuse(&a, 5011, "3 words");
  part f32[] = {ENTRY(BUILTIN, V(5))};
  a = with(wide, 4, f32, 1);
  must_refuse(&a, 5010, "not an integer or index type");
}

static void integer_types_are_limited(void **state) {
  (void)state;
  part attrs[] = {FIXED, ENTRY(BUILTIN, V(6), V(0))};
  part wide[] = {ENTRY(BUILTIN, V(0), 0, 0, 0, 0, 4, 0, 0, 0, 0)}; /* 2^26 << 2 ... */
  artifact a = with(attrs, 4, wide, 1);
  must_refuse(&a, 2, "integer_width");
  part sign[] = {ENTRY(BUILTIN, V(0), V(8 << 2 | 3))};
  a = with(attrs, 4, sign, 1);
  must_refuse(&a, 5011, "signedness");
}

static void floats_are_their_bits(void **state) {
  (void)state;
  /* 1.5f is 0x3fc00000; zigzag 0x7f800000; << 5 | 0x10 in five bytes. */
  uint64_t v = UINT64_C(0x7f800000) << 5 | 0x10;
  uint8_t value[] = {V(9),
                     V(0),
                     (uint8_t)v,
                     (uint8_t)(v >> 8),
                     (uint8_t)(v >> 16),
                     (uint8_t)(v >> 24),
                     (uint8_t)(v >> 32)};
  part attrs[] = {FIXED, {value, sizeof value, BUILTIN, false}};
  part types[] = {ENTRY(BUILTIN, V(5))};
  artifact a = with(attrs, 4, types, 1);
  reading r;
  must_read(&r, &a);
  assert_true(attr_a(&r)->flt.bits[0] == 0x3fc00000);
  reading_close(&r);
}

/* Codes that jaxlib 0.10.2 writes, read off its bytes for each type; no bytecode version has other
 * ones. */
static void small_floats_have_codes(void **state) {
  (void)state;
  static const ir_float_id ids[] = {IR_TF32,       IR_F8E5M2,     IR_F8E4M3,        IR_F8E4M3FN,
                                    IR_F8E5M2FNUZ, IR_F8E4M3FNUZ, IR_F8E4M3B11FNUZ, IR_F8E3M4,
                                    IR_F4E2M1FN,   IR_F6E2M3FN,   IR_F6E3M2FN,      IR_F8E8M0FNU};
  for (unsigned i = 0; i < sizeof ids / sizeof *ids; i++) {
    part attrs[] = {FIXED, ENTRY(BUILTIN, V(6), V(0))}, types[] = {ENTRY(BUILTIN, V(21 + i))};
    artifact a = with(attrs, 4, types, 1);
    reading r;
    bc_facts facts = {0};
    bc_read_options o = {.consumer = VS(1, 17, 0), .allow_other_dialects = true};
    must_refuse_for(&a, &o, 5016, "by its code needs 1.18.0; 1.17.0 knows it as text alone");
    o.consumer = VS(1, 18, 0);
    o.facts = &facts;
    read_artifact(&r, &a, &o);
    if (!r.module) fail_msg("%s", strbuf_str(&r.errors));
    assert_ptr_equal(attr_a(&r)->type, ir_type_float(r.c, &ir_float_formats[ids[i]]));
    assert_true(facts.small_floats);
    reading_close(&r);
  }
  part attrs[] = {FIXED, ENTRY(BUILTIN, V(6), V(0))}, none[] = {ENTRY(BUILTIN, V(33))};
  artifact a = with(attrs, 4, none, 1);
  must_refuse(&a, 5009, "builtin has no type with the code 33");
}

/* --- Booleans --- */

typedef struct booleans {
  uint64_t count;
  const char *data;     /* the blob in hexadecimal */
  const char *elements; /* "101"; "1*": a splat; NULL: refused */
} booleans;

static const booleans boolean_cases[] = {
    /* One element: any of the forms. */
    {1, "00", "0*"},
    {1, "01", "1*"},
    {1, "ff", "1*"},
    {1, "02", NULL},
    /* Two to eight: one byte is bits, unless it is the splat's. */
    {7, "00", "0*"},
    {7, "ff", "1*"},
    {7, "7f", "1*"},
    {7, "01", "1000000"},
    {7, "45", "1010001"},
    {8, "ff", "1*"},
    {8, "fe", "01111111"},
    {2, "02", "01"},
    /* A byte each. */
    {7, "01000100000001", "1010001"},
    {8, "0101010101010101", "1*"},
    {2, "0100", "10"},
    {7, "ff00ff000000ff", "1010001"},
    {7, "02000000000000", NULL},
    /* Nine and more: two bytes are bits, one is a splat. */
    {9, "ff", "1*"},
    {9, "00", "0*"},
    {9, "01", "1*"},
    {9, "02", NULL},
    {9, "0101", "100000001"},
    {9, "ff01", "1*"},
    {16, "ff00", "1111111100000000"},
    {16, "ffff", "1*"},
    {16, "01000000000000000000000000000000", "1000000000000000"},
    {9, "010101", NULL},
    {16, "", NULL},
};

static void check_booleans(const booleans *b, const part *type, size_t types, int dialect,
                           uint8_t code) {
  uint8_t value[64] = {V(code), V(0)};
  size_t size = strlen(b->data) / 2;
  value[2] = V(size);
  for (size_t i = 0; i < size; i++) {
    unsigned byte;
    sscanf(b->data + 2 * i, "%2x", &byte);
    value[3 + i] = (uint8_t)byte;
  }
  part attrs[] = {FIXED, {value, 3 + size, dialect, false}};
  artifact a = with(attrs, 4, type, types);
  if (!b->elements) {
    must_refuse(&a, 5023, "");
    return;
  }
  reading r;
  must_read(&r, &a);
  const ir_attr *d = attr_a(&r);
  if (dialect == VHLO) d = d->defined.params[1].attr;
  assert_true(ir_attr_is(d, IR_ATTR_DENSE));
  bool splat = b->elements[1] == '*' || b->count == 1;
  if (d->dense.splat != splat) fail_msg("%s: splat is %d", b->data, d->dense.splat);
  for (size_t i = 0; i < b->count; i++) {
    int expected = b->elements[splat ? 0 : i] - '0';
    if (*ir_dense_element(d, i) != expected) fail_msg("%s: element %zu", b->data, i);
  }
  reading_close(&r);
}

static void boolean_tensors_are_bits_or_bytes(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof boolean_cases / sizeof *boolean_cases; i++) {
    const booleans *b = &boolean_cases[i];
    /* tensor<count x i1>: builtin code 13 with i1 (0), and vhlo code 20 with bool_v1 (0). */
    part builtin[] = {ENTRY(BUILTIN, V(13), V(1), S((int)b->count), V(1)),
                      ENTRY(BUILTIN, V(0), V(1 << 2))};
    check_booleans(b, builtin, 2, BUILTIN, 18);
    part vhlo[] = {ENTRY(VHLO, V(20), V(1), S((int)b->count), V(1)), ENTRY(VHLO, V(0))};
    check_booleans(b, vhlo, 2, VHLO, 15);
  }
}

/* --- Dense data --- */

static void dense_data_must_fit_its_type(void **state) {
  (void)state;
  const struct {
    part type;
    const char *words;
  } cases[] = {
      {ENTRY(BUILTIN, V(13), V(1), S(3), V(1)), "5 bytes for 3 elements of 4 bytes"},
      {ENTRY(BUILTIN, V(13), V(1), S(-4), V(1)), "dimension 0 is -4"},
      {ENTRY(BUILTIN, V(18), V(1)), "ranked tensor or vector type"},
      {ENTRY(BUILTIN, V(0), V(8 << 2)), "ranked tensor or vector type"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    part attrs[] = {FIXED, ENTRY(BUILTIN, V(18), V(0), V(5), 1, 2, 3, 4, 5)};
    part types[] = {cases[i].type, ENTRY(BUILTIN, V(5))};
    artifact a = with(attrs, 4, types, 2);
    reading r;
    read_artifact(&r, &a, NULL);
    assert_null(r.module);
    if (!strstr(strbuf_str(&r.errors), cases[i].words)) fail_msg("%s", strbuf_str(&r.errors));
    reading_close(&r);
  }
}

/* i4 has a byte, i12 has two; what writers leave in the bits above is cleared. */
static void bits_that_mean_nothing_are_cleared(void **state) {
  (void)state;
  static const struct {
    uint8_t width;
    uint8_t bytes[4], want[4];
  } cases[] = {{4, {0xff, 0x7e, 0x0d, 0x00}, {0x0f, 0x0e, 0x0d, 0x00}},
               {2, {0xfd, 0x02, 0x03, 0x80}, {0x01, 0x02, 0x03, 0x00}},
               {12, {0x34, 0xff, 0x78, 0x06}, {0x34, 0x0f, 0x78, 0x06}}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    int elements = cases[i].width > 8 ? 2 : 4;
    uint8_t value[3 + 4] = {V(18), V(0), V(4)};
    memcpy(value + 3, cases[i].bytes, 4);
    part attrs[] = {FIXED, {value, sizeof value, BUILTIN, false}};
    part types[] = {ENTRY(BUILTIN, V(13), V(1), S(elements), V(1)),
                    ENTRY(BUILTIN, V(0), V(cases[i].width << 2))};
    artifact a = with(attrs, 4, types, 2);
    reading r;
    must_read(&r, &a);
    const ir_attr *got = attr_a(&r);
    assert_int_equal(got->dense.size, 4);
    uint8_t little[4];
    ir_dense_copy(ir_type_element(got->dense.type), little, got->dense.data, 4);
    assert_memory_equal(little, cases[i].want, 4);
    reading_close(&r);
  }
}

/* sparse<[[1, 2]], [2.0]> : tensor<3x4xf32>, with another index, another type and others in the
 * place of the constants. jaxlib 0.10.2 writes such entries. */
static void sparse_elements_are_two_constants(void **state) {
  (void)state;
  static const struct {
    uint8_t type, indices, values, index;
    int number; /* of the diagnostic; 0: it is read */
    const char *says;
  } cases[] = {
      {4, 4, 5, 2, 0, NULL},
      {4, 4, 5, 4, 5011, "a sparse index outside of the shape"},
      {1, 4, 5, 0, 5011, "a sparse index outside of the shape"},
      {3, 4, 5, 0, 5011, "sparse values without an index each"},
      {2, 4, 5, 0, 5010, "not a static shaped type"},
      {4, 5, 5, 0, 5010, "not dense elements of i64"},
      {4, 4, 1, 0, 5010, "not dense elements"},
  };
  part types[] = {ENTRY(BUILTIN, V(0), V2(256)), ENTRY(BUILTIN, V(13), V(2), S(1), S(2), V(0)),
                  ENTRY(BUILTIN, V(5)), ENTRY(BUILTIN, V(13), V(1), S(1), V(2)),
                  ENTRY(BUILTIN, V(13), V(2), S(3), S(4), V(2))};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    uint8_t sparse[] = {V(20), V(cases[i].type), V(cases[i].indices), V(cases[i].values)};
    uint8_t indices[] = {V(18), V(1),           V(16), 1, 0, 0, 0, 0, 0, 0,
                         0,     cases[i].index, 0,     0, 0, 0, 0, 0, 0};
    part attrs[] = {FIXED,
                    {sparse, sizeof sparse, BUILTIN, false},
                    {indices, sizeof indices, BUILTIN, false},
                    ENTRY(BUILTIN, V(18), V(3), V(4), 0, 0, 0, 0x40)};
    artifact a = with(attrs, 6, types, 5);
    if (cases[i].number) {
      must_refuse(&a, cases[i].number, cases[i].says);
      continue;
    }
    reading r;
    must_read(&r, &a);
    const ir_attr *got = attr_a(&r);
    assert_true(ir_attr_is(got, IR_ATTR_SPARSE));
    assert_int_equal(got->sparse.type->shaped.dims[1], 4);
    int64_t second;
    float value;
    memcpy(&second, got->sparse.indices->dense.data + 8, sizeof second);
    memcpy(&value, got->sparse.values->dense.data, sizeof value);
    assert_int_equal(second, 2);
    assert_true(value == 2);
    reading_close(&r);
  }
}

/* Two entries with the same content are two attributes; one entry is one. */
static void distinct_attributes_are_entries(void **state) {
  (void)state;
  part attrs[] = {FIXED, ENTRY(BUILTIN, V(0), V(3), V(4), V(5), V(4)), ENTRY(BUILTIN, V(21), V(1)),
                  ENTRY(BUILTIN, V(21), V(1))};
  artifact a = with(attrs, 6, NULL, 0);
  reading r;
  must_read(&r, &a);
  const ir_attr *got = attr_a(&r), *const *items = got->array.items;
  assert_true(ir_attr_is(items[0], IR_ATTR_DISTINCT));
  assert_ptr_equal(items[0], items[2]);
  assert_ptr_not_equal(items[0], items[1]);
  assert_ptr_equal(items[0]->distinct.content, items[1]->distinct.content);
  reading_close(&r);
}

static void large_data_stays_in_the_input(void **state) {
  (void)state;
  uint8_t value[3 + 1 + 128] = {V(18), V(0), V2(128)};
  for (int i = 0; i < 128; i++) value[4 + i] = (uint8_t)i;
  part attrs[] = {FIXED, {value, sizeof value, BUILTIN, false}};
  part types[] = {ENTRY(BUILTIN, V(13), V(2), S(32), S(4), V(1)), ENTRY(BUILTIN, V(0), V(8 << 2))};
  artifact a = with(attrs, 4, types, 2);
  reading r;
  must_read(&r, &a);
  const ir_attr *d = attr_a(&r);
  assert_true(d->dense.data >= (const uint8_t *)r.bytes.bytes &&
              d->dense.data + d->dense.size <= (const uint8_t *)r.bytes.bytes + r.bytes.len);
  assert_int_equal(d->dense.size, 128);
  assert_int_equal(d->dense.data[127], 127);
  reading_close(&r);
}

static void resources_keep_their_data(void **state) {
  (void)state;
  part attrs[] = {FIXED, ENTRY(BUILTIN, V(16), V(0), V(0))};
  part types[] = {ENTRY(BUILTIN, V(13), V(1), S(2), V(1)), ENTRY(BUILTIN, V(0), V(8 << 2))};
  artifact a = with(attrs, 4, types, 2);
  /* No external groups; builtin has one: key "b", 4 bytes, a blob: alignment 1, 2 bytes. */
  a.resource_offset = (part){BYTES(V(0), V(BUILTIN), V(1), V(STR_B), V(4), 0)};
  a.resource = (part){BYTES(V(1), V(2), 7, 8)};
  reading r;
  must_read(&r, &a);
  assert_string_equal(attr_a(&r)->resource.key->bytes, "b");
  const ir_blob *blob = ir_blob_get(r.c, attr_a(&r)->resource.key);
  assert_non_null(blob);
  assert_int_equal(blob->size, 2);
  assert_int_equal(blob->data[1], 8);
  reading_close(&r);
  a.resource = (part){BYTES(V(1), V(3), 7, 8)};
  must_refuse(&a, 5007, "a blob's size is 3");
  a.resource_offset = (part){BYTES(V(0), V(BUILTIN), V(1), V(STR_B), V(4), 9)};
  must_refuse(&a, 5021, "unknown kind 9");
}

static void resources_of_other_dialects_are_left_out(void **state) {
  (void)state;
  part attrs[] = {FIXED, ENTRY(BUILTIN, V(16), V(0), V(0))};
  part types[] = {ENTRY(BUILTIN, V(13), V(1), S(2), V(1)), ENTRY(BUILTIN, V(0), V(8 << 2))};
  artifact a = with(attrs, 4, types, 2);
  a.resource_offset = (part){BYTES(V(0), V(FOO), V(1), V(STR_B), V(4), 0)};
  a.resource = (part){BYTES(V(1), V(2), 7, 8)};
  reading r;
  reading_open(&r);
  r.sink.show_ids = true;
  build(&a, &r.bytes);
  bc_read_options o = {.file = "t.bc"};
  r.module = bc_read(r.c, r.bytes.bytes, r.bytes.len, &o, &r.sink.sink);
  const char *warning =
      strstr(strbuf_str(&r.errors), "the resource 'b' of dialect 'foo' is not kept");
  assert_non_null(warning);
  assert_non_null(strstr(warning, "[HLO-5025]"));
  reading_close(&r);
}

/* --- Locations --- */

static void every_kind_of_location_is_read(void **state) {
  (void)state;
  part attrs[] = {
      FIXED,
      ENTRY(BUILTIN, V(0), V(6), V(4), V(5), V(6), V(7), V(8), V(9), V(10)), /* 3 array of them */
      ENTRY(BUILTIN, V(11), V(1), V(3), V(4)),                               /* 4 "a":3:4 */
      ENTRY(BUILTIN, V(22), V(1), V(4), V(3), V(4), V(5), V(6)),             /* 5 "a":3:4 to 5:6 */
      ENTRY(BUILTIN, V(22), V(1), V(3), V(3), V(4), V(9)),                   /* 6 "a":3:4 to :9 */
      ENTRY(BUILTIN, V(14), V(1), V(4)),                                     /* 7 "a"(4) */
      ENTRY(BUILTIN, V(10), V(4), V(7)),       /* 8 callsite(4 at 7) */
      ENTRY(BUILTIN, V(12), V(2), V(4), V(0)), /* 9 fused[4, 0] */
      ENTRY(BUILTIN, V(13), V(1), V(4), V(1)), /* 10 fused<"a">[4] */
  };
  ((uint8_t *)attrs[3].bytes)[1] = V(7);
  artifact a = with(attrs, 11, NULL, 0);
  reading r;
  must_read(&r, &a);
  const ir_attr *const *l = attr_a(&r)->array.items;
  assert_int_equal(attr_a(&r)->array.count, 7);
  assert_ptr_equal(l[0], ir_loc_file(r.c, ir_cstr(r.c, "a"), 3, 4));
  assert_ptr_equal(l[1], ir_loc_file_range(r.c, ir_cstr(r.c, "a"), 3, 4, 5, 6, 4));
  assert_ptr_equal(l[2], ir_loc_file_range(r.c, ir_cstr(r.c, "a"), 3, 4, 3, 9, 3));
  assert_ptr_equal(l[3], ir_loc_name(r.c, ir_cstr(r.c, "a"), l[0]));
  assert_ptr_equal(l[4], ir_loc_callsite(r.c, l[0], l[3]));
  assert_ptr_equal(l[5],
                   ir_loc_fused(r.c, (const ir_attr *[]){l[0], ir_loc_unknown(r.c)}, 2, NULL));
  assert_ptr_equal(l[6], ir_loc_fused(r.c, l, 1, ir_attr_string(r.c, "a", 1)));
  reading_close(&r);

  bc_read_options o = {.consumer = VS(1, 8, 0)};
  static const uint8_t module_alone[] = {V(1), V(0), V(0)};
  artifact ranged = {
      .version = 6,
      .attrs = attrs + 0,
      .attr_count = 11,
      .ir = {BYTES(V(2), V(OP_MODULE), 0x50, V(5), V(0), V(3), 4, V(3), V(1), V(0), V(0))}};
  (void)module_alone;
  must_refuse_for(&ranged, &o, 5016, "file range location needs 1.9.0; 1.8.0 does not know it");
}

static void a_location_is_made_of_locations(void **state) {
  (void)state;
  part attrs[] = {FIXED, ENTRY(BUILTIN, V(14), V(1), V(1))};
  artifact a = with(attrs, 4, NULL, 0);
  must_refuse(&a, 5010, "not a location");
  part line[] = {FIXED, ENTRY(BUILTIN, V(11), V(1), 0, 0, 0, 0, 0, 1, 0, 0, 0, V(1))};
  a = with(line, 4, NULL, 0);
  must_refuse(&a, 5011, "a line or column is");
}

/* --- Structure --- */

static void entries_must_not_contain_themselves(void **state) {
  (void)state;
  part attrs[] = {FIXED, ENTRY(BUILTIN, V(0), V(1), V(4)), ENTRY(BUILTIN, V(0), V(1), V(3))};
  artifact a = with(attrs, 5, NULL, 0);
  must_refuse(&a, 5012, "attribute 3 contains itself");
  part type_attr[] = {FIXED, ENTRY(BUILTIN, V(6), V(0))};
  part types[] = {ENTRY(BUILTIN, V(9), V(0))};
  a = with(type_attr, 4, types, 1);
  must_refuse(&a, 5012, "type 0 contains itself");
}

static void nesting_of_entries_is_limited(void **state) {
  (void)state;
  enum { MANY = LIMIT_NESTING_DEPTH + 10 };
  static uint8_t bytes[MANY][4];
  static part attrs[MANY + 3];
  const part fixed[] = {FIXED};
  memcpy(attrs, fixed, sizeof fixed);
  for (int i = 0; i < MANY; i++) {
    uint8_t link[] = {V(0), V(1), V2(i + 4)};
    memcpy(bytes[i], link, 4);
    attrs[3 + i] = (part){bytes[i], 4, BUILTIN, false};
  }
  attrs[MANY + 2] = (part){fixed[1].bytes, fixed[1].size, BUILTIN, false};
  artifact a = with(attrs, MANY + 3, NULL, 0);
  must_refuse(&a, 2, "nesting_depth");
}

static void shared_entries_that_explode_are_refused(void **state) {
  (void)state;
  /* Each array holds the next one twice: 2^60 nodes when written out. */
  enum { LEVELS = 60 };
  static uint8_t bytes[LEVELS][4];
  static part attrs[LEVELS + 4];
  const part fixed[] = {FIXED};
  memcpy(attrs, fixed, sizeof fixed);
  for (int i = 0; i < LEVELS; i++) {
    uint8_t both[] = {V(0), V(2), V(i + 4), V(i + 4)};
    memcpy(bytes[i], both, 4);
    attrs[3 + i] = (part){bytes[i], 4, BUILTIN, false};
  }
  attrs[LEVELS + 3] = (part){fixed[1].bytes, fixed[1].size, BUILTIN, false};
  artifact a = with(attrs, LEVELS + 4, NULL, 0);
  must_refuse(&a, 2, "expanded_nodes");
}

static void codes_and_dialects_must_be_known(void **state) {
  (void)state;
  part code[] = {FIXED, ENTRY(BUILTIN, V(23))};
  artifact a = with(code, 4, NULL, 0);
  must_refuse(&a, 5009, "builtin has no attribute with the code 23");
  part vhlo[] = {FIXED, ENTRY(VHLO, V(99))};
  a = with(vhlo, 4, NULL, 0);
  must_refuse(&a, 5009, "vhlo has no attribute with the code 99");
  part foo[] = {FIXED, ENTRY(FOO, V(1))};
  a = with(foo, 4, NULL, 0);
  must_refuse(&a, 5013, "dialect 'foo' is unknown: only it knows");
  part count[] = {FIXED, ENTRY(BUILTIN, V(0), V(5), V(1))};
  a = with(count, 4, NULL, 0);
  must_refuse(&a, 5007, "the number of attributes is 5");
  part twice[] = {FIXED, ENTRY(BUILTIN, V(1), V(2), V(1), V(0), V(1), V(0))};
  a = with(twice, 4, NULL, 0);
  must_refuse(&a, 5011, "the dictionary has 'a' twice");
  part nameless[] = {FIXED, ENTRY(BUILTIN, V(1), V(1), V(4), V(0)),
                     ENTRY(BUILTIN, V(2), V(STR_EMPTY))};
  a = with(nameless, 5, NULL, 0);
  a.strings = with_an_empty_one;
  a.string_count = STR_EMPTY + 1;
  must_refuse(&a, 5011, "a key of the dictionary is empty");
}

static void text_is_kept_without_a_codec(void **state) {
  (void)state;
  part attrs[] = {FIXED, ENTRY(BUILTIN, V(0), V(3), V(4), V(5), V(6)), TEXT(FOO, "#foo.bar<1>"),
                  TEXT(BUILTIN, "affine_map<(d0) -> (d0)>"), ENTRY(BUILTIN, V(6), V(0))};
  part types[] = {TEXT(BUILTIN, "f8E4M3FN")};
  artifact a = with(attrs, 7, types, 1);
  reading r;
  must_read(&r, &a);
  const ir_attr *const *items = attr_a(&r)->array.items;
  assert_true(ir_attr_is(items[0], IR_ATTR_OPAQUE));
  assert_string_equal(items[0]->opaque.dialect->bytes, "foo");
  assert_string_equal(items[0]->opaque.body->bytes, "bar<1>");
  assert_true(ir_attr_is(items[1], IR_ATTR_VERBATIM));
  assert_ptr_equal(items[2]->type, ir_type_float(r.c, &ir_float_formats[IR_F8E4M3FN]));
  reading_close(&r);
  part odd[] = {TEXT(BUILTIN, "whatever")};
  a = with(attrs, 7, odd, 1);
  must_refuse(&a, 5022, "cannot parse 'whatever'");
}

/* --- VHLO --- */

static void a_consumer_refuses_newer_types_and_attributes(void **state) {
  (void)state;
  part type[] = {FIXED, ENTRY(VHLO, V(17), V(0))};
  part f4[] = {ENTRY(VHLO, V(37))};
  artifact a = with(type, 4, f4, 1);
  a.dialects =
      (part){BYTES(V(3), V(0), V(4 << 1), V(4 << 1), V(2), V(0), V(1), V(3), V(0), V(1), V(3))};
  a.ir = (part){BYTES(V(2), V(OP_MODULE), 0x51, V(0), V(2), V(0), V(3), 4, V(3), V(1), V(0), V(0))};
  bc_read_options o = {.consumer = VS(1, 7, 0)};
  must_refuse_for(&a, &o, 5016, "type vhlo.f4E2M1FN_v1 needs 1.8.0; 1.7.0 does not know it");
  o.consumer = VS(1, 8, 0);
  reading r;
  read_artifact(&r, &a, &o);
  if (!r.module) fail_msg("%s", strbuf_str(&r.errors));
  reading_close(&r);
}

static void enumerations_have_the_cases_they_define(void **state) {
  (void)state;
  part gt[] = {FIXED, ENTRY(VHLO, V(3), V(3))};
  artifact a = with(gt, 4, NULL, 0);
  reading r;
  must_read(&r, &a);
  assert_int_equal(attr_a(&r)->defined.params[0].u, 3);
  reading_close(&r);
  part none[] = {FIXED, ENTRY(VHLO, V(3), V(6))};
  a = with(none, 4, NULL, 0);
  must_refuse(&a, 5015, "has no case 6");
}

static void a_consumer_refuses_newer_cases(void **state) {
  (void)state;
  /* API_VERSION_TYPED_FFI. */
  part typed[] = {FIXED, ENTRY(VHLO, V(5), V(4))};
  artifact a = with(typed, 4, NULL, 0);
  a.dialects =
      (part){BYTES(V(3), V(0), V(4 << 1), V(4 << 1), V(2), V(0), V(1), V(3), V(0), V(1), V(3))};
  a.ir = (part){BYTES(V(2), V(OP_MODULE), 0x51, V(0), V(2), V(0), V(3), 4, V(3), V(1), V(0), V(0))};
  typed[3].dialect = 1;
  bc_read_options o = {.consumer = VS(1, 2, 0)};
  must_refuse_for(&a, &o, 5016, "API_VERSION_TYPED_FFI of CustomCallApiVersionV1 needs 1.3.0");
  o.consumer = VS(1, 3, 0);
  reading r;
  read_artifact(&r, &a, &o);
  if (!r.module) fail_msg("%s", strbuf_str(&r.errors));
  reading_close(&r);
}

static void optional_parameters_say_whether_they_are_there(void **state) {
  (void)state;
  /* axis_ref_v1 (22): name, varint 0 or 1, then the rest; mesh_v1 (25): axes, index << 1 | present.
   */
  part attrs[] = {FIXED,
                  ENTRY(BUILTIN, V(0), V(4), V(4), V(5), V(6), V(7)),
                  ENTRY(VHLO, V(22), V(1), V(0)),
                  ENTRY(VHLO, V(22), V(1), V(1), V(1)),
                  ENTRY(VHLO, V(25), V(1), V(0)),
                  ENTRY(VHLO, V(25), V(1), V(1 << 1 | 1))};
  artifact a = with(attrs, 8, NULL, 0);
  reading r;
  must_read(&r, &a);
  const ir_attr *const *items = attr_a(&r)->array.items;
  for (int i = 0; i < 4; i++) assert_int_equal(items[i]->defined.params[1].attr != NULL, i % 2);
  reading_close(&r);
  part flag[] = {FIXED, ENTRY(VHLO, V(22), V(1), V(2), V(1))};
  a = with(flag, 4, NULL, 0);
  must_refuse(&a, 5011, "a flag must be 0 or 1, not 2");
  part index[] = {FIXED, ENTRY(VHLO, V(25), V(1), V(1 << 1))};
  a = with(index, 4, NULL, 0);
  must_refuse(&a, 5011, "an absent attribute has the index 1");
}

static void a_type_may_have_two_encodings(void **state) {
  (void)state;
  part attrs[] = {FIXED, ENTRY(BUILTIN, V(0), V(2), V(4), V(5)), ENTRY(BUILTIN, V(6), V(0)),
                  ENTRY(BUILTIN, V(6), V(1))};
  part types[] = {ENTRY(VHLO, V(20), V(1), S(2), V(2)), ENTRY(VHLO, V(21), V(1), V(1), S(2), V(2)),
                  ENTRY(VHLO, V(4))};
  artifact a = with(attrs, 6, types, 3);
  reading r;
  must_read(&r, &a);
  const ir_attr *const *items = attr_a(&r)->array.items;
  assert_null(items[0]->type->defined.params[2].attr);
  assert_non_null(items[1]->type->defined.params[2].attr);
  reading_close(&r);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(integers_have_the_form_of_their_width),
      cmocka_unit_test(integers_that_do_not_fit_are_refused),
      cmocka_unit_test(integer_types_are_limited),
      cmocka_unit_test(floats_are_their_bits),
      cmocka_unit_test(small_floats_have_codes),
      cmocka_unit_test(boolean_tensors_are_bits_or_bytes),
      cmocka_unit_test(dense_data_must_fit_its_type),
      cmocka_unit_test(bits_that_mean_nothing_are_cleared),
      cmocka_unit_test(sparse_elements_are_two_constants),
      cmocka_unit_test(distinct_attributes_are_entries),
      cmocka_unit_test(large_data_stays_in_the_input),
      cmocka_unit_test(resources_keep_their_data),
      cmocka_unit_test(resources_of_other_dialects_are_left_out),
      cmocka_unit_test(every_kind_of_location_is_read),
      cmocka_unit_test(a_location_is_made_of_locations),
      cmocka_unit_test(entries_must_not_contain_themselves),
      cmocka_unit_test(nesting_of_entries_is_limited),
      cmocka_unit_test(shared_entries_that_explode_are_refused),
      cmocka_unit_test(codes_and_dialects_must_be_known),
      cmocka_unit_test(text_is_kept_without_a_codec),
      cmocka_unit_test(a_consumer_refuses_newer_types_and_attributes),
      cmocka_unit_test(enumerations_have_the_cases_they_define),
      cmocka_unit_test(a_consumer_refuses_newer_cases),
      cmocka_unit_test(optional_parameters_say_whether_they_are_there),
      cmocka_unit_test(a_type_may_have_two_encodings),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
