#!/bin/bash
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

# What may stay: the expression, then why.
allowed='
g->window[d] * c->stride[d] + k * c->rhs_dilation[d] - c->low[d]|windows() of conv.c bounds each by 2^61
x * g->stride[d]|a position of the operand; this stride is one in memory
s->first.v[k] + result_index[k] * item(s->stride, k, 1)|slice C3 has been checked
index[k] - low[k]|an index of a tensor; ev_pad_shape bounds the padding by 2^62
interior[k] + 1|unsigned, of a number that is not negative
strides[d] * w->stride[d]|more than one window lies within the padded tensor
strides[d] * w->dilation[d]|the same, of the elements of a window
start[d] + index[d]|a place in the padded tensor
source_index[d] * stride[d] - low[d]|a window of the padded tensor
start[d] * w.in[d]|slice C3 has been checked
start[d] * w.out[d]|clamped_starts
w.in[d] *= step[d];|more than one element lies within the operand
(low[d] + first * step) * w.out[d]|landing: inside the result
(size_t)w->padded[d] * span(|a tensor that was made
o[k] * item(w->stride, k, 1) + r[k] * item(w->dilation, k, 1)|the evaluator has made the padded tensor
o[k] * item(w->stride, k, 1) + r[k] - item(w->low_high, 2 * k, 0)|the evaluator has checked the windows
item(w->base, k, 1) - 1|is positive
out_index[c->out_spatial.v[k]] * item(c->stride, k, 1) +|windows() of conv.c has bounded it
at * item(c->dilation, k, 1) - low_of(d, c, k)|the same
'

found=$( (arithmetic "$stated" interpreter/*.c interpreter/*.h
  arithmetic "($stated|$typed)" verify/*.c verify/*.h) | sort -u)
while IFS='|' read -r expression _; do
  [ -n "$expression" ] || continue
  grep -qF -- "$expression" <<<"$found" || { echo "no line has '$expression': its row is too long"; bad=1; }
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
