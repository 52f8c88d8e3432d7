// The attribute backend_config is 1 : i32; it must be a string attribute or dictionary of named attribute.
func.func @main(%input: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %result = "stablehlo.custom_call"(%input) {call_target_name = "x", backend_config = 1 : i32, api_version = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %result : tensor<2x3xf32>
}
