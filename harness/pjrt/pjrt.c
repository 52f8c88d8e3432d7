/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-pjrt: a PJRT plugin as a testee. The plugin is loaded here and nowhere else: what it breaks
 * is this process. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "harness/cli/front.h"
#include "harness/cli/status.h"
#include "probe.h"
#include "serve.h"

static const cli_option option_rows[] = {
    {"option", CLI_VALUE, "name=value",
     "option of the plugin's client: a number, true, false or text; may be repeated"},
    {"release", CLI_VALUE, "release",
     "release of StableHLO that the plugin implements, if it does not state one",
     .values = CLI_RELEASE},
    {"probe", CLI_SWITCH, NULL, "answer what hlo-cts plugin asks, as JSON lines", .rare = true},
    {"sizes", CLI_SWITCH, NULL, "with --probe: ask for sizes of arguments alone", .rare = true},
    {"buffers", CLI_VALUE, "group", "with --probe: ask these questions about buffers alone",
     .rare = true},
    {"target", CLI_VALUE, "release", "with --probe: write the artifact for this release first",
     .values = CLI_RELEASE, .rare = true},
    {NULL}};

static const cli_example examples[] = {
    {"check whether a plugin works", "hlo-cts check-testee -- hlo-pjrt ./pjrt_c_api_cpu_plugin.so"},
    {NULL, NULL}};

static const cli_tool tool = {
    .name = "hlo-pjrt",
    .summary = "Runs a PJRT plugin as a testee, so that hlo-cts can test it.",
    .usage = "[options] plugin.so",
    .options = option_rows,
    .max_rest = 2,
    .rest = CLI_FILE,
    .about =
        "The tool loads a shared object with the PJRT C API, compiles artifacts with it and runs "
        "them. A consumer description of kind `pjrt` starts the tool; docs/consumers.md describes "
        "it.",
    .examples = examples,
    .status_1 = "The plugin cannot be used, or a request is malformed"};

static size_t read_options(const cli_args *args, const char **options) {
  size_t count = 0;
  for (size_t i = 0; i < args->hit_count; i++)
    if (cli_is(&args->hits[i], "option") && count <= PJRT_OPTIONS_MAX)
      options[count++] = args->hits[i].value;
  return count;
}

static bool start(pjrt_plugin *p, const cli_args *args, strbuf *why) {
  const char *options[PJRT_OPTIONS_MAX + 1];
  size_t count = read_options(args, options);
  return pjrt_open(p, args->rest[0], why) && pjrt_start_client(p, options, count, why);
}

/* Whether somebody says which release it is of. */
static bool release_known(const pjrt_plugin *p, const char *release, strbuf *why) {
  strbuf_auto text = STRBUF_INIT;
  bool known = release || pjrt_release(p, "stablehlo_current_version", &text);
  if (!known)
    strbuf_adds(why,
                "the plugin does not say which release of StableHLO it implements: it has no "
                "attribute stablehlo_current_version. Say `release: X.Y.Z` in the description");
  return known;
}

static int complain(const pjrt_plugin *p, const strbuf *why) {
  fprintf(stderr, "hlo-pjrt: %s cannot be used: %s\n", p->path, strbuf_str(why));
  return EXIT_FAIL;
}

/* Answers go to a descriptor of our own: what the plugin prints must not get between them. */
static int own_output(void) {
  int out = dup(STDOUT_FILENO);
  if (out < 0 || dup2(STDERR_FILENO, STDOUT_FILENO) < 0) {
    say("hlo-pjrt", "no descriptors");
    return -1;
  }
  return out;
}

static int serve(pjrt_plugin *p, const char *release) {
  int out = own_output();
  return out < 0 ? EXIT_USAGE : pjrt_serve(p, release, STDIN_FILENO, out);
}

static int probe(const cli_args *args) {
  const char *options[PJRT_OPTIONS_MAX + 1];
  pjrt_question r = {.options = options,
                     .option_count = read_options(args, options),
                     .artifact = args->rest_count > 1 ? args->rest[1] : NULL,
                     .target = cli_value(args, "target"),
                     .sizes = cli_on(args, "sizes"),
                     .buffers = cli_value(args, "buffers")};
  int out = own_output();
  if (out < 0) return EXIT_USAGE;
  pjrt_plugin p = {.path = args->rest[0]};
  int status = pjrt_probe(&p, args->rest[0], &r, out);
  pjrt_close(&p);
  return status;
}

int pjrt_main(int argc, char **argv) {
  FREED_BY(cli_free) cli_args args = {0};
  int status;
  if (front_parse(&tool, argc, argv, &args, &status)) {
    pjrt_plugin p;
    strbuf_auto why = STRBUF_INIT;
    const char *release = cli_value(&args, "release");
    bool probes = cli_on(&args, "probe");
    if (!args.rest_count || (args.rest_count > 1 && !probes)) {
      status = say("hlo-pjrt", "name one plugin, a shared object");
    } else if (probes) {
      status = probe(&args);
    } else {
      bool ok = start(&p, &args, &why) && release_known(&p, release, &why);
      status = ok ? serve(&p, release ? release : "") : complain(&p, &why);
      pjrt_close(&p);
    }
  }
  return status;
}
