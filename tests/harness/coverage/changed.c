/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/harness/coverage/changed.h"

#include <string.h>

#include "base/strbuf.h"

/* --- What cannot be noticed --------------------------------------------------------------------
 */

static const struct {
  const char *op, *attr; /* "*": all */
  int way;               /* -1: all */
  const char *why;
} exceptions[] = {
    /* VHLO keeps the number of a channel; its type only where the op is for hosts, too. */
    {"stablehlo.all_gather", "channel_handle", PART + 1, "VHLO has no type of a channel here"},
    {"stablehlo.all_reduce", "channel_handle", PART + 1, "VHLO has no type of a channel here"},
    {"stablehlo.all_to_all", "channel_handle", PART + 1, "VHLO has no type of a channel here"},
    {"stablehlo.collective_broadcast", "channel_handle", PART + 1, "the same"},
    {"stablehlo.collective_permute", "channel_handle", PART + 1, "the same"},
    {"stablehlo.collective_reduce", "channel_handle", PART + 1, "the same"},
    {"stablehlo.reduce_scatter", "channel_handle", PART + 1, "the same"},
    {"func.call", "arg_attrs", -1, "VHLO's call has no such attribute"},
    {"func.call", "res_attrs", -1, "VHLO's call has no such attribute"},
    {"func.call", "no_inline", -1, "VHLO's call has no such attribute"},
    {"func.func", "no_inline", -1, "VHLO's function has no such attribute"},
    {"func.call_indirect", "*", -1, "VHLO has no such op"},
    {"func.constant", "*", -1, "VHLO has no such op"},
};

bool changed_unseen(const char *op, const char *attr, int way) {
  for (size_t i = 0; i < sizeof exceptions / sizeof *exceptions; i++)
    if ((strcmp(exceptions[i].op, op) == 0 || strcmp(exceptions[i].op, "*") == 0) &&
        (strcmp(exceptions[i].attr, attr) == 0 || strcmp(exceptions[i].attr, "*") == 0) &&
        (exceptions[i].way == way || exceptions[i].way == -1))
      return true;
  return false;
}

/* --- Another attribute -------------------------------------------------------------------------
 */

static const ir_attr *changed_text(ir_context *c, const istr *s) {
  strbuf text = STRBUF_INIT;
  strbuf_add(&text, s->bytes, s->len);
  strbuf_addc(&text, 'x');
  const ir_attr *out = ir_attr_string(c, text.bytes, text.len);
  strbuf_free(&text);
  return out;
}

/* Something else in any case. */
static const ir_attr *other_than(ir_context *c, const ir_attr *a) {
  const ir_attr *other = changed_attr(c, a, 0);
  return other ? other : ir_attr_unit(c);
}

static const ir_attr *changed_list(ir_context *c, const ir_attr *a) {
  size_t n = a->array.count;
  const ir_attr **items = ARENA_ARRAY(ir_arena(c), const ir_attr *, n + 1);
  for (size_t i = 0; i < n; i++) items[i] = a->array.items[i];
  if (n)
    items[0] = other_than(c, items[0]);
  else
    items[n++] = ir_attr_unit(c);
  return ir_attr_array(c, items, n);
}

static const ir_attr *changed_table(ir_context *c, const ir_attr *a) {
  size_t n = a->dict.count;
  ir_named_attr *entries = ARENA_ARRAY(ir_arena(c), ir_named_attr, n + 1);
  for (size_t i = 0; i < n; i++) entries[i] = a->dict.entries[i];
  if (n)
    entries[0].value = other_than(c, entries[0].value);
  else
    entries[n++] = (ir_named_attr){ir_cstr(c, "x"), ir_attr_unit(c)};
  return ir_attr_dict(c, entries, n, NULL);
}

static uint8_t *flipped(ir_context *c, const uint8_t *data, size_t n) {
  uint8_t *bytes = ARENA_ARRAY(ir_arena(c), uint8_t, n + 1);
  if (n) memcpy(bytes, data, n);
  bytes[0] ^= 1;
  return bytes;
}

static const ir_attr *changed_dense(ir_context *c, const ir_attr *a) {
  size_t n = a->dense.size;
  if (!n) return NULL;
  return ir_attr_dense(c, a->dense.type, flipped(c, a->dense.data, n), n, a->dense.splat, IR_COPY);
}

static const ir_attr *changed_dense_array(ir_context *c, const ir_attr *a) {
  size_t n = a->dense_array.count * ir_dense_element_size(a->dense_array.element);
  int64_t one = 1;
  if (!n) return ir_attr_dense_i64_array(c, &one, 1);
  return ir_attr_dense_array(c, a->dense_array.element, flipped(c, a->dense_array.data, n),
                             a->dense_array.count);
}

static void change_ints(ir_context *c, ir_param *p) {
  int64_t *ints = ARENA_ARRAY(ir_arena(c), int64_t, p->count + 1);
  for (size_t i = 0; i < p->count; i++) ints[i] = p->ints[i];
  ints[0] = p->count ? ints[0] + 1 : 0;
  if (!p->count) p->count = 1;
  p->ints = ints;
}

static void change_case(const ir_enumdef *e, ir_param *p) {
  for (uint8_t k = 0; k < e->case_count; k++)
    if (e->cases[k].number == p->u) {
      p->u = e->cases[(k + 1) % e->case_count].number;
      return;
    }
}

/* False when a parameter of this kind is left alone. */
static bool change_param(ir_context *c, const ir_paramdef *d, ir_param *p) {
  const ir_attr *other = NULL;
  switch (d->kind) {
    case IR_PARAM_INT:
    case IR_PARAM_UINT: p->u ^= 1; return true;
    case IR_PARAM_BOOL: p->u = !p->u; return true;
    case IR_PARAM_DOUBLE: p->d += 1; return true;
    case IR_PARAM_ENUM: change_case(d->enumdef, p); return d->enumdef->case_count > 1;
    case IR_PARAM_INTS: change_ints(c, p); return true;
    case IR_PARAM_STRING: p->str = changed_text(c, p->str)->string.value; return true;
    case IR_PARAM_TYPE: p->type = ir_type_integer(c, 7, IR_SIGNLESS); return true;
    case IR_PARAM_ATTR:
      other = p->attr ? changed_attr(c, p->attr, 0) : NULL;
      if (other) p->attr = other;
      return other != NULL;
    default: return false;
  }
}

static const ir_attr *changed_defined(ir_context *c, const ir_attr *a, int part) {
  const ir_attrdef *def = a->defined.def;
  if (part >= def->param_count) return NULL;
  ir_param *params = ARENA_ARRAY(ir_arena(c), ir_param, def->param_count + 1u);
  memcpy(params, a->defined.params, def->param_count * sizeof *params);
  return change_param(c, &def->params[part], &params[part]) ? ir_attr_defined(c, def, params)
                                                            : NULL;
}

const ir_attr *changed_attr(ir_context *c, const ir_attr *a, int part) {
  if (a->kind == IR_ATTR_DEFINED) return changed_defined(c, a, part);
  if (part > 0) return NULL;
  switch (a->kind) {
    case IR_ATTR_INTEGER:
      return ir_attr_integer(c, a->integer.type, (int64_t)(a->integer.words[0] ^ 1));
    case IR_ATTR_FLOAT:
      return ir_attr_float_bits(c, a->flt.type, a->flt.bits[0] ^ 1, a->flt.bits[1]);
    case IR_ATTR_STRING: return changed_text(c, a->string.value);
    case IR_ATTR_ARRAY: return changed_list(c, a);
    case IR_ATTR_DICT: return changed_table(c, a);
    case IR_ATTR_SYMBOL:
      return ir_attr_symbol(c, changed_text(c, a->symbol.root)->string.value, NULL, 0);
    case IR_ATTR_TYPE: return ir_attr_type(c, ir_type_integer(c, 7, IR_SIGNLESS));
    case IR_ATTR_DENSE: return changed_dense(c, a);
    case IR_ATTR_DENSE_ARRAY: return changed_dense_array(c, a);
    case IR_ATTR_UNIT: return ir_attr_bool(c, true);
    default: return ir_attr_unit(c);
  }
}
