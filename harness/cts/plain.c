/* hlo-cts plain */
#include <stdio.h>

#include "command.h"
#include "harness/suite/contexts.h"
#include "harness/suite/execute.h"
#include "harness/tools/tools.h"

static const cli_option plain_rows[] = {
    SELECT_ROWS,
    {"generic", CLI_SWITCH, NULL, "in the generic form", OPT_GENERIC, "How they are printed"},
    {"locations", CLI_SWITCH, NULL, "with a location on every op, even if unknown", OPT_LOCATIONS,
     .more = "A reader that invents locations from the lines of the file then has nothing to "
             "invent: the golden bytes have those that are printed."},
    OPSET_ROW,
    CONTEXT_ROW_OF("constants", "contexts to put the programs in"),
};

/* Prints one program; false when the case, or the suite, is broken. */
static bool print_program(case_job *job, const corpus_case *c, check_kind k, plain_form form) {
  strbuf_auto out = STRBUF_INIT;
  const char *why = "out of memory";
  bool ok = job && case_job_print(job, k, form, &out, &why),
       none = job && !ok && k != CHECK_EVALUATE;
  if (k == CHECK_EVALUATE && ok)
    printf("// %s\n%s\n", c->id, strbuf_str(&out));
  else if (ok)
    printf("// %s, %s\n%s\n", c->id, context_word(k), strbuf_str(&out));
  else if (none)
    printf("// %s, %s: %s\n", c->id, context_word(k), why);
  else
    fprintf(stderr, "%s: %s\n", c->id, why);
  return ok || none;
}

static int cmd_plain(const cli_args *args) {
  FREED_BY(selection_free) selection s = {0};
  golden_set none = {0};
  int status = EXIT_USAGE;
  if (select_cases("hlo-cts plain", args, &s)) {
    consumer_table me = builtin_consumer(FAULT_NONE);
    plain_form form = {cli_on(args, OPT_GENERIC), cli_on(args, OPT_LOCATIONS)};
    uint32_t contexts =
        s.contexts.len ? contexts_read(strbuf_str(&s.contexts)) : 1u << CHECK_EVALUATE;
    status = EXIT_PASS;
    for (size_t i = 0; i < s.corpus.count; i++) {
      const corpus_case *c = &s.corpus.cases[i];
      if (!plan_takes_case(s.filter, c)) continue;
      case_job *job = case_job_new(rows_of(args), c, &me, &none);
      for (int k = CHECK_EVALUATE; k < CHECK_COUNT; k++)
        if (contexts >> k & 1 && !print_program(job, c, (check_kind)k, form))
          status = EXIT_SUITE_BUG;
      case_job_free(job);
    }
  }
  return status;
}

const command command_plain = {
    {"hlo-cts plain",
     "Prints cases as any consumer can run them: checked values are results of @main.", "[options]",
     ROWS(plain_rows), 0},
    "plain",
    cmd_plain};
