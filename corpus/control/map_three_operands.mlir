// a * b - c, element by element: 2 * 5 - 1, 3 * 6 - 2, ... The computation gets scalars.
func.func @main() {
  %first_operand = stablehlo.constant dense<[[2, 3], [4, -1]]> : tensor<2x2xi32>
  %second_operand = stablehlo.constant dense<[[5, 6], [7, 8]]> : tensor<2x2xi32>
  %third_operand = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %result = "stablehlo.map"(%first_operand, %second_operand, %third_operand) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%first: tensor<i32>, %second: tensor<i32>, %third: tensor<i32>):
    %product = stablehlo.multiply %first, %second : tensor<i32>
    %difference = stablehlo.subtract %product, %third : tensor<i32>
    stablehlo.return %difference : tensor<i32>
  }) : (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %result, dense<[[9, 16], [25, -12]]> : tensor<2x2xi32>
  return
}
