#include "level.h"

#include <stdatomic.h>
#include <stdbool.h>

static _Atomic(int) bound = LEVEL_COUNT;

static ev_level best(void) {
#ifdef __x86_64__
  bool avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
  if (avx2 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
      __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl"))
    return LEVEL_AVX512;
  if (avx2) return LEVEL_AVX2;
#endif
  return LEVEL_BASE;
}

ev_level ev_level_now(void) {
  static _Atomic(int) found = -1;
  int level = atomic_load_explicit(&found, memory_order_relaxed);
  if (level < 0) atomic_store_explicit(&found, level = (int)best(), memory_order_relaxed);
  int most = atomic_load_explicit(&bound, memory_order_relaxed);
  return (ev_level)(level < most ? level : most);
}

void ev_level_bound(ev_level most) { atomic_store(&bound, (int)most); }
