// Element i is i, in every type.
func.func @main() {
  %0 = stablehlo.iota dim = 0 : tensor<5xi32>
  check.expect_eq_const %0, dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %1 = stablehlo.iota dim = 0 : tensor<3xf32>
  check.expect_eq_const %1, dense<[0.0, 1.0, 2.0]> : tensor<3xf32>
  %2 = stablehlo.iota dim = 0 : tensor<3xui8>
  check.expect_eq_const %2, dense<[0, 1, 2]> : tensor<3xui8>
  return
}
