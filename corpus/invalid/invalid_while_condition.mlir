// The condition of a loop gives an integer, not a truth value.
func.func @main() {
  %operand_0 = stablehlo.constant dense<1> : tensor<i32>
  %while = "stablehlo.while"(%operand_0) ({
  ^bb0(%operand_1: tensor<i32>):
    stablehlo.return %operand_1 : tensor<i32>
  }, {
  ^bb0(%operand_2: tensor<i32>):
    stablehlo.return %operand_2 : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  return
}
