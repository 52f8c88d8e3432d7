// Rewrites. Each check is a row of rows/region_loops.txt: its operands break the rewrite where its condition does not hold.
func.func private @reducer_with_loop(%x: tensor<2x2xi32>, %z: tensor<i32>) -> tensor<2xi32> {
  %reduce = stablehlo.reduce(%x init: %z) across dimensions = [1] : (tensor<2x2xi32>, tensor<i32>) -> tensor<2xi32>
  reducer(%left: tensor<i32>, %right: tensor<i32>) {
    %while:2 = stablehlo.while(%turn = %left, %turn_ = %right) : tensor<i32>, tensor<i32>
    cond {
      %literal = stablehlo.constant dense<0> : tensor<i32>
      %compare = stablehlo.compare GT, %turn_, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %compare : tensor<i1>
    } do {
      %literal_2 = stablehlo.constant dense<1> : tensor<i32>
      %add = stablehlo.add %turn, %literal_2 : tensor<i32>
      %literal_3 = stablehlo.constant dense<1> : tensor<i32>
      %subtract = stablehlo.subtract %turn_, %literal_3 : tensor<i32>
      stablehlo.return %add, %subtract : tensor<i32>, tensor<i32>
    }
    stablehlo.return %while#0 : tensor<i32>
  }
  return %reduce : tensor<2xi32>
}

func.func private @reducer_with_loop_of_column(%x: tensor<3x2xi32>, %z: tensor<i32>) -> tensor<2xi32> {
  %reduce = stablehlo.reduce(%x init: %z) across dimensions = [0] : (tensor<3x2xi32>, tensor<i32>) -> tensor<2xi32>
  reducer(%left: tensor<i32>, %right: tensor<i32>) {
    %while:2 = stablehlo.while(%turn = %left, %turn_ = %right) : tensor<i32>, tensor<i32>
    cond {
      %literal = stablehlo.constant dense<0> : tensor<i32>
      %compare = stablehlo.compare GT, %turn_, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %compare : tensor<i1>
    } do {
      %literal_2 = stablehlo.constant dense<1> : tensor<i32>
      %add = stablehlo.add %turn, %literal_2 : tensor<i32>
      %literal_3 = stablehlo.constant dense<1> : tensor<i32>
      %subtract = stablehlo.subtract %turn_, %literal_3 : tensor<i32>
      stablehlo.return %add, %subtract : tensor<i32>, tensor<i32>
    }
    stablehlo.return %while#0 : tensor<i32>
  }
  return %reduce : tensor<2xi32>
}

func.func private @window_reducer_with_loop(%x: tensor<3xi32>) -> tensor<2xi32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %reduce_window = "stablehlo.reduce_window"(%x, %literal) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %while:2 = stablehlo.while(%turn = %left, %turn_ = %right) : tensor<i32>, tensor<i32>
    cond {
      %literal_2 = stablehlo.constant dense<0> : tensor<i32>
      %compare = stablehlo.compare GT, %turn_, %literal_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %compare : tensor<i1>
    } do {
      %literal_3 = stablehlo.constant dense<1> : tensor<i32>
      %add = stablehlo.add %turn, %literal_3 : tensor<i32>
      %literal_4 = stablehlo.constant dense<1> : tensor<i32>
      %subtract = stablehlo.subtract %turn_, %literal_4 : tensor<i32>
      stablehlo.return %add, %subtract : tensor<i32>, tensor<i32>
    }
    stablehlo.return %while#0 : tensor<i32>
  }) : (tensor<3xi32>, tensor<i32>) -> tensor<2xi32>
  return %reduce_window : tensor<2xi32>
}

func.func private @scatter_with_loop(%x: tensor<3xi32>, %i: tensor<2x1xi32>, %u: tensor<2xi32>) -> tensor<3xi32> {
  %scatter = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %while:2 = stablehlo.while(%turn = %left, %turn_ = %right) : tensor<i32>, tensor<i32>
    cond {
      %literal = stablehlo.constant dense<0> : tensor<i32>
      %compare = stablehlo.compare GT, %turn_, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %compare : tensor<i1>
    } do {
      %literal_2 = stablehlo.constant dense<2> : tensor<i32>
      %add = stablehlo.add %turn, %literal_2 : tensor<i32>
      %literal_3 = stablehlo.constant dense<1> : tensor<i32>
      %subtract = stablehlo.subtract %turn_, %literal_3 : tensor<i32>
      stablehlo.return %add, %subtract : tensor<i32>, tensor<i32>
    }
    stablehlo.return %while#0 : tensor<i32>
  }) : (tensor<3xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<3xi32>
  return %scatter : tensor<3xi32>
}

func.func private @comparator_with_loop(%x: tensor<4xi32>) -> tensor<4xi32> {
  %sort = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %while = stablehlo.while(%turn = %left) : tensor<i32>
    cond {
      %literal = stablehlo.constant dense<2> : tensor<i32>
      %compare = stablehlo.compare GT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %compare : tensor<i1>
    } do {
      %literal_2 = stablehlo.constant dense<3> : tensor<i32>
      %subtract = stablehlo.subtract %turn, %literal_2 : tensor<i32>
      stablehlo.return %subtract : tensor<i32>
    }
    %while_2 = stablehlo.while(%turn_2 = %right) : tensor<i32>
    cond {
      %literal_3 = stablehlo.constant dense<2> : tensor<i32>
      %compare_2 = stablehlo.compare GT, %turn_2, %literal_3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %compare_2 : tensor<i1>
    } do {
      %literal_4 = stablehlo.constant dense<3> : tensor<i32>
      %subtract_2 = stablehlo.subtract %turn_2, %literal_4 : tensor<i32>
      stablehlo.return %subtract_2 : tensor<i32>
    }
    %compare_3 = stablehlo.compare LT, %while, %while_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_3 : tensor<i1>
  }) : (tensor<4xi32>) -> tensor<4xi32>
  return %sort : tensor<4xi32>
}

func.func @main() {
  // reducer_with_loop: every element has as many turns as the others
  %reducer_with_loop.x = stablehlo.constant dense<[[3, 1], [1, 2]]> : tensor<2x2xi32>
  %reducer_with_loop.z = stablehlo.constant dense<0> : tensor<i32>
  %reducer_with_loop = call @reducer_with_loop(%reducer_with_loop.x, %reducer_with_loop.z) : (tensor<2x2xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %reducer_with_loop, dense<[4, 3]> : tensor<2xi32> loc("reducer_with_loop")
  // reducer_with_loop_of_column: the loop has one turn at most
  %reducer_with_loop_of_column.x = stablehlo.constant dense<[[3, 1], [1, 2], [0, 4]]> : tensor<3x2xi32>
  %reducer_with_loop_of_column.z = stablehlo.constant dense<0> : tensor<i32>
  %reducer_with_loop_of_column = call @reducer_with_loop_of_column(%reducer_with_loop_of_column.x, %reducer_with_loop_of_column.z) : (tensor<3x2xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %reducer_with_loop_of_column, dense<[4, 7]> : tensor<2xi32> loc("reducer_with_loop_of_column")
  // window_reducer_with_loop: every element has as many turns as the others
  %window_reducer_with_loop.x = stablehlo.constant dense<[3, 1, 2]> : tensor<3xi32>
  %window_reducer_with_loop = call @window_reducer_with_loop(%window_reducer_with_loop.x) : (tensor<3xi32>) -> tensor<2xi32>
  check.expect_eq_const %window_reducer_with_loop, dense<[4, 3]> : tensor<2xi32> loc("window_reducer_with_loop")
  // scatter_with_loop: the region is one op
  %scatter_with_loop.x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %scatter_with_loop.i = stablehlo.constant dense<1> : tensor<2x1xi32>
  %scatter_with_loop.u = stablehlo.constant dense<[2, 1]> : tensor<2xi32>
  %scatter_with_loop = call @scatter_with_loop(%scatter_with_loop.x, %scatter_with_loop.i, %scatter_with_loop.u) : (tensor<3xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<3xi32>
  check.expect_eq_const %scatter_with_loop, dense<[1, 8, 3]> : tensor<3xi32> loc("scatter_with_loop")
  // comparator_with_loop: the numbers are below 3
  %comparator_with_loop.x = stablehlo.constant dense<[3, 1, 5, 4]> : tensor<4xi32>
  %comparator_with_loop = call @comparator_with_loop(%comparator_with_loop.x) : (tensor<4xi32>) -> tensor<4xi32>
  check.expect_eq_const %comparator_with_loop, dense<[3, 1, 4, 5]> : tensor<4xi32> loc("comparator_with_loop")
  return
}
