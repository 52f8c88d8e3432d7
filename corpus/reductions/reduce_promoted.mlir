// i8 elements are summed in i32, which release 0.17.0 made possible: 100 + 100 + 100 = 300 and -100 - 100 - 100
// = -300 do not wrap.
func.func @main() {
  %input = stablehlo.constant dense<[[100, 100, 100], [-100, -100, -100]]> : tensor<2x3xi8>
  %init = stablehlo.constant dense<0> : tensor<i8>
  %result = stablehlo.reduce(%input init: %init) across dimensions = [1] : (tensor<2x3xi8>, tensor<i8>) -> tensor<2xi32>
   reducer(%lhs: tensor<i32>, %rhs: tensor<i32>) {
    %sum = stablehlo.add %lhs, %rhs : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }
  check.expect_eq_const %result, dense<[300, -300]> : tensor<2xi32>
  return
}
