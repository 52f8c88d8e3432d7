/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts audit: what others need to know to check a run, as JSON for scripts/package. */
#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <yaml.h>

#include "base/os/machine.h"
#include "case_options.h"
#include "git_version.h"
#include "harness/cli/diags.h"
#include "harness/cli/display.h"
#include "harness/cli/status.h"
#include "harness/consumer/description.h"
#include "harness/data/input.h"
#include "harness/journal/waivers.h"
#include "harness/words/json_text.h"
#include "versions/yaml_file.h"

typedef struct auditor {
  const cli_args *args;
  const vs_opset *opset;
  journal_record j;
  corpus corpus;
  golden_set golden;
  json_t *out;      /* the answer */
  json_t *problems; /* those of the step that is being made */
  size_t found;
} auditor;

static void problem(auditor *a, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void problem(auditor *a, const char *format, ...) {
  strbuf_auto text = STRBUF_INIT;
  va_list args;
  va_start(args, format);
  strbuf_vaddf(&text, format, args);
  va_end(args);
  json_array_append_new(a->problems, json_string(strbuf_str(&text)));
  a->found++;
}

static void tell_problem(const char *what, void *user) { problem(user, "%s", what); }

static void begin(auditor *a, const char *step) {
  a->problems = json_array();
  json_object_set_new(a->out, step, a->problems);
}

/* --- The tool --- */

static void add_tool(auditor *a) {
  int major, minor, patch;
  char pcre[64] = "?", newest[32];
  yaml_get_version(&major, &minor, &patch);
  pcre2_config(PCRE2_CONFIG_VERSION, pcre);
#ifdef __clang__
  static const char compiler[] = "clang " __clang_version__;
#else
  static const char compiler[] = "gcc " __VERSION__;
#endif
  json_object_update_missing_new(
      a->out,
      json_pack("{s:s, s:s, s:{s:s, s:I}, s:{s:s, s:s, s:s, s:o, s:s}}", "tool", TOOL, "git",
                HLO_CTS_GIT, "opset", "newest", vs_format(vs_current(a->opset), newest), "releases",
                (json_int_t)a->opset->release_count, "tools", "compiler", compiler, "libc",
                os_libc(), "jansson", jansson_version_str(), "libyaml",
                json_sprintf("%d.%d.%d", major, minor, patch), "pcre2", pcre));
}

/* --- The journal --- */

static void add_run(auditor *a) {
  const journal_head *h = &a->j.head;
  char oldest[32], newest[32];
  json_t *partial = json_array();
  for (size_t i = 0; i < h->option_count; i++)
    if (journal_restricts(&h->options[i]))
      json_array_append_new(partial, json_string(h->options[i].name));
  json_object_update_missing_new(
      a->out,
      json_pack("{s:{s:s, s:s, s:s, s:f, s:o, s:o}, s:{s:s, s:s, s:s, s:s, s:s}}", "run", "tool",
                h->tool, "consumer", h->consumer, "started", h->started, "seconds", h->seconds,
                "options", journal_options(h), "partial", partial, "consumer", "name", h->consumer,
                "kind", h->kind ? h->kind : "", "oldest", vs_format(h->oldest, oldest), "newest",
                vs_format(h->newest, newest), "can", h->can ? h->can : ""));
}

static bool read_run(auditor *a, const char *folder) {
  strbuf_auto why = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&why);
  bool ok = journal_read(&a->j, folder, a->opset, &sink.sink);
  if (!ok) problem(a, "the journal cannot be read: %s", strbuf_str(&why));
  return ok;
}

/* The description must be about the consumer that ran. */
static void compare_description(auditor *a, const char *path) {
  const journal_head *h = &a->j.head;
  strbuf_auto why = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&why);
  consumer_description d;
  FREED_BY(input_close) input in = {0};
  arena *memory = arena_new(0);
  if (!memory || !input_open(&in, path, &why) ||
      !consumer_describe(path, in.bytes, in.size, a->opset, memory, &d, &sink.sink)) {
    problem(a, "the consumer's description cannot be read: %s", strbuf_str(&why));
  } else if (strcmp(d.profile.name, h->consumer) != 0 ||
             (h->kind && strcmp(consumer_kinds[d.kind], h->kind) != 0)) {
    problem(a, "the run tested %s '%s', not %s '%s'", h->kind ? h->kind : "", h->consumer,
            consumer_kinds[d.kind], d.profile.name);
  } else if (d.kind == CONSUMER_PROCESS &&
             (a->opset->releases[d.profile.oldest].version != h->oldest ||
              a->opset->releases[d.profile.newest].version != h->newest)) {
    problem(a, "the description has other releases than the run");
  }
  arena_free(memory);
}

static bool audit_run(auditor *a) {
  begin(a, "journal");
  if (!read_run(a, a->args->rest[0])) return false;
  add_run(a);
  const char *description = cli_value(a->args, "consumer");
  bool described = journal_value(&a->j.head, "consumer") != NULL;
  if (strcmp(a->j.head.tool, TOOL) != 0)
    problem(a, "the run was made by %s, this is %s", a->j.head.tool, TOOL);
  if (journal_value(&a->j.head, "opset"))
    problem(a, "the run was over releases under review, which nobody else has");
  if (a->j.broken) problem(a, "%s", a->j.broken);
  if (a->j.torn) problem(a, "the journal's last line is cut off");
  if (a->j.repeated) problem(a, "%zu rows of the journal are repeated", a->j.repeated);
  if (described != !!description)
    problem(a, described ? "the run was made with a consumer's description, which is missing"
                         : "there is a consumer's description, and the run was made without one");
  if (description) compare_description(a, description);
  if (!journal_gaps(&a->j, tell_problem, a))
    problem(a, "the journal does not say what the consumer can do");
  return true;
}

/* --- The corpus --- */

static bool same_text(const char *x, const char *y) { return strcmp(x ? x : "", y ? y : "") == 0; }

/* The plan needs what the journal says of a case. The fingerprint does not cover it. */
static bool same_claims(const corpus_case *is, const corpus_case *claimed) {
  bool same = is->since == claimed->since && is->checks == claimed->checks &&
              is->level == claimed->level && is->promise == claimed->promise &&
              is->form_count == claimed->form_count && is->reader == claimed->reader &&
              same_text(is->breaks, claimed->breaks);
  for (size_t k = 0; same && k < is->form_count; k++)
    same = is->forms[k].since == claimed->forms[k].since &&
           same_text(is->forms[k].feature, claimed->forms[k].feature);
  return same;
}

static void compare_case(auditor *a, const corpus_case *is, size_t i) {
  strbuf_auto why = STRBUF_INIT;
  char print[SHA256_TEXT] = "";
  if (!journal_fingerprint(is, &a->golden, a->opset, print, &why))
    problem(a, "%s", strbuf_str(&why));
  else if (strcmp(print, a->j.fingerprints[i]) != 0)
    problem(a, "case '%s' or its golden bytes have changed since the run", is->id);
  if (!same_claims(is, a->j.r.cases[i]))
    problem(a, "the journal describes case '%s' in another way than the corpus", is->id);
}

static void audit_cases(auditor *a) {
  const results *r = &a->j.r;
  const corpus *c = &a->corpus;
  bool whole = true;
  size_t at = 0;
  for (size_t i = 0; i < a->j.head.option_count; i++)
    whole &= !journal_restricts(&a->j.head.options[i]);
  for (size_t i = 0; i <= r->case_count; i++) {
    const char *id = i < r->case_count ? r->cases[i]->id : NULL;
    for (; at < c->count && (!id || strcmp(c->cases[at].id, id) < 0); at++)
      if (whole) problem(a, "the run lacks case '%s', and is not partial", c->cases[at].id);
    if (id && (at == c->count || strcmp(c->cases[at].id, id) != 0))
      problem(a, "the corpus does not have case '%s' of the run", id);
    else if (id)
      compare_case(a, &c->cases[at++], i);
  }
}

static void audit_corpus(auditor *a) {
  begin(a, "cases");
  strbuf_auto why = STRBUF_INIT;
  const char *list = journal_value(&a->j.head, "sizes");
  uint32_t classes = 0;
  if (list && !sizes_read(list, &classes)) problem(a, "there are no sizes '%s'", list);
  if (!sizes_add(&a->corpus, a->opset, classes, &why)) problem(a, "%s", strbuf_str(&why));
  audit_cases(a);
  json_object_update_missing_new(
      a->out, json_pack("{s:{s:s, s:I}, s:{s:s, s:I}}", "corpus", "folder", a->corpus.folder,
                        "cases", (json_int_t)a->corpus.count, "golden", "folder", a->golden.folder,
                        "files", (json_int_t)a->golden.count));
}

/* --- Waivers and statement --- */

static void audit_waivers(auditor *a) {
  const char *path = cli_value(a->args, "waivers");
  strbuf_auto why = STRBUF_INIT, outdated = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&why);
  FREED_BY(waivers_free) waivers known = {0};
  char day[11];
  begin(a, "waivers");
  if (!path) return;
  snprintf(day, sizeof day, "%.10s", a->j.head.started);
  if (!waivers_load(&known, path, a->opset, &sink.sink))
    problem(a, "the waivers cannot be read: %s", strbuf_str(&why));
  else if (!waivers_apply(&known, &a->j.r, NULL, &a->j.head, day, &outdated))
    problem(a, "a waiver does not fit the run: %s", strbuf_str(&outdated));
  json_object_set_new(a->out, "waiver_count", json_integer((json_int_t)known.count));
}

typedef struct statement {
  const char *vendor, *product, *version, *contact, *date, *text, *consumer, *releases, *failed,
      *waived;
  unsigned result, coverage;
} statement;
static const char *const statement_results[] = {"passed", "failed", NULL};
static const char *const statement_coverages[] = {"complete", "partial", NULL};

static bool read_statement(yaml_file *f, const ynode *root, void *into) {
  static const yaml_key keys[] = {
      YAML_TEXT("vendor", true, statement, vendor),
      YAML_TEXT("product", true, statement, product),
      YAML_TEXT("version", false, statement, version),
      YAML_TEXT("contact", false, statement, contact),
      YAML_TEXT("date", true, statement, date),
      YAML_TEXT("consumer", false, statement, consumer),
      YAML_WORD("result", true, statement_results, statement, result),
      YAML_WORD("coverage", true, statement_coverages, statement, coverage),
      YAML_TEXT("releases", false, statement, releases),
      YAML_TEXT("failed-cases", false, statement, failed),
      YAML_TEXT("waived", false, statement, waived),
      YAML_TEXT("text", true, statement, text),
  };
  return YAML_MAPPING(f, root, "a statement", keys, into);
}

static void audit_statement(auditor *a) {
  const char *path = cli_value(a->args, "statement");
  strbuf_auto why = STRBUF_INIT;
  FREED_BY(display_end) display_sink sink = display_sink_to(stderr, NULL);
  FREED_BY(input_close) input in = {0};
  statement s = {0};
  begin(a, "statement_problems");
  if (!path) return;
  arena *memory = arena_new(0);
  yaml_file f = {.path = path,
                 .memory = memory,
                 .sink = &sink.sink,
                 .syntax = DIAG_STATEMENT_SYNTAX,
                 .bad_key = DIAG_STATEMENT_KEY,
                 .bad_value = DIAG_STATEMENT_VALUE,
                 .missing = DIAG_STATEMENT_MISSING};
  if (!memory || !input_open(&in, path, &why) ||
      !yaml_file_read(&f, in.bytes, in.size, read_statement, &s))
    problem(a, "the statement cannot be used%s%s", why.len ? ": " : "", strbuf_str(&why));
  else
    json_object_set_new(
        a->out, "statement",
        json_pack("{s:s, s:s, s:s, s:s*, s:s*, s:s*, s:s*}", "result", statement_results[s.result],
                  "coverage", statement_coverages[s.coverage], "date", s.date, "consumer",
                  s.consumer, "releases", s.releases, "failed-cases", s.failed, "waived",
                  s.waived));
  arena_free(memory);
}

int cmd_audit(const cli_args *args) {
  static const char prefix[] = "hlo-cts audit";
  if (args->rest_count != 1) return say(prefix, "name the folder of one run");
  auditor a = {.args = args, .opset = vs_builtin_opset(), .out = json_object()};
  auto_free char *folder = suite_folder("corpus", cli_value(args, "corpus"));
  FREED_BY(display_end) display_sink sink = display_sink_to(stderr, NULL);
  bool ok = folder && corpus_load(&a.corpus, folder, a.opset, &sink.sink);
  ok = ok && load_golden(prefix, args, false, &a.golden);
  strbuf out = STRBUF_INIT;
  if (ok) {
    add_tool(&a);
    if (audit_run(&a)) {
      audit_corpus(&a);
      audit_waivers(&a);
      audit_statement(&a);
    }
    json_line(&out, json_incref(a.out), JSON_INDENT(1));
  }
  json_decref(a.out);
  journal_record_free(&a.j);
  golden_free(&a.golden);
  corpus_free(&a.corpus);
  return print_and_free(&out, !ok ? EXIT_USAGE : a.found ? EXIT_FAIL : EXIT_PASS);
}
