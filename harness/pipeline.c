#include "pipeline.h"

#include <stdlib.h>
#include <string.h>

#include "diags.h"
#include "passes/passes.h"
#include "program.h"

/* --- Passes --- */

static vs_options conversion(const pass_settings *s) {
  return (vs_options){.allow_other_dialects = s->allow_other_dialects, .strict_upstream = true};
}

static bool run_to_vhlo(ir_context *c, ir_op *module, const pass_settings *s, diag_sink *sink) {
  vs_options o = conversion(s);
  return vs_legalize_to_vhlo(c, module, &o, sink);
}

static bool run_to_version(ir_context *c, ir_op *module, const pass_settings *s, diag_sink *sink) {
  vs_options o = {.allow_other_dialects = true, .strict_upstream = true};
  vs_version target;
  if (!program_target(vs_opset_of(c), s->target, s->target_len, false, ir_loc_place(module->loc),
                      &target, sink))
    return false;
  return vs_convert_to_version(c, module, target, &o, sink);
}

static bool run_to_stablehlo(ir_context *c, ir_op *module, const pass_settings *s,
                             diag_sink *sink) {
  (void)s;
  vs_options o = {.allow_other_dialects = true, .strict_upstream = true};
  return vs_legalize_to_stablehlo(c, module, &o, sink);
}

static bool run_deserialize(ir_context *c, ir_op *module, const pass_settings *s, diag_sink *sink) {
  (void)s;
  vs_options o = {.allow_other_dialects = true, .strict_upstream = true};
  return program_from_artifact(c, module, &o, sink);
}

static bool run_inline(ir_context *c, ir_op *module, const pass_settings *s, diag_sink *sink) {
  (void)s;
  return pass_inline(c, module, sink);
}

static bool run_strip(ir_context *c, ir_op *module, const pass_settings *s, diag_sink *sink) {
  (void)s;
  return pass_strip_locations(c, module, sink);
}

const pass_row pass_rows[] = {
    {"inline", "replace calls by the bodies of their functions", "", run_inline},
    {"stablehlo-deserialize", "VHLO of any release to StableHLO", "", run_deserialize},
    {"stablehlo-legalize-to-vhlo", "StableHLO to VHLO of the newest release",
     "allow-other-dialects", run_to_vhlo},
    {"strip-debuginfo", "make every location unknown", "", run_strip},
    {"vhlo-legalize-to-stablehlo", "VHLO of the newest release to StableHLO", "", run_to_stablehlo},
    {"vhlo-to-version", "VHLO to VHLO of the release `target`", "target", run_to_version},
};
const size_t pass_row_count = sizeof pass_rows / sizeof *pass_rows;

/* --- Text --- */

static bool has_word(const char *words, const char *word, size_t n) {
  for (const char *at = words; *at;) {
    size_t length = strcspn(at, " ");
    if (length == n && memcmp(at, word, n) == 0) return true;
    at += length + (at[length] == ' ');
  }
  return false;
}

static bool is_word(const char *text, size_t n, const char *word) {
  return strlen(word) == n && memcmp(text, word, n) == 0;
}

static bool set_option(const pass_row *pass, pass_settings *s, const char *name, size_t nn,
                       const char *value, size_t vn, strbuf *why) {
  if (!has_word(pass->options, name, nn)) {
    strbuf_addf(why, "pass '%s' has no option '%.*s'", pass->name, (int)nn, name);
    return false;
  }
  if (is_word(name, nn, "target")) {
    s->target = value;
    s->target_len = vn;
    return true;
  }
  s->allow_other_dialects = !value || is_word(value, vn, "true") || is_word(value, vn, "1");
  if (value && !s->allow_other_dialects && !is_word(value, vn, "false") &&
      !is_word(value, vn, "0")) {
    strbuf_addf(why, "option '%.*s' of pass '%s' takes true or false, not '%.*s'", (int)nn, name,
                pass->name, (int)vn, value);
    return false;
  }
  return true;
}

bool pipeline_add(pipeline *p, const pass_row *pass, const char *options, size_t n, strbuf *why) {
  pass_settings settings = {0};
  const char *at = options, *end = options + n;
  while (at < end) {
    if (*at == ' ') {
      at++;
      continue;
    }
    const char *word = at;
    while (at < end && *at != ' ' && *at != '=') at++;
    size_t length = (size_t)(at - word);
    const char *value = NULL;
    if (at < end && *at == '=') {
      value = ++at;
      while (at < end && *at != ' ') at++;
    }
    if (!set_option(pass, &settings, word, length, value, value ? (size_t)(at - value) : 0, why))
      return false;
  }
  if (p->count == p->room) {
    size_t room = p->room ? 2 * p->room : 8;
    pipeline_item *items = realloc(p->items, room * sizeof *items);
    if (!items) {
      strbuf_adds(why, "out of memory");
      return false;
    }
    p->items = items;
    p->room = room;
  }
  p->items[p->count++] = (pipeline_item){pass, settings};
  return true;
}

bool pipeline_parse(pipeline *p, const char *text, strbuf *why) {
  static const char anchor[] = "builtin.module(";
  size_t n = strlen(text);
  while (n && text[n - 1] == ' ') n--;
  while (n && *text == ' ') text++, n--;
  if (n < sizeof anchor || memcmp(text, anchor, sizeof anchor - 1) != 0 || text[n - 1] != ')') {
    strbuf_addf(why, "a pass pipeline has the form builtin.module(pass,…), not '%s'", text);
    return false;
  }
  const char *at = text + sizeof anchor - 1, *end = text + n - 1;
  while (at < end) {
    const char *name = at;
    while (at < end && *at != ',' && *at != '{') at++;
    const char *stop = at;
    while (name < stop && *name == ' ') name++;
    while (stop > name && stop[-1] == ' ') stop--;
    const pass_row *pass = NULL;
    for (size_t i = 0; i < pass_row_count; i++)
      if (is_word(name, (size_t)(stop - name), pass_rows[i].name)) pass = &pass_rows[i];
    if (!pass) {
      strbuf_addf(why, "'%.*s' is no pass", (int)(stop - name), name);
      return false;
    }
    const char *options = at, *close = at;
    if (at < end && *at == '{') {
      options = at + 1;
      close = memchr(options, '}', (size_t)(end - options));
      if (!close) {
        strbuf_addf(why, "options of pass '%s' without '}'", pass->name);
        return false;
      }
      at = close + 1;
      while (at < end && *at == ' ') at++;
    }
    if (!pipeline_add(p, pass, options, (size_t)(close - options), why)) return false;
    if (at < end && *at != ',') {
      strbuf_addf(why, "expected ',' after pass '%s'", pass->name);
      return false;
    }
    at++;
  }
  return true;
}

void pipeline_free(pipeline *p) {
  free(p->items);
  *p = (pipeline){0};
}

bool pipeline_run(const pipeline *p, ir_context *c, ir_op *module, bool verify, diag_sink *sink) {
  for (size_t i = 0; i < p->count; i++) {
    const pipeline_item *item = &p->items[i];
    if (!item->pass->run(c, module, &item->settings, sink)) return false;
    if (verify && !program_verify(module, sink)) return false;
  }
  return true;
}
