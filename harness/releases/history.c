/* SPDX-License-Identifier: Apache-2.0 */
/* Sentences about rows. The form is Markdown, which reads well on a terminal too: the document of
 * all releases and the answer about one op are made of the same pieces. */
#include "history.h"

#include <stdio.h>
#include <string.h>

#include "harness/words/near.h"
#include "products.h"

/* --- Words ------------------------------------------------------------------------------- */

static const char *words_of_default(vs_default d) {
  static const char *const words[] = {
#define HISTORY_DEFAULT(name, text) [VS_DEFAULT_##name] = text,
#include "versions/facts/history.def"
  };
  return (size_t)d < sizeof words / sizeof *words && words[d] ? words[d] : "a value of its own";
}

static const char *words_of_constraint(vs_constraint_kind k) {
  static const char *const words[] = {
#define HISTORY_CONSTRAINT(name, text) [VS_CONSTRAINT_##name] = text,
#include "versions/facts/history.def"
  };
  return (size_t)k < sizeof words / sizeof *words && words[k] ? words[k] : "a constraint held";
}

static void add_version(vs_version v, strbuf *out) {
  char text[32];
  strbuf_adds(out, vs_format(v, text));
}

/* "vhlo.add_v1" -> "add_v1" */
static const char *bare(const char *name) {
  const char *dot = strchr(name, '.');
  return dot ? dot + 1 : name;
}

/* The length of a name without "_v1". */
static size_t stem(const char *name) {
  const char *at = strrchr(name, '_');
  return at && at[1] == 'v' && at[2] >= '0' && at[2] <= '9' ? (size_t)(at - name) : strlen(name);
}

/* The release after `v`; VS_NONE when it is the last. */
static vs_version release_after(const vs_opset *o, vs_version v) {
  for (size_t i = 0; i < o->release_count; i++)
    if (o->releases[i].version > v) return o->releases[i].version;
  return VS_NONE;
}

void history_add_release(const vs_opset *o, vs_version v, strbuf *out) {
  const vs_release *r = vs_release_of(o, v);
  add_version(v, out);
  if (r && r->version == v && r->first_commit) strbuf_addf(out, " (%s)", r->first_commit);
}

/* "0.9.0 (2023-02-27) to 1.8.0 (2024-10-24)", "since 1.9.0 (2025-01-28)" */
static void add_life(const vs_opset *o, vs_version since, vs_version until, strbuf *out) {
  strbuf_adds(out, until == VS_FOREVER ? "since " : "");
  history_add_release(o, since, out);
  if (until == VS_FOREVER) return;
  strbuf_adds(out, " to ");
  history_add_release(o, until, out);
}

static const struct {
  vs_version release;
  const char *text;
} notes[] = {
#define HISTORY_NOTE(release, text) {release, text},
#include "versions/facts/history.def"
};

static void add_notes(vs_version v, strbuf *out) {
  for (size_t i = 0; i < sizeof notes / sizeof *notes; i++)
    if (notes[i].release == v) strbuf_addf(out, "- %s\n", notes[i].text);
}

/* A list with commas, whatever it is of. */
typedef struct list {
  strbuf *out;
  size_t count;
} list;

static strbuf *item(list *l) {
  if (l->count++) strbuf_adds(l->out, ", ");
  return l->out;
}

/* --- The versions of an op ---------------------------------------------------------------- */

static bool same_change(const vs_rule *a, const vs_rule *b) {
  return a->kind == b->kind && a->kind == VS_RULE_ADD_PROPERTY && a->value == b->value;
}

/* Rules that add properties at one value are told together. */
static bool told_before(const vs_op *op, size_t i) {
  for (size_t j = 0; j < i; j++)
    if (same_change(&op->rules[j], &op->rules[i])) return true;
  return false;
}

static size_t add_names(const vs_op *op, size_t first, strbuf *out) {
  list l = {out, 0};
  for (size_t i = first; i < op->rule_count; i++)
    if (i == first || same_change(&op->rules[first], &op->rules[i]))
      strbuf_addf(item(&l), "`%s`", op->rules[i].name);
  return l.count;
}

static void add_rule(const vs_op *older, const vs_op *op, size_t i, strbuf *out) {
  const vs_rule *r = &op->rules[i];
  const char *before = bare(older->def.name), *now = bare(op->def.name);
  strbuf_adds(out, "  - ");
  switch (r->kind) {
    case VS_RULE_ADD_PROPERTY: {
      bool many = add_names(op, i, out) > 1;
      strbuf_addf(out,
                  " %s new. Upgrade: %s to %s. Downgrade: only if %s this value; only `%s` can "
                  "express another one.\n",
                  many ? "are" : "is", many ? "each is set" : "set", words_of_default(r->value),
                  many ? "each has" : "it has", now);
      break;
    }
    case VS_RULE_DROP_PROPERTY:
      strbuf_addf(
          out,
          "`%s` is removed. Upgrade: dropped, whatever its value. Downgrade: written as %s; "
          "refused if the operands do not determine that.\n",
          r->name, words_of_default(r->value));
      break;
    case VS_RULE_VARIADIC:
      strbuf_addf(out,
                  "operand `%s` and the result became variadic. Upgrade: nothing else changes. "
                  "Downgrade: only with exactly one operand and one result.\n",
                  r->name);
      break;
    case VS_RULE_ADD_REGIONS:
      strbuf_addf(out,
                  "regions `%s` are new. Upgrade: there are none. Downgrade: only without regions; "
                  "`%s` cannot have one.\n",
                  r->name, before);
      break;
  }
}

static void add_constraints(const vs_opset *o, const vs_op *op, strbuf *out) {
  for (size_t i = 0; i < op->constraint_count; i++) {
    const vs_constraint *c = &op->constraints[i];
    strbuf_addf(out, "- Before ");
    history_add_release(o, c->lifted, out);
    strbuf_addf(out, " %s (`%s`). A program that breaks this rule needs a target of at least ",
                words_of_constraint(c->kind), c->id);
    add_version(c->lifted, out);
    strbuf_adds(out, ".\n");
  }
}

static void add_deletion(const vs_opset *o, const char *what, vs_version until, strbuf *out) {
  vs_version gone = release_after(o, until);
  strbuf_addf(out, "- %s was deleted by ", what);
  history_add_release(o, gone, out);
  strbuf_adds(
      out,
      " without a successor. These tools still read and inspect artifacts that contain it, but "
      "no release from ");
  add_version(gone, out);
  strbuf_adds(out, " on knows it: they refuse to convert it to such a release or to StableHLO.\n");
}

static const vs_op *first_version(const vs_opset *o, const vs_op *op) {
  for (size_t i = 0; op->older != VS_NO_ID && i < o->op_count; i++) op = &o->ops[op->older];
  return op;
}

static void add_promise(const vs_opset *o, const vs_op *op, strbuf *out) {
  const vs_op *row = vs_promise_row(o, op);
  if (!row || row->promise == VS_PROMISE_FULL) return;
  strbuf_adds(out, "- Promised only for six months");
  if (row->promise == VS_PROMISE_SIX_MONTHS_PROPERTY)
    strbuf_addf(out, " if `%s` is set", row->promise_part);
  if (row->promise == VS_PROMISE_SIX_MONTHS_COMPLEX) strbuf_adds(out, " for complex operands");
  strbuf_adds(out, " (specification, Deprecated Operations).\n");
}

/* Everything about a family, from its first version. */
static void add_family(const vs_opset *o, const vs_op *first, const char *heading, strbuf *out) {
  const char *name = bare(first->def.name);
  strbuf_addf(out, "%s %.*s\n\n", heading, (int)stem(name), name);
  for (const vs_op *op = first; op; op = vs_op_row(o, op->newer)) {
    strbuf_addf(out, "- `%s`: ", bare(op->def.name));
    add_life(o, op->since, op->until, out);
    strbuf_adds(out, op->newer != VS_NO_ID || op->deleted ? ".\n" : ", and current.\n");
    const vs_op *older = vs_op_row(o, op->older);
    for (size_t i = 0; older && i < op->rule_count; i++)
      if (!told_before(op, i)) add_rule(older, op, i, out);
  }
  const vs_op *last = first;
  for (const vs_op *op = first; op; op = vs_op_row(o, op->newer)) {
    add_constraints(o, op, out);
    last = op;
  }
  char what[128];
  snprintf(what, sizeof what, "`%s`", bare(last->def.name));
  if (last->deleted) add_deletion(o, what, last->until, out);
  add_promise(o, last, out);
  strbuf_addc(out, '\n');
}

/* --- Types, attributes, enums --------------------------------------------------------------- */

static void add_codes(const vs_kind *k, strbuf *out) {
  list l = {out, 0};
  strbuf_adds(out, k->wire_count > 1 ? "bytecode codes " : "bytecode code ");
  for (size_t i = 0; i < k->wire_count; i++) strbuf_addf(item(&l), "%u", k->wires[i].code);
}

static void add_kind(const vs_opset *o, const vs_kind *k, bool is_type, strbuf *out) {
  char what[128];
  snprintf(what, sizeof what, "`%cvhlo.%s`", is_type ? '!' : '#', k->def.mnemonic);
  strbuf_addf(out, "## %s\n\n- ", what);
  add_life(o, k->since, k->until, out);
  strbuf_adds(out, "; ");
  add_codes(k, out);
  if (k->builtin) strbuf_addf(out, "; stands for `%s`", k->builtin);
  strbuf_adds(out, ".\n");
  if (!k->deleted && k->since != vs_oldest(o)) {
    strbuf_adds(out,
                "- A program that holds it anywhere (in an operand, result, attribute, region, "
                "or inside another type) needs a target of at least ");
    add_version(k->since, out);
    strbuf_adds(out,
                ". It cannot be downgraded: no older type or attribute has the same meaning.\n");
  }
  const ir_enumdef *e = vs_enum_of(k);
  for (size_t i = 0; e && k->case_since && i < e->case_count; i++) {
    strbuf_addf(out, "- case `%s` = %u, since ", e->cases[i].name, e->cases[i].number);
    add_version(k->case_since[i], out);
    strbuf_adds(out, ".\n");
  }
  if (k->deleted) add_deletion(o, what, k->until, out);
  strbuf_addc(out, '\n');
}

/* --- Releases -------------------------------------------------------------------------------- */

static void open_line(list *l, strbuf *out, const char *what) {
  if (!l->count) strbuf_addf(out, "- %s: ", what);
}

static void add_kinds_of(const vs_kind *kinds, size_t count, vs_version v, char mark,
                         const char *what, bool gone, const vs_opset *o, strbuf *out) {
  list l = {out, 0};
  for (size_t i = 0; i < count; i++) {
    const vs_kind *k = &kinds[i];
    bool meant = gone ? k->deleted && release_after(o, k->until) == v : k->since == v;
    if (!meant || k->since == VS_NONE) continue;
    open_line(&l, out, what);
    strbuf_addf(item(&l), "`%cvhlo.%s`", mark, k->def.mnemonic);
  }
  if (l.count) strbuf_addc(out, '\n');
}

static void add_ops_of(const vs_opset *o, vs_version v, bool gone, const char *what, strbuf *out) {
  list l = {out, 0};
  for (size_t i = 0; i < o->op_count; i++) {
    const vs_op *op = &o->ops[i];
    if (op->since == VS_NONE) continue;
    bool meant = gone ? op->deleted && release_after(o, op->until) == v
                      : op->since == v && op->older == VS_NO_ID;
    if (!meant) continue;
    open_line(&l, out, what);
    strbuf_addf(item(&l), "`%s`", bare(op->def.name));
  }
  if (l.count) strbuf_addc(out, '\n');
}

static void add_successors(const vs_opset *o, vs_version v, strbuf *out) {
  for (size_t i = 0; i < o->op_count; i++) {
    const vs_op *op = &o->ops[i], *older = vs_op_row(o, op->older);
    if (op->since != v || op->since == VS_NONE || !older) continue;
    strbuf_addf(out, "- `%s` replaces `%s`:\n", bare(op->def.name), bare(older->def.name));
    for (size_t r = 0; r < op->rule_count; r++)
      if (!told_before(op, r)) add_rule(older, op, r, out);
  }
}

static void add_cases_of(const vs_opset *o, vs_version v, strbuf *out) {
  for (size_t i = 0; i < o->attr_count; i++) {
    const vs_kind *k = &o->attrs[i];
    const ir_enumdef *e = vs_enum_of(k);
    if (!e || !k->case_since || k->since == VS_NONE || k->since == v) continue;
    for (size_t c = 0; c < e->case_count; c++)
      if (k->case_since[c] == v)
        strbuf_addf(out, "- enum %s gained the case `%s` = %u\n", e->name, e->cases[c].name,
                    e->cases[c].number);
  }
}

/* Each constraint that a release lifted, with the ops that had it. */
static void add_lifted(const vs_opset *o, vs_version v, strbuf *out) {
  const char *told[16];
  size_t told_count = 0;
  for (size_t i = 0; i < o->op_count; i++)
    for (size_t c = 0; c < o->ops[i].constraint_count; c++) {
      const vs_constraint *k = &o->ops[i].constraints[c];
      bool known = k->lifted != v;
      for (size_t t = 0; t < told_count; t++) known = known || strcmp(told[t], k->id) == 0;
      if (known || told_count == 16) continue;
      told[told_count++] = k->id;
      strbuf_addf(out, "- lifted `%s`: until then %s. Ops: ", k->id, words_of_constraint(k->kind));
      list l = {out, 0};
      for (size_t j = i; j < o->op_count; j++)
        for (size_t d = 0; d < o->ops[j].constraint_count; d++)
          if (strcmp(o->ops[j].constraints[d].id, k->id) == 0)
            strbuf_addf(item(&l), "`%s`", bare(o->ops[j].def.name));
      strbuf_addc(out, '\n');
    }
}

/* Packages that hold a release, whatever its patch number. */
static void add_products(vs_version v, strbuf *out) {
  list l = {out, 0};
  const product *p;
  for (size_t i = 0; (p = product_at(i)); i++) {
    if (p->tried || vs_without_patch(p->stablehlo) != v) continue;
    open_line(&l, out, "held by");
    strbuf_addf(item(&l), "%s %s", p->package, p->version);
  }
  if (l.count) strbuf_addc(out, '\n');
}

static void add_release(const vs_opset *o, const vs_release *r, const char *heading, strbuf *out) {
  const vs_release *before = r > o->releases ? r - 1 : NULL;
  strbuf_addf(out, "%s ", heading);
  add_version(r->version, out);
  strbuf_adds(out, "\n\n");
  if (r->first_commit) strbuf_addf(out, "First commit %s", r->first_commit);
  if (r->first_tag) strbuf_addf(out, ", tagged %s on %s", r->first_tag, r->first_tag_date);
  if (r->first_commit && !r->first_tag) strbuf_adds(out, ", never tagged");
  if (!r->published)
    strbuf_adds(
        out, "Named in upstream's history, but never current on its main branch, and never tagged");
  strbuf_adds(out, ".\n\n");
  if (!before || before->bytecode_written != r->bytecode_written ||
      before->bytecode_read != r->bytecode_read)
    strbuf_addf(out, "- MLIR bytecode: writes version %u, reads up to %u\n", r->bytecode_written,
                r->bytecode_read);
  if (!before || before->single_true != r->single_true)
    strbuf_addf(out, "- one boolean that is true: writes 0x%02X, reads 0xFF and 0x01\n",
                r->single_true);
  if (before && before->small_floats != r->small_floats)
    strbuf_adds(
        out,
        "- builtin's floats of at most 8 bits and tf32: writes and reads codes, not only text\n");
  if (before && before->ascending_uses != r->ascending_uses)
    strbuf_adds(out, "- use-list orders of several values: writes them by ascending index\n");
  add_products(r->version, out);
  add_notes(r->version, out);
  add_ops_of(o, r->version, false, before ? "new ops" : "ops", out);
  add_successors(o, r->version, out);
  add_kinds_of(o->types, o->type_count, r->version, '!', before ? "new types" : "types", false, o,
               out);
  add_kinds_of(o->attrs, o->attr_count, r->version, '#', before ? "new attributes" : "attributes",
               false, o, out);
  add_cases_of(o, r->version, out);
  add_lifted(o, r->version, out);
  add_ops_of(o, r->version, true, "**deleted** ops", out);
  add_kinds_of(o->types, o->type_count, r->version, '!', "**deleted** types", true, o, out);
  add_kinds_of(o->attrs, o->attr_count, r->version, '#', "**deleted** attributes", true, o, out);
  strbuf_addc(out, '\n');
}

void history_releases(const vs_opset *o, strbuf *out) {
  for (size_t i = 0; i < o->release_count; i++) {
    const vs_release *r = &o->releases[i];
    char version[32];
    size_t ops = 0, versions = 0, kinds = 0, gone = 0;
    for (size_t j = 0; j < o->op_count; j++) {
      const vs_op *op = &o->ops[j];
      ops += op->since == r->version && op->older == VS_NO_ID;
      versions += op->since == r->version && op->older != VS_NO_ID;
      gone += op->deleted && release_after(o, op->until) == r->version;
    }
    for (size_t j = 0; j < o->type_count; j++) kinds += o->types[j].since == r->version;
    for (size_t j = 0; j < o->attr_count; j++) {
      kinds += o->attrs[j].since == r->version;
      gone += o->attrs[j].deleted && release_after(o, o->attrs[j].until) == r->version;
    }
    strbuf_addf(out, "%-8s %-10s  bytecode %u/%u  ", vs_format(r->version, version),
                r->first_commit ? r->first_commit : "-", r->bytecode_written, r->bytecode_read);
    list l = {out, 0};
    if (ops) strbuf_addf(item(&l), "%zu op%s", ops, ops == 1 ? "" : "s");
    if (versions) strbuf_addf(item(&l), "%zu op version%s", versions, versions == 1 ? "" : "s");
    if (kinds)
      strbuf_addf(item(&l), "%zu type%s or attribute%s", kinds, kinds == 1 ? "" : "s",
                  kinds == 1 ? "" : "s");
    if (gone) strbuf_addf(item(&l), "%zu deleted", gone);
    if (!r->published) strbuf_adds(item(&l), "never current");
    strbuf_addc(out, '\n');
  }
}

/* --- The document ------------------------------------------------------------------------------
 */

static const char introduction[] =
#define HISTORY_INTRODUCTION(text) text "\n"
#include "versions/facts/history.def"
    ;

static void add_table(const vs_opset *o, strbuf *out) {
  strbuf_adds(out,
              "| release | first commit | tag | bytecode written / read |\n|---|---|---|---|\n");
  for (size_t i = 0; i < o->release_count; i++) {
    const vs_release *r = &o->releases[i];
    strbuf_adds(out, "| [");
    add_version(r->version, out);
    /* The anchor that renderers make of the heading. */
    strbuf_addf(out, "](#%u%u%u) | %s | %s%s%s | %u / %u |\n", VS_MAJOR(r->version),
                VS_MINOR(r->version), VS_PATCH(r->version),
                r->first_commit ? r->first_commit : "never current",
                r->first_tag ? r->first_tag : "–", r->first_tag ? ", " : "",
                r->first_tag ? r->first_tag_date : "", r->bytecode_written, r->bytecode_read);
  }
  strbuf_addc(out, '\n');
}

void history_document(const vs_opset *o, strbuf *out) {
  strbuf_adds(out, introduction);
  strbuf_adds(out, "## Releases\n\n");
  add_table(o, out);
  for (size_t i = o->release_count; i-- > 0;) add_release(o, &o->releases[i], "###", out);
  strbuf_adds(out,
              "## Ops that changed\n\nEvery op with more than one version, with a constraint "
              "that was lifted, or deleted. All others are\n`_v1` since the release that "
              "added them.\n\n");
  for (size_t i = 0; i < o->op_count; i++) {
    const vs_op *op = &o->ops[i];
    if (op->since == VS_NONE || op->older != VS_NO_ID) continue;
    if (op->newer != VS_NO_ID || op->constraint_count || op->deleted) add_family(o, op, "###", out);
  }
}

/* --- One subject --------------------------------------------------------------------------------
 */

static bool is_called(const char *row, const char *asked) {
  size_t n = stem(row);
  return strcmp(row, asked) == 0 || (strlen(asked) == n && strncmp(row, asked, n) == 0);
}

/* "!vhlo.i2_v1" -> "i2_v1" */
static const char *without_dialect(const char *name, const char **dialect) {
  static const char *const dialects[] = {"vhlo", "stablehlo", "func"};
  if (*name == '!' || *name == '#') name++;
  *dialect = NULL;
  for (size_t i = 0; i < sizeof dialects / sizeof *dialects; i++) {
    size_t n = strlen(dialects[i]);
    if (strncmp(name, dialects[i], n) != 0 || name[n] != '.') continue;
    *dialect = dialects[i];
    return name + n + 1;
  }
  return name;
}

static bool add_ops_called(const vs_opset *o, const char *name, const char *dialect, strbuf *out) {
  const vs_op *told = NULL;
  for (size_t i = 0; i < o->op_count; i++) {
    const vs_op *op = &o->ops[i];
    bool vhlo = op->since != VS_NONE;
    if (dialect && vhlo != (strcmp(dialect, "vhlo") == 0)) continue;
    if (vhlo ? !is_called(bare(op->def.name), name) : strcmp(bare(op->def.name), name) != 0)
      continue;
    if (!vhlo && !(op = vs_op_row(o, op->counterpart))) continue;
    const vs_op *first = first_version(o, op);
    if (first == told) continue;
    told = first;
    add_family(o, first, "##", out);
  }
  return told != NULL;
}

static bool add_kinds_called(const vs_opset *o, const char *name, bool is_type, strbuf *out) {
  const vs_kind *kinds = is_type ? o->types : o->attrs;
  size_t count = is_type ? o->type_count : o->attr_count;
  bool found = false;
  for (size_t i = 0; i < count; i++) {
    const vs_kind *k = &kinds[i];
    const ir_enumdef *e = vs_enum_of(k);
    if (k->since == VS_NONE) continue;
    bool meant = is_called(k->def.mnemonic, name) || (k->builtin && strcmp(k->builtin, name) == 0);
    if (e) {
      size_t n = strlen(name);
      meant = meant || strcmp(e->name, name) == 0 ||
              (strncmp(e->name, name, n) == 0 && strcmp(e->name + n, "V1") == 0);
    }
    if (!meant) continue;
    add_kind(o, k, is_type, out);
    found = true;
  }
  return found;
}

bool history_subject(const vs_opset *o, const char *name, strbuf *out) {
  vs_version v;
  if (vs_parse(o, name, strlen(name), &v)) {
    const vs_release *r = vs_release_of(o, v);
    if (r) add_release(o, r, "##", out);
    return r != NULL;
  }
  char mark = *name == '!' || *name == '#' ? *name : '\0';
  const char *dialect, *plain = without_dialect(name, &dialect);
  bool found = !mark && add_ops_called(o, plain, dialect, out);
  if (dialect && strcmp(dialect, "vhlo") != 0) return found;
  if (mark != '#') found = add_kinds_called(o, plain, true, out) || found;
  if (mark != '!') found = add_kinds_called(o, plain, false, out) || found;
  return found;
}

void history_offer(const vs_opset *o, const char *name, strbuf *out) {
  const char *dialect;
  near_list near = near_to(without_dialect(name, &dialect));
  for (size_t i = 0; i < o->op_count; i++)
    if (o->ops[i].since == VS_NONE) near_try(&near, bare(o->ops[i].def.name));
  near_offer(&near, out);
}
