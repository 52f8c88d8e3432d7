// The operand has 2 elements, the result 3.
func.func @main(%x: tensor<2xf32>) -> tensor<3xi1> {
  %result = stablehlo.is_finite %x : (tensor<2xf32>) -> tensor<3xi1>
  return %result : tensor<3xi1>
}
