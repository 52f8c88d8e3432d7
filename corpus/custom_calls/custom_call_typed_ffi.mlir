// A configuration that is a dictionary, which the typed calling convention takes.
func.func @main(%arg0: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.custom_call @foo(%arg0) {api_version = 4 : i32, backend_config = {count = 3 : i32, name = "x"}} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
