/* SPDX-License-Identifier: Apache-2.0 */
/* The names of values and blocks while a program is read.
 *
 * One table for all values: a nested region sees the names around it, and its own end with it
 * (tx_names_pop). A use before the definition gets a placeholder whose uses move to the value when
 * it is defined, which is what gives use lists MLIR's order. Wording of the errors: MLIR's. */
#include "op_parser.h"

/* A use of %name#number before the definition. It stays in the table when it is settled, and serves
 * again when the name is used before its definition in another region. */
struct forward_ref {
  const name_entry *entry;
  uint32_t number;
  ir_value *placeholder;
  const char *at;
  forward_ref *next;          /* of the same name */
  forward_ref *newer, *older; /* all that wait */
};

struct name_entry {
  const char *at; /* of the definition, or of a use before it; NULL: the entry is not in use */
  uint32_t len;   /* of the name, with its '%' */
  uint32_t count; /* 0: not defined here and now */
  union {
    ir_value *first;      /* of `count` values */
    forward_ref *forward; /* the uses before the definition */
  };
};

enum { NAME_PAGE = 256 }; /* entries */

struct block_entry {
  const char *name; /* with '^' */
  uint32_t len, hash, scope;
  ir_block *block;
  const char *at; /* of the definition, or of the first use before it */
  bool defined;
};

/* An error with a note that shows where the other half of the problem stands. */
static bool error_with_note(op_parser *o, const char *at, const char *message, const char *note_at,
                            const char *note) {
  parser *p = o->p;
  if (p->failed) return false;
  p->failed = true;
  diag n = {DIAG_TEXT_VALUE, DIAG_NOTE, tx_parser_place(p, note_at), note, NULL, 0};
  diag d = {DIAG_TEXT_VALUE, DIAG_ERROR, tx_parser_place(p, at), message, &n, 1};
  diag_emit(p->sink, &d);
  return false;
}

static const char *type_text(op_parser *o, const ir_type *t) {
  strbuf_reset(o->piece);
  text_tell_type(o->ctx, t, o->piece);
  return arena_strndup(o->p->scratch, strbuf_str(o->piece), o->piece->len);
}

/* --- Values --- */

bool tx_parse_value_ref(op_parser *o, value_ref *out, bool numbered) {
  parser *p = o->p;
  if (!tx_parser_at(p, TOK_PERCENT)) return tx_parser_error_expected(p, "expected SSA operand");
  out->at = p->tok.at;
  out->len = (uint32_t)tx_token_len(&p->tok);
  out->plain = p->tok.number;
  out->number = 0;
  tx_parser_next(p);
  if (!tx_parser_at(p, TOK_HASH)) return true;
  if (!numbered) return tx_parser_error(p, "result number not allowed in argument list");
  uint64_t number = 0;
  const char *s = p->tok.at + 1;
  bool good = s < p->tok.end;
  for (; good && s < p->tok.end; s++) {
    good = *s >= '0' && *s <= '9';
    number = 10 * number + (uint64_t)(*s - '0');
    if (number > UINT32_MAX) good = false;
  }
  if (!good) return tx_parser_error(p, "invalid SSA value result number");
  out->number = (uint32_t)number;
  tx_parser_next(p);
  return true;
}

static void entry_use(op_parser *o, name_entry *e, const value_ref *ref) {
  e->at = ref->at;
  e->len = ref->len;
  o->name_count++;
}

/* The entry of a name in the map; made there when `add`, else NULL. */
static name_entry *names_hashed(op_parser *o, const value_ref *ref, bool add) {
  uint32_t hash = hash_bytes(ref->at, ref->len, 0);
  for (const map_slot *s = map_first(&o->named, hash); s; s = map_next(&o->named, s)) {
    name_entry *e = s->pointer;
    if (e->len == ref->len && memcmp(e->at, ref->at, e->len) == 0) return e;
  }
  if (!add) return NULL;
  name_entry *e = ARENA_NEW(o->p->scratch, name_entry);
  entry_use(o, e, ref);
  map_add(o->p->scratch, &o->named, hash)->pointer = e;
  return e;
}

/* Short names, such as those of arguments, by their bytes. */
static name_entry *names_short(op_parser *o, const value_ref *ref) {
  uint64_t bytes;
  if (ref->len > sizeof bytes || !tx_eight_bytes(ref->at, o->p->lex.end, &bytes))
    return names_hashed(o, ref, true);
  bytes &= ~UINT64_C(0) >> (64 - 8 * ref->len);
  short_name *known = &o->short_names[hash_u64(bytes) % SHORT_NAMES];
  if (known->bytes != bytes) *known = (short_name){bytes, names_hashed(o, ref, true)};
  return known->entry;
}

/* Makes the page of a number, unless the number is out of proportion to the names so far. */
static bool names_add_page(op_parser *o, uint32_t number) {
  size_t page = number / NAME_PAGE;
  if (number >= 4 * o->name_count + 64) return false;
  if (page >= o->numbered_pages) {
    size_t count = 2 * page + 8;
    o->numbered = arena_grow(o->p->scratch, o->numbered, o->numbered_pages, count,
                             sizeof *o->numbered, _Alignof(name_entry *));
    o->numbered_pages = count;
  }
  o->numbered[page] = ARENA_ARRAY(o->p->scratch, name_entry, NAME_PAGE);
  return true;
}

/* The entry of a number that has none in use. */
static name_entry *names_new_number(op_parser *o, const value_ref *ref) {
  size_t page = ref->plain / NAME_PAGE;
  bool there = page < o->numbered_pages && o->numbered[page];
  if (!there && !names_add_page(o, ref->plain)) {
    o->hashed_plain = true;
    return names_short(o, ref);
  }
  name_entry *e = o->hashed_plain ? names_hashed(o, ref, false) : NULL;
  if (e) return e;
  e = &o->numbered[page][ref->plain % NAME_PAGE];
  entry_use(o, e, ref);
  return e;
}

/* Most programs number their values: those are found by their number, without hashing and side by
 * side. A number that has no page at first is hashed, and found that way for ever. */
static inline name_entry *names_entry(op_parser *o, const value_ref *ref) {
  size_t page = ref->plain / NAME_PAGE;
  if (page < o->numbered_pages && o->numbered[page]) {
    name_entry *e = &o->numbered[page][ref->plain % NAME_PAGE];
    if (e->at) return e;
  }
  return ref->plain == TOKEN_UNNUMBERED ? names_short(o, ref) : names_new_number(o, ref);
}

static bool type_mismatch(op_parser *o, const value_ref *ref, const ir_type *type, ir_value *v,
                          const char *prior) {
  if (o->p->failed) return false;
  char *message = arena_printf(
      o->p->scratch, "use of value '%.*s' expects different type than prior uses: '%s' vs '%s'",
      (int)ref->len, ref->at, type_text(o, type), type_text(o, v->type));
  return error_with_note(o, ref->at, message, prior, "prior use here");
}

/* The use before the definition; without a placeholder when there is none now. */
static forward_ref *forward_of(op_parser *o, const name_entry *entry, uint32_t number) {
  uint32_t hash = (uint32_t)hash_u64((uintptr_t)entry + ((uint64_t)number << 32));
  for (const map_slot *s = map_first(&o->forward, hash); s; s = map_next(&o->forward, s)) {
    forward_ref *f = s->pointer;
    if (f->entry == entry && f->number == number) return f;
  }
  forward_ref *f = ARENA_NEW(o->p->scratch, forward_ref);
  f->entry = entry;
  f->number = number;
  map_add(o->p->scratch, &o->forward, hash)->pointer = f;
  return f;
}

ir_value *tx_names_resolve(op_parser *o, const value_ref *ref, const ir_type *type) {
  name_entry *e = names_entry(o, ref);
  if (e->count) {
    if (ref->number >= e->count) {
      tx_parser_error_id(o->p, DIAG_TEXT_VALUE, ref->at, "reference to invalid result number");
      return NULL;
    }
    ir_value *v = e->first + ref->number;
    if (v->type == type) return v;
    type_mismatch(o, ref, type, v, e->at);
    return NULL;
  }
  forward_ref *f = forward_of(o, e, ref->number);
  if (f->placeholder) {
    if (f->placeholder->type == type) return f->placeholder;
    type_mismatch(o, ref, type, f->placeholder, f->at);
    return NULL;
  }
  if (!o->placeholder_name) {
    static const char name[] = "builtin.unrealized_conversion_cast";
    o->placeholder_name = ir_opname_get(o->ctx, name, sizeof name - 1);
  }
  ir_op *op = ir_op_new(o->ctx, o->placeholder_name, NULL, NULL, 0, &type, 1, 0, NULL, 0);
  f->placeholder = &op->results[0];
  f->at = ref->at;
  f->next = e->forward;
  f->newer = NULL;
  f->older = o->unresolved;
  e->forward = f;
  if (o->unresolved) o->unresolved->newer = f;
  o->unresolved = f;
  return f->placeholder;
}

/* Gives the uses before the definition their value. One of a result that there is not will never
 * get any. */
static bool settle_forward(op_parser *o, name_entry *e, const value_ref *ref, ir_value *first,
                           uint32_t count) {
  parser *p = o->p;
  while (e->forward) {
    forward_ref *f = e->forward;
    if (f->number >= count)
      return tx_parser_error_id(p, DIAG_TEXT_VALUE, f->at, "use of undeclared SSA value name");
    ir_value *v = first + f->number;
    if (f->placeholder->type != v->type) {
      char *message = arena_printf(p->scratch, "definition of SSA value '%.*s#%u' has type '%s'",
                                   (int)ref->len, ref->at, f->number, type_text(o, v->type));
      char *note = arena_printf(p->scratch, "previously used here with type '%s'",
                                type_text(o, f->placeholder->type));
      return error_with_note(o, ref->at, message, f->at, note);
    }
    ir_value_replace_all_uses(f->placeholder, v);
    f->placeholder = NULL;
    if (f->newer)
      f->newer->older = f->older;
    else
      o->unresolved = f->older;
    if (f->older) f->older->newer = f->newer;
    e->forward = f->next;
  }
  return true;
}

/* Adds a definition to the scope. Entries that are neighbours in memory are one run. */
static void add_definition(op_parser *o, name_entry *e) {
  size_t count = o->definitions.count;
  name_run *last = count > o->scope.definitions ? &o->definitions.items[count - 1] : NULL;
  if (last && last->first + last->count == e)
    last->count++;
  else
    VEC_ADD(o->p->scratch, &o->definitions, (name_run){e, 1});
}

bool tx_names_define(op_parser *o, const value_ref *ref, ir_value *first, uint32_t count) {
  name_entry *e = names_entry(o, ref);
  if (e->count) {
    if (o->p->failed) return false;
    char *message =
        arena_printf(o->p->scratch, "redefinition of SSA value '%.*s'", (int)ref->len, ref->at);
    return error_with_note(o, ref->at, message, e->at, "previously defined here");
  }
  if (e->forward && !settle_forward(o, e, ref, first, count)) return false;
  e->first = first;
  e->count = count;
  e->at = ref->at;
  add_definition(o, e);
  return true;
}

bool tx_names_define_entry(op_parser *o, const value_ref *ref, ir_value *value) {
  name_entry *e = names_entry(o, ref);
  if (e->count || e->forward) {
    if (o->p->failed) return false;
    char *message = arena_printf(o->p->scratch, "region entry argument '%.*s' is already in use",
                                 (int)ref->len, ref->at);
    return error_with_note(o, ref->at, message, e->count ? e->at : e->forward->at,
                           "previously referenced here");
  }
  return tx_names_define(o, ref, value, 1);
}

static int compare_places(const void *a, const void *b) {
  const char *x = *(const char *const *)a, *y = *(const char *const *)b;
  return x < y ? -1 : x > y;
}

/* One error each for these places, in the order of the text. */
static bool report_places(op_parser *o, const char **places, size_t count, diag_id id,
                          const char *message) {
  parser *p = o->p;
  qsort(places, count, sizeof *places, compare_places);
  for (size_t i = 0; i < count && i < LIMIT_DIAGNOSTICS && !p->failed; i++)
    diag_error(p->sink, id, tx_parser_place(p, places[i]), "%s", message);
  if (count) p->failed = true;
  return count == 0;
}

bool tx_names_finish(op_parser *o) {
  size_t count = 0;
  for (forward_ref *f = o->unresolved; f; f = f->older) count++;
  if (!count) return true;
  const char **places = ARENA_ARRAY(o->p->scratch, const char *, count);
  count = 0;
  for (forward_ref *f = o->unresolved; f; f = f->older) places[count++] = f->at;
  return report_places(o, places, count, DIAG_TEXT_VALUE, "use of undeclared SSA value name");
}

/* --- Scopes --- */

name_scope tx_names_push(op_parser *o) {
  name_scope outer = o->scope;
  o->scope = (name_scope){o->definitions.count, o->blocks.count, ++o->last_scope_id};
  return outer;
}

bool tx_names_pop(op_parser *o, name_scope outer) {
  size_t undefined = 0;
  for (size_t i = o->scope.blocks; i < o->blocks.count; i++)
    undefined += !o->blocks.items[i].defined;
  if (undefined) {
    const char **places = ARENA_ARRAY(o->p->scratch, const char *, undefined);
    undefined = 0;
    for (size_t i = o->scope.blocks; i < o->blocks.count; i++)
      if (!o->blocks.items[i].defined) places[undefined++] = o->blocks.items[i].at;
    return report_places(o, places, undefined, DIAG_TEXT_BLOCK, "reference to an undefined block");
  }
  while (o->blocks.count > o->scope.blocks) {
    const block_entry *e = &o->blocks.items[--o->blocks.count];
    map_slot *s = map_first(&o->block_names, e->hash);
    while (s->number != o->blocks.count) s = map_next(&o->block_names, s);
    map_remove(&o->block_names, s);
  }
  while (o->definitions.count > o->scope.definitions) {
    name_run run = o->definitions.items[--o->definitions.count];
    for (size_t i = 0; i < run.count; i++) {
      run.first[i].count = 0;
      run.first[i].forward = NULL;
    }
  }
  o->scope = outer;
  return true;
}

/* --- Blocks --- */

static block_entry *names_block(op_parser *o, const token *t, bool *fresh) {
  uint32_t len = (uint32_t)tx_token_len(t), hash = hash_bytes(t->at, len, o->scope.id);
  *fresh = false;
  for (const map_slot *s = map_first(&o->block_names, hash); s; s = map_next(&o->block_names, s)) {
    block_entry *e = &o->blocks.items[s->number];
    if (e->scope == o->scope.id && e->len == len && memcmp(e->name, t->at, len) == 0) return e;
  }
  *fresh = true;
  map_add(o->p->scratch, &o->block_names, hash)->number = o->blocks.count;
  VEC_ADD(
      o->p->scratch, &o->blocks,
      (block_entry){.name = t->at, .len = len, .hash = hash, .scope = o->scope.id, .at = t->at});
  return &o->blocks.items[o->blocks.count - 1];
}

/* The entry of the block name that stands here; NULL, reported, when there is none. */
static block_entry *block_here(op_parser *o, bool *fresh) {
  if (tx_parser_at(o->p, TOK_CARET)) return names_block(o, &o->p->tok, fresh);
  tx_parser_error_expected(o->p, "expected block name");
  return NULL;
}

ir_block *tx_names_block_use(op_parser *o) {
  bool fresh;
  block_entry *e = block_here(o, &fresh);
  if (!e) return NULL;
  if (fresh) e->block = ir_block_new(o->ctx);
  tx_parser_next(o->p);
  return e->block;
}

ir_block *tx_names_block_define(op_parser *o, ir_block *block) {
  parser *p = o->p;
  bool fresh;
  block_entry *e = block_here(o, &fresh);
  if (!e) return NULL;
  if (fresh) {
    e->block = block ? block : ir_block_new(o->ctx);
  } else if (e->defined) {
    tx_parser_error_id(p, DIAG_TEXT_BLOCK, p->tok.at, "redefinition of block '%.*s'", (int)e->len,
                       e->name);
    return NULL;
  }
  e->defined = true;
  e->at = p->tok.at;
  tx_parser_next(p);
  return e->block;
}
