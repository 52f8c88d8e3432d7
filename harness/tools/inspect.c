#include "inspect.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "program.h"

/* Who can read it: releases, and why not more of them. */
typedef struct readers {
  vs_version oldest, newest;
  char because[256], until[256]; /* "" : nothing asks for it */
  bool portable;
  const char *foreign; /* an op of another dialect than VHLO; NULL: none */
} readers;

static bool find_foreign(ir_op *op, void *user) {
  const char **foreign = user;
  const char *dialect = op->name->dialect->bytes;
  if (strcmp(dialect, "vhlo") == 0 || strcmp(dialect, "builtin") == 0) return true;
  *foreign = op->name->full->bytes;
  return false;
}

/* What was deleted from VHLO: releases after its last one cannot read it. Everything else that is
 * superseded is upgraded on reading. */
typedef struct deletion {
  const vs_opset *opset;
  vs_version until;
  char what[256];
} deletion;

static void note_deleted(deletion *d, bool deleted, vs_version until, const char *kind,
                         const char *name) {
  if (!deleted || until >= d->until) return;
  d->until = until;
  snprintf(d->what, sizeof d->what, "%s %s was deleted", kind, name);
}

static bool find_deleted_attr(const ir_attr *a, void *user) {
  deletion *d = user;
  const vs_kind *kind =
      ir_attr_is(a, IR_ATTR_DEFINED) ? vs_attr_row(d->opset, a->defined.def->id) : NULL;
  if (kind) note_deleted(d, kind->deleted, kind->until, "attribute", kind->def.mnemonic);
  return ir_attr_children(a, NULL, find_deleted_attr, user);
}

static bool find_deleted(ir_op *op, void *user) {
  deletion *d = user;
  const vs_op *row = vs_op_row(d->opset, ir_op_id(op));
  if (row) note_deleted(d, row->deleted, row->until, "op", row->def.name);
  for (uint32_t i = 0; i < op->prop_count; i++)
    if (op->props[i]) find_deleted_attr(op->props[i], d);
  for (uint32_t i = 0; i < op->attr_count; i++) find_deleted_attr(op->attrs[i].value, d);
  return true;
}

/* The first release that reads this bytecode version; VS_NONE when none does. */
static vs_version bytecode_since(const vs_opset *o, uint64_t version) {
  for (size_t i = 0; i < o->release_count; i++)
    if (o->releases[i].bytecode_read >= version) return o->releases[i].version;
  return VS_NONE;
}

static void find_readers(ir_context *c, ir_op *module, const bc_header *header, readers *out) {
  const vs_opset *o = vs_opset_of(c);
  vs_requirement need = vs_requires(c, module);
  deletion gone = {.opset = o, .until = VS_FOREVER};
  ir_walk(module, find_deleted, &gone);
  *out = (readers){.oldest = need.oldest,
                   .newest = gone.until == VS_FOREVER ? vs_current(o) : gone.until};
  ir_walk(module, find_foreign, &out->foreign);
  out->portable = !out->foreign;
  if (need.oldest_because) snprintf(out->because, sizeof out->because, "%s", need.oldest_because);
  snprintf(out->until, sizeof out->until, "%s", gone.what);
  vs_version by_bytes = bytecode_since(o, header->version);
  if (by_bytes == VS_NONE || by_bytes > out->oldest) {
    out->oldest = by_bytes;
    snprintf(out->because, sizeof out->because, "bytecode version %llu",
             (unsigned long long)header->version);
  }
}

static void add_text(const vs_opset *o, const readers *r, strbuf *out) {
  char version[32];
  if (!r->portable) {
    strbuf_addf(out, "readable by: not a portable artifact: it holds %s\n", r->foreign);
    return;
  }
  if (r->oldest == VS_NONE)
    strbuf_addf(out, "oldest release that can read this: none (needs %s)\n", r->because);
  else
    strbuf_addf(out, "oldest release that can read this: %s", vs_format(r->oldest, version));
  if (r->oldest != VS_NONE && *r->because)
    strbuf_addf(out, " (needs %s: %s)", version, r->because);
  else if (r->oldest != VS_NONE)
    strbuf_adds(out, " (nothing in it asks for a newer one)");
  if (r->oldest != VS_NONE) strbuf_addc(out, '\n');
  if (r->newest < vs_current(o))
    strbuf_addf(out, "newest release that can read this: %s (%s)\n", vs_format(r->newest, version),
                r->until);
}

static void add_json(const vs_opset *o, const readers *r, strbuf *out) {
  json_t *whole = json_loadb(strbuf_str(out), out->len, 0, NULL);
  if (!json_is_object(whole)) {
    json_decref(whole);
    return;
  }
  char version[32];
  json_t *by = json_object();
  json_object_set_new(by, "portable", json_boolean(r->portable));
  if (r->foreign) json_object_set_new(by, "foreign_op", json_string(r->foreign));
  if (r->portable && r->oldest != VS_NONE)
    json_object_set_new(by, "oldest", json_string(vs_format(r->oldest, version)));
  if (r->portable && *r->because)
    json_object_set_new(by, "oldest_because", json_string(r->because));
  if (r->portable && r->newest < vs_current(o)) {
    json_object_set_new(by, "newest", json_string(vs_format(r->newest, version)));
    json_object_set_new(by, "newest_because", json_string(r->until));
  }
  json_object_set_new(whole, "readable_by", by);
  char *text = json_dumps(whole, JSON_INDENT(1));
  if (text) {
    strbuf_reset(out);
    strbuf_addf(out, "%s\n", text);
  }
  free(text);
  json_decref(whole);
}

/* The inspector does not know the file's name. */
typedef struct naming_sink {
  diag_sink sink;
  diag_sink *outer;
  const char *name;
} naming_sink;

static void emit_named(diag_sink *self, const diag *d) {
  const naming_sink *s = (const naming_sink *)self;
  diag named = *d, notes[4];
  if (!named.place.file) named.place.file = s->name;
  size_t n = d->note_count < 4 ? d->note_count : 4;
  for (size_t i = 0; i < n; i++) {
    notes[i] = d->notes[i];
    if (!notes[i].place.file) notes[i].place.file = s->name;
  }
  named.notes = notes;
  named.note_count = n;
  diag_emit(s->outer, &named);
}

bool inspect_artifact(const vs_opset *o, const char *name, const char *bytes, size_t n, bool json,
                      bool full, strbuf *out, diag_sink *sink) {
  ir_context *c = ir_context_new(&o->registry, NULL);
  if (!c) return diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  strbuf explained = STRBUF_INIT;
  bc_inspect_options options = {.json = json, .full = full, .codec = &program_codec};
  naming_sink named = {{.emit = emit_named}, sink, name};
  bool ok = bc_inspect(c, bytes, n, &options, &explained, &named.sink);
  bc_header header;
  bc_read_options read = {.file = name, .codec = &program_codec, .allow_other_dialects = true};
  ir_op *module =
      ok && bc_read_header(bytes, n, &header, NULL) ? bc_read(c, bytes, n, &read, sink) : NULL;
  if (module) {
    readers r;
    find_readers(c, module, &header, &r);
    if (json)
      add_json(o, &r, &explained);
    else
      add_text(o, &r, &explained);
  }
  strbuf_add(out, strbuf_str(&explained), explained.len);
  strbuf_free(&explained);
  ir_context_free(c);
  return ok && module;
}
