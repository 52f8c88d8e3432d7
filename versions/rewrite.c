/* SPDX-License-Identifier: Apache-2.0 */
/* The steps that all conversions share: rewriting operations, and reporting those that cannot be
 * converted. */
#include <stdio.h>
#include <string.h>

#include "convert.h"

vs_names vs_names_new(ir_context *c, const vs_opset *o) {
  return (vs_names){c, o, ARENA_ARRAY(ir_arena(c), const ir_opname *, o->op_count)};
}

static const ir_opname *name_of(vs_names *n, uint16_t id) {
  if (!n->by_id[id]) {
    const char *name = n->o->ops[id].def.name;
    n->by_id[id] = ir_opname_get(n->c, name, strlen(name));
  }
  return n->by_id[id];
}

void vs_op_become(vs_names *n, ir_op *op, uint16_t id, const ir_attr **props) {
  op->name = name_of(n, id);
  op->props = props;
}

void vs_op_become_like(vs_names *n, ir_op *op, uint16_t id, const ir_attr *const *props) {
  size_t count = n->o->ops[id].def.prop_count;
  if (count > ir_op_prop_count(op)) op->props = ARENA_ARRAY(ir_arena(n->c), const ir_attr *, count);
  for (size_t i = 0; i < count; i++) op->props[i] = props[i];
  op->name = name_of(n, id);
}

const vs_counterpart *vs_counterpart_of(ir_context *c, const ir_op *op) {
  arena *a = ir_arena(c);
  vs_counterpart *k = ARENA_NEW(a, vs_counterpart);
  const ir_type **results = ARENA_ARRAY(a, const ir_type *, op->result_count);
  for (size_t i = 0; i < op->result_count; i++) results[i] = op->results[i].type;
  k->id = op->name->def->id;
  k->props = arena_copy(a, op->props, ir_op_prop_count(op) * sizeof *op->props, 8);
  k->results = results;
  return k;
}

const vs_rule *vs_rule_that_adds(const vs_opset *o, const vs_op *op, const char *property) {
  for (; op; op = vs_op_row(o, op->older))
    for (size_t i = 0; i < op->rule_count; i++)
      if (op->rules[i].kind == VS_RULE_ADD_PROPERTY && strcmp(op->rules[i].name, property) == 0)
        return &op->rules[i];
  return NULL;
}

const char *vs_not_converted(const vs_conversion *v, const char *name) {
  return arena_printf(ir_arena(v->c), "attribute '%s': %s", name,
                      v->why                       ? v->why
                      : v->direction == VS_TO_VHLO ? "it has no VHLO counterpart"
                                                   : "it has no counterpart outside VHLO");
}

const char *vs_convert_discardable(vs_conversion *v, const ir_op *op, const ir_opdef *to,
                                   vs_clash clash, const ir_attr **props, ir_named_attr **attrs,
                                   uint32_t *count) {
  arena *a = ir_arena(v->c);
  *attrs = op->attr_count ? ARENA_ARRAY(a, ir_named_attr, op->attr_count) : op->attrs;
  *count = 0;
  for (size_t i = 0; i < op->attr_count; i++) {
    const istr *name = op->attrs[i].name;
    const ir_attr *value = vs_convert_attr(v, op->attrs[i].value);
    if (!value) return vs_not_converted(v, name->bytes);
    int at = ir_prop_named(to, name->bytes);
    if (at < 0)
      (*attrs)[(*count)++] = (ir_named_attr){name, value};
    else if (clash == VS_CLASH_WINS || (clash == VS_CLASH_FILLS && !props[at]))
      props[at] = value;
    else
      return arena_printf(a, "attribute '%s' would be taken for a property of '%s'", name->bytes,
                          to->name);
  }
  return NULL;
}

bool vs_convert_values(vs_conversion *v, ir_op *op) {
  if (op->region_count == 0 && op->result_count < 2) {
    const ir_type *t = op->result_count ? vs_convert_type(v, op->results[0].type) : NULL;
    if (t) op->results[0].type = t;
    return t || !op->result_count;
  }
  /* The second round finds what the first one remembered. */
  for (int round = 0; round < 2; round++) {
    for (size_t i = 0; i < op->result_count; i++) {
      const ir_type *t = vs_convert_type(v, op->results[i].type);
      if (!t) return false;
      if (round) op->results[i].type = t;
    }
    for (size_t r = 0; r < op->region_count; r++)
      for (ir_block *b = op->regions[r].first; b; b = b->next)
        for (size_t i = 0; i < b->arg_count; i++) {
          const ir_type *t = vs_convert_type(v, b->args[i]->type);
          if (!t) return false;
          if (round) b->args[i]->type = t;
        }
  }
  return true;
}

void vs_fail(vs_failures *f, const ir_op *op, const char *why) {
  if (f->count++ > 0) return;
  f->first = op;
  f->name = op->name->full->bytes;
  f->why = why;
}

bool vs_report(const vs_failures *f, diag_sink *sink, const char *more) {
  /* The sentence up to the colon is upstream's, which tests compare. */
  char others[64] = "";
  if (f->count > 1)
    snprintf(others, sizeof others, "; %zu more operation%s fail%s", f->count - 1,
             f->count == 2 ? "" : "s", f->count == 2 ? "s" : "");
  return diag_error(
      sink, DIAG_NOT_LEGAL, ir_loc_place(f->first->loc),
      "failed to legalize operation '%s' that was explicitly marked illegal%s%s%s%s%s", f->name,
      f->why || more ? ": " : "", f->why ? f->why : "", f->why && more ? "; " : "",
      more ? more : "", others);
}
