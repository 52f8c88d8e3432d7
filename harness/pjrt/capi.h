/* SPDX-License-Identifier: Apache-2.0 */
/* The PJRT C API as far as this project calls it. Layouts and numbers are facts of version 0.81 of
 * openxla/xla's xla/pjrt/c/pjrt_c_api.h, whose names stand in the comments and tables;
 * tests/harness/pjrt_header holds all of them against that header where it is installed.
 *
 * Every structure begins with its size and a list of extensions. A field that is added comes last,
 * so both sides tell from the size which fields the other one knows. */
#ifndef HLO_CTS_HARNESS_PJRT_CAPI_H
#define HLO_CTS_HARNESS_PJRT_CAPI_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { PJRT_OUR_MAJOR = 0, PJRT_OUR_MINOR = 81 };

#define PJRT_HEAD \
  size_t size;    \
  void *extensions

typedef struct pjrt_named_value { /* PJRT_NamedValue */
  PJRT_HEAD;
  const char *name;
  size_t name_size;
  int type; /* pjrt_value_type */
  union {
    const char *text;
    int64_t integer;
    const int64_t *integers;
    float real;
    bool truth;
  };
  size_t count; /* of bytes or integers */
} pjrt_named_value;

typedef enum pjrt_value_type {
  PJRT_VALUE_TEXT,
  PJRT_VALUE_INTEGER,
  PJRT_VALUE_INTEGERS,
  PJRT_VALUE_REAL,
  PJRT_VALUE_TRUTH
} pjrt_value_type;

/* --- Arguments of the functions, by name (PJRT_<name>_Args) --- */

/* Arguments of the functions that take one object: Error_Destroy, Event_Destroy, Event_Await,
 * Client_Destroy, LoadedExecutable_Destroy, Executable_Destroy, Buffer_Destroy. */
typedef struct pjrt_of {
  PJRT_HEAD;
  const void *object;
} pjrt_of;

/* Error_Message, Client_PlatformName, Client_PlatformVersion. */
typedef struct pjrt_text_of {
  PJRT_HEAD;
  const void *object;
  const char *text; /* out */
  size_t count;     /* out */
} pjrt_text_of;

/* Error_GetCode, Buffer_ElementType. */
typedef struct pjrt_number_of {
  PJRT_HEAD;
  const void *object;
  int number; /* out */
} pjrt_number_of;

/* LoadedExecutable_GetExecutable. */
typedef struct pjrt_object_of {
  PJRT_HEAD;
  const void *object;
  void *other; /* out */
} pjrt_object_of;

/* Executable_NumOutputs. */
typedef struct pjrt_count_of {
  PJRT_HEAD;
  const void *object;
  size_t count; /* out */
} pjrt_count_of;

/* Client_AddressableDevices, LoadedExecutable_AddressableDevices. */
typedef struct pjrt_devices_of {
  PJRT_HEAD;
  const void *object;
  void *const *devices; /* out */
  size_t count;         /* out */
} pjrt_devices_of;

/* Buffer_Dimensions, and Buffer_DynamicDimensionIndices with size_t in place of int64_t. */
typedef struct pjrt_numbers_of {
  PJRT_HEAD;
  const void *object;
  const int64_t *numbers; /* out */
  size_t count;           /* out */
} pjrt_numbers_of;

typedef struct pjrt_initialize { /* Plugin_Initialize */
  PJRT_HEAD;
} pjrt_initialize;

typedef struct pjrt_attributes { /* Plugin_Attributes */
  PJRT_HEAD;
  const pjrt_named_value *values; /* out */
  size_t count;                   /* out */
} pjrt_attributes;

typedef struct pjrt_client_create { /* Client_Create */
  PJRT_HEAD;
  const pjrt_named_value *options;
  size_t option_count;
  void *get, *get_user, *put, *put_user; /* callbacks; we have none */
  void *client;                          /* out */
  void *try_get, *try_get_user;
} pjrt_client_create;

typedef struct pjrt_program { /* PJRT_Program */
  PJRT_HEAD;
  const char *code;
  size_t code_size;
  const char *format; /* "mlir" */
  size_t format_size;
} pjrt_program;

typedef struct pjrt_compile { /* Client_Compile */
  PJRT_HEAD;
  const void *client;
  const pjrt_program *program;
  const char *options; /* a CompileOptionsProto */
  size_t options_size;
  void *executable; /* out: a PJRT_LoadedExecutable */
} pjrt_compile;

typedef struct pjrt_from_host { /* Client_BufferFromHostBuffer */
  PJRT_HEAD;
  const void *client;
  const void *data;
  int type;
  const int64_t *dims;
  size_t dim_count;
  const int64_t *strides; /* NULL: row by row */
  size_t stride_count;
  int semantics;
  const void *device;
  const void *memory;
  const void *layout;
  void *done;   /* out: an event */
  void *buffer; /* out */
} pjrt_from_host;

/* PJRT_HostBufferSemantics: how long the data stays as it is. UNTIL_TRANSFERRED: until the event
 * `done`; ZERO_COPY: as long as the buffer. */
enum { PJRT_DURING_CALL, PJRT_UNTIL_TRANSFERRED, PJRT_ZERO_COPY, PJRT_MUTABLE_ZERO_COPY };

typedef struct pjrt_execute_options { /* PJRT_ExecuteOptions */
  PJRT_HEAD;
  void *sends, *receives;
  size_t send_count, receive_count;
  int launch;
  const int64_t *kept;
  size_t kept_count;
  void *context;
  const char *location;
  size_t task_count;
  int *tasks;
  int64_t *incarnations;
} pjrt_execute_options;

typedef struct pjrt_execute { /* LoadedExecutable_Execute */
  PJRT_HEAD;
  const void *executable;
  pjrt_execute_options *options;
  void *const *const *arguments; /* of each device */
  size_t device_count, argument_count;
  void **const *outputs; /* of each device; the lists are ours, the buffers out */
  void **events;         /* one for each device, out */
  const void *device;
} pjrt_execute;

typedef struct pjrt_tiled { /* PJRT_Buffer_MemoryLayout_Tiled */
  PJRT_HEAD;
  const int64_t *minor_to_major;
  size_t count;
  const int64_t *tiles;
  const size_t *tile_sizes;
  size_t tile_count;
} pjrt_tiled;

typedef struct pjrt_layout { /* PJRT_Buffer_MemoryLayout */
  PJRT_HEAD;
  pjrt_tiled tiled; /* the larger one of a union */
  int type; /* 0: tiled; 1: by strides, which are numbers and their count as in a tiled one */
} pjrt_layout;

typedef struct pjrt_to_host { /* Buffer_ToHostBuffer */
  PJRT_HEAD;
  const void *buffer;
  const pjrt_layout *layout;
  void *data;
  size_t data_size; /* in; out when `data` is NULL */
  void *event;      /* out */
} pjrt_to_host;

typedef struct pjrt_bool_of { /* Buffer_IsDeleted */
  PJRT_HEAD;
  const void *object;
  bool truth; /* out */
} pjrt_bool_of;

typedef struct pjrt_raw_to_host { /* Buffer_CopyRawToHost */
  PJRT_HEAD;
  const void *buffer;
  void *data;
  int64_t offset, count; /* of bytes */
  void *event;           /* out */
} pjrt_raw_to_host;

/* --- The table of functions (PJRT_Api) --- */

typedef void *pjrt_entry(void *args); /* gives an error, or NULL */

typedef struct pjrt_api {
  PJRT_HEAD;
  struct { /* PJRT_Api_Version */
    PJRT_HEAD;
    int major, minor;
  } version;
  pjrt_entry *functions[]; /* as many as the size has room for */
} pjrt_api;

typedef const pjrt_api *pjrt_get_api(void); /* the symbol GetPjrtApi of every plugin */

/* Those that we call: name, place in the table, arguments, the last of them that we depend on, and
 * whether nothing goes without it. */
#define PJRT_FUNCTIONS(X)                                                  \
  X(Error_Destroy, 0, pjrt_of, object, true)                               \
  X(Error_Message, 1, pjrt_text_of, count, true)                           \
  X(Error_GetCode, 2, pjrt_number_of, number, false)                       \
  X(Plugin_Initialize, 3, pjrt_initialize, extensions, false)              \
  X(Plugin_Attributes, 4, pjrt_attributes, count, false)                   \
  X(Event_Destroy, 5, pjrt_of, object, true)                               \
  X(Event_Await, 8, pjrt_of, object, true)                                 \
  X(Client_Create, 10, pjrt_client_create, client, true)                   \
  X(Client_Destroy, 11, pjrt_of, object, false)                            \
  X(Client_PlatformName, 12, pjrt_text_of, count, false)                   \
  X(Client_PlatformVersion, 14, pjrt_text_of, count, false)                \
  X(Client_AddressableDevices, 16, pjrt_devices_of, count, true)           \
  X(Client_Compile, 20, pjrt_compile, executable, true)                    \
  X(Client_BufferFromHostBuffer, 22, pjrt_from_host, buffer, true)         \
  X(Executable_Destroy, 40, pjrt_of, object, false)                        \
  X(Executable_NumOutputs, 44, pjrt_count_of, count, true)                 \
  X(LoadedExecutable_Destroy, 50, pjrt_of, object, true)                   \
  X(LoadedExecutable_GetExecutable, 51, pjrt_object_of, other, true)       \
  X(LoadedExecutable_AddressableDevices, 52, pjrt_devices_of, count, true) \
  X(LoadedExecutable_Execute, 55, pjrt_execute, events, true)              \
  X(Buffer_Destroy, 58, pjrt_of, object, true)                             \
  X(Buffer_ElementType, 59, pjrt_number_of, number, true)                  \
  X(Buffer_Dimensions, 60, pjrt_numbers_of, count, true)                   \
  X(Buffer_DynamicDimensionIndices, 62, pjrt_numbers_of, count, false)     \
  X(Buffer_IsDeleted, 68, pjrt_bool_of, truth, false)                      \
  X(Buffer_ToHostBuffer, 70, pjrt_to_host, event, true)                    \
  X(Buffer_CopyRawToHost, 100, pjrt_raw_to_host, event, false)

typedef enum pjrt_function {
#define PJRT_ROW(name, slot, args, last, needed) PJRT_CALL_##name,
  PJRT_FUNCTIONS(PJRT_ROW)
#undef PJRT_ROW
      PJRT_FUNCTION_COUNT
} pjrt_function;

/* PJRT_Buffer_Type: its number, StableHLO's name ("": nothing that has values), the bytes of an
 * element as it comes to us and goes, the bits of one when elements are packed. */
#define PJRT_TYPES(X)                         \
  X(PRED, 1, "i1", 1, 8)                      \
  X(S8, 2, "i8", 1, 8)                        \
  X(S16, 3, "i16", 2, 16)                     \
  X(S32, 4, "i32", 4, 32)                     \
  X(S64, 5, "i64", 8, 64)                     \
  X(U8, 6, "ui8", 1, 8)                       \
  X(U16, 7, "ui16", 2, 16)                    \
  X(U32, 8, "ui32", 4, 32)                    \
  X(U64, 9, "ui64", 8, 64)                    \
  X(F16, 10, "f16", 2, 16)                    \
  X(F32, 11, "f32", 4, 32)                    \
  X(F64, 12, "f64", 8, 64)                    \
  X(BF16, 13, "bf16", 2, 16)                  \
  X(C64, 14, "complex<f32>", 8, 64)           \
  X(C128, 15, "complex<f64>", 16, 128)        \
  X(F8E5M2, 16, "f8E5M2", 1, 8)               \
  X(F8E4M3FN, 17, "f8E4M3FN", 1, 8)           \
  X(F8E4M3B11FNUZ, 18, "f8E4M3B11FNUZ", 1, 8) \
  X(F8E5M2FNUZ, 19, "f8E5M2FNUZ", 1, 8)       \
  X(F8E4M3FNUZ, 20, "f8E4M3FNUZ", 1, 8)       \
  X(S4, 21, "i4", 1, 4)                       \
  X(U4, 22, "ui4", 1, 4)                      \
  X(TOKEN, 23, "", 0, 0)                      \
  X(S2, 24, "i2", 1, 2)                       \
  X(U2, 25, "ui2", 1, 2)                      \
  X(F8E4M3, 26, "f8E4M3", 1, 8)               \
  X(F8E3M4, 27, "f8E3M4", 1, 8)               \
  X(F8E8M0FNU, 28, "f8E8M0FNU", 1, 8)         \
  X(F4E2M1FN, 29, "f4E2M1FN", 1, 4)

enum {
#define PJRT_ROW(name, number, text, bytes, bits) PJRT_TYPE_##name = number,
  PJRT_TYPES(PJRT_ROW)
#undef PJRT_ROW
      PJRT_TYPE_NUMBERS
};

/* PJRT_Error_Code, which are those of absl::StatusCode. */
#define PJRT_CODES(X)       \
  X(OK, 0)                  \
  X(CANCELLED, 1)           \
  X(UNKNOWN, 2)             \
  X(INVALID_ARGUMENT, 3)    \
  X(DEADLINE_EXCEEDED, 4)   \
  X(NOT_FOUND, 5)           \
  X(ALREADY_EXISTS, 6)      \
  X(PERMISSION_DENIED, 7)   \
  X(RESOURCE_EXHAUSTED, 8)  \
  X(FAILED_PRECONDITION, 9) \
  X(ABORTED, 10)            \
  X(OUT_OF_RANGE, 11)       \
  X(UNIMPLEMENTED, 12)      \
  X(INTERNAL, 13)           \
  X(UNAVAILABLE, 14)        \
  X(DATA_LOSS, 15)          \
  X(UNAUTHENTICATED, 16)

enum {
#define PJRT_ROW(name, number) PJRT_CODE_##name = number,
  PJRT_CODES(PJRT_ROW)
#undef PJRT_ROW
};

#endif
