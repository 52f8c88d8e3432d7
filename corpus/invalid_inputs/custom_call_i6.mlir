// The attribute called_computations is "text"; it must be a flat symbol ref array attribute.
func.func @main(%input: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %result = "stablehlo.custom_call"(%input) {call_target_name = "x", backend_config = "", api_version = 1 : i32, called_computations = "text"} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %result : tensor<2x3xf32>
}
