// The body takes elements 1 and 2 of a tensor of unknown size.
func.func @main() {
  %first = stablehlo.constant dense<[1.5, -2.0, 0.5]> : tensor<3xf32>
  %second = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %three = stablehlo.constant dense<3> : tensor<1xi64>
  %two = stablehlo.constant dense<2> : tensor<1xi64>
  %first_unknown = stablehlo.dynamic_reshape %first, %three : (tensor<3xf32>, tensor<1xi64>) -> tensor<?xf32>
  %second_unknown = stablehlo.dynamic_reshape %second, %two : (tensor<2xf32>, tensor<1xi64>) -> tensor<?xf32>
  %handle = "stablehlo.async_start"(%first_unknown) ({
  ^bb0(%value: tensor<?xf32>):
    %slice = stablehlo.slice %value [1:3] : (tensor<?xf32>) -> tensor<2xf32>
    stablehlo.return %slice : tensor<2xf32>
  }) : (tensor<?xf32>) -> !stablehlo.future<tensor<2xf32>>
  %result = "stablehlo.async_done"(%handle) : (!stablehlo.future<tensor<2xf32>>) -> tensor<2xf32>
  check.expect_eq_const %result, dense<[-2.0, 0.5]> : tensor<2xf32>
  return
}
