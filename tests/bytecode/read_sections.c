/* SPDX-License-Identifier: Apache-2.0 */
/* The container: header, sections and tables, on artifacts written by hand after the format's
 * document. */
#include "artifact.h"

/* --- Two artifacts, byte by byte --- */

/* clang-format off */

/* module { %0 = "foo.op"() {a = 5 : i32} : () -> i32 } at bytecode 0. */
static const uint8_t oldest[] = {
    'M', 'L', 0xef, 'R',          /* magic */
    V(0),                         /* bytecode version */
    't', 'e', 's', 't', 0,        /* producer */

    0x00, V(30),                  /* string section */
    V(5),                         /* strings */
    V(2), V(3), V(4), V(7), V(8), /* sizes, the last string's first */
    'b', 'u', 'i', 'l', 't', 'i', 'n', 0,
    'm', 'o', 'd', 'u', 'l', 'e', 0,
    'f', 'o', 'o', 0,
    'o', 'p', 0,
    'a', 0,

    0x01, V(9),                   /* dialect section */
    V(2), V(0), V(2),             /* two dialects: builtin, foo */
    V(0), V(1), V(1),             /* builtin has one op name: module */
    V(1), V(1), V(3),             /* foo has one: op */

    0x02, V(13),                  /* attribute/type section */
    V(15),                        /* attribute 0: unknown location */
    V(2), V(4),                   /* attribute 1: string, string 4 */
    V(8), V(0), V(10),            /* attribute 2: integer, type 0, zigzag of 5 */
    V(1), V(1), V(1), V(2),       /* attribute 3: dictionary, one entry, attributes 1 and 2 */
    V(0), V2(32 << 2),            /* type 0: integer, 32 bits, signless */

    0x03, V(11),                  /* attribute/type offset section */
    V(4), V(1),                   /* four attributes, one type */
    V(0), V(4),                   /* builtin, 4 of it: size << 1 | custom */
    V(3), V(5), V(7), V(9),
    V(0), V(1), V(7),

    0x04, V(14),                  /* IR section */
    V(2),                         /* one op << 1, no arguments */
    V(0), 0x10, V(0), V(3),       /* module; regions; location; one region, isolated */
    V(1), V(1), V(2),             /* one block, one value; one op << 1 */
    V(1), 0x03, V(0), V(3),       /* foo.op; results and attributes; location; attribute 3 */
    V(1), V(0),                   /* one result of type 0 */
};

/* The same at bytecode 6. */
static const uint8_t newest[] = {
    'M', 'L', 0xef, 'R', V(6), 't', 'e', 's', 't', 0,

    0x00, V(30), V(5), V(2), V(3), V(4), V(7), V(8),
    'b', 'u', 'i', 'l', 't', 'i', 'n', 0,
    'm', 'o', 'd', 'u', 'l', 'e', 0,
    'f', 'o', 'o', 0,
    'o', 'p', 0,
    'a', 0,

    0x01, V(10),
    V(2), V(0 << 1), V(2 << 1),   /* name << 1 | versioned */
    V(2),                         /* op names in all */
    V(0), V(1), V(1 << 1 | 1),    /* name << 1 | registered */
    V(1), V(1), V(3 << 1),

    0x02, V(13),
    V(15), V(2), V(4), V(8), V(0), V(10), V(1), V(1), V(1), V(2), V(0), V2(32 << 2),
    0x03, V(11),
    V(4), V(1), V(0), V(4), V(3), V(5), V(7), V(9), V(0), V(1), V(7),

    0x04, V(17),
    V(2),
    V(0), 0x50, V(0), V(0), V(3), /* mask: properties and regions; properties 0 */
    0x04, V(9),                   /* the regions are a section of their own */
    V(1), V(1), V(2),
    V(1), 0x03, V(0), V(3), V(1), V(0),

    0x08, V(4),                   /* properties section */
    V(1),                         /* of one op */
    V(2), V(0), V(0),             /* two bytes: sym_name and sym_visibility are absent */
};

/* clang-format on */

static void check_small(const uint8_t *bytes, size_t n) {
  reading r;
  reading_open(&r);
  r.module = bc_read(r.c, bytes, n, &(bc_read_options){.verify = true}, &r.sink.sink);
  if (!r.module) fail_msg("%s", strbuf_str(&r.errors));
  assert_string_equal(r.module->name->full->bytes, "builtin.module");
  assert_int_equal(ir_count_ops(r.module), 2);
  const ir_op *op = r.module->regions[0].first->first;
  assert_string_equal(op->name->full->bytes, "foo.op");
  assert_int_equal(op->result_count, 1);
  assert_true(ir_type_is_integer(op->results[0].type, 32));
  int64_t value;
  assert_true(ir_attr_as_int(ir_op_discardable(op, "a"), &value));
  assert_int_equal(value, 5);
  assert_true(ir_attr_is(op->loc, IR_ATTR_LOC_UNKNOWN));
  reading_close(&r);
}

static void reads_bytecode_0(void **state) {
  (void)state;
  check_small(oldest, sizeof oldest);
}

static void reads_bytecode_6(void **state) {
  (void)state;
  check_small(newest, sizeof newest);
}

/* --- Header and sections --- */

static void refuse_bytes(const uint8_t *bytes, size_t n, const char *words) {
  reading r;
  reading_open(&r);
  assert_null(bc_read(r.c, bytes, n, NULL, &r.sink.sink));
  assert_int_equal(r.sink.sink.errors, 1);
  if (!strstr(strbuf_str(&r.errors), words))
    fail_msg("expected '%s' in: %s", words, strbuf_str(&r.errors));
  reading_close(&r);
}

static void the_header_tells_producer_and_target(void **state) {
  (void)state;
  static const struct {
    const char *producer;
    vs_version target;
  } cases[] = {{"StableHLO_v1.4.0", VS(1, 4, 0)},
               {"StableHLO_v0.14.12", VS(0, 14, 12)},
               {"MLIR17.0.0git", VS_NONE},
               {"MLIRxxx-trunk", VS_NONE},
               {"StableHLO_v1.4", VS_NONE},
               {"StableHLO_v1.4.0-dev", VS_NONE},
               {"StableHLO_v1.4.", VS_NONE},
               {"StableHLO_v9999.4.0", VS_NONE},
               {"", VS_NONE}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    strbuf b = STRBUF_INIT;
    bc_header h;
    strbuf_adds(&b, "ML\xefR");
    strbuf_addc(&b, (char)V(6));
    strbuf_add(&b, cases[i].producer, strlen(cases[i].producer) + 1);
    assert_true(bc_is_bytecode(b.bytes, b.len));
    assert_true(bc_read_header(b.bytes, b.len, &h, NULL));
    assert_int_equal(h.version, 6);
    assert_int_equal(h.producer_len, strlen(cases[i].producer));
    assert_true(h.target == cases[i].target);
    strbuf_free(&b);
  }
}

static void refuses_what_is_not_bytecode(void **state) {
  (void)state;
  assert_false(bc_is_bytecode("ML\xef", 3));
  refuse_bytes((const uint8_t *)"module {}", 9, "not MLIR bytecode");
  refuse_bytes((const uint8_t *)"", 0, "not MLIR bytecode");
  static const uint8_t future[] = {'M', 'L', 0xef, 'R', V(7), 0};
  refuse_bytes(future, sizeof future, "bytecode version 7");
  static const uint8_t endless[] = {'M', 'L', 0xef, 'R', V(6), 'x'};
  refuse_bytes(endless, sizeof endless, "producer");
}

static void with_tail(const uint8_t *tail, size_t n, const char *words) {
  artifact a = {.version = 6,
                .attrs = unknown_loc,
                .attr_count = 1,
                .region = {empty_region, sizeof empty_region}};
  reading r;
  reading_open(&r);
  build(&a, &r.bytes);
  strbuf_add(&r.bytes, tail, n);
  r.module = bc_read(r.c, r.bytes.bytes, r.bytes.len, NULL, &r.sink.sink);
  if (words) {
    assert_null(r.module);
    if (!strstr(strbuf_str(&r.errors), words)) fail_msg("%s", strbuf_str(&r.errors));
  } else if (!r.module) {
    fail_msg("%s", strbuf_str(&r.errors));
  }
  reading_close(&r);
}

static void sections_are_known_and_stand_once(void **state) {
  (void)state;
  static const uint8_t unknown[] = {9, V(0)}, twice[] = {0, V(0)}, lone[] = {5, V(0)};
  static const uint8_t too_long[] = {5, V(3), 0, 0}, inner_only[] = {7, V(0)};
  with_tail(NULL, 0, NULL);
  with_tail(unknown, sizeof unknown, "unknown section 9");
  with_tail(twice, sizeof twice, "string section is repeated");
  with_tail(lone, sizeof lone, "resource sections is missing");
  with_tail(too_long, sizeof too_long, "resource section has 3 bytes");
  with_tail(inner_only, sizeof inner_only, "no dialect version section at the top");
  static const uint8_t header_only[] = {'M', 'L', 0xef, 'R', V(6), 'x', 0};
  refuse_bytes(header_only, sizeof header_only, "there is no string section");
}

/* A module with an op of VHLO, and a version of a dialect in the header. */
static void write_stating(ir_context *c, const bc_dialect_version *v, strbuf *bytes) {
  arena_guard g;
  if (!ARENA_GUARD(ir_arena(c), &g)) fail_msg("out of memory");
  ir_op *module = ir_module_new(c, ir_loc_unknown(c));
  ir_block_append(module->regions[0].first,
                  ir_op_new(c, ir_opname_get(c, "vhlo.return_v1", 14), ir_loc_unknown(c), NULL, 0,
                            NULL, 0, 0, NULL, 0));
  bc_write_options write = {
      .producer = "p", .version = 6, .dialect_versions = v, .dialect_version_count = 1};
  assert_true(bc_write(c, module, &write, bytes, NULL));
  arena_guard_pop(ir_arena(c), &g);
}

/* The table of versions/dialect_versions.def, by an artifact that states a version. */
static void versions_of_dialects_are_read_kept_and_checked(void **state) {
  (void)state;
  static const struct {
    const char *dialect;
    uint64_t numbers[3];
    size_t count;
    const char *consumer, *says; /* NULL: accepted */
  } rows[] = {
      {"builtin", {0}, 1, NULL, NULL},
      {"builtin", {1}, 1, NULL, "dialect 'builtin' has version 1, and the newest one known is 0"},
      {"builtin", {UINT64_MAX}, 1, NULL, "has version 18446744073709551615, and"},
      {"builtin", {0}, 1, "1.14.0", NULL},
      {"builtin", {0}, 1, "1.13.0", "version 0 of dialect 'builtin' needs 1.14.0; 1.13.0 does not"},
      {"vhlo", {1}, 1, NULL, "dialect 'vhlo' has a version, and no reader knows versions of it"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    ir_context *c = ir_context_new(&vs_builtin_opset()->registry, NULL);
    strbuf bytes = STRBUF_INIT, errors = STRBUF_INIT;
    diag_text_sink sink = diag_text_sink_to(&errors);
    bc_dialect_version v = {.count = rows[i].count};
    bc_facts facts;
    strcpy(v.dialect, rows[i].dialect);
    memcpy(v.numbers, rows[i].numbers, sizeof v.numbers);
    write_stating(c, &v, &bytes);
    assert_true(bc_read_facts(vs_builtin_opset(), bytes.bytes, bytes.len, &facts));
    assert_int_equal(facts.version_count, 1);
    assert_string_equal(facts.versions[0].dialect, rows[i].dialect);
    if (facts.versions[0].count)
      assert_memory_equal(facts.versions[0].numbers, rows[i].numbers, sizeof v.numbers);
    bc_read_options read = {.consumer = VS_NONE};
    if (rows[i].consumer)
      assert_true(vs_parse_number(rows[i].consumer, strlen(rows[i].consumer), &read.consumer));
    bool ok = bc_read(c, bytes.bytes, bytes.len, &read, &sink.sink) != NULL;
    if (ok != !rows[i].says || (!ok && !strstr(strbuf_str(&errors), rows[i].says)))
      fail_msg("row %zu: %s", i, strbuf_str(&errors));
    strbuf_free(&bytes);
    strbuf_free(&errors);
    ir_context_free(c);
  }
}

static void section_padding_is_checked(void **state) {
  (void)state;
  /* Resource sections, the first aligned to 1: no padding. */
  static const uint8_t fine[] = {0x85, V(0), V(1), 6, V(1), V(0)};
  static const uint8_t no_power[] = {0x85, V(0), V(3), 6, V(1), V(0)};
  static const uint8_t zero[] = {0x85, V(0), V(0), 6, V(1), V(0)};
  with_tail(fine, sizeof fine, NULL);
  with_tail(no_power, sizeof no_power, "alignment 3 is not a power of two");
  with_tail(zero, sizeof zero, "alignment 0 is not a power of two");
  /* As much padding as any offset may need, of the byte that it must be, and of another one. */
  uint8_t padded[3 + 64 + 3] = {0x85, V(0), V(64)};
  memset(padded + 3, 0xCB, 64);
  memcpy(padded + 3 + 64, (const uint8_t[]){6, V(1), V(0)}, 3);
  artifact a = {.version = 6,
                .attrs = unknown_loc,
                .attr_count = 1,
                .region = {empty_region, sizeof empty_region}};
  strbuf b = STRBUF_INIT;
  build(&a, &b);
  size_t need = (64 - (b.len + 3) % 64) % 64;
  uint8_t tail[3 + 64 + 3];
  memcpy(tail, padded, 3 + need);
  memcpy(tail + 3 + need, padded + 3 + 64, 3);
  with_tail(tail, 6 + need, NULL);
  assert_true(need > 0);
  tail[3] = 0;
  with_tail(tail, 6 + need, "padding byte is 0x00 instead of 0xcb");
  strbuf_free(&b);
}

static void tables_must_add_up(void **state) {
  (void)state;
  part no_loc[] = {ENTRY(BUILTIN, V(15), V(15))};
  must_refuse(
      &(artifact){.attrs = no_loc, .attr_count = 1, .region = {empty_region, sizeof empty_region}},
      5005, "bytes follow after the entry");
  part no_dialect[] = {ENTRY(7, V(15))};
  must_refuse(
      &(artifact){
          .attrs = no_dialect, .attr_count = 1, .region = {empty_region, sizeof empty_region}},
      5006, "dialect index 7");
  /* Three op names announced, two there. */
  must_refuse(&(artifact){.version = 6,
                          .attrs = unknown_loc,
                          .attr_count = 1,
                          .dialects = {BYTES(V(1), V(0), V(3), V(0), V(2), V(3), V(7))},
                          .region = {empty_region, sizeof empty_region}},
              5007, "3 op names are announced, 2 follow");
}

/* --- Memory --- */

static void running_out_of_memory_is_one_error(void **state) {
  (void)state;
  for (size_t limit = 1; limit < 65536; limit = limit * 2 + 1) {
    ir_context_options o = {.memory_limit = limit, .allow_unregistered = true};
    ir_context *c = ir_context_new(&vs_builtin_opset()->registry, &o);
    if (!c) continue;
    strbuf errors = STRBUF_INIT;
    diag_text_sink sink = diag_text_sink_to(&errors);
    ir_op *module = bc_read(c, newest, sizeof newest, NULL, &sink.sink);
    assert_int_equal(sink.sink.errors, module == NULL);
    strbuf_free(&errors);
    ir_context_free(c);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(running_out_of_memory_is_one_error),
      cmocka_unit_test(reads_bytecode_0),
      cmocka_unit_test(reads_bytecode_6),
      cmocka_unit_test(the_header_tells_producer_and_target),
      cmocka_unit_test(refuses_what_is_not_bytecode),
      cmocka_unit_test(sections_are_known_and_stand_once),
      cmocka_unit_test(versions_of_dialects_are_read_kept_and_checked),
      cmocka_unit_test(section_padding_is_checked),
      cmocka_unit_test(tables_must_add_up),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
