/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts plain */
#include <stdio.h>

#include "case_options.h"
#include "harness/cli/status.h"
#include "harness/data/input.h"
#include "harness/programs/case_program.h"
#include "harness/programs/contexts.h"

/* Prints one program; false with errors when the case is broken. */
static bool print_program(case_program *p, const corpus_case *c, check_kind k, plain_form form) {
  strbuf_auto out = STRBUF_INIT;
  strbuf_auto text = STRBUF_INIT;
  bool ok = case_program_print(p, k, form, &out, &text), none = !ok && k != CHECK_EVALUATE;
  const char *why = strbuf_str(&text);
  if (k == CHECK_EVALUATE && ok)
    printf("// %s\n%s\n", c->id, strbuf_str(&out));
  else if (ok)
    printf("// %s, %s\n%s\n", c->id, context_word(k), strbuf_str(&out));
  else if (none)
    printf("// %s, %s: %s\n", c->id, context_word(k), why);
  else
    fprintf(stderr, "%s: %s%s", c->id, why, text.len && why[text.len - 1] == '\n' ? "" : "\n");
  return ok || none;
}

/* With its checks, as it is in the corpus; false with a message. */
static bool print_source(const corpus_case *c, const vs_opset *o) {
  strbuf_auto out = STRBUF_INIT, why = STRBUF_INIT;
  FREED_BY(input_close) input in = {0};
  bool ok = c->sized ? sizes_program(c, o, &out, &why) : input_open(&in, c->path, &why);
  if (!ok) fprintf(stderr, "%s: %s\n", c->id, strbuf_str(&why));
  if (!ok) return false;
  if (!c->sized) strbuf_add(&out, in.bytes, in.size);
  printf("// %s\n%s", c->id, strbuf_str(&out));
  return true;
}

int cmd_plain(const cli_args *args) {
  FREED_BY(selection_free) selection s = {0};
  int status = EXIT_USAGE;
  if (select_cases("hlo-cts plain", args, &s)) {
    plain_form form = {cli_on(args, "generic"), cli_on(args, "locations")};
    uint32_t contexts =
        s.contexts.len ? contexts_read(strbuf_str(&s.contexts)) : 1u << CHECK_EVALUATE;
    status = EXIT_PASS;
    for (const corpus_case *c = NULL; (c = selection_next(&s, c));) {
      if (cli_on(args, "source")) {
        if (!print_source(c, rows_of(args))) status = EXIT_SUITE_BUG;
        continue;
      }
      FREED_BY(case_program_free) case_program p = {0};
      if (!case_program_load(&p, rows_of(args), c)) {
        say("hlo-cts plain", "out of memory");
        status = EXIT_USAGE;
        break;
      }
      for (int k = CHECK_EVALUATE; k < CHECK_COUNT; k++)
        if (contexts >> k & 1 && !print_program(&p, c, (check_kind)k, form))
          status = EXIT_SUITE_BUG;
    }
  }
  return status;
}
