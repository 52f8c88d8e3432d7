// Rewrites. Each check is a row of rows/inductions.txt: its operands break the rewrite where its condition does not hold.
func.func private @turns_past_narrow_limit_i2(%i: tensor<i2>, %m: tensor<i2>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<i2>, tensor<i32>
  cond {
    %compare = stablehlo.compare NE, %turn, %m : (tensor<i2>, tensor<i2>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i2>
    %add = stablehlo.add %turn, %literal_2 : tensor<i2>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<i2>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @turns_past_narrow_limit_ui2(%i: tensor<ui2>, %m: tensor<ui2>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<ui2>, tensor<i32>
  cond {
    %compare = stablehlo.compare NE, %turn, %m : (tensor<ui2>, tensor<ui2>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<ui2>
    %add = stablehlo.add %turn, %literal_2 : tensor<ui2>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<ui2>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @turns_up_to_narrow_limit_i2(%i: tensor<i2>, %m: tensor<i2>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<i2>, tensor<i32>
  cond {
    %compare = stablehlo.compare LT, %turn, %m : (tensor<i2>, tensor<i2>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i2>
    %add = stablehlo.add %turn, %literal_2 : tensor<i2>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<i2>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @turns_up_to_narrow_limit_ui2(%i: tensor<ui2>, %m: tensor<ui2>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<ui2>, tensor<i32>
  cond {
    %compare = stablehlo.compare LT, %turn, %m : (tensor<ui2>, tensor<ui2>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<ui2>
    %add = stablehlo.add %turn, %literal_2 : tensor<ui2>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<ui2>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @turns_down_to_narrow_limit_i2(%i: tensor<i2>, %m: tensor<i2>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<i2>, tensor<i32>
  cond {
    %compare = stablehlo.compare GT, %turn, %m : (tensor<i2>, tensor<i2>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i2>
    %subtract = stablehlo.subtract %turn, %literal_2 : tensor<i2>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %subtract, %add : tensor<i2>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @turns_down_to_narrow_limit_ui2(%i: tensor<ui2>, %m: tensor<ui2>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<ui2>, tensor<i32>
  cond {
    %compare = stablehlo.compare GT, %turn, %m : (tensor<ui2>, tensor<ui2>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<ui2>
    %subtract = stablehlo.subtract %turn, %literal_2 : tensor<ui2>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %subtract, %add : tensor<ui2>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @no_turn_at_limits_i2(%i: tensor<i2>, %m: tensor<i2>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<i2>, tensor<i32>
  cond {
    %compare = stablehlo.compare LT, %turn, %m : (tensor<i2>, tensor<i2>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i2>
    %add = stablehlo.add %turn, %literal_2 : tensor<i2>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<i2>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @no_turn_at_limits_ui2(%i: tensor<ui2>, %m: tensor<ui2>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<ui2>, tensor<i32>
  cond {
    %compare = stablehlo.compare LT, %turn, %m : (tensor<ui2>, tensor<ui2>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<ui2>
    %add = stablehlo.add %turn, %literal_2 : tensor<ui2>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<ui2>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func @main() {
  // turns_past_narrow_limit_i2: the counter does not pass the limit of its type
  %turns_past_narrow_limit_i2.i = stablehlo.constant dense<1> : tensor<i2>
  %turns_past_narrow_limit_i2.m = stablehlo.constant dense<-1> : tensor<i2>
  %turns_past_narrow_limit_i2 = call @turns_past_narrow_limit_i2(%turns_past_narrow_limit_i2.i, %turns_past_narrow_limit_i2.m) : (tensor<i2>, tensor<i2>) -> tensor<i32>
  check.expect_eq_const %turns_past_narrow_limit_i2, dense<2> : tensor<i32> loc("turns_past_narrow_limit_i2")
  // turns_past_narrow_limit_ui2: the counter does not pass the limit of its type
  %turns_past_narrow_limit_ui2.i = stablehlo.constant dense<3> : tensor<ui2>
  %turns_past_narrow_limit_ui2.m = stablehlo.constant dense<1> : tensor<ui2>
  %turns_past_narrow_limit_ui2 = call @turns_past_narrow_limit_ui2(%turns_past_narrow_limit_ui2.i, %turns_past_narrow_limit_ui2.m) : (tensor<ui2>, tensor<ui2>) -> tensor<i32>
  check.expect_eq_const %turns_past_narrow_limit_ui2, dense<2> : tensor<i32> loc("turns_past_narrow_limit_ui2")
  // turns_up_to_narrow_limit_i2: the limit plus one fits its type
  %turns_up_to_narrow_limit_i2.i = stablehlo.constant dense<-1> : tensor<i2>
  %turns_up_to_narrow_limit_i2.m = stablehlo.constant dense<1> : tensor<i2>
  %turns_up_to_narrow_limit_i2 = call @turns_up_to_narrow_limit_i2(%turns_up_to_narrow_limit_i2.i, %turns_up_to_narrow_limit_i2.m) : (tensor<i2>, tensor<i2>) -> tensor<i32>
  check.expect_eq_const %turns_up_to_narrow_limit_i2, dense<2> : tensor<i32> loc("turns_up_to_narrow_limit_i2")
  // turns_up_to_narrow_limit_ui2: the limit plus one fits its type
  %turns_up_to_narrow_limit_ui2.i = stablehlo.constant dense<0> : tensor<ui2>
  %turns_up_to_narrow_limit_ui2.m = stablehlo.constant dense<3> : tensor<ui2>
  %turns_up_to_narrow_limit_ui2 = call @turns_up_to_narrow_limit_ui2(%turns_up_to_narrow_limit_ui2.i, %turns_up_to_narrow_limit_ui2.m) : (tensor<ui2>, tensor<ui2>) -> tensor<i32>
  check.expect_eq_const %turns_up_to_narrow_limit_ui2, dense<3> : tensor<i32> loc("turns_up_to_narrow_limit_ui2")
  // turns_down_to_narrow_limit_i2: the limit minus one fits its type
  %turns_down_to_narrow_limit_i2.i = stablehlo.constant dense<0> : tensor<i2>
  %turns_down_to_narrow_limit_i2.m = stablehlo.constant dense<-2> : tensor<i2>
  %turns_down_to_narrow_limit_i2 = call @turns_down_to_narrow_limit_i2(%turns_down_to_narrow_limit_i2.i, %turns_down_to_narrow_limit_i2.m) : (tensor<i2>, tensor<i2>) -> tensor<i32>
  check.expect_eq_const %turns_down_to_narrow_limit_i2, dense<2> : tensor<i32> loc("turns_down_to_narrow_limit_i2")
  // turns_down_to_narrow_limit_ui2: the limit minus one fits its type
  %turns_down_to_narrow_limit_ui2.i = stablehlo.constant dense<2> : tensor<ui2>
  %turns_down_to_narrow_limit_ui2.m = stablehlo.constant dense<0> : tensor<ui2>
  %turns_down_to_narrow_limit_ui2 = call @turns_down_to_narrow_limit_ui2(%turns_down_to_narrow_limit_ui2.i, %turns_down_to_narrow_limit_ui2.m) : (tensor<ui2>, tensor<ui2>) -> tensor<i32>
  check.expect_eq_const %turns_down_to_narrow_limit_ui2, dense<2> : tensor<i32> loc("turns_down_to_narrow_limit_ui2")
  // no_turn_at_limits_i2: the start is below the limit
  %no_turn_at_limits_i2.i = stablehlo.constant dense<1> : tensor<i2>
  %no_turn_at_limits_i2.m = stablehlo.constant dense<-2> : tensor<i2>
  %no_turn_at_limits_i2 = call @no_turn_at_limits_i2(%no_turn_at_limits_i2.i, %no_turn_at_limits_i2.m) : (tensor<i2>, tensor<i2>) -> tensor<i32>
  check.expect_eq_const %no_turn_at_limits_i2, dense<0> : tensor<i32> loc("no_turn_at_limits_i2")
  // no_turn_at_limits_ui2: the start is below the limit
  %no_turn_at_limits_ui2.i = stablehlo.constant dense<3> : tensor<ui2>
  %no_turn_at_limits_ui2.m = stablehlo.constant dense<0> : tensor<ui2>
  %no_turn_at_limits_ui2 = call @no_turn_at_limits_ui2(%no_turn_at_limits_ui2.i, %no_turn_at_limits_ui2.m) : (tensor<ui2>, tensor<ui2>) -> tensor<i32>
  check.expect_eq_const %no_turn_at_limits_ui2, dense<0> : tensor<i32> loc("no_turn_at_limits_ui2")
  return
}
