/* SPDX-License-Identifier: Apache-2.0 */
/* Operations, blocks and regions, and the whole file.
 *
 * Grammar: https://mlir.llvm.org/docs/LangRef/#operations; wording of the errors: MLIR's. What it
 * reads, print_op.c prints, in the same order. */
#include "form.h"

#include <ctype.h>
#include <strings.h>

/* --- Operations on their way --- */

static op_build *build_push(op_parser *o) {
  parser *p = o->p;
  if (o->build_depth == o->builds.count) {
    VEC_ADD(p->scratch, &o->builds, ARENA_NEW(p->scratch, op_build));
  }
  op_build *b = o->builds.items[o->build_depth++];
  b->o = o;
  b->loc = NULL;
  b->given_loc = (location_ref){0};
  b->refs.count = 0;
  b->by_slot = false;
  b->types.count = 0;
  b->types_at = NULL;
  b->custom = false;
  b->results.count = 0;
  b->attrs.count = 0;
  b->regions.count = 0;
  b->successors.count = 0;
  b->groups.count = 0;
  return b;
}

static void build_pop(op_parser *o) { o->build_depth--; }

/* Prepares the properties and slots, now that the name is known. */
static void build_begin(op_build *b, const ir_opname *name) {
  parser *p = b->o->p;
  b->name = name;
  b->form = name->def ? tx_form_of(b->o->forms, name->def) : NULL;
  size_t props = name->def ? name->def->prop_count : 1;
  if (props > b->prop_cap) {
    b->props = ARENA_ARRAY(p->scratch, const ir_attr *, props);
    b->prop_cap = props;
  }
  if (props) memset(b->props, 0, props * sizeof *b->props);
}

bool tx_build_count_error(op_build *b, const char *at, size_t operands, size_t types) {
  return tx_build_error_at(
      b, at ? at : b->at,
      "number of operands and types do not match: got %zu operands and %zu types", operands, types);
}

/* The operands in their final order, resolved. */
static bool build_resolve(op_build *b, size_t *out_count) {
  op_parser *o = b->o;
  parser *p = o->p;
  size_t count = b->refs.count;
  if (count > b->operand_cap) {
    b->operands = ARENA_ARRAY(p->scratch, ir_value *, 2 * count);
    b->operand_cap = 2 * count;
  }
  *out_count = count;
  bool typed_by_slot = b->by_slot && b->types_at == NULL;
  if (!typed_by_slot && b->types.count != count) {
    if (b->custom) return tx_build_count_error(b, b->types_at, count, b->types.count);
    return tx_parser_error_id(p, DIAG_TEXT_OPERATION_TYPES, b->types_at,
                              "expected %zu operand type%s but had %zu", count,
                              count == 1 ? "" : "s", b->types.count);
  }
  if (!b->by_slot) {
    for (size_t i = 0; i < count; i++)
      if (!(b->operands[i] = tx_names_resolve(o, &b->refs.items[i], b->types.items[i])))
        return false;
    return true;
  }
  size_t n = 0;
  for (size_t s = 0; s < b->name->def->operand_count; s++) {
    size_t first = b->slots[s].first, in_slot = b->slots[s].count;
    const type_list *types = &b->slots[s].types;
    if (typed_by_slot && types->count != in_slot)
      return tx_build_count_error(b, b->slots[s].at, in_slot, types->count);
    for (size_t i = 0; i < in_slot; i++, n++) {
      const ir_type *t = typed_by_slot ? types->items[i] : b->types.items[n];
      if (!(b->operands[n] = tx_names_resolve(o, &b->refs.items[first + i], t))) return false;
    }
  }
  *out_count = n;
  return true;
}

static int compare_names(const void *a, const void *b) {
  const istr *x = ((const ir_named_attr *)a)->name, *y = ((const ir_named_attr *)b)->name;
  int order = memcmp(x->bytes, y->bytes, x->len < y->len ? x->len : y->len);
  return order ? order : x->len < y->len ? -1 : x->len > y->len;
}

/* The sizes of the groups of operands, unless the form has set them. */
static void set_segments(const op_build *b, ir_op *op) {
  int32_t sizes[BUILD_SLOTS];
  int prop = ir_op_prop_index(op, "operandSegmentSizes");
  uint8_t count = b->name->def->operand_count;
  if (prop < 0 || op->props[prop] || count > BUILD_SLOTS) return;
  for (unsigned i = 0; i < count; i++) sizes[i] = (int32_t)b->slots[i].count;
  op->props[prop] =
      ir_attr_dense_array(b->o->ctx, ir_type_integer(b->o->ctx, 32, IR_SIGNLESS), sizes, count);
}

/* Makes the op and puts it where operations go. */
static ir_op *build_finish(op_build *b) {
  op_parser *o = b->o;
  parser *p = o->p;
  size_t operands;
  if (!build_resolve(b, &operands)) return NULL;
  if (o->op_count++ >= LIMIT_OPS) {
    tx_parser_error_id(p, DIAG_LIMIT_PASSED, b->at, "limit 'ops' of %u passed",
                       (unsigned)LIMIT_OPS);
    return NULL;
  }
  ir_op *op =
      ir_op_new(o->ctx, b->name, b->loc, b->operands, operands, b->results.items, b->results.count,
                b->regions.count, b->successors.items, b->successors.count);
  for (size_t i = 0; i < ir_op_prop_count(op); i++) op->props[i] = b->props[i];
  for (size_t i = 0; i < b->regions.count; i++)
    ir_region_take(&op->regions[i], &b->regions.items[i]);
  if (b->by_slot && b->name->def->traits & IR_TRAIT_OPERAND_SEGMENTS) set_segments(b, op);
  const form *f = b->form;
  if (f && f->has_filled)
    for (size_t i = 0; i < ir_op_prop_count(op); i++)
      if (f->filled[i] && !op->props[i]) op->props[i] = f->defaults[i];
  if (b->attrs.count) {
    qsort(b->attrs.items, b->attrs.count, sizeof *b->attrs.items, compare_names);
    op->attrs = arena_copy(ir_arena(o->ctx), b->attrs.items,
                           b->attrs.count * sizeof *b->attrs.items, _Alignof(ir_named_attr));
    op->attr_count = (uint32_t)b->attrs.count;
  }
  tx_parser_set_location(p, &b->given_loc, &op->loc);
  ir_block_append(o->block, op);
  location_ref loc;
  if (!tx_parse_optional_location(p, &loc)) return NULL;
  tx_parser_set_location(p, &loc, &op->loc);
  if (!b->given_loc.loc && !loc.loc) op->loc = tx_build_location(b);
  return op;
}

/* --- Names of operations --- */

static const ir_opname *opname_of(op_parser *o, const char *text, size_t n) {
  uint64_t w = 0;
  memcpy(&w, text + (n > 8 ? n - 8 : 0), n < 8 ? n : 8);
  size_t slot = (size_t)((w + n) * 0x9e3779b97f4a7c15u >> 56) & (OPNAME_CACHE_SIZE - 1);
  opname_cache_entry *e = &o->opnames[slot];
  if (e->name && e->len == n && memcmp(e->text, text, n) == 0) return e->name;
  const ir_opname *name = ir_opname_get(o->ctx, text, n);
  *e = (opname_cache_entry){text, (uint32_t)n, name};
  return name;
}

static bool knows_dialect(const op_parser *o, const char *name, size_t n) {
  const ir_registry *r = ir_context_registry(o->ctx);
  return r->knows_dialect(r, name, n);
}

static bool parse_generic_operation(op_build *b) {
  op_parser *o = b->o;
  parser *p = o->p;
  const istr *text;
  const char *at = p->tok.at;
  if (!tx_parse_string(p, &text)) return false;
  if (text->len == 0) return tx_parser_error_at(p, at, "empty operation name is invalid");
  if (memchr(text->bytes, 0, text->len))
    return tx_parser_error_at(p, at, "null character not allowed in operation name");
  const ir_opname *name = opname_of(o, text->bytes, text->len);
  if (!name->def && !ir_context_allows_unregistered(o->ctx)) {
    const char *dot = memchr(text->bytes, '.', text->len);
    size_t n = dot ? (size_t)(dot - text->bytes) : text->len;
    if (!knows_dialect(o, text->bytes, n))
      return tx_parser_error_id(
          p, DIAG_TEXT_OPERATION, p->tok.at,
          "operation being parsed with an unregistered dialect. If this is "
          "intended, please use -allow-unregistered-dialect with the MLIR tool "
          "used");
  }
  build_begin(b, name);
  return tx_parse_generic_rest(b);
}

static bool parse_custom_operation(op_build *b) {
  op_parser *o = b->o;
  parser *p = o->p;
  const char *text = p->tok.at;
  size_t n = tx_token_len(&p->tok);
  const ir_opname *name = opname_of(o, text, n);
  if (!name->def && !memchr(text, '.', n)) {
    char *full = arena_printf(p->scratch, "%s.%.*s", o->dialect, (int)n, text);
    name = ir_opname_get(o->ctx, full, strlen(full));
    if (!name->def)
      return tx_parser_error_id(p, DIAG_TEXT_OPERATION, text,
                                "custom op '%.*s' is unknown (tried '%s' as well)", (int)n, text,
                                name->full->bytes);
  }
  if (!name->def && !knows_dialect(o, name->dialect->bytes, name->dialect->len))
    return tx_parser_error_id(p, DIAG_TEXT_OPERATION, text,
                              "Dialect `%s' not found for custom op '%s' ", name->dialect->bytes,
                              name->full->bytes);
  if (!name->def)
    return tx_parser_error_id(p, DIAG_TEXT_OPERATION, text, "custom op '%s' is unknown",
                              name->full->bytes);
  tx_parser_next(p);
  build_begin(b, name);
  const form *f = b->form;
  if (f->generic_only)
    return tx_parser_error_id(p, DIAG_TEXT_OPERATION, b->at,
                              "custom op '%s' has no custom assembly form", name->full->bytes);
  const char *outer = o->dialect;
  o->dialect = f->dialect;
  bool good = tx_form_read(b, f);
  o->dialect = outer;
  return good;
}

/* %a, %b:2 = */
static bool parse_result_names(op_build *b) {
  parser *p = b->o->p;
  do {
    if (!tx_parser_at(p, TOK_PERCENT))
      return tx_parser_error_expected(p, "expected valid ssa identifier");
    VEC_RESERVE(p->scratch, &b->groups, 1);
    result_group *g = &b->groups.items[b->groups.count++];
    token name = p->tok;
    if (!tx_parse_value_ref(b->o, &g->name, true)) return false;
    if (p->prev_end != name.end) /* %a#1 = */
      return tx_parser_error_at(p, name.end, "expected '=' after SSA name");
    g->count = 1;
    if (tx_parser_accept(p, TOK_COLON)) {
      if (!tx_parser_at(p, TOK_INTEGER))
        return tx_parser_error_expected(p, "expected integer number of results");
      int64_t count;
      const char *at = p->tok.at;
      if (!tx_parse_int64(p, &count)) return false;
      if (count < 1)
        return tx_parser_error_at(p, at, "expected named operation to have at least 1 result");
      g->count = (uint64_t)count;
    }
  } while (tx_parser_accept(p, TOK_COMMA));
  return tx_parser_expect(p, TOK_EQUAL, "expected '=' after SSA name");
}

static bool define_results(op_build *b, ir_op *op, const char *at) {
  parser *p = b->o->p;
  if (b->groups.count == 0) return true;
  if (op->result_count == 0)
    return tx_parser_error_id(p, DIAG_TEXT_OPERATION_TYPES, at,
                              "cannot name an operation with no results");
  uint64_t named = 0;
  for (size_t i = 0; i < b->groups.count; i++) {
    uint64_t count = b->groups.items[i].count;
    named = named + count < named ? UINT64_MAX : named + count;
  }
  if (named != op->result_count)
    return tx_parser_error_id(p, DIAG_TEXT_OPERATION_TYPES, at,
                              "operation defines %u results but was provided %llu to bind",
                              op->result_count, (unsigned long long)named);
  ir_value *v = op->results;
  for (size_t i = 0; i < b->groups.count; i++) {
    uint32_t count = (uint32_t)b->groups.items[i].count;
    if (!tx_names_define(b->o, &b->groups.items[i].name, v, count)) return false;
    v += count;
  }
  return true;
}

static bool parse_operation(op_parser *o) {
  parser *p = o->p;
  const char *at = p->tok.at;
  op_build *b = build_push(o);
  if (tx_parser_at(p, TOK_PERCENT) && !parse_result_names(b)) return false;
  b->at = p->tok.at;
  bool good;
  if (tx_parser_at(p, TOK_WORD))
    good = parse_custom_operation(b);
  else if (tx_parser_at(p, TOK_STRING))
    good = parse_generic_operation(b);
  else
    good = tx_parser_error_expected(p, "expected operation name in quotes");
  ir_op *op = good ? build_finish(b) : NULL;
  if (!op || !define_results(b, op, at)) return false;
  build_pop(o);
  return true;
}

/* --- Blocks and regions --- */

static bool parse_block_args(op_parser *o, ir_block *block) {
  parser *p = o->p;
  if (!tx_parser_accept(p, TOK_LPAREN)) return true;
  if (tx_parser_accept(p, TOK_RPAREN)) return true;
  do {
    value_ref name;
    if (!tx_parse_value_ref(o, &name, true) ||
        !tx_parser_expect(p, TOK_COLON, "expected ':' and type for SSA operand"))
      return false;
    const ir_type *type = tx_parse_type(p);
    location_ref loc;
    if (!type) return false;
    ir_value *arg = ir_block_add_arg(o->ctx, block, type, tx_parser_location(p, name.at));
    if (!tx_parse_optional_location(p, &loc)) return false;
    tx_parser_set_location(p, &loc, ir_arg_loc_slot(arg));
    if (!tx_names_define(o, &name, arg, 1)) return false;
  } while (tx_parser_accept(p, TOK_COMMA));
  return tx_parser_expect(p, TOK_RPAREN, "expected ',' or ')'");
}

static bool parse_block_body(op_parser *o, ir_block *block) {
  parser *p = o->p;
  o->block = block;
  while (!tx_parser_at(p, TOK_CARET) && !tx_parser_at(p, TOK_RBRACE))
    if (!parse_operation(o)) return false;
  return true;
}

/* ^name(%a: type): operations. `entry`: the region's first block, whose label may be missing. */
static bool parse_block(op_parser *o, ir_region *region, ir_block *entry) {
  parser *p = o->p;
  ir_block *block = entry;
  if (!entry || tx_parser_at(p, TOK_CARET)) {
    block = tx_names_block_define(o, entry);
    if (!block || !parse_block_args(o, block) ||
        !tx_parser_expect(p, TOK_COLON, "expected ':' after block name"))
      return false;
  }
  ir_region_append(region, block);
  return parse_block_body(o, block);
}

static bool parse_region_body(op_parser *o, ir_region *region, const arg_ref *args,
                              size_t arg_count) {
  parser *p = o->p;
  ir_block *entry = ir_block_new(o->ctx);
  if (arg_count && args[0].name.at) {
    if (tx_parser_at(p, TOK_CARET))
      return tx_parser_error(p, "invalid block name in region with named arguments");
    for (size_t i = 0; i < arg_count; i++) {
      ir_value *arg =
          ir_block_add_arg(o->ctx, entry, args[i].type, tx_parser_location(p, args[i].name.at));
      tx_parser_set_location(p, &args[i].loc, ir_arg_loc_slot(arg));
      if (!tx_names_define_entry(o, &args[i].name, arg)) return false;
    }
  }
  if (!parse_block(o, region, entry)) return false;
  if (arg_count && entry->arg_count > arg_count)
    return tx_parser_error(p, "entry block arguments were already defined");
  while (!tx_parser_at(p, TOK_RBRACE))
    if (!parse_block(o, region, NULL)) return false;
  return true;
}

bool tx_parse_region(op_parser *o, ir_region *out, const arg_ref *args, size_t arg_count) {
  parser *p = o->p;
  /* Before the places inside: looking for lines goes forward then. */
  tx_build_location(o->builds.items[o->build_depth - 1]);
  if (!tx_parser_expect(p, TOK_LBRACE, "expected '{' to begin a region")) return false;
  if (arg_count || !tx_parser_at(p, TOK_RBRACE)) {
    if (!tx_parser_enter(p)) return false;
    ir_block *outer_block = o->block;
    name_scope outer = tx_names_push(o);
    if (!parse_region_body(o, out, args, arg_count) || !tx_names_pop(o, outer)) return false;
    o->block = outer_block;
    tx_parser_leave(p);
  }
  tx_parser_next(p);
  return true;
}

/* --- Files --- */

static bool parse_top_level(op_parser *o) {
  parser *p = o->p;
  for (;;) {
    switch (p->tok.kind) {
      case TOK_EOF: return tx_names_finish(o) && tx_parser_resolve_locations(p);
      case TOK_ERROR: return false; /* reported */
      case TOK_HASH:
        if (!tx_parse_attr_alias_definition(p)) return false;
        break;
      case TOK_BANG:
        if (!tx_parse_type_alias_definition(p)) return false;
        break;
      case TOK_META_BEGIN:
        if (!tx_parse_file_metadata(p)) return false;
        break;
      default:
        if (!parse_operation(o)) return false;
    }
  }
}

static void op_parser_init(op_parser *o, parser *p, strbuf *buffers) {
  *o = (op_parser){
      .p = p, .ctx = p->ctx, .dialect = "builtin", .message = &buffers[0], .piece = &buffers[1]};
  o->opnames = ARENA_ARRAY(p->scratch, opname_cache_entry, OPNAME_CACHE_SIZE);
  o->forms = tx_form_table_new(p->ctx, p->scratch, p->sink);
  p->ops = o;
}

static ir_op *parse_file(parser *p, strbuf *buffers) {
  op_parser o;
  op_parser_init(&o, p, buffers);
  const ir_attr *top = ir_loc_file(p->ctx, p->file_name, 0, 0);
  ir_op *module = ir_module_new(p->ctx, top);
  ir_block *block = module->regions[0].first;
  o.block = block;
  name_scope outer = tx_names_push(&o);
  if (!parse_top_level(&o) || !tx_names_pop(&o, outer)) return NULL;
  /* A file that is one module is that module. */
  if (block->first && block->first == block->last && block->first->name == module->name) {
    module = block->first;
    ir_op_unlink(module);
  }
  return module;
}

/* The arguments and the result of text_parse in one object, so that none of them is in a register
 * when a guard unwinds. */
typedef struct job {
  ir_context *ctx;
  const char *text;
  size_t n;
  text_parse_options o;
  diag_sink *sink;
  arena *scratch;
  strbuf buffers[2];
  ir_op *module;
} job;

static void run(job *j) {
  parser p;
  if (!tx_parser_init(&p, j->ctx, j->scratch, j->text, j->n, &j->o, j->sink)) return;
  ir_op *module = parse_file(&p, j->buffers);
  if (module && j->o.verify && !ir_verify(module, j->sink)) return;
  j->module = module;
}

/* False when memory ran out. */
static bool run_guarded(job *j) {
  arena_guard inner, outer;
  if (!ARENA_GUARD(ir_arena(j->ctx), &outer)) return false;
  if (!ARENA_GUARD(j->scratch, &inner)) {
    arena_guard_pop(ir_arena(j->ctx), &outer);
    return false;
  }
  run(j);
  arena_guard_pop(j->scratch, &inner);
  arena_guard_pop(ir_arena(j->ctx), &outer);
  return true;
}

const text_impostor *text_impostor_of(const char *text, size_t n) {
  static const text_impostor lfs = {"a pointer of Git LFS", "git lfs pull fetches the file"},
                             page = {"a web page", "the download gave this instead of the file"};
  static const struct {
    const char *begins;
    const text_impostor *it;
  } rows[] = {{"version https://git-lfs", &lfs}, {"<!doctype html", &page}, {"<html", &page}};
  while (n && isspace((unsigned char)*text)) text++, n--;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    size_t most = strlen(rows[i].begins);
    if (n >= most && strncasecmp(text, rows[i].begins, most) == 0) return rows[i].it;
  }
  return NULL;
}

ir_op *text_parse(ir_context *c, const char *text, size_t n, const text_parse_options *o,
                  diag_sink *sink) {
  const text_impostor *it = text_impostor_of(text, n);
  if (it) {
    diag_place at = {.file = o && o->file ? o->file : "<stdin>", .line = 1, .column = 1};
    diag_error(sink, DIAG_TEXT_SYNTAX, at, "no program, but %s: %s", it->is, it->so);
    return NULL;
  }
  job j = {.ctx = c, .text = text, .n = n, .sink = sink, .scratch = arena_new(0)};
  if (o) j.o = *o;
  bool good = j.scratch && run_guarded(&j);
  arena_free(j.scratch);
  for (size_t i = 0; i < sizeof j.buffers / sizeof *j.buffers; i++) strbuf_free(&j.buffers[i]);
  if (good) return j.module;
  diag_place place = {.file = j.o.file ? j.o.file : "<stdin>", .line = 1, .column = 1};
  diag_error(sink, DIAG_OUT_OF_MEMORY, place, "out of memory");
  return NULL;
}
