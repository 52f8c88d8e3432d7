// Sizes of operands and result are unknown until the program runs. A lower triangular system, solved from the
// top.
func.func @main() {
  %a_known = stablehlo.constant dense<[[1.0, 0.0], [1.0, 2.0]]> : tensor<2x2xf32>
  %b_known = stablehlo.constant dense<[[1.0, 0.0, 2.0], [5.0, 2.0, 4.0]]> : tensor<2x3xf32>
  %shape_0 = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %a = stablehlo.dynamic_reshape %a_known, %shape_0 : (tensor<2x2xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  %shape_1 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %b = stablehlo.dynamic_reshape %b_known, %shape_1 : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  %unknown = "stablehlo.triangular_solve"(%a, %b) <{
    left_side = true,
    lower = true,
    transpose_a = #stablehlo<transpose NO_TRANSPOSE>,
    unit_diagonal = false
  }> : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %shape_2 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_2 : (tensor<?x?xf32>, tensor<2xi64>) -> tensor<2x3xf32>
  check.expect_eq_const %result, dense<[[1.0, 0.0, 2.0], [2.0, 1.0, 1.0]]> : tensor<2x3xf32>
  return
}
