/* SPDX-License-Identifier: Apache-2.0 */
/* Chains of elementwise ops (chain.h) against the same ops one by one: values, diagnostics, limits.
 * Programs are drawn from fixed seeds; each level of the processor evaluates them. */
#include "audit.h"
#include "interpreter/fast/level.h"

/* --- Random programs -------------------------------------------------------------------------- */

typedef struct drawn {
  const char *element;
  int shape; /* of shapes[]; -1: a scalar */
} drawn;

#define MOST_VALUES 64
typedef struct program {
  strbuf text;
  shape shapes[3]; /* all of one number of elements; the last one another */
  drawn values[MOST_VALUES];
  size_t count;
} program;

static const char *const elements[] = {"f32", "f32", "f32", "bf16", "f16", "f64", "i32", "i8"};

static bool is_float(const char *e) { return *e == 'f' || *e == 'b'; }

static const char *type_of(const program *g, drawn v) {
  return v.shape < 0 ? tensor((shape){0}, v.element) : tensor(g->shapes[v.shape], v.element);
}

static drawn *value_like(program *g, const char *element, int shape_at, size_t *at) {
  for (int tries = 0; tries < 40; tries++) {
    *at = (size_t)draw(g->count);
    drawn *v = &g->values[*at];
    if (v->shape == shape_at && strcmp(v->element, element) == 0) return v;
  }
  return NULL;
}

static size_t add(program *g, drawn v) {
  g->values[g->count] = v;
  return g->count++;
}

static void add_constant(program *g, const char *element, int shape_at) {
  drawn v = {element, shape_at};
  const char *t = type_of(g, v), *const floats[] = {"0.5", "-0.0", "2.0", "-3.25"};
  const char *const ints[] = {"0", "1", "-3", "7"};
  strbuf_addf(&g->text, "  %%v%zu = stablehlo.constant dense<%s> : %s\n", g->count,
              is_float(element) ? PICK(floats) : PICK(ints), t);
  add(g, v);
}

/* A scalar, or what has the size of one dimension, over the whole shape. */
static void add_broadcast(program *g, int shape_at) {
  size_t at = (size_t)draw(g->count);
  drawn from = g->values[at], to = {from.element, shape_at};
  shape s = from.shape < 0 ? (shape){0} : g->shapes[from.shape];
  if (from.shape >= 0) { /* what is left of it after a sum over one dimension */
    shape target = g->shapes[shape_at];
    if (s.rank < 2 || target.rank != s.rank || memcmp(target.dims, s.dims, sizeof s.dims)) return;
    if (!is_float(from.element) || g->count + 3 > MOST_VALUES) return;
    size_t gone = (size_t)draw(s.rank), kept = 0;
    shape less = {0};
    int64_t dims[8];
    for (size_t d = 0; d < s.rank; d++)
      if (d != gone) {
        less.dims[less.rank++] = s.dims[d];
        dims[kept++] = (int64_t)d;
      }
    const char *t = tensor(s, from.element), *u = tensor(less, from.element);
    const char *zero = tensor((shape){0}, from.element);
    strbuf_addf(&g->text,
                "  %%z%zu = stablehlo.constant dense<0.0> : %s\n"
                "  %%s%zu = stablehlo.reduce(%%v%zu init: %%z%zu) applies stablehlo.add across "
                "dimensions = [%zu] : (%s, %s) -> %s\n"
                "  %%v%zu = stablehlo.broadcast_in_dim %%s%zu, dims = [%s] : (%s) -> %s\n",
                g->count, zero, g->count, at, g->count, gone, t, zero, u, g->count, g->count,
                list(dims, kept), u, t);
  } else {
    strbuf_addf(&g->text, "  %%v%zu = stablehlo.broadcast_in_dim %%v%zu, dims = [] : (%s) -> %s\n",
                g->count, at, type_of(g, from), type_of(g, to));
  }
  add(g, to);
}

static void add_op(program *g, int shape_at) {
  static const char *const float_binary[] = {"add", "subtract", "multiply", "divide", "maximum"},
                           *const float_unary[] = {"negate", "abs",      "tanh",
                                                   "floor",  "logistic", "exponential"},
                           *const int_binary[] = {"add", "subtract", "multiply", "and", "maximum"},
                           *const int_unary[] = {"negate", "not", "abs", "sign"};
  const char *e = PICK(elements);
  size_t a, b, q;
  drawn v = {e, shape_at};
  if (!value_like(g, e, shape_at, &a) || !value_like(g, e, shape_at, &b)) return;
  const char *t = type_of(g, v), *p = type_of(g, (drawn){"i1", shape_at});
  switch (draw(8)) {
    case 0:
    case 1:
    case 2:
      strbuf_addf(&g->text, "  %%v%zu = stablehlo.%s %%v%zu, %%v%zu : %s\n", g->count,
                  is_float(e) ? PICK(float_binary) : PICK(int_binary), a, b, t);
      break;
    case 3:
      strbuf_addf(&g->text, "  %%v%zu = stablehlo.%s %%v%zu : %s\n", g->count,
                  is_float(e) ? PICK(float_unary) : PICK(int_unary), a, t);
      break;
    case 4:
      v.element = PICK(elements);
      strbuf_addf(&g->text, "  %%v%zu = stablehlo.convert %%v%zu : (%s) -> %s\n", g->count, a, t,
                  type_of(g, v));
      break;
    case 5:
      v.element = "i1";
      strbuf_addf(&g->text, "  %%v%zu = stablehlo.compare LT, %%v%zu, %%v%zu : (%s, %s) -> %s\n",
                  g->count, a, b, t, t, p);
      break;
    case 6:
      if (!value_like(g, "i1", draw(3) ? shape_at : -1, &q)) return;
      strbuf_addf(&g->text, "  %%v%zu = stablehlo.select %%v%zu, %%v%zu, %%v%zu : %s, %s\n",
                  g->count, q, a, b, type_of(g, g->values[q]), t);
      break;
    default:
      v.shape = shape_at < 2 ? 1 - shape_at : 2;
      strbuf_addf(&g->text, "  %%v%zu = stablehlo.reshape %%v%zu : (%s) -> %s\n", g->count, a, t,
                  type_of(g, v));
  }
  add(g, v);
}

/* One shape of m x n elements, the same in one dimension, and another size. */
static void draw_program(program *g) {
  int64_t m = between(1, 40), n = between(1, draw(4) ? 60 : 400);
  *g = (program){.text = STRBUF_INIT};
  g->shapes[0] = (shape){2, {m, n}};
  g->shapes[1] = (shape){1, {m * n}};
  g->shapes[2] = (shape){1, {between(1, 30)}};
  strbuf_adds(&g->text, "func.func @main(");
  for (size_t k = 0; k < 6; k++) {
    drawn v = {k == 5 ? "i1" : elements[(k * 2) % 7], k == 4 ? 2 : k == 5 ? -1 : 0};
    strbuf_addf(&g->text, "%s%%v%zu: %s", k ? ", " : "", k, type_of(g, v));
    add(g, v);
  }
  strbuf_adds(&g->text, ") -> (RESULTS) {\n");
  part = 0;
}

static void finish_program(program *g) {
  strbuf types = STRBUF_INIT, text = STRBUF_INIT;
  strbuf_adds(&g->text, "  func.return ");
  size_t results = (size_t)between(1, 4);
  for (size_t r = 0; r < results; r++) {
    size_t at = r ? (size_t)draw(g->count) : g->count - 1;
    strbuf_addf(&g->text, "%s%%v%zu", r ? ", " : "", at);
    strbuf_addf(&types, "%s%s", r ? ", " : "", type_of(g, g->values[at]));
  }
  part = 0;
  strbuf_adds(&g->text, " : ");
  strbuf_adds(&g->text, strbuf_str(&types));
  strbuf_adds(&g->text, "\n}\n");
  const char *all = strbuf_str(&g->text), *mark = strstr(all, "RESULTS");
  strbuf_add(&text, all, (size_t)(mark - all));
  strbuf_adds(&text, strbuf_str(&types));
  strbuf_adds(&text, mark + strlen("RESULTS"));
  strbuf_free(&types);
  strbuf_free(&g->text);
  g->text = text;
}

/* --- Both ways -------------------------------------------------------------------------------- */

typedef struct loaded {
  ir_context *c;
  ir_op *m;
  interp_value *args[8];
  uint32_t arg_count;
} loaded;

static loaded load(const strbuf *text) {
  loaded l = {.c = ir_context_new(&vs_builtin_opset()->registry, NULL)};
  strbuf errors = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&errors);
  text_parse_options parse = {.file = "chains.mlir", .verify = true};
  l.m = text_parse(l.c, text->bytes, text->len, &parse, &sink.sink);
  if (!l.m) print_error("%.*s\n%s", (int)text->len, text->bytes, strbuf_str(&errors));
  assert_non_null(l.m);
  strbuf_free(&errors);
  const ir_block *body = l.m->regions[0].first->first->regions[0].first;
  for (; l.arg_count < body->arg_count; l.arg_count++) {
    const ir_type *t = body->args[l.arg_count]->type;
    size_t size = (size_t)ir_type_element_count(t) * ir_dense_element_size(t->shaped.element);
    uint8_t *data = calloc(size + 1, 1);
    fill(data, size, t->shaped.element);
    l.args[l.arg_count] = interp_tensor(t, data, size);
    free(data);
  }
  return l;
}

static void unload(loaded *l) {
  for (uint32_t k = 0; k < l->arg_count; k++) interp_release(l->args[k]);
  ir_context_free(l->c);
}

/* All bits of the results, or the diagnostic. */
static bool bits_of(const loaded *l, const interp_options *o, strbuf *out) {
  diag_text_sink sink = diag_text_sink_to(out);
  interp_value **results = NULL;
  size_t count = 0, size;
  sink.show_ids = true;
  bool ok = interp_run(l->c, l->m, "main", l->args, l->arg_count, o, &results, &count, &sink.sink);
  for (size_t k = 0; k < count; k++) {
    const void *data = interp_data(results[k], &size);
    strbuf_add(out, data, size);
    interp_release(results[k]);
  }
  free(results);
  return ok;
}

static void assert_both_ways(const loaded *l, interp_options o, const char *text) {
  strbuf chained = STRBUF_INIT, single = STRBUF_INIT;
  bool ok = bits_of(l, &o, &chained);
  o.one_by_one = true;
  bool single_ok = bits_of(l, &o, &single);
  bool same = chained.len == single.len &&
              (!single.len || !memcmp(chained.bytes, single.bytes, single.len));
  /* Where the limit on memory ends the ops by themselves, chains may do, or come further. */
  bool needs_less = !single_ok && o.max_bytes;
  if (!needs_less && (!same || ok != single_ok)) print_error("%s\n", text);
  assert_true(needs_less || (same && ok == single_ok));
  strbuf_free(&chained);
  strbuf_free(&single);
}

static void random_programs_give_the_same_bits_at_each_level(void **state) {
  (void)state;
  seed = 20;
  for (int n = 0; n < 300; n++) {
    program g;
    draw_program(&g);
    size_t most = (size_t)between(10, MOST_VALUES - 4);
    for (int tries = 0; tries < 200 && g.count < most; tries++) {
      int shape_at = draw(8) ? (int)draw(2) : draw(2) ? 2 : -1;
      if (draw(6) == 0)
        add_constant(&g, PICK(elements), shape_at);
      else if (shape_at >= 0 && draw(5) == 0)
        add_broadcast(&g, shape_at);
      else
        add_op(&g, shape_at);
      part = 0;
    }
    finish_program(&g);
    loaded l = load(&g.text);
    for (int level = 0; level <= LEVEL_COUNT; level++) {
      ev_level_bound((ev_level)level);
      assert_both_ways(&l, (interp_options){0}, strbuf_str(&g.text));
    }
    assert_both_ways(&l, (interp_options){.max_steps = (uint64_t)between(1, 60)},
                     strbuf_str(&g.text));
    assert_both_ways(&l, (interp_options){.max_bytes = (size_t)between(200, 200000)},
                     strbuf_str(&g.text));
    unload(&l);
    strbuf_free(&g.text);
  }
}

/* --- By hand ---------------------------------------------------------------------------------- */

static const char *const long_chain =
    "func.func @main(%a: tensor<65536xf32>) -> tensor<65536xf32> {\n"
    "  %h = stablehlo.constant dense<0.5> : tensor<f32>\n"
    "  %b = stablehlo.broadcast_in_dim %h, dims = [] : (tensor<f32>) -> tensor<65536xf32>\n"
    "  %0 = stablehlo.multiply %a, %b : tensor<65536xf32>\n"
    "  %1 = stablehlo.add %0, %a : tensor<65536xf32>\n"
    "  %2 = stablehlo.multiply %1, %0 : tensor<65536xf32>\n"
    "  %3 = stablehlo.subtract %2, %1 : tensor<65536xf32>\n"
    "  %4 = stablehlo.add %3, %0 : tensor<65536xf32>\n"
    "  func.return %4 : tensor<65536xf32>\n}\n";

static loaded load_text(const char *text) {
  strbuf b = STRBUF_INIT;
  strbuf_adds(&b, text);
  loaded l = load(&b);
  strbuf_free(&b);
  return l;
}

/* 65,536 elements of 4 bytes: the argument is not the run's own. */
static void what_a_chain_hands_on_is_no_tensor(void **state) {
  (void)state;
  loaded l = load_text(long_chain);
  strbuf out = STRBUF_INIT;
  interp_options one = {.max_bytes = 400000};
  assert_true(bits_of(&l, &one, &out));
  one.one_by_one = true;
  strbuf_reset(&out);
  assert_false(bits_of(&l, &one, &out));
  assert_non_null(strstr(strbuf_str(&out), "max_bytes"));
  strbuf_free(&out);
  unload(&l);
}

static void limits_on_steps_end_a_chain_where_they_end_its_ops(void **state) {
  (void)state;
  loaded l = load_text(long_chain);
  for (uint64_t steps = 1; steps <= 9; steps++)
    assert_both_ways(&l, (interp_options){.max_steps = steps}, long_chain);
  unload(&l);
}

static const char *stop_after(void *user) {
  int *left = user;
  return --*left < 0 ? "enough" : NULL;
}

/* A chain of 3,000 ops asks for an interrupt after each thousand. */
static void an_interrupt_ends_a_chain_where_it_ends_its_ops(void **state) {
  (void)state;
  strbuf text = STRBUF_INIT;
  strbuf_adds(&text, "func.func @main(%v0: tensor<8xf32>) -> tensor<8xf32> {\n");
  for (int k = 0; k < 3000; k++)
    strbuf_addf(&text, "  %%v%d = stablehlo.add %%v%d, %%v%d : tensor<8xf32>\n", k + 1, k,
                k > 9 ? k - 9 : 0);
  strbuf_adds(&text, "  func.return %v3000 : tensor<8xf32>\n}\n");
  loaded l = load(&text);
  for (int questions = 0; questions < 4; questions++) {
    strbuf out[2] = {STRBUF_INIT, STRBUF_INIT};
    for (int way = 0; way < 2; way++) {
      int left = questions;
      interp_options o = {.stop = stop_after, .stop_user = &left, .one_by_one = way};
      assert_int_equal(bits_of(&l, &o, &out[way]), questions >= 2);
    }
    assert_int_equal(out[0].len, out[1].len);
    assert_memory_equal(out[0].bytes, out[1].bytes, out[1].len);
    strbuf_free(&out[0]);
    strbuf_free(&out[1]);
  }
  unload(&l);
  strbuf_free(&text);
}

static int end(void **state) {
  (void)state;
  ev_level_bound(LEVEL_COUNT);
  audit_end();
  return 0;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(random_programs_give_the_same_bits_at_each_level),
      cmocka_unit_test(what_a_chain_hands_on_is_no_tensor),
      cmocka_unit_test(limits_on_steps_end_a_chain_where_they_end_its_ops),
      cmocka_unit_test(an_interrupt_ends_a_chain_where_it_ends_its_ops),
  };
  return cmocka_run_group_tests(tests, NULL, end);
}
