/* SPDX-License-Identifier: Apache-2.0 */
#ifndef HLO_CTS_HARNESS_CONSUMERS_CHECK_CONSUMER_H
#define HLO_CTS_HARNESS_CONSUMERS_CHECK_CONSUMER_H

#include "session.h"

/* Smoke-tests a consumer before a run of the corpus: exercises each declared ability once, and
 * gives it input that it must refuse. Appends a line for each step to `out`; below a failed step,
 * the command and where to look. True when nothing failed. */
bool session_check(session *x, strbuf *out);

#endif
