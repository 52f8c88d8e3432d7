/* SPDX-License-Identifier: Apache-2.0 */
/* A judgement as JSON, and as text that renders the JSON. docs/judge.md describes the members. */
#ifndef HLO_CTS_HARNESS_JUDGE_RENDER_H
#define HLO_CTS_HARNESS_JUDGE_RENDER_H

#include <jansson.h>

#include "judge.h"

/* One consumer's part of a judgement. */
typedef struct judge_answer {
  const char *name;
  judge_consumer who;
  judged whole;
  judge_first first;
} judge_answer;

/* `full`: every element, not only the first ones and the wrong ones. */
json_t *judge_json(const judge_program *p, const judge_answer *answers, size_t count, bool full);
void judge_render(const json_t *judgement, strbuf *out);
/* A part of a value, as text: a decimal number, "true" or "nan". */
void judge_value_text(const ir_type *element, const void *data, size_t part, strbuf *out);

#endif
