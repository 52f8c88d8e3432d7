/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts reduce */
#include "harness/reduce/reduce.h"

#include <stdio.h>

#include <string.h>
#include <unistd.h>

#include "artifact/program.h"
#include "harness/cli/display.h"
#include "harness/cli/status.h"
#include "harness/data/input.h"
#include "judged.h"

#define WHO "hlo-cts reduce"
#define SAYS "says "

typedef struct reducing {
  const cli_args *args;
  judged_consumer consumer;
  reduce_options o;
  regexp *says;
  judge_program program;
} reducing;

static bool read_keep(reducing *x, strbuf *why) {
  const char *keep = cli_value(x->args, "keep");
  x->o.wanted = JUDGED_COUNT;
  if (!keep) return true;
  for (int k = 0; k < JUDGED_COUNT; k++)
    if (judgement_failed((judgement)k) && strcmp(keep, judgement_names[k]) == 0) {
      x->o.wanted = (judgement)k;
      return true;
    }
  if (strncmp(keep, SAYS, strlen(SAYS)) == 0) {
    x->o.keep = KEEP_SAYS;
    x->o.says = x->says =
        regex_new(keep + strlen(SAYS), strlen(keep + strlen(SAYS)), REGEX_LINES, why);
    return x->says != NULL;
  }
  x->o.keep = KEEP_COMMAND;
  x->o.command = keep;
  return true;
}

static bool open_all(reducing *x, input *in, diag_sink *sink, strbuf *why) {
  unsigned long long group = 16, seconds = 600;
  if (!read_keep(x, why) || !cli_number_of(x->args, "group", 0, 256, &group, why) ||
      !cli_number_of(x->args, "seconds", 0, 1000000, &seconds, why))
    return false;
  x->o.opset = rows_of(x->args);
  x->o.group = group ? group : 1;
  x->o.seconds = (double)seconds;
  return judged_load(&x->program, x->args, in, sink, why) &&
         judged_named(&x->consumer, x->args, &x->o.who, why);
}

static void show_progress(size_t ops, size_t asked, void *user) {
  (void)user;
  if (isatty(STDERR_FILENO)) fprintf(stderr, "\r%zu ops, %zu candidates asked ", ops, asked);
}

/* The program, and the case if there can be one. */
static int tell(const reducing *x, const reduced *r, strbuf *out) {
  strbuf_auto id = STRBUF_INIT, text = STRBUF_INIT, entry = STRBUF_INIT, title = STRBUF_INIT,
              why = STRBUF_INIT, plain = STRBUF_INIT, name = STRBUF_INIT;
  text_print_options how = {.hex_elements_above = UINT64_MAX};
  const char *folder = cli_value(x->args, "output");
  if (!program_print(r->program.c, r->program.module, &how, &plain, NULL)) return EXIT_USAGE;
  bool made = reduce_case(r, rows_of(x->args), x->consumer.name, &id, &text, &entry, &title, &why);
  strbuf_addf(out, "%s\n%zu ops from %zu, %zu candidates, the consumer was asked %zu times%s\n",
              strbuf_str(&title), r->after, r->before, r->asked, r->starts,
              r->out_of_time ? ", and the time ran out" : "");
  if (!made) strbuf_addf(out, "no case for the corpus: %s\n", strbuf_str(&why));
  if (!folder) {
    strbuf_addf(out, "\n%s", strbuf_str(made ? &text : &plain));
    if (made) strbuf_addf(out, "\n%s", strbuf_str(&entry));
    return EXIT_PASS;
  }
  strbuf_addf(&name, "%s.mlir", strbuf_str(&id));
  strbuf_reset(&why);
  bool ok = output_folder(folder, &why) &&
            write_into(folder, "program.mlir", plain.bytes, plain.len, &why) &&
            (!made || (write_into(folder, strbuf_str(&name), text.bytes, text.len, &why) &&
                       write_into(folder, "cases.yaml", entry.bytes, entry.len, &why)));
  return ok ? EXIT_PASS : say(WHO, strbuf_str(&why));
}

static int reduce_it(reducing *x) {
  reduced r;
  strbuf out = STRBUF_INIT;
  strbuf_auto why = STRBUF_INIT;
  x->o.progress = show_progress;
  int status = EXIT_FAIL;
  if (reduce_program(&x->program, &x->o, &r, &why))
    status = tell(x, &r, &out);
  else
    say(WHO, strbuf_str(&why));
  reduced_free(&r);
  return print_and_free(&out, status);
}

int cmd_reduce(const cli_args *args) {
  reducing x = {.args = args};
  FREED_BY(input_close) input in = {0};
  strbuf_auto why = STRBUF_INIT;
  FREED_BY(display_end) display_sink sink = display_sink_to(stderr, NULL);
  bool ok = open_all(&x, &in, &sink.sink, &why);
  if (why.len) say(WHO, strbuf_str(&why));
  int status = ok ? reduce_it(&x) : EXIT_USAGE;
  judge_program_free(&x.program);
  session_close(x.consumer.session);
  regex_free(x.says);
  return status;
}
