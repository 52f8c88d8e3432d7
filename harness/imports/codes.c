/* SPDX-License-Identifier: Apache-2.0 */
/* VhloBytecode.cpp: the code of each type and attribute, and the order of its parameters. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"

/* The function that writes a kind, while it is read. */
typedef struct writer {
  import *im;
  const cpp_file *f;
  import_kind *kind;
  vs_wire plain; /* what is written if the optional parameter is not there */
  vs_wire with;  /* another encoding, which has it first */
  const char *plain_code, *with_code;
  bool known;
} writer;

static bool same_name(const char *getter, const char *param) {
  for (getter += 3; *getter || *param; getter++, param++) {
    while (*param == '_') param++;
    if (tolower((unsigned char)*getter) != tolower((unsigned char)*param)) return false;
  }
  return true;
}

/* The parameter that the first getter between two words returns; -1: there is none. */
static int param_in(const writer *w, size_t from, size_t to) {
  const ir_typedef *def = &w->kind->row.def;
  for (; from < to; from++) {
    const char *word = w->f->words[from].text;
    if (strncmp(word, "get", 3) != 0 || !cpp_at(w->f, from + 1, "(")) continue;
    for (int i = 0; i < def->param_count; i++)
      if (same_name(word, def->params[i].name)) return i;
    return -1;
  }
  return -1;
}

static const char *code_in(const writer *w, size_t from, size_t to) {
  size_t at = cpp_find(w->f, from, "vhlo_encoding : :");
  return at + 3 < to ? w->f->words[at + 3].text : NULL;
}

static void add(writer *w, vs_wire *wire, int param, vs_wire_form form) {
  if (param < 0 || wire->count == sizeof wire->params) {
    w->known = false;
    return;
  }
  wire->forms[wire->count] = (uint8_t)form;
  wire->params[wire->count++] = (uint8_t)param;
}

/* A number's sign shows in how it is written. */
static void refine(writer *w, int param, const char *method) {
  ir_paramdef *p = (ir_paramdef *)(uintptr_t)&w->kind->row.def.params[param];
  bool number = p->kind == IR_PARAM_INT || p->kind == IR_PARAM_UINT;
  if (number && strcmp(method, "writeVarInt") == 0) p->kind = IR_PARAM_UINT;
  if (number && strcmp(method, "writeSignedVarInt") == 0) p->kind = IR_PARAM_INT;
}

/* `writer.writeX(…)`: the code, or one parameter. */
static void read_call(writer *w, size_t at, size_t end, vs_wire *wire, const char **code) {
  const char *method = w->f->words[at + 2].text, *said = code_in(w, at + 3, end);
  int param = param_in(w, at + 3, end);
  if (said) {
    *code = said;
    return;
  }
  if (param >= 0) refine(w, param, method);
  add(w, wire, param, VS_WIRE_BY_KIND);
}

/* The one parameter that is not written yet: for a function that is given the whole attribute. */
static int last_param(const writer *w) {
  int found = -1;
  for (int i = 0; i < w->kind->row.def.param_count; i++) {
    if (memchr(w->plain.params, i, w->plain.count)) continue;
    if (found >= 0) return -1;
    found = i;
  }
  return found;
}

static size_t block_end(const writer *w, size_t at) {
  return cpp_at(w->f, at, "{") ? cpp_behind(w->f, at) : cpp_find(w->f, at, ";") + 1;
}

/* `if (x.getP()) { writer.writeVarInt(1); writer.write…(x.getP()); } else { writer.writeVarInt(0);
 * }` guards a parameter; with codes instead of 1 and 0, it chooses one of two encodings. */
static size_t read_choice(writer *w, size_t at) {
  size_t condition = cpp_behind(w->f, at + 1), then = block_end(w, condition), end = then;
  int param = param_in(w, at, condition);
  if (cpp_at(w->f, then, "else")) end = block_end(w, then + 1);
  size_t one = cpp_find(w->f, condition, "writer . writeVarInt ( 1 )");
  size_t zero = cpp_find(w->f, then, "writer . writeVarInt ( 0 )");
  const char *yes = code_in(w, condition, then), *no = code_in(w, then, end);
  if (one < then && zero < end) {
    add(w, &w->plain, param, VS_WIRE_GUARDED);
  } else if (yes && no && param >= 0 && !w->plain.count) {
    w->with_code = yes;
    w->plain_code = no;
    add(w, &w->with, param, VS_WIRE_BY_KIND);
    ((ir_paramdef *)(uintptr_t)&w->kind->row.def.params[param])->optional = true;
  } else {
    w->known = false;
  }
  return end;
}

static void read_body(writer *w, size_t at, size_t end) {
  w->known = true;
  while (at < end && w->known) {
    const char *word = w->f->words[at].text;
    if (cpp_at(w->f, at, "if (")) {
      at = read_choice(w, at);
    } else if (cpp_at(w->f, at, "writer .") && at + 3 < end) {
      size_t behind = cpp_behind(w->f, at + 3);
      read_call(w, at, behind, &w->plain, &w->plain_code);
      at = behind;
    } else if (strncmp(word, "write", 5) == 0 && strcmp(word, "writer") != 0) {
      add(w, &w->plain, last_param(w), VS_WIRE_BY_KIND);
      at = cpp_find(w->f, at, ";");
    } else {
      at++;
    }
  }
}

int import_code(const cpp_file *f, const char *name) {
  for (size_t at = 0; name && at + 2 < f->count; at++)
    if (strcmp(f->words[at].text, name) == 0 && cpp_at(f, at + 1, "=")) {
      const char *number = f->words[at + 2].text;
      bool digits = number[strspn(number, "0123456789")] == '\0' && strlen(number) < 4;
      return digits && atoi(number) <= UINT8_MAX ? atoi(number) : -1;
    }
  return -1;
}

static bool all_written(const import_kind *k, const vs_wire *wires, size_t count) {
  for (int i = 0; i < k->row.def.param_count; i++)
    if (!memchr(wires[count - 1].params, i, wires[count - 1].count)) return false;
  return true;
}

static bool read_kind(import *im, const cpp_file *f, import_kind *k, const char *what) {
  const char *name = arena_printf(im->memory, "%s%s", k->cpp, what);
  const char *start = arena_printf(im->memory, "VhloBytecodeInterface : : write ( %s", name);
  writer w = {im, f, k, .known = true, .plain_code = arena_printf(im->memory, "k%s", name)};
  size_t at = cpp_find(f, 0, start), body = cpp_find(f, at, "{");
  if (at < f->count)
    read_body(&w, body + 1, cpp_behind(f, body) - 1);
  else if (k->row.def.param_count)
    w.known = false;
  int code = import_code(f, w.plain_code), with = import_code(f, w.with_code);
  vs_wire *wires = ARENA_ARRAY(im->memory, vs_wire, 2);
  size_t count = w.with_code ? 2 : 1;
  wires[0] = w.plain;
  wires[0].code = (uint8_t)code;
  wires[1] = w.with;
  for (size_t i = 0; i < w.plain.count; i++)
    add(&w, &wires[1], w.plain.params[i], w.plain.forms[i]);
  wires[1].code = (uint8_t)with;
  if (code < 0 || (w.with_code && with < 0))
    return import_unknown(im, k->place, "%s has no code '%s' for it", f->name, w.plain_code);
  if (!w.known || !all_written(k, wires, count))
    return import_unknown(im, at < f->count ? cpp_place(f, at) : k->place,
                          "the order in which parameters of %s are written", name);
  k->row.wires = wires;
  k->row.wire_count = (uint8_t)count;
  return true;
}

bool import_read_codes(import *im) {
  cpp_file f;
  if (!import_cpp(im, "dialect/VhloBytecode.cpp", &f)) return false;
  bool ok = true;
  for (size_t i = 0; i < im->types.count; i++)
    ok = read_kind(im, &f, &im->types.items[i], "Type") && ok;
  for (size_t i = 0; i < im->attrs.count; i++)
    ok = read_kind(im, &f, &im->attrs.items[i], "Attr") && ok;
  return ok;
}
