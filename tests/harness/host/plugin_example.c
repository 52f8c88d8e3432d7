/* SPDX-License-Identifier: Apache-2.0 */
/* A plugin as a user writes one: twice(x) of f32, and parts that fail or say what they were given.
 */
#include <stdio.h>
#include <string.h>

#include "interpreter/plugin.h"

static bool twice(const hlo_call *c) {
  const float *in = c->operands[0].data;
  float *out = c->results[0].data;
  int64_t offset = 0;
  c->integer(c, "offset", &offset);
  for (size_t k = 0; k < c->results[0].count; k++) out[k] = 2 * in[k] + (float)offset;
  return true;
}

static bool refuse(const hlo_call *c) {
  char why[200];
  snprintf(why, sizeof why, "%s: %s of rank %zu, config '%s'", c->target, c->operands[0].element,
           c->operands[0].rank, c->config);
  c->fail(c, why);
  return false;
}

static const hlo_call_row rows[] = {{"twice", twice, NULL}, {"refuse", refuse, NULL}};

const hlo_call_table *hlo_custom_calls(void) {
  static const hlo_call_table table = {HLO_CALL_VERSION, rows, sizeof rows / sizeof *rows};
  return &table;
}
