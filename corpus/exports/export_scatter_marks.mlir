// Four marks replace others from the place on that a single index names.
func.func @main() {
  %marks = stablehlo.constant dense<[true, true, false, false, true, true, false]> : tensor<7xi1>
  %place = stablehlo.constant dense<[2]> : tensor<1xi32>
  %updates = stablehlo.constant dense<[true, false, false, true]> : tensor<4xi1>
  %result = "stablehlo.scatter"(%marks, %place, %updates) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
  ^bb0(%old: tensor<i1>, %new: tensor<i1>):
    stablehlo.return %new : tensor<i1>
  }) : (tensor<7xi1>, tensor<1xi32>, tensor<4xi1>) -> tensor<7xi1>
  check.expect_eq_const %result, dense<[true, true, true, false, false, true, false]> : tensor<7xi1>
  return
}
