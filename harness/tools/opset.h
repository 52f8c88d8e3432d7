/* --opset: releases under review, on top of the rows that are built in. */
#ifndef HLO_CTS_HARNESS_OPSET_H
#define HLO_CTS_HARNESS_OPSET_H

#include "base/arena.h"
#include "base/diag.h"
#include "versions/versions.h"

typedef struct opset_choice {
  const vs_opset *rows;
  arena *memory; /* of what was loaded; NULL: nothing was */
} opset_choice;

/* The built-in rows, with those of `folder` on top (NULL: none). False, with an error in the sink,
 * when they do not load. What is chosen outlives every context made with it and is freed after
 * them. */
bool opset_choose(const char *folder, opset_choice *out, diag_sink *sink);
/* The same for mains: errors go to standard error. */
bool opset_choose_aloud(const char *folder, opset_choice *out);
void opset_free(opset_choice *o);

#endif
