/* SPDX-License-Identifier: Apache-2.0 */
/* The numbers of diagnostics, explained: hlo-cts help HLO-5008, and docs/diagnostics.md. */
#include "diagnostics.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct number_row {
  unsigned number;
  const char *explanation;
} number_row;

/* Each floor has a thousand numbers. */
static const char *const floors[] = {"base",     "ir",          "versions", "verify", "text",
                                     "bytecode", "interpreter", "passes",   "harness"};
enum { FLOOR_NUMBERS = 1000 };

static const number_row rows[] = {
#define DIAG(number, name, explanation) {number, explanation},
/* In the order of the numbers. */
/* clang-format off */
#include "base/diags.def"
#include "ir/diags.def"
#include "versions/diags.def"
#include "verify/diags.def"
#include "text/diags.def"
#include "bytecode/diags.def"
#include "interpreter/diags.def"
#include "passes/diags.def"
#include "harness/cli/diags.def"
/* clang-format on */
#undef DIAG
};
enum { COUNT = sizeof rows / sizeof *rows };

/* diagnostics.txt: how the document begins, up to add.mlir, the program with which many examples
 * begin; for each number "#### 5001", shell commands, "----", the line that they print. */
static const char examples[] = {
#include "diagnostics_txt.inc"
    '\0'};

typedef struct example {
  const char *commands, *message;
  size_t commands_len, message_len;
} example;

static bool example_of(unsigned number, example *e) {
  char head[16];
  snprintf(head, sizeof head, "#### %04u\n", number);
  const char *at = strstr(examples, head);
  if (!at) return false;
  e->commands = at + strlen(head);
  const char *cut = strstr(e->commands, "\n----\n");
  if (!cut) return false;
  e->commands_len = (size_t)(cut - e->commands);
  e->message = cut + strlen("\n----\n");
  e->message_len = strcspn(e->message, "\n");
  return true;
}

static void add_indented(const char *text, size_t n, strbuf *out) {
  while (n > 0) {
    const char *newline = memchr(text, '\n', n);
    size_t line = newline ? (size_t)(newline - text) : n;
    strbuf_adds(out, "    ");
    strbuf_add(out, text, line);
    strbuf_addc(out, '\n');
    line += newline != NULL;
    text += line;
    n -= line;
  }
}

static bool mentions(const example *e, const char *word) {
  return strbuf_find(e->commands, e->commands_len, word, strlen(word)) != NULL;
}

static void add_row(const number_row *r, bool markdown, strbuf *out) {
  example e;
  if (markdown)
    strbuf_addf(out, "## HLO-%04u\n\n`%s/`: %s.\n\n", r->number, floors[r->number / FLOOR_NUMBERS],
                r->explanation);
  else
    strbuf_addf(out, "HLO-%04u (%s/): %s.\n\n", r->number, floors[r->number / FLOOR_NUMBERS],
                r->explanation);
  if (!example_of(r->number, &e)) {
    strbuf_adds(out, "No command leads to it by itself; the tests of this project do.\n");
    return;
  }
  strbuf_adds(out, "These commands:\n\n");
  add_indented(e.commands, e.commands_len, out);
  strbuf_adds(out, "\nprint:\n\n");
  add_indented(e.message, e.message_len, out);
  if (markdown || !mentions(&e, "add.mlir")) return;
  const char *program = strstr(examples, "\n\n    "), *end = strstr(program, "\n####");
  strbuf_adds(out, "\nwhere add.mlir is:");
  strbuf_add(out, program, (size_t)(end - program) + 1);
}

bool diagnostics_explain(const char *name, strbuf *out) {
  char *end;
  if (strncmp(name, "HLO-", 4) != 0) return false;
  unsigned long number = strtoul(name + 4, &end, 10);
  if (!name[4] || *end) return false;
  for (size_t i = 0; i < COUNT; i++) {
    if (rows[i].number != number) continue;
    add_row(&rows[i], false, out);
    return true;
  }
  return false;
}

void diagnostics_document(strbuf *out) {
  strbuf_add(out, examples, (size_t)(strstr(examples, "\n####") - examples) + 1);
  for (size_t i = 0; i < COUNT; i++) {
    strbuf_addc(out, '\n');
    add_row(&rows[i], true, out);
  }
}
