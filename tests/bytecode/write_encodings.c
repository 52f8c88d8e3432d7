/* SPDX-License-Identifier: Apache-2.0 */
/* How attributes, locations and resources are encoded, byte for byte. */
#include "write.h"

/* --- Encodings --- */

/* The bytes of `expected` stand in the attribute/type section when `a` is an attribute of the
 * module (behind "a", attribute 2 or less often referred to). */
static void assert_encoded(fixture *f, const ir_attr *a, const char *expected) {
  ir_op *module = new_module(f);
  ir_op_set_discardable(f->c, module, ir_cstr(f->c, "a"), a);
  assert_true(write_to(f, module, 6));
  strbuf got = STRBUF_INIT, want = STRBUF_INIT;
  section_of(&f->out, BC_SECTION_ATTR_TYPE, &got);
  parse_bytes(expected, &want);
  if (!memmem(got.bytes, got.len, want.bytes, want.len)) fail_msg("no %s", expected);
  strbuf_free(&got);
  strbuf_free(&want);
}

static void whole_numbers_of_every_width(void **state) {
  (void)state;
  fixture *f = open_fixture();
  ir_context *c = f->c;
#define INT(width, value) ir_attr_integer(c, ir_type_integer(c, width, IR_SIGNLESS), value)
  assert_encoded(f, INT(1, 1), "11 01 01");
  assert_encoded(f, INT(4, -1), "11 01 0f");
  assert_encoded(f, INT(8, -1), "11 01 ff");
  assert_encoded(f, INT(9, -1), "11 01 fa 0f");           /* 511, doubled: 1022 */
  assert_encoded(f, INT(32, -1), "11 01 d0 ff ff ff 3f"); /* 2^32 - 1, doubled */
  assert_encoded(f, INT(64, -1), "11 01 03");             /* doubled and complemented: 1 */
  assert_encoded(f, INT(64, INT64_MIN), "11 01 00 ff ff ff ff ff ff ff ff");
  assert_encoded(f, ir_attr_integer(c, ir_type_index(c), -2), "11 01 07");
  const uint64_t words[][2] = {{0, 0}, {7, 0}, {0, 1}, {UINT64_MAX, UINT64_MAX}};
  const ir_type *i128 = ir_type_integer(c, 128, IR_SIGNLESS);
  assert_encoded(f, ir_attr_integer_words(c, i128, words[0]), "11 01 03 01");
  assert_encoded(f, ir_attr_integer_words(c, i128, words[1]), "11 01 03 1d");
  assert_encoded(f, ir_attr_integer_words(c, i128, words[2]), "11 01 05 01 05");
  assert_encoded(f, ir_attr_integer_words(c, i128, words[3]), "11 01 05 03 03");
  const ir_type *f8 = ir_type_float(c, &ir_float_formats[IR_F8E5M2]),
                *f16 = ir_type_float(c, &ir_float_formats[IR_F16]);
  assert_encoded(f, ir_attr_float_bits(c, f8, 0x3c, 0),
                 "13 01 3c"); /* 1: a byte, as up to 8 bits */
  assert_encoded(f, ir_attr_float_bits(c, f16, 0x3c00, 0),
                 "13 01 04 c0 03"); /* 1: doubled, in three bytes */
  close_fixture(f);
}

/* As jaxlib 0.10.1 (text) and 0.10.2 (codes) write them, behind a type attribute and the unknown
 * location. */
static void small_floats_are_codes_since_1_18_0(void **state) {
  (void)state;
  static const struct {
    ir_float_id id;
    const char *code, *text;
  } rows[] = {{IR_TF32, "0d 01 1f 2b", "0d 01 1f 74 66 33 32 00"},
              {IR_F8E5M2, "0d 01 1f 2d", "0d 01 1f 66 38 45 35 4d 32 00"},
              {IR_F4E2M1FN, "0d 01 1f 3b", "0d 01 1f 66 34 45 32 4d 31 46 4e 00"},
              {IR_F8E8M0FNU, "0d 01 1f 41", "0d 01 1f 66 38 45 38 4d 30 46 4e 55 00"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    fixture *f = open_fixture();
    const ir_type *t = ir_type_float(f->c, &ir_float_formats[rows[i].id]);
    f->encoder = i % 2 ? VS(1, 18, 0) : VS_NONE;
    assert_encoded(f, ir_attr_type(f->c, t), rows[i].code);
    f->encoder = VS(1, 17, 0);
    assert_encoded(f, ir_attr_type(f->c, t), rows[i].text);
    close_fixture(f);
  }
}

static void booleans_are_packed(void **state) {
  (void)state;
  fixture *f = open_fixture();
  ir_context *c = f->c;
  const ir_type *i1 = ir_type_integer(c, 1, IR_SIGNLESS);
  static const uint8_t bits[16] = {1, 0, 1, 1, 0, 0, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1};
  static const struct {
    size_t count;
    bool splat;
    const char *bytes;
  } rows[] = {
      {1, true, "25 01 03 ff"},     {7, false, "25 01 03 0d"}, {8, false, "25 01 03 8d"},
      {9, false, "25 01 05 8d 00"}, {9, true, "25 01 03 ff"},  {16, false, "25 01 05 8d fe"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    int64_t count = (int64_t)rows[i].count;
    const ir_type *t = ir_type_tensor(c, &count, 1, i1, NULL);
    assert_encoded(
        f, ir_attr_dense(c, t, bits, rows[i].splat ? 1 : rows[i].count, rows[i].splat, IR_COPY),
        rows[i].bytes);
  }
  int64_t none = 0;
  const ir_type *empty = ir_type_tensor(c, &none, 1, i1, NULL);
  assert_encoded(f, ir_attr_dense(c, empty, bits, 0, false, IR_COPY), "25 01 01");
  close_fixture(f);
}

/* tensor_v1 of bool_v1 with that many elements. */
static const ir_attr *vhlo_booleans(fixture *f, int64_t count, const uint8_t *bits, size_t size) {
  ir_context *c = f->c;
  const vs_opset *o = vs_builtin_opset();
  const ir_typedef *tensor = o->registry.find_type(&o->registry, "vhlo", 4, "tensor_v1", 9);
  const ir_typedef *boolean = o->registry.find_type(&o->registry, "vhlo", 4, "bool_v1", 7);
  const ir_attrdef *dense = o->registry.find_attr(&o->registry, "vhlo", 4, "tensor_v1", 9);
  assert_non_null(tensor);
  assert_non_null(boolean);
  assert_non_null(dense);
  const ir_type *i1 = ir_type_integer(c, 1, IR_SIGNLESS);
  ir_param shape[3] = {0}, attr[2] = {0};
  shape[0].ints = &count;
  shape[0].count = 1;
  shape[1].type = ir_type_defined(c, boolean, shape);
  attr[0].type = ir_type_defined(c, tensor, shape);
  attr[1].attr =
      ir_attr_dense(c, ir_type_tensor(c, &count, 1, i1, NULL), bits, size, size == 1, IR_COPY);
  return ir_attr_defined(c, dense, attr);
}

/* VHLO packs booleans likewise, except a single true one: writers before 1.14.0 write a byte with
 * all bits set, later ones only its bit (writeVhloTensorV1Attr of 435501175). */
static void booleans_of_vhlo_are_packed(void **state) {
  (void)state;
  static const uint8_t bits[9] = {1, 0, 1, 1, 0, 0, 0, 1, 0}, no = 0;
  static const struct {
    vs_version encoder;
    int64_t count;
    const uint8_t *bits;
    size_t size;
    const char *bytes;
  } rows[] = {
      {VS_NONE, 9, bits, 9, "1f 01 05 8d 00"},   {VS_NONE, 9, bits, 1, "1f 01 03 ff"},
      {VS_NONE, 2, bits, 1, "1f 01 03 ff"},      {VS_NONE, 1, bits, 1, "1f 01 03 01"},
      {VS_NONE, 1, &no, 1, "1f 01 03 00"},       {VS_NONE, 0, bits, 0, "1f 01 01"},
      {VS(1, 14, 0), 1, bits, 1, "1f 01 03 01"}, {VS(1, 13, 9), 1, bits, 1, "1f 01 03 ff"},
      {VS(0, 9, 0), 1, bits, 1, "1f 01 03 ff"},  {VS(0, 9, 0), 1, &no, 1, "1f 01 03 00"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    fixture *f = open_fixture();
    f->encoder = rows[i].encoder;
    assert_encoded(f, vhlo_booleans(f, rows[i].count, rows[i].bits, rows[i].size), rows[i].bytes);
    close_fixture(f);
  }
}

/* --- Other legal encodings --- */

static bool same(const strbuf *want, const strbuf *have) {
  return bc_same_but_encoding(vs_builtin_opset(), want->bytes, want->len, have->bytes, have->len);
}

static void only_the_byte_of_a_single_true_may_differ(void **state) {
  (void)state;
  static const uint8_t yes = 1;
  fixture *f = open_fixture();
  ir_op *module = new_module(f);
  ir_op_set_discardable(f->c, module, ir_cstr(f->c, "a"), vhlo_booleans(f, 1, &yes, 1));
  ir_op_set_discardable(f->c, module, ir_cstr(f->c, "b"), vhlo_booleans(f, 2, &yes, 1));
  strbuf old = STRBUF_INIT;
  f->encoder = VS(1, 13, 0);
  assert_true(write_to(f, module, 6));
  strbuf_add(&old, f->out.bytes, f->out.len);
  f->encoder = VS(1, 14, 0);
  assert_true(write_to(f, module, 6));
  assert_int_equal(f->out.len, old.len);
  size_t at = 0, places = 0;
  for (size_t i = 0; i < old.len; i++)
    if (old.bytes[i] != f->out.bytes[i]) places++, at = i;
  assert_int_equal(places, 1);
  assert_true(same(&old, &f->out) && same(&f->out, &old) && same(&old, &old));
  /* Any other byte there, or a difference anywhere else, is none. */
  for (int byte = 0; byte < 256; byte++) {
    f->out.bytes[at] = (char)byte;
    assert_int_equal(same(&old, &f->out), byte == 0x01 || byte == 0xff);
  }
  f->out.bytes[at] = 0x01;
  for (size_t i = 0; i < old.len; i++) {
    if (i == at) continue;
    f->out.bytes[i] ^= 1;
    assert_false(same(&old, &f->out));
    f->out.bytes[i] ^= 1;
  }
  f->out.len--;
  assert_false(same(&old, &f->out));
  strbuf_free(&old);
  close_fixture(f);
}

static void file_locations_of_every_length(void **state) {
  (void)state;
  fixture *f = open_fixture();
  ir_context *c = f->c;
  const istr *file = ir_cstr(c, "f");
  static const struct {
    uint32_t n[4];
    uint8_t given;
    const char *bytes;
  } rows[] = {
      {{3, 4, 3, 4}, 2, "17 05 07 09"},          {{0, 0, 0, 0}, 0, "2d 05 01"},
      {{3, 0, 3, 0}, 1, "2d 05 03 07"},          {{3, 4, 3, 9}, 3, "2d 05 07 07 09 13"},
      {{3, 4, 5, 9}, 4, "2d 05 09 07 09 0b 13"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    /* Attributes: dictionary 0, "a" 1, the location, "f" 2 … by order of meeting: the file's name
     * follows the location. */
    ir_op *module = ir_module_new(c, ir_loc_file_range(c, file, rows[i].n[0], rows[i].n[1],
                                                       rows[i].n[2], rows[i].n[3], rows[i].given));
    assert_true(write_to(f, module, 6));
    strbuf got = STRBUF_INIT, want = STRBUF_INIT;
    section_of(&f->out, BC_SECTION_ATTR_TYPE, &got);
    parse_bytes(rows[i].bytes, &want);
    want.bytes[1] = 3; /* the location is attribute 0, the name attribute 1 */
    parse_bytes("05 05", &want);
    assert_int_equal(got.len, want.len);
    assert_memory_equal(got.bytes, want.bytes, got.len);
    strbuf_free(&got);
    strbuf_free(&want);
  }
  close_fixture(f);
}

static void resources_are_aligned(void **state) {
  (void)state;
  fixture *f = open_fixture();
  ir_context *c = f->c;
  static const uint8_t data[16] = {1, 0, 0, 0, 0, 0, 0, 0, 2};
  const istr *filled = ir_cstr(c, "k"), *bare = ir_cstr(c, "b");
  assert_true(ir_blob_add(c, filled, data, 16, 8, IR_BORROW));
  assert_false(ir_blob_add(c, filled, data, 16, 8, IR_BORROW));
  int64_t two = 2;
  const ir_type *t = ir_type_tensor(c, &two, 1, ir_type_integer(c, 64, IR_SIGNLESS), NULL);
  const ir_attr *items[] = {ir_attr_dense_resource(c, t, bare),
                            ir_attr_dense_resource(c, t, filled)};
  ir_op *module = new_module(f);
  ir_op_set_discardable(c, module, ir_cstr(c, "a"), ir_attr_array(c, items, 2));
  assert_true(write_to(f, module, 6));
  assert_section(f, BC_SECTION_RESOURCE_OFFSET,
                 "01 01 05        ; nothing external; dialect 0 has two\n"
                 "07 31 00        ; string 3, 24 bytes, a blob\n"
                 "09 01 00        ; string 4, declared only\n");
  assert_section(f, BC_SECTION_RESOURCE,
                 "11 21 cb cb cb cb cb cb ; alignment 8, 16 bytes\n"
                 "01 00 00 00 00 00 00 00 02 00 00 00 00 00 00 00\n");
  /* dense_resource: type 0, resource 1 (declared ones come last) and 0 */
  assert_encoded(f, items[0], "21 01 01");
  close_fixture(f);
}

static void what_is_nested_too_deep_is_not_written(void **state) {
  (void)state;
  fixture *f = open_fixture();
  f->sink.show_ids = true;
  const ir_attr *a = ir_attr_array(f->c, NULL, 0);
  for (int depth = 0; !ir_attr_too_large(a); depth++) {
    assert_true(depth <= 1 << 20);
    a = ir_attr_array(f->c, &a, 1);
  }
  ir_op *module = new_module(f);
  ir_op_set_discardable(f->c, module, ir_cstr(f->c, "a"), a);
  assert_false(write_to(f, module, 6));
  assert_non_null(strstr(strbuf_str(&f->errors),
                         "an attribute is nested deeper or larger than limits allow [HLO-5204]"));
  close_fixture(f);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(whole_numbers_of_every_width),
      cmocka_unit_test(small_floats_are_codes_since_1_18_0),
      cmocka_unit_test(booleans_are_packed),
      cmocka_unit_test(booleans_of_vhlo_are_packed),
      cmocka_unit_test(only_the_byte_of_a_single_true_may_differ),
      cmocka_unit_test(file_locations_of_every_length),
      cmocka_unit_test(resources_are_aligned),
      cmocka_unit_test(what_is_nested_too_deep_is_not_written),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
