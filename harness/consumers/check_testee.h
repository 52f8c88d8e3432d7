#ifndef HLO_CTS_HARNESS_CONSUMERS_CHECK_TESTEE_H
#define HLO_CTS_HARNESS_CONSUMERS_CHECK_TESTEE_H

#include "external.h"

/* Asks a testee one of everything that it says it can, and things that it must refuse. One line
 * each is appended to `out`. True when all was as the protocol wants it. */
bool check_testee(external *x, strbuf *out);

#endif
