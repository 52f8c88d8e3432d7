/* SPDX-License-Identifier: Apache-2.0 */
/* The process consumer: one process for each action. */
#include <errno.h>
#include <string.h>
#include <sys/stat.h>

#include "harness/data/regex.h"
#include "harness/host/child.h"
#include "harness/host/owned.h"
#include "internal.h"
#include "text/text.h"

/* Where the files of an action are. */
typedef struct files {
  strbuf artifact, program, output;
} files;

static bool put(const strbuf *folder, const char *name, const void *bytes, size_t n, strbuf *path,
                strbuf *why) {
  strbuf_addf(path, "%s/%s", strbuf_str(folder), name);
  return !bytes || owned_write(strbuf_str(path), bytes, n, why);
}

static bool put_files(const request *q, const strbuf *folder, files *f, strbuf *why) {
  return put(folder, "artifact.mlirbc", q->artifact, q->artifact_size, &f->artifact, why) &&
         put(folder, "program.mlir", q->program, q->program_size, &f->program, why) &&
         put(folder, "output", NULL, 0, &f->output, why);
}

static void files_free(files *f) {
  strbuf_free(&f->artifact);
  strbuf_free(&f->program);
  strbuf_free(&f->output);
}

static char **arguments(const consumer_setting *s, const request *q, const files *f) {
  char target[32], release[32];
  strbuf_auto args = STRBUF_INIT;
  strbuf_addc(&args, '[');
  for (size_t i = 0; i < q->arg_count; i++) {
    if (i) strbuf_adds(&args, ", ");
    interp_print(q->args[i], true, &args);
  }
  strbuf_addc(&args, ']');
  const char *const values[HOLD_COUNT] = {[HOLD_ARTIFACT] = strbuf_str(&f->artifact),
                                          [HOLD_PROGRAM] = strbuf_str(&f->program),
                                          [HOLD_OUTPUT] = strbuf_str(&f->output),
                                          [HOLD_ARGS] = strbuf_str(&args),
                                          [HOLD_TARGET] = vs_format(q->target, target),
                                          [HOLD_RELEASE] = vs_format(q->own, release),
                                          [HOLD_HERE] = s->here,
                                          [HOLD_BIN] = s->bin};
  return args.failed ? NULL : command_expand(&s->d->actions[q->verb], values);
}

static bool matches(const char *pattern, const strbuf *text) {
  regexp *r = regex_new(pattern, strlen(pattern), REGEX_LINES, NULL);
  bool found = regex_matches(r, strbuf_str(text), text->len);
  regex_free(r);
  return found;
}

/* Quotes at most QUOTE_MAX bytes of an output in a message. */
static void quote(const strbuf *text, strbuf *out) {
  enum { QUOTE_MAX = 3000 };
  const char *s = strbuf_str(text);
  size_t n = text->len;
  while (n && (s[n - 1] == '\n' || s[n - 1] == ' ')) n--;
  strbuf_add(out, s, n < QUOTE_MAX ? n : QUOTE_MAX);
  if (n > QUOTE_MAX) strbuf_adds(out, " …");
}

static bool means_refusal(const consumer_description *d, int status) {
  for (size_t i = 0; i < d->refusal_exit_count; i++)
    if (d->refusal_exits[i] == status) return true;
  return false;
}

/* Sets the outcome from an exit status. Returns true if the output must be read. */
static bool exit_says(const consumer_description *d, const child_result *r, action *a) {
  if (r->status == 0) return true;
  bool refusal = means_refusal(d, r->status);
  if (refusal && (!d->refusal_pattern || matches(d->refusal_pattern, &r->err))) {
    a->outcome = OUTCOME_REFUSED;
    quote(&r->err, &a->message);
    return false;
  }
  a->outcome = OUTCOME_BAD_REPLY;
  strbuf_addf(&a->message,
              refusal ? "ended with status %d without a refusal: "
                      : "ended with status %d, which means nothing: ",
              r->status);
  quote(&r->err, &a->message);
  return false;
}

static bool ended_well(const consumer_description *d, const child_result *r, action *a) {
  switch (r->verdict) {
    case CHILD_EXITED: return exit_says(d, r, a);
    case CHILD_DIED: a->outcome = OUTCOME_CRASHED; break;
    case CHILD_TIMED_OUT: a->outcome = OUTCOME_TIMED_OUT; break;
    case CHILD_FLOODED: a->outcome = OUTCOME_BAD_REPLY; break;
    case CHILD_NOT_STARTED: a->outcome = OUTCOME_SUITE_FAULT; break;
  }
  bool says = r->err.len && r->verdict != CHILD_FLOODED;
  strbuf_addf(&a->message, says ? "%s: " : "%s", strbuf_str(&r->why));
  a->ended = r->verdict == CHILD_DIED;
  a->output = a->message.len;
  if (says) quote(&r->err, &a->message);
  return false;
}

static bool bad(action *a, const char *what, const strbuf *detail) {
  a->outcome = OUTCOME_BAD_REPLY;
  strbuf_adds(&a->message, what);
  if (detail) quote(detail, &a->message);
  return false;
}

/* Takes the output from where it is. */
static bool take_output(const consumer_command *c, const child_limits *l, const files *f,
                        child_result *r, strbuf *out, action *a) {
  if (!c->to_file) {
    strbuf_free(out);
    *out = r->out;
    r->out = (strbuf)STRBUF_INIT;
  } else {
    strbuf_auto why = STRBUF_INIT;
    owned_state state = owned_read(strbuf_str(&f->output), l->output, out, &why);
    if (state == OWNED_MISSING && r->err.len)
      return bad(a, "ended well without the output file: ", &r->err);
    if (state == OWNED_MISSING) return bad(a, "ended well without the output file", NULL);
    if (state != OWNED_READ && !out->failed) return bad(a, "its output file ", &why);
  }
  if (!out->failed) return true;
  a->outcome = OUTCOME_SUITE_FAULT;
  return strbuf_refuse(&a->message, "out of memory");
}

/* One dense attribute a line. */
static bool take_values(ir_context *c, const strbuf *out, reply *r, action *a) {
  const char *stop, *end = strbuf_str(out) + out->len;
  for (const char *at = strbuf_str(out); at < end; at = stop + 1) {
    stop = memchr(at, '\n', (size_t)(end - at));
    if (!stop) stop = end;
    while (at < stop && (*at == ' ' || *at == '\t' || *at == '\r')) at++;
    if (at == stop) continue;
    strbuf_auto why = STRBUF_INIT;
    diag_text_sink sink = diag_text_sink_to(&why);
    const ir_attr *value = text_parse_attr(c, at, (size_t)(stop - at), &sink.sink);
    if (value && value->kind != IR_ATTR_DENSE) strbuf_adds(&why, "not a dense attribute");
    if (why.len || !value) {
      strbuf_auto line = STRBUF_INIT;
      strbuf_add(&line, at, (size_t)(stop - at));
      bad(a, "a result cannot be read: ", &line);
      strbuf_adds(&a->message, ": ");
      quote(&why, &a->message);
      return false;
    }
    if (reply_add_value(r, interp_from_attr(value))) continue;
    a->outcome = OUTCOME_SUITE_FAULT;
    return strbuf_refuse(&a->message, "out of memory");
  }
  return true;
}

static void run_command(const consumer_setting *s, ir_context *c, const request *q, const files *f,
                        const strbuf *folder, reply *r, action *a) {
  const consumer_limits *l = &s->d->limits;
  child_limits limits = {l->wall, l->cpu, l->memory, l->output};
  auto_free char **argv = arguments(s, q, f);
  if (!argv) {
    strbuf_adds(&a->message, "out of memory");
    return;
  }
  FREED_BY(child_result_free) child_result result = {0};
  child_run(argv, strbuf_str(folder), &limits, &result);
  strbuf artifact = {.bytes = (char *)(uintptr_t)q->artifact, .len = q->artifact_size};
  strbuf program = {.bytes = (char *)(uintptr_t)q->program, .len = q->program_size};
  trace_process(s, argv, q->artifact ? &artifact : NULL, q->program ? &program : NULL, &result);
  if (!ended_well(s->d, &result, a) ||
      !take_output(&s->d->actions[q->verb], &limits, f, &result, &r->bytes, a))
    return;
  bool evaluates = q->verb == VERB_EVALUATE;
  if (evaluates ? take_values(c, &r->bytes, r, a) : r->bytes.len > 0)
    a->outcome = OUTCOME_DONE;
  else if (!evaluates)
    bad(a, "ended with status 0 and without output", NULL);
}

/* Each action has a folder of its own: what one left there is nothing to the next. */
static bool new_folder(const consumer_setting *s, strbuf *out, strbuf *why) {
  static unsigned long actions;
  if (!scratch_folder(s, out, why)) return false;
  strbuf_addf(out, "/%lu", actions++);
  if (mkdir(strbuf_str(out), 0700) == 0) return true;
  return strbuf_refuse(why, "cannot make folder '%s': %s", strbuf_str(out), strerror(errno));
}

void process_act(const consumer_setting *s, ir_context *c, const request *q, reply *r, action *a) {
  strbuf_auto folder = STRBUF_INIT;
  files f = {0};
  a->outcome = OUTCOME_SUITE_FAULT; /* stays if no process starts */
  if (new_folder(s, &folder, &a->message) && put_files(q, &folder, &f, &a->message))
    run_command(s, c, q, &f, &folder, r, a);
  if (folder.len) owned_remove(strbuf_str(&folder));
  files_free(&f);
}
