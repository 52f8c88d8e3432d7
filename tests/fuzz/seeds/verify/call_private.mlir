// A private function, called twice: 2 * 2 * 3 = 12, 2 * 2 * -4 = -16.
func.func private @double(%arg0: tensor<2xi32>) -> tensor<2xi32> {
  %0 = stablehlo.add %arg0, %arg0 : tensor<2xi32>
  return %0 : tensor<2xi32>
}
func.func @main() {
  %0 = stablehlo.constant dense<[3, -4]> : tensor<2xi32>
  %1 = call @double(%0) : (tensor<2xi32>) -> tensor<2xi32>
  %2 = call @double(%1) : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %2, dense<[12, -16]> : tensor<2xi32>
  return
}
