/* SPDX-License-Identifier: Apache-2.0 */
/* The text that convolutions have before their attributes.
 *
 * Source: stablehlo/dialect/StablehloOps.cpp (printConvolutionDimensions, printWindowAttributes).
 */
#include "assembly.h"
#include "form.h"

/* --- <conv_dims dimension_numbers>: [b, 0, f]x[0, i, o]->[b, 0, f] --- */

/* The attribute's own form is the same between < and >. */
static bool conv_dims_read(op_build *b, const form_step *s) {
  parser *p = b->o->p;
  const ir_attrdef *def = tx_form_attrdef(b->o->ctx, s->f->def, "conv");
  const assembly_routine *conv = tx_assembly_find_routine("conv", 4);
  if (!def || !conv) return tx_build_error(b, "has no dimension numbers");
  ir_param *params = ARENA_ARRAY(p->scratch, ir_param, def->param_count);
  return conv->read(p, def, "", params) &&
         tx_build_set_prop(b, s->args[0].index, ir_attr_defined(b->o->ctx, def, params));
}

static bool conv_dims_print(op_printer *o, const ir_op *op, const form_step *s) {
  const ir_attr *a = tx_form_prop(op, s, 0);
  const ir_attrdef *def = tx_form_attrdef(o->pr.ctx, s->f->def, "conv");
  const assembly_routine *conv = tx_assembly_find_routine("conv", 4);
  if (!def || !conv || !ir_attr_is_defined(a, def)) return false;
  conv->print(&o->pr, def, "", a->defined.params);
  return true;
}

const form_directive tx_form_conv_dims = {"conv_dims", 1, 1, conv_dims_read, conv_dims_print};

/* --- <window strides padding lhs_dilation rhs_dilation reversal>
 *     stride = [1, 1], pad = [[0, 0], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1],
 *     reverse = [false, false]; each only when it is there --- */

enum { WINDOW_STRIDE, WINDOW_PAD, WINDOW_LHS, WINDOW_RHS, WINDOW_REVERSE, WINDOW_COUNT };
static const char *const window_words[] = {"stride", "pad", "lhs_dilate", "rhs_dilate", "reverse"};

static const ir_attr *pad_read(op_build *b) {
  parser *p = b->o->p;
  dim_list all = {0};
  if (!tx_parser_expect(p, TOK_LSQUARE, "expected '['")) return NULL;
  if (!tx_parser_accept(p, TOK_RSQUARE)) {
    do {
      int64_t *pair;
      size_t count;
      if (!tx_form_read_int_list(b, &pair, &count)) return NULL;
      if (count != 2) {
        tx_build_error(b, "Expected array with 2 elements, got %zu elements instead", count);
        return NULL;
      }
      for (size_t i = 0; i < 2; i++) {
        VEC_ADD(p->scratch, &all, pair[i]);
      }
    } while (tx_parser_accept(p, TOK_COMMA));
    if (!tx_parser_expect(p, TOK_RSQUARE, "expected ']'")) return NULL;
  }
  ir_context *c = b->o->ctx;
  int64_t dims[2] = {(int64_t)(all.count / 2), 2};
  const ir_type *t = ir_type_tensor(c, dims, 2, ir_type_integer(c, 64, IR_SIGNLESS), NULL);
  size_t size = all.count * sizeof *all.items;
  bool splat = all.count > 0;
  for (size_t i = 1; i < all.count; i++) splat &= all.items[i] == all.items[0];
  return ir_attr_dense(c, t, all.items, splat ? sizeof *all.items : size, splat, IR_COPY);
}

static const ir_attr *window_list_read(op_build *b, unsigned what) {
  int64_t *values;
  size_t count;
  if (what == WINDOW_PAD) return pad_read(b);
  ir_context *c = b->o->ctx;
  if (what != WINDOW_REVERSE)
    return tx_form_read_int_list(b, &values, &count) ? ir_attr_dense_i64_array(c, values, count)
                                                     : NULL;
  /* true and false, or numbers. */
  parser *p = b->o->p;
  VEC(uint8_t) flags = {0};
  if (!tx_parser_expect(p, TOK_LSQUARE, "expected '['")) return NULL;
  if (!tx_parser_accept(p, TOK_RSQUARE)) {
    do {
      int64_t value = 1;
      if (tx_parser_accept_word(p, "false")) {
        value = 0;
      } else if (!tx_parser_accept_word(p, "true")) {
        if (!tx_parser_at(p, TOK_INTEGER) && !tx_parser_at(p, TOK_MINUS)) {
          tx_build_error(b, "expected integer value");
          return NULL;
        }
        if (!tx_parse_int64(p, &value)) return NULL;
      }
      VEC_ADD(p->scratch, &flags, value != 0);
    } while (tx_parser_accept(p, TOK_COMMA));
    if (!tx_parser_expect(p, TOK_RSQUARE, "expected ']'")) return NULL;
  }
  return ir_attr_dense_array(c, ir_type_integer(c, 1, IR_SIGNLESS), flags.items, flags.count);
}

static bool window_read(op_build *b, const form_step *s) {
  parser *p = b->o->p;
  bool seen[WINDOW_COUNT] = {false};
  while (tx_parser_at(p, TOK_WORD)) {
    unsigned what = 0;
    while (what < WINDOW_COUNT && !tx_parser_at_word(p, window_words[what])) what++;
    token word = p->tok;
    tx_parser_next(p);
    if (what == WINDOW_COUNT || seen[what])
      return tx_build_error(b, "Unexpected keyword %.*s", (int)tx_token_len(&word), word.at);
    seen[what] = true;
    if (!tx_parser_expect(p, TOK_EQUAL, "expected '='")) return false;
    const ir_attr *a = window_list_read(b, what);
    if (!a || !tx_build_set_prop(b, s->args[what].index, a)) return false;
    if (!tx_parser_accept(p, TOK_COMMA)) break;
  }
  return true;
}

static bool pad_print(op_printer *o, const ir_attr *a) {
  if (a->kind != IR_ATTR_DENSE || !ir_type_is_integer(ir_type_element(a->dense.type), 64))
    return false;
  size_t count = ir_dense_count(a);
  OUT(o, "[");
  for (size_t i = 0; i + 1 < count; i += 2) {
    int64_t pair[2];
    for (size_t k = 0; k < 2; k++) memcpy(&pair[k], ir_dense_element(a, i + k), sizeof pair[k]);
    if (i) OUT(o, ", ");
    tx_form_print_int_list(o, pair, 2);
  }
  OUT(o, "]");
  return true;
}

static bool window_list_print(op_printer *o, unsigned what, const ir_attr *a) {
  const int64_t *values;
  size_t count;
  if (what == WINDOW_PAD) return pad_print(o, a);
  if (what != WINDOW_REVERSE) {
    if (!tx_form_ints(a, &values, &count)) return false;
    tx_form_print_int_list(o, values, count);
    return true;
  }
  if (a->kind != IR_ATTR_DENSE_ARRAY || !ir_type_is_integer(a->dense_array.element, 1))
    return false;
  OUT(o, "[");
  for (size_t i = 0; i < a->dense_array.count; i++) {
    if (i) OUT(o, ", ");
    strbuf_adds(o->out, a->dense_array.data[i] ? "true" : "false");
  }
  OUT(o, "]");
  return true;
}

static bool window_print(op_printer *o, const ir_op *op, const form_step *s) {
  bool first = true;
  for (unsigned what = 0; what < WINDOW_COUNT; what++) {
    const ir_attr *a = tx_form_prop(op, s, what);
    if (!a) continue;
    if (!first) OUT(o, ", ");
    first = false;
    strbuf_adds(o->out, window_words[what]);
    OUT(o, " = ");
    if (!window_list_print(o, what, a)) return false;
  }
  return true;
}

const form_directive tx_form_window = {"window", 5, 5, window_read, window_print};
