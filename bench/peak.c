/* SPDX-License-Identifier: Apache-2.0 */
/* Measures how fast this processor is at the operations that the interpreter's rules require: a
 * product and a sum as two operations, both rounded to bf16 or f16, sums of small integers, and
 * sums in one order. The operands stay in registers, so no kernel of these operations can be
 * faster. */
#include <string.h>
#ifdef __x86_64__
#include <cpuid.h>
#include <immintrin.h>
#endif

#include "bench.h"

#define ROUNDS 200000
#define SUMS 16      /* independent ones; enough for the latency of a product and a sum */
#define SUMS_AVX2 12 /* the same, where there are 16 registers */
#define SUMS_TILE 8  /* as many as a tile has with AVX2 */

/* Sums of products that the compiler neither knows nor orders otherwise. Loaded one by one, they
 * stay in registers. */
#define PAIRS(name, TARGET, T, BYTES, COUNT)                                               \
  typedef T name##_v __attribute__((vector_size(BYTES)));                                  \
  static TARGET bool name(void *user) {                                                    \
    name##_v sums[COUNT], x, y;                                                            \
    for (int k = 0; k < (COUNT); k++) memcpy(sums + k, (char *)user + k * (BYTES), BYTES); \
    memcpy(&x, user, sizeof x);                                                            \
    memcpy(&y, user, sizeof y);                                                            \
    for (int r = 0; r < ROUNDS; r++) {                                                     \
      for (int k = 0; k < (COUNT); k++) sums[k] = sums[k] * x + y;                         \
    }                                                                                      \
    memcpy(user, sums, sizeof sums);                                                       \
    return true;                                                                           \
  }
PAIRS(base_f32, , float, 16, SUMS_AVX2)
PAIRS(base_f64, , double, 16, SUMS_AVX2)
#ifdef __x86_64__
PAIRS(avx2_f32, __attribute__((target("avx2,fma"))), float, 32, SUMS_AVX2)
PAIRS(avx2_f64, __attribute__((target("avx2,fma"))), double, 32, SUMS_AVX2)
PAIRS(avx512_f32, __attribute__((target("avx512f,fma"))), float, 64, SUMS)
PAIRS(avx512_f64, __attribute__((target("avx512f,fma"))), double, 64, SUMS)
#endif

#ifdef __x86_64__
/* A product and a sum, both rounded to bf16, as interpreter/dot_kernels.inc rounds them. */
static __attribute__((target("avx512f,avx512dq,fma"))) bool avx512_bf16(void *user) {
  __m512 sums[SUMS], x, y, lift = _mm512_set1_ps(0x1p16f);
  memcpy(sums, user, sizeof sums);
  memcpy(&x, user, sizeof x);
  memcpy(&y, user, sizeof y);
  for (int r = 0; r < ROUNDS; r++) {
    for (int k = 0; k < SUMS; k++) {
      __asm__ volatile("" : "+v"(x)); /* products are not computed once for all */
      __m512 v = _mm512_add_ps(sums[k], _mm512_fmsub_ps(x, y, _mm512_mul_ps(x, y)));
      sums[k] = _mm512_fmsub_ps(v, lift, _mm512_fmsub_ps(v, lift, v));
    }
  }
  memcpy(user, sums, sizeof sums);
  return true;
}

/* The same with AVX2, as six operations; and to f16, as eight, because products below 2^-14 have
 * their last bit elsewhere. */
#define PRODUCT_BF16(v) v = _mm256_fmsub_ps(x, y, v);
#define PRODUCT_F16(v)                                   \
  v = _mm256_max_ps(_mm256_and_ps(v, magnitude), least); \
  v = _mm256_add_ps(v, _mm256_fmsub_ps(x, y, v));
#define ROUND_BY_SUMS(v)                                 \
  {                                                      \
    __m256 lifted = _mm256_mul_ps(v, lift);              \
    v = _mm256_sub_ps(lifted, _mm256_sub_ps(lifted, v)); \
  }
#define ROUND_FUSED(v) v = _mm256_fmsub_ps(v, lift, _mm256_fmsub_ps(v, lift, v));
#define ROUNDED_AVX2(name, PRODUCT, ROUND)                                                  \
  static __attribute__((target("avx2,fma"))) bool name(void *user) {                        \
    __m256 sums[SUMS_TILE], x, y, lift = _mm256_set1_ps(0x1p16f);                           \
    const __m256 magnitude = _mm256_castsi256_ps(_mm256_set1_epi32(0x7fffffff)),            \
                 least = _mm256_set1_ps(0.75f);                                             \
    for (int k = 0; k < SUMS_TILE; k++) memcpy(sums + k, (__m256 *)user + k, sizeof *sums); \
    memcpy(&x, user, sizeof x);                                                             \
    memcpy(&y, user, sizeof y);                                                             \
    for (int r = 0; r < ROUNDS; r++)                                                        \
      for (int k = 0; k < SUMS_TILE; k++) {                                                 \
        __asm__ volatile("" : "+x"(x));                                                     \
        __m256 v = _mm256_mul_ps(x, y);                                                     \
        PRODUCT(v)                                                                          \
        v = _mm256_add_ps(sums[k], v);                                                      \
        ROUND(v)                                                                            \
        sums[k] = v;                                                                        \
      }                                                                                     \
    (void)magnitude;                                                                        \
    (void)least;                                                                            \
    for (int k = 0; k < SUMS_TILE; k++) memcpy((__m256 *)user + k, sums + k, sizeof *sums); \
    return true;                                                                            \
  }
ROUNDED_AVX2(avx2_bf16, PRODUCT_BF16, ROUND_BY_SUMS)
ROUNDED_AVX2(avx2_f16, PRODUCT_F16, ROUND_FUSED)

#define SMALL(name, TARGET, V, STEP)                             \
  static __attribute__((target(TARGET))) bool name(void *user) { \
    V sums[SUMS], x, y;                                          \
    memcpy(sums, user, sizeof sums);                             \
    memcpy(&x, user, sizeof x);                                  \
    memcpy(&y, user, sizeof y);                                  \
    for (int r = 0; r < ROUNDS; r++)                             \
      for (int k = 0; k < SUMS; k++) {                           \
        __asm__ volatile("" : "+v"(x));                          \
        sums[k] = STEP;                                          \
      }                                                          \
    memcpy(user, sums, sizeof sums);                             \
    return true;                                                 \
  }
SMALL(vnni_i8, "avx512f,avx512vnni", __m512i, _mm512_dpbusd_epi32(sums[k], x, y))
#if defined(__clang__) ? __clang_major__ >= 15 : __GNUC__ >= 12
#define HAS_FP16 1
SMALL(fp16_f16, "avx512f,avx512fp16", __m512h, _mm512_add_ph(sums[k], _mm512_mul_ph(x, y)))
#else
#define HAS_FP16 0
#endif

/* EBX, ECX or EDX of leaf 7 of CPUID: 0, 1 or 2. */
static unsigned leaf_7(int word) {
  unsigned a, words[3];
  return __get_cpuid_count(7, 0, &a, &words[0], &words[1], &words[2]) ? words[word] : 0;
}
#endif

static bool serial_f32(void *user) {
  float x, sum = 0;
  memcpy(&x, user, sizeof x);
  for (int r = 0; r < ROUNDS * SUMS; r++) sum += x;
  memcpy(user, &sum, sizeof sum);
  return true;
}

typedef struct peak_row {
  const char *label;
  bool (*run)(void *user);
  size_t sums, lanes;
  bool there;
} peak_row;

static bool peaks(void) {
#ifdef __x86_64__
  bool avx2 = leaf_7(0) & bit_AVX2, avx512 = leaf_7(0) & bit_AVX512DQ;
  bool vnni = avx512 && leaf_7(1) & bit_AVX512VNNI, fp16 = avx512 && leaf_7(2) & 1u << 23;
  (void)fp16; /* a compiler may not know it */
#endif
  const peak_row rows[] = {
    {"products and sums of f32, 16 bytes", base_f32, SUMS_AVX2, 4, true},
    {"products and sums of f64, 16 bytes", base_f64, SUMS_AVX2, 2, true},
#ifdef __x86_64__
    {"products and sums of f32, AVX2", avx2_f32, SUMS_AVX2, 8, avx2},
    {"products and sums of f64, AVX2", avx2_f64, SUMS_AVX2, 4, avx2},
    {"products and sums, each rounded to bf16, AVX2", avx2_bf16, SUMS_TILE, 8, avx2},
    {"products and sums, each rounded to f16, AVX2", avx2_f16, SUMS_TILE, 8, avx2},
    {"products and sums of f32, AVX-512", avx512_f32, SUMS, 16, avx512},
    {"products and sums of f64, AVX-512", avx512_f64, SUMS, 8, avx512},
    {"products and sums, each rounded to bf16, AVX-512", avx512_bf16, SUMS, 16, avx512},
    {"sums of products of i8, VNNI", vnni_i8, SUMS, 64, vnni},
#if HAS_FP16
    {"products and sums of f16, FP16", fp16_f16, SUMS, 32, fp16},
#endif
#endif
  };
  uint64_t room[SUMS * 8] = {0};
  for (size_t k = 0; k < sizeof rows / sizeof *rows; k++) {
    if (!rows[k].there) continue;
    double seconds = bench_best_for(0.3, rows[k].run, room);
    if (seconds <= 0) return bench_fail("%s: no time was measured", rows[k].label);
    bench_figure(rows[k].label,
                 2.0 * ROUNDS * (double)(rows[k].sums * rows[k].lanes) / seconds * 1e-9,
                 "G operations/s");
  }
  double serial = bench_best_for(0.3, serial_f32, room);
  bench_figure("one sum of f32 in order", serial / (ROUNDS * (double)SUMS) * 1e9, "ns an element");
  return serial > 0;
}

const benchmark bench_peak[] = {
    {"peak.registers", "the operations of the interpreter's rules, in registers alone", peaks},
    {NULL, NULL, NULL},
};
