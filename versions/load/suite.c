/* SPDX-License-Identifier: Apache-2.0 */
/* Reads what the suite asks of an op without versions: profiles, accuracy, size classes. */
#include <string.h>

#include "base/strbuf.h"
#include "model.h"

static const char *const profiles[] = {
#define PROFILE_ROW(name, text, meaning) text,
#include "versions/profiles.def"
#undef PROFILE_ROW
    NULL};

static bool read_profiles(model *m, const ynode *n, vs_op *op) {
  if (!yaml_want(&m->file, n, Y_SEQUENCE, "profiles")) return false;
  op->profiles = 0;
  for (const ynode *item = n->first; item; item = item->next) {
    size_t at;
    if (!load_word(m, item, profiles, "profiles.def", &at)) return false;
    op->profiles = (uint16_t)(op->profiles | 1u << at);
  }
  return true;
}

/* {ulps: 5, complex: 32}, or one of {scaled: c}, {largest: c}, {sum: c}. */
static bool read_accuracy(model *m, const ynode *n, vs_op *op) {
  const ynode *ulps, *complex, *scaled, *largest, *sum;
  const yaml_key keys[] = {{"ulps", false, &ulps},
                           {"complex", false, &complex},
                           {"scaled", false, &scaled},
                           {"largest", false, &largest},
                           {"sum", false, &sum}};
  if (!READ_KEYS(m, n, keys)) return false;
  const struct {
    const ynode *node;
    vs_bound bound;
  } alone[] = {{scaled, VS_BOUND_SCALED}, {largest, VS_BOUND_LARGEST}, {sum, VS_BOUND_SUM}};
  vs_accuracy a = {.bound = VS_BOUND_ULPS};
  size_t said = ulps || complex;
  const ynode *real = ulps;
  for (size_t i = 0; i < 3; i++)
    if (alone[i].node) {
      a.bound = alone[i].bound;
      real = alone[i].node;
      said++;
    }
  if (said != 1)
    return load_bad(m, DIAG_OPSET_KEY, n,
                    "'ulps' and 'complex', or one of 'scaled', 'largest', 'sum'");
  uint64_t most[2] = {0};
  if ((real && !yaml_number(&m->file, real, "a bound", 1, UINT8_MAX, &most[0])) ||
      (complex && !yaml_number(&m->file, complex, "a bound", 1, UINT8_MAX, &most[1])))
    return false;
  a.most = (uint8_t)most[0];
  a.of_complex = (uint8_t)most[1];
  op->accuracy = a;
  return true;
}

/* Packed: types, sets of inputs, and check, each with its zero. */
static bool read_sizes(model *m, const ynode *n, vs_op *op) {
  const ynode *types, *inputs, *check;
  const yaml_key keys[] = {
      {"types", true, &types}, {"inputs", true, &inputs}, {"check", true, &check}};
  strbuf_auto bytes = STRBUF_INIT;
  if (!READ_KEYS(m, n, keys)) return false;
  if (!op->elementwise || op->def.result_count != 1)
    return load_bad(m, DIAG_OPSET_KEY, n, "only elementwise ops with one result have 'sizes'");
  if (inputs->kind == Y_SEQUENCE && inputs->count != op->def.operand_count)
    return load_bad(m, DIAG_OPSET_VALUE, inputs, "expected one set of inputs per operand");
  if (!load_join(m, types, " ", &bytes)) return false;
  strbuf_addc(&bytes, '\0');
  if (!load_join(m, inputs, " ", &bytes) || !yaml_want(&m->file, check, Y_SCALAR, "a check"))
    return false;
  strbuf_addc(&bytes, '\0');
  if (!load_is_word(check, "equal") && !load_is_word(check, "almost"))
    return load_bad(m, DIAG_OPSET_VALUE, check, "expected equal or almost");
  strbuf_adds(&bytes, check->text);
  op->sizes = load_packed(m, &bytes);
  return true;
}

/* [8.0, 2.0]: an operand and its exact result, for scripts/boundaries. */
static bool read_exact(model *m, const ynode *n) {
  if (!yaml_want(&m->file, n, Y_SEQUENCE, "exact")) return false;
  for (const ynode *item = n->first; item; item = item->next)
    if (!yaml_want(&m->file, item, Y_SCALAR, "a number")) return false;
  return n->count == 2 || load_bad(m, DIAG_OPSET_VALUE, n, "expected an operand and its result");
}

bool load_suite(model *m, const suite_nodes *n, vs_op *op) {
  return (!n->elementwise || load_read_bool(m, n->elementwise, &op->elementwise)) &&
         (!n->profiles || read_profiles(m, n->profiles, op)) &&
         (!n->accuracy || read_accuracy(m, n->accuracy, op)) &&
         (!n->sizes || read_sizes(m, n->sizes, op)) && (!n->exact || read_exact(m, n->exact));
}
