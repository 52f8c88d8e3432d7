/* SPDX-License-Identifier: Apache-2.0 */
/* interpreter.probe and interpreter.print.
 *
 * A probe writes DIR/probeN.npy (N counts the probes of a run) and a line id,type,path to
 * DIR/index.csv. */
#include "checks.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/strbuf.h"
#include "interpreter/npy.h"

#define INDEX "index.csv"

static bool write_file(const char *path, const char *mode, const void *a, size_t an, const void *b,
                       size_t bn) {
  FILE *f = fopen(path, mode);
  if (!f) return false;
  bool ok = fwrite(a, 1, an, f) == an && fwrite(b, 1, bn, f) == bn;
  return fclose(f) == 0 && ok;
}

bool ev_probe_reset(const interp_options *o) {
  if (!o->probe_dir || !*o->probe_dir) return true;
  strbuf_auto path = STRBUF_INIT;
  strbuf_addf(&path, "%s/" INDEX, o->probe_dir);
  return remove(strbuf_str(&path)) == 0 || errno == ENOENT;
}

eval_status eval_probe(proc *p, insn *i, interp_value **in, interp_value **out) {
  const ir_attr *id = ev_attr(p, i, "probe_id");
  const char *dir = p->run->options->probe_dir;
  if (!ev_operands(p, i, 1, 1) || !ev_tensor(p, i, in, 0, 0, -1)) return EVAL_FAIL;
  if (!ir_attr_is(id, IR_ATTR_STRING) || strpbrk(id->string.value->bytes, "\n\r,"))
    return ev_error(p, i, DIAG_INTERP_BAD_ATTRIBUTE,
                    "attribute 'probe_id' is not a string without commas");
  if (!dir || !*dir)
    return ev_error(p, i, DIAG_INTERP_PROBE, "Probe serialization directory cannot be empty.");
  strbuf_auto path = STRBUF_INIT, head = STRBUF_INIT, line = STRBUF_INIT;
  strbuf_addf(&path, "%s/probe%u.npy", dir, ++p->run->probes);
  interp_npy_header(in[0]->type, NPY_INTEGERS, &head);
  const void *data =
      ir_dense_little(ir_arena(p->run->context), value_element(in[0]), in[0]->data, in[0]->size);
  bool ok = write_file(strbuf_str(&path), "wb", head.bytes, head.len, data, in[0]->size);
  strbuf_addf(&line, "%s,", id->string.value->bytes);
  ev_value_print_type(in[0]->type, &line);
  strbuf_addf(&line, ",%s\n", strbuf_str(&path));
  strbuf_reset(&path);
  strbuf_addf(&path, "%s/" INDEX, dir);
  ok = ok && write_file(strbuf_str(&path), "ab", line.bytes, line.len, "", 0);
  if (!ok)
    ev_error(p, i, DIAG_INTERP_PROBE, "Failed to write a probe below %s: %s", dir, strerror(errno));
  out[0] = in[0];
  in[0] = NULL;
  return ok ? EVAL_OK : EVAL_FAIL;
}

/* The whole of a file that should have `size` bytes; from malloc. */
static uint8_t *read_file(const char *path, size_t size) {
  FILE *f = fopen(path, "rb");
  uint8_t *bytes = f ? malloc(size + 1) : NULL;
  if (bytes && fread(bytes, 1, size + 1, f) != size) {
    free(bytes);
    bytes = NULL;
  }
  if (f) fclose(f);
  return bytes;
}

/* The next line without its newline, in the place of the one before; false: there is none. */
static bool read_line(FILE *f, strbuf *line) {
  int ch;
  strbuf_reset(line);
  while ((ch = getc(f)) != EOF && ch != '\n') strbuf_addc(line, (char)ch);
  return (ch != EOF || line->len > 0) && !line->failed;
}

/* The line of the index for this id and iteration, without its newline. */
static char *find_line(const char *dir, const char *id, uint64_t iteration) {
  strbuf_auto path = STRBUF_INIT;
  strbuf_addf(&path, "%s/" INDEX, dir);
  FILE *f = fopen(strbuf_str(&path), "rb");
  if (!f) return NULL;
  strbuf line = STRBUF_INIT;
  size_t n = strlen(id);
  bool found = false;
  while (!found && read_line(f, &line))
    if (strncmp(strbuf_str(&line), id, n) == 0 && strbuf_str(&line)[n] == ',')
      found = iteration-- == 0;
  fclose(f);
  if (!found) strbuf_free(&line);
  return line.bytes;
}

interp_value *ev_probe_read(proc *p, insn *i, const char *id, uint64_t iteration,
                            const interp_value *like) {
  const char *dir = p->run->options->probe_dir;
  auto_free char *line = dir && *dir ? find_line(dir, id, iteration) : NULL;
  char *path = line ? strrchr(line, ',') : NULL, *type = line ? strchr(line, ',') : NULL;
  if (!path || path == type) {
    ev_error(p, i, DIAG_INTERP_PROBE, "Failed to find serialized data for probe %s.", id);
    return NULL;
  }
  *path++ = '\0';
  type++;
  strbuf_auto head = STRBUF_INIT, want = STRBUF_INIT;
  ev_value_print_type(like->type, &want);
  interp_npy_header(like->type, NPY_INTEGERS, &head);
  interp_value *v = NULL;
  auto_free uint8_t *bytes = NULL;
  if (strcmp(type, strbuf_str(&want))) {
    ev_error(p, i, DIAG_INTERP_PROBE,
             "Serialized types don't match: %s (actual) vs %s (expected) for probe %s.",
             strbuf_str(&want), type, id);
  } else if (!(bytes = read_file(path, head.len + like->size)) ||
             memcmp(bytes, head.bytes, head.len)) {
    ev_error(p, i, DIAG_INTERP_PROBE, "Failed to verify serialized tensor %s.", id);
  } else if ((v = ev_temp(p, i, value_element(like), value_dims(like), value_rank(like)))) {
    ir_dense_copy(value_element(v), v->data, bytes + head.len, v->size);
  }
  return v;
}

/* --- print ------------------------------------------------------------------------------------ */

/* The SSA name that MLIR would print: results are numbered in order of their ops, except that
 * constants are called %c or %cst. */
typedef struct namer {
  const ir_op *wanted;
  uint32_t number, constants;
} namer;

static bool count_op(ir_op *op, void *user) {
  namer *n = user;
  if (op == n->wanted) return false;
  if (op->result_count == 0) return true;
  if (ir_op_is(op, OP_STABLEHLO_CONSTANT))
    n->constants++;
  else
    n->number++;
  return true;
}

static void add_name(strbuf *b, const ir_value *v) {
  if (v->is_argument) {
    strbuf_addf(b, "%%arg%u = ", v->index);
    return;
  }
  namer n = {.wanted = v->op};
  ir_op *f = v->op;
  while (f && !ir_op_is(f, OP_FUNC_FUNC)) f = ir_op_parent(f);
  if (f) ir_walk(f, count_op, &n);
  if (ir_op_is(v->op, OP_STABLEHLO_CONSTANT)) {
    const ir_type *e = ir_type_element(v->type);
    strbuf_adds(b, ir_type_is(e, IR_TYPE_INTEGER) ? "%c" : "%cst");
    if (n.constants) strbuf_addf(b, "_%u", n.constants - 1);
  } else {
    strbuf_addf(b, "%%%u", n.number);
  }
  if (v->op->result_count > 1) strbuf_addf(b, ":%u", v->op->result_count);
  strbuf_adds(b, " = ");
}

eval_status eval_print(proc *p, insn *i, interp_value **in, interp_value **out) {
  (void)out;
  if (!ev_operands(p, i, 1, 1) || !ev_tensor(p, i, in, 0, 0, -1)) return EVAL_FAIL;
  strbuf *b = p->run->options->print;
  if (!b) return EVAL_OK;
  add_name(b, i->op->operands[0].value);
  interp_print(in[0], false, b);
  strbuf_addc(b, '\n');
  return EVAL_OK;
}
