// The value API_VERSION_TYPED_FFI of api_version_v1: it came with 1.3.0.
func.func @main(%operand: tensor<2xf32>) -> tensor<2xf32> {
  %result = stablehlo.custom_call @call(%operand) {api_version = 4 : i32, backend_config = {n = 3 : i32}} : (tensor<2xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
