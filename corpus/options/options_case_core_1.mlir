// Options of case in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_88_literal = stablehlo.constant dense<1> : tensor<i32>
  %of_88_literal_2 = stablehlo.constant dense<1> : tensor<i32>
  %of_88_add = stablehlo.add %of_88_literal, %of_88_literal_2 : tensor<i32>
  %of_88_literal_3 = stablehlo.constant dense<1> : tensor<i32>
  %of_88_literal_4 = stablehlo.constant dense<2> : tensor<i32>
  "stablehlo.case"(%of_88_add) ({
    stablehlo.return
  }, {
    %of_88_literal_5 = stablehlo.constant dense<1> : tensor<i32>
    %of_88_literal_6 = stablehlo.constant dense<7> : tensor<i32>
    %of_88_literal_7 = stablehlo.constant dense<0> : tensor<i32>
    %of_88_while:2 = stablehlo.while(%of_88_turn = %of_88_literal_7, %of_88_turn_ = %of_88_literal_5) : tensor<i32>, tensor<i32>
    cond {
      %of_88_compare = stablehlo.compare LT, %of_88_turn, %of_88_literal_6 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %of_88_compare : tensor<i1>
    } do {
      %of_88_literal_8 = stablehlo.constant dense<3> : tensor<i32>
      %of_88_add_2 = stablehlo.add %of_88_turn, %of_88_literal_8 : tensor<i32>
      %of_88_literal_9 = stablehlo.constant dense<1> : tensor<i32>
      %of_88_add_3 = stablehlo.add %of_88_turn_, %of_88_literal_9 : tensor<i32>
      stablehlo.return %of_88_add_2, %of_88_add_3 : tensor<i32>, tensor<i32>
    }
    stablehlo.return
  }, {
    %of_88_literal_10 = stablehlo.constant dense<1> : tensor<i32>
    %of_88_literal_11 = stablehlo.constant dense<3> : tensor<i32>
    %of_88_compare_2 = stablehlo.compare LT, %of_88_literal_10, %of_88_literal_11 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %of_88_if = "stablehlo.if"(%of_88_compare_2) ({
      %of_88_literal_12 = stablehlo.constant dense<1> : tensor<i32>
      %of_88_add_4 = stablehlo.add %of_88_literal_10, %of_88_literal_12 : tensor<i32>
      stablehlo.return %of_88_add_4 : tensor<i32>
    }, {
      %of_88_literal_13 = stablehlo.constant dense<2> : tensor<i32>
      %of_88_multiply = stablehlo.multiply %of_88_literal_10, %of_88_literal_13 : tensor<i32>
      stablehlo.return %of_88_multiply : tensor<i32>
    }) : (tensor<i1>) -> tensor<i32>
    stablehlo.return
  }) : (tensor<i32>) -> ()
  %of_88_add_5 = stablehlo.add %of_88_literal_3, %of_88_literal_4 : tensor<i32>
  check.expect_eq_const %of_88_add_5, dense<3> : tensor<i32> loc("case_88")
  %of_35_literal = stablehlo.constant dense<-1> : tensor<i32>
  %of_35_literal_2 = stablehlo.constant dense<1> : tensor<i32>
  %of_35_literal_3 = stablehlo.constant dense<2> : tensor<i32>
  %of_35_case_2:2 = "stablehlo.case"(%of_35_literal) ({
    %of_35_case = "stablehlo.case"(%of_35_literal_2) ({
      %of_35_literal_4 = stablehlo.constant dense<4> : tensor<i32>
      %of_35_add = stablehlo.add %of_35_literal_2, %of_35_literal_4 : tensor<i32>
      stablehlo.return %of_35_add : tensor<i32>
    }, {
      %of_35_literal_5 = stablehlo.constant dense<2> : tensor<i32>
      %of_35_multiply = stablehlo.multiply %of_35_literal_2, %of_35_literal_5 : tensor<i32>
      stablehlo.return %of_35_multiply : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %of_35_literal_6 = stablehlo.constant dense<7> : tensor<i32>
    %of_35_literal_7 = stablehlo.constant dense<0> : tensor<i32>
    %of_35_while:2 = stablehlo.while(%of_35_turn = %of_35_literal_7, %of_35_turn_ = %of_35_literal_3) : tensor<i32>, tensor<i32>
    cond {
      %of_35_compare = stablehlo.compare LT, %of_35_turn, %of_35_literal_6 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %of_35_compare : tensor<i1>
    } do {
      %of_35_literal_8 = stablehlo.constant dense<3> : tensor<i32>
      %of_35_add_2 = stablehlo.add %of_35_turn, %of_35_literal_8 : tensor<i32>
      %of_35_literal_9 = stablehlo.constant dense<1> : tensor<i32>
      %of_35_add_3 = stablehlo.add %of_35_turn_, %of_35_literal_9 : tensor<i32>
      stablehlo.return %of_35_add_2, %of_35_add_3 : tensor<i32>, tensor<i32>
    }
    stablehlo.return %of_35_case, %of_35_while#1 : tensor<i32>, tensor<i32>
  }) : (tensor<i32>) -> (tensor<i32>, tensor<i32>)
  check.expect_eq_const %of_35_case_2#0, dense<2> : tensor<i32> loc("case_35")
  check.expect_eq_const %of_35_case_2#1, dense<5> : tensor<i32> loc("case_35_1")
  %of_97_literal = stablehlo.constant dense<2> : tensor<i32>
  %of_97_literal_2 = stablehlo.constant dense<1> : tensor<i32>
  %of_97_literal_3 = stablehlo.constant dense<2> : tensor<i32>
  "stablehlo.case"(%of_97_literal) ({
    %of_97_literal_4 = stablehlo.constant dense<1> : tensor<i32>
    %of_97_literal_5 = stablehlo.constant dense<3> : tensor<i32>
    %of_97_compare = stablehlo.compare LT, %of_97_literal_4, %of_97_literal_5 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %of_97_if = "stablehlo.if"(%of_97_compare) ({
      %of_97_literal_6 = stablehlo.constant dense<1> : tensor<i32>
      %of_97_add = stablehlo.add %of_97_literal_4, %of_97_literal_6 : tensor<i32>
      stablehlo.return %of_97_add : tensor<i32>
    }, {
      %of_97_literal_7 = stablehlo.constant dense<2> : tensor<i32>
      %of_97_multiply = stablehlo.multiply %of_97_literal_4, %of_97_literal_7 : tensor<i32>
      stablehlo.return %of_97_multiply : tensor<i32>
    }) : (tensor<i1>) -> tensor<i32>
    stablehlo.return
  }, {
    %of_97_literal_8 = stablehlo.constant dense<1> : tensor<i32>
    %of_97_literal_9 = stablehlo.constant dense<7> : tensor<i32>
    %of_97_literal_10 = stablehlo.constant dense<0> : tensor<i32>
    %of_97_while:2 = stablehlo.while(%of_97_turn = %of_97_literal_10, %of_97_turn_ = %of_97_literal_8) : tensor<i32>, tensor<i32>
    cond {
      %of_97_compare_2 = stablehlo.compare LT, %of_97_turn, %of_97_literal_9 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %of_97_compare_2 : tensor<i1>
    } do {
      %of_97_literal_11 = stablehlo.constant dense<3> : tensor<i32>
      %of_97_add_2 = stablehlo.add %of_97_turn, %of_97_literal_11 : tensor<i32>
      %of_97_literal_12 = stablehlo.constant dense<1> : tensor<i32>
      %of_97_add_3 = stablehlo.add %of_97_turn_, %of_97_literal_12 : tensor<i32>
      stablehlo.return %of_97_add_2, %of_97_add_3 : tensor<i32>, tensor<i32>
    }
    stablehlo.return
  }) : (tensor<i32>) -> ()
  %of_97_add_4 = stablehlo.add %of_97_literal_2, %of_97_literal_3 : tensor<i32>
  check.expect_eq_const %of_97_add_4, dense<3> : tensor<i32> loc("case_97")
  %of_141_literal = stablehlo.constant dense<0> : tensor<i32>
  %of_141_literal_2 = stablehlo.constant dense<1> : tensor<i32>
  %of_141_literal_3 = stablehlo.constant dense<2> : tensor<i32>
  "stablehlo.case"(%of_141_literal) ({
    stablehlo.return
  }) : (tensor<i32>) -> ()
  %of_141_add = stablehlo.add %of_141_literal_2, %of_141_literal_3 : tensor<i32>
  check.expect_eq_const %of_141_add, dense<3> : tensor<i32> loc("case_141")
  %of_41_literal = stablehlo.constant dense<-1> : tensor<i32>
  %of_41_literal_2 = stablehlo.constant dense<1> : tensor<i32>
  %of_41_add = stablehlo.add %of_41_literal, %of_41_literal_2 : tensor<i32>
  %of_41_literal_3 = stablehlo.constant dense<1> : tensor<i32>
  %of_41_literal_4 = stablehlo.constant dense<2> : tensor<i32>
  %of_41_case = "stablehlo.case"(%of_41_add) ({
    stablehlo.return %of_41_literal_3 : tensor<i32>
  }, {
    %of_41_literal_5 = stablehlo.constant dense<7> : tensor<i32>
    %of_41_literal_6 = stablehlo.constant dense<0> : tensor<i32>
    %of_41_while:2 = stablehlo.while(%of_41_turn = %of_41_literal_6, %of_41_turn_ = %of_41_literal_3) : tensor<i32>, tensor<i32>
    cond {
      %of_41_compare = stablehlo.compare LT, %of_41_turn, %of_41_literal_5 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %of_41_compare : tensor<i1>
    } do {
      %of_41_literal_7 = stablehlo.constant dense<3> : tensor<i32>
      %of_41_add_2 = stablehlo.add %of_41_turn, %of_41_literal_7 : tensor<i32>
      %of_41_literal_8 = stablehlo.constant dense<1> : tensor<i32>
      %of_41_add_3 = stablehlo.add %of_41_turn_, %of_41_literal_8 : tensor<i32>
      stablehlo.return %of_41_add_2, %of_41_add_3 : tensor<i32>, tensor<i32>
    }
    stablehlo.return %of_41_while#1 : tensor<i32>
  }, {
    stablehlo.return %of_41_literal_3 : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  check.expect_eq_const %of_41_case, dense<1> : tensor<i32> loc("case_41")
  return
}
