// Rewrites. Each check is a row of rows/region_parameters.txt: its operands break the rewrite where its condition does not hold.
func.func @main() {
  // comparator_that_returns_parameter: the comparator compares: false for all pairs moves nothing
  %comparator_that_returns_parameter.x = stablehlo.constant dense<[4, 2, 3, 1]> : tensor<4xi32>
  %comparator_that_returns_parameter.p = stablehlo.constant dense<false> : tensor<4xi1>
  %comparator_that_returns_parameter.sort:2 = "stablehlo.sort"(%comparator_that_returns_parameter.x, %comparator_that_returns_parameter.p) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%comparator_that_returns_parameter.left: tensor<i32>, %comparator_that_returns_parameter.right: tensor<i32>, %comparator_that_returns_parameter.left_: tensor<i1>, %comparator_that_returns_parameter.right_: tensor<i1>):
    stablehlo.return %comparator_that_returns_parameter.left_ : tensor<i1>
  }) : (tensor<4xi32>, tensor<4xi1>) -> (tensor<4xi32>, tensor<4xi1>)
  check.expect_eq_const %comparator_that_returns_parameter.sort#0, dense<[4, 2, 3, 1]> : tensor<4xi32> loc("comparator_that_returns_parameter")
  return
}
