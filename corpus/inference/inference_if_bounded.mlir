// if_bounded: the result of two branches has the larger of their bounds. Source: Base.cpp inferLeastSpecificTypeComponents.
func.func @main(%operand_0: tensor<i1>) -> tensor<?xi32, #stablehlo.bounds<3>> {
  %result_0 = "stablehlo.if"(%operand_0) ({
    %constant = stablehlo.constant dense<1> : tensor<2xi32>
    %constant_0 = stablehlo.constant dense<1> : tensor<i32>
    %result_1 = stablehlo.set_dimension_size %constant, %constant_0, dim = 0 : (tensor<2xi32>, tensor<i32>) -> tensor<?xi32, #stablehlo.bounds<2>>
    stablehlo.return %result_1 : tensor<?xi32, #stablehlo.bounds<2>>
  }, {
    %constant = stablehlo.constant dense<2> : tensor<3xi32>
    %constant_0 = stablehlo.constant dense<2> : tensor<i32>
    %result_1 = stablehlo.set_dimension_size %constant, %constant_0, dim = 0 : (tensor<3xi32>, tensor<i32>) -> tensor<?xi32, #stablehlo.bounds<3>>
    stablehlo.return %result_1 : tensor<?xi32, #stablehlo.bounds<3>>
  }) : (tensor<i1>) -> tensor<?xi32, #stablehlo.bounds<3>>
  return %result_0 : tensor<?xi32, #stablehlo.bounds<3>>
}
