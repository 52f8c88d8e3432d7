// The attribute mantissa_bits is 0 : i64; it must be a 32-bit signless integer attribute whose value is non-negative.
func.func @main(%operand: tensor<2xf32>) -> (tensor<2xf32>) {
  %result = "stablehlo.reduce_precision"(%operand) {exponent_bits = 1 : i32, mantissa_bits = 0 : i64} : (tensor<2xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
