/* SPDX-License-Identifier: Apache-2.0 */
/* One cause is one: messages as jaxlib, IREE and glog write them, of one root and of different
 * ones. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "harness/reports/causes.h"
#include "harness/words/cause_text.h"

static size_t head_is(const char *message, const char *want) {
  strbuf_auto head = STRBUF_INIT;
  size_t begin = cause_head(message, &head);
  assert_string_equal(strbuf_str(&head), want);
  return begin;
}

static void a_head_begins_where_something_is_told(void **state) {
  (void)state;
  static const char died[] = "was killed by signal 6 (Aborted); its output: ";
  strbuf_auto message = STRBUF_INIT;
  strbuf_addf(&message, "%sI0102 03:04:05.678901 9 a.cc:6] begin\n", died);
  assert_int_equal(
      head_is(strbuf_str(&message),
              "was killed by signal N (Aborted); its output: I0102 N:N:N N a.cc:N] begin"),
      0);
  size_t before = message.len;
  strbuf_adds(&message, "F0102 03:04:05.678901 9 a.cc:7] no memory");
  assert_int_equal(head_is(strbuf_str(&message), "a.cc:N] no memory"),
                   before + strlen("F0102 03:04:05.678901 9 "));
  assert_int_equal(head_is("\nWARNING: slow\nx.mlir:3: error: no kernel", "no kernel"), 32);
}

static void what_changes_from_run_to_run_is_left_out(void **state) {
  (void)state;
  static const char want[] = "rng_expander.cc:N] Check failed: primitive_type == F16";
  head_is(
      "was killed by signal 6 (Aborted); its output: F1124 15:22:11.856937   12165 "
      "rng_expander.cc:58] Check failed: primitive_type == F16 \n*** trace ***",
      want);
  head_is(
      "W0101 00:00:00.000001 1 cpu_client.cc:3] slow\n"
      "F0102 01:02:03.456789 77 rng_expander.cc:61] Check failed: primitive_type == F16",
      want);
  head_is(
      "was killed by signal 6 (Aborted); its output: 2026-11-29 03:10:27.793143: E "
      "external/a.cc:7] "
      "no device\n2026-11-29 03:10:27.793143: F external/xla/xla/rng_expander.cc:58] Check failed: "
      "primitive_type == F16 \n*** trace ***",
      want);
  head_is("E no list [2] here", "E no list [N] here");
  head_is("at 0x7ffe12 and 0x1: 12 of [2, 3] by 1.19209e-07", "at N and N: N of [N] by N");
  head_is("at 0x5 and 0x2: 3 of [2, 3, 4] by 0.5", "at N and N: N of [N] by N");
}

static void preambles_are_skipped(void **state) {
  (void)state;
  head_is(
      "\nWARNING: all log messages before absl::InitializeLog() is called are written to STDERR\n"
      "I0000 00:00:1732462810.123456 1 service.cc:145] XLA service\n"
      "UNKNOWN: <unknown>:0: error: 'stablehlo.rng' op can't be translated to XLA HLO",
      "'stablehlo.rng' op can't be translated to XLA HLO");
  head_is(
      "UNKNOWN: <unknown>:0: error: loc(callsite(\"wrapped_add\" at \"wrapped_add\")): failed to "
      "legalize operation 'arith.addf'",
      "failed to legalize operation 'arith.addf'");
}

static void a_colon_is_followed_by_the_next_line(void **state) {
  (void)state;
  head_is("compilation failed:\n<unknown>:0: error: no kernel for f8E4M3", "no kernel for f8E4M3");
  strbuf_auto far = STRBUF_INIT; /* a place that is longer than the head of a message */
  strbuf_addf(&far, "<unknown>:0: error: loc(fused[\"%0300d\"]): no kernel for f8E4M3", 0);
  head_is(strbuf_str(&far), "no kernel for f8E4M3");
  strbuf_reset(&far);
  strbuf_addf(&far, "compilation of %0300d failed: error: no kernel", 0);
  head_is(strbuf_str(&far), "no kernel");
  head_is("INTERNAL: the backend says:\nout of registers",
          "INTERNAL: the backend says: out of registers");
}

static void shapes_and_notes_are_left_out(void **state) {
  (void)state;
  static const char want[] = "Reshape has other element counts: from=N (T[N]) to=N (T[N]).";
  head_is(
      "UNKNOWN: <unknown>:0: error: Reshape has other element counts: from=6 (pred[2,<=3]) to=6 "
      "(pred[6]).: \n<unknown>:0: note: see current operation: \"func.return\"(%0) : (tensor<i1>)",
      want);
  head_is("error: Reshape has other element counts: from=8 (bf16[2,4]) to=7 (f8e4m3fn[]).", want);
  head_is("the array[3] is no shape", "the array[N] is no shape");
}

static void different_ops_and_types_stay_apart(void **state) {
  (void)state;
  head_is("Invalid type F16 of %convert.5", "Invalid type F16 of %N");
  head_is("Invalid type F8 of %Arg_0.1", "Invalid type F8 of %N");
  head_is("", "");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(what_changes_from_run_to_run_is_left_out),
      cmocka_unit_test(preambles_are_skipped),
      cmocka_unit_test(a_head_begins_where_something_is_told),
      cmocka_unit_test(a_colon_is_followed_by_the_next_line),
      cmocka_unit_test(shapes_and_notes_are_left_out),
      cmocka_unit_test(different_ops_and_types_stay_apart),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
