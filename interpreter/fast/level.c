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
/* The parts of the registers that the operating system saves: XCR0, as in Intel's manual, volume 1,
 * section 13.3. A compiler's __builtin_cpu_supports would do, but not every linker has its data. */
enum { SAVES_AVX = 0x6, SAVES_AVX512 = 0xe6 };

static unsigned saved_parts(void) {
  unsigned low, high;
  __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  return low;
}

static bool has(unsigned word, unsigned bits) { return (word & bits) == bits; }

static ev_level best(void) {
  unsigned a, b, c, d, fma;
  if (!__get_cpuid(1, &a, &b, &fma, &d) || !has(fma, bit_OSXSAVE | bit_FMA)) return LEVEL_BASE;
  if (!__get_cpuid_count(7, 0, &a, &b, &c, &d) || !has(b, bit_AVX2)) return LEVEL_BASE;
  unsigned saved = saved_parts();
  if (!has(saved, SAVES_AVX)) return LEVEL_BASE;
#ifdef LEVEL_HAS_FP16
  unsigned avx512 = bit_AVX512F | bit_AVX512BW | bit_AVX512DQ | bit_AVX512VL;
  if (has(saved, SAVES_AVX512) && has(b, avx512) && has(d, 1u << 23)) return LEVEL_FP16;
#endif
  return LEVEL_AVX2;
}
#else
static ev_level best(void) { return LEVEL_BASE; }
#endif

static const char *const names[LEVEL_COUNT] = {
    [LEVEL_BASE] = "lowest",
#ifdef __x86_64__
    [LEVEL_AVX2] = "avx2",
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
