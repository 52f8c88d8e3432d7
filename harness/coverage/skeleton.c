/* SPDX-License-Identifier: Apache-2.0 */
#include "skeleton.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "coverage.h"
#include "harness/data/input.h"
#include "verify/verify.h"
#include "versions/load.h"

/* --- The rows --- */

static const char release_text[] =
    "# What release %s changed, and nothing else. versions/README.md explains every key.\n"
    "release: %s\n"
    "first_commit: %s\n"
    "\n"
    "# An op that gains a property, and a new one:\n"
    "# ops:\n"
    "#   - name: abs_v2\n"
    "#     replaces: abs_v1\n"
    "#     operands: [operand]\n"
    "#     properties: [hint]\n"
    "#     results: [result]\n"
    "#     upgrade:\n"
    "#       - {add_property: hint, value: \"false\"}\n"
    "#   - name: hypot_v1\n"
    "#     operands: [lhs, rhs]\n"
    "#     results: [result]\n";

static const char dialect_text[] =
    "# Ops of StableHLO that are new, or that say the new properties. versions/README.md explains "
    "every key.\n"
    "dialect: stablehlo\n"
    "\n"
    "# ops:\n"
    "#   - name: abs\n"
    "#     assembly: ' %operand<attrs> : <same>'\n"
    "#     operands: [operand]\n"
    "#     properties: [hint?]\n"
    "#     results: [result]\n"
    "#     traits: [pure]\n"
    "#     vhlo: abs_v2\n"
    "#     map:\n"
    "#       - {from: hint, default: \"false\"}\n"
    "#   - name: hypot\n"
    "#     operands: [lhs, rhs]\n"
    "#     results: [result]\n"
    "#     traits: [pure]\n"
    "#     vhlo: hypot_v1\n"
    "#     constraints:\n"
    "#       - {id: I1, elements: [float], of: [lhs, rhs]}\n"
    "#       - {id: C1, same: type, of: [lhs, rhs, result]}\n"
    "#     decomposition:\n"
    "#       - {name: lhs_squared, op: multiply, operands: [lhs, lhs]}\n"
    "#       - {name: rhs_squared, op: multiply, operands: [rhs, rhs]}\n"
    "#       - {name: sum, op: add, operands: [lhs_squared, rhs_squared]}\n"
    "#       - {name: result, op: sqrt, operands: [sum]}\n";

/* Unless the file is there. */
static bool write_new(const char *path, const strbuf *text, strbuf *wrote, strbuf *why) {
  if (access(path, F_OK) == 0) return true;
  if (!output_write(path, strbuf_str(text), text->len, why)) return false;
  strbuf_addf(wrote, "%s\n", path);
  return true;
}

bool skeleton_rows(const char *folder, const char *version, const char *today, strbuf *wrote,
                   strbuf *why) {
  char releases[4096];
  strbuf_auto path = STRBUF_INIT, text = STRBUF_INIT;
  bool ok = output_folder(folder, why);
  vs_opset_folder(folder, releases, sizeof releases);
  strbuf_addf(&path, "%s/%s.yaml", releases, version);
  strbuf_addf(&text, release_text, version, version, today);
  ok = ok && write_new(strbuf_str(&path), &text, wrote, why);
  bool apart =
      strcmp(releases, folder) == 0; /* a folder of rows, and no tree, whose dialect is whole */
  strbuf_reset(&path);
  strbuf_reset(&text);
  strbuf_addf(&path, "%s/dialects", folder);
  ok = ok && (!apart || output_folder(strbuf_str(&path), why));
  strbuf_adds(&path, "/stablehlo.yaml");
  strbuf_adds(&text, dialect_text);
  ok = ok && (!apart || write_new(strbuf_str(&path), &text, wrote, why));
  return ok;
}

/* --- The cases --- */

typedef struct maker {
  const skeleton_ground *g;
  char version[32], folder[64]; /* "1.21.0", "release_1_21_0" */
  strbuf manifest;              /* what is added to it */
  strbuf *wrote, *why;
  bool ok;
} maker;

static bool has_case(const maker *m, const char *id) {
  for (size_t i = 0; i < m->g->own->count; i++)
    if (strcmp(m->g->own->cases[i].id, id) == 0) return true;
  strbuf_auto entry = STRBUF_INIT;
  strbuf_addf(&entry, "  - id: %s\n", id);
  return strstr(strbuf_str(&m->manifest), strbuf_str(&entry)) != NULL;
}

static void write_program(maker *m, const char *name, const strbuf *text) {
  strbuf_auto path = STRBUF_INIT;
  strbuf_addf(&path, "%s/%s", m->g->corpus, m->folder);
  m->ok = m->ok && output_folder(strbuf_str(&path), m->why);
  strbuf_addf(&path, "/%s.mlir", name);
  m->ok = m->ok && write_new(strbuf_str(&path), text, m->wrote, m->why);
}

/* An entry of the manifest; `more` are lines of its own. */
static void add_entry(maker *m, const char *id, const char *tag, const char *feature,
                      const char *more) {
  strbuf_addf(
      &m->manifest,
      "\n  - id: %s\n    file: %s.mlir\n    since: %s\n    forms: {%s: %s}\n    tags: [%s]\n%s", id,
      id, m->version, m->version, feature, tag, more);
}

/* --- Of a new op --- */

static const char *element_for(const vs_op *op, size_t value) {
  static const char *const names[] = {
      [VS_FLOAT] = "f32", [VS_INTEGER] = "i32", [VS_BOOLEAN] = "i1", [VS_COMPLEX] = "complex<f32>"};
  static const vs_elements order[] = {VS_FLOAT, VS_INTEGER, VS_BOOLEAN, VS_COMPLEX};
  for (size_t i = 0; i < op->must_count; i++) {
    const vs_must *must = &op->musts[i];
    if (must->what != VS_MUST_ELEMENTS || !memchr(must->values, (int)value, must->count)) continue;
    for (size_t k = 0; k < sizeof order / sizeof *order; k++)
      if (must->elements >> order[k] & 1) return names[order[k]];
  }
  return "f32";
}

/* An element type that none of the classes has. */
static const char *element_beside(unsigned classes) {
  return !(classes >> VS_INTEGER & 1) ? "i32" : !(classes >> VS_FLOAT & 1) ? "f32" : "i1";
}

static const char *value_name(const vs_op *op, size_t value) {
  return value < op->def.operand_count ? op->def.operands[value].name
                                       : op->def.results[value - op->def.operand_count].name;
}

/* The type of a value of the op; in the program that breaks `broken`, the one that breaks it. */
static void add_type(const vs_op *op, size_t value, const vs_must *broken, strbuf *out) {
  bool elements = broken && broken->what == VS_MUST_ELEMENTS;
  bool last = broken && !elements && broken->values[broken->count - 1] == value;
  const char *element = elements ? element_beside(broken->elements) : element_for(op, value);
  if (last && broken->what == VS_MUST_SAME_ELEMENT_TYPE)
    element = strcmp(element, "f32") == 0 ? "f64" : "f32";
  const char *dims = !last || broken->what == VS_MUST_SAME_ELEMENT_TYPE ? "2x"
                     : broken->what == VS_MUST_SAME_RANK                ? "2x1x"
                                                                        : "3x";
  strbuf_addf(out, "tensor<%s%s>", dims, element);
}

static void add_values(const vs_op *op, size_t from, size_t to, bool names, const vs_must *broken,
                       strbuf *out) {
  for (size_t v = from; v < to; v++) {
    if (v > from) strbuf_adds(out, ", ");
    if (names) strbuf_addf(out, "%%%s", value_name(op, v));
    if (names && !broken) continue;
    if (names) strbuf_adds(out, ": ");
    add_type(op, v, broken, out);
  }
}

static void add_properties(const vs_op *op, strbuf *out) {
  bool first = true;
  for (size_t i = 0; i < op->def.prop_count; i++) {
    if (op->def.props[i].optional) continue;
    strbuf_addf(out, "%s%s = 0 : i64", first ? " <{" : ", ", op->def.props[i].name);
    first = false;
  }
  if (!first) strbuf_adds(out, "}>");
}

/* `%result = "stablehlo.hypot"(…) : (…) -> …` */
static void add_op(const vs_op *op, const vs_must *broken, strbuf *out) {
  size_t operands = op->def.operand_count, all = operands + op->def.result_count;
  strbuf_adds(out, "  ");
  add_values(op, operands, all, true, NULL, out);
  strbuf_addf(out, "%s\"%s\"(", op->def.result_count ? " = " : "", op->def.name);
  add_values(op, 0, operands, true, NULL, out);
  strbuf_adds(out, ")");
  add_properties(op, out);
  strbuf_adds(out, " : (");
  add_values(op, 0, operands, false, broken, out);
  strbuf_adds(out, ") -> (");
  add_values(op, operands, all, false, broken, out);
  strbuf_adds(out, ")\n");
}

/* A function that takes the operands and returns the results. */
static void add_function(const vs_op *op, const vs_must *broken, strbuf *out) {
  size_t operands = op->def.operand_count, all = operands + op->def.result_count;
  strbuf_adds(out, "func.func @main(");
  for (size_t v = 0; v < operands; v++) {
    strbuf_addf(out, "%s%%%s: ", v ? ", " : "", value_name(op, v));
    add_type(op, v, broken, out);
  }
  strbuf_adds(out, ") -> (");
  add_values(op, operands, all, false, broken, out);
  strbuf_adds(out, ") {\n");
  add_op(op, broken, out);
  strbuf_adds(out, "  func.return");
  if (all > operands) strbuf_addc(out, ' ');
  add_values(op, operands, all, true, NULL, out);
  strbuf_adds(out, all > operands ? " : " : "");
  add_values(op, operands, all, false, broken, out);
  strbuf_adds(out, "\n}\n");
}

static const char *two_of(const char *element, bool zero) {
  if (*element == 'f') return zero ? "[0.0, 0.0]" : "[1.0, 2.0]";
  if (strcmp(element, "i1") == 0) return zero ? "[false, false]" : "[true, false]";
  if (*element == 'i') return zero ? "[0, 0]" : "[1, 2]";
  return zero ? "[(0.0, 0.0), (0.0, 0.0)]" : "[(1.0, 2.0), (3.0, 4.0)]";
}

/* A program that checks its results, whose values are for a person to derive. */
static void add_checked(const vs_op *op, strbuf *out) {
  size_t operands = op->def.operand_count, all = operands + op->def.result_count;
  strbuf_addf(out,
              "// %s: choose operands that break symmetry, and derive the results here.\nfunc.func "
              "@main() {\n",
              SKELETON_MARK);
  for (size_t v = 0; v < operands; v++) {
    strbuf_addf(out, "  %%%s = stablehlo.constant dense<%s> : ", value_name(op, v),
                two_of(element_for(op, v), false));
    add_type(op, v, NULL, out);
    strbuf_addc(out, '\n');
  }
  add_op(op, NULL, out);
  for (size_t v = operands; v < all; v++) {
    strbuf_addf(out, "  check.expect_eq_const %%%s, dense<%s> : ", value_name(op, v),
                two_of(element_for(op, v), true));
    add_type(op, v, NULL, out);
    strbuf_addc(out, '\n');
  }
  strbuf_adds(out, "  func.return\n}\n");
}

static const char unevaluated[] =
    "    checks: [downgrade, refuse, serialize, deserialize, preserve, reserialize]\n"
    "    no_evaluate: no row says how\n";

static const vs_op *op_named(const vs_opset *o, const char *dialect, const char *name) {
  for (size_t i = 0; i < o->op_count; i++) {
    const char *full = o->ops[i].def.name;
    size_t n = strlen(dialect);
    if (strncmp(full, dialect, n) == 0 && full[n] == '.' && strcmp(full + n + 1, name) == 0)
      return &o->ops[i];
  }
  return NULL;
}

static const char *feature_of(const maker *m, const vs_op *op) {
  const vs_op *vhlo = vs_op_row(m->g->rows, op->counterpart);
  return vhlo ? vhlo->def.name + strlen("vhlo.") : op->def.name;
}

/* Whether a program can be made from the names of its values alone. */
static bool is_simple(const vs_op *op) {
  bool simple = op->def.region_count == 0 && op->def.operand_count + op->def.result_count > 0;
  for (size_t i = 0; i < op->def.operand_count; i++) simple &= op->def.operands[i].arity == IR_ONE;
  for (size_t i = 0; i < op->def.result_count; i++) simple &= op->def.results[i].arity == IR_ONE;
  return simple;
}

/* A program of which only a person knows what stands in it. */
static void make_stub(maker *m, const char *id, const char *feature, const char *what) {
  strbuf_auto text = STRBUF_INIT;
  if (!has_case(m, id)) {
    strbuf_addf(&text, "// %s: %s.\nfunc.func @main() {\n  func.return\n}\n", SKELETON_MARK, what);
    write_program(m, id, &text);
    add_entry(m, id, "new", feature, unevaluated);
  }
}

static void make_op_case(maker *m, const char *name) {
  const vs_op *op = op_named(m->g->rows, "stablehlo", name);
  strbuf_auto text = STRBUF_INIT;
  if (!op || has_case(m, name)) return;
  if (!is_simple(op)) {
    make_stub(m, name, feature_of(m, op), "a program with the op");
    return;
  }
  bool required = false;
  for (size_t i = 0; i < op->def.prop_count; i++) required |= !op->def.props[i].optional;
  if (op->step_count) {
    add_checked(op, &text);
  } else {
    strbuf_addf(&text, "// %s is written, read and refused by its name.%s%s%s\n", name,
                required ? " " : "", required ? SKELETON_MARK : "",
                required ? ": values of the properties." : "");
    add_function(op, NULL, &text);
  }
  write_program(m, name, &text);
  add_entry(m, name, name, feature_of(m, op),
            op->step_count ? "    vouch: derivation\n" : unevaluated);
}

/* "hypot C1": a program that breaks the constraint, and its twin. */
static void make_negative(maker *m, const char *id) {
  char name[128];
  size_t n = strcspn(id, " ");
  snprintf(name, sizeof name, "%.*s", (int)n, id);
  const vs_op *op = op_named(m->g->rows, "stablehlo", name);
  const vs_must *must = NULL;
  for (size_t i = 0; op && i < op->must_count; i++)
    if (strcmp(op->musts[i].id, id + n + 1) == 0) must = &op->musts[i];
  strbuf_auto file = STRBUF_INIT, text = STRBUF_INIT, reads = STRBUF_INIT, more = STRBUF_INIT;
  strbuf_addf(&file, "invalid_%s_", name);
  for (const char *c = id + n + 1; must && *c; c++)
    strbuf_addc(&file, *c >= 'A' && *c <= 'Z' ? (char)(*c + 32) : *c);
  if (must && is_simple(op) && !has_case(m, strbuf_str(&file))) {
    strbuf_addf(&text, "// Breaks %s: ", id);
    verify_must_text(op, must, &text, &reads);
    strbuf_adds(&text, ".\n");
    add_function(op, must, &text);
    write_program(m, strbuf_str(&file), &text);
    strbuf_addf(&more, "    breaks: %s\n    twin: %s.legal.mlir\n", id, name);
    add_entry(m, strbuf_str(&file), name, feature_of(m, op), strbuf_str(&more));
    strbuf_reset(&text);
    strbuf_addf(&text, "// The legal twin of the programs that break a constraint of %s.\n", name);
    add_function(op, NULL, &text);
    strbuf_reset(&file);
    strbuf_addf(&file, "%s.legal", name);
    write_program(m, strbuf_str(&file), &text);
  }
}

/* --- Of a new version of an op --- */

static bool is_plain_case(const maker *m, const corpus_case *c, const char *op) {
  bool tagged = false;
  for (size_t t = 0; t < c->tag_count; t++) tagged |= strcmp(c->tags[t], op) == 0;
  return tagged && !c->breaks && !c->edits && !c->normal && !c->devices.replicas && c->path &&
         (c->checks >> CHECK_EVALUATE & 1) && c->since == vs_oldest(m->g->rows);
}

/* How good a beginning the text is: the smaller the better, and f32 before all others. SIZE_MAX: it
 * has no such op. */
static size_t size_of(const input *in, const char *op) {
  static const char f32[] = "xf32>", complex[] = "complex<", empty[] = "dense<>";
  char name[160];
  int n = snprintf(name, sizeof name, "stablehlo.%s", op);
  if (!memmem(in->bytes, in->size, name, (size_t)n)) return SIZE_MAX;
  bool plain = memmem(in->bytes, in->size, f32, sizeof f32 - 1) &&
               !memmem(in->bytes, in->size, complex, sizeof complex - 1) &&
               !memmem(in->bytes, in->size, empty, sizeof empty - 1);
  return in->size + (plain ? 0 : SIZE_MAX / 2);
}

/* The smallest case with the op that checks its values; NULL: there is none. Its text in `text`. */
static const corpus_case *case_with(const maker *m, const char *op, strbuf *text) {
  const corpus_case *best = NULL;
  size_t least = SIZE_MAX;
  for (size_t i = 0; i < m->g->others->count; i++) {
    const corpus_case *c = &m->g->others->cases[i];
    strbuf_auto why = STRBUF_INIT;
    input in;
    if (!is_plain_case(m, c, op)) continue;
    if (input_open(&in, c->path, &why)) {
      size_t size = size_of(&in, op);
      if (size < least) {
        least = size;
        best = c;
        strbuf_reset(text);
        strbuf_add(text, in.bytes, in.size);
      }
      input_close(&in);
    }
  }
  return best;
}

/* The program below the comment on top. */
static const char *below_comment(const char *text) {
  while (text[0] == '/' && text[1] == '/') {
    text += strcspn(text, "\n");
    text += *text == '\n';
  }
  return text;
}

/* With the property, and without it, as older releases can say it. */
static void make_property_cases(maker *m, const vs_op *vhlo, const char *property, bool both) {
  const vs_op *op = vs_op_row(m->g->rows, vhlo->counterpart);
  const char *feature = vhlo->def.name + strlen("vhlo."),
             *name = op ? strchr(op->def.name, '.') + 1 : feature;
  strbuf_auto id = STRBUF_INIT, text = STRBUF_INIT, source = STRBUF_INIT;
  const corpus_case *from = case_with(m, name, &source);
  strbuf_addf(&id, "%s_%s", name, property);
  if (!from) {
    make_stub(m, strbuf_str(&id), feature, "a program in which the op has the property");
  } else if (!both && !has_case(m, strbuf_str(&id))) {
    strbuf_addf(&text,
                "// %s: give '%s' of stablehlo.%s another value than its default, and derive the "
                "results.\n%s",
                SKELETON_MARK, property, name, below_comment(strbuf_str(&source)));
    write_program(m, strbuf_str(&id), &text);
    add_entry(m, strbuf_str(&id), name, feature, "    vouch: derivation\n");
  } else if (both) {
    strbuf_reset(&id);
    strbuf_addf(&id, "%s_without_%s", name, property);
    if (!has_case(m, strbuf_str(&id))) {
      char since[32];
      write_program(m, strbuf_str(&id), &source);
      strbuf_addf(&m->manifest,
                  "\n  - id: %s\n    file: %s.mlir\n    since: %s\n    forms: {%s: %s}\n    tags: "
                  "[%s]\n    vouch: derivation\n",
                  strbuf_str(&id), strbuf_str(&id), vs_format(from->since, since), m->version,
                  feature, name);
    }
  }
}

/* "vhlo.abs_v2 add_property hint, both ways" */
static void make_rule_cases(maker *m, const char *item) {
  char op[128], kind[32], name[128];
  if (sscanf(item, "vhlo.%127s %31s %127[^,]", op, kind, name) != 3) return;
  const vs_op *vhlo = op_named(m->g->rows, "vhlo", op);
  bool both = strstr(item, ", both ways") != NULL;
  if (vhlo && strcmp(kind, "add_property") == 0) {
    make_property_cases(m, vhlo, name, both);
  } else if (vhlo && !both) {
    strbuf_auto id = STRBUF_INIT;
    strbuf_addf(&id, "%s_%s", op, name);
    make_stub(m, strbuf_str(&id), op, "a program that only the new version of the op can say");
  }
}

/* --- Of types and all else --- */

static void make_type_case(maker *m, const char *name) {
  const vs_kind *type = NULL;
  for (size_t i = 0; i < m->g->rows->type_count; i++)
    if (strcmp(m->g->rows->types[i].def.mnemonic, name) == 0 &&
        m->g->rows->types[i].since != VS_NONE)
      type = &m->g->rows->types[i];
  strbuf_auto text = STRBUF_INIT, id = STRBUF_INIT;
  strbuf_addf(&id, "type_%s", name);
  for (size_t i = 0; i < id.len; i++)
    if (id.bytes[i] >= 'A' && id.bytes[i] <= 'Z') id.bytes[i] += 32;
  if (!type || !type->builtin) {
    make_stub(m, strbuf_str(&id), name, "a program with the type");
  } else if (!has_case(m, strbuf_str(&id))) {
    strbuf_addf(&text,
                "// A tensor of %s goes through a function.\n"
                "func.func @main(%%operand: tensor<2x%s>) -> tensor<2x%s> {\n"
                "  func.return %%operand : tensor<2x%s>\n}\n",
                type->builtin, type->builtin, type->builtin, type->builtin);
    write_program(m, strbuf_str(&id), &text);
    add_entry(m, strbuf_str(&id), "types", name, unevaluated);
  }
}

static void make_other_case(maker *m, const coverage_item *item, const char *what) {
  strbuf_auto id = STRBUF_INIT;
  size_t n = strcspn(item->name, " ");
  for (const char *c = item->name; *c; c++)
    strbuf_addc(&id, *c >= 'A' && *c <= 'Z'                ? (char)(*c + 32)
                     : *c == ' ' || *c == '.' || *c == '-' ? '_'
                                                           : *c);
  /* Of a value a writer names the attribute, and a reader the value. */
  strbuf_auto feature = STRBUF_INIT;
  if (item->kind == COVERAGE_ENUMS)
    strbuf_addf(&feature, "[%.*s, %s]", (int)n, item->name, item->name + n + 1);
  else
    strbuf_add(&feature, item->name, n);
  make_stub(m, strbuf_str(&id), strbuf_str(&feature), what);
}

static void make_case(maker *m, const coverage_item *item) {
  switch (item->kind) {
    case COVERAGE_SERIALIZE: make_op_case(m, item->name); break;
    case COVERAGE_CONSTRAINTS: make_negative(m, item->name); break;
    case COVERAGE_RULES: make_rule_cases(m, item->name); break;
    case COVERAGE_TYPES: make_type_case(m, item->name); break;
    case COVERAGE_ATTRIBUTES: make_other_case(m, item, "a program with the attribute"); break;
    case COVERAGE_ENUMS: make_other_case(m, item, "a program with the value"); break;
    case COVERAGE_LIFTED:
      make_other_case(m, item, "a program that needs the release that lifts this");
      break;
    default: break; /* the same cases ask it */
  }
}

/* Writes the existing manifest, followed by the new entries. */
static bool add_to_manifest(maker *m) {
  strbuf_auto path = STRBUF_INIT, text = STRBUF_INIT, ignored = STRBUF_INIT;
  input in;
  strbuf_addf(&path, "%s/%s/cases.yaml", m->g->corpus, m->folder);
  if (access(strbuf_str(&path), F_OK) == 0 && input_open(&in, strbuf_str(&path), &ignored)) {
    strbuf_add(&text, in.bytes, in.size);
    input_close(&in);
  } else {
    strbuf_addf(&text, "# What release %s brought.\ncases:\n", m->version);
  }
  strbuf_adds(&text, strbuf_str(&m->manifest));
  bool ok = output_write(strbuf_str(&path), strbuf_str(&text), text.len, m->why);
  if (ok) strbuf_addf(m->wrote, "%s\n", strbuf_str(&path));
  return ok;
}

bool skeleton_cases(const skeleton_ground *g, strbuf *wrote, size_t *demands, strbuf *why,
                    diag_sink *sink) {
  maker m = {.g = g, .manifest = STRBUF_INIT, .wrote = wrote, .why = why, .ok = true};
  FREED_BY(coverage_free) coverage c = {0};
  golden_set none = {0};
  vs_format(g->release, m.version);
  snprintf(m.folder, sizeof m.folder, "release_%u_%u_%u", VS_MAJOR(g->release),
           VS_MINOR(g->release), VS_PATCH(g->release));
  *demands = 0;
  m.ok = coverage_measure(&c, g->rows, g->own, &none, sink);
  for (size_t i = 0; m.ok && i < c.count; i++) {
    if (c.items[i].since != g->release) continue;
    ++*demands;
    if (!c.items[i].cases && !c.items[i].except) make_case(&m, &c.items[i]);
  }
  if (m.ok && m.manifest.len) m.ok = add_to_manifest(&m);
  strbuf_free(&m.manifest);
  return m.ok;
}

bool skeleton_is_open(const corpus_case *c) {
  FREED_BY(input_close) input in = {0};
  strbuf_auto why = STRBUF_INIT;
  if (!c->path || c->text || !input_open(&in, c->path, &why)) return false;
  return memmem(in.bytes, in.size, SKELETON_MARK, strlen(SKELETON_MARK)) != NULL;
}
