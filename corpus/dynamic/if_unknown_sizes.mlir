// The branches give tensors of different sizes, 3 and 2; the result is of unknown size. The second branch is
// taken.
func.func @main() {
  %first = stablehlo.constant dense<[1.5, -2.0, 0.5]> : tensor<3xf32>
  %second = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %three = stablehlo.constant dense<3> : tensor<1xi64>
  %two = stablehlo.constant dense<2> : tensor<1xi64>
  %first_unknown = stablehlo.dynamic_reshape %first, %three : (tensor<3xf32>, tensor<1xi64>) -> tensor<?xf32>
  %second_unknown = stablehlo.dynamic_reshape %second, %two : (tensor<2xf32>, tensor<1xi64>) -> tensor<?xf32>
  %pred = stablehlo.constant dense<false> : tensor<i1>
  %result = "stablehlo.if"(%pred) ({
    stablehlo.return %first_unknown : tensor<?xf32>
  }, {
    stablehlo.return %second_unknown : tensor<?xf32>
  }) : (tensor<i1>) -> tensor<?xf32>
  %known = stablehlo.dynamic_reshape %result, %two : (tensor<?xf32>, tensor<1xi64>) -> tensor<2xf32>
  check.expect_eq_const %known, dense<[3.0, 4.0]> : tensor<2xf32>
  return
}
