// A region is what release 1.14.0 brought. It describes the composite; the decomposition alone says what it means:
// 3 + 3, -4 + -4, though the region would say 3 and -4.
func.func private @double(%arg0: tensor<2xi32>) -> tensor<2xi32> {
  %0 = stablehlo.add %arg0, %arg0 : tensor<2xi32>
  return %0 : tensor<2xi32>
}
func.func @main() {
  %0 = stablehlo.constant dense<[3, -4]> : tensor<2xi32>
  %1 = "stablehlo.composite"(%0) <{decomposition = @double, name = "hlo.double"}> ({
  ^bb0(%arg0: tensor<2xi32>):
    stablehlo.return %arg0 : tensor<2xi32>
  }) : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %1, dense<[6, -8]> : tensor<2xi32>
  return
}
