/* SPDX-License-Identifier: Apache-2.0 */
#include "probe.h"

#include <inttypes.h>
#include <string.h>

#include "run.h"

/* The rules are the comments of xla/pjrt/c/pjrt_c_api.h at byte_strides,
 * PJRT_HostBufferSemantics, device_layout, host_layout and non_donatable_input_indices. */

enum { RANK = 3, ELEMENTS = 2 * 3 * 4, PLACES = 64, WIDEST = 16 };

static const int64_t dims[RANK] = {2, 3, 4}, all[] = {ELEMENTS};

typedef struct question {
  const char *name, *program;
  int64_t strides[RANK]; /* of the host's array, in elements; 0, 0, 0: none are given */
  int first;             /* the place of its first element */
  int semantics;
  const int64_t *device, *host; /* layouts, minor to major; NULL: none is given */
  int64_t host_strides[RANK];   /* what `host` means */
  bool parts, keeps;            /* CopyRawToHost is asked; the argument is not to be donated */
} question;

#define DOUBLES(attributes)                         \
  "func.func @main(%x: tensor<24xi32> {" attributes \
  "}) -> tensor<24xi32> {\n"                        \
  "  %y = stablehlo.add %x, %x : tensor<24xi32>\n"  \
  "  return %y : tensor<24xi32>\n}\n"

static const int64_t columns[] = {0, 1, 2}, middle[] = {1, 2, 0};

/* clang-format off */
static const question questions[] = {
    {"strides: row by row", .strides = {12, 4, 1}, .semantics = PJRT_UNTIL_TRANSFERRED},
    {"strides: transposed", .strides = {1, 2, 6}, .semantics = PJRT_UNTIL_TRANSFERRED},
    {"strides: padded rows", .strides = {20, 6, 1}, .semantics = PJRT_UNTIL_TRANSFERRED},
    {"strides: every second element", .strides = {24, 8, 2}, .semantics = PJRT_UNTIL_TRANSFERRED},
    {"strides: negative", .strides = {-12, -4, -1}, .first = 23, .semantics = PJRT_UNTIL_TRANSFERRED},
    {"strides: zero", .strides = {4, 0, 1}, .semantics = PJRT_UNTIL_TRANSFERRED},
    {"semantics: immutable only during the call", .semantics = PJRT_DURING_CALL},
    {"semantics: immutable until the transfer completes", .semantics = PJRT_UNTIL_TRANSFERRED},
    {"semantics: immutable, zero copy", .semantics = PJRT_ZERO_COPY},
    {"semantics: mutable, zero copy", .semantics = PJRT_MUTABLE_ZERO_COPY},
    {"semantics: transposed, only during the call", .strides = {1, 2, 6}, .semantics = PJRT_DURING_CALL},
    {"layout: of the device, columns first", .device = columns, .semantics = PJRT_UNTIL_TRANSFERRED},
    {"layout: of the device, the middle dimension first", .device = middle, .semantics = PJRT_UNTIL_TRANSFERRED},
    {"layout: of the host, columns first", .host = columns, .host_strides = {1, 2, 6}, .semantics = PJRT_UNTIL_TRANSFERRED},
    {"layout: of the host, the middle dimension first", .host = middle, .host_strides = {12, 1, 3}, .semantics = PJRT_UNTIL_TRANSFERRED},
    {"layout: of device and host, both columns first", .device = columns, .host = columns, .host_strides = {1, 2, 6}, .semantics = PJRT_UNTIL_TRANSFERRED},
    {"parts: PJRT_Buffer_CopyRawToHost", .parts = true, .semantics = PJRT_UNTIL_TRANSFERRED},
    {"donation: tf.aliasing_output", DOUBLES("tf.aliasing_output = 0 : i32")},
    {"donation: jax.buffer_donor", DOUBLES("jax.buffer_donor = true")},
    {"donation: non_donatable_input_indices", DOUBLES("tf.aliasing_output = 0 : i32"), .keeps = true},
};
/* clang-format on */

enum { QUESTIONS = sizeof questions / sizeof *questions };

const char *pjrt_buffer_question(size_t i) { return i < QUESTIONS ? questions[i].name : NULL; }
const char *pjrt_buffer_program(size_t i) { return questions[i].program; }

static pjrt_answer failed(const pjrt_plugin *p) {
  return p->code == PJRT_CODE_UNIMPLEMENTED ? PJRT_NOT_OFFERED : PJRT_WRONG;
}

/* --- Elements --- */

/* Every place of the host's array holds other bytes, also those between the elements. */
static void fill(unsigned char *data, const pjrt_type *t) {
  unsigned mask = t->bits < 8 ? (1u << t->bits) - 1 : 0xff;
  if (strcmp(t->name, "i1") == 0) mask = 1;
  for (size_t i = 0; i < PLACES * t->bytes; i++)
    data[i] = (unsigned char)((i + 1) * 2654435761u >> 13 & mask);
}

static size_t place(const int64_t *strides, int first, size_t element) {
  static const int64_t rows[RANK] = {12, 4, 1};
  if (!strides[0] && !strides[1] && !strides[2]) strides = rows;
  size_t i = element / 12, j = element / 4 % 3, k = element % 4;
  return (size_t)(first + (int64_t)i * strides[0] + (int64_t)j * strides[1] +
                  (int64_t)k * strides[2]);
}

static bool same(const unsigned char *got, const unsigned char *want, size_t width, size_t element,
                 const char *type, strbuf *why) {
  if (memcmp(got, want, width) == 0) return true;
  strbuf_addf(why, "element %zu of tensor<2x3x4x%s>, row by row, has the bytes", element, type);
  for (size_t i = 0; i < width; i++) strbuf_addf(why, " %02x", got[i]);
  strbuf_adds(why, " in place of");
  for (size_t i = 0; i < width; i++) strbuf_addf(why, " %02x", want[i]);
  return false;
}

/* --- Transfers --- */

typedef struct transfer {
  pjrt_plugin *p;
  const question *q;
  int number; /* of the element type */
  const pjrt_type *type;
  unsigned char host[PLACES * WIDEST], kept[PLACES * WIDEST];
  void *buffer, *done;
  strbuf *why;
} transfer;

/* Makes a buffer of the host's array: with RANK dimensions, or with one. */
static bool put(transfer *t, bool flat) {
  int64_t strides[RANK];
  bool strided = !flat && (t->q->strides[0] || t->q->strides[2]);
  for (size_t i = 0; i < RANK; i++) strides[i] = t->q->strides[i] * (int64_t)t->type->bytes;
  pjrt_layout device = pjrt_layout_of(t->q->device, RANK);
  pjrt_from_host args = {.client = t->p->client,
                         .data = t->host + (size_t)t->q->first * t->type->bytes,
                         .type = t->number,
                         .dims = flat ? all : dims,
                         .dim_count = flat ? 1 : RANK,
                         .strides = strided ? strides : NULL,
                         .stride_count = strided ? RANK : 0,
                         .semantics = t->q->semantics,
                         .device = t->p->devices[0],
                         .layout = t->q->device ? &device : NULL};
  bool ok = pjrt_call(t->p, PJRT_CALL_Client_BufferFromHostBuffer, &args, NULL, t->why);
  t->buffer = ok ? args.buffer : NULL;
  t->done = ok ? args.done : NULL;
  if (ok && !t->buffer) strbuf_adds(t->why, "PJRT_Client_BufferFromHostBuffer: gave no buffer");
  return t->buffer;
}

/* Changes the host's array as soon as its owner may. */
static bool change(transfer *t) {
  bool ok = true;
  if (t->q->semantics >= PJRT_ZERO_COPY) return true;
  if (t->q->semantics != PJRT_DURING_CALL) {
    ok = pjrt_wait(t->p, t->done, t->why);
    t->done = NULL;
  }
  memset(t->host, 0x55, sizeof t->host);
  return ok;
}

static bool get(transfer *t, void *buffer, const pjrt_layout *layout, pjrt_tensor *into) {
  unsigned char data[PLACES * WIDEST];
  pjrt_to_host size = {.buffer = buffer, .layout = layout}, args = size;
  if (!pjrt_call(t->p, PJRT_CALL_Buffer_ToHostBuffer, &size, NULL, t->why) ||
      !pjrt_wait(t->p, size.event, t->why))
    return false;
  args.data = data;
  args.data_size = size.data_size < sizeof data ? size.data_size : sizeof data;
  if (!pjrt_call(t->p, PJRT_CALL_Buffer_ToHostBuffer, &args, NULL, t->why) ||
      !pjrt_wait(t->p, args.event, t->why))
    return false;
  into->type = t->number;
  into->rank = 1;
  into->dims[0] = ELEMENTS;
  if (pjrt_tensor_take(into, data, args.data_size)) return true;
  return strbuf_refuse(t->why, "tensor<2x3x4x%s> comes back with %zu bytes", t->type->name,
                       size.data_size);
}

static bool compare(transfer *t) {
  const question *q = t->q;
  size_t width = t->type->bytes;
  static const int64_t rows[RANK] = {2, 1, 0};
  pjrt_layout host = pjrt_layout_of(q->host ? q->host : rows, RANK);
  pjrt_tensor came = {.bytes = STRBUF_INIT};
  bool ok = get(t, t->buffer, &host, &came);
  for (size_t i = 0; ok && i < ELEMENTS; i++)
    ok = same((unsigned char *)came.bytes.bytes + place(q->host_strides, 0, i) * width,
              t->kept + place(q->strides, q->first, i) * width, width, i, t->type->name, t->why);
  strbuf_free(&came.bytes);
  return ok;
}

static bool copy_parts(transfer *t) {
  static const struct { size_t first, count; } parts[] = {{0, ELEMENTS}, {5, 7}, {23, 1}, {0, 1}};
  size_t width = t->type->bytes;
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
    unsigned char data[(ELEMENTS + 2) * WIDEST], want[sizeof data];
    memset(data, 0x55, sizeof data);
    memset(want, 0x55, sizeof want);
    memcpy(want + width, t->kept + parts[i].first * width, parts[i].count * width);
    pjrt_raw_to_host args = {.buffer = t->buffer,
                             .data = data + width,
                             .offset = (int64_t)(parts[i].first * width),
                             .count = (int64_t)(parts[i].count * width)};
    if (!pjrt_call(t->p, PJRT_CALL_Buffer_CopyRawToHost, &args, NULL, t->why) ||
        !pjrt_wait(t->p, args.event, t->why))
      return false;
    if (memcmp(data, want, sizeof data) == 0) continue;
    return strbuf_refuse(t->why,
                         "tensor<24x%s>: %zu elements from element %zu on are others, or more",
                         t->type->name, parts[i].count, parts[i].first);
  }
  return true;
}

/* Frees the buffer; until then the host's array is the plugin's, if it is not copied. */
static bool finish(transfer *t) {
  pjrt_drop(t->p, PJRT_CALL_Buffer_Destroy, t->buffer);
  bool ok = pjrt_wait(t->p, t->done, t->why);
  if (t->q->semantics != PJRT_ZERO_COPY || memcmp(t->host, t->kept, sizeof t->host) == 0) return ok;
  return strbuf_refuse(t->why, "tensor<2x3x4x%s>: the plugin has written to the host's array",
                       t->type->name);
}

static bool transferred(pjrt_plugin *p, const question *q, int number, strbuf *why) {
  transfer t = {.p = p, .q = q, .number = number, .type = pjrt_type_of(number), .why = why};
  fill(t.host, t.type);
  memcpy(t.kept, t.host, sizeof t.kept);
  bool ok = put(&t, q->parts) && change(&t) && (q->parts ? copy_parts(&t) : compare(&t));
  return finish(&t) && ok;
}

/* Whether the plugin takes an array of an element type at all. */
static bool takes(pjrt_plugin *p, int number) {
  static const question plain = {.semantics = PJRT_UNTIL_TRANSFERRED};
  strbuf_auto why = STRBUF_INIT;
  transfer t = {.p = p, .q = &plain, .number = number, .type = pjrt_type_of(number), .why = &why};
  bool taken = put(&t, false);
  return finish(&t) && taken;
}

static pjrt_answer transfers(pjrt_plugin *p, const question *q, strbuf *why) {
  strbuf_auto lacking = STRBUF_INIT, message = STRBUF_INIT;
  size_t taken = 0;
  for (int n = 1; n < PJRT_TYPE_NUMBERS; n++) {
    const pjrt_type *t = pjrt_type_of(n);
    if (!t || (q->parts && t->bits < 8) || !takes(p, n)) continue;
    strbuf_reset(&message);
    p->code = 0;
    taken++;
    if (transferred(p, q, n, &message)) continue;
    if (failed(p) == PJRT_WRONG) {
      strbuf_adds(why, strbuf_str(&message));
      return PJRT_WRONG;
    }
    strbuf_addf(&lacking, "%s%s", lacking.len ? ", " : "", t->name);
    if (!why->len) strbuf_adds(why, strbuf_str(&message));
  }
  if (!taken) strbuf_adds(why, "it takes arrays of no element type");
  if (lacking.len) strbuf_addf(why, " (of %zu element types: %s)", taken, strbuf_str(&lacking));
  return !taken ? PJRT_WRONG : lacking.len ? PJRT_NOT_OFFERED : PJRT_RIGHT;
}

/* --- Donation --- */

static bool run(transfer *t, const void *loaded, void **result) {
  static const int64_t first[] = {0};
  void *const *const arguments[] = {&t->buffer};
  void **const outputs[] = {result};
  void *event = NULL;
  pjrt_execute args = {.executable = loaded,
                       .arguments = arguments,
                       .device_count = 1,
                       .argument_count = 1,
                       .outputs = outputs,
                       .events = &event};
  return pjrt_execute_once(t->p, &args, t->q->keeps ? first : NULL, t->q->keeps, t->why) &&
         pjrt_wait(t->p, event, t->why);
}

/* A buffer of i32 holds the argument times a number. */
static bool holds(transfer *t, void *buffer, int32_t times, const char *what) {
  pjrt_tensor came = {.bytes = STRBUF_INIT};
  bool ok = get(t, buffer, NULL, &came);
  for (size_t i = 0; ok && i < ELEMENTS; i++) {
    int32_t x, y;
    memcpy(&x, t->kept + i * sizeof x, sizeof x);
    memcpy(&y, came.bytes.bytes + i * sizeof y, sizeof y);
    ok = y == x * times;
    if (!ok)
      strbuf_addf(t->why, "element %zu of the %s is %" PRId32 ", not %" PRId32, i, what, y,
                  x * times);
  }
  strbuf_free(&came.bytes);
  return ok;
}

/* The argument is deleted, or as it was. */
static bool settled(transfer *t, const void *loaded) {
  pjrt_bool_of deleted = {.object = t->buffer};
  if (!pjrt_call(t->p, PJRT_CALL_Buffer_IsDeleted, &deleted, NULL, t->why)) return false;
  if (!deleted.truth) return holds(t, t->buffer, 1, "argument, which is not deleted,");
  void *again = NULL;
  strbuf_auto refusal = STRBUF_INIT;
  transfer second = *t;
  second.why = &refusal;
  bool taken = !t->q->keeps && run(&second, loaded, &again);
  pjrt_drop(t->p, PJRT_CALL_Buffer_Destroy, again);
  if (t->q->keeps)
    strbuf_adds(t->why, "argument 0 is deleted, though it is in non_donatable_input_indices");
  else if (taken)
    strbuf_adds(t->why, "a deleted argument is taken again");
  return !t->why->len;
}

static pjrt_answer donates(pjrt_plugin *p, const question *q, const void *loaded, strbuf *why) {
  transfer t = {.p = p, .q = q, .number = PJRT_TYPE_S32, .type = pjrt_type_of(PJRT_TYPE_S32)};
  t.why = why;
  for (int32_t i = 0; i < PLACES; i++) memcpy(t.host + (size_t)i * sizeof i, &i, sizeof i);
  memcpy(t.kept, t.host, sizeof t.kept);
  void *result = NULL;
  p->code = 0;
  bool ok = put(&t, true) && change(&t) && run(&t, loaded, &result) &&
            holds(&t, result, 2, "result") && settled(&t, loaded);
  pjrt_drop(p, PJRT_CALL_Buffer_Destroy, result);
  ok = finish(&t) && ok;
  return ok ? PJRT_RIGHT : failed(p);
}

pjrt_answer pjrt_ask_buffer(pjrt_plugin *p, size_t i, const void *loaded, strbuf *why) {
  const question *q = &questions[i];
  pjrt_function needs = q->parts ? PJRT_CALL_Buffer_CopyRawToHost : PJRT_CALL_Buffer_IsDeleted;
  if ((q->parts || q->program) && !pjrt_function_of(p, needs, why)) return PJRT_NOT_OFFERED;
  return q->program ? donates(p, q, loaded, why) : transfers(p, q, why);
}
