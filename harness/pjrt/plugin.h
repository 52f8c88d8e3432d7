/* SPDX-License-Identifier: Apache-2.0 */
/* A loaded PJRT plugin: its abilities, calls of its functions, and its client. */
#ifndef HLO_CTS_HARNESS_PJRT_PLUGIN_H
#define HLO_CTS_HARNESS_PJRT_PLUGIN_H

#include "base/strbuf.h"
#include "capi.h"

enum {
  PJRT_ROOM = 512,           /* bytes for a structure of a plugin that is newer than we are */
  PJRT_AGREED_MAX = 16,      /* structures of other sizes than ours */
  PJRT_NAME_MAX = 80,        /* bytes of a structure's name */
  PJRT_OPTIONS_MAX = 64,     /* options of a client */
  PJRT_DEVICES_MAX = 4096,   /* that a plugin may have */
  PJRT_OUTPUTS_MAX = 1 << 20 /* results of a program, on all devices */
};

/* A structure for which the plugin demands another size than ours. */
typedef struct pjrt_agreed {
  char name[PJRT_NAME_MAX]; /* "PJRT_ExecuteOptions" */
  size_t size, ours;
} pjrt_agreed;

typedef struct pjrt_plugin {
  const char *path;
  void *library;
  const pjrt_api *api;
  size_t function_count; /* in its table */
  pjrt_agreed agreed[PJRT_AGREED_MAX];
  size_t agreed_count;
  int code; /* of the error that a call last failed with; whoever reads it has set it to 0 before */
  const pjrt_named_value *attributes;
  size_t attribute_count;
  void *client;
  void *const *devices;
  size_t device_count;
} pjrt_plugin;

/* Loads a plugin and initializes it, without a client. False with a sentence in `why`. */
bool pjrt_open(pjrt_plugin *p, const char *path, strbuf *why);
/* Options are "name=value": a number, true, false, or text. */
bool pjrt_start_client(pjrt_plugin *p, const char *const *options, size_t count, strbuf *why);
void pjrt_close(pjrt_plugin *p);

/* "PJRT_Client_Compile" */
const char *pjrt_function_name(pjrt_function f);
/* The entry of a function; NULL if the plugin lacks it, with the reason in `why` (may be NULL). */
pjrt_entry *pjrt_function_of(const pjrt_plugin *p, pjrt_function f, strbuf *why);
/* Appends a line for each function that the plugin lacks: the necessary ones if `needed`, else the
 * others. */
void pjrt_lacks(const pjrt_plugin *p, bool needed, strbuf *out);

/* A structure that the arguments point to. The plugin gets PJRT_ROOM bytes, zero behind ours. */
typedef struct pjrt_inner {
  const char *name; /* "PJRT_Program" */
  const void *ours;
  size_t size, at; /* of our fields; of the pointer in the arguments */
} pjrt_inner;

/* Calls a function. `args` are those of its row in PJRT_FUNCTIONS; their size is set here. `inner`
 * may be NULL. False with the plugin's message, which begins with the name of its code. */
bool pjrt_call(pjrt_plugin *p, pjrt_function f, void *args, const pjrt_inner *inner, strbuf *why);
/* Calls a function once with arguments that say to have `size` bytes; zeros stand behind our own.
 * `behind`: whether it wrote after them. False with the plugin's message. */
bool pjrt_try(pjrt_plugin *p, pjrt_function f, void *args, size_t size, bool *behind, strbuf *why);
/* The size of the arguments that the plugin takes, as far as we know, and that of ours. */
size_t pjrt_args_size(const pjrt_plugin *p, pjrt_function f);
/* Calls a function that frees an object, and ignores its errors. */
void pjrt_drop(pjrt_plugin *p, pjrt_function f, const void *object);
/* Waits for an event, which may be NULL, and frees it. */
bool pjrt_wait(pjrt_plugin *p, void *event, strbuf *why);

/* "1.20.0" of an attribute that is a list of integers or a text. False: it is neither or absent. */
bool pjrt_release(const pjrt_plugin *p, const char *name, strbuf *out);
/* Appends a value as text. `between` stands between the numbers of a list: "1.20.0". */
void pjrt_add_value(const pjrt_named_value *v, const char *between, strbuf *out);

#endif
