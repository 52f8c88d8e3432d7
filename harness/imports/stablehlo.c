/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of StableHLO's own ops: how their properties correspond to VHLO's, and the constraints on
 * types that ODS states. */
#include <string.h>

#include "internal.h"

/* --- What ODS says --- */

/* A trait, alone or in a list of traits. */
static bool has_trait(import *im, const tg_value *list, const char *name, unsigned depth) {
  for (const tg_value *v = tg_child(list, 0); v && depth < 8; v = v->next) {
    const tg_record *r = v->kind == TG_NAME ? tg_find(im->tablegen, v->text) : NULL;
    const tg_value *inner = r ? tg_ancestor(im->tablegen, r, "TraitList") : NULL;
    const tg_value *native = tg_is(v, "HLO_NativeOpTrait") ? v : NULL;
    if (r && !native) native = tg_ancestor(im->tablegen, r, "HLO_NativeOpTrait");
    const char *own = tg_string(native, 0);
    if (tg_is(v, name) || (own && strcmp(own, name) == 0)) return true;
    if (inner && has_trait(im, tg_child(inner, 0), name, depth + 1)) return true;
  }
  return false;
}

uint32_t import_traits(import *im, const import_op *op) {
  static const struct {
    const char *name;
    uint32_t trait;
  } traits[] = {{"Pure", IR_TRAIT_PURE},
                {"NoMemoryEffect", IR_TRAIT_PURE},
                {"Terminator", IR_TRAIT_TERMINATOR},
                {"ConstantLike", IR_TRAIT_CONSTANT},
                {"IsCommutative", IR_TRAIT_COMMUTATIVE},
                {"Commutative", IR_TRAIT_COMMUTATIVE},
                {"RecursiveMemoryEffects", IR_TRAIT_RECURSIVE_EFFECTS},
                {"IsolatedFromAbove", IR_TRAIT_ISOLATED},
                {"SameVariadicOperandSize", IR_TRAIT_SAME_VARIADIC_OPERANDS},
                {"AttrSizedOperandSegments", IR_TRAIT_OPERAND_SEGMENTS},
                {"SingleBlockImplicitTerminator", IR_TRAIT_SINGLE_BLOCK},
                {"SingleBlock", IR_TRAIT_SINGLE_BLOCK}};
  uint32_t all = 0;
  for (size_t i = 0; i < sizeof traits / sizeof *traits; i++)
    if (has_trait(im, op->traits, traits[i].name, 0)) all |= traits[i].trait;
  for (const tg_value *v = tg_child(op->traits, 0); v; v = v->next)
    if (tg_is(v, "OpAsmOpInterface") ||
        (tg_is(v, "DeclareOpInterfaceMethods") && tg_is(tg_child(v, 0), "OpAsmOpInterface")))
      all |= IR_TRAIT_RESULT_PACK;
  return all;
}

/* A bit for each class of elements that a type of tensors allows; 0: not known. */
static unsigned elements_of(import *im, const tg_value *type, unsigned depth) {
  static const struct {
    const char *name;
    vs_elements elements;
  } names[] = {{"HLO_Pred", VS_BOOLEAN},          {"HLO_Int", VS_INTEGER},
               {"HLO_SInt", VS_INTEGER},          {"HLO_UInt", VS_INTEGER},
               {"HLO_Float", VS_FLOAT},           {"HLO_Complex", VS_COMPLEX},
               {"HLO_QuantizedInt", VS_QUANTIZED}};
  unsigned all = 0;
  if (depth > 8) return 0;
  if (tg_is(type, "RankedTensorOf")) {
    for (const tg_value *v = tg_child(tg_child(type, 0), 0); v; v = v->next) {
      size_t i = 0;
      while (i < sizeof names / sizeof *names && !tg_is(v, names[i].name)) i++;
      if (i == sizeof names / sizeof *names) return 0;
      all |= 1u << names[i].elements;
    }
    return type->first->next ? 0 : all; /* more than elements are demanded */
  }
  const tg_record *r = type && type->kind == TG_NAME ? tg_find(im->tablegen, type->text) : NULL;
  return r ? elements_of(im, tg_ancestor(im->tablegen, r, "RankedTensorOf"), depth + 1) : 0;
}

/* --- Constraints, for an op of single values --- */

/* One constraint for all operands that allow the same classes. */
static void add_elements(import *im, const import_op *op, strbuf *out) {
  unsigned done = 0, number = 0;
  for (size_t i = 0; i < op->argument_count && i < 32; i++) {
    unsigned elements =
        import_is_attribute(im, op->values[i]) ? 0 : elements_of(im, op->values[i], 0);
    if (!elements || done >> i & 1) continue;
    strbuf_addf(out, "      - {id: I%u, elements: [", ++number);
    for (unsigned e = 0, any = 0; e < VS_ELEMENTS; e++)
      if (elements >> e & 1) strbuf_addf(out, "%s%s", any++ ? ", " : "", vs_elements_words[e]);
    for (size_t k = i; k < op->argument_count && k < 32; k++) {
      if (elements_of(im, op->values[k], 0) != elements) continue;
      done |= 1u << k;
      strbuf_addf(out, "%s%s", k == i ? "], of: [" : ", ", op->arguments[k]);
    }
    strbuf_adds(out, "]}\n");
  }
}

static void add_same(const ir_opdef *def, const char *what, unsigned number, strbuf *out) {
  strbuf_addf(out, "      - {id: C%u, same: %s, of: [", number, what);
  for (size_t i = 0; i < def->operand_count; i++)
    strbuf_addf(out, "%s%s", i ? ", " : "", def->operands[i].name);
  for (size_t i = 0; i < def->result_count; i++) strbuf_addf(out, ", %s", def->results[i].name);
  strbuf_adds(out, "]}\n");
}

static bool single(const ir_opdef *def) {
  bool all = def->operand_count && def->result_count && !def->region_count;
  for (size_t i = 0; i < def->operand_count; i++) all = all && def->operands[i].arity == IR_ONE;
  for (size_t i = 0; i < def->result_count; i++) all = all && def->results[i].arity == IR_ONE;
  return all;
}

static void add_constraints(import *im, const import_op *op, strbuf *out) {
  static const struct {
    const char *trait, *what;
  } same[] = {{"CompatibleOperandsAndResultType", "type"},
              {"SameOperandsAndResultType", "type"},
              {"SameOperandsAndResultShape", "shape"},
              {"CompatibleOperandsAndResultElementType", "element_type"},
              {"SameOperandsAndResultElementType", "element_type"}};
  const ir_opdef *def = &op->row.def;
  strbuf_auto all = STRBUF_INIT;
  unsigned number = 0;
  add_elements(im, op, &all);
  for (size_t i = 0; i < sizeof same / sizeof *same; i++) {
    if (!has_trait(im, op->traits, same[i].trait, 0)) continue;
    add_same(def, same[i].what, ++number, &all);
    if (i < 2) break; /* the others follow from it */
  }
  if (all.len) strbuf_addf(out, "    constraints:\n%s", strbuf_str(&all));
}

/* --- The map of properties --- */

/* The class or name inside `OptionalAttr`, `DefaultValuedAttr`, `ConfinedAttr`. */
static const tg_value *inner(const tg_value *v) {
  static const char *const wrappers[] = {"OptionalAttr", "DefaultValuedOptionalAttr",
                                         "DefaultValuedAttr", "ConfinedAttr",
                                         "DefaultValuedStrAttr"};
  for (bool again = true; again && v;) {
    again = false;
    for (size_t i = 0; i < 5; i++)
      if (v->kind == TG_CLASS && tg_is(v, wrappers[i]) && tg_child(v, 0)) {
        v = tg_child(v, 0);
        again = true;
        break;
      }
  }
  return v;
}

static const char *map_kind(const tg_value *attribute) {
  static const struct {
    const char *name, *kind;
  } kinds[] = {{"UnitAttr", "unit"},
               {"FlatSymbolRefAttr", "symbol"},
               {"SymbolRefAttr", "symbol"},
               {"StableHLO_FlatSymbolRefArrayAttr", "symbols"},
               {"FlatSymbolRefArrayAttr", "symbols"},
               {"DenseI64ArrayAttr", "array"},
               {"DenseBoolArrayAttr", "array"}};
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
    if (tg_is(attribute, kinds[i].name)) return kinds[i].kind;
  return NULL;
}

/* The value of a property that is absent: that of the conversion from the older op, or ODS's. */
static const char *default_of(const import_op *vhlo, const char *name, const tg_value *said) {
  static const struct {
    const char *attribute, *text, *value;
  } values[] = {{"BoolAttr", "false", "false"},
                {"I64Attr", "0", "i64_zero"},
                {"I64Attr", "-1", "i64_minus_one"},
                {"StrAttr", "", "empty_string"}};
  for (size_t i = 0; i < vhlo->row.rule_count; i++)
    if (vhlo->row.rules[i].kind == VS_RULE_ADD_PROPERTY &&
        strcmp(vhlo->row.rules[i].name, name) == 0)
      return import_default_name(vhlo->row.rules[i].value);
  if (tg_is(said, "UnitAttr")) return "false";
  if (tg_is(inner(said), "StableHLO_ResultAccuracyAttr")) return "default_accuracy";
  const char *text = tg_string(said, 1);
  for (size_t i = 0; text && i < sizeof values / sizeof *values; i++)
    if (tg_is(inner(said), values[i].attribute) && strcmp(text, values[i].text) == 0)
      return values[i].value;
  return NULL;
}

static void add_new_map(const import_op *vhlo, const ir_propdef *prop, const tg_value *said,
                        strbuf *out) {
  const char *kind = map_kind(inner(said)), *value = default_of(vhlo, prop->name, said);
  if (tg_is(inner(said), "StableHLO_ChannelHandle")) {
    strbuf_addf(
        out,
        "      - from: %s\n        spread: channel_handle\n%s        params:\n"
        "          - {param: handle, to: channel_id}\n          - {param: type, fixed: 0}\n",
        prop->name, prop->optional ? "        default: i64_zero\n" : "");
    return;
  }
  if (ir_prop_named(&vhlo->row.def, prop->name) < 0) {
    strbuf_addf(out, "      # " IMPORT_MARK ": state which property of %s has '%s'.\n",
                vhlo->row.def.name, prop->name);
    return;
  }
  strbuf_addf(out, "      - {from: %s", prop->name);
  if (kind) strbuf_addf(out, ", kind: %s", kind);
  if (prop->optional) strbuf_addf(out, ", default: \"%s\"", value ? value : "required");
  strbuf_adds(out, "}\n");
  if (prop->optional && !value)
    strbuf_addf(out, "      # " IMPORT_MARK ": state the value of '%s' if it is absent.\n",
                prop->name);
}

/* A map that the rows have already. */
static void add_old_map(const vs_opset *ours, const vs_op *own, const ir_opdef *vhlo,
                        const vs_prop_map *map, strbuf *out) {
  static const char *const kinds[] = {
      [VS_MAP_UNIT] = "unit",   [VS_MAP_SYMBOL] = "symbol", [VS_MAP_SYMBOLS] = "symbols",
      [VS_MAP_ARRAY] = "array", [VS_MAP_NUMBER] = "number", [VS_MAP_SPREAD] = NULL};
  const ir_propdef *prop = &own->def.props[map->source];
  const char *value = prop->optional && map->value == VS_DEFAULT_NONE
                          ? "required"
                          : import_default_name(map->value);
  strbuf_addf(out, "      - {from: %s", prop->name);
  if (map->kind == VS_MAP_SPREAD) {
    strbuf_addf(out, ", spread: %s, params: [", map->attr->mnemonic);
    for (size_t i = 0; i < map->spread_count; i++) {
      const vs_spread *s = &map->spread[i];
      strbuf_addf(out, "%s{param: %s, ", i ? ", " : "", map->attr->params[s->param].name);
      if (s->carried)
        strbuf_addf(out, "to: %s}", vhlo->props[s->target].name);
      else
        strbuf_addf(out, "fixed: %lld}", (long long)s->fixed);
    }
    strbuf_adds(out, "]");
  } else {
    const char *to = vhlo->props[map->target].name;
    if (strcmp(to, prop->name) != 0) strbuf_addf(out, ", to: %s", to);
    if (kinds[map->kind]) strbuf_addf(out, ", kind: %s", kinds[map->kind]);
    if (map->kind == VS_MAP_NUMBER)
      strbuf_addf(out, ", enum: %s", vs_attr_row(ours, map->attr_id)->def.mnemonic);
  }
  if (prop->optional) strbuf_addf(out, ", default: \"%s\"", value);
  if (prop->optional && map->value != VS_DEFAULT_NONE && !map->elided)
    strbuf_adds(out, ", elided: false");
  strbuf_adds(out, "}\n");
}

static void add_map(const vs_opset *ours, const vs_op *own, const import_op *op,
                    const import_op *vhlo, strbuf *out) {
  const ir_opdef *older =
      own && own->counterpart != VS_NO_ID ? &vs_op_row(ours, own->counterpart)->def : NULL;
  strbuf_auto all = STRBUF_INIT;
  for (size_t i = 0; i < op->row.def.prop_count; i++) {
    const ir_propdef *prop = &op->row.def.props[i];
    const vs_prop_map *map = NULL;
    int at = own ? ir_prop_named(&own->def, prop->name) : -1;
    for (size_t k = 0; at >= 0 && older && k < own->map_count; k++)
      if (own->maps[k].source == at) map = &own->maps[k];
    const tg_value *said = NULL;
    for (size_t k = 0; k < op->argument_count; k++)
      if (strcmp(op->arguments[k], prop->name) == 0) said = op->values[k];
    if (map)
      add_old_map(ours, own, older, map, &all);
    else if (at < 0)
      add_new_map(vhlo, prop, said, &all);
  }
  if (all.len) strbuf_addf(out, "    map:\n%s", strbuf_str(&all));
}

/* --- The pretty form --- */

static const struct {
  const char *theirs, *ours;
} forms[] = {
    {"$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
     " %operand<attrs> : <same>"},
    {"$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), "
     "type($result))",
     " %lhs, %rhs<attrs> : <same>"},
};

/* White space is free in their form. */
static bool same_words(const char *a, const char *b) {
  for (;; a++, b++) {
    while (*a == ' ' || *a == '\n') a++;
    while (*b == ' ' || *b == '\n') b++;
    if (*a != *b) return false;
    if (!*a) return true;
  }
}

static void add_form(import *im, const vs_op *own, const import_op *op, strbuf *out) {
  const tg_value *v = tg_field_of(im->tablegen, tg_find(im->tablegen, op->def), "assemblyFormat");
  const char *form = own ? own->def.assembly : NULL;
  bool pretty = v && v->kind == TG_STRING;
  for (size_t i = 0; !form && pretty && i < 2; i++)
    if (same_words(v->text, forms[i].theirs)) form = forms[i].ours;
  if (!form && !pretty) return;
  if (!form) {
    strbuf_addf(
        out, "    # " IMPORT_MARK ": state the pretty form (assembly), text/assembly.md: %s:%u\n",
        import_relative(im, v->file), v->line);
    return;
  }
  strbuf_adds(out, "    assembly: '");
  for (const char *c = form; *c; c++) strbuf_adds(out, *c == '\'' ? "''" : (char[]){*c, '\0'});
  strbuf_adds(out, "'\n");
}

/* --- What it computes --- */

/* A revised op is not evaluated by the code for the old one unless a person says that this is
 * right. */
static void add_known_meaning(const import_op *op, const char *name, strbuf *out) {
  const ir_opdef *def = &op->row.def;
  if (!single(def) || def->result_count != 1) return;
  strbuf_addf(out,
              "    # " IMPORT_MARK
              ": if the result of '%s' stays the same, uncomment the next line. "
              "Delete this one\n    # decomposition: [{name: %s, op: %s, operands: [",
              name, def->results[0].name, name);
  for (size_t i = 0; i < def->operand_count; i++)
    strbuf_addf(out, "%s%s", i ? ", " : "", def->operands[i].name);
  strbuf_adds(out, "]}]\n");
}

static void add_new_meaning(import *im, const import_op *op, const char *name, strbuf *out) {
  if (!single(&op->row.def)) {
    strbuf_addf(out,
                "    # " IMPORT_MARK
                ": state the constraints of '%s' in words (constraints): "
                "docs/spec.md\n",
                name);
    return;
  }
  add_constraints(im, op, out);
  if (has_trait(im, op->traits, "Elementwise", 0)) strbuf_adds(out, "    elementwise: true\n");
  strbuf_addf(out,
              "    # " IMPORT_MARK
              ": state how known ops compute '%s' (decomposition), or delete "
              "this line\n",
              name);
}

/* --- All --- */

/* An op that VHLO revised, and StableHLO did not: its row stays as it is. */
static bool is_unchanged(import *im, const vs_op *own, const import_fact *facts) {
  import_fact ours[IMPORT_FACTS];
  bool same = true;
  import_op_facts(im->memory, own, false, VS_FOREVER, ours);
  for (size_t i = 0; i < 4; i++) same = same && strcmp(ours[i].text, facts[i].text) == 0;
  return same;
}

void import_write_dialect_op(import *im, const vs_opset *ours, const import_op *op,
                             const import_op *vhlo, strbuf *out) {
  static const char *const keys[] = {"operands", "properties", "regions", "results", "traits"};
  const vs_op *own = vs_op_named(ours, op->row.def.name);
  import_fact facts[IMPORT_FACTS];
  vs_op row = op->row;
  const char *name = row.def.name + strlen("stablehlo.");
  row.def.traits = own ? own->def.traits : import_traits(im, op);
  import_op_facts(im->memory, &row, false, VS_FOREVER, facts);
  if (own && is_unchanged(im, own, facts)) return;
  strbuf_addf(out, "  # %s:%u\n  - name: %s\n", import_relative(im, op->place.file), op->place.line,
              name);
  add_form(im, own, op, out);
  for (size_t i = 0; i < 5; i++)
    if (*facts[i].text) strbuf_addf(out, "    %s: %s\n", keys[i], facts[i].text);
  strbuf_addf(out, "    vhlo: %s\n", vhlo->row.def.name + strlen("vhlo."));
  add_map(ours, own, op, vhlo, out);
  if (own)
    add_known_meaning(op, name, out);
  else
    add_new_meaning(im, op, name, out);
}
