// A new dimension in front repeats the operand.
func.func @main() {
  %operand = stablehlo.constant dense<[(3.0, 0.0), (4.0, 0.0)]> : tensor<2xcomplex<f32>>
  %result = stablehlo.broadcast %operand, sizes = [3] : (tensor<2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  check.expect_eq_const %result, dense<[[(3.0, 0.0), (4.0, 0.0)], [(3.0, 0.0), (4.0, 0.0)], [(3.0, 0.0), (4.0, 0.0)]]> : tensor<3x2xcomplex<f32>>
  return
}
