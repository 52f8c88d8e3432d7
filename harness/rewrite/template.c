/* SPDX-License-Identifier: Apache-2.0 */
/* The text of rows with what stands for types, lists and numbers: see values.def. */
#include <string.h>

#include "internal.h"
#include "text/text.h"
#include "versions/versions.h"

typedef struct expansion {
  ir_context *c;
  rewrite_place at;
  bool any; /* the row matches any operand */
  const char *name;
  strbuf *out;
} expansion;

/* --- Types from types --- */

static void insert_dim(shaped *s, size_t at, int64_t size) {
  for (size_t i = s->rank++; i > at; i--) s->dims[i] = s->dims[i - 1];
  s->dims[at] = size;
}

static void make_reversed(ir_context *c, shaped *s) {
  (void)c;
  for (size_t i = 0; i < s->rank / 2; i++) {
    int64_t was = s->dims[i];
    s->dims[i] = s->dims[s->rank - 1 - i];
    s->dims[s->rank - 1 - i] = was;
  }
}
static void make_rotated(ir_context *c, shaped *s) {
  (void)c;
  int64_t first = s->dims[0];
  for (size_t i = 1; i < s->rank; i++) s->dims[i - 1] = s->dims[i];
  s->dims[s->rank - 1] = first;
}
static void make_flat(ir_context *c, shaped *s) {
  (void)c;
  int64_t n = 1;
  for (size_t i = 0; i < s->rank; i++) n *= s->dims[i];
  s->rank = 1;
  s->dims[0] = n;
}
static void make_one(ir_context *c, shaped *s) { (void)c, insert_dim(s, 0, 1); }
static void make_batch(ir_context *c, shaped *s) { (void)c, insert_dim(s, 0, 2); }
static void make_last1(ir_context *c, shaped *s) { (void)c, insert_dim(s, s->rank, 1); }
static void make_low(ir_context *c, shaped *s) { (void)c, s->dims[0] /= 2; }
static void make_high(ir_context *c, shaped *s) { (void)c, s->dims[0] -= s->dims[0] / 2; }
static void make_lastlow(ir_context *c, shaped *s) { (void)c, s->dims[s->rank - 1] /= 2; }
static void make_lasthigh(ir_context *c, shaped *s) {
  (void)c, s->dims[s->rank - 1] -= s->dims[s->rank - 1] / 2;
}
static void make_empty(ir_context *c, shaped *s) { (void)c, s->dims[0] = 0; }
static void make_grown(ir_context *c, shaped *s) { (void)c, s->dims[0] += 2; }
static void make_spread(ir_context *c, shaped *s) { (void)c, s->dims[0] += s->dims[0] - 1; }
static void make_twice(ir_context *c, shaped *s) { (void)c, s->dims[0] *= 2; }
static void make_scalar(ir_context *c, shaped *s) { (void)c, s->rank = 0; }
static void make_rows(ir_context *c, shaped *s) { (void)c, s->rank = 1; }
static void make_square(ir_context *c, shaped *s) { (void)c, s->dims[1] = s->dims[0]; }
static void make_i1(ir_context *c, shaped *s) { s->element = ir_type_integer(c, 1, IR_SIGNLESS); }
static void make_i32(ir_context *c, shaped *s) { s->element = ir_type_integer(c, 32, IR_SIGNLESS); }
static void make_wide(ir_context *c, shaped *s) { s->element = wider_element(c, s->element); }
static void make_bits(ir_context *c, shaped *s) { s->element = bits_element(c, s->element); }
static void make_complex(ir_context *c, shaped *s) { s->element = ir_type_complex(c, s->element); }
static void make_part(ir_context *c, shaped *s) { (void)c, s->element = s->element->element; }

static const struct type_word {
  const char *name;
  void (*make)(ir_context *c, shaped *s);
} type_words[] = {
    {"reversed", make_reversed}, {"rotated", make_rotated},   {"flat", make_flat},
    {"one", make_one},           {"batch", make_batch},       {"last1", make_last1},
    {"low", make_low},           {"high", make_high},         {"lastlow", make_lastlow},
    {"empty", make_empty},       {"lasthigh", make_lasthigh}, {"grown", make_grown},
    {"spread", make_spread},     {"scalar", make_scalar},     {"rows", make_rows},
    {"square", make_square},     {"twice", make_twice},       {"i1", make_i1},
    {"i32", make_i32},           {"wide", make_wide},         {"bits", make_bits},
    {"complex", make_complex},   {"part", make_part},
};

/* --- Lists --- */

/* Number i of a list of n: dimensions, and sizes of a type. */
typedef int64_t (*item_fn)(const shaped *s, size_t i);
static int64_t item_order(const shaped *s, size_t i) { return (void)s, (int64_t)i; }
static int64_t item_backward(const shaped *s, size_t i) { return (int64_t)(s->rank - 1 - i); }
static int64_t item_after(const shaped *s, size_t i) { return (int64_t)((i + 1) % s->rank); }
static int64_t item_before(const shaped *s, size_t i) {
  return (int64_t)((i + s->rank - 1) % s->rank);
}
static int64_t item_next(const shaped *s, size_t i) { return (void)s, (int64_t)i + 1; }
static int64_t item_0(const shaped *s, size_t i) { return (void)s, (void)i, 0; }
static int64_t item_1(const shaped *s, size_t i) { return (void)s, (void)i, 1; }
static int64_t item_size(const shaped *s, size_t i) { return s->dims[i]; }
static int64_t item_row(const shaped *s, size_t i) { return i ? s->dims[i] : 1; }
static int64_t item_first(const shaped *s, size_t i) { return (void)s, i == 0; }
static int64_t item_minus(const shaped *s, size_t i) { return (void)s, i == 0 ? -1 : 0; }

static const struct list_word {
  const char *name;
  item_fn item;
  bool without_first;
} list_words[] = {
    {"order", item_order, false}, {"backward", item_backward, false},
    {"after", item_after, false}, {"before", item_before, false},
    {"next", item_next, false},   {"zeros", item_0, false},
    {"ones", item_1, false},      {"sizes", item_size, false},
    {"row", item_row, false},     {"first", item_first, false},
    {"minus", item_minus, false}, {"inner", item_order, true},
};

static void add_list(strbuf *out, const shaped *s, const struct list_word *w) {
  for (size_t i = w->without_first; i < s->rank; i++)
    strbuf_addf(out, "%s%lld", i > w->without_first ? ", " : "", (long long)w->item(s, i));
}

/* The ranges of a slice: all of each dimension but the first or the last one. */
static void add_ranges(strbuf *out, const shaped *s, size_t special, int64_t from, int64_t to,
                       int64_t step) {
  for (size_t i = 0; i < s->rank; i++) {
    strbuf_addf(out, "%s%lld:%lld", i ? ", " : "", (long long)(i == special ? from : 0),
                (long long)(i == special ? to : s->dims[i]));
    if (i == special && step != 1) strbuf_addf(out, ":%lld", (long long)step);
  }
}

static bool add_slice(strbuf *out, const shaped *s, const char *word) {
  int64_t n = s->rank ? s->dims[0] : 0, last = s->rank ? s->dims[s->rank - 1] : 0;
  if (strcmp(word, "whole") == 0)
    add_ranges(out, s, SIZE_MAX, 0, 0, 1);
  else if (strcmp(word, "second") == 0) /* of two halves, along the first dimension */
    add_ranges(out, s, 0, n / 2, n, 1);
  else if (strcmp(word, "lastsecond") == 0)
    add_ranges(out, s, s->rank - 1, last / 2, last, 1);
  else if (strcmp(word, "middle") == 0)
    add_ranges(out, s, 0, 1, n - 1, 1);
  else if (strcmp(word, "steps") == 0)
    add_ranges(out, s, 0, 0, n, 2);
  else
    return false;
  return true;
}

/* --- Literals --- */

static const char *literal(const ir_type *e, const char *number) {
  bool negative = *number == '-';
  if (ir_type_is(e, IR_TYPE_COMPLEX)) return *number == '0' ? "(0.0, 0.0)" : "(1.0, 0.0)";
  if (ir_type_is(e, IR_TYPE_FLOAT))
    return *number == '0' ? "0.0" : negative && number[1] == '0' ? "-0.0" : "1.0";
  if (ir_type_is_integer(e, 1)) return *number == '0' ? "false" : "true";
  if (negative && e->integer.sign != IR_UNSIGNED) return "-1";
  return *number == '0' ? "0" : "1";
}

/* All bits of an integer. */
static void add_all_bits(strbuf *out, const ir_type *e) {
  if (ir_type_is_integer(e, 1))
    strbuf_adds(out, "true");
  else if (e->integer.sign == IR_UNSIGNED)
    strbuf_addf(out, "%llu", (unsigned long long)(UINT64_MAX >> (64 - e->integer.width)));
  else
    strbuf_adds(out, "-1");
}

/* --- One placeholder --- */

static void add_type(const expansion *x, const shaped *s) {
  text_print_type(x->c, ir_type_tensor(x->c, s->dims, s->rank, s->element, NULL), x->out);
}

/* A word that ends a placeholder. */
static bool add_last(const expansion *x, const shaped *s, const char *word) {
  for (size_t i = 0; i < sizeof list_words / sizeof *list_words; i++)
    if (strcmp(list_words[i].name, word) == 0) return add_list(x->out, s, &list_words[i]), true;
  if (add_slice(x->out, s, word)) return true;
  if (strcmp(word, "zero") == 0)
    strbuf_adds(x->out, literal(s->element, "0"));
  else if (strcmp(word, "unit") == 0)
    strbuf_adds(x->out, literal(s->element, "1"));
  else if (strcmp(word, "minus0") == 0)
    strbuf_adds(x->out, literal(s->element, "-0"));
  else if (strcmp(word, "allbits") == 0)
    add_all_bits(x->out, s->element);
  else if (strcmp(word, "rank") == 0)
    strbuf_addf(x->out, "%zu", s->rank);
  else if (strcmp(word, "lastdim") == 0)
    strbuf_addf(x->out, "%zu", s->rank - 1);
  else if (strcmp(word, "format") == 0)
    strbuf_addf(x->out, "e%um%u", s->element->format->exponent_bits,
                s->element->format->mantissa_bits);
  else if (strcmp(word, "indices") == 0)
    for (size_t i = 0; i < s->rank; i++) strbuf_adds(x->out, ", %i");
  else if (strcmp(word, "index_types") == 0)
    for (size_t i = 0; i < s->rank; i++) strbuf_adds(x->out, ", tensor<i32>");
  else
    return false;
  return true;
}

/* The type of %x, %a, %b, %c, or of the result. */
static const ir_type *type_named(const expansion *x, char name) {
  const ir_op *op = x->at.op;
  if (name == 'x') return op->operands[x->at.operand].value->type;
  if (name == 'r') return op->results[0].type;
  return op->operands[name - 'a'].value->type;
}

static void add_shaped(const expansion *x, char *words) {
  shaped s;
  shaped_of(type_named(x, words[0]), &s);
  for (char *word = strchr(words, '.'); word;) {
    char *next = strchr(++word, '.');
    if (next) *next = '\0';
    size_t i = 0, n = sizeof type_words / sizeof *type_words;
    while (i < n && strcmp(type_words[i].name, word) != 0) i++;
    if (i == n) {
      if (!add_last(x, &s, word)) strbuf_addf(x->out, "<no word '%s'>", word);
      return;
    }
    type_words[i].make(x->c, &s);
    word = next;
  }
  add_type(x, &s);
}

/* --- What an op has --- */

static void add_numbers(strbuf *out, numbers n) {
  for (size_t i = 0; i < n.count; i++)
    strbuf_addf(out, "%s%lld", i ? ", " : "", (long long)n.items[i]);
}

/* The case of an attribute that is an enum; "" without it. */
static const char *case_of(const ir_op *op, const char *name) {
  const ir_attr *a = ir_op_get(op, name);
  if (!ir_attr_is(a, IR_ATTR_DEFINED)) return "";
  const ir_enumcase *e =
      ir_enum_by_number(a->defined.def->params[0].enumdef, a->defined.params[0].u);
  return e ? e->name : "";
}

/* The direction that compares the operands in the other order, or says the opposite. */
static const char *other_direction(const char *direction, bool swapped) {
  static const char *const rows[][3] = {{"EQ", "EQ", "NE"}, {"NE", "NE", "EQ"}, {"LT", "GT", "GE"},
                                        {"LE", "GE", "GT"}, {"GT", "LT", "LE"}, {"GE", "LE", "LT"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (strcmp(rows[i][0], direction) == 0) return rows[i][swapped ? 1 : 2];
  return direction;
}

/* A dot_general of its operands in the other order: its dimensions, type, and the permutation that
 * gives the result of the op. */
enum { LHS_BATCH, RHS_BATCH, LHS_CONTRACTED, RHS_CONTRACTED };

static void add_dot_dims(const expansion *x) {
  numbers lhs = dot_numbers(x->at.op, LHS_BATCH);
  const char *parts[] = {"] x [", "], contracting_dims = [", "] x ["};
  static const size_t order[] = {RHS_BATCH, LHS_BATCH, RHS_CONTRACTED, LHS_CONTRACTED};
  strbuf_adds(x->out, lhs.count ? "batching_dims = [" : "contracting_dims = [");
  for (size_t i = lhs.count ? 0 : 2; i < 4; i++) {
    add_numbers(x->out, dot_numbers(x->at.op, order[i]));
    strbuf_adds(x->out, i < 3 ? parts[i] : "]");
  }
}

static void add_dot_type(const expansion *x, bool order) {
  shaped r, s;
  shaped_of(x->at.op->results[0].type, &r);
  shaped_of(x->at.op->operands[0].value->type, &s);
  size_t batch = dot_numbers(x->at.op, LHS_BATCH).count,
         lhs = s.rank - batch - dot_numbers(x->at.op, LHS_CONTRACTED).count,
         rhs = r.rank - batch - lhs;
  s = r;
  for (size_t i = 0; i < r.rank; i++) {
    size_t at = i < batch ? i : i < batch + lhs ? i + rhs : i - lhs; /* of r's dimension i */
    s.dims[at] = r.dims[i];
    if (order) strbuf_addf(x->out, "%s%zu", i ? ", " : "", at);
  }
  if (!order) add_type(x, &s);
}

static void add_of_op(const expansion *x, const char *word) {
  const ir_op *op = x->at.op;
  const char *direction = case_of(op, "comparison_direction"), *kind = case_of(op, "compare_type");
  if (strcmp(word, "swapped") == 0)
    strbuf_adds(x->out, other_direction(direction, true));
  else if (strcmp(word, "opposite") == 0)
    strbuf_adds(x->out, other_direction(direction, false));
  else if (strcmp(word, "kind") == 0)
    strbuf_addf(x->out, "%s%s", *kind ? ", " : "", kind);
  else if (strcmp(word, "dot") == 0)
    add_dot_dims(x);
  else if (strcmp(word, "dot_type") == 0 || strcmp(word, "dot_order") == 0)
    add_dot_type(x, word[4] == 'o');
  else
    add_numbers(x->out, numbers_of(op, word));
}

static void add_placeholder(const expansion *x, const char *text, size_t n) {
  char words[64];
  if (n >= sizeof words) n = sizeof words - 1;
  memcpy(words, text, n);
  words[n] = '\0';
  if (strcmp(words, "name") == 0)
    strbuf_adds(x->out, x->name);
  else if (strncmp(words, "op.", 3) == 0)
    add_of_op(x, words + 3);
  else
    add_shaped(x, words);
}

/* --- All of it --- */

/* A placeholder has no space and no quote in it; other braces are those of StableHLO. */
static void add_text(const expansion *x, const char *text, size_t n) {
  for (size_t i = 0; i < n; i++) {
    size_t len =
        text[i] == '{' ? strspn(text + i + 1, "abcdefghijklmnopqrstuvwxyz_0123456789.") : 0;
    if (len && text[i + 1 + len] == '}') {
      add_placeholder(x, text + i + 1, len);
      i += len + 1;
    } else {
      strbuf_addc(x->out, text[i]);
    }
  }
}

void row_expand(ir_context *c, const rewrite_row *row, rewrite_place at, const char *name,
                strbuf *out) {
  expansion x = {.c = c, .at = at, .any = !*row->op, .name = name, .out = out};
  const char *arrow = strstr(row->text, "=> "), *rest = arrow + strcspn(arrow, "\n");
  size_t n = x.any ? 1 : at.op->operand_count;
  strbuf_adds(out, "func.func @rewrite(");
  for (size_t i = 0; i < n; i++) {
    char operand = x.any ? 'x' : (char)('a' + i);
    strbuf_addf(out, "%s%%%c: ", i ? ", " : "", operand);
    text_print_type(c, type_named(&x, operand), out);
  }
  const ir_type *type = type_named(&x, x.any ? 'x' : 'r');
  strbuf_adds(out, ") -> ");
  text_print_type(c, type, out);
  strbuf_adds(out, " {\n");
  add_text(&x, row->text, (size_t)(arrow - row->text));
  strbuf_adds(out, "return ");
  add_text(&x, arrow + 3, (size_t)(rest - arrow - 3));
  strbuf_adds(out, " : ");
  text_print_type(c, type, out);
  strbuf_adds(out, "\n}\n");
  add_text(&x, rest, strlen(rest));
}
