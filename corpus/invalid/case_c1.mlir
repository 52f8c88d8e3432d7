// There is no branch to choose.
func.func @main(%index: tensor<i32>) -> tensor<2xi32> {
  %result = "stablehlo.case"(%index) : (tensor<i32>) -> tensor<2xi32>
  return %result : tensor<2xi32>
}
