/* SPDX-License-Identifier: Apache-2.0 */
/* Floats as text: every value of the small formats reads back as it was, and known values are
 * printed as mlir-opt 22.1.8 prints them. */
#include "literal.h"

#include "text/number.h"

static void check_bits(ir_context *c, const ir_float_format *f, uint64_t bits) {
  const ir_type *t = ir_type_float(c, f);
  strbuf out = STRBUF_INIT;
  const ir_attr *a = ir_attr_float_bits(c, t, bits, 0);
  text_print_attr(c, a, &out);
  diag_text_sink sink = diag_text_sink_to(&out);
  const ir_attr *b = text_parse_attr(c, out.bytes, out.len, &sink.sink);
  if (a != b) {
    fail_msg("%s 0x%llx printed as %s reads as 0x%llx", f->name, (unsigned long long)bits,
             strbuf_str(&out), b ? (unsigned long long)b->flt.bits[0] : 0ULL);
  }
  strbuf_free(&out);
}

/* The helpers that make types and attributes need a guard of their own. */
static void guarded(void (*fn)(ir_context *c)) {
  ir_context *c = new_context();
  arena_guard g;
  if (!ARENA_GUARD(ir_arena(c), &g)) fail();
  fn(c);
  arena_guard_pop(ir_arena(c), &g);
  ir_context_free(c);
}

static void check_small_formats(ir_context *c) {
  for (int i = 0; i < IR_FLOAT_COUNT; i++) {
    const ir_float_format *f = &ir_float_formats[i];
    if (f->width > 19) continue;
    for (uint64_t bits = 0; bits < UINT64_C(1) << f->width; bits++) check_bits(c, f, bits);
  }
}

static void every_value_of_a_small_format_reads_back(void **state) {
  (void)state;
  guarded(check_small_formats);
}

static void check_large_formats(ir_context *c) {
  uint64_t x = 1;
  for (int i = 0; i < 20000; i++) {
    x = x * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    uint64_t bits = x ^ x >> 33;
    check_bits(c, &ir_float_formats[IR_F64], bits);
    check_bits(c, &ir_float_formats[IR_F32], bits & UINT32_MAX);
    if (i < 64) { /* powers of two and their neighbours, subnormals included */
      uint64_t power = UINT64_C(1) << i;
      for (int d = -1; d <= 1; d++) {
        check_bits(c, &ir_float_formats[IR_F64], power + (uint64_t)d);
        check_bits(c, &ir_float_formats[IR_F64], (power << 26) + (uint64_t)d);
        check_bits(c, &ir_float_formats[IR_F32], (power + (uint64_t)d) & UINT32_MAX);
      }
    }
  }
}

static void values_of_large_formats_read_back(void **state) {
  (void)state;
  guarded(check_large_formats);
}

static void check_decimals(ir_context *c) {
  (void)c;
  static const struct {
    const char *text;
    double value;
  } rows[] = {
      {"1.0", 1.0},
      {"0.1", 0.1},
      {"0.30000000000000004", 0.30000000000000004},
      {"123456789012345678901234567890.0", 123456789012345678901234567890.0},
      {"1.7976931348623157e308", 0x1.fffffffffffffp1023},
      {"4.9e-324", 0x1p-1074},
      {"2.4703282292062327e-324", 0},             /* just below half of it */
      {"2.4703282292062328e-324", 0x1p-1074},     /* just above */
      {"9007199254740993.0", 9007199254740992.0}, /* a tie, to even */
      {"9007199254740993.00000000000000000001", 9007199254740994.0},
      {"0.000000000000000000000000000000000000000000000000000000000001e60", 1.0},
      {"1000000000000000000000000000000000000000000000000000000000000.0e-60", 1.0},
      {"1.e2", 100.0},
      {"00001.5", 1.5},
      {"1.0e-99999999999999999999", 0},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    strbuf out = STRBUF_INIT;
    diag_text_sink sink = diag_text_sink_to(&out);
    const ir_attr *a = text_parse_attr(c, rows[i].text, strlen(rows[i].text), &sink.sink);
    assert_non_null(a);
    double value;
    memcpy(&value, a->flt.bits, sizeof value);
    if (value != rows[i].value) fail_msg("%s reads as %.17g", rows[i].text, value);
    strbuf_free(&out);
  }
}

static void decimals_are_rounded_correctly(void **state) {
  (void)state;
  guarded(check_decimals);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_value_of_a_small_format_reads_back),
      cmocka_unit_test(values_of_large_formats_read_back),
      cmocka_unit_test(decimals_are_rounded_correctly),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
