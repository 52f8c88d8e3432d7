/* SPDX-License-Identifier: Apache-2.0 */
/* From a template to a program: shapes and types put in, inputs made, expected values computed. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "artifact/program.h"
#include "base/exact.h"
#include "base/vec.h"
#include "sizes.h"

/* --- Numbers in a template: $n, $(2*n+1) --- */

typedef struct reader {
  const char *at;
  const size_variant *v;
  int depth; /* of parentheses */
  bool bad;
} reader;

static int64_t read_sum(reader *r);

/* Sets r->bad if the result is no number of 64 bits. */
static int64_t fitting(reader *r, exact_int n) {
  int64_t size = 0;
  if (!exact_fits(n, &size)) r->bad = true;
  return size;
}

static int64_t read_variable(reader *r) {
  switch (*r->at++) {
    case 'n': return r->v->n;
    case 'm': return r->v->m;
    case 'k': return r->v->k;
    case 's': return r->v->s;
    case 'w': return r->v->w;
    case 'd': return r->v->d;
    default: r->bad = true; return *--r->at;
  }
}

static int64_t read_factor(reader *r) {
  enum { DEEP = 16 };
  int64_t n = 0;
  if (*r->at == '(' && r->depth < DEEP) {
    r->at++;
    r->depth++;
    n = read_sum(r);
    r->depth--;
    if (*r->at != ')') r->bad = true;
    if (!r->bad) r->at++;
    return n;
  }
  if (*r->at < '0' || *r->at > '9') return read_variable(r);
  for (; *r->at >= '0' && *r->at <= '9'; r->at++)
    n = fitting(r, exact_product(n, 10) + (*r->at - '0'));
  return n;
}

static int64_t read_product(reader *r) {
  int64_t n = read_factor(r);
  while (*r->at == '*' || *r->at == '/') {
    bool times = *r->at++ == '*';
    int64_t by = read_factor(r);
    n = times ? fitting(r, exact_product(n, by)) : by ? n / by : 0;
  }
  return n;
}

static int64_t read_sum(reader *r) {
  int64_t n = read_product(r);
  while (*r->at == '+' || *r->at == '-') {
    bool plus = *r->at++ == '+';
    int64_t more = read_product(r);
    n = fitting(r, plus ? exact_sum(n, more) : (exact_int)n - more);
  }
  return n;
}

/* --- Shapes in a template: $S, $R, $P, $D, $N --- */

static void add_shape(const size_variant *v, char what, strbuf *out) {
  int64_t elements = 1;
  for (size_t i = 0; i < v->rank; i++) {
    size_t back = v->rank - 1 - i;
    elements *= v->dims[i];
    if (what == 'S') strbuf_addf(out, "%" PRId64 "x", v->dims[i]);
    if (what == 'R') strbuf_addf(out, "%" PRId64 "x", v->dims[back]);
    if (what == 'P') strbuf_addf(out, "%s%zu", i ? ", " : ": ", back);
    if (what == 'D') strbuf_addf(out, "%s%zu", i ? ", " : ": ", i);
  }
  if (what == 'N') strbuf_addf(out, "%" PRId64, elements);
}

/* A line of the template with its numbers; each name of a value gets the number of the variant.
 * False if what stands after a $ is no number. */
static bool put_in(const char *line, size_t n, const size_variant *v, const char *type,
                   size_t number, strbuf *out) {
  reader r = {.at = line, .v = v};
  while (r.at < line + n && !r.bad) {
    char c = *r.at++;
    if (c == '%') {
      size_t name = strspn(r.at, "abcdefghijklmnopqrstuvwxyz_");
      strbuf_addf(out, "%%%.*s%zu", (int)name, r.at, number);
      r.at += name;
    } else if (c != '$') {
      strbuf_addc(out, c);
    } else if (*r.at == 'T') {
      strbuf_adds(out, type);
      r.at++;
    } else if (*r.at && strchr("SRPDN", *r.at)) {
      add_shape(v, *r.at++, out);
    } else {
      strbuf_addi(out, read_factor(&r));
    }
  }
  return !r.bad;
}

/* --- Lines --- */

/* "tensor<7x3xcomplex<f32>>": how many elements, and of what; -1: it is no tensor, or too large. */
static int64_t tensor_of(const char *type, char *element, size_t size) {
  enum { MOST = 1 << 24 };
  size_t n = strlen("tensor<"), length = strlen(type);
  if (strncmp(type, "tensor<", n) != 0 || type[length - 1] != '>') return -1;
  uint64_t count = 1;
  const char *at = type + n;
  for (;;) {
    char *end;
    if (*at < '0' || *at > '9') break;
    uint64_t dim = strtoull(at, &end, 10);
    if (*end != 'x') break;
    count = exact_at_most(count, dim);
    at = end + 1;
  }
  snprintf(element, size, "%.*s", (int)(type + length - 1 - at), at);
  return count <= MOST ? (int64_t)count : -1;
}

/* "%a0 = input index 7 : tensor<7xi32>" */
static bool add_input(const corpus_case *c, const char *line, size_t input, bool splat, strbuf *out,
                      strbuf *why) {
  char name[32], set[32], type[128], element[64];
  long long limit = 0;
  bool read = sscanf(line, "%31s = input %31s : %127s", name, set, type) == 3 ||
              sscanf(line, "%31s = input %31s %lld : %127s", name, set, &limit, type) == 4;
  strbuf_auto bytes = STRBUF_INIT;
  int64_t count = read ? tensor_of(type, element, sizeof element) : -1;
  if (count < 0 ||
      !size_input(element, set, limit, size_key(c->id, input), splat ? 1 : count, &bytes))
    return strbuf_refuse(why, "%s: no input is made of '%s'", c->id, line);
  strbuf_addf(out, "%s = stablehlo.constant dense<", name);
  size_add_hex(strbuf_str(&bytes), bytes.len, out);
  strbuf_addf(out, "> : %s\n", type);
  return true;
}

/* A value that the program checks: "%r0", "equal" or "almost", "tensor<7xf32>". */
typedef struct size_checked {
  char value[32], near[16], type[128];
} size_checked;

/* The template for each variant, one after the other, and the values that it checks, in order. What
 * is before a line "main" are functions. */
typedef struct size_body {
  strbuf functions, text;
  size_checked *checked;
  size_t count, room;
} size_body;

/* "check equal %r0 : tensor<7xf32>" */
static bool add_check(const char *line, size_body *b) {
  size_checked k;
  if (sscanf(line, "check %15s %31s : %127s", k.near, k.value, k.type) != 3) return false;
  if (!vec_room(&b->checked, b->count, &b->room, sizeof *b->checked)) return false;
  b->checked[b->count++] = k;
  return true;
}

/* Adds one variant. `splat`: inputs are zeros, which is enough to find out the types. */
static bool expand(const corpus_case *c, const size_variant *v, size_t number, bool splat,
                   size_body *out, strbuf *why) {
  size_t input = number * 16;
  strbuf_auto line = STRBUF_INIT;
  for (const char *at = c->sized->row->text; *at;) {
    size_t n = strcspn(at, "\n");
    strbuf_reset(&line);
    bool ok = put_in(at, n, v, c->sized->type, number, &line);
    const char *text = strbuf_str(&line);
    if (!ok) {
      strbuf_addf(why, "%s: '%.*s' has a $ before what is no number", c->id, (int)n, at);
    } else if (strstr(text, " = input ")) {
      ok = add_input(c, text, input++, splat, &out->text, why);
    } else if (strcmp(text, "main") == 0) {
      strbuf_addf(&out->functions, "%s", strbuf_str(&out->text));
      strbuf_reset(&out->text);
    } else if (strncmp(text, "check ", 6) == 0) {
      ok = add_check(text, out);
      if (!ok) strbuf_addf(why, "%s: '%s' is no check", c->id, text);
    } else {
      strbuf_addf(&out->text, "%s\n", text);
    }
    if (!ok) return false;
    at += n + (at[n] == '\n');
  }
  return true;
}

/* --- Whole programs --- */

static void body_free(size_body *b) {
  strbuf_free(&b->functions);
  strbuf_free(&b->text);
  free(b->checked);
}

static bool expand_all(const corpus_case *c, bool splat, size_body *b, strbuf *why) {
  size_variant v[SIZE_VARIANTS];
  size_t count = size_variants(c->sized->row, c->sized->class, v);
  for (size_t i = 0; i < count; i++)
    if (!expand(c, &v[i], i, splat, b, why)) return false;
  return true;
}

/* @main returns what is checked. */
static void add_plain(const size_body *b, strbuf *out) {
  strbuf_addf(out, "%sfunc.func @main() -> (", strbuf_str(&b->functions));
  for (size_t i = 0; i < b->count; i++) strbuf_addf(out, "%s%s", i ? ", " : "", b->checked[i].type);
  strbuf_addf(out, ") {\n%sreturn ", strbuf_str(&b->text));
  for (size_t i = 0; i < b->count; i++)
    strbuf_addf(out, "%s%s", i ? ", " : "", b->checked[i].value);
  strbuf_adds(out, " : ");
  for (size_t i = 0; i < b->count; i++) strbuf_addf(out, "%s%s", i ? ", " : "", b->checked[i].type);
  strbuf_adds(out, "\n}\n");
}

static void add_expected(ir_context *c, const size_checked *k, const interp_value *v, strbuf *out) {
  size_t size = 0;
  const void *data = interp_data(v, &size);
  if (data) data = ir_dense_little(ir_arena(c), ir_type_element(interp_type(v)), data, size);
  strbuf_addf(out, "check.expect_%s_const %s, dense<",
              strcmp(k->near, "equal") == 0 ? "eq" : "almost_eq", k->value);
  size_add_hex(data, size, out);
  strbuf_addf(out, "> : %s\n", k->type);
}

/* Evaluates the program and appends the results. */
static bool evaluate(const char *id, const vs_opset *o, const strbuf *plain, const size_body *b,
                     strbuf *out, strbuf *why) {
  diag_text_sink sink = diag_text_sink_to(why);
  interp_options io = {.max_bytes = (size_t)1 << 30};
  ir_context *c = ir_context_new(&o->registry, NULL);
  interp_value **values = NULL;
  size_t count = 0;
  program_options po = {.file = id};
  ir_op *module = c ? program_read(c, plain->bytes, plain->len, &po, &sink.sink) : NULL;
  bool ok = module && interp_run(c, module, "main", NULL, 0, &io, &values, &count, &sink.sink) &&
            count == b->count;
  for (size_t i = 0; ok && i < count; i++) add_expected(c, &b->checked[i], values[i], out);
  interp_release_all(values, count);
  ir_context_free(c);
  return ok;
}

bool sizes_program(const corpus_case *c, const vs_opset *o, strbuf *out, strbuf *why) {
  FREED_BY(body_free) size_body b = {.functions = STRBUF_INIT, .text = STRBUF_INIT};
  strbuf_auto plain = STRBUF_INIT;
  if (!expand_all(c, false, &b, why)) return false;
  add_plain(&b, &plain);
  strbuf_addf(out, "%sfunc.func @main() {\n%s", strbuf_str(&b.functions), strbuf_str(&b.text));
  if (plain.failed || !evaluate(c->id, o, &plain, &b, out, why)) return false;
  strbuf_adds(out, "return\n}\n");
  return !out->failed;
}

ir_op *sizes_outline(const corpus_case *c, ir_context *x, strbuf *why) {
  FREED_BY(body_free) size_body b = {.functions = STRBUF_INIT, .text = STRBUF_INIT};
  strbuf_auto plain = STRBUF_INIT;
  if (!expand_all(c, true, &b, why)) return NULL;
  add_plain(&b, &plain);
  diag_text_sink sink = diag_text_sink_to(why);
  program_options po = {.file = c->id};
  return program_read(x, plain.bytes, plain.len, &po, &sink.sink);
}

bool size_needs(const corpus_case *c, const vs_opset *o, profile_needs *needs, strbuf *why) {
  ir_context *x = ir_context_new(&o->registry, NULL);
  ir_op *module = x ? sizes_outline(c, x, why) : NULL;
  if (module) *needs = profile_needs_of(module);
  ir_context_free(x);
  return module != NULL;
}
