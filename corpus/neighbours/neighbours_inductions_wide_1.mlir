// Rewrites. Each check is a row of rows/inductions.txt: its operands break the rewrite where its condition does not hold.
func.func private @no_turn_at_limits_i64(%i: tensor<i64>, %m: tensor<i64>) -> tensor<i32> {
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

func.func private @no_turn_at_limits_ui64(%i: tensor<ui64>, %m: tensor<ui64>) -> tensor<i32> {
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

func.func @main() {
  // no_turn_at_limits_i64: the start is below the limit
  %no_turn_at_limits_i64.i = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %no_turn_at_limits_i64.m = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %no_turn_at_limits_i64 = call @no_turn_at_limits_i64(%no_turn_at_limits_i64.i, %no_turn_at_limits_i64.m) : (tensor<i64>, tensor<i64>) -> tensor<i32>
  check.expect_eq_const %no_turn_at_limits_i64, dense<0> : tensor<i32> loc("no_turn_at_limits_i64")
  // no_turn_at_limits_ui64: the start is below the limit
  %no_turn_at_limits_ui64.i = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %no_turn_at_limits_ui64.m = stablehlo.constant dense<0> : tensor<ui64>
  %no_turn_at_limits_ui64 = call @no_turn_at_limits_ui64(%no_turn_at_limits_ui64.i, %no_turn_at_limits_ui64.m) : (tensor<ui64>, tensor<ui64>) -> tensor<i32>
  check.expect_eq_const %no_turn_at_limits_ui64, dense<0> : tensor<i32> loc("no_turn_at_limits_ui64")
  return
}
