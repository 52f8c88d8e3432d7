// Conditions choose among conditions, and among unsigned scalars.
func.func @main() {
  %yes = stablehlo.constant dense<true> : tensor<i1>
  %no = stablehlo.constant dense<false> : tensor<i1>
  %scalar = stablehlo.select %no, %yes, %no : tensor<i1>, tensor<i1>
  %mask = stablehlo.constant dense<[[true, true, false], [true, false, true]]> : tensor<2x3xi1>
  %lhs = stablehlo.constant dense<[[false, true, false], [true, false, true]]> : tensor<2x3xi1>
  %rhs = stablehlo.constant dense<[[false, true, true], [true, true, false]]> : tensor<2x3xi1>
  %plane = stablehlo.select %mask, %lhs, %rhs : tensor<2x3xi1>, tensor<2x3xi1>
  %one = stablehlo.constant dense<4294967290> : tensor<ui32>
  %two = stablehlo.constant dense<6> : tensor<ui32>
  %number = stablehlo.select %yes, %one, %two : tensor<i1>, tensor<ui32>
  check.expect_eq_const %scalar, dense<false> : tensor<i1>
  check.expect_eq_const %plane, dense<[[false, true, true], [true, true, true]]> : tensor<2x3xi1>
  check.expect_eq_const %number, dense<4294967290> : tensor<ui32>
  return
}
