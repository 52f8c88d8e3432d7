/* SPDX-License-Identifier: Apache-2.0 */
/* A consumer as hlo-cts judge, reduce, fuzz and accuracy ask it. */
#ifndef HLO_CTS_HARNESS_JUDGED_CONSUMER_H
#define HLO_CTS_HARNESS_JUDGED_CONSUMER_H

#include "case_options.h"
#include "harness/data/input.h"
#include "harness/judge/judge.h"
#include "harness/sessions/session.h"

typedef struct judged_consumer {
  session *session; /* NULL: the built-in consumer. The caller closes it */
  consumer_table table;
  const char *name;
} judged_consumer;

/* Opens the consumer that `file` describes; NULL: the built-in one with the fault of --fault. False
 * after a diagnostic. `*who` asks `out->table`, so `out` may not move. */
bool judged_open(judged_consumer *out, const char *file, const vs_opset *o,
                 const consumer_options *asked, judge_consumer *who);
/* Opens the consumer of --consumer, --plugin or --testee; without them, the built-in one. False
 * after a diagnostic, or with a sentence in `why`. */
bool judged_named(judged_consumer *out, const cli_args *args, judge_consumer *who, strbuf *why);
/* Programs that are rewritten: the files of --mutate (none without it), and --depth. False with a
 * sentence in `why` if one of them is wrong. */
typedef struct judged_mutation {
  const char *const *files;
  size_t count;
  unsigned depth;
} judged_mutation;
bool judged_mutations(const cli_args *args, judged_mutation *out, strbuf *why);
/* Loads the program that the command names (without a name: standard input) with its arguments.
 * False after a diagnostic, or with a sentence in `why`. `in` must outlive the program. */
bool judged_load(judge_program *out, const cli_args *args, input *in, diag_sink *sink, strbuf *why);

#endif
