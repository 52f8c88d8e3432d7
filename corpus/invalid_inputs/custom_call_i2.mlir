// The attribute call_target_name is 1 : i32; it must be a string attribute.
func.func @main(%input: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %result = "stablehlo.custom_call"(%input) {call_target_name = 1 : i32, backend_config = "", api_version = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %result : tensor<2x3xf32>
}
