// Rewrites. Each check is a row of rows/inductions.txt: its operands break the rewrite where its condition does not hold.
func.func private @invariant_constant_replaced(%i: tensor<i32>, %x: tensor<i32>) -> tensor<i32> {
  %literal = stablehlo.constant dense<2> : tensor<i32>
  %while:3 = stablehlo.while(%turn = %i, %turn_ = %literal, %turn__ = %x) : tensor<i32>, tensor<i32>, tensor<i32>
  cond {
    %literal_2 = stablehlo.constant dense<3> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_3 : tensor<i32>
    %add_2 = stablehlo.add %turn__, %turn_ : tensor<i32>
    stablehlo.return %add, %turn, %add_2 : tensor<i32>, tensor<i32>, tensor<i32>
  }
  return %while#2 : tensor<i32>
}

func.func private @invariant_captured_and_carried(%i: tensor<i32>, %y: tensor<i32>, %x: tensor<i32>) -> tensor<i32> {
  %while:3 = stablehlo.while(%turn = %i, %turn_ = %y, %turn__ = %x) : tensor<i32>, tensor<i32>, tensor<i32>
  cond {
    %literal = stablehlo.constant dense<3> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
    %literal_4 = stablehlo.constant dense<10> : tensor<i32>
    %multiply = stablehlo.multiply %turn_, %literal_4 : tensor<i32>
    %add_3 = stablehlo.add %turn__, %multiply : tensor<i32>
    %add_4 = stablehlo.add %add_3, %y : tensor<i32>
    stablehlo.return %add, %add_2, %add_4 : tensor<i32>, tensor<i32>, tensor<i32>
  }
  return %while#2 : tensor<i32>
}

func.func private @taken_over_in_a_row(%i: tensor<i32>, %x: tensor<i32>, %y: tensor<i32>, %z: tensor<i32>) -> tensor<i32> {
  %while:4 = stablehlo.while(%turn = %i, %turn_ = %x, %turn__ = %y, %turn___ = %z) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
  cond {
    %literal = stablehlo.constant dense<2> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    stablehlo.return %add, %turn_, %turn_, %turn__ : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
  }
  return %while#3 : tensor<i32>
}

func.func private @taken_over_by_condition(%i: tensor<i32>, %j: tensor<i32>, %n: tensor<i32>) -> tensor<i32> {
  %while:3 = stablehlo.while(%turn = %i, %turn_ = %j, %turn__ = %n) : tensor<i32>, tensor<i32>, tensor<i32>
  cond {
    %literal = stablehlo.constant dense<3> : tensor<i32>
    %compare = stablehlo.compare LT, %turn_, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn__, %literal_3 : tensor<i32>
    stablehlo.return %add, %turn, %add_2 : tensor<i32>, tensor<i32>, tensor<i32>
  }
  return %while#2 : tensor<i32>
}

func.func private @case_constant_in_range(%x: tensor<2xi32>) -> tensor<2xi32> {
  %literal = stablehlo.constant dense<1> : tensor<i32>
  %case = "stablehlo.case"(%literal) ({
    stablehlo.return %x : tensor<2xi32>
  }, {
    %literal_2 = stablehlo.constant dense<2> : tensor<2xi32>
    %multiply = stablehlo.multiply %x, %literal_2 : tensor<2xi32>
    stablehlo.return %multiply : tensor<2xi32>
  }, {
    %literal_3 = stablehlo.constant dense<3> : tensor<2xi32>
    %multiply_2 = stablehlo.multiply %x, %literal_3 : tensor<2xi32>
    stablehlo.return %multiply_2 : tensor<2xi32>
  }) : (tensor<i32>) -> tensor<2xi32>
  return %case : tensor<2xi32>
}

func.func private @case_constants_nested(%x: tensor<2xi32>) -> tensor<2xi32> {
  %literal = stablehlo.constant dense<9> : tensor<i32>
  %case_2 = "stablehlo.case"(%literal) ({
    stablehlo.return %x : tensor<2xi32>
  }, {
    %literal_2 = stablehlo.constant dense<-3> : tensor<i32>
    %case = "stablehlo.case"(%literal_2) ({
      %literal_3 = stablehlo.constant dense<2> : tensor<2xi32>
      %multiply = stablehlo.multiply %x, %literal_3 : tensor<2xi32>
      stablehlo.return %multiply : tensor<2xi32>
    }, {
      %literal_4 = stablehlo.constant dense<3> : tensor<2xi32>
      %multiply_2 = stablehlo.multiply %x, %literal_4 : tensor<2xi32>
      stablehlo.return %multiply_2 : tensor<2xi32>
    }) : (tensor<i32>) -> tensor<2xi32>
    stablehlo.return %case : tensor<2xi32>
  }) : (tensor<i32>) -> tensor<2xi32>
  return %case_2 : tensor<2xi32>
}

func.func private @case_of_case(%i: tensor<i32>, %j: tensor<i32>, %x: tensor<2xi32>) -> tensor<2xi32> {
  %case = "stablehlo.case"(%i) ({
    stablehlo.return %j : tensor<i32>
  }, {
    %subtract = stablehlo.subtract %i, %i : tensor<i32>
    stablehlo.return %subtract : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  %case_2 = "stablehlo.case"(%case) ({
    stablehlo.return %x : tensor<2xi32>
  }, {
    %literal = stablehlo.constant dense<2> : tensor<2xi32>
    %multiply = stablehlo.multiply %x, %literal : tensor<2xi32>
    stablehlo.return %multiply : tensor<2xi32>
  }) : (tensor<i32>) -> tensor<2xi32>
  return %case_2 : tensor<2xi32>
}

func.func private @case_of_sum_that_wraps(%i: tensor<i32>, %x: tensor<2xi32>) -> tensor<2xi32> {
  %literal = stablehlo.constant dense<1> : tensor<i32>
  %add = stablehlo.add %i, %literal : tensor<i32>
  %case = "stablehlo.case"(%add) ({
    stablehlo.return %x : tensor<2xi32>
  }, {
    %literal_2 = stablehlo.constant dense<2> : tensor<2xi32>
    %multiply = stablehlo.multiply %x, %literal_2 : tensor<2xi32>
    stablehlo.return %multiply : tensor<2xi32>
  }, {
    %literal_3 = stablehlo.constant dense<3> : tensor<2xi32>
    %multiply_2 = stablehlo.multiply %x, %literal_3 : tensor<2xi32>
    stablehlo.return %multiply_2 : tensor<2xi32>
  }) : (tensor<i32>) -> tensor<2xi32>
  return %case : tensor<2xi32>
}

func.func @main() {
  // invariant_constant_replaced: the constant is carried to itself
  %invariant_constant_replaced.i = stablehlo.constant dense<0> : tensor<i32>
  %invariant_constant_replaced.x = stablehlo.constant dense<5> : tensor<i32>
  %invariant_constant_replaced = call @invariant_constant_replaced(%invariant_constant_replaced.i, %invariant_constant_replaced.x) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %invariant_constant_replaced, dense<8> : tensor<i32> loc("invariant_constant_replaced")
  // invariant_captured_and_carried: what is carried stays what it started with
  %invariant_captured_and_carried.i = stablehlo.constant dense<0> : tensor<i32>
  %invariant_captured_and_carried.y = stablehlo.constant dense<1> : tensor<i32>
  %invariant_captured_and_carried.x = stablehlo.constant dense<0> : tensor<i32>
  %invariant_captured_and_carried = call @invariant_captured_and_carried(%invariant_captured_and_carried.i, %invariant_captured_and_carried.y, %invariant_captured_and_carried.x) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %invariant_captured_and_carried, dense<63> : tensor<i32> loc("invariant_captured_and_carried")
  // taken_over_in_a_row: the value that takes over is carried to itself
  %taken_over_in_a_row.i = stablehlo.constant dense<0> : tensor<i32>
  %taken_over_in_a_row.x = stablehlo.constant dense<10> : tensor<i32>
  %taken_over_in_a_row.y = stablehlo.constant dense<20> : tensor<i32>
  %taken_over_in_a_row.z = stablehlo.constant dense<30> : tensor<i32>
  %taken_over_in_a_row = call @taken_over_in_a_row(%taken_over_in_a_row.i, %taken_over_in_a_row.x, %taken_over_in_a_row.y, %taken_over_in_a_row.z) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %taken_over_in_a_row, dense<10> : tensor<i32> loc("taken_over_in_a_row")
  // taken_over_by_condition: the value that the condition reads steps by itself
  %taken_over_by_condition.i = stablehlo.constant dense<0> : tensor<i32>
  %taken_over_by_condition.j = stablehlo.constant dense<0> : tensor<i32>
  %taken_over_by_condition.n = stablehlo.constant dense<0> : tensor<i32>
  %taken_over_by_condition = call @taken_over_by_condition(%taken_over_by_condition.i, %taken_over_by_condition.j, %taken_over_by_condition.n) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %taken_over_by_condition, dense<4> : tensor<i32> loc("taken_over_by_condition")
  // case_constant_in_range: the index is that of the last branch
  %case_constant_in_range.x = stablehlo.constant dense<[5, 6]> : tensor<2xi32>
  %case_constant_in_range = call @case_constant_in_range(%case_constant_in_range.x) : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %case_constant_in_range, dense<[10, 12]> : tensor<2xi32> loc("case_constant_in_range")
  // case_constants_nested: the indices are in range: one that is not selects the last branch
  %case_constants_nested.x = stablehlo.constant dense<[5, 6]> : tensor<2xi32>
  %case_constants_nested = call @case_constants_nested(%case_constants_nested.x) : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %case_constants_nested, dense<[15, 18]> : tensor<2xi32> loc("case_constants_nested")
  // case_of_case: the inner branches return the index of their own
  %case_of_case.i = stablehlo.constant dense<0> : tensor<i32>
  %case_of_case.j = stablehlo.constant dense<1> : tensor<i32>
  %case_of_case.x = stablehlo.constant dense<[5, 6]> : tensor<2xi32>
  %case_of_case = call @case_of_case(%case_of_case.i, %case_of_case.j, %case_of_case.x) : (tensor<i32>, tensor<i32>, tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %case_of_case, dense<[10, 12]> : tensor<2xi32> loc("case_of_case")
  // case_of_sum_that_wraps: the sum fits its type
  %case_of_sum_that_wraps.i = stablehlo.constant dense<2147483647> : tensor<i32>
  %case_of_sum_that_wraps.x = stablehlo.constant dense<[5, 6]> : tensor<2xi32>
  %case_of_sum_that_wraps = call @case_of_sum_that_wraps(%case_of_sum_that_wraps.i, %case_of_sum_that_wraps.x) : (tensor<i32>, tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %case_of_sum_that_wraps, dense<[15, 18]> : tensor<2xi32> loc("case_of_sum_that_wraps")
  return
}
