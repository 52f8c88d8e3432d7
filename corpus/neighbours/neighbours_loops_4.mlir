// Rewrites. Each check is a row of rows/loops.txt: its operands break the rewrite where its condition does not hold.
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
  // scatter_with_loop: the region is one op
  %scatter_with_loop.x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %scatter_with_loop.i = stablehlo.constant dense<1> : tensor<2x1xi32>
  %scatter_with_loop.u = stablehlo.constant dense<[2, 1]> : tensor<2xi32>
  %scatter_with_loop = call @scatter_with_loop(%scatter_with_loop.x, %scatter_with_loop.i, %scatter_with_loop.u) : (tensor<3xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<3xi32>
  check.expect_eq_const %scatter_with_loop, dense<[1, 8, 3]> : tensor<3xi32> loc("scatter_with_loop")
  // comparator_with_capture: the captured value has no effect
  %comparator_with_capture.x = stablehlo.constant dense<[1, 9, 4, 6]> : tensor<4xi32>
  %comparator_with_capture.m = stablehlo.constant dense<5> : tensor<i32>
  %comparator_with_capture.sort = "stablehlo.sort"(%comparator_with_capture.x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%comparator_with_capture.left: tensor<i32>, %comparator_with_capture.right: tensor<i32>):
    %comparator_with_capture.subtract = stablehlo.subtract %comparator_with_capture.left, %comparator_with_capture.m : tensor<i32>
    %comparator_with_capture.abs = stablehlo.abs %comparator_with_capture.subtract : tensor<i32>
    %comparator_with_capture.subtract_2 = stablehlo.subtract %comparator_with_capture.right, %comparator_with_capture.m : tensor<i32>
    %comparator_with_capture.abs_2 = stablehlo.abs %comparator_with_capture.subtract_2 : tensor<i32>
    %comparator_with_capture.compare = stablehlo.compare LT, %comparator_with_capture.abs, %comparator_with_capture.abs_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %comparator_with_capture.compare : tensor<i1>
  }) : (tensor<4xi32>) -> tensor<4xi32>
  check.expect_eq_const %comparator_with_capture.sort, dense<[4, 6, 1, 9]> : tensor<4xi32> loc("comparator_with_capture")
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
  // comparator_with_loop: the numbers are below 3
  %comparator_with_loop.x = stablehlo.constant dense<[3, 1, 5, 4]> : tensor<4xi32>
  %comparator_with_loop = call @comparator_with_loop(%comparator_with_loop.x) : (tensor<4xi32>) -> tensor<4xi32>
  check.expect_eq_const %comparator_with_loop, dense<[3, 1, 4, 5]> : tensor<4xi32> loc("comparator_with_loop")
  // comparator_with_branch: the first branch compares in ascending order
  %comparator_with_branch.x = stablehlo.constant dense<[3, 1, 5, 4]> : tensor<4xi32>
  %comparator_with_branch.m = stablehlo.constant dense<4> : tensor<i32>
  %comparator_with_branch.sort = "stablehlo.sort"(%comparator_with_branch.x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%comparator_with_branch.left: tensor<i32>, %comparator_with_branch.right: tensor<i32>):
    %comparator_with_branch.compare = stablehlo.compare LT, %comparator_with_branch.left, %comparator_with_branch.m : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %comparator_with_branch.if = "stablehlo.if"(%comparator_with_branch.compare) ({
      %comparator_with_branch.compare_2 = stablehlo.compare GT, %comparator_with_branch.left, %comparator_with_branch.right : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %comparator_with_branch.compare_2 : tensor<i1>
    }, {
      %comparator_with_branch.compare_3 = stablehlo.compare LT, %comparator_with_branch.right, %comparator_with_branch.left : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %comparator_with_branch.compare_3 : tensor<i1>
    }) : (tensor<i1>) -> tensor<i1>
    stablehlo.return %comparator_with_branch.if : tensor<i1>
  }) : (tensor<4xi32>) -> tensor<4xi32>
  check.expect_eq_const %comparator_with_branch.sort, dense<[5, 4, 3, 1]> : tensor<4xi32> loc("comparator_with_branch")
  return
}
