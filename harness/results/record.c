/* SPDX-License-Identifier: Apache-2.0 */
#include "record.h"

#include <stdio.h>
#include <string.h>

#include "harness/cases/plan.h"
#include "harness/words/clean_text.h"

static const void *at(const void *structure, size_t offset) {
  return (const char *)structure + offset;
}

static const char *text_at(const void *s, size_t offset) {
  return *(const char *const *)at(s, offset);
}

/* The value of a field of a number or a word; how many texts a list has. */
static uint64_t number_of(const record_field *f, const void *s) {
  const void *p = at(s, f->offset);
  switch (f->kind) {
    case FIELD_COUNT: return *(const size_t *)p;
    case FIELD_NUMBER: return *(const uint64_t *)p;
    case FIELD_BYTE:
    case FIELD_FLAG:
    case FIELD_WORD:
    case FIELD_RELEASE: return *(const uint8_t *)p;
    case FIELD_ENUM: return *(const unsigned *)p;
    case FIELD_VERSION: return *(const vs_version *)p;
    case FIELD_SET:
    case FIELD_PROFILES: return *(const uint32_t *)p;
    case FIELD_TEXTS: return *(const size_t *)at(s, f->more);
    default: return 0;
  }
}

static bool is_there(const record_field *f, const void *s) {
  if (f->how & FIELD_IF && !*(const uint8_t *)at(s, f->more)) return false;
  if (f->kind == FIELD_TEXT) return text_at(s, f->offset) != NULL;
  return !(f->how & FIELD_ZERO) || number_of(f, s);
}

/* --- Writing --- */

static void write_set(const char *const *words, uint32_t set, json_writer *w) {
  json_open(w, '[');
  for (int k = 0; words[k]; k++)
    if (set >> k & 1) json_add(w, words[k]);
  json_close(w, ']');
}

static void write_profiles(uint32_t profiles, json_writer *w) {
  strbuf_auto list = STRBUF_INIT;
  profile_text(profiles, ",", &list);
  json_add(w, strbuf_str(&list));
}

static void write_texts(const char *const *texts, size_t n, json_writer *w) {
  json_open(w, '[');
  for (size_t i = 0; i < n; i++) json_add(w, texts[i]);
  json_close(w, ']');
}

static void write_forms(const case_form *forms, size_t n, json_writer *w) {
  char version[32];
  json_open(w, '[');
  for (size_t i = 0; i < n; i++) {
    json_open(w, '[');
    json_add(w, vs_format(forms[i].since, version));
    if (forms[i].feature)
      json_add(w, forms[i].feature);
    else
      json_add_raw(w, "null", 4);
    json_close(w, ']');
  }
  json_close(w, ']');
}

static void write_value(const record_field *f, const vs_opset *o, const void *s, json_writer *w) {
  char version[32];
  const void *p = at(s, f->offset);
  uint64_t n = number_of(f, s);
  switch (f->kind) {
    case FIELD_TEXT: json_add(w, text_at(s, f->offset)); break;
    case FIELD_CHARS: json_add(w, p); break;
    case FIELD_WORD:
    case FIELD_ENUM: json_add(w, f->words[n]); break;
    case FIELD_RELEASE: json_add(w, vs_format(o->releases[n].version, version)); break;
    case FIELD_VERSION: json_add(w, vs_format((vs_version)n, version)); break;
    case FIELD_FLAG: json_add_flag(w, n); break;
    case FIELD_SET: write_set(f->words, (uint32_t)n, w); break;
    case FIELD_PROFILES: write_profiles((uint32_t)n, w); break;
    case FIELD_TEXTS:
      write_texts(*(const char *const *const *)p, *(const size_t *)at(s, f->more), w);
      break;
    case FIELD_FORMS:
      write_forms(*(const case_form *const *)p, *(const size_t *)at(s, f->more), w);
      break;
    default: json_add_count(w, n);
  }
}

void record_write(const record *r, const vs_opset *o, const void *from, json_writer *w) {
  for (size_t i = 0; i < r->count; i++) {
    if (!is_there(&r->fields[i], from)) continue;
    json_key(w, r->fields[i].name);
    write_value(&r->fields[i], o, from, w);
  }
}

/* --- Reading --- */

const char *record_keep(const char *text, arena *memory) {
  strbuf_auto clean = STRBUF_INIT;
  clean_text(text, strlen(text), &clean);
  return arena_strndup(memory, strbuf_str(&clean), clean.len);
}

static bool read_version(const vs_opset *o, const json_t *v, vs_version *out) {
  const char *text = json_string_value(v);
  return text && vs_parse(o, text, strlen(text), out);
}

bool record_release(const vs_opset *o, const json_t *v, uint8_t *out) {
  const char *text = json_string_value(v);
  size_t release = 0;
  bool ok = text && plan_release(o, text, strlen(text), &release);
  *out = (uint8_t)release;
  return ok;
}

static bool read_word(const char *const *words, const json_t *v, unsigned *out) {
  const char *text = json_string_value(v);
  for (*out = 0; text && words[*out]; ++*out)
    if (*text && strcmp(words[*out], text) == 0) return true;
  return false;
}

static bool read_number(const json_t *v, uint64_t most, uint64_t *out) {
  if (!json_is_integer(v) || json_integer_value(v) < 0) return false;
  *out = (uint64_t)json_integer_value(v);
  return *out <= most;
}

static bool read_set(const char *const *words, const json_t *v, uint32_t *out) {
  *out = 0;
  for (size_t i = 0; i < json_array_size(v); i++) {
    unsigned k;
    if (!read_word(words, json_array_get(v, i), &k)) return false;
    *out |= 1u << k;
  }
  return json_is_array(v);
}

static bool read_texts(const json_t *v, const char *const **out, size_t *count, arena *memory) {
  *count = json_array_size(v);
  const char **texts = ARENA_ARRAY(memory, const char *, *count + 1);
  for (size_t i = 0; i < *count; i++) {
    const char *text = json_string_value(json_array_get(v, i));
    if (!text) return false;
    texts[i] = record_keep(text, memory);
  }
  *out = texts;
  return json_is_array(v);
}

static bool read_forms(const vs_opset *o, const json_t *v, const case_form **out, size_t *count,
                       arena *memory) {
  *count = json_array_size(v);
  case_form *forms = ARENA_ARRAY(memory, case_form, *count);
  for (size_t i = 0; i < *count; i++) {
    const json_t *row = json_array_get(v, i);
    const char *feature = json_string_value(json_array_get(row, 1));
    if (!read_version(o, json_array_get(row, 0), &forms[i].since)) return false;
    if (i && forms[i].since <= forms[i - 1].since) return false;
    forms[i].feature = feature ? record_keep(feature, memory) : NULL;
  }
  *out = forms;
  return *count > 0;
}

static bool read_value(const record_field *f, const vs_opset *o, const json_t *v, void *s,
                       arena *memory) {
  void *p = (char *)s + f->offset;
  size_t *count = (size_t *)(void *)((char *)s + f->more);
  const char *text = json_string_value(v);
  uint64_t n = 0;
  unsigned word = 0;
  bool ok = false;
  switch (f->kind) {
    case FIELD_TEXT:
      if (text) *(const char **)p = record_keep(text, memory);
      return text != NULL;
    case FIELD_CHARS:
      if (text) snprintf(p, f->more, "%s", text);
      return text != NULL;
    case FIELD_COUNT:
      ok = read_number(v, SIZE_MAX, &n);
      *(size_t *)p = n;
      return ok;
    case FIELD_NUMBER: return read_number(v, UINT64_MAX, p);
    case FIELD_BYTE:
      ok = read_number(v, UINT8_MAX, &n);
      *(uint8_t *)p = (uint8_t)n;
      return ok;
    case FIELD_WORD:
      ok = read_word(f->words, v, &word);
      *(uint8_t *)p = (uint8_t)word;
      return ok;
    case FIELD_ENUM: return read_word(f->words, v, p);
    case FIELD_RELEASE: return record_release(o, v, p);
    case FIELD_VERSION: return read_version(o, v, p);
    case FIELD_FLAG: *(bool *)p = json_is_true(v); return json_is_boolean(v);
    case FIELD_SET: return read_set(f->words, v, p);
    case FIELD_PROFILES: *(uint32_t *)p = text ? profile_read(text) : 0; return *(uint32_t *)p != 0;
    case FIELD_TEXTS: return read_texts(v, p, count, memory);
    case FIELD_FORMS: return read_forms(o, v, p, count, memory);
  }
  return false;
}

static bool may_lack(const record_field *f, const void *s) {
  bool unless = f->how & FIELD_IF && !*(const uint8_t *)at(s, f->more);
  return unless || f->how & FIELD_ZERO;
}

const char *record_read(const record *r, const vs_opset *o, const json_t *from, void *to,
                        arena *memory) {
  for (size_t i = 0; i < r->count; i++) {
    const record_field *f = &r->fields[i];
    const json_t *v = json_object_get(from, f->name);
    if (v ? !read_value(f, o, v, to, memory) : !may_lack(f, to)) return f->name;
  }
  return NULL;
}
