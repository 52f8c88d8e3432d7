/* SPDX-License-Identifier: Apache-2.0 */
/* Explains an artifact: what the reader's tables hold, and the operations as they come by. A
 * damaged one is explained as far as the reader came. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "outline.h"
#include "reader.h"

typedef struct seen_op {
  const ir_op *op;
  uint64_t offset, end;
  uint32_t depth;
} seen_op;

typedef struct damaged_place {
  uint64_t offset;
  bool has_offset;
  char *path, *message; /* owned */
} damaged_place;

#define DAMAGE_SHOWN 16

/* Keeps the errors for the explanation. The first is passed on: the others may be its
 * consequences. */
typedef struct damage {
  diag_sink sink;
  diag_sink *outer;
  size_t found;
  damaged_place places[DAMAGE_SHOWN];
} damage;

typedef struct inspector {
  bc_observer observer;
  bc_reader *r;
  const bc_inspect_options *o;
  damage *damage;
  strbuf *out;
  strbuf text; /* what is being put together; freed by bc_inspect */
  VEC(seen_op) ops;
} inspector;

static void on_diag(diag_sink *sink, const diag *d) {
  damage *x = (damage *)sink;
  if (d->severity == DIAG_ERROR) {
    if (x->found < DAMAGE_SHOWN)
      x->places[x->found] = (damaged_place){.offset = d->place.offset,
                                            .has_offset = d->place.path != NULL,
                                            .path = strdup(d->place.path ? d->place.path : ""),
                                            .message = strdup(d->message)};
    if (x->found++) return;
  }
  diag_emit(x->outer, d);
}

static void on_op(bc_observer *self, const ir_op *op, uint64_t offset, uint64_t end,
                  uint32_t depth) {
  inspector *x = (inspector *)self;
  if (!x->o->full) return;
  VEC_ADD(x->r->tables, &x->ops, (seen_op){op, offset, end, depth});
}

/* --- Summary --- */

static void word(outline *l, const char *key, const char *s) { outline_word(l, key, s, strlen(s)); }

static void hex(inspector *x, outline *l, const char *key, const cursor *c) {
  strbuf_reset(&x->text);
  for (size_t i = 0; i < cursor_left(c) && i < 64; i++) strbuf_addf(&x->text, "%02x", c->at[i]);
  word(l, key, strbuf_str(&x->text));
}

static void show_header(inspector *x, outline *l) {
  bc_reader *r = x->r;
  char text[32];
  outline_number(l, "bytes", r->size);
  if (!r->header.producer) return;
  outline_number(l, "bytecode version", r->header.version);
  outline_string(l, "producer", r->header.producer, r->header.producer_len);
  word(l, "target",
       r->header.target != VS_NONE ? vs_format(r->header.target, text)
                                   : "not a portable artifact by its producer");
}

static void show_sections(inspector *x, outline *l) {
  bc_reader *r = x->r;
  outline_list(l, "sections");
  for (uint32_t i = 0; i < r->section_count; i++) {
    const bc_section_place *s = &r->sections[r->section_order[i]];
    outline_row(l, 0);
    outline_offset(l, "offset", s->header);
    word(l, "name", bc_section_title(r->section_order[i]));
    outline_number(l, "header bytes", cursor_offset(&s->body) - s->header);
    outline_number(l, "content bytes", cursor_left(&s->body));
    outline_flag(l, "cut off", s->cut);
    outline_row_end(l);
  }
  outline_list_end(l);
}

typedef struct dialect_counts {
  uint64_t names, ops, attrs, types;
} dialect_counts;

static const dialect_counts *count_dialects(bc_reader *r) {
  dialect_counts *n = ARENA_ARRAY(r->tables, dialect_counts, r->dialect_count + 1);
  for (size_t k = 0; k < r->opnames.count; k++) {
    n[r->opnames.items[k].dialect].names++;
    n[r->opnames.items[k].dialect].ops += r->opnames.items[k].ops;
  }
  for (size_t k = 0; k < r->attr_count; k++) n[r->attrs[k].dialect].attrs++;
  for (size_t k = 0; k < r->type_count; k++) n[r->types[k].dialect].types++;
  return n;
}

static void show_dialects(inspector *x, outline *l) {
  bc_reader *r = x->r;
  const dialect_counts *n = count_dialects(r);
  outline_list(l, "dialects");
  for (size_t i = 0; i < r->dialect_count; i++) {
    const bc_dialect *d = &r->dialects[i];
    outline_row(l, 0);
    outline_word(l, "name", d->name->bytes, d->name->len);
    outline_number(l, "op names", n[i].names);
    outline_number(l, "ops", n[i].ops);
    outline_number(l, "attributes", n[i].attrs);
    outline_number(l, "types", n[i].types);
    char version[64];
    if (d->has_version && d->number_count)
      word(l, "version", vs_dialect_version_format(d->numbers, d->number_count, version));
    else if (d->has_version)
      hex(x, l, "version", &d->version);
    outline_flag(l, "unknown", d->kind == BC_DIALECT_OTHER);
    outline_row_end(l);
  }
  outline_list_end(l);
}

static void opname(inspector *x, outline *l, const bc_opname *n) {
  strbuf *b = &x->text;
  const bc_string *dialect = x->r->dialects[n->dialect].name;
  strbuf_reset(b);
  strbuf_add(b, dialect->bytes, dialect->len);
  if (n->name->len) strbuf_addc(b, '.');
  strbuf_add(b, n->name->bytes, n->name->len);
  outline_word(l, "name", strbuf_str(b), b->len);
}

/* The releases whose artifacts may hold it: said of what is no longer current. */
static void show_life(outline *l, vs_version since, vs_version until, bool deleted) {
  char from[32], to[32], text[96];
  if (until == VS_FOREVER || since == VS_NONE) return;
  snprintf(text, sizeof text, "%s, lived from %s to %s", deleted ? "deleted" : "superseded",
           vs_format(since, from), vs_format(until, to));
  word(l, "life", text);
}

static void show_opnames(inspector *x, outline *l) {
  bc_reader *r = x->r;
  outline_list(l, "op names");
  for (size_t i = 0; i < r->opnames.count; i++) {
    const bc_opname *n = &r->opnames.items[i];
    outline_row(l, 0);
    if (x->o->full) {
      outline_offset(l, "offset", (uint64_t)(n->at - r->input));
      outline_number(l, "index", i);
    }
    opname(x, l, n);
    outline_number(l, "ops", n->ops);
    const ir_opdef *def = n->opname ? n->opname->def : NULL;
    const vs_op *row = def ? vs_op_row(r->opset, def->id) : NULL;
    if (row) show_life(l, row->since, row->until, row->deleted);
    outline_flag(l, "unregistered", !n->registered);
    outline_flag(l, "unknown", n->opname && !def && r->dialects[n->dialect].known);
    outline_row_end(l);
  }
  outline_list_end(l);
}

static void show_counts(inspector *x, outline *l) {
  bc_reader *r = x->r;
  outline_group(l, "counts");
  outline_number(l, "operations", r->op_count);
  outline_number(l, "attributes", r->attr_count);
  outline_number(l, "types", r->type_count);
  outline_number(l, "strings", r->string_count);
  outline_number(l, "properties", r->prop_count);
  outline_number(l, "resources", r->resources.count);
  outline_group_end(l);
  const bc_section_place *strings = &r->sections[BC_SECTION_STRING];
  if (r->format && (!strings->present || strings->cut))
    word(l, "names", "?N is the string N, whose bytes are not there");
}

/* --- In full --- */

static void show_strings(inspector *x, outline *l) {
  bc_reader *r = x->r;
  outline_list(l, "strings");
  for (size_t i = 0; i < r->string_count; i++) {
    const bc_string *s = &r->strings[i];
    outline_row(l, 0);
    if (!s->lost) outline_offset(l, "offset", (uint64_t)((const uint8_t *)s->bytes - r->input));
    outline_number(l, "index", i);
    if (!s->lost) outline_string(l, "text", s->bytes, s->len);
    outline_flag(l, "cut off", s->lost);
    outline_row_end(l);
  }
  outline_list_end(l);
}

/* Data that nobody would read in an explanation. */
static bool small_attr(const ir_attr *a, void *user);
static bool small_type(const ir_type *t, void *user) {
  return t->weight <= 256 && ir_type_children(t, small_type, small_attr, user);
}
static bool small_attr(const ir_attr *a, void *user) {
  if (a->weight > 256 || (a->kind == IR_ATTR_DENSE && a->dense.size > 256) ||
      (a->kind == IR_ATTR_DENSE_ARRAY && a->dense_array.count > 64))
    return false;
  return ir_attr_children(a, small_type, small_attr, user);
}

static void show_code(inspector *x, outline *l, const bc_entry *e, bool is_type) {
  bc_reader *r = x->r;
  const bc_dialect *d = &r->dialects[e->dialect];
  cursor c = {r->input, e->bytes, e->bytes + e->size};
  uint64_t code;
  const char *title = NULL;
  if (!e->custom) {
    word(l, "kind", "assembly text");
    return;
  }
  if (!bc_get_varint(&c, &code)) return;
  outline_number(l, "code", code);
  if (d->kind == BC_DIALECT_BUILTIN)
    title = is_type ? bc_builtin_type_title(code) : bc_builtin_attr_title(code);
  else if (d->kind == BC_DIALECT_QUANT)
    title = is_type ? bc_quant_type_title(code) : NULL;
  else if (d->kind == BC_DIALECT_ROWS) {
    const vs_wire *wire;
    const vs_kind *kind = is_type ? vs_type_by_code(r->opset, d->name->bytes, code, &wire)
                                  : vs_attr_by_code(r->opset, d->name->bytes, code, &wire);
    title = kind ? kind->def.mnemonic : NULL;
    word(l, "kind", title ? title : "unknown");
    if (kind && kind->deleted) show_life(l, kind->since, kind->until, true);
    return;
  }
  word(l, "kind", title ? title : "unknown");
}

static void show_value(inspector *x, outline *l, const bc_entry *e, bool is_type) {
  bc_reader *r = x->r;
  const bc_codec *codec = x->o->codec;
  strbuf *b = &x->text;
  if (!e->custom) {
    cursor c = {r->input, e->bytes, e->bytes + e->size};
    const char *text;
    size_t n;
    if (cursor_cstr(&c, &text, &n)) outline_string(l, "text", text, n < 200 ? n : 200);
    return;
  }
  if (e->state != BC_ENTRY_DONE || !codec) return;
  strbuf_reset(b);
  if (is_type && codec->print_type && small_type(e->type, NULL))
    codec->print_type(r->c, e->type, b);
  else if (!is_type && codec->print_attr && small_attr(e->attr, NULL))
    codec->print_attr(r->c, e->attr, b);
  if (b->len) outline_word(l, "text", b->bytes, b->len);
}

static void show_entries(inspector *x, outline *l, bool is_type) {
  bc_reader *r = x->r;
  const bc_entry *entries = is_type ? r->types : r->attrs;
  size_t count = is_type ? r->type_count : r->attr_count;
  outline_list(l, is_type ? "types" : "attributes");
  for (size_t i = 0; i < count; i++) {
    const bc_entry *e = &entries[i];
    const bc_string *dialect = r->dialects[e->dialect].name;
    outline_row(l, 0);
    if (e->bytes) outline_offset(l, "offset", (uint64_t)(e->bytes - r->input));
    outline_number(l, "index", i);
    outline_number(l, "size", e->size);
    outline_word(l, "dialect", dialect->bytes, dialect->len);
    if (e->bytes) show_code(x, l, e, is_type);
    if (!e->lost) show_value(x, l, e, is_type);
    outline_flag(l, e->bytes ? "not readable" : "cut off", e->lost);
    outline_row_end(l);
  }
  outline_list_end(l);
}

static void show_properties(inspector *x, outline *l) {
  bc_reader *r = x->r;
  outline_list(l, "properties");
  for (size_t i = 0; i < r->prop_count; i++) {
    outline_row(l, 0);
    outline_offset(l, "offset", cursor_offset(&r->props[i]));
    outline_number(l, "index", i);
    outline_number(l, "size", cursor_left(&r->props[i]));
    outline_row_end(l);
  }
  outline_list_end(l);
}

static void show_resources(inspector *x, outline *l) {
  static const char *const kinds[] = {"blob", "bool", "string"};
  bc_reader *r = x->r;
  outline_list(l, "resources");
  for (size_t i = 0; i < r->resources.count; i++) {
    const bc_resource *item = &r->resources.items[i];
    outline_row(l, 0);
    outline_offset(l, "offset", cursor_offset(&item->value));
    outline_number(l, "size", cursor_left(&item->value));
    outline_word(l, "group", item->group->bytes, item->group->len);
    outline_string(l, "key", item->key->bytes, item->key->len);
    word(l, "kind", kinds[item->kind]);
    outline_flag(l, "external", item->external);
    outline_row_end(l);
  }
  outline_list_end(l);
}

static void show_ops(inspector *x, outline *l) {
  outline_list(l, "operations");
  for (size_t i = 0; i < x->ops.count; i++) {
    const seen_op *s = &x->ops.items[i];
    const ir_op *op = s->op;
    uint32_t props = 0;
    for (uint32_t k = 0; k < ir_op_prop_count(op); k++) props += op->props[k] != NULL;
    outline_row(l, s->depth);
    outline_offset(l, "offset", s->offset);
    if (l->json) outline_number(l, "depth", s->depth);
    outline_number(l, "size", s->end - s->offset);
    outline_number(l, "index", i);
    outline_word(l, "name", op->name->full->bytes, op->name->full->len);
    const struct {
      const char *key;
      uint32_t count;
    } parts[] = {{"operands", op->operand_count}, {"results", op->result_count},
                 {"properties", props},           {"attributes", op->attr_count},
                 {"regions", op->region_count},   {"successors", op->successor_count}};
    for (size_t k = 0; k < sizeof parts / sizeof *parts; k++)
      if (l->json || parts[k].count) outline_number(l, parts[k].key, parts[k].count);
    outline_row_end(l);
  }
  outline_list_end(l);
}

/* Entries that only a dialect without rows can read: the file may be sound. */
static void show_unknown(inspector *x, outline *l) {
  bc_reader *r = x->r;
  bool listed = false;
  for (size_t d = 0; d < r->dialect_count; d++) {
    size_t attrs = 0, types = 0;
    if (r->dialects[d].kind != BC_DIALECT_OTHER || r->dialects[d].name->lost) continue;
    for (size_t i = 0; i < r->attr_count; i++)
      attrs += r->attrs[i].custom && r->attrs[i].dialect == d;
    for (size_t i = 0; i < r->type_count; i++)
      types += r->types[i].custom && r->types[i].dialect == d;
    if (!attrs && !types) continue;
    if (!listed) outline_list(l, "only their dialects can read");
    listed = true;
    outline_row(l, 0);
    outline_word(l, "dialect", r->dialects[d].name->bytes, r->dialects[d].name->len);
    outline_number(l, "attributes", attrs);
    outline_number(l, "types", types);
    outline_row_end(l);
  }
  if (listed) outline_list_end(l);
}

static void show_place(outline *l, const damaged_place *p) {
  if (p->has_offset) outline_offset(l, "offset", p->offset);
  if (p->path && *p->path) word(l, "inside", p->path);
  word(l, "what", p->message ? p->message : "out of memory");
}

static void show_damage(inspector *x, outline *l) {
  const damage *d = x->damage;
  if (!d->found) return;
  outline_group(l, "damage");
  show_place(l, &d->places[0]);
  outline_group_end(l);
  if (d->found == 1) return;
  size_t shown = d->found < DAMAGE_SHOWN ? d->found : DAMAGE_SHOWN;
  outline_list(l, "further damage or what follows from it");
  for (size_t i = 1; i < shown; i++) {
    outline_row(l, 0);
    show_place(l, &d->places[i]);
    outline_row_end(l);
  }
  outline_list_end(l);
  if (d->found > shown) outline_number(l, "more of it", d->found - shown);
}

/* --- Entry point --- */

/* Everything that nothing refers to as well. */
static void read_entries(bc_reader *r) {
  for (size_t i = 0; i < r->attr_count; i++) bc_attr_at(r, i);
  for (size_t i = 0; i < r->type_count; i++) bc_type_at(r, i);
}

static bool explain(bc_reader *r, const void *bytes, size_t n, void *user) {
  inspector *x = user;
  x->r = r;
  r->observer = &x->observer;
  r->tolerant = true;
  bc_open(r, bytes, n);
  if (r->format) {
    r->path_len = 0;
    bc_read_tables(r);
    r->path_len = 0;
    if (r->sections[BC_SECTION_IR].present) bc_read_ir(r);
    r->path_len = r->entry_depth = 0;
    read_entries(r);
  }
  outline l = outline_to(x->out, x->o->json, x->o->stream);
  show_header(x, &l);
  if (r->format) { /* else there is nothing to count */
    show_sections(x, &l);
    show_counts(x, &l);
    show_dialects(x, &l);
    show_opnames(x, &l);
  }
  if (r->format && x->o->full) {
    show_strings(x, &l);
    show_entries(x, &l, false);
    show_entries(x, &l, true);
    show_properties(x, &l);
    show_resources(x, &l);
    show_ops(x, &l);
  }
  show_unknown(x, &l);
  show_damage(x, &l);
  if (!x->o->open) outline_end(&l);
  return x->damage->found == 0;
}

bool bc_inspect(ir_context *c, const void *bytes, size_t n, const bc_inspect_options *o,
                strbuf *out, diag_sink *sink) {
  /* Everything is explained, whatever a consumer would say to it. */
  bc_read_options read = {.codec = o->codec, .allow_other_dialects = true};
  damage d = {.sink = {.emit = on_diag}, .outer = sink};
  inspector x = {.observer = {on_op}, .o = o, .damage = &d, .out = out};
  bool whole = bc_with_reader(c, bytes, n, &read, &d.sink, explain, &x);
  for (size_t i = 0; i < d.found && i < DAMAGE_SHOWN; i++) {
    free(d.places[i].path);
    free(d.places[i].message);
  }
  strbuf_free(&x.text);
  return whole;
}
