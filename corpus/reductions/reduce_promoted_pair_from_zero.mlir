// Two operands of i8, both reduced in i32, which release 0.17.0 made possible: the sums of the first leave the range
// of i8 (270 and -270), the second adds up to 132 and -32. Both begin with zero, so it does not matter how often the
// initial values take part.
func.func @main() {
  %input = stablehlo.constant dense<[[100, 90, 80], [-100, -90, -80]]> : tensor<2x3xi8>
  %other = stablehlo.constant dense<[[7, 120, 5], [-3, -128, 99]]> : tensor<2x3xi8>
  %init = stablehlo.constant dense<0> : tensor<i8>
  %results:2 = stablehlo.reduce(%input init: %init), (%other init: %init) across dimensions = [1] : (tensor<2x3xi8>, tensor<2x3xi8>, tensor<i8>, tensor<i8>) -> (tensor<2xi32>, tensor<2xi32>)
   reducer(%lhs: tensor<i32>, %rhs: tensor<i32>) (%other_lhs: tensor<i32>, %other_rhs: tensor<i32>) {
    %sum = stablehlo.add %lhs, %rhs : tensor<i32>
    %other_sum = stablehlo.add %other_lhs, %other_rhs : tensor<i32>
    stablehlo.return %sum, %other_sum : tensor<i32>, tensor<i32>
  }
  check.expect_eq_const %results#0, dense<[270, -270]> : tensor<2xi32>
  check.expect_eq_const %results#1, dense<[132, -32]> : tensor<2xi32>
  return
}
