/* SPDX-License-Identifier: Apache-2.0 */
/* Upstream's artifacts, read and written again: the same bytes where today's reference wrote them,
 * the same program where an older writer did. */
#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "bytecode/bytecode.h"
#include "tests/upstream.h"

typedef struct program {
  char *bytes;
  size_t size;
  ir_context *c;
  ir_op *module;
  bc_header header;
} program;

static char *read_file(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  if (!file) return NULL;
  char *bytes = NULL;
  if (fseek(file, 0, SEEK_END) == 0) {
    long n = ftell(file);
    rewind(file);
    if (n >= 0 && (bytes = malloc((size_t)n + 1)) != NULL) *size = fread(bytes, 1, (size_t)n, file);
  }
  fclose(file);
  return bytes;
}

/* Reads what `p->bytes` holds; on failure the reason is in `errors`. */
static bool read_program(program *p, const char *path, strbuf *errors) {
  diag_text_sink sink = diag_text_sink_to(errors);
  p->c = ir_context_new(&vs_builtin_opset()->registry,
                        &(ir_context_options){.allow_unregistered = true});
  bc_read_options o = {.file = path, .allow_other_dialects = true, .verify = true};
  return p->c && bc_read_header(p->bytes, p->size, &p->header, &sink.sink) &&
         (p->module = bc_read(p->c, p->bytes, p->size, &o, &sink.sink)) != NULL;
}

/* Writes it at its own version, with its own producer. */
static bool write_program(const program *p, strbuf *out, strbuf *errors) {
  diag_text_sink sink = diag_text_sink_to(errors);
  char producer[256];
  snprintf(producer, sizeof producer, "%.*s", (int)p->header.producer_len, p->header.producer);
  bc_write_options o = {
      .producer = producer, .version = (uint8_t)p->header.version, .encoder = p->header.target};
  return bc_write(p->c, p->module, &o, out, &sink.sink);
}

typedef struct counts {
  size_t files, same_bytes, failures;
} counts;

static void rewrite(const char *path, bool same_bytes, counts *n) {
  program p = {0}, again = {0};
  strbuf out = STRBUF_INIT, errors = STRBUF_INIT;
  p.bytes = read_file(path, &p.size);
  bool ok = p.bytes && read_program(&p, path, &errors) && write_program(&p, &out, &errors);
  n->files++;
  bool same = ok && out.len == p.size && memcmp(out.bytes, p.bytes, out.len) == 0;
  n->same_bytes += same;
  if (ok && !same && same_bytes) {
    ok = false;
    strbuf_adds(&errors, "other bytes");
  } else if (ok && !same) {
    again.bytes = out.bytes;
    again.size = out.len;
    ok = read_program(&again, path, &errors) && ir_equal(p.module, again.module, NULL, &errors);
  }
  if (!ok) {
    n->failures++;
    print_error("%s: %s\n", path, strbuf_str(&errors));
  }
  ir_context_free(again.c);
  ir_context_free(p.c);
  free(p.bytes);
  strbuf_free(&out);
  strbuf_free(&errors);
}

/* Every file of a folder whose name begins with `prefix` and ends with `suffix`. */
static counts rewrite_files(const char *folder, const char *prefix, const char *suffix,
                            bool same_bytes) {
  counts n = {0};
  DIR *d = opendir(folder);
  if (!d) skip();
  for (struct dirent *e; (e = readdir(d));) {
    size_t len = strlen(e->d_name), tail = strlen(suffix);
    if (len < tail || strcmp(e->d_name + len - tail, suffix) != 0) continue;
    if (strncmp(e->d_name, prefix, strlen(prefix)) != 0) continue;
    char path[1024];
    snprintf(path, sizeof path, "%s/%s", folder, e->d_name);
    rewrite(path, same_bytes, &n);
  }
  closedir(d);
  assert_int_equal(n.failures, 0);
  return n;
}

static counts rewrite_folder(const char *folder, const char *prefix, bool same_bytes) {
  return rewrite_files(folder, prefix, ".bc", same_bytes);
}

static void goldens_come_out_byte_for_byte(void **state) {
  (void)state;
  counts n =
      rewrite_folder(HLO_CTS_UPSTREAM "/stablehlo/tests/vhlo", "stablehlo_legalize_to_vhlo.", true);
  assert_int_equal(n.files, UPSTREAM_GOLDENS);
}

static void older_generations_keep_their_program(void **state) {
  (void)state;
  counts n = rewrite_folder(HLO_CTS_UPSTREAM "/history", "", false);
  assert_int_equal(n.files, UPSTREAM_HISTORY);
}

static void artifacts_of_2023_keep_their_program(void **state) {
  (void)state;
  counts n = rewrite_folder(HLO_CTS_UPSTREAM "/testdata_0_9_0", "", false);
  assert_int_equal(n.files, UPSTREAM_OF_2023);
}

/* jaxlib wrote these exports, some with Shardy. */
static void exports_come_out_byte_for_byte(void **state) {
  (void)state;
  counts n = rewrite_files(HLO_CTS_UPSTREAM "/jax", "", ".mlirbc", true);
  assert_int_equal(n.files, UPSTREAM_JAX);
}

int main(void) {
  if (!*HLO_CTS_UPSTREAM) return 77;
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(goldens_come_out_byte_for_byte),
      cmocka_unit_test(older_generations_keep_their_program),
      cmocka_unit_test(exports_come_out_byte_for_byte),
      cmocka_unit_test(artifacts_of_2023_keep_their_program),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
