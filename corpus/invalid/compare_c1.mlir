// The left side holds f32, the right side f64.
func.func @main(%lhs: tensor<2xf32>, %rhs: tensor<2xf64>) -> tensor<2xi1> {
  %result = stablehlo.compare  LT, %lhs, %rhs : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xi1>
  return %result : tensor<2xi1>
}
