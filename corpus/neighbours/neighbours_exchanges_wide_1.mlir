// Rewrites. Each check is a row of rows/exchanges.txt: its operands break the rewrite where its condition does not hold.
func.func @main() {
  // selected_by_lt_right_f64: no element is NaN, and no two are zeros of different signs
  %selected_by_lt_right_f64.x = stablehlo.constant dense<[0x7FF8000000000000, 1.0, 0.0, -0.0, 2.0]> : tensor<5xf64>
  %selected_by_lt_right_f64.y = stablehlo.constant dense<[1.0, 0x7FF8000000000000, -0.0, 0.0, 3.0]> : tensor<5xf64>
  %selected_by_lt_right_f64.compare = stablehlo.compare LT, %selected_by_lt_right_f64.y, %selected_by_lt_right_f64.x : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
  %selected_by_lt_right_f64.select = stablehlo.select %selected_by_lt_right_f64.compare, %selected_by_lt_right_f64.y, %selected_by_lt_right_f64.x : tensor<5xi1>, tensor<5xf64>
  check.expect_eq_const %selected_by_lt_right_f64.select, dense<[0x7FF8000000000000, 1.0, 0.0, -0.0, 2.0]> : tensor<5xf64> loc("selected_by_lt_right_f64")
  // selected_by_le_right_f64: no element is NaN, and no two are zeros of different signs
  %selected_by_le_right_f64.x = stablehlo.constant dense<[0x7FF8000000000000, 1.0, 0.0, -0.0, 2.0]> : tensor<5xf64>
  %selected_by_le_right_f64.y = stablehlo.constant dense<[1.0, 0x7FF8000000000000, -0.0, 0.0, 3.0]> : tensor<5xf64>
  %selected_by_le_right_f64.compare = stablehlo.compare LE, %selected_by_le_right_f64.y, %selected_by_le_right_f64.x : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
  %selected_by_le_right_f64.select = stablehlo.select %selected_by_le_right_f64.compare, %selected_by_le_right_f64.y, %selected_by_le_right_f64.x : tensor<5xi1>, tensor<5xf64>
  check.expect_eq_const %selected_by_le_right_f64.select, dense<[0x7FF8000000000000, 1.0, -0.0, 0.0, 2.0]> : tensor<5xf64> loc("selected_by_le_right_f64")
  // selected_by_gt_left_f64: no element is NaN, and no two are zeros of different signs
  %selected_by_gt_left_f64.x = stablehlo.constant dense<[0x7FF8000000000000, 1.0, 0.0, -0.0, 2.0]> : tensor<5xf64>
  %selected_by_gt_left_f64.y = stablehlo.constant dense<[1.0, 0x7FF8000000000000, -0.0, 0.0, 3.0]> : tensor<5xf64>
  %selected_by_gt_left_f64.compare = stablehlo.compare GT, %selected_by_gt_left_f64.x, %selected_by_gt_left_f64.y : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
  %selected_by_gt_left_f64.select = stablehlo.select %selected_by_gt_left_f64.compare, %selected_by_gt_left_f64.y, %selected_by_gt_left_f64.x : tensor<5xi1>, tensor<5xf64>
  check.expect_eq_const %selected_by_gt_left_f64.select, dense<[0x7FF8000000000000, 1.0, 0.0, -0.0, 2.0]> : tensor<5xf64> loc("selected_by_gt_left_f64")
  // selected_by_gt_right_f64: no element is NaN, and no two are zeros of different signs
  %selected_by_gt_right_f64.x = stablehlo.constant dense<[0x7FF8000000000000, 1.0, 0.0, -0.0, 2.0]> : tensor<5xf64>
  %selected_by_gt_right_f64.y = stablehlo.constant dense<[1.0, 0x7FF8000000000000, -0.0, 0.0, 3.0]> : tensor<5xf64>
  %selected_by_gt_right_f64.compare = stablehlo.compare GT, %selected_by_gt_right_f64.y, %selected_by_gt_right_f64.x : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
  %selected_by_gt_right_f64.select = stablehlo.select %selected_by_gt_right_f64.compare, %selected_by_gt_right_f64.y, %selected_by_gt_right_f64.x : tensor<5xi1>, tensor<5xf64>
  check.expect_eq_const %selected_by_gt_right_f64.select, dense<[0x7FF8000000000000, 1.0, 0.0, -0.0, 3.0]> : tensor<5xf64> loc("selected_by_gt_right_f64")
  // selected_by_ge_right_f64: no element is NaN, and no two are zeros of different signs
  %selected_by_ge_right_f64.x = stablehlo.constant dense<[0x7FF8000000000000, 1.0, 0.0, -0.0, 2.0]> : tensor<5xf64>
  %selected_by_ge_right_f64.y = stablehlo.constant dense<[1.0, 0x7FF8000000000000, -0.0, 0.0, 3.0]> : tensor<5xf64>
  %selected_by_ge_right_f64.compare = stablehlo.compare GE, %selected_by_ge_right_f64.y, %selected_by_ge_right_f64.x : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
  %selected_by_ge_right_f64.select = stablehlo.select %selected_by_ge_right_f64.compare, %selected_by_ge_right_f64.y, %selected_by_ge_right_f64.x : tensor<5xi1>, tensor<5xf64>
  check.expect_eq_const %selected_by_ge_right_f64.select, dense<[0x7FF8000000000000, 1.0, -0.0, 0.0, 3.0]> : tensor<5xf64> loc("selected_by_ge_right_f64")
  // minimum_lt_exchanged_f64: no element is NaN
  %minimum_lt_exchanged_f64.x = stablehlo.constant dense<[0x7FF8000000000000, 1.0, 0.0, -0.0, 2.0]> : tensor<5xf64>
  %minimum_lt_exchanged_f64.y = stablehlo.constant dense<[1.0, 0x7FF8000000000000, -0.0, 0.0, 3.0]> : tensor<5xf64>
  %minimum_lt_exchanged_f64.minimum = stablehlo.minimum %minimum_lt_exchanged_f64.y, %minimum_lt_exchanged_f64.x : tensor<5xf64>
  check.expect_eq_const %minimum_lt_exchanged_f64.minimum, dense<[0x7FF8000000000000, 0x7FF8000000000000, -0.0, -0.0, 2.0]> : tensor<5xf64> loc("minimum_lt_exchanged_f64")
  // minimum_le_exchanged_f64: no element is NaN
  %minimum_le_exchanged_f64.x = stablehlo.constant dense<[0x7FF8000000000000, 1.0, 0.0, -0.0, 2.0]> : tensor<5xf64>
  %minimum_le_exchanged_f64.y = stablehlo.constant dense<[1.0, 0x7FF8000000000000, -0.0, 0.0, 3.0]> : tensor<5xf64>
  %minimum_le_exchanged_f64.minimum = stablehlo.minimum %minimum_le_exchanged_f64.y, %minimum_le_exchanged_f64.x : tensor<5xf64>
  check.expect_eq_const %minimum_le_exchanged_f64.minimum, dense<[0x7FF8000000000000, 0x7FF8000000000000, -0.0, -0.0, 2.0]> : tensor<5xf64> loc("minimum_le_exchanged_f64")
  // maximum_gt_exchanged_f64: no element is NaN
  %maximum_gt_exchanged_f64.x = stablehlo.constant dense<[0x7FF8000000000000, 1.0, 0.0, -0.0, 2.0]> : tensor<5xf64>
  %maximum_gt_exchanged_f64.y = stablehlo.constant dense<[1.0, 0x7FF8000000000000, -0.0, 0.0, 3.0]> : tensor<5xf64>
  %maximum_gt_exchanged_f64.maximum = stablehlo.maximum %maximum_gt_exchanged_f64.y, %maximum_gt_exchanged_f64.x : tensor<5xf64>
  check.expect_eq_const %maximum_gt_exchanged_f64.maximum, dense<[0x7FF8000000000000, 0x7FF8000000000000, 0.0, 0.0, 3.0]> : tensor<5xf64> loc("maximum_gt_exchanged_f64")
  // maximum_ge_exchanged_f64: no element is NaN
  %maximum_ge_exchanged_f64.x = stablehlo.constant dense<[0x7FF8000000000000, 1.0, 0.0, -0.0, 2.0]> : tensor<5xf64>
  %maximum_ge_exchanged_f64.y = stablehlo.constant dense<[1.0, 0x7FF8000000000000, -0.0, 0.0, 3.0]> : tensor<5xf64>
  %maximum_ge_exchanged_f64.maximum = stablehlo.maximum %maximum_ge_exchanged_f64.y, %maximum_ge_exchanged_f64.x : tensor<5xf64>
  check.expect_eq_const %maximum_ge_exchanged_f64.maximum, dense<[0x7FF8000000000000, 0x7FF8000000000000, 0.0, 0.0, 3.0]> : tensor<5xf64> loc("maximum_ge_exchanged_f64")
  return
}
