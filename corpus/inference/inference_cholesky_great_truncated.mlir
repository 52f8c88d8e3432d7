// cholesky_great: sizes above 2^32 do not wrap. Broken: cholesky C1. Source: the specification, cholesky.
func.func @main(%operand_a: tensor<4294967299x2x2xf32>) -> (tensor<3x2x2xf32>) {
%r = "stablehlo.cholesky"(%operand_a) {lower = true} : (tensor<4294967299x2x2xf32>) -> tensor<3x2x2xf32>
return %r : tensor<3x2x2xf32>
}
