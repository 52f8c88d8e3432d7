#include "dft_wide.h"

#include <math.h>
#include <string.h>

#include "level.h"
#ifdef __x86_64__
#include <immintrin.h>
#endif

#define LEVEL(name) base_##name
#define LEVEL_TARGET LEVEL_BASE_TARGET
#define SETTLE_ALONE
#include "dft_wide.inc"
#undef LEVEL
#undef LEVEL_TARGET
#undef SETTLE_ALONE

#ifdef __x86_64__
static inline __m128d two(const pair *p) { return _mm_loadu_pd(&p->re); }

#define LEVEL(name) avx2_##name
#define LEVEL_TARGET LEVEL_AVX2_TARGET
#define LEVEL_BYTES 32
#define SWAPPED(a) __builtin_shufflevector(a, a, 1, 0, 3, 2)
#define EVEN(a) __builtin_shufflevector(a, a, 0, 0, 2, 2)
#define ODD(a) __builtin_shufflevector(a, a, 1, 1, 3, 3)
#define STEPPED(w, step) \
  ((V)_mm256_insertf128_pd(_mm256_castpd128_pd256(two(w)), two((w) + (step)), 1))
#define STORE_ACROSS(to, a, b, c, d)                                   \
  {                                                                    \
    LEVEL(store)(to, __builtin_shufflevector(a, b, 0, 1, 4, 5));       \
    LEVEL(store)((to) + 2, __builtin_shufflevector(c, d, 0, 1, 4, 5)); \
    LEVEL(store)((to) + 4, __builtin_shufflevector(a, b, 2, 3, 6, 7)); \
    LEVEL(store)((to) + 6, __builtin_shufflevector(c, d, 2, 3, 6, 7)); \
  }
#include "dft_wide.inc"
#undef LEVEL
#undef LEVEL_TARGET
#undef LEVEL_BYTES
#undef SWAPPED
#undef EVEN
#undef ODD
#undef STEPPED
#undef STORE_ACROSS

#define LEVEL(name) avx512_##name
#define LEVEL_TARGET LEVEL_AVX512_TARGET
#define LEVEL_BYTES 64
#define SWAPPED(a) __builtin_shufflevector(a, a, 1, 0, 3, 2, 5, 4, 7, 6)
#define EVEN(a) __builtin_shufflevector(a, a, 0, 0, 2, 2, 4, 4, 6, 6)
#define ODD(a) __builtin_shufflevector(a, a, 1, 1, 3, 3, 5, 5, 7, 7)
#define STEPPED(w, step) avx512_stepped(w, step)
#define LOW(a, b) __builtin_shufflevector(a, b, 0, 1, 8, 9, 2, 3, 10, 11)
#define HIGH(a, b) __builtin_shufflevector(a, b, 4, 5, 12, 13, 6, 7, 14, 15)
#define STORE_ACROSS(to, a, b, c, d)                                                      \
  {                                                                                       \
    V ab = LOW(a, b), cd = LOW(c, d), up = HIGH(a, b), on = HIGH(c, d);                   \
    LEVEL(store)(to, __builtin_shufflevector(ab, cd, 0, 1, 2, 3, 8, 9, 10, 11));          \
    LEVEL(store)((to) + 4, __builtin_shufflevector(ab, cd, 4, 5, 6, 7, 12, 13, 14, 15));  \
    LEVEL(store)((to) + 8, __builtin_shufflevector(up, on, 0, 1, 2, 3, 8, 9, 10, 11));    \
    LEVEL(store)((to) + 12, __builtin_shufflevector(up, on, 4, 5, 6, 7, 12, 13, 14, 15)); \
  }
static inline LEVEL_TARGET __m512d avx512_stepped(const pair *w, size_t step) {
  __m256d low = _mm256_insertf128_pd(_mm256_castpd128_pd256(two(w)), two(w + step), 1);
  __m256d high =
      _mm256_insertf128_pd(_mm256_castpd128_pd256(two(w + 2 * step)), two(w + 3 * step), 1);
  return _mm512_insertf64x4(_mm512_castpd256_pd512(low), high, 1);
}
#include "dft_wide.inc"
#endif

typedef struct wide_passes {
  size_t lanes;     /* pairs; 0: none */
  pass_fn fns[3];   /* of radix 2, 3, 4 */
  pass_fn first;    /* of radix 4, of lines that stand together: s = 1 */
  pass_fn two_of_4; /* two passes of radix 4 in registers; NULL: there are too few */
  void (*settle)(double *x, size_t n, bool to_f32);
  void (*settle_as_f32)(const double *x, float *out, size_t n);
  void (*from_real)(const float *x, double *out, size_t n);
} wide_passes;
static const wide_passes wide[LEVEL_VECTORS + 1] = {
    [LEVEL_BASE] = {.settle = base_settle,
                    .settle_as_f32 = base_settle_as_f32,
                    .from_real = base_from_real},
#ifdef __x86_64__
    [LEVEL_AVX2] = {2,
                    {avx2_pass_2, avx2_pass_3, avx2_pass_4},
                    avx2_first_4,
                    NULL,
                    avx2_settle,
                    avx2_settle_as_f32,
                    avx2_from_real},
    [LEVEL_AVX512] = {4,
                      {avx512_pass_2, avx512_pass_3, avx512_pass_4},
                      avx512_first_4,
                      avx512_two_of_4,
                      avx512_settle,
                      avx512_settle_as_f32,
                      avx512_from_real},
#endif
};

static pass_fn choose_pass(const pass *a, uint32_t next, bool *both) {
  const wide_passes *w = &wide[ev_level_vectors()];
  bool aligned = w->lanes && a->s % w->lanes == 0;
  *both = aligned && w->two_of_4 && a->p == 4 && next == 4;
  if (*both) return w->two_of_4;
  if (aligned && a->p <= 4) return w->fns[a->p - 2];
  return w->lanes && a->s == 1 && a->p == 4 && a->m % w->lanes == 0 ? w->first : NULL;
}

void ev_dft_settle(double complex *line, size_t n, bool to_f32) {
  wide[ev_level_vectors()].settle((double *)line, 2 * n, to_f32);
}

void ev_dft_settle_as_f32(const double complex *line, size_t n, float *out) {
  wide[ev_level_vectors()].settle_as_f32((const double *)line, out, 2 * n);
}

void ev_dft_from_real(const float *x, size_t n, double complex *line) {
  wide[ev_level_vectors()].from_real(x, (double *)line, n);
}

const double complex *ev_dft_forward_somewhere(const dft_plan *p, double complex *line) {
  /* C lays a complex number out as an array of two (C17 6.2.5). */
  _Static_assert(sizeof(pair) == sizeof(double complex), "two parts");
  return (const double complex *)ev_dft_run(p, (pair *)line, choose_pass);
}

void ev_dft_forward(const dft_plan *p, double complex *line, size_t n) {
  const double complex *done = ev_dft_forward_somewhere(p, line);
  if (done != line) memcpy(line, done, n * sizeof *line);
}
