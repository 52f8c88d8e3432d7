/* SPDX-License-Identifier: Apache-2.0 */
/* --opset: adds releases under review to the built-in rows. */
#ifndef HLO_CTS_HARNESS_OPSET_H
#define HLO_CTS_HARNESS_OPSET_H

#include "base/arena.h"
#include "base/diag.h"
#include "versions/versions.h"

typedef struct opset_choice {
  const vs_opset *rows;
  arena *memory; /* holds the loaded rows; NULL: none were loaded */
} opset_choice;

/* Chooses the built-in rows, together with those of `folder` (NULL: none). Returns false, with an
 * error in the sink, if they cannot be loaded. The caller frees the choice, after every context
 * that uses it. */
bool opset_choose(const char *folder, opset_choice *out, diag_sink *sink);
/* The same for main functions: errors are printed to standard error. */
bool opset_choose_aloud(const char *folder, opset_choice *out);
void opset_free(opset_choice *o);

#endif
