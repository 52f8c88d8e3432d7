// Rewrites. Each check is a row of rows/control.txt: its operands break the rewrite where its condition does not hold.
func.func private @while_wraps(%i: tensor<i8>, %x: tensor<i8>) -> tensor<i8> {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %x) : tensor<i8>, tensor<i8>
  cond {
    %literal = stablehlo.constant dense<0> : tensor<i8>
    %compare = stablehlo.compare GT, %turn, %literal : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<50> : tensor<i8>
    %add = stablehlo.add %turn, %literal_2 : tensor<i8>
    %literal_3 = stablehlo.constant dense<1> : tensor<i8>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i8>
    stablehlo.return %add, %add_2 : tensor<i8>, tensor<i8>
  }
  return %while#1 : tensor<i8>
}

func.func private @while_counter_after(%i: tensor<i32>, %x: tensor<i32>) -> tensor<i32> {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %x) : tensor<i32>, tensor<i32>
  cond {
    %literal = stablehlo.constant dense<5> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %add_2 = stablehlo.add %turn_, %turn : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<i32>, tensor<i32>
  }
  return %while#0 : tensor<i32>
}

func.func private @while_invariant_swapped(%i: tensor<i32>, %x: tensor<i32>, %y: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
  %while:3 = stablehlo.while(%turn = %i, %turn_ = %x, %turn__ = %y) : tensor<i32>, tensor<i32>, tensor<i32>
  cond {
    %literal = stablehlo.constant dense<3> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    stablehlo.return %add, %turn__, %turn_ : tensor<i32>, tensor<i32>, tensor<i32>
  }
  return %while#0, %while#1, %while#2 : tensor<i32>, tensor<i32>, tensor<i32>
}

func.func private @while_taken_over(%i: tensor<i32>, %x: tensor<i32>, %y: tensor<i32>) -> tensor<i32> {
  %while:3 = stablehlo.while(%turn = %i, %turn_ = %x, %turn__ = %y) : tensor<i32>, tensor<i32>, tensor<i32>
  cond {
    %literal = stablehlo.constant dense<3> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    stablehlo.return %add, %turn_, %turn_ : tensor<i32>, tensor<i32>, tensor<i32>
  }
  return %while#2 : tensor<i32>
}

func.func private @while_taken_over_no_turn(%i: tensor<i32>, %x: tensor<i32>, %y: tensor<i32>) -> tensor<i32> {
  %while:3 = stablehlo.while(%turn = %i, %turn_ = %x, %turn__ = %y) : tensor<i32>, tensor<i32>, tensor<i32>
  cond {
    %literal = stablehlo.constant dense<3> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    stablehlo.return %add, %turn_, %turn_ : tensor<i32>, tensor<i32>, tensor<i32>
  }
  return %while#2 : tensor<i32>
}

func.func private @while_dead_result_in_condition(%i: tensor<i32>, %x: tensor<i32>) -> tensor<i32> {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %x) : tensor<i32>, tensor<i32>
  cond {
    %literal = stablehlo.constant dense<3> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %add = stablehlo.add %turn, %turn_ : tensor<i32>
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_2 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<i32>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @while_results_swapped(%i: tensor<i32>, %x: tensor<i32>, %y: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
  %while:3 = stablehlo.while(%turn = %i, %turn_ = %x, %turn__ = %y) : tensor<i32>, tensor<i32>, tensor<i32>
  cond {
    %literal = stablehlo.constant dense<3> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
    %literal_4 = stablehlo.constant dense<2> : tensor<i32>
    %multiply = stablehlo.multiply %turn__, %literal_4 : tensor<i32>
    stablehlo.return %add, %add_2, %multiply : tensor<i32>, tensor<i32>, tensor<i32>
  }
  return %while#0, %while#1, %while#2 : tensor<i32>, tensor<i32>, tensor<i32>
}

func.func private @while_licm_division(%i: tensor<i32>, %x: tensor<i32>, %y: tensor<i32>, %z: tensor<i32>) -> tensor<i32> {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %x) : tensor<i32>, tensor<i32>
  cond {
    %literal = stablehlo.constant dense<3> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %multiply = stablehlo.multiply %y, %z : tensor<i32>
    %add_2 = stablehlo.add %turn_, %multiply : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<i32>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @while_update_in_place(%i: tensor<i32>, %x: tensor<4xi32>) -> tensor<4xi32> {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %x) : tensor<i32>, tensor<4xi32>
  cond {
    %literal = stablehlo.constant dense<3> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %dynamic_slice = stablehlo.dynamic_slice %turn_, %turn, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn, %literal_3 : tensor<i32>
    %dynamic_update_slice = stablehlo.dynamic_update_slice %turn_, %dynamic_slice, %add_2 : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    stablehlo.return %add, %dynamic_update_slice : tensor<i32>, tensor<4xi32>
  }
  return %while#1 : tensor<4xi32>
}

func.func private @while_update_idempotent(%i: tensor<i32>, %x: tensor<4xi32>) -> tensor<4xi32> {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %x) : tensor<i32>, tensor<4xi32>
  cond {
    %literal = stablehlo.constant dense<3> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %reshape = stablehlo.reshape %turn : (tensor<i32>) -> tensor<1xi32>
    %literal_3 = stablehlo.constant dense<0> : tensor<i32>
    %dynamic_update_slice = stablehlo.dynamic_update_slice %turn_, %reshape, %literal_3 : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    stablehlo.return %add, %dynamic_update_slice : tensor<i32>, tensor<4xi32>
  }
  return %while#1 : tensor<4xi32>
}

func.func private @while_update_clamped(%i: tensor<i32>, %x: tensor<4xi32>) -> tensor<4xi32> {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %x) : tensor<i32>, tensor<4xi32>
  cond {
    %literal = stablehlo.constant dense<6> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %reshape = stablehlo.reshape %turn : (tensor<i32>) -> tensor<1xi32>
    %dynamic_update_slice = stablehlo.dynamic_update_slice %turn_, %reshape, %turn : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    stablehlo.return %add, %dynamic_update_slice : tensor<i32>, tensor<4xi32>
  }
  return %while#1 : tensor<4xi32>
}

func.func private @while_gather_clamped(%i: tensor<i32>, %s: tensor<i32>, %x: tensor<4xi32>) -> tensor<i32> {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %s) : tensor<i32>, tensor<i32>
  cond {
    %literal = stablehlo.constant dense<6> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %dynamic_slice = stablehlo.dynamic_slice %x, %turn, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %reshape = stablehlo.reshape %dynamic_slice : (tensor<1xi32>) -> tensor<i32>
    %add_2 = stablehlo.add %turn_, %reshape : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<i32>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @while_sum_order(%i: tensor<i32>, %s: tensor<f32>, %x: tensor<3xf32>) -> tensor<f32> {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %s) : tensor<i32>, tensor<f32>
  cond {
    %literal = stablehlo.constant dense<3> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %dynamic_slice = stablehlo.dynamic_slice %x, %turn, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %reshape = stablehlo.reshape %dynamic_slice : (tensor<1xf32>) -> tensor<f32>
    %add_2 = stablehlo.add %turn_, %reshape : tensor<f32>
    stablehlo.return %add, %add_2 : tensor<i32>, tensor<f32>
  }
  return %while#1 : tensor<f32>
}

func.func private @while_pred_carried(%p: tensor<i1>, %x: tensor<i32>) -> tensor<i32> {
  %while:2 = stablehlo.while(%turn = %p, %turn_ = %x) : tensor<i1>, tensor<i32>
  cond {
    stablehlo.return %turn : tensor<i1>
  } do {
    %literal = stablehlo.constant dense<3> : tensor<i32>
    %compare = stablehlo.compare LT, %turn_, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn_, %literal_2 : tensor<i32>
    stablehlo.return %compare, %add : tensor<i1>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @while_constant_false(%i: tensor<i32>, %x: tensor<i32>) -> tensor<i32> {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %x) : tensor<i32>, tensor<i32>
  cond {
    %literal = stablehlo.constant dense<false> : tensor<i1>
    stablehlo.return %literal : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %literal_3 = stablehlo.constant dense<2> : tensor<i32>
    %multiply = stablehlo.multiply %turn_, %literal_3 : tensor<i32>
    stablehlo.return %add, %multiply : tensor<i32>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @while_nested(%i: tensor<i32>, %x: tensor<i32>) -> tensor<i32> {
  %while_2:2 = stablehlo.while(%turn = %i, %turn_ = %x) : tensor<i32>, tensor<i32>
  cond {
    %literal = stablehlo.constant dense<3> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %while:2 = stablehlo.while(%turn_2 = %turn, %turn__2 = %turn_) : tensor<i32>, tensor<i32>
    cond {
      %literal_3 = stablehlo.constant dense<2> : tensor<i32>
      %compare_2 = stablehlo.compare LT, %turn_2, %literal_3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %compare_2 : tensor<i1>
    } do {
      %literal_4 = stablehlo.constant dense<1> : tensor<i32>
      %add_2 = stablehlo.add %turn_2, %literal_4 : tensor<i32>
      %literal_5 = stablehlo.constant dense<1> : tensor<i32>
      %add_3 = stablehlo.add %turn__2, %literal_5 : tensor<i32>
      stablehlo.return %add_2, %add_3 : tensor<i32>, tensor<i32>
    }
    stablehlo.return %add, %while#1 : tensor<i32>, tensor<i32>
  }
  return %while_2#1 : tensor<i32>
}

func.func private @while_unswitched(%i: tensor<i32>, %x: tensor<i32>) -> tensor<i32> {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %x) : tensor<i32>, tensor<i32>
  cond {
    %literal = stablehlo.constant dense<3> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %compare_2 = stablehlo.compare EQ, %turn, %literal_3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %if = "stablehlo.if"(%compare_2) ({
      %literal_4 = stablehlo.constant dense<10> : tensor<i32>
      %multiply = stablehlo.multiply %turn_, %literal_4 : tensor<i32>
      stablehlo.return %multiply : tensor<i32>
    }, {
      %literal_5 = stablehlo.constant dense<1> : tensor<i32>
      %add_2 = stablehlo.add %turn_, %literal_5 : tensor<i32>
      stablehlo.return %add_2 : tensor<i32>
    }) : (tensor<i1>) -> tensor<i32>
    stablehlo.return %add, %if : tensor<i32>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @while_transposed(%i: tensor<i32>, %x: tensor<2x2xi32>) -> tensor<2x2xi32> {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %x) : tensor<i32>, tensor<2x2xi32>
  cond {
    %literal = stablehlo.constant dense<3> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %transpose = stablehlo.transpose %turn_, dims = [1, 0] : (tensor<2x2xi32>) -> tensor<2x2xi32>
    %literal_3 = stablehlo.constant dense<1> : tensor<2x2xi32>
    %add_2 = stablehlo.add %transpose, %literal_3 : tensor<2x2xi32>
    stablehlo.return %add, %add_2 : tensor<i32>, tensor<2x2xi32>
  }
  return %while#1 : tensor<2x2xi32>
}

func.func private @while_reduced_step(%i: tensor<i32>, %j: tensor<i32>) -> tensor<i32> {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %j) : tensor<i32>, tensor<i32>
  cond {
    %literal = stablehlo.constant dense<4> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %literal_3 = stablehlo.constant dense<3> : tensor<i32>
    %multiply = stablehlo.multiply %turn, %literal_3 : tensor<i32>
    %add_2 = stablehlo.add %turn_, %multiply : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<i32>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @while_exponential(%i: tensor<i32>, %x: tensor<i32>) -> tensor<i32> {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %x) : tensor<i32>, tensor<i32>
  cond {
    %literal = stablehlo.constant dense<5> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %add_2 = stablehlo.add %turn_, %turn_ : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<i32>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @while_condition_last_value(%i: tensor<i32>, %x: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %x) : tensor<i32>, tensor<i32>
  cond {
    %literal = stablehlo.constant dense<100> : tensor<i32>
    %compare = stablehlo.compare LT, %turn_, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %literal_3 = stablehlo.constant dense<3> : tensor<i32>
    %multiply = stablehlo.multiply %turn_, %literal_3 : tensor<i32>
    stablehlo.return %add, %multiply : tensor<i32>, tensor<i32>
  }
  return %while#0, %while#1 : tensor<i32>, tensor<i32>
}

func.func @main() {
  // while_wraps: the counter does not wrap around: this loop ends because it does
  %while_wraps.i = stablehlo.constant dense<1> : tensor<i8>
  %while_wraps.x = stablehlo.constant dense<10> : tensor<i8>
  %while_wraps = call @while_wraps(%while_wraps.i, %while_wraps.x) : (tensor<i8>, tensor<i8>) -> tensor<i8>
  check.expect_eq_const %while_wraps, dense<13> : tensor<i8> loc("while_wraps")
  // while_counter_after: the counter has run past the last turn
  %while_counter_after.i = stablehlo.constant dense<0> : tensor<i32>
  %while_counter_after.x = stablehlo.constant dense<10> : tensor<i32>
  %while_counter_after = call @while_counter_after(%while_counter_after.i, %while_counter_after.x) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %while_counter_after, dense<5> : tensor<i32> loc("while_counter_after")
  // while_invariant_swapped: each value is carried to itself
  %while_invariant_swapped.i = stablehlo.constant dense<0> : tensor<i32>
  %while_invariant_swapped.x = stablehlo.constant dense<10> : tensor<i32>
  %while_invariant_swapped.y = stablehlo.constant dense<20> : tensor<i32>
  %while_invariant_swapped:3 = call @while_invariant_swapped(%while_invariant_swapped.i, %while_invariant_swapped.x, %while_invariant_swapped.y) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>)
  check.expect_eq_const %while_invariant_swapped#0, dense<3> : tensor<i32> loc("while_invariant_swapped")
  check.expect_eq_const %while_invariant_swapped#1, dense<20> : tensor<i32> loc("while_invariant_swapped")
  check.expect_eq_const %while_invariant_swapped#2, dense<10> : tensor<i32> loc("while_invariant_swapped")
  // while_taken_over: the value is carried to itself: another takes over
  %while_taken_over.i = stablehlo.constant dense<0> : tensor<i32>
  %while_taken_over.x = stablehlo.constant dense<10> : tensor<i32>
  %while_taken_over.y = stablehlo.constant dense<20> : tensor<i32>
  %while_taken_over = call @while_taken_over(%while_taken_over.i, %while_taken_over.x, %while_taken_over.y) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %while_taken_over, dense<10> : tensor<i32> loc("while_taken_over")
  // while_taken_over_no_turn: there is a turn
  %while_taken_over_no_turn.i = stablehlo.constant dense<7> : tensor<i32>
  %while_taken_over_no_turn.x = stablehlo.constant dense<10> : tensor<i32>
  %while_taken_over_no_turn.y = stablehlo.constant dense<20> : tensor<i32>
  %while_taken_over_no_turn = call @while_taken_over_no_turn(%while_taken_over_no_turn.i, %while_taken_over_no_turn.x, %while_taken_over_no_turn.y) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %while_taken_over_no_turn, dense<20> : tensor<i32> loc("while_taken_over_no_turn")
  // while_dead_result_in_condition: the counter does not depend on the other value
  %while_dead_result_in_condition.i = stablehlo.constant dense<0> : tensor<i32>
  %while_dead_result_in_condition.x = stablehlo.constant dense<2> : tensor<i32>
  %while_dead_result_in_condition = call @while_dead_result_in_condition(%while_dead_result_in_condition.i, %while_dead_result_in_condition.x) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %while_dead_result_in_condition, dense<4> : tensor<i32> loc("while_dead_result_in_condition")
  // while_results_swapped: the results keep their order
  %while_results_swapped.i = stablehlo.constant dense<0> : tensor<i32>
  %while_results_swapped.x = stablehlo.constant dense<10> : tensor<i32>
  %while_results_swapped.y = stablehlo.constant dense<20> : tensor<i32>
  %while_results_swapped:3 = call @while_results_swapped(%while_results_swapped.i, %while_results_swapped.x, %while_results_swapped.y) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>)
  check.expect_eq_const %while_results_swapped#0, dense<3> : tensor<i32> loc("while_results_swapped")
  check.expect_eq_const %while_results_swapped#1, dense<13> : tensor<i32> loc("while_results_swapped")
  check.expect_eq_const %while_results_swapped#2, dense<160> : tensor<i32> loc("while_results_swapped")
  // while_licm_division: only the invariant part moves out of the loop
  %while_licm_division.i = stablehlo.constant dense<0> : tensor<i32>
  %while_licm_division.x = stablehlo.constant dense<1> : tensor<i32>
  %while_licm_division.y = stablehlo.constant dense<10> : tensor<i32>
  %while_licm_division.z = stablehlo.constant dense<3> : tensor<i32>
  %while_licm_division = call @while_licm_division(%while_licm_division.i, %while_licm_division.x, %while_licm_division.y, %while_licm_division.z) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %while_licm_division, dense<91> : tensor<i32> loc("while_licm_division")
  // while_update_in_place: no turn reads what an earlier one wrote
  %while_update_in_place.i = stablehlo.constant dense<0> : tensor<i32>
  %while_update_in_place.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %while_update_in_place = call @while_update_in_place(%while_update_in_place.i, %while_update_in_place.x) : (tensor<i32>, tensor<4xi32>) -> tensor<4xi32>
  check.expect_eq_const %while_update_in_place, dense<1> : tensor<4xi32> loc("while_update_in_place")
  // while_update_idempotent: the update does not depend on the turn
  %while_update_idempotent.i = stablehlo.constant dense<0> : tensor<i32>
  %while_update_idempotent.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %while_update_idempotent = call @while_update_idempotent(%while_update_idempotent.i, %while_update_idempotent.x) : (tensor<i32>, tensor<4xi32>) -> tensor<4xi32>
  check.expect_eq_const %while_update_idempotent, dense<[2, 2, 3, 4]> : tensor<4xi32> loc("while_update_idempotent")
  // while_update_clamped: the counter stays in range: updates beyond the end are clamped
  %while_update_clamped.i = stablehlo.constant dense<0> : tensor<i32>
  %while_update_clamped.x = stablehlo.constant dense<9> : tensor<4xi32>
  %while_update_clamped = call @while_update_clamped(%while_update_clamped.i, %while_update_clamped.x) : (tensor<i32>, tensor<4xi32>) -> tensor<4xi32>
  check.expect_eq_const %while_update_clamped, dense<[0, 1, 2, 5]> : tensor<4xi32> loc("while_update_clamped")
  // while_gather_clamped: the counter stays in range: reads beyond the end are clamped
  %while_gather_clamped.i = stablehlo.constant dense<0> : tensor<i32>
  %while_gather_clamped.s = stablehlo.constant dense<0> : tensor<i32>
  %while_gather_clamped.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %while_gather_clamped = call @while_gather_clamped(%while_gather_clamped.i, %while_gather_clamped.s, %while_gather_clamped.x) : (tensor<i32>, tensor<i32>, tensor<4xi32>) -> tensor<i32>
  check.expect_eq_const %while_gather_clamped, dense<18> : tensor<i32> loc("while_gather_clamped")
  // while_sum_order: the sums are exact: a loop fixes their order
  %while_sum_order.i = stablehlo.constant dense<0> : tensor<i32>
  %while_sum_order.s = stablehlo.constant dense<0.0> : tensor<f32>
  %while_sum_order.x = stablehlo.constant dense<[1.0, 100000000.0, -100000000.0]> : tensor<3xf32>
  %while_sum_order = call @while_sum_order(%while_sum_order.i, %while_sum_order.s, %while_sum_order.x) : (tensor<i32>, tensor<f32>, tensor<3xf32>) -> tensor<f32>
  check.expect_eq_const %while_sum_order, dense<0.0> : tensor<f32> loc("while_sum_order")
  // while_pred_carried: the condition is computed from the new value
  %while_pred_carried.p = stablehlo.constant dense<true> : tensor<i1>
  %while_pred_carried.x = stablehlo.constant dense<0> : tensor<i32>
  %while_pred_carried = call @while_pred_carried(%while_pred_carried.p, %while_pred_carried.x) : (tensor<i1>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %while_pred_carried, dense<4> : tensor<i32> loc("while_pred_carried")
  // while_constant_false: the condition is tested first
  %while_constant_false.i = stablehlo.constant dense<0> : tensor<i32>
  %while_constant_false.x = stablehlo.constant dense<10> : tensor<i32>
  %while_constant_false = call @while_constant_false(%while_constant_false.i, %while_constant_false.x) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %while_constant_false, dense<10> : tensor<i32> loc("while_constant_false")
  // while_nested: the inner loop begins at zero: it begins at the outer counter
  %while_nested.i = stablehlo.constant dense<0> : tensor<i32>
  %while_nested.x = stablehlo.constant dense<10> : tensor<i32>
  %while_nested = call @while_nested(%while_nested.i, %while_nested.x) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %while_nested, dense<13> : tensor<i32> loc("while_nested")
  // while_unswitched: the condition is invariant
  %while_unswitched.i = stablehlo.constant dense<0> : tensor<i32>
  %while_unswitched.x = stablehlo.constant dense<1> : tensor<i32>
  %while_unswitched = call @while_unswitched(%while_unswitched.i, %while_unswitched.x) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %while_unswitched, dense<21> : tensor<i32> loc("while_unswitched")
  // while_transposed: the number of transpositions is even
  %while_transposed.i = stablehlo.constant dense<0> : tensor<i32>
  %while_transposed.x = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %while_transposed = call @while_transposed(%while_transposed.i, %while_transposed.x) : (tensor<i32>, tensor<2x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %while_transposed, dense<[[4, 6], [5, 7]]> : tensor<2x2xi32> loc("while_transposed")
  // while_reduced_step: the value is a linear function of the turn
  %while_reduced_step.i = stablehlo.constant dense<0> : tensor<i32>
  %while_reduced_step.j = stablehlo.constant dense<0> : tensor<i32>
  %while_reduced_step = call @while_reduced_step(%while_reduced_step.i, %while_reduced_step.j) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %while_reduced_step, dense<18> : tensor<i32> loc("while_reduced_step")
  // while_exponential: the value is a linear function of the turn
  %while_exponential.i = stablehlo.constant dense<0> : tensor<i32>
  %while_exponential.x = stablehlo.constant dense<3> : tensor<i32>
  %while_exponential = call @while_exponential(%while_exponential.i, %while_exponential.x) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %while_exponential, dense<96> : tensor<i32> loc("while_exponential")
  // while_condition_last_value: the value stops below the limit
  %while_condition_last_value.i = stablehlo.constant dense<0> : tensor<i32>
  %while_condition_last_value.x = stablehlo.constant dense<5> : tensor<i32>
  %while_condition_last_value:2 = call @while_condition_last_value(%while_condition_last_value.i, %while_condition_last_value.x) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
  check.expect_eq_const %while_condition_last_value#0, dense<3> : tensor<i32> loc("while_condition_last_value")
  check.expect_eq_const %while_condition_last_value#1, dense<135> : tensor<i32> loc("while_condition_last_value")
  // sort_as_reverse: no two elements compare equal
  %sort_as_reverse.x = stablehlo.constant dense<[1.0, -0.0, 0.0, -1.0]> : tensor<4xf32>
  %sort_as_reverse.sort = "stablehlo.sort"(%sort_as_reverse.x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%sort_as_reverse.left: tensor<f32>, %sort_as_reverse.right: tensor<f32>):
    %sort_as_reverse.compare = stablehlo.compare GT, %sort_as_reverse.left, %sort_as_reverse.right : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %sort_as_reverse.compare : tensor<i1>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  check.expect_eq_const %sort_as_reverse.sort, dense<[1.0, -0.0, 0.0, -1.0]> : tensor<4xf32> loc("sort_as_reverse")
  // sort_stable_pairs: no two keys are equal
  %sort_stable_pairs.x = stablehlo.constant dense<[1, 2, 1, 2]> : tensor<4xi32>
  %sort_stable_pairs.y = stablehlo.constant dense<[10, 20, 30, 40]> : tensor<4xi32>
  %sort_stable_pairs.sort:2 = "stablehlo.sort"(%sort_stable_pairs.x, %sort_stable_pairs.y) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%sort_stable_pairs.left: tensor<i32>, %sort_stable_pairs.right: tensor<i32>, %sort_stable_pairs.left_: tensor<i32>, %sort_stable_pairs.right_: tensor<i32>):
    %sort_stable_pairs.compare = stablehlo.compare GT, %sort_stable_pairs.left, %sort_stable_pairs.right : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %sort_stable_pairs.compare : tensor<i1>
  }) : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>)
  check.expect_eq_const %sort_stable_pairs.sort#1, dense<[20, 40, 10, 30]> : tensor<4xi32> loc("sort_stable_pairs")
  // sort_total_order: no element is NaN
  %sort_total_order.x = stablehlo.constant dense<[0x7FC00000, 1.0, -0.0, 0.0]> : tensor<4xf32>
  %sort_total_order.sort = "stablehlo.sort"(%sort_total_order.x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%sort_total_order.left: tensor<f32>, %sort_total_order.right: tensor<f32>):
    %sort_total_order.compare = stablehlo.compare LT, %sort_total_order.left, %sort_total_order.right, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %sort_total_order.compare : tensor<i1>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  check.expect_eq_const %sort_total_order.sort, dense<[-0.0, 0.0, 1.0, 0x7FC00000]> : tensor<4xf32> loc("sort_total_order")
  return
}
