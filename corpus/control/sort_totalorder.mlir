// By the total order of IEEE 754: -NaN, -inf, -1, -0, +0, 1, inf, NaN.
func.func @main() {
  %input = stablehlo.constant dense<[0x7FC00000, 1.0, 0.0, 0xFFC00000, 0x7F800000, -0.0, 0xFF800000, -1.0]> : tensor<8xf32>
  %result = "stablehlo.sort"(%input) <{dimension = 0 : i64}> ({
  ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
    %before = stablehlo.compare LT, %lhs, %rhs,  TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %before : tensor<i1>
  }) : (tensor<8xf32>) -> tensor<8xf32>
  check.expect_eq_const %result, dense<[0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000]> : tensor<8xf32>
  return
}
