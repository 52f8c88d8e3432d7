// The operand b is of type tensor<1xi32>; it must be a 0D tensor of booleans, integers or floats.
func.func @main(%a: tensor<f32>, %b: tensor<1xi32>) -> tensor<2x3xf32> {
  %shape = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %result = stablehlo.rng %a, %b, %shape, distribution =  NORMAL : (tensor<f32>, tensor<1xi32>, tensor<2xi64>) -> tensor<2x3xf32>
  return %result : tensor<2x3xf32>
}
