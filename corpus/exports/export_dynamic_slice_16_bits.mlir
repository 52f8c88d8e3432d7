// Parts of rows of 16 bits, and of a plane with other sizes in the middle, at places that are known when the program runs.
func.func @main() {
  %place = stablehlo.constant dense<2> : tensor<i64>
  %row_f16 = stablehlo.constant dense<[2.0, -2.0, 9.0, 0.0, -8.0, 8.0]> : tensor<6xf16>
  %part_f16 = stablehlo.dynamic_slice %row_f16, %place, sizes = [3] : (tensor<6xf16>, tensor<i64>) -> tensor<3xf16>
  check.expect_eq_const %part_f16, dense<[9.0, 0.0, -8.0]> : tensor<3xf16>
  %row_i16 = stablehlo.constant dense<[-1746, 13455, -547, 13455, 13455, -21857]> : tensor<6xi16>
  %part_i16 = stablehlo.dynamic_slice %row_i16, %place, sizes = [3] : (tensor<6xi16>, tensor<i64>) -> tensor<3xi16>
  check.expect_eq_const %part_i16, dense<[-547, 13455, 13455]> : tensor<3xi16>
  %row_ui16 = stablehlo.constant dense<[15020, 8131, 53530, 30798, 30798, 8131]> : tensor<6xui16>
  %part_ui16 = stablehlo.dynamic_slice %row_ui16, %place, sizes = [3] : (tensor<6xui16>, tensor<i64>) -> tensor<3xui16>
  check.expect_eq_const %part_ui16, dense<[53530, 30798, 30798]> : tensor<3xui16>
  %plane = stablehlo.constant dense<[[[-2.0, 2.0, -8.0, 0.0, -8.0], [7.0, 9.0, 0.0, 3.0, -4.0], [3.0, -8.0, 9.0, 1.0, 1.0]], [[0.0, 3.0, 8.0, -8.0, -9.0], [-4.0, 1.0, 0.0, -2.0, -3.0], [4.0, 3.0, 8.0, 8.0, 6.0]], [[-4.0, 6.0, 8.0, -5.0, 6.0], [9.0, 7.0, 5.0, 2.0, -5.0], [3.0, -6.0, 7.0, 3.0, -8.0]], [[9.0, -1.0, -8.0, -1.0, -5.0], [-5.0, -6.0, -5.0, 2.0, 6.0], [-3.0, -4.0, -1.0, 6.0, 1.0]]]> : tensor<4x3x5xf32>
  %zero = stablehlo.constant dense<1> : tensor<i64>
  %window = stablehlo.dynamic_slice %plane, %place, %zero, %place, sizes = [2, 1, 3] : (tensor<4x3x5xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x1x3xf32>
  check.expect_eq_const %window, dense<[[[5.0, 2.0, -5.0]], [[-5.0, 2.0, 6.0]]]> : tensor<2x1x3xf32>
  return
}
