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

static const cli_option reduce_rows[] = {
    CONSUMER_ROW,
    VALUE("keep", "what", "what the program must still do", OPT_KEEP,
          .more =
              "wrong, crash or timeout: get this verdict, at an op of the same name; by default "
              "the verdict of the whole program. 'says REGEX': the message of the consumer "
              "matches (PCRE2). Anything else is a command for the shell; it gets the path of "
              "the program as $1, and keeps the program if its status is 0."),
    ARGUMENT_ROWS,
    VALUE("output", "folder", "write the program, and a case for the corpus, to this folder",
          OPT_OUTPUT, .values = CLI_FOLDER),
    VALUE("group", "n", "candidates in one start of the consumer", OPT_GROUP, .fallback = "16"),
    VALUE("seconds", "n", "time limit of the whole reduction", OPT_SECONDS, .fallback = "600"),
    TIMEOUT_ROW,
    FAULT_ROW,
    OPSET_ROW,
};

typedef struct reducing {
  const cli_args *args;
  judged_consumer consumer;
  reduce_options o;
  regexp *says;
  judge_program program;
} reducing;

static bool read_keep(reducing *x, strbuf *why) {
  const char *keep = cli_value(x->args, OPT_KEEP);
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
  if (!read_keep(x, why) || !judged_number(x->args, OPT_GROUP, "group", 256, &group, why) ||
      !judged_number(x->args, OPT_SECONDS, "seconds", 1000000, &seconds, why))
    return false;
  x->o.opset = rows_of(x->args);
  x->o.group = group ? group : 1;
  x->o.seconds = (double)seconds;
  return judged_load(&x->program, x->args, in, sink, why) &&
         judged_named(&x->consumer, x->args, &x->o.who, why, sink);
}

static void show_progress(size_t ops, size_t asked, void *user) {
  (void)user;
  if (isatty(STDERR_FILENO)) fprintf(stderr, "\r%zu ops, %zu candidates asked ", ops, asked);
}

static bool write_file(const char *folder, const char *name, const strbuf *text, strbuf *why) {
  strbuf_auto path = STRBUF_INIT;
  strbuf_addf(&path, "%s/%s", folder, name);
  return output_write(strbuf_str(&path), text->bytes, text->len, why);
}

/* The program, and the case if there can be one. */
static int tell(const reducing *x, const reduced *r, strbuf *out) {
  strbuf_auto id = STRBUF_INIT, text = STRBUF_INIT, entry = STRBUF_INIT, title = STRBUF_INIT,
              why = STRBUF_INIT, plain = STRBUF_INIT, name = STRBUF_INIT;
  text_print_options how = {.hex_elements_above = UINT64_MAX};
  const char *folder = cli_value(x->args, OPT_OUTPUT);
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
  bool ok = output_folder(folder, &why) && write_file(folder, "program.mlir", &plain, &why) &&
            (!made || (write_file(folder, strbuf_str(&name), &text, &why) &&
                       write_file(folder, "cases.yaml", &entry, &why)));
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

static int cmd_reduce(const cli_args *args) {
  reducing x = {.args = args};
  FREED_BY(input_close) input in = {0};
  strbuf_auto why = STRBUF_INIT;
  display_sink sink = display_sink_to(stderr, NULL);
  bool ok = open_all(&x, &in, &sink.sink, &why);
  display_end(&sink);
  if (why.len) say(WHO, strbuf_str(&why));
  int status = ok ? reduce_it(&x) : EXIT_USAGE;
  judge_program_free(&x.program);
  session_close(x.consumer.session);
  regex_free(x.says);
  return status;
}

const command command_reduce = {
    {WHO, "Makes a program small on which a consumer fails.", "[options] [program]",
     ROWS(reduce_rows), 1, CLI_FILE,
     .about =
         "Takes results, functions, ops, arguments and attributes away, replaces values by "
         "constants, and makes shapes, types and constants simpler, as long as the consumer fails "
         "for the same reason. Every candidate verifies and is evaluated with bounds, as by "
         "hlo-cts judge, before the consumer is asked. The command prints the program as the "
         "beginning of a case of the corpus, with an entry for its manifest. docs/judge.md "
         "describes the steps.",
     EXAMPLES({"reduce a program of which a consumer computes a wrong value",
               "hlo-cts reduce program.mlir --consumer=mine.yaml --output=small"},
              {"reduce a program that is refused with a message",
               "hlo-cts reduce a.mlir --consumer=mine.yaml --keep='says unsupported op'"}),
     .status_1 = "The program does not do what is to be kept"},
    cmd_reduce};
