/* SPDX-License-Identifier: Apache-2.0 */
/* The rows that a checkout adds, as YAML. */
#include <string.h>

#include "internal.h"

const char *import_relative(const import *im, const char *file) {
  size_t n = strlen(im->folder);
  bool inside = strncmp(file, im->folder, n) == 0 && file[n] == '/';
  return inside ? file + n + 1 : file;
}

static void add_place(const import *im, diag_place place, strbuf *out) {
  strbuf_addf(out, "  # %s:%u\n", import_relative(im, place.file), place.line);
}

/* The line of VhloDialect.td's log about the release. */
static void add_log(import *im, const char *version, strbuf *out) {
  const tg_record *r = tg_find(im->tablegen, "VHLO_Dialect");
  const tg_value *v = r ? tg_field_of(im->tablegen, r, "description") : NULL;
  const char *mark = arena_printf(im->memory, " %s: ", version);
  const char *at = v && v->kind == TG_STRING ? strstr(v->text, mark) : NULL;
  if (at) strbuf_addf(out, "# %.*s\n", (int)strcspn(at + strlen(mark), "\n"), at + strlen(mark));
}

/* --- Enums --- */

static const vs_kind *own_attr(const vs_opset *ours, const char *mnemonic) {
  for (size_t i = 0; i < ours->attr_count; i++)
    if (strcmp(ours->attrs[i].def.dialect, "vhlo") == 0 &&
        strcmp(ours->attrs[i].def.mnemonic, mnemonic) == 0)
      return &ours->attrs[i];
  return NULL;
}

static const ir_enumdef *enum_of(const vs_kind *k) {
  return k->def.param_count ? k->def.params[0].enumdef : NULL;
}

/* The cases of an enum that the rows do not have. */
static void new_cases(const ir_enumdef *theirs, const ir_enumdef *own, strbuf *out) {
  for (size_t i = 0; i < theirs->case_count; i++) {
    const ir_enumcase *c = &theirs->cases[i];
    if (!own || !ir_enum_by_name(own, c->name, strlen(c->name)))
      strbuf_addf(out, "%s%s: %u", out->len ? ", " : "", c->name, c->number);
  }
}

static void add_enums(import *im, const vs_opset *ours, strbuf *out) {
  strbuf_auto fresh = STRBUF_INIT, grown = STRBUF_INIT;
  for (size_t i = 0; i < im->attrs.count; i++) {
    const ir_enumdef *theirs = enum_of(&im->attrs.items[i].row);
    const vs_kind *own = own_attr(ours, im->attrs.items[i].row.def.mnemonic);
    strbuf_auto cases = STRBUF_INIT;
    if (!theirs) continue;
    new_cases(theirs, own ? enum_of(own) : NULL, &cases);
    if (!own) {
      add_place(im, im->attrs.items[i].place, &fresh);
      strbuf_addf(&fresh, "  - name: %s\n    cases: {%s}\n", theirs->name, strbuf_str(&cases));
    } else if (cases.len) {
      add_place(im, im->attrs.items[i].place, &grown);
      strbuf_addf(&grown, "  %s: {%s}\n", theirs->name, strbuf_str(&cases));
    }
  }
  if (fresh.len) strbuf_addf(out, "\nenums:\n%s", strbuf_str(&fresh));
  if (grown.len) strbuf_addf(out, "\nenum_cases:\n%s", strbuf_str(&grown));
}

/* --- Types and attributes --- */

static bool is_plain(const vs_kind *k) {
  const vs_wire *w = &k->wires[0];
  bool plain = k->wire_count == 1 && w->count == k->def.param_count;
  for (size_t i = 0; plain && i < w->count; i++)
    plain = w->params[i] == i && w->forms[i] == VS_WIRE_BY_KIND && !k->def.params[i].optional;
  return plain;
}

static void add_kind(import *im, const import_kind *k, bool is_type, strbuf *out) {
  static const char *const shapes[] = {
      [VS_SHAPE_INTEGER] = "integer", [VS_SHAPE_FLOAT] = "float", [VS_SHAPE_NONE] = NULL};
  import_fact facts[IMPORT_FACTS];
  import_kind_facts(im->memory, &k->row, VS_FOREVER, facts);
  add_place(im, k->place, out);
  strbuf_addf(out, "  - name: %s\n", k->row.def.mnemonic);
  if (*facts[0].text) strbuf_addf(out, "    params: %s\n", facts[0].text);
  if (is_plain(&k->row))
    strbuf_addf(out, "    code: %u\n", k->row.wires[0].code);
  else
    strbuf_addf(out, "    wires:%s\n", facts[1].text);
  if (k->row.builtin)
    strbuf_addf(out, "    stands_for: %s\n    builtin: %s\n", shapes[k->row.shape], k->row.builtin);
  else if (is_type)
    strbuf_adds(out, "    stands_for: nothing\n    # " IMPORT_MARK
                     ": state the type that it stands for instead of `nothing` (stands_for), or "
                     "delete this line\n");
  if (k->assembly && *k->assembly)
    strbuf_addf(out, "    assembly: \"%s\"\n", k->assembly);
  else if (!k->assembly)
    strbuf_adds(out, "    # " IMPORT_MARK ": state the text form (assembly), text/assembly.md\n");
}

static void add_kinds(import *im, const vs_opset *ours, const import_kinds *kinds, bool is_type,
                      strbuf *out) {
  strbuf_auto all = STRBUF_INIT;
  for (size_t i = 0; i < kinds->count; i++)
    if (kinds->items[i].row.since > vs_current(ours)) add_kind(im, &kinds->items[i], is_type, &all);
  if (all.len) strbuf_addf(out, "\n%s:\n%s", is_type ? "types" : "attributes", strbuf_str(&all));
}

/* --- Ops --- */

static void add_op(import *im, const import_op *op, strbuf *out) {
  import_fact facts[IMPORT_FACTS];
  const char *before = import_before(im->memory, op->row.def.name);
  import_op_facts(im->memory, &op->row, false, VS_FOREVER, facts);
  add_place(im, op->place, out);
  strbuf_addf(out, "  - name: %s\n", op->row.def.name + strlen("vhlo."));
  if (before) strbuf_addf(out, "    replaces: %s\n", before + strlen("vhlo."));
  for (size_t i = 0; i < 6; i++) /* up to `upgrade` */
    if (*facts[i].text)
      strbuf_addf(out, "    %s:%s%s\n", facts[i].key, facts[i].text[0] == '\n' ? "" : " ",
                  facts[i].text);
  if (op->constrained)
    strbuf_addf(out,
                "    # " IMPORT_MARK
                ": VhloOps.cpp checks constraints of %s; state those that this "
                "release lifts (lifted)\n",
                op->row.def.name);
}

static const import_op *dialect_op(import *im, const import_op *vhlo) {
  const char *name = vhlo->row.def.name + strlen("vhlo."), *mark = strrchr(name, '_');
  return import_find(&im->stablehlo, arena_printf(im->memory, "stablehlo.%.*s",
                                                  mark ? (int)(mark - name) : 0, name));
}

static void add_ops(import *im, const vs_opset *ours, import_rows *out) {
  strbuf_auto all = STRBUF_INIT, dialect = STRBUF_INIT;
  for (size_t i = 0; i < im->vhlo.count; i++) {
    const import_op *op = &im->vhlo.items[i], *stablehlo = dialect_op(im, op);
    if (op->row.since <= vs_current(ours)) continue;
    add_op(im, op, &all);
    if (stablehlo)
      import_write_dialect_op(im, ours, stablehlo, op, &dialect);
    else
      strbuf_addf(&dialect,
                  "  # " IMPORT_MARK
                  ": StablehloOps.td has no op for %s; state which op it is for\n",
                  op->row.def.name);
  }
  if (all.len) strbuf_addf(&out->release, "\nops:\n%s", strbuf_str(&all));
  if (dialect.len) strbuf_addf(&out->dialect, "\nops:\n%s", strbuf_str(&dialect));
}

/* An enum of StableHLO that has new cases is stated again, whole. */
static void add_grown_enums(import *im, const vs_opset *ours, strbuf *out) {
  for (size_t i = 0; i < ours->attr_count; i++) {
    const vs_kind *k = &ours->attrs[i];
    const ir_enumdef *own = enum_of(k);
    if (!own || strcmp(k->def.dialect, "stablehlo") != 0) continue;
    diag_place place;
    const ir_enumdef *theirs = import_stablehlo_enum(im, own->name, &place);
    strbuf_auto fresh = STRBUF_INIT, cases = STRBUF_INIT;
    if (!theirs) continue;
    new_cases(theirs, own, &fresh);
    if (!fresh.len) continue;
    new_cases(theirs, NULL, &cases);
    add_place(im, place, out);
    strbuf_addf(out, "  - name: %s\n    cases: {%s}\n", own->name, strbuf_str(&cases));
  }
}

/* Appends what StableHLO has for a new type or attribute of VHLO: whole if it is an enum. */
static void add_counterpart(import *im, const import_kind *k, bool is_type, strbuf *enums,
                            strbuf *attributes) {
  const char *name = k->row.def.mnemonic, *mark = strrchr(name, '_');
  char *mnemonic = arena_strndup(im->memory, name, mark ? (size_t)(mark - name) : 0);
  import_counterpart own;
  if (k->row.builtin || !import_find_counterpart(im, mnemonic, is_type, &own)) return;
  add_place(im, own.place, attributes);
  if (!own.cases) {
    strbuf_addf(attributes,
                "  # " IMPORT_MARK ": state StableHLO's %s '%s' for %s (%s), versions/README.md\n",
                is_type ? "type" : "attribute", mnemonic, name, is_type ? "types" : "attributes");
    return;
  }
  strbuf_auto cases = STRBUF_INIT;
  new_cases(own.cases, NULL, &cases);
  add_place(im, own.place, enums);
  strbuf_addf(enums, "  - name: %s\n    cases: {%s}\n", own.cases->name, strbuf_str(&cases));
  strbuf_addf(attributes, "  - name: %s\n    params: [value: enum %s]\n", mnemonic,
              own.cases->name);
  if (own.code >= 0) strbuf_addf(attributes, "    code: %d\n", own.code);
  strbuf_addf(attributes, "    vhlo: %s\n    assembly: \" $value\"\n", name);
}

static void add_dialect_kinds(import *im, const vs_opset *ours, strbuf *out) {
  const import_kinds *both[] = {&im->attrs, &im->types};
  strbuf_auto enums = STRBUF_INIT, attributes = STRBUF_INIT, types = STRBUF_INIT;
  add_grown_enums(im, ours, &enums);
  for (size_t k = 0; k < 2; k++)
    for (size_t i = 0; i < both[k]->count; i++)
      if (both[k]->items[i].row.since > vs_current(ours))
        add_counterpart(im, &both[k]->items[i], k == 1, &enums, k ? &types : &attributes);
  if (enums.len) strbuf_addf(out, "\nenums:\n%s", strbuf_str(&enums));
  if (types.len) strbuf_addf(out, "\n%s", strbuf_str(&types));
  bool rows = strstr(strbuf_str(&attributes), "- name: ");
  if (attributes.len)
    strbuf_addf(out, "\n%s%s", rows ? "attributes:\n" : "", strbuf_str(&attributes));
}

static size_t marks(const strbuf *text) {
  size_t n = 0;
  for (const char *at = strbuf_str(text); (at = strstr(at, IMPORT_MARK)); at++) n++;
  return n;
}

bool import_write(import *im, const vs_opset *ours, const char *date, import_rows *out) {
  char version[32];
  vs_format(im->release, version);
  add_log(im, version, &out->release);
  strbuf_addf(&out->release,
              "# Derived by hlo-cts import-release.\nrelease: %s\nfirst_commit: %s\n", version,
              date);
  strbuf_adds(&out->dialect, "# Derived by hlo-cts import-release.\ndialect: stablehlo\n");
  add_enums(im, ours, &out->release);
  add_kinds(im, ours, &im->types, true, &out->release);
  add_kinds(im, ours, &im->attrs, false, &out->release);
  add_dialect_kinds(im, ours, &out->dialect);
  add_ops(im, ours, out);
  out->open = marks(&out->release) + marks(&out->dialect);
  return !out->release.failed && !out->dialect.failed;
}
