/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts whatis */
#include "harness/explain/whatis.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "answer.h"
#include "command.h"
#include "diagnostics.h"
#include "harness/cli/status.h"
#include "harness/data/input.h"
#include "harness/releases/history.h"

/* The words given, or standard input. */
static bool text_of(const cli_args *args, strbuf *text) {
  for (size_t i = 0; i < args->rest_count; i++) strbuf_addf(text, i ? " %s" : "%s", args->rest[i]);
  if (args->rest_count) return true;
  FREED_BY(input_close) input in = {0};
  strbuf_auto why = STRBUF_INIT;
  if (!input_open(&in, NULL, &why)) return say("hlo-cts whatis", strbuf_str(&why)) == EXIT_PASS;
  strbuf_add(text, in.bytes, in.size);
  return true;
}

/* Explains the numbers of our own diagnostics, each once; returns how many there are. */
static size_t own_numbers(const strbuf *text, strbuf *out) {
  enum { LENGTH = sizeof "HLO-5008" - 1, MOST = 8 };
  char told[MOST][LENGTH + 1];
  size_t count = 0;
  for (const char *at = strbuf_str(text); count < MOST && (at = strstr(at, "HLO-")); at++) {
    if (strspn(at + 4, "0123456789") != 4) continue;
    snprintf(told[count], sizeof told[count], "%.*s", LENGTH, at);
    size_t i = 0;
    while (strcmp(told[i], told[count]) != 0) i++;
    if (i == count && diagnostics_explain(told[count], out)) {
      strbuf_addc(out, '\n');
      count++;
    }
  }
  return count;
}

/* "1.4.0", "exponential", "tensor_v1": a name by itself is what hlo-cts history tells about. */
static bool is_one_word(const strbuf *text) {
  for (size_t i = 0; i < text->len; i++)
    if (isspace((unsigned char)text->bytes[i])) return false;
  return text->len > 0;
}

size_t answer_text(const vs_opset *o, const strbuf *text, strbuf *out) {
  size_t found = own_numbers(text, out);
  if (!found && is_one_word(text)) found = history_subject(o, strbuf_str(text), out);
  if (!found) found = whatis(o, strbuf_str(text), text->len, out);
  if (!found) {
    strbuf_adds(out, "Nothing in the text is known here. These are recognised:\n\n");
    whatis_subjects(out);
    strbuf_adds(out,
                "  a number of our own diagnostics: HLO-5008\n"
                "  a release, or an op, type, attribute or enum by its name alone\n");
  }
  return found;
}

int cmd_whatis(const cli_args *args) {
  strbuf_auto text = STRBUF_INIT, out = STRBUF_INIT;
  if (!text_of(args, &text)) return EXIT_USAGE;
  size_t found = answer_text(rows_of(args), &text, &out);
  return print_and_free(&out, found ? EXIT_PASS : EXIT_FAIL);
}
