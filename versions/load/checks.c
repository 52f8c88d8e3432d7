/* SPDX-License-Identifier: Apache-2.0 */
/* Reads what verify/ checks of an op without versions: its arguments, its constraints in words, and
 * its traits and functions. The first two are packed (versions/registry.c unpacks them). */
#include <string.h>

#include "base/strbuf.h"
#include "model.h"

static const char *const type_sets[] = {
#define SET(name, ...) #name,
#include "versions/type_sets.def"
#undef SET
    NULL};
static const char *const attribute_sets[] = {
#define ATTRIBUTE(name, words, check) #name,
#include "versions/attribute_sets.def"
#undef ATTRIBUTE
    NULL};
static const char *const regions[] = {"ONE_BLOCK", NULL};

static const char *const traits[] = {
#define TRAIT(name, yaml) yaml,
#include "versions/checks.def"
    NULL};
static const char *const verifies[] = {
#define VERIFY(name) #name,
#include "versions/checks.def"
    NULL};
static const char *const infers[] = {
#define INFER(name) #name,
#include "versions/checks.def"
    NULL};

bool load_word(model *m, const ynode *n, const char *const *words, const char *table, size_t *out) {
  if (!yaml_want(&m->file, n, Y_SCALAR, "a word")) return false;
  for (*out = 0; words[*out]; ++*out)
    if (*words[*out] && load_is_word(n, words[*out])) return true;
  return load_bad(m, DIAG_OPSET_REFERENCE, n, "'%s' is not in versions/%s", n->text, table);
}

static void pack_byte(strbuf *out, size_t value) { strbuf_addc(out, (char)(value + 1)); }
static void pack_text(strbuf *out, const char *text) { strbuf_add(out, text, strlen(text) + 1); }
const char *load_packed(model *m, const strbuf *bytes) {
  return bytes->len ? arena_strndup(m->a, bytes->bytes, bytes->len) : NULL;
}

/* --- Arguments --- */

/* The name that the op has for its argument number `at` of a kind; NULL: there are fewer. */
static const char *slot_name(const ir_opdef *d, vs_argument_kind kind, size_t at) {
  const ir_slot *slots = kind == VS_ARGUMENT_OPERAND  ? d->operands
                         : kind == VS_ARGUMENT_RESULT ? d->results
                                                      : d->regions;
  size_t count = kind == VS_ARGUMENT_OPERAND  ? d->operand_count
                 : kind == VS_ARGUMENT_RESULT ? d->result_count
                                              : d->region_count;
  return at < count ? slots[at].name : NULL;
}

static bool is_argument(model *m, const ynode *n, const ir_opdef *d, vs_argument_kind kind,
                        size_t at) {
  if (!yaml_want(&m->file, n, Y_SCALAR, "a name")) return false;
  if (kind == VS_ARGUMENT_ATTR)
    return ir_prop_named(d, n->text) >= 0 ||
           load_bad(m, DIAG_OPSET_REFERENCE, n, "%s has no property '%s'", d->name, n->text);
  const char *name = slot_name(d, kind, at);
  return (name && strcmp(name, n->text) == 0) ||
         load_bad(m, DIAG_OPSET_REFERENCE, n, "%s number %zu of %s is %s", vs_argument_words[kind],
                  at + 1, d->name, name ? name : "not there");
}

static bool read_argument(model *m, const ynode *n, const ir_opdef *d, size_t *counts,
                          strbuf *out) {
  const ynode *of[VS_ARGUMENT_REGION + 1], *is, *id, *value;
  const yaml_key keys[] = {{"attr", false, &of[0]},   {"operand", false, &of[1]},
                           {"result", false, &of[2]}, {"region", false, &of[3]},
                           {"is", true, &is},         {"id", false, &id},
                           {"value", false, &value}};
  static const struct {
    const char *const *words;
    const char *table;
  } sets[] = {{attribute_sets, "attribute_sets.def"},
              {type_sets, "type_sets.def"},
              {type_sets, "type_sets.def"},
              {regions, "load/checks.c"}};
  if (!READ_KEYS(m, n, keys)) return false;
  size_t kind = VS_ARGUMENT_REGION + 1, said = 0, set;
  for (size_t i = 0; i <= VS_ARGUMENT_REGION; i++)
    if (of[i]) {
      kind = i;
      said++;
    }
  if (said != 1)
    return load_bad(m, DIAG_OPSET_KEY, n, "one of 'attr', 'operand', 'result', 'region'");
  if (!is_argument(m, of[kind], d, (vs_argument_kind)kind, counts[kind]++) ||
      !load_word(m, is, sets[kind].words, sets[kind].table, &set) ||
      (id && !yaml_want(&m->file, id, Y_SCALAR, "an id")) ||
      (value && !yaml_want(&m->file, value, Y_SCALAR, "an id")))
    return false;
  if (value && kind != VS_ARGUMENT_ATTR)
    return load_bad(m, DIAG_OPSET_KEY, value, "only attributes have values");
  pack_byte(out, kind);
  pack_byte(out, set);
  pack_text(out, id ? id->text : of[kind]->text);
  pack_text(out, of[kind]->text);
  pack_text(out, value ? value->text : "");
  return true;
}

bool load_arguments(model *m, const ynode *n, vs_op *op) {
  if (!yaml_want(&m->file, n, Y_SEQUENCE, "arguments")) return false;
  size_t counts[VS_ARGUMENT_REGION + 1] = {0};
  strbuf_auto bytes = STRBUF_INIT;
  for (const ynode *item = n->first; item; item = item->next)
    if (!read_argument(m, item, &op->def, counts, &bytes)) return false;
  op->arguments = load_packed(m, &bytes);
  return true;
}

/* --- Constraints in words --- */

bool load_join(model *m, const ynode *n, const char *between, strbuf *out) {
  if (!yaml_want(&m->file, n, Y_SEQUENCE, "names")) return false;
  for (const ynode *item = n->first; item; item = item->next) {
    if (!yaml_want(&m->file, item, Y_SCALAR, "a name")) return false;
    strbuf_addf(out, "%s%s", item == n->first ? "" : between, item->text);
  }
  return true;
}

/* {size: [low, high]} */
static bool read_match(model *m, const ynode *n, size_t *match, strbuf *names) {
  if (!yaml_want(&m->file, n, Y_MAPPING, "match")) return false;
  if (n->count != 2) return load_bad(m, DIAG_OPSET_KEY, n, "'match' has one key");
  return load_word(m, n->first, vs_match_words, "registry.c", match) &&
         load_join(m, n->first->next, ", ", names);
}

bool load_statement(model *m, const ynode *n, strbuf *out) {
  const ynode *id, *when, *reads, *must, *note, *match;
  const yaml_key keys[] = {{"id", true, &id},     {"when", false, &when}, {"reads", false, &reads},
                           {"must", true, &must}, {"note", false, &note}, {"match", false, &match}};
  size_t when_word = VS_WHEN_STATIC, match_word = VS_MATCH_NONE;
  strbuf_auto names = STRBUF_INIT, matched = STRBUF_INIT;
  if (!READ_KEYS(m, n, keys) || !yaml_text(&m->file, id, "an id") ||
      !yaml_text(&m->file, must, "a sentence") ||
      (note && !yaml_text(&m->file, note, "a sentence")) ||
      (when && !load_word(m, when, vs_when_words, "registry.c", &when_word)) ||
      (reads && !load_join(m, reads, ", ", &names)) ||
      (match && !read_match(m, match, &match_word, &matched)))
    return false;
  const char *at = out->len ? strbuf_str(out) : NULL;
  for (vs_statement s; vs_next_statement(&at, &s);)
    if (strcmp(s.id, id->text) == 0)
      return load_bad(m, DIAG_OPSET_DUPLICATE, id, "constraint '%s' is repeated", id->text);
  pack_byte(out, when_word);
  pack_byte(out, match_word);
  pack_text(out, id->text);
  pack_text(out, strbuf_str(&names));
  pack_text(out, must->text);
  pack_text(out, note ? note->text : "");
  pack_text(out, strbuf_str(&matched));
  return true;
}

/* --- Traits and functions --- */

static bool has_id(const vs_op *op, const char *id) {
  const char *at = op->arguments;
  for (vs_argument a; vs_next_argument(&at, &a);)
    if (strcmp(a.id, id) == 0) return true;
  at = op->statements;
  for (vs_statement s; vs_next_statement(&at, &s);)
    if (strcmp(s.id, id) == 0) return true;
  for (size_t i = 0; i < op->must_count; i++)
    if (strcmp(op->musts[i].id, id) == 0) return true;
  return false;
}

static bool read_broken_id(model *m, const ynode *n, const vs_op *op, char *out) {
  if (!n) return true;
  if (!yaml_want(&m->file, n, Y_SCALAR, "an id")) return false;
  if (n->length >= sizeof op->checks.types)
    return load_bad(m, DIAG_OPSET_LIMIT, n, "at most %zu characters", sizeof op->checks.types - 1);
  memcpy(out, n->text, n->length + 1);
  return has_id(op, n->text) ||
         load_bad(m, DIAG_OPSET_REFERENCE, n, "%s has no constraint '%s'", op->def.name, n->text);
}

/* "C1", or {types: C1, shape: C2, element: C3}. */
static bool read_broken(model *m, const ynode *n, const vs_op *op, vs_checks *out) {
  const ynode *types = n, *shape = n, *element = n;
  const yaml_key keys[] = {
      {"types", false, &types}, {"shape", false, &shape}, {"element", false, &element}};
  if (n->kind != Y_SCALAR && !READ_KEYS(m, n, keys)) return false;
  return read_broken_id(m, types, op, out->types) && read_broken_id(m, shape, op, out->shape) &&
         read_broken_id(m, element, op, out->element);
}

static bool read_function(model *m, const ynode *n, const char *const *words, uint8_t *out) {
  size_t word;
  if (!n) return true;
  if (!load_word(m, n, words, "checks.def", &word)) return false;
  *out = (uint8_t)(word + 1);
  return true;
}

bool load_checks(model *m, const ynode *n, vs_op *op) {
  const ynode *list, *broken, *verify, *infer;
  const yaml_key keys[] = {{"traits", false, &list},
                           {"broken", false, &broken},
                           {"verify", false, &verify},
                           {"infer", false, &infer}};
  vs_checks c = {0};
  if (!READ_KEYS(m, n, keys) || (list && !yaml_want(&m->file, list, Y_SEQUENCE, "traits")))
    return false;
  for (const ynode *item = list ? list->first : NULL; item; item = item->next) {
    size_t trait;
    if (!load_word(m, item, traits, "checks.def", &trait)) return false;
    c.traits = (uint16_t)(c.traits | 1u << trait);
  }
  if ((broken && !read_broken(m, broken, op, &c)) ||
      !read_function(m, verify, verifies, &c.verify) || !read_function(m, infer, infers, &c.infer))
    return false;
  op->checks = c;
  return true;
}
