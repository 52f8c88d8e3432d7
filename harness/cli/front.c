/* SPDX-License-Identifier: Apache-2.0 */
#include "front.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/os/machine.h"
#include "harness/data/input.h"
#include "harness/words/clean_text.h"
#include "status.h"

int say(const char *prefix, const char *what) {
  fprintf(stderr, "%s: %s\n", prefix, what);
  return EXIT_USAGE;
}

bool print_text(const strbuf *text, bool colours, strbuf *why) {
  strbuf_auto clean = STRBUF_INIT;
  (colours ? clean_coloured : clean_text)(strbuf_str(text), text->len, &clean);
  bool whole = !text->failed && !clean.failed;
  if (!whole) strbuf_adds(why, "out of memory");
  return whole && output_write(NULL, strbuf_str(&clean), clean.len, why);
}

int print_coloured_and_free(strbuf *out, bool colours, int status) {
  strbuf_auto why = STRBUF_INIT;
  if (!print_text(out, colours, &why)) status = say(os_program_name(), strbuf_str(&why));
  strbuf_free(out);
  return status;
}

int print_and_free(strbuf *out, int status) { return print_coloured_and_free(out, false, status); }

static int print_help(const cli_tool *tool, const char *form) {
  strbuf text = STRBUF_INIT;
  if (!form) {
    cli_help(tool, &text);
    return print_and_free(&text, EXIT_PASS);
  }
  if (strcmp(form, "man") == 0)
    return tables_give("man", tool->name, &tool, 1, false, &tool->name, 1);
  fprintf(stderr, "%s: --help takes man or nothing, not '%s'\n", tool->name, form);
  return EXIT_USAGE;
}

/* A closed descriptor would become the next file that is opened, and be written into. What stands
 * in for standard output cannot be written to, so that whoever writes there hears of it. */
static void open_standard_streams(void) {
  static const int flags[] = {
      [STDIN_FILENO] = O_WRONLY, [STDOUT_FILENO] = O_RDONLY, [STDERR_FILENO] = O_WRONLY};
  for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
    if (fcntl(fd, F_GETFD) < 0 && open("/dev/null", flags[fd]) < 0) return;
}

int front_run(int (*tool)(int argc, char **argv), int argc, char **argv) {
  open_standard_streams();
  signal(SIGXFSZ, SIG_IGN); /* the error of the write tells */
  clean_streams();
  int status = tool(argc, argv);
  bool ok = fflush(stdout) == 0 && !ferror(stdout);
  if (ok) return status;
  fprintf(stderr, "%s: cannot write standard output: %s\n", os_program_name(), strerror(errno));
  return status == EXIT_SUITE_BUG ? status : EXIT_USAGE;
}

bool front_parse(const cli_tool *tool, int argc, char **argv, cli_args *args, int *status) {
  strbuf_auto text = STRBUF_INIT;
  bool go_on = false;
  *args = (cli_args){0};
  *status = EXIT_PASS;
  if (argc > 1 && strcmp(argv[1], "--complete") == 0) {
    *status = tables_give("complete", tool->name, &tool, 1, false,
                          (const char *const *)(uintptr_t)(argv + 2), (size_t)argc - 2);
  } else if (!cli_parse(tool, argc, argv, args, &text)) {
    fprintf(stderr, "%s: %s\n", tool->name, strbuf_str(&text));
    *status = EXIT_USAGE;
  } else if (args->help) {
    *status = print_help(tool, args->help_form);
  } else if (args->version) {
    strbuf_reset(&text);
    strbuf_addf(&text, "%.*s " HLO_CTS_VERSION "\n", (int)strcspn(tool->name, " "), tool->name);
    *status = print_and_free(&text, EXIT_PASS);
  } else {
    go_on = true;
  }
  return go_on;
}
