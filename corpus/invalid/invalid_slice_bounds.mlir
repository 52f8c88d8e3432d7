// The limit 4 is beyond the 3 elements.
func.func @main() {
  %operand = stablehlo.constant dense<1> : tensor<3xi32>
  %slice = "stablehlo.slice"(%operand) <{limit_indices = array<i64: 4>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<3xi32>) -> tensor<4xi32>
  return
}
