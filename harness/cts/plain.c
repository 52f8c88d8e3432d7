/* hlo-cts plain */
#include <stdio.h>

#include "command.h"
#include "harness/suite/execute.h"
#include "harness/tools/tools.h"

static const cli_option plain_rows[] = {SELECT_ROWS, OPSET_ROW};

static int cmd_plain(const cli_args *args) {
  selection s;
  golden_set none = {0};
  int status = EXIT_USAGE;
  if (select_cases("hlo-cts plain", args, &s)) {
    consumer_table me = builtin_consumer(FAULT_NONE);
    status = EXIT_PASS;
    for (size_t i = 0; i < s.corpus.count; i++) {
      const corpus_case *c = &s.corpus.cases[i];
      if (!plan_takes_case(s.filter, c)) continue;
      case_job *job = case_job_new(rows_of(args), c, &me, &none);
      strbuf out = STRBUF_INIT;
      const char *why = "out of memory";
      if (job && case_job_print(job, &out, &why)) {
        printf("// %s\n%s", c->id, strbuf_str(&out));
      } else {
        fprintf(stderr, "%s: %s\n", c->id, why);
        status = EXIT_SUITE_BUG;
      }
      strbuf_free(&out);
      case_job_free(job);
    }
  }
  selection_free(&s);
  return status;
}

const command command_plain = {
    {"hlo-cts plain",
     "Prints cases as any consumer can run them: checked values are results of @main.", "[options]",
     ROWS(plain_rows), 0},
    "plain",
    cmd_plain};
