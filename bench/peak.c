/* What this processor can do of the mixes of operations that the interpreter's rules ask for: a
 * product and a sum that are two operations, both rounded to bf16 or f16, sums of small integers,
 * and sums in one order. Nothing but registers is touched, so no kernel of these operations is
 * faster. */
#include <string.h>
#ifdef __x86_64__
#include <cpuid.h>
#include <immintrin.h>
#endif

#include "bench.h"

#define ROUNDS 200000
#define SUMS 16 /* independent ones; enough for the latency of a product and a sum */

/* Sums of products that the compiler neither knows nor orders otherwise. */
#define PAIRS(name, TARGET, T, BYTES)                           \
  typedef T name##_v __attribute__((vector_size(BYTES)));       \
  static TARGET bool name(void *user) {                         \
    name##_v sums[SUMS], x, y;                                  \
    memcpy(sums, user, sizeof sums); /* else all were one */    \
    memcpy(&x, user, sizeof x);                                 \
    memcpy(&y, user, sizeof y);                                 \
    for (int r = 0; r < ROUNDS; r++) {                          \
      for (int k = 0; k < SUMS; k++) sums[k] = sums[k] * x + y; \
    }                                                           \
    memcpy(user, sums, sizeof sums);                            \
    return true;                                                \
  }
PAIRS(base_f32, , float, 16)
PAIRS(base_f64, , double, 16)
#ifdef __x86_64__
PAIRS(avx2_f32, __attribute__((target("avx2,fma"))), float, 32)
PAIRS(avx2_f64, __attribute__((target("avx2,fma"))), double, 32)
PAIRS(avx512_f32, __attribute__((target("avx512f,fma"))), float, 64)
PAIRS(avx512_f64, __attribute__((target("avx512f,fma"))), double, 64)
#endif

#ifdef __x86_64__
/* Rounds to bf16 in three operations, as interpreter/dot_kernels.inc does. */
#define ROUND(v)                                                                           \
  {                                                                                        \
    __m512 power = _mm512_and_ps(v, exponent), lifted = _mm512_fmadd_ps(power, spread, v); \
    v = _mm512_fnmadd_ps(power, spread, lifted);                                           \
  }
static __attribute__((target("avx512f,avx512dq,fma"))) bool avx512_bf16(void *user) {
  __m512 sums[SUMS], x, y, spread = _mm512_set1_ps(1.5f * 0x1p16f);
  const __m512 exponent = _mm512_castsi512_ps(_mm512_set1_epi32(0x7f800000));
  memcpy(sums, user, sizeof sums);
  memcpy(&x, user, sizeof x);
  memcpy(&y, user, sizeof y);
  for (int r = 0; r < ROUNDS; r++) {
    for (int k = 0; k < SUMS; k++) {
      __asm__ volatile("" : "+v"(x)); /* products are not computed once for all */
      __m512 v = _mm512_mul_ps(x, y);
      ROUND(v)
      v = _mm512_add_ps(sums[k], v);
      ROUND(v)
      sums[k] = v;
    }
  }
  memcpy(user, sums, sizeof sums);
  return true;
}

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

static unsigned leaf_7(bool want_c) {
  unsigned a, b, c, d;
  return !__get_cpuid_count(7, 0, &a, &b, &c, &d) ? 0 : want_c ? c : d;
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
  size_t lanes;
  bool there;
} peak_row;

static bool peaks(void) {
#ifdef __x86_64__
  bool avx2 = __builtin_cpu_supports("avx2"), avx512 = __builtin_cpu_supports("avx512dq");
  bool vnni = avx512 && leaf_7(true) & 1u << 11, fp16 = avx512 && leaf_7(false) & 1u << 23;
  (void)fp16; /* a compiler may not know it */
#endif
  const peak_row rows[] = {
    {"products and sums of f32, 16 bytes", base_f32, 4, true},
    {"products and sums of f64, 16 bytes", base_f64, 2, true},
#ifdef __x86_64__
    {"products and sums of f32, AVX2", avx2_f32, 8, avx2},
    {"products and sums of f64, AVX2", avx2_f64, 4, avx2},
    {"products and sums of f32, AVX-512", avx512_f32, 16, avx512},
    {"products and sums of f64, AVX-512", avx512_f64, 8, avx512},
    {"products and sums, each rounded to bf16, AVX-512", avx512_bf16, 16, avx512},
    {"sums of products of i8, VNNI", vnni_i8, 64, vnni},
#if HAS_FP16
    {"products and sums of f16, FP16", fp16_f16, 32, fp16},
#endif
#endif
  };
  uint64_t room[SUMS * 8] = {0};
  for (size_t k = 0; k < sizeof rows / sizeof *rows; k++) {
    if (!rows[k].there) continue;
    double seconds = bench_best_for(0.3, rows[k].run, room);
    if (seconds <= 0) return bench_fail("%s: no time was measured", rows[k].label);
    bench_figure(rows[k].label, 2.0 * ROUNDS * SUMS * (double)rows[k].lanes / seconds * 1e-9,
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
