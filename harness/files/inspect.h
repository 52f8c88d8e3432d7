/* SPDX-License-Identifier: Apache-2.0 */
/* Explains an artifact: its contents, and which releases can read it. */
#ifndef HLO_CTS_HARNESS_INSPECT_H
#define HLO_CTS_HARNESS_INSPECT_H

#include "base/diag.h"
#include "base/strbuf.h"
#include "bytecode/bytecode.h"
#include "versions/versions.h"

/* The releases that can read an artifact, and the features that exclude the others. */
typedef struct inspect_readers {
  vs_version oldest, newest;     /* oldest is VS_NONE if no release can */
  char because[256], until[256]; /* "": no feature requires it */
  bool portable;
  const char *foreign; /* an op of a dialect that is neither VHLO nor stable; NULL: none */
  bool stablehlo;      /* it has ops of the StableHLO dialect */
  vs_version said;     /* the release in the name of the producer; VS_NONE: none */
} inspect_readers;

/* Attributes that conversions may have changed from arrays to tensors, by name. */
enum { INSPECT_ARRAYS = 16 };
typedef struct inspect_arrays {
  const vs_opset *opset;
  const char *names[INSPECT_ARRAYS];
  size_t count;
} inspect_arrays;

/* An artifact that was read, and the facts about it. */
typedef struct inspected {
  const vs_opset *opset;
  ir_context *context;
  ir_op *module; /* NULL if it could not be read */
  inspect_readers readers;
  inspect_arrays arrays;
} inspected;

/* Reads an artifact. Returns false, with errors in the sink, if it cannot be read. The caller
 * closes `x` in either case. */
bool inspect_open(inspected *x, const vs_opset *o, const char *name, const char *bytes, size_t n,
                  diag_sink *sink);
void inspect_close(inspected *x);
/* Appends a line with the releases that can read it, and a line for each thing that may have been
 * lost. */
void inspect_text(const inspected *x, strbuf *out);
/* A dialect that may stand beside VHLO (versions/facts/dialects.yaml); NULL: one that may not. */
typedef struct inspect_dialect {
  const char *name, *title, *version; /* version: the first one; NULL: it has none */
} inspect_dialect;
const inspect_dialect *inspect_dialect_of(const char *name);
/* Whether the content of a property is not defined by the specification: it is a dictionary, or a
 * list of dictionaries. */
bool inspect_is_free(const ir_attr *a);

typedef struct inspect_options inspect_options;
struct inspect_options {
  bool json, full;
  const bc_sink *stream; /* gets most of the explanation early; NULL: `out` gets everything */
  /* Adds text from higher floors. It is called with `first` before the explanation (only for text,
   * not for JSON), and again after it. May be NULL. */
  void (*more)(const inspected *x, bool first, const inspect_options *how, strbuf *out);
  const void *user; /* passed to `more` */
};

/* Appends a member to the JSON object that the inspector left open. Releases `value`. */
struct json_t;
void inspect_add_member(const char *key, struct json_t *value, strbuf *out);

/* Explains an artifact. Appends the part that did not go to the stream to `out`, in every case.
 * Returns false, with errors in the sink, if the artifact could not be read as a whole. */
bool inspect_artifact(const vs_opset *o, const char *name, const char *bytes, size_t n,
                      const inspect_options *how, strbuf *out, diag_sink *sink);

#endif
