// Words of 16 bits without a sign, in each row.
func.func @main() {
  %words = stablehlo.constant dense<[[8657, 38570, 50260, 44687, 61402], [8657, 61402, 15573, 25443, 46123]]> : tensor<2x5xui16>
  %result = "stablehlo.sort"(%words) <{dimension = 1 : i64}> ({
  ^bb0(%one: tensor<ui16>, %other: tensor<ui16>):
    %less = stablehlo.compare LT, %one, %other, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<2x5xui16>) -> tensor<2x5xui16>
  check.expect_eq_const %result, dense<[[8657, 38570, 44687, 50260, 61402], [8657, 15573, 25443, 46123, 61402]]> : tensor<2x5xui16>
  return
}
