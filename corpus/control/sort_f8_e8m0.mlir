// In ascending order. The type has no sign and no zero: the code of 1.0 is 127, that of 2.0 is 128.
func.func @main() {
  %input = stablehlo.constant dense<[2.0, 0.5, 8.0, 1.0, 0.2, 4.0, 0.1, 16.0]> : tensor<8xf8E8M0FNU>
  %result = "stablehlo.sort"(%input) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%lhs: tensor<f8E8M0FNU>, %rhs: tensor<f8E8M0FNU>):
    %pred = stablehlo.compare LT, %lhs, %rhs : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<i1>
    stablehlo.return %pred : tensor<i1>
  }) : (tensor<8xf8E8M0FNU>) -> tensor<8xf8E8M0FNU>
  check.expect_eq_const %result, dense<[0.1, 0.2, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0]> : tensor<8xf8E8M0FNU>
  return
}
