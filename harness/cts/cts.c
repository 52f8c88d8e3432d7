/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts: the suite. Finds the command and runs it. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "command.h"
#include "cts.h"
#include "harness/cli/complete.h"
#include "harness/cli/display.h"
#include "harness/cli/front.h"
#include "harness/cli/status.h"
#include "harness/files/opset.h"

/* Completes the name of the command, or the words after it by the table of the command. */
static int complete(int argc, char **argv) {
  static const cli_tool all = {"hlo-cts", "", "", NULL, 0, 1, .rest = CLI_COMMAND};
  const command *c = argc > 1 ? find_command(argv[0]) : NULL;
  strbuf out = STRBUF_INIT;
  complete_words(c ? &c->tool : &all, complete_commands,
                 (const char *const *)(uintptr_t)(c ? argv + 1 : argv), (size_t)argc - (c ? 1 : 0),
                 &out);
  return print_and_free(&out, EXIT_PASS);
}

static int run_command(const command *c, int argc, char **argv) {
  FREED_BY(cli_free) cli_args args = {0};
  int status;
  FREED_BY(opset_free) opset_choice opset = {0};
  if (front_parse(&c->tool, argc, argv, &args, &status)) {
    bool ok = opset_choose_aloud(cli_value(&args, OPT_OPSET), &opset);
    args.context = opset.rows;
    status = ok ? c->run(&args) : EXIT_USAGE;
  }
  return status;
}

int hlo_cts_main(int argc, char **argv) {
  const char *name = argc > 1 ? argv[1] : NULL;
  if (!name) {
    strbuf_auto out = STRBUF_INIT;
    help_overview(&out);
    fputs(strbuf_str(&out), stderr);
    return EXIT_USAGE;
  }
  if (strcmp(name, "--complete") == 0) return complete(argc - 2, argv + 2);
  if (strcmp(name, "--version") == 0) {
    puts(TOOL);
    return EXIT_PASS;
  }
  if (strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0) {
    strbuf out = STRBUF_INIT;
    help_overview(&out);
    return print_and_free(&out, EXIT_PASS);
  }
  const command *c = find_command(name);
  if (!c) return no_such_command(name);
  return run_command(c, argc - 1, argv + 1);
}
