/* SPDX-License-Identifier: Apache-2.0 */
/* How properties are written in pretty forms: kinds of $property:kind, and the directives that
 * write several properties at once.
 *
 * Sources: MLIR's declarative assembly format (a value whose type the definition gives is written
 * without it) and stablehlo/dialect/{AssemblyFormat,StablehloOps}.cpp. */

#include "form.h"

static bool wrong_kind(op_build *b, const char *at) {
  return tx_build_error_at(b, at, "invalid kind of attribute specified");
}

/* --- Numbers, whose type the definition gives --- */

static const ir_attr *read_number(op_build *b, const ir_type *type) {
  const char *at = b->o->p->tok.at;
  const ir_attr *a = tx_parse_attr(b->o->p, type);
  if (!a) return NULL;
  ir_attr_kind want = type->kind == IR_TYPE_FLOAT ? IR_ATTR_FLOAT : IR_ATTR_INTEGER;
  if (a->kind == want && (want == IR_ATTR_FLOAT ? a->flt.type : a->integer.type) == type) return a;
  wrong_kind(b, at);
  return NULL;
}

static bool print_number(op_printer *o, const ir_attr *a, const ir_type *type) {
  if (ir_attr_is(a, IR_ATTR_INTEGER) ? a->integer.type != type
                                     : !ir_attr_is(a, IR_ATTR_FLOAT) || a->flt.type != type)
    return false;
  tx_out_attr(o, a, PRINT_TYPE_NEVER);
  return true;
}

#define NUMBER_KIND(name, type)                                                   \
  static const ir_attr *read_##name(op_build *b, const form_step *s) {            \
    (void)s;                                                                      \
    ir_context *c = b->o->ctx;                                                    \
    return read_number(b, type);                                                  \
  }                                                                               \
  static bool print_##name(op_printer *o, const form_step *s, const ir_attr *a) { \
    (void)s;                                                                      \
    ir_context *c = o->pr.ctx;                                                    \
    return print_number(o, a, type);                                              \
  }
NUMBER_KIND(i32, ir_type_integer(c, 32, IR_SIGNLESS))
NUMBER_KIND(i64, ir_type_integer(c, 64, IR_SIGNLESS))
NUMBER_KIND(ui32, ir_type_integer(c, 32, IR_UNSIGNED))
NUMBER_KIND(ui64, ir_type_integer(c, 64, IR_UNSIGNED))
NUMBER_KIND(f64, ir_type_float(c, &ir_float_formats[IR_F64]))
NUMBER_KIND(bool, ir_type_integer(c, 1, IR_SIGNLESS))
NUMBER_KIND(index, ir_type_index(c))

/* --- [words]: a number written as a word, by its place in the list --- */

/* The length of the word of a number; 0: there is none. */
static size_t word_of(const form_step *s, uint64_t number, const char **out) {
  const char *at = s->parameter, *end = at + s->parameter_len;
  for (;; number--) {
    at = bytes_after_spaces(at, end);
    size_t n = 0;
    while (at + n < end && at[n] != ' ') n++;
    *out = at;
    if (!n || !number) return n;
    at += n;
  }
}

static uint64_t number_of_word(const parser *p, const form_step *s) {
  const char *word;
  for (uint64_t i = 0;; i++) {
    size_t n = word_of(s, i, &word);
    if (!n || tx_token_is(&p->tok, word, n)) return n ? i : UINT64_MAX;
  }
}

static bool at_word(const parser *p, const form_step *s) {
  return tx_parser_at(p, TOK_WORD) && number_of_word(p, s) != UINT64_MAX;
}

static const ir_attr *read_word(op_build *b, const form_step *s) {
  if (!at_word(b->o->p, s)) {
    tx_build_error(b, "expected one of: %.*s", (int)s->parameter_len, s->parameter);
    return NULL;
  }
  uint64_t number = number_of_word(b->o->p, s);
  tx_parser_next(b->o->p);
  return ir_attr_integer(b->o->ctx, s->type, (int64_t)number);
}

static bool print_word(op_printer *o, const form_step *s, const ir_attr *a) {
  const char *word;
  if (!ir_attr_is(a, IR_ATTR_INTEGER) || a->integer.type != s->type) return false;
  size_t n = a->integer.words[0] < s->parameter_len ? word_of(s, a->integer.words[0], &word) : 0;
  if (n) tx_out_add(o, word, n);
  return n > 0;
}

/* --- unit: what stands around it says that it is there --- */

static const ir_attr *read_unit(op_build *b, const form_step *s) {
  (void)s;
  return ir_attr_unit(b->o->ctx);
}

static bool print_unit(op_printer *o, const form_step *s, const ir_attr *a) {
  (void)o, (void)s;
  return a->kind == IR_ATTR_UNIT;
}

/* --- "…" --- */

static bool is_plain_string(const ir_attr *a) {
  return a->kind == IR_ATTR_STRING && ir_type_is(a->string.type, IR_TYPE_NONE);
}

static const ir_attr *read_str(op_build *b, const form_step *s) {
  (void)s;
  const char *at = b->o->p->tok.at;
  const ir_attr *a = tx_parse_attr(b->o->p, ir_type_none(b->o->ctx));
  if (!a || a->kind == IR_ATTR_STRING) return a;
  wrong_kind(b, at);
  return NULL;
}

static bool print_str(op_printer *o, const form_step *s, const ir_attr *a) {
  (void)s;
  if (!is_plain_string(a)) return false;
  tx_out_attr(o, a, PRINT_TYPE_NEVER);
  return true;
}

/* --- @name as a symbol reference --- */

static const ir_attr *read_symbol(op_build *b, const form_step *s) {
  (void)s;
  const char *at = b->o->p->tok.at;
  const ir_attr *a = tx_parse_attr(b->o->p, ir_type_none(b->o->ctx));
  if (!a || (a->kind == IR_ATTR_SYMBOL && a->symbol.nested_count == 0)) return a;
  wrong_kind(b, at);
  return NULL;
}

static bool print_symbol(op_printer *o, const form_step *s, const ir_attr *a) {
  (void)s;
  if (a->kind != IR_ATTR_SYMBOL || a->symbol.nested_count) return false;
  tx_out_attr(o, a, PRINT_TYPE_NEVER);
  return true;
}

/* --- @name as a string attribute: the name of a symbol --- */

static const ir_attr *read_symbol_name(op_build *b, const form_step *s) {
  (void)s;
  parser *p = b->o->p;
  const istr *name;
  if (!tx_parser_at(p, TOK_AT)) {
    tx_build_error(b, "expected valid '@'-identifier for symbol name");
    return NULL;
  }
  if (!tx_parse_symbol_name(p, &name)) return NULL;
  return ir_attr_istr(b->o->ctx, name);
}

static bool print_symbol_string(op_printer *o, const form_step *s, const ir_attr *a) {
  (void)s;
  if (!is_plain_string(a)) return false;
  tx_print_symbol_name(o->out, a->string.value);
  return true;
}

/* --- Anything, with its type --- */

static const ir_attr *read_attr(op_build *b, const form_step *s) {
  (void)s;
  return tx_parse_attr(b->o->p, NULL);
}

static bool print_any(op_printer *o, const form_step *s, const ir_attr *a) {
  (void)s;
  tx_out_attr(o, a, PRINT_TYPE_ALWAYS);
  return true;
}

static bool is_elements(const ir_attr *a) {
  return ir_attr_elements_type(a) || a->kind == IR_ATTR_OPAQUE;
}

static const ir_attr *read_elements(op_build *b, const form_step *s) {
  (void)s;
  const char *at = b->o->p->tok.at;
  const ir_attr *a = tx_parse_attr(b->o->p, NULL);
  if (!a || is_elements(a)) return a;
  wrong_kind(b, at);
  return NULL;
}

static bool print_elements(op_printer *o, const form_step *s, const ir_attr *a) {
  return is_elements(a) && print_any(o, s, a);
}

/* --- [1, 2]: array<i64: 1, 2> --- */

bool tx_form_ints(const ir_attr *a, const int64_t **out, size_t *count) {
  if (!ir_attr_is(a, IR_ATTR_DENSE_ARRAY) || !ir_type_is_integer(a->dense_array.element, 64))
    return false;
  *out = (const int64_t *)(const void *)a->dense_array.data;
  *count = a->dense_array.count;
  return true;
}

static bool read_int_items(op_build *b, dim_list *out) {
  parser *p = b->o->p;
  do {
    if (!tx_parser_at(p, TOK_INTEGER) && !tx_parser_at(p, TOK_MINUS))
      return tx_build_error(b, "expected integer value");
    int64_t value;
    if (!tx_parse_int64(p, &value)) return false;
    VEC_ADD(p->scratch, out, value);
  } while (tx_parser_accept(p, TOK_COMMA));
  return true;
}

bool tx_form_read_int_list(op_build *b, int64_t **out, size_t *count) {
  parser *p = b->o->p;
  dim_list items = {0};
  bool good = tx_parser_expect(p, TOK_LSQUARE, "expected '['");
  if (good && !tx_parser_accept(p, TOK_RSQUARE))
    good = read_int_items(b, &items) && tx_parser_expect(p, TOK_RSQUARE, "expected ']'");
  *out = items.items;
  *count = items.count;
  return good;
}

/* The same for an array attribute, where MLIR says more when an item is wrong. */
static bool read_int_array(op_build *b, int64_t **out, size_t *count) {
  if (tx_form_read_int_list(b, out, count)) return true;
  parser *p = b->o->p;
  bool item = !tx_parser_at(p, TOK_RSQUARE) && !tx_parser_at(p, TOK_EOF) && *count;
  return item ? tx_parser_error_also(p, "expected ']'") : false;
}

void tx_form_print_int_list(op_printer *o, const int64_t *values, size_t count) {
  OUT(o, "[");
  for (size_t i = 0; i < count; i++) {
    int64_t v;
    memcpy(&v, values + i, sizeof v);
    if (i) OUT(o, ", ");
    strbuf_addi(o->out, v);
  }
  OUT(o, "]");
}

static const ir_attr *read_dims(op_build *b, const form_step *s) {
  (void)s;
  int64_t *values;
  size_t count;
  if (!read_int_array(b, &values, &count)) return NULL;
  return ir_attr_dense_i64_array(b->o->ctx, values, count);
}

static bool print_dims_list(op_printer *o, const form_step *s, const ir_attr *a) {
  (void)s;
  const int64_t *values;
  size_t count;
  if (!tx_form_ints(a, &values, &count)) return false;
  tx_form_print_int_list(o, values, count);
  return true;
}

/* --- #mnemonic: an attribute of the op's dialect without its prefix --- */

/* The word of an attribute that is one case of an enum. Upstream's errors name the C++ class. */
static const ir_attr *read_case(op_build *b, const ir_attrdef *def) {
  parser *p = b->o->p;
  const ir_enumdef *e = def->params[0].enumdef;
  const char *names = strcmp(def->dialect, "chlo") == 0 ? "CHLO" : "StableHLO";
  const ir_enumcase *c = NULL;
  if (!tx_parser_at(p, TOK_WORD)) {
    tx_build_error(b, "expected valid keyword");
  } else if ((c = ir_enum_by_name(e, p->tok.at, tx_token_len(&p->tok))) == NULL) {
    strbuf *list = b->o->piece;
    strbuf_reset(list);
    for (size_t i = 0; i < e->case_count; i++) {
      if (i) strbuf_adds(list, ", ");
      strbuf_adds(list, e->cases[i].name);
    }
    tx_build_error(b, "expected ::mlir::%s::%s to be one of: %s", def->dialect, e->name,
                   strbuf_str(list));
  }
  if (!c) {
    tx_parser_error_also(
        p,
        "custom op '%s' failed to parse %s_%sAttr parameter 'value' which is to be a "
        "`::mlir::%s::%s`",
        b->name->full->bytes, names, e->name, def->dialect, e->name);
    return NULL;
  }
  tx_parser_next(p);
  ir_param value = {.u = c->number};
  return ir_attr_defined(p->ctx, def, &value);
}

static const ir_attr *read_body(op_build *b, const ir_attrdef *def) {
  bool is_case = def->param_count == 1 && def->params[0].kind == IR_PARAM_ENUM;
  if (is_case && !tx_parser_at(b->o->p, TOK_HASH) && !tx_parser_at(b->o->p, TOK_LESS))
    return read_case(b, def);
  return tx_parse_attr_body(b->o->p, def);
}

static const ir_attr *read_bare(op_build *b, const form_step *s) {
  return read_body(b, s->attrdef);
}

static bool print_bare(op_printer *o, const form_step *s, const ir_attr *a) {
  if (!ir_attr_is_defined(a, s->attrdef)) return false;
  if (o->collecting)
    tx_out_attr(o, a, PRINT_TYPE_ALWAYS);
  else
    tx_print_attr_body(&o->pr, a);
  return true;
}

static const form_value_kind kinds[] = {
    {"#", read_bare, print_bare},
    {"i32", read_i32, print_i32},
    {"i64", read_i64, print_i64},
    {"ui32", read_ui32, print_ui32},
    {"ui64", read_ui64, print_ui64},
    {"f64", read_f64, print_f64},
    {"bool", read_bool, print_bool},
    {"index", read_index, print_index},
    {"unit", read_unit, print_unit},
    {"[", read_word, print_word, .at = at_word},
    {"str", read_str, print_str, TOK_STRING},
    {"symbol", read_symbol, print_symbol, TOK_AT},
    {"symbol_name", read_symbol_name, print_symbol_string, TOK_AT},
    {"attr", read_attr, print_any},
    {"elements", read_elements, print_elements},
    {"dims", read_dims, print_dims_list, TOK_LSQUARE},
};

const form_value_kind *tx_form_find_kind(const char *name, size_t n) {
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
    if (bytes_are(name, n, kinds[i].name)) return &kinds[i];
  return NULL;
}

/* --- <slices start limit strides>: [1:3, 4:8:2] --- */

static bool slices_read(op_build *b, const form_step *s) {
  parser *p = b->o->p;
  dim_list lists[3] = {{0}, {0}, {0}};
  if (!tx_parser_expect(p, TOK_LSQUARE, "expected '['")) return false;
  if (!tx_parser_accept(p, TOK_RSQUARE)) {
    do {
      int64_t values[3] = {0, 0, 1};
      for (int i = 0; i < 3; i++) {
        if (i == 1 && !tx_parser_expect(p, TOK_COLON, "expected ':'")) return false;
        if (i == 2 && !tx_parser_accept(p, TOK_COLON)) break;
        if (!tx_parser_at(p, TOK_INTEGER) && !tx_parser_at(p, TOK_MINUS))
          return tx_build_error(b, "expected integer value");
        if (!tx_parse_int64(p, &values[i])) return false;
      }
      for (int i = 0; i < 3; i++) {
        VEC_ADD(p->scratch, &lists[i], values[i]);
      }
    } while (tx_parser_accept(p, TOK_COMMA));
    if (!tx_parser_expect(p, TOK_RSQUARE, "expected ','")) return false;
  }
  for (unsigned i = 0; i < 3; i++)
    if (!tx_build_set_prop(b, s->args[i].index,
                           ir_attr_dense_i64_array(b->o->ctx, lists[i].items, lists[i].count)))
      return false;
  return true;
}

static bool slices_print(op_printer *o, const ir_op *op, const form_step *s) {
  const int64_t *v[3];
  size_t n[3];
  for (unsigned i = 0; i < 3; i++)
    if (!tx_form_ints(tx_form_prop(op, s, i), &v[i], &n[i])) return false;
  if (n[0] != n[1] || n[0] != n[2]) return false;
  OUT(o, "[");
  for (size_t k = 0; k < n[0]; k++) {
    int64_t x[3];
    for (unsigned i = 0; i < 3; i++) memcpy(&x[i], v[i] + k, sizeof x[i]);
    if (k) OUT(o, ", ");
    strbuf_addi(o->out, x[0]);
    OUT(o, ":");
    strbuf_addi(o->out, x[1]);
    if (x[2] == 1) continue;
    OUT(o, ":");
    strbuf_addi(o->out, x[2]);
  }
  OUT(o, "]");
  return true;
}

const form_directive tx_form_slices = {"slices", 3, 3, slices_read, slices_print};

/* --- <exponent_mantissa exponent mantissa>: e5m10 --- */

/* A decimal number up to `stop`, or up to the end. */
static bool decimal(const char **at, const char *end, char stop, int64_t *out, bool *overflow) {
  const char *from = *at;
  *out = 0;
  for (; *at < end && **at >= '0' && **at <= '9'; (*at)++) {
    *out = 10 * *out + (**at - '0');
    if (*out > INT32_MAX) *overflow = true, *out = INT32_MAX;
  }
  return *at > from && (*at == end ? stop == '\0' : **at == stop);
}

static bool exponent_mantissa_read(op_build *b, const form_step *s) {
  parser *p = b->o->p;
  const char *word;
  size_t len;
  const char *at = p->tok.at;
  if (!tx_parser_at(p, TOK_WORD)) return tx_build_error(b, "expected valid keyword");
  if (!tx_parse_keyword(p, &word, &len, "expected valid keyword")) return false;
  const char *c = word + 1, *end = word + len;
  int64_t numbers[2];
  bool overflow[2] = {false, false};
  bool good = *word == 'e' && decimal(&c, end, 'm', &numbers[0], &overflow[0]);
  const char *mantissa = ++c;
  good = good && decimal(&c, end, '\0', &numbers[1], &overflow[1]);
  if (!good)
    return tx_build_error_at(b, at, "expected exponent mantissa in format e#m#, saw %.*s", (int)len,
                             word);
  if (overflow[0])
    return tx_build_error_at(b, at, "unable to parse exponent '%.*s'", (int)(mantissa - word - 2),
                             word + 1);
  if (overflow[1])
    return tx_build_error_at(b, at, "unable to parse mantissa '%.*s'", (int)(end - mantissa),
                             mantissa);
  const ir_type *i32 = ir_type_integer(b->o->ctx, 32, IR_SIGNLESS);
  return tx_build_set_prop(b, s->args[0].index, ir_attr_integer(b->o->ctx, i32, numbers[0])) &&
         tx_build_set_prop(b, s->args[1].index, ir_attr_integer(b->o->ctx, i32, numbers[1]));
}

static bool exponent_mantissa_print(op_printer *o, const ir_op *op, const form_step *s) {
  const ir_attr *exponent = tx_form_prop(op, s, 0), *mantissa = tx_form_prop(op, s, 1);
  int64_t e, m;
  if (!exponent || !mantissa || !ir_attr_as_int(exponent, &e) || !ir_attr_as_int(mantissa, &m))
    return false;
  OUT(o, "e");
  strbuf_addi(o->out, e);
  OUT(o, "m");
  strbuf_addi(o->out, m);
  return true;
}

const form_directive tx_form_exponent_mantissa = {"exponent_mantissa", 2, 2, exponent_mantissa_read,
                                                  exponent_mantissa_print};

/* --- <dot_dims dimension_numbers>: batching_dims = [0] x [0], contracting_dims = [2] x [1] --- */

/* Parameters of #stablehlo.dot, in the order of the tables. */
enum { DOT_LHS_BATCH, DOT_RHS_BATCH, DOT_LHS_CONTRACT, DOT_RHS_CONTRACT, DOT_PARAMS };

const ir_attrdef *tx_form_attrdef(ir_context *c, const ir_opdef *def, const char *mnemonic) {
  const char *dot = strchr(def->name, '.');
  const ir_registry *r = ir_context_registry(c);
  return dot ? r->find_attr(r, def->name, (size_t)(dot - def->name), mnemonic, strlen(mnemonic))
             : NULL;
}

static bool dot_pair_read(op_build *b, ir_param *lhs, ir_param *rhs) {
  int64_t *values;
  size_t count;
  if (!tx_form_read_int_list(b, &values, &count)) return false;
  lhs->ints = values;
  lhs->count = count;
  if (!tx_build_expect_word(b, "x") || !tx_form_read_int_list(b, &values, &count)) return false;
  rhs->ints = values;
  rhs->count = count;
  return true;
}

static bool dot_dims_read(op_build *b, const form_step *s) {
  parser *p = b->o->p;
  ir_param params[DOT_PARAMS];
  memset(params, 0, sizeof params);
  if (tx_parser_accept_word(p, "batching_dims")) {
    if (!tx_parser_expect(p, TOK_EQUAL, "expected '='") ||
        !dot_pair_read(b, &params[DOT_LHS_BATCH], &params[DOT_RHS_BATCH]) ||
        !tx_parser_expect(p, TOK_COMMA, "expected ','"))
      return false;
  }
  if (!tx_build_expect_word(b, "contracting_dims") ||
      !tx_parser_expect(p, TOK_EQUAL, "expected '='") ||
      !dot_pair_read(b, &params[DOT_LHS_CONTRACT], &params[DOT_RHS_CONTRACT]))
    return false;
  const ir_attrdef *def = tx_form_attrdef(b->o->ctx, s->f->def, "dot");
  if (!def || def->param_count != DOT_PARAMS) return tx_build_error(b, "has no dimension numbers");
  return tx_build_set_prop(b, s->args[0].index, ir_attr_defined(b->o->ctx, def, params));
}

static void dot_pair_print(op_printer *o, const ir_param *lhs, const ir_param *rhs) {
  tx_form_print_int_list(o, lhs->ints, lhs->count);
  OUT(o, " x ");
  tx_form_print_int_list(o, rhs->ints, rhs->count);
}

static bool dot_dims_print(op_printer *o, const ir_op *op, const form_step *s) {
  const ir_attr *a = tx_form_prop(op, s, 0);
  const ir_attrdef *def = tx_form_attrdef(o->pr.ctx, s->f->def, "dot");
  if (!def || !ir_attr_is_defined(a, def)) return false;
  const ir_param *v = a->defined.params;
  if (v[DOT_LHS_BATCH].count || v[DOT_RHS_BATCH].count) {
    OUT(o, "batching_dims = ");
    dot_pair_print(o, &v[DOT_LHS_BATCH], &v[DOT_RHS_BATCH]);
    OUT(o, ", ");
  }
  OUT(o, "contracting_dims = ");
  dot_pair_print(o, &v[DOT_LHS_CONTRACT], &v[DOT_RHS_CONTRACT]);
  return true;
}

const form_directive tx_form_dot_dims = {"dot_dims", 1, 1, dot_dims_read, dot_dims_print};

/* --- <precision config> and <precision config algorithm>:
 *     , precision = [DEFAULT, HIGH], algorithm = <…>; each only when it is there --- */

static bool precision_list_read(op_build *b, const form_step *s) {
  parser *p = b->o->p;
  const ir_attrdef *def = tx_form_attrdef(b->o->ctx, s->f->def, "precision");
  attr_list list = {0};
  if (!tx_build_expect_word(b, "precision") || !tx_parser_expect(p, TOK_EQUAL, "expected '='") ||
      !tx_parser_expect(p, TOK_LSQUARE, "expected '['"))
    return false;
  if (!tx_parser_accept(p, TOK_RSQUARE)) {
    do {
      const ir_attr *a = def ? read_body(b, def) : NULL;
      if (!a) return tx_parser_error(p, "expected precision");
      VEC_ADD(p->scratch, &list, a);
    } while (tx_parser_accept(p, TOK_COMMA));
    if (!tx_parser_expect(p, TOK_RSQUARE, "expected ']'")) return false;
  }
  return tx_build_set_prop(b, s->args[0].index, ir_attr_array(b->o->ctx, list.items, list.count));
}

static bool precision_read(op_build *b, const form_step *s) {
  parser *p = b->o->p;
  if (!tx_parser_accept(p, TOK_COMMA)) return true;
  if (s->arg_count < 2) return precision_list_read(b, s);
  if (!tx_parser_at_word(p, "algorithm")) {
    if (!precision_list_read(b, s)) return false;
    if (!tx_parser_accept(p, TOK_COMMA)) return true;
  }
  if (!tx_build_expect_word(b, "algorithm") || !tx_parser_expect(p, TOK_EQUAL, "expected '='"))
    return false;
  const ir_attrdef *def = tx_form_attrdef(b->o->ctx, s->f->def, "dot_algorithm");
  const ir_attr *a = def ? tx_parse_attr_body(p, def) : NULL;
  if (!a) return tx_parser_error(p, "expected dot algorithm");
  return tx_build_set_prop(b, s->args[1].index, a);
}

static bool precision_print(op_printer *o, const ir_op *op, const form_step *s) {
  const ir_attr *a = tx_form_prop(op, s, 0);
  if (a) {
    const ir_attrdef *def = tx_form_attrdef(o->pr.ctx, s->f->def, "precision");
    if (!def || def->param_count != 1 || !def->params[0].enumdef || a->kind != IR_ATTR_ARRAY)
      return false;
    OUT(o, ", precision = [");
    for (size_t i = 0; i < a->array.count; i++) {
      const ir_attr *item = a->array.items[i];
      const ir_enumcase *word = NULL;
      if (ir_attr_is_defined(item, def))
        word = ir_enum_by_number(def->params[0].enumdef, item->defined.params[0].u);
      if (!word) return false;
      if (i) OUT(o, ", ");
      strbuf_adds(o->out, word->name);
    }
    OUT(o, "]");
  }
  a = tx_form_prop(op, s, 1);
  if (a) {
    if (a->kind != IR_ATTR_DEFINED) return false;
    OUT(o, ", algorithm = ");
    if (o->collecting)
      tx_out_attr(o, a, PRINT_TYPE_ALWAYS);
    else
      tx_print_attr_body(&o->pr, a);
  }
  return true;
}

const form_directive tx_form_precision = {"precision", 1, 2, precision_read, precision_print};

/* --- <name property>: <"text"> --- */

static bool name_read(op_build *b, const form_step *s) {
  parser *p = b->o->p;
  const istr *text;
  return tx_parser_expect(p, TOK_LESS, "expected '<'") && tx_parse_string(p, &text) &&
         tx_parser_expect(p, TOK_GREATER, "expected '>'") &&
         tx_build_set_prop(b, s->args[0].index, ir_attr_istr(b->o->ctx, text));
}

static bool name_print(op_printer *o, const ir_op *op, const form_step *s) {
  const ir_attr *a = tx_form_prop(op, s, 0);
  if (!ir_attr_is(a, IR_ATTR_STRING) || !ir_type_is(a->string.type, IR_TYPE_NONE)) return false;
  OUT(o, "<");
  tx_out_attr(o, a, PRINT_TYPE_NEVER);
  OUT(o, ">");
  return true;
}

const form_directive tx_form_name = {"name", 1, 1, name_read, name_print};

/* --- <shardings property>: [<@mesh, [{"x"}]>, …], the shardings of a list without its angles ---
 */

static const ir_attrdef *shardings_kind(ir_context *c, const form_step *s) {
  return tx_form_attrdef(c, s->f->def, "sharding_per_value");
}

static bool shardings_read(op_build *b, const form_step *s) {
  parser *p = b->o->p;
  const ir_attrdef *item = tx_form_attrdef(b->o->ctx, s->f->def, "sharding");
  attr_list list = {0};
  if (!tx_parser_expect(p, TOK_LSQUARE, "expected '['")) return false;
  while (!tx_parser_at(p, TOK_RSQUARE)) {
    if (list.count && !tx_parser_expect(p, TOK_COMMA, "expected ','")) return false;
    const ir_attr *a = item ? tx_parse_attr_body(p, item) : NULL;
    if (!a) return tx_parser_error(p, "expected a sharding");
    VEC_ADD(p->scratch, &list, a);
  }
  ir_param shardings = {.attrs = list.items};
  shardings.count = list.count;
  return tx_parser_expect(p, TOK_RSQUARE, "expected ']'") &&
         tx_build_set_prop(b, s->args[0].index,
                           ir_attr_defined(b->o->ctx, shardings_kind(b->o->ctx, s), &shardings));
}

static bool shardings_print(op_printer *o, const ir_op *op, const form_step *s) {
  const ir_attr *a = tx_form_prop(op, s, 0);
  const ir_attrdef *def = shardings_kind(o->pr.ctx, s);
  if (!def || !ir_attr_is_defined(a, def)) return false;
  if (o->collecting) {
    tx_out_attr(o, a, PRINT_TYPE_ALWAYS);
    return true;
  }
  OUT(o, "[");
  for (size_t i = 0; i < a->defined.params[0].count; i++) {
    if (i) OUT(o, ", ");
    tx_print_attr_body(&o->pr, a->defined.params[0].attrs[i]);
  }
  OUT(o, "]");
  return true;
}

const form_directive tx_form_shardings = {"shardings", 1, 1, shardings_read, shardings_print};

/* --- The table --- */

static const form_directive *const directives[] = {
#define FORM_DIRECTIVE(name) &tx_form_##name,
#include "form_directives.def"
#undef FORM_DIRECTIVE
};

const form_directive *tx_form_find_directive(const char *name, size_t n) {
  for (size_t i = 0; i < sizeof directives / sizeof *directives; i++)
    if (bytes_are(name, n, directives[i]->name)) return directives[i];
  return NULL;
}
