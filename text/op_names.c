/* The names of values and blocks while a program is read.
 *
 * One table for all values: a nested region sees the names around it, and its own end with it
 * (tx_names_pop). A use before the definition gets a placeholder whose uses move to the value when
 * it is defined, which is what gives use lists MLIR's order. Wording of the errors: MLIR's. */
#include "op_parser.h"

/* A use of %name#number before the definition. It stays in the table when it is settled, and serves
 * again when the name is used before its definition in another region. */
struct forward_ref {
  uint32_t entry;
  uint32_t number;
  ir_value *placeholder;
  const char *at;
  forward_ref *next;          /* of the same name */
  forward_ref *newer, *older; /* all that wait */
};

struct name_entry {
  const char *name; /* with '%' */
  uint32_t len;
  ir_value *first; /* NULL: not defined here and now */
  uint32_t count;
  const char *at; /* of the definition */
  forward_ref *forward;
};

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
  text_print_type(o->ctx, t, o->piece);
  return arena_strndup(o->p->scratch, strbuf_str(o->piece), o->piece->len);
}

/* --- Values --- */

/* "12" -> 12; other words, and numbers written with a 0 in front, are not plain. The text goes on
 * to `limit`. */
static uint32_t plain_number(const char *s, const char *end, const char *limit) {
  uint32_t n = 0;
  uint64_t bytes;
  if (s == end || end - s > 8 || (*s == '0' && end - s > 1)) return UINT32_MAX;
  if (tx_eight_bytes(s, limit, &bytes)) {
    unsigned len = (unsigned)(end - s);
    return tx_count_digits(bytes) < len ? UINT32_MAX : tx_number_of_digits(bytes, len);
  }
  for (; s < end; s++) {
    if (*s < '0' || *s > '9') return UINT32_MAX;
    n = 10 * n + (uint32_t)(*s - '0');
  }
  return n;
}

bool tx_parse_value_ref(op_parser *o, value_ref *out, bool numbered) {
  parser *p = o->p;
  if (!tx_parser_at(p, TOK_PERCENT)) return tx_parser_error_expected(p, "expected SSA operand");
  out->name = out->at = p->tok.at;
  out->len = (uint32_t)tx_token_len(&p->tok);
  out->plain = plain_number(out->name + 1, p->tok.end, p->lex.end);
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

static name_entry *names_add(op_parser *o, const value_ref *ref) {
  VEC_ADD(o->p->scratch, &o->entries, (name_entry){.name = ref->name, .len = ref->len});
  return &o->entries.items[o->entries.count - 1];
}

/* The entry of a name in the map; made there when `add`, else NULL. */
static name_entry *names_hashed(op_parser *o, const value_ref *ref, bool add) {
  uint32_t hash = hash_bytes(ref->name, ref->len, 0);
  for (const map_slot *s = map_first(&o->named, hash); s; s = map_next(&o->named, s)) {
    name_entry *e = &o->entries.items[s->number];
    if (e->len == ref->len && memcmp(e->name, ref->name, e->len) == 0) return e;
  }
  if (!add) return NULL;
  name_entry *e = names_add(o, ref);
  map_add(o->p->scratch, &o->named, hash)->number = o->entries.count - 1;
  return e;
}

/* Short names, such as those of arguments, by their bytes. */
static name_entry *names_short(op_parser *o, const value_ref *ref) {
  uint64_t bytes;
  if (ref->len > sizeof bytes || !tx_eight_bytes(ref->name, o->p->lex.end, &bytes))
    return names_hashed(o, ref, true);
  bytes &= ~UINT64_C(0) >> (64 - 8 * ref->len);
  short_name *known = &o->short_names[hash_u64(bytes) % SHORT_NAMES];
  if (known->bytes == bytes) return &o->entries.items[known->entry];
  name_entry *e = names_hashed(o, ref, true);
  *known = (short_name){bytes, (uint32_t)(e - o->entries.items)};
  return e;
}

/* Most programs number their values: those are found by their number, without hashing and side by
 * side. The array of numbers stays in proportion to the names; a number too large for it now is
 * hashed, and found that way for ever. */
static name_entry *names_entry(op_parser *o, const value_ref *ref) {
  if (ref->plain < o->plain_count && o->plain[ref->plain])
    return &o->entries.items[o->plain[ref->plain] - 1];
  if (ref->plain >= 4 * o->entries.count + 64) {
    o->hashed_plain |= ref->plain != UINT32_MAX;
    return names_short(o, ref);
  }
  if (ref->plain >= o->plain_count) {
    size_t count = 8 * o->entries.count + 128;
    o->plain = arena_grow(o->p->scratch, o->plain, o->plain_count, count, sizeof *o->plain,
                          _Alignof(uint32_t));
    o->plain_count = count;
  }
  name_entry *e = o->hashed_plain ? names_hashed(o, ref, false) : NULL;
  if (!e) e = names_add(o, ref);
  o->plain[ref->plain] = (uint32_t)(e - o->entries.items) + 1;
  return e;
}

static bool type_mismatch(op_parser *o, const value_ref *ref, const ir_type *type, ir_value *v,
                          const char *prior) {
  if (o->p->failed) return false;
  char *message = arena_printf(
      o->p->scratch, "use of value '%.*s' expects different type than prior uses: '%s' vs '%s'",
      (int)ref->len, ref->name, type_text(o, type), type_text(o, v->type));
  return error_with_note(o, ref->at, message, prior, "prior use here");
}

/* The use before the definition; without a placeholder when there is none now. */
static forward_ref *forward_of(op_parser *o, uint32_t entry, uint32_t number) {
  uint32_t hash = (uint32_t)hash_u64((uint64_t)entry << 32 | number);
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
  if (e->first) {
    if (ref->number >= e->count) {
      tx_parser_error_id(o->p, DIAG_TEXT_VALUE, ref->at, "reference to invalid result number");
      return NULL;
    }
    ir_value *v = e->first + ref->number;
    if (v->type == type) return v;
    type_mismatch(o, ref, type, v, e->at);
    return NULL;
  }
  forward_ref *f = forward_of(o, (uint32_t)(e - o->entries.items), ref->number);
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
                                   (int)ref->len, ref->name, f->number, type_text(o, v->type));
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

bool tx_names_define(op_parser *o, const value_ref *ref, ir_value *first, uint32_t count) {
  name_entry *e = names_entry(o, ref);
  if (e->first) {
    if (o->p->failed) return false;
    char *message =
        arena_printf(o->p->scratch, "redefinition of SSA value '%.*s'", (int)ref->len, ref->name);
    return error_with_note(o, ref->at, message, e->at, "previously defined here");
  }
  if (e->forward && !settle_forward(o, e, ref, first, count)) return false;
  e->first = first;
  e->count = count;
  e->at = ref->at;
  VEC_ADD(o->p->scratch, &o->definitions, (uint32_t)(e - o->entries.items));
  return true;
}

bool tx_names_define_entry(op_parser *o, const value_ref *ref, ir_value *value) {
  name_entry *e = names_entry(o, ref);
  if (e->first || e->forward) {
    if (o->p->failed) return false;
    char *message = arena_printf(o->p->scratch, "region entry argument '%.*s' is already in use",
                                 (int)ref->len, ref->name);
    return error_with_note(o, ref->at, message, e->first ? e->at : e->forward->at,
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
  name_scope outer = {o->definitions.count, o->blocks.count, o->scope_id};
  o->scope_id = ++o->next_scope_id;
  return outer;
}

bool tx_names_pop(op_parser *o, name_scope outer) {
  size_t undefined = 0;
  for (size_t i = outer.blocks; i < o->blocks.count; i++) undefined += !o->blocks.items[i].defined;
  if (undefined) {
    const char **places = ARENA_ARRAY(o->p->scratch, const char *, undefined);
    undefined = 0;
    for (size_t i = outer.blocks; i < o->blocks.count; i++)
      if (!o->blocks.items[i].defined) places[undefined++] = o->blocks.items[i].at;
    return report_places(o, places, undefined, DIAG_TEXT_BLOCK, "reference to an undefined block");
  }
  while (o->blocks.count > outer.blocks) {
    const block_entry *e = &o->blocks.items[--o->blocks.count];
    map_slot *s = map_first(&o->block_names, e->hash);
    while (s->number != o->blocks.count) s = map_next(&o->block_names, s);
    map_remove(&o->block_names, s);
  }
  while (o->definitions.count > outer.definitions)
    o->entries.items[o->definitions.items[--o->definitions.count]].first = NULL;
  o->scope_id = outer.id;
  return true;
}

/* --- Blocks --- */

static block_entry *names_block(op_parser *o, const token *t, bool *fresh) {
  uint32_t len = (uint32_t)tx_token_len(t), hash = hash_bytes(t->at, len, o->scope_id);
  *fresh = false;
  for (const map_slot *s = map_first(&o->block_names, hash); s; s = map_next(&o->block_names, s)) {
    block_entry *e = &o->blocks.items[s->number];
    if (e->scope == o->scope_id && e->len == len && memcmp(e->name, t->at, len) == 0) return e;
  }
  *fresh = true;
  map_add(o->p->scratch, &o->block_names, hash)->number = o->blocks.count;
  VEC_ADD(
      o->p->scratch, &o->blocks,
      (block_entry){.name = t->at, .len = len, .hash = hash, .scope = o->scope_id, .at = t->at});
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
