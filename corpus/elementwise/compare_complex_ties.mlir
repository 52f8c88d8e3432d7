// Of equal numbers none is less or greater; with equal real parts the imaginary parts decide. Each pair is compared in
// every direction that orders: (1, 2) with itself, (1, 2) with (1, 3), (1, 3) with (1, 2).
func.func @main() {
  %lhs = stablehlo.constant dense<[(1.0, 2.0), (1.0, 2.0), (1.0, 3.0)]> : tensor<3xcomplex<f32>>
  %rhs = stablehlo.constant dense<[(1.0, 2.0), (1.0, 3.0), (1.0, 2.0)]> : tensor<3xcomplex<f32>>
  %greater = stablehlo.compare GT, %lhs, %rhs : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3xi1>
  check.expect_eq_const %greater, dense<[false, false, true]> : tensor<3xi1>
  %less = stablehlo.compare LT, %lhs, %rhs : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3xi1>
  check.expect_eq_const %less, dense<[false, true, false]> : tensor<3xi1>
  %not_less = stablehlo.compare GE, %lhs, %rhs : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3xi1>
  check.expect_eq_const %not_less, dense<[true, false, true]> : tensor<3xi1>
  %not_greater = stablehlo.compare LE, %lhs, %rhs : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3xi1>
  check.expect_eq_const %not_greater, dense<[true, true, false]> : tensor<3xi1>
  return
}
