/* SPDX-License-Identifier: Apache-2.0 */
/* Consumers that are broken on purpose get exactly the verdicts that their faults deserve. What
 * each deserves is said here by rules on (case, producer, consumer, check), not by what a run
 * printed. Every fake is of release 1.8.0; the corpus of fakes/ has a case for each way to be
 * wrong. */
#include <dirent.h>
#include <stdlib.h>
#include <unistd.h>

#include "harness/cli/status.h"
#include "harness/cts/cts.h"
#include "harness/groups/groups.h"
#include "harness/host/child.h"
#include "harness/reports/report.h"
#include "harness/sessions/session.h"
#include "tests/harness/meaning.h"
#include "tests/harness/shell.h"
#include "tests/harness/suite.h"

static char golden_folder[128];

static size_t row_of(vs_version v) {
  const vs_opset *o = vs_builtin_opset();
  return (size_t)(vs_release_of(o, v) - o->releases);
}

/* --- The verdicts of a consumer without fault --- */

static size_t own; /* row of the release that the fake says it is of */

/* The fake is the producer, the consumer or both sides of a pair; checks that say nothing about it
 * are not made. */
static bool asked(size_t producer, size_t consumer, meaning p, check_kind k) {
  if (p.class == CLASS_REFUSE_PRODUCER) return producer == own && k == CHECK_REFUSE;
  if (consumer == own && k != CHECK_SERIALIZE && k != CHECK_DOWNGRADE) return true;
  bool meant = p.class == CLASS_MUST_READ || p.class == CLASS_MUST_DOWNGRADE;
  return producer == own && meant && k != CHECK_RESERIALIZE && k != CHECK_EVALUATE;
}

typedef struct spot {
  const corpus_case *c;
  size_t producer, consumer;
  meaning p;
  check_kind k;
  bool reads, writes; /* the fake does */
} spot;

typedef verdict (*rule)(const spot *s);

static verdict no_fault(const spot *s) { return right(s->p); }

/* --- Wrong answers --- */

static verdict accepts_all(const spot *s) { return refuses(s->p) ? VERDICT_FAIL : VERDICT_PASS; }

/* Any clean refusal passes where one is due; what may be read may be refused. */
static verdict refuses_all(const spot *s) {
  if (refuses(s->p)) return VERDICT_REFUSED_AS_EXPECTED;
  if (s->writes) { /* then there is nothing to read */
    check_kind first = s->p.class == CLASS_MUST_DOWNGRADE ? CHECK_DOWNGRADE : CHECK_SERIALIZE;
    return s->k == first ? VERDICT_REFUSED_UNEXPECTEDLY : VERDICT_NONE;
  }
  if (s->k != CHECK_DESERIALIZE) return VERDICT_NONE;
  return s->p.class == CLASS_MAY_READ ? VERDICT_REFUSED_AS_EXPECTED : VERDICT_REFUSED_UNEXPECTEDLY;
}

/* tan came with 1.4.0; before, it writes sine / cosine. */
static verdict expands(const spot *s) {
  return s->p.class == CLASS_REFUSE_PRODUCER ? VERDICT_EXPANDED : right(s->p);
}
static verdict expands_wrong(const spot *s) {
  return s->p.class == CLASS_REFUSE_PRODUCER ? VERDICT_FAIL : right(s->p);
}

/* Who does not have openxla/stablehlo's own writer may write another program, here in the case
 * `bools`: `written` is the verdict about that, `seen` about what is read from it, `evaluated`
 * about what it evaluates of it itself. */
static verdict writes_bools(const spot *s, verdict written, verdict seen, verdict evaluated) {
  if (!is(s->c, "bools") || refuses(s->p)) return right(s->p);
  bool writes = s->writes && s->k == CHECK_SERIALIZE, again = s->reads && s->k == CHECK_RESERIALIZE;
  if (writes || again) return written;
  if (!s->writes) return right(s->p);
  if (s->k == CHECK_DESERIALIZE) return seen;
  if (s->k == CHECK_PRESERVE) return seen == VERDICT_FAIL ? VERDICT_NONE : seen;
  return s->k == CHECK_EVALUATE ? evaluated : right(s->p);
}
static verdict or_for_and(const spot *s) {
  return writes_bools(s, VERDICT_FAIL, VERDICT_FAIL, VERDICT_FAIL);
}
static verdict or_for_arguments(const spot *s) {
  return writes_bools(s, VERDICT_FAIL, VERDICT_FAIL, VERDICT_PASS);
}
static verdict calls_custom(const spot *s) {
  return writes_bools(s, VERDICT_INAPPLICABLE, VERDICT_PASS, VERDICT_REFUSED_UNEXPECTEDLY);
}
/* With other locations it is the same program; the case that is about them shows it. */
static verdict own_bytes(const spot *s) {
  bool lost = is(s->c, "locations") && s->writes && s->k == CHECK_PRESERVE;
  return lost ? VERDICT_FAIL : right(s->p);
}

/* It writes the form of 1.8.0 for everybody. */
static verdict ignores_target(const spot *s) {
  if (s->p.class == CLASS_REFUSE_PRODUCER) return VERDICT_FAIL;
  if (s->reads && s->k == CHECK_RESERIALIZE && s->producer < own) return VERDICT_FAIL;
  if (s->p.class != CLASS_MUST_DOWNGRADE || !s->writes) return right(s->p);
  if (s->k == CHECK_SERIALIZE) return VERDICT_FAIL;
  vs_version reader = release(s->consumer)->version;
  bool unknown = form_since(s->c, release(own)->version) > reader ||
                 bytecode_written(release(own)->version) > bytecode_read(reader);
  if (s->k == CHECK_DOWNGRADE || !unknown) return VERDICT_PASS;
  return s->k == CHECK_DESERIALIZE ? VERDICT_REFUSED_UNEXPECTEDLY : VERDICT_NONE;
}

static verdict drops_attribute(const spot *s) {
  bool missed = s->k == CHECK_PRESERVE || s->k == CHECK_RESERIALIZE;
  return is(s->c, "attributes") && s->reads && missed && !refuses(s->p) ? VERDICT_FAIL
                                                                        : right(s->p);
}

static verdict evaluates_wrong(const spot *s, const char *id) {
  return is(s->c, id) && s->k == CHECK_EVALUATE ? VERDICT_FAIL : right(s->p);
}
static verdict flips_i1(const spot *s) {
  return evaluates_wrong(s, is(s->c, "bools") ? "bools" : "single_true");
}
static verdict wrong_nan(const spot *s) { return evaluates_wrong(s, "nan"); }
/* Where bits are compared, and the number is no NaN: not in "nan", whose first is one. */
static verdict one_ulp(const spot *s) { return evaluates_wrong(s, "exact"); }

/* Every case has one result; its bytes stay right. */
static verdict answers_otherwise(const spot *s) {
  return s->k == CHECK_EVALUATE ? VERDICT_FAIL : right(s->p);
}
/* i32 for f32 and the reverse; booleans keep their type. */
static verdict other_type(const spot *s) {
  bool kept = is(s->c, "bools") || is(s->c, "single_true");
  return kept ? right(s->p) : answers_otherwise(s);
}

/* Another program: nothing more is said about its attributes. */
static verdict swaps_subtract(const spot *s) {
  if (!is(s->c, "subtract") || !s->reads || refuses(s->p)) return right(s->p);
  if (s->k == CHECK_DOWNGRADE || s->k == CHECK_SERIALIZE) return VERDICT_PASS;
  return s->k == CHECK_PRESERVE ? VERDICT_NONE : VERDICT_FAIL;
}

/* exponential_v2 came with 1.9.0; nothing else of what the corpus holds did. */
static verdict one_too_new(const spot *s) {
  bool refused = s->p.of_accuracy;
  return refused ? VERDICT_FAIL : right(s->p);
}

static verdict first_reading(const spot *s, verdict v) {
  if (s->k == CHECK_DOWNGRADE || s->k == CHECK_SERIALIZE) return VERDICT_PASS;
  return s->k == CHECK_DESERIALIZE ? v : VERDICT_NONE;
}

static verdict one_too_old(const spot *s) {
  bool hit = s->reads && release(s->producer)->version == VS(1, 7, 0);
  return hit ? first_reading(s, VERDICT_REFUSED_UNEXPECTEDLY) : right(s->p);
}

/* It says that it is of the newest release, and is 1.8.0: what came between it does not know. */
static verdict lies(const spot *s) {
  bool unknown = s->reads && form_since(s->c, release(s->producer)->version) > VS(1, 8, 0);
  return unknown ? first_reading(s, VERDICT_REFUSED_UNEXPECTEDLY) : right(s->p);
}

/* --- Worse --- */

static verdict at_1_0_0(const spot *s, verdict v) {
  bool hit = s->reads && release(s->producer)->version == VS(1, 0, 0);
  return hit ? first_reading(s, v) : right(s->p);
}
static verdict crashes(const spot *s) { return at_1_0_0(s, VERDICT_CRASH); }
static verdict times_out(const spot *s) { return at_1_0_0(s, VERDICT_TIMEOUT); }
static verdict breaks_protocol(const spot *s) { return at_1_0_0(s, VERDICT_PROTOCOL_ERROR); }

/* Whatever it is asked, for ever. */
static verdict never_answers(const spot *s) {
  if (refuses(s->p)) return VERDICT_PROTOCOL_ERROR;
  check_kind first = CHECK_DESERIALIZE;
  if (s->writes) first = s->p.class == CLASS_MUST_DOWNGRADE ? CHECK_DOWNGRADE : CHECK_SERIALIZE;
  return s->k == first ? VERDICT_PROTOCOL_ERROR : VERDICT_NONE;
}

/* The first half of the producers finds it well; then it dies, and comes back as somebody else. The
 * suite asks in the order of producers, then consumers, and never twice for the same bytes. */
static verdict other_after_restart(const spot *s) {
  if (release(s->producer)->version < VS(1, 0, 0)) return right(s->p);
  if (release(s->producer)->version == VS(1, 0, 0) && s->reads)
    return first_reading(s, VERDICT_CRASH);
  return never_answers(s);
}

/* A banner before everything: no program, no artifact. */
static verdict banner(const spot *s) {
  if (s->p.class == CLASS_REFUSE_PRODUCER) return right(s->p);
  if (s->writes && s->k == CHECK_DOWNGRADE) return VERDICT_PASS;
  if (s->writes && s->k == CHECK_SERIALIZE) return VERDICT_FAIL;
  /* what it wrote is no artifact to anybody, itself included; what others wrote, it reads */
  if (s->writes) return first_reading(s, VERDICT_REFUSED_UNEXPECTEDLY);
  if (refuses(s->p)) return right(s->p);
  return first_reading(s, VERDICT_PROTOCOL_ERROR);
}

/* A refusal that does not look like one. */
static verdict mumbles(const spot *s) {
  return refuses(s->p) ? VERDICT_PROTOCOL_ERROR : VERDICT_PASS;
}

static verdict bad_results(const spot *s) {
  return s->k == CHECK_EVALUATE ? VERDICT_PROTOCOL_ERROR : right(s->p);
}

/* --- What it says that it cannot do --- */

static verdict cannot_evaluate(const spot *s) {
  return s->k == CHECK_EVALUATE ? VERDICT_UNSUPPORTED : right(s->p);
}

static verdict cannot_read(const spot *s) {
  bool seen = s->k == CHECK_DESERIALIZE || s->k == CHECK_PRESERVE || s->k == CHECK_RESERIALIZE;
  return s->reads && seen ? VERDICT_UNSUPPORTED : right(s->p);
}

static verdict cannot_write(const spot *s) {
  if (s->p.class == CLASS_REFUSE_PRODUCER) return VERDICT_UNSUPPORTED;
  if (s->k == CHECK_SERIALIZE || s->k == CHECK_DOWNGRADE || s->k == CHECK_RESERIALIZE)
    return VERDICT_UNSUPPORTED;
  return s->reads ? right(s->p) : VERDICT_NONE;
}

static verdict f32_only(const spot *s) {
  bool other = is(s->c, "bools") || is(s->c, "single_true") || is(s->c, "subtract") ||
               is(s->c, "attributes") || is(s->c, "locations");
  return other && s->k == CHECK_EVALUATE ? VERDICT_UNSUPPORTED : right(s->p);
}

/* Only the case that keeps them shows it. */
static verdict hides_locations(const spot *s) {
  bool hidden = s->k == CHECK_PRESERVE || s->k == CHECK_RESERIALIZE;
  return is(s->c, "locations") && s->reads && hidden ? VERDICT_UNSUPPORTED : right(s->p);
}

/* --- Running them --- */

enum { PROCESS = 1, TESTEE = 2, BOTH = 3 };

typedef struct fake {
  const char *mode;
  int kinds;
  rule expect;
  const char *says; /* part of what is said about the first verdict that is no pass, or, of one
                       without fault, that is a pass; NULL: any */
  const char *limits;
  bool all; /* over the whole corpus, not one case */
  /* How many verdicts have to differ from those without fault; a floor, so that a fault that nobody
   * meets does not pass. A case that differs in one check of each pair with the fake gives 33, the
   * number of releases; in two, 66; in three, 99. A pair that is not read gives 4: read, preserve,
   * write again, evaluate. Writers of forms that 1.8.0 does not know give 34: 12 releases have
   * exponential_v2 (1.9.0), 11 tan_v2, 11 another form of with_accuracy (1.10.0). The others are
   * round figures below what is expected. */
  size_t least;
} fake;

static const fake fakes[] = {
    /* mode, kinds, rule, says, limits, all, least */
    {"well", BOTH, no_fault, NULL, "", true, 0},
    {"encodes-as-newest", TESTEE, no_fault, "other legal encoding: ", "", true, 0},
    {"accepts-all", TESTEE, accepts_all, "accepted, although", "", true, 20},
    {"refuses-all", BOTH, refuses_all, "no", "", true, 100},
    {"ignores-target", TESTEE, ignores_target, NULL, "", true, 100},
    {"expands", BOTH, expands, "without 'tan_v1': what the known expansions make", "", true, 12},
    {"expands-wrong", TESTEE, expands_wrong, "gives other values", "", true, 12},
    {"own-bytes", TESTEE, own_bytes, NULL, "", true, 1},
    {"multiplies", TESTEE, no_fault, "another program with the case's values", "", true, 0},
    {"or-for-and", TESTEE, or_for_and, "another program, which gives other values", "", true, 66},
    {"or-for-arguments", TESTEE, or_for_arguments,
     "another program, which is wrong when constants are arguments", "", true, 66},
    {"calls-custom", TESTEE, calls_custom, "unproven: another program", "", true, 33},
    {"drops-attribute", TESTEE, drops_attribute, NULL, "", true, 60},
    {"flips-i1", BOTH, flips_i1, "1 element differs, the first is element", "", true, 33},
    {"one-ulp", TESTEE, one_ulp, "(1 ULP)", "", true, 33},
    {"wrong-nan", TESTEE, wrong_nan, " differ", "", true, 33},
    {"extra-result", BOTH, answers_otherwise, "there are 2 results, not 1", "", true, 330},
    {"other-type", TESTEE, other_type, "actual: tensor<", "", true, 99},
    {"scalar-of-rank-1", TESTEE, answers_otherwise, "result 0 has another type", "", true, 330},
    {"swaps-subtract", TESTEE, swaps_subtract, NULL, "", true, 100},
    {"one-too-new", TESTEE, one_too_new, "accepted, although 'exponential_v2'", "", true, 10},
    {"one-too-old", TESTEE, one_too_old, "no", "", true, 30},
    {"says-code", BOTH, no_fault, NULL, "", true, 0},
    {"says-wrong-code", TESTEE, no_fault, NULL, "", true, 0},
    {"says-second-name", TESTEE, no_fault, NULL, "", true, 0},
    {"lies", TESTEE, lies, "exponential_v2", "", true, 40},
    {"dies-segv", BOTH, crashes, "signal 11", "", false, 4},
    {"dies-abrt", BOTH, crashes, "signal 6", "", false, 4},
    {"dies-fpe", TESTEE, crashes, "signal 8", "", false, 4},
    {"dies-ill", TESTEE, crashes, "signal 4", "", false, 4},
    {"dies-bus", TESTEE, crashes, "signal 7", "", false, 4},
    {"dies-kill", BOTH, crashes, "signal 9", "", false, 4},
    {"dies-term", TESTEE, crashes, "signal 15", "", false, 4},
    {"silent-exit", TESTEE, breaks_protocol, "ended with status 0 instead of", "", false, 4},
    {"silent-exit", PROCESS, breaks_protocol, "ended with status 0 and without output", "", false,
     4},
    {"daemon-keeps-pipe", TESTEE, breaks_protocol, "ended with status 0 instead of", "", false, 4},
    {"stops-parent", BOTH, no_fault, NULL, "", false, 0},
    {"odd-exit", TESTEE, breaks_protocol, "status 7", "", false, 4},
    {"odd-exit", PROCESS, breaks_protocol, "status 7, which means nothing", "", false, 4},
    {"hangs", TESTEE, times_out, "no answer after 0.5 s", "wall: 0.5", false, 4},
    {"hangs", PROCESS, times_out, "no end after 0.5 s", "wall: 0.5", false, 4},
    {"burns", PROCESS, times_out, "1 s of processor time", "wall: 60, cpu: 1", false, 4},
    {"floods", TESTEE, breaks_protocol, "is not a frame", "output: 1MiB", false, 4},
    {"floods", PROCESS, breaks_protocol, "more than 1048576 bytes to standard output",
     "output: 1MiB", false, 4},
    {"floods-file", BOTH, breaks_protocol, "a file of more than 1048576 bytes", "output: 1MiB",
     false, 4},
    {"half-answer", TESTEE, breaks_protocol, "status 0 in the middle of an answer", "", false, 4},
    {"half-answer", PROCESS, breaks_protocol, "cannot be read", "", false, 4},
    {"slow-start", TESTEE, no_fault, NULL, "start: 20", false, 0},
    {"leaks-descriptors", BOTH, no_fault, NULL, "", false, 0},
    {"leaves-children", BOTH, no_fault, NULL, "", false, 0},
    {"banner", PROCESS, banner, NULL, "", false, 60},
    {"mumbles", PROCESS, mumbles, "without a refusal: something", "", true, 20},
    {"other-after-restart", TESTEE, other_after_restart, NULL, "", false, 60},
    {"wrong-id", TESTEE, never_answers, "the id of another request", "", true, 100},
    {"no-json", TESTEE, never_answers, "not JSON", "", true, 100},
    {"two-answers-in-one", TESTEE, never_answers, "neither 'done'", "", true, 100},
    {"tells-phase", TESTEE, no_fault, NULL, "", true, 0},
    {"names-no-phase", TESTEE, mumbles, "has an unknown 'phase'", "", true, 20},
    {"falls-back", TESTEE, no_fault, "fallback: the slow path", "", true, 0},
    {"twice", TESTEE, never_answers, "more than one answer", "", true, 100},
    {"short-tensor", TESTEE, bad_results, "bytes", "", true, 33},
    {"cannot-evaluate", TESTEE, cannot_evaluate, NULL, "", true, 33},
    {"cannot-read", TESTEE, cannot_read, NULL, "", true, 99},
    {"cannot-write", TESTEE, cannot_write, NULL, "", true, 66},
    {"f32-only", TESTEE, f32_only, "element type", "", true, 99},
    {"hides-locations", TESTEE, hides_locations, NULL, "", true, 66},
};
enum { FAKE_COUNT = sizeof fakes / sizeof *fakes };

static void describe(const fake *f, int kind, strbuf *text) {
  strbuf_addf(text, "name: %s\nkind: %s\n", f->mode, kind == TESTEE ? "testee" : "process");
  if (*f->limits) strbuf_addf(text, "limits: {%s}\n", f->limits);
  if (kind == TESTEE) {
    strbuf_addf(text, "command: [\"%s\", %s, testee]\n", FAKE_CONSUMER, f->mode);
    return;
  }
  strbuf_addf(text, "release: 1.8.0\ncapabilities: {%slocations: yes}\n",
              strncmp(f->mode, "expands", 7) == 0 ? "" : "writer: stablehlo, ");
  const char *const actions[] = {"deserialize, \"{artifact}\"",
                                 "serialize, \"{program}\", \"{target}\"",
                                 "evaluate, \"{artifact}\""};
  const char *const verbs[] = {"deserialize", "serialize", "evaluate"};
  for (int i = 0; i < 3; i++)
    strbuf_addf(text, "%s: {argv: [\"%s\", %s, %s]}\n", verbs[i], FAKE_CONSUMER, f->mode,
                actions[i]);
  strbuf_adds(text, "refusal: {exit: [1], stderr: \"^error: \"}\n");
}

static void put_fake(const fake *f, int kind) {
  strbuf text = STRBUF_INIT;
  describe(f, kind, &text);
  scratch_put(&dir, "fake/consumer.yaml", strbuf_str(&text));
  strbuf_free(&text);
}

static session *open_fake(const fake *f, int kind, strbuf *errors) {
  strbuf path = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(errors);
  put_fake(f, kind);
  strbuf_addf(&path, "%s/fake/consumer.yaml", dir.path);
  session *x = session_open(strbuf_str(&path), vs_builtin_opset(), &sink.sink);
  strbuf_free(&path);
  return x;
}

/* Holds every verdict against the rule; returns how many differ from those without fault. */
static size_t hold(const fake *f, const results *r) {
  size_t different = 0;
  for (size_t i = 0; i < r->case_count; i++)
    for (size_t p = 0; p < r->releases; p++)
      for (size_t c = 0; c < r->releases; c++)
        for (int slot = 0; slot < SLOT_COUNT; slot++)
          for (int k = 0; k < CHECK_COUNT; k++) {
            spot s = {.c = r->cases[i], .producer = p, .consumer = c, .k = (check_kind)k};
            s.p = meaning_of(s.c, p, c, slot);
            s.writes = p == own && (slot == SLOT_MEANT);
            s.reads = c == own && s.p.class != CLASS_REFUSE_PRODUCER;
            uint32_t checks = checks_of(s.p.class) & s.c->checks;
            bool made = checks >> k & 1 && asked(p, c, s.p, s.k);
            verdict want = made ? f->expect(&s) : VERDICT_NONE,
                    got = results_at(r, i, p, c, slot)[k];
            if (got != want)
              fail_msg("%s: %s %zu -> %zu slot %d %s: %s, expected %s", f->mode, s.c->id, p, c,
                       slot, check_names[k], verdict_names[got], verdict_names[want]);
            different += made && want != right(s.p);
          }
  return different;
}

/* The names in the refusals of a mode. All that is newer than 1.8.0 in the corpus holds a
 * result_accuracy_v1, whose code is 20; the manifest allows a second name for one case alone. */
static void hold_naming(const char *mode, const results *r) {
  static const struct {
    const char *mode;
    naming some;  /* of some refusals */
    bool nothing; /* some name nothing */
  } rows[] = {{"says-code", NAMING_CODE, false},
              {"says-wrong-code", NAMING_NOTHING, true},
              {"says-second-name", NAMING_FEATURE, true}};
  bool seen[NAMING_COUNT] = {false};
  for (size_t i = 0; i < r->detail_count; i++) seen[r->details[i].found.names] = true;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (strcmp(mode, rows[i].mode) == 0) {
      assert_true(seen[rows[i].some]);
      assert_int_equal(seen[NAMING_NOTHING], rows[i].nothing);
    }
}

/* How what a mode writes agrees, and the line that tells it. */
static void hold_agreement(const char *mode, const results *r) {
  static const struct {
    const char *mode, *line;
  } rows[] = {
      {"well", "  cases written: same bytes 10, same program 0, same meaning 0\n"},
      {"own-bytes", "  cases written: same bytes 0, same program 9, same meaning 0\n"},
      {"multiplies", "  cases written: same bytes 9, same program 0, same meaning 1\n"},
      {"or-for-and", "  cases written: same bytes 9, same program 0, same meaning 0\n"},
      {"calls-custom",
       "  cases written: same bytes 9, same program 0, same meaning 0, unproven 1\n"},
  };
  strbuf text = STRBUF_INIT;
  report_summary(r, &(report_header){.tool = "t", .corpus = "", .date = ""}, false, &text);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (strcmp(mode, rows[i].mode) == 0 && !strstr(strbuf_str(&text), rows[i].line))
      fail_msg("%s: '%s' is not in '%s'", mode, rows[i].line, strbuf_str(&text));
  strbuf_free(&text);
}

static const char *first_remark(const results *r, bool of_a_pass) {
  for (size_t i = 0; i < r->detail_count; i++)
    if (of_a_pass ? r->details[i].found.verdict == VERDICT_PASS
                  : !verdict_is_good(r->details[i].found.verdict))
      return r->details[i].text;
  return "";
}

static void run_fake(const fake *f, int kind, size_t group) {
  strbuf why = STRBUF_INIT;
  const vs_opset *o = vs_builtin_opset();
  session *x = open_fake(f, kind, &why);
  if (!x) fail_msg("%s: %s", f->mode, strbuf_str(&why));
  own = row_of(strcmp(f->mode, "lies") == 0 ? newest() : VS(1, 8, 0));
  assert_int_equal(session_profile(x)->oldest, own);
  suite s = {.tested = session_consumer(x)};
  plan_options options = {.regex = f->all ? NULL : "^exact$", .context = "constants"};
  assert_true(corpus_load(&s.corpus, HLO_CTS_SOURCE "/tests/harness/fakes/corpus", o, NULL));
  assert_true(golden_load(&s.golden, golden_folder, o, NULL));
  s.filter = plan_filter_new(o, &options, &why);
  assert_true(s.filter && results_new(&s.r, o, &s.corpus, s.filter, &why));
  run_options run = {.jobs = 2,
                     .timeout = session_timeout(x),
                     .tested = &s.tested,
                     .golden = &s.golden,
                     .filter = s.filter,
                     .group = group};
  size_t descriptors = scratch_entries("/proc/self/fd");
  if (!run_cases(&s.r, &run, &why)) fail_msg("%s: %s", f->mode, strbuf_str(&why));
  assert_int_equal(scratch_entries("/proc/self/fd"), descriptors);
  size_t different = hold(f, &s.r);
  if (different < f->least) fail_msg("%s: only %zu verdicts show it", f->mode, different);
  const char *said = first_remark(&s.r, f->expect == no_fault);
  if (f->says && !strstr(said, f->says))
    fail_msg("%s: '%s' is not in '%s'", f->mode, f->says, said);
  /* The phase of a refusal is recorded beside it; a consumer that tells none has none. */
  size_t phases = 0;
  for (size_t i = 0; i < s.r.detail_count; i++)
    phases += s.r.details[i].found.phase == PHASE_COMPILED;
  assert_int_equal(phases > 0, strcmp(f->mode, "tells-phase") == 0);
  hold_naming(f->mode, &s.r);
  hold_agreement(f->mode, &s.r);
  suite_free(&s);
  session_close(x);
  strbuf_free(&why);
}

static void every_fake_gets_what_it_deserves(void **state) {
  int kind = (int)(intptr_t)*state;
  for (size_t i = 0; i < FAKE_COUNT; i++)
    if (fakes[i].kinds & kind) run_fake(&fakes[i], kind, 1);
}

/* A group hides no fault and causes none. Only a fault that depends on how often a consumer was
 * asked before is seen elsewhere. */
static void every_fake_gets_the_same_in_groups(void **state) {
  int kind = (int)(intptr_t)*state;
  for (size_t i = 0; i < FAKE_COUNT; i++)
    if (fakes[i].kinds & kind && fakes[i].expect != other_after_restart)
      run_fake(&fakes[i], kind, GROUP_DEFAULT);
}

/* --- Those that cannot even be asked --- */

static void a_hello_that_is_none_is_a_wrong_set_up(void **state) {
  (void)state;
  static const struct {
    const char *mode, *says;
  } rows[] = {{"banner", "is not a frame: 'Fake consumer"},
              {"other-protocol", "'protocol' is not 1"},
              {"unknown-hello", "there is no 'colour'"},
              {"dies-at-start", "was killed by signal 11"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    strbuf errors = STRBUF_INIT;
    fake f = {.mode = rows[i].mode, .limits = ""};
    session *x = open_fake(&f, TESTEE, &errors);
    assert_null(x);
    if (!strstr(strbuf_str(&errors), rows[i].says)) fail_msg("%s", strbuf_str(&errors));
    strbuf_free(&errors);
  }
  strbuf errors = STRBUF_INIT;
  fake slow = {.mode = "slow-start", .limits = "start: 0.2"};
  assert_null(open_fake(&slow, TESTEE, &errors));
  assert_non_null(strstr(strbuf_str(&errors), "no answer after 0.2 s"));
  strbuf_free(&errors);
}

static void a_program_that_is_not_there_is_a_wrong_set_up(void **state) {
  (void)state;
  static const struct {
    const char *program, *says;
  } rows[] = {{"no-such-program", ":3:16: error: there is no program 'no-such-program' in PATH"},
              {"/no/such/program", "error: there is no program '/no/such/program'"},
              {"bin/tool", "'bin/tool' is relative"},
              {"{here}/missing", "/missing'"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    strbuf text = STRBUF_INIT, path = STRBUF_INIT, errors = STRBUF_INIT;
    diag_text_sink sink = diag_text_sink_to(&errors);
    strbuf_addf(&text,
                "{name: n, kind: process, release: 1.8.0,\n  refusal: {exit: [1]},\n"
                "  deserialize: {argv: [\"%s\", \"{artifact}\"]}}\n",
                rows[i].program);
    scratch_put(&dir, "fake/consumer.yaml", strbuf_str(&text));
    strbuf_addf(&path, "%s/fake/consumer.yaml", dir.path);
    assert_null(session_open(strbuf_str(&path), vs_builtin_opset(), &sink.sink));
    if (!strstr(strbuf_str(&errors), rows[i].says))
      fail_msg("'%s' is not in: %s", rows[i].says, strbuf_str(&errors));
    strbuf_free(&text);
    strbuf_free(&path);
    strbuf_free(&errors);
  }
}

/* --- Tried before the corpus is run on them --- */

static size_t lines_with(const char *text, const char *start) {
  size_t n = 0;
  for (const char *at = text; at; at = (at = strchr(at, '\n')) ? at + 1 : NULL)
    n += strncmp(at, start, strlen(start)) == 0;
  return n;
}

static const struct {
  const char *mode;
  int kinds;
  const char *limits;
  size_t failed;
  const char *says[3];
} wrong_consumers[] = {
    {"well", BOTH, "", 0, {"shows its locations", "reads what 1.4.0", "refuses what 1.9.0"}},
    {"accepts-all", BOTH, "", 1, {"FAILED  refuses what 1.9.0", "really of release 1.8.0"}},
    {"one-too-new", BOTH, "", 1, {"FAILED  refuses what 1.9.0", "really of release 1.8.0"}},
    {"refuses-all", BOTH, "", 7, {"FAILED  reads an", "it refused:", "FAILED  writes an"}},
    {"ignores-target", BOTH, "", 1, {"not 'StableHLO_v0.9.0'"}},
    {"drops-attribute",
     BOTH,
     "",
     1,
     {"FAILED  shows the program", "the number of attributes of op 'stablehlo.add'"}},
    {"dies-at-start", PROCESS, "", 10, {"it crashed:", "signal 11", "limits.memory"}},
    {"hangs-at-start", PROCESS, "wall: 0.3", 10, {"it took too long:", "limits.wall"}},
    {"odd-at-start", PROCESS, "", 10, {"status 7", "`refusal`", "ran: "}},
    {"mumbles", PROCESS, "", 3, {"FAILED  refuses what is no", "without a refusal"}},
    {"no-json", TESTEE, "", 10, {"not JSON", "docs/testee-protocol.md", "the same again"}},
    {"stops-parent-at-start", BOTH, "", 0, {"shows its locations"}},
    {"extra-result", BOTH, "", 2, {"FAILED  one result of type tensor<2x", "not 1"}},
    {"other-type",
     TESTEE,
     "",
     2,
     {"FAILED  one result of type tensor<2xi32>", "actual: tensor<2xf32>"}},
    {"scalar-of-rank-1",
     TESTEE,
     "",
     2,
     {"FAILED  one result of type tensor<i32>", "actual: tensor<1xi32>"}},
    {"f32-only", TESTEE, "", 0, {"ok      [1, 2] + [1, 2] is [2, 4]"}},
    {"twice", TESTEE, "", 10, {"more than one answer"}},
    {"cannot-evaluate", TESTEE, "", 0, {"read write\n"}},
    {"hides-locations", TESTEE, "", 0, {"shows the program that was written\nok      refuses"}},
};

/* A try tells in a few lines what a run would tell in thousands. */
static void a_try_says_what_is_wrong_and_where(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof wrong_consumers / sizeof *wrong_consumers; i++)
    for (int kind = PROCESS; kind <= TESTEE; kind++) {
      if (!(wrong_consumers[i].kinds & kind)) continue;
      fake f = {.mode = wrong_consumers[i].mode, .limits = wrong_consumers[i].limits};
      put_fake(&f, kind);
      int status = sh_all(CTS "check-consumer fake/consumer.yaml");
      size_t failed = lines_with(strbuf_str(&out), "FAILED");
      if (failed != wrong_consumers[i].failed || status != (failed ? EXIT_FAIL : EXIT_PASS))
        fail_msg("%s, kind %d: %zu failed: %s", f.mode, kind, failed, strbuf_str(&out));
      for (size_t w = 0; w < 3 && wrong_consumers[i].says[w]; w++)
        if (!strstr(strbuf_str(&out), wrong_consumers[i].says[w]))
          fail_msg("%s, kind %d: '%s' is not in: %s", f.mode, kind, wrong_consumers[i].says[w],
                   strbuf_str(&out));
    }
}

static void memory_has_a_limit(void **state) {
  (void)state;
#if SANITIZED
  skip(); /* its address space is not to be limited */
#else
  fake f = {"eats-memory", BOTH, crashes, "signal 6", "memory: 512MiB", false, 4};
  run_fake(&f, PROCESS, 1);
  run_fake(&f, TESTEE, 1);
#endif
}

/* The programs become the golden bytes of the fakes' corpus. */
static int set_up_here(void **state) {
  set_up(state);
  snprintf(golden_folder, sizeof golden_folder, "%s/golden", dir.path);
  const char *argv[] = {
      "hlo-cts",  "golden",      "--corpus=" HLO_CTS_SOURCE "/tests/harness/fakes/corpus",
      "--golden", golden_folder, NULL};
  return hlo_cts_main(5, (char **)(uintptr_t)argv);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_prestate(every_fake_gets_what_it_deserves, (void *)(intptr_t)TESTEE),
      cmocka_unit_test_prestate(every_fake_gets_what_it_deserves, (void *)(intptr_t)PROCESS),
      cmocka_unit_test_prestate(every_fake_gets_the_same_in_groups, (void *)(intptr_t)TESTEE),
      cmocka_unit_test_prestate(every_fake_gets_the_same_in_groups, (void *)(intptr_t)PROCESS),
      cmocka_unit_test(a_hello_that_is_none_is_a_wrong_set_up),
      cmocka_unit_test(a_program_that_is_not_there_is_a_wrong_set_up),
      cmocka_unit_test(a_try_says_what_is_wrong_and_where),
      cmocka_unit_test(memory_has_a_limit),
  };
  return cmocka_run_group_tests(tests, set_up_here, tear_down);
}
