// Pairs of ops: what takes the boolean result of convolution. The values are those of scripts/oracle.
func.func @main() {
  %i1 = stablehlo.constant dense<[[[true, false, true, false], [false, true, true, true]]]> : tensor<1x2x4xi1>
  %i1__2 = stablehlo.constant dense<[[[true, false], [true, true]], [[false, false], [true, false]]]> : tensor<2x2x2xi1>
  %i1__3 = stablehlo.constant dense<false> : tensor<1x2x3xi1>
  %convolution = stablehlo.convolution (%i1, %i1__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi1>, tensor<2x2x2xi1>) -> tensor<1x2x3xi1>
  %add = stablehlo.add %convolution, %i1__3 : tensor<1x2x3xi1>
  check.expect_eq_const %add, dense<[[[true, true, true], [false, true, true]]]> : tensor<1x2x3xi1> loc("add_of_convolution")
  return
}
