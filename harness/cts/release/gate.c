/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts gate */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "command.h"
#include "harness/cli/display.h"
#include "harness/cli/status.h"
#include "harness/data/input.h"
#include "harness/gate/gate.h"
#include "harness/host/interrupt.h"

#define WHO "hlo-cts gate"

enum { CONSUMERS_MAX = 16 };

static const cli_option gate_option_rows[] = {
    {"base", CLI_VALUE, "base", "what was released: a folder, release or git revision", OPT_BASE,
     "What is compared", .values = CLI_FOLDER, .fallback = "built-in",
     .more = "One of: a folder of release files; a source tree, whose cases and golden bytes are "
             "compared, too; `built-in`; a release, which means the built-in rows up to it; a git "
             "revision of the corpus's repository."},
    {"head", CLI_VALUE, "revision", "what is proposed, as a git revision", OPT_HEAD,
     .more = "Its versions/, corpus/ and golden/ are judged instead of --opset, --corpus and "
             "--golden. If rows are as in the base, only cases that changed are run."},
    {"opset", CLI_VALUE, "folder", "what is proposed: a folder of release files, or a source tree",
     OPT_PROPOSED, .values = CLI_FOLDER, .fallback = "built-in"},
    CORPUS_ROW,
    GOLDEN_ROW,
    {"consumer", CLI_VALUE, "file,…", "descriptions of real consumers of older releases",
     OPT_CONSUMER, .values = CLI_FILE, .list = true},
    {"check", CLI_VALUE, "check,…", "checks to run", OPT_CHECK, CHOICES(gate_names), .list = true},
    JOBS_ROW_OF("The run", NULL),
    TIMEOUT_ROW,
    {"json", CLI_MAYBE, "file", "print the verdict as JSON, or write it to a file", OPT_JSON,
     "Output", .values = CLI_FILE},
    {"junit", CLI_VALUE, "file", "write the verdict as JUnit XML", OPT_JUNIT, .values = CLI_FILE},
    {"markdown", CLI_VALUE, "file", "write the verdict as Markdown, for a pull request",
     OPT_MARKDOWN, .values = CLI_FILE},
    ANNOTATIONS_ROW,
};

typedef struct gate_call {
  gate_options o;
  strbuf consumers; /* cut into names */
  const char *names[CONSUMERS_MAX];
} gate_call;

/* The names; a missing file is found now, because the check of consumers comes last. */
static bool read_consumers(const cli_args *args, gate_call *call, strbuf *why) {
  if (!cli_list(args, OPT_CONSUMER, &call->consumers)) return true;
  char *save = NULL;
  for (char *name = strtok_r(call->consumers.bytes, ",", &save); name;
       name = strtok_r(NULL, ",", &save)) {
    if (call->o.consumer_count == CONSUMERS_MAX) {
      strbuf_addf(why, "too many consumers (limit %d)", CONSUMERS_MAX);
      return false;
    }
    if (access(name, R_OK) != 0) {
      strbuf_addf(why, "cannot open input file '%s': %s", name, strerror(errno));
      return false;
    }
    call->names[call->o.consumer_count++] = name;
  }
  call->o.consumers = call->names;
  return true;
}

static unsigned read_checks(const cli_args *args) {
  strbuf_auto names = STRBUF_INIT;
  unsigned checks = 0;
  if (cli_list(args, OPT_CHECK, &names)) {
    char *save = NULL;
    for (char *name = strtok_r(names.bytes, ",", &save); name; name = strtok_r(NULL, ",", &save))
      for (int c = 0; c < GATE_CHECKS; c++)
        if (strcmp(gate_names[c], name) == 0) checks |= 1u << c;
  }
  return checks;
}

static bool read_call(const cli_args *args, gate_call *call, char *cases, char *golden) {
  const char *timeout = cli_value(args, OPT_TIMEOUT);
  const char *base = cli_value(args, OPT_BASE), *opset = cli_value(args, OPT_PROPOSED);
  strbuf_auto why = STRBUF_INIT;
  char *end = NULL;
  *call = (gate_call){.consumers = STRBUF_INIT};
  call->o = (gate_options){.base = base ? base : "built-in",
                           .head = cli_value(args, OPT_HEAD),
                           .opset = opset ? opset : "built-in",
                           .corpus = cases,
                           .golden = golden,
                           .timeout = timeout ? strtod(timeout, &end) : 20};
  if (!read_jobs(args, &call->o.jobs, &why)) return say(WHO, strbuf_str(&why)) == EXIT_PASS;
  if (end && (*end || !(call->o.timeout > 0)))
    return say(WHO, "--timeout takes seconds") == EXIT_PASS;
  call->o.checks = read_checks(args);
  return read_consumers(args, call, &why) || say(WHO, strbuf_str(&why)) == EXIT_PASS;
}

/* Each form that was asked for, into its file. */
static bool write_files(const cli_args *args, const gate_report *r) {
  static const struct {
    int option;
    void (*render)(const gate_report *r, strbuf *out);
  } rows[] = {{OPT_JSON, gate_json}, {OPT_JUNIT, gate_junit}, {OPT_MARKDOWN, gate_markdown}};
  bool ok = true;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    const char *path = cli_value(args, rows[i].option);
    strbuf_auto out = STRBUF_INIT, why = STRBUF_INIT;
    if (!path) continue;
    rows[i].render(r, &out);
    if (out.failed || !output_write(path, strbuf_str(&out), out.len, &why)) {
      say(WHO, why.len ? strbuf_str(&why) : "out of memory");
      ok = false;
    }
  }
  return ok;
}

static int judge(const cli_args *args, const gate_call *call) {
  gate_report r;
  strbuf out = STRBUF_INIT;
  gate_run(&r, &call->o);
  int status = gate_is_open(&r) ? EXIT_PASS : r.broken ? EXIT_USAGE : EXIT_FAIL;
  if (!write_files(args, &r)) status = EXIT_USAGE;
  bool json = cli_last(args, OPT_JSON) && !cli_value(args, OPT_JSON);
  if (json)
    gate_json(&r, &out);
  else
    gate_text(&r, &out);
  if (wants_annotations(args)) gate_annotations(&r, &out);
  gate_free(&r);
  return print_and_free(&out, status);
}

static int cmd_gate(const cli_args *args) {
  gate_call call;
  auto_free char *cases = suite_folder("corpus", cli_value(args, OPT_CORPUS));
  auto_free char *golden = suite_folder("golden", cli_value(args, OPT_GOLDEN));
  interrupt_begin();
  bool ok = cases && golden && read_call(args, &call, cases, golden);
  ok = ok && opset_is_there(WHO, call.o.opset) && golden_is_there(WHO, args);
  int status = ok ? judge(args, &call) : EXIT_USAGE;
  interrupt_end();
  if (cases && golden) strbuf_free(&call.consumers);
  return status;
}

const command command_gate = {
    {WHO, "Says whether a proposed release is safe, or why it is not.", "[options]",
     ROWS(gate_option_rows), 0,
     .about = "The gate checks, in this order: the rows only add to the released ones; the "
              "manifests agree with the rows; every new row has its cases; the golden bytes of "
              "older releases are unchanged and those of the new one exist; artifacts of older "
              "releases are read and evaluated as before; older consumers refuse what is new, and "
              "name it. A check is skipped if one that it needs failed. At the end the gate lists, "
              "for the release notes, which of the new features a producer can still write for the "
              "base's release.",
     EXAMPLES({"judge a release under review, on top of the built-in ones",
               "hlo-cts gate --opset=rows --corpus=rows/corpus --golden=rows/golden"},
              {"judge a branch against main; the tools are built from the branch",
               "hlo-cts gate --base=main"},
              {"judge the newest release again", "hlo-cts gate --base=1.19.0"}),
     .status_1 = "The gate is closed"},
    cmd_gate};
