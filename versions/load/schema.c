/* SPDX-License-Identifier: Apache-2.0 */
/* Turns YAML nodes into rows, as far as one file alone allows. References to other rows stay nodes;
 * resolve.c resolves them. */
#include <string.h>

#include "base/strbuf.h"
#include "model.h"

bool load_is_word(const ynode *n, const char *word) {
  return n->kind == Y_SCALAR && strcmp(n->text, word) == 0;
}

bool load_read_bool(model *m, const ynode *n, bool *out) {
  *out = load_is_word(n, "true");
  return *out || load_is_word(n, "false") ||
         load_bad(m, DIAG_OPSET_VALUE, n, "expected true or false");
}

/* Letters, digits, '_' and '-', not empty: what may become part of a C name. */
static bool is_name(const char *s, size_t n) {
  if (n == 0 || (s[0] >= '0' && s[0] <= '9')) return false;
  for (size_t i = 0; i < n; i++)
    if (!((s[i] >= 'a' && s[i] <= 'z') || (s[i] >= 'A' && s[i] <= 'Z') ||
          (s[i] >= '0' && s[i] <= '9') || s[i] == '_' || s[i] == '-'))
      return false;
  return true;
}

bool load_read_name(model *m, const ynode *n, const char **out) {
  if (!yaml_want(&m->file, n, Y_SCALAR, "a name")) return false;
  if (!is_name(n->text, n->length))
    return load_bad(m, DIAG_OPSET_VALUE, n, "'%s' is not a name", n->text);
  *out = n->text;
  return true;
}

/* "inputs*": a name and how often it may stand. */
static bool read_slot(model *m, const ynode *n, const char *marks, ir_slot *out) {
  if (!yaml_want(&m->file, n, Y_SCALAR, "a name")) return false;
  size_t length = n->length;
  char mark = length ? n->text[length - 1] : '\0';
  out->arity = IR_ONE;
  if (mark && strchr(marks, mark)) {
    out->arity = mark == '*' ? IR_VARIADIC : IR_OPTIONAL;
    length--;
  }
  if (!is_name(n->text, length))
    return load_bad(m, DIAG_OPSET_VALUE, n, "'%s' is not a name%s", n->text,
                    *marks ? " with an optional '*' or '?'" : "");
  out->name = arena_strndup(m->a, n->text, length);
  return true;
}

static bool read_slots(model *m, const ynode *n, const char *marks, const ir_slot **out,
                       uint8_t *count) {
  *out = NULL;
  *count = 0;
  if (!n) return true;
  if (!yaml_want(&m->file, n, Y_SEQUENCE, "this")) return false;
  if (n->count > UINT8_MAX)
    return load_bad(m, DIAG_OPSET_LIMIT, n, "more than 255 (limit opset_slots)");
  ir_slot *slots = ARENA_ARRAY(m->a, ir_slot, n->count);
  size_t i = 0;
  for (const ynode *item = n->first; item; item = item->next, i++) {
    if (!read_slot(m, item, marks, &slots[i])) return false;
    for (size_t j = 0; j < i; j++)
      if (strcmp(slots[j].name, slots[i].name) == 0)
        return load_bad(m, DIAG_OPSET_DUPLICATE, item, "'%s' is repeated", slots[i].name);
  }
  *out = slots;
  *count = (uint8_t)n->count;
  return true;
}

static const struct {
  const char *name;
  uint32_t trait;
} traits[] = {
#define TRAIT(name, trait) {#name, IR_TRAIT_##trait},
#include "versions/traits.def"
};

static bool read_traits(model *m, const ynode *n, uint32_t *out) {
  *out = 0;
  if (!n) return true;
  if (!yaml_want(&m->file, n, Y_SEQUENCE, "traits")) return false;
  for (const ynode *item = n->first; item; item = item->next) {
    size_t i = 0, count = sizeof traits / sizeof *traits;
    while (i < count && !load_is_word(item, traits[i].name)) i++;
    if (i == count) return load_bad(m, DIAG_OPSET_VALUE, item, "not the name of a trait");
    if (*out & traits[i].trait)
      return load_bad(m, DIAG_OPSET_DUPLICATE, item, "'%s' is repeated", item->text);
    *out |= traits[i].trait;
  }
  return true;
}

bool load_read_assembly(model *m, const ynode *n, const char **out) {
  *out = NULL;
  if (!n) return true;
  if (!yaml_want(&m->file, n, Y_SCALAR, "assembly")) return false;
  *out = n->text;
  return true;
}

/* --- Ops ------------------------------------------------------------------------------- */

/* MLIR writes an op's properties in the order of their names (the generated writeProperties of
 * LLVM 22, e.g. func::CallOp: arg_attrs, callee, no_inline, res_attrs), whatever the order in which
 * its definition lists them. */
static bool in_name_order(model *m, const ynode *n) {
  for (const ynode *p = n ? n->first : NULL; p && p->next; p = p->next) {
    size_t a = strcspn(p->text, "?"), b = strcspn(p->next->text, "?");
    int order = strncmp(p->text, p->next->text, a < b ? a : b);
    if (order > 0 || (order == 0 && a > b))
      return load_bad(m, DIAG_OPSET_VALUE, p->next,
                      "properties must stand in the order of their names");
  }
  return true;
}

static bool read_properties(model *m, const ynode *n, ir_opdef *def) {
  const ir_slot *slots;
  if (!read_slots(m, n, "?", &slots, &def->prop_count) || !in_name_order(m, n)) return false;
  ir_propdef *props = ARENA_ARRAY(m->a, ir_propdef, def->prop_count);
  for (size_t i = 0; i < def->prop_count; i++)
    props[i] = (ir_propdef){slots[i].name, slots[i].arity == IR_OPTIONAL};
  def->props = def->prop_count ? props : NULL;
  return true;
}

/* If two groups have open sizes, a trait must state how values are divided among them. */
static bool divides(const model *m, const ynode *n, const char *what, const ir_slot *slots,
                    size_t count, bool said) {
  size_t open = 0;
  for (size_t i = 0; i < count; i++) open += slots[i].arity != IR_ONE;
  return open < 2 || said ||
         load_bad(m, DIAG_OPSET_VALUE, n,
                  "%zu groups of %ss have any size: the trait same_variadic_%ss or %s_segments "
                  "says how they are divided",
                  open, what, what, what);
}

/* "six_months", or "{six_months: window_reversal}": of a property; complex_operands is not one. */
static bool read_promise(model *m, const ynode *n, vs_op *op) {
  if (!n) return true;
  if (load_is_word(n, "six_months")) {
    op->promise = VS_PROMISE_SIX_MONTHS;
    return true;
  }
  const ynode *part;
  const yaml_key keys[] = {{"six_months", true, &part}};
  if (n->kind != Y_MAPPING) return load_bad(m, DIAG_OPSET_VALUE, n, "not a promise");
  if (!READ_KEYS(m, n, keys) || !yaml_want(&m->file, part, Y_SCALAR, "a property")) return false;
  op->promise = VS_PROMISE_SIX_MONTHS_COMPLEX;
  if (load_is_word(part, "complex_operands")) return true;
  op->promise = VS_PROMISE_SIX_MONTHS_PROPERTY;
  op->promise_part = part->text;
  return ir_prop_named(&op->def, part->text) >= 0 ||
         load_bad(m, DIAG_OPSET_REFERENCE, part, "no property '%s'", part->text);
}

/* An op of the base that a file states again keeps the checks that the file leaves out. */
static void keep_checks(const vs_op *old, op_entry *e) {
  if (!e->arguments) e->row.arguments = old->arguments;
  if (!e->constraints) e->row.statements = old->statements;
  if (!e->checks) e->row.checks = old->checks;
  e->row.elementwise = old->elementwise;
  e->row.profiles = old->profiles;
  e->row.accuracy = old->accuracy;
  e->row.sizes = old->sizes;
}

/* Keys of an op that the model does not keep: they are read at once. */
typedef struct op_keys {
  const ynode *name, *operands, *properties, *regions, *results, *traits, *assembly, *successors,
      *promise;
} op_keys;

/* Each key, and whether it belongs in this file. */
static bool read_op_keys(model *m, const ynode *n, const document *d, op_keys *k, op_entry *e) {
  *e = (op_entry){.node = n};
  const yaml_key keys[] = {
      {"name", true, &k->name},
      {"operands", false, &k->operands},
      {"properties", false, &k->properties},
      {"regions", false, &k->regions},
      {"results", false, &k->results},
      {"traits", false, &k->traits},
      {"assembly", false, &k->assembly},
      {"successors", false, &k->successors},
      {"replaces", false, &e->replaces},
      {"upgrade", false, &e->upgrade},
      {"vhlo", false, &e->vhlo},
      {"map", false, &e->map},
      {"promise", false, &k->promise},
      {"constraints", false, &e->constraints},
      {"decomposition", false, &e->decomposition},
      {"arguments", false, &e->arguments},
      {"checks", false, &e->checks},
      {"elementwise", false, &e->suite.elementwise},
      {"profiles", false, &e->suite.profiles},
      {"accuracy", false, &e->suite.accuracy},
      {"sizes", false, &e->suite.sizes},
      {"exact", false, &e->suite.exact},
  };
  if (!READ_KEYS(m, n, keys)) return false;
  const ynode *const versioned[] = {e->replaces, e->upgrade};
  const ynode *const unversioned[] = {
      e->vhlo,        e->map,        k->promise,           e->constraints,    e->decomposition,
      e->arguments,   e->checks,     e->suite.elementwise, e->suite.profiles, e->suite.accuracy,
      e->suite.sizes, e->suite.exact};
  const ynode *const *list = d->dialect ? versioned : unversioned, *foreign = NULL;
  size_t count =
      d->dialect ? sizeof versioned / sizeof *versioned : sizeof unversioned / sizeof *unversioned;
  for (size_t i = 0; !foreign && i < count; i++) foreign = list[i];
  return !foreign || load_bad(m, DIAG_OPSET_KEY, foreign, "this key belongs in %s",
                              d->dialect ? "a release file" : "a dialect file");
}

static bool read_op_parts(model *m, const op_keys *k, op_entry *e) {
  ir_opdef *def = &e->row.def;
  if (!read_slots(m, k->operands, "*?", &def->operands, &def->operand_count) ||
      !read_properties(m, k->properties, def) ||
      !read_slots(m, k->regions, "*", &def->regions, &def->region_count) ||
      !read_slots(m, k->results, "*?", &def->results, &def->result_count) ||
      !read_traits(m, k->traits, &def->traits) ||
      !load_read_assembly(m, k->assembly, &def->assembly) ||
      !divides(m, k->operands, "operand", def->operands, def->operand_count,
               def->traits & (IR_TRAIT_SAME_VARIADIC_OPERANDS | IR_TRAIT_OPERAND_SEGMENTS)) ||
      !divides(m, k->results, "result", def->results, def->result_count,
               def->traits & (IR_TRAIT_SAME_VARIADIC_RESULTS | IR_TRAIT_RESULT_SEGMENTS)))
    return false;
  if (k->successors && !load_read_bool(m, k->successors, &def->variadic_successors)) return false;
  return read_promise(m, k->promise, &e->row);
}

static bool read_op(model *m, const ynode *n, const document *d) {
  op_keys k;
  op_entry e;
  if (!read_op_keys(m, n, d, &k, &e)) return false;
  const char *mnemonic;
  if (!load_read_name(m, k.name, &mnemonic)) return false;
  const char *dialect = d->dialect ? d->dialect : "vhlo";
  size_t family;
  unsigned version;
  if (!d->dialect && !load_split_version(mnemonic, &family, &version))
    return load_bad(m, DIAG_OPSET_VALUE, k.name, "'%s' has no version at its end", mnemonic);
  uint16_t id;
  if (!load_op_place(m, k.name, d, mnemonic, &id)) return false;

  keep_checks(&m->ops[id].row, &e);
  e.row.def.name = arena_printf(m->a, "%s.%s", dialect, mnemonic);
  e.row.def.id = id;
  if (!read_op_parts(m, &k, &e)) return false;
  e.row.since = d->release;
  e.row.until = VS_FOREVER;
  e.row.older = e.row.newer = e.row.counterpart = VS_NO_ID;
  m->ops[id] = e;
  return true;
}

/* --- Files ----------------------------------------------------------------------------- */

static bool each(model *m, const ynode *list, const document *d, const char *what,
                 bool (*read)(model *, const ynode *, const document *)) {
  if (!list) return true;
  if (!yaml_want(&m->file, list, Y_SEQUENCE, what)) return false;
  for (const ynode *n = list->first; n; n = n->next)
    if (!read(m, n, d)) return false;
  return true;
}
static bool read_type(model *m, const ynode *n, const document *d) {
  return load_read_kind(m, n, d, true);
}
static bool read_attr(model *m, const ynode *n, const document *d) {
  return load_read_kind(m, n, d, false);
}

bool load_schema_classify(model *m, const ynode *root, const char *file, document *out) {
  *out = (document){.root = root};
  if (!yaml_want(&m->file, root, Y_MAPPING, "the file")) return false;
  for (const ynode *k = root->first; k; k = k->next->next) {
    if (strcmp(k->text, "dialect") == 0) {
      if (!load_read_name(m, k->next, &out->dialect)) return false;
      return strcmp(out->dialect, "vhlo") != 0 ||
             load_bad(m, DIAG_OPSET_VALUE, k->next,
                      "the rows of vhlo belong in the files of its releases");
    }
    if (strcmp(k->text, "release") != 0) continue;
    const ynode *n = k->next;
    if (!yaml_want(&m->file, n, Y_SCALAR, "a release")) return false;
    if (!vs_parse_number(n->text, n->length, &out->release) ||
        vs_without_patch(out->release) != out->release)
      return load_bad(m, DIAG_OPSET_VALUE, n, "'%s' is not a release (X.Y.0)", n->text);
    const char *slash = strrchr(file, '/'), *base = slash ? slash + 1 : file;
    char number[32];
    size_t length = strlen(vs_format(out->release, number));
    if (strncmp(base, number, length) != 0 || strcmp(base + length, ".yaml") != 0)
      return load_bad(m, DIAG_OPSET_RELEASE, n, "release %s is in a file with another name",
                      number);
    return true;
  }
  return load_bad(m, DIAG_OPSET_KEY, root, "neither key 'release' nor key 'dialect'");
}

static bool read_date(model *m, const ynode *n, const char **out) {
  *out = NULL;
  if (!n) return true;
  if (!yaml_want(&m->file, n, Y_SCALAR, "a date")) return false;
  const char *form = "dddd-dd-dd";
  bool good = n->length == strlen(form);
  for (size_t i = 0; good && i < n->length; i++)
    good = form[i] == '-' ? n->text[i] == '-' : n->text[i] >= '0' && n->text[i] <= '9';
  if (!good) return load_bad(m, DIAG_OPSET_VALUE, n, "'%s' is not a date (YYYY-MM-DD)", n->text);
  *out = n->text;
  return true;
}

/* Only bytes that every reader takes for true. LLVM packed booleans at first, with a tensor of one
 * element as a splat like any other: all bits set. */
static bool read_single_true(model *m, const ynode *n, const vs_release *before, uint8_t *out) {
  *out = before ? before->single_true : 0xff;
  if (!n) return true;
  *out = load_is_word(n, "0xFF") ? 0xff : 0x01;
  return *out == 0xff || load_is_word(n, "0x01") ||
         load_bad(m, DIAG_OPSET_VALUE, n, "expected 0xFF or 0x01");
}

/* A boolean key that stays true in every later release. */
static bool read_brought(model *m, const ynode *n, bool before, bool *out) {
  *out = before;
  return !n || load_read_bool(m, n, out);
}

typedef struct release_nodes {
  const ynode *release, *bytecode, *single_true, *ascending_uses, *file_ranges, *other_dialects,
      *small_floats, *first_commit, *first_tag, *first_tag_date, *published;
} release_nodes;

static bool read_release_row(model *m, const document *d, const release_nodes *n) {
  const ynode *bytecode = n->bytecode, *first_tag = n->first_tag;
  if (m->release_count == LIMIT_OPSET_FILES)
    return load_bad(m, DIAG_OPSET_LIMIT, d->root, "too many releases");
  vs_release *r = &m->releases[m->release_count];
  const vs_release *before = m->release_count ? r - 1 : NULL;
  *r = (vs_release){.version = d->release, .published = true};
  if (before && before->version >= r->version)
    return load_bad(m, DIAG_OPSET_RELEASE, d->root, "releases must ascend");
  if (bytecode) {
    const ynode *written, *read;
    const yaml_key keys[] = {{"written", true, &written}, {"read", true, &read}};
    uint64_t w, h;
    if (!READ_KEYS(m, bytecode, keys) ||
        !yaml_number(&m->file, written, "this", 0, UINT8_MAX, &w) ||
        !yaml_number(&m->file, read, "this", 0, UINT8_MAX, &h))
      return false;
    r->bytecode_written = (uint8_t)w;
    r->bytecode_read = (uint8_t)h;
  } else if (before) {
    r->bytecode_written = before->bytecode_written;
    r->bytecode_read = before->bytecode_read;
  } else {
    return load_bad(m, DIAG_OPSET_KEY, d->root, "the first release must say its 'bytecode'");
  }
  if (r->bytecode_read < r->bytecode_written ||
      (before && (r->bytecode_written < before->bytecode_written ||
                  r->bytecode_read < before->bytecode_read)))
    return load_bad(m, DIAG_OPSET_RELEASE, bytecode,
                    "the bytecode version falls, or more is written than read");
  if (!read_single_true(m, n->single_true, before, &r->single_true) ||
      !read_brought(m, n->ascending_uses, before && before->ascending_uses, &r->ascending_uses) ||
      !read_brought(m, n->file_ranges, before && before->file_ranges, &r->file_ranges) ||
      !read_brought(m, n->other_dialects, before && before->other_dialects, &r->other_dialects) ||
      !read_brought(m, n->small_floats, before && before->small_floats, &r->small_floats) ||
      !read_date(m, n->first_commit, &r->first_commit) ||
      !read_date(m, n->first_tag_date, &r->first_tag_date) ||
      (first_tag && !yaml_want(&m->file, first_tag, Y_SCALAR, "a tag")) ||
      (n->published && !load_read_bool(m, n->published, &r->published)))
    return false;
  r->first_tag = first_tag ? first_tag->text : NULL;
  if (!r->first_tag != !r->first_tag_date)
    return load_bad(m, DIAG_OPSET_KEY, d->root, "a tag and its date belong together");
  for (size_t i = m->release_count; i-- > 0;)
    if (r->first_commit && m->releases[i].first_commit) {
      if (strcmp(m->releases[i].first_commit, r->first_commit) > 0)
        return load_bad(m, DIAG_OPSET_RELEASE, n->first_commit, "dates must ascend");
      break;
    }
  m->release_nodes[m->release_count++] = d->root;
  return true;
}

bool load_schema_release(model *m, const document *d) {
  release_nodes n;
  const ynode *enums, *enum_cases, *types, *attributes, *ops, *lifted, *removed;
  const yaml_key keys[] = {
      {"release", true, &n.release},
      {"bytecode", false, &n.bytecode},
      {"single_true", false, &n.single_true},
      {"ascending_uses", false, &n.ascending_uses},
      {"file_ranges", false, &n.file_ranges},
      {"other_dialects", false, &n.other_dialects},
      {"small_floats", false, &n.small_floats},
      {"first_commit", false, &n.first_commit},
      {"first_tag", false, &n.first_tag},
      {"first_tag_date", false, &n.first_tag_date},
      {"published", false, &n.published},
      {"enums", false, &enums},
      {"enum_cases", false, &enum_cases},
      {"types", false, &types},
      {"attributes", false, &attributes},
      {"ops", false, &ops},
      {"lifted", false, &lifted},
      {"removed", false, &removed},
  };
  return READ_KEYS(m, d->root, keys) && read_release_row(m, d, &n) &&
         each(m, enums, d, "enums", load_read_enum) &&
         (!enum_cases || load_read_enum_cases(m, enum_cases, d)) &&
         each(m, types, d, "types", read_type) && each(m, attributes, d, "attributes", read_attr) &&
         each(m, ops, d, "ops", read_op);
}

bool load_schema_dialect(model *m, const document *d) {
  const ynode *dialect, *partial, *enums, *types, *attributes, *ops;
  const yaml_key keys[] = {
      {"dialect", true, &dialect}, {"partial", false, &partial},       {"enums", false, &enums},
      {"types", false, &types},    {"attributes", false, &attributes}, {"ops", false, &ops},
  };
  if (!READ_KEYS(m, d->root, keys)) return false;
  size_t i = 0;
  while (i < m->dialect_count && strcmp(m->dialects[i].name, d->dialect) != 0) i++;
  if (i == m->dialect_count) m->dialects[m->dialect_count++] = (vs_dialect){.name = d->dialect};
  if (partial && !load_read_bool(m, partial, &m->dialects[i].partial)) return false;
  return each(m, enums, d, "enums", load_read_enum) && each(m, types, d, "types", read_type) &&
         each(m, attributes, d, "attributes", read_attr) && each(m, ops, d, "ops", read_op);
}

/* The release before `release`: until when something that ends with it existed. */
static vs_version before(const model *m, vs_version release) {
  vs_version found = VS_NONE;
  for (size_t i = 0; i < m->release_count && m->releases[i].version < release; i++)
    found = m->releases[i].version;
  return found;
}

static bool read_removed(model *m, const ynode *n, const document *d) {
  const ynode *ops, *types, *attributes;
  const yaml_key keys[] = {
      {"ops", false, &ops}, {"types", false, &types}, {"attributes", false, &attributes}};
  if (!READ_KEYS(m, n, keys)) return false;
  const ynode *lists[] = {ops, types, attributes};
  for (size_t i = 0; i < 3; i++) {
    if (!lists[i]) continue;
    if (!yaml_want(&m->file, lists[i], Y_SEQUENCE, "this")) return false;
    for (const ynode *item = lists[i]->first; item; item = item->next) {
      if (!yaml_want(&m->file, item, Y_SCALAR, "a name")) return false;
      kind_entry *kinds = i == 1 ? m->types : m->attrs;
      uint16_t id = i == 0 ? load_find_op_id(m, "vhlo", item->text)
                           : load_find_kind_id(kinds, i == 1 ? m->type_count : m->attr_count,
                                               "vhlo", item->text);
      if (id == VS_NO_ID)
        return load_bad(m, DIAG_OPSET_REFERENCE, item, "'%s' is not declared", item->text);
      vs_version since = i == 0 ? m->ops[id].row.since : kinds[id].row.since;
      vs_version *until = i == 0 ? &m->ops[id].row.until : &kinds[id].row.until;
      if (since >= d->release || *until != VS_FOREVER)
        return load_bad(m, DIAG_OPSET_CHAIN, item, "'%s' does not exist before this release",
                        item->text);
      *until = before(m, d->release);
      *(i == 0 ? &m->ops[id].row.deleted : &kinds[id].row.deleted) = true;
    }
  }
  return true;
}

static const struct {
  const char *name;
  vs_constraint_kind kind;
} constraint_kinds[] = {
    {"same_element_types", VS_CONSTRAINT_SAME_ELEMENT_TYPES},
    {"no_dict_config", VS_CONSTRAINT_NO_DICT_CONFIG},
    {"no_future", VS_CONSTRAINT_NO_FUTURE},
};

/* Reads a constraint that this release lifted, and adds it to each op that had it. */
static bool read_lifted(model *m, const ynode *n, const document *d) {
  const ynode *id, *constraint, *ops;
  const yaml_key keys[] = {
      {"id", true, &id}, {"constraint", true, &constraint}, {"ops", true, &ops}};
  vs_constraint c = {.lifted = d->release};
  if (!READ_KEYS(m, n, keys) || !load_read_name(m, id, &c.id) ||
      !yaml_want(&m->file, ops, Y_SEQUENCE, "ops"))
    return false;
  size_t k = 0, count = sizeof constraint_kinds / sizeof *constraint_kinds;
  while (k < count && !load_is_word(constraint, constraint_kinds[k].name)) k++;
  if (k == count) return load_bad(m, DIAG_OPSET_VALUE, constraint, "not the name of a constraint");
  c.kind = constraint_kinds[k].kind;
  for (const ynode *item = ops->first; item; item = item->next) {
    if (!yaml_want(&m->file, item, Y_SCALAR, "a name")) return false;
    uint16_t op = load_find_op_id(m, "vhlo", item->text);
    if (op == VS_NO_ID) return load_bad(m, DIAG_OPSET_REFERENCE, item, "no op '%s'", item->text);
    vs_op *row = &m->ops[op].row;
    if (row->constraint_count == UINT8_MAX) return load_bad(m, DIAG_OPSET_LIMIT, item, "too many");
    if (row->since >= d->release)
      return load_bad(m, DIAG_OPSET_CHAIN, item, "the op is not older than this release");
    for (size_t i = 0; i < row->constraint_count; i++)
      if (strcmp(row->constraints[i].id, c.id) == 0)
        return load_bad(m, DIAG_OPSET_DUPLICATE, item, "'%s' is lifted twice", c.id);
    vs_constraint *list = ARENA_ARRAY(m->a, vs_constraint, (size_t)row->constraint_count + 1);
    for (size_t i = 0; i < row->constraint_count; i++) list[i] = row->constraints[i];
    list[row->constraint_count++] = c;
    row->constraints = list;
  }
  return true;
}

bool load_schema_release_ends(model *m, const document *d) {
  for (const ynode *k = d->root->first; k; k = k->next->next) {
    if (strcmp(k->text, "removed") == 0 && !read_removed(m, k->next, d)) return false;
    if (strcmp(k->text, "lifted") == 0 && !each(m, k->next, d, "lifted", read_lifted)) return false;
  }
  return true;
}
