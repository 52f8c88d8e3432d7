// Rewrites. Each check is a row of rows/loops.txt: its operands break the rewrite where its condition does not hold.
func.func private @overlapping_reversal(%i: tensor<i32>, %x: tensor<4xi32>) -> tensor<4xi32> {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %x) : tensor<i32>, tensor<4xi32>
  cond {
    %literal = stablehlo.constant dense<1> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %reverse = stablehlo.reverse %turn_, dims = [0] : tensor<4xi32>
    stablehlo.return %add, %reverse : tensor<i32>, tensor<4xi32>
  }
  return %while#1 : tensor<4xi32>
}

func.func private @transposed_in_place(%i: tensor<i32>, %x: tensor<2x2xi32>) -> tensor<2x2xi32> {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %x) : tensor<i32>, tensor<2x2xi32>
  cond {
    %literal = stablehlo.constant dense<1> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %transpose = stablehlo.transpose %turn_, dims = [1, 0] : (tensor<2x2xi32>) -> tensor<2x2xi32>
    stablehlo.return %add, %transpose : tensor<i32>, tensor<2x2xi32>
  }
  return %while#1 : tensor<2x2xi32>
}

func.func private @invariant_that_changes(%i: tensor<i32>, %x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
  %while:3 = stablehlo.while(%turn = %i, %turn_ = %x, %turn__ = %y) : tensor<i32>, tensor<2xf32>, tensor<2xf32>
  cond {
    %literal = stablehlo.constant dense<3> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %add_2 = stablehlo.add %turn_, %turn__ : tensor<2xf32>
    %literal_3 = stablehlo.constant dense<1.0> : tensor<2xf32>
    %add_3 = stablehlo.add %turn__, %literal_3 : tensor<2xf32>
    stablehlo.return %add, %add_2, %add_3 : tensor<i32>, tensor<2xf32>, tensor<2xf32>
  }
  return %while#1 : tensor<2xf32>
}

func.func private @invariant_of_one_branch(%i: tensor<i32>, %x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
  %while:3 = stablehlo.while(%turn = %i, %turn_ = %x, %turn__ = %y) : tensor<i32>, tensor<2xf32>, tensor<2xf32>
  cond {
    %literal = stablehlo.constant dense<3> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %add_2 = stablehlo.add %turn_, %turn__ : tensor<2xf32>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %compare_2 = stablehlo.compare EQ, %turn, %literal_3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %if = "stablehlo.if"(%compare_2) ({
      %literal_4 = stablehlo.constant dense<2.0> : tensor<2xf32>
      %multiply = stablehlo.multiply %turn__, %literal_4 : tensor<2xf32>
      stablehlo.return %multiply : tensor<2xf32>
    }, {
      stablehlo.return %turn__ : tensor<2xf32>
    }) : (tensor<i1>) -> tensor<2xf32>
    stablehlo.return %add, %add_2, %if : tensor<i32>, tensor<2xf32>, tensor<2xf32>
  }
  return %while#1 : tensor<2xf32>
}

func.func private @predicate_that_changes(%i: tensor<i32>, %p: tensor<i1>, %x: tensor<2xi32>) -> tensor<2xi32> {
  %while:3 = stablehlo.while(%turn = %i, %turn_ = %p, %turn__ = %x) : tensor<i32>, tensor<i1>, tensor<2xi32>
  cond {
    %literal = stablehlo.constant dense<3> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %not = stablehlo.not %turn_ : tensor<i1>
    %if = "stablehlo.if"(%turn_) ({
      %literal_3 = stablehlo.constant dense<1> : tensor<2xi32>
      %add_2 = stablehlo.add %turn__, %literal_3 : tensor<2xi32>
      stablehlo.return %add_2 : tensor<2xi32>
    }, {
      %literal_4 = stablehlo.constant dense<2> : tensor<2xi32>
      %multiply = stablehlo.multiply %turn__, %literal_4 : tensor<2xi32>
      stablehlo.return %multiply : tensor<2xi32>
    }) : (tensor<i1>) -> tensor<2xi32>
    stablehlo.return %add, %not, %if : tensor<i32>, tensor<i1>, tensor<2xi32>
  }
  return %while#2 : tensor<2xi32>
}

func.func private @case_of_counter(%i: tensor<i32>, %x: tensor<i32>) -> tensor<i32> {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %x) : tensor<i32>, tensor<i32>
  cond {
    %literal = stablehlo.constant dense<4> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %case = "stablehlo.case"(%turn) ({
      %literal_3 = stablehlo.constant dense<1> : tensor<i32>
      %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
      stablehlo.return %add_2 : tensor<i32>
    }, {
      %literal_4 = stablehlo.constant dense<2> : tensor<i32>
      %multiply = stablehlo.multiply %turn_, %literal_4 : tensor<i32>
      stablehlo.return %multiply : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    stablehlo.return %add, %case : tensor<i32>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @case_of_negative_counter(%i: tensor<i32>, %x: tensor<i32>) -> tensor<i32> {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %x) : tensor<i32>, tensor<i32>
  cond {
    %literal = stablehlo.constant dense<2> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %case = "stablehlo.case"(%turn) ({
      %literal_3 = stablehlo.constant dense<1> : tensor<i32>
      %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
      stablehlo.return %add_2 : tensor<i32>
    }, {
      %literal_4 = stablehlo.constant dense<2> : tensor<i32>
      %multiply = stablehlo.multiply %turn_, %literal_4 : tensor<i32>
      stablehlo.return %multiply : tensor<i32>
    }, {
      %literal_5 = stablehlo.constant dense<3> : tensor<i32>
      %multiply_2 = stablehlo.multiply %turn_, %literal_5 : tensor<i32>
      stablehlo.return %multiply_2 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    stablehlo.return %add, %case : tensor<i32>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @case_of_difference(%i: tensor<i32>, %j: tensor<i32>, %x: tensor<2xi32>) -> tensor<2xi32> {
  %subtract = stablehlo.subtract %i, %j : tensor<i32>
  %case = "stablehlo.case"(%subtract) ({
    stablehlo.return %x : tensor<2xi32>
  }, {
    %literal = stablehlo.constant dense<2> : tensor<2xi32>
    %multiply = stablehlo.multiply %x, %literal : tensor<2xi32>
    stablehlo.return %multiply : tensor<2xi32>
  }, {
    %literal_2 = stablehlo.constant dense<3> : tensor<2xi32>
    %multiply_2 = stablehlo.multiply %x, %literal_2 : tensor<2xi32>
    stablehlo.return %multiply_2 : tensor<2xi32>
  }) : (tensor<i32>) -> tensor<2xi32>
  return %case : tensor<2xi32>
}

func.func private @case_nested(%i: tensor<i32>, %j: tensor<i32>, %x: tensor<2xi32>) -> tensor<2xi32> {
  %case_3 = "stablehlo.case"(%i) ({
    %case = "stablehlo.case"(%j) ({
      stablehlo.return %x : tensor<2xi32>
    }, {
      %literal = stablehlo.constant dense<2> : tensor<2xi32>
      %multiply = stablehlo.multiply %x, %literal : tensor<2xi32>
      stablehlo.return %multiply : tensor<2xi32>
    }) : (tensor<i32>) -> tensor<2xi32>
    stablehlo.return %case : tensor<2xi32>
  }, {
    %case_2 = "stablehlo.case"(%j) ({
      %literal_2 = stablehlo.constant dense<3> : tensor<2xi32>
      %multiply_2 = stablehlo.multiply %x, %literal_2 : tensor<2xi32>
      stablehlo.return %multiply_2 : tensor<2xi32>
    }, {
      %literal_3 = stablehlo.constant dense<4> : tensor<2xi32>
      %multiply_3 = stablehlo.multiply %x, %literal_3 : tensor<2xi32>
      stablehlo.return %multiply_3 : tensor<2xi32>
    }) : (tensor<i32>) -> tensor<2xi32>
    stablehlo.return %case_2 : tensor<2xi32>
  }) : (tensor<i32>) -> tensor<2xi32>
  return %case_3 : tensor<2xi32>
}

func.func private @case_nested_out_of_range(%i: tensor<i32>, %j: tensor<i32>, %x: tensor<2xi32>) -> tensor<2xi32> {
  %case_2 = "stablehlo.case"(%i) ({
    stablehlo.return %x : tensor<2xi32>
  }, {
    %case = "stablehlo.case"(%j) ({
      %literal = stablehlo.constant dense<2> : tensor<2xi32>
      %multiply = stablehlo.multiply %x, %literal : tensor<2xi32>
      stablehlo.return %multiply : tensor<2xi32>
    }, {
      %literal_2 = stablehlo.constant dense<3> : tensor<2xi32>
      %multiply_2 = stablehlo.multiply %x, %literal_2 : tensor<2xi32>
      stablehlo.return %multiply_2 : tensor<2xi32>
    }) : (tensor<i32>) -> tensor<2xi32>
    stablehlo.return %case : tensor<2xi32>
  }) : (tensor<i32>) -> tensor<2xi32>
  return %case_2 : tensor<2xi32>
}

func.func private @branch_with_loop(%p: tensor<i1>, %i: tensor<i32>, %x: tensor<i32>) -> tensor<i32> {
  %if = "stablehlo.if"(%p) ({
    %while:2 = stablehlo.while(%turn = %i, %turn_ = %x) : tensor<i32>, tensor<i32>
    cond {
      %literal = stablehlo.constant dense<3> : tensor<i32>
      %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %compare : tensor<i1>
    } do {
      %literal_2 = stablehlo.constant dense<1> : tensor<i32>
      %add = stablehlo.add %turn, %literal_2 : tensor<i32>
      %literal_3 = stablehlo.constant dense<1> : tensor<i32>
      %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
      stablehlo.return %add, %add_2 : tensor<i32>, tensor<i32>
    }
    stablehlo.return %while#1 : tensor<i32>
  }, {
    stablehlo.return %x : tensor<i32>
  }) : (tensor<i1>) -> tensor<i32>
  return %if : tensor<i32>
}

func.func private @branch_of_capture_updated(%p: tensor<i1>, %x: tensor<2xf32>, %u: tensor<1xf32>) -> tensor<2xf32> {
  %if = "stablehlo.if"(%p) ({
    %literal = stablehlo.constant dense<0> : tensor<i32>
    %dynamic_update_slice = stablehlo.dynamic_update_slice %x, %u, %literal : (tensor<2xf32>, tensor<1xf32>, tensor<i32>) -> tensor<2xf32>
    stablehlo.return %dynamic_update_slice : tensor<2xf32>
  }, {
    stablehlo.return %x : tensor<2xf32>
  }) : (tensor<i1>) -> tensor<2xf32>
  %add = stablehlo.add %if, %x : tensor<2xf32>
  return %add : tensor<2xf32>
}

func.func @main() {
  // overlapping_reversal: the reversed value has a buffer of its own
  %overlapping_reversal.i = stablehlo.constant dense<0> : tensor<i32>
  %overlapping_reversal.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %overlapping_reversal = call @overlapping_reversal(%overlapping_reversal.i, %overlapping_reversal.x) : (tensor<i32>, tensor<4xi32>) -> tensor<4xi32>
  check.expect_eq_const %overlapping_reversal, dense<[4, 3, 2, 1]> : tensor<4xi32> loc("overlapping_reversal")
  // transposed_in_place: the transposed value has a buffer of its own
  %transposed_in_place.i = stablehlo.constant dense<0> : tensor<i32>
  %transposed_in_place.x = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %transposed_in_place = call @transposed_in_place(%transposed_in_place.i, %transposed_in_place.x) : (tensor<i32>, tensor<2x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %transposed_in_place, dense<[[1, 3], [2, 4]]> : tensor<2x2xi32> loc("transposed_in_place")
  // invariant_that_changes: the second value is the same in each turn
  %invariant_that_changes.i = stablehlo.constant dense<0> : tensor<i32>
  %invariant_that_changes.x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %invariant_that_changes.y = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %invariant_that_changes = call @invariant_that_changes(%invariant_that_changes.i, %invariant_that_changes.x, %invariant_that_changes.y) : (tensor<i32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %invariant_that_changes, dense<[13.0, 17.0]> : tensor<2xf32> loc("invariant_that_changes")
  // invariant_of_one_branch: every branch returns the value that was carried in
  %invariant_of_one_branch.i = stablehlo.constant dense<0> : tensor<i32>
  %invariant_of_one_branch.x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %invariant_of_one_branch.y = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %invariant_of_one_branch = call @invariant_of_one_branch(%invariant_of_one_branch.i, %invariant_of_one_branch.x, %invariant_of_one_branch.y) : (tensor<i32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %invariant_of_one_branch, dense<[13.0, 18.0]> : tensor<2xf32> loc("invariant_of_one_branch")
  // predicate_that_changes: the predicate is the same in each turn
  %predicate_that_changes.i = stablehlo.constant dense<0> : tensor<i32>
  %predicate_that_changes.p = stablehlo.constant dense<true> : tensor<i1>
  %predicate_that_changes.x = stablehlo.constant dense<[5, 6]> : tensor<2xi32>
  %predicate_that_changes = call @predicate_that_changes(%predicate_that_changes.i, %predicate_that_changes.p, %predicate_that_changes.x) : (tensor<i32>, tensor<i1>, tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %predicate_that_changes, dense<[13, 15]> : tensor<2xi32> loc("predicate_that_changes")
  // case_of_counter: the index is in range in each turn
  %case_of_counter.i = stablehlo.constant dense<0> : tensor<i32>
  %case_of_counter.x = stablehlo.constant dense<5> : tensor<i32>
  %case_of_counter = call @case_of_counter(%case_of_counter.i, %case_of_counter.x) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %case_of_counter, dense<48> : tensor<i32> loc("case_of_counter")
  // case_of_negative_counter: the index is not negative in any turn
  %case_of_negative_counter.i = stablehlo.constant dense<-2> : tensor<i32>
  %case_of_negative_counter.x = stablehlo.constant dense<5> : tensor<i32>
  %case_of_negative_counter = call @case_of_negative_counter(%case_of_negative_counter.i, %case_of_negative_counter.x) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %case_of_negative_counter, dense<92> : tensor<i32> loc("case_of_negative_counter")
  // case_of_difference: the index is in range: one that is not selects the last branch
  %case_of_difference.i = stablehlo.constant dense<-2147483648> : tensor<i32>
  %case_of_difference.j = stablehlo.constant dense<0> : tensor<i32>
  %case_of_difference.x = stablehlo.constant dense<[5, 6]> : tensor<2xi32>
  %case_of_difference = call @case_of_difference(%case_of_difference.i, %case_of_difference.j, %case_of_difference.x) : (tensor<i32>, tensor<i32>, tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %case_of_difference, dense<[15, 18]> : tensor<2xi32> loc("case_of_difference")
  // case_nested: the outer index counts for as many branches as the inner one has
  %case_nested.i = stablehlo.constant dense<1> : tensor<i32>
  %case_nested.j = stablehlo.constant dense<0> : tensor<i32>
  %case_nested.x = stablehlo.constant dense<[5, 6]> : tensor<2xi32>
  %case_nested = call @case_nested(%case_nested.i, %case_nested.j, %case_nested.x) : (tensor<i32>, tensor<i32>, tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %case_nested, dense<[15, 18]> : tensor<2xi32> loc("case_nested")
  // case_nested_out_of_range: the two indices are one value
  %case_nested_out_of_range.i = stablehlo.constant dense<9> : tensor<i32>
  %case_nested_out_of_range.j = stablehlo.constant dense<0> : tensor<i32>
  %case_nested_out_of_range.x = stablehlo.constant dense<[5, 6]> : tensor<2xi32>
  %case_nested_out_of_range = call @case_nested_out_of_range(%case_nested_out_of_range.i, %case_nested_out_of_range.j, %case_nested_out_of_range.x) : (tensor<i32>, tensor<i32>, tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %case_nested_out_of_range, dense<[10, 12]> : tensor<2xi32> loc("case_nested_out_of_range")
  // branch_with_loop: the branch is taken
  %branch_with_loop.p = stablehlo.constant dense<false> : tensor<i1>
  %branch_with_loop.i = stablehlo.constant dense<0> : tensor<i32>
  %branch_with_loop.x = stablehlo.constant dense<5> : tensor<i32>
  %branch_with_loop = call @branch_with_loop(%branch_with_loop.p, %branch_with_loop.i, %branch_with_loop.x) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %branch_with_loop, dense<5> : tensor<i32> loc("branch_with_loop")
  // branch_of_capture_updated: the captured value is not used after the branch
  %branch_of_capture_updated.p = stablehlo.constant dense<true> : tensor<i1>
  %branch_of_capture_updated.x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %branch_of_capture_updated.u = stablehlo.constant dense<9.0> : tensor<1xf32>
  %branch_of_capture_updated = call @branch_of_capture_updated(%branch_of_capture_updated.p, %branch_of_capture_updated.x, %branch_of_capture_updated.u) : (tensor<i1>, tensor<2xf32>, tensor<1xf32>) -> tensor<2xf32>
  check.expect_eq_const %branch_of_capture_updated, dense<[10.0, 4.0]> : tensor<2xf32> loc("branch_of_capture_updated")
  return
}
