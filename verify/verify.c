/* SPDX-License-Identifier: Apache-2.0 */
#include "verify/verify.h"

#include <string.h>

#include "checker.h"
#include "sdy.h"

enum {
#define DIAG(number, name, explanation) DIAG_##name = number,
#include "verify/diags.def"
#undef DIAG
};

/* --- Bounds of dynamic dimensions --- */

/* Source: verifyBounds in stablehlo/dialect/Base.cpp, which MLIR asks of a tensor type's encoding.
 */
static bool say_bounds(checker *k, const ir_type *t, strbuf *why) {
  if (!is_ranked(t) || !vf_is_defined(t->shaped.encoding, "type_extensions")) return true;
  ints bounds = vf_param_ints(t->shaped.encoding, 0);
  size_t rank = t->shaped.rank, at = 0;
  if (bounds.count != rank) {
    strbuf_addf(why, "Bounds length is %zu, expected to be equal to rank(%zu) of the tensor ",
                bounds.count, rank);
    vf_add_type(k, t, why);
    return false;
  }
  while (at < rank && (dynamic(bounds.items[at]) || dynamic(t->shaped.dims[at]))) at++;
  if (at == rank) return true;
  strbuf_addf(why,
              "Static dimension %zu cannot have a bound, use ShapedType::kDynamic to indicate a "
              "missing bound in tensor ",
              at);
  vf_add_type(k, t, why);
  return false;
}

bool verify_bounds(ir_context *c, const ir_type *t, const verify_options *options, strbuf *why) {
  checker k = {.options = options, .printing = c};
  return say_bounds(&k, t, why);
}

static bool check_bounds(checker *k, const ir_type *t, const ir_op *op) {
  if (!is_ranked(t) || !t->shaped.encoding) return true;
  strbuf_auto why = STRBUF_INIT;
  bool good = say_bounds(k, t, &why);
  if (!good) diag_error(k->sink, DIAG_BOUNDS, ir_loc_place(op->loc), "%s", strbuf_str(&why));
  return good;
}

/* The types of an op's results and of the arguments of its blocks; of a function that is declared,
 * those of its signature. */
static bool check_types(checker *k, const ir_op *op) {
  for (size_t i = 0; i < op->result_count; i++)
    if (!check_bounds(k, op->results[i].type, op)) return false;
  for (size_t r = 0; r < op->region_count; r++)
    for (const ir_block *b = op->regions[r].first; b; b = b->next)
      for (size_t i = 0; i < b->arg_count; i++)
        if (!check_bounds(k, b->args[i]->type, op)) return false;
  const ir_attr *signature = ir_op_is(op, OP_FUNC_FUNC) ? ir_op_get(op, "function_type") : NULL;
  if (!ir_attr_is(signature, IR_ATTR_TYPE) || !ir_type_is(signature->type, IR_TYPE_FUNCTION))
    return true;
  const ir_type *f = signature->type;
  for (size_t i = 0; i < f->function.input_count; i++)
    if (!check_bounds(k, f->function.inputs[i], op)) return false;
  for (size_t i = 0; i < f->function.result_count; i++)
    if (!check_bounds(k, f->function.results[i], op)) return false;
  return true;
}

/* Attributes that any op may have. */
static bool check_attributes(checker *k) {
  if (!k->op->attr_count) return true;
  arena_mark mark = arena_save(k->scratch);
  bool good = vf_sdy_check_attributes(k);
  arena_release(k->scratch, mark);
  return good;
}

static void take(checker *k, const ir_op *op) {
  k->op = op;
  k->plan = vf_plan(vs_op_of(op->name->def));
  k->gap = false;
}

/* MLIR's verifyInvariants: arguments, traits, the op's own verifier. Regions come after. */
static bool before_regions(ir_op *op, diag_sink *sink, void *user) {
  checker *k = user;
  (void)sink;
  k->around = false;
  k->names_symbols = k->names_symbols || vf_may_use_symbols(op);
  if (!check_types(k, op)) return false;
  k->op = op;
  if (!check_attributes(k)) return false;
  if (!op->name->def) return true;
  take(k, op);
  k->failed = false;
  const op_plan *p = &k->plan;
  arena_mark mark = arena_save(k->scratch);
  bool good = vf_check_arguments(k) && (k->gap || vf_check_musts(k));
  if (good && !k->gap) good = vf_check_traits(k, p) && (!p->verify || k->gap || p->verify(k));
  arena_release(k->scratch, mark);
  return good && !k->failed;
}

/* MLIR's verifyRegionInvariants: the regions' own traits, inference, uses of symbols. */
static bool after_regions(ir_op *op, diag_sink *sink, void *user) {
  checker *k = user;
  (void)sink;
  if (!op->name->def) return true;
  take(k, op);
  const op_plan *p = &k->plan;
  arena_mark mark = arena_save(k->scratch);
  bool good = vf_check_region_traits(k, p);
  if (good && k->options->disabled) vf_check_arguments(k); /* sets the gap */
  if (good && p->infer && !k->gap) {
    good = p->infer(k);
    if (!good)
      diag_error(k->sink, DIAG_INFERENCE, ir_loc_place(op->loc),
                 "'%s' op failed to infer returned types", op->name->full->bytes);
  }
  arena_release(k->scratch, mark);
  bool table = ir_op_has_trait(op, IR_TRAIT_SYMBOL_TABLE) && k->names_symbols;
  return good && (!table || vf_check_symbol_uses(k, op));
}

static bool before_missing(ir_op *op, diag_sink *sink, void *user) {
  checker *k = user;
  (void)sink;
  take(k, op);
  return vf_check_kinds(k);
}

static bool hold_alike(const ir_op *op, void *user) {
  const checker *k = user;
  (void)op;
  return !k->around;
}

/* A program, or an op `alone`. `rows` takes the ids of the rows that are told; NULL. */
static bool verify_once(ir_op *op, bool alone, const verify_options *options, strbuf *rows,
                        diag_sink *sink) {
  static const ir_verify_hooks hooks = {before_regions, after_regions, hold_alike, before_missing};
  arena *volatile scratch = arena_new(0), *volatile lasting = arena_new(0);
  checker k = {.sink = sink, .options = options, .scratch = scratch, .kept = lasting, .rows = rows};
  checker *volatile kept = &k;
  volatile bool good = false;
  arena_guard g, h;
  if (scratch && lasting && ARENA_GUARD(scratch, &g) && ARENA_GUARD(lasting, &h)) {
    good = alone ? before_regions(op, sink, &k) && after_regions(op, sink, &k)
                 : ir_verify_hooked(op, &hooks, &k, sink);
    arena_guard_pop(lasting, &h);
    arena_guard_pop(scratch, &g);
  } else {
    diag_error(sink, DIAG_OUT_OF_MEMORY, ir_loc_place(op->loc), "out of memory while verifying");
  }
  ir_context_free(kept->printing);
  arena_free(lasting);
  arena_free(scratch);
  return good;
}

static const verify_options no_options = {0};

bool verify_program_with(ir_op *op, const verify_options *options, diag_sink *sink) {
  return verify_once(op, false, options ? options : &no_options, NULL, sink);
}

bool verify_op(ir_op *op, diag_sink *sink) {
  return verify_once(op, true, &no_options, NULL, sink);
}

bool verify_program_all(ir_op *op, const verify_options *options, strbuf *rows, diag_sink *sink) {
  verify_options now = options ? *options : no_options;
  strbuf_auto held = STRBUF_INIT, found = STRBUF_INIT;
  bool good = true;
  if (now.disabled) strbuf_addf(&held, "%s\n", now.disabled);
  do {
    now.disabled = held.len ? strbuf_str(&held) : NULL;
    strbuf_reset(&found);
    good = verify_once(op, false, &now, &found, sink) && found.len == 0 && good;
    strbuf_adds(&held, strbuf_str(&found));
    if (rows) strbuf_adds(rows, strbuf_str(&found));
  } while (found.len && !held.failed);
  return good;
}

bool verify_parameters(ir_context *c, const ir_typedef *def, bool is_type, const ir_param *params,
                       const verify_options *options, strbuf *why) {
  if (strcmp(def->dialect, "stablehlo") != 0) return true;
  checker k = {.options = options, .printing = c, .why = why, .owner = def->mnemonic};
  if (!is_type && strcmp(def->mnemonic, "dot_algorithm") == 0) {
    k.owner = "dot_general";
    return vf_check_algorithm(&k, params);
  }
  if (!is_type && strcmp(def->mnemonic, "result_accuracy") == 0)
    return vf_check_accuracy(&k, params);
  if (!is_type || strcmp(def->mnemonic, "future") != 0) return true;
  for (size_t i = 0; i < params[0].count; i++) {
    const ir_type *t = params[0].types[i];
    if (is_ranked(t)) continue;
    strbuf_adds(why, "future element type must be a ranked tensor, but got '");
    vf_add_type(&k, t, why);
    strbuf_addc(why, '\'');
    return false;
  }
  return true;
}

bool verify_program(ir_op *op, diag_sink *sink) { return verify_program_with(op, NULL, sink); }
