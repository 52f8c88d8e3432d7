// Sums before a reversal and sums after it, with all of them used: [1, 2, 4] + [10, 20, 30] is [11, 22, 34], that
// times [1, 2, 4] is [11, 44, 136], reversed [136, 44, 11]. That plus [11, 44, 136] is [147, 88, 147], times the
// reversed one [19992, 3872, 1617]; the sum once more reversed is [147, 88, 147], and plus the product [20139, 3960, 1764].
func.func @main() {
  %lhs = stablehlo.constant dense<[1, 2, 4]> : tensor<3xi32>
  %rhs = stablehlo.constant dense<[10, 20, 30]> : tensor<3xi32>
  %sum = stablehlo.add %lhs, %rhs : tensor<3xi32>
  %product = stablehlo.multiply %sum, %lhs : tensor<3xi32>
  %turned = stablehlo.reverse %product, dims = [0] : tensor<3xi32>
  %sums = stablehlo.add %product, %turned : tensor<3xi32>
  %products = stablehlo.multiply %sums, %turned : tensor<3xi32>
  %back = stablehlo.reverse %sums, dims = [0] : tensor<3xi32>
  %result = stablehlo.add %back, %products : tensor<3xi32>
  check.expect_eq_const %sums, dense<[147, 88, 147]> : tensor<3xi32>
  check.expect_eq_const %result, dense<[20139, 3960, 1764]> : tensor<3xi32>
  return
}
