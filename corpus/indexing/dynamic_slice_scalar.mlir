// A scalar has no dimension, so there is no start index: the slice is the scalar.
func.func @main() {
  %operand = stablehlo.constant dense<7> : tensor<i32>
  %result = "stablehlo.dynamic_slice"(%operand) <{slice_sizes = array<i64>}> : (tensor<i32>) -> tensor<i32>
  check.expect_eq_const %result, dense<7> : tensor<i32>
  return
}
