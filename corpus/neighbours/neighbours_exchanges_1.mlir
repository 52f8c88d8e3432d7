// Rewrites. Each check is a row of rows/exchanges.txt: its operands break the rewrite where its condition does not hold.
func.func private @scattered_windows_sum_of_double_i32(%x: tensor<4x2xi32>, %i: tensor<3x1xi32>, %u: tensor<3x2xi32>) -> tensor<4x2xi32> {
  %scatter = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %literal = stablehlo.constant dense<2> : tensor<i32>
    %multiply = stablehlo.multiply %right, %literal : tensor<i32>
    %add = stablehlo.add %left, %multiply : tensor<i32>
    stablehlo.return %add : tensor<i32>
  }) : (tensor<4x2xi32>, tensor<3x1xi32>, tensor<3x2xi32>) -> tensor<4x2xi32>
  return %scatter : tensor<4x2xi32>
}

func.func private @scattered_windows_sum_of_double_f32(%x: tensor<4x2xf32>, %i: tensor<3x1xi32>, %u: tensor<3x2xf32>) -> tensor<4x2xf32> {
  %scatter = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %literal = stablehlo.constant dense<2.0> : tensor<f32>
    %multiply = stablehlo.multiply %right, %literal : tensor<f32>
    %add = stablehlo.add %left, %multiply : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<3x1xi32>, tensor<3x2xf32>) -> tensor<4x2xf32>
  return %scatter : tensor<4x2xf32>
}

func.func private @scattered_windows_double_of_sum_i32(%x: tensor<4x2xi32>, %i: tensor<3x1xi32>, %u: tensor<3x2xi32>) -> tensor<4x2xi32> {
  %scatter = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add = stablehlo.add %left, %right : tensor<i32>
    %literal = stablehlo.constant dense<2> : tensor<i32>
    %multiply = stablehlo.multiply %add, %literal : tensor<i32>
    stablehlo.return %multiply : tensor<i32>
  }) : (tensor<4x2xi32>, tensor<3x1xi32>, tensor<3x2xi32>) -> tensor<4x2xi32>
  return %scatter : tensor<4x2xi32>
}

func.func private @scattered_windows_double_of_sum_f32(%x: tensor<4x2xf32>, %i: tensor<3x1xi32>, %u: tensor<3x2xf32>) -> tensor<4x2xf32> {
  %scatter = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    %literal = stablehlo.constant dense<2.0> : tensor<f32>
    %multiply = stablehlo.multiply %add, %literal : tensor<f32>
    stablehlo.return %multiply : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<3x1xi32>, tensor<3x2xf32>) -> tensor<4x2xf32>
  return %scatter : tensor<4x2xf32>
}

func.func private @scattered_windows_sum_with_limit_i32(%x: tensor<4x2xi32>, %i: tensor<3x1xi32>, %u: tensor<3x2xi32>) -> tensor<4x2xi32> {
  %scatter = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add = stablehlo.add %left, %right : tensor<i32>
    %literal = stablehlo.constant dense<50> : tensor<i32>
    %minimum = stablehlo.minimum %add, %literal : tensor<i32>
    stablehlo.return %minimum : tensor<i32>
  }) : (tensor<4x2xi32>, tensor<3x1xi32>, tensor<3x2xi32>) -> tensor<4x2xi32>
  return %scatter : tensor<4x2xi32>
}

func.func private @scattered_windows_sum_with_limit_f32(%x: tensor<4x2xf32>, %i: tensor<3x1xi32>, %u: tensor<3x2xf32>) -> tensor<4x2xf32> {
  %scatter = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add = stablehlo.add %left, %right : tensor<f32>
    %literal = stablehlo.constant dense<50.0> : tensor<f32>
    %minimum = stablehlo.minimum %add, %literal : tensor<f32>
    stablehlo.return %minimum : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<3x1xi32>, tensor<3x2xf32>) -> tensor<4x2xf32>
  return %scatter : tensor<4x2xf32>
}

func.func private @scattered_windows_difference_of_maximum_i32(%x: tensor<4x2xi32>, %i: tensor<3x1xi32>, %u: tensor<3x2xi32>) -> tensor<4x2xi32> {
  %scatter = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %subtract = stablehlo.subtract %right, %left : tensor<i32>
    %literal = stablehlo.constant dense<0> : tensor<i32>
    %maximum = stablehlo.maximum %subtract, %literal : tensor<i32>
    stablehlo.return %maximum : tensor<i32>
  }) : (tensor<4x2xi32>, tensor<3x1xi32>, tensor<3x2xi32>) -> tensor<4x2xi32>
  return %scatter : tensor<4x2xi32>
}

func.func private @scattered_windows_difference_of_maximum_f32(%x: tensor<4x2xf32>, %i: tensor<3x1xi32>, %u: tensor<3x2xf32>) -> tensor<4x2xf32> {
  %scatter = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %subtract = stablehlo.subtract %right, %left : tensor<f32>
    %literal = stablehlo.constant dense<0.0> : tensor<f32>
    %maximum = stablehlo.maximum %subtract, %literal : tensor<f32>
    stablehlo.return %maximum : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<3x1xi32>, tensor<3x2xf32>) -> tensor<4x2xf32>
  return %scatter : tensor<4x2xf32>
}

func.func @main() {
  // selected_by_lt_right_f32: no element is NaN, and no two are zeros of different signs
  %selected_by_lt_right_f32.x = stablehlo.constant dense<[0x7FC00000, 1.0, 0.0, -0.0, 2.0]> : tensor<5xf32>
  %selected_by_lt_right_f32.y = stablehlo.constant dense<[1.0, 0x7FC00000, -0.0, 0.0, 3.0]> : tensor<5xf32>
  %selected_by_lt_right_f32.compare = stablehlo.compare LT, %selected_by_lt_right_f32.y, %selected_by_lt_right_f32.x : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
  %selected_by_lt_right_f32.select = stablehlo.select %selected_by_lt_right_f32.compare, %selected_by_lt_right_f32.y, %selected_by_lt_right_f32.x : tensor<5xi1>, tensor<5xf32>
  check.expect_eq_const %selected_by_lt_right_f32.select, dense<[0x7FC00000, 1.0, 0.0, -0.0, 2.0]> : tensor<5xf32> loc("selected_by_lt_right_f32")
  // selected_by_le_right_f32: no element is NaN, and no two are zeros of different signs
  %selected_by_le_right_f32.x = stablehlo.constant dense<[0x7FC00000, 1.0, 0.0, -0.0, 2.0]> : tensor<5xf32>
  %selected_by_le_right_f32.y = stablehlo.constant dense<[1.0, 0x7FC00000, -0.0, 0.0, 3.0]> : tensor<5xf32>
  %selected_by_le_right_f32.compare = stablehlo.compare LE, %selected_by_le_right_f32.y, %selected_by_le_right_f32.x : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
  %selected_by_le_right_f32.select = stablehlo.select %selected_by_le_right_f32.compare, %selected_by_le_right_f32.y, %selected_by_le_right_f32.x : tensor<5xi1>, tensor<5xf32>
  check.expect_eq_const %selected_by_le_right_f32.select, dense<[0x7FC00000, 1.0, -0.0, 0.0, 2.0]> : tensor<5xf32> loc("selected_by_le_right_f32")
  // selected_by_gt_left_f32: no element is NaN, and no two are zeros of different signs
  %selected_by_gt_left_f32.x = stablehlo.constant dense<[0x7FC00000, 1.0, 0.0, -0.0, 2.0]> : tensor<5xf32>
  %selected_by_gt_left_f32.y = stablehlo.constant dense<[1.0, 0x7FC00000, -0.0, 0.0, 3.0]> : tensor<5xf32>
  %selected_by_gt_left_f32.compare = stablehlo.compare GT, %selected_by_gt_left_f32.x, %selected_by_gt_left_f32.y : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
  %selected_by_gt_left_f32.select = stablehlo.select %selected_by_gt_left_f32.compare, %selected_by_gt_left_f32.y, %selected_by_gt_left_f32.x : tensor<5xi1>, tensor<5xf32>
  check.expect_eq_const %selected_by_gt_left_f32.select, dense<[0x7FC00000, 1.0, 0.0, -0.0, 2.0]> : tensor<5xf32> loc("selected_by_gt_left_f32")
  // selected_by_gt_right_f32: no element is NaN, and no two are zeros of different signs
  %selected_by_gt_right_f32.x = stablehlo.constant dense<[0x7FC00000, 1.0, 0.0, -0.0, 2.0]> : tensor<5xf32>
  %selected_by_gt_right_f32.y = stablehlo.constant dense<[1.0, 0x7FC00000, -0.0, 0.0, 3.0]> : tensor<5xf32>
  %selected_by_gt_right_f32.compare = stablehlo.compare GT, %selected_by_gt_right_f32.y, %selected_by_gt_right_f32.x : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
  %selected_by_gt_right_f32.select = stablehlo.select %selected_by_gt_right_f32.compare, %selected_by_gt_right_f32.y, %selected_by_gt_right_f32.x : tensor<5xi1>, tensor<5xf32>
  check.expect_eq_const %selected_by_gt_right_f32.select, dense<[0x7FC00000, 1.0, 0.0, -0.0, 3.0]> : tensor<5xf32> loc("selected_by_gt_right_f32")
  // selected_by_ge_right_f32: no element is NaN, and no two are zeros of different signs
  %selected_by_ge_right_f32.x = stablehlo.constant dense<[0x7FC00000, 1.0, 0.0, -0.0, 2.0]> : tensor<5xf32>
  %selected_by_ge_right_f32.y = stablehlo.constant dense<[1.0, 0x7FC00000, -0.0, 0.0, 3.0]> : tensor<5xf32>
  %selected_by_ge_right_f32.compare = stablehlo.compare GE, %selected_by_ge_right_f32.y, %selected_by_ge_right_f32.x : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
  %selected_by_ge_right_f32.select = stablehlo.select %selected_by_ge_right_f32.compare, %selected_by_ge_right_f32.y, %selected_by_ge_right_f32.x : tensor<5xi1>, tensor<5xf32>
  check.expect_eq_const %selected_by_ge_right_f32.select, dense<[0x7FC00000, 1.0, -0.0, 0.0, 3.0]> : tensor<5xf32> loc("selected_by_ge_right_f32")
  // minimum_lt_exchanged_f32: no element is NaN
  %minimum_lt_exchanged_f32.x = stablehlo.constant dense<[0x7FC00000, 1.0, 0.0, -0.0, 2.0]> : tensor<5xf32>
  %minimum_lt_exchanged_f32.y = stablehlo.constant dense<[1.0, 0x7FC00000, -0.0, 0.0, 3.0]> : tensor<5xf32>
  %minimum_lt_exchanged_f32.minimum = stablehlo.minimum %minimum_lt_exchanged_f32.y, %minimum_lt_exchanged_f32.x : tensor<5xf32>
  check.expect_eq_const %minimum_lt_exchanged_f32.minimum, dense<[0x7FC00000, 0x7FC00000, -0.0, -0.0, 2.0]> : tensor<5xf32> loc("minimum_lt_exchanged_f32")
  // minimum_le_exchanged_f32: no element is NaN
  %minimum_le_exchanged_f32.x = stablehlo.constant dense<[0x7FC00000, 1.0, 0.0, -0.0, 2.0]> : tensor<5xf32>
  %minimum_le_exchanged_f32.y = stablehlo.constant dense<[1.0, 0x7FC00000, -0.0, 0.0, 3.0]> : tensor<5xf32>
  %minimum_le_exchanged_f32.minimum = stablehlo.minimum %minimum_le_exchanged_f32.y, %minimum_le_exchanged_f32.x : tensor<5xf32>
  check.expect_eq_const %minimum_le_exchanged_f32.minimum, dense<[0x7FC00000, 0x7FC00000, -0.0, -0.0, 2.0]> : tensor<5xf32> loc("minimum_le_exchanged_f32")
  // maximum_gt_exchanged_f32: no element is NaN
  %maximum_gt_exchanged_f32.x = stablehlo.constant dense<[0x7FC00000, 1.0, 0.0, -0.0, 2.0]> : tensor<5xf32>
  %maximum_gt_exchanged_f32.y = stablehlo.constant dense<[1.0, 0x7FC00000, -0.0, 0.0, 3.0]> : tensor<5xf32>
  %maximum_gt_exchanged_f32.maximum = stablehlo.maximum %maximum_gt_exchanged_f32.y, %maximum_gt_exchanged_f32.x : tensor<5xf32>
  check.expect_eq_const %maximum_gt_exchanged_f32.maximum, dense<[0x7FC00000, 0x7FC00000, 0.0, 0.0, 3.0]> : tensor<5xf32> loc("maximum_gt_exchanged_f32")
  // maximum_ge_exchanged_f32: no element is NaN
  %maximum_ge_exchanged_f32.x = stablehlo.constant dense<[0x7FC00000, 1.0, 0.0, -0.0, 2.0]> : tensor<5xf32>
  %maximum_ge_exchanged_f32.y = stablehlo.constant dense<[1.0, 0x7FC00000, -0.0, 0.0, 3.0]> : tensor<5xf32>
  %maximum_ge_exchanged_f32.maximum = stablehlo.maximum %maximum_ge_exchanged_f32.y, %maximum_ge_exchanged_f32.x : tensor<5xf32>
  check.expect_eq_const %maximum_ge_exchanged_f32.maximum, dense<[0x7FC00000, 0x7FC00000, 0.0, 0.0, 3.0]> : tensor<5xf32> loc("maximum_ge_exchanged_f32")
  // scattered_windows_difference_i32: the body is symmetric
  %scattered_windows_difference_i32.x = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6], [7, 8]]> : tensor<4x2xi32>
  %scattered_windows_difference_i32.i = stablehlo.constant dense<[[2], [0], [3]]> : tensor<3x1xi32>
  %scattered_windows_difference_i32.u = stablehlo.constant dense<[[10, 20], [30, 40], [50, 60]]> : tensor<3x2xi32>
  %scattered_windows_difference_i32.scatter = "stablehlo.scatter"(%scattered_windows_difference_i32.x, %scattered_windows_difference_i32.i, %scattered_windows_difference_i32.u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%scattered_windows_difference_i32.left: tensor<i32>, %scattered_windows_difference_i32.right: tensor<i32>):
    %scattered_windows_difference_i32.subtract = stablehlo.subtract %scattered_windows_difference_i32.left, %scattered_windows_difference_i32.right : tensor<i32>
    stablehlo.return %scattered_windows_difference_i32.subtract : tensor<i32>
  }) : (tensor<4x2xi32>, tensor<3x1xi32>, tensor<3x2xi32>) -> tensor<4x2xi32>
  check.expect_eq_const %scattered_windows_difference_i32.scatter, dense<[[-29, -38], [3, 4], [-5, -14], [-43, -52]]> : tensor<4x2xi32> loc("scattered_windows_difference_i32")
  // scattered_windows_difference_f32: the body is symmetric
  %scattered_windows_difference_f32.x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.0]]> : tensor<4x2xf32>
  %scattered_windows_difference_f32.i = stablehlo.constant dense<[[2], [0], [3]]> : tensor<3x1xi32>
  %scattered_windows_difference_f32.u = stablehlo.constant dense<[[10.0, 20.0], [30.0, 40.0], [50.0, 60.0]]> : tensor<3x2xf32>
  %scattered_windows_difference_f32.scatter = "stablehlo.scatter"(%scattered_windows_difference_f32.x, %scattered_windows_difference_f32.i, %scattered_windows_difference_f32.u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%scattered_windows_difference_f32.left: tensor<f32>, %scattered_windows_difference_f32.right: tensor<f32>):
    %scattered_windows_difference_f32.subtract = stablehlo.subtract %scattered_windows_difference_f32.left, %scattered_windows_difference_f32.right : tensor<f32>
    stablehlo.return %scattered_windows_difference_f32.subtract : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<3x1xi32>, tensor<3x2xf32>) -> tensor<4x2xf32>
  check.expect_eq_const %scattered_windows_difference_f32.scatter, dense<[[-29.0, -38.0], [3.0, 4.0], [-5.0, -14.0], [-43.0, -52.0]]> : tensor<4x2xf32> loc("scattered_windows_difference_f32")
  // scattered_windows_sum_of_double_i32: the body is symmetric
  %scattered_windows_sum_of_double_i32.x = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6], [7, 8]]> : tensor<4x2xi32>
  %scattered_windows_sum_of_double_i32.i = stablehlo.constant dense<[[2], [0], [3]]> : tensor<3x1xi32>
  %scattered_windows_sum_of_double_i32.u = stablehlo.constant dense<[[10, 20], [30, 40], [50, 60]]> : tensor<3x2xi32>
  %scattered_windows_sum_of_double_i32 = call @scattered_windows_sum_of_double_i32(%scattered_windows_sum_of_double_i32.x, %scattered_windows_sum_of_double_i32.i, %scattered_windows_sum_of_double_i32.u) : (tensor<4x2xi32>, tensor<3x1xi32>, tensor<3x2xi32>) -> tensor<4x2xi32>
  check.expect_eq_const %scattered_windows_sum_of_double_i32, dense<[[61, 82], [3, 4], [25, 46], [107, 128]]> : tensor<4x2xi32> loc("scattered_windows_sum_of_double_i32")
  // scattered_windows_sum_of_double_f32: the body is symmetric
  %scattered_windows_sum_of_double_f32.x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.0]]> : tensor<4x2xf32>
  %scattered_windows_sum_of_double_f32.i = stablehlo.constant dense<[[2], [0], [3]]> : tensor<3x1xi32>
  %scattered_windows_sum_of_double_f32.u = stablehlo.constant dense<[[10.0, 20.0], [30.0, 40.0], [50.0, 60.0]]> : tensor<3x2xf32>
  %scattered_windows_sum_of_double_f32 = call @scattered_windows_sum_of_double_f32(%scattered_windows_sum_of_double_f32.x, %scattered_windows_sum_of_double_f32.i, %scattered_windows_sum_of_double_f32.u) : (tensor<4x2xf32>, tensor<3x1xi32>, tensor<3x2xf32>) -> tensor<4x2xf32>
  check.expect_eq_const %scattered_windows_sum_of_double_f32, dense<[[61.0, 82.0], [3.0, 4.0], [25.0, 46.0], [107.0, 128.0]]> : tensor<4x2xf32> loc("scattered_windows_sum_of_double_f32")
  // scattered_windows_double_of_sum_i32: each update is combined once
  %scattered_windows_double_of_sum_i32.x = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6], [7, 8]]> : tensor<4x2xi32>
  %scattered_windows_double_of_sum_i32.i = stablehlo.constant dense<[[2], [0], [3]]> : tensor<3x1xi32>
  %scattered_windows_double_of_sum_i32.u = stablehlo.constant dense<[[10, 20], [30, 40], [50, 60]]> : tensor<3x2xi32>
  %scattered_windows_double_of_sum_i32 = call @scattered_windows_double_of_sum_i32(%scattered_windows_double_of_sum_i32.x, %scattered_windows_double_of_sum_i32.i, %scattered_windows_double_of_sum_i32.u) : (tensor<4x2xi32>, tensor<3x1xi32>, tensor<3x2xi32>) -> tensor<4x2xi32>
  check.expect_eq_const %scattered_windows_double_of_sum_i32, dense<[[62, 84], [3, 4], [30, 52], [114, 136]]> : tensor<4x2xi32> loc("scattered_windows_double_of_sum_i32")
  // scattered_windows_double_of_sum_f32: each update is combined once
  %scattered_windows_double_of_sum_f32.x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.0]]> : tensor<4x2xf32>
  %scattered_windows_double_of_sum_f32.i = stablehlo.constant dense<[[2], [0], [3]]> : tensor<3x1xi32>
  %scattered_windows_double_of_sum_f32.u = stablehlo.constant dense<[[10.0, 20.0], [30.0, 40.0], [50.0, 60.0]]> : tensor<3x2xf32>
  %scattered_windows_double_of_sum_f32 = call @scattered_windows_double_of_sum_f32(%scattered_windows_double_of_sum_f32.x, %scattered_windows_double_of_sum_f32.i, %scattered_windows_double_of_sum_f32.u) : (tensor<4x2xf32>, tensor<3x1xi32>, tensor<3x2xf32>) -> tensor<4x2xf32>
  check.expect_eq_const %scattered_windows_double_of_sum_f32, dense<[[62.0, 84.0], [3.0, 4.0], [30.0, 52.0], [114.0, 136.0]]> : tensor<4x2xf32> loc("scattered_windows_double_of_sum_f32")
  // scattered_windows_sum_with_limit_i32: the limit holds for the sum
  %scattered_windows_sum_with_limit_i32.x = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6], [7, 8]]> : tensor<4x2xi32>
  %scattered_windows_sum_with_limit_i32.i = stablehlo.constant dense<[[2], [0], [3]]> : tensor<3x1xi32>
  %scattered_windows_sum_with_limit_i32.u = stablehlo.constant dense<[[10, 20], [30, 40], [50, 60]]> : tensor<3x2xi32>
  %scattered_windows_sum_with_limit_i32 = call @scattered_windows_sum_with_limit_i32(%scattered_windows_sum_with_limit_i32.x, %scattered_windows_sum_with_limit_i32.i, %scattered_windows_sum_with_limit_i32.u) : (tensor<4x2xi32>, tensor<3x1xi32>, tensor<3x2xi32>) -> tensor<4x2xi32>
  check.expect_eq_const %scattered_windows_sum_with_limit_i32, dense<[[31, 42], [3, 4], [15, 26], [50, 50]]> : tensor<4x2xi32> loc("scattered_windows_sum_with_limit_i32")
  // scattered_windows_sum_with_limit_f32: the limit holds for the sum
  %scattered_windows_sum_with_limit_f32.x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.0]]> : tensor<4x2xf32>
  %scattered_windows_sum_with_limit_f32.i = stablehlo.constant dense<[[2], [0], [3]]> : tensor<3x1xi32>
  %scattered_windows_sum_with_limit_f32.u = stablehlo.constant dense<[[10.0, 20.0], [30.0, 40.0], [50.0, 60.0]]> : tensor<3x2xf32>
  %scattered_windows_sum_with_limit_f32 = call @scattered_windows_sum_with_limit_f32(%scattered_windows_sum_with_limit_f32.x, %scattered_windows_sum_with_limit_f32.i, %scattered_windows_sum_with_limit_f32.u) : (tensor<4x2xf32>, tensor<3x1xi32>, tensor<3x2xf32>) -> tensor<4x2xf32>
  check.expect_eq_const %scattered_windows_sum_with_limit_f32, dense<[[31.0, 42.0], [3.0, 4.0], [15.0, 26.0], [50.0, 50.0]]> : tensor<4x2xf32> loc("scattered_windows_sum_with_limit_f32")
  // scattered_windows_difference_of_maximum_i32: the body is symmetric
  %scattered_windows_difference_of_maximum_i32.x = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6], [7, 8]]> : tensor<4x2xi32>
  %scattered_windows_difference_of_maximum_i32.i = stablehlo.constant dense<[[2], [0], [3]]> : tensor<3x1xi32>
  %scattered_windows_difference_of_maximum_i32.u = stablehlo.constant dense<[[10, 20], [30, 40], [50, 60]]> : tensor<3x2xi32>
  %scattered_windows_difference_of_maximum_i32 = call @scattered_windows_difference_of_maximum_i32(%scattered_windows_difference_of_maximum_i32.x, %scattered_windows_difference_of_maximum_i32.i, %scattered_windows_difference_of_maximum_i32.u) : (tensor<4x2xi32>, tensor<3x1xi32>, tensor<3x2xi32>) -> tensor<4x2xi32>
  check.expect_eq_const %scattered_windows_difference_of_maximum_i32, dense<[[29, 38], [3, 4], [5, 14], [43, 52]]> : tensor<4x2xi32> loc("scattered_windows_difference_of_maximum_i32")
  // scattered_windows_difference_of_maximum_f32: the body is symmetric
  %scattered_windows_difference_of_maximum_f32.x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.0]]> : tensor<4x2xf32>
  %scattered_windows_difference_of_maximum_f32.i = stablehlo.constant dense<[[2], [0], [3]]> : tensor<3x1xi32>
  %scattered_windows_difference_of_maximum_f32.u = stablehlo.constant dense<[[10.0, 20.0], [30.0, 40.0], [50.0, 60.0]]> : tensor<3x2xf32>
  %scattered_windows_difference_of_maximum_f32 = call @scattered_windows_difference_of_maximum_f32(%scattered_windows_difference_of_maximum_f32.x, %scattered_windows_difference_of_maximum_f32.i, %scattered_windows_difference_of_maximum_f32.u) : (tensor<4x2xf32>, tensor<3x1xi32>, tensor<3x2xf32>) -> tensor<4x2xf32>
  check.expect_eq_const %scattered_windows_difference_of_maximum_f32, dense<[[29.0, 38.0], [3.0, 4.0], [5.0, 14.0], [43.0, 52.0]]> : tensor<4x2xf32> loc("scattered_windows_difference_of_maximum_f32")
  // scattered_windows_selected_i32: the comparison is symmetric
  %scattered_windows_selected_i32.x = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6], [7, 8]]> : tensor<4x2xi32>
  %scattered_windows_selected_i32.i = stablehlo.constant dense<[[2], [0], [3]]> : tensor<3x1xi32>
  %scattered_windows_selected_i32.u = stablehlo.constant dense<[[10, 20], [30, 40], [50, 60]]> : tensor<3x2xi32>
  %scattered_windows_selected_i32.scatter = "stablehlo.scatter"(%scattered_windows_selected_i32.x, %scattered_windows_selected_i32.i, %scattered_windows_selected_i32.u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%scattered_windows_selected_i32.left: tensor<i32>, %scattered_windows_selected_i32.right: tensor<i32>):
    %scattered_windows_selected_i32.compare = stablehlo.compare LT, %scattered_windows_selected_i32.left, %scattered_windows_selected_i32.right : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %scattered_windows_selected_i32.subtract = stablehlo.subtract %scattered_windows_selected_i32.right, %scattered_windows_selected_i32.left : tensor<i32>
    %scattered_windows_selected_i32.select = stablehlo.select %scattered_windows_selected_i32.compare, %scattered_windows_selected_i32.subtract, %scattered_windows_selected_i32.left : tensor<i1>, tensor<i32>
    stablehlo.return %scattered_windows_selected_i32.select : tensor<i32>
  }) : (tensor<4x2xi32>, tensor<3x1xi32>, tensor<3x2xi32>) -> tensor<4x2xi32>
  check.expect_eq_const %scattered_windows_selected_i32.scatter, dense<[[29, 38], [3, 4], [5, 14], [43, 52]]> : tensor<4x2xi32> loc("scattered_windows_selected_i32")
  // scattered_windows_selected_f32: the comparison is symmetric
  %scattered_windows_selected_f32.x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.0]]> : tensor<4x2xf32>
  %scattered_windows_selected_f32.i = stablehlo.constant dense<[[2], [0], [3]]> : tensor<3x1xi32>
  %scattered_windows_selected_f32.u = stablehlo.constant dense<[[10.0, 20.0], [30.0, 40.0], [50.0, 60.0]]> : tensor<3x2xf32>
  %scattered_windows_selected_f32.scatter = "stablehlo.scatter"(%scattered_windows_selected_f32.x, %scattered_windows_selected_f32.i, %scattered_windows_selected_f32.u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%scattered_windows_selected_f32.left: tensor<f32>, %scattered_windows_selected_f32.right: tensor<f32>):
    %scattered_windows_selected_f32.compare = stablehlo.compare LT, %scattered_windows_selected_f32.left, %scattered_windows_selected_f32.right : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %scattered_windows_selected_f32.subtract = stablehlo.subtract %scattered_windows_selected_f32.right, %scattered_windows_selected_f32.left : tensor<f32>
    %scattered_windows_selected_f32.select = stablehlo.select %scattered_windows_selected_f32.compare, %scattered_windows_selected_f32.subtract, %scattered_windows_selected_f32.left : tensor<i1>, tensor<f32>
    stablehlo.return %scattered_windows_selected_f32.select : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<3x1xi32>, tensor<3x2xf32>) -> tensor<4x2xf32>
  check.expect_eq_const %scattered_windows_selected_f32.scatter, dense<[[29.0, 38.0], [3.0, 4.0], [5.0, 14.0], [43.0, 52.0]]> : tensor<4x2xf32> loc("scattered_windows_selected_f32")
  return
}
