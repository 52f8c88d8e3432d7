// Options of if in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those of
// scripts/oracle.
func.func @main() {
  %of_25_literal = stablehlo.constant dense<true> : tensor<i1>
  %of_25_not = stablehlo.not %of_25_literal : tensor<i1>
  %of_25_literal_2 = stablehlo.constant dense<1> : tensor<i32>
  %of_25_literal_3 = stablehlo.constant dense<2> : tensor<i32>
  %of_25_if_2:2 = "stablehlo.if"(%of_25_not) ({
    %of_25_literal_4 = stablehlo.constant dense<7> : tensor<i32>
    %of_25_literal_5 = stablehlo.constant dense<0> : tensor<i32>
    %of_25_while:2 = stablehlo.while(%of_25_turn = %of_25_literal_5, %of_25_turn_ = %of_25_literal_2) : tensor<i32>, tensor<i32>
    cond {
      %of_25_compare = stablehlo.compare LT, %of_25_turn, %of_25_literal_4 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %of_25_compare : tensor<i1>
    } do {
      %of_25_literal_6 = stablehlo.constant dense<3> : tensor<i32>
      %of_25_add = stablehlo.add %of_25_turn, %of_25_literal_6 : tensor<i32>
      %of_25_literal_7 = stablehlo.constant dense<1> : tensor<i32>
      %of_25_add_2 = stablehlo.add %of_25_turn_, %of_25_literal_7 : tensor<i32>
      stablehlo.return %of_25_add, %of_25_add_2 : tensor<i32>, tensor<i32>
    }
    %of_25_literal_8 = stablehlo.constant dense<2> : tensor<i32>
    %of_25_add_3 = stablehlo.add %of_25_literal_3, %of_25_literal_8 : tensor<i32>
    stablehlo.return %of_25_while#1, %of_25_add_3 : tensor<i32>, tensor<i32>
  }, {
    %of_25_literal_9 = stablehlo.constant dense<3> : tensor<i32>
    %of_25_compare_2 = stablehlo.compare LT, %of_25_literal_3, %of_25_literal_9 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %of_25_if = "stablehlo.if"(%of_25_compare_2) ({
      %of_25_literal_10 = stablehlo.constant dense<1> : tensor<i32>
      %of_25_add_4 = stablehlo.add %of_25_literal_3, %of_25_literal_10 : tensor<i32>
      stablehlo.return %of_25_add_4 : tensor<i32>
    }, {
      %of_25_literal_11 = stablehlo.constant dense<2> : tensor<i32>
      %of_25_multiply = stablehlo.multiply %of_25_literal_3, %of_25_literal_11 : tensor<i32>
      stablehlo.return %of_25_multiply : tensor<i32>
    }) : (tensor<i1>) -> tensor<i32>
    stablehlo.return %of_25_literal_3, %of_25_if : tensor<i32>, tensor<i32>
  }) : (tensor<i1>) -> (tensor<i32>, tensor<i32>)
  check.expect_eq_const %of_25_if_2#0, dense<2> : tensor<i32> loc("if_25")
  check.expect_eq_const %of_25_if_2#1, dense<3> : tensor<i32> loc("if_25_1")
  %of_212_literal = stablehlo.constant dense<false> : tensor<i1>
  %of_212_literal_2 = stablehlo.constant dense<1> : tensor<i32>
  %of_212_literal_3 = stablehlo.constant dense<2> : tensor<i32>
  "stablehlo.if"(%of_212_literal) ({
    %of_212_literal_4 = stablehlo.constant dense<1> : tensor<i32>
    %of_212_literal_5 = stablehlo.constant dense<7> : tensor<i32>
    %of_212_literal_6 = stablehlo.constant dense<0> : tensor<i32>
    %of_212_while:2 = stablehlo.while(%of_212_turn = %of_212_literal_6, %of_212_turn_ = %of_212_literal_4) : tensor<i32>, tensor<i32>
    cond {
      %of_212_compare = stablehlo.compare LT, %of_212_turn, %of_212_literal_5 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %of_212_compare : tensor<i1>
    } do {
      %of_212_literal_7 = stablehlo.constant dense<3> : tensor<i32>
      %of_212_add = stablehlo.add %of_212_turn, %of_212_literal_7 : tensor<i32>
      %of_212_literal_8 = stablehlo.constant dense<1> : tensor<i32>
      %of_212_add_2 = stablehlo.add %of_212_turn_, %of_212_literal_8 : tensor<i32>
      stablehlo.return %of_212_add, %of_212_add_2 : tensor<i32>, tensor<i32>
    }
    stablehlo.return
  }, {
    %of_212_literal_9 = stablehlo.constant dense<1> : tensor<i32>
    %of_212_case = "stablehlo.case"(%of_212_literal_9) ({
      %of_212_literal_10 = stablehlo.constant dense<4> : tensor<i32>
      %of_212_add_3 = stablehlo.add %of_212_literal_9, %of_212_literal_10 : tensor<i32>
      stablehlo.return %of_212_add_3 : tensor<i32>
    }, {
      %of_212_literal_11 = stablehlo.constant dense<2> : tensor<i32>
      %of_212_multiply = stablehlo.multiply %of_212_literal_9, %of_212_literal_11 : tensor<i32>
      stablehlo.return %of_212_multiply : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    stablehlo.return
  }) : (tensor<i1>) -> ()
  %of_212_add_4 = stablehlo.add %of_212_literal_2, %of_212_literal_3 : tensor<i32>
  check.expect_eq_const %of_212_add_4, dense<3> : tensor<i32> loc("if_212")
  %of_1_literal = stablehlo.constant dense<false> : tensor<i1>
  %of_1_not = stablehlo.not %of_1_literal : tensor<i1>
  %of_1_literal_2 = stablehlo.constant dense<1> : tensor<i32>
  %of_1_literal_3 = stablehlo.constant dense<2> : tensor<i32>
  "stablehlo.if"(%of_1_not) ({
    %of_1_literal_4 = stablehlo.constant dense<1> : tensor<i32>
    %of_1_literal_5 = stablehlo.constant dense<3> : tensor<i32>
    %of_1_compare = stablehlo.compare LT, %of_1_literal_4, %of_1_literal_5 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %of_1_if = "stablehlo.if"(%of_1_compare) ({
      %of_1_literal_6 = stablehlo.constant dense<1> : tensor<i32>
      %of_1_add = stablehlo.add %of_1_literal_4, %of_1_literal_6 : tensor<i32>
      stablehlo.return %of_1_add : tensor<i32>
    }, {
      %of_1_literal_7 = stablehlo.constant dense<2> : tensor<i32>
      %of_1_multiply = stablehlo.multiply %of_1_literal_4, %of_1_literal_7 : tensor<i32>
      stablehlo.return %of_1_multiply : tensor<i32>
    }) : (tensor<i1>) -> tensor<i32>
    stablehlo.return
  }, {
    stablehlo.return
  }) : (tensor<i1>) -> ()
  %of_1_add_2 = stablehlo.add %of_1_literal_2, %of_1_literal_3 : tensor<i32>
  check.expect_eq_const %of_1_add_2, dense<3> : tensor<i32> loc("if_1")
  return
}
