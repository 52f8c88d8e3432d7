/* SPDX-License-Identifier: Apache-2.0 */
/* Statements: classes, records, and what surrounds them. */
#include <string.h>

#include "base/intern.h"
#include "internal.h"

tg *tg_new(arena *a, diag_sink *sink) {
  tg *t = ARENA_NEW(a, tg);
  *t = (tg){.memory = a, .sink = sink};
  return t;
}

const tg_record *tg_records(const tg *t) { return t->first; }

const tg_record *tg_find(const tg *t, const char *name) {
  uint32_t hash = hash_bytes(name, strlen(name), 0);
  for (const map_slot *s = map_first(&t->names, hash); s; s = map_next(&t->names, s)) {
    const tg_record *r = s->pointer;
    if (strcmp(r->name, name) == 0) return r;
  }
  return NULL;
}

/* --- One record --- */

static const char *take_word(lexer *l, const char *what) {
  const char *word = l->now.text;
  if (l->now.kind != TOKEN_NAME) return lexer_fail(l, "expected %s", what), NULL;
  lexer_next(l);
  return word;
}

/* `bit`, `list<string>`, `bits<4>`, `Class`. */
static bool take_type(lexer *l) {
  if (!take_word(l, "a type")) return false;
  if (!take_sign(l, '<')) return true;
  for (unsigned depth = 1; depth; lexer_next(l)) {
    if (l->now.kind == TOKEN_END) return lexer_fail(l, "the type has no end");
    depth += at_sign(l, '<');
    depth -= at_sign(l, '>');
  }
  return true;
}

static void append(const tg_field **first, tg_field **last, tg_field *f) {
  if (*last)
    (*last)->next = f;
  else
    *first = f;
  *last = f;
}

static bool parse_parameters(lexer *l, const binding *names, tg_record *r) {
  tg_field *last = NULL;
  if (!take_sign(l, '<')) return true;
  while (!at_sign(l, '>')) {
    tg_field *f = ARENA_NEW(l->t->memory, tg_field);
    if (!take_type(l) || !(f->name = take_word(l, "the name of an argument"))) return false;
    if (take_sign(l, '=') && !(f->value = value_parse(l, names))) return false;
    append(&r->parameters, &last, f);
    if (!take_sign(l, ',')) break;
  }
  return want_sign(l, '>');
}

static bool parse_parents(lexer *l, const binding *names, tg_record *r) {
  tg_value *last = NULL;
  if (!take_sign(l, ':')) return true;
  do {
    tg_value *parent = value_parse(l, names);
    if (!parent) return false;
    if (parent->kind != TG_NAME && parent->kind != TG_CLASS)
      return lexer_fail(l, "a parent is not the name of a class");
    if (last)
      last->next = parent;
    else
      r->parents = parent;
    last = parent;
  } while (take_sign(l, ','));
  return true;
}

static bool parse_assertion(lexer *l, const binding *names) {
  return value_parse(l, names) && want_sign(l, ',') && value_parse(l, names) && want_sign(l, ';');
}

/* A field: `let name = value;` or `type name = value;`. */
static bool parse_field(lexer *l, const binding *names, tg_record *r, tg_field **last) {
  if (at_word(l, "assert")) return lexer_next(l), parse_assertion(l, names);
  if (at_word(l, "defvar")) return lexer_fail(l, "'defvar' in a record is not known");
  bool let = at_word(l, "let");
  tg_field *f = ARENA_NEW(l->t->memory, tg_field);
  if (let)
    lexer_next(l);
  else if (at_word(l, "field"))
    lexer_next(l);
  if ((!let && !take_type(l)) || !(f->name = take_word(l, "the name of a field"))) return false;
  if (let && at_sign(l, '{')) return lexer_fail(l, "'let' of single bits is not known");
  if (let ? want_sign(l, '=') : take_sign(l, '=')) {
    if (!(f->value = value_parse(l, names))) return false;
  }
  if (l->t->failed) return false;
  append(&r->fields, last, f);
  return want_sign(l, ';');
}

static bool parse_body(lexer *l, const binding *names, tg_record *r) {
  tg_field *last = NULL;
  for (const tg_field *f = r->fields; f; f = f->next) last = (tg_field *)(uintptr_t)f;
  if (take_sign(l, ';')) return true;
  if (!want_sign(l, '{')) return false;
  while (!at_sign(l, '}'))
    if (!parse_field(l, names, r, &last)) return false;
  lexer_next(l);
  take_sign(l, ';');
  return true;
}

static bool keep(lexer *l, tg_record *r) {
  tg *t = l->t;
  if (r->name) {
    const tg_record *other = tg_find(t, r->name);
    if (other && other->fields) return lexer_fail(l, "'%s' is declared twice", r->name);
    map_add(t->memory, &t->names, hash_bytes(r->name, strlen(r->name), 0))->pointer = r;
  }
  if (t->last)
    ((tg_record *)(uintptr_t)t->last)->next = r;
  else
    t->first = r;
  t->last = r;
  return true;
}

/* The fields that an outer `let … in` sets. */
typedef struct outer_let {
  const char *name;
  const tg_value *value;
  const struct outer_let *outer;
} outer_let;

static bool parse_record(lexer *l, const binding *names, const outer_let *lets, bool is_class) {
  tg_record *r = ARENA_NEW(l->t->memory, tg_record);
  *r = (tg_record){.is_class = is_class,
                   .place = {.file = l->file, .line = l->now.line, .column = l->now.column}};
  if (is_class) {
    if (!(r->name = take_word(l, "the name of a class"))) return false;
  } else if (!at_sign(l, ':') && !at_sign(l, ';') && !at_sign(l, '{')) {
    tg_value *name = value_parse(l, names);
    if (!name) return false;
    if (name->kind != TG_NAME && name->kind != TG_STRING)
      return lexer_fail(l, "the name of the record is not a word");
    r->name = name->text;
  }
  if ((is_class && !parse_parameters(l, names, r)) || !parse_parents(l, names, r)) return false;
  tg_field *last = NULL;
  for (; lets; lets = lets->outer) {
    tg_field *f = ARENA_NEW(l->t->memory, tg_field);
    *f = (tg_field){.name = lets->name, .value = lets->value};
    append(&r->fields, &last, f);
  }
  return parse_body(l, names, r) && keep(l, r);
}

/* --- What surrounds them --- */

static bool parse_statement(lexer *l, const binding **names, const outer_let *lets, unsigned depth);

/* One statement, or several in braces. */
static bool parse_block(lexer *l, const binding *names, const outer_let *lets, unsigned depth) {
  if (!take_sign(l, '{')) return parse_statement(l, &names, lets, depth + 1);
  while (!at_sign(l, '}')) {
    if (l->now.kind == TOKEN_END) return lexer_fail(l, "the block has no end");
    if (!parse_statement(l, &names, lets, depth + 1)) return false;
  }
  lexer_next(l);
  return true;
}

static bool parse_let(lexer *l, const binding *names, const outer_let *lets, unsigned depth) {
  do {
    outer_let *let = ARENA_NEW(l->t->memory, outer_let);
    let->outer = lets;
    if (!(let->name = take_word(l, "the name of a field")) || !want_sign(l, '=') ||
        !(let->value = value_parse(l, names)))
      return false;
    lets = let;
  } while (take_sign(l, ','));
  if (!at_word(l, "in")) return lexer_fail(l, "expected 'in'");
  lexer_next(l);
  return parse_block(l, names, lets, depth);
}

/* The text of the body is read once for each item. */
static bool parse_foreach(lexer *l, const binding *names, const outer_let *lets, unsigned depth) {
  binding *own = ARENA_NEW(l->t->memory, binding);
  own->outer = names;
  tg_value *list = NULL;
  if (!(own->name = take_word(l, "a name")) || !want_sign(l, '=') ||
      !(list = value_parse(l, names)))
    return false;
  if (list->kind != TG_LIST || !list->first)
    return lexer_fail(
        l, "'foreach' of anything but a list that is written out, and has items, is not known");
  if (!at_word(l, "in")) return lexer_fail(l, "expected 'in'");
  lexer body = *l;
  for (const tg_value *item = list->first; item; item = item->next) {
    if (++l->t->rounds > LIMIT_TABLEGEN_ROUNDS)
      return tg_fail(l->t, DIAG_LIMIT_PASSED, tg_place(list),
                     "more rounds of 'foreach' than the limit tablegen_rounds (%u)",
                     LIMIT_TABLEGEN_ROUNDS);
    *l = body;
    own->value = item;
    binding *now = ARENA_NEW(l->t->memory, binding);
    *now = *own;
    lexer_next(l);
    if (!parse_block(l, now, lets, depth)) return false;
  }
  return true;
}

static bool parse_variable(lexer *l, const binding **names) {
  binding *own = ARENA_NEW(l->t->memory, binding);
  own->outer = *names;
  if (!(own->name = take_word(l, "a name")) || !want_sign(l, '=') ||
      !(own->value = value_parse(l, *names)))
    return false;
  *names = own;
  return want_sign(l, ';');
}

static bool parse_include(lexer *l) {
  if (l->now.kind != TOKEN_STRING) return lexer_fail(l, "expected the name of a file");
  lexer_next(l);
  return true;
}

static bool parse_statement(lexer *l, const binding **names, const outer_let *lets,
                            unsigned depth) {
  if (!lexer_shallow(l, depth)) return false;
  if (l->now.kind != TOKEN_NAME) return lexer_fail(l, "expected a statement");
  const char *word = l->now.text;
  bool is_def = strcmp(word, "def") == 0, is_class = strcmp(word, "class") == 0;
  static const char *const unknown[] = {"multiclass", "defm", "defset", "if", "deftype", "dump"};
  for (size_t i = 0; i < sizeof unknown / sizeof *unknown; i++)
    if (strcmp(word, unknown[i]) == 0) return lexer_fail(l, "'%s' is not known", word);
  lexer_next(l);
  if (is_def || is_class) return parse_record(l, *names, lets, is_class);
  if (strcmp(word, "include") == 0) return parse_include(l);
  if (strcmp(word, "let") == 0) return parse_let(l, *names, lets, depth);
  if (strcmp(word, "foreach") == 0) return parse_foreach(l, *names, lets, depth);
  if (strcmp(word, "defvar") == 0) return parse_variable(l, names);
  if (strcmp(word, "assert") == 0) return parse_assertion(l, *names);
  return lexer_fail(l, "'%s' begins no statement of TableGen", word);
}

bool tg_read(tg *t, const char *file, const char *bytes, size_t size) {
  if (size > LIMIT_TABLEGEN_BYTES)
    return tg_fail(t, DIAG_LIMIT_PASSED, (diag_place){.file = file, .line = 1, .column = 1},
                   "larger than the limit tablegen_bytes (%u)", LIMIT_TABLEGEN_BYTES);
  t->failed = false;
  lexer l = lexer_of(t, arena_strndup(t->memory, file, strlen(file)), bytes, size);
  const binding *names = NULL;
  while (!t->failed && l.now.kind != TOKEN_END) parse_statement(&l, &names, NULL, 0);
  return !t->failed;
}
