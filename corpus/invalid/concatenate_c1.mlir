// One input holds i8, the other i16.
func.func @main(%input_0: tensor<2x3xi8>, %input_1: tensor<2x4xi16>) -> tensor<2x7xi8> {
  %result = stablehlo.concatenate %input_0, %input_1, dim = 1 : (tensor<2x3xi8>, tensor<2x4xi16>) -> tensor<2x7xi8>
  return %result : tensor<2x7xi8>
}
