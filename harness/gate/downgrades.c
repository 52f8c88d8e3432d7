/* SPDX-License-Identifier: Apache-2.0 */
/* For the release notes: which new features can be written for the release before. */
#include <string.h>

#include "internal.h"

static const char *plain_name(const vs_op *op) { return op->def.name + strlen("vhlo."); }

static void add_rule(const vs_op *op, const vs_rule *r, strbuf *out) {
  switch (r->kind) {
    case VS_RULE_ADD_PROPERTY:
      strbuf_addf(
          out,
          "| `%s`: `%s` at its default | yes |\n| `%s`: `%s` at another value | no, refused |\n",
          plain_name(op), r->name, plain_name(op), r->name);
      break;
    case VS_RULE_DROP_PROPERTY:
      strbuf_addf(out, "| `%s`, without `%s` | yes, written with it |\n", plain_name(op), r->name);
      break;
    case VS_RULE_VARIADIC:
      strbuf_addf(
          out, "| `%s` with one `%s` | yes |\n| `%s` with another number of `%s` | no, refused |\n",
          plain_name(op), r->name, plain_name(op), r->name);
      break;
    case VS_RULE_ADD_REGIONS:
      strbuf_addf(out, "| `%s` without `%s` | yes |\n| `%s` with `%s` | no, refused |\n",
                  plain_name(op), r->name, plain_name(op), r->name);
      break;
  }
}

static void add_ops(const gate_ground *g, strbuf *out) {
  for (size_t i = 0; i < g->rows->op_count; i++) {
    const vs_op *op = &g->rows->ops[i];
    for (size_t k = 0; k < op->constraint_count; k++)
      if (gate_is_new(g, op->constraints[k].lifted))
        strbuf_addf(out, "| `%s` against `%s` | no, refused |\n", plain_name(op),
                    op->constraints[k].id);
    if (!gate_is_new(g, op->since)) continue;
    if (op->older == VS_NO_ID) strbuf_addf(out, "| op `%s` | no, refused |\n", plain_name(op));
    for (size_t k = 0; k < op->rule_count; k++) add_rule(op, &op->rules[k], out);
  }
}

static void add_kinds(const gate_ground *g, const vs_kind *kinds, size_t count, const char *what,
                      strbuf *out) {
  for (size_t i = 0; i < count; i++) {
    const vs_kind *k = &kinds[i];
    if (gate_is_new(g, k->since))
      strbuf_addf(out, "| %s `%s` | no, refused |\n", what, k->def.mnemonic);
    for (size_t p = 0; k->case_since && p < k->def.param_count; p++) {
      const ir_enumdef *e = k->def.params[p].enumdef;
      for (size_t c = 0; e && c < e->case_count; c++)
        if (gate_is_new(g, k->case_since[c]) && k->case_since[c] != k->since)
          strbuf_addf(out, "| value `%s` of `%s` | no, refused |\n", e->cases[c].name,
                      k->def.mnemonic);
    }
  }
}

void gate_downgrades(const gate_ground *g, strbuf *out) {
  char from[32], to[32];
  size_t writable = 0, all = 0;
  if (vs_current(g->rows) == vs_current(g->before)) return;
  for (size_t i = 0; i < g->corpus.count; i++) {
    const corpus_case *c = &g->corpus.cases[i];
    if (c->breaks || c->edits) continue;
    all++;
    writable += !gate_is_new(g, c->since);
  }
  vs_format(vs_current(g->rows), from);
  vs_format(vs_current(g->before), to);
  strbuf_addf(out, "| what %s has and %s has not | written for %s |\n|---|---|\n", from, to, to);
  add_ops(g, out);
  add_kinds(g, g->rows->types, g->rows->type_count, "type", out);
  add_kinds(g, g->rows->attrs, g->rows->attr_count, "attribute", out);
  if (g->corpus_read) strbuf_addf(out, "| cases of the corpus | %zu of %zu |\n", writable, all);
}
