// Elements are not taken out from between others: the interior padding is negative.
func.func @main() {
  %operand = stablehlo.constant dense<1> : tensor<3xi32>
  %padding_value = stablehlo.constant dense<0> : tensor<i32>
  %pad = "stablehlo.pad"(%operand, %padding_value) <{edge_padding_high = array<i64: 0>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: -1>}> : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
  return
}
