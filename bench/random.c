/* SPDX-License-Identifier: Apache-2.0 */
/* Random programs: how many can be made, and written, read and evaluated, in a second of one
 * processor. */
#include "artifact/program.h"
#include "bench.h"
#include "harness/generate/generate.h"
#include "interpreter/interpreter.h"

enum { PROGRAMS = 1000 };

typedef struct campaign {
  const generator *g;
  bool (*use)(ir_context *c, ir_op *module);
} campaign;

static bool one(const campaign *x, uint64_t seed) {
  uint8_t bytes[GENERATE_BYTES];
  ir_context *c = bench_context();
  arena_guard guard;
  volatile bool ok = false;
  if (c && ARENA_GUARD(ir_arena(c), &guard)) {
    generate_bytes(seed, bytes);
    ok = x->use(c, generate_program(x->g, c, bytes, sizeof bytes));
    arena_guard_pop(ir_arena(c), &guard);
  }
  ir_context_free(c);
  return ok;
}

static bool all(void *user) {
  for (uint64_t seed = 1; seed <= PROGRAMS; seed++)
    if (!one(user, seed)) return bench_fail("seed %llu", (unsigned long long)seed);
  return true;
}

static bool make(ir_context *c, ir_op *module) { return c && module; }

static bool round_trip(ir_context *c, ir_op *module) {
  vs_version current = vs_current(vs_builtin_opset());
  program_options how = {.consumer = current};
  interp_options o = {.verified = true};
  interp_value **values = NULL;
  program_step step;
  size_t count = 0;
  strbuf_auto bytes = STRBUF_INIT;
  if (!program_serialize(c, module, current, &(vs_options){0}, current, &bytes, NULL)) return false;
  ir_op *read = program_read_artifact(c, bytes.bytes, bytes.len, &how, &step, NULL);
  if (!read || !interp_run(c, read, "main", NULL, 0, &o, &values, &count, NULL)) return false;
  interp_release_all(values, count);
  return true;
}

static bool measure(generate_profile p, const char *label, bool (*use)(ir_context *, ir_op *)) {
  strbuf_auto why = STRBUF_INIT;
  generate_options o = {.opset = vs_builtin_opset(), .profile = p};
  campaign x = {generator_new(&o, &why), use};
  double took = x.g ? bench_best_cpu(all, &x) : 0;
  generator_free((generator *)(uintptr_t)x.g);
  if (!took) return false;
  bench_figure(label, PROGRAMS / took, "programs/s");
  return true;
}

static bool generate(void) {
  for (int p = 0; p < GENERATE_PROFILES; p++)
    if (p != GENERATE_DOWNGRADE && !measure((generate_profile)p, generate_profile_names[p], make))
      return false;
  return true;
}

static bool trip(void) {
  return measure(GENERATE_EVALUATE, "generate, write, read, evaluate", round_trip);
}

const benchmark bench_random[] = {
    {"random.generate", "random programs of each profile", generate},
    {"random.trip", "random programs that are written, read and evaluated", trip},
    {NULL, NULL, NULL},
};
