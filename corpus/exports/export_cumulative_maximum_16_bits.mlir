// The greatest number so far, along the rows of a matrix, of 16 bits with and without a sign.
func.func @main() {
  %rows_i16 = stablehlo.constant dense<[[25871, -21181, -21181, -28829, -27041], [-27041, -6365, -28829, -8254, -8254], [568, -8254, -21181, 25871, -28829]]> : tensor<3x5xi16>
  %least_i16 = stablehlo.constant dense<-32768> : tensor<i16>
  %most_i16 = "stablehlo.reduce_window"(%rows_i16, %least_i16) <{padding = dense<[[0, 0], [4, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 5>}> ({
  ^bb0(%one: tensor<i16>, %other: tensor<i16>):
    %greater = stablehlo.maximum %one, %other : tensor<i16>
    stablehlo.return %greater : tensor<i16>
  }) : (tensor<3x5xi16>, tensor<i16>) -> tensor<3x5xi16>
  check.expect_eq_const %most_i16, dense<[[25871, 25871, 25871, 25871, 25871], [-27041, -6365, -6365, -6365, -6365], [568, 568, 568, 25871, 25871]]> : tensor<3x5xi16>
  %rows_ui16 = stablehlo.constant dense<[[52851, 41754, 52851, 63481, 41952], [26434, 582, 61278, 61278, 59788], [39150, 59788, 63481, 39150, 38219]]> : tensor<3x5xui16>
  %least_ui16 = stablehlo.constant dense<0> : tensor<ui16>
  %most_ui16 = "stablehlo.reduce_window"(%rows_ui16, %least_ui16) <{padding = dense<[[0, 0], [4, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 5>}> ({
  ^bb0(%one: tensor<ui16>, %other: tensor<ui16>):
    %greater = stablehlo.maximum %one, %other : tensor<ui16>
    stablehlo.return %greater : tensor<ui16>
  }) : (tensor<3x5xui16>, tensor<ui16>) -> tensor<3x5xui16>
  check.expect_eq_const %most_ui16, dense<[[52851, 52851, 52851, 63481, 63481], [26434, 26434, 61278, 61278, 61278], [39150, 59788, 63481, 63481, 63481]]> : tensor<3x5xui16>
  return
}
