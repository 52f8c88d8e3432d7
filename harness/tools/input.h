/* Whole files as bytes: mapped when they can be, so that constants of an artifact are views into
 * the file. */
#ifndef HLO_CTS_HARNESS_INPUT_H
#define HLO_CTS_HARNESS_INPUT_H

#include <stdbool.h>
#include <stddef.h>

#include "base/strbuf.h"

typedef struct input {
  const char *name; /* for places: the path, or "<stdin>"; borrowed */
  const char *bytes;
  size_t size;
  void *mapping; /* NULL: not mapped */
  strbuf read;   /* the bytes when not mapped */
} input;

/* `path` NULL or "-" is standard input. False with a sentence in `why`. */
bool input_open(input *in, const char *path, strbuf *why);
void input_close(input *in);

/* A file that is being written, or standard output for NULL and "-". A file is written beside and
 * renamed when it is complete, so that nobody sees half of it. */
typedef struct output {
  const char *path;
  strbuf beside; /* the file that is written; empty: `path` itself, a device or a pipe */
  int fd;        /* -1: not open */
  int error;     /* of the first call that failed; 0: none did */
} output;

/* False when it cannot be opened; output_close says why. */
bool output_open(output *o, const char *path);
bool output_put(output *o, const void *bytes, size_t n);
/* Keeps what was put, or (keep false) leaves no file. False with a sentence in `why` when it could
 * not be written whole. */
bool output_close(output *o, bool keep, strbuf *why);

/* All three of them. False with a sentence in `why`. */
bool output_write(const char *path, const void *bytes, size_t n, strbuf *why);
/* The folder of the running program, in malloc's memory; NULL when out of it. */
char *tool_folder(void);
/* Removes what writers that were killed left beside their files in a folder. */
void output_sweep(const char *folder);
/* The folder and its parents. */
bool output_folder(const char *path, strbuf *why);

#endif
