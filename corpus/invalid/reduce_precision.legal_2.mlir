// A legal reduce_precision, which programs beside it break by one edit each.
func.func @main(%operand: tensor<2xf32>) -> (tensor<2xf32>) {
  %result = "stablehlo.reduce_precision"(%operand) {exponent_bits = 1 : i32, mantissa_bits = 0 : i32} : (tensor<2xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
