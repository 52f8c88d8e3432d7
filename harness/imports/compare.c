/* SPDX-License-Identifier: Apache-2.0 */
/* Ours against upstream's, fact by fact. */
#include <string.h>

#include "internal.h"

static void differs(import *im, diag_place place, const char *subject, const char *fact,
                    const char *ours, const char *theirs) {
  diag_error(im->sink, DIAG_IMPORT_DIFFERS, place, "%s: %s: rows say %s, upstream says %s", subject,
             fact, *ours ? ours : "nothing", *theirs ? theirs : "nothing");
}

/* Texts of several lines are one in a message. */
static const char *one_line(arena *a, const char *text) {
  char *line = arena_strndup(a, text, strlen(text)), *to = line;
  for (const char *c = line; *c; c++)
    if (*c != '\n' && !(*c == ' ' && (to == line || to[-1] == ' '))) *to++ = *c;
  *to = '\0';
  return line;
}

static size_t compare_facts(import *im, diag_place place, const char *subject,
                            const import_fact *ours, const import_fact *theirs, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (strcmp(ours[i].text, theirs[i].text) != 0)
      differs(im, place, subject, ours[i].key, one_line(im->memory, ours[i].text),
              one_line(im->memory, theirs[i].text));
  return count;
}

static const char *release_text(import *im, vs_version v) {
  char buffer[32];
  return arena_printf(im->memory, "%s", v == VS_NONE ? "nothing" : vs_format(v, buffer));
}

static void only_ours(import *im, const char *what, const char *name) {
  diag_error(im->sink, DIAG_IMPORT_DIFFERS, (diag_place){0},
             "%s %s: rows have it, upstream does not declare it", what, name);
}

static bool constrained(const vs_op *op, vs_version as_of) {
  for (size_t i = 0; i < op->constraint_count; i++)
    if (op->constraints[i].lifted <= as_of) return true;
  return false;
}

static bool is_there(vs_version since, vs_version until, bool deleted, vs_version as_of) {
  return since <= as_of && (!deleted || until >= as_of);
}

static size_t compare_op(import *im, const import_op *theirs, const vs_op *ours, bool vhlo) {
  import_fact a[IMPORT_FACTS], b[IMPORT_FACTS];
  vs_version as_of = vhlo ? im->release : VS_FOREVER;
  size_t n = import_op_facts(im->memory, ours, constrained(ours, as_of), as_of, a);
  vs_op row = theirs->row;
  if (!vhlo) row.def.traits = import_traits(im, theirs);
  import_op_facts(im->memory, &row, theirs->constrained, as_of, b);
  if (!vhlo) n = 5; /* nothing has versions */
  size_t facts = compare_facts(im, theirs->place, ours->def.name, a, b, n);
  if (vhlo && ours->since != theirs->row.since)
    differs(im, theirs->place, ours->def.name, "since", release_text(im, ours->since),
            release_text(im, theirs->row.since));
  return facts + vhlo;
}

static size_t compare_ops(import *im, const vs_opset *ours, import_ops *theirs, const char *prefix,
                          bool vhlo) {
  size_t facts = 0;
  for (size_t i = 0; i < theirs->count; i++) {
    const import_op *t = &theirs->items[i];
    const vs_op *own = vs_op_named(ours, t->row.def.name);
    if (own && (!vhlo || own->since <= im->release))
      facts += compare_op(im, t, own, vhlo);
    else if (!vhlo || t->row.since <= vs_current(ours))
      differs(im, t->place, t->row.def.name, "the op", "", "that it is there");
  }
  for (size_t i = 0; i < ours->op_count; i++) {
    const vs_op *own = &ours->ops[i];
    if (strncmp(own->def.name, prefix, strlen(prefix)) == 0 &&
        (!vhlo || is_there(own->since, own->until, own->deleted, im->release)) &&
        !import_find(theirs, own->def.name))
      only_ours(im, "op", own->def.name);
  }
  return facts;
}

static const import_kind *find_kind(const import_kinds *kinds, const char *mnemonic) {
  for (size_t i = 0; i < kinds->count; i++)
    if (strcmp(kinds->items[i].row.def.mnemonic, mnemonic) == 0) return &kinds->items[i];
  return NULL;
}

static size_t compare_kinds(import *im, const vs_kind *ours, size_t count,
                            const import_kinds *theirs, const char *what) {
  size_t facts = 0;
  for (size_t i = 0; i < count; i++) {
    const vs_kind *own = &ours[i];
    const char *name = own->def.mnemonic;
    if (strcmp(own->def.dialect, "vhlo") != 0 ||
        !is_there(own->since, own->until, own->deleted, im->release))
      continue;
    const import_kind *t = find_kind(theirs, name);
    if (!t) {
      only_ours(im, what, name);
      continue;
    }
    import_fact a[IMPORT_FACTS], b[IMPORT_FACTS];
    size_t n = import_kind_facts(im->memory, own, im->release, a);
    import_kind_facts(im->memory, &t->row, im->release, b);
    facts += 1 + compare_facts(im, t->place, name, a, b, n);
    if (own->since != t->row.since)
      differs(im, t->place, name, "since", release_text(im, own->since),
              release_text(im, t->row.since));
  }
  return facts;
}

/* Kinds that upstream says to be of a release that the rows have. */
static void missing_kinds(import *im, const vs_opset *opset, const vs_kind *ours, size_t count,
                          const import_kinds *theirs, const char *what) {
  for (size_t i = 0; i < theirs->count; i++) {
    const import_kind *t = &theirs->items[i];
    size_t at = 0;
    while (at < count && (strcmp(ours[at].def.dialect, "vhlo") != 0 ||
                          strcmp(ours[at].def.mnemonic, t->row.def.mnemonic) != 0))
      at++;
    if (at == count && t->row.since <= vs_current(opset))
      differs(im, t->place, t->row.def.mnemonic, what, "", "that it is there");
  }
}

size_t import_compare(import *im, const vs_opset *ours, bool present) {
  size_t facts = compare_ops(im, ours, &im->vhlo, "vhlo.", true);
  facts += compare_kinds(im, ours->types, ours->type_count, &im->types, "type");
  facts += compare_kinds(im, ours->attrs, ours->attr_count, &im->attrs, "attribute");
  missing_kinds(im, ours, ours->types, ours->type_count, &im->types, "the type");
  missing_kinds(im, ours, ours->attrs, ours->attr_count, &im->attrs, "the attribute");
  if (present) facts += compare_ops(im, ours, &im->stablehlo, "stablehlo.", false);
  return facts;
}
