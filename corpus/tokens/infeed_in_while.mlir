// Each turn takes a value and adds it. The infeed has the same operand in each turn and is not moved out of the loop.
func.func @main(%start: tensor<i32>, %order: !stablehlo.token) -> tensor<i32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %results:2 = stablehlo.while(%count = %start, %sum = %zero) : tensor<i32>, tensor<i32>
    cond {
      %limit = stablehlo.constant dense<3> : tensor<i32>
      %goes_on = stablehlo.compare LT, %count, %limit : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %goes_on : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %next = stablehlo.add %count, %one : tensor<i32>
      %taken:2 = "stablehlo.infeed"(%order) <{infeed_config = "", layout = [[]]}> : (!stablehlo.token) -> (tensor<i32>, !stablehlo.token)
      %more = stablehlo.add %sum, %taken#0 : tensor<i32>
      stablehlo.return %next, %more : tensor<i32>, tensor<i32>
    }
  return %results#1 : tensor<i32>
}
