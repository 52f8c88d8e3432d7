// cond over matrices: the branch 1 adds, the branch 0 subtracts. The index is 1.
func.func @main() {
  %lhs = stablehlo.constant dense<[[3.0, 1.0, -7.0, 6.0, -2.0], [-1.0, 2.0, 4.0, 9.0, -8.0], [-1.0, -7.0, -1.0, 3.0, -2.0], [-3.0, 4.0, -7.0, 8.0, -4.0]]> : tensor<4x5xf32>
  %rhs = stablehlo.constant dense<[[4.0, 7.0, 5.0, 3.0, 6.0], [-6.0, -2.0, -4.0, -6.0, 0.0], [7.0, -5.0, -8.0, 2.0, 9.0], [-4.0, 8.0, 6.0, 1.0, 6.0]]> : tensor<4x5xf32>
  %index = stablehlo.constant dense<1> : tensor<i32>
  %result = "stablehlo.case"(%index) ({
    %less = stablehlo.subtract %lhs, %rhs : tensor<4x5xf32>
    stablehlo.return %less : tensor<4x5xf32>
  }, {
    %sum = stablehlo.add %lhs, %rhs : tensor<4x5xf32>
    stablehlo.return %sum : tensor<4x5xf32>
  }) : (tensor<i32>) -> tensor<4x5xf32>
  check.expect_eq_const %result, dense<[[7.000000e+00, 8.000000e+00, -2.000000e+00, 9.000000e+00, 4.000000e+00], [-7.000000e+00, 0.000000e+00, 0.000000e+00, 3.000000e+00, -8.000000e+00], [6.000000e+00, -1.200000e+01, -9.000000e+00, 5.000000e+00, 7.000000e+00], [-7.000000e+00, 1.200000e+01, -1.000000e+00, 9.000000e+00, 2.000000e+00]]> : tensor<4x5xf32>
  return
}
