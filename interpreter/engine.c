/* SPDX-License-Identifier: Apache-2.0 */
/* Which engine a run has. */
#include <stdatomic.h>

#include "fast.h"

static _Atomic(int) used = INTERP_FAST;

void interp_use(interp_engine engine) { atomic_store(&used, (int)engine); }

#ifdef HLO_CTS_FAST
extern const fast_engine ev_fast_engine; /* fast/table.c */

const fast_engine *ev_fast(const run *r) {
  interp_engine e = r->options->engine;
  if (e == INTERP_DEFAULT) e = (interp_engine)atomic_load(&used);
  return e == INTERP_DEFINITIONS ? NULL : &ev_fast_engine;
}
bool interp_has_fast(void) { return true; }
#else
const fast_engine *ev_fast(const run *r) {
  (void)r;
  return NULL;
}
bool interp_has_fast(void) { return false; }
#endif
