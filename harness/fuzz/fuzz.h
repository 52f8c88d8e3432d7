/* SPDX-License-Identifier: Apache-2.0 */
/* Gives random programs to a consumer: it evaluates them, and is judged; it reads artifacts of
 * older releases and writes for them, and no program may come back changed. Failures of one cause
 * are one finding, with the seed of its first program and a small program that fails in the same
 * way. */
#ifndef HLO_CTS_HARNESS_FUZZ_H
#define HLO_CTS_HARNESS_FUZZ_H

#include "harness/generate/generate.h"
#include "harness/reduce/reduce.h"

/* The programs that are evaluated: mostly small and defined; some at edges, some larger, some of
 * several processes. */
enum { FUZZ_KINDS = 4 };
extern const struct fuzz_kind {
  generate_profile profile;
  unsigned size; /* an index of generate_size_names */
} fuzz_kinds[FUZZ_KINDS];
size_t fuzz_kind_of(uint64_t seed);

typedef struct fuzz_finding {
  strbuf name;     /* of the cause: "wrong stablehlo.sort float", "crash …" */
  strbuf message;  /* the consumer's, of the first program */
  strbuf text;     /* a small program, after a comment with its arguments; empty: none was made */
  uint64_t seed;   /* of the first program */
  bool serialized; /* the program is of the profile serialize */
  bool failed;     /* false: a refusal */
  bool muted;
  size_t count; /* programs */
} fuzz_finding;

typedef struct fuzz_options {
  const vs_opset *opset;
  const char *const *files; /* programs that are rewritten; NULL: random ones are made */
  size_t file_count;
  unsigned depth; /* rewrites of a program, at most; a seed decides how many, and which */
  judge_consumer who;
  generate_options generate; /* of the programs that are evaluated */
  uint64_t seed;
  size_t programs; /* 0: any number */
  double seconds;
  size_t failures;          /* it ends after so many findings that are not muted; 0: any number */
  bool refusals;            /* a refusal is a finding, too */
  size_t group;             /* programs in one evaluation */
  double reduce;            /* seconds for each finding; 0: none is made small */
  const char *const *muted; /* parts of names; failures of such a name are only counted */
  size_t muted_count;
  void (*tell)(const fuzz_finding *f, void *user); /* of each new finding; may be NULL */
  void *user;
} fuzz_options;

typedef struct fuzz_report {
  fuzz_finding *items; /* from malloc */
  size_t count;
  size_t programs, right, free, read, written; /* programs; those that came back the same */
  size_t failures;                             /* findings that are neither refused nor muted */
  uint64_t next;                               /* seed */
} fuzz_report;

/* False with a sentence in `why` if it cannot begin. The caller frees the report in either case. */
bool fuzz_run(const fuzz_options *o, fuzz_report *out, strbuf *why);
/* The file of a seed; NULL: its program is made. */
const char *fuzz_file_of(const fuzz_options *o, uint64_t seed);
void fuzz_report_free(fuzz_report *r);

#endif
