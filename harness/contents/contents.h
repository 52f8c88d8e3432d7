/* SPDX-License-Identifier: Apache-2.0 */
/* Finds artifacts in files of other tools: exports of JAX, SavedModels of TensorFlow, folders,
 * archives, base64 in a text, and any other file that contains the bytes of an artifact.
 *
 * Sources: jax/_src/export/serialization.fbs and the FlatBuffers format
 * (https://flatbuffers.dev/internals/); tensorflow/core/protobuf/{saved_model,meta_graph}.proto,
 * tensorflow/core/framework/{graph,function,node_def,attr_value}.proto and the wire format of
 * protocol buffers (https://protobuf.dev/programming-guides/encoding/). Archives are
 * libarchive's. */
#ifndef HLO_CTS_HARNESS_CONTENTS_H
#define HLO_CTS_HARNESS_CONTENTS_H

#include "base/diag.h"
#include "base/strbuf.h"

/* Limits: the nesting of containers, the files of one input, and the bytes unpacked from one
 * input: so many, and CONTENTS_RATIO times those of the input. Artifacts without constants pack 4
 * to 16 times smaller, and have a few MB. */
enum { CONTENTS_DEPTH = 8, CONTENTS_FILES = 1 << 16, CONTENTS_RATIO = 16 };
#define CONTENTS_BYTES ((uint64_t)1 << 28)
/* A larger member of an archive is not held in memory, unless it is an artifact or an archive: it
 * is searched while it is unpacked, and at most an artifact in it is held. */
#define CONTENTS_HELD ((size_t)1 << 26)

/* An artifact that was found. Its members are valid during the call. */
typedef struct content {
  const char
      *where; /* the way to it through containers, "a.zip > forward.bytecode"; "": the input */
  const char *what; /* what contains it: "export of 'f' for cpu"; "": the file itself */
  uint64_t offset;  /* in the innermost file */
  const char *bytes;
  size_t size;
} content;

typedef struct contents {
  bool (*tell)(const content *c, void *user); /* false stops */
  /* Called for a file, or an entry of an archive, without an artifact; `what` is "". NULL: such
   * files are ignored. */
  void (*other)(const content *c, void *user);
  void *user;
  uint64_t most;    /* bytes to unpack; 0: the limit of CONTENTS_BYTES and CONTENTS_RATIO */
  size_t held;      /* instead of CONTENTS_HELD; 0: that */
  const char *name; /* of the input, for diagnostics */
  diag_sink *sink;
  /* Private to contents_*. */
  strbuf where;
  uint64_t given, bytes; /* of the input, and unpacked */
  size_t files, found, depth;
  bool stopped;
} contents;

/* Calls `tell` for each artifact in the bytes. Returns false with errors in the sink if a limit was
 * exceeded or an archive is damaged; `tell` has the artifacts found before. */
bool contents_of(contents *x, const char *bytes, size_t n);
/* The same for all files of a folder; links are not followed. */
bool contents_of_folder(contents *x, const char *path);
void contents_free(contents *x);

#endif
