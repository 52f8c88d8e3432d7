// i8 elements are summed in i32, which release 0.17.0 made possible: 100 + 100 = 200 and -100 - 100 = -200 do
// not wrap.
func.func @main() {
  %input = stablehlo.constant dense<[100, 100, -100, -100]> : tensor<4xi8>
  %init = stablehlo.constant dense<0> : tensor<i8>
  %result = "stablehlo.reduce_window"(%input, %init) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<4xi8>, tensor<i8>) -> tensor<3xi32>
  check.expect_eq_const %result, dense<[200, 0, -200]> : tensor<3xi32>
  return
}
