/* SPDX-License-Identifier: Apache-2.0 */
/* The fields that a record has from its parents, with the arguments that it gives them. */
#include <string.h>

#include "internal.h"

/* How deep classes derive from each other. */
enum { ANCESTORS = 32 };

static const tg_value *named(const tg_value *arguments, const char *name) {
  for (; arguments; arguments = arguments->next)
    if (arguments->label && strcmp(arguments->label, name) == 0) return arguments;
  return NULL;
}

/* The arguments of a class: by position, by name, or the default. */
static const binding *bind(tg *t, const tg_record *class, const tg_value *parent) {
  const binding *all = NULL;
  const tg_value *next = parent->kind == TG_CLASS ? parent->first : NULL;
  for (const tg_field *p = class->parameters; p; p = p->next) {
    binding *own = ARENA_NEW(t->memory, binding);
    const tg_value *given = next && !next->label ? next : NULL;
    if (given)
      next = next->next;
    else
      given = named(parent->first, p->name);
    if (!given && !p->value) {
      tg_fail(t, DIAG_TABLEGEN_RECORD, tg_place(parent), "class '%s' has no value for '%s'",
              class->name, p->name);
      return NULL;
    }
    *own = (binding){p->name, given ? given : value_bound(t, p->value, all), all};
    all = own;
  }
  return all;
}

static const tg_value *field_of(tg *t, const tg_record *r, const binding *names, const char *field,
                                unsigned depth) {
  const tg_value *found = NULL;
  for (const tg_field *f = r->fields; f; f = f->next)
    if (f->value && strcmp(f->name, field) == 0) found = f->value;
  if (found) return value_bound(t, found, names);
  if (depth > ANCESTORS) {
    tg_fail(t, DIAG_TABLEGEN_RECORD, tg_place(&r->place),
            "classes derive from each other more than %d deep", ANCESTORS);
    return NULL;
  }
  for (const tg_value *p = r->parents; p && !t->failed; p = p->next) {
    const tg_record *class = tg_find(t, p->text);
    if (!class) continue;
    const tg_value *given = value_bound(t, p, names);
    const tg_value *value = field_of(t, class, bind(t, class, given), field, depth + 1);
    if (value) found = value; /* the last parent counts */
  }
  return t->failed ? NULL : found;
}

const tg_value *tg_field_of(tg *t, const tg_record *r, const char *field) {
  t->failed = false;
  return field_of(t, r, NULL, field, 0);
}

static const tg_value *with_defaults(tg *t, const tg_record *class, const tg_value *given) {
  const binding *names = class ? bind(t, class, given) : NULL;
  if (!names) return given;
  tg_value *all = value_new(t, TG_CLASS, given->file, given->line, given->column);
  all->text = given->text;
  for (; names && !t->failed; names = names->outer) {
    tg_value *own = value_bound(t, names->value, NULL);
    own->label = names->name;
    own->next = all->first;
    all->first = own;
  }
  return all;
}

static const tg_value *ancestor(tg *t, const tg_record *r, const binding *names, const char *name,
                                unsigned depth) {
  for (const tg_value *p = r->parents; p && depth <= ANCESTORS && !t->failed; p = p->next) {
    const tg_record *class = tg_find(t, p->text);
    bool is = strcmp(p->text, name) == 0;
    if (!is && !class) continue;
    const tg_value *given = value_bound(t, p, names);
    if (t->failed) break;
    if (is) return with_defaults(t, class, given);
    const tg_value *found = ancestor(t, class, bind(t, class, given), name, depth + 1);
    if (found) return found;
  }
  return NULL;
}

const tg_value *tg_ancestor(tg *t, const tg_record *r, const char *class_name) {
  t->failed = false;
  const tg_value *found = ancestor(t, r, NULL, class_name, 0);
  return t->failed ? NULL : found;
}
