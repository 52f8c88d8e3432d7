/* SPDX-License-Identifier: Apache-2.0 */
/* Operations, on artifacts written by hand after the format's document. */
#include "artifact.h"

#include "base/limits.h"

/* --- Operations --- */

/* Attribute 0 unknown location; type 0 i32. */
static const part i32_type[] = {ENTRY(BUILTIN, V(0), V2(32 << 2))};
#define PLAIN(v, ...)                                                                          \
  {                                                                                            \
    .version = (v), .attrs = unknown_loc, .attr_count = 1, .types = i32_type, .type_count = 1, \
    .region = {                                                                                \
      BYTES(__VA_ARGS__)                                                                       \
    }                                                                                          \
  }
/* foo.op with no operands and n results of type 0; with operands and no result. */
#define DEF1 V(OP_FOO), 0x02, V(0), V(1), V(0)
#define USE1(a) V(OP_FOO), 0x04, V(0), V(1), V(a)
#define USE2(a, b) V(OP_FOO), 0x04, V(0), V(2), V(a), V(b)

static ir_op *nth(const reading *r, int n) {
  ir_op *op = r->module->regions[0].first->first;
  while (n--) op = op->next;
  return op;
}

static void operands_refer_to_earlier_and_later_values(void **state) {
  (void)state;
  for (int version = 0; version <= 6; version++) {
    reading r;
    artifact a = PLAIN(version, V(1), V(2), V(4 << 1), USE2(1, 0), DEF1, DEF1, USE1(1));
    must_read(&r, &a);
    assert_ptr_equal(nth(&r, 0)->operands[0].value, &nth(&r, 2)->results[0]);
    assert_ptr_equal(nth(&r, 0)->operands[1].value, &nth(&r, 1)->results[0]);
    /* The last use comes first, although the first was made last. */
    const ir_use *use = nth(&r, 2)->results[0].uses;
    assert_ptr_equal(use->owner, nth(&r, 3));
    assert_ptr_equal(use->next->owner, nth(&r, 0));
    reading_close(&r);
  }
}

static void values_must_be_defined(void **state) {
  (void)state;
  artifact missing = PLAIN(6, V(1), V(2), V(2 << 1), DEF1, USE1(1));
  must_refuse(&missing, 5018, "announces 2 values and defines 1");
  artifact more = PLAIN(6, V(1), V(1), V(2 << 1), DEF1, DEF1);
  must_refuse(&more, 5018, "defines more than the 1 values");
  artifact outside = PLAIN(6, V(1), V(1), V(2 << 1), DEF1, USE1(1));
  must_refuse(&outside, 5006, "value index 1");
}

static void values_of_isolated_regions_are_numbered_anew(void **state) {
  (void)state;
  for (int version = 0; version <= 6; version += 2) {
    strbuf region = STRBUF_INIT;
    static const uint8_t inner[] = {V(1), V(1), V(2 << 1), DEF1, USE1(0)};
    static const uint8_t head[] = {V(1), V(1), V(3 << 1), DEF1, V(OP_FOO), 0x10, V(0), V(3)};
    static const uint8_t tail[] = {USE1(0)};
    strbuf_add(&region, head, sizeof head);
    if (version >= 2)
      put_section(&region, 4, inner, sizeof inner);
    else
      strbuf_add(&region, inner, sizeof inner);
    strbuf_add(&region, tail, sizeof tail);
    artifact a = PLAIN(version, 0);
    a.region = (part){(const uint8_t *)region.bytes, region.len};
    reading r;
    must_read(&r, &a);
    ir_op *inside = nth(&r, 1)->regions[0].first->first;
    assert_ptr_equal(inside->next->operands[0].value, &inside->results[0]);
    assert_ptr_equal(nth(&r, 2)->operands[0].value, &nth(&r, 0)->results[0]);
    reading_close(&r);
    strbuf_free(&region);
  }
}

static void values_of_open_regions_end_with_them(void **state) {
  (void)state;
  reading r;
  /* Two regions in the same op: the number after the outer value is used in each. */
  artifact a = PLAIN(6, V(1), V(1), V(3 << 1), DEF1, V(OP_FOO), 0x10, V(0), V(2 << 1), /* regions */
                     V(1), V(1), V(2 << 1), DEF1, USE2(0, 1),                          /* first */
                     V(1), V(1), V(2 << 1), DEF1, USE2(0, 1),                          /* second */
                     USE1(0));
  must_read(&r, &a);
  for (int i = 0; i < 2; i++) {
    ir_op *inside = nth(&r, 1)->regions[i].first->first;
    assert_ptr_equal(inside->next->operands[0].value, &nth(&r, 0)->results[0]);
    assert_ptr_equal(inside->next->operands[1].value, &inside->results[0]);
  }
  reading_close(&r);
  artifact late = PLAIN(6, V(1), V(0), V(2 << 1), V(OP_FOO), 0x10, V(0), V(1 << 1), V(1), V(1),
                        V(1 << 1), DEF1, USE1(0));
  must_refuse(&late, 5006, "value index 0");
}

static void blocks_have_arguments_and_successors(void **state) {
  (void)state;
  reading r;
  /* A region of two blocks in foo.op; the first has an argument with a location, and branches. */
  artifact a = PLAIN(6, V(1), V(0), V(1 << 1), V(OP_FOO), 0x10, V(0), V(1 << 1), /* op */
                     V(2), V(2),                                                 /* region */
                     V(1 << 1 | 1), V(2), V(0 << 1), V(0 << 1 | 1), V(0), 0,     /* args */
                     V(OP_FOO), 0x0c, V(0), V(1), V(1), V(1), V(1), /* operand 1, successor 1 */
                     V(0));                                         /* second block */
  must_read(&r, &a);
  ir_block *first = nth(&r, 0)->regions[0].first;
  assert_int_equal(first->arg_count, 2);
  assert_ptr_equal(ir_op_successors(first->first)[0], first->next);
  assert_ptr_equal(first->first->operands[0].value, first->args[1]);
  reading_close(&r);
  artifact bad = PLAIN(6, V(1), V(0), V(1 << 1), V(OP_FOO), 0x08, V(0), V(1), V(1));
  must_refuse(&bad, 5006, "block index 1");
}

static void block_argument_locations_are_always_there_before_4(void **state) {
  (void)state;
  for (int version = 0; version < 4; version++) {
    static const uint8_t args[] = {V(1),
                                   V(0),
                                   V(1 << 1),
                                   V(OP_FOO),
                                   0x10,
                                   V(0),
                                   V(1 << 1),
                                   V(1),
                                   V(1), /* one block, one value */
                                   V(0 << 1 | 1),
                                   V(1), /* no ops; one argument */
                                   V(0),
                                   V(0), /* type, location */
                                   0};   /* no use-list orders, since 3 */
    artifact a = PLAIN(version, 0);
    a.region = (part){args, sizeof args - (version < 3)};
    reading r;
    must_read(&r, &a);
    assert_int_equal(nth(&r, 0)->regions[0].first->arg_count, 1);
    reading_close(&r);
  }
}

static void masks_follow_the_bytecode_version(void **state) {
  (void)state;
  artifact unknown = PLAIN(6, V(1), V(0), V(1 << 1), V(OP_FOO), 0x80, V(0));
  must_refuse(&unknown, 5017, "encoding mask 0x80");
  artifact early_orders = PLAIN(2, V(1), V(0), V(1 << 1), V(OP_FOO), 0x20, V(0));
  must_refuse(&early_orders, 5017, "encoding mask 0x20");
  artifact early_props = PLAIN(4, V(1), V(0), V(1 << 1), V(OP_FOO), 0x40, V(0));
  must_refuse(&early_props, 5017, "encoding mask 0x40");
}

static void nesting_is_limited(void **state) {
  (void)state;
  for (int excess = 0; excess < 2; excess++) {
    strbuf region = STRBUF_INIT;
    /* The module is the first of LIMIT_NESTING_DEPTH levels. */
    for (int i = 1; i < LIMIT_NESTING_DEPTH + excess; i++) {
      static const uint8_t level[] = {V(1), V(0), V(1 << 1), V(OP_FOO), 0x10, V(0), V(1 << 1)};
      strbuf_add(&region, level, sizeof level);
    }
    static const uint8_t last[] = {V(0)};
    strbuf_add(&region, last, sizeof last);
    artifact a = PLAIN(6, 0);
    a.region = (part){(const uint8_t *)region.bytes, region.len};
    if (excess) {
      must_refuse(&a, 2, "nesting_depth");
    } else {
      reading r;
      must_read(&r, &a);
      assert_int_equal(ir_count_ops(r.module), LIMIT_NESTING_DEPTH);
      reading_close(&r);
    }
    strbuf_free(&region);
  }
}

static void counts_of_nested_regions_do_not_multiply(void **state) {
  (void)state;
  /* Each of 200 levels announces as many values, or blocks, as bytes follow. */
  for (int blocks = 0; blocks < 2; blocks++) {
    strbuf region = STRBUF_INIT;
    for (int i = 0; i < 200; i++) {
      const uint8_t level[] = {blocks ? V(100) : V(1),
                               blocks ? V(0) : V(100),
                               V(1 << 1),
                               V(OP_FOO),
                               0x10,
                               V(0),
                               V(1 << 1)};
      strbuf_add(&region, level, sizeof level);
    }
    strbuf_addn(&region, (char)V(0), 100);
    artifact a = PLAIN(6, 0);
    a.region = (part){(const uint8_t *)region.bytes, region.len};
    must_refuse(&a, 5007, "more than the section could hold");
    strbuf_free(&region);
  }
}

static void a_dictionary_of_many_ops_is_limited(void **state) {
  (void)state;
  /* A dictionary of 2000 entries in 4000 ops: eight million attributes out of 60,000 bytes. */
  enum { ENTRIES = 2000, OPS = 4000 };
  static char names[ENTRIES][6];
  static const char *strings[5 + ENTRIES];
  static part attrs[2 + ENTRIES];
  static uint8_t bytes[ENTRIES][10];
  memcpy(strings, plain_strings, 5 * sizeof *strings);
  strbuf dict = STRBUF_INIT, region = STRBUF_INIT;
  put_varint(&dict, 1);
  put_varint(&dict, ENTRIES);
  attrs[0] = unknown_loc[0];
  for (int i = 0; i < ENTRIES; i++) {
    snprintf(names[i], sizeof names[i], "n%04d", i);
    strings[5 + i] = names[i];
    const uint8_t string[] = {V(2), V2(5 + i)};
    memcpy(bytes[i], string, sizeof string);
    attrs[2 + i] = (part){bytes[i], sizeof string, BUILTIN, false};
    const uint8_t entry[] = {V2(2 + i), V(0)};
    strbuf_add(&dict, entry, sizeof entry);
  }
  attrs[1] = (part){(const uint8_t *)dict.bytes, dict.len, BUILTIN, false};
  const uint8_t head[] = {V(1), V(0), V2(OPS << 1)}, op[] = {V(OP_FOO), 0x01, V(0), V(1)};
  strbuf_add(&region, head, sizeof head);
  for (int i = 0; i < OPS; i++) strbuf_add(&region, op, sizeof op);
  artifact a = {.version = 6,
                .strings = strings,
                .string_count = 5 + ENTRIES,
                .attrs = attrs,
                .attr_count = 2 + ENTRIES,
                .region = {(const uint8_t *)region.bytes, region.len}};
  must_refuse(&a, 2, "op_attributes");
  strbuf_free(&dict);
  strbuf_free(&region);
}

/* --- Use-list orders --- */

/* foo.op defines one value with four uses, by ops 1 to 4; `order` is what stands after its results.
 */
static void check_order(const uint8_t *order, size_t n, const int *expected, const char *refusal) {
  static const uint8_t head[] = {V(1), V(1), V(5 << 1), V(OP_FOO), 0x22, V(0), V(1), V(0)};
  static const uint8_t tail[] = {USE1(0), USE1(0), USE1(0), USE1(0)};
  strbuf region = STRBUF_INIT;
  strbuf_add(&region, head, sizeof head);
  strbuf_add(&region, order, n);
  strbuf_add(&region, tail, sizeof tail);
  artifact a = PLAIN(6, 0);
  a.region = (part){(const uint8_t *)region.bytes, region.len};
  if (refusal) {
    must_refuse(&a, 5019, refusal);
  } else {
    reading r;
    must_read(&r, &a);
    const ir_use *use = nth(&r, 0)->results[0].uses;
    for (int i = 0; i < 4; i++, use = use->next) assert_ptr_equal(use->owner, nth(&r, expected[i]));
    assert_null(use);
    reading_close(&r);
  }
  strbuf_free(&region);
}

/* The reference order is ops 4 3 2 1. What MLIR writes for a list L: for each use of the reference
 * order its place in L; in pairs, place and number in the reference order of those that moved. */
static void use_lists_are_put_in_their_order(void **state) {
  (void)state;
  static const uint8_t rotated[] = {V(4 << 1), V(1), V(2), V(3), V(0)};
  check_order(rotated, sizeof rotated, (const int[]){1, 4, 3, 2}, NULL);
  static const uint8_t cycle[] = {V(6 << 1 | 1), V(1), V(0), V(2), V(1), V(0), V(2)};
  check_order(cycle, sizeof cycle, (const int[]){2, 4, 3, 1}, NULL);
  static const uint8_t same[] = {V(4 << 1), V(0), V(1), V(2), V(3)};
  check_order(same, sizeof same, (const int[]){4, 3, 2, 1}, NULL);
}

static void bad_use_list_orders_are_refused(void **state) {
  (void)state;
  static const uint8_t twice[] = {V(4 << 1), V(1), V(1), V(3), V(0)};
  check_order(twice, sizeof twice, NULL, "not a permutation");
  static const uint8_t few[] = {V(3 << 1), V(0), V(1), V(2)};
  check_order(few, sizeof few, NULL, "not a permutation");
  static const uint8_t outside[] = {V(4 << 1), V(0), V(1), V(2), V(4)};
  check_order(outside, sizeof outside, NULL, "not a permutation");
  static const uint8_t odd[] = {V(3 << 1 | 1), V(0), V(1), V(2)};
  check_order(odd, sizeof odd, NULL, "not a permutation");
  static const uint8_t hole[] = {V(2 << 1 | 1), V(0), V(1)};
  check_order(hole, sizeof hole, NULL, "not a permutation");
  static const uint8_t none[] = {V(0)};
  check_order(none, sizeof none, NULL, "empty use-list order");
}

/* --- Properties --- */

static const part named_values[] = {
    ENTRY(BUILTIN, V(15)),                  /* 0 unknown location */
    ENTRY(BUILTIN, V(2), V(STR_A)),         /* 1 "a" */
    ENTRY(BUILTIN, V(1), V(1), V(1), V(1)), /* 2 {a = "a"} */
};

static void properties_of_an_unregistered_op_are_an_attribute(void **state) {
  (void)state;
  const part props[] = {{BYTES(V(2))}};
  static const uint8_t region[] = {V(1), V(0), V(1 << 1), V(OP_FOO), 0x40, V(0), V(1)};
  artifact a = {.version = 6,
                .attrs = named_values,
                .attr_count = 3,
                .props = props,
                .prop_count = 1,
                .region = {region, sizeof region}};
  reading r;
  must_read(&r, &a);
  assert_int_equal(nth(&r, 0)->attr_count, 0);
  assert_true(ir_attr_is(nth(&r, 0)->props[0], IR_ATTR_DICT));
  reading_close(&r);
  a.registered_foo = true;
  must_refuse(
      &a, 5020,
      "dialect 'foo' is unknown: the properties of 'foo.op' are in a form that only it knows");
  const part longer[] = {{BYTES(V(2), V(2))}};
  a.registered_foo = false;
  a.props = longer;
  must_refuse(&a, 5005, "after the properties");
}

static void attributes_must_be_a_dictionary_and_locations_locations(void **state) {
  (void)state;
  static const uint8_t not_dict[] = {V(1), V(0), V(1 << 1), V(OP_FOO), 0x01, V(0), V(1)};
  artifact a = {
      .version = 6, .attrs = named_values, .attr_count = 3, .region = {not_dict, sizeof not_dict}};
  must_refuse(&a, 5010, "not a dictionary");
  static const uint8_t not_loc[] = {V(1), V(0), V(1 << 1), V(OP_FOO), 0x00, V(1)};
  a.region = (part){not_loc, sizeof not_loc};
  must_refuse(&a, 5010, "not a location");
}

/* --- Dialects and consumers --- */

/* One registered op of VHLO. */
static artifact vhlo_op(const char *name) {
  static const char *strings[] = {"builtin", "module", "vhlo", NULL};
  static const uint8_t region[] = {V(1), V(0), V(1 << 1), V(OP_FOO), 0x00, V(0)};
  static const uint8_t dialects[] = {V(2), V(0), V(2 << 1), V(2), V(0),
                                     V(1), V(3), V(1),      V(1), V(3 << 1 | 1)};
  strings[3] = name;
  return (artifact){.version = 6,
                    .strings = strings,
                    .string_count = 4,
                    .attrs = unknown_loc,
                    .attr_count = 1,
                    .region = {region, sizeof region},
                    .dialects = {dialects, sizeof dialects}};
}

static void ops_of_known_dialects_must_exist(void **state) {
  (void)state;
  artifact a = vhlo_op("constant_v99");
  must_refuse(&a, 5014, "operation 'vhlo.constant_v99' found in dialect ('vhlo')");
}

static void a_consumer_refuses_what_is_newer(void **state) {
  (void)state;
  artifact a = vhlo_op("exponential_v2");
  bc_read_options o = {.consumer = VS(1, 8, 0)};
  must_refuse_for(&a, &o, 5014, "'vhlo.exponential_v2' needs 1.9.0; 1.8.0 does not know it");
  o.consumer = VS(0, 14, 0);
  must_refuse_for(&a, &o, 5001, "bytecode version 6 needs 0.15.0; 0.14.0 reads up to 5");
  o.consumer = VS(1, 9, 0);
  reading r;
  read_artifact(&r, &a, &o);
  assert_non_null(r.module);
  reading_close(&r);
}

static void other_dialects_are_for_consumers_that_ask(void **state) {
  (void)state;
  artifact a = PLAIN(6, V(1), V(0), V(1 << 1), V(OP_FOO), 0x00, V(0));
  bc_read_options o = {.consumer = VS(1, 10, 0), .allow_other_dialects = true};
  must_refuse_for(&a, &o, 5013, "dialect 'foo' needs 1.11.0; 1.10.0 does not know it");
  o.consumer = VS(1, 11, 0);
  reading r;
  read_artifact(&r, &a, &o);
  assert_non_null(r.module);
  reading_close(&r);
  o.allow_other_dialects = false;
  must_refuse_for(&a, &o, 5013, "dialect 'foo' is not part of a portable artifact");
}

static void a_context_may_refuse_unknown_dialects(void **state) {
  (void)state;
  artifact a = PLAIN(6, V(1), V(0), V(1 << 1), V(OP_FOO), 0x00, V(0));
  reading r;
  reading_open(&r);
  ir_context_allow_unregistered(r.c, false);
  build(&a, &r.bytes);
  assert_null(bc_read(r.c, r.bytes.bytes, r.bytes.len, NULL, &r.sink.sink));
  assert_non_null(strstr(strbuf_str(&r.errors), "dialect 'foo' is unknown"));
  reading_close(&r);
}

static void what_is_no_module_is_put_into_one(void **state) {
  (void)state;
  static const uint8_t two[] = {V(2 << 1), V(OP_FOO), 0x00, V(0), V(OP_FOO), 0x00, V(0)};
  artifact a = {.version = 6, .attrs = unknown_loc, .attr_count = 1, .ir = {two, sizeof two}};
  reading r;
  must_read(&r, &a);
  assert_string_equal(r.module->name->full->bytes, "builtin.module");
  assert_int_equal(ir_count_ops(r.module), 3);
  reading_close(&r);
}

static void the_outermost_block_has_no_arguments(void **state) {
  (void)state;
  /* No ops and arguments; one, of type 0 without location; no use-list orders; no ops. */
  static const uint8_t block[] = {V(0 << 1 | 1), V(1), V(0 << 1), 0, V(0)};
  part types[] = {ENTRY(BUILTIN, V(0), V(8 << 2))};
  artifact a = {.version = 6,
                .attrs = unknown_loc,
                .attr_count = 1,
                .types = types,
                .type_count = 1,
                .ir = {block, sizeof block}};
  /* The section announces no values. */
  must_refuse(&a, 5018, "the region defines more than the 0 values it announces");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(operands_refer_to_earlier_and_later_values),
      cmocka_unit_test(values_must_be_defined),
      cmocka_unit_test(values_of_isolated_regions_are_numbered_anew),
      cmocka_unit_test(values_of_open_regions_end_with_them),
      cmocka_unit_test(blocks_have_arguments_and_successors),
      cmocka_unit_test(block_argument_locations_are_always_there_before_4),
      cmocka_unit_test(masks_follow_the_bytecode_version),
      cmocka_unit_test(nesting_is_limited),
      cmocka_unit_test(counts_of_nested_regions_do_not_multiply),
      cmocka_unit_test(a_dictionary_of_many_ops_is_limited),
      cmocka_unit_test(use_lists_are_put_in_their_order),
      cmocka_unit_test(bad_use_list_orders_are_refused),
      cmocka_unit_test(properties_of_an_unregistered_op_are_an_attribute),
      cmocka_unit_test(attributes_must_be_a_dictionary_and_locations_locations),
      cmocka_unit_test(ops_of_known_dialects_must_exist),
      cmocka_unit_test(a_consumer_refuses_what_is_newer),
      cmocka_unit_test(other_dialects_are_for_consumers_that_ask),
      cmocka_unit_test(a_context_may_refuse_unknown_dialects),
      cmocka_unit_test(what_is_no_module_is_put_into_one),
      cmocka_unit_test(the_outermost_block_has_no_arguments),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
