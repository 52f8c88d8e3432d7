/* SPDX-License-Identifier: Apache-2.0 */
#include "plan.h"

#include <stdlib.h>
#include <string.h>

#include "base/intern.h"
#include "harness/data/regex.h"
#include "size_class.h"

const char *const class_names[CLASS_COUNT] = {
#define CLASS_ROW(name, text) text,
#include "classes.def"
#undef CLASS_ROW
};

/* --- Contexts by name --- */

/* A context is named as its check; constants are what an artifact has as it is written. */
const char *const context_words[] = {"all",   "constants", "arguments", "mixture", "called",
                                     "while", "case",      "composite", "barrier", "batched",
                                     "large", "layout",    NULL};

const char *context_word(check_kind k) {
  if (k == CHECK_EVALUATE) return "constants";
  return k < CHECK_CONTEXT_FIRST ? NULL : check_names[k];
}

static uint32_t context_of(const char *word, size_t n) {
  if (n == 3 && memcmp(word, "all", n) == 0) return 1u << CHECK_EVALUATE | CONTEXT_CHECKS;
  for (int k = CHECK_EVALUATE; k < CHECK_COUNT; k++) {
    const char *name = context_word((check_kind)k);
    if (name && bytes_are(word, n, name)) return 1u << k;
  }
  return 0;
}

uint32_t contexts_read(const char *list) { return corpus_read_set(list, context_of); }

#define BIT(check) (1u << CHECK_##check)

uint32_t class_checks(cell_class c) {
  static const uint32_t reading =
      BIT(DESERIALIZE) | BIT(PRESERVE) | BIT(RESERIALIZE) | BIT(EVALUATE);
  switch (c) {
    case CLASS_MUST_READ: return BIT(SERIALIZE) | reading;
    case CLASS_MUST_DOWNGRADE: return BIT(DOWNGRADE) | BIT(SERIALIZE) | reading;
    case CLASS_REFUSE_PRODUCER:
    case CLASS_REFUSE_CONSUMER:
    case CLASS_DAMAGED:
    case CLASS_MAY_ACCEPT: return BIT(REFUSE);
    case CLASS_MAY_READ: return reading;
    default: return 0;
  }
}

uint32_t plan_cell_checks(cell_class c, size_t producer, size_t consumer) {
  bool own = c == CLASS_MUST_READ && producer == consumer;
  return class_checks(c) | (own ? CONTEXT_CHECKS : 0);
}

uint32_t plan_role_checks(cell_class c, bool is_producer, bool is_consumer, bool writes) {
  static const uint32_t writing = BIT(SERIALIZE) | BIT(DOWNGRADE);
  static const uint32_t seen = BIT(DESERIALIZE) | BIT(PRESERVE);
  static const uint32_t read =
      seen | BIT(RESERIALIZE) | BIT(EVALUATE) | BIT(REFUSE) | CONTEXT_CHECKS;
  uint32_t checks = 0;
  if (is_producer && c == CLASS_REFUSE_PRODUCER) checks |= BIT(REFUSE);
  if (is_producer && (c == CLASS_MUST_READ || c == CLASS_MUST_DOWNGRADE))
    checks |= writes ? writing | seen : writing;
  if (is_consumer && c != CLASS_REFUSE_PRODUCER) checks |= read;
  return checks;
}

static planned meant(const vs_opset *o, const corpus_case *c, size_t producer, size_t consumer,
                     char *buffer) {
  planned p = {.target = producer <= consumer ? producer : consumer};
  if (producer <= consumer) {
    p.class = CLASS_MUST_READ;
  } else if (c->since <= o->releases[consumer].version) {
    p.class = CLASS_MUST_DOWNGRADE;
  } else {
    p.class = CLASS_REFUSE_PRODUCER;
    p.feature = c->forms[0].feature;
    p.needs = vs_format(c->since, buffer);
  }
  return p;
}

static planned unchanged(const vs_opset *o, const corpus_case *c, size_t producer,
                         size_t consumer) {
  const vs_release *writer = &o->releases[producer], *reader = &o->releases[consumer];
  planned p = {.target = producer, .class = CLASS_MAY_READ};
  const case_form *form = case_form_at(c, writer->version);
  if (writer->bytecode_written > reader->bytecode_read) {
    p.class = CLASS_REFUSE_CONSUMER;
    p.feature = "bytecode version";
  } else if (form->since > reader->version) {
    p.class = CLASS_REFUSE_CONSUMER;
    p.feature = form->feature;
  }
  return p;
}

/* Each release is asked once: whether it writes a wrong program for itself, and what it makes of an
 * artifact that is wrong. */
static planned negative(const corpus_case *c, size_t release, int slot) {
  planned p = {.class = CLASS_NONE, .counted = true, .target = release};
  if (c->breaks)
    p.class = slot == SLOT_MEANT ? CLASS_REFUSE_PRODUCER : CLASS_MAY_ACCEPT;
  else if (slot == SLOT_MEANT)
    p.class = c->reader == READER_MUST_REFUSE ? CLASS_DAMAGED : CLASS_MAY_ACCEPT;
  return p;
}

planned plan_cell(const vs_opset *o, const corpus_case *c, size_t producer, size_t consumer,
                  int slot, char *buffer) {
  planned p = {.class = CLASS_NONE};
  if (c->since > o->releases[producer].version) return p;
  if (sizes_has(c) && (producer != consumer || slot != SLOT_MEANT)) return p;
  if (c->breaks || c->reader) return producer == consumer ? negative(c, producer, slot) : p;
  if (slot == SLOT_UNCHANGED && producer <= consumer) return p;
  /* Releases before that have no option to take other dialects: whether a consumer reads them
   * depends on the dialects of its program, and no release promises anything. */
  if (c->mixed_count && o->releases[consumer].version < vs_other_dialects_since(o)) return p;
  p = slot == SLOT_MEANT ? meant(o, c, producer, consumer, buffer)
                         : unchanged(o, c, producer, consumer);
  p.counted = in_window(o, producer, consumer, c->promise);
  return p;
}

/* --- Filters --- */

/* Releases by index, both included. */
typedef struct release_range {
  size_t first, last;
} release_range;

struct plan_filter {
  plan_options options;
  regexp *regex;
  release_range producers, consumers;
  vs_version since, until;        /* until VS_NONE: whenever */
  unsigned long long part, parts; /* parts 0: all of them */
  uint32_t checks;
};

bool plan_release(const vs_opset *o, const char *text, size_t n, size_t *out) {
  vs_version v;
  const vs_release *r = vs_parse(o, text, n, &v) ? vs_release_of(o, v) : NULL;
  if (r) *out = (size_t)(r - o->releases);
  return r != NULL;
}

static bool read_release(const vs_opset *o, const char *text, size_t n, size_t *out, strbuf *why) {
  if (plan_release(o, text, n, out)) return true;
  char oldest[32], newest[32];
  return strbuf_refuse(why, "there is no release '%.*s'; they are %s to %s", (int)n, text,
                       vs_format(o->releases[0].version, oldest),
                       vs_format(o->releases[o->release_count - 1].version, newest));
}

/* "*", "1.4.0", "1.0.0..1.4.0", "..1.4.0" or "1.0.0..". */
static bool read_range(const vs_opset *o, const char *text, size_t n, release_range *out,
                       strbuf *why) {
  *out = (release_range){0, o->release_count - 1};
  if (n == 1 && *text == '*') return true;
  const char *dots = strbuf_find(text, n, "..", 2);
  if (!dots) {
    if (!read_release(o, text, n, &out->first, why)) return false;
    out->last = out->first;
    return true;
  }
  size_t before = (size_t)(dots - text), after = n - before - 2;
  if (before && !read_release(o, text, before, &out->first, why)) return false;
  if (after && !read_release(o, dots + 2, after, &out->last, why)) return false;
  if (out->first <= out->last) return true;
  return strbuf_refuse(why, "the range '%.*s' ends before it begins", (int)n, text);
}

static bool read_shard(plan_filter *f, const char *text, strbuf *why) {
  char *end;
  f->part = *text >= '1' && *text <= '9' ? strtoull(text, &end, 10) : 0;
  if (f->part && *end == '/' && end[1] >= '1' && end[1] <= '9')
    f->parts = strtoull(end + 1, &end, 10);
  if (f->parts && !*end && f->part <= f->parts && f->parts <= 1000000) return true;
  return strbuf_refuse(why, "a shard has the form i/n, with i from 1 to n, not '%s'", text);
}

/* Keeps only the evaluations in the contexts that are selected. */
static bool read_contexts(plan_filter *f, strbuf *why) {
  static const uint32_t evaluations = BIT(EVALUATE) | CONTEXT_CHECKS;
  const char *list = f->options.context;
  uint32_t contexts = list ? contexts_read(list) : CONTEXTS_BY_DEFAULT;
  if (!contexts) return strbuf_refuse(why, "unknown context '%s'", list);
  bool some = f->checks & evaluations;
  if (list || !f->options.check) f->checks = (f->checks & ~evaluations) | (some ? contexts : 0);
  return true;
}

static bool read_checks(plan_filter *f, strbuf *why) {
  const char *list = f->options.check;
  f->checks = list ? checks_read(list) : (1u << CHECK_COUNT) - 1;
  if (!f->checks) return strbuf_refuse(why, "'%s' has a word that names no check", list);
  return read_contexts(f, why);
}

static bool read_filter(plan_filter *f, const vs_opset *o, strbuf *why) {
  const plan_options *p = &f->options;
  if (p->regex && !(f->regex = regex_new(p->regex, strlen(p->regex), 0, why))) return false;
  if (p->level && strcmp(p->level, level_names[LEVEL_REQUIRED]) != 0 &&
      strcmp(p->level, level_names[LEVEL_RECOMMENDED]) != 0 && strcmp(p->level, LEVELS_ALL) != 0)
    return strbuf_refuse(why, "a level is required, recommended or all, not '%s'", p->level);
  if (!read_checks(f, why)) return false;
  if (p->since) {
    release_range since;
    if (!read_range(o, p->since, strlen(p->since), &since, why)) return false;
    f->since = o->releases[since.first].version;
    f->until = o->releases[since.last].version;
  }
  if (p->shard && !read_shard(f, p->shard, why)) return false;
  f->producers = f->consumers = (release_range){0, o->release_count - 1};
  if (!p->pair) return true;
  const char *comma = strchr(p->pair, ',');
  if (!comma)
    return strbuf_refuse(why, "a pair has the form P,C, as 1.0.0,1.4.0, not '%s'", p->pair);
  return read_range(o, p->pair, (size_t)(comma - p->pair), &f->producers, why) &&
         read_range(o, comma + 1, strlen(comma + 1), &f->consumers, why);
}

plan_filter *plan_filter_new(const vs_opset *o, const plan_options *options, strbuf *why) {
  plan_filter *f = calloc(1, sizeof *f);
  if (!f) {
    strbuf_adds(why, "out of memory");
    return NULL;
  }
  f->options = *options;
  if (read_filter(f, o, why)) return f;
  plan_filter_free(f);
  return NULL;
}

void plan_filter_free(plan_filter *f) {
  if (!f) return;
  regex_free(f->regex);
  free(f);
}

/* The part of a case depends on its id alone: adding cases moves none. Part of the contract between
 * machines that share a run, so it is spelled out: FNV-1a, 64 bits, then a mixer. */
static uint64_t id_hash(const char *id) {
  uint64_t h = UINT64_C(0xcbf29ce484222325);
  for (; *id; id++) h = (h ^ (unsigned char)*id) * UINT64_C(0x100000001b3);
  return hash_u64(h);
}

static bool has_word(const char *list, const char *word) {
  for (const char *at = list;; at++) {
    size_t n = strcspn(at, ",");
    if (bytes_are(at, n, word)) return true;
    at += n;
    if (!*at) return false;
  }
}

/* Whether the case has a tag of the list. */
static bool has_tag_of(const corpus_case *c, const char *list) {
  for (size_t i = 0; i < c->tag_count; i++)
    if (has_word(list, c->tags[i])) return true;
  return false;
}

bool plan_all_levels(const plan_filter *f) {
  return f->options.level && strcmp(f->options.level, LEVELS_ALL) == 0;
}

void plan_filter_pick(plan_filter *f, const corpus_case *cases, const bool *picked) {
  f->options.cases = cases;
  f->options.picked = picked;
}

bool plan_takes_case(const plan_filter *f, const corpus_case *c) {
  return plan_takes_in_some_part(f, c) && (!f->parts || id_hash(c->id) % f->parts == f->part - 1);
}

bool plan_takes_in_some_part(const plan_filter *f, const corpus_case *c) {
  const plan_options *p = &f->options;
  if (p->id && !has_word(p->id, c->id)) return false;
  if (p->picked && !p->picked[c - p->cases]) return false;
  if (p->level && strcmp(p->level, LEVELS_ALL) != 0 && strcmp(p->level, level_names[c->level]) != 0)
    return false;
  if (p->tag && !has_tag_of(c, p->tag)) return false;
  if (f->until != VS_NONE && (c->since < f->since || c->since > f->until)) return false;
  return !f->regex || regex_matches(f->regex, c->id, strlen(c->id));
}

bool plan_takes_pair(const plan_filter *f, size_t producer, size_t consumer) {
  return producer >= f->producers.first && producer <= f->producers.last &&
         consumer >= f->consumers.first && consumer <= f->consumers.last;
}

bool plan_takes_row(const plan_filter *f, const vs_opset *o, const corpus_case *c,
                    size_t producer) {
  return producer >= f->producers.first && producer <= f->producers.last &&
         c->since <= o->releases[producer].version;
}

uint32_t plan_takes_checks(const plan_filter *f) { return f->checks; }
