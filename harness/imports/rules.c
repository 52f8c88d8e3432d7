/* SPDX-License-Identifier: Apache-2.0 */
/* How an op version becomes the next: patterns of TableGen, or functions of VhloToVersion.cpp. What
 * is new follows from the two declarations; these say the values. */
#include <string.h>

#include "internal.h"

/* Functions of VhloToVersion.cpp that make a value, and its name in versions/defaults.def. */
static const struct {
  const char *function;
  vs_default value;
} values[] = {{"getEmptyI64Tensor", VS_DEFAULT_EMPTY_I64_TENSOR},
              {"getEmptyArray", VS_DEFAULT_EMPTY_ARRAY},
              {"getNoneType", VS_DEFAULT_NONE_TYPE},
              {"getDefaultResultAccuracy", VS_DEFAULT_DEFAULT_ACCURACY},
              {"getFalseBoolean", VS_DEFAULT_FALSE},
              {"getDefaultConvPadding", VS_DEFAULT_ZERO_PAD_LHS}};

static vs_default value_of(const char *function, size_t n) {
  for (size_t i = 0; i < sizeof values / sizeof *values; i++)
    if (bytes_are(function, n, values[i].function)) return values[i].value;
  return VS_DEFAULT_NONE;
}

typedef struct conversion {
  import *im;
  const import_op *from, *to;
  const tg_value *result; /* of the pattern: a dag; NULL: there is none */
  const cpp_file *f;      /* else: a call that makes the op, its bracket at `call` */
  size_t call;            /* f->count: there is none either */
} conversion;

static const tg_value *find_pattern(import *im, const import_op *from, const import_op *to) {
  for (const tg_record *r = tg_records(im->tablegen); r; r = r->next) {
    const tg_value *pat = r->is_class ? NULL : tg_ancestor(im->tablegen, r, "Pat");
    const tg_value *source = tg_child(pat, 0), *result = tg_child(pat, 1);
    if (result && result->kind == TG_DAG && source->kind == TG_DAG &&
        tg_is(tg_child(source, 0), from->def) && tg_is(tg_child(result, 0), to->def))
      return result;
  }
  return NULL;
}

/* `VHLO_AllReduceOpV2` is the class AllReduceOpV2 of C++. */
static const char *cpp_class(const import_op *op) {
  return strncmp(op->def, "VHLO_", 5) == 0 ? op->def + 5 : op->def;
}

static conversion find_conversion(import *im, const cpp_file *f, const import_op *from,
                                  const import_op *to) {
  conversion c = {im, from, to, find_pattern(im, from, to), f, f->count};
  char *words = arena_printf(im->memory, "replaceOpWithNewOp < %s > (", cpp_class(to));
  char *pattern = arena_printf(im->memory, "OpRewritePattern < %s >", cpp_class(from));
  /* A class may make several ops; ours is in the one that matches `from`. */
  for (size_t at = cpp_find(f, 0, words); !c.result && at < f->count;
       at = cpp_find(f, at + 1, words)) {
    size_t match = f->count;
    for (size_t m = cpp_find(f, 0, "OpRewritePattern <"); m < at;
         m = cpp_find(f, m + 1, "OpRewritePattern <"))
      match = m;
    if (match < at && cpp_at(f, match, pattern)) {
      c.call = at + 4;
      return c;
    }
  }
  return c;
}

static int argument_index(const import_op *op, const char *name) {
  for (size_t i = 0; i < op->argument_count; i++)
    if (strcmp(op->arguments[i], name) == 0) return (int)i;
  return -1;
}

/* Argument `index` of the call, after the op and the types of its results. */
static size_t call_argument(const conversion *c, int index) {
  size_t end = cpp_behind(c->f, c->call);
  size_t at = c->call + 1;
  for (int comma = 0; at < end; at++) {
    char sign = c->f->words[at].text[1] ? '\0' : c->f->words[at].text[0];
    if (comma == index + 2) return at;
    if (sign && memchr("([{", sign, 3))
      at = cpp_behind(c->f, at) - 1;
    else
      comma += sign == ',';
  }
  return c->f->count;
}

/* The value that the conversion gives an argument of the new op. */
static bool read_value(const conversion *c, const char *name, vs_default *out) {
  import *im = c->im;
  int index = argument_index(c->to, name);
  diag_place place = c->to->place;
  const char *function = "";
  size_t n = 0;
  if (c->result) {
    const tg_value *v = tg_child(c->result, (size_t)index + 1), *op = tg_child(v, 0);
    place = tg_place(v ? v : c->result);
    const tg_record *r =
        v && v->kind == TG_DAG && op->kind == TG_NAME ? tg_find(im->tablegen, op->text) : NULL;
    const tg_value *native = r ? tg_ancestor(im->tablegen, r, "NativeCodeCall") : NULL;
    if (tg_string(native, 0)) function = tg_string(native, 0);
    n = strcspn(function, "(");
  } else if (c->call < c->f->count) {
    size_t at = call_argument(c, index);
    place = cpp_place(c->f, at);
    if (at < c->f->count) function = c->f->words[at].text;
    n = strlen(function);
  } else {
    return import_unknown(im, place, "no pattern makes %s of %s, so the value of '%s' is not known",
                          c->to->def, c->from->def, name);
  }
  *out = value_of(function, n);
  return *out != VS_DEFAULT_NONE ||
         import_unknown(im, place,
                        "the value '%.*s' of '%s': versions/defaults.def and the table in "
                        "harness/imports/rules.c need a row for it",
                        (int)n, function, name);
}

static const ir_slot *slot_named(const ir_slot *slots, size_t count, const char *name) {
  for (size_t i = 0; i < count; i++)
    if (strcmp(slots[i].name, name) == 0) return &slots[i];
  return NULL;
}

typedef struct rules {
  vs_rule *items;
  size_t count, cap;
} rules;

static bool read_properties(const conversion *up, const conversion *down, rules *out) {
  const ir_opdef *from = &up->from->row.def, *to = &up->to->row.def;
  for (size_t i = 0; i < up->to->argument_count; i++) {
    vs_rule rule = {VS_RULE_ADD_PROPERTY, up->to->arguments[i], VS_DEFAULT_NONE};
    if (ir_prop_named(to, rule.name) < 0 || ir_prop_named(from, rule.name) >= 0) continue;
    if (!read_value(up, rule.name, &rule.value)) return false;
    VEC_ADD(up->im->memory, out, rule);
  }
  for (size_t i = 0; i < up->from->argument_count; i++) {
    vs_rule rule = {VS_RULE_DROP_PROPERTY, up->from->arguments[i], VS_DEFAULT_NONE};
    if (ir_prop_named(from, rule.name) < 0 || ir_prop_named(to, rule.name) >= 0) continue;
    if (!read_value(down, rule.name, &rule.value)) return false;
    VEC_ADD(up->im->memory, out, rule);
  }
  return true;
}

/* Values: the same number of them; one of each side may become any number. Regions: more. */
static bool read_values(const conversion *up, rules *out) {
  const ir_opdef *from = &up->from->row.def, *to = &up->to->row.def;
  import *im = up->im;
  bool same = from->operand_count == to->operand_count && from->result_count == to->result_count &&
              from->region_count <= to->region_count;
  for (int i = 0; same && i < to->operand_count; i++) {
    if (from->operands[i].arity == to->operands[i].arity) continue;
    same = from->operands[i].arity == IR_ONE && to->operands[i].arity == IR_VARIADIC;
    VEC_ADD(im->memory, out, (vs_rule){VS_RULE_VARIADIC, to->operands[i].name, VS_DEFAULT_NONE});
  }
  for (int i = 0; same && i < to->region_count; i++) {
    if (slot_named(from->regions, from->region_count, to->regions[i].name)) continue;
    same = to->regions[i].arity == IR_VARIADIC;
    VEC_ADD(im->memory, out, (vs_rule){VS_RULE_ADD_REGIONS, to->regions[i].name, VS_DEFAULT_NONE});
  }
  return same || import_unknown(im, up->to->place,
                                "rows cannot state how %s becomes %s: only properties and variadic "
                                "regions may be added, and operands become variadic",
                                up->from->def, up->to->def);
}

static bool read_rules_of(import *im, const cpp_file *f, import_op *op) {
  const char *before = import_before(im->memory, op->row.def.name);
  const import_op *older = before ? import_find(&im->vhlo, before) : NULL;
  rules own = {0};
  if (!older) return true;
  conversion up = find_conversion(im, f, older, op), down = find_conversion(im, f, op, older);
  if (!read_values(&up, &own) || !read_properties(&up, &down, &own)) return false;
  op->row.rules = own.items;
  op->row.rule_count = (uint8_t)own.count;
  return true;
}

bool import_read_rules(import *im) {
  cpp_file f;
  if (!import_cpp(im, "transforms/VhloToVersion.cpp", &f)) return false;
  bool ok = true;
  for (size_t i = 0; i < im->vhlo.count; i++) ok = read_rules_of(im, &f, &im->vhlo.items[i]) && ok;
  return ok;
}
