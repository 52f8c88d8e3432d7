/* SPDX-License-Identifier: Apache-2.0 */
/* Finds the head of a failure's message: failures with one head have one cause. */
#ifndef HLO_CTS_HARNESS_CAUSE_TEXT_H
#define HLO_CTS_HARNESS_CAUSE_TEXT_H

#include "base/strbuf.h"

/* Appends the head of a message, which stays the same in another place and at another time: the
 * first sentence that tells something. Lines of logs before it are skipped; of a line that ends
 * with a colon the next one is part. Time stamps, process ids, addresses, places in a program,
 * names of values, shapes and numbers are not in it. At most CAUSE_TEXT_MOST bytes.
 * Returns where in the message it begins. */
enum { CAUSE_TEXT_MOST = 160 };
size_t cause_head(const char *message, strbuf *out);

#endif
