// Padding between, before (negative: cut off) and behind, given by operands.
func.func @main() {
  %operand = stablehlo.constant dense<[(1.0, 0.0), (2.0, 0.0), (3.0, 0.0)]> : tensor<3xcomplex<f32>>
  %padding_value = stablehlo.constant dense<(7.0, 0.0)> : tensor<complex<f32>>
  %edge_padding_low = stablehlo.constant dense<[-1]> : tensor<1xi64>
  %edge_padding_high = stablehlo.constant dense<[2]> : tensor<1xi64>
  %interior_padding = stablehlo.constant dense<[1]> : tensor<1xi64>
  %result = stablehlo.dynamic_pad %operand, %padding_value, %edge_padding_low, %edge_padding_high, %interior_padding : (tensor<3xcomplex<f32>>, tensor<complex<f32>>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xcomplex<f32>>
  check.expect_eq_const %result, dense<[(7.0, 0.0), (2.0, 0.0), (7.0, 0.0), (3.0, 0.0), (7.0, 0.0), (7.0, 0.0)]> : tensor<6xcomplex<f32>>
  return
}
