/* SPDX-License-Identifier: Apache-2.0 */
/* Hash tables and code tables over finished rows. */
#include <string.h>

#include "index.h"
#include "model.h"

static vs_table new_table(arena *a, size_t rows) {
  size_t slots = 4;
  while (slots < 2 * rows) slots *= 2;
  uint16_t *table = ARENA_ARRAY(a, uint16_t, slots);
  for (size_t i = 0; i < slots; i++) table[i] = VS_NO_ID;
  return (vs_table){table, (uint32_t)slots - 1};
}

static void put(vs_table *t, uint32_t hash, uint16_t id) {
  uint16_t *slots = (uint16_t *)t->slots;
  uint32_t at = hash & t->mask;
  while (slots[at] != VS_NO_ID) at = (at + 1) & t->mask;
  slots[at] = id;
}

static vs_table kind_table(arena *a, const vs_kind *kinds, size_t count) {
  vs_table t = new_table(a, count);
  for (size_t i = 0; i < count; i++) {
    const ir_typedef *d = &kinds[i].def;
    if (!*d->mnemonic) continue; /* asleep, see base.c */
    put(&t, vs_hash_kind(d->dialect, strlen(d->dialect), d->mnemonic, strlen(d->mnemonic)),
        (uint16_t)i);
  }
  return t;
}

/* Code -> kind for one dialect. A repeated code is an error at the later kind. */
static bool code_table(model *m, const char *dialect, const vs_kind *kinds,
                       const kind_entry *entries, size_t count, const vs_code **out,
                       uint16_t *out_count) {
  uint16_t size = 0;
  for (size_t i = 0; i < count; i++)
    if (strcmp(kinds[i].def.dialect, dialect) == 0)
      for (size_t w = 0; w < kinds[i].wire_count; w++)
        if (kinds[i].wires[w].code >= size) size = (uint16_t)(kinds[i].wires[w].code + 1);
  vs_code *codes = ARENA_ARRAY(m->a, vs_code, size);
  for (size_t i = 0; i < size; i++) codes[i] = (vs_code){.kind = VS_NO_ID};
  for (size_t i = 0; i < count; i++) {
    if (strcmp(kinds[i].def.dialect, dialect) != 0) continue;
    for (size_t w = 0; w < kinds[i].wire_count; w++) {
      vs_code *c = &codes[kinds[i].wires[w].code];
      if (c->kind != VS_NO_ID)
        return load_bad(m, DIAG_OPSET_CODE, entries[i].node,
                        "code %u is that of '%s'; the next free one is %u", kinds[i].wires[w].code,
                        kinds[c->kind].def.mnemonic, size);
      *c = (vs_code){(uint16_t)i, (uint8_t)w};
    }
  }
  *out = size ? codes : NULL;
  *out_count = size;
  return true;
}

bool load_build_index(model *m, vs_opset *o) {
  vs_index *index = ARENA_NEW(m->a, vs_index);
  index->ops = new_table(m->a, o->op_count);
  for (size_t i = 0; i < o->op_count; i++)
    if (*o->ops[i].def.name)
      put(&index->ops, vs_hash_op(o->ops[i].def.name, strlen(o->ops[i].def.name)), (uint16_t)i);
  index->types = kind_table(m->a, o->types, o->type_count);
  index->attrs = kind_table(m->a, o->attrs, o->attr_count);
  vs_codes *codes = ARENA_ARRAY(m->a, vs_codes, o->dialect_count);
  for (size_t i = 0; i < o->dialect_count; i++) {
    vs_codes c = {.dialect = o->dialects[i].name};
    if (!code_table(m, c.dialect, o->types, m->types, o->type_count, &c.types, &c.type_count) ||
        !code_table(m, c.dialect, o->attrs, m->attrs, o->attr_count, &c.attrs, &c.attr_count))
      return false;
    if (c.types || c.attrs) codes[index->code_count++] = c;
  }
  index->codes = codes;
  o->index = index;
  return true;
}
