// A legal while, which programs beside it break by one edit each.
func.func @main(%count: tensor<i32>) -> tensor<i32> {
  %result = stablehlo.while(%state = %count) : tensor<i32>
  cond {
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %goes_on = stablehlo.compare GT, %state, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %goes_on : tensor<i1>
  } do {
    stablehlo.return %state : tensor<i32>
  }
  return %result : tensor<i32>
}
