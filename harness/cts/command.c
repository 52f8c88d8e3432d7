/* SPDX-License-Identifier: Apache-2.0 */
#include "command.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "harness/cli/display.h"
#include "harness/cli/status.h"
#include "harness/data/input.h"
#include "harness/words/near.h"

command commands[] = {
#define TOOL_OF(id, name, summary, usage, most, kind, ...) \
  { "hlo-cts " name, summary, usage, options_##id, most, kind, ##__VA_ARGS__ }
#define GROUP(title)
#define COMMAND(id, ...) {TOOL_OF(id, __VA_ARGS__), cmd_##id},
#define PROPOSAL(id, ...) {TOOL_OF(id, __VA_ARGS__), cmd_##id, .proposes = true},
#include "commands.def"
};
const size_t command_count = sizeof commands / sizeof *commands;

/* commands.txt: for each command "#### name", what it does in paragraphs, "1: " and the meaning of
 * exit status 1, and for each example "- " and what it does, above its command. */
static char texts[] = {
#include "commands_txt.inc"
    '\0'};

/* Goes on with a text in the line behind it: what is between them becomes a space, or the empty
 * line between paragraphs. */
static void go_on(char *line) {
  bool paragraph = !line[-2];
  line[-1] = paragraph ? '\n' : ' ';
  if (paragraph) line[-2] = '\n';
}

void commands_read(void) {
  static cli_example examples[128]; /* those of a command end with an empty one */
  enum { MOST = sizeof examples / sizeof *examples };
  static size_t n;
  const char *what = "";
  cli_tool *t = NULL;
  char *at = n ? NULL : texts;
  for (char *line; (line = strbuf_cut_word(&at, "\n"));) {
    if (strncmp(line, "#### ", 5) == 0) {
      const command *c = find_command(line + 5);
      t = c ? &commands[c - commands].tool : NULL;
      n++;
    } else if (!t || !*line) {
      continue;
    } else if (strncmp(line, "1: ", 3) == 0) {
      t->status_1 = line + 3;
    } else if (strncmp(line, "- ", 2) == 0) {
      what = line + 2;
    } else if (strncmp(line, "    ", 4) == 0 && n + 1 < MOST) {
      if (!t->examples) t->examples = &examples[n];
      examples[n++] = (cli_example){what, line + 4};
    } else if (t->about) {
      go_on(line);
    } else {
      t->about = line;
    }
  }
}

const char *command_name(const command *c) { return c->tool.name + strlen("hlo-cts "); }

const command *find_command(const char *name) {
  for (size_t i = 0; i < command_count; i++)
    if (strcmp(command_name(&commands[i]), name) == 0) return &commands[i];
  return NULL;
}

const vs_opset *rows_of(const cli_args *args) {
  return args->context ? args->context : vs_builtin_opset();
}

int no_such_command(const char *name) {
  near_list near = near_to(name);
  strbuf_auto offer = STRBUF_INIT;
  for (size_t i = 0; i < command_count; i++) near_try(&near, command_name(&commands[i]));
  near_offer(&near, &offer);
  fprintf(stderr, "hlo-cts: there is no command '%s'%s\n", name,
          offer.len ? strbuf_str(&offer) : "; hlo-cts help lists them");
  return EXIT_USAGE;
}

bool opset_is_there(const char *prefix, const char *folder) {
  if (strcmp(folder, "built-in") == 0 || access(folder, F_OK) == 0) return true;
  fprintf(stderr, "%s: cannot open the opset '%s': %s\n", prefix, folder, strerror(errno));
  return false;
}

bool write_into(const char *folder, const char *name, const void *bytes, size_t n, strbuf *why) {
  strbuf_auto path = STRBUF_INIT;
  strbuf_addf(&path, "%s/%s", folder, name);
  return output_write(strbuf_str(&path), bytes, n, why);
}

void time_text(const char *format, char *out, size_t n) {
  time_t t = time(NULL);
  struct tm utc;
  gmtime_r(&t, &utc);
  strftime(out, n, format, &utc);
}
