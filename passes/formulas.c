/* SPDX-License-Identifier: Apache-2.0 */
/* The formulas of upstream's expanders, op by op: an artifact that XLA writes for an older release
 * has these ops in this order.
 *
 * Source: StablehloCompatibilityExpanderPatterns.td and StablehloComplexMathExpanderPatterns.td of
 * stablehlo/transforms, whose comments derive them (the latter are from functional_algorithms,
 * https://github.com/pearu/functional_algorithms). */
#include "formula.h"

const char ps_formula_tan[] = "s = sine z; c = cosine z; t = divide s c";

/* (tan(x) + i tanh(y)) / (1 - i tan(x) tanh(y)) */
const char ps_formula_complex_tan[] =
    "a = real z; x = tan a; y = imag z; h = tanh y; above = complex x h; one = 1; "
    "m = multiply x h; n = negate m; below = complex one n; t = divide above below";

/* Products and sums with their rounding errors (Dekker, Knuth). v splits into vh + vl with the
 * splitter; vv = v * v has the error vlow; s = a + b has the error slow. */
#define SPLITTER                                                                       \
  "huge = 1e308; isf64 = compare.GT most huge; f64 = 134217729; big = 1e38; "          \
  "isf32 = compare.GT most big; f32 = 4097; f16 = 65; narrow = select isf32 f32 f16; " \
  "splitter = select isf64 f64 narrow; "
#define LOW_OF_SQUARE(v)                                                                           \
  v "m = multiply splitter " v "; " v "d = subtract " v " " v "m; " v "h = add " v "m " v "d; " v  \
    "hh = multiply " v "h " v "h; " v "p = add " v "n " v "hh; " v "l = subtract " v " " v "h; " v \
    "hl = multiply " v "h " v "l; " v "q = add " v "p " v "hl; " v "r = add " v "q " v "hl; " v    \
    "ll = multiply " v "l " v "l; " v "low = add " v "r " v "ll; "
/* s = a + b, where |a| >= |b| */
#define LOW_OF_SORTED_SUM(s, a, b) s "d = subtract " s " " a "; " s "low = subtract " b " " s "d; "
#define LOW_OF_SUM(s, a, b)                                                                        \
  s "d = subtract " s " " a "; " s "e = subtract " s " " s "d; " s "f = subtract " a " " s "e; " s \
    "g = subtract " b " " s "d; " s "low = add " s "f " s "g; "

const char ps_formula_complex_log1p[] =
    "x = real z; ax = abs x; y = imag z; ay = abs y; max = maximum ax ay; most = largest; "
    "root = sqrt most; hundredth = 0.01; limit = multiply root hundredth; "
    "far = compare.GT max limit; "
    /* far from the origin */
    "logmax = log max; half = 0.5; min = minimum ax ay; same = compare.EQ min max; one = 1; "
    "q = divide min max; qq = multiply q q; ratio = select same one qq; "
    "l = log_plus_one ratio; hl = multiply half l; there = add logmax hl; "
    /* near -1 */
    "u = add x one; au = abs u; distance = add au ay; fifth = 0.2; "
    "near = compare.LT distance fifth; uu = multiply u u; yy = multiply y y; v = add uu yy; "
    "logv = log v; here = multiply half logv; "
    /* elsewhere: 2x + y*y + x*x with its error */
    "xx2 = add x x; s1 = add xx2 yy; xx = multiply x x; s2 = add s1 xx; yn = negate yy; "
    SPLITTER LOW_OF_SQUARE("y") "s3 = add s2 ylow; xn = negate xx; " LOW_OF_SQUARE("x")
    "s4 = add s3 xlow; "
    LOW_OF_SUM("s1", "xx2", "yy") LOW_OF_SUM("s2", "s1", "xx") "e2 = add s1low s2low; "
    LOW_OF_SUM("s3", "s2", "ylow") "e3 = add e2 s3low; "
    LOW_OF_SUM("s4", "s3", "xlow") "e4 = add e3 s4low; "
    "sum = add s4 e4; logsum = log_plus_one sum; other = multiply half logsum; "
    "rest = select near here other; re = select far there rest; im = atan2 y u; "
    "w = complex re im";

const char ps_formula_complex_log[] =
    "x = real z; minus = -1; y = imag z; yy = multiply y y; xx = multiply x x; "
    "gt = compare.GT yy xx; more = select gt yy xx; s1 = add minus more; "
    "less = select gt xx yy; s2 = add s1 less; yn = negate yy; most = largest; "
    SPLITTER LOW_OF_SQUARE("y") "s3 = add s2 ylow; xn = negate xx; " LOW_OF_SQUARE("x")
    "s4 = add s3 xlow; "
    LOW_OF_SORTED_SUM("s1", "minus", "more") LOW_OF_SORTED_SUM("s2", "s1", "less")
    "e2 = add s1low s2low; "
    LOW_OF_SORTED_SUM("s3", "s2", "ylow") "e3 = add e2 s3low; "
    LOW_OF_SORTED_SUM("s4", "s3", "xlow") "e4 = add e3 s4low; "
    "sum = add s4 e4; asum = abs sum; half = 0.5; near = compare.LT asum half; "
    "logsum = log_plus_one sum; here = multiply half logsum; "
    "ax = abs x; ay = abs y; max = maximum ax ay; logmax = log max; min = minimum ax ay; "
    "same = compare.EQ min max; one = 1; q = divide min max; ratio = select same one q; "
    "rr = multiply ratio ratio; l = log_plus_one rr; hl = multiply half l; "
    "there = add logmax hl; re = select near here there; im = atan2 y x; w = complex re im";

const char ps_formula_complex_exp[] =
    "x = real z; e = exponential x; top = infinity; over = compare.EQ e top; half = 0.5; "
    "xh = multiply x half; eh = exponential xh; y = imag z; c = cosine y; "
    "c1 = multiply eh c; c2 = multiply c1 eh; c3 = multiply e c; re = select over c2 c3; "
    "zero = 0; flat = compare.EQ y zero; s = sine y; s1 = multiply eh s; "
    "s2 = multiply s1 eh; s3 = multiply e s; s4 = select over s2 s3; "
    "im = select flat zero s4; w = complex re im";

/* max * sqrt(1 + (min / max)^2) of two numbers that are not negative. */
#define HYPOT_OF_EQUAL(h) \
  h "eq = compare.EQ " h "max " h "min; " h "alike = multiply root2 " h "max; "
#define HYPOT_ROOT(h)                                                                              \
  h "q = divide " h "min " h "max; " h "qq = multiply " h "q " h "q; " h "w = add one " h "qq; " h \
    "root = sqrt " h "w; " h "is1 = compare.EQ " h "root one; " h "some = compare.GT " h           \
    "qq zero; " h "tiny = and " h "is1 " h "some; " h "mqq = multiply " h "max " h "qq; "
#define HYPOT(h)                                                                             \
  h "half = divide " h "mqq two; " h "low = add " h "max " h "half; " h "high = multiply " h \
    "max " h "root; " h "unlike = select " h "tiny " h "low " h "high; " h "yp = select " h  \
    "eq " h "alike " h "unlike; "

const char ps_formula_complex_sqrt[] =
    "x = real z; zero = 0; right = compare.GE x zero; ax = abs x; y = imag z; ay = abs y; "
    "even = compare.EQ ax ay; rx = sqrt ax; k = 1.5537739740300374; rxk = multiply rx k; "
    "root2 = 1.4142135623730951; u1 = divide rxk root2; "
    "hmax = maximum ax ay; hmin = minimum ax ay; "
    HYPOT_OF_EQUAL("h") "one = 1; " HYPOT_ROOT("h") "two = 2; " HYPOT("h")
    "hh = divide hyp two; axh = divide ax two; hs = add hh axh; u0 = sqrt hs; "
    "under = compare.EQ u0 zero; top = infinity; over = compare.EQ u0 top; bad = or under over; "
    "wide = compare.GT ax ay; tall = compare.LT ax ay; xy = divide ax ay; yx = divide ay ax; "
    "r1 = select tall xy yx; r = select even one r1; ar = abs r; "
    "gmax = maximum one ar; gmin = minimum one ar; "
    HYPOT_OF_EQUAL("g") HYPOT_ROOT("g") HYPOT("g")
    "g1 = add one gyp; rg1 = sqrt g1; g2 = divide rg1 root2; u2 = multiply rx g2; "
    "ry = sqrt ay; g3 = add r gyp; rg3 = sqrt g3; g4 = divide rg3 root2; u3 = multiply ry g4; "
    "u4 = select wide u2 u3; u5 = select bad u4 u0; u = select even u1 u5; "
    "j = 2.19736822693562; v1 = divide ry j; rxy = divide rx ry; ryx = divide ry rx; "
    "r2 = select tall rxy ryx; r3 = select even one r2; v2 = multiply ry r3; "
    "v3 = multiply rg1 root2; v4 = divide v2 v3; v5 = multiply rg3 root2; v6 = divide ry v5; "
    "v7 = select wide v4 v6; v8 = multiply u0 two; v9 = divide ay v8; va = select bad v7 v9; "
    "v = select even v1 va; re = select right u v; "
    "left = compare.LT x zero; down = compare.LT y zero; un = negate u; "
    "iu = select down un u; vn = negate v; iv = select down vn v; im = select left iu iv; "
    "w = complex re im";
