/* SPDX-License-Identifier: Apache-2.0 */
/* The declarations of the checkout, as the lines of tests/versions: facts that do not come from our
 * rows.
 */
#include <string.h>

#include "internal.h"

static void add_life(const char *mark, const char *name, vs_version since, vs_version until,
                     strbuf *out) {
  char from[32], to[32];
  strbuf_addf(out, "LIFE(\"%s%s\", \"%s\", \"%s\")\n", mark, name, vs_format(since, from),
              until == VS_FOREVER ? "current" : vs_format(until, to));
}

static void add_marks(strbuf *out, const ir_slot *slots, size_t count) {
  strbuf_adds(out, ", \"");
  for (size_t i = 0; i < count; i++) strbuf_addc(out, "1?*"[slots[i].arity]);
  strbuf_addc(out, '"');
}

static void add_shape(import *im, const import_op *op, bool stablehlo, strbuf *out) {
  static const struct {
    const char *name;
    uint32_t trait;
  } traits[] = {{"commutative", IR_TRAIT_COMMUTATIVE},
                {"constant", IR_TRAIT_CONSTANT},
                {"isolated", IR_TRAIT_ISOLATED},
                {"operand_segments", IR_TRAIT_OPERAND_SEGMENTS},
                {"pure", IR_TRAIT_PURE},
                {"same_variadic_operands", IR_TRAIT_SAME_VARIADIC_OPERANDS},
                {"single_block", IR_TRAIT_SINGLE_BLOCK},
                {"terminator", IR_TRAIT_TERMINATOR}};
  const ir_opdef *def = &op->row.def;
  const tg_record *r = tg_find(im->tablegen, op->def);
  uint32_t own = stablehlo ? import_traits(im, op) : def->traits;
  bool pretty = tg_field_of(im->tablegen, r, "assemblyFormat") ||
                tg_field_of(im->tablegen, r, "hasCustomAssemblyFormat");
  strbuf_addf(out, "SHAPE(\"%s\"", def->name);
  add_marks(out, def->operands, def->operand_count);
  add_marks(out, def->results, def->result_count);
  add_marks(out, def->regions, def->region_count);
  strbuf_adds(out, ", \"");
  for (size_t i = 0; i < def->prop_count; i++)
    strbuf_addf(out, "%s%s%s", i ? " " : "", def->props[i].name, def->props[i].optional ? "?" : "");
  strbuf_adds(out, "\", \"");
  for (size_t i = 0, any = 0; i < sizeof traits / sizeof *traits; i++)
    if (own & traits[i].trait) strbuf_addf(out, "%s%s", any++ ? " " : "", traits[i].name);
  strbuf_addf(out, "\", %s)\n", pretty ? "true" : "false");
}

static void add_kind(const import_kind *k, char mark, strbuf *out) {
  const ir_typedef *def = &k->row.def;
  char prefix[8] = {mark, 'v', 'h', 'l', 'o', '.', '\0'};
  add_life(prefix, def->mnemonic, k->row.since, k->row.until, out);
  for (size_t i = 0; i < k->row.wire_count; i++) {
    const vs_wire *w = &k->row.wires[i];
    strbuf_addf(out, "CODE(\"%s%s\", %u, \"", prefix, def->mnemonic, w->code);
    for (size_t p = 0; p < w->count; p++)
      strbuf_addf(out, "%s%s%s", p ? " " : "", def->params[w->params[p]].name,
                  def->params[w->params[p]].optional ? "?" : "");
    strbuf_adds(out, "\")\n");
  }
}

static void add_cases(const ir_enumdef *e, strbuf *out) {
  for (size_t i = 0; e && i < e->case_count; i++)
    strbuf_addf(out, "CASE(\"%s\", \"%s\", %u)\n", e->name, e->cases[i].name, e->cases[i].number);
}

void import_lines(import *im, strbuf *out) {
  for (size_t i = 0; i < im->types.count; i++) add_kind(&im->types.items[i], '!', out);
  for (size_t i = 0; i < im->attrs.count; i++) {
    const ir_typedef *def = &im->attrs.items[i].row.def;
    const ir_enumdef *e = def->param_count ? def->params[0].enumdef : NULL;
    diag_place ignored;
    add_kind(&im->attrs.items[i], '#', out);
    add_cases(e, out);
    /* StableHLO's has the same name without the version. */
    size_t n = e ? strlen(e->name) : 0;
    if (n > 2)
      add_cases(import_stablehlo_enum(im, arena_strndup(im->memory, e->name, n - 2), &ignored),
                out);
  }
  for (size_t i = 0; i < im->vhlo.count; i++) {
    const import_op *op = &im->vhlo.items[i];
    add_life("", op->row.def.name, op->row.since, op->row.until, out);
    add_shape(im, op, false, out);
  }
  for (size_t i = 0; i < im->stablehlo.count; i++)
    add_shape(im, &im->stablehlo.items[i], true, out);
}
