/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts help: help, manual pages. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/auto_free.h"
#include "command.h"
#include "diagnostics.h"
#include "harness/cli/front.h"
#include "harness/cli/status.h"

static void add_command(const command *c, strbuf *out) {
  enum { COLUMN = 18 };
  strbuf_addf(out, "  %-*s", COLUMN - 2, command_name(c));
  cli_wrap(c->tool.summary, COLUMN, COLUMN, out);
}

void help_overview(strbuf *out) {
  strbuf_adds(out, TOOL
              ": conformance test suite for StableHLO portable artifacts\n\n"
              "usage: hlo-cts command [options]\n\n");
  const command *next = commands;
#define GROUP(title) strbuf_adds(out, title ":\n");
#define COMMAND(...) add_command(next++, out);
#define PROPOSAL COMMAND
#include "commands.def"
  strbuf_adds(out,
              "\nhlo-cts COMMAND --help explains a command; hlo-cts --version prints the version.\n"
              "Exit status: 0 passed, 1 failed, 2 wrong usage or set-up, 3 a bug of the suite.\n");
}

int give_commands(const char *script, const char *const *words, size_t count) {
  auto_free const cli_tool **tools = calloc(command_count, sizeof *tools);
  for (size_t i = 0; tools && i < command_count; i++) tools[i] = &commands[i].tool;
  return tables_give(script, "hlo-cts", tools, tools ? command_count : 0, true, words, count);
}

int cmd_help(const cli_args *args) {
  const char *folder = cli_value(args, "pages"), *name = args->rest_count ? args->rest[0] : NULL;
  const command *c = name ? find_command(name) : NULL;
  strbuf out = STRBUF_INIT;
  if (cli_on(args, "diagnostics")) {
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
  const char *const pages[] = {"--pages", folder}, *const page = c ? c->tool.name : "hlo-cts";
  if (folder) return give_commands("man", pages, 2);
  if (cli_on(args, "man")) return give_commands("man", &page, 1);
  c ? cli_help(&c->tool, &out) : help_overview(&out);
  return print_and_free(&out, EXIT_PASS);
}
