// The program of every edited artifact here: a constant, an op, a result, so that each section has content.
// [1, 2, 4] + [8, 16, 32] = [9, 18, 36].
func.func @main() -> tensor<3xi32> {
  %lhs = stablehlo.constant dense<[1, 2, 4]> : tensor<3xi32>
  %rhs = stablehlo.constant dense<[8, 16, 32]> : tensor<3xi32>
  %result = stablehlo.add %lhs, %rhs : tensor<3xi32>
  return %result : tensor<3xi32>
}
