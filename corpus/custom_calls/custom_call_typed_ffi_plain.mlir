// The typed calling convention without a configuration: the number of the convention alone needs 1.3.0.
func.func @main(%input: tensor<2xf32>) -> tensor<2xf32> {
  %result = stablehlo.custom_call @foo(%input) {api_version = 4 : i32} : (tensor<2xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
