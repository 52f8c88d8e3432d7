/* SPDX-License-Identifier: Apache-2.0 */
/* Damaged artifacts: every truncation, and every byte changed in eight ways, ends in a program or
 * in exactly one diagnostic, for the reader and for the inspector. */
#include "artifact.h"

#include <signal.h>
#include <sys/time.h>
#include <unistd.h>

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

/* --- One second for each case --- */

#define CASE_SECONDS 1

/* Names the case that is running; the signal handler prints it. */
static char trying[128];
static size_t trying_len;

/* Time of the processor, not of the clock: a busy machine makes no case slow. */
static void out_of_time(int signal_number) {
  (void)signal_number;
  if (write(STDERR_FILENO, trying, trying_len) < 0) _exit(3);
  _exit(2);
}

static void clock_start(const char *what, size_t at, unsigned value) {
  static const struct itimerval limit = {.it_value = {.tv_sec = CASE_SECONDS}};
  trying_len = (size_t)snprintf(trying, sizeof trying, "longer than %d s: %s %zu (0x%02x)\n",
                                CASE_SECONDS, what, at, value);
  assert_int_equal(setitimer(ITIMER_PROF, &limit, NULL), 0);
}

static void clock_stop(void) {
  static const struct itimerval none;
  assert_int_equal(setitimer(ITIMER_PROF, &none, NULL), 0);
}

/* --- Cases --- */

/* Reading without locations finds the same errors and the same program. */
static void read_unlocated(const uint8_t *bytes, size_t n, const reading *located) {
  reading r;
  reading_open(&r);
  ir_compare_options compare = {.ignore_locations = true};
  bc_read_options o = {.verify = true, .without_locations = true};
  r.module = bc_read(r.c, bytes, n, &o, &r.sink.sink);
  assert_string_equal(strbuf_str(&r.errors), strbuf_str((strbuf *)&located->errors));
  if (r.module) assert_true(ir_equal(r.module, located->module, &compare, NULL));
  reading_close(&r);
}

static void read_bytes(const uint8_t *bytes, size_t n, counts *k) {
  reading r;
  reading_open(&r);
  bc_read_options o = {.verify = true};
  r.module = bc_read(r.c, bytes, n, &o, &r.sink.sink);
  if (r.sink.sink.errors != !r.module)
    fail_msg("%zu errors: %s%s", r.sink.sink.errors, trying, strbuf_str(&r.errors));
  if (r.module)
    k->read++;
  else
    k->refused++;
  read_unlocated(bytes, n, &r);
  reading_close(&r);
}

static void inspect_bytes(const uint8_t *bytes, size_t n, counts *k) {
  reading r;
  reading_open(&r);
  strbuf out = STRBUF_INIT;
  bc_inspect_options o = {.full = true, .json = n & 1};
  bool whole = bc_inspect(r.c, bytes, n, &o, &out, &r.sink.sink);
  if (r.sink.sink.errors != !whole)
    fail_msg("%zu errors: %s%s", r.sink.sink.errors, trying, strbuf_str(&r.errors));
  if (!whole && !strstr(strbuf_str(&out), "damage"))
    fail_msg("%s\n%s", strbuf_str(&out), strbuf_str(&r.errors));
  if (whole)
    k->read++;
  else
    k->refused++;
  strbuf_free(&out);
  reading_close(&r);
}

typedef void (*try_fn)(const uint8_t *bytes, size_t n, counts *k);

static void try_bytes(try_fn fn, const uint8_t *bytes, size_t n, const char *what, size_t at,
                      unsigned value, counts *k) {
  clock_start(what, at, value);
  fn(bytes, n, k);
  clock_stop();
}

/* Every `step`th truncation and byte. */
static void damage(try_fn fn, const strbuf *b, size_t step, counts *k) {
  uint8_t *bytes = malloc(b->len);
  assert_non_null(bytes);
  memcpy(bytes, b->bytes, b->len);
  try_bytes(fn, bytes, b->len, "undamaged", b->len, 0, k);
  assert_int_equal(k->read, 1);
  for (size_t n = 0; n < b->len; n += step) {
    /* A copy of its own size, so that reading past the end is seen. */
    uint8_t *cut = malloc(n + !n);
    assert_non_null(cut);
    memcpy(cut, bytes, n);
    try_bytes(fn, cut, n, "cut at", n, 0, k);
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
      try_bytes(fn, bytes, b->len, "byte", at, values[i], k);
    }
    bytes[at] = was;
  }
  free(bytes);
}

static void damage_sample(int version) {
  static const try_fn fns[] = {read_bytes, inspect_bytes};
  strbuf b = STRBUF_INIT;
  build_sample(version, &b);
  for (size_t i = 0; i < 2; i++) {
    counts k = {0, 0};
    damage(fns[i], &b, 1, &k);
    assert_true(k.refused > k.read);
  }
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

/* Every byte of four goldens with HLO_CTS_DAMAGE_STEP=1 (hours under the sanitizers); a sample of
 * them when nothing is said, which the output says. HLO_CTS_DAMAGE_GOLDEN=1_0_0 takes one,
 * HLO_CTS_DAMAGE_TEST=*refused one of the tests. */
static void damage_to_goldens(try_fn fn) {
  static const char *const versions[] = {"0_9_0", "0_14_0", "1_0_0", "1_20_0"};
  static const char root[] = HLO_CTS_UPSTREAM;
  const char *given = getenv("HLO_CTS_DAMAGE_STEP"), *one = getenv("HLO_CTS_DAMAGE_GOLDEN");
  size_t step = given ? strtoul(given, NULL, 10) : 0;
  if (!step) step = 101;
  if (!root[0]) skip();
  for (size_t i = 0; i < sizeof versions / sizeof *versions; i++) {
    if (one && strcmp(one, versions[i]) != 0) continue;
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
    damage(fn, &b, step, &k);
    print_message("%s: %s, every %zu. of %zu bytes: %zu cases, %zu read, %zu refused\n",
                  versions[i], step == 1 ? "complete" : "a sample", step, b.len, k.read + k.refused,
                  k.read, k.refused);
    strbuf_free(&b);
  }
}

static void damaged_goldens_are_read_or_refused(void **state) {
  (void)state;
  damage_to_goldens(read_bytes);
}

static void damaged_goldens_are_explained(void **state) {
  (void)state;
  damage_to_goldens(inspect_bytes);
}

int main(void) {
  const char *only = getenv("HLO_CTS_DAMAGE_TEST");
  signal(SIGPROF, out_of_time);
  if (only) cmocka_set_test_filter(only);
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(damage_to_bytecode_0_is_survived),
      cmocka_unit_test(damage_to_bytecode_6_is_survived),
      cmocka_unit_test(damaged_goldens_are_read_or_refused),
      cmocka_unit_test(damaged_goldens_are_explained),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
