/* SPDX-License-Identifier: Apache-2.0 */
/* Writes a case as files that other test suites read: the program, its arguments and expected
 * results as .npy, and case.json, which has types and tolerances. docs/export.md describes the
 * folder. */
#ifndef HLO_CTS_HARNESS_EXPORT_H
#define HLO_CTS_HARNESS_EXPORT_H

#include <jansson.h>

#include "harness/programs/case_program.h"

typedef struct export_options {
  check_kind context; /* CHECK_EVALUATE, or the context whose program is written */
  vs_version release; /* the program is an artifact for this release; VS_NONE: it is MLIR text */
} export_options;

typedef enum export_end {
  EXPORT_DONE,
  EXPORT_LEFT_OUT, /* the case has no such form; a sentence says why */
  EXPORT_FAILED,   /* a file cannot be written, or the suite failed; a sentence says why */
} export_end;

/* Writes the case into its folder, which is made if there is none. A program without constants that
 * can become arguments is written with its constants. */
export_end export_case(case_program *p, const char *folder, const export_options *o, strbuf *why);

/* Sets `ops`, `types` and `profiles` of an object to lists of what the program uses. */
void export_uses(const case_program *p, json_t *into);

/* The licence notice of each folder. */
extern const char export_notice[];

#endif
