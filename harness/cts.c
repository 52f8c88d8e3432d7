/* hlo-cts: the suite. Finds the command and runs it. */
#include <stdio.h>
#include <string.h>

#include "commands/command.h"
#include "harness/harness.h"

static const command *const commands[] = {
#define COMMAND(name) &command_##name,
#include "commands/commands.def"
#undef COMMAND
};
enum { COMMAND_COUNT = sizeof commands / sizeof *commands };

static void overview(FILE *to) {
  fputs(TOOL
        ": conformance test suite for StableHLO portable artifacts\n\n"
        "usage: hlo-cts command [options]\n\n",
        to);
  for (size_t i = 0; i < COMMAND_COUNT; i++)
    fprintf(to, "  %-12s %s\n", commands[i]->name, commands[i]->tool.summary);
  fputs(
      "  help         This text, or a command's: hlo-cts help run\n\n"
      "exit status: 0 all passed, 1 a conformance failure, 2 wrong usage or set-up, 3 a bug of "
      "the suite\n",
      to);
}

static const command *find_command(const char *name) {
  for (size_t i = 0; i < COMMAND_COUNT; i++)
    if (strcmp(commands[i]->name, name) == 0) return commands[i];
  return NULL;
}

static int help_for(const command *c) {
  strbuf out = STRBUF_INIT;
  cli_help(&c->tool, &out);
  fputs(strbuf_str(&out), stdout);
  strbuf_free(&out);
  return EXIT_PASS;
}

static int run_command(const command *c, int argc, char **argv) {
  cli_args args;
  strbuf why = STRBUF_INIT;
  int status = EXIT_USAGE;
  if (!cli_parse(&c->tool, argc, argv, &args, &why))
    say(c->tool.name, strbuf_str(&why));
  else
    status = args.help ? help_for(c) : c->run(&args);
  strbuf_free(&why);
  cli_free(&args);
  return status;
}

int hlo_cts_main(int argc, char **argv) {
  const char *name = argc > 1 ? argv[1] : NULL;
  if (!name) {
    overview(stderr);
    return EXIT_USAGE;
  }
  bool help = strcmp(name, "help") == 0 || strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0;
  if (strcmp(name, "--version") == 0) {
    puts(TOOL);
    return EXIT_PASS;
  }
  if (help && argc < 3) {
    overview(stdout);
    return EXIT_PASS;
  }
  const command *c = find_command(help ? argv[2] : name);
  if (!c) {
    fprintf(stderr, "hlo-cts: there is no command '%s'; hlo-cts help lists them\n",
            help ? argv[2] : name);
    return EXIT_USAGE;
  }
  return help ? help_for(c) : run_command(c, argc - 1, argv + 1);
}
