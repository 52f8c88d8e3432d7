// Element i is i, in every type.
func.func @main() {
  %result_i32 = stablehlo.iota dim = 0 : tensor<5xi32>
  check.expect_eq_const %result_i32, dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %result_f32 = stablehlo.iota dim = 0 : tensor<3xf32>
  check.expect_eq_const %result_f32, dense<[0.0, 1.0, 2.0]> : tensor<3xf32>
  %result_ui8 = stablehlo.iota dim = 0 : tensor<3xui8>
  check.expect_eq_const %result_ui8, dense<[0, 1, 2]> : tensor<3xui8>
  return
}
