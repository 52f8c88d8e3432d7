// or was wrong for booleans, as XLA writes it for integers: as bytes, and compared with 0 afterwards. All four pairs, for and, or
// and xor, and for or of bytes.
func.func @main() {
  %lhs = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %rhs = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %and = stablehlo.and %lhs, %rhs : tensor<4xi1>
  %or = stablehlo.or %lhs, %rhs : tensor<4xi1>
  %xor = stablehlo.xor %lhs, %rhs : tensor<4xi1>
  %zero = stablehlo.constant dense<0> : tensor<4xui8>
  %lhs_bytes = stablehlo.convert %lhs : (tensor<4xi1>) -> tensor<4xui8>
  %rhs_bytes = stablehlo.convert %rhs : (tensor<4xi1>) -> tensor<4xui8>
  %or_bytes = stablehlo.or %lhs_bytes, %rhs_bytes : tensor<4xui8>
  %or_again = stablehlo.compare NE, %or_bytes, %zero : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi1>
  check.expect_eq_const %and, dense<[false, false, false, true]> : tensor<4xi1>
  check.expect_eq_const %or, dense<[false, true, true, true]> : tensor<4xi1>
  check.expect_eq_const %xor, dense<[false, true, true, false]> : tensor<4xi1>
  check.expect_eq_const %or_again, dense<[false, true, true, true]> : tensor<4xi1>
  return
}
