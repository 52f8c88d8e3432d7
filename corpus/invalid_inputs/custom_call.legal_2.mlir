// A legal custom_call, which programs beside it break by one edit each.
func.func @main(%input: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %result = "stablehlo.custom_call"(%input) {call_target_name = "x", backend_config = "", api_version = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %result : tensor<2x3xf32>
}
