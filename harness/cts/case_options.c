/* SPDX-License-Identifier: Apache-2.0 */
#include "case_options.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "harness/cases/pick.h"
#include "harness/cli/display.h"
#include "harness/cli/status.h"
#include "harness/data/input.h"
#include "harness/sessions/session.h"

/* --quick and --sample: some of the cases that the other options leave. */
static bool pick_cases(const char *prefix, const cli_args *args, selection *s) {
  const char *sample = cli_value(args, "sample");
  bool quick = cli_on(args, "quick");
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

/* Commas without an id between them are no mistake. */
static bool listed_is_there(const char *prefix, const corpus *c, const char *id) {
  return !*id || case_is_there(prefix, c, id);
}

static bool tag_is_there(const char *prefix, const corpus *c, const char *tag) {
  strbuf_auto offer = STRBUF_INIT;
  bool there = corpus_has_tag(c, tag, &offer);
  if (!there) fprintf(stderr, "%s: no case has the tag '%s'%s\n", prefix, tag, strbuf_str(&offer));
  return there;
}

/* Whether the corpus has each of the names, "a,b". */
static bool all_are_there(const char *prefix, const corpus *c, const strbuf *names,
                          bool (*is_there)(const char *prefix, const corpus *c, const char *name)) {
  auto_free char *list = strdup(strbuf_str(names));
  char *at = list;
  bool ok = list != NULL;
  for (char *name; ok && (name = strbuf_cut_word(&at, ","));) ok = is_there(prefix, c, name);
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
  bool ids = cli_list(args, "case", &out->ids);
  bool tags = cli_list(args, "tag", &out->tags);
  bool checks = cli_list(args, "check", &out->checks);
  bool contexts = cli_list(args, "context", &out->contexts);
  cli_list(args, "sizes", &out->sizes);
  plan_options options = {.regex = cli_value(args, "filter"),
                          .id = ids ? strbuf_str(&out->ids) : NULL,
                          .tag = tags ? strbuf_str(&out->tags) : NULL,
                          .level = cli_value(args, "level"),
                          .pair = cli_value(args, "pair"),
                          .check = checks ? strbuf_str(&out->checks) : NULL,
                          .context = contexts ? strbuf_str(&out->contexts) : NULL,
                          .since = cli_value(args, "since"),
                          .shard = cli_value(args, "shard")};
  strbuf_auto why = STRBUF_INIT;
  out->filter = plan_filter_new(o, &options, &why);
  if (!out->filter) say(prefix, strbuf_str(&why));
  if (!out->filter) return false;
  auto_free char *folder = suite_folder("corpus", cli_value(args, "corpus"));
  FREED_BY(display_end) display_sink sink = display_sink_to(stderr, NULL);
  bool ok = folder && corpus_load(&out->corpus, folder, o, &sink.sink);
  ok = ok && add_sizes(prefix, o, &options, out);
  if (ok && out->ids.len) ok = all_are_there(prefix, &out->corpus, &out->ids, listed_is_there);
  if (ok && tags) ok = all_are_there(prefix, &out->corpus, &out->tags, tag_is_there);
  return ok && pick_cases(prefix, args, out);
}

bool read_consumer_options(const cli_args *args, consumer_options *out, strbuf *why) {
  const char *timeout = cli_value(args, "timeout");
  const char *colour = cli_value(args, "color");
  bool by_itself = !colour || strcmp(colour, "auto") == 0;
  *out = (consumer_options){.timeout = 20,
                            .timeout_given = timeout != NULL,
                            .fault = (fault)cli_choice(args, "fault", FAULT_NONE),
                            .colour = by_itself ? isatty(STDOUT_FILENO) && !getenv("NO_COLOR")
                                                : strcmp(colour, "always") == 0};
  if (timeout) {
    char *end;
    out->timeout = strtod(timeout, &end);
    if (*end || !(out->timeout > 0))
      return strbuf_refuse(why, "--timeout takes seconds, not '%s'", timeout);
  }
  if (cli_value(args, "fault") &&
      (cli_value(args, "consumer") || cli_value(args, "plugin") || cli_value(args, "testee")))
    return strbuf_refuse(why, "--fault is for the built-in consumer, not for --consumer");
  return true;
}

bool wants_annotations(const cli_args *args) {
  const char *kind = cli_value(args, "annotations");
  return kind && strcmp(kind, "github") == 0;
}

bool consumer_named(const cli_args *args, strbuf *out, strbuf *why) {
  static const struct {
    const char *option, *prefix;
  } rows[] = {{"consumer", ""}, {"plugin", SOURCE_PLUGIN}, {"testee", SOURCE_TESTEE}};
  size_t named = 0;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    const char *value = cli_value(args, rows[i].option);
    if (!value) continue;
    if (!named++) strbuf_addf(out, "%s%s", rows[i].prefix, value);
  }
  if (named > 1) strbuf_adds(why, "--consumer, --plugin and --testee exclude each other");
  return named <= 1;
}

bool trace_into(const char *prefix, const cli_args *args, session *x) {
  const char *path = cli_value(args, "trace");
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

session *open_source(const char *source, const vs_opset *o, const consumer_options *asked) {
  FREED_BY(display_end) display_sink sink = display_sink_to(stderr, NULL);
  session *x = session_open(source, o, &sink.sink);
  if (x && asked->timeout_given) session_set_timeout(x, asked->timeout);
  return x;
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

const corpus_case *selection_next(const selection *s, const corpus_case *after) {
  const corpus_case *end = s->corpus.cases + s->corpus.count;
  const corpus_case *c = after ? after + 1 : s->corpus.cases;
  while (c < end && !plan_takes_case(s->filter, c)) c++;
  return c < end ? c : NULL;
}

bool golden_is_there(const char *prefix, const cli_args *args) {
  const char *folder = cli_value(args, "golden");
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
  auto_free char *folder = suite_folder("golden", cli_value(args, "golden"));
  display_sink sink = display_sink_to(stderr, NULL);
  return folder && golden_load(out, folder, rows_of(args), &sink.sink);
}

bool read_journal(const cli_args *args, journal_record *j, const char *folder) {
  FREED_BY(display_end) display_sink sink = display_sink_to(stderr, NULL);
  return journal_read(j, folder, rows_of(args), &sink.sink);
}

bool read_before(const cli_args *args, journal_record *j, report_header *h) {
  const char *folder = cli_value(args, "before");
  if (!folder) return true;
  if (!read_journal(args, j, folder)) return false;
  h->before = &j->r;
  h->before_date = j->head.started;
  return true;
}

bool read_jobs(const cli_args *args, unsigned *jobs, strbuf *why) {
  unsigned long long n = 0;
  bool ok = cli_number_of(args, "jobs", 1, 64, &n, why);
  *jobs = (unsigned)n;
  return ok;
}
