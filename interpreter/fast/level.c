/* SPDX-License-Identifier: Apache-2.0 */
#include "level.h"

#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#ifdef __x86_64__
#include <cpuid.h>
#endif

static _Atomic(int) bound = LEVEL_COUNT;

#ifdef __x86_64__
/* Beyond AVX-512, which the operating system knows by then: leaf 7 of CPUID. */
static ev_level best_of_avx512(void) {
  unsigned a, b, c, d;
  if (!__get_cpuid_count(7, 0, &a, &b, &c, &d) || !(c & 1u << 11)) return LEVEL_AVX512;
#ifdef LEVEL_HAS_FP16
  if (d & 1u << 23) return LEVEL_FP16;
#endif
  return LEVEL_VNNI;
}
#endif

static ev_level best(void) {
#ifdef __x86_64__
  bool avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
  if (avx2 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
      __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl"))
    return best_of_avx512();
  if (avx2) return LEVEL_AVX2;
#endif
  return LEVEL_BASE;
}

static const char *const names[LEVEL_COUNT] = {
    [LEVEL_BASE] = "lowest",
#ifdef __x86_64__
    [LEVEL_AVX2] = "avx2",   [LEVEL_AVX512] = "avx512", [LEVEL_VNNI] = "vnni",
#ifdef LEVEL_HAS_FP16
    [LEVEL_FP16] = "fp16",
#endif
#endif
};

/* With a variable of the environment a process runs as on a processor with fewer extensions. */
static ev_level allowed(void) {
  const char *name = getenv("HLO_CTS_LEVEL");
  ev_level most = best();
  for (int level = 0; name && level < (int)most; level++)
    if (strcmp(name, names[level]) == 0) return (ev_level)level;
  return most;
}

ev_level ev_level_now(void) {
  static _Atomic(int) found = -1;
  int level = atomic_load_explicit(&found, memory_order_relaxed);
  if (level < 0) atomic_store_explicit(&found, level = (int)allowed(), memory_order_relaxed);
  int most = atomic_load_explicit(&bound, memory_order_relaxed);
  return (ev_level)(level < most ? level : most);
}

ev_level ev_level_vectors(void) {
  ev_level level = ev_level_now();
  return level < LEVEL_VECTORS ? level : LEVEL_VECTORS;
}

void ev_level_bound(ev_level most) { atomic_store(&bound, (int)most); }
