/* SPDX-License-Identifier: Apache-2.0 */
/* The mutator of artifacts keeps their frame: of what it makes of the seeds, most comes past the
 * header and the sections, which few changes of single bytes do. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "bytecode/bytecode.h"
#include "text/text.h"

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed);
size_t LLVMFuzzerCustomCrossOver(const uint8_t *a, size_t a_size, const uint8_t *b, size_t b_size,
                                 uint8_t *out, size_t max_size, unsigned seed);

static const bc_codec codec = {text_parse_attr, text_parse_type, text_print_attr, text_print_type};

/* In the place of libFuzzer's: one byte becomes another, or one more. */
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size) {
  static uint32_t seed = 1;
  seed = seed * 1664525u + 1013904223u;
  if (size && (seed >> 8) % 2) {
    data[(seed >> 16) % size] ^= (uint8_t)(1u << (seed >> 9) % 8);
  } else if (size < max_size) {
    data[size++] = (uint8_t)(seed >> 24);
  }
  return size;
}

enum { ROOM = 1 << 14, ROUNDS = 400 };

static size_t read_seed(const char *name, uint8_t *out) {
  char path[1024];
  snprintf(path, sizeof path, "%s/tests/fuzz/seeds/bytecode/%s", HLO_CTS_SOURCE, name);
  FILE *f = fopen(path, "rb");
  assert_non_null(f);
  size_t n = fread(out, 1, ROOM, f);
  fclose(f);
  return n;
}

/* Whether the sections of an artifact stand: the first error of the reader, if any, is inside one.
 */
typedef struct place_sink {
  diag_sink sink;
  bool inside;
} place_sink;
static void keep_place(diag_sink *sink, const diag *d) {
  ((place_sink *)sink)->inside = d->place.path && *d->place.path;
}

static bool frame_stands(const uint8_t *bytes, size_t n) {
  place_sink sink = {.sink = {.emit = keep_place}};
  ir_context_options o = {.memory_limit = (size_t)1 << 28, .allow_unregistered = true};
  ir_context *c = ir_context_new(&vs_builtin_opset()->registry, &o);
  bc_read_options read = {.codec = &codec, .allow_other_dialects = true};
  bool good = bc_read(c, bytes, n, &read, &sink.sink) != NULL;
  ir_context_free(c);
  return good || sink.inside;
}

static void mutants_come_past_the_sections(void **state) {
  (void)state;
  static const char *const names[] = {"argument_attributes_1.20.0.bc", "call_private_1.4.0.bc",
                                      "every_part_6.bc", "reduce_pair_1.20.0.bc"};
  uint8_t bytes[ROOM], other[ROOM], made[ROOM];
  size_t stands = 0, crossed = 0, total = 0;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    size_t n = read_seed(names[i], bytes), m = read_seed(names[(i + 1) % 4], other);
    assert_true(frame_stands(bytes, n));
    for (unsigned k = 0; k < ROUNDS; k++, total++) {
      memcpy(made, bytes, n);
      size_t size = LLVMFuzzerCustomMutator(made, n, ROOM, k);
      assert_true(size <= ROOM);
      stands += frame_stands(made, size);
      size = LLVMFuzzerCustomCrossOver(bytes, n, other, m, made, ROOM, k);
      assert_true(size <= ROOM);
      crossed += size && frame_stands(made, size);
    }
  }
  print_message("of %zu mutants %zu keep the frame, of as many crossed %zu\n", total, stands,
                crossed);
  assert_true(stands * 4 > total * 3);
  assert_true(crossed * 4 > total * 3);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(mutants_come_past_the_sections)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
