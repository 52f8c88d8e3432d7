// The second branch takes an argument; nobody can pass it one.
func.func @main(%pred: tensor<i1>) -> tensor<2xi32> {
  %result = "stablehlo.if"(%pred) ({
    %value = stablehlo.constant dense<1> : tensor<2xi32>
    stablehlo.return %value : tensor<2xi32>
  }, {
  ^bb0(%extra: tensor<i32>):
    %value = stablehlo.constant dense<2> : tensor<2xi32>
    stablehlo.return %value : tensor<2xi32>
  }) : (tensor<i1>) -> tensor<2xi32>
  return %result : tensor<2xi32>
}
