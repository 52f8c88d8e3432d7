/* Damaged artifacts: every truncation, and every byte changed in eight ways, ends in a program or
 * in exactly one diagnostic, for the reader and for the inspector. */
#include "artifact.h"

/* A bit of everything: properties, regions, arguments, locations, dense data, use-list orders. */
static void build_sample(int version, strbuf *out) {
  part attrs[] = {
      ENTRY(BUILTIN, V(15)),
      ENTRY(BUILTIN, V(2), V(STR_A)),
      ENTRY(BUILTIN, V(1), V(1), V(1), V(3)),
      ENTRY(BUILTIN, V(0), V(4), V(4), V(5), V(6), V(7)),
      ENTRY(BUILTIN, V(8), V(0), V(5)),
      ENTRY(BUILTIN, V(18), V(1), V(8), 1, 0, 0, 0, 2, 0, 0, 0),
      ENTRY(BUILTIN, V(14), V(1), V(8)),
      ENTRY(VHLO, V(15), V(2), V(2), 0x55, 0x01),
      ENTRY(BUILTIN, V(11), V(1), V(3), V(4)),
      TEXT(FOO, "#foo.x"),
  };
  part types[] = {
      ENTRY(BUILTIN, V(0), V2(32 << 2)),
      ENTRY(BUILTIN, V(13), V(1), S(2), V(0)),
      ENTRY(VHLO, V(20), V(1), S(9), V(3)),
      ENTRY(VHLO, V(0)),
      ENTRY(VHLO, V(30), V(1), V(5), V(6), V(0), S(-8), S(7), V(1), S(1), V(1), S(0)),
      ENTRY(VHLO, V(11)),
      ENTRY(VHLO, V(4)),
  };
  /* clang-format off */
  static const uint8_t newer[] = {
      V(1), V(1), V(4 << 1),
      V(OP_FOO), 0x23, V(8), V(2), V(1), V(0), V(2 << 1), V(1), V(0), /* a result, two uses */
      V(OP_FOO), 0x54, V(6), V(1), V(1), V(0), V(1 << 1),             /* properties, a region */
      V(2), V(2), V(1 << 1 | 1), V(2), V(0 << 1), V(1 << 1 | 1), V(8), 0,
      V(OP_FOO), 0x0c, V(0), V(1), V(2), V(1), V(1),
      V(1 << 1), V(OP_FOO), 0, V(0),
      V(OP_FOO), 0x04, V(0), V(1), V(0),
      V(OP_FOO), 0x10, V(0), V(1 << 1), V(0)};
  static const uint8_t older[] = {
      V(1), V(1), V(3 << 1), V(OP_FOO), 0x03, V(8), V(2), V(1), V(0),
      V(OP_FOO), 0x14, V(6), V(1), V(0), V(1 << 1),
      V(1), V(1), V(1 << 1 | 1), V(1), V(0), V(8), V(OP_FOO), 0x04, V(0), V(2), V(1), V(0),
      V(OP_FOO), 0x04, V(0), V(1), V(0)};
  /* clang-format on */
  const part props[] = {{BYTES(V(2))}};
  artifact a = {.version = version,
                .attrs = attrs,
                .attr_count = 10,
                .types = types,
                .type_count = 7,
                .props = props,
                .prop_count = 1};
  a.region = version < 3 ? (part){older, sizeof older} : (part){newer, sizeof newer};
  build(&a, out);
}

typedef struct counts {
  size_t read, refused;
} counts;

static void try_bytes(const uint8_t *bytes, size_t n, counts *k) {
  reading r;
  reading_open(&r);
  bc_read_options o = {.verify = true};
  r.module = bc_read(r.c, bytes, n, &o, &r.sink.sink);
  if (r.module) {
    assert_int_equal(r.sink.sink.errors, 0);
    k->read++;
  } else {
    assert_true(r.sink.sink.errors > 0);
    if (k->read == 0) fail_msg("%s", strbuf_str(&r.errors));
    k->refused++;
  }
  reading_close(&r);

  reading_open(&r);
  strbuf out = STRBUF_INIT;
  bc_inspect_options i = {.full = true, .json = n & 1};
  bool whole = bc_inspect(r.c, bytes, n, &i, &out, &r.sink.sink);
  assert_int_equal(r.sink.sink.errors, whole ? 0 : 1);
  if (!whole && !strstr(strbuf_str(&out), "damage"))
    fail_msg("%s\n%s", strbuf_str(&out), strbuf_str(&r.errors));
  strbuf_free(&out);
  reading_close(&r);
}

/* Every `step`th truncation and byte. */
static void damage(const strbuf *b, size_t step, counts *k) {
  uint8_t *bytes = malloc(b->len);
  assert_non_null(bytes);
  memcpy(bytes, b->bytes, b->len);
  try_bytes(bytes, b->len, k);
  assert_int_equal(k->read, 1); /* undamaged */
  for (size_t n = 0; n < b->len; n += step) {
    /* A copy of its own size, so that reading past the end is seen. */
    uint8_t *cut = malloc(n + !n);
    assert_non_null(cut);
    memcpy(cut, bytes, n);
    try_bytes(cut, n, k);
    free(cut);
  }
  assert_int_equal(k->read, 1);
  uint32_t seed = 1;
  for (size_t at = 0; at < b->len; at += step) {
    uint8_t was = bytes[at];
    seed = seed * 1664525u + 1013904223u;
    const uint8_t values[] = {0x00,    0xff,    (uint8_t)(was + 1), (uint8_t)(was - 1),
                              was ^ 1, was ^ 8, was ^ 0x80,         (uint8_t)(seed >> 24)};
    for (size_t i = 0; i < sizeof values; i++) {
      bytes[at] = values[i];
      try_bytes(bytes, b->len, k);
    }
    bytes[at] = was;
  }
  free(bytes);
}

static void damage_sample(int version) {
  counts k = {0, 0};
  strbuf b = STRBUF_INIT;
  build_sample(version, &b);
  damage(&b, 1, &k);
  assert_true(k.refused > k.read);
  strbuf_free(&b);
}

static void damage_to_bytecode_0_is_survived(void **state) {
  (void)state;
  damage_sample(0);
}

static void damage_to_bytecode_6_is_survived(void **state) {
  (void)state;
  damage_sample(6);
}

/* A few bytes of each of four goldens; HLO_CTS_DAMAGE_STEP=1 tries them all (minutes). */
static void damage_to_goldens_is_survived(void **state) {
  (void)state;
  static const char *const versions[] = {"0_9_0", "0_14_0", "1_0_0", "1_20_0"};
  static const char root[] = HLO_CTS_UPSTREAM;
  const char *given = getenv("HLO_CTS_DAMAGE_STEP");
  size_t step = given ? strtoul(given, NULL, 10) : 0;
  if (!root[0]) skip();
  for (size_t i = 0; i < sizeof versions / sizeof *versions; i++) {
    char path[1024], buffer[4096];
    size_t n;
    counts k = {0, 0};
    strbuf b = STRBUF_INIT;
    snprintf(path, sizeof path, "%s/stablehlo/tests/vhlo/stablehlo_legalize_to_vhlo.%s.mlir.bc",
             root, versions[i]);
    FILE *f = fopen(path, "rb");
    if (!f) fail_msg("cannot open %s", path);
    while ((n = fread(buffer, 1, sizeof buffer, f)) > 0) strbuf_add(&b, buffer, n);
    fclose(f);
    damage(&b, step ? step : 101, &k);
    if (step) print_message("%s: %zu read, %zu refused\n", versions[i], k.read, k.refused);
    strbuf_free(&b);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(damage_to_bytecode_0_is_survived),
      cmocka_unit_test(damage_to_bytecode_6_is_survived),
      cmocka_unit_test(damage_to_goldens_is_survived),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
