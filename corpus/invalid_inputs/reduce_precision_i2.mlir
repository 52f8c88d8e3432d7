// The attribute exponent_bits is 1 : i64; it must be a 32-bit signless integer attribute whose value is positive.
func.func @main(%operand: tensor<2xf32>) -> (tensor<2xf32>) {
  %result = "stablehlo.reduce_precision"(%operand) {exponent_bits = 1 : i64, mantissa_bits = 0 : i32} : (tensor<2xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
