// The attribute limit_indices is array<i32: 2, 4>; it must be an i64 dense array attribute.
func.func @main(%operand: tensor<3x4xf32>) -> (tensor<1x2xf32>) {
  %result = "stablehlo.slice"(%operand) {start_indices = array<i64: 1, 0>, limit_indices = array<i32: 2, 4>, strides = array<i64: 1, 3>} : (tensor<3x4xf32>) -> tensor<1x2xf32>
  return %result : tensor<1x2xf32>
}
