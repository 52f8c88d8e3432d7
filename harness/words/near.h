/* SPDX-License-Identifier: Apache-2.0 */
/* Suggests names for an unknown name: names with few differing letters, or with a common part. */
#ifndef HLO_CTS_HARNESS_TOOLS_NEAR_H
#define HLO_CTS_HARNESS_TOOLS_NEAR_H

#include <stddef.h>

#include "base/strbuf.h"

enum { NEAR_MOST = 5 };

/* The nearest names so far. Their strings are borrowed. */
typedef struct near_list {
  const char *given;
  size_t limit; /* the largest distance of a suggestion */
  const char *names[NEAR_MOST];
  size_t distances[NEAR_MOST];
  size_t count;
} near_list;

near_list near_to(const char *given);
/* Keeps the name if it is near, but never twice. */
void near_try(near_list *l, const char *name);
/* Appends "; did you mean 'a' or 'b'?", or nothing if no name is near. */
void near_offer(const near_list *l, strbuf *out);

#endif
