// Options of while in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_6_literal = stablehlo.constant dense<2> : tensor<i32>
  %of_6_literal_2 = stablehlo.constant dense<2> : tensor<i32>
  %of_6_literal_3 = stablehlo.constant dense<2> : tensor<i32>
  %of_6_literal_4 = stablehlo.constant dense<1> : tensor<i32>
  %of_6_literal_5 = stablehlo.constant dense<9> : tensor<i32>
  %of_6_while:4 = stablehlo.while(%of_6_turn = %of_6_literal, %of_6_turn_ = %of_6_literal_2, %of_6_turn__ = %of_6_literal_3, %of_6_turn___ = %of_6_literal_4) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
  cond {
    %of_6_compare = stablehlo.compare LT, %of_6_turn, %of_6_literal_5 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %of_6_compare : tensor<i1>
  } do {
    %of_6_literal_6 = stablehlo.constant dense<3> : tensor<i32>
    %of_6_compare_2 = stablehlo.compare LT, %of_6_turn_, %of_6_literal_6 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %of_6_if = "stablehlo.if"(%of_6_compare_2) ({
      %of_6_literal_7 = stablehlo.constant dense<1> : tensor<i32>
      %of_6_add = stablehlo.add %of_6_turn_, %of_6_literal_7 : tensor<i32>
      stablehlo.return %of_6_add : tensor<i32>
    }, {
      %of_6_literal_8 = stablehlo.constant dense<2> : tensor<i32>
      %of_6_multiply = stablehlo.multiply %of_6_turn_, %of_6_literal_8 : tensor<i32>
      stablehlo.return %of_6_multiply : tensor<i32>
    }) : (tensor<i1>) -> tensor<i32>
    %of_6_add_2 = stablehlo.add %of_6_turn__, %of_6_turn : tensor<i32>
    %of_6_add_3 = stablehlo.add %of_6_turn___, %of_6_turn : tensor<i32>
    %of_6_literal_9 = stablehlo.constant dense<2> : tensor<i32>
    %of_6_add_4 = stablehlo.add %of_6_turn, %of_6_literal_9 : tensor<i32>
    stablehlo.return %of_6_add_4, %of_6_if, %of_6_add_2, %of_6_add_3 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
  }
  check.expect_eq_const %of_6_while#0, dense<10> : tensor<i32> loc("while_6")
  check.expect_eq_const %of_6_while#1, dense<24> : tensor<i32> loc("while_6_1")
  check.expect_eq_const %of_6_while#2, dense<22> : tensor<i32> loc("while_6_2")
  check.expect_eq_const %of_6_while#3, dense<21> : tensor<i32> loc("while_6_3")
  %of_3_literal = stablehlo.constant dense<1> : tensor<i32>
  %of_3_literal_2 = stablehlo.constant dense<9> : tensor<i32>
  %of_3_while_2 = stablehlo.while(%of_3_turn = %of_3_literal) : tensor<i32>
  cond {
    %of_3_compare = stablehlo.compare LT, %of_3_turn, %of_3_literal_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %of_3_compare : tensor<i1>
  } do {
    %of_3_literal_3 = stablehlo.constant dense<7> : tensor<i32>
    %of_3_literal_4 = stablehlo.constant dense<0> : tensor<i32>
    %of_3_while:2 = stablehlo.while(%of_3_turn_2 = %of_3_literal_4, %of_3_turn_ = %of_3_turn) : tensor<i32>, tensor<i32>
    cond {
      %of_3_compare_2 = stablehlo.compare LT, %of_3_turn_2, %of_3_literal_3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %of_3_compare_2 : tensor<i1>
    } do {
      %of_3_literal_5 = stablehlo.constant dense<3> : tensor<i32>
      %of_3_add = stablehlo.add %of_3_turn_2, %of_3_literal_5 : tensor<i32>
      %of_3_literal_6 = stablehlo.constant dense<1> : tensor<i32>
      %of_3_add_2 = stablehlo.add %of_3_turn_, %of_3_literal_6 : tensor<i32>
      stablehlo.return %of_3_add, %of_3_add_2 : tensor<i32>, tensor<i32>
    }
    %of_3_literal_7 = stablehlo.constant dense<1> : tensor<i32>
    %of_3_add_3 = stablehlo.add %of_3_while#1, %of_3_literal_7 : tensor<i32>
    stablehlo.return %of_3_add_3 : tensor<i32>
  }
  check.expect_eq_const %of_3_while_2, dense<9> : tensor<i32> loc("while_3")
  %of_11_literal = stablehlo.constant dense<0> : tensor<i32>
  %of_11_literal_2 = stablehlo.constant dense<1> : tensor<i32>
  %of_11_literal_3 = stablehlo.constant dense<0> : tensor<i32>
  %of_11_literal_4 = stablehlo.constant dense<0> : tensor<i32>
  %of_11_literal_5 = stablehlo.constant dense<9> : tensor<i32>
  %of_11_while_2:4 = stablehlo.while(%of_11_turn = %of_11_literal, %of_11_turn_ = %of_11_literal_2, %of_11_turn__ = %of_11_literal_3, %of_11_turn___ = %of_11_literal_4) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
  cond {
    %of_11_literal_6 = stablehlo.constant dense<7> : tensor<i32>
    %of_11_compare = stablehlo.compare LT, %of_11_turn, %of_11_literal_6 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %of_11_compare : tensor<i1>
  } do {
    %of_11_literal_7 = stablehlo.constant dense<7> : tensor<i32>
    %of_11_literal_8 = stablehlo.constant dense<0> : tensor<i32>
    %of_11_while:2 = stablehlo.while(%of_11_turn_2 = %of_11_literal_8, %of_11_turn__2 = %of_11_turn_) : tensor<i32>, tensor<i32>
    cond {
      %of_11_compare_2 = stablehlo.compare LT, %of_11_turn_2, %of_11_literal_7 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %of_11_compare_2 : tensor<i1>
    } do {
      %of_11_literal_9 = stablehlo.constant dense<3> : tensor<i32>
      %of_11_add = stablehlo.add %of_11_turn_2, %of_11_literal_9 : tensor<i32>
      %of_11_literal_10 = stablehlo.constant dense<1> : tensor<i32>
      %of_11_add_2 = stablehlo.add %of_11_turn__2, %of_11_literal_10 : tensor<i32>
      stablehlo.return %of_11_add, %of_11_add_2 : tensor<i32>, tensor<i32>
    }
    %of_11_add_3 = stablehlo.add %of_11_turn__, %of_11_turn : tensor<i32>
    %of_11_add_4 = stablehlo.add %of_11_turn___, %of_11_turn : tensor<i32>
    %of_11_literal_11 = stablehlo.constant dense<2> : tensor<i32>
    %of_11_add_5 = stablehlo.add %of_11_turn, %of_11_literal_11 : tensor<i32>
    stablehlo.return %of_11_add_5, %of_11_while#1, %of_11_add_3, %of_11_add_4 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
  }
  check.expect_eq_const %of_11_while_2#0, dense<8> : tensor<i32> loc("while_11")
  check.expect_eq_const %of_11_while_2#1, dense<13> : tensor<i32> loc("while_11_1")
  check.expect_eq_const %of_11_while_2#2, dense<12> : tensor<i32> loc("while_11_2")
  check.expect_eq_const %of_11_while_2#3, dense<12> : tensor<i32> loc("while_11_3")
  %of_13_literal = stablehlo.constant dense<0> : tensor<i32>
  %of_13_literal_2 = stablehlo.constant dense<9> : tensor<i32>
  %of_13_while = stablehlo.while(%of_13_turn = %of_13_literal) : tensor<i32>
  cond {
    %of_13_literal_3 = stablehlo.constant dense<7> : tensor<i32>
    %of_13_compare = stablehlo.compare LT, %of_13_turn, %of_13_literal_3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %of_13_compare : tensor<i1>
  } do {
    %of_13_case = "stablehlo.case"(%of_13_turn) ({
      %of_13_literal_4 = stablehlo.constant dense<4> : tensor<i32>
      %of_13_add = stablehlo.add %of_13_turn, %of_13_literal_4 : tensor<i32>
      stablehlo.return %of_13_add : tensor<i32>
    }, {
      %of_13_literal_5 = stablehlo.constant dense<2> : tensor<i32>
      %of_13_multiply = stablehlo.multiply %of_13_turn, %of_13_literal_5 : tensor<i32>
      stablehlo.return %of_13_multiply : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %of_13_literal_6 = stablehlo.constant dense<1> : tensor<i32>
    %of_13_add_2 = stablehlo.add %of_13_case, %of_13_literal_6 : tensor<i32>
    stablehlo.return %of_13_add_2 : tensor<i32>
  }
  check.expect_eq_const %of_13_while, dense<11> : tensor<i32> loc("while_13")
  return
}
