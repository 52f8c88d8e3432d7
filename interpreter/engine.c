/* Which engine a run has. */
#include "fast.h"

#ifdef HLO_CTS_FAST
extern const fast_engine ev_fast_engine; /* fast/table.c */

const fast_engine *ev_fast(const run *r) {
  return r->options->engine == INTERP_FAST ? &ev_fast_engine : NULL;
}
bool interp_has_fast(void) { return true; }
#else
const fast_engine *ev_fast(const run *r) {
  (void)r;
  return NULL;
}
bool interp_has_fast(void) { return false; }
#endif
