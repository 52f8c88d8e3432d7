/* SPDX-License-Identifier: Apache-2.0 */
/* Types, attributes and enums of VHLO. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"

/* --- Parameters --- */

/* How upstream says the kinds of parameters: names of C++ types without their namespace, records
 * and classes of TableGen, and classes with such a type as argument. */
static const struct {
  const char *name, *of;
  ir_param_kind kind;
  bool optional;
} kinds[] = {
    {"Type", NULL, IR_PARAM_TYPE, false},
    {"Attribute", NULL, IR_PARAM_ATTR, false},
    {"bool", NULL, IR_PARAM_BOOL, false},
    {"int64_t", NULL, IR_PARAM_INT, false},
    {"int32_t", NULL, IR_PARAM_INT, false},
    {"unsigned", NULL, IR_PARAM_UINT, false},
    {"DenseElementsAttr", NULL, IR_PARAM_DENSE, false},
    {"VHLO_TensorDataV1", NULL, IR_PARAM_DENSE, false}, /* before 1.18.0 */
    {"VHLO_Dims", NULL, IR_PARAM_DIMS, false},
    {"VHLO_APFloatV1", NULL, IR_PARAM_DOUBLE, false},
    {"APFloatParameter", "", IR_PARAM_DOUBLE, false},
    {"APIntParameter", "", IR_PARAM_APINT, false},
    {"APInt", NULL, IR_PARAM_APINT, false},
    {"StringRefParameter", "", IR_PARAM_STRING, false},
    {"VHLO_QuantizationScalesV1", NULL, IR_PARAM_DOUBLES, false},
    {"ArrayRefParameter", "Attribute", IR_PARAM_ATTRS, false},
    {"ArrayRefParameter", "Type", IR_PARAM_TYPES, false},
    {"ArrayRefParameter", "int64_t", IR_PARAM_INTS, false},
    {"ArrayRefParameter", "APFloat", IR_PARAM_DOUBLES, false},
    {"ArrayRefParameter", "std::pair<mlir::Attribute, mlir::Attribute>", IR_PARAM_PAIRS, false},
    {"OptionalParameter", "Attribute", IR_PARAM_ATTR, true},
    {"OptionalParameter", "Type", IR_PARAM_TYPE, true},
};

static const char *bare(const char *type) {
  static const char *const spaces[] = {"::", "mlir::", "llvm::"};
  for (size_t i = 0; i < 3; i++)
    if (strncmp(type, spaces[i], strlen(spaces[i])) == 0) type += strlen(spaces[i]);
  return type;
}

static bool read_param(import *im, const tg_value *v, const ir_paramdef *before, ir_paramdef *out) {
  const char *name = v->kind == TG_STRING ? bare(v->text) : v->text;
  const char *of = v->kind == TG_CLASS ? tg_string(v, 0) : NULL;
  if (of) of = bare(of);
  if (!v->label) return import_unknown(im, tg_place(v), "a parameter has no name");
  for (size_t i = 0; name && i < sizeof kinds / sizeof *kinds; i++) {
    bool same = kinds[i].of ? of && strcmp(of, kinds[i].of) == 0 : !of;
    if (!same || strcmp(name, kinds[i].name) != 0) continue;
    *out = (ir_paramdef){v->label, kinds[i].kind, kinds[i].optional, NULL, NULL};
    /* #vhlo.float_v1: a float in the format of `type`, which stands before it. */
    if (out->kind == IR_PARAM_DOUBLE && before && before->kind == IR_PARAM_TYPE &&
        strcmp(before->name, "type") == 0)
      out->kind = IR_PARAM_APFLOAT;
    return true;
  }
  return import_unknown(im, tg_place(v), "the kind of parameter '%s'", v->label);
}

static bool read_params(import *im, const tg_record *r, ir_typedef *def) {
  const tg_value *dag = tg_field_of(im->tablegen, r, "parameters");
  VEC(ir_paramdef) params = {0};
  if (dag && (dag->kind != TG_DAG || !tg_is(tg_child(dag, 0), "ins")))
    return import_unknown(im, tg_place(dag), "'parameters' does not begin with (ins");
  for (const tg_value *v = dag ? dag->first->next : NULL; v; v = v->next) {
    ir_paramdef p;
    if (!read_param(im, v, params.count ? &params.items[params.count - 1] : NULL, &p)) return false;
    if (params.count == 10) return import_unknown(im, tg_place(v), "more than 10 parameters");
    VEC_ADD(im->memory, &params, p);
  }
  def->params = params.items;
  def->param_count = (uint8_t)params.count;
  return true;
}

/* --- Assembly: from MLIR's declarative format to the words of text/assembly.md --- */

/* A directive that is a word of ours; %s is the parameter. */
static const struct {
  const char *theirs, *ours;
} directives[] = {{"custom<Shape>($", "$(%s x)"},
                  {"custom<TypeArray>($", "$(%s parens)"},
                  {"custom<AttributeArray>($", "[$%s]"},
                  {"custom<AttributeDictionary>($", "{$%s}"},
                  {"custom<EscapedString>($", "$%s"}};

static const char *directive(const char *at, strbuf *out) {
  for (size_t i = 0; i < sizeof directives / sizeof *directives; i++) {
    size_t n = strlen(directives[i].theirs), name = 0;
    if (strncmp(at, directives[i].theirs, n) != 0) continue;
    while (isalnum((unsigned char)at[n + name]) || at[n + name] == '_') name++;
    if (at[n + name] != ')') return NULL;
    const char *ours = directives[i].ours, *hole = strstr(ours, "%s");
    strbuf_add(out, ours, (size_t)(hole - ours));
    strbuf_add(out, at + n, name);
    strbuf_adds(out, hole + 2);
    return at + n + name + 1;
  }
  return NULL;
}

/* Blanks between words of the format are printed; none inside brackets, before a comma, and at an
 * empty literal (``). */
static bool format_words(const char *at, strbuf *out) {
  bool glue = true;
  while (*at) {
    if (isspace((unsigned char)*at)) {
      at++;
      continue;
    }
    const char *stop = *at == '`' ? strchr(at + 1, '`') : NULL;
    if (*at == '`' && (!stop || stop == at + 1)) {
      if (!stop) return false;
      glue = true;
      at = stop + 1;
      continue;
    }
    bool tight = *at == '`' && memchr("<>(),:[]", at[1], 8);
    if (!glue && !(tight && memchr(">),]", at[1], 4))) strbuf_addc(out, ' ');
    glue = tight && memchr("<([", at[1], 3);
    if (*at == '`') {
      strbuf_add(out, at + 1, (size_t)(stop - at - 1));
      at = stop + 1;
    } else if (*at == '$') {
      size_t n = 1;
      while (isalnum((unsigned char)at[n]) || at[n] == '_') n++;
      strbuf_add(out, at, n);
      at += n;
    } else if (strncmp(at, "struct(params)", 14) == 0) {
      strbuf_adds(out, "@params");
      at += 14;
    } else if (!(at = directive(at, out))) {
      return false;
    }
  }
  return true;
}

/* A parameterless kind has no text of its own, which is "". */
static const char *read_assembly(import *im, const tg_record *r, bool params) {
  const tg_value *v = tg_field_of(im->tablegen, r, "assemblyFormat");
  strbuf_auto out = STRBUF_INIT;
  if (!params) return "";
  if (!v || v->kind != TG_STRING || !format_words(v->text, &out)) return NULL;
  return arena_strndup(im->memory, strbuf_str(&out), out.len);
}

/* --- The builtin type that a type stands for --- */

/* "FloatF8E4M3V1" is f8E4M3, "FloatBF16V1" bf16, "IntegerSI4V1" i4, "IntegerUI4V1" ui4. */
static void read_builtin(import *im, import_kind *k) {
  static const struct {
    const char *begin;
    vs_type_shape shape;
  } names[] = {
      {"Float", VS_SHAPE_FLOAT}, {"IntegerS", VS_SHAPE_INTEGER}, {"Integer", VS_SHAPE_INTEGER}};
  size_t n = strlen(k->cpp);
  if (strcmp(k->cpp, "BooleanV1") == 0) {
    k->row.builtin = "i1";
    k->row.shape = VS_SHAPE_INTEGER;
  }
  for (size_t i = 0; i < 3 && !k->row.def.param_count && n > 2; i++) {
    size_t begin = strlen(names[i].begin);
    if (strncmp(k->cpp, names[i].begin, begin) != 0 || begin + 2 >= n) continue;
    char *name = arena_strndup(im->memory, k->cpp + begin, n - begin - 2);
    for (char *c = name; isupper((unsigned char)*c); c++) *c = (char)tolower((unsigned char)*c);
    k->row.builtin = name;
    k->row.shape = names[i].shape;
    return;
  }
}

/* --- All --- */

static bool add_kind(import *im, import_kinds *out, import_kind *k, const char *mnemonic,
                     const tg_value *base, size_t bounds) {
  k->row.def.dialect = "vhlo";
  k->row.def.mnemonic = mnemonic;
  if (!import_version(im, base, tg_string(base, bounds), &k->row.since) ||
      !import_version(im, base, tg_string(base, bounds + 1), &k->row.until))
    return false;
  VEC_ADD(im->memory, out, *k);
  return true;
}

static bool read_plain(import *im, const tg_record *r, const tg_value *base, bool is_type) {
  import_kind k = {.place = tg_place(&r->place), .cpp = tg_string(base, 0)};
  const tg_value *field = is_type ? tg_child(base, 1) : tg_field_of(im->tablegen, r, "mnemonic");
  if (!k.cpp || !field || field->kind != TG_STRING)
    return import_unknown(im, k.place, "%s has no mnemonic", r->name);
  if (!read_params(im, r, &k.row.def)) return false;
  k.assembly = read_assembly(im, r, k.row.def.param_count > 0);
  if (is_type) read_builtin(im, &k);
  return add_kind(im, is_type ? &im->types : &im->attrs, &k, field->text, base, is_type ? 2 : 1);
}

static int by_number(const void *a, const void *b) {
  const ir_enumcase *x = a, *y = b;
  return (x->number > y->number) - (x->number < y->number);
}

/* `I32EnumAttr<"X", "words", [cases]>`, each case `def … : I32EnumAttrCase<"EQ", 0>`. */
static const ir_enumdef *read_enum(import *im, const tg_record *r) {
  const tg_value *base = r ? tg_ancestor(im->tablegen, r, "I32EnumAttr") : NULL;
  VEC(ir_enumcase) cases = {0};
  if (!tg_string(base, 0) || !tg_child(base, 2)) return NULL;
  for (const tg_value *v = tg_child(base, 2)->first; v; v = v->next) {
    const tg_record *item = v->kind == TG_NAME ? tg_find(im->tablegen, v->text) : NULL;
    const tg_value *said = item ? tg_ancestor(im->tablegen, item, "I32EnumAttrCase") : NULL;
    const tg_value *number = tg_child(said, 1);
    if (!tg_string(said, 0) || !number || number->kind != TG_NUMBER || number->number < 0 ||
        number->number > UINT32_MAX || cases.count == UINT8_MAX)
      return NULL;
    VEC_ADD(im->memory, &cases, (ir_enumcase){tg_string(said, 0), (uint32_t)number->number});
  }
  if (cases.count) qsort(cases.items, cases.count, sizeof *cases.items, by_number);
  ir_enumdef *def = ARENA_NEW(im->memory, ir_enumdef);
  *def = (ir_enumdef){tg_string(base, 0), cases.items, (uint8_t)cases.count};
  return def;
}

static bool read_enum_attr(import *im, const tg_record *r, const tg_value *base) {
  const tg_value *name = tg_child(base, 0);
  const ir_enumdef *def =
      name && name->kind == TG_NAME ? read_enum(im, tg_find(im->tablegen, name->text)) : NULL;
  const char *mnemonic = tg_string(base, 1);
  if (!def || !mnemonic) return import_unknown(im, tg_place(&r->place), "the enum of %s", r->name);
  import_kind k = {.place = tg_place(&r->place), .cpp = def->name, .assembly = " $value"};
  ir_paramdef *value = ARENA_NEW(im->memory, ir_paramdef);
  *value = (ir_paramdef){"value", IR_PARAM_ENUM, false, def, NULL};
  k.row.def.params = value;
  k.row.def.param_count = 1;
  return add_kind(im, &im->attrs, &k, mnemonic, base, 2);
}

const ir_enumdef *import_stablehlo_enum(import *im, const char *name, diag_place *place) {
  const tg_record *r = tg_find(im->tablegen, arena_printf(im->memory, "StableHLO_%s", name));
  if (!r) r = tg_find(im->tablegen, arena_printf(im->memory, "StableHLO_%sAttr", name));
  *place = r ? tg_place(&r->place) : (diag_place){0};
  return read_enum(im, r);
}

/* `EnumAttr<StableHLO_Dialect, ENUM, "mnemonic">`, `AttrDef<StableHLO_Dialect, "Name">` with a
 * field `mnemonic`, `StableHLO_Type<"Name", "mnemonic">`. */
bool import_find_counterpart(import *im, const char *mnemonic, bool is_type,
                             import_counterpart *out) {
  for (const tg_record *r = tg_records(im->tablegen); r; r = r->next) {
    if (r->is_class || !r->name || strncmp(r->name, "StableHLO_", 10) != 0) continue;
    const tg_value *enumeration = is_type ? NULL : tg_ancestor(im->tablegen, r, "EnumAttr");
    const tg_value *plain = tg_ancestor(im->tablegen, r, is_type ? "StableHLO_Type" : "AttrDef");
    const tg_value *field = plain && !is_type ? tg_field_of(im->tablegen, r, "mnemonic") : NULL;
    const tg_value *value = tg_child(enumeration, 1);
    const char *own = enumeration ? tg_string(enumeration, 2)
                      : is_type   ? tg_string(plain, 1)
                      : field     ? field->text
                                  : NULL;
    if (!own || strcmp(own, mnemonic) != 0) continue;
    *out = (import_counterpart){.place = tg_place(&r->place), .code = -1};
    if (value && value->kind == TG_NAME)
      out->cases = read_enum(im, tg_find(im->tablegen, value->text));
    const char *name = out->cases ? out->cases->name : tg_string(plain, is_type ? 0 : 1);
    cpp_file f;
    if (name && import_has(im, "dialect/StablehloBytecode.cpp") &&
        import_cpp(im, "dialect/StablehloBytecode.cpp", &f))
      out->code =
          import_code(&f, arena_printf(im->memory, "k%s%s", name, is_type ? "Type" : "Attr"));
    return true;
  }
  return false;
}

bool import_read_kinds(import *im) {
  bool ok = true;
  for (const tg_record *r = tg_records(im->tablegen); r; r = r->next) {
    if (r->is_class || !r->name) continue;
    const tg_value *type = tg_ancestor(im->tablegen, r, "VHLO_TypeDef");
    const tg_value *attr = type ? NULL : tg_ancestor(im->tablegen, r, "VHLO_AttrDef");
    const tg_value *of_enum = type || attr ? NULL : tg_ancestor(im->tablegen, r, "VHLO_EnumAttr");
    if (type || attr) ok = read_plain(im, r, type ? type : attr, type != NULL) && ok;
    if (of_enum) ok = read_enum_attr(im, r, of_enum) && ok;
  }
  return ok;
}
