// Elements are not taken out from between others: the interior padding is negative.
func.func @main() {
  %0 = stablehlo.constant dense<1> : tensor<3xi32>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2 = "stablehlo.pad"(%0, %1) <{edge_padding_high = array<i64: 0>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: -1>}> : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
  return
}
