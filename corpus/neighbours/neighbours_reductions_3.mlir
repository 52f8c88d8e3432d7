// Rewrites. Each check is a row of rows/reductions.txt: its operands break the rewrite where its condition does not hold.
func.func private @window_maximum_of_zero_pad(%x: tensor<2xf32>) -> tensor<3xf32> {
  %literal = stablehlo.constant dense<0.0> : tensor<f32>
  %pad = stablehlo.pad %x, %literal, low = [1], high = [1], interior = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  %literal_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %reduce_window = "stablehlo.reduce_window"(%pad, %literal_2) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %maximum = stablehlo.maximum %left, %right : tensor<f32>
    stablehlo.return %maximum : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<3xf32>
  return %reduce_window : tensor<3xf32>
}

func.func private @windows_transposed(%x: tensor<3x3xi32>) -> tensor<2x3xi32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %reduce_window = "stablehlo.reduce_window"(%x, %literal) <{window_dimensions = array<i64: 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add : tensor<i32>
  }) : (tensor<3x3xi32>, tensor<i32>) -> tensor<3x2xi32>
  %transpose = stablehlo.transpose %reduce_window, dims = [1, 0] : (tensor<3x2xi32>) -> tensor<2x3xi32>
  return %transpose : tensor<2x3xi32>
}

func.func private @window_of_slice(%x: tensor<5xi32>) -> tensor<2xi32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %reduce_window = "stablehlo.reduce_window"(%x, %literal) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add : tensor<i32>
  }) : (tensor<5xi32>, tensor<i32>) -> tensor<4xi32>
  %slice = stablehlo.slice %reduce_window [1:3] : (tensor<4xi32>) -> tensor<2xi32>
  return %slice : tensor<2xi32>
}

func.func private @windows_merged(%x: tensor<5xi32>) -> tensor<3xi32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %reduce_window = "stablehlo.reduce_window"(%x, %literal) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add : tensor<i32>
  }) : (tensor<5xi32>, tensor<i32>) -> tensor<4xi32>
  %literal_2 = stablehlo.constant dense<0> : tensor<i32>
  %reduce_window_2 = "stablehlo.reduce_window"(%reduce_window, %literal_2) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %add_2 = stablehlo.add %left_2, %right_2 : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<4xi32>, tensor<i32>) -> tensor<3xi32>
  return %reduce_window_2 : tensor<3xi32>
}

func.func private @window_dilated(%x: tensor<5xi32>) -> tensor<3xi32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %reduce_window = "stablehlo.reduce_window"(%x, %literal) <{window_dilations = array<i64: 2>, window_dimensions = array<i64: 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add : tensor<i32>
  }) : (tensor<5xi32>, tensor<i32>) -> tensor<3xi32>
  return %reduce_window : tensor<3xi32>
}

func.func private @window_base_dilated_maximum(%x: tensor<2xi32>) -> tensor<3xi32> {
  %literal = stablehlo.constant dense<-1000> : tensor<i32>
  %reduce_window = "stablehlo.reduce_window"(%x, %literal) <{base_dilations = array<i64: 2>, window_dimensions = array<i64: 1>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %maximum = stablehlo.maximum %left, %right : tensor<i32>
    stablehlo.return %maximum : tensor<i32>
  }) : (tensor<2xi32>, tensor<i32>) -> tensor<3xi32>
  return %reduce_window : tensor<3xi32>
}

func.func private @product_as_window(%x: tensor<4xi32>) -> tensor<3xi32> {
  %slice = stablehlo.slice %x [0:3] : (tensor<4xi32>) -> tensor<3xi32>
  %literal = stablehlo.constant dense<2> : tensor<3xi32>
  %multiply = stablehlo.multiply %slice, %literal : tensor<3xi32>
  %slice_2 = stablehlo.slice %x [1:4] : (tensor<4xi32>) -> tensor<3xi32>
  %add = stablehlo.add %multiply, %slice_2 : tensor<3xi32>
  return %add : tensor<3xi32>
}

func.func private @select_then_sum(%x: tensor<3xf32>, %p: tensor<3xi1>) -> tensor<f32> {
  %literal = stablehlo.constant dense<0.0> : tensor<3xf32>
  %select = stablehlo.select %p, %x, %literal : tensor<3xi1>, tensor<3xf32>
  %literal_2 = stablehlo.constant dense<0.0> : tensor<f32>
  %reduce = stablehlo.reduce(%select init: %literal_2) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
  return %reduce : tensor<f32>
}

func.func @main() {
  // window_maximum_of_zero_pad: the padding value is the initial value
  %window_maximum_of_zero_pad.x = stablehlo.constant dense<[-1.0, -2.0]> : tensor<2xf32>
  %window_maximum_of_zero_pad = call @window_maximum_of_zero_pad(%window_maximum_of_zero_pad.x) : (tensor<2xf32>) -> tensor<3xf32>
  check.expect_eq_const %window_maximum_of_zero_pad, dense<[0.0, -1.0, 0.0]> : tensor<3xf32> loc("window_maximum_of_zero_pad")
  // windows_transposed: the windows move with the transposition
  %windows_transposed.x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> : tensor<3x3xi32>
  %windows_transposed = call @windows_transposed(%windows_transposed.x) : (tensor<3x3xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %windows_transposed, dense<[[3, 9, 15], [5, 11, 17]]> : tensor<2x3xi32> loc("windows_transposed")
  // window_of_slice: the slice begins at the same place
  %window_of_slice.x = stablehlo.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>
  %window_of_slice = call @window_of_slice(%window_of_slice.x) : (tensor<5xi32>) -> tensor<2xi32>
  check.expect_eq_const %window_of_slice, dense<[5, 7]> : tensor<2xi32> loc("window_of_slice")
  // windows_merged: the reducer is idempotent: the overlap counts twice
  %windows_merged.x = stablehlo.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>
  %windows_merged = call @windows_merged(%windows_merged.x) : (tensor<5xi32>) -> tensor<3xi32>
  check.expect_eq_const %windows_merged, dense<[8, 12, 16]> : tensor<3xi32> loc("windows_merged")
  // window_dilated: no dilation
  %window_dilated.x = stablehlo.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>
  %window_dilated = call @window_dilated(%window_dilated.x) : (tensor<5xi32>) -> tensor<3xi32>
  check.expect_eq_const %window_dilated, dense<[4, 6, 8]> : tensor<3xi32> loc("window_dilated")
  // window_base_dilated_maximum: the hole of the dilation is the initial value
  %window_base_dilated_maximum.x = stablehlo.constant dense<[-1, -2]> : tensor<2xi32>
  %window_base_dilated_maximum = call @window_base_dilated_maximum(%window_base_dilated_maximum.x) : (tensor<2xi32>) -> tensor<3xi32>
  check.expect_eq_const %window_base_dilated_maximum, dense<[-1, -1000, -2]> : tensor<3xi32> loc("window_base_dilated_maximum")
  // sum_of_sliding_slices: the slices are next to each other
  %sum_of_sliding_slices.x = stablehlo.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>
  %sum_of_sliding_slices.slice = stablehlo.slice %sum_of_sliding_slices.x [0:3] : (tensor<5xi32>) -> tensor<3xi32>
  %sum_of_sliding_slices.slice_2 = stablehlo.slice %sum_of_sliding_slices.x [2:5] : (tensor<5xi32>) -> tensor<3xi32>
  %sum_of_sliding_slices.add = stablehlo.add %sum_of_sliding_slices.slice, %sum_of_sliding_slices.slice_2 : tensor<3xi32>
  check.expect_eq_const %sum_of_sliding_slices.add, dense<[4, 6, 8]> : tensor<3xi32> loc("sum_of_sliding_slices")
  // product_as_window: both slices have the same factor
  %product_as_window.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %product_as_window = call @product_as_window(%product_as_window.x) : (tensor<4xi32>) -> tensor<3xi32>
  check.expect_eq_const %product_as_window, dense<[4, 7, 10]> : tensor<3xi32> loc("product_as_window")
  // select_then_sum: the elements that are not selected are finite
  %select_then_sum.x = stablehlo.constant dense<[1.0, 0x7FC00000, 0x7F800000]> : tensor<3xf32>
  %select_then_sum.p = stablehlo.constant dense<[true, false, false]> : tensor<3xi1>
  %select_then_sum = call @select_then_sum(%select_then_sum.x, %select_then_sum.p) : (tensor<3xf32>, tensor<3xi1>) -> tensor<f32>
  check.expect_eq_const %select_then_sum, dense<1.0> : tensor<f32> loc("select_then_sum")
  return
}
