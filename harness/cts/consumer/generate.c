/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts generate */
#include "harness/generate/generate.h"

#include <stdio.h>
#include <string.h>

#include "artifact/program.h"
#include "command.h"
#include "harness/cli/status.h"
#include "harness/data/input.h"

#define WHO "hlo-cts generate"

static const cli_option generate_rows[] = {
    VALUE("seed", "n", "seed of the first program; the next one has n + 1", OPT_SEED,
          .fallback = "1"),
    VALUE("count", "n", "number of programs", OPT_SAMPLE, .fallback = "1"),
    VALUE("profile", "name", "what the programs are for", OPT_PROFILE,
          .choices = generate_profile_names, .choice_count = GENERATE_PROFILES,
          .fallback = "evaluate", .more = "docs/generate.md describes the profiles."),
    VALUE("release", "V", "leave out what this release does not have", OPT_RELEASE,
          .values = CLI_RELEASE,
          .more = "With --profile=downgrade one op is in the program that this release has not."),
    VALUE("ops", "op,…", "only these ops of StableHLO, and what they need", OPT_OP, .list = true),
    VALUE("types", "type,…", "only these element types", OPT_TYPE, .list = true),
    VALUE("size", "size", "of tensors: 40, 2,000 or 100,000 elements at most", OPT_SIZES,
          .choices = generate_size_names, .choice_count = 3, .fallback = "small"),
    VALUE("bytes", "file", "decode the program from this file instead of a seed", OPT_BYTES,
          .values = CLI_FILE),
    VALUE("output", "folder", "write each program to a file SEED.mlir in this folder", OPT_OUTPUT,
          .values = CLI_FOLDER),
    OPSET_ROW,
};

static size_t index_of(const char *const *names, const char *name) {
  size_t i = 0;
  while (name && names[i] && strcmp(names[i], name) != 0) i++;
  return name ? i : 0;
}

/* Prints the program of these bytes. */
static bool print_program(const generator *g, const vs_opset *o, const uint8_t *bytes, size_t n,
                          strbuf *out) {
  ir_context *c = ir_context_new(&o->registry, NULL);
  arena_guard guard;
  bool ok = false;
  if (c && ARENA_GUARD(ir_arena(c), &guard)) {
    ir_op *module = generate_program(g, c, bytes, n);
    ok = program_print(c, module, &(text_print_options){.verified = true}, out, NULL);
    arena_guard_pop(ir_arena(c), &guard);
  }
  ir_context_free(c);
  return ok;
}

typedef struct generating {
  const cli_args *args;
  generator *g;
  const vs_opset *o;
  unsigned long long seed, count;
} generating;

static bool read_options(generating *x, strbuf *why) {
  const char *release = cli_value(x->args, OPT_RELEASE), *seed = cli_value(x->args, OPT_SEED),
             *count = cli_value(x->args, OPT_SAMPLE);
  generate_options o = {
      .opset = x->o,
      .profile =
          (generate_profile)index_of(generate_profile_names, cli_value(x->args, OPT_PROFILE)),
      .ops = cli_value(x->args, OPT_OP),
      .types = cli_value(x->args, OPT_TYPE),
      .size = (unsigned)index_of(generate_size_names, cli_value(x->args, OPT_SIZES))};
  x->seed = x->count = 1;
  if ((seed && !cli_number(seed, &x->seed)) || (count && !cli_number(count, &x->count)))
    strbuf_adds(why, "--seed and --count take a number");
  else if (release && !(vs_parse(x->o, release, strlen(release), &o.release) &&
                        vs_release_of(x->o, o.release)))
    strbuf_addf(why, "'%s' is no release", release);
  else if (o.profile == GENERATE_DOWNGRADE && !release)
    strbuf_adds(why, "--profile=downgrade needs --release");
  else
    x->g = generator_new(&o, why);
  return x->g != NULL;
}

static int generate_one(const generating *x, const char *file, strbuf *out, strbuf *why) {
  FREED_BY(input_close) input in = {0};
  if (!input_open(&in, file, why)) return EXIT_USAGE;
  return print_program(x->g, x->o, (const uint8_t *)in.bytes, in.size, out) ? EXIT_PASS
                                                                            : EXIT_USAGE;
}

static bool write_program(const char *folder, unsigned long long seed, const strbuf *text,
                          strbuf *why) {
  strbuf_auto path = STRBUF_INIT;
  strbuf_addf(&path, "%s/%llu.mlir", folder, seed);
  return output_write(strbuf_str(&path), text->bytes, text->len, why);
}

/* All programs; those that are printed are separated as --split-input-file expects it. */
static int generate_all(const generating *x, strbuf *why) {
  uint8_t bytes[GENERATE_BYTES];
  strbuf_auto text = STRBUF_INIT;
  const char *folder = cli_value(x->args, OPT_OUTPUT);
  if (folder && !output_folder(folder, why)) return EXIT_USAGE;
  for (unsigned long long seed = x->seed; seed < x->seed + x->count; seed++) {
    strbuf_reset(&text);
    generate_bytes(seed, bytes);
    if (seed > x->seed && !folder) strbuf_adds(&text, "// -----\n");
    if (!print_program(x->g, x->o, bytes, sizeof bytes, &text)) {
      strbuf_addf(why, "out of memory at seed %llu", seed);
      return EXIT_USAGE;
    }
    if (folder && !write_program(folder, seed, &text, why)) return EXIT_USAGE;
    if (!folder && fwrite(text.bytes, 1, text.len, stdout) != text.len) break;
  }
  return EXIT_PASS;
}

static int cmd_generate(const cli_args *args) {
  generating x = {.args = args, .o = rows_of(args)};
  strbuf out = STRBUF_INIT;
  strbuf_auto why = STRBUF_INIT;
  const char *file = cli_value(args, OPT_BYTES);
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

const command command_generate = {
    {WHO, "Makes random programs that are valid.", "[options]", ROWS(generate_rows), 0,
     .about =
         "Makes StableHLO programs from a seed: they verify, and every profile but serialize and "
         "downgrade makes programs that can be evaluated. Equal seeds and options give equal "
         "programs on every machine. @main has no arguments; its inputs are constants. Several "
         "programs are separated by // -----, as --split-input-file expects it.",
     EXAMPLES({"print ten programs", "hlo-cts generate --seed=7 --count=10"},
              {"make programs that 1.0.0 can express but for one op",
               "hlo-cts generate --profile=downgrade --release=1.0.0 --output=made"})},
    cmd_generate};
