// matrix product, f64, 512^3
func.func @main(%a: tensor<512x512xf64>, %b: tensor<512x512xf64>) -> tensor<512x512xf64> {
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<512x512xf64>, tensor<512x512xf64>) -> tensor<512x512xf64>
  return %r : tensor<512x512xf64>
}
