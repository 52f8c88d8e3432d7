/* SPDX-License-Identifier: Apache-2.0 */
/* Collectives against definitions on the list of all processes' values: random grids, groups,
 * channels and shapes. A value is a tensor<OUTER x N x INNER> of i32; what happens happens along N.
 *
 * The definitions are ours, too: this compares the interpreter with a second reading of the
 * specification by the same people, not with an outside oracle. */
#include "audit.h"

enum { MEMBERS_MAX = 12, SIDE = 8, AROUND = 2 };

typedef struct grid {
  uint32_t replicas, partitions, count;
  bool channel, global;
  uint32_t groups[MEMBERS_MAX][MEMBERS_MAX], sizes[MEMBERS_MAX],
      group_count;                           /* of process numbers */
  uint32_t in[MEMBERS_MAX], at[MEMBERS_MAX]; /* group of a process, and its place */
  bool member[MEMBERS_MAX];
  strbuf attributes;
} grid;

/* The meaning of the ids in replica_groups. */
typedef enum ids { REPLICAS, PARTITIONS, REPLICAS_ALL, PROCESSES } ids;

static void add_member(grid *g, uint32_t group, uint32_t process) {
  g->in[process] = group;
  g->at[process] = g->sizes[group];
  g->member[process] = true;
  g->groups[group][g->sizes[group]++] = process;
}

/* Equal groups of all ids in random order; or, with `some`, of some of them. */
static grid draw_grid(bool by_ids, bool some) {
  grid g = {.replicas = (uint32_t)between(1, 4), .partitions = (uint32_t)between(1, 3)};
  g.count = g.replicas * g.partitions;
  g.channel = draw(2);
  g.global = by_ids && g.channel && draw(2);
  ids kind = !g.channel ? REPLICAS : !by_ids ? PARTITIONS : g.global ? PROCESSES : REPLICAS_ALL;
  uint32_t n = kind == PARTITIONS ? g.partitions : kind == PROCESSES ? g.count : g.replicas;
  int64_t order[MEMBERS_MAX];
  permutation(n, order);
  uint32_t size = (uint32_t)between(1, n);
  while (n % size) size--;
  uint32_t rows = n / size;
  if (some && rows > 1) rows--;
  strbuf_adds(&g.attributes, "replica_groups = dense<[");
  for (uint32_t r = 0; r < rows; r++) {
    strbuf_addf(&g.attributes, "%s[%s]", r ? ", " : "", list(order + r * size, size));
    /* The process groups that this row stands for. */
    uint32_t lanes = kind == REPLICAS ? g.partitions : kind == PARTITIONS ? g.replicas : 1;
    for (uint32_t lane = 0; lane < lanes; lane++, g.group_count++)
      for (uint32_t q = 0; q < (kind == REPLICAS_ALL ? g.partitions : 1); q++)
        for (uint32_t k = 0; k < size; k++) {
          uint32_t id = (uint32_t)order[r * size + k];
          add_member(&g, g.group_count,
                     kind == REPLICAS       ? id * g.partitions + lane
                     : kind == PARTITIONS   ? lane * g.partitions + id
                     : kind == REPLICAS_ALL ? id * g.partitions + q
                                            : id);
        }
  }
  strbuf_addf(&g.attributes, "]> : tensor<%ux%uxi64>", rows, size);
  if (g.channel)
    strbuf_adds(&g.attributes,
                ", channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>");
  if (g.global) strbuf_adds(&g.attributes, ", use_global_device_ids");
  return g;
}

/* Values of one process, row-major. */
typedef struct value {
  int64_t n;
  int32_t v[AROUND][MEMBERS_MAX * SIDE][AROUND];
} value;

static value draw_value(int64_t n) {
  value x = {.n = n};
  for (int o = 0; o < AROUND; o++)
    for (int64_t k = 0; k < n; k++)
      for (int i = 0; i < AROUND; i++) x.v[o][k][i] = (int32_t)between(-1000, 1000);
  return x;
}
static const char *type_of(int64_t n) { return tensor((shape){3, {AROUND, n, AROUND}}, "i32"); }
static void print(strbuf *b, const value *x) {
  strbuf_adds(b, "dense<[");
  for (int o = 0; o < AROUND; o++) {
    strbuf_adds(b, o ? ", [" : "[");
    for (int64_t k = 0; k < x->n; k++) {
      strbuf_adds(b, k ? ", [" : "[");
      for (int i = 0; i < AROUND; i++) strbuf_addf(b, "%s%d", i ? ", " : "", x->v[o][k][i]);
      strbuf_adds(b, "]");
    }
    strbuf_adds(b, "]");
  }
  strbuf_addf(b, "]> : %s", type_of(x->n));
}

/* Runs `op` (its text, from %x of in[p] to %r) in each process and checks the results. */
static void run_grid(grid *g, const char *op, const value *in, const value *want) {
  strbuf b = STRBUF_INIT, programs = STRBUF_INIT, types = STRBUF_INIT, names = STRBUF_INIT,
         results = STRBUF_INIT;
  const char *from = type_of(in[0].n), *to = type_of(want[0].n);
  strbuf_addf(&b, "func.func @f(%%x: %s) -> %s {\n%s  func.return %%r : %s\n}\n", from, to, op, to);
  strbuf_adds(&b, "func.func @main() {\n");
  for (uint32_t p = 0; p < g->count; p++) {
    size_t mark = part;
    strbuf_addf(&b, "  %%v%u = stablehlo.constant ", p);
    print(&b, &in[p]);
    strbuf_addf(&b, "\n");
    part = mark;
    strbuf_addf(&names, "%s%%v%u", p ? ", " : "", p);
    strbuf_addf(&types, "%s%s", p ? ", " : "", from);
    strbuf_addf(&results, "%s%s", p ? ", " : "", to);
    strbuf_adds(&programs, p % g->partitions ? ", @f" : p ? "], [@f" : "[@f");
  }
  strbuf_addf(&b, "  %%r:%u = \"interpreter.run_parallel\"(%s) {programs = [%s]]} : (%s) -> (%s)\n",
              g->count, strbuf_str(&names), strbuf_str(&programs), strbuf_str(&types),
              strbuf_str(&results));
  for (uint32_t p = 0; p < g->count; p++) {
    size_t mark = part;
    strbuf_addf(&b, "  check.expect_eq_const %%r#%u, ", p);
    print(&b, &want[p]);
    strbuf_adds(&b, "\n");
    part = mark;
  }
  strbuf_adds(&b, "  func.return\n}\n");
  assert_module_runs(strbuf_str(&b));
  strbuf_free(&b);
  strbuf_free(&programs);
  strbuf_free(&types);
  strbuf_free(&names);
  strbuf_free(&results);
  strbuf_free(&g->attributes);
  part = 0;
}

/* Subtraction tells who came first: the members of a group by process number. */
static value reduced(const grid *g, uint32_t group, const value *in) {
  value r = in[0];
  bool first = true;
  for (uint32_t p = 0; p < g->count; p++) {
    if (!g->member[p] || g->in[p] != group) continue;
    if (first)
      r = in[p];
    else
      for (int o = 0; o < AROUND; o++)
        for (int64_t k = 0; k < r.n; k++)
          for (int i = 0; i < AROUND; i++) r.v[o][k][i] -= in[p].v[o][k][i];
    first = false;
  }
  return r;
}
#define REGION                                            \
  " ({\n  ^bb0(%%p: tensor<i32>, %%q: tensor<i32>):\n"    \
  "    %%s = stablehlo.subtract %%p, %%q : tensor<i32>\n" \
  "    \"stablehlo.return\"(%%s) : (tensor<i32>) -> ()\n  })"

/* Part k of `pieces`, along N. */
static value part_of(const value *x, int64_t pieces, uint32_t k) {
  value r = {.n = x->n / pieces};
  for (int o = 0; o < AROUND; o++)
    for (int64_t e = 0; e < r.n; e++)
      memcpy(r.v[o][e], x->v[o][(int64_t)k * r.n + e], sizeof r.v[o][e]);
  return r;
}
static void append(value *r, const value *x) {
  for (int o = 0; o < AROUND; o++)
    for (int64_t e = 0; e < x->n; e++) memcpy(r->v[o][r->n + e], x->v[o][e], sizeof r->v[o][e]);
  r->n += x->n;
}

static value in[MEMBERS_MAX], want[MEMBERS_MAX];

static void draw_inputs(const grid *g, int64_t n) {
  for (uint32_t p = 0; p < g->count; p++) in[p] = draw_value(n);
}
static const char *op_text(const char *format, ...) __attribute__((format(printf, 1, 2)));
static const char *op_text(const char *format, ...) {
  strbuf *b = fresh();
  va_list args;
  va_start(args, format);
  strbuf_vaddf(b, format, args);
  va_end(args);
  return strbuf_str(b);
}

static void gathering(void **state) {
  (void)state;
  seed = 301;
  for (int n = 0; n < 60; n++) {
    grid g = draw_grid(true, false);
    draw_inputs(&g, between(1, 4));
    for (uint32_t p = 0; p < g.count; p++) {
      want[p].n = 0;
      for (uint32_t k = 0; k < g.sizes[g.in[p]]; k++) append(&want[p], &in[g.groups[g.in[p]][k]]);
    }
    run_grid(
        &g,
        op_text("  %%r = \"stablehlo.all_gather\"(%%x) <{all_gather_dim = 1 : i64, %s}> : (%s) "
                "-> %s\n",
                strbuf_str(&g.attributes), type_of(in[0].n), type_of(want[0].n)),
        in, want);
  }
}

static void reducing(void **state) {
  (void)state;
  seed = 302;
  for (int n = 0; n < 80; n++) {
    bool scatter = n % 2;
    grid g = draw_grid(true, false);
    draw_inputs(&g, scatter ? between(1, 2) * g.sizes[0] : between(1, 4));
    for (uint32_t p = 0; p < g.count; p++) {
      want[p] = reduced(&g, g.in[p], in);
      if (scatter) want[p] = part_of(&want[p], g.sizes[g.in[p]], g.at[p]);
    }
    run_grid(&g,
             op_text("  %%r = \"stablehlo.%s\"(%%x) <{%s%s}>" REGION " : (%s) -> %s\n",
                     scatter ? "reduce_scatter" : "all_reduce",
                     scatter ? "scatter_dimension = 1 : i64, " : "", strbuf_str(&g.attributes),
                     type_of(in[0].n), type_of(want[0].n)),
             in, want);
  }
}

/* Who is in no group, or not the root, gets zeros. */
static void roots(void **state) {
  (void)state;
  seed = 303;
  for (int n = 0; n < 80; n++) {
    bool reduce = n % 2, dynamic = draw(2);
    grid g = draw_grid(reduce, !reduce); /* a reduction has every process in a group */
    uint32_t least = MEMBERS_MAX;
    for (uint32_t k = 0; k < g.group_count; k++) least = g.sizes[k] < least ? g.sizes[k] : least;
    uint32_t root = dynamic ? (uint32_t)draw(least) : 0;
    draw_inputs(&g, between(1, 4));
    for (uint32_t p = 0; p < g.count; p++) {
      want[p] = (value){.n = in[0].n};
      if (!g.member[p]) continue;
      if (!reduce)
        want[p] = in[g.groups[g.in[p]][root]];
      else if (g.at[p] == root)
        want[p] = reduced(&g, g.in[p], in);
    }
    const char *t = type_of(in[0].n);
    run_grid(
        &g,
        op_text("  %%o = stablehlo.constant dense<%u> : tensor<1xi32>\n"
                "  %%r = \"stablehlo.%s\"(%%x%s) <{%s%s}>%s : (%s%s) -> %s\n",
                root, reduce ? "collective_reduce" : "collective_broadcast", dynamic ? ", %o" : "",
                dynamic ? "has_dynamic_root, " : "", strbuf_str(&g.attributes),
                reduce ? op_text(REGION) : "", t, dynamic ? ", tensor<1xi32>" : "", t),
        in, want);
  }
}

static void exchanging(void **state) {
  (void)state;
  seed = 304;
  for (int n = 0; n < 60; n++) {
    grid g = draw_grid(false, false);
    uint32_t size = g.sizes[0];
    draw_inputs(&g, between(1, 2) * size);
    for (uint32_t p = 0; p < g.count; p++) {
      want[p].n = 0;
      for (uint32_t k = 0; k < size; k++) {
        value x = part_of(&in[g.groups[g.in[p]][k]], size, g.at[p]);
        append(&want[p], &x);
      }
    }
    run_grid(&g,
             op_text("  %%r = \"stablehlo.all_to_all\"(%%x) <{split_dimension = 1 : i64, "
                     "concat_dimension = 1 : i64, split_count = %u : i64, %s}> : (%s) -> %s\n",
                     size, strbuf_str(&g.attributes), type_of(in[0].n), type_of(in[0].n)),
             in, want);
  }
}

/* Sources and targets in random order, some of them left out; some to themselves. */
static void permuting(void **state) {
  (void)state;
  seed = 305;
  for (int n = 0; n < 60; n++) {
    grid g = draw_grid(false, false);
    uint32_t most = g.channel ? g.partitions : g.replicas;
    int64_t from[MEMBERS_MAX], to[MEMBERS_MAX];
    permutation(most, from);
    permutation(most, to);
    uint32_t pairs = (uint32_t)between(1, most);
    draw_inputs(&g, between(1, 4));
    strbuf *text = fresh();
    for (uint32_t p = 0; p < g.count; p++) want[p] = (value){.n = in[0].n};
    for (uint32_t k = 0; k < pairs; k++) {
      strbuf_addf(text, "%s[%lld, %lld]", k ? ", " : "", (long long)from[k], (long long)to[k]);
      for (uint32_t lane = 0; lane < g.count / most; lane++) {
        uint32_t s = (uint32_t)from[k], t = (uint32_t)to[k], row = g.partitions;
        want[g.channel ? lane * row + t : t * row + lane] =
            in[g.channel ? lane * row + s : s * row + lane];
      }
    }
    run_grid(
        &g,
        op_text(
            "  %%r = \"stablehlo.collective_permute\"(%%x) <{source_target_pairs = "
            "dense<[%s]> : tensor<%ux2xi64>%s}> : (%s) -> %s\n",
            strbuf_str(text), pairs,
            g.channel ? ", channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>" : "",
            type_of(in[0].n), type_of(in[0].n)),
        in, want);
  }
}

/* Without a channel always; the order does not show in a sum of integers. */
static void adding(void **state) {
  (void)state;
  seed = 306;
  for (int n = 0; n < 40; n++) {
    grid g = draw_grid(false, false);
    if (g.channel) {
      strbuf_free(&g.attributes);
      continue;
    }
    draw_inputs(&g, between(1, 4));
    for (uint32_t p = 0; p < g.count; p++) {
      want[p] = (value){.n = in[0].n};
      for (uint32_t q = 0; q < g.count; q++)
        for (int64_t e = 0; g.in[q] == g.in[p] && e < AROUND * in[q].n * AROUND; e++) {
          int64_t o = e / (in[q].n * AROUND), k = e / AROUND % in[q].n, i = e % AROUND;
          want[p].v[o][k][i] += in[q].v[o][k][i];
        }
    }
    run_grid(&g,
             op_text("  %%r = \"stablehlo.cross-replica-sum\"(%%x) <{%s}> : (%s) -> %s\n",
                     strbuf_str(&g.attributes), type_of(in[0].n), type_of(in[0].n)),
             in, want);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(gathering),  cmocka_unit_test(reducing),  cmocka_unit_test(roots),
      cmocka_unit_test(exchanging), cmocka_unit_test(permuting), cmocka_unit_test(adding),
  };
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  audit_end();
  return failed;
}
