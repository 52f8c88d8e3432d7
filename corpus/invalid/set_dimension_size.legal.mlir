// A legal set_dimension_size, which the program beside it breaks by one edit.
func.func @main(%operand: tensor<4x5xf32>, %size: tensor<i32>) -> tensor<?x5xf32, #stablehlo.bounds<4, ?>> {
  %result = "stablehlo.set_dimension_size"(%operand, %size) <{dimension = 0 : i64}> : (tensor<4x5xf32>, tensor<i32>) -> tensor<?x5xf32, #stablehlo.bounds<4, ?>>
  return %result : tensor<?x5xf32, #stablehlo.bounds<4, ?>>
}
