/* SPDX-License-Identifier: Apache-2.0 */
#include "promised.h"

#include <jansson.h>
#include <stdio.h>
#include <string.h>

#include "artifact/program.h"

/* --- Targets that JAX promises to keep --- */

static const char *const guaranteed[] = {
#define GUARANTEED(target) target,
#include "versions/facts/guaranteed.def"
};
#define GUARANTEED_BY(who, day) static const char guaranteed_by[] = who, guaranteed_on[] = day;
#include "versions/facts/guaranteed.def"

static bool is_guaranteed(const char *target) {
  for (size_t i = 0; i < sizeof guaranteed / sizeof *guaranteed; i++)
    if (strcmp(guaranteed[i], target) == 0) return true;
  return false;
}

/* --- What an artifact holds --- */

static void note(promised *p, outside_kind kind, const char *name, size_t n) {
  char text[sizeof p->items->name];
  snprintf(text, sizeof text, "%.*s", n < sizeof text ? (int)n : (int)sizeof text - 1, name);
  for (size_t i = 0; i < p->count; i++)
    if (p->items[i].kind == kind && strcmp(p->items[i].name, text) == 0) {
      p->items[i].count++;
      return;
    }
  if (p->count == OUTSIDE_NAMES) {
    p->unnamed++;
    return;
  }
  outside *o = &p->items[p->count++];
  *o = (outside){.kind = kind, .count = 1};
  memcpy(o->name, text, sizeof text);
}

static void note_dialect(promised *p, const char *name, size_t n) {
  bool ours =
      (n == 4 && memcmp(name, "vhlo", 4) == 0) || (n == 7 && memcmp(name, "builtin", 7) == 0);
  if (!ours && n) note(p, OUTSIDE_DIALECT, name, n);
}

/* Additions to Shardy after its first encoding. Unreduced axes came without a new version. Source:
 * shardy/dialect/sdy/ir/bytecode.td and dialect.h, a19e26c0 and bf915fb6. */
enum { SHARDY_FIRST, SHARDY_UNREDUCED, SHARDY_REDUCTION };
static const struct {
  const char *version, *because;
} shardy_needs[] = {
    [SHARDY_FIRST] = {"0.0.1", NULL},
    [SHARDY_UNREDUCED] = {"0.0.1", "since May 2025, for unreduced axes"},
    [SHARDY_REDUCTION] = {"0.0.2", "for a reduction that is no sum"},
};

static void need_shardy(promised *p, int what) {
  if (what > p->shardy) p->shardy = what;
}

static void note_sharding(promised *p, const ir_attr *a) {
  if (!ir_attr_is(a, IR_ATTR_DEFINED) || a->defined.def->id != ATTR_SDY_SHARDING) return;
  if (a->defined.params[3].count) need_shardy(p, SHARDY_UNREDUCED);
  if (a->defined.params[4].u) need_shardy(p, SHARDY_REDUCTION);
}

/* Types and attributes: what stands in one with many parts is counted once. */
static bool note_attr(const ir_attr *a, void *user);

static bool note_type(const ir_type *t, void *user) {
  promised *p = user;
  size_t n;
  const char *dialect = ir_type_dialect(t, &n);
  note_dialect(p, dialect, n);
  return ir_seen_type(&p->seen, t) || ir_type_children(t, note_type, note_attr, p);
}

static bool note_attr(const ir_attr *a, void *user) {
  promised *p = user;
  size_t n;
  const char *dialect = ir_attr_dialect(a, &n);
  note_sharding(p, a);
  note_dialect(p, dialect, n);
  return ir_seen_attr(&p->seen, a) || ir_attr_children(a, note_type, note_attr, p);
}

/* The string in a vhlo.string_v1 or a builtin one; NULL: another attribute. */
static const istr *string_of(const ir_attr *a) {
  if (ir_attr_is(a, IR_ATTR_STRING)) return a->string.value;
  bool vhlo = ir_attr_is(a, IR_ATTR_DEFINED) && a->defined.def->id == ATTR_VHLO_STRING_V1;
  return vhlo ? a->defined.params[0].str : NULL;
}

/* Keys of a dictionary, or of each dictionary in a list, that a program says freely. */
static void note_keys(promised *p, const ir_attr *a) {
  const ir_param *list = a->defined.params;
  bool dict = a->defined.def->id == ATTR_VHLO_DICT_V1;
  if (!dict && ir_seen_attr(&p->seen_lists, a)) return;
  for (size_t i = 0; i < list->count; i += dict ? 2 : 1) {
    const istr *key = dict ? string_of(list->attrs[i]) : NULL;
    if (key) note(p, OUTSIDE_ATTRIBUTE, key->bytes, key->len);
    if (!dict && inspect_is_free(list->attrs[i])) note_keys(p, list->attrs[i]);
  }
}

static void note_attributes(promised *p, const ir_op *op) {
  for (uint32_t i = 0; i < op->attr_count; i++) {
    const istr *name = op->attrs[i].name;
    note(p, OUTSIDE_ATTRIBUTE, name->bytes, name->len);
    note_attr(op->attrs[i].value, p);
  }
  for (uint32_t i = 0; i < ir_op_prop_count(op); i++) {
    const ir_attr *a = op->props[i];
    const char *name = op->name->def ? op->name->def->props[i].name : "";
    if (!a) continue;
    note_attr(a, p);
    /* arg_attrs and res_attrs alone: other dictionaries are what the specification asks for. */
    size_t n = strlen(name);
    if (n == 9 && strcmp(name + 3, "_attrs") == 0 && inspect_is_free(a)) note_keys(p, a);
  }
}

static bool has_true(const ir_attr *a) {
  if (ir_attr_is(a, IR_ATTR_DEFINED) && a->defined.def->id == ATTR_VHLO_TENSOR_V1)
    a = a->defined.params[1].attr;
  for (size_t i = 0; ir_attr_is(a, IR_ATTR_DENSE) && i < a->dense.size; i++)
    if (a->dense.data[i]) return true;
  return false;
}

static bool is_complex(promised *p, const ir_op *op) {
  const ir_type *t = op->operand_count ? op->operands[0].value->type : NULL;
  arena *a = ir_arena(p->x->context);
  arena_guard g;
  if (!t || !ARENA_GUARD(a, &g)) return false;
  const ir_type *known = vs_type_to_builtin(p->x->context, t);
  arena_guard_pop(a, &g);
  return known && ir_type_is(ir_type_element(known), IR_TYPE_COMPLEX);
}

/* The row of the unversioned op is the one that says what is promised. */
static bool is_for_six_months(promised *p, const ir_op *op, const vs_op *row) {
  switch (row->promise) {
    case VS_PROMISE_SIX_MONTHS: return true;
    case VS_PROMISE_SIX_MONTHS_PROPERTY: return has_true(ir_op_get(op, row->promise_part));
    case VS_PROMISE_SIX_MONTHS_COMPLEX: return is_complex(p, op);
    default: return false;
  }
}

static void note_row(promised *p, const ir_op *op) {
  const vs_op *own = vs_op_row(p->x->opset, ir_op_id(op)),
              *row = own ? vs_promise_row(p->x->opset, own) : NULL;
  if (!row) return;
  const char *dot = strchr(row->def.name, '.'), *name = dot ? dot + 1 : row->def.name;
  if (is_for_six_months(p, op, row)) note(p, OUTSIDE_SIX_MONTHS, name, strlen(name));
  if (ir_prop_named(&row->def, "result_accuracy") >= 0)
    note(p, OUTSIDE_ACCURACY, name, strlen(name));
  if (row->def.id != OP_STABLEHLO_CUSTOM_CALL) return;
  const istr *target = string_of(ir_op_get(op, "call_target_name"));
  if (target)
    note(p, is_guaranteed(target->bytes) ? OUTSIDE_GUARANTEED : OUTSIDE_TARGET, target->bytes,
         target->len);
}

static bool note_op(ir_op *op, void *user) {
  promised *p = user;
  note_dialect(p, op->name->dialect->bytes, op->name->dialect->len);
  if ((ir_op_is(op, OP_SDY_ALL_REDUCE) || ir_op_is(op, OP_SDY_REDUCE_SCATTER)) &&
      ir_op_get(op, "reduction_op"))
    need_shardy(p, SHARDY_REDUCTION);
  note_row(p, op);
  note_attributes(p, op);
  for (uint32_t i = 0; i < op->result_count; i++) note_type(op->results[i].type, p);
  for (uint32_t r = 0; r < op->region_count; r++)
    for (const ir_block *b = op->regions[r].first; b; b = b->next)
      for (uint32_t i = 0; i < b->arg_count; i++) note_type(b->args[i]->type, p);
  return true;
}

void promised_of(const inspected *x, promised *out) {
  const vs_opset *o = x->opset;
  *out = (promised){.x = x};
  ir_walk(x->module, note_op, out);
  ir_seen_free(&out->seen);
  ir_seen_free(&out->seen_lists);
  for (size_t i = 0; i < x->arrays.count; i++)
    note(out, OUTSIDE_LOST, x->arrays.names[i], strlen(x->arrays.names[i]));
  for (size_t i = 0; i < out->count; i++)
    if (out->items[i].kind == OUTSIDE_SIX_MONTHS) out->kind = PROMISE_SIX_MONTHS;
  const vs_release *r = x->readers.said == VS_NONE ? NULL : vs_release_of(o, x->readers.said);
  window_span span;
  if (!r || !x->readers.portable || x->readers.oldest == VS_NONE) return;
  out->release = (size_t)(r - o->releases);
  /* The promise of today's readers, which are of 1.0.0 or later. */
  out->known = window_span_of(o, out->release, o->release_count - 1, out->kind, &span);
  out->until = date_add_months(span.written, window_months(vs_current(o), true, out->kind));
}

/* How many of them count as outside; all attributes of its own are one. */
static size_t count_outside(const promised *p) {
  size_t n = 0;
  bool attributes = false;
  for (size_t i = 0; i < p->count; i++) {
    attributes |= p->items[i].kind == OUTSIDE_ATTRIBUTE;
    n += p->items[i].kind < OUTSIDE_KINDS && p->items[i].kind != OUTSIDE_ATTRIBUTE;
  }
  return n + attributes;
}

/* --- In words --- */

static bool is_mixed(const promised *p) {
  for (size_t i = 0; i < p->count; i++)
    if (p->items[i].kind == OUTSIDE_DIALECT) return true;
  return false;
}

/* A name of somebody else's, on a terminal. */
static void add_name(const char *name, strbuf *out) {
  for (; *name; name++) strbuf_addc(out, *name >= 0x20 && *name < 0x7f ? *name : '?');
}

/* "Shardy 0.0.1 or later", "CHLO", "the dialect foo": what a reader has to know besides. */
static void add_dialect(const promised *p, const char *name, strbuf *out) {
  const inspect_dialect *d = inspect_dialect_of(name);
  if (!d) {
    strbuf_adds(out, "the dialect ");
    add_name(name, out);
    return;
  }
  strbuf_adds(out, d->title);
  if (!d->version) return;
  bool shardy = strcmp(name, "sdy") == 0;
  strbuf_addf(out, " %s or later", shardy ? shardy_needs[p->shardy].version : d->version);
  if (shardy && shardy_needs[p->shardy].because)
    strbuf_addf(out, " (%s)", shardy_needs[p->shardy].because);
}

static void add_dialects(const promised *p, const char *first, strbuf *out) {
  size_t n = 0;
  for (size_t i = 0; i < p->count; i++) {
    if (p->items[i].kind != OUTSIDE_DIALECT) continue;
    strbuf_adds(out, n++ ? " and " : first);
    add_dialect(p, p->items[i].name, out);
  }
}

void promised_line(const promised *p, strbuf *out) {
  const inspect_readers *r = &p->x->readers;
  char version[32];
  if (!r->portable) {
    strbuf_addf(out,
                "no promise covers it: it holds %s, and a portable artifact holds VHLO and stable "
                "dialects alone",
                r->foreign);
    return;
  }
  if (r->oldest == VS_NONE) {
    strbuf_addf(out, "readable by no release: it needs %s", r->because);
    return;
  }
  strbuf_addf(out, "readable by %s%s", is_mixed(p) ? "StableHLO " : "",
              vs_format(r->oldest, version));
  if (r->newest < vs_current(p->x->opset))
    strbuf_addf(out, " to %s", vs_format(r->newest, version));
  else
    strbuf_adds(out, " and later");
  add_dialects(p, ", and ", out);
  vs_version own = p->known ? p->x->opset->releases[p->release].version : VS_NONE;
  if (p->known && own > r->oldest)
    strbuf_addf(out, ", promised for %s and later", vs_format(own, version));
  if (p->known) strbuf_adds(out, own > r->oldest ? " until " : ", promised until ");
  if (p->known)
    date_add(p->until, out);
  else
    strbuf_adds(out,
                "; its producer does not state a release, so the end of the promise is unknown");
  size_t n = count_outside(p);
  if (n)
    strbuf_addf(out, "; uses %zu thing%s outside the promise", n, n == 1 ? "" : "s");
  else
    strbuf_adds(out, "; uses nothing outside the promise");
}

static const struct {
  const char *word, *says;
} kinds[] = {
    [OUTSIDE_TARGET] = {"custom_call", "targets of custom_call that nobody promises to keep"},
    [OUTSIDE_DIALECT] = {"dialect", "other dialects"},
    [OUTSIDE_ATTRIBUTE] = {"attribute", "attributes that the specification does not have"},
    [OUTSIDE_LOST] = {"perhaps_lost", "attributes that may have been arrays before conversion"},
    [OUTSIDE_GUARANTEED] = {"guaranteed", "targets of custom_call that JAX promises to keep"},
    [OUTSIDE_SIX_MONTHS] = {"six_months", "promised only for six months"},
    [OUTSIDE_ACCURACY] = {"accuracy", "accuracy is left to each implementation"},
};
enum { KINDS = sizeof kinds / sizeof *kinds };

void promised_text(const promised *p, strbuf *out) {
  for (int k = 0; k < KINDS; k++) {
    size_t n = 0;
    for (size_t i = 0; i < p->count; i++) {
      if ((int)p->items[i].kind != k) continue;
      if (!n++) {
        strbuf_addf(out, "%s%s", k < OUTSIDE_KINDS ? "outside the promise: " : "", kinds[k].says);
        if (k == OUTSIDE_TARGET || k == OUTSIDE_GUARANTEED)
          strbuf_addf(out, " (%s, %s)", guaranteed_by, guaranteed_on);
      }
      strbuf_adds(out, n == 1 ? ": " : ", ");
      add_name(p->items[i].name, out);
      if (p->items[i].count > 1) strbuf_addf(out, " (%zu)", p->items[i].count);
    }
    if (n) strbuf_addc(out, '\n');
  }
  if (p->unnamed) strbuf_addf(out, "and %zu more that are not named here\n", p->unnamed);
}

/* The dialects beside VHLO, and what of each a reader needs. */
static json_t *dialects_json(const promised *p) {
  json_t *list = json_array();
  for (size_t i = 0; i < p->count; i++) {
    const char *name = p->items[i].name;
    if (p->items[i].kind != OUTSIDE_DIALECT) continue;
    const inspect_dialect *d = inspect_dialect_of(name);
    strbuf_auto needs = STRBUF_INIT;
    add_dialect(p, name, &needs);
    json_t *text = json_string(name);
    json_array_append_new(list, json_pack("{s:o, s:b, s:s}", "name", text ? text : json_string("?"),
                                          "stable", d != NULL, "needs", strbuf_str(&needs)));
  }
  return list;
}

json_t *promised_json(const promised *p) {
  json_t *j = json_object(), *list = json_array();
  char version[32];
  strbuf_auto line = STRBUF_INIT;
  promised_line(p, &line);
  json_object_set_new(j, "line", json_string(strbuf_str(&line)));
  if (p->known) {
    const vs_release *r = &p->x->opset->releases[p->release];
    json_object_set_new(j, "release", json_string(vs_format(r->version, version)));
    json_object_set_new(j, "until", date_json(p->until));
  }
  json_object_set_new(j, "outside", json_integer((json_int_t)count_outside(p)));
  for (size_t i = 0; i < p->count; i++) {
    const outside *o = &p->items[i];
    json_t *name = json_string(o->name);
    json_t *item = json_pack("{s:s, s:o, s:I, s:b}", "kind", kinds[o->kind].word, "name",
                             name ? name : json_string("?"), "count", (json_int_t)o->count,
                             "counts", o->kind < OUTSIDE_KINDS);
    json_array_append_new(list, item);
  }
  json_object_set_new(j, "dialects", dialects_json(p));
  json_object_set_new(j, "items", list);
  json_object_set_new(j, "guaranteed_by", json_sprintf("%s, %s", guaranteed_by, guaranteed_on));
  return j;
}

/* --- One reader --- */

/* Obstacles in the same words are told once. */
enum { OBSTACLES = 8 };
typedef struct obstacles {
  char told[OBSTACLES][192];
  size_t count, untold;
} obstacles;

static void note_obstacle(const vs_obstacle *o, void *user) {
  obstacles *n = user;
  char text[sizeof *n->told];
  snprintf(text, sizeof text, "%s", o->what);
  for (size_t i = 0; i < n->count; i++)
    if (strcmp(n->told[i], text) == 0) return;
  if (n->count == OBSTACLES)
    n->untold++;
  else
    memcpy(n->told[n->count++], text, sizeof text);
}

static void add_obstacles(const promised *p, const obstacles *n, vs_version reader, strbuf *out) {
  char version[32];
  vs_format(reader, version);
  if (!n->count) {
    strbuf_addf(out,
                "it can be written for %s: hlo-translate --deserialize --serialize --target=%s%s\n",
                version, version, is_mixed(p) ? " --allow-other-dialects" : "");
    return;
  }
  strbuf_addf(out, "it cannot be written for %s:\n", version);
  for (size_t i = 0; i < n->count; i++) strbuf_addf(out, "  %s\n", n->told[i]);
  if (n->untold) strbuf_addf(out, "  and %zu more\n", n->untold);
}

/* Whether the program can be written for an older release, and what keeps it from that. */
static void add_way_down(const promised *p, vs_version reader, strbuf *out) {
  char version[32], needs[32];
  vs_version mixed = vs_other_dialects_since(p->x->opset);
  if (reader < mixed && is_mixed(p)) {
    strbuf_addf(out, "it cannot be written for %s: other dialects beside VHLO need %s\n",
                vs_format(reader, version), vs_format(mixed, needs));
    return;
  }
  if (strstr(p->x->readers.because, "small floats")) {
    strbuf_addf(out, "writers before %s wrote these types as text\n",
                vs_format(p->x->readers.oldest, needs));
    return;
  }
  ir_context *c = p->x->context;
  vs_options o = {.allow_other_dialects = true};
  obstacles n = {.count = 0};
  arena_guard g;
  if (!ARENA_GUARD(ir_arena(c), &g)) return;
  ir_op *copy = ir_clone(c, p->x->module);
  if (vs_convert_to_version(c, copy, vs_current(p->x->opset), &o, NULL)) {
    vs_explain(c, copy, reader, &o, note_obstacle, &n, NULL);
    add_obstacles(p, &n, reader, out);
  }
  arena_guard_pop(ir_arena(c), &g);
}

static void add_promise_of(const promised *p, const vs_release *reader, strbuf *why) {
  const vs_opset *o = p->x->opset;
  char version[32];
  window_span span;
  size_t number = (size_t)(reader - o->releases);
  if (!p->known) {
    strbuf_adds(why, "whether that is promised is unknown: the producer states no release\n");
  } else if (number < p->release) {
    strbuf_addf(why, "no promise says so: it was written for %s, which is newer\n",
                vs_format(o->releases[p->release].version, version));
  } else if (number == p->release) {
    strbuf_adds(why, "and it must: it is the release that the artifact was written for\n");
  } else if (!window_span_of(o, p->release, number, p->kind, &span) ||
             date_compare(span.read, span.until) >= 0) {
    strbuf_adds(why, "no promise says so: it is too old for that reader's window\n");
  } else {
    strbuf_adds(why, "and it promises to: ");
    window_add_months(span.months, why);
    strbuf_adds(why, " back\n");
  }
}

/* Appends a line for each dialect that a reader must know, too. */
static void add_dialect_lines(const promised *p, strbuf *why) {
  for (size_t i = 0; i < p->count; i++) {
    if (p->items[i].kind != OUTSIDE_DIALECT) continue;
    const inspect_dialect *d = inspect_dialect_of(p->items[i].name);
    strbuf_adds(why, "it also needs ");
    add_dialect(p, p->items[i].name, why);
    strbuf_adds(why, d && d->version ? ": whether a reader has that, its release does not say\n"
                     : d             ? ", which has no versions\n"
                                     : ", which XLA does not call stable\n");
  }
}

/* A feature of MLIR that has no version of VHLO comes with the first release that is built on that
 * MLIR. That may be a patch: jaxlib 0.4.38, of 1.8.7, reads file ranges, which 1.9.0 has whole. */
static bool comes_with_mlir(const char *because) {
  return strstr(because, "file range location") || strstr(because, "bytecode version") ||
         strstr(because, "small floats");
}

bool promised_reader(const promised *p, vs_version reader, strbuf *why) {
  const inspect_readers *r = &p->x->readers;
  const vs_release *row = vs_release_of(p->x->opset, reader);
  char version[32], needs[32];
  vs_format(reader, version);
  if (!r->portable || r->oldest == VS_NONE || !row)
    return strbuf_refuse(why, "no: %s\n",
                         !row ? "there is no such release"
                         : r->portable
                             ? r->because
                             : "it is no portable artifact, for it holds an operation of a "
                               "dialect that is not stable");
  if (row->version < r->oldest) {
    strbuf_addf(why, "no: %s does not know %s, which came with %s\n", version, r->because,
                vs_format(r->oldest, needs));
    if ((VS_PATCH(reader) || !row->published) && comes_with_mlir(r->because))
      strbuf_addf(why,
                  "%s may know it all the same: it comes with MLIR, and patches bring new ones\n",
                  version);
    add_way_down(p, row->version, why);
    return false;
  }
  if (row->version > r->newest) return strbuf_refuse(why, "no: %s\n", r->until);
  strbuf_addf(why, "yes: %s knows all %s is in it; ", version,
              is_mixed(p) ? "of StableHLO that" : "that");
  add_promise_of(p, row, why);
  add_dialect_lines(p, why);
  return true;
}
