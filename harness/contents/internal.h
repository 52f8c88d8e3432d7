/* SPDX-License-Identifier: Apache-2.0 */
/* Private to contents/: the readers of containers. Each returns false, with an error in the sink,
 * if a limit was exceeded or the container is damaged. Other kinds of files are not an error. */
#ifndef HLO_CTS_HARNESS_CONTENTS_INTERNAL_H
#define HLO_CTS_HARNESS_CONTENTS_INTERNAL_H

#include "contents.h"

/* Calls `tell` if the bytes are an artifact. Returns whether they are. */
bool found_artifact(contents *x, const char *what, uint64_t offset, const void *bytes, size_t n);
/* The contents of a file in a container. */
bool inside(contents *x, const char *name, const char *bytes, size_t n);
/* Counts a file, and bytes that were unpacked. */
bool count_file(contents *x);
bool count_bytes(contents *x, uint64_t n);
bool damaged(contents *x, const char *what, const char *why);

bool archive_contents(contents *x, const char *bytes, size_t n, bool *is);
void export_contents(contents *x, const void *bytes, size_t n);
void saved_model_contents(contents *x, const void *bytes, size_t n);

/* Bytes of a file that are searched for artifacts, and what becomes of them. */
typedef struct piece {
  contents *x;
  const char *bytes;
  size_t n;
  uint64_t offset; /* in the file */
  bool last;       /* nothing follows */
  size_t wanted;   /* so many of the bytes that were not taken are needed before it goes on */
  bool failed;
} piece;
/* How many of the bytes are done with. The others are needed again, with what follows them. */
size_t scan_contents(piece *p);
/* The same for a file in a container. */
size_t piece_inside(piece *p, const char *name);

#endif
