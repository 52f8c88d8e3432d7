// The attribute lower is 1 : i32; it must be a bool attribute.
func.func @main(%a: tensor<3x3xf32>) -> (tensor<3x3xf32>) {
  %result = "stablehlo.cholesky"(%a) {lower = 1 : i32} : (tensor<3x3xf32>) -> tensor<3x3xf32>
  return %result : tensor<3x3xf32>
}
