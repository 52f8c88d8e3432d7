#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Sizes that a program states are any numbers of 64 bits. What is computed of them goes through
# base/exact.h, where nothing wraps. This finds such arithmetic elsewhere, in its usual forms. Lines
# that may stay are listed with the reason why they cannot wrap.
# size_arithmetic.sh SOURCES
set -eu
cd "$1"

item='(\[[^]]*\]|\.v\[[^]]*\]|\.items\[[^]]*\])'
# In verify/, sizes of types, too: no tensor has been made yet. In interpreter/ those of tensors are
# bounded by ev_shape_count, so that only what attributes and operands state is left.
stated='(stride|strides_of|low|high|dilation|interior|padded|limit|start|step|base)'
typed='(dims|items|bounds|sizes|list|strides|padding)'

# arithmetic NAMES FILE...
arithmetic() {
  names=$1
  shift
  grep -nHE "\<$names$item *([-+*]|[-+*]=) |[-+*]=? (\([a-z0-9_]+\))?[a-z_>.-]*\<$names$item|[-+*] item\(|\<item\([^()]*\) [-+*]" "$@" |
    grep -v '"\|(exact_int)' || true
}

# What may stay: the expression, with i for each index of one letter, then why.
allowed='
g->window[i] * c->stride[i] + k * c->rhs_dilation[i] - c->low[i]|the padded size has been bounded, by 2^61
out_index[c->out_spatial.v[i]] * c->stride[i] + at * c->rhs_dilation[i] - c->low[i]|the same
x * g->stride[i]|a position of the operand; this stride is one in memory
index[i] - low[i]|an index of a tensor, and the padding has been bounded by 2^62
s->first.v[i] + result_index[i] * item(s->stride, k, 1)|slice C3 has been checked
interior[i] + 1|there is a next element, and the padding has been bounded by 2^62
strides[i] * w->stride[i]|more than one window lies within the padded tensor
strides[i] * w->dilation[i]|the same, of the elements of a window
o[i] * w->stride[i] + r[i] * w->dilation[i]|an element of a window of the padded tensor
o[i] * w->stride[i] + r[i] - w->low[i]|the same
start[i] * w.in[i]|slice C3 has been checked
start[i] * w.out[i]|clamped starts
w.in[i] *= step[i];|more than one element lies within the operand
(low[i] + first * step) * w.out[i]|inside the result
start[i] + index[i]|a place in the padded tensor
source_index[i] * stride[i] - low[i]|a window of the padded tensor
o[i] * item(w->stride, k, 1) + r[i] * item(w->dilation, k, 1)|the same
o[i] * item(w->stride, k, 1) + r[i] - item(w->low_high, 2 * k, 0)|the same
item(w->base, k, 1) - 1|is positive
out_index[c->out_spatial.v[i]] * item(c->stride, k, 1) +|the padded size has been bounded, by 2^61
at * item(c->dilation, k, 1) - low_of(d, c, k)|the same
s->dims[i].count;|a number of axes
padded[i] * span(|a tensor that was made
'

found=$( (arithmetic "$stated" interpreter/*.[ch] interpreter/*/*.[ch]
  arithmetic "($stated|$typed)" verify/*.[ch]) | sort -u | sed 's/\[[a-z]\]/[i]/g')
while IFS='|' read -r expression _; do
  [ -n "$expression" ] || continue
  found=$(grep -vF -- "$expression" <<<"$found" || true)
done <<<"$allowed"
if [ -n "$found" ]; then
  echo "arithmetic on sizes that base/exact.h does not do:"
  echo "$found"
  bad=1
fi

# The patterns find what they are for.
planted=$(mktemp)
trap 'rm -f "$planted"' EXIT
n=0
while IFS= read -r line; do
  [ -n "$line" ] || continue
  n=$((n + 1))
  echo "$line" >"$planted"
  [ -n "$(arithmetic "($stated|$typed)" "$planted")" ] || { echo "not found: $line"; bad=1; }
done <<'END'
int64_t p = (t->shaped.dims[i] - 1) * by;
int64_t p = low.items[i] + size;
int64_t p = size + w->high[d];
x -= w->low[d];
dims[d] *= n;
int64_t p = k * item(w->dilation, k, 1);
END
[ "$n" = 6 ]
exit "${bad:-0}"
