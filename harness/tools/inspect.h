/* What an artifact is, and which releases can read it. */
#ifndef HLO_CTS_HARNESS_INSPECT_H
#define HLO_CTS_HARNESS_INSPECT_H

#include "base/diag.h"
#include "base/strbuf.h"
#include "bytecode/bytecode.h"
#include "versions/versions.h"

/* The releases that can read it, and what excludes the others. */
typedef struct inspect_readers {
  vs_version oldest, newest;     /* oldest VS_NONE: none can */
  char because[256], until[256]; /* "": no feature requires it */
  bool portable;
  const char *foreign; /* an op of another dialect than VHLO; NULL: none */
  bool stablehlo;      /* ops of the StableHLO dialect are there */
  vs_version said;     /* the release in the producer's name; VS_NONE: none */
} inspect_readers;

/* Attributes that conversions may have changed from arrays to tensors, by name. */
enum { INSPECT_ARRAYS = 16 };
typedef struct inspect_arrays {
  const vs_opset *opset;
  const char *names[INSPECT_ARRAYS];
  size_t count;
} inspect_arrays;

/* An artifact that was read, and what is known of it. */
typedef struct inspected {
  const vs_opset *opset;
  ir_context *context;
  ir_op *module; /* NULL: it could not be read */
  inspect_readers readers;
  inspect_arrays arrays;
} inspected;

/* False, with errors in the sink, when it cannot be read; closed by the caller in either case. */
bool inspect_open(inspected *x, const vs_opset *o, const char *name, const char *bytes, size_t n,
                  diag_sink *sink);
void inspect_close(inspected *x);
/* The releases that can read it, and what may have been lost, one line each. */
void inspect_text(const inspected *x, strbuf *out);
/* Whether a property holds what a program says freely: a dictionary, or a list of them. */
bool inspect_is_free(const ir_attr *a);

typedef struct inspect_options inspect_options;
struct inspect_options {
  bool json, full;
  const bc_sink *stream; /* takes most of the explanation as it comes; NULL: all of it is in out */
  /* Adds what floors above know: first before everything else (of a text alone), then behind it.
   * NULL: nothing. */
  void (*more)(const inspected *x, bool first, const inspect_options *how, strbuf *out);
  const void *user; /* of `more` */
};

/* One more member of the object that the inspector left open; `value` is released. */
struct json_t;
void inspect_add_member(const char *key, struct json_t *value, strbuf *out);

/* Appends the explanation, or what the stream was not given of it, to out in any case; false, with
 * errors in the sink, when the artifact could not be read whole. */
bool inspect_artifact(const vs_opset *o, const char *name, const char *bytes, size_t n,
                      const inspect_options *how, strbuf *out, diag_sink *sink);

#endif
