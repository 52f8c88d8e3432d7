#include "front.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "commands/command.h"
#include "complete.h"
#include "harness/harness.h"
#include "man.h"

static const char *const tool_pages[] = {"hlo-cts", "hlo-opt", "hlo-translate", "hlo-bench"};

void front_manual(const cli_tool *tool, strbuf *out) {
  man_page(tool, NULL, 0, tool_pages, sizeof tool_pages / sizeof *tool_pages, out);
}

static bool say_help(const cli_tool *tool, const char *form, strbuf *out) {
  if (!form) {
    cli_help(tool, out);
  } else if (strcmp(form, "man") == 0) {
    front_manual(tool, out);
  } else {
    fprintf(stderr, "%s: --help takes man or nothing, not '%s'\n", tool->name, form);
    return false;
  }
  return true;
}

bool front_parse(const cli_tool *tool, int argc, char **argv, cli_args *args, int *status) {
  strbuf text = STRBUF_INIT;
  bool go_on = false;
  *args = (cli_args){0};
  *status = EXIT_PASS;
  if (argc > 1 && strcmp(argv[1], "--complete") == 0) {
    complete_words(tool, (const char *const *)(uintptr_t)(argv + 2), (size_t)argc - 2, &text);
    *status = print_and_free(&text, EXIT_PASS);
  } else if (!cli_parse(tool, argc, argv, args, &text)) {
    fprintf(stderr, "%s: %s\n", tool->name, strbuf_str(&text));
    *status = EXIT_USAGE;
  } else if (args->help) {
    strbuf_reset(&text);
    *status =
        say_help(tool, args->help_form, &text) ? print_and_free(&text, EXIT_PASS) : EXIT_USAGE;
  } else {
    go_on = true;
  }
  strbuf_free(&text);
  return go_on;
}
