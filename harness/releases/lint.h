/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts lint-opset: whether newer rows only add to older ones. */
#ifndef HLO_CTS_HARNESS_LINT_H
#define HLO_CTS_HARNESS_LINT_H

#include "base/arena.h"
#include "base/diag.h"
#include "versions/lint.h"

typedef enum lint_outcome {
  LINT_CLEAN,
  LINT_FINDINGS, /* or the newer rows do not load, with errors in the sink */
  LINT_BROKEN,   /* the older rows do not load, or memory ran out */
} lint_outcome;

/* Whether the older side is a release that is built in, which means the rows up to it. */
bool lint_is_release(const char *name, vs_version *as_of);

/* Each side is a folder of release files, "built-in" or, the older one, a release or "none". A
 * newer folder without the older side's first release holds what comes on top of it. Each finding
 * is an error. */
lint_outcome lint_opsets(const char *old, const char *new, diag_sink *sink);

#endif
