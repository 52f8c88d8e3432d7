// The sizes of an image whose batch, height and width are unknown, and the number of unknown many indices.
func.func @main() {
  %image_known = stablehlo.constant dense<1.0> : tensor<2x3x5x4xf32>
  %sizes_image = stablehlo.constant dense<[2, 3, 5, 4]> : tensor<4xi64>
  %image = stablehlo.dynamic_reshape %image_known, %sizes_image : (tensor<2x3x5x4xf32>, tensor<4xi64>) -> tensor<?x?x?x4xf32>
  %indices_known = stablehlo.constant dense<[3, 1, 4, 1, 5, 9, 2]> : tensor<7xi32>
  %sizes_indices = stablehlo.constant dense<[7]> : tensor<1xi64>
  %indices = stablehlo.dynamic_reshape %indices_known, %sizes_indices : (tensor<7xi32>, tensor<1xi64>) -> tensor<?xi32>
  %batch = stablehlo.get_dimension_size %image, dim = 0 : (tensor<?x?x?x4xf32>) -> tensor<i32>
  %height = stablehlo.get_dimension_size %image, dim = 1 : (tensor<?x?x?x4xf32>) -> tensor<i32>
  %width = stablehlo.get_dimension_size %image, dim = 2 : (tensor<?x?x?x4xf32>) -> tensor<i32>
  %count = stablehlo.get_dimension_size %indices, dim = 0 : (tensor<?xi32>) -> tensor<i32>
  check.expect_eq_const %batch, dense<2> : tensor<i32>
  check.expect_eq_const %height, dense<3> : tensor<i32>
  check.expect_eq_const %width, dense<5> : tensor<i32>
  check.expect_eq_const %count, dense<7> : tensor<i32>
  return
}
