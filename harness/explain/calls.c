/* SPDX-License-Identifier: Apache-2.0 */
#include "calls.h"

#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "difference.h"
#include "harness/data/base64.h"
#include "harness/data/input.h"
#include "harness/host/shell.h"

enum { PASTED_MOST = 96 << 10 }; /* bytes of base64 in a command; more goes into files */

static json_t *line_of(const char *text, size_t n) {
  json_t *line = json_loadb(text, n, 0, NULL);
  const json_t *request = json_object_get(line, "request");
  if (json_object_get(line, "process") || (request && !json_object_get(request, "hello")))
    return line;
  json_decref(line);
  return NULL;
}

void calls_take(calls *c, check_kind k) {
  struct stat s;
  if (!c->q->trace || fstat(c->q->trace, &s) != 0 || s.st_size <= c->at) return;
  strbuf_auto text = STRBUF_INIT;
  char piece[65536];
  for (ssize_t n; (n = pread(c->q->trace, piece, sizeof piece, c->at)) > 0; c->at += n)
    strbuf_add(&text, piece, (size_t)n);
  for (const char *at = strbuf_str(&text), *end; (end = strchr(at, '\n')); at = end + 1) {
    json_t *line = line_of(at, (size_t)(end - at));
    if (!line) continue;
    json_decref(c->lines[k]);
    c->lines[k] = line;
  }
}

void calls_free(calls *c) {
  for (int k = 0; k < CHECK_COUNT; k++) {
    json_decref(c->lines[k]);
    strbuf_free(&c->args[k]);
  }
}

/* --- Files --- */

typedef struct maker {
  const calls *c;
  check_kind of; /* the check that made the call */
  int slot;
  bool filtered;          /* it prints one element */
  strbuf before, command; /* what writes the files, then the call */
  json_t *files;
  bool ok;
  strbuf *why;
} maker;

/* A file of the call, in the folder of --save or where the command is pasted. */
static void file_name(const maker *m, const char *end, strbuf *out) {
  const cell_question *q = m->c->q;
  if (q->save_folder) strbuf_addf(out, "%s/", q->save_folder);
  strbuf_addf(out, "%s-%s%s.%s", q->c->id, check_names[m->of],
              m->slot == SLOT_UNCHANGED ? "-unchanged" : "", end);
}

/* Writes a file now (--save), or has the command write it. */
static void put_file(maker *m, const char *name, const char *bytes, size_t n) {
  const cell_question *q = m->c->q;
  if (q->save_folder) {
    m->ok &= output_folder(q->save_folder, m->why) && output_write(name, bytes, n, m->why);
    json_array_append_new(m->files, difference_json_text(name));
    return;
  }
  strbuf_auto text = STRBUF_INIT;
  base64_encode(bytes, n, &text);
  strbuf_addf(&m->before, "echo %s | base64 -d >", strbuf_str(&text));
  shell_quote(name, &m->before);
  strbuf_adds(&m->before, " && ");
  m->ok &= text.len <= PASTED_MOST;
}

/* The bytes of {"base64": …}; false: there are none. */
static bool bytes_of(const json_t *holder, strbuf *out) {
  const char *text = json_string_value(json_object_get(holder, "base64"));
  return text && base64_decode(text, strlen(text), out);
}

static void add_word(const char *word, strbuf *out) {
  if (out->len) strbuf_addc(out, ' ');
  shell_quote(word, out);
}

/* --- Processes --- */

/* A word of the argument list, with the files of the scratch folder at their new places. */
static void add_traced(const maker *m, const char *word, const char *const *olds,
                       const strbuf *news, strbuf *out) {
  const char *scratch = m->c->q->setting->scratch, *at = strstr(word, scratch);
  strbuf_auto text = STRBUF_INIT;
  for (size_t i = 0; at && i < 3; i++) {
    const char *name = strstr(at, olds[i]);
    if (!name) continue;
    strbuf_add(&text, word, (size_t)(at - word));
    strbuf_addf(&text, "%s%s", strbuf_str(&news[i]), name + strlen(olds[i]));
    break;
  }
  add_word(text.len ? strbuf_str(&text) : word, out);
}

static void process_call(maker *m, const json_t *line) {
  static const char *const olds[] = {"/artifact.mlirbc", "/program.mlir", "/output"};
  static const char *const keys[] = {"artifact", "program"};
  static const char *const ends[] = {"mlirbc", "mlir", "output"};
  const json_t *words = json_object_get(line, "process");
  strbuf news[3] = {STRBUF_INIT, STRBUF_INIT, STRBUF_INIT};
  for (size_t i = 0; i < 3; i++) file_name(m, ends[i], &news[i]);
  for (size_t i = 0; i < 2; i++) {
    strbuf_auto bytes = STRBUF_INIT;
    if (bytes_of(json_object_get(line, keys[i]), &bytes))
      put_file(m, strbuf_str(&news[i]), strbuf_str(&bytes), bytes.len);
  }
  for (size_t i = 0; i < json_array_size(words); i++)
    add_traced(m, json_string_value(json_array_get(words, i)), olds, news, &m->command);
  for (size_t i = 0; i < 3; i++) strbuf_free(&news[i]);
}

/* --- Plugins --- */

static void plugin_call(maker *m, const json_t *body) {
  const consumer_setting *s = m->c->q->setting;
  strbuf_auto bytes = STRBUF_INIT, name = STRBUF_INIT, tool = STRBUF_INIT;
  const strbuf *args = &m->c->args[m->of];
  file_name(m, "mlirbc", &name);
  if (bytes_of(json_object_get(body, "artifact"), &bytes))
    put_file(m, strbuf_str(&name), strbuf_str(&bytes), bytes.len);
  strbuf_addf(&tool, "%s/hlo-cts", s->bin);
  add_word(strbuf_str(&tool), &m->command);
  add_word("plugin", &m->command);
  const char *const values[HOLD_COUNT] = {[HOLD_HERE] = s->here, [HOLD_BIN] = s->bin};
  auto_free char **options =
      command_expand(&(consumer_command){s->d->options, s->d->option_count, false, 0, 0}, values);
  for (size_t i = 0; options && options[i]; i++) add_word(options[i], &m->command);
  auto_free char **plugin =
      command_expand(&(consumer_command){&s->d->plugin, 1, false, 0, 0}, values);
  add_word(plugin ? plugin[0] : s->d->plugin, &m->command);
  add_word(strbuf_str(&name), &m->command);
  shell_option("args", args->len ? strbuf_str(args) : "[]", &m->command);
}

/* --- Testees --- */

static void add_frame(json_t *message, strbuf *out) {
  auto_free char *text = json_dumps(message, JSON_COMPACT);
  if (text) strbuf_addf(out, "%zu\n%s", strlen(text), text);
  json_decref(message);
}

/* Bytes of an element, as the type of a tensor names it; 0: not a width that od prints. */
static unsigned width_of(const char *type, char *kind) {
  static const struct {
    const char *name;
    unsigned width;
    char kind; /* of od: as a number; 0: bits alone */
  } rows[] = {{"f32", 4, 'f'}, {"f64", 8, 'f'},  {"f16", 2, 0},    {"bf16", 2, 0},
              {"i8", 1, 'd'},  {"i16", 2, 'd'},  {"i32", 4, 'd'},  {"i64", 8, 'd'},
              {"ui8", 1, 'u'}, {"ui16", 2, 'u'}, {"ui32", 4, 'u'}, {"ui64", 8, 'u'},
              {"i1", 1, 'u'},  {"i4", 1, 'd'},   {"ui4", 1, 'u'},  {"i2", 1, 'd'},
              {"ui2", 1, 'u'}};
  const char *x = strrchr(type, 'x');
  if (strstr(type, "complex")) return 0;
  const char *element = x ? x + 1 : strchr(type, '<') ? strchr(type, '<') + 1 : type;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    size_t n = strlen(rows[i].name);
    if (strncmp(element, rows[i].name, n) != 0 || element[n] != '>') continue;
    *kind = rows[i].kind;
    return rows[i].width;
  }
  return *element == 'f' ? 1 : 0; /* the small floats have a byte */
}

/* Appends a command that prints the element that differs: its bits, and its number where od knows
 * it. */
static bool add_filter(const json_t *d, strbuf *out) {
  const json_t *r = json_array_get(json_object_get(d, "results"), 0);
  char kind = 0;
  const char *type = json_string_value(json_object_get(r, "type"));
  if (!r || json_object_get(r, "problem") || !type) return false;
  unsigned width = width_of(type, &kind);
  long long element = json_integer_value(json_object_get(r, "element")),
            result = json_integer_value(json_object_get(r, "result"));
  if (!width) return false;
  strbuf_addf(
      out,
      " | tr -d '\\n ' | grep -ao '\"base64\":\"[^\"]*\"' | sed -n %lldp | cut -d'\"' -f4 | "
      "base64 -d | od -An -v -j%lld -N%u -tx%u",
      result + 1, element * width, width, width);
  if (kind) strbuf_addf(out, " -t%c%u", kind, width);
  return true;
}

static void testee_call(maker *m, const json_t *request, const json_t *d) {
  const consumer_setting *s = m->c->q->setting;
  const char *const values[HOLD_COUNT] = {[HOLD_HERE] = s->here, [HOLD_BIN] = s->bin};
  strbuf_auto frames = STRBUF_INIT, name = STRBUF_INIT, from = STRBUF_INIT;
  add_frame(json_pack("{s:{s:i, s:s}}", "hello", "protocol", 1, "suite", "hlo-cts"), &frames);
  add_frame(json_deep_copy(request), &frames);
  if (m->c->q->save_folder) {
    file_name(m, "request", &name);
    put_file(m, strbuf_str(&name), strbuf_str(&frames), frames.len);
    strbuf_adds(&from, " <");
    shell_quote(strbuf_str(&name), &from);
  } else {
    strbuf_auto text = STRBUF_INIT;
    base64_encode(frames.bytes, frames.len, &text);
    strbuf_addf(&m->before, "echo %s | base64 -d | ", strbuf_str(&text));
    m->ok &= text.len <= PASTED_MOST;
  }
  auto_free char **argv = command_expand(&s->d->command, values);
  for (size_t i = 0; argv && argv[i]; i++) add_word(argv[i], &m->command);
  strbuf_adds(&m->command, strbuf_str(&from));
  m->filtered = add_filter(d, &m->command);
}

/* --- All of them --- */

/* The check whose answer the verdict is about: itself, or what was read or written before. */
static check_kind asked_by(const calls *c, check_kind k) {
  static const check_kind before[] = {CHECK_DESERIALIZE, CHECK_DOWNGRADE, CHECK_SERIALIZE,
                                      CHECK_REFUSE, CHECK_EVALUATE};
  if (c->lines[k]) return k;
  for (size_t i = 0; i < sizeof before / sizeof *before; i++)
    if (c->lines[before[i]]) return before[i];
  return k;
}

json_t *calls_of(const calls *c, check_kind k, int slot, const json_t *d, strbuf *why) {
  maker m = {
      .c = c, .of = asked_by(c, k), .slot = slot, .ok = true, .files = json_array(), .why = why};
  const json_t *line = c->lines[m.of], *request = json_object_get(line, "request");
  const json_t *body = json_object_get(request, consumer_verbs[VERB_EVALUATE]);
  json_t *o = NULL;
  if (json_object_get(line, "process"))
    process_call(&m, line);
  else if (request && body && c->q->setting->d->kind == CONSUMER_PJRT)
    plugin_call(&m, body);
  else if (request)
    testee_call(&m, request, d);
  if (line) {
    o = json_object();
    if (m.ok) {
      strbuf_adds(&m.before, strbuf_str(&m.command));
      json_object_set_new(o, "command", difference_json_text(strbuf_str(&m.before)));
    }
    if (m.filtered)
      json_object_set_new(o, "prints", json_string(" (prints the first wrong element)"));
    if (json_array_size(m.files)) json_object_set(o, "files", m.files);
  }
  json_decref(m.files);
  strbuf_free(&m.before);
  strbuf_free(&m.command);
  return o;
}
