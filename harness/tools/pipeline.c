/* SPDX-License-Identifier: Apache-2.0 */
#include "pipeline.h"

#include <stdlib.h>
#include <string.h>

#include "base/vec.h"
#include "harness/cli/cli.h"
#include "harness/cli/diags.h"
#include "harness/files/program.h"
#include "passes/fold/fold.h"
#include "passes/passes.h"
#include "text/text.h"

/* --- Passes --- */

static vs_options conversion(const pass_settings *s) {
  return (vs_options){.allow_other_dialects = s->allow_other_dialects,
                      .strict_upstream = s->strict_upstream,
                      .print_type = text_tell_type};
}

/* The options of passes that keep other dialects in any case. */
static vs_options mixed(const pass_settings *s) {
  vs_options o = conversion(s);
  o.allow_other_dialects = true;
  return o;
}

static bool run_to_vhlo(ir_context *c, ir_op *module, const pass_settings *s, diag_sink *sink) {
  vs_options o = conversion(s);
  return vs_legalize_to_vhlo(c, module, &o, sink);
}

static bool run_to_version(ir_context *c, ir_op *module, const pass_settings *s, diag_sink *sink) {
  vs_options o = mixed(s);
  vs_version target;
  if (!tool_target(vs_opset_of(c), s->target, s->target_len, false, ir_loc_place(module->loc),
                   &target, sink))
    return false;
  return vs_convert_to_version(c, module, target, &o, sink);
}

static bool run_to_stablehlo(ir_context *c, ir_op *module, const pass_settings *s,
                             diag_sink *sink) {
  vs_options o = mixed(s);
  return vs_legalize_to_stablehlo(c, module, &o, sink);
}

static bool run_deserialize(ir_context *c, ir_op *module, const pass_settings *s, diag_sink *sink) {
  vs_options o = mixed(s);
  return program_from_artifact(c, module, &o, sink);
}

static bool run_composite_to_call(ir_context *c, ir_op *module, const pass_settings *s,
                                  diag_sink *sink) {
  return pass_composite_to_call(c, module, s->except, s->except_len, sink);
}

static bool run_fold(ir_context *c, ir_op *module, const pass_settings *s, diag_sink *sink) {
  return pass_fold_constants(c, module, s->limited ? s->max_elements : PASS_FOLD_ELEMENTS, sink);
}

static bool run_inline(ir_context *c, ir_op *module, const pass_settings *s, diag_sink *sink) {
  (void)s;
  return pass_inline(c, module, sink);
}

static bool run_strip(ir_context *c, ir_op *module, const pass_settings *s, diag_sink *sink) {
  (void)s;
  return pass_strip_locations(c, module, sink);
}

static bool run_expand(ir_context *c, ir_op *module, const pass_settings *s, diag_sink *sink) {
  vs_version target;
  return tool_target(vs_opset_of(c), s->target, s->target_len, false, ir_loc_place(module->loc),
                     &target, sink) &&
         pass_expand_for(c, module, target, sink);
}

static bool run_expand_complex(ir_context *c, ir_op *module, const pass_settings *s,
                               diag_sink *sink) {
  (void)s;
  return pass_expand_complex_math(c, module, sink);
}

const pass_row pipeline_passes[] = {
#define PASS(name, help, options, function, ...) {name, help, options, run_##function, __VA_ARGS__},
#include "passes.def"
#undef PASS
};
const size_t pipeline_pass_count = sizeof pipeline_passes / sizeof *pipeline_passes;

const pass_row *pipeline_pass_named(const char *name, size_t n) {
  for (size_t i = 0; i < pipeline_pass_count; i++)
    if (bytes_are(name, n, pipeline_passes[i].name)) return &pipeline_passes[i];
  return NULL;
}

/* --- Text --- */

static bool has_word(const char *words, const char *word, size_t n) {
  for (const char *at = words; *at;) {
    size_t length = strcspn(at, " ");
    if (length == n && memcmp(at, word, n) == 0) return true;
    at += length + (at[length] == ' ');
  }
  return false;
}

/* --- Options of passes --- */

static bool set_target(pass_settings *s, const char *value, size_t n) {
  s->target = value;
  s->target_len = n;
  return true;
}

/* Braces about a list are optional. */
static bool set_except(pass_settings *s, const char *value, size_t n) {
  bool braces = n >= 2 && value[0] == '{' && value[n - 1] == '}';
  s->except = braces ? value + 1 : value;
  s->except_len = braces ? n - 2 : n;
  return true;
}

static bool set_max_elements(pass_settings *s, const char *value, size_t n) {
  char digits[20];
  unsigned long long number;
  if (!value || n == 0 || n >= sizeof digits) return false;
  memcpy(digits, value, n);
  digits[n] = '\0';
  if (!cli_number(digits, &number) || number > INT64_MAX) return false;
  s->limited = true;
  s->max_elements = (int64_t)number;
  return true;
}

static bool set_allow_other(pass_settings *s, const char *value, size_t n) {
  s->allow_other_dialects = !value || bytes_are(value, n, "true") || bytes_are(value, n, "1");
  return s->allow_other_dialects || bytes_are(value, n, "false") || bytes_are(value, n, "0");
}

static const struct {
  const char *name, *takes;
  bool (*set)(pass_settings *s, const char *value, size_t n); /* value may be NULL, with n 0 */
} option_rows[] = {
    {"allow-other-dialects", "true or false", set_allow_other},
    {"except", "names", set_except},
    {"fold-op-element-limit", "a number", set_max_elements},
    {"max-elements", "a number", set_max_elements},
    {"target", "a release", set_target},
};

static bool set_option(const pass_row *pass, pass_settings *s, const char *name, size_t nn,
                       const char *value, size_t vn, strbuf *why) {
  if (!has_word(pass->options, name, nn))
    return strbuf_refuse(why, "pass '%s' has no option '%.*s'", pass->name, (int)nn, name);
  for (size_t i = 0; i < sizeof option_rows / sizeof *option_rows; i++) {
    if (!bytes_are(name, nn, option_rows[i].name)) continue;
    if (option_rows[i].set(s, value, vn)) return true;
    return strbuf_refuse(why, "option '%.*s' of pass '%s' takes %s, not '%.*s'", (int)nn, name,
                         pass->name, option_rows[i].takes, (int)vn, value ? value : "");
  }
  return false;
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
    bool lone = !value && pass->lone && !has_word(pass->options, word, length);
    if (!(lone ? set_option(pass, &settings, pass->lone, strlen(pass->lone), word, length, why)
               : set_option(pass, &settings, word, length, value, value ? (size_t)(at - value) : 0,
                            why)))
      return false;
  }
  if (!vec_room(&p->items, p->count, &p->room, sizeof *p->items))
    return strbuf_refuse(why, "out of memory");
  p->items[p->count++] = (pipeline_item){pass, settings};
  return true;
}

/* The brace that closes one before `at`; lists among the options have braces too. */
static const char *closing_brace(const char *at, const char *end) {
  size_t open = 1;
  for (; at < end; at++) {
    open += *at == '{';
    open -= *at == '}';
    if (!open) return at;
  }
  return NULL;
}

bool pipeline_parse(pipeline *p, const char *text, strbuf *why) {
  static const char anchor[] = "builtin.module(";
  size_t n = strlen(text);
  while (n && text[n - 1] == ' ') n--;
  while (n && *text == ' ') text++, n--;
  if (n < sizeof anchor || memcmp(text, anchor, sizeof anchor - 1) != 0 || text[n - 1] != ')')
    return strbuf_refuse(why, "a pass pipeline has the form builtin.module(pass,…), not '%s'",
                         text);
  const char *at = text + sizeof anchor - 1, *end = text + n - 1;
  while (at < end) {
    const char *name = at;
    while (at < end && *at != ',' && *at != '{') at++;
    const char *stop = at;
    while (name < stop && *name == ' ') name++;
    while (stop > name && stop[-1] == ' ') stop--;
    const pass_row *pass = pipeline_pass_named(name, (size_t)(stop - name));
    if (!pass)
      return strbuf_refuse(why, "there is no pass '%.*s'; --list-passes lists them",
                           (int)(stop - name), name);
    const char *options = at, *close = at;
    if (at < end && *at == '{') {
      options = at + 1;
      close = closing_brace(options, end);
      if (!close) return strbuf_refuse(why, "options of pass '%s' without '}'", pass->name);
      at = close + 1;
      while (at < end && *at == ' ') at++;
    }
    if (!pipeline_add(p, pass, options, (size_t)(close - options), why)) return false;
    if (at < end && *at != ',')
      return strbuf_refuse(why, "expected ',' after pass '%s'", pass->name);
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
    pass_settings settings = p->items[i].settings;
    settings.strict_upstream = p->strict_upstream;
    if (!p->items[i].pass->run(c, module, &settings, sink)) return false;
    if (verify && !program_verify(module, sink)) return false;
  }
  return true;
}

bool pipeline_targets_exist(const pipeline *p, const vs_opset *o, diag_place place,
                            diag_sink *sink) {
  for (size_t i = 0; i < p->count; i++) {
    const pass_settings *s = &p->items[i].settings;
    if (has_word(p->items[i].pass->options, "target", 6) &&
        !tool_target_exists(o, s->target, s->target_len, false, place, sink))
      return false;
  }
  return true;
}
