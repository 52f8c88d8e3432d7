// A legal concatenate, which programs beside it break by one edit each.
func.func @main(%input: tensor<2xi8>) -> (tensor<2xi8>) {
  %result = "stablehlo.concatenate"(%input) {dimension = 0 : i64} : (tensor<2xi8>) -> tensor<2xi8>
  return %result : tensor<2xi8>
}
