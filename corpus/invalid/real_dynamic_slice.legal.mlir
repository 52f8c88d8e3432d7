// A legal real_dynamic_slice, which the program beside it breaks by one edit.
func.func @main(%operand: tensor<4x5xf32>, %start_indices: tensor<2xi64>, %limit_indices: tensor<2xi64>, %strides: tensor<2xi64>) -> tensor<?x?xf32> {
  %result = "stablehlo.real_dynamic_slice"(%operand, %start_indices, %limit_indices, %strides) : (tensor<4x5xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf32>
  return %result : tensor<?x?xf32>
}
