/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts help: help, manual pages. */
#include <stdio.h>
#include <string.h>

#include "command.h"
#include "diagnostics.h"
#include "harness/cli/front.h"
#include "harness/cli/man.h"
#include "harness/cli/status.h"
#include "harness/data/input.h"

static void add_command(const command *c, strbuf *out) {
  enum { COLUMN = 18 };
  strbuf_addf(out, "  %-*s", COLUMN - 2, command_name(c));
  cli_wrap(c->tool.summary, COLUMN, COLUMN, out);
}

void help_overview(strbuf *out) {
  strbuf_adds(out, TOOL
              ": conformance test suite for StableHLO portable artifacts\n\n"
              "usage: hlo-cts command [options]\n\n");
#define GROUP(title) strbuf_adds(out, title ":\n");
#define COMMAND(name) add_command(&command_##name, out);
#include "commands.def"
#undef COMMAND
#undef GROUP
  strbuf_adds(out,
              "\nhlo-cts COMMAND --help explains a command; hlo-cts --version prints the version.\n"
              "Exit status: 0 passed, 1 failed, 2 wrong usage or set-up, 3 a bug of the suite.\n");
}

static const cli_option help_rows[] = {
    {"man", CLI_SWITCH, NULL, "print the manual page, as troff", OPT_MAN},
    {"pages", CLI_VALUE, "folder", "write all manual pages of hlo-cts to this folder", OPT_PAGES,
     .values = CLI_FOLDER},
    {"diagnostics", CLI_SWITCH, NULL, "print docs/diagnostics.md: every diagnostic, explained",
     OPT_MARKDOWN, .rare = true},
};

static const cli_tool suite = {
    "hlo-cts",
    "Conformance test suite for StableHLO portable artifacts.",
    "command [options]",
    NULL,
    0,
    0,
    .about =
        "A pair is the release that wrote an artifact and the release that a consumer implements. "
        "For every pair, hlo-cts reports which programs of the corpus the consumer reads, "
        "downgrades, refuses and evaluates as it must. Each program states its expected results.",
    EXAMPLES({"run the suite for every pair of releases", "hlo-cts run --report=report"},
             {"see which releases can read an artifact", "hlo-cts inspect program.mlirbc"}),
};

static const man_item variables[] = {
    {"HLO_CTS_CORPUS", "the folder of the corpus, unless --corpus names one"},
    {"HLO_CTS_GOLDEN", "the folder of the golden bytes, unless --golden names one"},
    {"NO_COLOR", "if set: no colours, unless --color=always"},
};

/* The page of all of hlo-cts. */
static void add_suite_page(strbuf *out) {
  man_item items[64];
  const char *see[64] = {"hlo-opt", "hlo-translate", "hlo-bench"};
  char names[64][40];
  size_t n = command_count < 60 ? command_count : 60;
  for (size_t i = 0; i < n; i++) {
    items[i] = (man_item){command_name(commands[i]), commands[i]->tool.summary};
    snprintf(names[i], sizeof names[i], "hlo-cts-%s", command_name(commands[i]));
    see[3 + i] = names[i];
  }
  man_list lists[] = {{"COMMANDS", items, n},
                      {"ENVIRONMENT", variables, sizeof variables / sizeof *variables}};
  man_page(&suite, lists, sizeof lists / sizeof *lists, see, 3 + n, out);
}

static bool write_page(const char *folder, const cli_tool *tool) {
  strbuf_auto path = STRBUF_INIT, page = STRBUF_INIT, why = STRBUF_INIT;
  strbuf_addf(&path, "%s/", folder);
  man_name(tool, &path);
  strbuf_adds(&path, ".1");
  if (tool == &suite)
    add_suite_page(&page);
  else
    front_manual(tool, &page);
  bool ok = output_folder(folder, &why) &&
            output_write(strbuf_str(&path), strbuf_str(&page), page.len, &why);
  if (!ok) say("hlo-cts help", strbuf_str(&why));
  return ok;
}

static int cmd_help(const cli_args *args) {
  const char *folder = cli_value(args, OPT_PAGES), *name = args->rest_count ? args->rest[0] : NULL;
  const command *c = name ? find_command(name) : NULL;
  strbuf out = STRBUF_INIT;
  if (cli_on(args, OPT_MARKDOWN)) {
    diagnostics_document(&out);
    return print_and_free(&out, EXIT_PASS);
  }
  if (name && diagnostics_explain(name, &out)) return print_and_free(&out, EXIT_PASS);
  if (name && strncmp(name, "HLO-", 4) == 0) {
    fprintf(stderr, "hlo-cts: there is no diagnostic '%s'; docs/diagnostics.md has them all\n",
            name);
    return EXIT_USAGE;
  }
  if (name && !c) return no_such_command(name);
  if (folder) {
    bool ok = write_page(folder, &suite);
    for (size_t i = 0; ok && i < command_count; i++) ok = write_page(folder, &commands[i]->tool);
    return ok ? EXIT_PASS : EXIT_USAGE;
  }
  bool manual = cli_on(args, OPT_MAN);
  if (!manual)
    c ? cli_help(&c->tool, &out) : help_overview(&out);
  else if (c)
    front_manual(&c->tool, &out);
  else
    add_suite_page(&out);
  return manual ? print_manual_and_free(&out) : print_and_free(&out, EXIT_PASS);
}

const command command_help = {
    {"hlo-cts help", "Explains a command or a diagnostic.", "[options] [command | HLO-number]",
     ROWS(help_rows), 1, CLI_COMMAND,
     EXAMPLES({"explain a diagnostic", "hlo-cts help HLO-5001"},
              {"read the manual page of a command", "hlo-cts help --man run"})},
    cmd_help};
