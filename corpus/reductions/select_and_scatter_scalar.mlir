// Of one element and no dimension: windows have nothing to say, so they are unsaid. The element selects itself
// and gets the source, 5.
func.func @main() {
  %operand = stablehlo.constant dense<3> : tensor<i32>
  %source = stablehlo.constant dense<5> : tensor<i32>
  %init = stablehlo.constant dense<0> : tensor<i32>
  %result = "stablehlo.select_and_scatter"(%operand, %source, %init) ({
  ^bb0(%selected: tensor<i32>, %candidate: tensor<i32>):
    %keep = stablehlo.compare GE, %selected, %candidate : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %keep : tensor<i1>
  }, {
  ^bb0(%current: tensor<i32>, %added: tensor<i32>):
    %sum = stablehlo.add %current, %added : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %result, dense<5> : tensor<i32>
  return
}
