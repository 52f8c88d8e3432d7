/* SPDX-License-Identifier: Apache-2.0 */
/* The interpreter of the column `assembly` of types and attributes. One walk over the format serves
 * reading and printing: literal text is matched token by token, or printed as it stands. */
#include "assembly.h"

#include "base/limits.h"
#include "number.h"
#include "symbol.h"
#include "versions/versions.h"

/* --- Formats --- */

typedef enum step_kind {
  STEP_END,
  STEP_TEXT,
  STEP_PARAM,
  STEP_ROUTINE,
  STEP_OPEN,
  STEP_CLOSE
} step_kind;

typedef struct step {
  step_kind kind;
  const char *at; /* text, or the name of the parameter or routine */
  size_t n;
  size_t param;     /* STEP_PARAM: its index */
  const char *more; /* modifier or arguments, up to ')'; "" when there are none */
} step;

/* The next step of a format that ends at NUL or '~'. A name that the row does not have is printed
 * and read as text, which the test over all rows notices. */
static step next_step(const char **format, const ir_typedef *def) {
  const char *f = *format;
  step s = {.kind = STEP_END, .more = ""};
  if (*f == '\0' || *f == '~') return s;
  if (f[0] == '(' && f[1] == '?') {
    s.kind = STEP_OPEN;
    f += 2;
  } else if (f[0] == '?' && f[1] == ')') {
    s.kind = STEP_CLOSE;
    f += 2;
  } else if (*f == '$') {
    bool parens = f[1] == '(';
    s.kind = STEP_PARAM;
    s.at = f + 1 + parens;
    for (f = s.at; tx_is_name(*f);) f++;
    s.n = (size_t)(f - s.at);
    if (parens) {
      s.more = *f == ' ' ? f + 1 : f;
      while (*f && *f != ')') f++;
      if (*f) f++;
    }
    s.param = def->param_count;
    for (size_t i = 0; i < def->param_count; i++) {
      const char *name = def->params[i].name;
      if (strncmp(name, s.at, s.n) == 0 && name[s.n] == '\0') s.param = i;
    }
    if (s.param == def->param_count) s.kind = STEP_TEXT;
  } else if (*f == '@') {
    s.kind = STEP_ROUTINE;
    s.at = f + 1;
    for (f = s.at; tx_is_name(*f);) f++;
    s.n = (size_t)(f - s.at);
    if (*f == '(') {
      s.more = f + 1;
      while (*f && *f != ')') f++;
      if (*f) f++;
    }
  } else {
    s.kind = STEP_TEXT;
    s.at = f++;
    while (*f && *f != '~' && *f != '$' && *f != '@' && !(f[0] == '(' && f[1] == '?') &&
           !(f[0] == '?' && f[1] == ')')) {
      f++;
    }
    s.n = (size_t)(f - s.at);
  }
  *format = f;
  return s;
}

/* A format "~bounds<…>~type_extensions<…>" has a spelling per mnemonic; the first is printed. The
 * format behind the mnemonic, or NULL. */
static const char *spelling(const char *format, const char *name, size_t n) {
  while (*format == '~') {
    const char *at = ++format;
    while (tx_is_name(*format)) format++;
    if ((size_t)(format - at) == n && memcmp(at, name, n) == 0) return format;
    while (*format && *format != '~') format++;
  }
  return NULL;
}

bool tx_assembly_spells(const ir_typedef *def, const char *name, size_t n) {
  return def->assembly && spelling(def->assembly, name, n) != NULL;
}

/* --- Parameters --- */

static bool modifier_is(const char *modifier, const char *name) {
  size_t n = strlen(name);
  return strncmp(modifier, name, n) == 0 && !tx_is_name(modifier[n]);
}

/* A modifier of an attribute that is no keyword of the language names the kind of attribute, which
 * is then written without its "#dialect.mnemonic". */
static const ir_attrdef *stripped_kind(ir_context *c, const ir_typedef *def, const char *modifier) {
  size_t n = 0;
  while (tx_is_name(modifier[n])) n++;
  const ir_registry *r = ir_context_registry(c);
  return n ? r->find_attr(r, def->dialect, strlen(def->dialect), modifier, n) : NULL;
}

/* VHLO holds nothing but VHLO: types inside types and attributes, and the attributes whose
 * parameters are named here. */
static const struct {
  const char *param, *message;
} vhlo_attrs[] = {
    {"encoding", "expected VHLO type or attribute"},
    {"mode", "expected VHLO result accuracy mode"},
};

static bool is_vhlo(const char *dialect, size_t n) { return n == 4 && !memcmp(dialect, "vhlo", 4); }
static bool is_vhlo_type(const ir_type *t) {
  size_t n;
  const char *dialect = ir_type_dialect(t, &n);
  return is_vhlo(dialect, n);
}
static bool is_vhlo_attr(const ir_attr *a) {
  size_t n;
  const char *dialect = ir_attr_dialect(a, &n);
  return is_vhlo(dialect, n);
}

/* Says why a parameter does not fit its VHLO row; NULL: it fits. */
static const char *foreign_part(const ir_typedef *def, size_t i, const ir_param *v) {
  switch (def->params[i].kind) {
    case IR_PARAM_TYPE: {
      bool encoded = def->params[def->param_count - 1].kind == IR_PARAM_ATTR;
      if (is_vhlo_type(v->type)) return NULL;
      return encoded ? "expected VHLO type or attribute" : "expected VHLO type";
    }
    case IR_PARAM_TYPES:
      for (size_t k = 0; k < v->count; k++) {
        if (!is_vhlo_type(v->types[k])) return "expected VHLO types";
      }
      return NULL;
    case IR_PARAM_PAIRS:
      for (size_t k = 0; k < v->count; k += 2) {
        if (!is_vhlo_attr(v->attrs[k])) return "expected VHLO key attribute";
      }
      return NULL;
    case IR_PARAM_ATTR:
      for (size_t k = 0; v->attr && k < sizeof vhlo_attrs / sizeof *vhlo_attrs; k++) {
        if (strcmp(def->params[i].name, vhlo_attrs[k].param) == 0 && !is_vhlo_attr(v->attr)) {
          return vhlo_attrs[k].message;
        }
      }
      return NULL;
    default: return NULL;
  }
}

static bool check_vhlo(parser *p, const ir_typedef *def, const char *at, const ir_param *params) {
  if (strcmp(def->dialect, "vhlo") != 0) return true;
  for (size_t i = 0; i < def->param_count; i++) {
    const char *wrong = foreign_part(def, i, &params[i]);
    if (wrong) return tx_parser_error_id(p, DIAG_TEXT_TYPE, at, "%s", wrong);
  }
  return true;
}

static bool read_types(parser *p, bool parens, ir_param *out) {
  type_list list = {0};
  if (parens && tx_parser_at(p, TOK_LPAREN)) {
    tx_parser_next(p);
    if (!tx_parser_expect(p, TOK_RPAREN, "expected ')'")) return false;
  } else if (!tx_parser_at(p, TOK_GREATER) && !tx_parser_at(p, TOK_RPAREN)) {
    do {
      const ir_type *t = tx_parse_type(p);
      if (!t) return false;
      VEC_ADD(p->scratch, &list, t);
    } while (tx_parser_accept(p, TOK_COMMA));
  }
  out->types = list.items;
  out->count = list.count;
  return !p->failed;
}

/* A list in brackets may be empty. */
static bool at_list_end(const parser *p) {
  return tx_parser_at(p, TOK_RSQUARE) || tx_parser_at(p, TOK_RBRACE) || tx_parser_at(p, TOK_RPAREN);
}

static const ir_attr *read_attr(parser *p, const ir_attrdef *kind) {
  return kind ? tx_parse_attr_body(p, kind) : tx_parse_attr(p, NULL);
}

static bool read_attrs(parser *p, const ir_attrdef *kind, ir_param *out) {
  attr_list list = {0};
  if (!at_list_end(p)) {
    do {
      const ir_attr *a = read_attr(p, kind);
      if (!a) return false;
      VEC_ADD(p->scratch, &list, a);
    } while (tx_parser_accept(p, TOK_COMMA));
  }
  out->attrs = list.items;
  out->count = list.count;
  return !p->failed;
}

static bool read_pairs(parser *p, ir_param *out) {
  attr_list list = {0};
  if (!tx_parser_at(p, TOK_RBRACE)) {
    do {
      const ir_attr *key = tx_parse_attr(p, NULL);
      if (!key || !tx_parser_expect(p, TOK_EQUAL, "expected '='")) return false;
      const ir_attr *value = tx_parse_attr(p, NULL);
      if (!value) return false;
      VEC_ADD(p->scratch, &list, key);
      VEC_ADD(p->scratch, &list, value);
    } while (tx_parser_accept(p, TOK_COMMA));
  }
  out->attrs = list.items;
  out->count = list.count;
  return !p->failed;
}

static void print_pairs(printer *pr, const ir_param *v) {
  for (size_t i = 0; i + 1 < v->count; i += 2) {
    if (i) strbuf_adds(pr->out, ", ");
    tx_print_attr(pr, v->attrs[i], PRINT_TYPE_ALWAYS);
    strbuf_adds(pr->out, " = ");
    tx_print_attr(pr, v->attrs[i + 1], PRINT_TYPE_ALWAYS);
  }
}

/* 1, 2 or, with `dynamic`, 1, ? */
static bool read_ints(parser *p, bool dynamic, ir_param *out) {
  dim_list list = {0};
  if (!tx_parser_at(p, TOK_RSQUARE) && !tx_parser_at(p, TOK_GREATER)) {
    do {
      int64_t value = IR_DYNAMIC;
      if (!(dynamic && tx_parser_accept(p, TOK_QUESTION)) && !tx_parse_int64(p, &value))
        return false;
      VEC_ADD(p->scratch, &list, value);
    } while (tx_parser_accept(p, TOK_COMMA));
  }
  out->ints = list.items;
  out->count = list.count;
  return !p->failed;
}

static void print_ints(printer *pr, bool dynamic, const char *separator, const ir_param *v) {
  for (size_t i = 0; i < v->count; i++) {
    if (i) strbuf_adds(pr->out, separator);
    if (dynamic && v->ints[i] == IR_DYNAMIC) {
      strbuf_addc(pr->out, '?');
    } else {
      strbuf_addi(pr->out, v->ints[i]);
    }
  }
}

static bool read_dims(parser *p, const char *modifier, ir_param *out) {
  if (modifier_is(modifier, "x")) {
    dim_list list = {0};
    if (!tx_parse_dims(p, &list, true, true)) return false;
    out->ints = list.items;
    out->count = list.count;
    return true;
  }
  if (modifier_is(modifier, "bare")) return read_ints(p, true, out);
  return tx_parser_expect(p, TOK_LSQUARE, "expected '['") && read_ints(p, true, out) &&
         tx_parser_expect(p, TOK_RSQUARE, "expected ']'");
}

static void print_dims_param(printer *pr, const char *modifier, const ir_param *v) {
  if (modifier_is(modifier, "x")) {
    tx_print_dims(pr, v->ints, v->count);
  } else if (modifier_is(modifier, "bare")) {
    print_ints(pr, true, ", ", v);
  } else {
    strbuf_addc(pr->out, '[');
    print_ints(pr, true, ", ", v);
    strbuf_addc(pr->out, ']');
  }
}

static bool read_enum(parser *p, const ir_enumdef *e, ir_param *out) {
  const ir_enumcase *c =
      tx_parser_at(p, TOK_WORD) ? ir_enum_by_name(e, p->tok.at, tx_token_len(&p->tok)) : NULL;
  if (c) {
    out->u = c->number;
    tx_parser_next(p);
    return !p->failed;
  }
  strbuf_auto names = STRBUF_INIT;
  for (size_t i = 0; i < e->case_count; i++) {
    if (i) strbuf_adds(&names, ", ");
    strbuf_adds(&names, e->cases[i].name);
  }
  if (tx_parser_at(p, TOK_WORD)) {
    tx_parser_error(p, "expected %s to be one of: %s", e->name, strbuf_str(&names));
  } else {
    tx_parser_error_expected(p, "expected keyword for %s", e->name);
  }
  return false;
}

static bool read_doubles(parser *p, ir_param *out) {
  double_list list = {0};
  if (!tx_parser_at(p, TOK_RSQUARE)) {
    do {
      double value;
      if (!tx_parse_double(p, &value)) return false;
      VEC_ADD(p->scratch, &list, value);
    } while (tx_parser_accept(p, TOK_COMMA));
  }
  out->doubles = list.items;
  out->count = list.count;
  return !p->failed;
}

/* A float stands before the type that says its format: the literal waits in the parameter. */
static bool read_pending_float(parser *p, ir_param *out) {
  bool negative = tx_parser_accept(p, TOK_MINUS);
  if (!tx_parser_at(p, TOK_FLOAT) && !tx_parser_at(p, TOK_INTEGER)) {
    return tx_parser_error(p, "expected floating point literal");
  }
  out->items = p->tok.at;
  out->count = 2 * tx_token_len(&p->tok) + negative;
  tx_parser_next(p);
  return !p->failed;
}

/* The float format behind a parameter: that of the type before it. NULL: it is no float. */
static const ir_float_format *format_of(ir_context *c, const ir_param *type) {
  const ir_type *t = type->type ? vs_type_to_builtin(c, type->type) : NULL;
  return t && t->kind == IR_TYPE_FLOAT ? t->format : NULL;
}

static bool settle_pending_floats(parser *p, const ir_typedef *def, ir_param *params) {
  for (size_t i = 1; i < def->param_count; i++) {
    if (def->params[i].kind != IR_PARAM_APFLOAT) continue;
    const char *at = params[i].items;
    if (!at) continue;
    token literal = {.at = at, .end = at + params[i].count / 2};
    literal.kind = memchr(at, '.', params[i].count / 2) ? TOK_FLOAT : TOK_INTEGER;
    const ir_float_format *f = format_of(p->ctx, &params[i - 1]);
    if (!f || f->width > 64) {
      return tx_parser_error_id(p, DIAG_TEXT_LITERAL, at, "expected a float type");
    }
    uint64_t bits[2];
    /* Hex that is too long for the format holds the bits of an f64. */
    bool wide = literal.kind == TOK_INTEGER && params[i].count / 2 > 2u + (f->width + 3u) / 4;
    if (!tx_number_float(p, &literal, params[i].count & 1, wide ? &ir_float_formats[IR_F64] : f,
                         bits)) {
      return false;
    }
    if (wide) bits[0] = ir_float_encode(f, ir_float_decode(&ir_float_formats[IR_F64], bits[0]));
    params[i].u = bits[0];
    params[i].count = 0;
  }
  return true;
}

static bool read_param(parser *p, const ir_typedef *def, size_t index, const char *modifier,
                       ir_param *out) {
  const ir_paramdef *d = &def->params[index];
  const istr *text;
  switch (d->kind) {
    case IR_PARAM_TYPE: return (out->type = tx_parse_type(p)) != NULL;
    case IR_PARAM_TYPES: return read_types(p, modifier_is(modifier, "parens"), out);
    case IR_PARAM_ATTR:
      return (out->attr = read_attr(p, stripped_kind(p->ctx, def, modifier))) != NULL;
    case IR_PARAM_ATTRS: return read_attrs(p, stripped_kind(p->ctx, def, modifier), out);
    case IR_PARAM_PAIRS: return read_pairs(p, out);
    case IR_PARAM_INT: return tx_parse_int64(p, &out->i);
    case IR_PARAM_UINT: {
      const char *at = p->tok.at;
      int64_t value;
      if (!tx_parse_int64(p, &value)) return false;
      if (value < 0) {
        return tx_parser_error_id(p, DIAG_TEXT_LITERAL, at,
                                  "expected a number that is not negative");
      }
      out->u = (uint64_t)value;
      return true;
    }
    case IR_PARAM_INTS: return read_ints(p, false, out);
    case IR_PARAM_DIMS: return read_dims(p, modifier, out);
    case IR_PARAM_BOOL:
      if (!tx_parser_at_word(p, "true") && !tx_parser_at_word(p, "false")) {
        return tx_parser_error_expected(p, "expected 'true' or 'false'");
      }
      out->u = tx_parser_at_word(p, "true");
      tx_parser_next(p);
      return !p->failed;
    case IR_PARAM_ENUM: return read_enum(p, d->enumdef, out);
    case IR_PARAM_STRING:
      if (!tx_parse_string(p, &text)) return false;
      out->str = text;
      return true;
    case IR_PARAM_DOUBLE: return tx_parse_double(p, &out->d);
    case IR_PARAM_DOUBLES: return read_doubles(p, out);
    case IR_PARAM_APFLOAT: return read_pending_float(p, out);
    case IR_PARAM_APINT:
    case IR_PARAM_DENSE: break; /* only a routine knows their form */
  }
  return tx_parser_error(p, "%s.%s has no text", def->dialect, def->mnemonic);
}

bool tx_assembly_read_param(parser *p, const ir_typedef *def, size_t index, const char *modifier,
                            ir_param *out) {
  const char *at = p->tok.at;
  if (!read_param(p, def, index, modifier, out)) return false;
  return ir_param_fits(def, index, out) ||
         tx_parser_error_id(p, DIAG_TEXT_ATTRIBUTE, at, "expected %s in %s.%s to be %s",
                            def->params[index].name, def->dialect, def->mnemonic,
                            def->params[index].of);
}

void tx_assembly_print_param(printer *pr, const ir_typedef *def, size_t index, const char *modifier,
                             const ir_param *params) {
  const ir_paramdef *d = &def->params[index];
  const ir_param *v = &params[index];
  switch (d->kind) {
    case IR_PARAM_TYPE: tx_print_type(pr, v->type); break;
    case IR_PARAM_TYPES:
      if (!v->count && modifier_is(modifier, "parens")) strbuf_adds(pr->out, "()");
      tx_print_type_list(pr, v->types, v->count);
      break;
    case IR_PARAM_ATTR:
      if (v->attr && stripped_kind(pr->ctx, def, modifier)) {
        tx_print_attr_body(pr, v->attr);
      } else {
        tx_print_attr(pr, v->attr, PRINT_TYPE_ALWAYS);
      }
      break;
    case IR_PARAM_ATTRS:
      for (size_t i = 0; i < v->count; i++) {
        if (i) strbuf_adds(pr->out, ", ");
        if (stripped_kind(pr->ctx, def, modifier)) {
          tx_print_attr_body(pr, v->attrs[i]);
        } else {
          tx_print_attr(pr, v->attrs[i], PRINT_TYPE_ALWAYS);
        }
      }
      break;
    case IR_PARAM_PAIRS: print_pairs(pr, v); break;
    case IR_PARAM_INT: strbuf_addi(pr->out, v->i); break;
    case IR_PARAM_UINT: strbuf_addu(pr->out, v->u); break;
    case IR_PARAM_INTS: print_ints(pr, false, ", ", v); break;
    case IR_PARAM_DIMS: print_dims_param(pr, modifier, v); break;
    case IR_PARAM_BOOL: strbuf_adds(pr->out, v->u ? "true" : "false"); break;
    case IR_PARAM_ENUM: {
      const ir_enumcase *c = ir_enum_by_number(d->enumdef, v->u);
      strbuf_adds(pr->out, c ? c->name : "");
      break;
    }
    case IR_PARAM_STRING: tx_print_escaped(pr->out, v->str->bytes, v->str->len); break;
    case IR_PARAM_DOUBLE: tx_number_print_double(pr->out, v->d); break;
    case IR_PARAM_DOUBLES:
      for (size_t i = 0; i < v->count; i++) {
        if (i) strbuf_adds(pr->out, ", ");
        tx_number_print_double(pr->out, v->doubles[i]);
      }
      break;
    case IR_PARAM_APFLOAT: {
      const ir_float_format *f = index ? format_of(pr->ctx, &params[index - 1]) : NULL;
      tx_number_print_float(pr->out, f ? f : &ir_float_formats[IR_F64], v->u, 0);
      break;
    }
    case IR_PARAM_APINT:
    case IR_PARAM_DENSE: break;
  }
}

/* --- Reading --- */

static const char *const spellings[] = {
    [TOK_ARROW] = "->",  [TOK_COLON] = ":",  [TOK_COMMA] = ",",  [TOK_EQUAL] = "=",
    [TOK_GREATER] = ">", [TOK_LBRACE] = "{", [TOK_LPAREN] = "(", [TOK_LSQUARE] = "[",
    [TOK_LESS] = "<",    [TOK_RBRACE] = "}", [TOK_RPAREN] = ")", [TOK_RSQUARE] = "]",
    [TOK_BAR] = "|",
};

static bool same_token(const token *a, const token *b) {
  return a->kind == b->kind &&
         (a->kind != TOK_WORD ||
          (tx_token_len(a) == tx_token_len(b) && memcmp(a->at, b->at, tx_token_len(a)) == 0));
}

static bool match_text(parser *p, const char *at, size_t n) {
  lexer l = {.begin = at, .at = at, .end = at + n};
  for (;;) {
    token t = tx_lexer_next(&l);
    if (t.kind == TOK_EOF || t.kind == TOK_ERROR) return !p->failed;
    if (!same_token(&t, &p->tok)) {
      const char *name =
          (size_t)t.kind < sizeof spellings / sizeof *spellings ? spellings[t.kind] : NULL;
      if (name) return tx_parser_error_expected(p, "expected '%s'", name);
      return tx_parser_error_expected(p, "expected '%.*s'", (int)tx_token_len(&t), t.at);
    }
    tx_parser_next(p);
  }
}

static bool first_token_matches(const parser *p, const char *at, size_t n) {
  lexer l = {.begin = at, .at = at, .end = at + n};
  token t = tx_lexer_next(&l);
  return same_token(&t, &p->tok);
}

/* Past the end of the group that was opened. */
static const char *skip_group(const char *format, const ir_typedef *def) {
  for (;;) {
    step s = next_step(&format, def);
    if (s.kind == STEP_CLOSE || s.kind == STEP_END) return format;
  }
}

bool tx_assembly_parse(parser *p, const ir_typedef *def, const char *name, size_t n,
                       ir_param *params) {
  memset(params, 0, def->param_count * sizeof *params);
  for (size_t i = 0; i < def->param_count; i++)
    if (def->params[i].kind == IR_PARAM_UINT) params[i].u = IR_NO_NUMBER;
  const char *format = def->assembly;
  if (!format) {
    if (!def->param_count) return !p->failed;
    return tx_parser_error(p, "%s.%s has no text", def->dialect, def->mnemonic);
  }
  if (*format == '~' && !(format = spelling(format, name, n))) {
    return tx_parser_error(p, "%s.%s has no text", def->dialect, def->mnemonic);
  }
  if (!tx_parser_enter(p)) return false;
  const char *at = p->tok.at;
  for (;;) {
    step s = next_step(&format, def);
    bool ok = true;
    switch (s.kind) {
      case STEP_END:
        tx_parser_leave(p);
        return settle_pending_floats(p, def, params) && check_vhlo(p, def, at, params);
      case STEP_TEXT: ok = match_text(p, s.at, s.n); break;
      case STEP_PARAM:
        ok = tx_assembly_read_param(p, def, s.param, s.more, &params[s.param]);
        break;
      case STEP_ROUTINE: {
        const assembly_routine *r = tx_assembly_find_routine(s.at, s.n);
        ok = r ? r->read(p, def, s.more, params)
               : tx_parser_error(p, "%s.%s has no text", def->dialect, def->mnemonic);
        break;
      }
      case STEP_OPEN: {
        const char *ahead = format;
        step first = next_step(&ahead, def);
        if (first.kind != STEP_TEXT || !first_token_matches(p, first.at, first.n)) {
          format = skip_group(format, def);
        }
        break;
      }
      case STEP_CLOSE: break;
    }
    if (!ok) return false;
  }
}

/* --- Printing --- */

/* Whether every parameter of the group that was opened is there. */
static bool group_present(const char *format, const ir_typedef *def, const ir_param *params) {
  for (;;) {
    step s = next_step(&format, def);
    if (s.kind == STEP_CLOSE || s.kind == STEP_END) return true;
    if (s.kind == STEP_PARAM && ir_param_absent(&def->params[s.param], &params[s.param])) {
      return false;
    }
  }
}

void tx_assembly_print(printer *pr, const ir_typedef *def, bool mnemonic, const ir_param *params) {
  const char *format = def->assembly ? def->assembly : "";
  if (*format == '~') { /* its mnemonic is part of the format */
    format++;
    const char *start = format;
    while (tx_is_name(*format)) format++;
    if (mnemonic) strbuf_add(pr->out, start, (size_t)(format - start));
  } else if (mnemonic) {
    strbuf_adds(pr->out, def->mnemonic);
  } else if (*format == ' ') { /* it parts the mnemonic from the rest (llvm#184253) */
    format++;
  }
  for (;;) {
    step s = next_step(&format, def);
    switch (s.kind) {
      case STEP_END: return;
      case STEP_TEXT: strbuf_add(pr->out, s.at, s.n); break;
      case STEP_PARAM: tx_assembly_print_param(pr, def, s.param, s.more, params); break;
      case STEP_ROUTINE: {
        const assembly_routine *r = tx_assembly_find_routine(s.at, s.n);
        if (r) r->print(pr, def, s.more, params);
        break;
      }
      case STEP_OPEN:
        if (!group_present(format, def, params)) format = skip_group(format, def);
        break;
      case STEP_CLOSE: break;
    }
  }
}
