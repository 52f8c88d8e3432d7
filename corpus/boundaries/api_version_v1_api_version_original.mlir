// The value API_VERSION_ORIGINAL of api_version_v1: every release knows it.
func.func @main(%operand: tensor<2xf32>) -> tensor<2xf32> {
  %result = stablehlo.custom_call @call(%operand) {backend_config = "text"} : (tensor<2xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
