/* hlo-pjrt: a PJRT plugin as a testee. The plugin is loaded here and nowhere else: what it breaks
 * is this process. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "harness/tools/front.h"
#include "harness/tools/tools.h"
#include "serve.h"

enum { PJRT_OPT_OPTION = 1, PJRT_OPT_RELEASE, PJRT_OPT_DESCRIBE };

static const cli_option option_rows[] = {
    {"option", CLI_VALUE, "name=value",
     "an option of the plugin's client: a number, true, false or text; may be given again",
     PJRT_OPT_OPTION},
    {"release", CLI_VALUE, "release",
     "the release of StableHLO that it implements, if it does not say so", PJRT_OPT_RELEASE,
     .values = CLI_RELEASE},
    {"describe", CLI_SWITCH, NULL, "print what the plugin offers and lacks", PJRT_OPT_DESCRIBE}};

static const cli_example examples[] = {
    {"what a plugin offers and lacks", "hlo-pjrt --describe pjrt_c_api_cpu_plugin.so"},
    {"whether it works", "hlo-cts check-testee -- hlo-pjrt ./pjrt_c_api_cpu_plugin.so"},
    {NULL, NULL}};

static const cli_tool tool = {
    .name = "hlo-pjrt",
    .summary = "Serves the suite with a PJRT plugin, by the testee protocol.",
    .usage = "[options] plugin.so",
    .options = option_rows,
    .option_count = sizeof option_rows / sizeof *option_rows,
    .max_rest = 1,
    .rest = CLI_FILE,
    .about =
        "Loads a shared object that implements the PJRT C API, compiles artifacts with it and "
        "runs them. Descriptions of kind `pjrt` start it; docs/consumers.md tells more.",
    .examples = examples,
    .status_1 = "The plugin cannot be used, or a request was none"};

static bool start(pjrt_plugin *p, const cli_args *args, strbuf *why) {
  const char *options[PJRT_OPTIONS_MAX + 1];
  size_t count = 0;
  for (size_t i = 0; i < args->hit_count; i++)
    if (args->hits[i].option->id == PJRT_OPT_OPTION && count <= PJRT_OPTIONS_MAX)
      options[count++] = args->hits[i].value;
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

static int describe(pjrt_plugin *p, bool ok, const strbuf *why) {
  strbuf out = STRBUF_INIT;
  pjrt_describe(p, &out);
  if (!ok) strbuf_addf(&out, "cannot be used: %s\n", strbuf_str(why));
  return print_and_free(&out, ok ? EXIT_PASS : EXIT_FAIL);
}

static int complain(pjrt_plugin *p, const strbuf *why) {
  strbuf_auto text = STRBUF_INIT;
  pjrt_describe(p, &text);
  fprintf(stderr, "hlo-pjrt: %s cannot be used: %s\n%s", p->path, strbuf_str(why),
          strbuf_str(&text));
  return EXIT_FAIL;
}

/* Answers go to a descriptor of our own: what the plugin prints must not get between them. */
static int serve(pjrt_plugin *p, const char *release) {
  int out = dup(STDOUT_FILENO);
  if (out < 0 || dup2(STDERR_FILENO, STDOUT_FILENO) < 0) return say("hlo-pjrt", "no descriptors");
  int status = pjrt_serve(p, release, STDIN_FILENO, out);
  close(out);
  return status;
}

int pjrt_main(int argc, char **argv) {
  FREED_BY(cli_free) cli_args args = {0};
  int status;
  if (front_parse(&tool, argc, argv, &args, &status)) {
    pjrt_plugin p;
    strbuf_auto why = STRBUF_INIT;
    const char *release = cli_value(&args, PJRT_OPT_RELEASE);
    if (args.rest_count != 1) {
      status = say("hlo-pjrt", "name a plugin");
    } else {
      bool ok = start(&p, &args, &why) && release_known(&p, release, &why);
      status = cli_on(&args, PJRT_OPT_DESCRIBE) ? describe(&p, ok, &why)
               : ok                             ? serve(&p, release ? release : "")
                                                : complain(&p, &why);
      pjrt_close(&p);
    }
  }
  return status;
}
