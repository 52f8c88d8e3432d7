/* The trend of a consumer: a line of JSON for each of its runs in DIR/trend, and the last ones as
 * text. */
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "harness/cli/json_text.h"
#include "harness/host/input.h"
#include "harness/results/score.h"
#include "report.h"

enum { SHOWN = 8 };

static json_t *line_of(const results *r, const journal_head *h) {
  score s;
  summary all;
  results_score(r, &s);
  results_summary(r, &all);
  char newest[32];
  vs_format(vs_current(r->opset), newest);
  return json_pack("{s:s,s:s,s:s,s:s,s:s,s:o,s:I,s:I,s:I,s:I,s:I}", "started", h->started, "tool",
                   h->tool, "consumer", r->consumer, "newest_release", newest, "result",
                   run_outcome_names[all.outcome], "options", journal_options(h), "passed",
                   (json_int_t)s.passed, "asked", (json_int_t)score_asked(&s), "unsupported",
                   (json_int_t)s.unsupported, "waived", (json_int_t)s.waived, "corpus",
                   (json_int_t)s.corpus);
}

static double share(const json_t *line, const char *whole) {
  double n = (double)json_integer_value(json_object_get(line, whole));
  return n > 0 ? 100.0 * (double)json_integer_value(json_object_get(line, "passed")) / n : 0;
}

static void add_line(const json_t *line, strbuf *out) {
  strbuf_addf(out, "  %s  %5.1f %% of %lld asked, %5.1f %% of all %lld  %s\n",
              json_string_value(json_object_get(line, "started")), share(line, "asked"),
              (long long)json_integer_value(json_object_get(line, "asked")), share(line, "corpus"),
              (long long)json_integer_value(json_object_get(line, "corpus")),
              json_string_value(json_object_get(line, "tool")));
}

/* Runs of the same consumer that were asked the same. */
static bool comparable(const json_t *a, const json_t *b) {
  return json_equal(json_object_get(a, "consumer"), json_object_get(b, "consumer")) &&
         json_equal(json_object_get(a, "options"), json_object_get(b, "options"));
}

static bool whole_line(const json_t *line) {
  return json_is_string(json_object_get(line, "started")) &&
         json_is_string(json_object_get(line, "tool")) &&
         json_is_integer(json_object_get(line, "passed"));
}

/* The runs before this one, oldest first; false with a sentence for a file that is no such list. */
static bool read_lines(const char *path, json_t *now, json_t *list, strbuf *why) {
  FREED_BY(input_close) input in = {0};
  bool ok = true;
  if (access(path, F_OK) != 0) return true;
  if (!input_open(&in, path, why)) return false;
  for (const char *at = in.bytes, *end = at + in.size; ok && at < end;) {
    const char *newline = memchr(at, '\n', (size_t)(end - at));
    size_t n = (size_t)((newline ? newline : end) - at);
    json_auto_t *line = json_loadb(at, n, 0, NULL);
    ok = whole_line(line) || !newline; /* the last one may be torn */
    if (whole_line(line) && comparable(line, now)) json_array_append(list, line);
    at += n + (newline != NULL);
  }
  if (!ok) strbuf_addf(why, "'%s' is no history of runs", path);
  return ok;
}

static bool append(const char *path, json_t *line, strbuf *why) {
  strbuf_auto all = STRBUF_INIT;
  json_line(&all, json_incref(line), JSON_COMPACT);
  int fd = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666);
  bool ok = fd >= 0 && all.len && write(fd, all.bytes, all.len) == (ssize_t)all.len;
  if (fd >= 0) ok &= close(fd) == 0;
  if (!ok) strbuf_addf(why, "cannot write '%s': %s", path, strerror(errno));
  return ok;
}

bool report_trend(const results *r, const journal_head *h, const char *folder, strbuf *out,
                  strbuf *why) {
  strbuf_auto path = STRBUF_INIT;
  strbuf_addf(&path, "%s/trend", folder);
  json_auto_t *now = line_of(r, h), *list = json_array();
  bool ok = now && list && output_folder(folder, why) &&
            read_lines(strbuf_str(&path), now, list, why) && append(strbuf_str(&path), now, why);
  if (ok) {
    size_t n = json_array_size(list);
    strbuf_addf(out, "history: %zu run%s like this before\n", n, n == 1 ? "" : "s");
    for (size_t i = n > SHOWN ? n - SHOWN : 0; i < n; i++) add_line(json_array_get(list, i), out);
    add_line(now, out);
  }
  return ok;
}
