/* SPDX-License-Identifier: Apache-2.0 */
/* Values: from text to trees, and names in them replaced. */
#include <string.h>

#include "internal.h"

tg_value *value_new(tg *t, tg_kind kind, const char *file, uint32_t line, uint32_t column) {
  if (++t->nodes > LIMIT_TABLEGEN_VALUES)
    tg_fail(t, DIAG_LIMIT_PASSED, (diag_place){.file = file, .line = line, .column = column},
            "more values than the limit tablegen_values (%u)", LIMIT_TABLEGEN_VALUES);
  tg_value *v = ARENA_NEW(t->memory, tg_value);
  *v = (tg_value){.kind = kind, .file = file, .line = line, .column = column};
  return v;
}

/* --- Names that stand for values --- */

static const tg_value *bound(const binding *names, const char *name) {
  for (; names; names = names->outer)
    if (strcmp(names->name, name) == 0) return names->value;
  return NULL;
}

/* Lists become one list, strings one string; anything else stays as it is. */
static void join(tg *t, tg_value *v) {
  tg_kind kind = v->first ? v->first->kind : TG_UNSET;
  size_t size = 1;
  for (const tg_value *part = v->first; part; part = part->next) {
    if (part->kind != kind) return;
    if (kind == TG_STRING) size += strlen(part->text);
  }
  if (kind == TG_STRING) {
    char *text = arena_alloc(t->memory, size, 1), *to = text;
    for (const tg_value *part = v->first; part; part = part->next) to = stpcpy(to, part->text);
    v->text = text;
    v->first = NULL;
    v->kind = TG_STRING;
  } else if (kind == TG_LIST) {
    tg_value *items = NULL, *last = NULL;
    for (const tg_value *part = v->first; part; part = part->next) {
      for (const tg_value *item = part->first; item && !t->failed; item = item->next) {
        tg_value *own = value_new(t, item->kind, item->file, item->line, item->column);
        *own = *item; /* the list may belong to another value, too */
        own->next = NULL;
        if (last)
          last->next = own;
        else
          items = own;
        last = own;
      }
    }
    v->first = items;
    v->kind = TG_LIST;
  }
}

/* The element of a list, where both are known. */
static void pick(tg_value *v) {
  const tg_value *list = v->first, *index = list ? list->next : NULL;
  if (!index || list->kind != TG_LIST || index->kind != TG_NUMBER || index->number < 0) return;
  const tg_value *item = tg_child(list, (size_t)index->number);
  if (!item) return;
  const char *label = v->label;
  tg_value *next = v->next;
  *v = *item;
  v->label = label;
  v->next = next;
}

tg_value *value_bound(tg *t, const tg_value *v, const binding *names) {
  const tg_value *value = v->kind == TG_NAME ? bound(names, v->text) : NULL;
  tg_value *copy = value_new(t, v->kind, v->file, v->line, v->column);
  if (t->failed) return copy;
  *copy = value ? *value : *v;
  copy->label = v->label;
  copy->next = NULL;
  if (value) return copy;
  copy->first = NULL;
  tg_value *last = NULL;
  for (const tg_value *child = v->first; child && !t->failed; child = child->next) {
    tg_value *own = value_bound(t, child, names);
    if (last)
      last->next = own;
    else
      copy->first = own;
    last = own;
  }
  if (copy->kind == TG_PASTE) join(t, copy);
  if (copy->kind == TG_ELEMENT) pick(copy);
  return copy;
}

/* --- From text --- */

static tg_value *here(lexer *l, tg_kind kind) {
  return value_new(l->t, kind, l->file, l->now.line, l->now.column);
}

static tg_value *parse_at(lexer *l, const binding *names, unsigned depth);

static void add(tg_value *to, tg_value **last, tg_value *child) {
  if (*last)
    (*last)->next = child;
  else
    to->first = child;
  *last = child;
}

/* Values up to the closing sign; `name = value` and `value:$name` are allowed. */
static bool parse_children(lexer *l, const binding *names, tg_value *to, char close,
                           unsigned depth) {
  tg_value *last = NULL;
  while (!at_sign(l, close)) {
    tg_value *child = parse_at(l, names, depth + 1);
    if (!child) return false;
    if (child->kind == TG_NAME && take_sign(l, '=')) {
      const char *label = child->text;
      child = parse_at(l, names, depth + 1);
      if (!child) return false;
      child->label = label;
    }
    add(to, &last, child);
    if (!take_sign(l, ',')) break;
  }
  return want_sign(l, close);
}

static bool parse_label(lexer *l, tg_value *v) {
  if (!take_sign(l, ':')) return true;
  if (l->now.kind != TOKEN_DOLLAR) return lexer_fail(l, "expected a name with $ after ':'");
  v->label = l->now.text;
  lexer_next(l);
  return true;
}

static tg_value *parse_argument(lexer *l, const binding *names, unsigned depth) {
  if (l->now.kind == TOKEN_DOLLAR) {
    tg_value *v = here(l, TG_UNSET);
    v->label = l->now.text;
    lexer_next(l);
    return v;
  }
  tg_value *v = parse_at(l, names, depth + 1);
  return v && parse_label(l, v) ? v : NULL;
}

static bool parse_dag(lexer *l, const binding *names, tg_value *to, unsigned depth) {
  tg_value *last = NULL, *v = parse_argument(l, names, depth);
  if (!v) return false;
  add(to, &last, v);
  while (!at_sign(l, ')')) {
    if (!(v = parse_argument(l, names, depth))) return false;
    add(to, &last, v);
    if (!take_sign(l, ',')) break;
  }
  return want_sign(l, ')');
}

/* A type between angle brackets, which says nothing to a reader of values. */
static bool skip_type(lexer *l) {
  if (!take_sign(l, '<')) return true;
  for (unsigned depth = 1; depth;) {
    if (l->now.kind == TOKEN_END) return lexer_fail(l, "the type has no end");
    depth += at_sign(l, '<');
    depth -= at_sign(l, '>');
    lexer_next(l);
  }
  return true;
}

static tg_value *parse_name(lexer *l, const binding *names, unsigned depth) {
  tg_value *v = here(l, TG_NAME);
  v->text = l->now.text;
  lexer_next(l);
  const tg_value *value = bound(names, v->text);
  if (value) {
    tg_value at = *v;
    *v = *value;
    v->file = at.file;
    v->line = at.line;
    v->column = at.column;
    v->next = NULL;
    return v;
  }
  if (!take_sign(l, '<')) return v;
  v->kind = TG_CLASS;
  return parse_children(l, names, v, '>', depth) ? v : NULL;
}

static tg_value *parse_sign(lexer *l, const binding *names, unsigned depth) {
  static const struct {
    char open, close;
    tg_kind kind;
  } pairs[] = {{'[', ']', TG_LIST}, {'{', '}', TG_BITS}, {'(', ')', TG_DAG}};
  tg_value *v = here(l, TG_UNSET);
  if (take_sign(l, '?')) return v;
  for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
    if (!take_sign(l, pairs[i].open)) continue;
    v->kind = pairs[i].kind;
    bool ok = v->kind == TG_DAG ? parse_dag(l, names, v, depth)
                                : parse_children(l, names, v, pairs[i].close, depth);
    return ok && (v->kind != TG_LIST || skip_type(l)) ? v : NULL;
  }
  lexer_fail(l, "expected a value, found '%c'", l->now.sign);
  return NULL;
}

static tg_value *parse_simple(lexer *l, const binding *names, unsigned depth) {
  tg_value *v = NULL;
  switch (l->now.kind) {
    case TOKEN_NAME: return parse_name(l, names, depth);
    case TOKEN_SIGN: return parse_sign(l, names, depth);
    case TOKEN_NUMBER:
      v = here(l, TG_NUMBER);
      v->number = l->now.number;
      lexer_next(l);
      return v;
    case TOKEN_STRING: {
      v = here(l, TG_PASTE);
      tg_value *last = NULL;
      while (l->now.kind == TOKEN_STRING) { /* strings side by side are one */
        tg_value *part = here(l, TG_STRING);
        part->text = l->now.text;
        add(v, &last, part);
        lexer_next(l);
      }
      join(l->t, v);
      return v;
    }
    case TOKEN_BANG:
      v = here(l, TG_OPERATOR);
      v->text = l->now.text;
      lexer_next(l);
      return skip_type(l) && want_sign(l, '(') && parse_children(l, names, v, ')', depth) ? v
                                                                                          : NULL;
    default: lexer_fail(l, "expected a value"); return NULL;
  }
}

/* `v[…]` and `v.name`. */
static tg_value *parse_suffixes(lexer *l, const binding *names, tg_value *v, unsigned depth) {
  for (; v && (at_sign(l, '[') || at_sign(l, '.')); depth++) {
    if (!lexer_shallow(l, depth)) return NULL;
    tg_value *outer = here(l, at_sign(l, '[') ? TG_ELEMENT : TG_MEMBER);
    outer->line = v->line;
    outer->column = v->column;
    outer->first = v;
    lexer_next(l);
    if (outer->kind == TG_MEMBER) {
      if (l->now.kind != TOKEN_NAME) return lexer_fail(l, "expected a name after '.'"), NULL;
      outer->text = l->now.text;
      lexer_next(l);
    } else {
      v->next = parse_at(l, names, depth + 1);
      if (!v->next || !want_sign(l, ']')) return NULL;
      pick(outer);
    }
    v = outer;
  }
  return v;
}

static tg_value *parse_at(lexer *l, const binding *names, unsigned depth) {
  if (!lexer_shallow(l, depth)) return NULL;
  tg_value *v = parse_suffixes(l, names, parse_simple(l, names, depth), depth);
  if (!v || !at_sign(l, '#')) return l->t->failed ? NULL : v;
  tg_value *paste = here(l, TG_PASTE), *last = NULL;
  add(paste, &last, v);
  while (take_sign(l, '#')) {
    if (!(v = parse_suffixes(l, names, parse_simple(l, names, depth), depth))) return NULL;
    add(paste, &last, v);
  }
  join(l->t, paste);
  return l->t->failed ? NULL : paste;
}

tg_value *value_parse(lexer *l, const binding *names) { return parse_at(l, names, 0); }

/* --- Looking at them --- */

const tg_value *tg_child(const tg_value *v, size_t index) {
  const tg_value *child = v ? v->first : NULL;
  while (child && index--) child = child->next;
  return child;
}

const char *tg_string(const tg_value *v, size_t index) {
  const tg_value *child = tg_child(v, index);
  return child && child->kind == TG_STRING ? child->text : NULL;
}

bool tg_is(const tg_value *v, const char *name) {
  return v && (v->kind == TG_NAME || v->kind == TG_CLASS) && strcmp(v->text, name) == 0;
}

diag_place tg_place(const tg_value *v) {
  return (diag_place){.file = v->file, .line = v->line, .column = v->column};
}
