// Rewrites. Each check is a row of rows/exchanges.txt: its operands break the rewrite where its condition does not hold.
func.func @main() {
  // selected_by_lt_right_f16: no element is NaN, and no two are zeros of different signs
  %selected_by_lt_right_f16.x = stablehlo.constant dense<[0x7E00, 1.0, 0.0, -0.0, 2.0]> : tensor<5xf16>
  %selected_by_lt_right_f16.y = stablehlo.constant dense<[1.0, 0x7E00, -0.0, 0.0, 3.0]> : tensor<5xf16>
  %selected_by_lt_right_f16.compare = stablehlo.compare LT, %selected_by_lt_right_f16.y, %selected_by_lt_right_f16.x : (tensor<5xf16>, tensor<5xf16>) -> tensor<5xi1>
  %selected_by_lt_right_f16.select = stablehlo.select %selected_by_lt_right_f16.compare, %selected_by_lt_right_f16.y, %selected_by_lt_right_f16.x : tensor<5xi1>, tensor<5xf16>
  check.expect_eq_const %selected_by_lt_right_f16.select, dense<[0x7E00, 1.0, 0.0, -0.0, 2.0]> : tensor<5xf16> loc("selected_by_lt_right_f16")
  // selected_by_lt_right_bf16: no element is NaN, and no two are zeros of different signs
  %selected_by_lt_right_bf16.x = stablehlo.constant dense<[0x7FC0, 1.0, 0.0, -0.0, 2.0]> : tensor<5xbf16>
  %selected_by_lt_right_bf16.y = stablehlo.constant dense<[1.0, 0x7FC0, -0.0, 0.0, 3.0]> : tensor<5xbf16>
  %selected_by_lt_right_bf16.compare = stablehlo.compare LT, %selected_by_lt_right_bf16.y, %selected_by_lt_right_bf16.x : (tensor<5xbf16>, tensor<5xbf16>) -> tensor<5xi1>
  %selected_by_lt_right_bf16.select = stablehlo.select %selected_by_lt_right_bf16.compare, %selected_by_lt_right_bf16.y, %selected_by_lt_right_bf16.x : tensor<5xi1>, tensor<5xbf16>
  check.expect_eq_const %selected_by_lt_right_bf16.select, dense<[0x7FC0, 1.0, 0.0, -0.0, 2.0]> : tensor<5xbf16> loc("selected_by_lt_right_bf16")
  // selected_by_le_right_f16: no element is NaN, and no two are zeros of different signs
  %selected_by_le_right_f16.x = stablehlo.constant dense<[0x7E00, 1.0, 0.0, -0.0, 2.0]> : tensor<5xf16>
  %selected_by_le_right_f16.y = stablehlo.constant dense<[1.0, 0x7E00, -0.0, 0.0, 3.0]> : tensor<5xf16>
  %selected_by_le_right_f16.compare = stablehlo.compare LE, %selected_by_le_right_f16.y, %selected_by_le_right_f16.x : (tensor<5xf16>, tensor<5xf16>) -> tensor<5xi1>
  %selected_by_le_right_f16.select = stablehlo.select %selected_by_le_right_f16.compare, %selected_by_le_right_f16.y, %selected_by_le_right_f16.x : tensor<5xi1>, tensor<5xf16>
  check.expect_eq_const %selected_by_le_right_f16.select, dense<[0x7E00, 1.0, -0.0, 0.0, 2.0]> : tensor<5xf16> loc("selected_by_le_right_f16")
  // selected_by_le_right_bf16: no element is NaN, and no two are zeros of different signs
  %selected_by_le_right_bf16.x = stablehlo.constant dense<[0x7FC0, 1.0, 0.0, -0.0, 2.0]> : tensor<5xbf16>
  %selected_by_le_right_bf16.y = stablehlo.constant dense<[1.0, 0x7FC0, -0.0, 0.0, 3.0]> : tensor<5xbf16>
  %selected_by_le_right_bf16.compare = stablehlo.compare LE, %selected_by_le_right_bf16.y, %selected_by_le_right_bf16.x : (tensor<5xbf16>, tensor<5xbf16>) -> tensor<5xi1>
  %selected_by_le_right_bf16.select = stablehlo.select %selected_by_le_right_bf16.compare, %selected_by_le_right_bf16.y, %selected_by_le_right_bf16.x : tensor<5xi1>, tensor<5xbf16>
  check.expect_eq_const %selected_by_le_right_bf16.select, dense<[0x7FC0, 1.0, -0.0, 0.0, 2.0]> : tensor<5xbf16> loc("selected_by_le_right_bf16")
  // selected_by_gt_left_f16: no element is NaN, and no two are zeros of different signs
  %selected_by_gt_left_f16.x = stablehlo.constant dense<[0x7E00, 1.0, 0.0, -0.0, 2.0]> : tensor<5xf16>
  %selected_by_gt_left_f16.y = stablehlo.constant dense<[1.0, 0x7E00, -0.0, 0.0, 3.0]> : tensor<5xf16>
  %selected_by_gt_left_f16.compare = stablehlo.compare GT, %selected_by_gt_left_f16.x, %selected_by_gt_left_f16.y : (tensor<5xf16>, tensor<5xf16>) -> tensor<5xi1>
  %selected_by_gt_left_f16.select = stablehlo.select %selected_by_gt_left_f16.compare, %selected_by_gt_left_f16.y, %selected_by_gt_left_f16.x : tensor<5xi1>, tensor<5xf16>
  check.expect_eq_const %selected_by_gt_left_f16.select, dense<[0x7E00, 1.0, 0.0, -0.0, 2.0]> : tensor<5xf16> loc("selected_by_gt_left_f16")
  // selected_by_gt_left_bf16: no element is NaN, and no two are zeros of different signs
  %selected_by_gt_left_bf16.x = stablehlo.constant dense<[0x7FC0, 1.0, 0.0, -0.0, 2.0]> : tensor<5xbf16>
  %selected_by_gt_left_bf16.y = stablehlo.constant dense<[1.0, 0x7FC0, -0.0, 0.0, 3.0]> : tensor<5xbf16>
  %selected_by_gt_left_bf16.compare = stablehlo.compare GT, %selected_by_gt_left_bf16.x, %selected_by_gt_left_bf16.y : (tensor<5xbf16>, tensor<5xbf16>) -> tensor<5xi1>
  %selected_by_gt_left_bf16.select = stablehlo.select %selected_by_gt_left_bf16.compare, %selected_by_gt_left_bf16.y, %selected_by_gt_left_bf16.x : tensor<5xi1>, tensor<5xbf16>
  check.expect_eq_const %selected_by_gt_left_bf16.select, dense<[0x7FC0, 1.0, 0.0, -0.0, 2.0]> : tensor<5xbf16> loc("selected_by_gt_left_bf16")
  // selected_by_gt_right_f16: no element is NaN, and no two are zeros of different signs
  %selected_by_gt_right_f16.x = stablehlo.constant dense<[0x7E00, 1.0, 0.0, -0.0, 2.0]> : tensor<5xf16>
  %selected_by_gt_right_f16.y = stablehlo.constant dense<[1.0, 0x7E00, -0.0, 0.0, 3.0]> : tensor<5xf16>
  %selected_by_gt_right_f16.compare = stablehlo.compare GT, %selected_by_gt_right_f16.y, %selected_by_gt_right_f16.x : (tensor<5xf16>, tensor<5xf16>) -> tensor<5xi1>
  %selected_by_gt_right_f16.select = stablehlo.select %selected_by_gt_right_f16.compare, %selected_by_gt_right_f16.y, %selected_by_gt_right_f16.x : tensor<5xi1>, tensor<5xf16>
  check.expect_eq_const %selected_by_gt_right_f16.select, dense<[0x7E00, 1.0, 0.0, -0.0, 3.0]> : tensor<5xf16> loc("selected_by_gt_right_f16")
  // selected_by_gt_right_bf16: no element is NaN, and no two are zeros of different signs
  %selected_by_gt_right_bf16.x = stablehlo.constant dense<[0x7FC0, 1.0, 0.0, -0.0, 2.0]> : tensor<5xbf16>
  %selected_by_gt_right_bf16.y = stablehlo.constant dense<[1.0, 0x7FC0, -0.0, 0.0, 3.0]> : tensor<5xbf16>
  %selected_by_gt_right_bf16.compare = stablehlo.compare GT, %selected_by_gt_right_bf16.y, %selected_by_gt_right_bf16.x : (tensor<5xbf16>, tensor<5xbf16>) -> tensor<5xi1>
  %selected_by_gt_right_bf16.select = stablehlo.select %selected_by_gt_right_bf16.compare, %selected_by_gt_right_bf16.y, %selected_by_gt_right_bf16.x : tensor<5xi1>, tensor<5xbf16>
  check.expect_eq_const %selected_by_gt_right_bf16.select, dense<[0x7FC0, 1.0, 0.0, -0.0, 3.0]> : tensor<5xbf16> loc("selected_by_gt_right_bf16")
  // selected_by_ge_right_f16: no element is NaN, and no two are zeros of different signs
  %selected_by_ge_right_f16.x = stablehlo.constant dense<[0x7E00, 1.0, 0.0, -0.0, 2.0]> : tensor<5xf16>
  %selected_by_ge_right_f16.y = stablehlo.constant dense<[1.0, 0x7E00, -0.0, 0.0, 3.0]> : tensor<5xf16>
  %selected_by_ge_right_f16.compare = stablehlo.compare GE, %selected_by_ge_right_f16.y, %selected_by_ge_right_f16.x : (tensor<5xf16>, tensor<5xf16>) -> tensor<5xi1>
  %selected_by_ge_right_f16.select = stablehlo.select %selected_by_ge_right_f16.compare, %selected_by_ge_right_f16.y, %selected_by_ge_right_f16.x : tensor<5xi1>, tensor<5xf16>
  check.expect_eq_const %selected_by_ge_right_f16.select, dense<[0x7E00, 1.0, -0.0, 0.0, 3.0]> : tensor<5xf16> loc("selected_by_ge_right_f16")
  // selected_by_ge_right_bf16: no element is NaN, and no two are zeros of different signs
  %selected_by_ge_right_bf16.x = stablehlo.constant dense<[0x7FC0, 1.0, 0.0, -0.0, 2.0]> : tensor<5xbf16>
  %selected_by_ge_right_bf16.y = stablehlo.constant dense<[1.0, 0x7FC0, -0.0, 0.0, 3.0]> : tensor<5xbf16>
  %selected_by_ge_right_bf16.compare = stablehlo.compare GE, %selected_by_ge_right_bf16.y, %selected_by_ge_right_bf16.x : (tensor<5xbf16>, tensor<5xbf16>) -> tensor<5xi1>
  %selected_by_ge_right_bf16.select = stablehlo.select %selected_by_ge_right_bf16.compare, %selected_by_ge_right_bf16.y, %selected_by_ge_right_bf16.x : tensor<5xi1>, tensor<5xbf16>
  check.expect_eq_const %selected_by_ge_right_bf16.select, dense<[0x7FC0, 1.0, -0.0, 0.0, 3.0]> : tensor<5xbf16> loc("selected_by_ge_right_bf16")
  // minimum_lt_exchanged_f16: no element is NaN
  %minimum_lt_exchanged_f16.x = stablehlo.constant dense<[0x7E00, 1.0, 0.0, -0.0, 2.0]> : tensor<5xf16>
  %minimum_lt_exchanged_f16.y = stablehlo.constant dense<[1.0, 0x7E00, -0.0, 0.0, 3.0]> : tensor<5xf16>
  %minimum_lt_exchanged_f16.minimum = stablehlo.minimum %minimum_lt_exchanged_f16.y, %minimum_lt_exchanged_f16.x : tensor<5xf16>
  check.expect_eq_const %minimum_lt_exchanged_f16.minimum, dense<[0x7E00, 0x7E00, -0.0, -0.0, 2.0]> : tensor<5xf16> loc("minimum_lt_exchanged_f16")
  // minimum_lt_exchanged_bf16: no element is NaN
  %minimum_lt_exchanged_bf16.x = stablehlo.constant dense<[0x7FC0, 1.0, 0.0, -0.0, 2.0]> : tensor<5xbf16>
  %minimum_lt_exchanged_bf16.y = stablehlo.constant dense<[1.0, 0x7FC0, -0.0, 0.0, 3.0]> : tensor<5xbf16>
  %minimum_lt_exchanged_bf16.minimum = stablehlo.minimum %minimum_lt_exchanged_bf16.y, %minimum_lt_exchanged_bf16.x : tensor<5xbf16>
  check.expect_eq_const %minimum_lt_exchanged_bf16.minimum, dense<[0x7FC0, 0x7FC0, -0.0, -0.0, 2.0]> : tensor<5xbf16> loc("minimum_lt_exchanged_bf16")
  // minimum_le_exchanged_f16: no element is NaN
  %minimum_le_exchanged_f16.x = stablehlo.constant dense<[0x7E00, 1.0, 0.0, -0.0, 2.0]> : tensor<5xf16>
  %minimum_le_exchanged_f16.y = stablehlo.constant dense<[1.0, 0x7E00, -0.0, 0.0, 3.0]> : tensor<5xf16>
  %minimum_le_exchanged_f16.minimum = stablehlo.minimum %minimum_le_exchanged_f16.y, %minimum_le_exchanged_f16.x : tensor<5xf16>
  check.expect_eq_const %minimum_le_exchanged_f16.minimum, dense<[0x7E00, 0x7E00, -0.0, -0.0, 2.0]> : tensor<5xf16> loc("minimum_le_exchanged_f16")
  // minimum_le_exchanged_bf16: no element is NaN
  %minimum_le_exchanged_bf16.x = stablehlo.constant dense<[0x7FC0, 1.0, 0.0, -0.0, 2.0]> : tensor<5xbf16>
  %minimum_le_exchanged_bf16.y = stablehlo.constant dense<[1.0, 0x7FC0, -0.0, 0.0, 3.0]> : tensor<5xbf16>
  %minimum_le_exchanged_bf16.minimum = stablehlo.minimum %minimum_le_exchanged_bf16.y, %minimum_le_exchanged_bf16.x : tensor<5xbf16>
  check.expect_eq_const %minimum_le_exchanged_bf16.minimum, dense<[0x7FC0, 0x7FC0, -0.0, -0.0, 2.0]> : tensor<5xbf16> loc("minimum_le_exchanged_bf16")
  // maximum_gt_exchanged_f16: no element is NaN
  %maximum_gt_exchanged_f16.x = stablehlo.constant dense<[0x7E00, 1.0, 0.0, -0.0, 2.0]> : tensor<5xf16>
  %maximum_gt_exchanged_f16.y = stablehlo.constant dense<[1.0, 0x7E00, -0.0, 0.0, 3.0]> : tensor<5xf16>
  %maximum_gt_exchanged_f16.maximum = stablehlo.maximum %maximum_gt_exchanged_f16.y, %maximum_gt_exchanged_f16.x : tensor<5xf16>
  check.expect_eq_const %maximum_gt_exchanged_f16.maximum, dense<[0x7E00, 0x7E00, 0.0, 0.0, 3.0]> : tensor<5xf16> loc("maximum_gt_exchanged_f16")
  // maximum_gt_exchanged_bf16: no element is NaN
  %maximum_gt_exchanged_bf16.x = stablehlo.constant dense<[0x7FC0, 1.0, 0.0, -0.0, 2.0]> : tensor<5xbf16>
  %maximum_gt_exchanged_bf16.y = stablehlo.constant dense<[1.0, 0x7FC0, -0.0, 0.0, 3.0]> : tensor<5xbf16>
  %maximum_gt_exchanged_bf16.maximum = stablehlo.maximum %maximum_gt_exchanged_bf16.y, %maximum_gt_exchanged_bf16.x : tensor<5xbf16>
  check.expect_eq_const %maximum_gt_exchanged_bf16.maximum, dense<[0x7FC0, 0x7FC0, 0.0, 0.0, 3.0]> : tensor<5xbf16> loc("maximum_gt_exchanged_bf16")
  // maximum_ge_exchanged_f16: no element is NaN
  %maximum_ge_exchanged_f16.x = stablehlo.constant dense<[0x7E00, 1.0, 0.0, -0.0, 2.0]> : tensor<5xf16>
  %maximum_ge_exchanged_f16.y = stablehlo.constant dense<[1.0, 0x7E00, -0.0, 0.0, 3.0]> : tensor<5xf16>
  %maximum_ge_exchanged_f16.maximum = stablehlo.maximum %maximum_ge_exchanged_f16.y, %maximum_ge_exchanged_f16.x : tensor<5xf16>
  check.expect_eq_const %maximum_ge_exchanged_f16.maximum, dense<[0x7E00, 0x7E00, 0.0, 0.0, 3.0]> : tensor<5xf16> loc("maximum_ge_exchanged_f16")
  // maximum_ge_exchanged_bf16: no element is NaN
  %maximum_ge_exchanged_bf16.x = stablehlo.constant dense<[0x7FC0, 1.0, 0.0, -0.0, 2.0]> : tensor<5xbf16>
  %maximum_ge_exchanged_bf16.y = stablehlo.constant dense<[1.0, 0x7FC0, -0.0, 0.0, 3.0]> : tensor<5xbf16>
  %maximum_ge_exchanged_bf16.maximum = stablehlo.maximum %maximum_ge_exchanged_bf16.y, %maximum_ge_exchanged_bf16.x : tensor<5xbf16>
  check.expect_eq_const %maximum_ge_exchanged_bf16.maximum, dense<[0x7FC0, 0x7FC0, 0.0, 0.0, 3.0]> : tensor<5xbf16> loc("maximum_ge_exchanged_bf16")
  return
}
