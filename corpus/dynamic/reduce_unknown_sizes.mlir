// Sizes of operands and result are unknown until the program runs. Sums along dimension 1.
func.func @main() {
  %input_known = stablehlo.constant dense<[[1, 2, 0], [3, 0, 3]]> : tensor<2x3xi32>
  %init = stablehlo.constant dense<0> : tensor<i32>
  %shape_0 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %input = stablehlo.dynamic_reshape %input_known, %shape_0 : (tensor<2x3xi32>, tensor<2xi64>) -> tensor<?x?xi32>
  %unknown = stablehlo.reduce(%input init: %init) applies stablehlo.add across dimensions = [1] : (tensor<?x?xi32>, tensor<i32>) -> tensor<?xi32>
  %shape_1 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_1 : (tensor<?xi32>, tensor<1xi64>) -> tensor<2xi32>
  check.expect_eq_const %result, dense<[3, 6]> : tensor<2xi32>
  return
}
