// The operand a is of type tensor<1xi32>; it must be a 0D tensor of booleans, integers or floats.
func.func @main(%a: tensor<1xi32>, %b: tensor<f32>) -> tensor<2x3xf32> {
  %shape = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %result = stablehlo.rng %a, %b, %shape, distribution =  NORMAL : (tensor<1xi32>, tensor<f32>, tensor<2xi64>) -> tensor<2x3xf32>
  return %result : tensor<2x3xf32>
}
