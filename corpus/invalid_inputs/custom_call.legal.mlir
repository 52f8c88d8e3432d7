// A legal custom_call, which programs beside it break by one edit each.
func.func @main(%input: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %result = stablehlo.custom_call @x(%input) {backend_config = ""} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %result : tensor<2x3xf32>
}
