// Rewrites. Each check is a row of rows/control.txt: its operands break the rewrite where its condition does not hold.
func.func private @if_swapped(%p: tensor<i1>, %x: tensor<2xi32>) -> tensor<2xi32> {
  %not = stablehlo.not %p : tensor<i1>
  %if = "stablehlo.if"(%not) ({
    %literal = stablehlo.constant dense<1> : tensor<2xi32>
    %add = stablehlo.add %x, %literal : tensor<2xi32>
    stablehlo.return %add : tensor<2xi32>
  }, {
    %literal_2 = stablehlo.constant dense<2> : tensor<2xi32>
    %multiply = stablehlo.multiply %x, %literal_2 : tensor<2xi32>
    stablehlo.return %multiply : tensor<2xi32>
  }) : (tensor<i1>) -> tensor<2xi32>
  return %if : tensor<2xi32>
}

func.func private @if_pred_in_branch(%p: tensor<i1>, %x: tensor<2xi32>, %y: tensor<2xi32>) -> tensor<2xi32> {
  %if = "stablehlo.if"(%p) ({
    %broadcast_in_dim = stablehlo.broadcast_in_dim %p, dims = [] : (tensor<i1>) -> tensor<2xi1>
    %select = stablehlo.select %broadcast_in_dim, %x, %y : tensor<2xi1>, tensor<2xi32>
    stablehlo.return %select : tensor<2xi32>
  }, {
    %literal = stablehlo.constant dense<3> : tensor<2xi32>
    %multiply = stablehlo.multiply %y, %literal : tensor<2xi32>
    stablehlo.return %multiply : tensor<2xi32>
  }) : (tensor<i1>) -> tensor<2xi32>
  return %if : tensor<2xi32>
}

func.func private @if_common_op_lifted(%p: tensor<i1>, %x: tensor<2xi32>, %y: tensor<2xi32>) -> tensor<2xi32> {
  %if = "stablehlo.if"(%p) ({
    %add = stablehlo.add %x, %y : tensor<2xi32>
    stablehlo.return %add : tensor<2xi32>
  }, {
    %literal = stablehlo.constant dense<2> : tensor<2xi32>
    %multiply = stablehlo.multiply %x, %literal : tensor<2xi32>
    %add_2 = stablehlo.add %y, %multiply : tensor<2xi32>
    stablehlo.return %add_2 : tensor<2xi32>
  }) : (tensor<i1>) -> tensor<2xi32>
  return %if : tensor<2xi32>
}

func.func private @if_lifted_from_branches(%p: tensor<i1>, %x: tensor<2xi32>) -> tensor<2xi32> {
  %if = "stablehlo.if"(%p) ({
    %literal = stablehlo.constant dense<1> : tensor<2xi32>
    %add = stablehlo.add %x, %literal : tensor<2xi32>
    %literal_2 = stablehlo.constant dense<2> : tensor<2xi32>
    %multiply = stablehlo.multiply %add, %literal_2 : tensor<2xi32>
    stablehlo.return %multiply : tensor<2xi32>
  }, {
    %literal_3 = stablehlo.constant dense<3> : tensor<2xi32>
    %add_2 = stablehlo.add %x, %literal_3 : tensor<2xi32>
    %literal_4 = stablehlo.constant dense<2> : tensor<2xi32>
    %multiply_2 = stablehlo.multiply %add_2, %literal_4 : tensor<2xi32>
    stablehlo.return %multiply_2 : tensor<2xi32>
  }) : (tensor<i1>) -> tensor<2xi32>
  return %if : tensor<2xi32>
}

func.func private @case_out_of_range(%i: tensor<i32>, %x: tensor<1xi32>) -> tensor<1xi32> {
  %case = "stablehlo.case"(%i) ({
    stablehlo.return %x : tensor<1xi32>
  }, {
    %literal = stablehlo.constant dense<2> : tensor<1xi32>
    %multiply = stablehlo.multiply %x, %literal : tensor<1xi32>
    stablehlo.return %multiply : tensor<1xi32>
  }, {
    %literal_2 = stablehlo.constant dense<3> : tensor<1xi32>
    %multiply_2 = stablehlo.multiply %x, %literal_2 : tensor<1xi32>
    stablehlo.return %multiply_2 : tensor<1xi32>
  }) : (tensor<i32>) -> tensor<1xi32>
  return %case : tensor<1xi32>
}

func.func private @case_negative(%i: tensor<i32>, %x: tensor<1xi32>) -> tensor<1xi32> {
  %case = "stablehlo.case"(%i) ({
    stablehlo.return %x : tensor<1xi32>
  }, {
    %literal = stablehlo.constant dense<2> : tensor<1xi32>
    %multiply = stablehlo.multiply %x, %literal : tensor<1xi32>
    stablehlo.return %multiply : tensor<1xi32>
  }, {
    %literal_2 = stablehlo.constant dense<3> : tensor<1xi32>
    %multiply_2 = stablehlo.multiply %x, %literal_2 : tensor<1xi32>
    stablehlo.return %multiply_2 : tensor<1xi32>
  }) : (tensor<i32>) -> tensor<1xi32>
  return %case : tensor<1xi32>
}

func.func private @case_constant_negative(%x: tensor<1xi32>) -> tensor<1xi32> {
  %literal = stablehlo.constant dense<-1> : tensor<i32>
  %case = "stablehlo.case"(%literal) ({
    stablehlo.return %x : tensor<1xi32>
  }, {
    %literal_2 = stablehlo.constant dense<2> : tensor<1xi32>
    %multiply = stablehlo.multiply %x, %literal_2 : tensor<1xi32>
    stablehlo.return %multiply : tensor<1xi32>
  }) : (tensor<i32>) -> tensor<1xi32>
  return %case : tensor<1xi32>
}

func.func private @case_constant_too_large(%x: tensor<1xi32>) -> tensor<1xi32> {
  %literal = stablehlo.constant dense<2> : tensor<i32>
  %case = "stablehlo.case"(%literal) ({
    stablehlo.return %x : tensor<1xi32>
  }, {
    %literal_2 = stablehlo.constant dense<2> : tensor<1xi32>
    %multiply = stablehlo.multiply %x, %literal_2 : tensor<1xi32>
    stablehlo.return %multiply : tensor<1xi32>
  }) : (tensor<i32>) -> tensor<1xi32>
  return %case : tensor<1xi32>
}

func.func private @case_of_two_as_if(%i: tensor<i32>, %x: tensor<1xi32>) -> tensor<1xi32> {
  %case = "stablehlo.case"(%i) ({
    stablehlo.return %x : tensor<1xi32>
  }, {
    %literal = stablehlo.constant dense<2> : tensor<1xi32>
    %multiply = stablehlo.multiply %x, %literal : tensor<1xi32>
    stablehlo.return %multiply : tensor<1xi32>
  }) : (tensor<i32>) -> tensor<1xi32>
  return %case : tensor<1xi32>
}

func.func private @case_of_converted_boolean(%p: tensor<i1>, %x: tensor<1xi32>) -> tensor<1xi32> {
  %convert = stablehlo.convert %p : (tensor<i1>) -> tensor<i32>
  %case = "stablehlo.case"(%convert) ({
    stablehlo.return %x : tensor<1xi32>
  }, {
    %literal = stablehlo.constant dense<2> : tensor<1xi32>
    %multiply = stablehlo.multiply %x, %literal : tensor<1xi32>
    stablehlo.return %multiply : tensor<1xi32>
  }) : (tensor<i32>) -> tensor<1xi32>
  return %case : tensor<1xi32>
}

func.func private @case_single_branch(%i: tensor<i32>, %x: tensor<1xi32>) -> tensor<1xi32> {
  %case = "stablehlo.case"(%i) ({
    %literal = stablehlo.constant dense<1> : tensor<1xi32>
    %add = stablehlo.add %x, %literal : tensor<1xi32>
    stablehlo.return %add : tensor<1xi32>
  }) : (tensor<i32>) -> tensor<1xi32>
  return %case : tensor<1xi32>
}

func.func private @while_count_up(%i: tensor<i32>, %x: tensor<i32>) -> tensor<i32> {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %x) : tensor<i32>, tensor<i32>
  cond {
    %literal = stablehlo.constant dense<5> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<2> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<i32>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @while_step_larger(%i: tensor<i32>, %x: tensor<i32>) -> tensor<i32> {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %x) : tensor<i32>, tensor<i32>
  cond {
    %literal = stablehlo.constant dense<5> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<100> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<i32>, tensor<i32>
  }
  return %while#0 : tensor<i32>
}

func.func private @while_zero_turns(%i: tensor<i32>, %x: tensor<i32>) -> tensor<i32> {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %x) : tensor<i32>, tensor<i32>
  cond {
    %literal = stablehlo.constant dense<5> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %literal_3 = stablehlo.constant dense<2> : tensor<i32>
    %multiply = stablehlo.multiply %turn_, %literal_3 : tensor<i32>
    stablehlo.return %add, %multiply : tensor<i32>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @while_le(%i: tensor<i32>, %x: tensor<i32>) -> tensor<i32> {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %x) : tensor<i32>, tensor<i32>
  cond {
    %literal = stablehlo.constant dense<3> : tensor<i32>
    %compare = stablehlo.compare LE, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<i32>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @while_ne_past(%i: tensor<i8>, %x: tensor<i8>) -> tensor<i8> {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %x) : tensor<i8>, tensor<i8>
  cond {
    %literal = stablehlo.constant dense<4> : tensor<i8>
    %compare = stablehlo.compare NE, %turn, %literal : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i8>
    %subtract = stablehlo.subtract %turn, %literal_2 : tensor<i8>
    %literal_3 = stablehlo.constant dense<1> : tensor<i8>
    %add = stablehlo.add %turn_, %literal_3 : tensor<i8>
    stablehlo.return %subtract, %add : tensor<i8>, tensor<i8>
  }
  return %while#1 : tensor<i8>
}

func.func private @while_count_down(%i: tensor<i32>, %x: tensor<i32>) -> tensor<i32> {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %x) : tensor<i32>, tensor<i32>
  cond {
    %literal = stablehlo.constant dense<0> : tensor<i32>
    %compare = stablehlo.compare GT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<2> : tensor<i32>
    %subtract = stablehlo.subtract %turn, %literal_2 : tensor<i32>
    %add = stablehlo.add %turn_, %turn : tensor<i32>
    stablehlo.return %subtract, %add : tensor<i32>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @while_unsigned_down(%i: tensor<ui8>, %x: tensor<ui8>) -> tensor<ui8> {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %x) : tensor<ui8>, tensor<ui8>
  cond {
    %literal = stablehlo.constant dense<3> : tensor<ui8>
    %compare = stablehlo.compare GE, %turn, %literal : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<3> : tensor<ui8>
    %subtract = stablehlo.subtract %turn, %literal_2 : tensor<ui8>
    %literal_3 = stablehlo.constant dense<1> : tensor<ui8>
    %add = stablehlo.add %turn_, %literal_3 : tensor<ui8>
    stablehlo.return %subtract, %add : tensor<ui8>, tensor<ui8>
  }
  return %while#1 : tensor<ui8>
}

func.func private @while_limit_of_type(%i: tensor<i8>, %x: tensor<i8>) -> tensor<i8> {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %x) : tensor<i8>, tensor<i8>
  cond {
    %literal = stablehlo.constant dense<127> : tensor<i8>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i8>
    %add = stablehlo.add %turn, %literal_2 : tensor<i8>
    %literal_3 = stablehlo.constant dense<1> : tensor<i8>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i8>
    stablehlo.return %add, %add_2 : tensor<i8>, tensor<i8>
  }
  return %while#1 : tensor<i8>
}

func.func @main() {
  // if_swapped: the branches change places
  %if_swapped.p = stablehlo.constant dense<true> : tensor<i1>
  %if_swapped.x = stablehlo.constant dense<[5, 7]> : tensor<2xi32>
  %if_swapped = call @if_swapped(%if_swapped.p, %if_swapped.x) : (tensor<i1>, tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %if_swapped, dense<[10, 14]> : tensor<2xi32> loc("if_swapped")
  // if_as_select: the branches keep their order
  %if_as_select.p = stablehlo.constant dense<true> : tensor<i1>
  %if_as_select.x = stablehlo.constant dense<[6, 8]> : tensor<2xi32>
  %if_as_select.y = stablehlo.constant dense<[2, 4]> : tensor<2xi32>
  %if_as_select.if = "stablehlo.if"(%if_as_select.p) ({
    %if_as_select.divide = stablehlo.divide %if_as_select.x, %if_as_select.y : tensor<2xi32>
    stablehlo.return %if_as_select.divide : tensor<2xi32>
  }, {
    stablehlo.return %if_as_select.x : tensor<2xi32>
  }) : (tensor<i1>) -> tensor<2xi32>
  check.expect_eq_const %if_as_select.if, dense<[3, 2]> : tensor<2xi32> loc("if_as_select")
  // if_pred_in_branch: the predicate is true in the first branch
  %if_pred_in_branch.p = stablehlo.constant dense<true> : tensor<i1>
  %if_pred_in_branch.x = stablehlo.constant dense<[6, 8]> : tensor<2xi32>
  %if_pred_in_branch.y = stablehlo.constant dense<[2, 4]> : tensor<2xi32>
  %if_pred_in_branch = call @if_pred_in_branch(%if_pred_in_branch.p, %if_pred_in_branch.x, %if_pred_in_branch.y) : (tensor<i1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %if_pred_in_branch, dense<[6, 8]> : tensor<2xi32> loc("if_pred_in_branch")
  // if_pred_in_other_branch: the predicate is false in the second branch
  %if_pred_in_other_branch.p = stablehlo.constant dense<false> : tensor<i1>
  %if_pred_in_other_branch.x = stablehlo.constant dense<[6, 8]> : tensor<2xi32>
  %if_pred_in_other_branch.y = stablehlo.constant dense<[2, 4]> : tensor<2xi32>
  %if_pred_in_other_branch.if = "stablehlo.if"(%if_pred_in_other_branch.p) ({
    stablehlo.return %if_pred_in_other_branch.x : tensor<2xi32>
  }, {
    %if_pred_in_other_branch.broadcast_in_dim = stablehlo.broadcast_in_dim %if_pred_in_other_branch.p, dims = [] : (tensor<i1>) -> tensor<2xi1>
    %if_pred_in_other_branch.select = stablehlo.select %if_pred_in_other_branch.broadcast_in_dim, %if_pred_in_other_branch.x, %if_pred_in_other_branch.y : tensor<2xi1>, tensor<2xi32>
    stablehlo.return %if_pred_in_other_branch.select : tensor<2xi32>
  }) : (tensor<i1>) -> tensor<2xi32>
  check.expect_eq_const %if_pred_in_other_branch.if, dense<[2, 4]> : tensor<2xi32> loc("if_pred_in_other_branch")
  // if_common_op_lifted: both branches have the same op on the same operands
  %if_common_op_lifted.p = stablehlo.constant dense<false> : tensor<i1>
  %if_common_op_lifted.x = stablehlo.constant dense<[6, 8]> : tensor<2xi32>
  %if_common_op_lifted.y = stablehlo.constant dense<[2, 4]> : tensor<2xi32>
  %if_common_op_lifted = call @if_common_op_lifted(%if_common_op_lifted.p, %if_common_op_lifted.x, %if_common_op_lifted.y) : (tensor<i1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %if_common_op_lifted, dense<[14, 20]> : tensor<2xi32> loc("if_common_op_lifted")
  // if_lifted_from_branches: both branches have the same op on the same operands
  %if_lifted_from_branches.p = stablehlo.constant dense<false> : tensor<i1>
  %if_lifted_from_branches.x = stablehlo.constant dense<[6, 8]> : tensor<2xi32>
  %if_lifted_from_branches = call @if_lifted_from_branches(%if_lifted_from_branches.p, %if_lifted_from_branches.x) : (tensor<i1>, tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %if_lifted_from_branches, dense<[18, 22]> : tensor<2xi32> loc("if_lifted_from_branches")
  // if_transposed: both branches are transposed
  %if_transposed.p = stablehlo.constant dense<false> : tensor<i1>
  %if_transposed.x = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %if_transposed.if = "stablehlo.if"(%if_transposed.p) ({
    stablehlo.return %if_transposed.x : tensor<2x2xi32>
  }, {
    %if_transposed.transpose = stablehlo.transpose %if_transposed.x, dims = [1, 0] : (tensor<2x2xi32>) -> tensor<2x2xi32>
    stablehlo.return %if_transposed.transpose : tensor<2x2xi32>
  }) : (tensor<i1>) -> tensor<2x2xi32>
  %if_transposed.transpose_2 = stablehlo.transpose %if_transposed.if, dims = [1, 0] : (tensor<2x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %if_transposed.transpose_2, dense<[[1, 2], [3, 4]]> : tensor<2x2xi32> loc("if_transposed")
  // if_sliced: the slice comes after the reversal
  %if_sliced.p = stablehlo.constant dense<false> : tensor<i1>
  %if_sliced.x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %if_sliced.if = "stablehlo.if"(%if_sliced.p) ({
    stablehlo.return %if_sliced.x : tensor<3xi32>
  }, {
    %if_sliced.reverse = stablehlo.reverse %if_sliced.x, dims = [0] : tensor<3xi32>
    stablehlo.return %if_sliced.reverse : tensor<3xi32>
  }) : (tensor<i1>) -> tensor<3xi32>
  %if_sliced.slice = stablehlo.slice %if_sliced.if [0:1] : (tensor<3xi32>) -> tensor<1xi32>
  check.expect_eq_const %if_sliced.slice, dense<3> : tensor<1xi32> loc("if_sliced")
  // if_results_swapped: both branches return the same
  %if_results_swapped.p = stablehlo.constant dense<false> : tensor<i1>
  %if_results_swapped.x = stablehlo.constant dense<1> : tensor<1xi32>
  %if_results_swapped.y = stablehlo.constant dense<2> : tensor<1xi32>
  %if_results_swapped.if:2 = "stablehlo.if"(%if_results_swapped.p) ({
    stablehlo.return %if_results_swapped.x, %if_results_swapped.y : tensor<1xi32>, tensor<1xi32>
  }, {
    stablehlo.return %if_results_swapped.y, %if_results_swapped.x : tensor<1xi32>, tensor<1xi32>
  }) : (tensor<i1>) -> (tensor<1xi32>, tensor<1xi32>)
  check.expect_eq_const %if_results_swapped.if#0, dense<2> : tensor<1xi32> loc("if_results_swapped")
  check.expect_eq_const %if_results_swapped.if#1, dense<1> : tensor<1xi32> loc("if_results_swapped")
  // case_out_of_range: the index is in range: the last branch is the default
  %case_out_of_range.i = stablehlo.constant dense<7> : tensor<i32>
  %case_out_of_range.x = stablehlo.constant dense<5> : tensor<1xi32>
  %case_out_of_range = call @case_out_of_range(%case_out_of_range.i, %case_out_of_range.x) : (tensor<i32>, tensor<1xi32>) -> tensor<1xi32>
  check.expect_eq_const %case_out_of_range, dense<15> : tensor<1xi32> loc("case_out_of_range")
  // case_negative: the index is in range: a negative one selects the last branch
  %case_negative.i = stablehlo.constant dense<-1> : tensor<i32>
  %case_negative.x = stablehlo.constant dense<5> : tensor<1xi32>
  %case_negative = call @case_negative(%case_negative.i, %case_negative.x) : (tensor<i32>, tensor<1xi32>) -> tensor<1xi32>
  check.expect_eq_const %case_negative, dense<15> : tensor<1xi32> loc("case_negative")
  // case_constant_negative: the index is in range: a negative one selects the last branch
  %case_constant_negative.x = stablehlo.constant dense<5> : tensor<1xi32>
  %case_constant_negative = call @case_constant_negative(%case_constant_negative.x) : (tensor<1xi32>) -> tensor<1xi32>
  check.expect_eq_const %case_constant_negative, dense<10> : tensor<1xi32> loc("case_constant_negative")
  // case_constant_too_large: the index is in range
  %case_constant_too_large.x = stablehlo.constant dense<5> : tensor<1xi32>
  %case_constant_too_large = call @case_constant_too_large(%case_constant_too_large.x) : (tensor<1xi32>) -> tensor<1xi32>
  check.expect_eq_const %case_constant_too_large, dense<10> : tensor<1xi32> loc("case_constant_too_large")
  // case_of_two_as_if: the first branch is that of 0
  %case_of_two_as_if.i = stablehlo.constant dense<0> : tensor<i32>
  %case_of_two_as_if.x = stablehlo.constant dense<5> : tensor<1xi32>
  %case_of_two_as_if = call @case_of_two_as_if(%case_of_two_as_if.i, %case_of_two_as_if.x) : (tensor<i32>, tensor<1xi32>) -> tensor<1xi32>
  check.expect_eq_const %case_of_two_as_if, dense<5> : tensor<1xi32> loc("case_of_two_as_if")
  // case_of_converted_boolean: true selects the second branch
  %case_of_converted_boolean.p = stablehlo.constant dense<true> : tensor<i1>
  %case_of_converted_boolean.x = stablehlo.constant dense<5> : tensor<1xi32>
  %case_of_converted_boolean = call @case_of_converted_boolean(%case_of_converted_boolean.p, %case_of_converted_boolean.x) : (tensor<i1>, tensor<1xi32>) -> tensor<1xi32>
  check.expect_eq_const %case_of_converted_boolean, dense<10> : tensor<1xi32> loc("case_of_converted_boolean")
  // case_single_branch: the branch is kept
  %case_single_branch.i = stablehlo.constant dense<5> : tensor<i32>
  %case_single_branch.x = stablehlo.constant dense<5> : tensor<1xi32>
  %case_single_branch = call @case_single_branch(%case_single_branch.i, %case_single_branch.x) : (tensor<i32>, tensor<1xi32>) -> tensor<1xi32>
  check.expect_eq_const %case_single_branch, dense<6> : tensor<1xi32> loc("case_single_branch")
  // while_count_up: the step divides the distance: the last turn is taken
  %while_count_up.i = stablehlo.constant dense<0> : tensor<i32>
  %while_count_up.x = stablehlo.constant dense<10> : tensor<i32>
  %while_count_up = call @while_count_up(%while_count_up.i, %while_count_up.x) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %while_count_up, dense<13> : tensor<i32> loc("while_count_up")
  // while_step_larger: the step divides the distance
  %while_step_larger.i = stablehlo.constant dense<0> : tensor<i32>
  %while_step_larger.x = stablehlo.constant dense<10> : tensor<i32>
  %while_step_larger = call @while_step_larger(%while_step_larger.i, %while_step_larger.x) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %while_step_larger, dense<100> : tensor<i32> loc("while_step_larger")
  // while_zero_turns: the condition holds at first
  %while_zero_turns.i = stablehlo.constant dense<7> : tensor<i32>
  %while_zero_turns.x = stablehlo.constant dense<10> : tensor<i32>
  %while_zero_turns = call @while_zero_turns(%while_zero_turns.i, %while_zero_turns.x) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %while_zero_turns, dense<10> : tensor<i32> loc("while_zero_turns")
  // while_le: the comparison is strict
  %while_le.i = stablehlo.constant dense<0> : tensor<i32>
  %while_le.x = stablehlo.constant dense<10> : tensor<i32>
  %while_le = call @while_le(%while_le.i, %while_le.x) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %while_le, dense<14> : tensor<i32> loc("while_le")
  // while_ne_past: the step counts up
  %while_ne_past.i = stablehlo.constant dense<6> : tensor<i8>
  %while_ne_past.x = stablehlo.constant dense<10> : tensor<i8>
  %while_ne_past = call @while_ne_past(%while_ne_past.i, %while_ne_past.x) : (tensor<i8>, tensor<i8>) -> tensor<i8>
  check.expect_eq_const %while_ne_past, dense<12> : tensor<i8> loc("while_ne_past")
  // while_count_down: the values are those before the step
  %while_count_down.i = stablehlo.constant dense<5> : tensor<i32>
  %while_count_down.x = stablehlo.constant dense<10> : tensor<i32>
  %while_count_down = call @while_count_down(%while_count_down.i, %while_count_down.x) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %while_count_down, dense<19> : tensor<i32> loc("while_count_down")
  // while_unsigned_down: the type is signed
  %while_unsigned_down.i = stablehlo.constant dense<250> : tensor<ui8>
  %while_unsigned_down.x = stablehlo.constant dense<0> : tensor<ui8>
  %while_unsigned_down = call @while_unsigned_down(%while_unsigned_down.i, %while_unsigned_down.x) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
  check.expect_eq_const %while_unsigned_down, dense<83> : tensor<ui8> loc("while_unsigned_down")
  // while_limit_of_type: the counter does not wrap around beyond the limit
  %while_limit_of_type.i = stablehlo.constant dense<124> : tensor<i8>
  %while_limit_of_type.x = stablehlo.constant dense<10> : tensor<i8>
  %while_limit_of_type = call @while_limit_of_type(%while_limit_of_type.i, %while_limit_of_type.x) : (tensor<i8>, tensor<i8>) -> tensor<i8>
  check.expect_eq_const %while_limit_of_type, dense<13> : tensor<i8> loc("while_limit_of_type")
  return
}
