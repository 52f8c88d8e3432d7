// The operand's elements are f32, the result's f64.
func.func @main(%operand: tensor<2x3xf32>, %start_0: tensor<i64>, %start_1: tensor<i64>) -> tensor<1x3xf64> {
  %result = stablehlo.dynamic_slice %operand, %start_0, %start_1, sizes = [1, 3] : (tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<1x3xf64>
  return %result : tensor<1x3xf64>
}
