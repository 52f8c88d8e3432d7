/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts generate */
#include "harness/generate/generate.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "artifact/program.h"
#include "case_options.h"
#include "harness/cli/display.h"
#include "harness/cli/status.h"
#include "harness/data/input.h"
#include "harness/rewrite/rewrite.h"
#include "judged.h"

#define WHO "hlo-cts generate"

typedef struct generating {
  const cli_args *args;
  generator *g;
  const vs_opset *o;
  unsigned long long seed, count;
  judged_mutation mutation;
} generating;

/* Prints the program after a comment with the rewrites. */
static bool print_rewritten(const generating *x, ir_context *c, ir_op *module, const char *file,
                            strbuf *out) {
  strbuf_auto names = STRBUF_INIT;
  unsigned n = rewrite_program(c, module, x->seed, x->mutation.depth, &names);
  if (n) strbuf_addf(out, "// %s%s%s\n", file, *file ? ": " : "", strbuf_str(&names));
  text_print_options o = {.verified = true, .hex_elements_above = UINT64_MAX};
  return program_print(c, module, &o, out, NULL);
}

/* Prints the program of these bytes. */
static bool print_program(const generating *x, const uint8_t *bytes, size_t n, strbuf *out) {
  ir_context *c = ir_context_new(&x->o->registry, NULL);
  arena_guard guard;
  bool ok = false;
  if (c && ARENA_GUARD(ir_arena(c), &guard)) {
    ok = print_rewritten(x, c, generate_program(x->g, c, bytes, n), "", out);
    arena_guard_pop(ir_arena(c), &guard);
  }
  ir_context_free(c);
  return ok;
}

/* Prints the program of a file, rewritten. */
static bool print_mutant(const generating *x, const char *file, strbuf *out, strbuf *why) {
  FREED_BY(input_close) input in = {0};
  if (!input_open(&in, file, why)) return false;
  ir_context *c =
      ir_context_new(&x->o->registry, &(ir_context_options){.allow_unregistered = true});
  FREED_BY(display_end) display_sink sink = display_sink_to(stderr, NULL);
  arena_guard guard;
  volatile bool ok = false;
  if (c && ARENA_GUARD(ir_arena(c), &guard)) {
    ir_op *module = judge_read(c, file, in.bytes, in.size, &sink.sink);
    ok = module && print_rewritten(x, c, module, file, out);
    arena_guard_pop(ir_arena(c), &guard);
  }
  ir_context_free(c);
  if (!ok) strbuf_addf(why, "'%s' cannot be rewritten", file);
  return ok;
}

static bool read_options(generating *x, strbuf *why) {
  const char *release = cli_value(x->args, "release");
  generate_options o = {.opset = x->o,
                        .profile = (generate_profile)cli_choice(x->args, "profile", 0),
                        .ops = cli_value(x->args, "ops"),
                        .types = cli_value(x->args, "types"),
                        .size = (unsigned)cli_choice(x->args, "size", 0)};
  x->seed = x->count = 1;
  if (!judged_mutations(x->args, &x->mutation, why) ||
      !cli_number_of(x->args, "seed", 0, ULLONG_MAX, &x->seed, why) ||
      !cli_number_of(x->args, "count", 0, ULLONG_MAX, &x->count, why))
    return false;
  if (release &&
      !(vs_parse(x->o, release, strlen(release), &o.release) && vs_release_of(x->o, o.release)))
    strbuf_addf(why, "'%s' is no release", release);
  else if (o.profile == GENERATE_DOWNGRADE && !release)
    strbuf_adds(why, "--profile=downgrade needs --release");
  else
    x->g = generator_new(&o, why);
  return x->g != NULL;
}

/* The program of --bytes. */
static int generate_one(const generating *x, const char *file, strbuf *out, strbuf *why) {
  FREED_BY(input_close) input in = {0};
  if (!input_open(&in, file, why)) return EXIT_USAGE;
  return print_program(x, (const uint8_t *)in.bytes, in.size, out) ? EXIT_PASS : EXIT_USAGE;
}

static bool write_program(const char *folder, unsigned long long seed, const strbuf *text,
                          strbuf *why) {
  strbuf_auto path = STRBUF_INIT;
  strbuf_addf(&path, "%s/%llu.mlir", folder, seed);
  return output_write(strbuf_str(&path), text->bytes, text->len, why);
}

/* The program of the seed. */
static bool make_program(const generating *x, strbuf *out, strbuf *why) {
  uint8_t bytes[GENERATE_BYTES];
  const judged_mutation *m = &x->mutation;
  if (m->count) return print_mutant(x, m->files[x->seed % m->count], out, why);
  generate_bytes(x->seed, bytes);
  if (print_program(x, bytes, sizeof bytes, out)) return true;
  return strbuf_refuse(why, "out of memory at seed %llu", x->seed);
}

/* All programs; those that are printed are separated as --split-input-file expects it. */
static int generate_all(generating *x, strbuf *why) {
  strbuf_auto text = STRBUF_INIT;
  const char *folder = cli_value(x->args, "output");
  if (folder && !output_folder(folder, why)) return EXIT_USAGE;
  for (unsigned long long first = x->seed; x->seed < first + x->count; x->seed++) {
    strbuf_reset(&text);
    if (x->seed > first && !folder) strbuf_adds(&text, "// -----\n");
    if (!make_program(x, &text, why)) return EXIT_USAGE;
    if (folder && !write_program(folder, x->seed, &text, why)) return EXIT_USAGE;
    if (!folder && fwrite(text.bytes, 1, text.len, stdout) != text.len) break;
  }
  return EXIT_PASS;
}

int cmd_generate(const cli_args *args) {
  generating x = {.args = args, .o = rows_of(args)};
  strbuf out = STRBUF_INIT;
  strbuf_auto why = STRBUF_INIT;
  const char *file = cli_value(args, "bytes");
  int status = EXIT_USAGE;
  if (read_options(&x, &why))
    status = file ? generate_one(&x, file, &out, &why) : generate_all(&x, &why);
  generator_free(x.g);
  if (why.len) {
    strbuf_free(&out);
    return say(WHO, strbuf_str(&why)), status;
  }
  return print_and_free(&out, status);
}
