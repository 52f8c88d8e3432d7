// custom_call_explicit_defaults as it comes back: defaults are left unsaid.
func.func @main(%input: tensor<2xf32>) -> tensor<2xf32> {
  %result = stablehlo.custom_call @foo(%input) : (tensor<2xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
