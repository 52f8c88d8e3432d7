/* SPDX-License-Identifier: Apache-2.0 */
/* Reads any bytes as messages of a testee: frames whose objects are a hello or an answer, or that
 * are refused with a sentence. The first byte is h for a hello, and d, s or e for the answer to a
 * request. */
#include <stdlib.h>
#include <string.h>

#include "harness/sessions/internal.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void read_hello(const json_t *answer) {
  arena *memory = arena_new(1 << 24);
  arena_guard g;
  if (!memory) return;
  if (ARENA_GUARD(memory, &g)) {
    consumer_profile p;
    strbuf why = STRBUF_INIT;
    if (message_read_hello(answer, vs_builtin_opset(), memory, &p, &why) == (why.len > 0))
      __builtin_trap();
    if (!why.len && (!p.name || p.oldest != p.newest || !p.devices)) __builtin_trap();
    strbuf_free(&why);
    arena_guard_pop(memory, &g);
  }
  arena_free(memory);
}

static void read_answer(const json_t *answer, consumer_verb verb) {
  consumer_description d = {.limits = {.output = 1 << 20}};
  consumer_setting s = {.d = &d, .opset = vs_builtin_opset()};
  ir_context *c = ir_context_new(&s.opset->registry, NULL);
  arena_guard g;
  if (!c) return;
  if (ARENA_GUARD(ir_arena(c), &g)) {
    request q = {.verb = verb};
    reply r = {0};
    action a = {.outcome = OUTCOME_SUITE_FAULT};
    strbuf why = STRBUF_INIT;
    bool ok = message_read_answer(&s, c, &q, 7, answer, &r, &a, &why);
    if (ok == (why.len > 0) || ok == (a.outcome == OUTCOME_SUITE_FAULT)) __builtin_trap();
    for (size_t i = 0; i < r.value_count; i++) {
      strbuf text = STRBUF_INIT;
      interp_print(r.values[i], true, &text);
      strbuf_free(&text);
    }
    reply_free(&r);
    strbuf_free(&why);
    strbuf_free(&a.message);
    arena_guard_pop(ir_arena(c), &g);
  }
  ir_context_free(c);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size < 1 || size > 65536) return 0;
  strbuf heard = STRBUF_INIT;
  strbuf_add(&heard, (const char *)data + 1, size - 1);
  size_t header, n;
  if (frame_in(&heard, 1 << 20, &header, &n) == FRAME_WHOLE) {
    json_error_t error;
    json_t *answer =
        json_loadb(heard.bytes + header, n, JSON_REJECT_DUPLICATES | JSON_DECODE_ANY, &error);
    static const char verbs[] = {'d', 's', 'e'};
    const char *verb = memchr(verbs, data[0], sizeof verbs);
    /* A file that it names is read, whatever it is: not here. */
    bool names_file =
        memmem(heard.bytes, heard.len, "file", 4) || memmem(heard.bytes, heard.len, "\\u", 2);
    if (answer && data[0] == 'h') read_hello(answer);
    if (answer && verb && !names_file) read_answer(answer, (consumer_verb)(verb - verbs));
    json_decref(answer);
  }
  strbuf_free(&heard);
  return 0;
}
