/* SPDX-License-Identifier: Apache-2.0 */
/* Collective ops and the ops that talk to other processes. */
#include "checker.h"

/* --- Replica groups --- */

typedef struct group_rules {
  const char *rank, *not_empty, *missing, *unique, *range, *size; /* numbers of the rows */
  bool same_size;                                                 /* no group is padded with -1 */
  int64_t group_size;                                             /* 0: any */
} group_rules;

/* Ids are 0, 1, … up to as many as there are, each once. */
static bool check_ids(checker *k, const group_rules *r, ints ids) {
  size_t used = 0;
  int64_t *kept = vf_new_ints(k, ids.count), twice = 0;
  for (size_t i = 0; i < ids.count; i++) {
    if (ids.items[i] != -1) {
      kept[used++] = ids.items[i];
      continue;
    }
    /* The ids before it are looked at first. */
    if (r->same_size) {
      if (!vf_distinct(k, (ints){kept, used}, (ints){0}, &twice)) break;
      RETURN_UNLESS(false, r->missing, "Invalid replica id -1");
    }
  }
  bool all_once = vf_distinct(k, (ints){kept, used}, (ints){0}, &twice);
  RETURN_UNLESS(all_once, r->unique, "replica id #% seen more than once", twice);
  if (!all_once) return true; /* then one is missing as well */
  bool *seen = ARENA_ARRAY(k->scratch, bool, used);
  for (size_t i = 0; i < used; i++)
    if (kept[i] >= 0 && (size_t)kept[i] < used) seen[kept[i]] = true;
  for (size_t i = 0; i < used; i++)
    RETURN_UNLESS(seen[i], r->range, "replica id #% not seen in replica groups", i);
  return true;
}

static bool check_replica_groups(checker *k, const group_rules *r) {
  const ir_attr *a = vf_prop(k, "replica_groups");
  if (!ir_attr_is(a, IR_ATTR_DENSE) || !vf_has_rank(a->dense.type)) return true;
  const ir_type *t = a->dense.type;
  RETURN_UNLESS(t->shaped.rank == 2, r->rank, "replica groups should be a rank 2 tensor");
  if (t->shaped.rank != 2) return true;
  int64_t groups = t->shaped.dims[0], size = t->shaped.dims[1];
  RETURN_UNLESS(!r->not_empty || !vf_prop_bool(k, "use_global_device_ids") || (groups && size),
                r->not_empty,
                "if `use_global_device_ids` is set, the replica groups cannot be empty");
  if (!check_ids(k, r, vf_attr_ints(k, a))) return false;
  RETURN_UNLESS(!r->group_size || (groups && size == r->group_size), r->size,
                "group size of replica_groups must be %", r->group_size);
  return true;
}

static int64_t channel(const checker *k) { return vf_param_int(vf_prop(k, "channel_handle"), 0); }

/* --- all_gather --- */

bool verify_all_gather(checker *k) {
  static const group_rules rules = {"I3", "not-empty", "C4", "C2", "C4", NULL, true, 0};
  int64_t d = 0;
  if (!check_replica_groups(k, &rules)) return false;
  RETURN_UNLESS(!vf_prop_bool(k, "use_global_device_ids") || channel(k) >= 0, "C5",
                "channel_id cannot be negative when useGlobalDeviceIds is set");
  vf_prop_int(k, "all_gather_dim", &d);
  for (size_t i = 0; i < k->op->operand_count && i < k->op->result_count; i++) {
    const ir_type *a = in(k, i), *b = out(k, i);
    RETURN_UNLESS(d < rank_of(a), "C1", "all_gather_dim must be a valid index of operand");
    if (d < 0 || d >= rank_of(a)) return true;
    RETURN_UNLESS(a->shaped.dims[d] != 0, "zero",
                  "dimension size of operand at 'all_gather_dim' cannot be zero");
    RETURN_UNLESS(rank_of(a) == rank_of(b), "C6", "operand and result must have the same rank");
    if (rank_of(a) != rank_of(b)) return true;
    for (int64_t at = 0; at < rank_of(a); at++)
      RETURN_UNLESS(
          at == d || dims_fit(a->shaped.dims[at], b->shaped.dims[at]), "C6",
          "operand and result should have the same shape except for the dimension size at "
          "'all_gather_dim'");
    int64_t from = a->shaped.dims[d], to = b->shaped.dims[d];
    if (dynamic(from) || dynamic(to)) return true;
    RETURN_UNLESS(
        from == 0 || to % from == 0, "C6",
        "result gather dimension has size %, expected to be a multiple of operand gather dimension "
        "size %",
        to, from);
  }
  return true;
}

/* --- all_reduce, reduce_scatter, collective_reduce --- */

static bool check_channel(checker *k, const char *number) {
  RETURN_UNLESS(!vf_prop_bool(k, "use_global_device_ids") || channel(k) > 0, number,
                "channel_id must be positive when useGlobalDeviceIds is set but got: %",
                channel(k));
  return true;
}

static bool check_computation(checker *k, const char *number, size_t count) {
  const reducer_rows rows = {number, number, number, number, number, number, number, number};
  for (size_t i = 0; i < count; i++) {
    const ir_type *e = element(in(k, i));
    if (!vf_check_reducer(k, &rows, body(k, 0), (types){&e, 1}, NULL, (types){&e, 1}, (ints){0}))
      return false;
  }
  return true;
}

static bool infer_reduced(checker *k, size_t count, const char *shape_row,
                          const char *element_row) {
  inferred *all = ARENA_ARRAY(k->scratch, inferred, count);
  for (size_t i = 0; i < count; i++) {
    all[i] = vf_inferred_like(in(k, i));
    all[i].bounds = NULL; /* upstream infers the shape alone */
    all[i].element = vf_accumulator(k, 0, 0, all[i].element);
  }
  return vf_results_are(k, all, count, shape_row, element_row);
}

bool verify_all_reduce(checker *k) {
  static const group_rules rules = {"I2", "not-empty", NULL, "C1", "C3", NULL, false, 0};
  return check_replica_groups(k, &rules) && check_channel(k, "C4") &&
         check_computation(k, "C5", k->op->operand_count);
}

bool vf_infer_all_reduce(checker *k) { return infer_reduced(k, k->op->operand_count, "C6", "C7"); }

bool verify_reduce_scatter(checker *k) {
  static const group_rules rules = {"I3", "not-empty", "C5", "C3", "C5", NULL, true, 0};
  const ir_type *a = in(k, 0), *b = out(k, 0);
  int64_t d = 0;
  if (!check_replica_groups(k, &rules) || !check_computation(k, "C7", 1)) return false;
  RETURN_UNLESS(rank_of(a) == rank_of(b), "C8", "operand and result should have same rank");
  if (rank_of(a) != rank_of(b)) return true;
  vf_prop_int(k, "scatter_dimension", &d);
  RETURN_UNLESS(d < rank_of(a), "C2", "scatter dim should be less than operand/result rank");
  if (!check_channel(k, "C6")) return false;
  if (d < 0 || d >= rank_of(a)) return true;
  int64_t from = a->shaped.dims[d], to = b->shaped.dims[d];
  if (dynamic(from) || dynamic(to)) return true;
  RETURN_UNLESS(to != 0, "zero", "result dimension size at scatter_dimension cannot be zero");
  RETURN_UNLESS(from != 0, "zero", "operand dimension size at scatter_dimension cannot be zero");
  RETURN_UNLESS(
      to == 0 || from % to == 0, "C8",
      "operand scatter dimension has size %, expected to be a multiple of result scatter dimension "
      "size %",
      from, to);
  for (int64_t at = 0; at < rank_of(a); at++)
    RETURN_UNLESS(at == d || dims_fit(a->shaped.dims[at], b->shaped.dims[at]), "C8",
                  "non scatter dimensions should be same for operand (%) and result (%)",
                  a->shaped.dims[at], b->shaped.dims[at]);
  const ir_type *e = vf_accumulator(k, 0, 0, element(a));
  RETURN_UNLESS(element(b) == e, "C9", "result element-type is expected to be %, but got %", e,
                element(b));
  return true;
}

/* The last operand, with has_dynamic_root. */
static bool check_root(checker *k, const char *number, const char *few_row, const char *name) {
  size_t n = k->op->operand_count;
  if (!vf_prop_bool(k, "has_dynamic_root")) {
    RETURN_UNLESS(n, few_row, "% requires at least one data operand", name);
    return true;
  }
  RETURN_UNLESS(n >= 2, number,
                "% with has_dynamic_root=true requires at least two operands (data + root)", name);
  if (!n) return true;
  const ir_type *root = in(k, n - 1);
  bool fits = vf_has_rank(root) && root->shaped.rank == 1 &&
              ir_type_is_integer(element(root), 32) && element(root)->integer.sign == IR_SIGNLESS;
  RETURN_UNLESS(
      fits, number,
      "last operand of % with has_dynamic_root=true must be a rank-1 i32 tensor, but got %", name,
      root);
  RETURN_UNLESS(
      !fits || root->shaped.dims[0] == (int64_t)n - 1, number,
      "last operand of % with has_dynamic_root=true must have the same number of elements as data "
      "operands (%), but got %",
      name, n - 1, root->shaped.dims[0]);
  return true;
}

static size_t data_operands(const checker *k) {
  size_t n = k->op->operand_count;
  return n && vf_prop_bool(k, "has_dynamic_root") ? n - 1 : n;
}

bool verify_collective_reduce(checker *k) {
  static const group_rules rules = {"I2", "not-empty", NULL, "C1", "C2", NULL, false, 0};
  return check_replica_groups(k, &rules) && check_channel(k, "channel") &&
         check_root(k, "C3", "C3", "collective_reduce") &&
         check_computation(k, "C4", data_operands(k));
}

bool vf_infer_collective_reduce(checker *k) {
  return infer_reduced(k, data_operands(k), "C3", "result");
}

/* --- all_to_all --- */

bool vf_infer_all_to_all(checker *k) {
  group_rules rules = {"I5", NULL, "C7", "C5", "C7", "C8", true, 0};
  int64_t split = 0, concat = 0, count = 1;
  vf_prop_int(k, "split_dimension", &split);
  vf_prop_int(k, "concat_dimension", &concat);
  vf_prop_int(k, "split_count", &count);
  rules.group_size = count;
  if (!check_replica_groups(k, &rules)) return false;
  if (count <= 0) return true; /* I4 is disabled */
  size_t n = k->op->operand_count;
  inferred *all = ARENA_ARRAY(k->scratch, inferred, n);
  for (size_t i = 0; i < n; i++) {
    const ir_type *t = in(k, i);
    size_t rank = t->shaped.rank;
    RETURN_UNLESS(split < rank_of(t), "C1",
                  "AllToAll split_dimension % is out-of-bounds for input rank %", split, rank);
    RETURN_UNLESS(concat < rank_of(t), "C3",
                  "AllToAll concat_dimension % is out-of-bounds for input rank %", concat, rank);
    if (split < 0 || split >= rank_of(t) || concat < 0 || concat >= rank_of(t)) return true;
    int64_t *dims = vf_new_ints(k, rank), *bounds = vf_new_ints(k, rank),
            size = t->shaped.dims[split];
    ints known = vf_bounds_of(t);
    for (size_t d = 0; d < rank; d++) {
      dims[d] = t->shaped.dims[d];
      if (known.count) bounds[d] = known.items[d];
    }
    RETURN_UNLESS(dynamic(size) || size % count == 0, "C2",
                  "split dimension has size %, expected to be a multiple of split_count %", size,
                  count);
    for (int64_t *list = dims; list; list = list == dims && known.count ? bounds : NULL) {
      if (!dynamic(list[split])) list[split] /= count;
      exact_int grown = exact_product(list[concat], count);
      if (!dynamic(list[concat]) && !vf_size(k, "C9", grown, (size_t)concat, &list[concat]))
        return false;
    }
    all[i] = vf_inferred_like(t);
    all[i].dims = dims;
    vf_inferred_bounds(&all[i], t, bounds, known.count);
  }
  return vf_results_are(k, all, n, "C9", "C9");
}

/* --- collective_broadcast, collective_permute --- */

bool verify_collective_broadcast(checker *k) {
  const ir_attr *a = vf_prop(k, "replica_groups");
  if (ir_attr_is(a, IR_ATTR_DENSE) && vf_has_rank(a->dense.type)) {
    RETURN_UNLESS(a->dense.type->shaped.rank == 2, "I2",
                  "replica groups should be a rank 2 tensor,but instead it is of rank %",
                  a->dense.type->shaped.rank);
    ints ids = vf_attr_ints(k, a);
    int64_t twice = 0;
    size_t good = 0;
    while (good < ids.count && ids.items[good] >= 0) good++;
    RETURN_UNLESS(vf_distinct(k, (ints){ids.items, good}, (ints){0}, &twice), "C1",
                  "replica id #% seen more than once", twice);
    if (good < ids.count)
      RETURN_UNLESS(false, "C2", "replica_groups values must be positive, but was given %",
                    ids.items[good]);
  }
  return check_root(k, "C4", "C3", "collective_broadcast");
}

bool vf_infer_collective_broadcast(checker *k) {
  size_t n = data_operands(k);
  inferred *all = ARENA_ARRAY(k->scratch, inferred, n);
  for (size_t i = 0; i < n; i++) all[i] = vf_inferred_type(in(k, i));
  const char *row = vf_prop_bool(k, "has_dynamic_root") ? "C4" : "C3";
  return vf_results_are(k, all, n, k->op->result_count != n ? "C5" : row, row);
}

static bool check_pairs(checker *k) {
  const ir_attr *a = vf_prop(k, "source_target_pairs");
  if (!ir_attr_is(a, IR_ATTR_DENSE) || !vf_has_rank(a->dense.type)) return true;
  const ir_type *t = a->dense.type;
  RETURN_UNLESS(t->shaped.rank == 2, "I2",
                "expect source_target_pairs attribute to be of rank 2, but got rank %", rank_of(t));
  if (t->shaped.rank != 2) return true;
  RETURN_UNLESS(t->shaped.dims[1] == 2, "C1",
                "expect source_target_pairs attribute of shape (N, 2), but got (%)", dims_of(t));
  if (t->shaped.dims[1] != 2) return true;
  ints ids = vf_attr_ints(k, a);
  size_t n = ids.count / 2;
  int64_t *side[2] = {vf_new_ints(k, n), vf_new_ints(k, n)}, twice;
  for (size_t i = 0; i < 2 * n; i++) {
    RETURN_UNLESS(ids.items[i] >= 0, "C4", "replica ids in source_target_pairs must be >= 0.");
    side[i % 2][i / 2] = ids.items[i];
  }
  RETURN_UNLESS(vf_distinct(k, (ints){side[0], n}, (ints){0}, &twice), "C2",
                "duplicate sources not allowed.");
  RETURN_UNLESS(vf_distinct(k, (ints){side[1], n}, (ints){0}, &twice), "C3",
                "duplicate targets not allowed.");
  return true;
}

bool verify_collective_permute(checker *k) { return check_pairs(k); }

bool vf_infer_collective_permute(checker *k) {
  inferred r = vf_inferred_type(in(k, 0));
  return result_is(k, r, "C5", "C5");
}

/* --- infeed, outfeed, send, recv, tokens --- */

static bool results_end_with_token(checker *k, const char *count_row, const char *tensor_row,
                                   const char *token_row, const char *tensors) {
  size_t n = k->op->result_count;
  RETURN_UNLESS(n, count_row, "result is expected to be at least of size 1, but got %", n);
  for (size_t i = 0; i + 1 < n; i++)
    RETURN_UNLESS(is_tensor(out(k, i)), tensor_row, "% of tensor type, but got %", tensors,
                  out(k, i));
  if (n)
    RETURN_UNLESS(vf_is_token(out(k, n - 1)), token_row,
                  "last element of result types is expected to be of token type, but got %",
                  out(k, n - 1));
  return true;
}

bool verify_infeed(checker *k) {
  if (!results_end_with_token(
          k, "C1", "C2", "C3",
          "all elements of result types, except the last element, are expected to be"))
    return false;
  const ir_attr *a = vf_prop(k, "layout");
  size_t n = k->op->result_count;
  if (!ir_attr_is(a, IR_ATTR_ARRAY) || !n) return true;
  RETURN_UNLESS(
      a->array.count == n - 1, "layout",
      "layout-attribute size must be % (which is the number of op-results - 1 (for token result)), "
      "but got %",
      n - 1, a->array.count);
  for (size_t i = 0; i < a->array.count; i++) {
    const ir_attr *one = a->array.items[i];
    bool list = ir_attr_is(one, IR_ATTR_ARRAY);
    RETURN_UNLESS(list, "layout",
                  "layout-attribute expected to have elements of type array, but got %", one);
    for (size_t j = 0; list && j < one->array.count; j++)
      RETURN_UNLESS(
          ir_attr_is(one->array.items[j], IR_ATTR_INTEGER), "layout",
          "layout-attribute's leaf elements are expected to be of type integer, but got %",
          one->array.items[j]);
  }
  return true;
}

bool vf_infer_token(checker *k) {
  inferred r = {.is = INFERRED_TOKEN};
  return result_is(k, r, "result", "result");
}

enum { DEVICE_TO_DEVICE = 1, DEVICE_TO_HOST = 2, HOST_TO_DEVICE = 3 };

static bool check_channel_type(checker *k, int64_t with_host, const char *host_name) {
  int64_t type = vf_param_int(vf_prop(k, "channel_handle"), 1);
  bool host = vf_prop_bool(k, "is_host_transfer");
  RETURN_UNLESS(host || type == DEVICE_TO_DEVICE, "C5",
                "channel_type should be DEVICE_TO_DEVICE when is_host_transfer is false");
  RETURN_UNLESS(!host || type == with_host, "C5",
                "channel_type should be % when is_host_transfer is true", host_name);
  return true;
}

bool vf_infer_send(checker *k) {
  return check_channel_type(k, DEVICE_TO_HOST, "DEVICE_TO_HOST") && vf_infer_token(k);
}

bool verify_recv(checker *k) {
  return check_channel_type(k, HOST_TO_DEVICE, "HOST_TO_DEVICE") &&
         results_end_with_token(
             k, "results", "results", "results",
             "everything but the last element of result types is expected to be");
}

bool vf_infer_process_id(checker *k) {
  inferred r = {.is = INFERRED_TENSOR, .form = UINT32};
  return result_is(k, r, "result", "result");
}
