/* SPDX-License-Identifier: Apache-2.0 */
/* Functions, composites, custom calls, futures and tokens. */
#include <stdio.h>
#include <string.h>

#include "internal.h"

/* --- Functions --- */

enum { ARGS = 3 };

static size_t draw_args(generation *g, ir_value **v, const ir_type **types) {
  size_t n = 1 + draw(g, ARGS);
  for (size_t i = 0; i < n; i++) {
    if (!(v[i] = operand(g, ALL_ELEMENTS, 0, 4))) return 0;
    types[i] = v[i]->type;
  }
  return n;
}

/* Begins the body of a function or of an isolated region: only its arguments are visible. */
static region_mark enter_isolated(generation *g, ir_region *r, const ir_type *const *types,
                                  size_t n) {
  region_mark m = enter_region(g, r, types, n);
  g->first = g->pool.count - n;
  g->inputs = NULL;
  return m;
}

/* Some ops; returns the last values that they made, at most two. */
static size_t isolated_body(generation *g, ir_value **ends, const ir_type **types) {
  size_t n = 0;
  if (g->release == VS_NONE) make_ops(g, 1 + draw(g, 3)); /* only ops of @main are looked at */
  for (size_t i = g->pool.count; i-- > g->first && n < 2;)
    if (g->pool.items[i].element != E_OTHER) {
      ends[n] = g->pool.items[i].v;
      types[n] = ends[n]->type;
      n++;
    }
  return n;
}

/* A private function of these arguments; its name. */
static const istr *make_function(generation *g, const ir_type *const *types, size_t n,
                                 const ir_type **results, size_t *result_count) {
  ir_value *ends[2];
  char name[32];
  int length = snprintf(name, sizeof name, "function%u", g->functions++);
  ir_op *f = new_function(g, name);
  set_string(g, f, "sym_visibility", "private");
  region_mark m = enter_isolated(g, &f->regions[0], types, n);
  *result_count = isolated_body(g, ends, results);
  leave_region(g, m, ends, *result_count, "func.return");
  ir_op_set(g->c, f, "function_type",
            ir_attr_type(g->c, ir_type_function(g->c, types, n, results, *result_count)));
  ir_block_append(g->module->regions[0].first, f);
  return ir_str(g->c, name, (size_t)length);
}

static bool make_composite(generation *g, const choice *x) {
  ir_value *v[ARGS];
  const ir_type *types[ARGS], *results[2];
  size_t n = draw_args(g, v, types), count;
  if (!n) return false;
  bool call = g->release == VS_NONE && chance(g, 100);
  const ir_attr *callee =
      ir_attr_symbol(g->c, make_function(g, types, n, results, &count), NULL, 0);
  ir_op *op = add_op(g, call ? "func.call" : x->maker->op, v, n, results, count, 0);
  ir_op_set(g->c, op, call ? "callee" : "decomposition", callee);
  if (call) return true;
  set_string(g, op, "name", chance(g, 128) ? "random.composite" : "chlo.made_up");
  if (chance(g, 128)) set_int(g, op, "version", 32, between(g, 1, 5)); /* 0 is the default */
  if (chance(g, 128)) {
    ir_named_attr some[] = {
        {ir_cstr(g->c, "approximate"), ir_attr_bool(g->c, chance(g, 128))},
        {ir_cstr(g->c, "list"), ir_attr_dense_i64_array(g->c, (int64_t[]){1, 2, draw(g, 9)}, 3)},
        {ir_cstr(g->c, "text"), ir_attr_string(g->c, "a\"b\\c", 5)}};
    ir_op_set(g->c, op, "composite_attributes", ir_attr_dict(g->c, some, 1 + draw(g, 3), NULL));
  }
  return true;
}

/* --- Custom calls --- */

static void set_layouts(generation *g, ir_op *op, const char *name, size_t count, bool results) {
  const ir_attr *items[ARGS];
  for (size_t i = 0; i < count; i++) {
    const ir_type *t = results ? op->results[i].type : op->operands[i].value->type;
    int64_t order[MOST_DIMS], rank = (int64_t)t->shaped.rank, none = 0;
    for (int64_t k = 0; k < rank; k++) order[k] = k;
    shuffle(g, order, (size_t)rank);
    items[i] = ir_attr_dense(g->c, ir_type_tensor(g->c, &rank, 1, ir_type_index(g->c), NULL),
                             rank ? order : &none, (size_t)rank * sizeof *order, false, IR_COPY);
  }
  ir_op_set(g->c, op, name, ir_attr_array(g->c, items, count));
}

static void set_tilings(generation *g, ir_op *op) {
  const int64_t two = 2, tile[] = {8, 128};
  const ir_attr *a = ir_attr_dense(g->c, ir_type_tensor(g->c, &two, 1, ir_type_index(g->c), NULL),
                                   tile, sizeof tile, false, IR_COPY);
  a = ir_attr_array(g->c, &a, 1);
  ir_op_set(g->c, op, "result_tilings", ir_attr_array(g->c, &a, 1));
}

static bool make_custom_call(generation *g, const choice *x) {
  ir_value *v[ARGS];
  const ir_type *types[ARGS], *results[2];
  size_t n = draw_args(g, v, types), count;
  if (!n) return false;
  const ir_attr *called = NULL;
  if (g->release == VS_NONE && chance(g, 48)) {
    const istr *name = make_function(g, types, n, results, &count);
    called = ir_attr_symbol(g->c, name, NULL, 0);
  }
  ir_op *op = add_op(g, x->maker->op, v, n, types, 1, 0);
  set_string(g, op, "call_target_name", "random.target");
  if (called) ir_op_set(g->c, op, "called_computations", ir_attr_array(g->c, &called, 1));
  if (chance(g, 128)) set_bool(g, op, "has_side_effect", chance(g, 128));
  unsigned api = draw(g, 5); /* CustomCallApiVersion: the last one has a dictionary */
  if (api) set_int(g, op, "api_version", 32, api);
  if (api == 4) {
    ir_named_attr some[] = {
        {ir_cstr(g->c, "flag"), ir_attr_bool(g->c, true)},
        {ir_cstr(g->c, "n"),
         ir_attr_integer(g->c, ir_type_integer(g->c, 64, IR_SIGNLESS), draw(g, 99))}};
    ir_op_set(g->c, op, "backend_config", ir_attr_dict(g->c, some, draw(g, 3), NULL));
  } else if (chance(g, 128)) {
    set_string(g, op, "backend_config", "{a: 1}");
  }
  if (chance(g, 64)) {
    set_layouts(g, op, "operand_layouts", n, false);
    set_layouts(g, op, "result_layouts", 1, true);
    if (chance(g, 100)) set_tilings(g, op);
  }
  if (chance(g, 48)) {
    ir_param p[] = {INTS(NULL, 0), {.i = 0}, INTS(NULL, 0)};
    const ir_attr *alias = ir_attr_defined(
        g->c, &vs_attr_row(g->g->o.opset, ATTR_STABLEHLO_OUTPUT_OPERAND_ALIAS)->def, p);
    ir_op_set(g->c, op, "output_operand_aliases", ir_attr_array(g->c, &alias, 1));
  }
  return true;
}

/* --- Tokens --- */

static ir_value *draw_token(generation *g) {
  const vs_kind *kind = vs_type_row(g->g->o.opset, TYPE_STABLEHLO_TOKEN);
  const ir_type *t = ir_type_defined(g->c, &kind->def, NULL);
  for (size_t i = g->pool.count; i-- > g->first;)
    if (g->pool.items[i].v->type == t && chance(g, 128)) return g->pool.items[i].v;
  return &add_op1(g, "create_token", NULL, 0, t)->results[0];
}

static bool make_after_all(generation *g, const choice *x) {
  ir_value *v[ARGS] = {draw_token(g)};
  size_t n = draw(g, ARGS + 1);
  for (size_t i = 1; i < n; i++) v[i] = draw_token(g);
  add_op1(g, x->maker->op, v, n, v[0]->type);
  return true;
}

static bool make_create_token(generation *g, const choice *x) {
  (void)x;
  draw_token(g);
  return true;
}

static bool make_infeed(generation *g, const choice *x) {
  const ir_type *types[2];
  ir_value *token = draw_token(g);
  element e = draw_element(g, ALL_ELEMENTS);
  if (e == ELEMENTS) return false;
  shape s = draw_shape(g, 0, 3);
  types[0] = tensor_type(g, e, &s);
  types[1] = token->type;
  ir_op *op = add_op(g, x->maker->op, &token, 1, types, 2, 0);
  set_string(g, op, "infeed_config", chance(g, 128) ? "feed" : "");
  if (chance(g, 96)) {
    const ir_attr *order[MOST_DIMS], *layout;
    for (unsigned i = 0; i < s.rank; i++)
      order[i] = ir_attr_integer(g->c, ir_type_integer(g->c, 64, IR_SIGNLESS), s.rank - 1 - i);
    layout = ir_attr_array(g->c, order, s.rank);
    ir_op_set(g->c, op, "layout", ir_attr_array(g->c, &layout, 1));
  }
  return true;
}

static bool make_outfeed(generation *g, const choice *x) {
  ir_value *v[ARGS + 1];
  const ir_type *types[ARGS];
  size_t n = draw_args(g, v, types);
  if (!n) return false;
  v[n] = draw_token(g);
  ir_op *op = add_op1(g, x->maker->op, v, n + 1, v[n]->type);
  set_string(g, op, "outfeed_config", chance(g, 128) ? "feed" : "");
  return true;
}

void set_channel(generation *g, ir_op *op, int64_t type) {
  ir_param p[] = {{.i = 1 + (int64_t)draw(g, 9)}, {.i = type}};
  set_params(g, op, "channel_handle", ATTR_STABLEHLO_CHANNEL_HANDLE, p);
}

/* A transfer between devices, or with the host. ChannelType: 1 between devices, 2 to the host, 3
 * from the host. */
static void set_transfer(generation *g, ir_op *op, int host_type) {
  bool host = chance(g, 128);
  set_channel(g, op, host ? host_type : 1);
  if (host || chance(g, 64)) set_bool(g, op, "is_host_transfer", host);
  if (!host && chance(g, 64)) set_rows(g, op, "source_target_pairs", (int64_t[]){0, 1}, 1, 2);
}

static bool make_send(generation *g, const choice *x) {
  ir_value *v[ARGS + 1];
  const ir_type *types[ARGS];
  size_t n = draw_args(g, v, types);
  if (!n) return false;
  v[n] = draw_token(g);
  set_transfer(g, add_op1(g, x->maker->op, v, n + 1, v[n]->type), 2);
  return true;
}

static bool make_recv(generation *g, const choice *x) {
  ir_value *token = draw_token(g);
  element e = draw_element(g, ALL_ELEMENTS);
  if (e == ELEMENTS) return false;
  shape s = draw_shape(g, 0, 3);
  const ir_type *types[] = {tensor_type(g, e, &s), token->type};
  set_transfer(g, add_op(g, x->maker->op, &token, 1, types, 2, 0), 3);
  return true;
}

/* --- Futures --- */

/* The slice of a tensor, asynchronously. */
static bool make_async(generation *g, const choice *x) {
  ir_value *v = operand(g, ALL_ELEMENTS, 1, 4);
  if (!v || !op_is_allowed(g->g, "async_done") || !op_is_allowed(g->g, "slice")) return false;
  shape s = shape_of(v);
  int64_t low[MOST_DIMS] = {0}, ones[MOST_DIMS];
  for (unsigned i = 0; i < s.rank; i++) ones[i] = 1;
  const ir_type *t = v->type;
  ir_param p = {.types = &t, .count = 1};
  const ir_type *future =
      ir_type_defined(g->c, &vs_type_row(g->g->o.opset, TYPE_STABLEHLO_FUTURE)->def, &p);
  ir_op *op = add_op(g, x->maker->op, &v, 1, &future, 1, 1);
  region_mark m = enter_isolated(g, &op->regions[0], &t, 1);
  ir_op *slice = add_op1(g, "slice", g->at->args, 1, t);
  set_ints(g, slice, "start_indices", low, s.rank);
  set_ints(g, slice, "limit_indices", s.dims, s.rank);
  set_ints(g, slice, "strides", ones, s.rank);
  ir_value *end = &slice->results[0];
  leave_region(g, m, &end, 1, "stablehlo.return");
  ir_value *started = &op->results[0];
  add_op1(g, "async_done", &started, 1, t);
  return true;
}

const maker makers_of_symbols[] = {
    {"composite", make_composite, 6, EVERYWHERE, true},
    {"custom_call", make_custom_call, 8, NOT_EVALUATED, true},
    {"create_token", make_create_token, 1, NOT_EVALUATED},
    {"after_all", make_after_all, 2, NOT_EVALUATED},
    {"infeed", make_infeed, 2, NOT_EVALUATED},
    {"outfeed", make_outfeed, 2, NOT_EVALUATED},
    {"send", make_send, 2, NOT_EVALUATED},
    {"recv", make_recv, 2, NOT_EVALUATED},
    {"async_start", make_async, 2, ONLY_EDGES}, /* bounds/ does not know it */
    {"async_done", NULL, 0, NOT_EVALUATED},     /* made with async_start */
    {NULL},
};
