/* SPDX-License-Identifier: Apache-2.0 */
/* Every byte string is a program that verifies: the first byte is the profile. What is
 * made to be evaluated is evaluated alike by both engines. */
#include <stdlib.h>

#include "harness/generate/generate.h"
#include "harness/programs/devices.h"
#include "interpreter/interpreter.h"
#include "verify/verify.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const generator *generator_of(generate_profile p) {
  static generator *made[GENERATE_PROFILES];
  strbuf why = STRBUF_INIT;
  generate_options o = {.opset = vs_builtin_opset(),
                        .profile = p,
                        .release = p == GENERATE_DOWNGRADE ? VS(1, 0, 0) : VS_NONE};
  if (!made[p] && !(made[p] = generator_new(&o, &why))) __builtin_trap();
  return made[p];
}

static void evaluate(ir_context *c, const ir_op *module) {
  interp_options o = {.verified = true, .audit = true, .max_steps = 2000000};
  interp_value **results = NULL;
  size_t count = 0;
  if (!(module = devices_spread(c, module))) return;
  if (!interp_run(c, module, "main", NULL, 0, &o, &results, &count, NULL)) __builtin_trap();
  for (size_t i = 0; i < count; i++) interp_release(results[i]);
  free(results);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (!size) return 0;
  generate_profile p = (generate_profile)(data[0] % GENERATE_PROFILES);
  const generator *g = generator_of(p);
  ir_context *c = ir_context_new(&vs_builtin_opset()->registry, NULL);
  arena_guard guard;
  if (c && ARENA_GUARD(ir_arena(c), &guard)) {
    ir_op *module = generate_program(g, c, data + 1, size - 1);
    if (!verify_program(module, NULL)) __builtin_trap();
    if (p != GENERATE_SERIALIZE && p != GENERATE_DOWNGRADE) evaluate(c, module);
    arena_guard_pop(ir_arena(c), &guard);
  }
  ir_context_free(c);
  return 0;
}
