// Of 600 uniform integers of [-3, 1) each of the four values is one; that one is missing has a probability below
// 10^-74.
func.func @main() {
  %a = stablehlo.constant dense<-3> : tensor<i32>
  %b = stablehlo.constant dense<1> : tensor<i32>
  %shape = stablehlo.constant dense<[200, 3]> : tensor<2xi64>
  %numbers = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<i32>, tensor<i32>, tensor<2xi64>) -> tensor<200x3xi32>
  %count = stablehlo.iota dim = 2 : tensor<200x3x4xi32>
  %three = stablehlo.constant dense<-3> : tensor<200x3x4xi32>
  %value = stablehlo.add %count, %three : tensor<200x3x4xi32>
  %many = stablehlo.broadcast_in_dim %numbers, dims = [0, 1] : (tensor<200x3xi32>) -> tensor<200x3x4xi32>
  %hits = stablehlo.compare EQ, %many, %value : (tensor<200x3x4xi32>, tensor<200x3x4xi32>) -> tensor<200x3x4xi1>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %result = stablehlo.reduce(%hits init: %false) applies stablehlo.or across dimensions = [0, 1] : (tensor<200x3x4xi1>, tensor<i1>) -> tensor<4xi1>
  check.expect_eq_const %result, dense<[true, true, true, true]> : tensor<4xi1>
  return
}
