/* What is offered where a name is not known: those that a slip of the hand, or a part of a name,
 * could mean. */
#ifndef HLO_CTS_HARNESS_TOOLS_NEAR_H
#define HLO_CTS_HARNESS_TOOLS_NEAR_H

#include <stddef.h>

#include "base/strbuf.h"

enum { NEAR_MOST = 5 };

/* The nearest names so far. Their strings are borrowed. */
typedef struct near_list {
  const char *given;
  size_t limit; /* names farther away are not near */
  const char *names[NEAR_MOST];
  size_t distances[NEAR_MOST];
  size_t count;
} near_list;

near_list near_to(const char *given);
/* Keeps the name if it is near; one that is there already is not kept twice. */
void near_try(near_list *l, const char *name);
/* Appends "; did you mean 'a' or 'b'?"; nothing when none is near. */
void near_offer(const near_list *l, strbuf *out);

#endif
