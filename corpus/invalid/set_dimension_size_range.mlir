// The operand has no dimension 2.
func.func @main(%operand: tensor<4x5xf32>, %size: tensor<i32>) -> tensor<?x5xf32, #stablehlo.bounds<4, ?>> {
  %result = "stablehlo.set_dimension_size"(%operand, %size) <{dimension = 2 : i64}> : (tensor<4x5xf32>, tensor<i32>) -> tensor<?x5xf32, #stablehlo.bounds<4, ?>>
  return %result : tensor<?x5xf32, #stablehlo.bounds<4, ?>>
}
