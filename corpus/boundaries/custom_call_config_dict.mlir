// A backend_config that is a dictionary: it came with 1.3.0.
func.func @main(%operand: tensor<2xf32>) -> tensor<2xf32> {
  %result = stablehlo.custom_call @call(%operand) {api_version = 4 : i32, backend_config = {n = 3 : i32}} : (tensor<2xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
