// A configuration that is a dictionary, which the typed calling convention takes.
func.func @main(%input: tensor<2xf32>) -> tensor<2xf32> {
  %result = stablehlo.custom_call @foo(%input) {api_version = 4 : i32, backend_config = {count = 3 : i32, name = "x"}} : (tensor<2xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
