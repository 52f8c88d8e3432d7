// Options of reverse in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_18_literal = stablehlo.constant dense<-2.0> : tensor<1x1x1xf16>
  %of_18_reverse = stablehlo.reverse %of_18_literal, dims = [] : tensor<1x1x1xf16>
  check.expect_eq_const %of_18_reverse, dense<-2.0> : tensor<1x1x1xf16> loc("reverse_18")
  %of_249_literal = stablehlo.constant dense<[[[[-3.0], [-1.0], [1.0]], [[1.0], [2.0], [-2.0]], [[-3.0], [-1.0], [-2.0]]]]> : tensor<1x3x3x1xbf16>
  %of_249_reverse = stablehlo.reverse %of_249_literal, dims = [1, 3, 2] : tensor<1x3x3x1xbf16>
  check.expect_eq_const %of_249_reverse, dense<[[[[-2.0], [-1.0], [-3.0]], [[-2.0], [2.0], [1.0]], [[1.0], [-1.0], [-3.0]]]]> : tensor<1x3x3x1xbf16> loc("reverse_249")
  %of_63_literal = stablehlo.constant dense<> : tensor<3x0xf16>
  %of_63_reverse = stablehlo.reverse %of_63_literal, dims = [0, 1] : tensor<3x0xf16>
  check.expect_eq_const %of_63_reverse, dense<> : tensor<3x0xf16> loc("reverse_63")
  return
}
