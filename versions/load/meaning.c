/* SPDX-License-Identifier: Apache-2.0 */
/* Reads what the row of an op without versions states: constraints on its types, and the known ops
 * of which it is composed. With these an op under review is verified and evaluated before any C
 * code exists for it. */
#include <stdlib.h>
#include <string.h>

#include "model.h"

#define LIMIT_OPSET_STEPS 64 /* of a decomposition */

static bool is_plain(const ir_slot *slots, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (slots[i].arity != IR_ONE) return false;
  return true;
}

/* Operands and results have one value each, so that a name means a value. */
static bool has_plain_values(model *m, const ynode *n, const ir_opdef *d) {
  if (is_plain(d->operands, d->operand_count) && is_plain(d->results, d->result_count) &&
      d->operand_count + d->result_count + LIMIT_OPSET_STEPS < UINT8_MAX)
    return true;
  return load_bad(m, DIAG_OPSET_VALUE, n, "'%s' has operands or results that are not one value",
                  d->name);
}

/* The number of an operand or result; -1: no such name. */
static int value_of_op(const ir_opdef *d, const char *name) {
  for (int i = 0; i < d->operand_count; i++)
    if (strcmp(d->operands[i].name, name) == 0) return i;
  for (int i = 0; i < d->result_count; i++)
    if (strcmp(d->results[i].name, name) == 0) return d->operand_count + i;
  return -1;
}

/* --- Constraints --- */

static bool read_values(model *m, const ynode *n, const ir_opdef *d, vs_must *out) {
  if (!yaml_want(&m->file, n, Y_SEQUENCE, "of")) return false;
  if (n->count == 0 || n->count > sizeof out->values)
    return load_bad(m, DIAG_OPSET_LIMIT, n, "from one to %zu values", sizeof out->values);
  for (const ynode *item = n->first; item; item = item->next) {
    if (!yaml_want(&m->file, item, Y_SCALAR, "a value")) return false;
    int at = value_of_op(d, item->text);
    if (at < 0)
      return load_bad(m, DIAG_OPSET_REFERENCE, item, "%s has no operand or result '%s'", d->name,
                      item->text);
    out->values[out->count++] = (uint8_t)at;
  }
  return true;
}

static bool read_same(model *m, const ynode *n, vs_must *out) {
  for (int i = 0; i < VS_MUST_ELEMENTS; i++)
    if (load_is_word(n, vs_must_words[i])) {
      out->what = (vs_must_kind)i;
      return true;
    }
  return load_bad(m, DIAG_OPSET_VALUE, n, "not one of type, shape, element_type, rank");
}

static bool read_elements(model *m, const ynode *n, vs_must *out) {
  out->what = VS_MUST_ELEMENTS;
  if (!yaml_want(&m->file, n, Y_SEQUENCE, "elements")) return false;
  for (const ynode *item = n->first; item; item = item->next) {
    size_t i = 0;
    while (i < VS_ELEMENTS && !load_is_word(item, vs_elements_words[i])) i++;
    if (i == VS_ELEMENTS)
      return load_bad(m, DIAG_OPSET_VALUE, item,
                      "not one of boolean, integer, float, complex, quantized");
    out->elements |= (uint8_t)(1u << i);
  }
  return out->elements || load_bad(m, DIAG_OPSET_VALUE, n, "one class of elements at least");
}

static bool is_constraint_id(const char *id) {
  if ((*id != 'C' && *id != 'I') || !id[1] || strlen(id) > 4) return false;
  return strspn(id + 1, "0123456789") == strlen(id + 1);
}

static bool read_must(model *m, const ynode *n, const ir_opdef *d, vs_must *out) {
  const ynode *id, *same, *elements, *of;
  const yaml_key keys[] = {
      {"id", true, &id}, {"same", false, &same}, {"elements", false, &elements}, {"of", true, &of}};
  if (!READ_KEYS(m, n, keys) || !yaml_want(&m->file, id, Y_SCALAR, "an id")) return false;
  if (!is_constraint_id(id->text))
    return load_bad(m, DIAG_OPSET_VALUE, id, "'%s' is not an id (C1, I2, ...)", id->text);
  if (!same == !elements) return load_bad(m, DIAG_OPSET_KEY, n, "either 'same' or 'elements'");
  out->id = id->text;
  return (same ? read_same(m, same, out) : read_elements(m, elements, out)) &&
         read_values(m, of, d, out);
}

static bool is_statement(const ynode *n) {
  for (const ynode *k = n->kind == Y_MAPPING ? n->first : NULL; k; k = k->next->next)
    if (load_is_word(k, "must")) return true;
  return false;
}

static bool read_constraints(model *m, const ynode *n, vs_op *op) {
  if (!yaml_want(&m->file, n, Y_SEQUENCE, "constraints")) return false;
  if (n->count > UINT8_MAX) return load_bad(m, DIAG_OPSET_LIMIT, n, "more than 255");
  vs_must *musts = ARENA_ARRAY(m->a, vs_must, n->count);
  strbuf_auto statements = STRBUF_INIT;
  uint8_t count = 0;
  for (const ynode *item = n->first; item; item = item->next) {
    if (is_statement(item)) {
      if (!load_statement(m, item, &statements)) return false;
      continue;
    }
    if (!has_plain_values(m, n, &op->def) || !read_must(m, item, &op->def, &musts[count]))
      return false;
    for (size_t k = 0; k < count; k++)
      if (strcmp(musts[k].id, musts[count].id) == 0)
        return load_bad(m, DIAG_OPSET_DUPLICATE, item, "constraint '%s' is repeated", musts[k].id);
    count++;
  }
  op->musts = count ? musts : NULL;
  op->must_count = count;
  op->statements = load_packed(m, &statements);
  return true;
}

/* --- Decomposition --- */

typedef struct composition {
  vs_op *op;
  const char *names[LIMIT_OPSET_STEPS]; /* of the steps so far */
  vs_step *steps;
  size_t count;
} composition;

/* The number of an operand or of an earlier step; -1: none. */
static int value_so_far(const composition *c, const char *name) {
  const ir_opdef *d = &c->op->def;
  for (size_t i = 0; i < c->count; i++)
    if (strcmp(c->names[i], name) == 0) return d->operand_count + d->result_count + (int)i;
  int at = value_of_op(d, name);
  return at < d->operand_count ? at : -1;
}

static bool read_step_name(model *m, const ynode *n, composition *c, vs_step *out) {
  const ir_opdef *d = &c->op->def;
  if (!yaml_want(&m->file, n, Y_SCALAR, "a name")) return false;
  if (value_so_far(c, n->text) >= 0)
    return load_bad(m, DIAG_OPSET_DUPLICATE, n, "'%s' names a value already", n->text);
  int result = value_of_op(d, n->text);
  out->result = result < 0 ? VS_NO_RESULT : (uint8_t)(result - d->operand_count);
  return true;
}

static bool read_step_operands(model *m, const ynode *n, const composition *c, vs_step *out) {
  if (!yaml_want(&m->file, n, Y_SEQUENCE, "operands")) return false;
  if (n->count > sizeof out->operands)
    return load_bad(m, DIAG_OPSET_LIMIT, n, "more than %zu operands", sizeof out->operands);
  for (const ynode *item = n->first; item; item = item->next) {
    int at = item->kind == Y_SCALAR ? value_so_far(c, item->text) : -1;
    if (at < 0)
      return load_bad(m, DIAG_OPSET_REFERENCE, item, "neither an operand nor an earlier step");
    out->operands[out->count++] = (uint8_t)at;
  }
  return true;
}

/* An op that needs nothing but its operands. With a property it may be the same op without it. */
static const char *why_no_step(const vs_op *self, const ir_opdef *d, size_t operands) {
  if (d == &self->def && !d->prop_count) return "an op is not composed of itself";
  if (d->region_count || d->result_count != 1 || !is_plain(d->operands, d->operand_count) ||
      !is_plain(d->results, 1))
    return "a step is an op with one result and without regions or lists";
  for (size_t i = 0; i < d->prop_count; i++)
    if (!d->props[i].optional) return "a step is an op without required properties";
  return d->operand_count == operands ? NULL : "that op has another number of operands";
}

static bool read_step_op(model *m, const ynode *n, const char *dialect, const composition *c,
                         vs_step *out) {
  if (!yaml_want(&m->file, n, Y_SCALAR, "an op")) return false;
  out->op = load_find_op_id(m, dialect, n->text);
  if (out->op == VS_NO_ID)
    return load_bad(m, DIAG_OPSET_REFERENCE, n, "no op '%s.%s'", dialect, n->text);
  const char *why = why_no_step(c->op, &m->ops[out->op].row.def, out->count);
  return !why || load_bad(m, DIAG_OPSET_VALUE, n, "%s", why);
}

static bool read_number(model *m, const ynode *n, double *out) {
  char *end;
  if (!yaml_want(&m->file, n, Y_SCALAR, "a number")) return false;
  *out = strtod(n->text, &end);
  return (n->length && !*end && *out - *out == 0) ||
         load_bad(m, DIAG_OPSET_VALUE, n, "'%s' is not a number", n->text);
}

/* The value whose type a step has: the key `like`, or else the result that the step gives, or else
 * its first operand. */
static bool read_like(model *m, const ynode *n, const ynode *like, const composition *c,
                      vs_step *out) {
  const ir_opdef *d = &c->op->def;
  int at = out->result != VS_NO_RESULT ? d->operand_count + out->result
           : out->count                ? out->operands[0]
                                       : -1;
  if (like) {
    at = like->kind == Y_SCALAR ? value_of_op(d, like->text) : -1;
    if (at < 0) at = like->kind == Y_SCALAR ? value_so_far(c, like->text) : -1;
  }
  out->like = (uint8_t)at;
  return at >= 0 || load_bad(m, DIAG_OPSET_REFERENCE, like ? like : n,
                             "'like' names the value whose type the step has");
}

static bool read_step(model *m, const ynode *n, const char *dialect, composition *c) {
  const ynode *name, *op, *operands, *like, *constant;
  const yaml_key keys[] = {{"name", true, &name},
                           {"op", false, &op},
                           {"operands", false, &operands},
                           {"like", false, &like},
                           {"constant", false, &constant}};
  vs_step s = {.op = VS_NO_ID};
  if (!READ_KEYS(m, n, keys) || !read_step_name(m, name, c, &s)) return false;
  if (!op != !operands || !op == !constant)
    return load_bad(m, DIAG_OPSET_KEY, n, "either 'op' with 'operands', or 'constant'");
  if (op && (!read_step_operands(m, operands, c, &s) || !read_step_op(m, op, dialect, c, &s)))
    return false;
  if ((constant && !read_number(m, constant, &s.number)) || !read_like(m, n, like, c, &s))
    return false;
  c->names[c->count] = name->text;
  c->steps[c->count++] = s;
  return true;
}

static bool gives_each_result(const composition *c) {
  for (uint8_t r = 0; r < c->op->def.result_count; r++) {
    size_t i = 0;
    while (i < c->count && c->steps[i].result != r) i++;
    if (i == c->count) return false;
  }
  return true;
}

static bool read_steps(model *m, const ynode *n, const char *dialect, vs_op *op) {
  if (!yaml_want(&m->file, n, Y_SEQUENCE, "decomposition") || !has_plain_values(m, n, &op->def))
    return false;
  if (n->count == 0 || n->count > LIMIT_OPSET_STEPS)
    return load_bad(m, DIAG_OPSET_LIMIT, n, "from 1 to %d steps (limit opset_steps)",
                    LIMIT_OPSET_STEPS);
  if (op->def.region_count)
    return load_bad(m, DIAG_OPSET_VALUE, n, "an op with regions is not composed of others");
  composition c = {.op = op, .steps = ARENA_ARRAY(m->a, vs_step, n->count)};
  for (const ynode *item = n->first; item; item = item->next)
    if (!read_step(m, item, dialect, &c)) return false;
  if (!gives_each_result(&c))
    return load_bad(m, DIAG_OPSET_VALUE, n, "a step must have the name of each result");
  op->steps = c.steps;
  op->step_count = (uint8_t)c.count;
  return true;
}

bool load_meaning(model *m, op_entry *e, const char *dialect) {
  return (!e->constraints || read_constraints(m, e->constraints, &e->row)) &&
         (!e->arguments || load_arguments(m, e->arguments, &e->row)) &&
         (!e->checks || load_checks(m, e->checks, &e->row)) && load_suite(m, &e->suite, &e->row) &&
         (!e->decomposition || read_steps(m, e->decomposition, dialect, &e->row));
}
