// Rewrites. Each check is a row of rows/reported.txt: its operands break the rewrite where its condition does not hold.
func.func private @convolution_of_crop(%x: tensor<1x1x6xf32>, %y: tensor<1x1x2xf32>) -> tensor<1x1x4xf32> {
  %literal = stablehlo.constant dense<0.0> : tensor<f32>
  %pad = stablehlo.pad %x, %literal, low = [0, 0, -2], high = [0, 0, 0], interior = [1, 0, 0] : (tensor<1x1x6xf32>, tensor<f32>) -> tensor<1x1x4xf32>
  %convolution = stablehlo.convolution (%pad, %y) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {pad = [[1, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x4xf32>, tensor<1x1x2xf32>) -> tensor<1x1x4xf32>
  return %convolution : tensor<1x1x4xf32>
}

func.func private @window_of_ones_dilated(%x: tensor<2xf32>) -> tensor<2x5xf32> {
  %broadcast_in_dim = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<2xf32>) -> tensor<32x2x64xf32>
  %reshape = stablehlo.reshape %broadcast_in_dim : (tensor<32x2x64xf32>) -> tensor<64x64xf32>
  %literal = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %reduce_window = "stablehlo.reduce_window"(%reshape, %literal) <{base_dilations = array<i64: 1, 2>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %maximum = stablehlo.maximum %left, %right : tensor<f32>
    stablehlo.return %maximum : tensor<f32>
  }) : (tensor<64x64xf32>, tensor<f32>) -> tensor<32x127xf32>
  %slice = stablehlo.slice %reduce_window [0:2, 0:5] : (tensor<32x127xf32>) -> tensor<2x5xf32>
  return %slice : tensor<2x5xf32>
}

func.func private @reducer_saturating_of_broadcast(%x: tensor<3xi32>) -> tensor<3xi32> {
  %broadcast_in_dim = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xi32>) -> tensor<4x3xi32>
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %reduce = stablehlo.reduce(%broadcast_in_dim init: %literal) across dimensions = [0] : (tensor<4x3xi32>, tensor<i32>) -> tensor<3xi32>
  reducer(%left: tensor<i32>, %right: tensor<i32>) {
    %add = stablehlo.add %left, %right : tensor<i32>
    %literal_2 = stablehlo.constant dense<10> : tensor<i32>
    %minimum = stablehlo.minimum %add, %literal_2 : tensor<i32>
    stablehlo.return %minimum : tensor<i32>
  }
  return %reduce : tensor<3xi32>
}

func.func private @argmax_of_nan(%x: tensor<5xf32>) -> (tensor<f32>, tensor<i32>) {
  %iota = stablehlo.iota dim = 0 : tensor<5xi32>
  %literal = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %literal_2 = stablehlo.constant dense<0> : tensor<i32>
  %reduce:2 = stablehlo.reduce(%x init: %literal), (%iota init: %literal_2) across dimensions = [0] : (tensor<5xf32>, tensor<5xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
  reducer(%left: tensor<f32>, %right: tensor<f32>) (%left_: tensor<i32>, %right_: tensor<i32>) {
    %compare = stablehlo.compare GT, %left, %right : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %compare_2 = stablehlo.compare NE, %left, %left : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %or = stablehlo.or %compare, %compare_2 : tensor<i1>
    %select = stablehlo.select %or, %left, %right : tensor<i1>, tensor<f32>
    %compare_3 = stablehlo.compare GT, %left, %right : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %compare_4 = stablehlo.compare NE, %left, %left : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %or_2 = stablehlo.or %compare_3, %compare_4 : tensor<i1>
    %select_2 = stablehlo.select %or_2, %left_, %right_ : tensor<i1>, tensor<i32>
    stablehlo.return %select, %select_2 : tensor<f32>, tensor<i32>
  }
  return %reduce#0, %reduce#1 : tensor<f32>, tensor<i32>
}

func.func private @pad_read_in_loop(%x: tensor<6x2xf32>, %y: tensor<9x2xf32>) -> tensor<9x2xf32> {
  %literal = stablehlo.constant dense<0.0> : tensor<f32>
  %pad = stablehlo.pad %x, %literal, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<6x2xf32>, tensor<f32>) -> tensor<7x2xf32>
  %literal_2 = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %literal_2, %turn_ = %y) : tensor<i32>, tensor<9x2xf32>
  cond {
    %literal_3 = stablehlo.constant dense<3> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal_3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_4 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_4 : tensor<i32>
    %literal_5 = stablehlo.constant dense<2> : tensor<i32>
    %multiply = stablehlo.multiply %turn, %literal_5 : tensor<i32>
    %literal_6 = stablehlo.constant dense<0> : tensor<i32>
    %dynamic_slice = stablehlo.dynamic_slice %pad, %multiply, %literal_6, sizes = [3, 2] : (tensor<7x2xf32>, tensor<i32>, tensor<i32>) -> tensor<3x2xf32>
    %literal_7 = stablehlo.constant dense<3> : tensor<i32>
    %multiply_2 = stablehlo.multiply %turn, %literal_7 : tensor<i32>
    %literal_8 = stablehlo.constant dense<0> : tensor<i32>
    %dynamic_update_slice = stablehlo.dynamic_update_slice %turn_, %dynamic_slice, %multiply_2, %literal_8 : (tensor<9x2xf32>, tensor<3x2xf32>, tensor<i32>, tensor<i32>) -> tensor<9x2xf32>
    stablehlo.return %add, %dynamic_update_slice : tensor<i32>, tensor<9x2xf32>
  }
  return %while#1 : tensor<9x2xf32>
}

func.func private @reduce_of_rank_eight(%x: tensor<2x2xi32>, %y: tensor<1x2x2x1x2x2x1x2xi32>) -> tensor<1x2x1x2x2x1x2xi32> {
  %broadcast_in_dim = stablehlo.broadcast_in_dim %x, dims = [1, 2] : (tensor<2x2xi32>) -> tensor<1x2x2x1x2x2x1x2xi32>
  %multiply = stablehlo.multiply %broadcast_in_dim, %y : tensor<1x2x2x1x2x2x1x2xi32>
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %reduce = stablehlo.reduce(%multiply init: %literal) applies stablehlo.add across dimensions = [2] : (tensor<1x2x2x1x2x2x1x2xi32>, tensor<i32>) -> tensor<1x2x1x2x2x1x2xi32>
  return %reduce : tensor<1x2x1x2x2x1x2xi32>
}

func.func @main() {
  // convolution_of_crop: the padding of pad is not negative: what is cut away does not come back
  %convolution_of_crop.x = stablehlo.constant dense<[[[1.0, 2.0, 4.0, 8.0, 16.0, 32.0]]]> : tensor<1x1x6xf32>
  %convolution_of_crop.y = stablehlo.constant dense<[[[3.0, 5.0]]]> : tensor<1x1x2xf32>
  %convolution_of_crop = call @convolution_of_crop(%convolution_of_crop.x, %convolution_of_crop.y) : (tensor<1x1x6xf32>, tensor<1x1x2xf32>) -> tensor<1x1x4xf32>
  check.expect_eq_const %convolution_of_crop, dense<[[[20.0, 52.0, 104.0, 208.0]]]> : tensor<1x1x4xf32> loc("convolution_of_crop")
  // convolution_cut_and_padded: the low padding is not negative, or the high one is zero
  %convolution_cut_and_padded.x = stablehlo.constant dense<[[[[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0], [11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0], [21.0, 22.0, 23.0, 24.0, 25.0, 26.0, 27.0, 28.0], [31.0, 32.0, 33.0, 34.0, 35.0, 36.0, 37.0, 38.0]], [[101.0, 102.0, 103.0, 104.0, 105.0, 106.0, 107.0, 108.0], [111.0, 112.0, 113.0, 114.0, 115.0, 116.0, 117.0, 118.0], [121.0, 122.0, 123.0, 124.0, 125.0, 126.0, 127.0, 128.0], [131.0, 132.0, 133.0, 134.0, 135.0, 136.0, 137.0, 138.0]]]]> : tensor<1x2x4x8xf32>
  %convolution_cut_and_padded.y = stablehlo.constant dense<1.0> : tensor<1x1x8x8xf32>
  %convolution_cut_and_padded.iota = stablehlo.iota dim = 2 : tensor<1x1x8x8xi32>
  %convolution_cut_and_padded.iota_2 = stablehlo.iota dim = 3 : tensor<1x1x8x8xi32>
  %convolution_cut_and_padded.compare = stablehlo.compare EQ, %convolution_cut_and_padded.iota, %convolution_cut_and_padded.iota_2 : (tensor<1x1x8x8xi32>, tensor<1x1x8x8xi32>) -> tensor<1x1x8x8xi1>
  %convolution_cut_and_padded.convert = stablehlo.convert %convolution_cut_and_padded.compare : (tensor<1x1x8x8xi1>) -> tensor<1x1x8x8xf32>
  %convolution_cut_and_padded.multiply = stablehlo.multiply %convolution_cut_and_padded.convert, %convolution_cut_and_padded.y : tensor<1x1x8x8xf32>
  %convolution_cut_and_padded.convolution = stablehlo.convolution (%convolution_cut_and_padded.x, %convolution_cut_and_padded.multiply) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[0, 0], [-3, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4x8xf32>, tensor<1x1x8x8xf32>) -> tensor<1x2x2x8xf32>
  check.expect_eq_const %convolution_cut_and_padded.convolution, dense<[[[[31.0, 32.0, 33.0, 34.0, 35.0, 36.0, 37.0, 38.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]], [[131.0, 132.0, 133.0, 134.0, 135.0, 136.0, 137.0, 138.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]]]]> : tensor<1x2x2x8xf32> loc("convolution_cut_and_padded")
  // window_of_ones_dilated: the base is not dilated
  %window_of_ones_dilated.x = stablehlo.constant dense<[-3.0, -2.0]> : tensor<2xf32>
  %window_of_ones_dilated = call @window_of_ones_dilated(%window_of_ones_dilated.x) : (tensor<2xf32>) -> tensor<2x5xf32>
  check.expect_eq_const %window_of_ones_dilated, dense<[[-2.0, 0xFF800000, -2.0, 0xFF800000, -2.0], [-2.0, 0xFF800000, -2.0, 0xFF800000, -2.0]]> : tensor<2x5xf32> loc("window_of_ones_dilated")
  // transpose_of_broadcast_cycle: the permutation is its own inverse
  %transpose_of_broadcast_cycle.x = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %transpose_of_broadcast_cycle.broadcast_in_dim = stablehlo.broadcast_in_dim %transpose_of_broadcast_cycle.x, dims = [0, 1] : (tensor<2x2xi32>) -> tensor<2x2x2xi32>
  %transpose_of_broadcast_cycle.transpose = stablehlo.transpose %transpose_of_broadcast_cycle.broadcast_in_dim, dims = [1, 2, 0] : (tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
  check.expect_eq_const %transpose_of_broadcast_cycle.transpose, dense<[[[1, 3], [1, 3]], [[2, 4], [2, 4]]]> : tensor<2x2x2xi32> loc("transpose_of_broadcast_cycle")
  // reducer_saturating_of_broadcast: the reducer is an addition and nothing else
  %reducer_saturating_of_broadcast.x = stablehlo.constant dense<[1, 3, 4]> : tensor<3xi32>
  %reducer_saturating_of_broadcast = call @reducer_saturating_of_broadcast(%reducer_saturating_of_broadcast.x) : (tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %reducer_saturating_of_broadcast, dense<[4, 10, 10]> : tensor<3xi32> loc("reducer_saturating_of_broadcast")
  // argmax_of_nan: no element is NaN
  %argmax_of_nan.x = stablehlo.constant dense<[1.0, 0x7FC00000, 7.0, 5.0, 2.0]> : tensor<5xf32>
  %argmax_of_nan:2 = call @argmax_of_nan(%argmax_of_nan.x) : (tensor<5xf32>) -> (tensor<f32>, tensor<i32>)
  check.expect_eq_const %argmax_of_nan#0, dense<0x7FC00000> : tensor<f32> loc("argmax_of_nan")
  check.expect_eq_const %argmax_of_nan#1, dense<1> : tensor<i32> loc("argmax_of_nan")
  // divided_by_sqrt_f32: the reciprocal root is as exact as the division
  %divided_by_sqrt_f32.x = stablehlo.constant dense<[1.0, 2.0, 3.0, 5.0, 7.0, 11.0, 13.0]> : tensor<7xf32>
  %divided_by_sqrt_f32.y = stablehlo.constant dense<[2.0, 3.0, 5.0, 7.0, 11.0, 13.0, 3.0]> : tensor<7xf32>
  %divided_by_sqrt_f32.sqrt = stablehlo.sqrt %divided_by_sqrt_f32.y : tensor<7xf32>
  %divided_by_sqrt_f32.divide = stablehlo.divide %divided_by_sqrt_f32.x, %divided_by_sqrt_f32.sqrt : tensor<7xf32>
  check.expect_eq_const %divided_by_sqrt_f32.divide, dense<[0.70710677, 1.1547005, 1.3416407, 1.8898224, 2.1105793, 3.050851, 7.5055537]> : tensor<7xf32> loc("divided_by_sqrt_f32")
  // pad_read_in_loop: what is padded is written before the loop reads it
  %pad_read_in_loop.x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.0], [9.0, 10.0], [11.0, 12.0]]> : tensor<6x2xf32>
  %pad_read_in_loop.y = stablehlo.constant dense<7.0> : tensor<9x2xf32>
  %pad_read_in_loop = call @pad_read_in_loop(%pad_read_in_loop.x, %pad_read_in_loop.y) : (tensor<6x2xf32>, tensor<9x2xf32>) -> tensor<9x2xf32>
  check.expect_eq_const %pad_read_in_loop, dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [5.0, 6.0], [7.0, 8.0], [9.0, 10.0], [9.0, 10.0], [11.0, 12.0], [0.0, 0.0]]> : tensor<9x2xf32> loc("pad_read_in_loop")
  // reduce_of_rank_eight: the dimensions of the broadcast stay, however many there are
  %reduce_of_rank_eight.x = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %reduce_of_rank_eight.y = stablehlo.constant dense<[[[[[[[[1, 2]], [[3, 4]]], [[[5, 6]], [[7, 8]]]]], [[[[[9, 1]], [[2, 3]]], [[[4, 5]], [[6, 7]]]]]], [[[[[[8, 9]], [[1, 2]]], [[[3, 4]], [[5, 6]]]]], [[[[[7, 8]], [[9, 1]]], [[[2, 3]], [[4, 5]]]]]]]]> : tensor<1x2x2x1x2x2x1x2xi32>
  %reduce_of_rank_eight = call @reduce_of_rank_eight(%reduce_of_rank_eight.x, %reduce_of_rank_eight.y) : (tensor<2x2xi32>, tensor<1x2x2x1x2x2x1x2xi32>) -> tensor<1x2x1x2x2x1x2xi32>
  check.expect_eq_const %reduce_of_rank_eight, dense<[[[[[[[19, 4]], [[7, 10]]], [[[13, 16]], [[19, 22]]]]], [[[[[52, 59]], [[39, 10]]], [[[17, 24]], [[31, 38]]]]]]]> : tensor<1x2x1x2x2x1x2xi32> loc("reduce_of_rank_eight")
  return
}
