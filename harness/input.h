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

/* Writes a file, or standard output for NULL and "-". A file is written beside and renamed, so that
 * nobody sees half of it. False with a sentence in `why`. */
bool output_write(const char *path, const void *bytes, size_t n, strbuf *why);
/* The folder and its parents. */
bool output_folder(const char *path, strbuf *why);

#endif
