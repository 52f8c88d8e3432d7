/* hlo-cts package and hlo-cts verify-package. */
#include "harness/package/package.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "command.h"
#include "harness/cli/display.h"
#include "harness/cli/status.h"
#include "harness/consumers/session.h"

static const cli_option package_rows[] = {
    {"report", CLI_VALUE, "folder", "folder of the run", OPT_REPORT, .values = CLI_FOLDER},
    {"o", CLI_VALUE, "folder", "folder for the package", OPT_OUTPUT, .values = CLI_FOLDER},
    {"consumer", CLI_VALUE, "file", "description of the consumer; by default that of the run",
     OPT_CONSUMER, .values = CLI_FILE},
    {"waivers", CLI_VALUE, "file", "the waivers of the run", OPT_WAIVERS, .values = CLI_FILE},
    {"statement", CLI_VALUE, "file", "your statement about the run", OPT_STATEMENT,
     .values = CLI_FILE},
    CORPUS_ROW,
    GOLDEN_ROW,
};

static bool load_corpus(const cli_args *args, corpus *out) {
  auto_free char *folder = suite_folder("corpus", cli_value(args, OPT_CORPUS));
  display_sink sink = display_sink_to(stderr, NULL);
  bool ok = folder && corpus_load(out, folder, vs_builtin_opset(), &sink.sink);
  display_end(&sink);
  return ok;
}

static int pack(const cli_args *args, journal_record *j, const package_order *order) {
  static const char prefix[] = "hlo-cts package";
  package_order o = *order;
  display_sink sink = display_sink_to(stderr, NULL);
  strbuf_auto why = STRBUF_INIT;
  char seal[SHA256_TEXT] = "";
  session *x = NULL;
  o.description = cli_value(args, OPT_CONSUMER);
  if (!o.description) o.description = journal_value(&j->head, "consumer");
  bool ok = true;
  if (o.description) {
    x = session_open(o.description, vs_builtin_opset(), &sink.sink);
    ok = x != NULL;
    if (!ok && !cli_value(args, OPT_CONSUMER))
      strbuf_addf(&why,
                  "the run was made with the description '%s'; if it is elsewhere now, say "
                  "so: --consumer=FILE",
                  o.description);
  }
  if (x) {
    o.profile = session_profile(x);
    o.kind = session_setting(x)->d->kind;
    if (o.kind == CONSUMER_BUILTIN) o.profile = NULL; /* it is of every release */
    if (strcmp(session_profile(x)->name, j->head.consumer) != 0) {
      strbuf_addf(&why, "the run tested '%s', not '%s'", j->head.consumer,
                  session_profile(x)->name);
      ok = false;
    } else if (!journal_value(&j->head, "consumer")) {
      strbuf_adds(&why, "the run tested the built-in consumer, without a description");
      ok = false;
    }
  }
  ok = ok && package_write(j, &o, seal, &sink.sink, &why);
  display_end(&sink);
  session_close(x);
  if (ok)
    printf("package: %s\nseal: %s\n", o.to, seal);
  else if (why.len)
    say(prefix, strbuf_str(&why));
  return ok ? EXIT_PASS : EXIT_USAGE;
}

static int cmd_package(const cli_args *args) {
  static const char prefix[] = "hlo-cts package";
  package_order o = {.tool = TOOL,
                     .report = cli_value(args, OPT_REPORT),
                     .to = cli_value(args, OPT_OUTPUT),
                     .waivers = cli_value(args, OPT_WAIVERS),
                     .statement = cli_value(args, OPT_STATEMENT)};
  char now[40];
  if (!o.report || !o.to)
    return say(prefix,
               "name the folder of the run (--report DIR) and the folder for the package (-o DIR)");
  time_text("%Y-%m-%dT%H:%M:%SZ", now, sizeof now);
  o.made = now;
  FREED_BY(corpus_free) corpus all = {0};
  FREED_BY(golden_free) golden_set golden = {0};
  FREED_BY(journal_record_free) journal_record j = {0};
  int status = EXIT_USAGE;
  if (load_corpus(args, &all) && load_golden(prefix, args, false, &golden)) {
    o.corpus = &all;
    o.golden = &golden;
    strbuf_auto why = STRBUF_INIT;
    bool ok = read_journal(args, &j, o.report);
    if (ok && package_add_sizes(&j.head, &all, &why)) status = pack(args, &j, &o);
    if (why.len) say(prefix, strbuf_str(&why));
  }
  return status;
}

const command command_package = {
    {"hlo-cts package", "Bundles a run with everything needed to verify its claims.",
     "--report=folder -o folder [options]", ROWS(package_rows), 0,
     .about =
         "A package is a folder with the journal, the results, the description, the waivers and "
         "your statement. Its manifest has a hash of each file. The command prints the seal: the "
         "hash of the manifest, by which others recognise the package. docs/package.md describes "
         "it.",
     EXAMPLES({"package a run with its waivers",
               "hlo-cts package --report=run --waivers=waivers.yaml -o package"})},
    cmd_package};

/* --- verify-package --- */

static const cli_option verify_rows[] = {
    {"seal", CLI_VALUE, "hash", "the seal that the package should have", OPT_SEAL},
    CORPUS_ROW,
    GOLDEN_ROW,
};

/* A folder with none of a package's own files is another folder, and there is nothing to judge. */
static bool is_package(const char *folder) {
  static const char *const own[] = {"MANIFEST", "SEAL", "package.json"};
  for (size_t i = 0; i < sizeof own / sizeof *own; i++) {
    struct stat st;
    strbuf_auto path = STRBUF_INIT;
    strbuf_addf(&path, "%s/%s", folder, own[i]);
    bool there = lstat(strbuf_str(&path), &st) == 0;
    if (there) return true;
  }
  fprintf(stderr, "hlo-cts verify-package: '%s' holds no package: %s\n", folder, strerror(errno));
  return false;
}

static int cmd_verify_package(const cli_args *args) {
  if (args->rest_count != 1) return say("hlo-cts verify-package", "name the folder of one package");
  FREED_BY(corpus_free) corpus all = {0};
  FREED_BY(golden_free) golden_set golden = {0};
  strbuf out = STRBUF_INIT;
  int status = EXIT_USAGE;
  if (!is_package(args->rest[0])) return EXIT_USAGE;
  if (load_corpus(args, &all) && load_golden("hlo-cts verify-package", args, false, &golden)) {
    package_verifier v = {.tool = TOOL,
                          .folder = args->rest[0],
                          .seal = cli_value(args, OPT_SEAL),
                          .corpus = &all,
                          .golden = &golden};
    status = package_verify(&v, &out);
  }
  return print_and_free(&out, status);
}

const command command_verify_package = {
    {"hlo-cts verify-package", "Checks that a package is intact, consistent and complete.",
     "[options] folder", ROWS(verify_rows), 1, CLI_FOLDER,
     .about = "Checks the seal and every hash, makes the results again from the journal, and "
              "compares them. It does not start the consumer.",
     EXAMPLES({"check a package whose seal you were given",
               "hlo-cts verify-package --seal=HASH package"}),
     .status_1 = "Something is wrong with the package"},
    cmd_verify_package};
