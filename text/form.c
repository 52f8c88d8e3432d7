/* SPDX-License-Identifier: Apache-2.0 */
/* The language of pretty forms: compiling a row, and the one interpreter that reads and prints.
 * text/assembly.md describes the language. */
#include "form.h"
#include "verify/verify.h"

/* --- Compiling --- */

struct form_table {
  ir_context *ctx;
  arena *a;
  diag_sink *sink;
  const form **forms; /* by op id */
  size_t cap;
};

typedef struct compiler {
  ir_context *ctx;
  arena *a;
  form *f;
  const char *at, *end;
  VEC(form_step) steps;
  const char *error;
} compiler;

static bool compile_error(compiler *c, const char *message) {
  if (!c->error) c->error = message;
  return false;
}

static size_t take_name(compiler *c, const char **out) {
  *out = c->at;
  while (c->at < c->end && tx_is_name(*c->at)) c->at++;
  return (size_t)(c->at - *out);
}

static form_step *add_step(compiler *c, form_code code) {
  VEC_ADD(c->a, &c->steps, (form_step){.code = code, .f = c->f});
  return &c->steps.items[c->steps.count - 1];
}

static bool find_arg(compiler *c, const char *name, size_t n, form_arg *out) {
  const ir_opdef *d = c->f->def;
  for (unsigned i = 0; i < d->prop_count; i++)
    if (bytes_are(name, n, d->props[i].name)) {
      *out = (form_arg){FORM_PROP, (uint8_t)i};
      return true;
    }
  for (unsigned i = 0; i < d->operand_count; i++)
    if (bytes_are(name, n, d->operands[i].name)) {
      *out = (form_arg){FORM_OPERAND, (uint8_t)i};
      return i < BUILD_SLOTS;
    }
  for (unsigned i = 0; i < d->result_count; i++)
    if (bytes_are(name, n, d->results[i].name)) {
      *out = (form_arg){FORM_RESULT, (uint8_t)i};
      return true;
    }
  for (unsigned i = 0; i < d->region_count; i++)
    if (bytes_are(name, n, d->regions[i].name)) {
      *out = (form_arg){FORM_REGION, (uint8_t)i};
      return true;
    }
  return compile_error(c, "it names no part of the operation");
}

static const char *punctuation_message(token_kind kind) {
  switch (kind) {
    case TOK_ARROW: return "expected '->'";
    case TOK_COLON: return "expected ':'";
    case TOK_COMMA: return "expected ','";
    case TOK_EQUAL: return "expected '='";
    case TOK_LPAREN: return "expected '('";
    case TOK_RPAREN: return "expected ')'";
    case TOK_LSQUARE: return "expected '['";
    case TOK_RSQUARE: return "expected ']'";
    case TOK_LBRACE: return "expected '{'";
    case TOK_RBRACE: return "expected '}'";
    default: return NULL;
  }
}

static bool compile_literal(compiler *c, const char *text, size_t len) {
  form_step *s = add_step(c, FORM_LITERAL);
  s->text = text;
  s->len = (uint32_t)len;
  form_word *words = ARENA_ARRAY(c->a, form_word, len);
  lexer l = {text, text, text + len, NULL, NULL};
  for (token t = tx_lexer_next(&l); t.kind != TOK_EOF; t = tx_lexer_next(&l)) {
    form_word *w = &words[s->word_count++];
    *w = (form_word){t.kind, t.at, (uint32_t)tx_token_len(&t), punctuation_message(t.kind)};
    if (t.kind == TOK_WORD) {
      w->text = arena_strndup(c->a, t.at, tx_token_len(&t));
      w->message = arena_printf(c->a, "expected '%s'", w->text);
    } else if (!w->message) {
      return compile_error(c, "a literal holds something other than words and punctuation");
    }
  }
  s->words = words;
  return true;
}

/* The attribute that stands at the compiler's position. */
static const ir_attr *compile_attr(compiler *c) {
  parser p;
  if (!tx_parser_init(&p, c->ctx, c->a, c->at, (size_t)(c->end - c->at), NULL, NULL)) return NULL;
  const ir_attr *a = tx_parse_attr(&p, NULL);
  if (a) c->at = p.prev_end;
  return a;
}

static const ir_type *compile_type(compiler *c) {
  parser p;
  if (!tx_parser_init(&p, c->ctx, c->a, c->at, (size_t)(c->end - c->at), NULL, NULL)) return NULL;
  const ir_type *t = tx_parse_type(&p);
  if (t) c->at = p.prev_end;
  return t;
}

/* <default a=1, b=2>, <fill a=1>: behind the word. */
static bool compile_defaults(compiler *c, bool fill) {
  do {
    if (c->at < c->end && *c->at == ',') c->at++;
    c->at = bytes_after_spaces(c->at, c->end);
    const char *name;
    size_t n = take_name(c, &name);
    form_arg arg;
    if (!find_arg(c, name, n, &arg)) return false;
    if (arg.kind != FORM_PROP || c->at == c->end || *c->at++ != '=')
      return compile_error(c, "a default is written property=value");
    const ir_attr *a = compile_attr(c);
    if (!a) return compile_error(c, "the value of a default cannot be read");
    c->f->defaults[arg.index] = a;
    c->f->has_defaults = true;
    if (fill) c->f->filled[arg.index] = c->f->has_filled = true;
    c->at = bytes_after_spaces(c->at, c->end);
  } while (c->at < c->end && *c->at == ',');
  if (c->at == c->end || *c->at++ != '>') return compile_error(c, "a default ends with '>'");
  return true;
}

/* A word in angle brackets, up to and including '>'. */
static bool compile_directive(compiler *c, const char *name, size_t n) {
  if (bytes_are(name, n, "attrs") || bytes_are(name, n, "attributes")) {
    add_step(c, FORM_ATTRS)->keyword = n > 5;
  } else {
    form_step *s = add_step(c, FORM_CALL);
    s->directive = tx_form_find_directive(name, n);
    if (!s->directive) return compile_error(c, "there is no such directive");
    if (s->directive == &tx_form_is && !(s->type = compile_type(c)))
      return compile_error(c, "the type of a directive cannot be read");
    for (;;) {
      c->at = bytes_after_spaces(c->at, c->end);
      if (c->at == c->end || *c->at == '>') break;
      const char *arg;
      size_t len = take_name(c, &arg);
      if (s->arg_count == FORM_ARGS || !find_arg(c, arg, len, &s->args[s->arg_count]))
        return compile_error(c, "too many arguments");
      if (s->args[s->arg_count].kind == FORM_PROP) c->f->bound[s->args[s->arg_count].index] = true;
      s->arg_count++;
    }
    if (s->arg_count < s->directive->min_args || s->arg_count > s->directive->max_args)
      return compile_error(c, "a directive has a wrong number of arguments");
  }
  if (c->at == c->end || *c->at++ != '>') return compile_error(c, "a directive ends with '>'");
  return true;
}

/* $property:i64[zero one two], behind the kind: a number written as a word. */
static bool compile_words(compiler *c, form_step *s, const char *type, size_t n) {
  const char *end = memchr(c->at, ']', (size_t)(c->end - c->at));
  if (!end || (!bytes_are(type, n, "i64") && !bytes_are(type, n, "i32")))
    return compile_error(c, "words stand for an i32 or i64, and end with ']'");
  s->kind = tx_form_find_kind("[", 1);
  s->type = ir_type_integer(c->ctx, bytes_are(type, n, "i64") ? 64 : 32, IR_SIGNLESS);
  s->parameter = c->at + 1;
  s->parameter_len = (uint32_t)(end - s->parameter);
  c->at = end + 1;
  return true;
}

/* $property:kind, $property:#mnemonic, and =slot behind it for a value that brings the type. */
static bool compile_value(compiler *c) {
  const char *name;
  size_t n = take_name(c, &name);
  form_step *s = add_step(c, FORM_VALUE);
  if (!find_arg(c, name, n, &s->args[0])) return false;
  if (s->args[0].kind != FORM_PROP) return compile_error(c, "only a property stands behind '$'");
  s->arg_count = 1;
  c->f->bound[s->args[0].index] = true;
  if (c->at == c->end || *c->at++ != ':') return compile_error(c, "a property needs a kind");
  if (c->at < c->end && *c->at == '#') {
    c->at++;
    s->parameter_len = (uint32_t)take_name(c, &s->parameter);
    s->kind = tx_form_find_kind("#", 1);
    const char *dot = strchr(c->f->def->name, '.');
    const ir_registry *r = ir_context_registry(c->ctx);
    s->attrdef = r->find_attr(r, c->f->def->name, (size_t)(dot - c->f->def->name), s->parameter,
                              s->parameter_len);
    if (!s->attrdef) return compile_error(c, "there is no such attribute kind");
  } else {
    n = take_name(c, &name);
    s->kind = tx_form_find_kind(name, n);
    if (!s->kind) return compile_error(c, "there is no such kind of value");
    if (c->at < c->end && *c->at == '[' && !compile_words(c, s, name, n)) return false;
  }
  while (c->at < c->end && *c->at == '=' && c->at + 1 < c->end && tx_is_name(c->at[1])) {
    c->at++;
    n = take_name(c, &name);
    if (s->arg_count == FORM_ARGS || !find_arg(c, name, n, &s->args[s->arg_count])) return false;
    s->arg_count++;
  }
  return true;
}

static bool compile_operands(compiler *c) {
  if (c->at < c->end && *c->at == '*') {
    c->at++;
    add_step(c, FORM_ALL);
    return true;
  }
  const char *name;
  size_t n = take_name(c, &name);
  form_step *s = add_step(c, FORM_OPERANDS);
  if (!find_arg(c, name, n, &s->args[0])) return false;
  s->arg_count = 1;
  if (s->args[0].kind != FORM_OPERAND) return compile_error(c, "only an operand stands behind '%'");
  return true;
}

static bool compile_steps(compiler *c, char stop1, char stop2, unsigned depth);

/* ?name{then|else} */
static bool compile_group(compiler *c, unsigned depth) {
  const char *name;
  size_t n = take_name(c, &name);
  size_t at = c->steps.count;
  form_step *s = add_step(c, FORM_GROUP);
  if (!find_arg(c, name, n, &s->args[0])) return false;
  if (depth > 4) return compile_error(c, "groups stand too deep in each other");
  if (c->at == c->end || *c->at++ != '{') return compile_error(c, "a group begins with '{'");
  if (!compile_steps(c, '|', '}', depth + 1)) return false;
  c->steps.items[at].then_end = c->steps.items[at].else_end = (uint32_t)c->steps.count;
  if (*c->at++ == '|') {
    if (!compile_steps(c, '}', '}', depth + 1)) return false;
    c->at++;
    c->steps.items[at].else_end = (uint32_t)c->steps.count;
  }
  return true;
}

/* Up to a stop character, which is left; 0: up to the end. */
static bool compile_steps(compiler *c, char stop1, char stop2, unsigned depth) {
  while (c->at < c->end && *c->at != stop1 && *c->at != stop2) {
    const char *name;
    size_t n;
    switch (*c->at) {
      case '%':
        c->at++;
        if (!compile_operands(c)) return false;
        break;
      case '$':
        c->at++;
        if (!compile_value(c)) return false;
        break;
      case '?':
        c->at++;
        if (!compile_group(c, depth)) return false;
        break;
      case '<':
        c->at++;
        n = take_name(c, &name);
        if (!compile_directive(c, name, n)) return false;
        break;
      default: {
        /* A literal, up to the next special character; "->" holds none. */
        const char *from = c->at;
        while (c->at < c->end && !strchr("%$?<", *c->at) && *c->at != stop1 && *c->at != stop2)
          c->at++;
        if (!compile_literal(c, from, (size_t)(c->at - from))) return false;
      }
    }
  }
  if (stop1 && c->at == c->end) return compile_error(c, "a group ends with '}'");
  return true;
}

/* <default …>, <fill …>, <dialect …>, <called …>, <names …>: what stands in front of the form
 * itself. */
static bool compile_declarations(compiler *c) {
  while (c->at < c->end && *c->at == '<') {
    const char *begin = c->at++;
    const char *word, *name;
    size_t n = take_name(c, &word);
    c->at = bytes_after_spaces(c->at, c->end);
    if (bytes_are(word, n, "default") || bytes_are(word, n, "fill")) {
      if (!compile_defaults(c, bytes_are(word, n, "fill"))) return false;
      continue;
    }
    if (bytes_are(word, n, "dialect")) {
      n = take_name(c, &name);
      c->f->dialect = arena_strndup(c->a, name, n);
    } else if (bytes_are(word, n, "called")) {
      n = take_name(c, &name);
      c->f->called = arena_strndup(c->a, name, n);
    } else if (bytes_are(word, n, "names")) {
      n = take_name(c, &name);
      c->f->names = tx_form_find_names(name, n);
      if (!c->f->names) return compile_error(c, "there are no such names");
    } else {
      c->at = begin;
      return true;
    }
    if (c->at == c->end || *c->at++ != '>') return compile_error(c, "a declaration ends with '>'");
  }
  return true;
}

static const char *form_compile(ir_context *ctx, arena *a, form *f, const char *text) {
  const ir_opdef *d = f->def;
  size_t n = d->prop_count;
  f->dialect = "";
  f->defaults = ARENA_ARRAY(a, const ir_attr *, n);
  f->filled = ARENA_ARRAY(a, bool, n);
  f->bound = ARENA_ARRAY(a, bool, n);
  f->prop_names = ARENA_ARRAY(a, const istr *, n);
  uint8_t *order = ARENA_ARRAY(a, uint8_t, n);
  for (size_t i = 0; i < n; i++) {
    f->prop_names[i] = ir_cstr(ctx, d->props[i].name);
    size_t at = i;
    for (; at > 0 && strcmp(d->props[order[at - 1]].name, d->props[i].name) > 0; at--)
      order[at] = order[at - 1];
    order[at] = (uint8_t)i;
    /* The sizes of groups follow from the operands. */
    if (strcmp(d->props[i].name, "operandSegmentSizes") == 0 ||
        strcmp(d->props[i].name, "resultSegmentSizes") == 0)
      f->bound[i] = true;
  }
  f->by_name = order;
  f->one_each = true;
  for (size_t i = 0; i < d->operand_count; i++)
    if (d->operands[i].arity != IR_ONE) f->one_each = false;
  f->generic_only = true;
  if (!text) return NULL;
  compiler c = {.ctx = ctx, .a = a, .f = f, .at = text, .end = text + strlen(text)};
  if (!compile_declarations(&c) || !compile_steps(&c, '\0', '\0', 0)) return c.error;
  f->steps = c.steps.items;
  f->step_count = (uint32_t)c.steps.count;
  f->generic_only = c.steps.count == 0;
  return NULL;
}

form_table *tx_form_table_new(ir_context *c, arena *a, diag_sink *sink) {
  form_table *t = ARENA_NEW(a, form_table);
  *t = (form_table){c, a, sink, NULL, 0};
  return t;
}

static void report_form(const ir_opdef *def, const char *error, diag_sink *sink) {
  diag_place place = {0};
  diag_error(sink, DIAG_TEXT_FORM, place, "the pretty form of '%s' is wrong: %s", def->name, error);
}

static const form *form_new(ir_context *c, arena *a, const ir_opdef *def, diag_sink *sink) {
  form *f = ARENA_NEW(a, form);
  f->def = def;
  const char *error = form_compile(c, a, f, def->assembly);
  if (error) {
    report_form(def, error, sink);
    f->generic_only = true;
  }
  return f;
}

const form *tx_form_of(form_table *t, const ir_opdef *def) {
  if (def->id >= t->cap) {
    size_t cap = t->cap ? t->cap : 512;
    while (cap <= def->id) cap *= 2;
    t->forms = arena_grow(t->a, t->forms, t->cap, cap, sizeof *t->forms, _Alignof(form *));
    t->cap = cap;
  }
  if (!t->forms[def->id]) t->forms[def->id] = form_new(t->ctx, t->a, def, t->sink);
  return t->forms[def->id];
}

/* --- Reading --- */

static bool read_literal(op_build *b, const form_step *s) {
  parser *p = b->o->p;
  for (uint32_t i = 0; i < s->word_count; i++) {
    const form_word *w = &s->words[i];
    if (w->kind == TOK_WORD) {
      if (!tx_token_is(&p->tok, w->text, w->len)) return tx_build_error(b, "%s", w->message);
      tx_parser_next(p);
    } else if (!tx_parser_expect(p, w->kind, w->message)) {
      return false;
    }
  }
  return true;
}

static bool read_operands(op_build *b, const form_step *s) {
  unsigned slot = s->args[0].index;
  b->slots[slot].first = b->refs.count;
  b->slots[slot].at = b->o->p->tok.at;
  if (s->f->def->operands[slot].arity == IR_ONE) {
    value_ref ref;
    if (!tx_parse_value_ref(b->o, &ref, true)) return false;
    tx_build_add_ref(b, &ref);
  } else if (!tx_build_operand_list(b)) {
    return false;
  }
  b->slots[slot].count = b->refs.count - b->slots[slot].first;
  return true;
}

/* The type of an attribute gives the type of an operand or result: $value:attr=lhs. */
static bool set_slot_type(op_build *b, form_arg arg, const ir_type *t) {
  if (arg.kind == FORM_RESULT) {
    VEC_ADD(b->o->p->scratch, &b->results, t);
  } else {
    for (size_t i = b->slots[arg.index].types.count; i < b->slots[arg.index].count; i++)
      VEC_ADD(b->o->p->scratch, &b->slots[arg.index].types, t);
  }
  return true;
}

/* The type that an attribute brings; NULL when it has none. */
static const ir_type *attr_type(const ir_attr *a) {
  const ir_type *t = NULL;
  switch (a->kind) {
    case IR_ATTR_INTEGER: t = a->integer.type; break;
    case IR_ATTR_FLOAT: t = a->flt.type; break;
    case IR_ATTR_OPAQUE: t = a->opaque.type; break;
    default: t = ir_attr_elements_type(a); break;
  }
  return ir_type_is(t, IR_TYPE_NONE) ? NULL : t;
}

static bool read_value(op_build *b, const form_step *s) {
  const char *at = b->o->p->tok.at;
  const ir_attr *a = s->kind->read(b, s);
  if (!a) return false;
  const ir_attr **prop = &b->props[s->args[0].index];
  if (*prop)
    a = *prop; /* of the list in front, which wins */
  else
    *prop = a;
  if (s->arg_count < 2) return true;
  const ir_type *t = attr_type(a);
  if (!t) return tx_build_error_at(b, at, "invalid kind of attribute specified");
  for (unsigned i = 1; i < s->arg_count; i++)
    if (!set_slot_type(b, s->args[i], t)) return false;
  return true;
}

/* Inherent attributes in the dictionary of a pretty form are held against their rows where it
 * begins. */
static bool attrs_fit(op_build *b, const named_list *list, const char *at) {
  const ir_opdef *def = b->name->def;
  strbuf *why = b->o->piece;
  strbuf_reset(why);
  for (size_t i = 0; i < list->count; i++)
    if (!verify_attribute(def, list->items[i].name->bytes, list->items[i].value, why))
      return tx_build_error_at(b, at, "'%s' op %s", def->name, strbuf_str(why));
  return true;
}

static bool read_attrs(op_build *b, bool keyword, bool wins) {
  parser *p = b->o->p;
  if (!tx_parser_at(p, TOK_LBRACE) && !(keyword && tx_parser_at_word(p, "attributes"))) return true;
  if (keyword && tx_parser_at(p, TOK_LBRACE)) return true;
  named_list list = {0};
  const char *at = p->tok.at;
  bool good =
      keyword ? tx_parse_optional_attr_dict_with_keyword(p, &list) : tx_parse_attr_dict(p, &list);
  /* As in MLIR: the list wins in a declared form, and may repeat nothing in one that is code. */
  for (size_t i = 0; wins && i < list.count; i++) {
    int prop = ir_prop_named(b->name->def, list.items[i].name->bytes);
    if (prop >= 0) b->props[prop] = NULL;
  }
  return good && attrs_fit(b, &list, at) && tx_build_take_attrs(b, &list, at);
}

bool tx_form_read_attrs(op_build *b, bool keyword) { return read_attrs(b, keyword, false); }

/* Whether the text goes on with the group: its first literal token, or what an operand or a value
 * begins with, tells. */
static bool group_begins(op_build *b, const form_step *s, const form_step *first) {
  parser *p = b->o->p;
  for (; first < s->f->steps + s->then_end; first++) {
    if (first->code == FORM_LITERAL && first->word_count == 0) continue;
    if (first->code == FORM_LITERAL) {
      const form_word *w = &first->words[0];
      return w->kind == TOK_WORD ? tx_token_is(&p->tok, w->text, w->len) : p->tok.kind == w->kind;
    }
    if (first->code == FORM_VALUE && first->kind->at) return first->kind->at(p, first);
    if (first->code == FORM_VALUE && first->kind->begins)
      return tx_parser_at(p, first->kind->begins);
    return first->code == FORM_OPERANDS && tx_parser_at(p, TOK_PERCENT);
  }
  return false;
}

static bool read_steps(op_build *b, const form *f, uint32_t from, uint32_t to) {
  for (uint32_t i = from; i < to; i++) {
    const form_step *s = &f->steps[i];
    bool good = true;
    switch (s->code) {
      case FORM_LITERAL: good = read_literal(b, s); break;
      case FORM_OPERANDS: good = read_operands(b, s); break;
      case FORM_ALL:
        b->by_slot = false;
        b->types_at = b->o->p->tok.at;
        good = tx_build_operand_list(b);
        break;
      case FORM_VALUE: good = read_value(b, s); break;
      case FORM_ATTRS: good = read_attrs(b, s->keyword, true); break;
      case FORM_CALL: good = s->directive->read(b, s); break;
      case FORM_GROUP:
        if (group_begins(b, s, s + 1))
          good = read_steps(b, f, i + 1, s->then_end);
        else
          good = read_steps(b, f, s->then_end, s->else_end);
        i = s->else_end - 1;
        break;
    }
    if (!good) return false;
  }
  return true;
}

bool tx_form_read(op_build *b, const form *f) {
  b->by_slot = true;
  b->custom = true;
  for (unsigned i = 0; i < f->def->operand_count && i < BUILD_SLOTS; i++) {
    b->slots[i].first = b->slots[i].count = 0;
    b->slots[i].at = NULL;
    b->slots[i].types.count = 0;
  }
  return read_steps(b, f, 0, f->step_count);
}

/* --- Printing --- */

static bool group_present(const ir_op *op, const form_step *s) {
  size_t first, count;
  unsigned i = s->args[0].index;
  switch (s->args[0].kind) {
    case FORM_PROP: return op->props[i] && op->props[i] != s->f->defaults[i];
    case FORM_OPERAND: return ir_op_operand_group(op, i, &first, &count) && count > 0;
    case FORM_RESULT: return ir_op_result_group(op, i, &first, &count) && count > 0;
    case FORM_REGION: return op->region_count > i;
  }
  return false;
}

bool tx_form_slot_types(const ir_op *op, form_arg arg, size_t *first, size_t *count) {
  return arg.kind == FORM_RESULT ? ir_op_result_group(op, arg.index, first, count)
                                 : ir_op_operand_group(op, arg.index, first, count);
}

const ir_type *tx_form_slot_type(const ir_op *op, form_arg arg, size_t i) {
  return arg.kind == FORM_RESULT ? op->results[i].type : op->operands[i].value->type;
}

static bool print_value(op_printer *o, const ir_op *op, const form_step *s) {
  const ir_attr *a = op->props[s->args[0].index];
  if (!a || !s->kind->print(o, s, a)) return false;
  for (unsigned k = 1; k < s->arg_count; k++) {
    size_t first, count;
    if (!tx_form_slot_types(op, s->args[k], &first, &count)) return false;
    for (size_t i = 0; i < count; i++)
      if (tx_form_slot_type(op, s->args[k], first + i) != attr_type(a)) return false;
  }
  return true;
}

static bool print_steps(op_printer *o, const ir_op *op, const form *f, uint32_t from, uint32_t to) {
  for (uint32_t i = from; i < to; i++) {
    const form_step *s = &f->steps[i];
    size_t first, count;
    switch (s->code) {
      case FORM_LITERAL: tx_out_add(o, s->text, s->len); break;
      case FORM_OPERANDS:
        if (f->one_each && op->operand_count == f->def->operand_count) {
          tx_out_value(o, op->operands[s->args[0].index].value);
          break;
        }
        if (!ir_op_operand_group(op, s->args[0].index, &first, &count)) return false;
        tx_out_operands(o, op, first, count);
        break;
      case FORM_ALL: tx_out_operands(o, op, 0, op->operand_count); break;
      case FORM_VALUE:
        if (!print_value(o, op, s)) return false;
        break;
      case FORM_ATTRS: tx_form_print_attrs(o, op, f, s->keyword); break;
      case FORM_CALL:
        if (!s->directive->print(o, op, s)) return false;
        break;
      case FORM_GROUP:
        if (group_present(op, s)) {
          if (!print_steps(o, op, f, i + 1, s->then_end)) return false;
        } else if (!print_steps(o, op, f, s->then_end, s->else_end)) {
          return false;
        }
        i = s->else_end - 1;
        break;
    }
  }
  return true;
}

/* Whether what goes into the dictionary would be read back. */
static bool attrs_read_back(op_printer *o, const ir_op *op, const form *f) {
  for (unsigned i = 0; i < ir_op_prop_count(op); i++) {
    if (!op->props[i] || f->bound[i] || op->props[i] == f->defaults[i]) continue;
    strbuf_reset(&o->why);
    if (!verify_attribute(f->def, f->def->props[i].name, op->props[i], &o->why)) return false;
  }
  return true;
}

bool tx_form_print(op_printer *o, const ir_op *op, const form *f) {
  if (!attrs_read_back(o, op, f)) return false;
  return print_steps(o, op, f, 0, f->step_count);
}

/* The order of names in dictionaries: as byte strings, NULs and all. */
static bool name_before(const istr *a, const istr *b) {
  int order = memcmp(a->bytes, b->bytes, a->len < b->len ? a->len : b->len);
  return order < 0 || (order == 0 && a->len < b->len);
}

/* The properties and discardable attributes of an op in the order of their names; of the properties
 * those that the form leaves to <attrs>, or all. Lives until the next call. */
static size_t merge_attrs(op_printer *o, const ir_op *op, const form *f, bool all) {
  size_t cap = op->attr_count + ir_op_prop_count(op), count = 0;
  if (cap > o->attr_cap) {
    o->attr_buffer = ARENA_ARRAY(o->scratch, ir_named_attr, 2 * cap);
    o->attr_cap = 2 * cap;
  }
  ir_named_attr *list = o->attr_buffer;
  size_t a = 0;
  for (size_t i = 0; i < ir_op_prop_count(op); i++) {
    unsigned prop = f->by_name[i];
    const ir_attr *value = op->props[prop];
    if (!value || (!all && (f->bound[prop] || value == f->defaults[prop]))) continue;
    const istr *name = f->prop_names[prop];
    while (a < op->attr_count && name_before(op->attrs[a].name, name))
      list[count++] = op->attrs[a++];
    list[count++] = (ir_named_attr){name, value};
  }
  while (a < op->attr_count) list[count++] = op->attrs[a++];
  return count;
}

void tx_form_print_attrs(op_printer *o, const ir_op *op, const form *f, bool keyword) {
  if (op->attr_count + ir_op_prop_count(op) == 0) return;
  size_t count = merge_attrs(o, op, f, false);
  tx_out_attr_dict(o, o->attr_buffer, count, keyword);
}

void tx_form_print_all_attrs(op_printer *o, const ir_op *op, const form *f) {
  size_t count = merge_attrs(o, op, f, true);
  tx_out_attr_dict(o, o->attr_buffer, count, false);
}

const ir_attr *tx_form_prop(const ir_op *op, const form_step *s, unsigned arg) {
  return arg < s->arg_count && s->args[arg].kind == FORM_PROP ? op->props[s->args[arg].index]
                                                              : NULL;
}
