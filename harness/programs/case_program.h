/* SPDX-License-Identifier: Apache-2.0 */
/* The programs of a case, ready to be asked about: read, verified, and made plain. */
#ifndef HLO_CTS_HARNESS_CASE_PROGRAM_H
#define HLO_CTS_HARNESS_CASE_PROGRAM_H

#include "contexts.h"
#include "devices.h"
#include "edits.h"
#include "harness/data/input.h"
#include "harness/data/sha256.h"

typedef struct case_program {
  const vs_opset *opset;
  const corpus_case *c;
  ir_context *context;
  ir_op *plain;  /* the program that is written */
  ir_op *normal; /* the program that reading the artifact must give */
  ir_op *twin;   /* of a case that must be refused: the legal program; NULL: there is none */
  edits edits;   /* of its artifact; text NULL: none */
  expectations expected;
  device_run devices; /* for a case on several devices; driver NULL: it runs on one */
  strbuf broken;      /* why the case cannot be used; empty if it can */
  input source, normal_source, twin_source, edits_source;
  strbuf made; /* text of a program that the suite makes itself */
} case_program;

/* Reads and verifies the programs of the case and derives the plain program. If the case cannot be
 * used, `broken` says why. Returns false only when out of memory. The caller frees the program in
 * either case. */
bool case_program_load(case_program *p, const vs_opset *o, const corpus_case *c);
void case_program_free(case_program *p);
/* Whether the case can be used. */
bool case_program_usable(const case_program *p);
/* Whether the case must be refused: it breaks a constraint, or its artifact is edited. */
bool case_is_negative(const corpus_case *c);

/* A copy of a program in the context `c`; NULL when out of memory. */
ir_op *case_program_copy(ir_context *c, const ir_op *program);

/* How many programs the check has: more than one only for CHECK_LARGE. */
size_t case_contexts(const case_program *p, check_kind k);
/* Derives program `number` of the check. CHECK_EVALUATE gives the plain program. *rows is the size
 * of the additional leading dimension of the results; 0: none. The caller frees `out`. */
context_end case_context(case_program *p, check_kind k, size_t number, context_program *out,
                         int64_t *rows, strbuf *why);

/* How a plain program is printed. */
typedef struct plain_form {
  bool generic;   /* print the generic form, which keeps everything */
  bool locations; /* print every location, also unknown ones, as the programs of golden bytes have
                     them */
} plain_form;

/* Prints the plain program or, if the check evaluates in a context, the program of that context.
 * Returns false with a sentence in `why` if the case cannot be used or the context does not apply.
 * Every form prints the locations that the program states. */
bool case_program_print(case_program *p, check_kind k, plain_form form, strbuf *out, strbuf *why);

/* SHA-256 of the plain program, printed in the generic form, and of its edits. So it does not
 * depend on names of values, comments, the layout of the file or the expected values. Returns false
 * with a sentence in `why` if the case cannot be used. */
bool case_program_hash(const case_program *p, char hash[SHA256_TEXT], strbuf *why);

/* The profiles and devices that the program needs, which must be usable. */
profile_needs case_program_needs(const case_program *p);

#endif
