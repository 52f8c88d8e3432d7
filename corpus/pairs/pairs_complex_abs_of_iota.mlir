// Pairs of ops: what takes the complex result of iota. The values are those of scripts/oracle.
func.func @main() {
  %iota = stablehlo.iota dim = 2 : tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %iota : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %abs, dense<[[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]]> : tensor<1x2x3xf32> loc("abs_of_iota")
  return
}
