/* SPDX-License-Identifier: Apache-2.0 */
/* libhlocts: a library that reads StableHLO portable artifacts, says which release they need, and
 * writes them for older releases. hlocts_interp.h and libhlocts-interp evaluate them.
 *
 * A context owns the programs that are read with it. Contexts share nothing, so each thread can
 * have its own. Returned text is valid until the next call with the same program or context. No
 * function prints, exits or has global state. Declarations in this header do not change within a
 * major version of the library (the number before the first dot). */
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
/* The version of the interface: HLOCTS_ABI is that of this header, hlocts_abi() that of the library
 * that runs. A program that loads the library with dlopen must compare them. */
#define HLOCTS_ABI 0
int hlocts_abi(void);

/* NULL if there is not enough memory. `memory` limits the bytes that programs of this context may
 * take; 0 means no limit. */
hlocts_context *hlocts_open(size_t memory);
void hlocts_close(hlocts_context *c); /* frees its programs, too; NULL is allowed */
/* The diagnostics of the last call that failed, one per line, each with its number; "" if there are
 * none. "NULL with errors" below means that the function returns NULL and this text says why. */
const char *hlocts_errors(const hlocts_context *c);

/* The newest release of StableHLO that the library knows, "1.20.0". */
const char *hlocts_newest_release(hlocts_context *c);
/* The oldest one for which it writes artifacts, "0.9.0". */
const char *hlocts_oldest_release(hlocts_context *c);

/* Reads and verifies a portable artifact or a program as MLIR text. The bytes are copied. The
 * result is a StableHLO program. NULL with errors. */
hlocts_program *hlocts_read(hlocts_context *c, const void *bytes, size_t n);
/* The program as MLIR text; NULL when out of memory, or with errors. */
const char *hlocts_text(hlocts_program *p);

/* The oldest release that can read the program ("1.9.0"). `because` gets the feature that requires
 * this release, or "" if every release can read the program. NULL with errors. */
const char *hlocts_needs(hlocts_program *p, const char **because);
/* Why the program cannot be written for a release, one reason per line; "" if it can. NULL with
 * errors. */
const char *hlocts_obstacles(hlocts_program *p, const char *release);
/* Expands what a release does not have (tan, batching dimensions of gather and scatter, axes of a
 * mesh as replica groups, ranges of files as locations) into what it has, as XLA does before it
 * serializes. The program means the same; its operations are not those of before. What cannot be
 * expanded stays, and hlocts_obstacles tells of it. 0 with errors; the program is as before then.
 */
int hlocts_expand(hlocts_program *p, const char *release);
/* The artifact for a release; NULL with errors. */
const void *hlocts_write(hlocts_program *p, const char *release, size_t *n);
/* The bytes whose SHA-256 is the digest of the program (see `hlo-cts digest`). They are the same
 * for every form of the same program. NULL with errors. */
const void *hlocts_normal_form(hlocts_program *p, size_t *n);

#ifdef __cplusplus
}
#endif

#endif
