/* SPDX-License-Identifier: Apache-2.0 */
/* Types and attributes of dialects. Those with rows are read and printed by their row's assembly
 * (assembly.c); those of dialects without rows stay as they were written. Facts:
 * mlir/lib/AsmParser/ DialectSymbolParser.cpp (which spellings there are),
 * mlir/lib/IR/AsmPrinter.cpp (which one is printed). */
#include "symbol.h"

#include "assembly.h"
#include "base/limits.h"
#include "verify/verify.h"
#include "versions/versions.h"

/* A symbol as written: !dialect.name<…> (pretty) or !dialect<name …>; or an alias. */
typedef struct symbol {
  const char *at;      /* of its sigil */
  const char *dialect; /* behind the sigil; for an alias all of the name */
  size_t dialect_len;
  const char *name; /* behind the dot; NULL: not pretty */
  size_t name_len;
  bool angle; /* '<' follows at once */
} symbol;

static symbol look_at(const parser *p) {
  symbol s = {.at = p->tok.at, .dialect = p->tok.at + 1};
  const char *dot = memchr(s.dialect, '.', (size_t)(p->tok.end - s.dialect));
  s.dialect_len = (size_t)((dot ? dot : p->tok.end) - s.dialect);
  if (dot) {
    s.name = dot + 1;
    s.name_len = (size_t)(p->tok.end - s.name);
  }
  s.angle = p->tok.end < p->lex.end && *p->tok.end == '<';
  return s;
}

static bool knows_dialect(const parser *p, const symbol *s) {
  const ir_registry *r = ir_context_registry(p->ctx);
  return r->knows_dialect(r, s->dialect, s->dialect_len);
}

/* Whether the dialect has rows of types (attributes): then another name is a mistake. */
static bool has_rows(const parser *p, const symbol *s, bool types) {
  const vs_opset *o = vs_opset_of(p->ctx);
  const vs_kind *rows = types ? o->types : o->attrs;
  size_t count = types ? o->type_count : o->attr_count;
  for (size_t i = 0; i < count; i++) {
    if (bytes_are(s->dialect, s->dialect_len, rows[i].def.dialect)) return true;
  }
  return false;
}

/* Dialects that are known by name only: what stands behind it is kept as written. */
static bool is_kept(const symbol *s) {
  return bytes_are(s->dialect, s->dialect_len, "sparse_tensor") ||
         bytes_are(s->dialect, s->dialect_len, "llvm");
}

/* The dialect has rows, and this is none of them. Each of MLIR's dialects says so in its words. */
static bool unknown_symbol(parser *p, const symbol *s, const char *name, size_t n, bool type) {
  static const struct {
    const char *dialect;
    bool type;
    const char *before, *behind; /* behind NULL: the name is not told */
  } words[] = {
      {"stablehlo", false, "unknown StableHLO attribute", NULL},
      {"chlo", false, "unknown chlo attribute", NULL},
      {"vhlo", false, "unknown vhlo attribute", NULL},
      {"arith", false, "unknown attribute `", "` in dialect `arith`"},
      {"shape", true, "unknown  type `", "` in dialect `shape`"},
  };
  for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
    if (words[i].type != type || !bytes_are(s->dialect, s->dialect_len, words[i].dialect)) continue;
    bool told = words[i].behind != NULL;
    return tx_parser_error_id(p, DIAG_TEXT_UNKNOWN_SYMBOL, name, "%s%.*s%s", words[i].before,
                              told ? (int)n : 0, name, told ? words[i].behind : "");
  }
  return tx_parser_error_id(p, DIAG_TEXT_UNKNOWN_SYMBOL, name, "unknown %.*s %s: %.*s",
                            (int)s->dialect_len, s->dialect, type ? "type" : "attribute", (int)n,
                            name);
}

static const ir_attrdef *find_attr_row(const parser *p, const symbol *s, const char *name,
                                       size_t n) {
  const ir_registry *r = ir_context_registry(p->ctx);
  const ir_attrdef *def = r->find_attr(r, s->dialect, s->dialect_len, name, n);
  if (def) return def;
  /* Some are spelled otherwise than they are called. */
  const vs_opset *o = vs_opset_of(p->ctx);
  for (size_t i = 0; i < o->attr_count; i++) {
    const ir_attrdef *row = &o->attrs[i].def;
    if (row->assembly && row->assembly[0] == '~' &&
        bytes_are(s->dialect, s->dialect_len, row->dialect) && tx_assembly_spells(row, name, n)) {
      return row;
    }
  }
  return NULL;
}

/* Whether VHLO holds VHLO alone where it must. */
static bool well_placed(parser *p, const vs_kind *kind, bool is_type, const ir_param *params,
                        const char *at) {
  static const verify_options words = {text_tell_type, text_tell_attr, NULL};
  const char *message = kind ? vs_misplaced(kind, is_type, params) : NULL;
  if (message) return tx_parser_error_at(p, at, "%s", message);
  if (!kind) return true;
  strbuf_auto why = STRBUF_INIT;
  if (!verify_parameters(p->ctx, &kind->def, is_type, params, &words, &why)) {
    /* MLIR's generated readers tell it where the body begins, the one of result_accuracy behind it.
     */
    bool behind = strcmp(kind->def.mnemonic, "result_accuracy") == 0;
    if (*at != '<') at += strlen(kind->def.mnemonic);
    tx_parser_error_at(p, behind ? p->tok.at : at, "%s", strbuf_str(&why));
  }
  return why.len == 0;
}

/* --- Dialects without rows --- */

/* sparse_tensor prints its encodings on one line, with single spaces. Programs of StableHLO hold
 * them as they are; more than that is not known of the dialect. */
static const istr *on_one_line(parser *p, const istr *text) {
  char *out = ARENA_ARRAY(p->scratch, char, text->len);
  size_t n = 0;
  for (size_t i = 0; i < text->len; i++) {
    bool space = text->bytes[i] == ' ' || text->bytes[i] == '\n' || text->bytes[i] == '\t' ||
                 text->bytes[i] == '\r';
    if (space && n && out[n - 1] == ' ') continue;
    out[n++] = space ? ' ' : text->bytes[i];
  }
  return ir_str(p->ctx, out, n);
}

static bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/* The text behind "dialect." or between the angles of dialect<…>. */
static const istr *parse_opaque_body(parser *p, const symbol *s) {
  tx_parser_next(p);
  if (!s->angle && s->name_len && s->name[s->name_len - 1] == '-') {
    /* In angles, the only form for such a name, it would end in an arrow. */
    tx_parser_error_at(p, s->name, "a name of a dialect does not end in '-'");
    return NULL;
  }
  if (!s->angle) return ir_str(p->ctx, s->name, s->name_len);
  const istr *text = tx_parse_verbatim(p, s->name ? s->name : p->tok.at);
  if (text && bytes_are(s->dialect, s->dialect_len, "sparse_tensor")) text = on_one_line(p, text);
  if (!text || s->name) return text;
  return ir_str(p->ctx, text->bytes + 1, text->len - 2);
}

/* `type`: of the attribute, NULL for a type. */
static bool accept_unknown(parser *p, const symbol *s, const istr *body, const ir_type *type) {
  bool valid = s->dialect_len && (is_letter(*s->dialect) || *s->dialect == '_');
  for (size_t i = 0; i < s->dialect_len; i++) {
    char c = s->dialect[i];
    valid = valid && (is_letter(c) || (c >= '0' && c <= '9') || c == '_' || c == '$');
  }
  if (!valid) {
    return tx_parser_error_id(p, DIAG_TEXT_UNKNOWN_SYMBOL, s->at,
                              "invalid dialect namespace '%.*s'", (int)s->dialect_len, s->dialect);
  }
  const char *at = s->name ? s->name : s->at;
  bool known = knows_dialect(p, s) || bytes_are(s->dialect, s->dialect_len, "quant");
  if (known && !is_kept(s)) {
    return tx_parser_error_id(p, DIAG_TEXT_UNKNOWN_SYMBOL,
                              s->name ? at : s->dialect + s->dialect_len + 1,
                              "dialect '%.*s' provides no %s parsing hook", (int)s->dialect_len,
                              s->dialect, type ? "attribute" : "type");
  }
  if (known || ir_context_allows_unregistered(p->ctx)) return true;
  strbuf_auto what = STRBUF_INIT;
  strbuf_addf(&what, "%s%c\"%.*s\"<\"%s\">", type ? "" : "`", *s->at, (int)s->dialect_len,
              s->dialect, body->bytes);
  strbuf_adds(&what, type ? " : '" : "` type");
  if (type) {
    text_tell_type(p->ctx, type, &what);
    strbuf_adds(&what, "' attribute");
  }
  tx_parser_error_id(p, DIAG_TEXT_UNKNOWN_SYMBOL, at,
                     "%s created with unregistered dialect. If this is intended, please call "
                     "allowUnregisteredDialects() on the MLIRContext, or use "
                     "-allow-unregistered-dialect with the MLIR opt tool used",
                     strbuf_str(&what));
  return false;
}

/* Whether the '<' at text[0] is closed by the last character, and not before. */
static bool is_enclosed(const char *text, size_t n) {
  size_t depth = 0;
  for (size_t i = 0; i < n; i++) {
    char c = text[i];
    if (c == '"') {
      for (i++; i < n && text[i] != '"'; i++) i += text[i] == '\\';
    } else if (c == '-' && i + 1 < n && text[i + 1] == '>') {
      i++;
    } else if (c == '<' || c == '[' || c == '(' || c == '{') {
      depth++;
    } else if (c == '>' || c == ']' || c == ')' || c == '}') {
      if (--depth == 0) return i + 1 == n;
    }
  }
  return false;
}

/* identifier, or identifier<…>: what may stand behind the dialect's dot. */
static bool is_simple(const char *text, size_t n) {
  size_t i = 0;
  if (!n || !is_letter(text[0])) return false;
  while (i < n && (is_letter(text[i]) || (text[i] >= '0' && text[i] <= '9') || text[i] == '.' ||
                   text[i] == '_')) {
    i++;
  }
  return i == n || (text[i] == '<' && is_enclosed(text + i, n - i));
}

/* The body was printed behind "sigil dialect ."; turns the dot into an angle when it has to be. */
static void finish_symbol(strbuf *out, size_t body) {
  if (out->failed || is_simple(out->bytes + body, out->len - body)) return;
  out->bytes[body - 1] = '<';
  strbuf_addc(out, '>');
}

static size_t begin_symbol(strbuf *out, char sigil, const char *dialect, size_t n) {
  strbuf_addc(out, sigil);
  strbuf_add(out, dialect, n);
  strbuf_addc(out, '.');
  return out->len;
}

bool tx_params_are_long(const ir_typedef *def, const ir_param *params) {
  for (size_t i = 0; i < def->param_count; i++) {
    switch (def->params[i].kind) {
      case IR_PARAM_INTS:
      case IR_PARAM_DIMS:
      case IR_PARAM_DOUBLES:
      case IR_PARAM_APINT:
        if (params[i].count > SHARED_NODES) return true;
        break;
      case IR_PARAM_STRING:
        if (params[i].str->len > SHARED_BYTES) return true;
        break;
      default: break;
    }
  }
  return false;
}

/* --- Types
 * ------------------------------------------------------------------------------------------------
 */

/* The definition of the alias at the current token; NULL after a diagnostic. */
static const alias_entry *alias_here(parser *p, const map *known) {
  const istr *name = tx_token_value(p, &p->tok);
  tx_parser_next(p);
  const alias_entry *e = tx_alias_find(known, name);
  if (!e) tx_parser_error_expected(p, "undefined symbol alias id '%s'", name->bytes);
  return e;
}

static const ir_type *type_alias(parser *p) {
  const alias_entry *e = alias_here(p, &p->type_aliases);
  return e ? e->type : NULL;
}

/* The type called `name`, whose body begins at the current token. */
static const ir_type *parse_named_type(parser *p, const symbol *s, const char *name, size_t n) {
  if (bytes_are(s->dialect, s->dialect_len, "quant")) {
    if (bytes_are(name, n, "uniform")) return tx_parse_quant_uniform(p, name);
    if (bytes_are(name, n, "any")) return tx_parse_quant_any(p);
    tx_parser_error_id(p, DIAG_TEXT_UNKNOWN_SYMBOL, name, "unknown quantized type %.*s", (int)n,
                       name);
    return NULL;
  }
  const ir_registry *r = ir_context_registry(p->ctx);
  const ir_typedef *def = r->find_type(r, s->dialect, s->dialect_len, name, n);
  if (!def) {
    unknown_symbol(p, s, name, n, true);
    return NULL;
  }
  ir_param *params = ARENA_ARRAY(p->scratch, ir_param, def->param_count);
  if (!tx_assembly_parse(p, def, name, n, params)) return NULL;
  if (!well_placed(p, vs_type_row(vs_opset_of(p->ctx), def->id), true, params, name)) return NULL;
  return ir_type_defined(p->ctx, def, params);
}

/* !quant.calibrated belongs to no program that is exchanged: kept as written. */
static bool is_rowed_type(const parser *p, const symbol *s) {
  if (bytes_are(s->dialect, s->dialect_len, "quant")) {
    return !(s->name && bytes_are(s->name, s->name_len, "calibrated"));
  }
  return has_rows(p, s, true);
}

const ir_type *tx_parse_symbol_type(parser *p) {
  symbol s = look_at(p);
  if (!s.name && !s.angle) return type_alias(p);
  if (!is_rowed_type(p, &s)) {
    const istr *dialect = ir_str(p->ctx, s.dialect, s.dialect_len);
    const istr *body = parse_opaque_body(p, &s);
    bool quant = bytes_are(s.dialect, s.dialect_len, "quant");
    if (!body || (!quant && !accept_unknown(p, &s, body, NULL))) return NULL;
    return ir_type_opaque(p->ctx, dialect, body);
  }
  tx_parser_next(p);
  if (s.name) return parse_named_type(p, &s, s.name, s.name_len);
  const char *name;
  size_t n;
  tx_parser_next(p); /* '<' */
  if (!tx_parse_keyword(p, &name, &n, "expected valid keyword")) return NULL;
  const ir_type *t = parse_named_type(p, &s, name, n);
  return t && tx_parser_expect(p, TOK_GREATER, "expected '>'") ? t : NULL;
}

void tx_print_symbol_type(printer *pr, const ir_type *t) {
  size_t body;
  if (t->kind == IR_TYPE_OPAQUE) {
    body = begin_symbol(pr->out, '!', t->opaque.dialect->bytes, t->opaque.dialect->len);
    strbuf_add(pr->out, t->opaque.body->bytes, t->opaque.body->len);
  } else {
    const ir_typedef *def = t->defined.def;
    body = begin_symbol(pr->out, '!', def->dialect, strlen(def->dialect));
    tx_assembly_print(pr, def, true, t->defined.params);
  }
  finish_symbol(pr->out, body);
}

/* --- Attributes --- */

static const ir_attr *attr_alias(parser *p) {
  const alias_entry *e = alias_here(p, &p->attr_aliases);
  return e ? e->attr : NULL;
}

/* `at`: the place of a complaint about the parameters. */
static const ir_attr *parse_body(parser *p, const ir_attrdef *def, const char *name, size_t n,
                                 const char *at) {
  ir_param *params = ARENA_ARRAY(p->scratch, ir_param, def->param_count);
  if (!tx_assembly_parse(p, def, name, n, params)) return NULL;
  if (!well_placed(p, vs_attr_row(vs_opset_of(p->ctx), def->id), false, params, at)) return NULL;
  return ir_attr_defined(p->ctx, def, params);
}

static const ir_attr *parse_named_attr(parser *p, const symbol *s, const char *name, size_t n) {
  const ir_attrdef *def = find_attr_row(p, s, name, n);
  if (!def) {
    unknown_symbol(p, s, name, n, false);
    return NULL;
  }
  return parse_body(p, def, name, n, name);
}

const ir_attr *tx_parse_symbol_attr(parser *p, const ir_type *type) {
  symbol s = look_at(p);
  if (!s.name && !s.angle) return attr_alias(p);
  if (!has_rows(p, &s, false)) {
    const istr *dialect = ir_str(p->ctx, s.dialect, s.dialect_len);
    const istr *body = parse_opaque_body(p, &s);
    if (!body) return NULL;
    if (tx_parser_accept(p, TOK_COLON) && !(type = tx_parse_type(p))) return NULL;
    if (!type) type = ir_type_none(p->ctx);
    if (!accept_unknown(p, &s, body, type)) return NULL;
    return ir_attr_opaque(p->ctx, dialect, body, type);
  }
  tx_parser_next(p);
  if (s.name) return parse_named_attr(p, &s, s.name, s.name_len);
  const char *name;
  size_t n;
  tx_parser_next(p); /* '<' */
  if (!tx_parse_keyword(p, &name, &n, "expected valid keyword")) return NULL;
  const ir_attr *a = parse_named_attr(p, &s, name, n);
  return a && tx_parser_expect(p, TOK_GREATER, "expected '>'") ? a : NULL;
}

const ir_attr *tx_parse_attr_body(parser *p, const ir_attrdef *def) {
  if (tx_parser_at(p, TOK_HASH)) {
    const char *at = p->tok.at;
    const ir_attr *a = tx_parse_attr(p, NULL);
    if (a && !ir_attr_is_defined(a, def)) {
      tx_parser_error_at(p, at, "invalid kind of attribute specified");
      return NULL;
    }
    return a;
  }
  return parse_body(p, def, def->mnemonic, strlen(def->mnemonic), p->tok.at);
}

void tx_print_attr_body(printer *pr, const ir_attr *a) {
  if (a->kind != IR_ATTR_DEFINED) {
    tx_print_attr(pr, a, PRINT_TYPE_ALWAYS);
    return;
  }
  if (pr->attr_alias && pr->attr_alias(pr, a)) return;
  shared_text begun = tx_shared_attr_begin(pr, a);
  if (begun == SHARED_ELIDED) return;
  tx_assembly_print(pr, a->defined.def, false, a->defined.params);
  tx_shared_end(pr, begun);
}

void tx_print_symbol_attr(printer *pr, const ir_attr *a) {
  size_t body;
  if (a->kind == IR_ATTR_OPAQUE) {
    body = begin_symbol(pr->out, '#', a->opaque.dialect->bytes, a->opaque.dialect->len);
    strbuf_add(pr->out, a->opaque.body->bytes, a->opaque.body->len);
  } else {
    const ir_attrdef *def = a->defined.def;
    body = begin_symbol(pr->out, '#', def->dialect, strlen(def->dialect));
    tx_assembly_print(pr, def, true, a->defined.params);
  }
  finish_symbol(pr->out, body);
}
