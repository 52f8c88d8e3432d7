#include "wide.h"

#include <string.h>

#define LEVEL(name) base_##name
#define LEVEL_TARGET LEVEL_BASE_TARGET
#define LEVEL_BYTES 16
#include "wide.inc"
#undef LEVEL
#undef LEVEL_TARGET
#undef LEVEL_BYTES

#ifdef __x86_64__
#define LEVEL(name) avx2_##name
#define LEVEL_TARGET LEVEL_AVX2_TARGET
#define LEVEL_BYTES 32
#include "wide.inc"
#undef LEVEL
#undef LEVEL_TARGET
#undef LEVEL_BYTES

#define LEVEL(name) avx512_##name
#define LEVEL_TARGET LEVEL_AVX512_TARGET
#define LEVEL_BYTES 64
#include "wide.inc"
#endif

#define BASE_ROW(name) [WIDE_##name] = base_##name,
#define AVX2_ROW(name) [WIDE_##name] = avx2_##name,
#define AVX512_ROW(name) [WIDE_##name] = avx512_##name,
static const kern_fn kernels[LEVEL_VECTORS + 1][WIDE_COUNT] = {
    [LEVEL_BASE] = {WIDE_KERNELS(BASE_ROW)},
#ifdef __x86_64__
    [LEVEL_AVX2] = {WIDE_KERNELS(AVX2_ROW)},
    [LEVEL_AVX512] = {WIDE_KERNELS(AVX512_ROW)},
#endif
};

kern_fn ev_wide(wide_kernel k) { return kernels[ev_level_vectors()][k]; }

typedef bool (*convert_fn)(const void *in, void *out, size_t n);
typedef struct conversions {
  convert_fn from_bf16, from_f16, to_bf16, to_f16;
} conversions;
#define CONVERSIONS(prefix) \
  { prefix##widen_bf16, prefix##widen_f16, prefix##narrow_bf16, prefix##narrow_f16 }
static const conversions all_conversions[LEVEL_VECTORS + 1] = {
    [LEVEL_BASE] = CONVERSIONS(base_),
#ifdef __x86_64__
    [LEVEL_AVX2] = CONVERSIONS(avx2_),
    [LEVEL_AVX512] = CONVERSIONS(avx512_),
#endif
};

bool ev_wide_convert(num_kind from, num_kind to, const void *in, void *out, size_t n) {
  const conversions *c = &all_conversions[ev_level_vectors()];
  if (from == NUM_BF16 && to == NUM_F32) return c->from_bf16(in, out, n);
  if (from == NUM_F16 && to == NUM_F32) return c->from_f16(in, out, n);
  if (from == NUM_F32 && to == NUM_BF16) return c->to_bf16(in, out, n);
  if (from == NUM_F32 && to == NUM_F16) return c->to_f16(in, out, n);
  return false;
}

bool ev_wide_one_over_one_plus(const float *y, float *out, size_t n) {
  static bool (*const fns[LEVEL_VECTORS + 1])(const float *, float *, size_t) = {
      [LEVEL_BASE] = base_one_over_one_plus,
#ifdef __x86_64__
      [LEVEL_AVX2] = avx2_one_over_one_plus,
      [LEVEL_AVX512] = avx512_one_over_one_plus,
#endif
  };
  return fns[ev_level_vectors()](y, out, n);
}

size_t ev_wide_run(const float *first, const wide_step *steps, size_t count, size_t n) {
  static size_t (*const fns[LEVEL_VECTORS + 1])(const float *, const wide_step *, size_t,
                                                size_t) = {
      [LEVEL_BASE] = base_run,
#ifdef __x86_64__
      [LEVEL_AVX2] = avx2_run,
      [LEVEL_AVX512] = avx512_run,
#endif
  };
  return fns[ev_level_vectors()](first, steps, count, n);
}
