/* SPDX-License-Identifier: Apache-2.0 */
#include "judged.h"

#include <limits.h>

bool judged_open(judged_consumer *out, const char *file, const vs_opset *o,
                 const consumer_options *asked, judge_consumer *who) {
  *out = (judged_consumer){.name = "built-in", .table = builtin_consumer(asked->fault)};
  *who = (judge_consumer){&out->table, vs_current(o)};
  if (!file) return true;
  out->session = open_source(file, o, asked);
  if (!out->session) return false;
  out->name = session_profile(out->session)->name;
  out->table = session_consumer(out->session);
  who->own = o->releases[session_profile(out->session)->newest].version;
  return true;
}

bool judged_named(judged_consumer *out, const cli_args *args, judge_consumer *who, strbuf *why) {
  consumer_options asked;
  strbuf_auto name = STRBUF_INIT;
  const char *file = cli_value(args, "consumer");
  if (!consumer_named(args, &name, why) || !read_consumer_options(args, &asked, why)) return false;
  return judged_open(out, file || !name.len ? file : strbuf_str(&name), rows_of(args), &asked, who);
}

bool judged_load(judge_program *out, const cli_args *args, input *in, diag_sink *sink,
                 strbuf *why) {
  unsigned long long seed = 1;
  return cli_number_of(args, "seed", 0, ULLONG_MAX, &seed, why) &&
         input_open(in, args->rest_count ? args->rest[0] : NULL, why) &&
         judge_load(out, rows_of(args), in->name, in->bytes, in->size, cli_value(args, "args"),
                    seed, sink);
}

bool judged_mutations(const cli_args *args, judged_mutation *out, strbuf *why) {
  enum { DEPTH = 4, DEPTH_MOST = 1000 };
  bool mutate = cli_on(args, "mutate");
  unsigned long long depth = mutate ? DEPTH : 0;
  *out = (judged_mutation){.files = args->rest, .count = args->rest_count};
  if (mutate != (args->rest_count > 0))
    strbuf_adds(why, mutate ? "--mutate: name programs" : "programs are only taken with --mutate");
  else if (cli_number_of(args, "depth", 0, DEPTH_MOST, &depth, why))
    out->depth = (unsigned)depth;
  for (size_t i = 0; !why->len && i < out->count; i++) {
    FREED_BY(input_close) input in = {0};
    input_open(&in, out->files[i], why);
  }
  return !why->len;
}
