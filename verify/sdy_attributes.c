/* SPDX-License-Identifier: Apache-2.0 */
/* Shardy's attributes on ops of any dialect: shardings, rules and edges of propagation. */
#include <string.h>

#include "sdy.h"

/* --- sdy.sharding_rule --- */

/* Sets the factors that each side uses, by number. */
typedef struct factors {
  ints sizes;
  bool *in_operands, *in_results;
} factors;

static bool check_dimension_factors(checker *k, const factors *f, ints list, bool *used, bool *seen,
                                    const char *value) {
  RETURN_UNLESS(list.count, "factors", "@%dim mapping must have at least one factor", value);
  for (size_t i = 0; i < list.count; i++) {
    int64_t at = list.items[i];
    bool known = at >= 0 && at < (int64_t)f->sizes.count;
    RETURN_UNLESS(known, "factor",
                  "@%expecting factor indices to be within 0<=...<num_factors; received: %, "
                  "num_factors: %",
                  value, at, f->sizes.count);
    if (!known) continue;
    RETURN_UNLESS(!used[at], "reused", "@%cannot reuse factors for the same tensor value", value);
    RETURN_UNLESS(list.count == 1 || f->sizes.items[at] != 1, "size-one",
                  "@%dim mapping can't have a factor of size 1 if there are multiple factors",
                  value);
    used[at] = seen[at] = true;
  }
  return true;
}

static bool is_static_shape(const ir_type *t, ints *dims) {
  size_t rank;
  if (!vf_sdy_shape(t, dims, &rank) || rank == SIZE_MAX) return false;
  for (size_t i = 0; i < rank; i++)
    if (dynamic(dims->items[i])) return false;
  return true;
}

static bool check_mapping(checker *k, const factors *f, const ir_attr *mapping, const ir_type *t,
                          bool *seen, const char *value) {
  ints dims = {0};
  const ir_param *list = vf_sdy_param(mapping, 0);
  RETURN_UNLESS(is_static_shape(t, &dims), "static",
                "@%expected a ranked tensor with a static shape. type: %", value, t);
  RETURN_UNLESS(list->count == dims.count, "rank", "@%mapping rank must match: % != %", value,
                list->count, dims.count);
  bool *used = ARENA_ARRAY(k->scratch, bool, f->sizes.count);
  for (size_t i = 0; i < f->sizes.count; i++) used[i] = false;
  for (size_t d = 0; d < list->count; d++) {
    const ir_param *indices = vf_sdy_param(list->attrs[d], 0);
    ints all = {indices->ints, indices->count};
    if (!check_dimension_factors(k, f, all, used, seen, value)) return false;
  }
  return true;
}

static bool check_mappings(checker *k, const factors *f, const ir_param *mappings, types values,
                           bool *seen, const char *number, const char *what) {
  RETURN_UNLESS(mappings->count == values.count, number,
                "@number of %s and mappings must match: % != %", what, values.count,
                mappings->count);
  RETURN_UNLESS(mappings->count, number,
                "@number of %s mappings cannot be 0. Op sharding rules can only be defined on "
                "operations with at least one operand and result.",
                what);
  for (size_t i = 0; i < mappings->count && i < values.count; i++) {
    const char *value = values.count == 1 ? arena_printf(k->scratch, "%s - ", what)
                                          : arena_printf(k->scratch, "%s %zu - ", what, i);
    if (!check_mapping(k, f, mappings->attrs[i], values.items[i], seen, value)) return false;
  }
  return true;
}

static bool check_special(checker *k, ints list, size_t factor_count) {
  int64_t twice;
  RETURN_UNLESS(vf_sorted(list), "sorted", "@indices of special factors must be sorted");
  RETURN_UNLESS(vf_distinct(k, list, (ints){0}, &twice), "unique",
                "@indices of special factors must be unique");
  for (size_t i = 0; i < list.count; i++) {
    RETURN_UNLESS(list.items[i] >= 0, "index", "@index must be non-negative");
    RETURN_UNLESS(list.items[i] < (int64_t)factor_count, "index",
                  "@index must be less than %, got: %", factor_count, list.items[i]);
  }
  return true;
}

static bool check_sets(checker *k, const ir_attr *rule, const factors *f) {
  ints sets[4];
  size_t total = 0;
  for (size_t i = 0; i < 4; i++) sets[i] = vf_param_ints(rule, 3 + i);
  for (size_t i = 0; i < 3; i++) {
    if (!check_special(k, sets[i], f->sizes.count)) return false;
    total += sets[i].count;
  }
  int64_t *all = vf_new_ints(k, total), twice;
  for (size_t i = 0, n = 0; i < 3; i++)
    for (size_t j = 0; j < sets[i].count; j++) all[n++] = sets[i].items[j];
  RETURN_UNLESS(vf_distinct(k, (ints){all, total}, (ints){0}, &twice), "one-set",
                "@a factor can only be in one of the reduction, need replication, or permutation "
                "factor sets");
  if (!check_special(k, sets[3], f->sizes.count)) return false;
  for (size_t i = 0; i < sets[0].count; i++) {
    int64_t at = sets[0].items[i];
    bool in_result = at >= 0 && at < (int64_t)f->sizes.count && f->in_results[at];
    RETURN_UNLESS(!in_result, "reduction", "@reduction factor cannot be in result mappings");
  }
  return true;
}

static const char *factor_name(checker *k, size_t i) {
  enum { LETTERS = 18 }; /* from 'i' to 'z', then z_1, z_2 … */
  return i < LETTERS ? arena_printf(k->scratch, "%c", (char)('i' + i))
                     : arena_printf(k->scratch, "z_%zu", i - LETTERS + 1);
}

static bool check_rule(checker *k, const ir_attr *rule) {
  bool is_rule = vf_sdy_is(rule, ATTR_SDY_OP_SHARDING_RULE);
  RETURN_UNLESS(is_rule, "kind",
                "@should have a sharding rule attribute of type OpShardingRuleAttr for attr named "
                "'sdy.sharding_rule'");
  if (!is_rule) return true;
  ints sizes = vf_param_ints(rule, 0);
  factors f = {sizes, ARENA_ARRAY(k->scratch, bool, sizes.count),
               ARENA_ARRAY(k->scratch, bool, sizes.count)};
  for (size_t i = 0; i < sizes.count; i++) f.in_operands[i] = f.in_results[i] = false;
  if (!check_mappings(k, &f, vf_sdy_param(rule, 1),
                      vf_operand_types(k, k->op, 0, k->op->operand_count), f.in_operands,
                      "operands", "operand") ||
      !check_mappings(k, &f, vf_sdy_param(rule, 2), vf_result_types(k, k->op), f.in_results,
                      "results", "result"))
    return false;
  for (size_t i = 0; i < sizes.count; i++)
    RETURN_UNLESS(f.in_operands[i] || f.in_results[i], "unused",
                  "@has factor %=% that isn't used in operand and result mappings",
                  factor_name(k, i), sizes.items[i]);
  return check_sets(k, rule, &f);
}

/* --- sdy.propagation_edges --- */

static bool same_node(const ir_attr *a, const ir_attr *b) { return a == b; }

static bool check_entry(checker *k, const ir_attr *entry, int64_t step) {
  const ir_attr *source = vf_sdy_param(entry, 1)->attr;
  const ir_param *targets = vf_sdy_param(entry, 2);
  map seen = {0};
  for (size_t i = 0; i < targets->count; i++) {
    RETURN_UNLESS(!same_node(source, targets->attrs[i]), "source",
                  "@propagation edges have a source that is the same as a target");
    RETURN_UNLESS(map_insert_number(k->scratch, &seen, targets->attrs[i], 1), "targets",
                  "@propagation edges have duplicate targets for step index: % and axis: %", step,
                  vf_sdy_param(vf_sdy_param(entry, 0)->attr, 0)->str->bytes);
  }
  return true;
}

static bool check_steps(checker *k, const ir_param *steps) {
  int64_t *numbers = vf_new_ints(k, steps->count), twice = 0;
  for (size_t i = 0; i < steps->count; i++) {
    int64_t step = numbers[i] = vf_sdy_param(steps->attrs[i], 0)->i;
    const ir_param *entries = vf_sdy_param(steps->attrs[i], 1);
    RETURN_UNLESS(step >= 0, "step", "@propagation edges have negative step index: %", step);
    for (size_t e = 0; e < entries->count; e++)
      if (!check_entry(k, entries->attrs[e], step)) return false;
  }
  RETURN_UNLESS(vf_distinct(k, (ints){numbers, steps->count}, (ints){0}, &twice), "steps",
                "@propagation edges have duplicate step index: %", twice);
  return true;
}

/* The operand or result that a node names; NULL: there is none of that number. */
static const ir_value *value_of_node(const checker *k, const ir_attr *node) {
  enum { OPERAND = 0 };
  bool operand = vf_sdy_param(node, 0)->u == OPERAND;
  int64_t at = vf_sdy_param(node, 1)->i, n = operand ? k->op->operand_count : k->op->result_count;
  if (at < 0 || at >= n) return NULL;
  return operand ? k->op->operands[at].value : &k->op->results[at];
}

typedef struct edge_meshes {
  const sdy_mesh *mesh;
  bool some, differ;
} edge_meshes;

static void note_mesh(checker *k, const ir_attr *node, edge_meshes *m) {
  sdy_sharding s;
  const ir_value *v = value_of_node(k, node);
  if (!v || !vf_sdy_sharding_of(k, v, &s)) return;
  m->some = true;
  if (!s.mesh) return;
  bool empty = m->mesh && !m->mesh->count && !m->mesh->device_ids.count;
  if (!m->mesh || empty)
    m->mesh = s.mesh;
  else if (s.mesh->count && s.mesh->attr != m->mesh->attr)
    m->differ = true;
}

static bool check_node(checker *k, const ir_attr *node) {
  bool operand = vf_sdy_param(node, 0)->u == 0;
  RETURN_UNLESS(ir_op_is(k->op, OP_SDY_FUNC_DATA_FLOW_EDGE) || value_of_node(k, node), "index",
                "@expected a value ref to have % index in range [0, %), got: %",
                operand ? "an operand" : "a result",
                operand ? k->op->operand_count : k->op->result_count, vf_sdy_param(node, 1)->i);
  return true;
}

typedef bool (*node_fn)(checker *k, const ir_attr *entry, void *user);
static bool each_entry(checker *k, const ir_param *steps, node_fn tell, void *user) {
  for (size_t i = 0; i < steps->count; i++) {
    const ir_param *entries = vf_sdy_param(steps->attrs[i], 1);
    for (size_t e = 0; e < entries->count; e++)
      if (!tell(k, entries->attrs[e], user)) return false;
  }
  return true;
}

static bool note_entry(checker *k, const ir_attr *entry, void *user) {
  const ir_param *targets = vf_sdy_param(entry, 2);
  note_mesh(k, vf_sdy_param(entry, 1)->attr, user);
  for (size_t i = 0; i < targets->count; i++) note_mesh(k, targets->attrs[i], user);
  return true;
}

static bool check_nodes(checker *k, const ir_attr *entry, void *user) {
  const edge_meshes *m = user;
  const ir_param *targets = vf_sdy_param(entry, 2);
  const istr *axis = vf_sdy_param(vf_sdy_param(entry, 0)->attr, 0)->str;
  RETURN_UNLESS(!m->mesh || map_find(&m->mesh->places, axis), "axis",
                "@expected axis ref to be in one of the meshes");
  if (!check_node(k, vf_sdy_param(entry, 1)->attr)) return false;
  for (size_t i = 0; i < targets->count; i++)
    if (!check_node(k, targets->attrs[i])) return false;
  return true;
}

static bool check_edges(checker *k, const ir_attr *a) {
  bool is_edges = vf_sdy_is(a, ATTR_SDY_PROPAGATION_EDGES);
  RETURN_UNLESS(is_edges, "kind",
                "@should have a propagation edges attribute of type PropagationEdgesAttr for attr "
                "named 'sdy.propagation_edges'");
  if (!is_edges) return true;
  edge_meshes m = {0};
  const ir_param *steps = vf_sdy_param(a, 0);
  if (!check_steps(k, steps)) return false;
  each_entry(k, steps, note_entry, &m);
  RETURN_UNLESS(m.some, "sharding", "@expected propagation edges attr to reference a sharding.");
  RETURN_UNLESS(!m.some || (m.mesh && !m.differ), "mesh",
                "@expected a common mesh for propagation edges attr.");
  return each_entry(k, steps, check_nodes, &m);
}

static bool check_edge_lists(checker *k, const ir_attr *a) {
  bool good = ir_attr_is(a, IR_ATTR_ARRAY);
  for (size_t i = 0; good && i < a->array.count; i++)
    good = vf_sdy_is(a->array.items[i], ATTR_SDY_PROPAGATION_EDGES);
  RETURN_UNLESS(good, "lists",
                "@should have a propagation edges attribute of type ArrayAttr<PropagationEdgesAttr>"
                " for attr named 'sdy.result_propagation_edges' or "
                "'sdy.block_arg_propagation_edges'");
  for (size_t i = 0; good && i < a->array.count; i++)
    if (!check_steps(k, vf_sdy_param(a->array.items[i], 0))) return false;
  return true;
}

/* --- sdy.sharding --- */

static bool check_op_sharding(checker *k, const ir_attr *a) {
  RETURN_UNLESS(vf_sdy_is(a, ATTR_SDY_SHARDING_PER_VALUE), "kind",
                "@should have a sharding attribute of type TensorShardingPerValueAttr");
  return vf_sdy_check_shardings(k, a, vf_result_types(k, k->op), "result ");
}

static const struct {
  const char *name, *owner;
  bool (*check)(checker *k, const ir_attr *a);
} attributes[] = {
    {"sdy.sharding", "sdy.sharding_per_value", check_op_sharding},
    {"sdy.sharding_rule", "sdy.op_sharding_rule", check_rule},
    {"sdy.propagation_edges", "sdy.propagation_edges", check_edges},
    {"sdy.result_propagation_edges", "sdy.propagation_edges", check_edge_lists},
    {"sdy.block_arg_propagation_edges", "sdy.propagation_edges", check_edge_lists},
};

bool vf_sdy_check_attributes(checker *k) {
  for (size_t i = 0; i < k->op->attr_count; i++) {
    const char *name = k->op->attrs[i].name->bytes;
    if (strncmp(name, "sdy.", 4) != 0) continue;
    k->around = true;
    for (size_t r = 0; r < sizeof attributes / sizeof *attributes; r++) {
      if (strcmp(attributes[r].name, name) != 0) continue;
      k->owner = attributes[r].owner;
      bool good = attributes[r].check(k, k->op->attrs[i].value);
      k->owner = NULL;
      if (!good) return false;
    }
  }
  return true;
}

bool vf_sdy_check_value_attribute(checker *k, const ir_attr *dictionary, const ir_type *t,
                                  const char *which, size_t at) {
  for (size_t e = 0; ir_attr_is(dictionary, IR_ATTR_DICT) && e < dictionary->dict.count; e++) {
    const ir_named_attr *n = &dictionary->dict.entries[e];
    if (strcmp(n->name->bytes, "sdy.sharding") != 0) continue;
    const char *prefix = arena_printf(k->scratch, "%s %zu - ", which, at);
    k->owner = "sdy.sharding";
    bool kind =
        vf_sdy_is(n->value, ATTR_SDY_SHARDING) ||
        !BROKEN("kind", "@%should have a sharding attribute of type TensorShardingAttr", prefix);
    k->owner = NULL;
    if (!kind || !vf_sdy_check_sharding(k, n->value, t, prefix)) return false;
  }
  return true;
}
