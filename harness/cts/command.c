/* SPDX-License-Identifier: Apache-2.0 */
#include "command.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "harness/cases/pick.h"
#include "harness/cli/display.h"
#include "harness/cli/status.h"
#include "harness/data/input.h"
#include "harness/journal/journal.h"
#include "harness/sessions/session.h"
#include "harness/sizes/sizes.h"
#include "harness/words/near.h"

const command *const commands[] = {
#define GROUP(title)
#define COMMAND(name) &command_##name,
#include "commands.def"
#undef COMMAND
#undef GROUP
};
const size_t command_count = sizeof commands / sizeof *commands;

const char *command_name(const command *c) { return c->tool.name + strlen("hlo-cts "); }

const command *find_command(const char *name) {
  for (size_t i = 0; i < command_count; i++)
    if (strcmp(command_name(commands[i]), name) == 0) return commands[i];
  return NULL;
}

const vs_opset *rows_of(const cli_args *args) {
  return args->context ? args->context : vs_builtin_opset();
}

const char *const level_choices[] = {"required", "recommended", LEVELS_ALL};

/* --quick and --sample: some of the cases that the other options leave. */
static bool pick_cases(const char *prefix, const cli_args *args, selection *s) {
  const char *sample = cli_value(args, OPT_SAMPLE);
  bool quick = cli_on(args, OPT_QUICK);
  unsigned long long n = 0;
  if (!quick && !sample) return true;
  if (quick && sample) return say(prefix, "--quick and --sample exclude each other") == EXIT_PASS;
  if (sample && (!cli_number(sample, &n) || n < 1))
    return say(prefix, "--sample takes a number of cases, from 1") == EXIT_PASS;
  s->picked = calloc(s->corpus.count, sizeof *s->picked);
  bool ok = s->picked && (quick ? pick_quick(&s->corpus, rows_of(args), s->filter, s->picked)
                                : pick_sample(&s->corpus, s->filter, (size_t)n, s->picked));
  if (ok)
    plan_filter_pick(s->filter, s->corpus.cases, s->picked);
  else
    say(prefix, "out of memory");
  return ok;
}

bool case_is_there(const char *prefix, const corpus *c, const char *id) {
  strbuf_auto offer = STRBUF_INIT;
  bool there = corpus_has_id(c, id, &offer);
  if (!there) fprintf(stderr, "%s: there is no case '%s'%s\n", prefix, id, strbuf_str(&offer));
  return there;
}

int no_such_command(const char *name) {
  near_list near = near_to(name);
  strbuf_auto offer = STRBUF_INIT;
  for (size_t i = 0; i < command_count; i++) near_try(&near, command_name(commands[i]));
  near_offer(&near, &offer);
  fprintf(stderr, "hlo-cts: there is no command '%s'%s\n", name,
          offer.len ? strbuf_str(&offer) : "; hlo-cts help lists them");
  return EXIT_USAGE;
}

/* Whether a case has each of the tags, "a,b". */
static bool tags_are_there(const char *prefix, const corpus *c, const char *tags) {
  bool ok = true;
  for (const char *at = tags; ok; at++) {
    size_t n = strcspn(at, ",");
    strbuf_auto offer = STRBUF_INIT;
    ok = corpus_has_tag(c, at, n, &offer);
    if (!ok)
      fprintf(stderr, "%s: no case has the tag '%.*s'%s\n", prefix, (int)n, at, strbuf_str(&offer));
    at += n;
    if (!*at) break;
  }
  return ok;
}

/* Whether there is a case for each of the ids, "a,b". */
static bool cases_are_there(const char *prefix, const corpus *c, const strbuf *ids) {
  strbuf_auto list = STRBUF_INIT;
  strbuf_add(&list, ids->bytes, ids->len);
  bool ok = true;
  char *save = NULL;
  for (char *id = list.len ? strtok_r(list.bytes, ",", &save) : NULL; ok && id;
       id = strtok_r(NULL, ",", &save))
    ok = case_is_there(prefix, c, id);
  return ok;
}

/* Cases that the suite makes itself: those of --sizes, and those of --case. */
static bool add_sizes(const char *prefix, const vs_opset *o, const plan_options *options,
                      selection *s) {
  uint32_t classes = 0;
  strbuf_auto why = STRBUF_INIT;
  if (options->id && strstr(options->id, SIZE_ID_BEGINS)) sizes_read("all", &classes);
  if (s->sizes.len && !sizes_read(strbuf_str(&s->sizes), &classes))
    strbuf_addf(&why, "--sizes takes none, some, all or classes of sizes, not '%s'",
                strbuf_str(&s->sizes));
  bool ok = !why.len && sizes_add(&s->corpus, o, classes, &why);
  if (!ok) say(prefix, strbuf_str(&why));
  return ok;
}

bool select_cases(const char *prefix, const cli_args *args, selection *out) {
  const vs_opset *o = rows_of(args);
  *out = (selection){.tags = STRBUF_INIT, .checks = STRBUF_INIT};
  bool ids = cli_list(args, OPT_CASE, &out->ids);
  bool tags = cli_list(args, OPT_TAG, &out->tags);
  bool checks = cli_list(args, OPT_CHECK, &out->checks);
  bool contexts = cli_list(args, OPT_CONTEXT, &out->contexts);
  cli_list(args, OPT_SIZES, &out->sizes);
  plan_options options = {.regex = cli_value(args, OPT_FILTER),
                          .id = ids ? strbuf_str(&out->ids) : NULL,
                          .tag = tags ? strbuf_str(&out->tags) : NULL,
                          .level = cli_value(args, OPT_LEVEL),
                          .pair = cli_value(args, OPT_PAIR),
                          .check = checks ? strbuf_str(&out->checks) : NULL,
                          .context = contexts ? strbuf_str(&out->contexts) : NULL,
                          .since = cli_value(args, OPT_SINCE),
                          .shard = cli_value(args, OPT_SHARD)};
  strbuf_auto why = STRBUF_INIT;
  out->filter = plan_filter_new(o, &options, &why);
  if (!out->filter) say(prefix, strbuf_str(&why));
  if (!out->filter) return false;
  auto_free char *folder = suite_folder("corpus", cli_value(args, OPT_CORPUS));
  display_sink sink = display_sink_to(stderr, NULL);
  bool ok = folder && corpus_load(&out->corpus, folder, o, &sink.sink);
  display_end(&sink);
  ok = ok && add_sizes(prefix, o, &options, out);
  if (ok && ids) ok = cases_are_there(prefix, &out->corpus, &out->ids);
  if (ok && options.tag) ok = tags_are_there(prefix, &out->corpus, options.tag);
  return ok && pick_cases(prefix, args, out);
}

enum { COLOUR_AUTO, COLOUR_ALWAYS, COLOUR_NEVER };
const char *const colour_kinds[] = {
    [COLOUR_AUTO] = "auto", [COLOUR_ALWAYS] = "always", [COLOUR_NEVER] = "never", NULL};

bool read_consumer_options(const cli_args *args, consumer_options *out, strbuf *why) {
  const char *timeout = cli_value(args, OPT_TIMEOUT);
  size_t colour = cli_choice(args, OPT_COLOUR, COLOUR_AUTO);
  *out = (consumer_options){
      .timeout = 20,
      .timeout_given = timeout != NULL,
      .fault = (fault)cli_choice(args, OPT_FAULT, FAULT_NONE),
      .colour = colour == COLOUR_ALWAYS ||
                (colour == COLOUR_AUTO && isatty(STDOUT_FILENO) && !getenv("NO_COLOR"))};
  if (timeout) {
    char *end;
    out->timeout = strtod(timeout, &end);
    if (*end || !(out->timeout > 0)) {
      strbuf_addf(why, "--timeout takes seconds, not '%s'", timeout);
      return false;
    }
  }
  if (cli_value(args, OPT_FAULT) && (cli_value(args, OPT_CONSUMER) || cli_value(args, OPT_PLUGIN) ||
                                     cli_value(args, OPT_TESTEE))) {
    strbuf_adds(why, "--fault is for the built-in consumer, not for --consumer");
    return false;
  }
  return true;
}

enum { ANNOTATE_NONE, ANNOTATE_GITHUB };
const char *const annotation_kinds[] = {
    [ANNOTATE_NONE] = "none", [ANNOTATE_GITHUB] = "github", NULL};

bool wants_annotations(const cli_args *args) {
  return cli_choice(args, OPT_ANNOTATIONS, ANNOTATE_NONE) == ANNOTATE_GITHUB;
}

bool consumer_named(const cli_args *args, strbuf *out, strbuf *why) {
  static const struct {
    int id;
    const char *prefix;
  } rows[] = {{OPT_CONSUMER, ""}, {OPT_PLUGIN, SOURCE_PLUGIN}, {OPT_TESTEE, SOURCE_TESTEE}};
  size_t named = 0;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    const char *value = cli_value(args, rows[i].id);
    if (!value) continue;
    if (!named++) strbuf_addf(out, "%s%s", rows[i].prefix, value);
  }
  if (named > 1) strbuf_adds(why, "--consumer, --plugin and --testee exclude each other");
  return named <= 1;
}

bool trace_into(const char *prefix, const cli_args *args, session *x) {
  const char *path = cli_value(args, OPT_TRACE);
  strbuf_auto why = STRBUF_INIT;
  if (path && !x)
    strbuf_adds(
        &why,
        "--trace needs --consumer: the suite exchanges no messages with the built-in consumer");
  else if (path)
    session_trace(x, path, &why);
  if (why.len) say(prefix, strbuf_str(&why));
  return !why.len;
}

bool read_durations(const cli_args *args, size_t *out, strbuf *why) {
  const char *text = cli_value(args, OPT_DURATIONS);
  unsigned long long n = 0;
  if (text && !cli_number(text, &n)) {
    strbuf_addf(why, "--durations takes a number of cases, not '%s'", text);
    return false;
  }
  *out = (size_t)n;
  return true;
}

void selection_free(selection *s) {
  plan_filter_free(s->filter);
  corpus_free(&s->corpus);
  strbuf_free(&s->ids);
  strbuf_free(&s->tags);
  strbuf_free(&s->checks);
  strbuf_free(&s->contexts);
  strbuf_free(&s->sizes);
  free(s->picked);
}

bool opset_is_there(const char *prefix, const char *folder) {
  if (strcmp(folder, "built-in") == 0 || access(folder, F_OK) == 0) return true;
  fprintf(stderr, "%s: cannot open the opset '%s': %s\n", prefix, folder, strerror(errno));
  return false;
}

bool golden_is_there(const char *prefix, const cli_args *args) {
  const char *folder = cli_value(args, OPT_GOLDEN);
  if (!folder) return true;
  strbuf_auto path = STRBUF_INIT;
  strbuf_addf(&path, "%s/MANIFEST", folder);
  bool there = access(strbuf_str(&path), F_OK) == 0;
  if (!there)
    fprintf(stderr, "%s: '%s' holds no golden bytes: '%s': %s\n", prefix, folder, strbuf_str(&path),
            strerror(errno));
  return there;
}

bool load_golden(const char *prefix, const cli_args *args, bool may_be_new, golden_set *out) {
  if (!may_be_new && !golden_is_there(prefix, args)) return false;
  auto_free char *folder = suite_folder("golden", cli_value(args, OPT_GOLDEN));
  display_sink sink = display_sink_to(stderr, NULL);
  return folder && golden_load(out, folder, rows_of(args), &sink.sink);
}

void time_text(const char *format, char *out, size_t n) {
  time_t t = time(NULL);
  struct tm utc;
  gmtime_r(&t, &utc);
  strftime(out, n, format, &utc);
}

bool read_journal(const cli_args *args, journal_record *j, const char *folder) {
  display_sink sink = display_sink_to(stderr, NULL);
  bool ok = journal_read(j, folder, rows_of(args), &sink.sink);
  display_end(&sink);
  return ok;
}

bool read_before(const cli_args *args, journal_record *j, report_header *h) {
  const char *folder = cli_value(args, OPT_BEFORE);
  if (!folder) return true;
  if (!read_journal(args, j, folder)) return false;
  h->before = &j->r;
  h->before_date = j->head.started;
  return true;
}

bool read_jobs(const cli_args *args, unsigned *jobs, strbuf *why) {
  const char *given = cli_value(args, OPT_JOBS);
  unsigned long long number = 0;
  if (given && (!cli_number(given, &number) || number < 1 || number > 64)) {
    strbuf_addf(why, "--jobs takes a number from 1 to 64, not '%s'", given);
    return false;
  }
  *jobs = (unsigned)number;
  return true;
}
