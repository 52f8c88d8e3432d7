/* SPDX-License-Identifier: Apache-2.0 */
/* A table of patterns and a sentence or two for each: versions/facts/messages.yaml says
 * what is recognised. */
#define PCRE2_CODE_UNIT_WIDTH 8
#include "whatis.h"

#include <pcre2.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "harness/cli/cli.h"
#include "harness/releases/history.h"
#include "harness/releases/products.h"

enum {
  NAMES = 16,    /* of VHLO that one answer tells about */
  FINDINGS = 64, /* of one pattern in one text */
  GROUPS = 4,
  INDENT = 4, /* of a paragraph below its heading */
};

/* Facts collected from the whole text; the advice at the end depends on them. */
typedef struct story {
  const vs_opset *o;
  strbuf *out;
  size_t found;
  vs_version needs;           /* the newest release that something in the text came with */
  char needed[128];           /* what it is */
  vs_version reader, written; /* as the message names them */
  bool refused_by_writer, refused_by_reader;
  char names[NAMES][96]; /* told already */
  size_t name_count;
} story;

typedef struct groups {
  const char *text;
  const size_t *at; /* start and end of each group; PCRE2_UNSET where there is none */
} groups;

/* A copy of a group, cut where it is too long; "" when it is not there. */
static const char *group(const groups *g, size_t i, char *buffer, size_t size) {
  size_t from = g->at[2 * i], to = g->at[2 * i + 1];
  if (from == PCRE2_UNSET) from = to = 0;
  snprintf(buffer, size, "%.*s", (int)(to - from), g->text + from);
  return buffer;
}

static unsigned long number(const groups *g, size_t i) {
  char digits[24];
  return strtoul(group(g, i, digits, sizeof digits), NULL, 10);
}

static vs_version version(const groups *g, size_t i) {
  char text[32];
  vs_version v;
  group(g, i, text, sizeof text);
  return vs_parse_number(text, strlen(text), &v) ? v : VS_NONE;
}

/* --- Pieces of answers ------------------------------------------------------------------------ */

/* The release before, or VS_NONE. */
static vs_version before(const vs_opset *o, vs_version v) {
  vs_version found = VS_NONE;
  for (size_t i = 0; i < o->release_count; i++)
    if (o->releases[i].version < v && o->releases[i].published) found = o->releases[i].version;
  return found;
}

static void add_product(vs_version v, strbuf *out) {
  const product *p = product_first_with(v);
  if (p) strbuf_addf(out, " (%s %s is the oldest listed that holds it)", p->package, p->version);
}

/* Remembers the newest of what the text needs. */
static void need(story *s, vs_version since, const char *what) {
  if (since <= s->needs || since == vs_oldest(s->o)) return;
  s->needs = since;
  snprintf(s->needed, sizeof s->needed, "%s", what);
}

static void add_life(const story *s, vs_version since, vs_version until) {
  strbuf_adds(s->out, "It came with ");
  history_add_release(s->o, since, s->out);
  if (until != VS_FOREVER) {
    strbuf_adds(s->out, " and was last current in ");
    history_add_release(s->o, until, s->out);
  }
  strbuf_adds(s->out, ".");
}

static void add_unknown(story *s, const char *what) {
  char newest[32];
  strbuf_addf(s->out,
              "No release up to %s has %s. Either it is newer than this tool, or the artifact is "
              "damaged.",
              vs_format(vs_current(s->o), newest), what);
}

/* --- What is recognised ----------------------------------------------------------------------- */

static void explain_code(story *s, const groups *g) {
  char dialect[16], what[16], name[128];
  group(g, 1, dialect, sizeof dialect);
  bool is_type = strncmp(group(g, 2, what, sizeof what), "type", 4) == 0;
  const char *of = dialect[0] ? dialect : "vhlo";
  const vs_wire *wire;
  const vs_kind *k = is_type ? vs_type_by_code(s->o, of, number(g, 3), &wire)
                             : vs_attr_by_code(s->o, of, number(g, 3), &wire);
  s->refused_by_reader = true;
  if (!k) {
    snprintf(name, sizeof name, "code %lu for %s of %s", number(g, 3),
             is_type ? "types" : "attributes", of);
    add_unknown(s, name);
    return;
  }
  snprintf(name, sizeof name, "%c%s.%s", is_type ? '!' : '#', of, k->def.mnemonic);
  strbuf_addf(s->out, "Code %lu is the %s %s. ", number(g, 3), is_type ? "type" : "attribute",
              name);
  if (k->since == VS_NONE) {
    strbuf_adds(s->out,
                "Its dialect has no versions: nothing promises that an older reader knows it.");
    return;
  }
  add_life(s, k->since, k->until);
  need(s, k->since, name);
}

static void explain_reader(story *s, const groups *g) {
  s->reader = version(g, 1);
  s->refused_by_reader = true;
  strbuf_adds(s->out, "The reader holds StableHLO ");
  history_add_release(s->o, s->reader, s->out);
  strbuf_adds(s->out, " and refused the artifact.");
}

static void explain_newer_bytecode(story *s, const groups *g) {
  unsigned long written = number(g, 1), read = number(g, 2);
  s->refused_by_reader = true;
  for (size_t i = 0; i < s->o->release_count; i++) {
    const vs_release *r = &s->o->releases[i];
    if (r->bytecode_read < written) continue;
    strbuf_addf(s->out,
                "The file is MLIR bytecode version %lu, and the reader reads up to %lu. The first "
                "release of StableHLO that reads version %lu is ",
                written, read, written);
    history_add_release(s->o, r->version, s->out);
    strbuf_adds(s->out, ".");
    char what[48];
    snprintf(what, sizeof what, "MLIR bytecode version %lu", written);
    need(s, r->version, what);
    return;
  }
  strbuf_addf(s->out,
              "The file is MLIR bytecode version %lu, which no release of StableHLO reads. It was "
              "written by a newer MLIR and not as a portable artifact.",
              written);
}

static void explain_producer(story *s, const groups *g) {
  vs_version v = version(g, 1);
  s->written = v;
  strbuf_adds(s->out, "The artifact was written for StableHLO ");
  history_add_release(s->o, v, s->out);
  strbuf_adds(s->out, ": readers with that release or a later one are promised to read it.");
  if (v > vs_current(s->o)) {
    char newest[32];
    strbuf_addf(s->out, " That release is newer than this tool, which knows %s.",
                vs_format(vs_current(s->o), newest));
  }
}

static void add_module_version(story *s, unsigned long v) {
#define MODULE_VERSION(number, text) \
  if (v == number) strbuf_addf(s->out, " Version %lu %s.", v, text);
#include "versions/facts/messages.def"
}

static void explain_struct_size(story *s, const groups *g) {
  char name[64];
  unsigned long expected = number(g, 2), got = number(g, 3);
  strbuf_addf(
      s->out,
      "Framework and PJRT plugin were built from different versions of the PJRT API: %s has %lu "
      "bytes on one side and %lu on the other. The side that expects %s bytes is the newer one. "
      "This is about the C API, not about StableHLO: install a framework and a plugin that belong "
      "together.",
      group(g, 1, name, sizeof name), expected, got, expected > got ? "more" : "fewer");
}

static void explain_api_versions(story *s, const groups *g) {
  char plugin[16], framework[16];
  group(g, 1, plugin, sizeof plugin);
  group(g, 2, framework, sizeof framework);
  if (strcmp(plugin, framework) == 0) {
    strbuf_addf(s->out, "Plugin and framework have PJRT API version %s.", plugin);
    return;
  }
  bool older =
      strtoul(strchr(plugin, '.') + 1, NULL, 10) < strtoul(strchr(framework, '.') + 1, NULL, 10);
  strbuf_addf(
      s->out,
      "The plugin has PJRT API version %s and the framework %s: the %s is the older one. This is "
      "about the C API, not about StableHLO: install versions that belong together.",
      plugin, framework, older ? "plugin" : "framework");
}

static void explain_unregistered(story *s, const groups *g) {
  char dialect[48];
  for (size_t i = 1; i < GROUPS; i++)
    if (group(g, i, dialect, sizeof dialect)[0]) break;
  strbuf_addf(s->out, "The reader has no dialect '%s', or not this op of it.", dialect);
  if (strcmp(dialect, "stablehlo") == 0)
    strbuf_adds(s->out,
                " StableHLO itself has no promise: only portable artifacts (VHLO) do. Write one "
                "with --serialize.");
  else
    strbuf_adds(s->out, " It is not part of StableHLO, and the promise does not cover it.");
}

/* Whether the story has told of a name; remembers it. Without room every name counts as told. */
static bool told_before(story *s, const char *name) {
  for (size_t i = 0; i < s->name_count; i++)
    if (strcmp(s->names[i], name) == 0) return true;
  if (s->name_count == NAMES) return true;
  snprintf(s->names[s->name_count++], sizeof s->names[0], "%s", name);
  return false;
}

/* A name of VHLO, and its release; false: there is no such name. */
static bool life_of(const vs_opset *o, const groups *g, char name[104], vs_version *since,
                    vs_version *until) {
  char sigil[4], bare[80], full[96];
  const ir_registry *r = &o->registry;
  const vs_kind *k = NULL;
  group(g, 1, sigil, sizeof sigil);
  size_t n = strlen(group(g, 2, bare, sizeof bare)), dialect = strlen("vhlo");
  snprintf(full, sizeof full, "vhlo.%s", bare);
  snprintf(name, 104, "%s%s", sigil, full);
  const vs_op *op = *sigil ? NULL : vs_op_named(o, full);
  if (!op && *sigil != '#') k = (const vs_kind *)r->find_type(r, full, dialect, bare, n);
  if (!op && !k && *sigil != '!') k = (const vs_kind *)r->find_attr(r, full, dialect, bare, n);
  if (!op && !k) return false;
  *since = op ? op->since : k->since;
  *until = op ? op->until : k->until;
  return true;
}

static void explain_name(story *s, const groups *g) {
  char name[104];
  vs_version since, until;
  if (!life_of(s->o, g, name, &since, &until)) {
    add_unknown(s, name);
    return;
  }
  add_life(s, since, until);
  need(s, since, name);
}

/* The package that a text means: "IREE", "iree-base-compiler", "tensorflow-cpu", "jax". */
static const char *package_of(const char *name) {
  if (strncasecmp(name, "iree", 4) == 0) return "iree";
  return strncasecmp(name, "tensorflow", 10) == 0 ? "tensorflow" : "jaxlib";
}

static void explain_package(story *s, const groups *g) {
  char name[32], text[32], version_text[32];
  group(g, 1, name, sizeof name);
  group(g, 2, text, sizeof text);
  const char *package = package_of(name);
  const product *p = product_named(package, strlen(package), text);
  if (p && p->tried)
    strbuf_addf(s->out,
                "%s %s does not say which StableHLO it holds. Tried with a program for each "
                "release, its reader knew what came up to %s, and nothing newer.",
                package, text, vs_format(p->stablehlo, version_text));
  else if (p)
    strbuf_addf(s->out,
                "jaxlib %s holds StableHLO %s: it reads artifacts of 0.9.0 to that release.", text,
                vs_format(p->stablehlo, version_text));
  else if (strcmp(package, "jaxlib") != 0)
    strbuf_addf(s->out, "%s %s was not tried here.", package, text);
  else
    strbuf_addf(s->out,
                "jaxlib %s is not in the list. Ask it: python3 -c 'from jaxlib.mlir.dialects "
                "import stablehlo; print(stablehlo.get_current_version())'.",
                text);
}

/* --- Looking -----------------------------------------------------------------------------------
 */

typedef enum refuser { NONE, WRITER, READER } refuser;

static const struct subject {
  const char *what, *pattern;
  void (*explain)(story *s, const groups *g); /* NULL: `words` do */
  const char *words;
  refuser refused_by;
} subjects[] = {
#define explain_NONE NULL
#define MESSAGE(what, pattern, by, words, refused_by) \
  {what, pattern, explain_##by, words, refused_by},
#include "versions/facts/messages.def"
};
enum { SUBJECTS = sizeof subjects / sizeof *subjects };

/* A pattern as PCRE2 takes it: a space stands for any white space. */
static pcre2_code *compile(const char *pattern) {
  strbuf_auto text = STRBUF_INIT;
  for (const char *c = pattern; *c; c++)
    if (*c == ' ')
      strbuf_adds(&text, c[1] == '?' || c[1] == '*' ? "\\s" : "\\s+");
    else
      strbuf_addc(&text, *c);
  int code;
  PCRE2_SIZE at;
  return pcre2_compile((PCRE2_SPTR)strbuf_str(&text), text.len, PCRE2_CASELESS, &code, &at, NULL);
}

/* The matched words on one line, cut where they are long. */
static void add_heading(const groups *g, strbuf *out) {
  size_t from = g->at[0], to = g->at[1];
  for (size_t i = from; i < to && i < from + 160; i++) {
    unsigned char c = (unsigned char)g->text[i];
    strbuf_addc(out, c < 0x20 || c >= 0x7f ? ' ' : (char)c);
  }
  strbuf_adds(out, to > from + 160 ? " …\n" : "\n");
}

/* A name of VHLO that is as old as VHLO and still current explains nothing beside other findings.
 */
static bool says_nothing(const story *s, const groups *g) {
  char name[104];
  vs_version since, until;
  return s->found && life_of(s->o, g, name, &since, &until) && since == vs_oldest(s->o) &&
         until == VS_FOREVER;
}

static void add_paragraph(const char *words, strbuf *out) {
  strbuf_addn(out, ' ', INDENT);
  cli_wrap(words, INDENT, INDENT, out);
}

/* The words of a subject, with groups put in. */
static void explain_in_words(story *s, const struct subject *subject, const groups *g) {
  char text[96];
  for (const char *at = subject->words; *at;) {
    size_t n = strcspn(at, "%");
    strbuf_add(s->out, at, n);
    at += n;
    if (!*at) break;
    bool release = at[1] == 'r', module = at[1] == 'm', plain = !release && !module;
    size_t i = (size_t)(at[plain ? 1 : 2] - '0');
    if (release) history_add_release(s->o, version(g, i), s->out);
    if (module) add_module_version(s, number(g, i));
    if (plain) strbuf_adds(s->out, group(g, i, text, sizeof text));
    at += plain ? 2 : 3;
  }
  s->refused_by_writer |= subject->refused_by == WRITER;
  s->refused_by_reader |= subject->refused_by == READER;
}

/* Everything that one pattern finds, each wording once. */
static void look_for(story *s, const struct subject *subject, const char *text, size_t n,
                     pcre2_match_data *match) {
  pcre2_code *regex = compile(subject->pattern);
  strbuf paragraph = STRBUF_INIT, *all = s->out;
  size_t at = 0;
  for (size_t i = 0; regex && i < FINDINGS && at <= n; i++) {
    if (pcre2_match(regex, (PCRE2_SPTR)text, n, at, PCRE2_NO_UTF_CHECK, match, NULL) < 0) break;
    groups g = {text, pcre2_get_ovector_pointer(match)};
    char wording[96];
    at = g.at[1] > at ? g.at[1] : at + 1;
    if (subject->explain == explain_name && says_nothing(s, &g)) continue;
    if (told_before(s, group(&g, 0, wording, sizeof wording))) continue;
    strbuf_reset(&paragraph);
    s->out = &paragraph;
    if (subject->explain)
      subject->explain(s, &g);
    else
      explain_in_words(s, subject, &g);
    s->out = all;
    add_heading(&g, all);
    add_paragraph(strbuf_str(&paragraph), all);
    strbuf_addc(all, '\n');
    s->found++;
  }
  strbuf_free(&paragraph);
  pcre2_code_free(regex);
}

/* --- What to do ----------------------------------------------------------------------------------
 */

/* tan_v2 came with 1.10.0; a program that needs only what tan_v1 says can be written for 1.4.0. */
static void advise_first_version(const story *s, strbuf *out) {
  char first[sizeof s->needed], text[32];
  const char *end = strstr(s->needed, "_v");
  snprintf(first, sizeof first, "%.*s_v1", (int)(end ? end - s->needed : 0), s->needed);
  const vs_op *op = vs_op_named(s->o, first);
  if (!op || op->since >= s->needs) return;
  strbuf_addf(out, " For %s and later, %s does if the program uses nothing that %s added.",
              vs_format(op->since, text), first, s->needed);
}

static void advise_writer(const story *s, strbuf *out) {
  char text[32];
  if (!s->needs) {
    strbuf_adds(out,
                "hlo-translate --serialize --target=RELEASE --explain PROGRAM lists everything in "
                "the program that the target cannot say.");
    return;
  }
  strbuf_addf(out, "The target is older than %s, which brought %s. Write for %s or later",
              vs_format(s->needs, text), s->needed, text);
  add_product(s->needs, out);
  strbuf_adds(out, ", or take it out of the program.");
  advise_first_version(s, out);
}

/* The reader lacks something that came with release `needs`. */
static void advise_older_reader(const story *s, strbuf *out) {
  char text[32], older[32];
  strbuf_addf(out, "The reader is older than %s. Upgrade it to StableHLO %s or later",
              vs_format(s->needs, text), text);
  add_product(s->needs, out);
  strbuf_addf(
      out,
      ", or write the artifact for %s at most; the writer refuses that if the program cannot do "
      "without %s.",
      vs_format(before(s->o, s->needs), older), s->needed);
}

static void advise_reader(const story *s, strbuf *out) {
  char reader[32], written[32];
  if (s->reader && s->written > s->reader)
    strbuf_addf(
        out,
        "The artifact is for %s and the reader holds %s: write it for %s, or upgrade the reader.",
        vs_format(s->written, written), vs_format(s->reader, reader), reader);
  else if (s->needs && s->reader >= s->needs)
    strbuf_addf(
        out,
        "The reader holds %s itself, so its release is not the cause: hlo-cts inspect FILE tells "
        "whether the file is sound.",
        s->needed);
  else if (s->needs)
    advise_older_reader(s, out);
  else
    strbuf_adds(
        out,
        "hlo-cts inspect FILE tells whether the file is sound and which releases can read it.");
}

static void add_advice(const story *s, strbuf *out) {
  strbuf_auto words = STRBUF_INIT;
  if (s->refused_by_writer)
    advise_writer(s, &words);
  else if (s->refused_by_reader)
    advise_reader(s, &words);
  if (words.len) {
    strbuf_adds(out, "What to do\n");
    add_paragraph(strbuf_str(&words), out);
  }
}

size_t whatis(const vs_opset *o, const char *text, size_t n, strbuf *out) {
  pcre2_match_data *match = pcre2_match_data_create(GROUPS, NULL);
  if (!match) return 0;
  strbuf_auto answer = STRBUF_INIT;
  story s = {.o = o, .out = &answer};
  if (n > WHATIS_TEXT_LIMIT) n = WHATIS_TEXT_LIMIT;
  for (size_t i = 0; i < SUBJECTS; i++) look_for(&s, &subjects[i], text, n, match);
  if (s.found) add_advice(&s, &answer);
  while (answer.len > 1 && answer.bytes[answer.len - 1] == '\n' &&
         answer.bytes[answer.len - 2] == '\n')
    answer.bytes[--answer.len] = '\0';
  strbuf_add(out, strbuf_str(&answer), answer.len);
  pcre2_match_data_free(match);
  return s.found;
}

void whatis_subjects(strbuf *out) {
  for (size_t i = 0; i < SUBJECTS; i++)
    if (i == 0 || strcmp(subjects[i].what, subjects[i - 1].what) != 0)
      strbuf_addf(out, "  %s\n", subjects[i].what);
}
