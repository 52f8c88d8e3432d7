// Loss scales and NaN tests compare float scalars: 1.5 is not 2.5, NaN is not itself.
func.func @main() {
  %lhs = stablehlo.constant dense<1.5> : tensor<f32>
  %rhs = stablehlo.constant dense<2.5> : tensor<f32>
  %nan = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %unlike = stablehlo.compare NE, %lhs, %rhs, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %itself = stablehlo.compare NE, %nan, %nan, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %alike = stablehlo.compare NE, %lhs, %lhs, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %most = stablehlo.compare LE, %lhs, %rhs, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %unlike, dense<true> : tensor<i1>
  check.expect_eq_const %itself, dense<true> : tensor<i1>
  check.expect_eq_const %alike, dense<false> : tensor<i1>
  check.expect_eq_const %most, dense<true> : tensor<i1>
  return
}
