// A call of version 4 of the interface, with a table as configuration.
func.func @main(%operand: tensor<2xf32>) -> tensor<2xf32> {
  %result = stablehlo.custom_call @target(%operand) {api_version = 4 : i32, backend_config = {depth = 3 : i32, name = "x"}} : (tensor<2xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
