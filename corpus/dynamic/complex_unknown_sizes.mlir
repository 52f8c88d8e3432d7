// Sizes of operands and result are unknown until the program runs. The left operand becomes the real part, the
// right one the imaginary part.
func.func @main() {
  %lhs_known = stablehlo.constant dense<[1.5, -2.0]> : tensor<2xf32>
  %rhs_known = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf32>
  %shape_0 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %lhs = stablehlo.dynamic_reshape %lhs_known, %shape_0 : (tensor<2xf32>, tensor<1xi64>) -> tensor<?xf32>
  %shape_1 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %rhs = stablehlo.dynamic_reshape %rhs_known, %shape_1 : (tensor<2xf32>, tensor<1xi64>) -> tensor<?xf32>
  %unknown = stablehlo.complex %lhs, %rhs : tensor<?xcomplex<f32>>
  %shape_2 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_2 : (tensor<?xcomplex<f32>>, tensor<1xi64>) -> tensor<2xcomplex<f32>>
  check.expect_eq_const %result, dense<[(1.5, 2.0), (-2.0, 3.0)]> : tensor<2xcomplex<f32>>
  return
}
