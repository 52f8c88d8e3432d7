// matrix product, i8 to i32, 512^3
func.func @main(%a: tensor<512x512xi8>, %b: tensor<512x512xi8>) -> tensor<512x512xi32> {
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<512x512xi8>, tensor<512x512xi8>) -> tensor<512x512xi32>
  return %r : tensor<512x512xi32>
}
