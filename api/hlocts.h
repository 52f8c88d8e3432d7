/* libhlocts: StableHLO portable artifacts in another program. Read one, say what it needs, write it
 * for an older release, evaluate it.
 *
 * A context holds what it reads; contexts share nothing, so that each thread can have its own. A
 * program lives in its context. Text that is returned lives until the next call with the same
 * program or context. No function prints, exits or keeps state of its own. What is in this header
 * stays as it is while the version before the first dot stays. Evaluation is in hlocts_interp.h and
 * libhlocts-interp. */
#ifndef HLOCTS_H
#define HLOCTS_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct hlocts_context hlocts_context;
typedef struct hlocts_program hlocts_program;

/* The version of the library. */
const char *hlocts_version(void);
/* The version of the interface: that of the library that runs, and that of this header. A program
 * that loads the library by itself compares them. */
#define HLOCTS_ABI 0
int hlocts_abi(void);

/* NULL when out of memory. `memory` is a limit in bytes for what is read; 0: none. */
hlocts_context *hlocts_open(size_t memory);
void hlocts_close(hlocts_context *c); /* NULL is allowed; its programs end with it */
/* What the last call that failed found, one diagnostic a line, each with its number; "": nothing.
 */
const char *hlocts_errors(const hlocts_context *c);

/* The newest release of StableHLO that the library knows, "1.20.0". */
const char *hlocts_newest_release(hlocts_context *c);

/* Reads and verifies a portable artifact, or a program as MLIR text, which is copied. The result is
 * StableHLO. NULL with errors. */
hlocts_program *hlocts_read(hlocts_context *c, const void *bytes, size_t n);
/* The program as MLIR text; NULL when out of memory. */
const char *hlocts_text(hlocts_program *p);

/* The oldest release that can read the program ("1.9.0"), and the feature that requires it ("" when
 * every release can). NULL with errors. */
const char *hlocts_needs(hlocts_program *p, const char **because);
/* What keeps the program out of a release, an obstacle a line; "" when nothing does. NULL with
 * errors. */
const char *hlocts_obstacles(hlocts_program *p, const char *release);
/* The artifact for a release; NULL with errors. */
const void *hlocts_write(hlocts_program *p, const char *release, size_t *n);
/* The bytes whose SHA-256 is the digest of the program (hlo-cts digest): the same for everything
 * that says the same. NULL with errors. */
const void *hlocts_normal_form(hlocts_program *p, size_t *n);

#ifdef __cplusplus
}
#endif

#endif
