// The version of the bytecode that a producer wrote rose by itself with LLVM, and older readers
// refused everything. The program is of no matter: 2 - 5 = -3.
func.func @main() {
  %lhs = stablehlo.constant dense<2> : tensor<i32>
  %rhs = stablehlo.constant dense<5> : tensor<i32>
  %result = stablehlo.subtract %lhs, %rhs : tensor<i32>
  check.expect_eq_const %result, dense<-3> : tensor<i32>
  return
}
