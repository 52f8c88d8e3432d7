#ifndef HLO_CTS_HARNESS_CONSUMERS_CHECK_CONSUMER_H
#define HLO_CTS_HARNESS_CONSUMERS_CHECK_CONSUMER_H

#include "session.h"

/* Asks a consumer one of everything that it says it can, and things that it must refuse, before
 * anybody runs the corpus on it. A line for each is appended to `out`, and under what failed, what
 * was run and where to look. True when nothing failed. */
bool session_check(session *x, strbuf *out);

#endif
