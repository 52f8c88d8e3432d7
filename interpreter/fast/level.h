/* SPDX-License-Identifier: Apache-2.0 */
/* The instruction sets of a processor, as levels. A kernel may have a form for each level; all its
 * forms give the same bits. */
#ifndef HLO_CTS_INTERPRETER_LEVEL_H
#define HLO_CTS_INTERPRETER_LEVEL_H

#if defined(__x86_64__) && (defined(__clang__) ? __clang_major__ >= 15 : __GNUC__ >= 12)
#define LEVEL_HAS_FP16
#endif

typedef enum ev_level {
  LEVEL_BASE, /* what the compiler may use anyway: SSE2, NEON */
#ifdef __x86_64__
  LEVEL_AVX2, /* AVX2 and FMA */
#ifdef LEVEL_HAS_FP16
  LEVEL_FP16, /* and AVX-512 FP16: products of f16 */
#endif
#endif
  LEVEL_COUNT,
} ev_level;

/* The highest level for which kernels other than those of contractions have a form. */
#ifdef __x86_64__
#define LEVEL_VECTORS LEVEL_AVX2
#else
#define LEVEL_VECTORS LEVEL_BASE
#endif

/* Functions with this attribute are compiled for the level that LEVEL_TARGET of the including file
 * names. */
#ifdef __x86_64__
#define LEVEL_AVX2_TARGET __attribute__((target("avx2,fma")))
#define LEVEL_FP16_TARGET \
  __attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,avx512fp16,avx2,fma")))
#endif
#define LEVEL_BASE_TARGET

/* The highest level that this processor supports, or the level that a test forced. HLO_CTS_LEVEL in
 * the environment names the highest level that is used: lowest (LEVEL_BASE) or avx2. */
ev_level ev_level_now(void);
/* The same, at most LEVEL_VECTORS. */
ev_level ev_level_vectors(void);
/* For tests: limits all later calls to this level. LEVEL_COUNT removes the limit. */
void ev_level_bound(ev_level most);

#endif
