/* SPDX-License-Identifier: Apache-2.0 */
/* Facts of rows, as YAML says them: to compare ours with upstream's, and to write them. */
#include <stdlib.h>
#include <string.h>

#include "base/order.h"
#include "internal.h"

static const char *const default_names[] = {
    "",
#define VS_DEFAULT_ROW(name, yaml) yaml,
#include "versions/defaults.def"
#undef VS_DEFAULT_ROW
};

const char *import_default_name(vs_default value) { return default_names[value]; }

const char *import_before(arena *a, const char *name) {
  const char *mark = strrchr(name, '_');
  unsigned version = mark && mark[1] == 'v' ? (unsigned)atoi(mark + 2) : 0;
  return version < 2 ? NULL : arena_printf(a, "%.*s_v%u", (int)(mark - name), name, version - 1);
}

static const char *finish(arena *a, strbuf *b) {
  const char *text = arena_strndup(a, strbuf_str(b), b->len);
  strbuf_free(b);
  return text;
}

static void add_item(strbuf *b, const char *text) {
  strbuf_adds(b, b->len ? ", " : "[");
  strbuf_adds(b, text);
}

static const char *close_list(arena *a, strbuf *b) {
  if (b->len) strbuf_addc(b, ']');
  return finish(a, b);
}

/* With its mark. PyYAML takes a '?' in a list for the end of a word, unless it is quoted. */
static const char *marked(arena *a, const char *name, const char *mark) {
  return arena_printf(a, *mark == '?' ? "\"%s%s\"" : "%s%s", name, mark);
}

static const char *slots(arena *a, const ir_slot *items, size_t count) {
  static const char *const marks[] = {[IR_ONE] = "", [IR_OPTIONAL] = "?", [IR_VARIADIC] = "*"};
  strbuf b = STRBUF_INIT;
  for (size_t i = 0; i < count; i++) add_item(&b, marked(a, items[i].name, marks[items[i].arity]));
  return close_list(a, &b);
}

static const char *properties(arena *a, const ir_opdef *def) {
  strbuf b = STRBUF_INIT;
  for (size_t i = 0; i < def->prop_count; i++)
    add_item(&b, marked(a, def->props[i].name, def->props[i].optional ? "?" : ""));
  return close_list(a, &b);
}

/* Upstream's op definitions do not state the others. */
#define STATED                                                                                 \
  ~(IR_TRAIT_SYMBOL | IR_TRAIT_SYMBOL_TABLE | IR_TRAIT_NO_TERMINATOR | IR_TRAIT_AFFINE_SCOPE | \
    IR_TRAIT_GRAPH_REGION)

static const char *trait_words(arena *a, uint32_t traits) {
  static const struct {
    const char *name;
    uint32_t trait;
  } words[] = {
#define TRAIT(name, trait) {#name, IR_TRAIT_##trait},
#include "versions/traits.def"
  };
  strbuf b = STRBUF_INIT;
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (traits & STATED & words[i].trait) add_item(&b, words[i].name);
  return close_list(a, &b);
}

/* In the order of their texts, each as an item of a YAML list. */
static const char *rules(arena *a, const vs_op *op) {
  static const char *const words[] = {[VS_RULE_ADD_PROPERTY] = "add_property",
                                      [VS_RULE_DROP_PROPERTY] = "drop_property",
                                      [VS_RULE_VARIADIC] = "variadic",
                                      [VS_RULE_ADD_REGIONS] = "add_regions"};
  const char **lines = ARENA_ARRAY(a, const char *, op->rule_count);
  strbuf b = STRBUF_INIT;
  for (size_t i = 0; i < op->rule_count; i++) {
    const vs_rule *r = &op->rules[i];
    const char *value = import_default_name(r->value);
    lines[i] = *value ? arena_printf(a, "{%s: %s, value: \"%s\"}", words[r->kind], r->name, value)
                      : arena_printf(a, "{%s: %s}", words[r->kind], r->name);
  }
  if (op->rule_count) qsort(lines, op->rule_count, sizeof *lines, order_texts);
  for (size_t i = 0; i < op->rule_count; i++) strbuf_addf(&b, "\n      - %s", lines[i]);
  return finish(a, &b);
}

static const char *until(arena *a, vs_version v, vs_version as_of) {
  char number[32];
  return v >= as_of ? "" : arena_printf(a, "%s", vs_format(v, number));
}

size_t import_op_facts(arena *a, const vs_op *op, bool constrained, vs_version as_of,
                       import_fact *out) {
  const ir_opdef *def = &op->def;
  size_t n = 0;
  out[n++] = (import_fact){"operands", slots(a, def->operands, def->operand_count)};
  out[n++] = (import_fact){"properties", properties(a, def)};
  out[n++] = (import_fact){"regions", slots(a, def->regions, def->region_count)};
  out[n++] = (import_fact){"results", slots(a, def->results, def->result_count)};
  out[n++] = (import_fact){"traits", trait_words(a, def->traits)};
  out[n++] = (import_fact){"upgrade", rules(a, op)};
  out[n++] = (import_fact){"until", until(a, op->until, as_of)};
  out[n++] = (import_fact){"constraints of versions in code", constrained ? "yes" : "no"};
  return n;
}

/* --- Types and attributes --- */

static const char *param_word(arena *a, const ir_paramdef *p) {
  static const char *const words[] = {
      [IR_PARAM_TYPE] = "type",       [IR_PARAM_TYPES] = "types",     [IR_PARAM_ATTR] = "attr",
      [IR_PARAM_ATTRS] = "attrs",     [IR_PARAM_PAIRS] = "pairs",     [IR_PARAM_INT] = "int",
      [IR_PARAM_UINT] = "uint",       [IR_PARAM_INTS] = "ints",       [IR_PARAM_DIMS] = "dims",
      [IR_PARAM_BOOL] = "bool",       [IR_PARAM_ENUM] = "enum",       [IR_PARAM_STRING] = "string",
      [IR_PARAM_DOUBLE] = "double",   [IR_PARAM_DOUBLES] = "doubles", [IR_PARAM_APINT] = "apint",
      [IR_PARAM_APFLOAT] = "apfloat", [IR_PARAM_DENSE] = "dense"};
  const char *word = arena_printf(a, "%s%s%s", words[p->kind], p->enumdef ? " " : "",
                                  p->enumdef ? p->enumdef->name : "");
  return arena_printf(a, "%s: %s", p->name, marked(a, word, p->optional ? "?" : ""));
}

static const char *params(arena *a, const ir_typedef *def) {
  strbuf b = STRBUF_INIT;
  for (size_t i = 0; i < def->param_count; i++) add_item(&b, param_word(a, &def->params[i]));
  return close_list(a, &b);
}

static const char *wires(arena *a, const vs_kind *k) {
  strbuf b = STRBUF_INIT;
  for (size_t i = 0; i < k->wire_count; i++) {
    const vs_wire *w = &k->wires[i];
    strbuf_addf(&b, "\n      - {code: %u", w->code);
    for (size_t j = 0; j < w->count; j++)
      strbuf_addf(&b, "%s%s%s", j ? ", " : ", params: [", k->def.params[w->params[j]].name,
                  w->forms[j] == VS_WIRE_GUARDED ? ": guarded" : "");
    strbuf_adds(&b, w->count ? "]}" : "}");
  }
  return finish(a, &b);
}

static const char *cases_of(arena *a, const vs_kind *kind, vs_version since, vs_version as_of) {
  const ir_enumdef *def = kind->def.param_count ? kind->def.params[0].enumdef : NULL;
  strbuf b = STRBUF_INIT;
  for (size_t i = 0; def && i < def->case_count; i++) {
    vs_version own = kind->case_since ? kind->case_since[i] : VS_NONE;
    if (own >= since && own <= as_of)
      strbuf_addf(&b, "%s%s: %u", b.len ? ", " : "", def->cases[i].name, def->cases[i].number);
  }
  return finish(a, &b);
}

size_t import_kind_facts(arena *a, const vs_kind *kind, vs_version as_of, import_fact *out) {
  bool builtin = kind->shape == VS_SHAPE_INTEGER || kind->shape == VS_SHAPE_FLOAT;
  size_t n = 0;
  out[n++] = (import_fact){"params", params(a, &kind->def)};
  out[n++] = (import_fact){"wires", wires(a, kind)};
  out[n++] = (import_fact){"cases", cases_of(a, kind, VS_NONE, as_of)};
  out[n++] = (import_fact){"builtin", builtin ? kind->builtin : ""};
  out[n++] = (import_fact){"until", until(a, kind->until, as_of)};
  return n;
}
