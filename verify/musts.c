/* SPDX-License-Identifier: Apache-2.0 */
/* Checks the constraints on types that the row of an op states, for ops without a row in plan.c. */
#include "checker.h"

static const char *name_of(const ir_opdef *d, size_t value) {
  return value < d->operand_count ? d->operands[value].name
                                  : d->results[value - d->operand_count].name;
}

static void add_classes(unsigned elements, strbuf *out) {
  const char *comma = "";
  for (size_t i = 0; i < VS_ELEMENTS; i++) {
    if (!(elements >> i & 1)) continue;
    strbuf_addf(out, "%s%s", comma, vs_elements_words[i]);
    comma = " or ";
  }
}

void verify_must_text(const vs_op *op, const vs_must *m, strbuf *text, strbuf *reads) {
  for (size_t i = 0; i < m->count; i++) {
    const char *name = name_of(&op->def, m->values[i]);
    strbuf_addf(reads, "%s%s", i ? ", " : "", name);
    if (m->what == VS_MUST_ELEMENTS)
      strbuf_addf(text, "%s%s", i ? ", " : "", name);
    else
      strbuf_addf(text, "%s%s.%s", i ? " = " : "", name, vs_must_words[m->what]);
  }
  if (m->what != VS_MUST_ELEMENTS) return;
  strbuf_adds(text, ": tensor of ");
  add_classes(m->elements, text);
  strbuf_adds(text, " elements");
}

static const ir_type *type_of(const checker *k, size_t value) {
  size_t operands = k->op->name->def->operand_count;
  return value < operands ? in(k, value) : out(k, value - operands);
}

static bool alike(vs_must_kind what, const ir_type *a, const ir_type *b) {
  switch (what) {
    case VS_MUST_SAME_TYPE: return vf_types_fit(a, b);
    case VS_MUST_SAME_SHAPE: return vf_shapes_fit(a, b);
    case VS_MUST_SAME_ELEMENT_TYPE: return vf_elements_fit(a, b);
    default: return !vf_has_rank(a) || !vf_has_rank(b) || a->shaped.rank == b->shaped.rank;
  }
}

static bool is_of(unsigned elements, const ir_type *t) {
  if (!ir_type_is(t, IR_TYPE_TENSOR) && !ir_type_is(t, IR_TYPE_UNRANKED_TENSOR)) return false;
  const ir_type *e = ir_type_element(t);
  bool boolean = ir_type_is_integer(e, 1);
  return ((elements >> VS_BOOLEAN & 1) && boolean) ||
         ((elements >> VS_INTEGER & 1) && ir_type_is(e, IR_TYPE_INTEGER) && !boolean) ||
         ((elements >> VS_FLOAT & 1) && ir_type_is(e, IR_TYPE_FLOAT)) ||
         ((elements >> VS_COMPLEX & 1) && ir_type_is(e, IR_TYPE_COMPLEX)) ||
         ((elements >> VS_QUANTIZED & 1) && ir_type_is(e, IR_TYPE_QUANTIZED));
}

static bool check_elements(checker *k, const vs_must *m) {
  bool good = true;
  strbuf_auto words = STRBUF_INIT;
  add_classes(m->elements, &words);
  for (size_t i = 0; i < m->count && good; i++) {
    const ir_type *t = type_of(k, m->values[i]);
    good = is_of(m->elements, t) ||
           !BROKEN(m->id, "@'%' must be tensor of % values, but got %",
                   name_of(k->op->name->def, m->values[i]), strbuf_str(&words), t);
  }
  return good;
}

static bool check_same(checker *k, const vs_must *m) {
  const ir_opdef *d = k->op->name->def;
  for (size_t i = 1; i < m->count; i++)
    RETURN_UNLESS(alike(m->what, type_of(k, m->values[0]), type_of(k, m->values[i])), m->id,
                  "@failed to verify that % and % have the same %", name_of(d, m->values[0]),
                  name_of(d, m->values[i]), vs_must_words[m->what]);
  return true;
}

bool vf_check_musts(checker *k) {
  const vs_op *op = vs_op_of(k->op->name->def);
  if (!op->must_count || k->op->operand_count != op->def.operand_count ||
      k->op->result_count != op->def.result_count)
    return true; /* ir_verify says what is wrong */
  for (size_t i = 0; i < op->must_count; i++) {
    const vs_must *m = &op->musts[i];
    if (!(m->what == VS_MUST_ELEMENTS ? check_elements(k, m) : check_same(k, m))) return false;
  }
  return true;
}
