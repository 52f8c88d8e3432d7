// Pairs of ops: what takes the float result of abs, add, atan2, bitcast_convert, broadcast_in_dim, cbrt, ceil, concatenate,
// constant, convert, cosine, divide, dot_general, dynamic_slice, dynamic_update_slice, exponential, exponential_minus_one, floor,
// imag, iota, log, log_plus_one, logistic, multiply, negate, pad, power, real, reduce, reduce_precision, reduce_window,
// remainder, reshape, reverse, round_nearest_afz, round_nearest_even, rsqrt, select, sign, sine, slice, sort, sqrt, subtract,
// tan, tanh, transpose. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<0.0> : tensor<f32>
  %f32__3 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %i32 = stablehlo.constant dense<[[[1069547520, -1072693248, 1061158912], [-2147483648, 2139095040, 2143289344]]]> : tensor<1x2x3xi32>
  %f32__5 = stablehlo.constant dense<[1.5, -2.25, 0.75]> : tensor<3xf32>
  %f32__6 = stablehlo.constant dense<[[[1.5], [-2.25]]]> : tensor<1x2x1xf32>
  %f32__7 = stablehlo.constant dense<[[[0.75, -0.0], [0x7F800000, 0x7FC00000]]]> : tensor<1x2x2xf32>
  %i32__2 = stablehlo.constant dense<[[[1, -2, 3], [2147483647, -2147483648, 7]]]> : tensor<1x2x3xi32>
  %f32__8 = stablehlo.constant dense<[[[1.5, -2.25, 0.75, -0.0], [0x7F800000, 0x7FC00000, 2.5, 0.25]]]> : tensor<1x2x4xf32>
  %f32__9 = stablehlo.constant dense<[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5], [2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]> : tensor<4x3xf32>
  %i32__3 = stablehlo.constant dense<0> : tensor<i32>
  %i32__4 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<9> : tensor<i32>
  %f32__10 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32__6 = stablehlo.constant dense<1> : tensor<i32>
  %i32__7 = stablehlo.constant dense<2> : tensor<i32>
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %f32__11 = stablehlo.constant dense<[[[1.5, -2.25], [0.75, -0.0]]]> : tensor<1x2x2xf32>
  %f32__12 = stablehlo.constant dense<1.0> : tensor<f32>
  %f32__13 = stablehlo.constant dense<[[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]], [[2.5, 0.25, 1.75], [2.0, 4.0, 3.5]]]]> : tensor<1x2x2x3xf32>
  %f32__14 = stablehlo.constant dense<[[1.5, -2.25], [0.75, -0.0], [0x7F800000, 0x7FC00000]]> : tensor<3x2xf32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %f32__15 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]], [[2.5, 0.25, 1.75], [2.0, 4.0, 3.5]]]> : tensor<2x2x3xf32>
  %f32__16 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %f32__17 = stablehlo.constant dense<[[[1.5, -2.25]], [[0.75, -0.0]], [[0x7F800000, 0x7FC00000]]]> : tensor<3x1x2xf32>
  %abs = stablehlo.abs %f32 : tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%abs init: %f32__2) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left: tensor<f32>, %right: tensor<f32>) {
    %add = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add : tensor<f32>
  }
  %add_2 = stablehlo.add %f32, %f32__3 : tensor<1x2x3xf32>
  %reduce_2 = stablehlo.reduce(%add_2 init: %f32__4) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  %atan2 = stablehlo.atan2 %f32, %f32__3 : tensor<1x2x3xf32>
  %reduce_3 = stablehlo.reduce(%atan2 init: %f32__2) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left_2: tensor<f32>, %right_2: tensor<f32>) {
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }
  %bitcast_convert = stablehlo.bitcast_convert %i32 : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %reduce_4 = stablehlo.reduce(%bitcast_convert init: %f32__4) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %f32__5, dims = [2] : (tensor<3xf32>) -> tensor<1x2x3xf32>
  %reduce_5 = stablehlo.reduce(%broadcast_in_dim init: %f32__2) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left_3: tensor<f32>, %right_3: tensor<f32>) {
    %add_4 = stablehlo.add %left_3, %right_3 : tensor<f32>
    stablehlo.return %add_4 : tensor<f32>
  }
  %cbrt = stablehlo.cbrt %f32 : tensor<1x2x3xf32>
  %reduce_6 = stablehlo.reduce(%cbrt init: %f32__4) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  %ceil = stablehlo.ceil %f32 : tensor<1x2x3xf32>
  %reduce_7 = stablehlo.reduce(%ceil init: %f32__2) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left_4: tensor<f32>, %right_4: tensor<f32>) {
    %add_5 = stablehlo.add %left_4, %right_4 : tensor<f32>
    stablehlo.return %add_5 : tensor<f32>
  }
  %concatenate = stablehlo.concatenate %f32__6, %f32__7, dim = 2 : (tensor<1x2x1xf32>, tensor<1x2x2xf32>) -> tensor<1x2x3xf32>
  %reduce_8 = stablehlo.reduce(%concatenate init: %f32__4) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  %constant = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %reduce_9 = stablehlo.reduce(%constant init: %f32__2) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left_5: tensor<f32>, %right_5: tensor<f32>) {
    %add_6 = stablehlo.add %left_5, %right_5 : tensor<f32>
    stablehlo.return %add_6 : tensor<f32>
  }
  %convert = stablehlo.convert %i32__2 : (tensor<1x2x3xi32>) -> tensor<1x2x3xf32>
  %reduce_10 = stablehlo.reduce(%convert init: %f32__4) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  %cosine = stablehlo.cosine %f32 : tensor<1x2x3xf32>
  %reduce_11 = stablehlo.reduce(%cosine init: %f32__2) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left_6: tensor<f32>, %right_6: tensor<f32>) {
    %add_7 = stablehlo.add %left_6, %right_6 : tensor<f32>
    stablehlo.return %add_7 : tensor<f32>
  }
  %divide = stablehlo.divide %f32, %f32__3 : tensor<1x2x3xf32>
  %reduce_12 = stablehlo.reduce(%divide init: %f32__4) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  %dot_general = stablehlo.dot_general %f32__8, %f32__9, contracting_dims = [2] x [0] : (tensor<1x2x4xf32>, tensor<4x3xf32>) -> tensor<1x2x3xf32>
  %reduce_13 = stablehlo.reduce(%dot_general init: %f32__2) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left_7: tensor<f32>, %right_7: tensor<f32>) {
    %add_8 = stablehlo.add %left_7, %right_7 : tensor<f32>
    stablehlo.return %add_8 : tensor<f32>
  }
  %dynamic_slice = stablehlo.dynamic_slice %f32__8, %i32__3, %i32__4, %i32__5, sizes = [1, 2, 3] : (tensor<1x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %reduce_14 = stablehlo.reduce(%dynamic_slice init: %f32__4) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %f32, %f32__10, %i32__3, %i32__6, %i32__7 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  %reduce_15 = stablehlo.reduce(%dynamic_update_slice init: %f32__2) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left_8: tensor<f32>, %right_8: tensor<f32>) {
    %add_9 = stablehlo.add %left_8, %right_8 : tensor<f32>
    stablehlo.return %add_9 : tensor<f32>
  }
  %exponential = stablehlo.exponential %f32 : tensor<1x2x3xf32>
  %reduce_16 = stablehlo.reduce(%exponential init: %f32__4) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  %exponential_minus_one = stablehlo.exponential_minus_one %f32 : tensor<1x2x3xf32>
  %reduce_17 = stablehlo.reduce(%exponential_minus_one init: %f32__2) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left_9: tensor<f32>, %right_9: tensor<f32>) {
    %add_10 = stablehlo.add %left_9, %right_9 : tensor<f32>
    stablehlo.return %add_10 : tensor<f32>
  }
  %floor = stablehlo.floor %f32 : tensor<1x2x3xf32>
  %reduce_18 = stablehlo.reduce(%floor init: %f32__4) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  %imag = stablehlo.imag %complex_f32 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %reduce_19 = stablehlo.reduce(%imag init: %f32__2) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left_10: tensor<f32>, %right_10: tensor<f32>) {
    %add_11 = stablehlo.add %left_10, %right_10 : tensor<f32>
    stablehlo.return %add_11 : tensor<f32>
  }
  %iota = stablehlo.iota dim = 2 : tensor<1x2x3xf32>
  %reduce_20 = stablehlo.reduce(%iota init: %f32__4) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  %log = stablehlo.log %f32 : tensor<1x2x3xf32>
  %reduce_21 = stablehlo.reduce(%log init: %f32__2) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left_11: tensor<f32>, %right_11: tensor<f32>) {
    %add_12 = stablehlo.add %left_11, %right_11 : tensor<f32>
    stablehlo.return %add_12 : tensor<f32>
  }
  %log_plus_one = stablehlo.log_plus_one %f32 : tensor<1x2x3xf32>
  %reduce_22 = stablehlo.reduce(%log_plus_one init: %f32__4) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  %logistic = stablehlo.logistic %f32 : tensor<1x2x3xf32>
  %reduce_23 = stablehlo.reduce(%logistic init: %f32__2) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left_12: tensor<f32>, %right_12: tensor<f32>) {
    %add_13 = stablehlo.add %left_12, %right_12 : tensor<f32>
    stablehlo.return %add_13 : tensor<f32>
  }
  %multiply = stablehlo.multiply %f32, %f32__3 : tensor<1x2x3xf32>
  %reduce_24 = stablehlo.reduce(%multiply init: %f32__4) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  %negate = stablehlo.negate %f32 : tensor<1x2x3xf32>
  %reduce_25 = stablehlo.reduce(%negate init: %f32__2) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left_13: tensor<f32>, %right_13: tensor<f32>) {
    %add_14 = stablehlo.add %left_13, %right_13 : tensor<f32>
    stablehlo.return %add_14 : tensor<f32>
  }
  %pad = stablehlo.pad %f32__11, %f32__12, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %reduce_26 = stablehlo.reduce(%pad init: %f32__4) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  %power = stablehlo.power %f32, %f32__3 : tensor<1x2x3xf32>
  %reduce_27 = stablehlo.reduce(%power init: %f32__2) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left_14: tensor<f32>, %right_14: tensor<f32>) {
    %add_15 = stablehlo.add %left_14, %right_14 : tensor<f32>
    stablehlo.return %add_15 : tensor<f32>
  }
  %real = stablehlo.real %complex_f32 : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %reduce_28 = stablehlo.reduce(%real init: %f32__4) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  %reduce_29 = stablehlo.reduce(%f32__13 init: %f32__2) across dimensions = [2] : (tensor<1x2x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  reducer(%left_15: tensor<f32>, %right_15: tensor<f32>) {
    %add_16 = stablehlo.add %left_15, %right_15 : tensor<f32>
    stablehlo.return %add_16 : tensor<f32>
  }
  %reduce_30 = stablehlo.reduce(%reduce_29 init: %f32__2) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left_16: tensor<f32>, %right_16: tensor<f32>) {
    %add_17 = stablehlo.add %left_16, %right_16 : tensor<f32>
    stablehlo.return %add_17 : tensor<f32>
  }
  %reduce_precision = stablehlo.reduce_precision %f32, format = e5m2 : tensor<1x2x3xf32>
  %reduce_31 = stablehlo.reduce(%reduce_precision init: %f32__4) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  %reduce_window = "stablehlo.reduce_window"(%f32__8, %f32__2) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_17: tensor<f32>, %right_17: tensor<f32>):
    %add_18 = stablehlo.add %left_17, %right_17 : tensor<f32>
    stablehlo.return %add_18 : tensor<f32>
  }) : (tensor<1x2x4xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %reduce_32 = stablehlo.reduce(%reduce_window init: %f32__2) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left_18: tensor<f32>, %right_18: tensor<f32>) {
    %add_19 = stablehlo.add %left_18, %right_18 : tensor<f32>
    stablehlo.return %add_19 : tensor<f32>
  }
  %remainder = stablehlo.remainder %f32, %f32__3 : tensor<1x2x3xf32>
  %reduce_33 = stablehlo.reduce(%remainder init: %f32__4) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  %reshape = stablehlo.reshape %f32__14 : (tensor<3x2xf32>) -> tensor<1x2x3xf32>
  %reduce_34 = stablehlo.reduce(%reshape init: %f32__2) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left_19: tensor<f32>, %right_19: tensor<f32>) {
    %add_20 = stablehlo.add %left_19, %right_19 : tensor<f32>
    stablehlo.return %add_20 : tensor<f32>
  }
  %reverse = stablehlo.reverse %f32, dims = [1, 2] : tensor<1x2x3xf32>
  %reduce_35 = stablehlo.reduce(%reverse init: %f32__4) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  %round_nearest_afz = stablehlo.round_nearest_afz %f32 : tensor<1x2x3xf32>
  %reduce_36 = stablehlo.reduce(%round_nearest_afz init: %f32__2) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left_20: tensor<f32>, %right_20: tensor<f32>) {
    %add_21 = stablehlo.add %left_20, %right_20 : tensor<f32>
    stablehlo.return %add_21 : tensor<f32>
  }
  %round_nearest_even = stablehlo.round_nearest_even %f32 : tensor<1x2x3xf32>
  %reduce_37 = stablehlo.reduce(%round_nearest_even init: %f32__4) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  %rsqrt = stablehlo.rsqrt %f32 : tensor<1x2x3xf32>
  %reduce_38 = stablehlo.reduce(%rsqrt init: %f32__2) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left_21: tensor<f32>, %right_21: tensor<f32>) {
    %add_22 = stablehlo.add %left_21, %right_21 : tensor<f32>
    stablehlo.return %add_22 : tensor<f32>
  }
  %select = stablehlo.select %i1, %f32, %f32__3 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  %reduce_39 = stablehlo.reduce(%select init: %f32__4) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  %sign = stablehlo.sign %f32 : tensor<1x2x3xf32>
  %reduce_40 = stablehlo.reduce(%sign init: %f32__2) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left_22: tensor<f32>, %right_22: tensor<f32>) {
    %add_23 = stablehlo.add %left_22, %right_22 : tensor<f32>
    stablehlo.return %add_23 : tensor<f32>
  }
  %sine = stablehlo.sine %f32 : tensor<1x2x3xf32>
  %reduce_41 = stablehlo.reduce(%sine init: %f32__4) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  %slice = stablehlo.slice %f32__15 [1:2, 0:2, 0:3] : (tensor<2x2x3xf32>) -> tensor<1x2x3xf32>
  %reduce_42 = stablehlo.reduce(%slice init: %f32__2) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left_23: tensor<f32>, %right_23: tensor<f32>) {
    %add_24 = stablehlo.add %left_23, %right_23 : tensor<f32>
    stablehlo.return %add_24 : tensor<f32>
  }
  %sort = "stablehlo.sort"(%f32__16) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_24: tensor<f32>, %right_24: tensor<f32>):
    %compare = stablehlo.compare GT, %left_24, %right_24, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %reduce_43 = stablehlo.reduce(%sort init: %f32__4) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  %sqrt = stablehlo.sqrt %f32 : tensor<1x2x3xf32>
  %reduce_44 = stablehlo.reduce(%sqrt init: %f32__2) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left_25: tensor<f32>, %right_25: tensor<f32>) {
    %add_25 = stablehlo.add %left_25, %right_25 : tensor<f32>
    stablehlo.return %add_25 : tensor<f32>
  }
  %subtract = stablehlo.subtract %f32, %f32__3 : tensor<1x2x3xf32>
  %reduce_45 = stablehlo.reduce(%subtract init: %f32__4) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  %tan = stablehlo.tan %f32 : tensor<1x2x3xf32>
  %reduce_46 = stablehlo.reduce(%tan init: %f32__2) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left_26: tensor<f32>, %right_26: tensor<f32>) {
    %add_26 = stablehlo.add %left_26, %right_26 : tensor<f32>
    stablehlo.return %add_26 : tensor<f32>
  }
  %tanh = stablehlo.tanh %f32 : tensor<1x2x3xf32>
  %reduce_47 = stablehlo.reduce(%tanh init: %f32__4) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  %transpose = stablehlo.transpose %f32__17, dims = [1, 2, 0] : (tensor<3x1x2xf32>) -> tensor<1x2x3xf32>
  %reduce_48 = stablehlo.reduce(%transpose init: %f32__2) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left_27: tensor<f32>, %right_27: tensor<f32>) {
    %add_27 = stablehlo.add %left_27, %right_27 : tensor<f32>
    stablehlo.return %add_27 : tensor<f32>
  }
  %concatenate_2 = stablehlo.concatenate %reduce_2, %reduce_4, %reduce_8, %reduce_10, %reduce_12, %reduce_14, %reduce_18, %reduce_20, dim = 0 : (tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<8x2xf32>
  check.expect_eq_const %concatenate_2, dense<[[3.75, 0x7FC00000], [1.5, 0x7FC00000], [1.5, 0x7FC00000], [3.0, 2147483600.0], [4.5, 0x7FC00000], [0.75, 0x7FC00000], [1.0, 0x7FC00000], [2.0, 2.0]]> : tensor<8x2xf32> loc("reduce_of_add, reduce_of_bitcast_convert, reduce_of_concatenate, reduce_of_convert, reduce_of_divide, reduce_of_dynamic_slice, reduce_of_floor, reduce_of_iota")
  %concatenate_3 = stablehlo.concatenate %reduce_24, %reduce_26, %reduce_28, %reduce_31, %reduce_33, %reduce_35, %reduce_37, %reduce_39, dim = 0 : (tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<8x2xf32>
  check.expect_eq_const %concatenate_3, dense<[[3.0, 0x7FC00000], [1.5, 1.0], [1.0, 4.0], [1.5, 0x7FC00000], [1.5, 0x7FC00000], [0x7FC00000, 1.5], [2.0, 0x7FC00000], [1.5, 0x7FC00000]]> : tensor<8x2xf32> loc("reduce_of_multiply, reduce_of_pad, reduce_of_real, reduce_of_reduce_precision, reduce_of_remainder, reduce_of_reverse, reduce_of_round_nearest_even, reduce_of_select")
  %reshape_2 = stablehlo.reshape %reduce_43 : (tensor<1x2xf32>) -> tensor<2xf32>
  %reshape_3 = stablehlo.reshape %reduce_45 : (tensor<1x2xf32>) -> tensor<2xf32>
  %reshape_4 = stablehlo.reshape %reduce : (tensor<1x3xf32>) -> tensor<3xf32>
  %reshape_5 = stablehlo.reshape %reduce_5 : (tensor<1x3xf32>) -> tensor<3xf32>
  %reshape_6 = stablehlo.reshape %reduce_7 : (tensor<1x3xf32>) -> tensor<3xf32>
  %reshape_7 = stablehlo.reshape %reduce_9 : (tensor<1x3xf32>) -> tensor<3xf32>
  %reshape_8 = stablehlo.reshape %reduce_13 : (tensor<1x3xf32>) -> tensor<3xf32>
  %reshape_9 = stablehlo.reshape %reduce_15 : (tensor<1x3xf32>) -> tensor<3xf32>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<2xf32>, tensor<2xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<22xf32>
  check.expect_eq_const %concatenate_4, dense<[2.25, 0x7F800000, -0.5, 0x7FC00000, 1.5, 0x7F800000, 0x7FC00000, 3.0, -4.5, 1.5, 2.0, 0x7F800000, 0x7FC00000, 1.5, 0x7F800000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 1.5, -0.25, 0.25]> : tensor<22xf32> loc("reduce_of_sort, reduce_of_subtract, reduce_of_abs, reduce_of_broadcast_in_dim, reduce_of_ceil, reduce_of_constant, reduce_of_dot_general, reduce_of_dynamic_update_slice")
  %concatenate_5 = stablehlo.concatenate %reduce_19, %reduce_25, %reduce_30, %reduce_32, %reduce_34, %reduce_36, %reduce_40, %reduce_42, dim = 0 : (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<8x3xf32>
  check.expect_eq_const %concatenate_5, dense<[[3.0, -1.5, -4.0], [-1.5, 0xFF800000, 0x7FC00000], [6.0, 0x7F800000, 0x7FC00000], [0x7FC00000, 0x7FC00000, 3.5], [1.5, 0x7F800000, 0x7FC00000], [2.0, 0x7F800000, 0x7FC00000], [1.0, 0.0, 0x7FC00000], [4.5, 4.25, 5.25]]> : tensor<8x3xf32> loc("reduce_of_imag, reduce_of_negate, reduce_of_reduce, reduce_of_reduce_window, reduce_of_reshape, reduce_of_round_nearest_afz, reduce_of_sign, reduce_of_slice")
  %concatenate_6 = stablehlo.concatenate %reduce_44, %reduce_48, dim = 0 : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %concatenate_6, dense<[[1.2247449, 0x7FC00000, 0x7FC00000], [-0.75, 0.75, 0x7FC00000]]> : tensor<2x3xf32> loc("reduce_of_sqrt, reduce_of_transpose")
  %concatenate_7 = stablehlo.concatenate %reduce_3, %reduce_11, %reduce_17, %reduce_21, %reduce_23, %reduce_27, %reduce_38, %reduce_46, dim = 0 : (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<8x3xf32>
  check.expect_almost_eq_const %concatenate_7, dense<[[0.6435011, -0.21866894, 0x7FC00000], [1.0707372, 0x7FC00000, 0x7FC00000], [3.481689, 0x7F800000, 0x7FC00000], [0xFF800000, 0x7FC00000, 0x7FC00000], [1.3175745, 1.0953494, 0x7FC00000], [2.25, 0x7FC00000, 0x7FC00000], [0xFF800000, 0x7FC00000, 0x7FC00000], [14.10142, 0x7FC00000, 0x7FC00000]]> : tensor<8x3xf32>, tolerance = 2.8e-04 loc("reduce_of_atan2, reduce_of_cosine, reduce_of_exponential_minus_one, reduce_of_log, reduce_of_logistic, reduce_of_power, reduce_of_rsqrt, reduce_of_tan")
  %concatenate_8 = stablehlo.concatenate %reduce_6, %reduce_16, %reduce_22, %reduce_41, %reduce_47, dim = 0 : (tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<5x2xf32>
  check.expect_almost_eq_const %concatenate_8, dense<[[1.1447142, 0x7FC00000], [4.481689, 0x7FC00000], [0x7FC00000, 0x7FC00000], [0.997495, 0x7FC00000], [0.90514827, 0x7FC00000]]> : tensor<5x2xf32>, tolerance = 9.0e-05 loc("reduce_of_cbrt, reduce_of_exponential, reduce_of_log_plus_one, reduce_of_sine, reduce_of_tanh")
  return
}
