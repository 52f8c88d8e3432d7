/* SPDX-License-Identifier: Apache-2.0 */
/* Random programs that are valid by construction. A program is decoded from a byte string: each
 * choice takes a byte, and a string that has ended gives zeros. So the same bytes give the same
 * program on every machine, a fuzzer can steer the choices, and fewer bytes give a smaller program.
 * The rows say which ops, element types and attributes there are; shapes follow rules of each op.
 */
#ifndef HLO_CTS_HARNESS_GENERATE_H
#define HLO_CTS_HARNESS_GENERATE_H

#include "base/strbuf.h"
#include "versions/versions.h"

typedef enum generate_profile {
#define GENERATE_PROFILE(name, ...) GENERATE_##name,
#include "profiles.def"
#undef GENERATE_PROFILE
  GENERATE_PROFILES
} generate_profile;
extern const char *const generate_profile_names[GENERATE_PROFILES + 1]; /* NULL at the end */
extern const char *const generate_size_names[]; /* "small", "medium", "large"; NULL at the end */

typedef struct generate_options {
  const vs_opset *opset;
  generate_profile profile;
  vs_version release;      /* ops and types that it does not have are left out; VS_NONE: newest */
  const char *ops, *types; /* lists separated by commas, the only ones; NULL: all */
  unsigned size;           /* of tensors: an index of generate_size_names */
} generate_options;

/* Everything that all programs of the same options share. */
typedef struct generator generator;
/* NULL with a sentence in `why` if a name is unknown, or when out of memory. */
generator *generator_new(const generate_options *o, strbuf *why);
void generator_free(generator *g);

enum { GENERATE_BYTES = 1024 }; /* bytes of a seed */
/* The bytes that belong to a seed. */
void generate_bytes(uint64_t seed, uint8_t out[GENERATE_BYTES]);
/* Makes a program in the context; needs a guard. @main has no arguments: its inputs are constants
 * at its beginning. */
ir_op *generate_program(const generator *g, ir_context *c, const uint8_t *bytes, size_t n);
#endif
