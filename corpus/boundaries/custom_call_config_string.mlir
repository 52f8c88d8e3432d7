// A backend_config that is a string: every release knows it.
func.func @main(%operand: tensor<2xf32>) -> tensor<2xf32> {
  %result = stablehlo.custom_call @call(%operand) {api_version = 2 : i32, backend_config = "text"} : (tensor<2xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
