// A call of version 2 of the interface, with a string as configuration.
func.func @main(%operand: tensor<2xf32>) -> tensor<2xf32> {
  %result = stablehlo.custom_call @target(%operand) {api_version = 2 : i32, backend_config = "config"} : (tensor<2xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
