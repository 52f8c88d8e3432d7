// A configuration, a version of the calling convention and a side effect.
func.func @main(%input: tensor<2xf32>) -> tensor<2xf32> {
  %result = stablehlo.custom_call @foo(%input) {api_version = 2 : i32, backend_config = "a \22config\22", has_side_effect = true} : (tensor<2xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
