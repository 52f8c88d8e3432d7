/* SPDX-License-Identifier: Apache-2.0 */
/* The rows of what fast/ evaluates. */
#ifndef HLO_CTS_INTERPRETER_FAST_TABLE_H
#define HLO_CTS_INTERPRETER_FAST_TABLE_H

#include "fast.h"

extern const fast_engine ev_fast_engine;
const fast_row *ev_fast_rows(size_t *count);
/* For tests: results of this row have a wrong bit from now on; NULL: none. */
void ev_fast_break(const fast_row *row);

#endif
