/* SPDX-License-Identifier: Apache-2.0 */
/* The routines that the formats of Shardy's attributes name. Facts about each form: attrs.td,
 * parsers.cc and printers.cc in shardy/dialect/sdy/ir of github.com/openxla/shardy. */
#include "assembly.h"
#include "number.h"

/* Parameters in the order of versions/dialects/sdy.yaml. */
enum { MESH_AXES, MESH_DEVICES };
enum { DIM_AXES, DIM_CLOSED, DIM_PRIORITY };
enum { SHARDING_MESH, SHARDING_DIMS, SHARDING_REPLICATED, SHARDING_UNREDUCED, SHARDING_REDUCTION };
enum { RULE_SIZES, RULE_OPERANDS, RULE_RESULTS, RULE_GROUPS, RULE_CUSTOM = RULE_GROUPS + 4 };

static const char axis_ref[] = "axis_ref";

/* --- @device_ids: of a mesh, left out when they count up from 0 to the last device --- */

static bool counts_up(const ir_param *axes, const ir_param *ids) {
  int64_t devices = 1;
  for (size_t i = 0; i < axes->count; i++)
    if (__builtin_mul_overflow(devices, axes->attrs[i]->defined.params[1].i, &devices))
      return false;
  for (size_t i = 0; i < ids->count; i++)
    if (ids->ints[i] != (int64_t)i) return false;
  return devices == (int64_t)ids->count;
}

static bool device_ids_read(parser *p, const ir_typedef *def, const char *args, ir_param *params) {
  (void)args;
  if (!tx_parser_accept(p, TOK_COMMA)) return true;
  if (!tx_parser_expect_word(p, "device_ids") || !tx_parser_expect(p, TOK_EQUAL, "expected '='") ||
      !tx_parser_expect(p, TOK_LSQUARE, "expected '['") ||
      !tx_assembly_read_param(p, def, MESH_DEVICES, "", &params[MESH_DEVICES]) ||
      !tx_parser_expect(p, TOK_RSQUARE, "expected ']'"))
    return false;
  if (params[MESH_AXES].count && counts_up(&params[MESH_AXES], &params[MESH_DEVICES]))
    params[MESH_DEVICES] = (ir_param){.items = NULL, .count = 0};
  return true;
}

static void device_ids_print(printer *pr, const ir_typedef *def, const char *args,
                             const ir_param *params) {
  (void)args;
  if (!params[MESH_DEVICES].count) return;
  strbuf_adds(pr->out, ", device_ids=[");
  tx_assembly_print_param(pr, def, MESH_DEVICES, "", params);
  strbuf_addc(pr->out, ']');
}

/* --- @dimension_sharding: {"x", "y":(2)4, ?}p1; '?' says that more axes may come, p1 is the
 *     priority --- */

static bool priority_read(parser *p, ir_param *out) {
  uint64_t value = 0;
  const char *at = p->tok.at;
  size_t n = tx_token_len(&p->tok);
  bool good = n >= 2 && n <= 18 && *at == 'p' && (at[1] != '0' || n == 2);
  for (size_t i = 1; good && i < n; i++) {
    good = at[i] >= '0' && at[i] <= '9';
    value = 10 * value + (uint64_t)(at[i] - '0');
  }
  if (!good) return tx_parser_error(p, "expected a priority as p0, p1 …");
  out->u = value;
  tx_parser_next(p);
  return !p->failed;
}

static bool dimension_read(parser *p, const ir_typedef *def, const char *args, ir_param *params) {
  (void)args;
  attr_list axes = {0};
  const ir_registry *r = ir_context_registry(p->ctx);
  const ir_attrdef *axis =
      r->find_attr(r, def->dialect, strlen(def->dialect), axis_ref, sizeof axis_ref - 1);
  if (!tx_parser_expect(p, TOK_LBRACE, "expected '{'")) return false;
  params[DIM_CLOSED].u = 1;
  while (!tx_parser_at(p, TOK_RBRACE)) {
    if (axes.count && !tx_parser_expect(p, TOK_COMMA, "expected ','")) return false;
    if (tx_parser_accept(p, TOK_QUESTION)) {
      params[DIM_CLOSED].u = 0;
      break;
    }
    const ir_attr *a = tx_parse_attr_body(p, axis);
    if (!a) return false;
    VEC_ADD(p->scratch, &axes, a);
  }
  params[DIM_AXES].attrs = axes.items;
  params[DIM_AXES].count = axes.count;
  params[DIM_PRIORITY].u = IR_NO_NUMBER;
  if (!tx_parser_expect(p, TOK_RBRACE, "expected '}'")) return false;
  return !tx_parser_at(p, TOK_WORD) || priority_read(p, &params[DIM_PRIORITY]);
}

static void dimension_print(printer *pr, const ir_typedef *def, const char *args,
                            const ir_param *params) {
  (void)args;
  strbuf_addc(pr->out, '{');
  tx_assembly_print_param(pr, def, DIM_AXES, axis_ref, params);
  if (!params[DIM_CLOSED].u) strbuf_adds(pr->out, params[DIM_AXES].count ? ", ?" : "?");
  strbuf_addc(pr->out, '}');
  if (!ir_param_absent(&def->params[DIM_PRIORITY], &params[DIM_PRIORITY])) {
    strbuf_addc(pr->out, 'p');
    strbuf_addu(pr->out, params[DIM_PRIORITY].u);
  }
}

/* --- @mesh_or_ref: @mesh, or mesh<["x"=2]> --- */

static bool mesh_read(parser *p, const ir_typedef *def, const char *args, ir_param *params) {
  (void)args;
  bool inlined = tx_parser_accept_word(p, "mesh");
  return tx_assembly_read_param(p, def, SHARDING_MESH, inlined ? "mesh" : "",
                                &params[SHARDING_MESH]);
}

static void mesh_print(printer *pr, const ir_typedef *def, const char *args,
                       const ir_param *params) {
  (void)args;
  bool inlined = params[SHARDING_MESH].attr->kind == IR_ATTR_DEFINED;
  if (inlined) strbuf_adds(pr->out, "mesh");
  tx_assembly_print_param(pr, def, SHARDING_MESH, inlined ? "mesh" : "", params);
}

/* --- @special_axes: , replicated={"x"}, unreduced=max{"y"}; each when it has axes, in any order
 * when read --- */

static bool axes_in_braces(parser *p, const ir_typedef *def, size_t index, ir_param *params) {
  if (!tx_parser_expect(p, TOK_LBRACE, "expected '{'") ||
      !tx_assembly_read_param(p, def, index, axis_ref, &params[index]))
    return false;
  if (!params[index].count) return tx_parser_error(p, "expected an axis");
  return tx_parser_expect(p, TOK_RBRACE, "expected '}'");
}

static bool special_axes_read(parser *p, const ir_typedef *def, const char *args,
                              ir_param *params) {
  (void)args;
  while (tx_parser_accept(p, TOK_COMMA)) {
    if (!params[SHARDING_REPLICATED].count && tx_parser_accept_word(p, "replicated")) {
      if (!tx_parser_expect(p, TOK_EQUAL, "expected '='") ||
          !axes_in_braces(p, def, SHARDING_REPLICATED, params))
        return false;
    } else if (!params[SHARDING_UNREDUCED].count && tx_parser_accept_word(p, "unreduced")) {
      if (tx_parser_accept(p, TOK_EQUAL) && !tx_parser_at(p, TOK_LBRACE) &&
          !tx_assembly_read_param(p, def, SHARDING_REDUCTION, "", &params[SHARDING_REDUCTION]))
        return false;
      if (!axes_in_braces(p, def, SHARDING_UNREDUCED, params)) return false;
    } else {
      return tx_parser_error(p, "expected replicated= or unreduced=, each once");
    }
  }
  return !p->failed;
}

static void special_axes_print(printer *pr, const ir_typedef *def, const char *args,
                               const ir_param *params) {
  (void)args;
  if (params[SHARDING_REPLICATED].count) {
    strbuf_adds(pr->out, ", replicated={");
    tx_assembly_print_param(pr, def, SHARDING_REPLICATED, axis_ref, params);
    strbuf_addc(pr->out, '}');
  }
  if (params[SHARDING_UNREDUCED].count) {
    strbuf_adds(pr->out, ", unreduced=");
    if (params[SHARDING_REDUCTION].u)
      tx_assembly_print_param(pr, def, SHARDING_REDUCTION, "", params);
    strbuf_addc(pr->out, '{');
    tx_assembly_print_param(pr, def, SHARDING_UNREDUCED, axis_ref, params);
    strbuf_addc(pr->out, '}');
  }
}

/* --- Factors of a sharding rule have letters: i to z, then z_1, z_2 … --- */

enum { FACTOR_LETTERS = 'z' - 'i' };

static void factor_print(strbuf *out, int64_t factor) {
  if (factor >= 0 && factor <= FACTOR_LETTERS)
    strbuf_addc(out, (char)('i' + factor));
  else
    strbuf_addf(out, "z_%lld", (long long)(factor - FACTOR_LETTERS));
}

/* One factor at *at, which moves behind it. */
static bool factor_read(parser *p, const char **at, const char *end, int64_t *out) {
  const char *from = *at;
  if (end - from > 2 && from[0] == 'z' && from[1] == '_' && from[2] >= '1' && from[2] <= '9') {
    int64_t number = 0;
    for (from += 2; from < end && *from >= '0' && *from <= '9'; from++) {
      if (number > INT32_MAX) return tx_parser_error(p, "the number of a factor is too large");
      number = 10 * number + (*from - '0');
    }
    *out = number + FACTOR_LETTERS;
  } else if (from < end && *from >= 'i' && *from <= 'z') {
    *out = *from++ - 'i';
  } else {
    return tx_parser_error(p, "expected factors: letters from i to z, or z_1, z_2 …");
  }
  *at = from;
  return true;
}

/* @factors: all factors of a dimension in one word; no word at all is none. */
static bool factors_read(parser *p, const ir_typedef *def, const char *args, ir_param *params) {
  (void)def;
  (void)args;
  dim_list list = {0};
  if (tx_parser_at(p, TOK_WORD)) {
    for (const char *at = p->tok.at; at < p->tok.end;) {
      int64_t factor = 0;
      if (!factor_read(p, &at, p->tok.end, &factor)) return false;
      VEC_ADD(p->scratch, &list, factor);
    }
    tx_parser_next(p);
  }
  params[0].ints = list.items;
  params[0].count = list.count;
  return !p->failed;
}

static void factors_print(printer *pr, const ir_typedef *def, const char *args,
                          const ir_param *params) {
  (void)def;
  (void)args;
  for (size_t i = 0; i < params[0].count; i++) factor_print(pr->out, params[0].ints[i]);
}

/* --- @rule: {i=2, j=4} reduction={j} …, custom; each when there is any --- */

static const char *const rule_groups[] = {"reduction", "need_replication", "permutation",
                                          "blocked_propagation"};
enum { RULE_GROUP_COUNT = sizeof rule_groups / sizeof *rule_groups };

/* One word that is one factor. */
static bool factor_word(parser *p, int64_t *out) {
  const char *at = p->tok.at;
  if (!tx_parser_at(p, TOK_WORD)) return tx_parser_error_expected(p, "expected valid keyword");
  if (!factor_read(p, &at, p->tok.end, out)) return false;
  if (at != p->tok.end) return tx_parser_error(p, "expected a single factor");
  tx_parser_next(p);
  return !p->failed;
}

/* {i=2, j=4}: sizes of factors that count up; or {j, k}: factors. */
static bool factor_list(parser *p, bool sizes, ir_param *out) {
  dim_list list = {0};
  if (!tx_parser_expect(p, TOK_LBRACE, "expected '{'")) return false;
  if (!tx_parser_at(p, TOK_RBRACE)) {
    do {
      int64_t factor = 0;
      if (!factor_word(p, &factor)) return false;
      if (sizes) {
        if (factor != (int64_t)list.count)
          return tx_parser_error(p, "expected factors in their order, none left out");
        if (!tx_parser_expect(p, TOK_EQUAL, "expected '='") || !tx_parse_int64(p, &factor))
          return false;
      }
      VEC_ADD(p->scratch, &list, factor);
    } while (tx_parser_accept(p, TOK_COMMA));
  }
  out->ints = list.items;
  out->count = list.count;
  return tx_parser_expect(p, TOK_RBRACE, "expected '}'");
}

static bool rule_read(parser *p, const ir_typedef *def, const char *args, ir_param *params) {
  (void)def;
  (void)args;
  if (tx_parser_at(p, TOK_LBRACE) && !factor_list(p, true, &params[RULE_SIZES])) return false;
  for (size_t i = 0; i < RULE_GROUP_COUNT; i++) {
    if (!tx_parser_accept_word(p, rule_groups[i])) continue;
    if (!tx_parser_expect(p, TOK_EQUAL, "expected '='") ||
        !factor_list(p, false, &params[RULE_GROUPS + i]))
      return false;
  }
  params[RULE_CUSTOM].u = tx_parser_accept(p, TOK_COMMA);
  return !params[RULE_CUSTOM].u || tx_parser_expect_word(p, "custom");
}

static void rule_print(printer *pr, const ir_typedef *def, const char *args,
                       const ir_param *params) {
  (void)def;
  (void)args;
  for (size_t i = 0; i < params[RULE_SIZES].count; i++) {
    strbuf_adds(pr->out, i ? ", " : " {");
    factor_print(pr->out, (int64_t)i);
    strbuf_addf(pr->out, "=%lld", (long long)params[RULE_SIZES].ints[i]);
  }
  if (params[RULE_SIZES].count) strbuf_addc(pr->out, '}');
  for (size_t g = 0; g < RULE_GROUP_COUNT; g++) {
    const ir_param *group = &params[RULE_GROUPS + g];
    if (!group->count) continue;
    strbuf_addf(pr->out, " %s={", rule_groups[g]);
    for (size_t i = 0; i < group->count; i++) {
      if (i) strbuf_adds(pr->out, ", ");
      factor_print(pr->out, group->ints[i]);
    }
    strbuf_addc(pr->out, '}');
  }
  if (params[RULE_CUSTOM].u) strbuf_adds(pr->out, ", custom");
}

const assembly_routine tx_assembly_sdy_routines[] = {
    {"device_ids", device_ids_read, device_ids_print},
    {"dimension_sharding", dimension_read, dimension_print},
    {"mesh_or_ref", mesh_read, mesh_print},
    {"special_axes", special_axes_read, special_axes_print},
    {"factors", factors_read, factors_print},
    {"rule", rule_read, rule_print},
    {NULL, NULL, NULL},
};
