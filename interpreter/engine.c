/* SPDX-License-Identifier: Apache-2.0 */
/* Which engine a run has. */
#include <stdatomic.h>

#include "fast.h"

static _Atomic(int) used = INTERP_FAST;

void interp_use(interp_engine engine) { atomic_store(&used, (int)engine); }

static interp_engine engine_of(const run *r) {
  interp_engine e = r->options->engine;
  return e == INTERP_DEFAULT ? (interp_engine)atomic_load(&used) : e;
}

bool ev_accurate(const run *r) { return engine_of(r) == INTERP_ACCURATE; }

#ifdef HLO_CTS_FAST
extern const fast_engine ev_fast_engine; /* fast/table.c */

const fast_engine *ev_fast(const run *r) {
  return engine_of(r) == INTERP_FAST ? &ev_fast_engine : NULL;
}
bool interp_has_fast(void) { return true; }
#else
const fast_engine *ev_fast(const run *r) {
  (void)r;
  return NULL;
}
bool interp_has_fast(void) { return false; }
#endif
