// The attribute dimension is 1 : i32; it must be a 64-bit signless integer attribute whose value is non-negative.
func.func @main(%input_0: tensor<2x3xi8>, %input_1: tensor<2x4xi8>) -> (tensor<2x7xi8>) {
  %result = "stablehlo.concatenate"(%input_0, %input_1) {dimension = 1 : i32} : (tensor<2x3xi8>, tensor<2x4xi8>) -> tensor<2x7xi8>
  return %result : tensor<2x7xi8>
}
