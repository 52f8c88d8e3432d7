/* hlo-cts inspect */
#include "harness/tools/inspect.h"
#include "command.h"
#include "harness/tools/display.h"
#include "harness/tools/input.h"
#include "harness/tools/tools.h"

static const cli_option inspect_rows[] = {
    OPSET_ROW,
    {"json", CLI_SWITCH, NULL, "as JSON", OPT_JSON},
    {"full", CLI_SWITCH, NULL, "every op, type, attribute and string, with offsets", OPT_FULL},
};

/* What could not be written is told when the rest is. */
static bool put(void *user, const void *bytes, size_t n) {
  (void)user;
  strbuf_auto why = STRBUF_INIT;
  return output_write(NULL, bytes, n, &why);
}

static int cmd_inspect(const cli_args *args) {
  if (args->rest_count != 1) return say("hlo-cts inspect", "name one artifact");
  input in;
  strbuf_auto why = STRBUF_INIT, out = STRBUF_INIT;
  if (!input_open(&in, args->rest[0], &why)) {
    say("hlo-cts inspect", strbuf_str(&why));
    return EXIT_USAGE;
  }
  display_sink sink = display_sink_to(stderr, NULL);
  bc_sink to = {put, NULL};
  inspect_options how = {
      .json = cli_on(args, OPT_JSON), .full = cli_on(args, OPT_FULL), .stream = &to};
  bool ok = inspect_artifact(rows_of(args), in.name, in.bytes, in.size, &how, &out, &sink.sink);
  display_end(&sink);
  input_close(&in);
  return print_and_free(&out, ok ? EXIT_PASS : EXIT_FAIL);
}

static const cli_example inspect_examples[] = {
    {"which release can read an artifact, and what keeps older ones out",
     "hlo-cts inspect program.mlirbc"},
    {NULL, NULL},
};

const command command_inspect = {
    {"hlo-cts inspect",
     "Explains an artifact: header, sections, ops, and the oldest release that can read it.",
     "[options] file", ROWS(inspect_rows), 1, CLI_FILE, .examples = inspect_examples,
     .status_1 = "The artifact cannot be read whole"},
    "inspect",
    cmd_inspect};
