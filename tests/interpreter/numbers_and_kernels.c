/* SPDX-License-Identifier: Apache-2.0 */
/* Parts of the interpreter by themselves: numbers, strided copies, kernels, the table of
 * behaviours. */
#include "drawn.h"
#include "run.h"

#include <math.h>
#include <time.h>

#include "interpreter/behaviors.h"
#include "interpreter/define/transforms/rng.h"
#include "interpreter/fast/computation/body.h"
#include "interpreter/fast/computation/sort_keys.h"
#include "interpreter/fast/contraction/dot.h"
#include "interpreter/fast/elementwise/kern.h"
#include "interpreter/fast/level.h"
#include "interpreter/fast/movement/nd.h"
#include "interpreter/fast/transform/dft_wide.h"

static void sixteen_bit_floats_agree_with_the_rows(void **state) {
  (void)state;
  static const num_kind kinds[] = {NUM_BF16, NUM_F16};
  for (size_t k = 0; k < 2; k++) {
    const ir_float_format *f = ev_num_rows[kinds[k]].format;
    for (uint32_t u = 0; u < 65536; u++) {
      uint16_t bits = (uint16_t)u, back;
      double d, want = ir_float_decode(f, u);
      ev_num_decode(kinds[k], &bits, 1, &d);
      assert_int_equal(ev_num_double_bits(d), ev_num_double_bits(want));
      ev_num_encode(kinds[k], &d, 1, &back);
      assert_int_equal(back, ir_float_encode(f, d));
      /* Between this value and the next, at and around the tie. */
      uint16_t next = (uint16_t)(bits + 1);
      double e = ir_float_decode(f, next);
      if (!isfinite(d) || !isfinite(e) || (bits ^ next) >> 15) continue;
      double middle = (d + e) / 2;
      const double near[] = {middle, nextafter(middle, INFINITY), nextafter(middle, -INFINITY)};
      for (size_t n = 0; n < 3; n++) {
        ev_num_encode(kinds[k], &near[n], 1, &back);
        assert_int_equal(back, ir_float_encode(f, near[n]));
      }
    }
  }
}

/* An integer is rounded once: the result is at least as near as its neighbours. */
static void integers_become_floats_in_one_rounding(void **state) {
  (void)state;
  static const num_kind kinds[] = {NUM_F32, NUM_BF16, NUM_F16, NUM_FLOATS + IR_F8E5M2};
  for (size_t k = 0; k < 4; k++) {
    const ir_float_format *f = ev_num_rows[kinds[k]].format;
    for (int n = 0; n < 20000; n++) {
      int64_t v = (int64_t)((draw() << 32 | (draw() & 0xffffffff)) >> (draw() % 64));
      if (n % 2) v = -v;
      double r = ev_num_round_int(kinds[k], v, false);
      if (!isfinite(r)) continue;
      uint64_t bits = ir_float_encode(f, r);
      for (int side = -1; side <= 1; side += 2) {
        uint64_t other = bits + (uint64_t)side;
        double o = ir_float_decode(f, other & ((UINT64_C(1) << f->width) - 1));
        if (!isfinite(o) || (o < 0) != (r < 0)) continue;
        __int128 dr = (__int128)r - v, d = (__int128)o - v;
        if (dr < 0) dr = -dr;
        if (d < 0) d = -d;
        assert_true(dr <= d);
      }
    }
  }
}

static void sub_byte_integers_are_canonical(void **state) {
  (void)state;
  int8_t a[] = {0x0f, 0x07, 0x1f};
  ev_num_canonical(NUM_I4, a, 3);
  assert_int_equal(a[0], -1);
  assert_int_equal(a[1], 7);
  assert_int_equal(a[2], -1);
  uint8_t b[] = {0xff, 2};
  ev_num_canonical(NUM_U2, b, 2);
  assert_int_equal(b[0], 3);
  ev_num_canonical(NUM_I1, b, 2);
  assert_int_equal(b[0], 1);
  assert_int_equal(b[1], 0);
  ev_num_set_int(NUM_I4, a, 9);
  assert_int_equal(a[0], -7);
  assert_int_equal(ev_num_int(NUM_I4, a), -7);
}

/* ev_nd_copy against one element at a time, over random shapes, strides and element sizes. */
static void strided_copies_agree_with_the_definition(void **state) {
  (void)state;
  static const size_t sizes[] = {1, 2, 4, 8, 16};
  for (int n = 0; n < 500; n++) {
    int64_t dims[4], order[4], in[4], out[4], index[4] = {0}, d2[4], o2[4], i2[4];
    size_t rank = draw() % 5, size = sizes[draw() % 5], count = 1;
    for (size_t d = 0; d < rank; d++) {
      dims[d] = (int64_t)(draw() % 40) + (n % 7 ? 1 : 0);
      if (rank > 2) dims[d] = dims[d] % 9;
      order[d] = (int64_t)d;
      count *= (size_t)dims[d];
    }
    for (size_t d = rank; d-- > 1;) { /* a permutation */
      size_t e = draw() % (d + 1);
      int64_t t = order[d];
      order[d] = order[e];
      order[e] = t;
    }
    int64_t stride = (int64_t)size;
    for (size_t d = rank; d-- > 0;) {
      in[order[d]] = stride;
      stride *= dims[order[d]] > 0 ? dims[order[d]] : 1;
    }
    ev_nd_strides(dims, rank, size, out);
    uint8_t *from = calloc(count + 1, size), *a = calloc(count + 1, size),
            *b = calloc(count + 1, size);
    for (size_t k = 0; k < count * size; k++) from[k] = (uint8_t)draw();
    const uint8_t *start = from;
    if (rank && count && n % 3 == 0) { /* one dimension backwards, or repeated */
      size_t d = draw() % rank;
      if (n % 2) {
        start += in[d] * (dims[d] - 1);
        in[d] = -in[d];
      } else {
        in[d] = 0;
      }
    }
    for (size_t k = 0; k < count; k++) {
      int64_t at = 0, to = 0;
      for (size_t d = 0; d < rank; d++) {
        at += index[d] * in[d];
        to += index[d] * out[d];
      }
      memcpy(b + to, start + at, size);
      ev_nd_next(index, dims, rank);
    }
    memcpy(d2, dims, sizeof dims);
    memcpy(o2, out, sizeof out);
    memcpy(i2, in, sizeof in);
    if (count) assert_true(ev_nd_copy(rank, d2, a, o2, start, i2, size));
    assert_memory_equal(a, b, count * size + 1);
    free(from);
    free(a);
    free(b);
  }
}

/* Fast contractions against products added one by one with the kernels, bit for bit, at each level
 * and for each kind, with special values among the numbers. */
static void set_number(num_kind k, uint8_t *to, double v) {
  if (ev_num_is(k, NUM_FLOAT))
    ev_num_set_float(k, to, v);
  else
    ev_num_set_int(k, to, (int64_t)draw() >> draw() % 48);
}
/* How many elements are special, by the round; integers of 8 bits in some rounds. */
static void numbers(num_kind k, uint8_t *to, size_t n, int round) {
  for (size_t e = 0; e < n; e++) {
    if (!ev_num_is(k, NUM_FLOAT) && round % 3 == 1) {
      ev_num_set_int(k, to + e * ev_num_rows[k].bytes, (int64_t)(draw() << 32) >> 56);
      continue;
    }
    double v = (double)((int64_t)(draw() % 2001) - 1000) / 64;
    if (round % 4 == 1) v = ldexp(v, (int)(draw() % 40) - 20);
    if (round % 4 == 2 && draw() % 300 == 0) v = special();
    if (round % 4 == 3 && draw() % 20 == 0) v = special();
    set_number(k, to + e * ev_num_rows[k].bytes, v);
  }
}
/* The definition: c = a * b, one product and one sum after the other. */
static void multiply_plainly(num_kind k, size_t rows, size_t columns, size_t depth,
                             const uint8_t *a, const uint8_t *b, uint8_t *c) {
  element_op multiply, add;
  size_t size = ev_num_rows[k].bytes;
  assert_true(ev_element_bind_same(OP_STABLEHLO_MULTIPLY, k, &multiply));
  assert_true(ev_element_bind_same(OP_STABLEHLO_ADD, k, &add));
  for (size_t e = 0; e < rows * columns; e++) {
    uint8_t product[NUM_MAX_BYTES], *sum = c + e * size;
    ev_element_set(k, sum, 0);
    for (size_t d = 0; d < depth; d++) {
      ev_element_2(&multiply, a + (e / columns * depth + d) * size,
                   b + (d * columns + e % columns) * size, product);
      ev_element_2(&add, sum, product, sum);
    }
  }
}
static uint64_t contracted; /* kinds */
static void contract(num_kind k, int round) {
  size_t rows = draw() % 21, columns = draw() % 70, depth = draw() % 40,
         size = ev_num_rows[k].bytes;
  if (round % 5 == 0) columns = draw() % 4;
  uint8_t *a = calloc(rows * depth + 1, size), *b = calloc(depth * columns + 1, size);
  uint8_t *x = calloc(rows * columns + 1, size), *y = calloc(rows * columns + 1, size);
  numbers(k, a, rows * depth, round);
  numbers(k, b, depth * columns, round);
  if (ev_dot_matrices(k, rows, columns, depth, a, b, x)) { /* else there are no tiles of k */
    multiply_plainly(k, rows, columns, depth, a, b, y);
    assert_memory_equal(x, y, (rows * columns + 1) * size);
    contracted |= UINT64_C(1) << k;
  }
  free(a);
  free(b);
  free(x);
  free(y);
}
static void contractions_agree_with_the_definition(void **state) {
  (void)state;
  for (int level = 0; level < LEVEL_COUNT; level++) {
    ev_level_bound((ev_level)level);
    for (num_kind k = 0; k < NUM_COUNT; k++)
      for (int round = 0; round < 40; round++)
        if (!ev_num_is(k, NUM_COMPLEX)) contract(k, round);
  }
  ev_level_bound(LEVEL_COUNT);
  static const num_kind all[] = {NUM_I8,   NUM_I16, NUM_I32, NUM_I64,
                                 NUM_BF16, NUM_F16, NUM_F32, NUM_F64};
  for (size_t k = 0; k < sizeof all / sizeof *all; k++) assert_true(contracted >> all[k] & 1);
}
/* Codes of 16 bits whose magnitudes lie between two others, some of them zeros, few of them any:
 * sums that cancel, ties, what is next to a power of two, products below the normal numbers of f16,
 * and sums that become infinite. */
static void codes_between(uint16_t least, uint16_t most, uint16_t *to, size_t n) {
  for (size_t e = 0; e < n; e++) {
    uint16_t code = (uint16_t)(least + draw() % (most - least + 1u));
    to[e] = (uint16_t)(code | (draw() & 0x8000));
    if (draw() % 16 == 0) to[e] &= 0x8000;
    if (least == 0 && draw() % 500 == 0) to[e] = (uint16_t)draw();
  }
}
static void contract_codes(num_kind k, const uint16_t bounds[static 4]) {
  enum { ROWS = 7, COLUMNS = 35, DEPTH = 150 };
  static uint16_t a[ROWS * DEPTH], b[DEPTH * COLUMNS], x[ROWS * COLUMNS], y[ROWS * COLUMNS];
  codes_between(bounds[0], bounds[1], a, ROWS * DEPTH);
  codes_between(bounds[2], bounds[3], b, DEPTH * COLUMNS);
  for (size_t depth = 1; depth <= DEPTH; depth += draw() % 31) {
    if (!ev_dot_matrices(k, ROWS, COLUMNS, depth, a, b, x)) continue;
    multiply_plainly(k, ROWS, COLUMNS, depth, (uint8_t *)a, (uint8_t *)b, (uint8_t *)y);
    assert_memory_equal(x, y, sizeof x);
  }
}
/* A sum of f16 stays infinite, however soon its terms change their sign: 37 times 1,800 is too
 * large, 36 times is not. */
static void contract_beyond_the_largest(void) {
  enum { COLUMNS = 20, DEPTH = 80 };
  uint16_t a[2][DEPTH], b[DEPTH * COLUMNS], sums[2][COLUMNS];
  for (size_t k = 0; k < DEPTH * COLUMNS; k++) b[k] = 0x3c00;
  for (size_t k = 0; k < DEPTH; k++)
    for (size_t r = 0; r < 2; r++) a[r][k] = k < 36 + r ? 0x6708 : 0xe708;
  assert_true(ev_dot_matrices(NUM_F16, 2, COLUMNS, DEPTH, a, b, sums));
  for (size_t k = 0; k < COLUMNS; k++) {
    assert_int_not_equal(sums[0][k] & 0x7fff, 0x7c00);
    assert_int_equal(sums[1][k], 0x7c00);
  }
}
static void contractions_of_sixteen_bits_round_each_product_and_each_sum(void **state) {
  (void)state;
  static const struct {
    num_kind k;
    uint16_t bounds[4]; /* of the magnitudes of both operands */
  } rows[] = {
      {NUM_F16, {0x3c00, 0x3fff, 0x3c00, 0x3fff}},  {NUM_F16, {0x0001, 0x3c00, 0x1000, 0x3c00}},
      {NUM_F16, {0x0001, 0x2400, 0x1000, 0x2400}},  {NUM_F16, {0x5000, 0x6800, 0x3c00, 0x4000}},
      {NUM_F16, {0x5c00, 0x7bff, 0x3000, 0x5000}},  {NUM_F16, {0x0000, 0x7bff, 0x0000, 0x7bff}},
      {NUM_F16, {0x3bf0, 0x3c10, 0x0c00, 0x3c00}},  {NUM_BF16, {0x3f80, 0x3fff, 0x3f80, 0x3fff}},
      {NUM_BF16, {0x3f70, 0x3f90, 0x3380, 0x3f80}}, {NUM_BF16, {0x3a00, 0x4200, 0x3a00, 0x4200}},
      {NUM_BF16, {0x0001, 0x0100, 0x3f00, 0x4000}}, {NUM_BF16, {0x1c00, 0x2200, 0x1c00, 0x2200}},
      {NUM_BF16, {0x6000, 0x6b00, 0x5f00, 0x6b00}}, {NUM_BF16, {0x7e00, 0x7f7f, 0x3f00, 0x4000}},
      {NUM_BF16, {0x3f00, 0x4000, 0x7e00, 0x7f7f}}, {NUM_BF16, {0x0000, 0x7f7f, 0x0000, 0x7f7f}}};
  for (int level = 0; level < LEVEL_COUNT; level++) {
    ev_level_bound((ev_level)level);
    for (size_t k = 0; k < sizeof rows / sizeof *rows; k++)
      for (int round = 0; round < 8; round++) contract_codes(rows[k].k, rows[k].bounds);
    contract_beyond_the_largest();
  }
  ev_level_bound(LEVEL_COUNT);
}

/* The first `wanted` of a stable sort, for every way of sorting. */
static void entries_are_sorted_stably(void **state) {
  (void)state;
  for (int round = 0; round < 200; round++) {
    size_t n = draw() % (round % 4 ? 3000 : 40), wanted = round % 3 ? n : draw() % (n + 1);
    unsigned bits = 1 + (unsigned)(draw() % 64);
    sort_entry *a = calloc(n + 1, sizeof *a), *other = calloc(n + 1, sizeof *a);
    uint64_t *keys = calloc(n + 1, sizeof *keys);
    for (size_t k = 0; k < n; k++) {
      keys[k] = ~((draw() << 32 ^ draw()) >> (64 - bits));
      a[k] = (sort_entry){keys[k], k};
    }
    const sort_entry *s = ev_sort_entries(a, other, n, wanted);
    for (size_t k = 0; k < wanted; k++) {
      size_t place = 0; /* how many come before this one */
      for (size_t j = 0; k % 97 == 0 && j < n; j++)
        place += keys[j] < s[k].key || (keys[j] == s[k].key && j < s[k].index);
      if (k % 97 == 0) assert_int_equal(place, k);
      assert_int_equal(keys[s[k].index], s[k].key);
      if (k > 0)
        assert_true(s[k - 1].key < s[k].key ||
                    (s[k - 1].key == s[k].key && s[k - 1].index < s[k].index));
    }
    free(a);
    free(other);
    free(keys);
  }
}

/* Slices that look at the first elements alone get those of the whole sort. 7919 = 41 mod 101, and
 * 41 * 69 = 1: the key 100 stands at 101 - 69 + 101 n, 99 at 101 - 2 * 69 mod 101 + 101 n. */
static void slices_of_a_sort_are_those_of_the_whole(void **state) {
  (void)state;
  assert_results(
      "func.func @main() -> tensor<11xi32> {\n"
      "  %a = stablehlo.iota dim = 0 : tensor<999xi32>\n"
      "  %m = stablehlo.constant dense<7919> : tensor<999xi32>\n"
      "  %w = stablehlo.constant dense<101> : tensor<999xi32>\n"
      "  %p = stablehlo.multiply %a, %m : tensor<999xi32>\n"
      "  %k = stablehlo.remainder %p, %w : tensor<999xi32>\n"
      "  %s:2 = \"stablehlo.sort\"(%k, %a) <{dimension = 0 : i64, is_stable = true}> ({\n"
      "  ^bb0(%x: tensor<i32>, %y: tensor<i32>, %i: tensor<i32>, %j: tensor<i32>):\n"
      "    %c = stablehlo.compare GT, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
      "    stablehlo.return %c : tensor<i1>\n"
      "  }) : (tensor<999xi32>, tensor<999xi32>) -> (tensor<999xi32>, tensor<999xi32>)\n"
      "  %f = stablehlo.slice %s#1 [2:13] : (tensor<999xi32>) -> tensor<11xi32>\n"
      "  return %f : tensor<11xi32>\n}\n",
      "dense<[234, 335, 436, 537, 638, 739, 840, 941, 64, 165, 266]> : tensor<11xi32>\n");
}

/* Passes of radix 2, 3, 4, other primes, and Bluestein's convolution. */
static void transforms_have_the_same_bits_at_each_level(void **state) {
  (void)state;
  static const size_t lengths[] = {1, 2, 3, 8, 12, 16, 35, 64, 97, 210, 768, 1024, 1536, 4096};
  static pair line[4096], first[4096], x[4096];
  for (size_t l = 0; l < sizeof lengths / sizeof *lengths; l++) {
    size_t n = lengths[l];
    dft_plan *plan = ev_dft_plan_new(n);
    for (size_t k = 0; k < n; k++)
      x[k] = (pair){(double)(int32_t)draw() / 65536, (double)(int32_t)draw() / 4096};
    for (int level = 0; level < LEVEL_COUNT; level++) {
      ev_level_bound((ev_level)level);
      memcpy(line, x, sizeof x);
      const pair *done = ev_dft_run(plan, line, level == 0 ? NULL : ev_dft_wide);
      if (level == 0) memcpy(first, done, n * sizeof *done);
      assert_memory_equal(done, first, n * sizeof *done);
    }
    ev_level_bound(LEVEL_COUNT);
    ev_dft_plan_free(plan);
  }
}

/* Terms of a sum, by the round: of all magnitudes, of one; small integers and halves, which often
 * lie in the middle of two sums; with an infinity or a NaN. */
static void every_operation_has_behaviour(void **state) {
  (void)state;
  static const uint16_t without[] = {
      OP_STABLEHLO_RETURN, OP_FUNC_RETURN, OP_FUNC_FUNC, OP_SDY_MESH, OP_SDY_RETURN,
      /* The partitioner's collectives. */
      OP_SDY_ALL_GATHER, OP_SDY_ALL_SLICE, OP_SDY_ALL_TO_ALL, OP_SDY_COLLECTIVE_PERMUTE,
      OP_SDY_SHARDED_TO_UNREDUCED, OP_SDY_REPLICATED_TO_UNREDUCED, OP_SDY_ALL_REDUCE,
      OP_SDY_REDUCE_SCATTER};
  const vs_opset *o = vs_builtin_opset();
  for (size_t k = 0; k < o->op_count; k++) {
    const char *name = o->ops[k].def.name;
    bool ours = strncmp(name, "stablehlo.", 10) == 0 || strncmp(name, "check.", 6) == 0 ||
                strncmp(name, "interpreter.", 12) == 0 || strcmp(name, "func.call") == 0 ||
                strcmp(name, "arith.constant") == 0 || strcmp(name, "tensor.cast") == 0 ||
                strncmp(name, "sdy.", 4) == 0;
    for (size_t h = 0; h < sizeof without / sizeof *without; h++)
      if (o->ops[k].def.id == without[h]) ours = false;
    if (ours && !ev_behavior_of(o->ops[k].def.id) && !o->ops[k].steps)
      fail_msg("%s has no behaviour, and its row does not say how it is computed", name);
    if (!ours && ev_behavior_of(o->ops[k].def.id)) fail_msg("%s should have none", name);
  }
  assert_null(ev_behavior_of(UINT16_MAX));
}

/* Random123's known answers (kat_vectors of https://github.com/DEShawResearch/random123). */
static void generators_give_the_published_vectors(void **state) {
  (void)state;
  assert_int_equal(ev_rng_threefry(0, 0), UINT64_C(0x99ba4efe6b200159));
  assert_int_equal(ev_rng_threefry(UINT64_MAX, UINT64_MAX), UINT64_C(0xbb002be71cb996fc));
  assert_int_equal(ev_rng_threefry(UINT64_C(0x0370734413198a2e), UINT64_C(0x85a308d3243f6a88)),
                   UINT64_C(0x483df7a0c4923a9c));
  uint32_t w[4];
  ev_rng_philox(0, 0, 0, w);
  const uint32_t zero[] = {0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8};
  assert_memory_equal(w, zero, sizeof w);
  ev_rng_philox(UINT64_MAX, UINT64_MAX, UINT64_MAX, w);
  const uint32_t ones[] = {0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd};
  assert_memory_equal(w, ones, sizeof w);
  ev_rng_philox(UINT64_C(0x299f31d0a4093822), UINT64_C(0x85a308d3243f6a88),
                UINT64_C(0x0370734413198a2e), w);
  const uint32_t pi[] = {0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1};
  assert_memory_equal(w, pi, sizeof w);
}

static void values_come_in_and_go_out(void **state) {
  (void)state;
  ir_context *c = ir_context_new(&vs_builtin_opset()->registry, NULL);
  arena_guard g;
  if (!ARENA_GUARD(ir_arena(c), &g)) fail();
  int64_t dims[] = {2, 2};
  const ir_type *i32 = ir_type_integer(c, 32, IR_SIGNLESS),
                *i17 = ir_type_integer(c, 17, IR_SIGNLESS);
  const ir_type *t = ir_type_tensor(c, dims, 2, i32, NULL);
  const int32_t data[] = {1, 2, 3, 4};
  interp_value *v = interp_tensor(t, data, sizeof data);
  assert_non_null(v);
  size_t size;
  assert_memory_equal(interp_data(v, &size), data, sizeof data);
  assert_int_equal(size, sizeof data);
  assert_ptr_equal(interp_type(v), t);
  interp_value *again = interp_retain(v);
  interp_release(v);
  interp_release(again);
  interp_release(NULL);
  assert_null(interp_tensor(t, data, sizeof data - 1));
  assert_null(interp_tensor(i32, data, 4));
  assert_null(interp_tensor(ir_type_tensor(c, dims, 2, i17, NULL), data, 12));
  dims[0] = IR_DYNAMIC;
  assert_null(interp_tensor(ir_type_tensor(c, dims, 2, i32, NULL), data, sizeof data));
  dims[0] = 2;
  v = interp_from_attr(ir_attr_dense(c, t, data + 1, 4, true, IR_COPY));
  const int32_t twos[] = {2, 2, 2, 2};
  assert_memory_equal(interp_data(v, NULL), twos, sizeof twos);
  interp_release(v);
  assert_null(interp_from_attr(ir_attr_unit(c)));
  arena_guard_pop(ir_arena(c), &g);
  ir_context_free(c);
}

static void arguments_have_to_fit(void **state) {
  (void)state;
  const char *text =
      "func.func @main(%a: tensor<?xi32>) -> tensor<?xi32> {\n"
      "  %b = stablehlo.add %a, %a : tensor<?xi32>\n  func.return %b : tensor<?xi32>\n}\n";
  ir_context *c = ir_context_new(&vs_builtin_opset()->registry, NULL);
  strbuf errors = STRBUF_INIT, out = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&errors);
  ir_op *m = text_parse(c, text, strlen(text), NULL, &sink.sink);
  assert_non_null(m);
  int64_t three = 3;
  arena_guard g;
  if (!ARENA_GUARD(ir_arena(c), &g)) fail();
  const ir_type *t = ir_type_tensor(c, &three, 1, ir_type_integer(c, 32, IR_SIGNLESS), NULL);
  const ir_type *wrong = ir_type_tensor(c, &three, 1, ir_type_integer(c, 8, IR_SIGNLESS), NULL);
  arena_guard_pop(ir_arena(c), &g);
  const int32_t data[] = {1, 2, 3};
  const int8_t bytes[] = {1, 2, 3};
  interp_value *v = interp_tensor(t, data, sizeof data), *w = interp_tensor(wrong, bytes, 3);
  interp_value **results;
  size_t count;
  assert_true(interp_run(c, m, "main", &v, 1, NULL, &results, &count, &sink.sink));
  assert_int_equal(count, 1);
  interp_print(results[0], true, &out);
  assert_string_equal(strbuf_str(&out), "dense<[2, 4, 6]> : tensor<3xi32>");
  assert_memory_equal(interp_data(v, NULL), data, sizeof data);
  interp_release(results[0]);
  free(results);
  assert_false(interp_run(c, m, "main", &w, 1, NULL, &results, &count, &sink.sink));
  assert_non_null(strstr(strbuf_str(&errors), "invalid input argument type at index 0"));
  assert_false(interp_run(c, m, "main", NULL, 0, NULL, &results, &count, &sink.sink));
  assert_non_null(strstr(strbuf_str(&errors), "provided 0 inputs but function expected 1"));
  interp_release(v);
  interp_release(w);
  strbuf_free(&errors);
  strbuf_free(&out);
  ir_context_free(c);
}

/* The address of the first value, of `bytes`, of a new pool. */
static const void *address_of_new(size_t bytes) {
  pool *p = ev_pool_new(0);
  interp_value *v = ev_value_new(p, VALUE_TENSOR, NULL, bytes);
  assert_non_null(v);
  memset(v->data, 1, bytes);
  const void *at = v;
  interp_release(v);
  ev_pool_close(p);
  return at;
}

static void large_blocks_wait_for_the_next_run(void **state) {
  (void)state;
  enum { SIZES = 6 };
  const void *at[SIZES];
  for (size_t k = 0; k < SIZES; k++) at[k] = address_of_new((size_t)1 << 20);
  for (size_t k = 1; k < SIZES; k++) assert_ptr_equal(at[k], at[0]);
  /* Those that wait make room for others. */
  for (size_t k = 0; k < SIZES; k++) address_of_new((size_t)(k + 1) << 20);
  assert_ptr_equal(address_of_new((size_t)6 << 20), address_of_new((size_t)6 << 20));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(sixteen_bit_floats_agree_with_the_rows),
      cmocka_unit_test(integers_become_floats_in_one_rounding),
      cmocka_unit_test(sub_byte_integers_are_canonical),
      cmocka_unit_test(strided_copies_agree_with_the_definition),
      cmocka_unit_test(contractions_agree_with_the_definition),
      cmocka_unit_test(contractions_of_sixteen_bits_round_each_product_and_each_sum),
      cmocka_unit_test(entries_are_sorted_stably),
      cmocka_unit_test(slices_of_a_sort_are_those_of_the_whole),
      cmocka_unit_test(transforms_have_the_same_bits_at_each_level),
      cmocka_unit_test(every_operation_has_behaviour),
      cmocka_unit_test(generators_give_the_published_vectors),
      cmocka_unit_test(values_come_in_and_go_out),
      cmocka_unit_test(arguments_have_to_fit),
      cmocka_unit_test(large_blocks_wait_for_the_next_run),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
