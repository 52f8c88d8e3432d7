// Rewrites. Each check is a row of rows/inductions.txt: its operands break the rewrite where its condition does not hold.
func.func private @turns_past_narrow_limit_i4(%i: tensor<i4>, %m: tensor<i4>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<i4>, tensor<i32>
  cond {
    %compare = stablehlo.compare NE, %turn, %m : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i4>
    %add = stablehlo.add %turn, %literal_2 : tensor<i4>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<i4>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @turns_past_narrow_limit_ui4(%i: tensor<ui4>, %m: tensor<ui4>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<ui4>, tensor<i32>
  cond {
    %compare = stablehlo.compare NE, %turn, %m : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<ui4>
    %add = stablehlo.add %turn, %literal_2 : tensor<ui4>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<ui4>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @turns_up_to_narrow_limit_i4(%i: tensor<i4>, %m: tensor<i4>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<i4>, tensor<i32>
  cond {
    %compare = stablehlo.compare LT, %turn, %m : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i4>
    %add = stablehlo.add %turn, %literal_2 : tensor<i4>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<i4>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @turns_up_to_narrow_limit_ui4(%i: tensor<ui4>, %m: tensor<ui4>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<ui4>, tensor<i32>
  cond {
    %compare = stablehlo.compare LT, %turn, %m : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<ui4>
    %add = stablehlo.add %turn, %literal_2 : tensor<ui4>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<ui4>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @turns_down_to_narrow_limit_i4(%i: tensor<i4>, %m: tensor<i4>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<i4>, tensor<i32>
  cond {
    %compare = stablehlo.compare GT, %turn, %m : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i4>
    %subtract = stablehlo.subtract %turn, %literal_2 : tensor<i4>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %subtract, %add : tensor<i4>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @turns_down_to_narrow_limit_ui4(%i: tensor<ui4>, %m: tensor<ui4>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<ui4>, tensor<i32>
  cond {
    %compare = stablehlo.compare GT, %turn, %m : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<ui4>
    %subtract = stablehlo.subtract %turn, %literal_2 : tensor<ui4>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %subtract, %add : tensor<ui4>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @turns_of_step_past_narrow_limit_i4(%i: tensor<i4>, %m: tensor<i4>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<i4>, tensor<i32>
  cond {
    %compare = stablehlo.compare LT, %turn, %m : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<3> : tensor<i4>
    %add = stablehlo.add %turn, %literal_2 : tensor<i4>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<i4>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @turns_of_step_past_narrow_limit_ui4(%i: tensor<ui4>, %m: tensor<ui4>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<ui4>, tensor<i32>
  cond {
    %compare = stablehlo.compare LT, %turn, %m : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<3> : tensor<ui4>
    %add = stablehlo.add %turn, %literal_2 : tensor<ui4>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<ui4>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @no_turn_at_limits_i4(%i: tensor<i4>, %m: tensor<i4>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<i4>, tensor<i32>
  cond {
    %compare = stablehlo.compare LT, %turn, %m : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i4>
    %add = stablehlo.add %turn, %literal_2 : tensor<i4>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<i4>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @no_turn_at_limits_ui4(%i: tensor<ui4>, %m: tensor<ui4>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<ui4>, tensor<i32>
  cond {
    %compare = stablehlo.compare LT, %turn, %m : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<ui4>
    %add = stablehlo.add %turn, %literal_2 : tensor<ui4>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<ui4>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func @main() {
  // turns_past_narrow_limit_i4: the counter does not pass the limit of its type
  %turns_past_narrow_limit_i4.i = stablehlo.constant dense<6> : tensor<i4>
  %turns_past_narrow_limit_i4.m = stablehlo.constant dense<-7> : tensor<i4>
  %turns_past_narrow_limit_i4 = call @turns_past_narrow_limit_i4(%turns_past_narrow_limit_i4.i, %turns_past_narrow_limit_i4.m) : (tensor<i4>, tensor<i4>) -> tensor<i32>
  check.expect_eq_const %turns_past_narrow_limit_i4, dense<3> : tensor<i32> loc("turns_past_narrow_limit_i4")
  // turns_past_narrow_limit_ui4: the counter does not pass the limit of its type
  %turns_past_narrow_limit_ui4.i = stablehlo.constant dense<14> : tensor<ui4>
  %turns_past_narrow_limit_ui4.m = stablehlo.constant dense<1> : tensor<ui4>
  %turns_past_narrow_limit_ui4 = call @turns_past_narrow_limit_ui4(%turns_past_narrow_limit_ui4.i, %turns_past_narrow_limit_ui4.m) : (tensor<ui4>, tensor<ui4>) -> tensor<i32>
  check.expect_eq_const %turns_past_narrow_limit_ui4, dense<3> : tensor<i32> loc("turns_past_narrow_limit_ui4")
  // turns_up_to_narrow_limit_i4: the limit plus one fits its type
  %turns_up_to_narrow_limit_i4.i = stablehlo.constant dense<4> : tensor<i4>
  %turns_up_to_narrow_limit_i4.m = stablehlo.constant dense<7> : tensor<i4>
  %turns_up_to_narrow_limit_i4 = call @turns_up_to_narrow_limit_i4(%turns_up_to_narrow_limit_i4.i, %turns_up_to_narrow_limit_i4.m) : (tensor<i4>, tensor<i4>) -> tensor<i32>
  check.expect_eq_const %turns_up_to_narrow_limit_i4, dense<3> : tensor<i32> loc("turns_up_to_narrow_limit_i4")
  // turns_up_to_narrow_limit_ui4: the limit plus one fits its type
  %turns_up_to_narrow_limit_ui4.i = stablehlo.constant dense<12> : tensor<ui4>
  %turns_up_to_narrow_limit_ui4.m = stablehlo.constant dense<15> : tensor<ui4>
  %turns_up_to_narrow_limit_ui4 = call @turns_up_to_narrow_limit_ui4(%turns_up_to_narrow_limit_ui4.i, %turns_up_to_narrow_limit_ui4.m) : (tensor<ui4>, tensor<ui4>) -> tensor<i32>
  check.expect_eq_const %turns_up_to_narrow_limit_ui4, dense<3> : tensor<i32> loc("turns_up_to_narrow_limit_ui4")
  // turns_down_to_narrow_limit_i4: the limit minus one fits its type
  %turns_down_to_narrow_limit_i4.i = stablehlo.constant dense<-5> : tensor<i4>
  %turns_down_to_narrow_limit_i4.m = stablehlo.constant dense<-8> : tensor<i4>
  %turns_down_to_narrow_limit_i4 = call @turns_down_to_narrow_limit_i4(%turns_down_to_narrow_limit_i4.i, %turns_down_to_narrow_limit_i4.m) : (tensor<i4>, tensor<i4>) -> tensor<i32>
  check.expect_eq_const %turns_down_to_narrow_limit_i4, dense<3> : tensor<i32> loc("turns_down_to_narrow_limit_i4")
  // turns_down_to_narrow_limit_ui4: the limit minus one fits its type
  %turns_down_to_narrow_limit_ui4.i = stablehlo.constant dense<3> : tensor<ui4>
  %turns_down_to_narrow_limit_ui4.m = stablehlo.constant dense<0> : tensor<ui4>
  %turns_down_to_narrow_limit_ui4 = call @turns_down_to_narrow_limit_ui4(%turns_down_to_narrow_limit_ui4.i, %turns_down_to_narrow_limit_ui4.m) : (tensor<ui4>, tensor<ui4>) -> tensor<i32>
  check.expect_eq_const %turns_down_to_narrow_limit_ui4, dense<3> : tensor<i32> loc("turns_down_to_narrow_limit_ui4")
  // turns_of_step_past_narrow_limit_i4: the last step does not pass the limit of the type
  %turns_of_step_past_narrow_limit_i4.i = stablehlo.constant dense<5> : tensor<i4>
  %turns_of_step_past_narrow_limit_i4.m = stablehlo.constant dense<7> : tensor<i4>
  %turns_of_step_past_narrow_limit_i4 = call @turns_of_step_past_narrow_limit_i4(%turns_of_step_past_narrow_limit_i4.i, %turns_of_step_past_narrow_limit_i4.m) : (tensor<i4>, tensor<i4>) -> tensor<i32>
  check.expect_eq_const %turns_of_step_past_narrow_limit_i4, dense<6> : tensor<i32> loc("turns_of_step_past_narrow_limit_i4")
  // turns_of_step_past_narrow_limit_ui4: the last step does not pass the limit of the type
  %turns_of_step_past_narrow_limit_ui4.i = stablehlo.constant dense<13> : tensor<ui4>
  %turns_of_step_past_narrow_limit_ui4.m = stablehlo.constant dense<15> : tensor<ui4>
  %turns_of_step_past_narrow_limit_ui4 = call @turns_of_step_past_narrow_limit_ui4(%turns_of_step_past_narrow_limit_ui4.i, %turns_of_step_past_narrow_limit_ui4.m) : (tensor<ui4>, tensor<ui4>) -> tensor<i32>
  check.expect_eq_const %turns_of_step_past_narrow_limit_ui4, dense<6> : tensor<i32> loc("turns_of_step_past_narrow_limit_ui4")
  // no_turn_at_limits_i4: the start is below the limit
  %no_turn_at_limits_i4.i = stablehlo.constant dense<7> : tensor<i4>
  %no_turn_at_limits_i4.m = stablehlo.constant dense<-8> : tensor<i4>
  %no_turn_at_limits_i4 = call @no_turn_at_limits_i4(%no_turn_at_limits_i4.i, %no_turn_at_limits_i4.m) : (tensor<i4>, tensor<i4>) -> tensor<i32>
  check.expect_eq_const %no_turn_at_limits_i4, dense<0> : tensor<i32> loc("no_turn_at_limits_i4")
  // no_turn_at_limits_ui4: the start is below the limit
  %no_turn_at_limits_ui4.i = stablehlo.constant dense<15> : tensor<ui4>
  %no_turn_at_limits_ui4.m = stablehlo.constant dense<0> : tensor<ui4>
  %no_turn_at_limits_ui4 = call @no_turn_at_limits_ui4(%no_turn_at_limits_ui4.i, %no_turn_at_limits_ui4.m) : (tensor<ui4>, tensor<ui4>) -> tensor<i32>
  check.expect_eq_const %no_turn_at_limits_ui4, dense<0> : tensor<i32> loc("no_turn_at_limits_ui4")
  return
}
