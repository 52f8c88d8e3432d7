/* SPDX-License-Identifier: Apache-2.0 */
/* Programs of a folder, with the values that they must give. NAME.mlirbc is an artifact, NAME.args
 * has its arguments, and NAME.results the expected results; docs/programs.md describes them. */
#ifndef HLO_CTS_HARNESS_FOLDER_H
#define HLO_CTS_HARNESS_FOLDER_H

#include "base/vec.h"
#include "derive.h"
#include "harness/host/plugins.h"
#include "versions/versions.h"

typedef enum program_end {
  PROGRAM_PASSED,  /* its results are the expected ones */
  PROGRAM_RAN,     /* the folder has no results of it */
  PROGRAM_LACKS,   /* it comes to a custom call that nobody here evaluates */
  PROGRAM_DIFFERS, /* its results are not the expected ones */
  PROGRAM_FAILED,  /* it cannot be read or evaluated */
  PROGRAM_ENDS,
} program_end;
extern const char *const case_end_words[];

typedef struct program_call {
  const char *target;
  bool known; /* the interpreter or a plugin evaluates it */
} program_call;

typedef struct folder_program {
  program_end end;
  strbuf
      why; /* for PROGRAM_DIFFERS and PROGRAM_FAILED; for PROGRAM_PASSED the largest difference */
  VEC(program_call) calls; /* custom calls, by first use; in the context */
  ir_context *context;
} folder_program;

typedef struct folder_options {
  const vs_opset *rows;
  plugins *plugins;
  double timeout;   /* in seconds, for one program */
  double tolerance; /* of floats, times the largest expected value; negative: by the type */
} folder_options;

/* The names of the programs, sorted; the caller frees them, and `*out`. Returns -1 with a sentence
 * in `why` if the folder cannot be read. */
int folder_programs(const char *folder, char ***out, strbuf *why);
/* Reads and evaluates one program, and compares its results. The caller frees `out`. */
void folder_program_run(const char *folder, const char *name, const folder_options *o,
                        folder_program *out);
void folder_program_free(folder_program *p);

#endif
