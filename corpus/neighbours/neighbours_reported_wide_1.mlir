// Rewrites. Each check is a row of rows/reported.txt: its operands break the rewrite where its condition does not hold.
func.func private @window_of_crop(%x: tensor<1x6xi32>) -> tensor<1x4xi32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %pad = stablehlo.pad %x, %literal, low = [0, -2], high = [0, 0], interior = [1, 0] : (tensor<1x6xi32>, tensor<i32>) -> tensor<1x4xi32>
  %literal_2 = stablehlo.constant dense<0> : tensor<i32>
  %reduce_window = "stablehlo.reduce_window"(%pad, %literal_2) <{padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add : tensor<i32>
  }) : (tensor<1x4xi32>, tensor<i32>) -> tensor<1x4xi32>
  return %reduce_window : tensor<1x4xi32>
}

func.func private @window_of_crop_at_end(%x: tensor<6xf32>) -> tensor<4xf32> {
  %literal = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %pad = stablehlo.pad %x, %literal, low = [0], high = [-2], interior = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<4xf32>
  %literal_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %reduce_window = "stablehlo.reduce_window"(%pad, %literal_2) <{padding = dense<[[0, 1]]> : tensor<1x2xi64>, window_dimensions = array<i64: 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %maximum = stablehlo.maximum %left, %right : tensor<f32>
    stablehlo.return %maximum : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %reduce_window : tensor<4xf32>
}

func.func @main() {
  // window_of_crop: the padding of pad is not negative: what is cut away does not come back
  %window_of_crop.x = stablehlo.constant dense<[[1, 2, 4, 8, 16, 32]]> : tensor<1x6xi32>
  %window_of_crop = call @window_of_crop(%window_of_crop.x) : (tensor<1x6xi32>) -> tensor<1x4xi32>
  check.expect_eq_const %window_of_crop, dense<[[4, 12, 24, 48]]> : tensor<1x4xi32> loc("window_of_crop")
  // window_of_crop_at_end: the padding of pad is not negative: what is cut away does not come back
  %window_of_crop_at_end.x = stablehlo.constant dense<[1.0, 2.0, 4.0, 3.0, 16.0, 32.0]> : tensor<6xf32>
  %window_of_crop_at_end = call @window_of_crop_at_end(%window_of_crop_at_end.x) : (tensor<6xf32>) -> tensor<4xf32>
  check.expect_eq_const %window_of_crop_at_end, dense<[2.0, 4.0, 4.0, 3.0]> : tensor<4xf32> loc("window_of_crop_at_end")
  // divided_by_sqrt_f64: the reciprocal root is as exact as the division
  %divided_by_sqrt_f64.x = stablehlo.constant dense<[1.0, 2.0, 3.0, 5.0, 7.0, 11.0, 13.0]> : tensor<7xf64>
  %divided_by_sqrt_f64.y = stablehlo.constant dense<[2.0, 3.0, 5.0, 7.0, 11.0, 13.0, 3.0]> : tensor<7xf64>
  %divided_by_sqrt_f64.sqrt = stablehlo.sqrt %divided_by_sqrt_f64.y : tensor<7xf64>
  %divided_by_sqrt_f64.divide = stablehlo.divide %divided_by_sqrt_f64.x, %divided_by_sqrt_f64.sqrt : tensor<7xf64>
  check.expect_eq_const %divided_by_sqrt_f64.divide, dense<[0.7071067811865475, 1.1547005383792517, 1.3416407864998738, 1.889822365046136, 2.1105794120443453, 3.05085107923876, 7.505553499465135]> : tensor<7xf64> loc("divided_by_sqrt_f64")
  return
}
