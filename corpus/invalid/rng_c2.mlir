// A normal distribution has float results; these are integers.
func.func @main(%a: tensor<i8>, %b: tensor<i8>) -> tensor<2x3xi8> {
  %shape = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %result = stablehlo.rng %a, %b, %shape, distribution =  NORMAL : (tensor<i8>, tensor<i8>, tensor<2xi64>) -> tensor<2x3xi8>
  return %result : tensor<2x3xi8>
}
