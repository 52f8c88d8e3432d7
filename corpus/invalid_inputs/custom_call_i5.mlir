// The attribute api_version is 1 : i64; it must be a version of the custom call API.
func.func @main(%input: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %result = "stablehlo.custom_call"(%input) {call_target_name = "x", backend_config = "", api_version = 1 : i64} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %result : tensor<2x3xf32>
}
