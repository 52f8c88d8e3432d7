// Rewrites. Each check is a row of rows/region_forms.txt: its operands break the rewrite where its condition does not hold.
func.func private @reducer_with_constant(%x: tensor<3xi32>, %z: tensor<i32>) -> tensor<i32> {
  %reduce = stablehlo.reduce(%x init: %z) across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  reducer(%left: tensor<i32>, %right: tensor<i32>) {
    %maximum = stablehlo.maximum %left, %right : tensor<i32>
    %literal = stablehlo.constant dense<6> : tensor<i32>
    %minimum = stablehlo.minimum %maximum, %literal : tensor<i32>
    stablehlo.return %minimum : tensor<i32>
  }
  return %reduce : tensor<i32>
}

func.func private @reducer_with_constant_of_rows(%x: tensor<2x3xf32>, %z: tensor<f32>) -> tensor<2xf32> {
  %reduce = stablehlo.reduce(%x init: %z) across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  reducer(%left: tensor<f32>, %right: tensor<f32>) {
    %maximum = stablehlo.maximum %left, %right : tensor<f32>
    %literal = stablehlo.constant dense<6.0> : tensor<f32>
    %minimum = stablehlo.minimum %maximum, %literal : tensor<f32>
    stablehlo.return %minimum : tensor<f32>
  }
  return %reduce : tensor<2xf32>
}

func.func private @window_reducer_with_branch(%x: tensor<4xi32>) -> tensor<3xi32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %reduce_window = "stablehlo.reduce_window"(%x, %literal) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %compare = stablehlo.compare LT, %left, %right : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %if = "stablehlo.if"(%compare) ({
      stablehlo.return %right : tensor<i32>
    }, {
      stablehlo.return %left : tensor<i32>
    }) : (tensor<i1>) -> tensor<i32>
    stablehlo.return %if : tensor<i32>
  }) : (tensor<4xi32>, tensor<i32>) -> tensor<3xi32>
  return %reduce_window : tensor<3xi32>
}

func.func private @window_reducer_with_broadcast(%x: tensor<4xi32>) -> tensor<3xi32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %reduce_window = "stablehlo.reduce_window"(%x, %literal) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %broadcast_in_dim = stablehlo.broadcast_in_dim %left, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %right, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %add = stablehlo.add %broadcast_in_dim, %broadcast_in_dim_2 : tensor<1xi32>
    %reshape = stablehlo.reshape %add : (tensor<1xi32>) -> tensor<i32>
    stablehlo.return %reshape : tensor<i32>
  }) : (tensor<4xi32>, tensor<i32>) -> tensor<3xi32>
  return %reduce_window : tensor<3xi32>
}

func.func private @comparator_with_constant(%x: tensor<4xi32>) -> tensor<4xi32> {
  %sort = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %literal = stablehlo.constant dense<10> : tensor<i32>
    %remainder = stablehlo.remainder %left, %literal : tensor<i32>
    %literal_2 = stablehlo.constant dense<10> : tensor<i32>
    %remainder_2 = stablehlo.remainder %right, %literal_2 : tensor<i32>
    %compare = stablehlo.compare LT, %remainder, %remainder_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<4xi32>) -> tensor<4xi32>
  return %sort : tensor<4xi32>
}

func.func private @comparator_with_broadcast_of_both(%x: tensor<4xi32>, %y: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
  %sort:2 = "stablehlo.sort"(%x, %y) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>, %left_: tensor<i32>, %right_: tensor<i32>):
    %broadcast_in_dim = stablehlo.broadcast_in_dim %left, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %literal = stablehlo.constant dense<[0, 1]> : tensor<2xi32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %literal : tensor<2xi32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %left_, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %add = stablehlo.add %multiply, %broadcast_in_dim_2 : tensor<2xi32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %right, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %literal_2 = stablehlo.constant dense<[0, 1]> : tensor<2xi32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim_3, %literal_2 : tensor<2xi32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %right_, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %add_2 = stablehlo.add %multiply_2, %broadcast_in_dim_4 : tensor<2xi32>
    %compare = stablehlo.compare LT, %add, %add_2 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %slice = stablehlo.slice %compare [1:2] : (tensor<2xi1>) -> tensor<1xi1>
    %reshape = stablehlo.reshape %slice : (tensor<1xi1>) -> tensor<i1>
    stablehlo.return %reshape : tensor<i1>
  }) : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>)
  return %sort#0, %sort#1 : tensor<4xi32>, tensor<4xi32>
}

func.func private @comparator_with_case(%x: tensor<4xi32>) -> tensor<4xi32> {
  %sort = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %literal = stablehlo.constant dense<3> : tensor<i32>
    %compare = stablehlo.compare GT, %left, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %convert = stablehlo.convert %compare : (tensor<i1>) -> tensor<i32>
    %case = "stablehlo.case"(%convert) ({
      %compare_2 = stablehlo.compare LT, %left, %right : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %compare_2 : tensor<i1>
    }, {
      %literal_2 = stablehlo.constant dense<3> : tensor<i32>
      %compare_3 = stablehlo.compare GT, %right, %literal_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %compare_4 = stablehlo.compare GT, %left, %right : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %and = stablehlo.and %compare_3, %compare_4 : tensor<i1>
      stablehlo.return %and : tensor<i1>
    }) : (tensor<i32>) -> tensor<i1>
    stablehlo.return %case : tensor<i1>
  }) : (tensor<4xi32>) -> tensor<4xi32>
  return %sort : tensor<4xi32>
}

func.func private @scatter_with_constant(%x: tensor<3xi32>, %i: tensor<2x1xi32>, %u: tensor<2xi32>) -> tensor<3xi32> {
  %scatter = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add = stablehlo.add %left, %right : tensor<i32>
    %literal = stablehlo.constant dense<6> : tensor<i32>
    %minimum = stablehlo.minimum %add, %literal : tensor<i32>
    stablehlo.return %minimum : tensor<i32>
  }) : (tensor<3xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<3xi32>
  return %scatter : tensor<3xi32>
}

func.func @main() {
  // reducer_with_constant: the constant has no effect
  %reducer_with_constant.x = stablehlo.constant dense<[1, 9, 2]> : tensor<3xi32>
  %reducer_with_constant.z = stablehlo.constant dense<0> : tensor<i32>
  %reducer_with_constant = call @reducer_with_constant(%reducer_with_constant.x, %reducer_with_constant.z) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %reducer_with_constant, dense<6> : tensor<i32> loc("reducer_with_constant")
  // reducer_with_constant_of_rows: the constant has no effect
  %reducer_with_constant_of_rows.x = stablehlo.constant dense<[[1.0, 9.0, 2.0], [3.0, 4.0, 5.0]]> : tensor<2x3xf32>
  %reducer_with_constant_of_rows.z = stablehlo.constant dense<0.0> : tensor<f32>
  %reducer_with_constant_of_rows = call @reducer_with_constant_of_rows(%reducer_with_constant_of_rows.x, %reducer_with_constant_of_rows.z) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  check.expect_eq_const %reducer_with_constant_of_rows, dense<[6.0, 5.0]> : tensor<2xf32> loc("reducer_with_constant_of_rows")
  // window_reducer_with_branch: the branches change places
  %window_reducer_with_branch.x = stablehlo.constant dense<[4, 9, 2, 7]> : tensor<4xi32>
  %window_reducer_with_branch = call @window_reducer_with_branch(%window_reducer_with_branch.x) : (tensor<4xi32>) -> tensor<3xi32>
  check.expect_eq_const %window_reducer_with_branch, dense<[9, 9, 7]> : tensor<3xi32> loc("window_reducer_with_branch")
  // window_reducer_with_broadcast: the reducer is an op of its two parameters
  %window_reducer_with_broadcast.x = stablehlo.constant dense<[4, 9, 2, 7]> : tensor<4xi32>
  %window_reducer_with_broadcast = call @window_reducer_with_broadcast(%window_reducer_with_broadcast.x) : (tensor<4xi32>) -> tensor<3xi32>
  check.expect_eq_const %window_reducer_with_broadcast, dense<[13, 11, 9]> : tensor<3xi32> loc("window_reducer_with_broadcast")
  // comparator_with_constant: the constant has no effect
  %comparator_with_constant.x = stablehlo.constant dense<[19, 21, 35, 42]> : tensor<4xi32>
  %comparator_with_constant = call @comparator_with_constant(%comparator_with_constant.x) : (tensor<4xi32>) -> tensor<4xi32>
  check.expect_eq_const %comparator_with_constant, dense<[21, 42, 35, 19]> : tensor<4xi32> loc("comparator_with_constant")
  // comparator_with_broadcast: the comparator is one op
  %comparator_with_broadcast.x = stablehlo.constant dense<[3, 1, 5, 4]> : tensor<4xi32>
  %comparator_with_broadcast.sort = "stablehlo.sort"(%comparator_with_broadcast.x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%comparator_with_broadcast.left: tensor<i32>, %comparator_with_broadcast.right: tensor<i32>):
    %comparator_with_broadcast.broadcast_in_dim = stablehlo.broadcast_in_dim %comparator_with_broadcast.left, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %comparator_with_broadcast.broadcast_in_dim_2 = stablehlo.broadcast_in_dim %comparator_with_broadcast.right, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %comparator_with_broadcast.compare = stablehlo.compare GT, %comparator_with_broadcast.broadcast_in_dim, %comparator_with_broadcast.broadcast_in_dim_2 : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %comparator_with_broadcast.reshape = stablehlo.reshape %comparator_with_broadcast.compare : (tensor<1xi1>) -> tensor<i1>
    stablehlo.return %comparator_with_broadcast.reshape : tensor<i1>
  }) : (tensor<4xi32>) -> tensor<4xi32>
  check.expect_eq_const %comparator_with_broadcast.sort, dense<[5, 4, 3, 1]> : tensor<4xi32> loc("comparator_with_broadcast")
  // comparator_with_broadcast_of_both: the first operand has no effect
  %comparator_with_broadcast_of_both.x = stablehlo.constant dense<[9, 1, 1, 1]> : tensor<4xi32>
  %comparator_with_broadcast_of_both.y = stablehlo.constant dense<[1, 4, 3, 2]> : tensor<4xi32>
  %comparator_with_broadcast_of_both:2 = call @comparator_with_broadcast_of_both(%comparator_with_broadcast_of_both.x, %comparator_with_broadcast_of_both.y) : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>)
  check.expect_eq_const %comparator_with_broadcast_of_both#0, dense<[1, 1, 1, 9]> : tensor<4xi32> loc("comparator_with_broadcast_of_both")
  check.expect_eq_const %comparator_with_broadcast_of_both#1, dense<[2, 3, 4, 1]> : tensor<4xi32> loc("comparator_with_broadcast_of_both")
  // comparator_with_case: both branches compare in ascending order
  %comparator_with_case.x = stablehlo.constant dense<[3, 1, 5, 4]> : tensor<4xi32>
  %comparator_with_case = call @comparator_with_case(%comparator_with_case.x) : (tensor<4xi32>) -> tensor<4xi32>
  check.expect_eq_const %comparator_with_case, dense<[1, 3, 5, 4]> : tensor<4xi32> loc("comparator_with_case")
  // scatter_with_branch: the update is the larger one
  %scatter_with_branch.x = stablehlo.constant dense<[5, 2, 3]> : tensor<3xi32>
  %scatter_with_branch.i = stablehlo.constant dense<[[0], [1]]> : tensor<2x1xi32>
  %scatter_with_branch.u = stablehlo.constant dense<[1, 9]> : tensor<2xi32>
  %scatter_with_branch.scatter = "stablehlo.scatter"(%scatter_with_branch.x, %scatter_with_branch.i, %scatter_with_branch.u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%scatter_with_branch.left: tensor<i32>, %scatter_with_branch.right: tensor<i32>):
    %scatter_with_branch.compare = stablehlo.compare LT, %scatter_with_branch.left, %scatter_with_branch.right : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %scatter_with_branch.if = "stablehlo.if"(%scatter_with_branch.compare) ({
      stablehlo.return %scatter_with_branch.right : tensor<i32>
    }, {
      stablehlo.return %scatter_with_branch.left : tensor<i32>
    }) : (tensor<i1>) -> tensor<i32>
    stablehlo.return %scatter_with_branch.if : tensor<i32>
  }) : (tensor<3xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<3xi32>
  check.expect_eq_const %scatter_with_branch.scatter, dense<[5, 9, 3]> : tensor<3xi32> loc("scatter_with_branch")
  // scatter_with_constant: the constant has no effect
  %scatter_with_constant.x = stablehlo.constant dense<[5, 2, 3]> : tensor<3xi32>
  %scatter_with_constant.i = stablehlo.constant dense<[[0], [1]]> : tensor<2x1xi32>
  %scatter_with_constant.u = stablehlo.constant dense<[3, 1]> : tensor<2xi32>
  %scatter_with_constant = call @scatter_with_constant(%scatter_with_constant.x, %scatter_with_constant.i, %scatter_with_constant.u) : (tensor<3xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<3xi32>
  check.expect_eq_const %scatter_with_constant, dense<[6, 3, 3]> : tensor<3xi32> loc("scatter_with_constant")
  // scatter_with_broadcast: the region returns its second parameter
  %scatter_with_broadcast.x = stablehlo.constant dense<[5, 2, 3]> : tensor<3xi32>
  %scatter_with_broadcast.i = stablehlo.constant dense<[[0], [1]]> : tensor<2x1xi32>
  %scatter_with_broadcast.u = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %scatter_with_broadcast.scatter = "stablehlo.scatter"(%scatter_with_broadcast.x, %scatter_with_broadcast.i, %scatter_with_broadcast.u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%scatter_with_broadcast.left: tensor<i32>, %scatter_with_broadcast.right: tensor<i32>):
    %scatter_with_broadcast.broadcast_in_dim = stablehlo.broadcast_in_dim %scatter_with_broadcast.left, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %scatter_with_broadcast.broadcast_in_dim_2 = stablehlo.broadcast_in_dim %scatter_with_broadcast.right, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %scatter_with_broadcast.multiply = stablehlo.multiply %scatter_with_broadcast.broadcast_in_dim, %scatter_with_broadcast.broadcast_in_dim_2 : tensor<1xi32>
    %scatter_with_broadcast.reshape = stablehlo.reshape %scatter_with_broadcast.multiply : (tensor<1xi32>) -> tensor<i32>
    stablehlo.return %scatter_with_broadcast.reshape : tensor<i32>
  }) : (tensor<3xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<3xi32>
  check.expect_eq_const %scatter_with_broadcast.scatter, dense<[15, 8, 3]> : tensor<3xi32> loc("scatter_with_broadcast")
  return
}
