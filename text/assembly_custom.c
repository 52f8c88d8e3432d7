/* SPDX-License-Identifier: Apache-2.0 */
/* The routines that assembly formats name. Facts about each form:
 * stablehlo/dialect/StablehloOps.cpp, VhloOps.cpp, AssemblyFormat.cpp and ChloOps.cpp. */
#include "assembly.h"
#include "base/limits.h"
#include "number.h"
#include "versions/versions.h"

/* --- @params: every parameter as name = value, in any order; what is optional and absent left out.
 *     @fields: the same with names in snake_case; empty lists and zeros left out, and read so.
 *     Arguments: "name modifier, …" for parameters that take one. --- */

/* offsetDims -> offset_dims */
static size_t snake_case(const char *name, char *out, size_t cap) {
  size_t n = 0;
  for (; *name && n + 2 < cap; name++) {
    bool upper = *name >= 'A' && *name <= 'Z';
    if (upper) out[n++] = '_';
    out[n++] = upper ? (char)(*name | 0x20) : *name;
  }
  out[n] = '\0';
  return n;
}

static size_t field_name(const ir_typedef *def, size_t i, bool snake, char *out, size_t cap) {
  if (snake) return snake_case(def->params[i].name, out, cap);
  size_t n = strlen(def->params[i].name);
  if (n >= cap) n = cap - 1;
  memcpy(out, def->params[i].name, n);
  out[n] = '\0';
  return n;
}

/* The modifier of a parameter in the routine's arguments. */
static const char *modifier_of(const char *args, const char *name) {
  size_t n = strlen(name);
  while (*args && *args != ')') {
    if (strncmp(args, name, n) == 0 && args[n] == ' ') return args + n + 1;
    while (*args && *args != ')' && *args != ',') args++;
    while (*args == ',' || *args == ' ') args++;
  }
  return "";
}

static bool expected_one_of(parser *p, const ir_typedef *def, bool snake) {
  strbuf_auto names = STRBUF_INIT;
  for (size_t i = 0; i < def->param_count; i++) {
    char name[64];
    field_name(def, i, snake, name, sizeof name);
    strbuf_addf(&names, "%s`%s`", i ? ", " : "", name);
  }
  tx_parser_error(p, "expected one of: %s", strbuf_str(&names));
  return false;
}

static bool read_struct(parser *p, const ir_typedef *def, const char *args, ir_param *params,
                        bool snake) {
  uint64_t seen = 0;
  while (!tx_parser_at(p, TOK_GREATER)) {
    size_t i = 0;
    for (; i < def->param_count; i++) {
      char name[64];
      size_t n = field_name(def, i, snake, name, sizeof name);
      if (tx_token_is(&p->tok, name, n)) break;
    }
    if (i == def->param_count) return expected_one_of(p, def, snake);
    token key = p->tok;
    tx_parser_next(p);
    if (seen >> i & 1) {
      return tx_parser_error(p, "duplicated `%.*s` entry", (int)tx_token_len(&key), key.at);
    }
    seen |= UINT64_C(1) << i;
    if (!tx_parser_expect(p, TOK_EQUAL, "expected '='") ||
        !tx_assembly_read_param(p, def, i, modifier_of(args, def->params[i].name), &params[i])) {
      return false;
    }
    if (!tx_parser_accept(p, TOK_COMMA)) break;
  }
  if (!tx_parser_at(p, TOK_GREATER)) return tx_parser_error_expected(p, "expected '>'");
  for (size_t i = 0; !snake && i < def->param_count; i++) {
    if (!(seen >> i & 1) && !def->params[i].optional) {
      return tx_parser_error(p, "struct is missing required parameter: %s", def->params[i].name);
    }
  }
  return !p->failed;
}

static bool is_empty_field(const ir_paramdef *d, const ir_param *v) {
  switch (d->kind) {
    case IR_PARAM_DIMS:
    case IR_PARAM_INTS: return v->count == 0;
    case IR_PARAM_INT: return v->i == 0;
    default: return ir_param_absent(d, v);
  }
}

static void print_struct(printer *pr, const ir_typedef *def, const char *args,
                         const ir_param *params, bool snake) {
  bool first = true;
  for (size_t i = 0; i < def->param_count; i++) {
    const ir_paramdef *d = &def->params[i];
    if (snake ? is_empty_field(d, &params[i]) : ir_param_absent(d, &params[i])) continue;
    if (!first) strbuf_adds(pr->out, ", ");
    first = false;
    char name[64];
    strbuf_add(pr->out, name, field_name(def, i, snake, name, sizeof name));
    strbuf_adds(pr->out, " = ");
    tx_assembly_print_param(pr, def, i, modifier_of(args, d->name), params);
  }
}

static bool params_read(parser *p, const ir_typedef *def, const char *args, ir_param *params) {
  return read_struct(p, def, args, params, false);
}
static void params_print(printer *pr, const ir_typedef *def, const char *args,
                         const ir_param *params) {
  print_struct(pr, def, args, params, false);
}
static bool fields_read(parser *p, const ir_typedef *def, const char *args, ir_param *params) {
  if (read_struct(p, def, args, params, true)) return true;
  char name[64];
  size_t n = strlen(def->mnemonic);
  if (n >= sizeof name) n = sizeof name - 1;
  for (size_t i = 0; i < n; i++) name[i] = def->mnemonic[i] == '_' ? ' ' : def->mnemonic[i];
  return tx_parser_error_also(p, "failed parsing %.*s dimension numbers attribute", (int)n, name);
}
static void fields_print(printer *pr, const ir_typedef *def, const char *args,
                         const ir_param *params) {
  print_struct(pr, def, args, params, true);
}

/* --- @accuracy: atol, rtol and ulps left out when zero, mode last --- */

enum { ACCURACY_ATOL, ACCURACY_RTOL, ACCURACY_ULPS, ACCURACY_MODE, ACCURACY_PARAMS };

static bool accuracy_read(parser *p, const ir_typedef *def, const char *args, ir_param *params) {
  (void)args;
  if (def->param_count != ACCURACY_PARAMS) return tx_parser_error(p, "wrong number of parameters");
  static const char *const names[] = {"atol", "rtol", "ulps"};
  for (size_t i = 0; i < ACCURACY_MODE; i++) {
    if (!tx_parser_accept_word(p, names[i])) continue;
    if (!tx_parser_expect(p, TOK_EQUAL, "expected '='") ||
        !tx_assembly_read_param(p, def, i, "", &params[i]) ||
        !tx_parser_expect(p, TOK_COMMA, "expected ','")) {
      return false;
    }
  }
  return tx_parser_expect_word(p, "mode") && tx_parser_expect(p, TOK_EQUAL, "expected '='") &&
         tx_assembly_read_param(p, def, ACCURACY_MODE, "", &params[ACCURACY_MODE]);
}

static void accuracy_print(printer *pr, const ir_typedef *def, const char *args,
                           const ir_param *params) {
  (void)args;
  if (def->param_count != ACCURACY_PARAMS) return;
  static const char *const names[] = {"atol = ", "rtol = ", "ulps = "};
  for (size_t i = 0; i < ACCURACY_MODE; i++) {
    /* All bits: upstream leaves out a negative zero, too, and reads another program. */
    bool zero = params[i].u == 0;
    if (zero) continue;
    strbuf_adds(pr->out, names[i]);
    tx_assembly_print_param(pr, def, i, "", params);
    strbuf_adds(pr->out, ", ");
  }
  strbuf_adds(pr->out, "mode = ");
  tx_assembly_print_param(pr, def, ACCURACY_MODE, "", params);
}

/* --- @conv: [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], or raw and the fields --- */

enum { CONV_SIDES = 3, CONV_PARAMS = 9 };

typedef struct conv_side {
  char letters[2]; /* of the two dimensions that are not spatial */
  size_t first;    /* their parameters: first, first + 1; the spatial ones: first + 2 */
} conv_side;
static const conv_side conv_sides[CONV_SIDES] = {{{'b', 'f'}, 0}, {{'i', 'o'}, 3}, {{'b', 'f'}, 6}};

/* One side while it is read. */
typedef struct conv_list {
  dim_list number; /* of each dimension in order; -1 - letter for the others */
  bool seen[2];    /* the letters */
  int64_t highest;
} conv_list;

static bool read_conv_number(parser *p, conv_list *l) {
  const char *at = p->tok.at;
  int64_t value;
  if (!tx_parse_int64(p, &value)) return false;
  if (value < 0) return tx_parser_error_at(p, at, "Unexpected dimension %lld", (long long)value);
  if (value > l->highest) l->highest = value;
  VEC_ADD(p->scratch, &l->number, value);
  return true;
}

static bool read_conv_letter(parser *p, const conv_side *side, conv_list *l, ir_param *params) {
  const char *at = p->tok.at, *word;
  size_t n;
  if (!tx_parse_keyword(p, &word, &n, "expected valid keyword")) return false;
  if (n != 1 || (l->seen[0] && l->seen[1]))
    return tx_parser_error_at(p, at, "Unexpected keyword %.*s", (int)n, word);
  int letter = *word == side->letters[0] ? 0 : *word == side->letters[1] ? 1 : -1;
  if (letter < 0 || l->seen[letter]) {
    if (l->seen[0] || l->seen[1])
      return tx_parser_error_at(p, at, "Unexpected dimension %c, expecting %c", *word,
                                side->letters[l->seen[0]]);
    return tx_parser_error_at(p, at, "Unexpected dimension %c, expecting %c, %c", *word,
                              side->letters[0], side->letters[1]);
  }
  l->seen[letter] = true;
  params[side->first + (size_t)letter].i = (int64_t)l->number.count;
  VEC_ADD(p->scratch, &l->number, -1 - letter);
  return true;
}

static bool conv_list_ends(parser *p, const conv_side *side, const conv_list *l) {
  if (!l->seen[0] && !l->seen[1])
    return tx_parser_error(p, "Expected dimensions %c, %c not specified", side->letters[0],
                           side->letters[1]);
  if (!l->seen[0] || !l->seen[1])
    return tx_parser_error(p, "Expected dimensions %c not specified", side->letters[l->seen[0]]);
  if (l->number.count > LIMIT_TENSOR_RANK)
    return tx_parser_error_id(p, DIAG_LIMIT_PASSED, p->tok.at,
                              "more dimensions than the limit tensor_rank (%d)", LIMIT_TENSOR_RANK);
  return tx_parser_expect(p, TOK_RSQUARE, "expected ']'");
}

/* A number is as large as the count of spatial dimensions, or larger: which are missing? */
static bool conv_gap(parser *p, const conv_list *l, const int64_t *spatial, size_t count) {
  strbuf_auto missing = STRBUF_INIT;
  int listed = 0;
  for (size_t i = 0; i < count && listed < 10; i++)
    if (spatial[i] == -1) strbuf_addf(&missing, "%s%zu", listed++ ? ", " : "", i);
  for (int64_t d = (int64_t)count; d < l->highest && listed < 10; d++) {
    bool written = false;
    for (size_t i = 0; i < l->number.count; i++) written |= l->number.items[i] == d;
    if (!written) strbuf_addf(&missing, "%s%lld", listed++ ? ", " : "", (long long)d);
  }
  if (!listed) return tx_parser_error(p, "Duplicate entries for spatial dimensions");
  return tx_parser_error(p, "Expected spatial dimensions %s not specified", strbuf_str(&missing));
}

static bool read_conv_side(parser *p, const conv_side *side, ir_param *params) {
  conv_list l = {.highest = -1};
  if (!tx_parser_expect(p, TOK_LSQUARE, "expected '['")) return false;
  do {
    bool number = tx_parser_at(p, TOK_INTEGER) || tx_parser_at(p, TOK_MINUS);
    if (!(number ? read_conv_number(p, &l) : read_conv_letter(p, side, &l, params))) return false;
  } while (tx_parser_accept(p, TOK_COMMA));
  if (!conv_list_ends(p, side, &l)) return false;
  /* Spatial dimensions are numbered without gaps, so there are as many as were written. */
  size_t count = l.number.count - 2;
  int64_t *spatial = ARENA_ARRAY(p->scratch, int64_t, count);
  for (size_t i = 0; i < count; i++) spatial[i] = -1;
  for (size_t i = 0; i < l.number.count; i++) {
    int64_t d = l.number.items[i];
    if (d < 0 || (uint64_t)d >= count) continue;
    if (spatial[d] != -1)
      return tx_parser_error(p, "Duplicate entries for spatial dimension %lld", (long long)d);
    spatial[d] = (int64_t)i;
  }
  if (l.highest >= (int64_t)count) return conv_gap(p, &l, spatial, count);
  params[side->first + 2].ints = spatial;
  params[side->first + 2].count = count;
  return true;
}

static bool conv_read(parser *p, const ir_typedef *def, const char *args, ir_param *params) {
  if (def->param_count != CONV_PARAMS) return tx_parser_error(p, "wrong number of parameters");
  if (tx_parser_accept_word(p, "raw")) return read_struct(p, def, args, params, true);
  return read_conv_side(p, &conv_sides[0], params) && tx_parser_expect_word(p, "x") &&
         read_conv_side(p, &conv_sides[1], params) &&
         tx_parser_expect(p, TOK_ARROW, "expected '->'") &&
         read_conv_side(p, &conv_sides[2], params);
}

/* The label of a dimension: a letter, a spatial number, or none (-1). */
static int64_t conv_at(const conv_side *side, const ir_param *params, int64_t dim, char *letter) {
  *letter = '\0';
  for (int i = 0; i < 2; i++) {
    if (params[side->first + (size_t)i].i == dim) *letter = side->letters[i];
  }
  const ir_param *spatial = &params[side->first + 2];
  int64_t found = -1;
  for (size_t i = 0; i < spatial->count; i++) {
    if (spatial->ints[i] == dim) found = (int64_t)i;
  }
  return found;
}

static bool conv_is_regular(const ir_param *params) {
  for (size_t s = 0; s < CONV_SIDES; s++) {
    const conv_side *side = &conv_sides[s];
    int64_t rank = (int64_t)params[side->first + 2].count + 2;
    if (rank > LIMIT_TENSOR_RANK) return false;
    for (int64_t d = 0; d < rank; d++) {
      char letter;
      bool spatial = conv_at(side, params, d, &letter) >= 0;
      if (spatial == (letter != '\0')) return false;
    }
  }
  return true;
}

static void conv_print(printer *pr, const ir_typedef *def, const char *args,
                       const ir_param *params) {
  if (def->param_count != CONV_PARAMS) return;
  if (!conv_is_regular(params)) { /* a program that does not verify; upstream aborts here */
    strbuf_adds(pr->out, "raw ");
    print_struct(pr, def, args, params, true);
    return;
  }
  for (size_t s = 0; s < CONV_SIDES; s++) {
    strbuf_adds(pr->out, s == 0 ? "[" : s == 1 ? "x[" : "->[");
    int64_t rank = (int64_t)params[conv_sides[s].first + 2].count + 2;
    for (int64_t d = 0; d < rank; d++) {
      if (d) strbuf_adds(pr->out, ", ");
      char letter;
      int64_t number = conv_at(&conv_sides[s], params, d, &letter);
      if (letter) {
        strbuf_addc(pr->out, letter);
      } else {
        strbuf_addi(pr->out, number);
      }
    }
    strbuf_addc(pr->out, ']');
  }
}

/* --- @integer, @tensor: a builtin constant, whose type is the VHLO type's counterpart --- */

enum { CONSTANT_TYPE, CONSTANT_VALUE, CONSTANT_PARAMS };

static bool integer_read(parser *p, const ir_typedef *def, const char *args, ir_param *params) {
  (void)args;
  const char *at = p->tok.at;
  const ir_attr *a = tx_parse_attr(p, NULL);
  if (!a) return false;
  if (def->param_count != CONSTANT_PARAMS || a->kind != IR_ATTR_INTEGER ||
      !(params[CONSTANT_TYPE].type = vs_type_to_vhlo(p->ctx, a->integer.type))) {
    return tx_parser_error_id(p, DIAG_TEXT_ATTRIBUTE, at, "invalid kind of attribute specified");
  }
  params[CONSTANT_VALUE].words = a->integer.words;
  params[CONSTANT_VALUE].count = a->integer.word_count;
  return true;
}

static void integer_print(printer *pr, const ir_typedef *def, const char *args,
                          const ir_param *params) {
  (void)args;
  if (def->param_count != CONSTANT_PARAMS) return;
  const ir_type *t = vs_type_to_builtin(pr->ctx, params[CONSTANT_TYPE].type);
  bool ok = t && (t->kind == IR_TYPE_INTEGER || t->kind == IR_TYPE_INDEX) &&
            tx_number_word_count(t) == params[CONSTANT_VALUE].count;
  if (!ok) {
    tx_print_type(pr, params[CONSTANT_TYPE].type);
    return;
  }
  ir_attr value = {.kind = IR_ATTR_INTEGER};
  value.integer.type = t;
  value.integer.words = params[CONSTANT_VALUE].words;
  value.integer.word_count = params[CONSTANT_VALUE].count;
  tx_print_attr_in_place(pr, &value, PRINT_TYPE_ALWAYS);
}

static bool tensor_read(parser *p, const ir_typedef *def, const char *args, ir_param *params) {
  (void)args;
  const char *at = p->tok.at;
  const ir_attr *a = tx_parse_attr(p, NULL);
  if (!a) return false;
  if (def->param_count != CONSTANT_PARAMS || a->kind != IR_ATTR_DENSE ||
      !(params[CONSTANT_TYPE].type = vs_type_to_vhlo(p->ctx, a->dense.type))) {
    return tx_parser_error_id(p, DIAG_TEXT_ATTRIBUTE, at, "invalid kind of attribute specified");
  }
  params[CONSTANT_VALUE].attr = a;
  return true;
}

static void tensor_print(printer *pr, const ir_typedef *def, const char *args,
                         const ir_param *params) {
  (void)args;
  if (def->param_count == CONSTANT_PARAMS) {
    tx_print_attr(pr, params[CONSTANT_VALUE].attr, PRINT_TYPE_ALWAYS);
  }
}

/* --- @flags: names of an enum of bits, with commas between them --- */

static bool flags_read(parser *p, const ir_typedef *def, const char *args, ir_param *params) {
  (void)args;
  uint64_t bits = 0;
  do {
    ir_param one = {.items = NULL, .count = 0};
    if (def->param_count != 1 || def->params[0].kind != IR_PARAM_ENUM) {
      return tx_parser_error(p, "wrong number of parameters");
    }
    if (!tx_assembly_read_param(p, def, 0, "", &one)) return false;
    bits |= one.u;
  } while (tx_parser_accept(p, TOK_COMMA));
  params[0].u = bits;
  return true;
}

static void flags_print(printer *pr, const ir_typedef *def, const char *args,
                        const ir_param *params) {
  if (def->param_count != 1 || def->params[0].kind != IR_PARAM_ENUM) return;
  const ir_enumdef *e = def->params[0].enumdef;
  const ir_enumcase *whole = ir_enum_by_number(e, params[0].u);
  if (whole) {
    strbuf_adds(pr->out, whole->name);
    return;
  }
  bool first = true;
  for (size_t i = 0; i < e->case_count; i++) {
    uint64_t bit = e->cases[i].number;
    if (!bit || (bit & (bit - 1)) || !(params[0].u & bit)) continue;
    if (!first) strbuf_adds(pr->out, strncmp(args, "spaced", 6) == 0 ? ", " : ",");
    first = false;
    strbuf_adds(pr->out, e->cases[i].name);
  }
}

const assembly_routine *tx_assembly_find_routine(const char *name, size_t n) {
  static const assembly_routine routines[] = {
      {"params", params_read, params_print},       {"fields", fields_read, fields_print},
      {"accuracy", accuracy_read, accuracy_print}, {"conv", conv_read, conv_print},
      {"integer", integer_read, integer_print},    {"tensor", tensor_read, tensor_print},
      {"flags", flags_read, flags_print},          {NULL, NULL, NULL},
  };
  static const assembly_routine *const tables[] = {routines, tx_assembly_sdy_routines};
  for (size_t t = 0; t < sizeof tables / sizeof *tables; t++) {
    for (const assembly_routine *r = tables[t]; r->name; r++) {
      if (bytes_are(name, n, r->name)) return r;
    }
  }
  return NULL;
}
