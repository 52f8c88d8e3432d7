/* SPDX-License-Identifier: Apache-2.0 */
/* Turns YAML nodes into enums, types and attributes. */
#include <string.h>

#include "model.h"

/* --- Enums ----------------------------------------------------------------------------- */

static enum_entry *find_enum(model *m, const char *dialect, const char *name) {
  for (size_t i = 0; i < m->enum_count; i++)
    if (strcmp(m->enums[i].dialect, dialect) == 0 && strcmp(m->enums[i].def->name, name) == 0)
      return &m->enums[i];
  return NULL;
}

/* Cases stand in the order of their numbers, without repetition. */
static bool add_cases(model *m, enum_entry *e, const ynode *n, vs_version since) {
  if (!yaml_want(&m->file, n, Y_MAPPING, "cases")) return false;
  size_t old = e->def->case_count, count = old + n->count / 2;
  if (count > UINT8_MAX) return load_bad(m, DIAG_OPSET_LIMIT, n, "more than 255 cases");
  ir_enumcase *cases = ARENA_ARRAY(m->a, ir_enumcase, count);
  vs_version *sinces = ARENA_ARRAY(m->a, vs_version, count);
  for (size_t i = 0; i < old; i++) {
    cases[i] = e->def->cases[i];
    sinces[i] = e->since[i];
  }
  size_t at = old;
  for (const ynode *k = n->first; k; k = k->next->next, at++) {
    uint64_t number;
    if (!load_read_name(m, k, &cases[at].name) ||
        !yaml_number(&m->file, k->next, "this", 0, INT32_MAX, &number))
      return false;
    for (size_t i = 0; i < at; i++)
      if (strcmp(cases[i].name, cases[at].name) == 0 || cases[i].number >= number)
        return load_bad(m, DIAG_OPSET_DUPLICATE, k,
                        "case '%s' or its number is repeated or out of order", cases[at].name);
    cases[at].number = (uint32_t)number;
    sinces[at] = since;
  }
  e->def->cases = cases;
  e->def->case_count = (uint8_t)count;
  e->since = sinces;
  return true;
}

bool load_read_enum(model *m, const ynode *n, const document *d) {
  const ynode *name, *cases;
  const yaml_key keys[] = {{"name", true, &name}, {"cases", true, &cases}};
  if (!READ_KEYS(m, n, keys) || !load_room(m, n, m->enum_count)) return false;
  const char *dialect = d->dialect ? d->dialect : "vhlo", *text;
  if (!load_read_name(m, name, &text)) return false;
  enum_entry *e = find_enum(m, dialect, text);
  if (e && (e->node || !d->dialect))
    return load_bad(m, DIAG_OPSET_DUPLICATE, name, "enum '%s' is declared twice", text);
  if (e) { /* one of the base, said again */
    e->node = n;
    e->def->case_count = 0;
    return add_cases(m, e, cases, d->release);
  }
  e = &m->enums[m->enum_count];
  *e = (enum_entry){.node = n, .dialect = dialect, .def = ARENA_NEW(m->a, ir_enumdef)};
  e->def->name = text;
  if (!add_cases(m, e, cases, d->release)) return false;
  m->enum_count++;
  return true;
}

/* enum_cases: one mapping per enum that gained cases. */
bool load_read_enum_cases(model *m, const ynode *n, const document *d) {
  if (!yaml_want(&m->file, n, Y_MAPPING, "this")) return false;
  for (const ynode *k = n->first; k; k = k->next->next) {
    enum_entry *e = find_enum(m, "vhlo", k->text);
    if (!e)
      return load_bad(m, DIAG_OPSET_REFERENCE, k, "no enum '%s' that may gain cases", k->text);
    if (!add_cases(m, e, k->next, d->release)) return false;
  }
  return true;
}

/* --- Types and attributes -------------------------------------------------------------- */

static const struct {
  const char *name;
  ir_param_kind kind;
} param_kinds[] = {
    {"type", IR_PARAM_TYPE},       {"types", IR_PARAM_TYPES},   {"attr", IR_PARAM_ATTR},
    {"attrs", IR_PARAM_ATTRS},     {"pairs", IR_PARAM_PAIRS},   {"int", IR_PARAM_INT},
    {"uint", IR_PARAM_UINT},       {"ints", IR_PARAM_INTS},     {"dims", IR_PARAM_DIMS},
    {"bool", IR_PARAM_BOOL},       {"string", IR_PARAM_STRING}, {"double", IR_PARAM_DOUBLE},
    {"doubles", IR_PARAM_DOUBLES}, {"apint", IR_PARAM_APINT},   {"apfloat", IR_PARAM_APFLOAT},
    {"dense", IR_PARAM_DENSE},     {"enum", IR_PARAM_ENUM},
};

/* Kinds of parameters of which some value stands for absence (ir_param_absent). */
static bool may_be_absent(ir_param_kind kind) {
  switch (kind) {
    case IR_PARAM_TYPE:
    case IR_PARAM_ATTR:
    case IR_PARAM_ATTRS:
    case IR_PARAM_INTS:
    case IR_PARAM_UINT:
    case IR_PARAM_ENUM: return true;
    default: return false;
  }
}

/* "attr?", "attrs mesh_axis", "enum ComparisonDirectionV1": the kind of a parameter, and for an
 * enumeration which one, for attributes what they have to be. */
static bool read_param_kind(model *m, const ynode *n, const char *dialect, ir_paramdef *p,
                            const enum_entry **enumeration) {
  if (!yaml_want(&m->file, n, Y_SCALAR, "the kind of a parameter")) return false;
  size_t length = strcspn(n->text, " ");
  const char *of = n->text[length] ? n->text + length + 1 : NULL;
  p->optional = length && n->text[length - 1] == '?';
  length -= p->optional;
  size_t i = 0, count = sizeof param_kinds / sizeof *param_kinds;
  while (i < count && (strlen(param_kinds[i].name) != length ||
                       memcmp(param_kinds[i].name, n->text, length) != 0))
    i++;
  if (i == count)
    return load_bad(m, DIAG_OPSET_VALUE, n, "'%s' is not the kind of a parameter", n->text);
  p->kind = param_kinds[i].kind;
  if (p->optional && !may_be_absent(p->kind))
    return load_bad(m, DIAG_OPSET_VALUE, n, "a parameter of this kind cannot be absent");
  if (p->kind == IR_PARAM_ENUM) {
    const enum_entry *e = of ? find_enum(m, dialect, of) : NULL;
    if (!e)
      return load_bad(m, DIAG_OPSET_REFERENCE, n, "no enum '%s' in this dialect", of ? of : "");
    p->enumdef = e->def;
    *enumeration = e;
    return true;
  }
  if (of && p->kind != IR_PARAM_ATTR && p->kind != IR_PARAM_ATTRS)
    return load_bad(m, DIAG_OPSET_VALUE, n, "only attributes are of a kind");
  p->of = of;
  return true;
}

static bool read_params(model *m, const ynode *n, const char *dialect, kind_entry *e) {
  if (!n) return true;
  if (!yaml_want(&m->file, n, Y_SEQUENCE, "params")) return false;
  vs_wire limit;
  if (n->count > sizeof limit.params)
    return load_bad(m, DIAG_OPSET_LIMIT, n, "more than %zu parameters", sizeof limit.params);
  ir_paramdef *params = ARENA_ARRAY(m->a, ir_paramdef, n->count);
  size_t at = 0;
  for (const ynode *item = n->first; item; item = item->next, at++) {
    if (item->kind != Y_MAPPING || item->count != 2)
      return load_bad(m, DIAG_OPSET_VALUE, item, "a parameter is written as 'name: kind'");
    if (!load_read_name(m, item->first, &params[at].name) ||
        !read_param_kind(m, item->last, dialect, &params[at], &e->enumeration))
      return false;
    for (size_t i = 0; i < at; i++)
      if (strcmp(params[i].name, params[at].name) == 0)
        return load_bad(m, DIAG_OPSET_DUPLICATE, item, "parameter '%s' is repeated",
                        params[at].name);
    bool follows_type = params[at].kind == IR_PARAM_APINT || params[at].kind == IR_PARAM_APFLOAT ||
                        params[at].kind == IR_PARAM_DENSE;
    if (follows_type && (at == 0 || params[at - 1].kind != IR_PARAM_TYPE))
      return load_bad(m, DIAG_OPSET_VALUE, item->last, "must follow a parameter of kind 'type'");
  }
  e->row.def.params = params;
  e->row.def.param_count = (uint8_t)n->count;
  return true;
}

static const struct {
  const char *name;
  vs_wire_form form;
} forms[] = {
    {"byte", VS_WIRE_BYTE}, {"guarded", VS_WIRE_GUARDED}, {"guarded_byte", VS_WIRE_GUARDED_BYTE},
    {"list", VS_WIRE_LIST}, {"array", VS_WIRE_ARRAY},     {"signed", VS_WIRE_SIGNED},
};

static bool form_fits(const ir_paramdef *p, vs_wire_form form) {
  switch (form) {
    case VS_WIRE_BYTE: return p->kind == IR_PARAM_BOOL;
    case VS_WIRE_GUARDED:
    case VS_WIRE_GUARDED_BYTE:
      return p->optional && (p->kind == IR_PARAM_ATTR || p->kind == IR_PARAM_TYPE);
    case VS_WIRE_SIGNED: return p->kind == IR_PARAM_ENUM;
    case VS_WIRE_LIST: return p->kind == IR_PARAM_ATTR;
    case VS_WIRE_ARRAY: return p->kind == IR_PARAM_ATTRS;
    default: return true;
  }
}

/* One place of an encoding: "shape", or "sub_axis_info: guarded". */
static bool read_wire_param(model *m, const ynode *n, const ir_typedef *def, vs_wire *w) {
  const ynode *name = n, *form = NULL;
  if (n->kind == Y_MAPPING && n->count == 2) {
    name = n->first;
    form = n->last;
  }
  size_t p = 0;
  while (p < def->param_count && !load_is_word(name, def->params[p].name)) p++;
  if (p == def->param_count)
    return load_bad(m, DIAG_OPSET_REFERENCE, name, "no parameter of that name");
  for (size_t i = 0; i < w->count; i++)
    if (w->params[i] == p) return load_bad(m, DIAG_OPSET_DUPLICATE, name, "written twice");
  w->params[w->count] = (uint8_t)p;
  w->forms[w->count] = VS_WIRE_BY_KIND;
  if (form) {
    size_t f = 0, count = sizeof forms / sizeof *forms;
    while (f < count && !load_is_word(form, forms[f].name)) f++;
    if (f == count) return load_bad(m, DIAG_OPSET_VALUE, form, "not a way to write a parameter");
    if (!form_fits(&def->params[p], forms[f].form))
      return load_bad(m, DIAG_OPSET_VALUE, form, "this form is not for a parameter of this kind");
    w->forms[w->count] = (uint8_t)forms[f].form;
  }
  w->count++;
  return true;
}

static bool read_wire(model *m, const ynode *n, const ir_typedef *def, vs_wire *w) {
  const ynode *code, *params, *where;
  const yaml_key keys[] = {
      {"code", true, &code}, {"params", true, &params}, {"where", false, &where}};
  uint64_t number;
  if (!READ_KEYS(m, n, keys) || !yaml_number(&m->file, code, "this", 0, UINT8_MAX, &number) ||
      !yaml_want(&m->file, params, Y_SEQUENCE, "params"))
    return false;
  w->code = (uint8_t)number;
  if (where && !load_read_name(m, where, &w->where)) return false;
  for (const ynode *p = params->first; p; p = p->next)
    if (!read_wire_param(m, p, def, w)) return false;
  for (size_t i = 0; i < def->param_count; i++) {
    size_t j = 0;
    while (j < w->count && w->params[j] != i) j++;
    if (j == w->count && !def->params[i].optional)
      return load_bad(m, DIAG_OPSET_CODE, params, "parameter '%s' is not written",
                      def->params[i].name);
  }
  return true;
}

/* `code: 8` when the parameters follow in their own order, else `wires:`. A release file must say
 * one of them; a dialect without a bytecode encoding says none. */
static bool read_wires(model *m, const ynode *n, const ynode *code, const ynode *wires,
                       bool required, kind_entry *e) {
  if (code && wires)
    return load_bad(m, DIAG_OPSET_KEY, wires, "'code' and 'wires' exclude each other");
  if (!code && !wires) return !required || load_bad(m, DIAG_OPSET_CODE, n, "key 'code' is missing");
  size_t count = 1;
  if (wires) {
    if (!yaml_want(&m->file, wires, Y_SEQUENCE, "wires")) return false;
    count = wires->count;
    if (count == 0 || count > UINT8_MAX)
      return load_bad(m, DIAG_OPSET_VALUE, wires, "one encoding at least, 255 at most");
  }
  vs_wire *w = ARENA_ARRAY(m->a, vs_wire, count);
  if (code) {
    uint64_t number;
    if (!yaml_number(&m->file, code, "this", 0, UINT8_MAX, &number)) return false;
    w->code = (uint8_t)number;
    w->count = e->row.def.param_count;
    for (size_t i = 0; i < w->count; i++) w->params[i] = (uint8_t)i;
  } else {
    size_t i = 0;
    for (const ynode *item = wires->first; item; item = item->next)
      if (!read_wire(m, item, &e->row.def, &w[i++])) return false;
  }
  e->row.wires = w;
  e->row.wire_count = (uint8_t)count;
  return true;
}

static const struct {
  const char *name;
  vs_type_shape shape;
} shapes[] = {
    {"nothing", VS_SHAPE_NONE},
    {"integer", VS_SHAPE_INTEGER},
    {"index", VS_SHAPE_INDEX},
    {"float", VS_SHAPE_FLOAT},
    {"none", VS_SHAPE_NONE_TYPE},
    {"complex", VS_SHAPE_COMPLEX},
    {"tuple", VS_SHAPE_TUPLE},
    {"function", VS_SHAPE_FUNCTION},
    {"tensor", VS_SHAPE_TENSOR},
    {"unranked_tensor", VS_SHAPE_UNRANKED_TENSOR},
    {"buffer", VS_SHAPE_BUFFER},
    {"quant", VS_SHAPE_QUANT},
    {"quant_per_axis", VS_SHAPE_QUANT_PER_AXIS},
    {"token", VS_SHAPE_TOKEN},
    {"future", VS_SHAPE_FUTURE},
};

static bool read_shape(model *m, const ynode *shape, const ynode *builtin, kind_entry *e) {
  size_t i = 0, count = sizeof shapes / sizeof *shapes;
  while (i < count && !load_is_word(shape, shapes[i].name)) i++;
  if (i == count) return load_bad(m, DIAG_OPSET_VALUE, shape, "unknown value of 'stands_for'");
  e->row.shape = shapes[i].shape;
  bool needs = e->row.shape == VS_SHAPE_INTEGER || e->row.shape == VS_SHAPE_FLOAT;
  bool may = needs || e->row.shape == VS_SHAPE_NONE;
  if (builtin ? !may : needs)
    return load_bad(m, DIAG_OPSET_KEY, builtin ? builtin : shape, "key 'builtin' is %s",
                    needs ? "missing" : "not used here");
  if (builtin && !yaml_want(&m->file, builtin, Y_SCALAR, "a type")) return false;
  e->row.builtin = builtin ? builtin->text : NULL;
  return true;
}

bool load_read_kind(model *m, const ynode *n, const document *d, bool is_type) {
  const ynode *name, *params, *code, *wires, *assembly, *stands_for, *builtin, *vhlo;
  const yaml_key keys[] = {
      {"name", true, &name},          {"params", false, &params},
      {"code", false, &code},         {"wires", false, &wires},
      {"assembly", false, &assembly}, {"stands_for", is_type && !d->dialect, &stands_for},
      {"builtin", false, &builtin},   {"vhlo", false, &vhlo},
  };
  if (!READ_KEYS(m, n, keys)) return false;
  kind_entry *table = is_type ? m->types : m->attrs;
  const ynode *foreign = !is_type && stands_for ? stands_for : NULL;
  if (!foreign && builtin && !stands_for) foreign = builtin;
  if (!foreign && !d->dialect && vhlo) foreign = vhlo;
  if (foreign) return load_bad(m, DIAG_OPSET_KEY, foreign, "this key is not used here");
  const char *dialect = d->dialect ? d->dialect : "vhlo", *mnemonic;
  if (!load_read_name(m, name, &mnemonic)) return false;
  size_t family;
  unsigned version;
  if (!d->dialect && !load_split_version(mnemonic, &family, &version))
    return load_bad(m, DIAG_OPSET_VALUE, name, "'%s' has no version at its end", mnemonic);
  uint16_t id;
  if (!load_kind_place(m, name, d, is_type, mnemonic, &id)) return false;
  kind_entry e = {.node = n, .vhlo = vhlo};
  e.row.def.dialect = dialect;
  e.row.def.mnemonic = mnemonic;
  e.row.def.id = id;
  e.row.since = d->release;
  e.row.until = VS_FOREVER;
  e.row.counterpart = VS_NO_ID;
  if (!read_params(m, params, dialect, &e) ||
      !read_wires(m, n, code, wires, d->dialect == NULL, &e) ||
      !load_read_assembly(m, assembly, &e.row.def.assembly) ||
      (stands_for && !read_shape(m, stands_for, builtin, &e)))
    return false;
  if (e.row.def.param_count && !assembly)
    return load_bad(m, DIAG_OPSET_KEY, params,
                    "key 'assembly' is missing, so text would lose the parameters");
  table[id] = e;
  return true;
}
