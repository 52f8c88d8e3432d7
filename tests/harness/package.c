/* Submission packages: a good one verifies; whatever is changed in one is found, whether or not it
 * was sealed again; damage never does more than that. */
#include <fcntl.h>
#include <jansson.h>

#include "harness/cli/status.h"
#include "harness/package/complete.h"
#include "harness/package/package.h"
#include "tests/harness/shell.h"

#define CASES "'^(add_f32_rounding|add_f8_e4m3|exponential_f32)$'"

/* good: a partial run that passed. bad: one that failed, with waivers and a statement. */
static int make_packages(void **state) {
  set_up(state);
  setenv("LC_ALL", "C", 1);
  must(CTS "run --quiet --matrix=none --filter=" CASES " --report=good-run && " CTS
           "package --report=good-run -o good");
  scratch_put(&dir, "in/waivers.yaml",
              "waivers:\n- cases: add_f32_rounding\n  consumer: off-by-one-ulp\n  pair: '*,*'\n"
              "  fails-with: fail\n  reason: known\n  expires: 2199-01-01\n");
  scratch_put(&dir, "in/statement.yaml",
              "vendor: Example\nproduct: Compiler\ndate: 2199-01-01\nresult: failed\n"
              "coverage: partial\nconsumer: off-by-one-ulp\nreleases: 1.0.0..1.20.0\n"
              "text: It is nearly right.\n");
  must(CTS
       "run --quiet --matrix=none --filter='^add_f(16_overflow|32_edges|32_rounding|64|8_e4m3)$' "
       "--fault=off-by-one-ulp "
       "--waivers=in/waivers.yaml --report=bad-run >log; test $? = 1; " CTS
       "package --report=bad-run --waivers=in/waivers.yaml --statement=in/statement.yaml "
       "-o bad");
  return 0;
}

static void good_packages_verify(void **state) {
  (void)state;
  must(CTS "verify-package good");
  SAYS("VERDICT: this package is intact, consistent and complete.");
  SAYS("The consumer PASSED.");
  SAYS("The run was PARTIAL, restricted by --filter='^(add_f32_rounding|add_f8_e4m3|");
  must("seal=$(cut -c1-64 good/SEAL) && " CTS "verify-package good --seal=$seal");
  must("cd good && sha256sum -c MANIFEST SEAL");
  must(CTS "verify-package bad");
  SAYS("The consumer FAILED.");
  SAYS("because a waiver in the package says so");
  SAYS("6. The vendor's statement does not contradict the results\n  yes");
}

/* A whole corpus, on all pairs, is a complete run. It is a small one. */
static void a_complete_run_is_said_to_be_one(void **state) {
  (void)state;
#define SMALL " --corpus=" HLO_CTS_SOURCE "/tests/harness/fakes/corpus --golden=small "
  must(CTS "golden" SMALL "&& " CTS "run" SMALL
           "--quiet --matrix=none --report=all-run >log && " CTS "package" SMALL
           "--report=all-run -o all && " CTS "verify-package" SMALL "all");
  SAYS("The run was complete: every case of the corpus over all pairs of releases.");
}

/* The plan of a consumer from outside, right and wrong ones, is what its journal has. */
static void consumers_from_outside_verify(void **state) {
  (void)state;
  scratch_put(
      &dir, "x/refuses.yaml",
      "name: refuses\nkind: process\nrelease: 1.4.0\n"
      "deserialize:\n  argv: [sh, -c, 'echo error >&2; exit 1', \"{artifact}\"]\n"
      "serialize:\n  argv: [sh, -c, 'echo error >&2; exit 1', \"{program}\", \"{target}\"]\n"
      "refusal:\n  exit: [1]\n");
  scratch_put(&dir, "x/reads.yaml",
              "name: reads\nkind: process\nrelease: 1.4.0\n"
              "deserialize:\n  argv: [\"{bin}/hlo-translate\", --deserialize, "
              "--mlir-print-op-generic, \"{artifact}\"]\n"
              "refusal:\n  exit: [1]\n");
  scratch_put(&dir, "x/dies.yaml",
              "name: dies\nkind: process\nrelease: current\n"
              "deserialize:\n  argv: [sh, -c, 'kill -SEGV $$', \"{artifact}\"]\n"
              "evaluate:\n  argv: [sh, -c, 'kill -ABRT $$', \"{artifact}\"]\n"
              "refusal:\n  exit: [1]\n");
  static const char *const files[] = {"x/refuses.yaml", "x/reads.yaml", "x/dies.yaml",
                                      HLO_CTS_SOURCE "/consumers/hlo-translate.yaml"};
  for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
    strbuf line = STRBUF_INIT;
    strbuf_addf(
        &line,
        "rm -rf x/run x/package; " CTS
        "run --quiet --matrix=none --consumer='%s' --filter=%s --report=x/run >log; test $? "
        "-lt 2 && " CTS "package --report=x/run -o x/package && " CTS "verify-package x/package",
        files[i], i == 3 ? "'^exponential_f32$'" : CASES);
    must(strbuf_str(&line));
    strbuf_free(&line);
  }
  must(
      "rm x/package/consumer.yaml && cd x/package && sha256sum c* j* p* r* s* >MANIFEST && "
      "sha256sum MANIFEST >SEAL");
  assert_int_equal(sh_all(CTS "verify-package x/package"), EXIT_FAIL);
  SAYS("the run was made with a consumer's description, which is missing");
}

/* --- Tampering --- */

#define SEAL_AGAIN \
  "&& sha256sum $(ls | grep -v -e MANIFEST -e SEAL) > MANIFEST && sha256sum MANIFEST > SEAL"

typedef struct tampering {
  const char *package, *change; /* a command in a copy of the package */
  bool sealed;                  /* the manifest and the seal are made again */
  int status;
  const char *says;
} tampering;

static const tampering tamperings[] = {
    /* one change, as somebody who does not know of hashes makes it */
    {"good", "sed -i 's/++/+F/' journal", false, 1, "'journal' was changed: its SHA-256 is"},
    {"good", "sed -i 's/\"passed\":3/\"passed\":2/' results.json", false, 1,
     "'results.json' was changed"},
    {"good", "rm results.json", false, 1, "'results.json' is missing"},
    {"good", "rm MANIFEST", false, 1, "'MANIFEST' is missing"},
    {"good", "rm SEAL", false, 1, "'SEAL' is missing"},
    {"good", "echo more > extra", false, 1,
     "the folder holds a file that the manifest does not name: 'extra'"},
    {"good", "cp ../in/waivers.yaml .", false, 1, "does not name: 'waivers.yaml'"},
    {"good", "truncate -s -100 journal", false, 1, "'journal' was changed"},
    {"good", "truncate -s -1 MANIFEST", false, 1, "the manifest's last line is cut off"},
    {"good", "truncate -s -80 MANIFEST", false, 1, "the manifest does not name 'summary.md'"},
    {"good", "cat MANIFEST MANIFEST > x && mv x MANIFEST", false, 1,
     "the manifest names 'consumer.json' twice"},
    {"good", "sed -i 1s/^./z/ corpus.sha256", false, 1, "'corpus.sha256' was changed"},
    {"bad", "sed -i s/2199/2198/ waivers.yaml", false, 1, "'waivers.yaml' was changed"},
    {"good", "sed -i 's/  MANIFEST/  other/' SEAL", false, 1, "the seal is not that of this"},
    {"good", "sed -i '1s/consumer.json/..\\/..\\/secret/' MANIFEST", false, 1,
     "names a file that packages do not have: '../../secret'"},
    {"good", "sed -i '1s/consumer.json/\\/etc\\/passwd/' MANIFEST", false, 1,
     "names a file that packages do not have: '/etc/passwd'"},
    {"good", "echo no hash >> MANIFEST", false, 1,
     "a line of the manifest is not a hash and a name"},
    {"good", "rm journal && ln -s /etc/passwd journal", false, 1,
     "'journal' is not a regular file"},
    {"good", "rm journal && mkfifo journal", false, 1, "'journal' is not a regular file"},
    {"good", "rm journal && mkdir journal", false, 1, "'journal' is not a regular file"},
    {"good", "truncate -s 5G journal", false, 1, "'journal' has 5368709120 bytes; packages have"},
    {"good", "truncate -s 1M MANIFEST", false, 1, "'MANIFEST' has 1048576 bytes"},
    /* the same by somebody who does */
    {"good", "sed -i 's/\\[32,\"  +++++\"/[32,\"  F++++\"/' journal", true, 1,
     "the summary says result: \"passed\"; the journal gives \"failed\""},
    {"good", "sed -i 's/\\[32,\"  +++++\"/[32,\"  F++++\"/' journal", true, 1,
     "'results.json' is not what the journal gives: line"},
    {"good", "sed -i 's/\\[32,\"  +++++\"/[32,\"  ++++\"/' journal", true, 1,
     "there is no verdict of 'evaluate'"},
    {"good", "sed -i 's/\\[32,\"  +++++\"/[32,\"\"/' journal", true, 1, ": there is no verdict\n"},
    {"good", "sed -i 's/\\[32,\"  +++++\"/[32,\" r+++++\"/' journal", true, 1,
     "there is a verdict of 'refuse', which the plan does not ask for"},
    {"good", "sed -i 's/\\[32,\"  +++++\"/[32,\"  s++++\"/' journal", true, 1,
     "'serialize' is skipped in the journal, where nothing is waived"},
    {"good", "sed -i '0,/\"passed\":3/s//\"passed\":2/' results.json", true, 1,
     "'results.json' is not what the journal gives: line"},
    {"good", "echo >> results.json", true, 1, "'results.json' is not what the journal gives"},
    {"good", "sed -i s/passed/failed/ summary.md", true, 1, "'summary.md' is not what the journal"},
    {"good", "rm results.json", true, 1, "the manifest does not name 'results.json'"},
    {"good", "echo more > extra", true, 1, "names a file that packages do not have: 'extra'"},
    {"good", "grep -v '\"of\":\"add_f8_e4m3\",\"producer\":\"1.9.0\"' journal > x; mv x journal",
     true, 1, "case 'add_f8_e4m3', 1.9.0 -> 1.9.0: the row of this producer is missing"},
    {"good",
     "grep '\"of\":\"add_f8_e4m3\",\"producer\":\"1.9.0\"' journal > x; cat x >> journal; rm x",
     true, 1, "1 rows of the journal are there more than once"},
    {"good", "truncate -s -10 journal", true, 1, "the journal's last line is cut off"},
    {"good", "truncate -s 3000 journal", true, 1, "the row of this producer is missing"},
    {"good", "truncate -s 100 journal", true, 1, "the journal cannot be read"},
    {"good", "truncate -s 0 journal", true, 1, "the journal cannot be read"},
    {"good", "sed -i 's/,\"evaluate\"//' journal", true, 1,
     "the journal describes case 'add_f32_rounding' in another way than the corpus"},
    {"good", "sed -i 's/\"fingerprint\":\"./\"fingerprint\":\"x/' journal", true, 1,
     "case 'add_f32_rounding' was not the one of this corpus and its golden bytes"},
    {"good", "sed -i '1s/\"filter\":\"[^\"]*\"//' journal", true, 1,
     "the run is declared as partial, and is not"},
    {"good", "sed -i '1s/\"filter\":\"[^\"]*\"//' journal", true, 1,
     "the run does not have case 'abs_f32', and is not partial"},
    {"good", "tr -d '\\n' <package.json >x; sed -i 's/\"filter\" *\\]/]/' x; mv x package.json",
     true, 1, "the run is a partial one, and is not declared as one"},
    {"good", "sed -i 's/\"failed_cases\": 0/\"failed_cases\": 1/' package.json", true, 1,
     "the summary says failed_cases: 1; the journal gives 0"},
    {"good", "sed -i 's/\"cases\": 3,/\"cases\": 3, \"more\": 1,/' package.json", true, 1,
     "the summary says more than the journal gives"},
    {"good", "sed -i '2s/^./z/' corpus.sha256", true, 1, "its corpus has another content of"},
    {"good", "sed -i '2d' corpus.sha256", true, 1, "its corpus lacks a file: "},
    {"good", "sed -i '2p' corpus.sha256", true, 1, "does not have: "},
    {"good", "sed -i 's/\"manifest_sha256\": \"./&0/' package.json", true, 1,
     "the golden bytes are not those of this tool"},
    {"good", "sed -i 's/hlo-cts [0-9]/&9/' package.json", true, 2, "cannot judge a package of"},
    {"good", "sed -i 's/\"package\": 1/\"package\": 2/' package.json", true, 2,
     "'package.json' is of another version of packages"},
    {"good", "echo '{' > package.json", true, 1, "'package.json' is no JSON"},
    {"good", "echo '{}' > consumer.json", true, 1, "'consumer.json': it does not state the name"},
    {"good", "sed -i /name/s/built-in/other/ consumer.json", true, 1,
     "the journal is of consumer 'built-in', the package says another"},
    {"good", "sed -i 's/\"kind\": \"built-in\"/\"kind\": \"process\"/' consumer.json", true, 1,
     "the run was made with the built-in consumer"},
    {"good", "cp ../x/refuses.yaml consumer.yaml", true, 1,
     "there is a consumer's description, and the run was made without one"},
    {"bad", "sed -i s/add_f32_rounding/add_f64/ waivers.yaml", true, 1, "is not what the journal"},
    {"bad", "sed -i s/2199/2020/ waivers.yaml", true, 1, "a waiver does not fit the run"},
    {"bad", "sed -i s/add_f32_rounding/nothing/ waivers.yaml", true, 1,
     "the summary says waived: "},
    {"bad", "rm waivers.yaml", true, 1, "there are 0 waivers, and the package says another"},
    {"bad", "echo '[' > waivers.yaml", true, 1, "the waivers cannot be read: "},
    {"bad", "sed -i 's/result: failed/result: passed/' statement.yaml", true, 1,
     "the statement says 'passed', the result of the run is 'failed'"},
    {"bad", "sed -i s/partial/complete/ statement.yaml", true, 1,
     "the statement says that the run is complete, it is partial"},
    {"bad", "sed -i 's/consumer: .*/consumer: other/' statement.yaml", true, 1,
     "the statement is about consumer 'other', the run about 'off-by-one-ulp'"},
    {"bad", "echo 'failed-cases: 0' >> statement.yaml", true, 1,
     "the statement says that 0 cases failed, "},
    {"bad", "echo 'waived: 0' >> statement.yaml", true, 1,
     "the statement says that 0 verdicts are waived, "},
    {"bad", "sed -i 's/date: 2199/date: 2001/' statement.yaml", true, 1,
     "the statement is of 2001-01-01, before the run"},
    {"bad", "sed -i 's/releases: .*/releases: 1.0.0..7.0.0/' statement.yaml", true, 1,
     "statement.yaml:7:11: error: releases is one release or a range"},
    {"bad", "echo 'colour: green' >> statement.yaml", true, 1, "unknown key 'colour'"},
    {"bad", "sed -i /vendor/d statement.yaml", true, 1, "key 'vendor' is missing"},
};

static void tampering_is_found(void **state) {
  (void)state;
  size_t missed = 0;
  for (size_t i = 0; i < sizeof tamperings / sizeof *tamperings; i++) {
    const tampering *t = &tamperings[i];
    strbuf line = STRBUF_INIT;
    strbuf_addf(&line,
                "rm -rf copy && cp -r %s copy && cd copy && { %s; } %s && cd .. && ! diff -rq "
                "%s copy >log && " CTS "verify-package copy",
                t->package, t->change, t->sealed ? SEAL_AGAIN : "", t->package);
    int status = sh_all(strbuf_str(&line));
    if (status != t->status || !strstr(strbuf_str(&out), t->says)) {
      print_error("%s: status %d, not '%s' in: %s\n", t->change, status, t->says, strbuf_str(&out));
      missed++;
    }
    strbuf_free(&line);
  }
  assert_int_equal(missed, 0);
}

static void another_seal_is_found(void **state) {
  (void)state;
  assert_int_equal(sh_all(CTS "verify-package good --seal=$(cut -c1-64 bad/SEAL)"), EXIT_FAIL);
  SAYS("it is another package, or a changed one");
}

static void another_corpus_is_found(void **state) {
  (void)state;
  must("cp -r " HLO_CTS_SOURCE "/corpus mine && echo '// more' >> mine/elementwise/abs_f32.mlir");
  assert_int_equal(sh_all(CTS "verify-package --corpus=mine good"), EXIT_FAIL);
  SAYS("its corpus has another content of 'elementwise/abs_f32.mlir'");
  assert_int_equal(sh_all(CTS "verify-package --corpus=nowhere good"), EXIT_USAGE);
  assert_int_equal(sh_all(CTS "verify-package nowhere"), EXIT_USAGE);
  SAYS("'nowhere' holds no package");
  assert_int_equal(sh_all(CTS "verify-package"), EXIT_USAGE);
}

/* --- What is not packed --- */

static void what_cannot_be_vouched_for_is_not_packed(void **state) {
  (void)state;
  static const struct {
    const char *command, *says;
  } rows[] = {
      {"package --report=good-run", "name the folder of the run"},
      {"package --report=nowhere -o p", "nowhere/journal"},
      {"package --report=good-run -o good", "'good' is not empty"},
      {"package --report=half -o p", "the run did not end"},
      {"package --report=good-run -o p --corpus=mine2", "have changed since the run"},
      {"package --report=good-run -o p --consumer=" HLO_CTS_SOURCE "/consumers/hlo-translate.yaml",
       "the run tested 'built-in', not 'hlo-translate'"},
      {"package --report=good-run -o p --statement=in/waivers.yaml", "unknown key 'waivers'"},
      {"package --report=bad-run -o p2 --waivers=in/rotten.yaml", "the waivers cannot be packed"},
      /* Claims that the run contradicts. */
      {"package --report=bad-run -o p3 --waivers=in/waivers.yaml --statement=in/passed.yaml",
       "the statement says 'passed', the result of the run is 'failed'"},
      {"package --report=bad-run -o p3 --waivers=in/waivers.yaml --statement=in/whole.yaml",
       "the statement says that the run is complete, it is partial"},
      {"package --report=bad-run -o p3 --waivers=in/waivers.yaml --statement=in/none.yaml",
       "the statement says that 0 cases failed, "},
      {"package --report=bad-run -o p3 --waivers=in/waivers.yaml --statement=in/early.yaml",
       "the statement is of 2001-01-01, before the run"},
  };
  must(
      "cd in && sed 's/result: failed/result: passed/' statement.yaml >passed.yaml && "
      "sed s/partial/complete/ statement.yaml >whole.yaml && "
      "{ cat statement.yaml; echo 'failed-cases: 0'; } >none.yaml && "
      "sed 's/date: 2199/date: 2001/' statement.yaml >early.yaml");
  scratch_put(&dir, "in/rotten.yaml",
              "waivers:\n- cases: add_f32_rounding\n  consumer: off-by-one-ulp\n  pair: '*,*'\n"
              "  fails-with: fail\n  reason: known\n  expires: 2020-01-01\n");
  must("mkdir half && head -n 20 good-run/journal > half/journal && cp -r " HLO_CTS_SOURCE
       "/corpus mine2 && echo '// more' >> mine2/elementwise/add_f32_rounding.mlir");
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    strbuf line = STRBUF_INIT;
    strbuf_addf(&line, CTS "%s", rows[i].command);
    assert_int_equal(sh_all(strbuf_str(&line)), EXIT_USAGE);
    SAYS(rows[i].says);
    strbuf_free(&line);
  }
  must("test ! -e p3"); /* nothing is left of what was refused */
}

/* --- Damage --- */

static uint64_t seed = 1;
static size_t chance(size_t n) {
  seed = seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
  return n ? (size_t)(seed >> 33) % n : 0;
}

static strbuf file_of(const char *name) {
  strbuf path = STRBUF_INIT, b = STRBUF_INIT;
  strbuf_addf(&path, "%s/bad/%s", dir.path, name);
  FILE *f = fopen(strbuf_str(&path), "rb");
  assert_non_null(f);
  char buffer[4096];
  for (size_t n; (n = fread(buffer, 1, sizeof buffer, f)) > 0;) strbuf_add(&b, buffer, n);
  fclose(f);
  strbuf_free(&path);
  return b;
}

static void write_to(const char *name, const char *bytes, size_t n) {
  strbuf path = STRBUF_INIT;
  strbuf_addf(&path, "%s/copy/%s", dir.path, name);
  FILE *f = fopen(strbuf_str(&path), "wb");
  assert_non_null(f);
  fwrite(bytes, 1, n, f);
  fclose(f);
  strbuf_free(&path);
}

static void seal(void) {
  strbuf manifest = STRBUF_INIT, line = STRBUF_INIT;
  char hash[SHA256_TEXT];
  for (size_t i = 0; i < PACKAGE_FILE_COUNT; i++) {
    strbuf path = STRBUF_INIT, b = STRBUF_INIT;
    strbuf_addf(&path, "%s/copy/%s", dir.path, package_files[i].name);
    FILE *f = fopen(strbuf_str(&path), "rb");
    char buffer[4096];
    for (size_t n; f && (n = fread(buffer, 1, sizeof buffer, f)) > 0;) strbuf_add(&b, buffer, n);
    if (f) {
      fclose(f);
      sha256_text(strbuf_str(&b), b.len, hash);
      strbuf_addf(&manifest, "%s  %s\n", hash, package_files[i].name);
    }
    strbuf_free(&b);
    strbuf_free(&path);
  }
  write_to("MANIFEST", strbuf_str(&manifest), manifest.len);
  sha256_text(strbuf_str(&manifest), manifest.len, hash);
  strbuf_addf(&line, "%s  MANIFEST\n", hash);
  write_to("SEAL", strbuf_str(&line), line.len);
  strbuf_free(&manifest);
  strbuf_free(&line);
}

static void damage(strbuf *b) {
  static const char *const pieces[] = {
      "\"",      "[",    "}",       "null", "-1", "99999999999999999999",
      "\\u0000", "[[[[", "{\"a\":", "\xff", "\n", "0"};
  size_t at = chance(b->len);
  switch (chance(4)) {
    case 0: b->bytes[at] ^= (char)(1u << chance(8)); break;
    case 1: b->len = at; break;
    case 2: {
      strbuf copy = STRBUF_INIT;
      const char *piece = pieces[chance(sizeof pieces / sizeof *pieces)];
      strbuf_add(&copy, b->bytes, at);
      strbuf_adds(&copy, piece);
      strbuf_add(&copy, b->bytes + at, b->len - at);
      strbuf_free(b);
      *b = copy;
      break;
    }
    default: {
      size_t n = chance(64) + 1;
      if (n > b->len - at) n = b->len - at;
      memmove(b->bytes + at, b->bytes + at + n, b->len - at - n);
      b->len -= n;
    }
  }
}

static void damage_is_only_found(void **state) {
  (void)state;
  const vs_opset *o = vs_builtin_opset();
  corpus all;
  golden_set golden;
  assert_true(corpus_load(&all, HLO_CTS_SOURCE "/corpus", o, NULL));
  assert_true(golden_load(&golden, HLO_CTS_SOURCE "/golden", o, NULL));
  strbuf folder = STRBUF_INIT;
  strbuf_addf(&folder, "%s/copy", dir.path);
  json_t *facts = json_null();
  strbuf text = file_of("package.json");
  facts = json_loadb(text.bytes, text.len, 0, NULL);
  strbuf_free(&text);
  package_verifier v = {.tool = json_string_value(json_object_get(facts, "tool")),
                        .folder = strbuf_str(&folder),
                        .corpus = &all,
                        .golden = &golden};
  must("rm -rf copy && cp -r bad copy");
  text = (strbuf)STRBUF_INIT;
  assert_int_equal(package_verify(&v, &text), 0);
  size_t found = 0, tried = 0;
  for (size_t which = 0; which < PACKAGE_FILE_COUNT + 1; which++) {
    const char *name = which < PACKAGE_FILE_COUNT ? package_files[which].name : PACKAGE_MANIFEST;
    if (which == PACKAGE_DESCRIPTION) continue;
    strbuf whole = file_of(name);
    for (size_t i = 0; i < 60; i++) {
      strbuf b = STRBUF_INIT;
      strbuf_add(&b, whole.bytes, whole.len);
      for (size_t k = chance(3) + 1; k > 0 && b.len; k--) damage(&b);
      write_to(name, strbuf_str(&b), b.len);
      if (which < PACKAGE_FILE_COUNT) seal();
      strbuf_reset(&text);
      int status = package_verify(&v, &text);
      assert_in_range(status, 0, 2);
      bool changed = b.len != whole.len || memcmp(b.bytes, whole.bytes, b.len) != 0;
      /* Of these, nothing may change. */
      bool derived = which == PACKAGE_RESULTS || which == PACKAGE_SUMMARY ||
                     which == PACKAGE_CORPUS || which == PACKAGE_FILE_COUNT;
      if (changed && derived && status == 0) fail_msg("'%s' was changed, and passes", name);
      found += status != 0;
      tried++;
      strbuf_free(&b);
    }
    write_to(name, whole.bytes, whole.len);
    seal();
    strbuf_free(&whole);
  }
  assert_true(found > tried / 2);
  strbuf_free(&text);
  strbuf_free(&folder);
  json_decref(facts);
  golden_free(&golden);
  corpus_free(&all);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(good_packages_verify),
      cmocka_unit_test(a_complete_run_is_said_to_be_one),
      cmocka_unit_test(consumers_from_outside_verify),
      cmocka_unit_test(tampering_is_found),
      cmocka_unit_test(another_seal_is_found),
      cmocka_unit_test(another_corpus_is_found),
      cmocka_unit_test(what_cannot_be_vouched_for_is_not_packed),
      cmocka_unit_test(damage_is_only_found),
  };
  return cmocka_run_group_tests(tests, make_packages, tear_down);
}
