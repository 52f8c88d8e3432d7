// The value API_VERSION_UNSPECIFIED of api_version_v1: every release knows it.
func.func @main(%operand: tensor<2xf32>) -> tensor<2xf32> {
  %result = stablehlo.custom_call @call(%operand) {api_version = 0 : i32, backend_config = "text"} : (tensor<2xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
