/* SPDX-License-Identifier: Apache-2.0 */
#include "plugin.h"

#include <dlfcn.h>
#include <inttypes.h>
#include <stdalign.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct {
  const char *name; /* behind "PJRT_" */
  size_t slot, size, least;
  bool needed;
} rows[PJRT_FUNCTION_COUNT] = {
#define ROW(name, slot, args, last, needed)                \
  [PJRT_CALL_##name] = {"PJRT_" #name, slot, sizeof(args), \
                        offsetof(args, last) + sizeof(((const args *)NULL)->last), needed},
    PJRT_FUNCTIONS(ROW)
#undef ROW
};

static const char *const codes[] = {
#define ROW(name, number) [number] = #name,
    PJRT_CODES(ROW)
#undef ROW
};

const char *pjrt_function_name(pjrt_function f) { return rows[f].name; }

pjrt_entry *pjrt_function_of(const pjrt_plugin *p, pjrt_function f, strbuf *why) {
  if (rows[f].slot < p->function_count && p->api->functions[rows[f].slot])
    return p->api->functions[rows[f].slot];
  if (why && rows[f].slot >= p->function_count)
    strbuf_addf(why, "the plugin has no %s: its table ends after %zu functions", rows[f].name,
                p->function_count);
  else if (why)
    strbuf_addf(why, "the plugin has no %s: it is null", rows[f].name);
  return NULL;
}

void pjrt_lacks(const pjrt_plugin *p, bool needed, strbuf *out) {
  for (int f = 0; f < PJRT_FUNCTION_COUNT; f++) {
    if (rows[f].needed != needed) continue;
    if (!pjrt_function_of(p, (pjrt_function)f, out)) strbuf_addc(out, '\n');
  }
}

/* --- Sizes --- */

static const pjrt_agreed *agreed_of(const pjrt_plugin *p, const char *name, size_t length) {
  for (size_t i = 0; i < p->agreed_count; i++)
    if (bytes_are(name, length, p->agreed[i].name)) return &p->agreed[i];
  return NULL;
}

/* A plugin made with a newer header refuses structures that are smaller than its own, and old ones
 * refused larger ones too. XLA's says so: "Unexpected PJRT_Program size: expected 48, got 40".
 * Fields that are newer than we are read as zero, which is how they are left out. True when there
 * is another size to try. */
static bool agree(pjrt_plugin *p, const char *text) {
  static const char before[] = " size: expected ", after[] = ", got ";
  const char *at = strstr(text, before), *name = at;
  if (!at) return false;
  while (name > text && name[-1] != ' ') name--;
  size_t length = (size_t)(at - name);
  char *end;
  unsigned long long size = strtoull(at + sizeof before - 1, &end, 10);
  if (strncmp(end, after, sizeof after - 1) != 0) return false;
  unsigned long long got = strtoull(end + sizeof after - 1, NULL, 10);
  bool fits = length > 0 && length < PJRT_NAME_MAX && size >= sizeof(pjrt_initialize) &&
              size <= PJRT_ROOM && p->agreed_count < PJRT_AGREED_MAX;
  if (!fits || agreed_of(p, name, length)) return false;
  pjrt_agreed *a = &p->agreed[p->agreed_count++];
  memcpy(a->name, name, length);
  a->name[length] = '\0';
  a->size = (size_t)size;
  a->ours = (size_t)got;
  return true;
}

/* The size that is said of a structure. */
static size_t size_of(const pjrt_plugin *p, const char *name, size_t ours) {
  const pjrt_agreed *a = agreed_of(p, name, strlen(name));
  return a ? a->size : ours;
}

size_t pjrt_args_size(const pjrt_plugin *p, pjrt_function f) {
  char name[PJRT_NAME_MAX];
  snprintf(name, sizeof name, "%s_Args", rows[f].name);
  return size_of(p, name, rows[f].size);
}

/* --- Calls --- */

/* Appends "INTERNAL: …" and frees the error. Returns its code. */
static int take_error(pjrt_plugin *p, void *error, strbuf *out) {
  pjrt_number_of code = {.size = sizeof code, .object = error, .number = -1};
  pjrt_text_of text = {.size = sizeof text, .object = error};
  pjrt_of gone = {.size = sizeof gone, .object = error};
  pjrt_entry *get = pjrt_function_of(p, PJRT_CALL_Error_GetCode, NULL);
  bool known =
      get && !get(&code) && code.number >= 0 && (size_t)code.number < sizeof codes / sizeof *codes;
  strbuf_addf(out, "%s: ", known ? codes[code.number] : "an error without a code");
  pjrt_function_of(p, PJRT_CALL_Error_Message, NULL)(&text);
  if (text.text) strbuf_add(out, text.text, text.count);
  pjrt_function_of(p, PJRT_CALL_Error_Destroy, NULL)(&gone);
  return known ? code.number : PJRT_CODE_UNKNOWN;
}

bool pjrt_call(pjrt_plugin *p, pjrt_function f, void *args, const pjrt_inner *inner, strbuf *why) {
  pjrt_entry *entry = pjrt_function_of(p, f, why);
  if (!entry) return false;
  for (;;) {
    alignas(max_align_t) unsigned char room[PJRT_ROOM] = {0}, within[PJRT_ROOM] = {0};
    size_t size = pjrt_args_size(p, f);
    if (size < rows[f].least)
      return strbuf_refuse(why, "the plugin's %s takes %zu bytes of arguments; %zu are needed",
                           rows[f].name, size, rows[f].least);
    memcpy(room, args, rows[f].size);
    memcpy(room, &size, sizeof size);
    if (inner) {
      void *to = memcpy(within, inner->ours, inner->size);
      size = size_of(p, inner->name, inner->size);
      memcpy(to, &size, sizeof size);
      memcpy(room + inner->at, &to, sizeof to);
    }
    void *error = entry(room);
    if (!error) {
      memcpy(args, room, rows[f].size);
      return true;
    }
    strbuf_auto text = STRBUF_INIT;
    int code = take_error(p, error, &text);
    if (agree(p, strbuf_str(&text))) continue;
    p->code = code;
    return strbuf_refuse(why, "%s: %s", rows[f].name, strbuf_str(&text));
  }
}

bool pjrt_try(pjrt_plugin *p, pjrt_function f, void *args, size_t size, bool *behind, strbuf *why) {
  enum { UNTOUCHED = 0xa5 };
  alignas(max_align_t) unsigned char room[PJRT_ROOM] = {0};
  pjrt_entry *entry = pjrt_function_of(p, f, why);
  size_t ours = size < rows[f].size ? size : rows[f].size;
  if (!entry || size > PJRT_ROOM) return false;
  memcpy(room, args, ours);
  memcpy(room, &size, sizeof size);
  memset(room + size, UNTOUCHED, PJRT_ROOM - size);
  void *error = entry(room);
  for (size_t i = size; i < PJRT_ROOM; i++) *behind |= room[i] != UNTOUCHED;
  if (error) take_error(p, error, why);
  if (!error) memcpy(args, room, ours);
  return !error;
}

void pjrt_drop(pjrt_plugin *p, pjrt_function f, const void *object) {
  strbuf_auto why = STRBUF_INIT;
  pjrt_of args = {.object = object};
  int code = p->code;
  if (object) pjrt_call(p, f, &args, NULL, &why);
  p->code = code;
}

bool pjrt_wait(pjrt_plugin *p, void *event, strbuf *why) {
  pjrt_of args = {.object = event};
  if (!event) return true;
  bool ok = pjrt_call(p, PJRT_CALL_Event_Await, &args, NULL, why);
  pjrt_drop(p, PJRT_CALL_Event_Destroy, event);
  return ok;
}

/* --- Opening --- */

static bool take_table(pjrt_plugin *p, strbuf *why) {
  const size_t head = offsetof(pjrt_api, functions);
  if (!p->api) {
    strbuf_adds(why, "its GetPjrtApi gives nothing");
  } else if (p->api->size < head) {
    strbuf_addf(why, "its table has %zu bytes, less than a version takes", p->api->size);
  } else if (p->api->version.major != PJRT_OUR_MAJOR) {
    strbuf_addf(why, "it speaks version %d.%d of the C API, which is another one than %d.x",
                p->api->version.major, p->api->version.minor, PJRT_OUR_MAJOR);
  } else {
    p->function_count = (p->api->size - head) / sizeof(pjrt_entry *);
    pjrt_lacks(p, true, why);
  }
  return !why->len;
}

static bool take_attributes(pjrt_plugin *p, strbuf *why) {
  pjrt_attributes args = {.count = 0};
  if (!pjrt_function_of(p, PJRT_CALL_Plugin_Attributes, NULL)) return true;
  if (!pjrt_call(p, PJRT_CALL_Plugin_Attributes, &args, NULL, why)) return false;
  p->attributes = args.values;
  p->attribute_count = args.values ? args.count : 0;
  return true;
}

bool pjrt_open(pjrt_plugin *p, const char *path, strbuf *why) {
  *p = (pjrt_plugin){.path = path};
  pjrt_initialize none = {.extensions = NULL};
  pjrt_get_api *get;
  /* dlopen searches the library path for a name without a slash; a plugin is a file. */
  strbuf_auto file = STRBUF_INIT;
  strbuf_addf(&file, "%s%s", strchr(path, '/') ? "" : "./", path);
  p->library = dlopen(strbuf_str(&file), RTLD_NOW | RTLD_LOCAL);
  void *symbol = p->library ? dlsym(p->library, "GetPjrtApi") : NULL;
  if (!symbol) {
    const char *message = dlerror();
    return strbuf_refuse(why, "%s", message ? message : "its GetPjrtApi is null");
  }
  memcpy(&get, &symbol, sizeof get); /* an object's address, by POSIX that of a function */
  p->api = get();
  if (!take_table(p, why)) return false;
  if (pjrt_function_of(p, PJRT_CALL_Plugin_Initialize, NULL) &&
      !pjrt_call(p, PJRT_CALL_Plugin_Initialize, &none, NULL, why))
    return false;
  return take_attributes(p, why);
}

static void read_option(const char *text, pjrt_named_value *v) {
  const char *value = strchr(text, '=');
  char *end;
  *v = (pjrt_named_value){.size = sizeof *v, .name = text};
  v->name_size = value ? (size_t)(value - text) : strlen(text);
  value = value ? value + 1 : "true";
  bool truth = strcmp(value, "true") == 0;
  v->count = 1;
  v->integer = strtoll(value, &end, 10);
  v->type = PJRT_VALUE_INTEGER;
  if (*value && !*end) return;
  if (truth || strcmp(value, "false") == 0) {
    v->type = PJRT_VALUE_TRUTH;
    v->truth = truth;
    return;
  }
  v->type = PJRT_VALUE_TEXT;
  v->text = value;
  v->count = strlen(value);
}

bool pjrt_start_client(pjrt_plugin *p, const char *const *options, size_t count, strbuf *why) {
  pjrt_named_value values[PJRT_OPTIONS_MAX];
  if (count > PJRT_OPTIONS_MAX) return strbuf_refuse(why, "more than %d options", PJRT_OPTIONS_MAX);
  for (size_t i = 0; i < count; i++) read_option(options[i], &values[i]);
  pjrt_client_create create = {.options = count ? values : NULL, .option_count = count};
  if (!pjrt_call(p, PJRT_CALL_Client_Create, &create, NULL, why)) return false;
  p->client = create.client;
  pjrt_devices_of all = {.object = p->client};
  if (!p->client || !pjrt_call(p, PJRT_CALL_Client_AddressableDevices, &all, NULL, why)) {
    if (!p->client) strbuf_adds(why, "PJRT_Client_Create: gave no client and no error");
    return false;
  }
  p->devices = all.devices;
  p->device_count = all.devices ? all.count : 0;
  if (p->device_count && p->device_count <= PJRT_DEVICES_MAX) return true;
  return strbuf_refuse(why, "its client has %zu devices; 1 to %d are needed", p->device_count,
                       PJRT_DEVICES_MAX);
}

void pjrt_close(pjrt_plugin *p) {
  if (p->client && pjrt_function_of(p, PJRT_CALL_Client_Destroy, NULL))
    pjrt_drop(p, PJRT_CALL_Client_Destroy, p->client);
  p->client = NULL;
  /* The library stays: threads of its own may still run. */
}

/* --- What it says --- */

/* An attribute by name; NULL: none. */
static const pjrt_named_value *attribute(const pjrt_plugin *p, const char *name) {
  for (size_t i = 0; i < p->attribute_count; i++) {
    const pjrt_named_value *v = &p->attributes[i];
    if (v->name && v->name_size == strlen(name) && memcmp(v->name, name, v->name_size) == 0)
      return v;
  }
  return NULL;
}

void pjrt_add_value(const pjrt_named_value *v, const char *between, strbuf *out) {
  switch (v->type) {
    case PJRT_VALUE_TEXT:
      if (v->text) strbuf_add(out, v->text, v->count);
      break;
    case PJRT_VALUE_INTEGER: strbuf_addi(out, v->integer); break;
    case PJRT_VALUE_INTEGERS:
      for (size_t i = 0; v->integers && i < v->count; i++)
        strbuf_addf(out, "%s%" PRId64, i ? between : "", v->integers[i]);
      break;
    case PJRT_VALUE_REAL: strbuf_addf(out, "%g", (double)v->real); break;
    case PJRT_VALUE_TRUTH: strbuf_adds(out, v->truth ? "true" : "false"); break;
    default:
      strbuf_addf(out, "a value of type %d, which is newer than %d.%d", v->type, PJRT_OUR_MAJOR,
                  PJRT_OUR_MINOR);
  }
}

bool pjrt_release(const pjrt_plugin *p, const char *name, strbuf *out) {
  const pjrt_named_value *v = attribute(p, name);
  bool list = v && v->type == PJRT_VALUE_INTEGERS && v->integers && v->count == 3;
  bool text = v && v->type == PJRT_VALUE_TEXT && v->text && v->count;
  if (list || text) pjrt_add_value(v, ".", out);
  return list || text;
}
