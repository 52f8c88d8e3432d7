// Pairs of ops: what takes the float result of iota. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %iota = stablehlo.iota dim = 2 : tensor<1x2x3xf32>
  %atan2 = stablehlo.atan2 %f32, %iota : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[1.5707964, -0.4636476, 0.98279375], [1.5707964, -0.7853982, 0.24497867]]]> : tensor<1x2x3xf32> loc("atan2_of_iota")
  return
}
