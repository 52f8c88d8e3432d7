/* SPDX-License-Identifier: Apache-2.0 */
/* Work divided among threads by its results: each is computed by one thread, in the order in which
 * one thread alone would compute it. So results do not depend on the number of threads. */
#ifndef HLO_CTS_INTERPRETER_SPLIT_H
#define HLO_CTS_INTERPRETER_SPLIT_H

#include <stddef.h>

#define SPLIT_MOST 256 /* threads */

/* The part of the results [from, to), as part number `part`. It reports nothing and allocates from
 * no arena. */
typedef void (*split_fn)(void *user, size_t part, size_t from, size_t to);

/* How many parts `count` results make, of `least` at least. */
size_t ev_split_parts(unsigned threads, size_t count, size_t least);
/* Calls fn for each part and waits for all. Each part begins at a multiple of `step`. The last part
 * runs in the calling thread, and so does each part for which no thread can be started. */
void ev_split(size_t parts, size_t count, size_t step, split_fn fn, void *user);

#endif
