/* SPDX-License-Identifier: Apache-2.0 */
/* Reads an artifact, says what it needs, writes it for an older release, evaluates it:
 *   cc embed.c $(pkg-config --cflags --libs hlocts-interp) -o embed
 *   ./embed program.mlirbc 1.4.0 older.mlirbc */
#include <stdio.h>
#include <stdlib.h>

#include <hlocts_interp.h>

int main(int argc, char **argv) {
  FILE *in = argc == 4 ? fopen(argv[1], "rb") : NULL;
  char *bytes = malloc(1 << 24);
  if (!in || !bytes) return fprintf(stderr, "usage: embed ARTIFACT RELEASE OUTPUT\n"), 2;
  size_t n = fread(bytes, 1, 1 << 24, in), size;
  hlocts_context *context = hlocts_open(0);
  hlocts_program *program = hlocts_read(context, bytes, n);
  const char *because = "", *needs = program ? hlocts_needs(program, &because) : NULL;
  if (!needs) return fputs(hlocts_errors(context), stderr), 1;
  printf("needs %s %s\n", needs, because);

  const char *obstacles = hlocts_obstacles(program, argv[2]);
  printf("obstacles for %s: %s\n", argv[2], obstacles && *obstacles ? obstacles : "none");
  const void *older = hlocts_write(program, argv[2], &size);
  FILE *out = older ? fopen(argv[3], "wb") : NULL;
  if (out && fwrite(older, 1, size, out) == size && fclose(out) == 0)
    printf("%s: %zu bytes\n", argv[3], size);

  float lhs[] = {1.5f, -2}, rhs[] = {0.25f, 4};
  hlocts_tensor inputs[] = {{"tensor<2xf32>", lhs, sizeof lhs}, {"tensor<2xf32>", rhs, sizeof rhs}};
  hlocts_results *results = hlocts_evaluate(program, inputs, 2);
  if (!results) return fputs(hlocts_errors(context), stderr), 1;
  hlocts_tensor sum = hlocts_result(results, 0);
  const float *values = sum.data;
  printf("%s: %g %g\n", sum.type, values[0], values[1]);
  hlocts_results_free(results);
  hlocts_close(context);
  free(bytes);
  return fclose(in);
}
