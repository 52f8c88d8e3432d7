/* SPDX-License-Identifier: Apache-2.0 */
/* Reads whole files. They are mapped if possible: constants of an artifact are views. */
#ifndef HLO_CTS_HARNESS_INPUT_H
#define HLO_CTS_HARNESS_INPUT_H

#include <stdbool.h>
#include <stddef.h>

#include "base/strbuf.h"

typedef struct input {
  const char *name; /* the path, or "<stdin>", for diagnostics; borrowed */
  const char *bytes;
  size_t size;
  void *mapping; /* NULL: not mapped */
  strbuf read;   /* the bytes if not mapped */
} input;

/* Opens a file; `path` NULL or "-" is standard input. False with a sentence in `why`. */
bool input_open(input *in, const char *path, strbuf *why);
void input_close(input *in);

/* A file that is being written, or standard output if the path is NULL or "-". The bytes go to a
 * temporary file in the same folder, which is renamed when it is complete. So no reader sees an
 * incomplete file. */
typedef struct output {
  const char *path;
  strbuf beside; /* the temporary file; empty: a device or a pipe, written directly */
  int fd;        /* -1: not open */
  int error;     /* errno of the first call that failed; 0: none failed */
} output;

/* Returns false if it cannot be opened; output_close gives the reason. */
bool output_open(output *o, const char *path);
bool output_put(output *o, const void *bytes, size_t n);
/* Writes all bytes to a descriptor; false with errno if that fails. */
bool output_all(int fd, const void *bytes, size_t n);
/* Closes the output. With `keep`, the complete file gets its name; otherwise no file is left.
 * Returns false with a sentence in `why` if not everything could be written. */
bool output_close(output *o, bool keep, strbuf *why);

/* Opens, writes and closes an output. Returns false with a sentence in `why` if that fails. */
bool output_write(const char *path, const void *bytes, size_t n, strbuf *why);
/* The folder of the running program, which the caller frees; NULL when out of memory. */
char *tool_folder(void);
/* The folder to use for `what`, which is "corpus" or "golden". For "corpus": `given`, else the
 * environment variable HLO_CTS_CORPUS, else `share/hlo-cts/corpus` or `corpus` beside or above the
 * running program, else "corpus". The caller frees the result; NULL when out of memory. */
char *suite_folder(const char *what, const char *given);
/* Removes temporary files that killed writers left in a folder. */
void output_sweep(const char *folder);
/* Makes a folder and its parents. Returns false with a sentence in `why` if that fails. */
bool output_folder(const char *path, strbuf *why);

#endif
