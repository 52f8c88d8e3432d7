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

func.func private @window_reducer_that_returns_parameter(%x: tensor<3xf32>) -> tensor<2xf32> {
  %literal = stablehlo.constant dense<3.0> : tensor<f32>
  %reduce_window = "stablehlo.reduce_window"(%x, %literal) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    stablehlo.return %right : tensor<f32>
  }) : (tensor<3xf32>, tensor<f32>) -> tensor<2xf32>
  return %reduce_window : tensor<2xf32>
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
  // reducer_with_capture: the captured value has no effect
  %reducer_with_capture.x = stablehlo.constant dense<[1, 9, 2]> : tensor<3xi32>
  %reducer_with_capture.z = stablehlo.constant dense<0> : tensor<i32>
  %reducer_with_capture.m = stablehlo.constant dense<5> : tensor<i32>
  %reducer_with_capture.reduce = stablehlo.reduce(%reducer_with_capture.x init: %reducer_with_capture.z) across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  reducer(%reducer_with_capture.left: tensor<i32>, %reducer_with_capture.right: tensor<i32>) {
    %reducer_with_capture.minimum = stablehlo.minimum %reducer_with_capture.right, %reducer_with_capture.m : tensor<i32>
    %reducer_with_capture.maximum = stablehlo.maximum %reducer_with_capture.left, %reducer_with_capture.minimum : tensor<i32>
    stablehlo.return %reducer_with_capture.maximum : tensor<i32>
  }
  check.expect_eq_const %reducer_with_capture.reduce, dense<5> : tensor<i32> loc("reducer_with_capture")
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
  // window_reducer_with_loop: every element has as many turns as the others
  %window_reducer_with_loop.x = stablehlo.constant dense<[3, 1, 2]> : tensor<3xi32>
  %window_reducer_with_loop = call @window_reducer_with_loop(%window_reducer_with_loop.x) : (tensor<3xi32>) -> tensor<2xi32>
  check.expect_eq_const %window_reducer_with_loop, dense<[4, 3]> : tensor<2xi32> loc("window_reducer_with_loop")
  // scatter_that_keeps: the region returns its second parameter
  %scatter_that_keeps.x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %scatter_that_keeps.i = stablehlo.constant dense<[[1], [0]]> : tensor<2x1xi32>
  %scatter_that_keeps.u = stablehlo.constant dense<[8, 9]> : tensor<2xi32>
  %scatter_that_keeps.scatter = "stablehlo.scatter"(%scatter_that_keeps.x, %scatter_that_keeps.i, %scatter_that_keeps.u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%scatter_that_keeps.left: tensor<i32>, %scatter_that_keeps.right: tensor<i32>):
    stablehlo.return %scatter_that_keeps.left : tensor<i32>
  }) : (tensor<3xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<3xi32>
  check.expect_eq_const %scatter_that_keeps.scatter, dense<[1, 2, 3]> : tensor<3xi32> loc("scatter_that_keeps")
  return
}
