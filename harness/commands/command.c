#include "command.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "../display.h"
#include "../input.h"
#include "../journal.h"
#include "harness/harness.h"

int say(const char *who, const char *what) {
  fprintf(stderr, "%s: %s\n", who, what);
  return EXIT_USAGE;
}

bool select_cases(const char *who, const cli_args *args, selection *out) {
  const vs_opset *o = vs_builtin_opset();
  *out = (selection){0};
  plan_options options = {.regex = cli_value(args, OPT_FILTER),
                          .id = cli_value(args, OPT_CASE),
                          .tag = cli_value(args, OPT_TAG),
                          .level = cli_value(args, OPT_LEVEL),
                          .pair = cli_value(args, OPT_PAIR),
                          .check = cli_value(args, OPT_CHECK),
                          .shard = cli_value(args, OPT_SHARD)};
  strbuf why = STRBUF_INIT;
  out->filter = plan_filter_new(o, &options, &why);
  if (!out->filter) say(who, strbuf_str(&why));
  strbuf_free(&why);
  if (!out->filter) return false;
  char *folder = suite_folder("corpus", cli_value(args, OPT_CORPUS));
  display_sink sink = display_sink_to(stderr, NULL);
  bool ok = folder && corpus_load(&out->corpus, folder, o, &sink.sink);
  display_end(&sink);
  free(folder);
  return ok;
}

void selection_free(selection *s) {
  plan_filter_free(s->filter);
  corpus_free(&s->corpus);
}

bool load_golden(const char *given, golden_set *out) {
  char *folder = suite_folder("golden", given);
  display_sink sink = display_sink_to(stderr, NULL);
  bool ok = folder && golden_load(out, folder, vs_builtin_opset(), &sink.sink);
  free(folder);
  return ok;
}

void time_text(const char *format, char *out, size_t n) {
  time_t t = time(NULL);
  struct tm utc;
  gmtime_r(&t, &utc);
  strftime(out, n, format, &utc);
}

int print_and_free(strbuf *out, int status) {
  strbuf why = STRBUF_INIT;
  if (out->failed || !output_write(NULL, strbuf_str(out), out->len, &why)) status = EXIT_USAGE;
  strbuf_free(out);
  strbuf_free(&why);
  return status;
}

bool read_journal(journal_record *j, const char *folder) {
  display_sink sink = display_sink_to(stderr, NULL);
  bool ok = journal_read(j, folder, vs_builtin_opset(), &sink.sink);
  display_end(&sink);
  return ok;
}
