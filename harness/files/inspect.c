/* SPDX-License-Identifier: Apache-2.0 */
#include "inspect.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/cli/diags.h"
#include "program.h"
#include "text/text.h"

/* --- Files that are something else --- */

typedef struct other_file {
  const char *begins;
  size_t n;
  const char *is, *so;
} other_file;

/* Signatures: RFC 1952, RFC 8878, the xz and bzip2 formats, and PKWARE's APPNOTE; MLIR bytecode
 * begins with "ML\xefR", which base64 writes as TUzvUg. */
static const other_file other_files[] = {
    {"\x1f\x8b", 2, "gzip", "no artifact was found in it"},
    {"\x28\xb5\x2f\xfd", 4, "zstd", "no artifact was found in it"},
    {"\xfd\x37zXZ", 5, "xz", "no artifact was found in it"},
    {"BZh", 3, "bzip2", "no artifact was found in it"},
    {"PK\x03\x04", 4, "zip", "no artifact was found in it"},
    {"TUzvU", 5, "base64 of MLIR bytecode", "it is cut off or damaged"},
    {"ML\xc3\xafR", 5, "MLIR bytecode that somebody read as Latin-1 and wrote as UTF-8",
     "iconv -f utf-8 -t latin1 restores it, if nothing else was changed"},
    {"ML\xef\xbf\xbdR", 6, "MLIR bytecode that somebody read as UTF-8, which it is not",
     "bytes are lost: copy it again, as binary"},
    {"HloModule", 9, "text of XLA's HLO, not StableHLO", "convert it with XLA's tools"},
};

static bool is_text(const char *bytes, size_t n) {
  if (n > 4096) n = 4096;
  for (size_t i = 0; i < n; i++)
    if ((unsigned char)bytes[i] < 0x20 && !memchr("\t\n\r", bytes[i], 3)) return false;
  return n > 0;
}

/* The kind of a file in *out, or NULL: it is MLIR bytecode, or its kind is unknown. */
static const other_file *other_file_of(const char *bytes, size_t n, other_file *out) {
  static const other_file program = {"", 0, "a program as text",
                                     "hlo-translate --serialize makes an artifact of it"};
  static const other_file text = {"", 0, "text", "name a file that is an artifact or holds one"};
  static const other_file empty = {"", 0, "an empty file", "copy or download it again"};
  const text_impostor *it = text_impostor_of(bytes, n);
  size_t blanks = 0;
  bool known = !n || it;
  if (bc_is_bytecode(bytes, n)) return NULL;
  if (known) *out = it ? (other_file){"", 0, it->is, it->so} : empty;
  while (blanks < n && memchr(" \t\r\n", bytes[blanks], 4)) blanks++;
  for (size_t i = 0; !known && i < sizeof other_files / sizeof *other_files; i++) {
    const other_file *f = &other_files[i];
    known = n - blanks >= f->n && memcmp(bytes + blanks, f->begins, f->n) == 0;
    if (known) *out = *f;
  }
  if (known) return out;
  if (!is_text(bytes, n)) return NULL;
  bool code = strbuf_find(bytes, n, "func.func", 9) || strbuf_find(bytes, n, "stablehlo.", 10);
  *out = code ? program : text;
  return out;
}

static bool tell_other_file(const other_file *f, const char *name, size_t n, bool json, strbuf *out,
                            diag_sink *sink) {
  if (json) {
    json_auto_t *o =
        json_pack("{s:I, s:s, s:s}", "bytes", (json_int_t)n, "is", f->is, "hint", f->so);
    auto_free char *text = o ? json_dumps(o, JSON_INDENT(2)) : NULL;
    strbuf_addf(out, "%s\n", text ? text : "{}");
  }
  return diag_error(sink, DIAG_TOOL_OTHER_FILE, (diag_place){.file = name},
                    "not MLIR bytecode, but %s; %s", f->is, f->so);
}

static bool find_stablehlo(ir_op *op, void *user) {
  bool *found = user;
  *found = strcmp(op->name->dialect->bytes, "stablehlo") == 0;
  return !*found;
}

/* Whether the producer's name is of a release that cannot read what it is said to have written. */
static bool contradicts(const inspect_readers *r) {
  return r->said != VS_NONE &&
         (!r->portable || r->oldest == VS_NONE || r->said < r->oldest || r->said > r->newest);
}

static void add_contradiction(const inspect_readers *r, strbuf *out) {
  char version[32];
  if (!contradicts(r)) return;
  strbuf_addf(out, "warning: by the producer's name this is of release %s, which ",
              vs_format(r->said, version));
  if (!r->portable)
    strbuf_addf(out, "writes VHLO and stable dialects alone, and it holds %s\n", r->foreign);
  else if (r->oldest == VS_NONE || r->said < r->oldest)
    strbuf_addf(out, "cannot read it: it needs %s\n", r->because);
  else
    strbuf_addf(out, "cannot read it: %s\n", r->until);
}

const inspect_dialect *inspect_dialect_of(const char *name) {
  static const inspect_dialect dialects[] = {
#define DIALECT(name, title, version) {name, title, version},
#include "versions/facts/dialects.def"
  };
  for (size_t i = 0; i < sizeof dialects / sizeof *dialects; i++)
    if (strcmp(dialects[i].name, name) == 0) return &dialects[i];
  return NULL;
}

/* The first op of a stable dialect beside VHLO, and of one that is not stable. */
typedef struct other_ops {
  const inspect_dialect *beside;
  const char *foreign;
} other_ops;

static bool find_other_ops(ir_op *op, void *user) {
  other_ops *found = user;
  const char *dialect = op->name->dialect->bytes;
  if (strcmp(dialect, "vhlo") == 0 || strcmp(dialect, "builtin") == 0) return true;
  const inspect_dialect *stable = inspect_dialect_of(dialect);
  if (!found->beside) found->beside = stable;
  if (!stable) found->foreign = op->name->full->bytes;
  return stable;
}

/* Something that was deleted from VHLO: releases after its last one cannot read it. Everything else
 * that is superseded is upgraded on reading. */
typedef struct deletion {
  const vs_opset *opset;
  vs_version until;
  char what[256];
  ir_seen seen;
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
  return ir_seen_attr(&d->seen, a) || ir_attr_children(a, NULL, find_deleted_attr, user);
}

static bool find_deleted(ir_op *op, void *user) {
  deletion *d = user;
  const vs_op *row = vs_op_row(d->opset, ir_op_id(op));
  if (row) note_deleted(d, row->deleted, row->until, "op", row->def.name);
  for (uint32_t i = 0; i < ir_op_prop_count(op); i++)
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

static void need_release(inspect_readers *r, vs_version v, const char *because) {
  if (r->oldest == VS_NONE || (v != VS_NONE && v <= r->oldest)) return;
  r->oldest = v;
  snprintf(r->because, sizeof r->because, "%s", because);
}

/* The version of a dialect that the header states. */
static void need_version(inspect_readers *r, const bc_dialect_version *v) {
  char what[sizeof r->because], version[64];
  const vs_dialect_version *row = v->count ? vs_dialect_version_of(v->dialect, v->numbers) : NULL;
  bool read = row && row->since != VS_FOREVER;
  if (v->count)
    snprintf(what, sizeof what, "version %s of dialect '%s'%s",
             vs_dialect_version_format(v->numbers, v->count, version), v->dialect,
             read ? "" : ", which no known reader accepts");
  else
    snprintf(what, sizeof what, "a version of dialect '%s', which has none", v->dialect);
  need_release(r, read ? row->since : VS_NONE, what);
}

static void find_readers(ir_context *c, ir_op *module, const bc_header *header,
                         const bc_facts *facts, inspect_readers *out) {
  const vs_opset *o = vs_opset_of(c);
  vs_requirement need = vs_requires(c, module);
  deletion gone = {.opset = o, .until = VS_FOREVER};
  ir_walk(module, find_deleted, &gone);
  ir_seen_free(&gone.seen);
  *out = (inspect_readers){.oldest = need.oldest,
                           .newest = gone.until == VS_FOREVER ? vs_current(o) : gone.until};
  out->said = header->target;
  other_ops other = {0};
  ir_walk(module, find_other_ops, &other);
  ir_walk(module, find_stablehlo, &out->stablehlo);
  out->foreign = other.foreign;
  out->portable = !out->foreign;
  if (need.oldest_because) snprintf(out->because, sizeof out->because, "%s", need.oldest_because);
  snprintf(out->until, sizeof out->until, "%s", gone.what);
  char version[48], beside[64];
  snprintf(beside, sizeof beside, "operations of %s beside VHLO",
           other.beside ? other.beside->title : "");
  if (other.beside) need_release(out, vs_other_dialects_since(o), beside);
  snprintf(version, sizeof version, "bytecode version %llu", (unsigned long long)header->version);
  if (facts->small_floats)
    need_release(out, vs_small_floats_since(o), "the code of a builtin type of small floats");
  need_release(out, bytecode_since(o, header->version), version);
  for (size_t i = 0; i < facts->version_count; i++) need_version(out, &facts->versions[i]);
}

/* --- Attributes that may have been arrays ---
 *
 * VHLO writes array<i64: …> and array<i1: …> as tensors of one dimension. Of properties the rows
 * know which they were; of what a program says freely nobody does (openxla/stablehlo#2121). */

static bool perhaps_array(const vs_opset *o, const ir_attr *a) {
  const vs_kind *kind = ir_attr_is(a, IR_ATTR_DEFINED) ? vs_attr_row(o, a->defined.def->id) : NULL;
  if (!kind || kind->def.id != ATTR_VHLO_TENSOR_V1) return false;
  const ir_type *t = a->defined.params[1].attr->dense.type;
  return ir_type_is(t, IR_TYPE_TENSOR) && t->shaped.rank == 1 &&
         (ir_type_is_integer(t->shaped.element, 64) || ir_type_is_integer(t->shaped.element, 1));
}

static void note_array(inspect_arrays *x, const char *name) {
  for (size_t i = 0; i < x->count; i++)
    if (strcmp(x->names[i], name) == 0) return;
  if (x->count < INSPECT_ARRAYS) x->names[x->count++] = name;
}

/* The names inside a dictionary do not depend on what is around it; those in a list do. */
typedef struct array_search {
  inspect_arrays *found;
  ir_seen dicts, lists;
} array_search;

static void find_arrays_in(array_search *s, const char *name, const ir_attr *a);

static void find_arrays_named(array_search *s, const char *name, const ir_attr *a) {
  ir_seen outer = s->lists;
  s->lists = (ir_seen){0};
  find_arrays_in(s, name, a);
  ir_seen_free(&s->lists);
  s->lists = outer;
}

static void find_arrays_in(array_search *s, const char *name, const ir_attr *a) {
  if (perhaps_array(s->found->opset, a)) note_array(s->found, name);
  if (!ir_attr_is(a, IR_ATTR_DEFINED)) return;
  const ir_param *p = a->defined.params;
  if (a->defined.def->id == ATTR_VHLO_ARRAY_V1 && !ir_seen_attr(&s->lists, a))
    for (size_t i = 0; i < p->count; i++) find_arrays_in(s, name, p->attrs[i]);
  if (a->defined.def->id == ATTR_VHLO_DICT_V1 && !ir_seen_attr(&s->dicts, a))
    for (size_t i = 0; i + 1 < p->count; i += 2) {
      const ir_attr *key = p->attrs[i];
      bool named = ir_attr_is(key, IR_ATTR_DEFINED) && key->defined.def->id == ATTR_VHLO_STRING_V1;
      find_arrays_named(s, named ? key->defined.params[0].str->bytes : name, p->attrs[i + 1]);
    }
}

bool inspect_is_free(const ir_attr *a) {
  if (!ir_attr_is(a, IR_ATTR_DEFINED)) return false;
  const ir_param *p = a->defined.params;
  if (a->defined.def->id == ATTR_VHLO_DICT_V1) return true;
  return a->defined.def->id == ATTR_VHLO_ARRAY_V1 && p->count &&
         ir_attr_is(p->attrs[0], IR_ATTR_DEFINED) &&
         p->attrs[0]->defined.def->id == ATTR_VHLO_DICT_V1;
}

static bool find_arrays(ir_op *op, void *user) {
  array_search *s = user;
  for (uint32_t i = 0; i < ir_op_prop_count(op); i++)
    if (inspect_is_free(op->props[i]))
      find_arrays_named(s, op->name->def->props[i].name, op->props[i]);
  for (uint32_t i = 0; i < op->attr_count; i++)
    find_arrays_named(s, op->attrs[i].name->bytes, op->attrs[i].value);
  return true;
}

/* A name of somebody else's, on a terminal. */
static void add_name(const char *name, strbuf *out) {
  strbuf_addc(out, ' ');
  for (; *name; name++) strbuf_addc(out, *name >= 0x20 && *name < 0x7f ? *name : '?');
}

void inspect_text(const inspected *x, strbuf *out) {
  const inspect_readers *r = &x->readers;
  const inspect_arrays *a = &x->arrays;
  char version[32];
  if (a->count) strbuf_adds(out, "attributes that array<...> would give as well:");
  for (size_t i = 0; i < a->count; i++) add_name(a->names[i], out);
  if (a->count) strbuf_addc(out, '\n');
  add_contradiction(r, out);
  if (!r->portable && r->stablehlo) {
    strbuf_adds(out,
                "readable by: this is bytecode of the StableHLO dialect itself, which no promise "
                "covers; hlo-translate --serialize makes a portable artifact of it\n");
    return;
  }
  if (!r->portable) {
    strbuf_addf(out, "readable by: not a portable artifact: it holds %s%s%s\n", r->foreign,
                r->oldest == VS_NONE ? ", and needs " : "", r->oldest == VS_NONE ? r->because : "");
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
  if (r->newest < vs_current(x->opset))
    strbuf_addf(out, "newest release that can read this: %s (%s)\n", vs_format(r->newest, version),
                r->until);
}

static json_t *readers_json(const vs_opset *o, const inspect_readers *r) {
  char version[32];
  json_t *by = json_object();
  json_object_set_new(by, "portable", json_boolean(r->portable));
  if (r->foreign) json_object_set_new(by, "foreign_op", json_string(r->foreign));
  if (r->stablehlo) json_object_set_new(by, "stablehlo_dialect", json_true());
  if (contradicts(r)) {
    strbuf_auto warning = STRBUF_INIT;
    add_contradiction(r, &warning);
    json_object_set_new(by, "warning",
                        json_stringn(strbuf_str(&warning) + strlen("warning: "),
                                     warning.len - strlen("warning: ") - 1));
  }
  if (r->portable && r->oldest != VS_NONE)
    json_object_set_new(by, "oldest", json_string(vs_format(r->oldest, version)));
  if (r->portable && *r->because)
    json_object_set_new(by, "oldest_because", json_string(r->because));
  if (r->portable && r->newest < vs_current(o)) {
    json_object_set_new(by, "newest", json_string(vs_format(r->newest, version)));
    json_object_set_new(by, "newest_because", json_string(r->until));
  }
  return by;
}

void inspect_add_member(const char *key, json_t *value, strbuf *out) {
  auto_free char *text = json_dumps(value, 0);
  strbuf_addf(out, ",\n  \"%s\": %s", key, text ? text : "null");
  json_decref(value);
}

static void add_json(const vs_opset *o, const inspect_readers *r, const inspect_arrays *a,
                     strbuf *out) {
  inspect_add_member("readable_by", readers_json(o, r), out);
  json_t *names = json_array();
  for (size_t i = 0; i < a->count; i++) {
    json_t *name = json_string(a->names[i]);
    json_array_append_new(names, name ? name : json_string("?")); /* not UTF-8 */
  }
  inspect_add_member("perhaps_arrays", names, out);
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

/* Keeps the first error. */
typedef struct first_error {
  diag_sink sink;
  strbuf text;
} first_error;

static void keep_first(diag_sink *self, const diag *d) {
  first_error *e = (first_error *)self;
  if (d->severity == DIAG_ERROR && !e->text.len) strbuf_adds(&e->text, d->message);
}

/* A sound file that holds what only an unknown dialect can read. */
static void add_unreadable(bool json, const char *why, strbuf *out) {
  if (json) {
    json_t *by = json_object();
    json_object_set_new(by, "portable", json_false());
    json_object_set_new(by, "because", json_string(why));
    inspect_add_member("readable_by", by, out);
    return;
  }
  strbuf_adds(out, "readable by: nobody without that dialect:");
  add_name(why, out);
  strbuf_addc(out, '\n');
}

/* Reads the artifact, and what can be told of it before all that is in it. */
static bool open_artifact(inspected *x, const vs_opset *o, const char *name, const char *bytes,
                          size_t n, diag_sink *errors) {
  bc_facts facts = {0};
  bc_read_options read = {
      .file = name, .codec = &program_codec, .allow_other_dialects = true, .facts = &facts};
  bc_header header;
  x->module = bc_read(x->context, bytes, n, &read, errors);
  if (!x->module || !bc_read_header(bytes, n, &header, errors)) return false;
  find_readers(x->context, x->module, &header, &facts, &x->readers);
  x->arrays.opset = o;
  array_search arrays = {.found = &x->arrays};
  ir_walk(x->module, find_arrays, &arrays);
  ir_seen_free(&arrays.dicts);
  return true;
}

bool inspect_artifact(const vs_opset *o, const char *name, const char *bytes, size_t n,
                      const inspect_options *how, strbuf *out, diag_sink *sink) {
  other_file kind;
  const other_file *other = other_file_of(bytes, n, &kind);
  if (other) return tell_other_file(other, name, n, how->json, out, sink);
  ir_context *c = ir_context_new(&o->registry, NULL);
  inspected x = {.opset = o, .context = ir_context_new(&o->registry, NULL)};
  if (!c || !x.context) {
    ir_context_free(c);
    ir_context_free(x.context);
    return diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  }
  bc_inspect_options options = {.json = how->json,
                                .full = how->full,
                                .open = how->json,
                                .stream = how->stream,
                                .codec = &program_codec};
  naming_sink named = {{.emit = emit_named}, sink, name};
  first_error error = {.sink = {.emit = keep_first}};
  open_artifact(&x, o, name, bytes, n, &error.sink);
  if (how->more && x.module && !how->json) how->more(&x, true, how, out);
  bool ok = bc_inspect(c, bytes, n, &options, out, &named.sink);
  if (ok && !x.module)
    add_unreadable(how->json, strbuf_str(&error.text), out);
  else if (ok && how->json)
    add_json(o, &x.readers, &x.arrays, out);
  else if (ok)
    inspect_text(&x, out);
  if (how->more && x.module && ok) how->more(&x, false, how, out);
  if (how->json) strbuf_adds(out, "\n}\n");
  strbuf_free(&error.text);
  ir_context_free(x.context);
  ir_context_free(c);
  return ok;
}

bool inspect_open(inspected *x, const vs_opset *o, const char *name, const char *bytes, size_t n,
                  diag_sink *sink) {
  *x = (inspected){.opset = o, .context = ir_context_new(&o->registry, NULL)};
  if (!x->context) return diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  other_file kind;
  const other_file *other = other_file_of(bytes, n, &kind);
  if (other)
    return diag_error(sink, DIAG_TOOL_OTHER_FILE, (diag_place){.file = name},
                      "not MLIR bytecode, but %s; %s", other->is, other->so);
  return open_artifact(x, o, name, bytes, n, sink);
}

void inspect_close(inspected *x) { ir_context_free(x->context); }
