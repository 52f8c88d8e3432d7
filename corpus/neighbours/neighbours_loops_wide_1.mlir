// Rewrites. Each check is a row of rows/loops.txt: its operands break the rewrite where its condition does not hold.
func.func private @turns_past_limit_i64(%i: tensor<i64>, %m: tensor<i64>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<i64>, tensor<i32>
  cond {
    %compare = stablehlo.compare NE, %turn, %m : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i64>
    %add = stablehlo.add %turn, %literal_2 : tensor<i64>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<i64>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @turns_past_limit_ui64(%i: tensor<ui64>, %m: tensor<ui64>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<ui64>, tensor<i32>
  cond {
    %compare = stablehlo.compare NE, %turn, %m : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<ui64>
    %add = stablehlo.add %turn, %literal_2 : tensor<ui64>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<ui64>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @turns_up_to_limit_i64(%i: tensor<i64>, %m: tensor<i64>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<i64>, tensor<i32>
  cond {
    %compare = stablehlo.compare LT, %turn, %m : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i64>
    %add = stablehlo.add %turn, %literal_2 : tensor<i64>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<i64>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @turns_up_to_limit_ui64(%i: tensor<ui64>, %m: tensor<ui64>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<ui64>, tensor<i32>
  cond {
    %compare = stablehlo.compare LT, %turn, %m : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<ui64>
    %add = stablehlo.add %turn, %literal_2 : tensor<ui64>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<ui64>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @turns_down_to_limit_i64(%i: tensor<i64>, %m: tensor<i64>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<i64>, tensor<i32>
  cond {
    %compare = stablehlo.compare GT, %turn, %m : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i64>
    %subtract = stablehlo.subtract %turn, %literal_2 : tensor<i64>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %subtract, %add : tensor<i64>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @turns_down_unsigned_ui64(%i: tensor<ui64>, %m: tensor<ui64>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<ui64>, tensor<i32>
  cond {
    %compare = stablehlo.compare GT, %turn, %m : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<ui64>
    %subtract = stablehlo.subtract %turn, %literal_2 : tensor<ui64>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %subtract, %add : tensor<ui64>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @turns_of_difference_i64(%i: tensor<i64>, %m: tensor<i64>, %s: tensor<i64>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<i64>, tensor<i32>
  cond {
    %compare = stablehlo.compare LT, %turn, %m : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %add = stablehlo.add %turn, %s : tensor<i64>
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_2 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<i64>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @last_counter_as_limit_i64(%i: tensor<i64>) -> tensor<i64> {
  %while = stablehlo.while(%turn = %i) : tensor<i64>
  cond {
    %literal = stablehlo.constant dense<5> : tensor<i64>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<2> : tensor<i64>
    %add = stablehlo.add %turn, %literal_2 : tensor<i64>
    stablehlo.return %add : tensor<i64>
  }
  return %while : tensor<i64>
}

func.func private @float_counter(%x: tensor<f64>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %x, %turn_ = %literal) : tensor<f64>, tensor<i32>
  cond {
    %literal_2 = stablehlo.constant dense<1.0> : tensor<f64>
    %compare = stablehlo.compare LT, %turn, %literal_2 : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_3 = stablehlo.constant dense<0.1> : tensor<f64>
    %add = stablehlo.add %turn, %literal_3 : tensor<f64>
    %literal_4 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_4 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<f64>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func @main() {
  // turns_past_limit_i64: the counter does not pass the limit of its type
  %turns_past_limit_i64.i = stablehlo.constant dense<9223372036854775806> : tensor<i64>
  %turns_past_limit_i64.m = stablehlo.constant dense<-9223372036854775807> : tensor<i64>
  %turns_past_limit_i64 = call @turns_past_limit_i64(%turns_past_limit_i64.i, %turns_past_limit_i64.m) : (tensor<i64>, tensor<i64>) -> tensor<i32>
  check.expect_eq_const %turns_past_limit_i64, dense<3> : tensor<i32> loc("turns_past_limit_i64")
  // turns_past_limit_ui64: the counter does not pass the limit of its type
  %turns_past_limit_ui64.i = stablehlo.constant dense<18446744073709551614> : tensor<ui64>
  %turns_past_limit_ui64.m = stablehlo.constant dense<1> : tensor<ui64>
  %turns_past_limit_ui64 = call @turns_past_limit_ui64(%turns_past_limit_ui64.i, %turns_past_limit_ui64.m) : (tensor<ui64>, tensor<ui64>) -> tensor<i32>
  check.expect_eq_const %turns_past_limit_ui64, dense<3> : tensor<i32> loc("turns_past_limit_ui64")
  // turns_up_to_limit_i64: the limit plus one fits its type
  %turns_up_to_limit_i64.i = stablehlo.constant dense<9223372036854775804> : tensor<i64>
  %turns_up_to_limit_i64.m = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %turns_up_to_limit_i64 = call @turns_up_to_limit_i64(%turns_up_to_limit_i64.i, %turns_up_to_limit_i64.m) : (tensor<i64>, tensor<i64>) -> tensor<i32>
  check.expect_eq_const %turns_up_to_limit_i64, dense<3> : tensor<i32> loc("turns_up_to_limit_i64")
  // turns_up_to_limit_ui64: the limit plus one fits its type
  %turns_up_to_limit_ui64.i = stablehlo.constant dense<18446744073709551612> : tensor<ui64>
  %turns_up_to_limit_ui64.m = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %turns_up_to_limit_ui64 = call @turns_up_to_limit_ui64(%turns_up_to_limit_ui64.i, %turns_up_to_limit_ui64.m) : (tensor<ui64>, tensor<ui64>) -> tensor<i32>
  check.expect_eq_const %turns_up_to_limit_ui64, dense<3> : tensor<i32> loc("turns_up_to_limit_ui64")
  // turns_down_to_limit_i64: the distance does not have one turn more
  %turns_down_to_limit_i64.i = stablehlo.constant dense<-9223372036854775805> : tensor<i64>
  %turns_down_to_limit_i64.m = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %turns_down_to_limit_i64 = call @turns_down_to_limit_i64(%turns_down_to_limit_i64.i, %turns_down_to_limit_i64.m) : (tensor<i64>, tensor<i64>) -> tensor<i32>
  check.expect_eq_const %turns_down_to_limit_i64, dense<3> : tensor<i32> loc("turns_down_to_limit_i64")
  // turns_down_unsigned_ui64: the numbers are below half of the type's range
  %turns_down_unsigned_ui64.i = stablehlo.constant dense<9223372036854775809> : tensor<ui64>
  %turns_down_unsigned_ui64.m = stablehlo.constant dense<9223372036854775806> : tensor<ui64>
  %turns_down_unsigned_ui64 = call @turns_down_unsigned_ui64(%turns_down_unsigned_ui64.i, %turns_down_unsigned_ui64.m) : (tensor<ui64>, tensor<ui64>) -> tensor<i32>
  check.expect_eq_const %turns_down_unsigned_ui64, dense<3> : tensor<i32> loc("turns_down_unsigned_ui64")
  // turns_of_difference_i64: the difference of start and limit fits the type, and the step divides it
  %turns_of_difference_i64.i = stablehlo.constant dense<-9223372036854775000> : tensor<i64>
  %turns_of_difference_i64.m = stablehlo.constant dense<8900000000000000000> : tensor<i64>
  %turns_of_difference_i64.s = stablehlo.constant dense<2600000000000000000> : tensor<i64>
  %turns_of_difference_i64 = call @turns_of_difference_i64(%turns_of_difference_i64.i, %turns_of_difference_i64.m, %turns_of_difference_i64.s) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<i32>
  check.expect_eq_const %turns_of_difference_i64, dense<7> : tensor<i32> loc("turns_of_difference_i64")
  // last_counter_as_limit_i64: the step divides the distance
  %last_counter_as_limit_i64.i = stablehlo.constant dense<0> : tensor<i64>
  %last_counter_as_limit_i64 = call @last_counter_as_limit_i64(%last_counter_as_limit_i64.i) : (tensor<i64>) -> tensor<i64>
  check.expect_eq_const %last_counter_as_limit_i64, dense<6> : tensor<i64> loc("last_counter_as_limit_i64")
  // float_counter: the additions do not round
  %float_counter.x = stablehlo.constant dense<0.0> : tensor<f64>
  %float_counter = call @float_counter(%float_counter.x) : (tensor<f64>) -> tensor<i32>
  check.expect_eq_const %float_counter, dense<11> : tensor<i32> loc("float_counter")
  return
}
