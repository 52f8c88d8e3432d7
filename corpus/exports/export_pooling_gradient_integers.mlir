// The gradient of a maximum over windows of rank 3, of 16 and 64 bits. All elements of a window differ.
func.func @main() {
  %image_i16 = stablehlo.constant dense<[[[25, 46, 16, 40], [22, 19, 28, 10]], [[7, 37, 4, 34], [13, 1, 31, 43]]]> : tensor<2x2x4xi16>
  %more_i16 = stablehlo.constant dense<[[[0, 3]], [[2, 2]]]> : tensor<2x1x2xi16>
  %zero_i16 = stablehlo.constant dense<0> : tensor<i16>
  %result_i16 = "stablehlo.select_and_scatter"(%image_i16, %more_i16, %zero_i16) <{window_dimensions = array<i64: 1, 2, 2>, window_strides = array<i64: 1, 2, 2>}> ({
  ^bb0(%one: tensor<i16>, %other: tensor<i16>):
    %chosen = stablehlo.compare GE, %one, %other, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %chosen : tensor<i1>
  }, {
  ^bb0(%one: tensor<i16>, %other: tensor<i16>):
    %sum = stablehlo.add %one, %other : tensor<i16>
    stablehlo.return %sum : tensor<i16>
  }) : (tensor<2x2x4xi16>, tensor<2x1x2xi16>, tensor<i16>) -> tensor<2x2x4xi16>
  check.expect_eq_const %result_i16, dense<[[[0, 0, 0, 3], [0, 0, 0, 0]], [[0, 2, 0, 0], [0, 0, 0, 2]]]> : tensor<2x2x4xi16>
  %image_ui16 = stablehlo.constant dense<[[[13, 25, 4, 19], [22, 28, 10, 40]], [[46, 37, 43, 1], [31, 7, 34, 16]]]> : tensor<2x2x4xui16>
  %more_ui16 = stablehlo.constant dense<[[[58341, 42310]], [[8958, 55645]]]> : tensor<2x1x2xui16>
  %zero_ui16 = stablehlo.constant dense<0> : tensor<ui16>
  %result_ui16 = "stablehlo.select_and_scatter"(%image_ui16, %more_ui16, %zero_ui16) <{window_dimensions = array<i64: 1, 2, 2>, window_strides = array<i64: 1, 2, 2>}> ({
  ^bb0(%one: tensor<ui16>, %other: tensor<ui16>):
    %chosen = stablehlo.compare GE, %one, %other, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %chosen : tensor<i1>
  }, {
  ^bb0(%one: tensor<ui16>, %other: tensor<ui16>):
    %sum = stablehlo.add %one, %other : tensor<ui16>
    stablehlo.return %sum : tensor<ui16>
  }) : (tensor<2x2x4xui16>, tensor<2x1x2xui16>, tensor<ui16>) -> tensor<2x2x4xui16>
  check.expect_eq_const %result_ui16, dense<[[[0, 0, 0, 0], [0, 58341, 0, 42310]], [[8958, 0, 55645, 0], [0, 0, 0, 0]]]> : tensor<2x2x4xui16>
  %image_ui64 = stablehlo.constant dense<[[[19, 34, 46, 25], [28, 37, 16, 1]], [[4, 13, 31, 40], [10, 7, 43, 22]]]> : tensor<2x2x4xui64>
  %more_ui64 = stablehlo.constant dense<[[[6006331635868326712, 11098391861569813885]], [[802835637863236584, 5782309781183204964]]]> : tensor<2x1x2xui64>
  %zero_ui64 = stablehlo.constant dense<0> : tensor<ui64>
  %result_ui64 = "stablehlo.select_and_scatter"(%image_ui64, %more_ui64, %zero_ui64) <{window_dimensions = array<i64: 1, 2, 2>, window_strides = array<i64: 1, 2, 2>}> ({
  ^bb0(%one: tensor<ui64>, %other: tensor<ui64>):
    %chosen = stablehlo.compare GE, %one, %other, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %chosen : tensor<i1>
  }, {
  ^bb0(%one: tensor<ui64>, %other: tensor<ui64>):
    %sum = stablehlo.add %one, %other : tensor<ui64>
    stablehlo.return %sum : tensor<ui64>
  }) : (tensor<2x2x4xui64>, tensor<2x1x2xui64>, tensor<ui64>) -> tensor<2x2x4xui64>
  check.expect_eq_const %result_ui64, dense<[[[0, 0, 11098391861569813885, 0], [0, 6006331635868326712, 0, 0]], [[0, 802835637863236584, 0, 0], [0, 0, 5782309781183204964, 0]]]> : tensor<2x2x4xui64>
  return
}
