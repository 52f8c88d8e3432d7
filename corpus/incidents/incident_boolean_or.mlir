// or was wrong for booleans. All four pairs, for and, or and xor.
func.func @main() {
  %lhs = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %rhs = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %and = stablehlo.and %lhs, %rhs : tensor<4xi1>
  %or = stablehlo.or %lhs, %rhs : tensor<4xi1>
  %xor = stablehlo.xor %lhs, %rhs : tensor<4xi1>
  check.expect_eq_const %and, dense<[false, false, false, true]> : tensor<4xi1>
  check.expect_eq_const %or, dense<[false, true, true, true]> : tensor<4xi1>
  check.expect_eq_const %xor, dense<[false, true, true, false]> : tensor<4xi1>
  return
}
