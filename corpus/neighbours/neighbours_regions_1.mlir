// Rewrites. Each check is a row of rows/regions.txt: its operands break the rewrite where its condition does not hold.
func.func private @window_reducer_that_returns_parameter(%x: tensor<3xf32>) -> tensor<2xf32> {
  %literal = stablehlo.constant dense<3.0> : tensor<f32>
  %reduce_window = "stablehlo.reduce_window"(%x, %literal) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    stablehlo.return %right : tensor<f32>
  }) : (tensor<3xf32>, tensor<f32>) -> tensor<2xf32>
  return %reduce_window : tensor<2xf32>
}

func.func @main() {
  // reducer_with_branch: the branches change places
  %reducer_with_branch.x = stablehlo.constant dense<[4, 9, 2]> : tensor<3xi32>
  %reducer_with_branch.z = stablehlo.constant dense<0> : tensor<i32>
  %reducer_with_branch.reduce = stablehlo.reduce(%reducer_with_branch.x init: %reducer_with_branch.z) across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  reducer(%reducer_with_branch.left: tensor<i32>, %reducer_with_branch.right: tensor<i32>) {
    %reducer_with_branch.compare = stablehlo.compare LT, %reducer_with_branch.left, %reducer_with_branch.right : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %reducer_with_branch.if = "stablehlo.if"(%reducer_with_branch.compare) ({
      stablehlo.return %reducer_with_branch.right : tensor<i32>
    }, {
      stablehlo.return %reducer_with_branch.left : tensor<i32>
    }) : (tensor<i1>) -> tensor<i32>
    stablehlo.return %reducer_with_branch.if : tensor<i32>
  }
  check.expect_eq_const %reducer_with_branch.reduce, dense<9> : tensor<i32> loc("reducer_with_branch")
  // reducer_with_case: the reducer is its last op
  %reducer_with_case.x = stablehlo.constant dense<[4, 9, 2]> : tensor<3xi32>
  %reducer_with_case.z = stablehlo.constant dense<0> : tensor<i32>
  %reducer_with_case.reduce = stablehlo.reduce(%reducer_with_case.x init: %reducer_with_case.z) across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  reducer(%reducer_with_case.left: tensor<i32>, %reducer_with_case.right: tensor<i32>) {
    %reducer_with_case.compare = stablehlo.compare GT, %reducer_with_case.left, %reducer_with_case.right : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %reducer_with_case.convert = stablehlo.convert %reducer_with_case.compare : (tensor<i1>) -> tensor<i32>
    %reducer_with_case.case = "stablehlo.case"(%reducer_with_case.convert) ({
      stablehlo.return %reducer_with_case.right : tensor<i32>
    }, {
      stablehlo.return %reducer_with_case.left : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    stablehlo.return %reducer_with_case.case : tensor<i32>
  }
  check.expect_eq_const %reducer_with_case.reduce, dense<9> : tensor<i32> loc("reducer_with_case")
  // reducer_that_returns_parameter: the reducer has an op
  %reducer_that_returns_parameter.x = stablehlo.constant dense<7> : tensor<3xi32>
  %reducer_that_returns_parameter.z = stablehlo.constant dense<7> : tensor<i32>
  %reducer_that_returns_parameter.reduce = stablehlo.reduce(%reducer_that_returns_parameter.x init: %reducer_that_returns_parameter.z) across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  reducer(%reducer_that_returns_parameter.left: tensor<i32>, %reducer_that_returns_parameter.right: tensor<i32>) {
    stablehlo.return %reducer_that_returns_parameter.right : tensor<i32>
  }
  check.expect_eq_const %reducer_that_returns_parameter.reduce, dense<7> : tensor<i32> loc("reducer_that_returns_parameter")
  // reducer_that_returns_left_parameter: the reducer has an op
  %reducer_that_returns_left_parameter.x = stablehlo.constant dense<-7.0> : tensor<2x2xf32>
  %reducer_that_returns_left_parameter.z = stablehlo.constant dense<-7.0> : tensor<f32>
  %reducer_that_returns_left_parameter.reduce = stablehlo.reduce(%reducer_that_returns_left_parameter.x init: %reducer_that_returns_left_parameter.z) across dimensions = [1] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
  reducer(%reducer_that_returns_left_parameter.left: tensor<f32>, %reducer_that_returns_left_parameter.right: tensor<f32>) {
    stablehlo.return %reducer_that_returns_left_parameter.left : tensor<f32>
  }
  check.expect_eq_const %reducer_that_returns_left_parameter.reduce, dense<-7.0> : tensor<2xf32> loc("reducer_that_returns_left_parameter")
  // reducer_with_reshape: the reducer is an op of its two parameters
  %reducer_with_reshape.x = stablehlo.constant dense<[1, 1, 3]> : tensor<3xi32>
  %reducer_with_reshape.z = stablehlo.constant dense<0> : tensor<i32>
  %reducer_with_reshape.reduce = stablehlo.reduce(%reducer_with_reshape.x init: %reducer_with_reshape.z) across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  reducer(%reducer_with_reshape.left: tensor<i32>, %reducer_with_reshape.right: tensor<i32>) {
    %reducer_with_reshape.broadcast_in_dim = stablehlo.broadcast_in_dim %reducer_with_reshape.left, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %reducer_with_reshape.broadcast_in_dim_2 = stablehlo.broadcast_in_dim %reducer_with_reshape.right, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %reducer_with_reshape.add = stablehlo.add %reducer_with_reshape.broadcast_in_dim, %reducer_with_reshape.broadcast_in_dim_2 : tensor<1xi32>
    %reducer_with_reshape.reshape = stablehlo.reshape %reducer_with_reshape.add : (tensor<1xi32>) -> tensor<i32>
    stablehlo.return %reducer_with_reshape.reshape : tensor<i32>
  }
  check.expect_eq_const %reducer_with_reshape.reduce, dense<5> : tensor<i32> loc("reducer_with_reshape")
  // reducer_of_two_returns_other: both results have one reducer
  %reducer_of_two_returns_other.x = stablehlo.constant dense<[4, 9, 2]> : tensor<3xi32>
  %reducer_of_two_returns_other.y = stablehlo.constant dense<[4, 9, 2]> : tensor<3xi32>
  %reducer_of_two_returns_other.z = stablehlo.constant dense<0> : tensor<i32>
  %reducer_of_two_returns_other.w = stablehlo.constant dense<99> : tensor<i32>
  %reducer_of_two_returns_other.reduce:2 = stablehlo.reduce(%reducer_of_two_returns_other.x init: %reducer_of_two_returns_other.z), (%reducer_of_two_returns_other.y init: %reducer_of_two_returns_other.w) across dimensions = [0] : (tensor<3xi32>, tensor<3xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
  reducer(%reducer_of_two_returns_other.left: tensor<i32>, %reducer_of_two_returns_other.right: tensor<i32>) (%reducer_of_two_returns_other.left_: tensor<i32>, %reducer_of_two_returns_other.right_: tensor<i32>) {
    %reducer_of_two_returns_other.maximum = stablehlo.maximum %reducer_of_two_returns_other.left, %reducer_of_two_returns_other.right : tensor<i32>
    %reducer_of_two_returns_other.minimum = stablehlo.minimum %reducer_of_two_returns_other.left_, %reducer_of_two_returns_other.right_ : tensor<i32>
    stablehlo.return %reducer_of_two_returns_other.maximum, %reducer_of_two_returns_other.minimum : tensor<i32>, tensor<i32>
  }
  check.expect_eq_const %reducer_of_two_returns_other.reduce#0, dense<9> : tensor<i32> loc("reducer_of_two_returns_other")
  check.expect_eq_const %reducer_of_two_returns_other.reduce#1, dense<2> : tensor<i32> loc("reducer_of_two_returns_other")
  // window_reducer_that_returns_parameter: the reducer has an op
  %window_reducer_that_returns_parameter.x = stablehlo.constant dense<3.0> : tensor<3xf32>
  %window_reducer_that_returns_parameter = call @window_reducer_that_returns_parameter(%window_reducer_that_returns_parameter.x) : (tensor<3xf32>) -> tensor<2xf32>
  check.expect_eq_const %window_reducer_that_returns_parameter, dense<3.0> : tensor<2xf32> loc("window_reducer_that_returns_parameter")
  // scatter_that_keeps: the region returns its second parameter
  %scatter_that_keeps.x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %scatter_that_keeps.i = stablehlo.constant dense<[[1], [0]]> : tensor<2x1xi32>
  %scatter_that_keeps.u = stablehlo.constant dense<[8, 9]> : tensor<2xi32>
  %scatter_that_keeps.scatter = "stablehlo.scatter"(%scatter_that_keeps.x, %scatter_that_keeps.i, %scatter_that_keeps.u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%scatter_that_keeps.left: tensor<i32>, %scatter_that_keeps.right: tensor<i32>):
    stablehlo.return %scatter_that_keeps.left : tensor<i32>
  }) : (tensor<3xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<3xi32>
  check.expect_eq_const %scatter_that_keeps.scatter, dense<[1, 2, 3]> : tensor<3xi32> loc("scatter_that_keeps")
  // comparator_of_second_operand: the keys are the first operand
  %comparator_of_second_operand.x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %comparator_of_second_operand.y = stablehlo.constant dense<[9, 8, 7]> : tensor<3xi32>
  %comparator_of_second_operand.sort:2 = "stablehlo.sort"(%comparator_of_second_operand.x, %comparator_of_second_operand.y) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%comparator_of_second_operand.left: tensor<i32>, %comparator_of_second_operand.right: tensor<i32>, %comparator_of_second_operand.left_: tensor<i32>, %comparator_of_second_operand.right_: tensor<i32>):
    %comparator_of_second_operand.compare = stablehlo.compare LT, %comparator_of_second_operand.left_, %comparator_of_second_operand.right_ : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %comparator_of_second_operand.compare : tensor<i1>
  }) : (tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
  check.expect_eq_const %comparator_of_second_operand.sort#0, dense<[3, 2, 1]> : tensor<3xi32> loc("comparator_of_second_operand")
  check.expect_eq_const %comparator_of_second_operand.sort#1, dense<[7, 8, 9]> : tensor<3xi32> loc("comparator_of_second_operand")
  // comparator_of_two_keys: no two keys are equal
  %comparator_of_two_keys.x = stablehlo.constant dense<[2, 1, 2, 1]> : tensor<4xi32>
  %comparator_of_two_keys.y = stablehlo.constant dense<[5, 6, 7, 8]> : tensor<4xi32>
  %comparator_of_two_keys.sort:2 = "stablehlo.sort"(%comparator_of_two_keys.x, %comparator_of_two_keys.y) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%comparator_of_two_keys.left: tensor<i32>, %comparator_of_two_keys.right: tensor<i32>, %comparator_of_two_keys.left_: tensor<i32>, %comparator_of_two_keys.right_: tensor<i32>):
    %comparator_of_two_keys.compare = stablehlo.compare LT, %comparator_of_two_keys.left, %comparator_of_two_keys.right : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %comparator_of_two_keys.compare_2 = stablehlo.compare EQ, %comparator_of_two_keys.left, %comparator_of_two_keys.right : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %comparator_of_two_keys.compare_3 = stablehlo.compare GT, %comparator_of_two_keys.left_, %comparator_of_two_keys.right_ : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %comparator_of_two_keys.and = stablehlo.and %comparator_of_two_keys.compare_2, %comparator_of_two_keys.compare_3 : tensor<i1>
    %comparator_of_two_keys.or = stablehlo.or %comparator_of_two_keys.compare, %comparator_of_two_keys.and : tensor<i1>
    stablehlo.return %comparator_of_two_keys.or : tensor<i1>
  }) : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>)
  check.expect_eq_const %comparator_of_two_keys.sort#0, dense<[1, 1, 2, 2]> : tensor<4xi32> loc("comparator_of_two_keys")
  check.expect_eq_const %comparator_of_two_keys.sort#1, dense<[8, 6, 7, 5]> : tensor<4xi32> loc("comparator_of_two_keys")
  return
}
