// The operand inputs is of type tensor<f32>; it must be a token.
func.func @main(%input: tensor<f32>) -> !stablehlo.token {
  %result = stablehlo.after_all %input : (tensor<f32>) -> !stablehlo.token
  return %result : !stablehlo.token
}
