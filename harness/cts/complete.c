/* SPDX-License-Identifier: Apache-2.0 */
#include <string.h>

#include "command.h"

/* Many cases have the same tag: it is offered once. */
static void offer_tags(const corpus_case *c, strbuf *seen, complete_offer *offer, void *user) {
  strbuf_auto word = STRBUF_INIT;
  for (size_t i = 0; i < c->tag_count; i++) {
    strbuf_reset(&word);
    strbuf_addf(&word, ",%s,", c->tags[i]);
    if (strstr(strbuf_str(seen), strbuf_str(&word))) continue;
    strbuf_adds(seen, strbuf_str(&word));
    offer(c->tags[i], NULL, user);
  }
}

static void offer_cases(bool tags, const complete_line *line, complete_offer *offer, void *user) {
  corpus c;
  strbuf_auto seen = STRBUF_INIT;
  auto_free char *folder = suite_folder("corpus", complete_value_of(line, "corpus"));
  if (folder && corpus_load(&c, folder, vs_builtin_opset(), NULL)) {
    for (size_t i = 0; i < c.count; i++)
      if (tags)
        offer_tags(&c.cases[i], &seen, offer, user);
      else
        offer(c.cases[i].id, c.cases[i].note, user);
    corpus_free(&c);
  }
}

void complete_commands(cli_values values, const complete_line *line, complete_offer *offer,
                       void *user) {
  if (values == CLI_CASE || values == CLI_TAG) offer_cases(values == CLI_TAG, line, offer, user);
  for (size_t i = 0; values == CLI_COMMAND && i < command_count; i++)
    offer(command_name(commands[i]), commands[i]->tool.summary, user);
}
