/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts: the suite. Finds the command and runs it. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "command.h"
#include "cts.h"
#include "harness/cli/display.h"
#include "harness/cli/front.h"
#include "harness/cli/status.h"
#include "harness/files/opset.h"

static int run_command(const command *c, int argc, char **argv) {
  FREED_BY(cli_free) cli_args args = {0};
  int status;
  FREED_BY(opset_free) opset_choice opset = {0};
  if (front_parse(&c->tool, argc, argv, &args, &status)) {
    bool ok = opset_choose_aloud(c->proposes ? NULL : cli_value(&args, "opset"), &opset);
    args.context = opset.rows;
    status = ok ? c->run(&args) : EXIT_USAGE;
  }
  return status;
}

int hlo_cts_main(int argc, char **argv) {
  const char *name = argc > 1 ? argv[1] : NULL;
  commands_read();
  if (!name) {
    strbuf_auto out = STRBUF_INIT;
    help_overview(&out);
    fputs(strbuf_str(&out), stderr);
    return EXIT_USAGE;
  }
  if (strcmp(name, "--complete") == 0)
    return give_commands("complete", (const char *const *)(uintptr_t)(argv + 2), (size_t)argc - 2);
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
