/* SPDX-License-Identifier: Apache-2.0 */
#include "explain_line.h"

#include "harness/host/shell.h"

explain_settings explain_settings_of(const journal_head *run) {
  return (explain_settings){.corpus = journal_value(run, "corpus"),
                            .golden = journal_value(run, "golden"),
                            .opset = journal_value(run, "opset"),
                            .consumer = journal_value(run, "consumer"),
                            .fault = journal_value(run, "fault"),
                            .contexts = journal_value(run, "context")};
}

void explain_options(const explain_settings *s, strbuf *out) {
  const struct {
    const char *name, *value;
  } rows[] = {{"consumer", s->consumer}, {"fault", s->fault},   {"context", s->contexts},
              {"corpus", s->corpus},     {"golden", s->golden}, {"opset", s->opset}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (rows[i].value) shell_option(rows[i].name, rows[i].value, out);
}

void explain_line(const char *id, const char *producer, const char *consumer,
                  const explain_settings *s, strbuf *out) {
  strbuf_addf(out, "hlo-cts explain %s --pair=%s,%s", id, producer, consumer);
  explain_options(s, out);
}
