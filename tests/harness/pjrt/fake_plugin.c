/* SPDX-License-Identifier: Apache-2.0 */
/* A PJRT plugin that knows three programs. With an argument it doubles an array of i32. Without one
 * its result is [2, 4] if the artifact holds the bytes of [1, 2] as i32, else the scalar 2. The
 * environment (FAKE_PLUGIN) names one thing that it does otherwise. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "harness/pjrt/capi.h"

enum { SLOTS = 101, RANK = 3, BYTES = 1024 };
enum { INVALID_ARGUMENT = 3, UNIMPLEMENTED = 12, INTERNAL = 13 };

typedef struct error {
  int code;
  char text[120];
} error;

static bool is(const char *fault) {
  const char *asked = getenv("FAKE_PLUGIN");
  return asked && strcmp(asked, fault) == 0;
}

static void *fails(int code, const char *text) {
  error *e = calloc(1, sizeof *e);
  if (!e) abort();
  e->code = code;
  snprintf(e->text, sizeof e->text, "%s", text);
  return e;
}

/* As XLA compares sizes, and what it says. */
static void *wants(const char *name, size_t size, size_t got) {
  char text[120];
  snprintf(text, sizeof text,
           "Unexpected %s size: expected %zu, got %zu. Check installed software versions.", name,
           size, got);
  return size == got ? NULL : fails(INVALID_ARGUMENT, text);
}

/* As XLA of today: larger structures are taken. "strict": as it once did, and others do; "sloppy":
 * nobody looks. */
static void *has_room(const char *name, size_t size, size_t got) {
  bool fine = is("sloppy") || (is("strict") ? got == size : got >= size);
  return fine ? NULL : wants(name, size, got);
}
#define HAS_ROOM(name, args)                                              \
  do {                                                                    \
    void *no = has_room("PJRT_" #name "_Args", sizeof *args, args->size); \
    if (no) return no;                                                    \
  } while (0)

static int thing; /* that pointers point to */

/* Of an error or a buffer. */
static void *destroy(void *args) {
  free((void *)(uintptr_t)((pjrt_of *)args)->object);
  return NULL;
}

static void *error_message(void *args) {
  pjrt_text_of *a = args;
  a->text = ((const error *)a->object)->text;
  a->count = strlen(a->text);
  return NULL;
}

static void *error_code(void *args) {
  pjrt_number_of *a = args;
  a->number = ((const error *)a->object)->code;
  return NULL;
}

static void *attributes(void *args) {
  static const int64_t current[] = {1, 4, 0}, minimum[] = {1, 0, 0};
  static const pjrt_named_value values[] = {
      {.size = sizeof *values,
       .name = "stablehlo_current_version",
       .name_size = 25,
       .type = PJRT_VALUE_INTEGERS,
       .integers = current,
       .count = 3},
      {.size = sizeof *values,
       .name = "stablehlo_minimum_version",
       .name_size = 25,
       .type = PJRT_VALUE_INTEGERS,
       .integers = minimum,
       .count = 3},
      {.size = sizeof *values, .name = "of tomorrow", .name_size = 11, .type = 77, .count = 1}};
  pjrt_attributes *a = args;
  HAS_ROOM(Plugin_Attributes, a);
  a->values = is("null attributes") ? NULL : values;
  a->count = 3;
  return NULL;
}

static void *nothing(void *args) {
  (void)args;
  return NULL;
}

static void *await(void *args) {
  (void)args;
  return is("event") ? fails(13, "the device is on fire") : NULL;
}

static void *client_create(void *args) {
  pjrt_client_create *a = args;
  HAS_ROOM(Client_Create, a);
  if (is("option")) {
    bool seen = a->option_count == 3 && a->options[0].type == PJRT_VALUE_INTEGER &&
                a->options[0].integer == 2 && a->options[0].name_size == 5 &&
                a->options[1].type == PJRT_VALUE_TRUTH && a->options[1].truth &&
                a->options[2].type == PJRT_VALUE_TEXT && a->options[2].count == 3;
    if (!seen) return fails(INVALID_ARGUMENT, "other options");
  }
  if (is("no client")) return fails(5, "there is no such device");
  a->client = is("null client") ? NULL : &thing;
  return NULL;
}

static void *name(void *args) {
  pjrt_text_of *a = args;
  HAS_ROOM(Client_PlatformName, a);
  a->text = is("name") ? "f\xff\xfe\x80" : "fake";
  a->count = 4;
  return NULL;
}

static void *devices(void *args) {
  static void *const list[] = {&thing};
  pjrt_devices_of *a = args;
  HAS_ROOM(Client_AddressableDevices, a);
  a->devices = list;
  a->count = is("no devices") ? 0 : 1;
  return NULL;
}

static bool scalar, donates; /* the program that was compiled last */

static bool has(const pjrt_compile *a, const char *text) {
  return memmem(a->program->code, a->program->code_size, text, strlen(text));
}

static void *compile(void *args) {
  static const int32_t vector[] = {1, 2};
  pjrt_compile *a = args;
  scalar = !memmem(a->program->code, a->program->code_size, vector, sizeof vector);
  donates = has(a, "tf.aliasing_output") || has(a, "jax.buffer_donor");
  if (is("newer")) {
    void *e = wants("PJRT_Client_Compile_Args", 72, a->size);
    if (!e) e = wants("PJRT_Program", 64, a->program->size);
    if (e) return e;
  }
  if (is("too small")) return wants("PJRT_Client_Compile_Args", 32, a->size);
  if (is("never")) return wants("PJRT_Client_Compile_Args", 64, 1);
  if (is("refuse")) return fails(INVALID_ARGUMENT, "no such operation: add");
  static const char own[] = "StableHLO_v1.4.0";
  if (is("old") && !memmem(a->program->code, a->program->code_size, own, sizeof own - 1))
    return fails(INVALID_ARGUMENT,
                 "failed to deserialize portable artifact using StableHLO_v1.4.0.");
  if (is("crash")) { /* whoever else wants the signal */
    signal(SIGSEGV, SIG_DFL);
    raise(SIGSEGV);
  }
  if (is("hang")) pause();
  if (is("print")) {
    puts("compiling...");
    fflush(stdout);
  }
  bool mlir = a->program->format_size == 4 && memcmp(a->program->format, "mlir", 4) == 0;
  a->executable = mlir && !is("null program") ? &thing : NULL;
  return NULL;
}

static void *executable(void *args) {
  pjrt_object_of *a = args;
  HAS_ROOM(LoadedExecutable_GetExecutable, a);
  a->other = &thing;
  return NULL;
}

static void *output_count(void *args) {
  pjrt_count_of *a = args;
  HAS_ROOM(Executable_NumOutputs, a);
  a->count = is("outputs") ? SIZE_MAX : is("many outputs") ? SIZE_MAX / sizeof(void *) : 1;
  return NULL;
}

/* --- Buffers --- */

typedef struct buffer {
  int type;
  size_t rank, count;
  int64_t dims[RANK];
  bool deleted;
  unsigned char data[BYTES], *late; /* row by row; whence it comes, if that is put off */
} buffer;

static size_t width_of(int type) {
  static const size_t widths[] = {
#define ROW(name, number, text, bytes, bits) [number] = bytes,
      PJRT_TYPES(ROW)
#undef ROW
  };
  return widths[type];
}

static buffer *new_buffer(int type, const int64_t *dims, size_t rank) {
  buffer *b = calloc(1, sizeof *b);
  if (!b || rank > RANK) abort();
  b->type = type;
  b->rank = rank;
  b->count = 1;
  for (size_t i = 0; i < rank; i++) b->count *= (size_t)(b->dims[i] = dims[i]);
  if (b->count * width_of(type) > BYTES) abort();
  return b;
}

/* The strides in bytes of an array whose dimensions lie in an order, minor to major. */
static void strides_of(const buffer *b, const int64_t *order, int64_t *out) {
  int64_t step = (int64_t)width_of(b->type);
  for (size_t i = 0; i < b->rank; i++) {
    size_t d = order ? (size_t)order[i] : b->rank - 1 - i;
    out[d] = step;
    step *= b->dims[d];
  }
}

/* Copies the elements between `data`, row by row, and an array with strides. */
static void copy(const buffer *b, unsigned char *data, unsigned char *array, const int64_t *strides,
                 bool out) {
  size_t width = width_of(b->type);
  for (size_t i = 0; i < b->count; i++) {
    int64_t at = 0, rest = (int64_t)i;
    for (size_t d = b->rank; d-- > 0; rest /= b->dims[d]) at += rest % b->dims[d] * strides[d];
    memcpy(out ? array + at : data + i * width, out ? data + i * width : array + at, width);
  }
}

static void *from_host(void *args) {
  pjrt_from_host *a = args;
  int64_t rows[RANK];
  if (a->layout && is("no device layouts"))
    return fails(UNIMPLEMENTED, "layouts of the device are not");
  if (a->layout && is("names another code")) return fails(INTERNAL, "after an UNIMPLEMENTED call");
  if (is("no types")) return fails(INVALID_ARGUMENT, "no type is known");
  buffer *b = new_buffer(a->type, a->dims, a->dim_count);
  strides_of(b, NULL, rows);
  unsigned char *data = (unsigned char *)(uintptr_t)a->data;
  copy(b, b->data, data, a->stride_count && !is("strides ignored") ? a->strides : rows, false);
  if (is("late copy") && !a->stride_count) b->late = data;
  if (is("writes to the host") && a->semantics == PJRT_ZERO_COPY) data[0] ^= 0xff;
  a->buffer = b;
  return NULL;
}

static void *is_deleted(void *args) {
  pjrt_bool_of *a = args;
  a->truth = ((const buffer *)a->object)->deleted;
  return NULL;
}

static buffer *result_of(pjrt_execute *a, buffer *argument) {
  static const int32_t values[] = {2, 4};
  static const int64_t two[] = {2};
  buffer *b = argument ? new_buffer(PJRT_TYPE_S32, argument->dims, argument->rank)
                       : new_buffer(PJRT_TYPE_S32, two, !scalar);
  if (!argument) memcpy(b->data, values, sizeof values);
  for (size_t i = 0; argument && i < b->count; i++) {
    uint32_t x;
    memcpy(&x, argument->data + i * sizeof x, sizeof x);
    x *= is("wrong when donated") && donates ? 3 : 2;
    memcpy(b->data + i * sizeof x, &x, sizeof x);
  }
  bool kept = a->options->kept_count && !is("donates all");
  if (argument && donates && !kept) {
    argument->deleted = !is("donated in place");
    memcpy(argument->data, b->data, BYTES);
  }
  return b;
}

static void *execute(void *args) {
  pjrt_execute *a = args;
  if (is("older")) { /* before execute_device */
    void *e = wants("PJRT_LoadedExecutable_Execute_Args", sizeof *a - sizeof(void *), a->size);
    if (e) return e;
  }
  buffer *argument = a->argument_count ? a->arguments[0][0] : NULL;
  if (argument && argument->deleted && !is("takes the deleted"))
    return fails(INVALID_ARGUMENT, "argument 0 is deleted");
  if (donates && is("donation crash")) {
    signal(SIGSEGV, SIG_DFL);
    raise(SIGSEGV);
  }
  a->outputs[0][0] = is("null result") ? NULL : result_of(a, argument);
  a->events[0] = &thing;
  return NULL;
}

static void *element_type(void *args) {
  pjrt_number_of *a = args;
  a->number = is("type") ? 99 : ((const buffer *)a->object)->type;
  return NULL;
}

static void *dimensions(void *args) {
  pjrt_numbers_of *a = args;
  const buffer *b = a->object;
  a->numbers = is("null dimensions") ? NULL : b->dims;
  a->count = b->rank;
  return NULL;
}

static void *to_host(void *args) {
  pjrt_to_host *a = args;
  buffer *b = (buffer *)(uintptr_t)a->buffer;
  int64_t strides[RANK];
  if (is("layout") && a->layout) return fails(UNIMPLEMENTED, "layouts are not");
  bool second = a->data;
  size_t whole = b->count * width_of(b->type);
  a->data_size = is("grows") && second ? (size_t)1 << 40
                 : is("huge")          ? SIZE_MAX
                 : is("size")          ? 5
                                       : whole;
  strides_of(b, a->layout && !is("layout ignored") ? a->layout->tiled.minor_to_major : NULL,
             strides);
  if (second) copy(b, b->late ? b->late : b->data, a->data, strides, true);
  a->event = is("event") ? &thing : NULL;
  return NULL;
}

static void *raw_to_host(void *args) {
  pjrt_raw_to_host *a = args;
  const buffer *b = a->buffer;
  size_t first = is("offset ignored") ? 0 : (size_t)a->offset;
  size_t count = is("size ignored") ? width_of(b->type) * b->count - first : (size_t)a->count;
  memcpy(a->data, b->data + first, count);
  a->event = NULL;
  return NULL;
}

#define HEAD offsetof(pjrt_api, functions)

const pjrt_api *GetPjrtApi(void);
const pjrt_api *GetPjrtApi(void) {
  static union {
    pjrt_api api;
    unsigned char room[offsetof(pjrt_api, functions) + SLOTS * sizeof(pjrt_entry *)];
  } table;
  static const struct {
    int slot;
    pjrt_entry *entry;
  } rows[] = {{0, destroy},     {1, error_message}, {2, error_code}, {3, nothing},
              {4, attributes},  {5, nothing},       {8, await},      {10, client_create},
              {11, nothing},    {12, name},         {16, devices},   {20, compile},
              {22, from_host},  {44, output_count}, {50, nothing},   {51, executable},
              {52, devices},    {55, execute},      {58, destroy},   {59, element_type},
              {60, dimensions}, {68, is_deleted},   {70, to_host},   {100, raw_to_host}};
  if (is("null table")) return NULL;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    table.api.functions[rows[i].slot] = rows[i].entry;
  if (is("null function")) table.api.functions[20] = NULL;
  if (is("no attributes")) table.api.functions[4] = NULL;
  if (is("no parts")) table.api.functions[100] = NULL;
  table.api.version.major = is("foreign") ? 1 : 0;
  table.api.version.minor = 99;
  table.api.size = is("tiny") ? 24 : is("short") ? HEAD + 21 * sizeof(pjrt_entry *) : sizeof table;
  return &table.api;
}
