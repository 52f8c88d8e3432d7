// Pairs of ops: what takes the complex result of add, broadcast_in_dim, complex, concatenate, constant, convert, cosine, divide,
// dot_general, dynamic_slice, dynamic_update_slice, exponential, exponential_minus_one, iota, log, log_plus_one, logistic,
// minimum, multiply, negate, pad, power, reduce, reduce_window, reshape, reverse, rsqrt, select, sign, sine, slice, sort, sqrt,
// subtract, tan, tanh, transpose. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__3 = stablehlo.constant dense<[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)]> : tensor<3xcomplex<f32>>
  %complex_f32__4 = stablehlo.constant dense<(0.0, 0.0)> : tensor<1x2x3xcomplex<f32>>
  %f32 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %complex_f32__5 = stablehlo.constant dense<[[[(1.0, 2.0)], [(-3.0, 0.5)]]]> : tensor<1x2x1xcomplex<f32>>
  %complex_f32__6 = stablehlo.constant dense<[[[(0.5, -1.0), (2.0, 1.0)], [(-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x2xcomplex<f32>>
  %complex_f32__7 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (2.0, 1.0)], [(-1.0, -2.0), (4.0, -3.0), (3.0, 3.0), (-2.0, 1.0)]]]> : tensor<1x2x4xcomplex<f32>>
  %complex_f32__8 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)], [(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]> : tensor<4x3xcomplex<f32>>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %complex_f32__9 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x1x2xcomplex<f32>>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %complex_f32__10 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5)], [(0.5, -1.0), (2.0, 1.0)]]]> : tensor<1x2x2xcomplex<f32>>
  %complex_f32__11 = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__12 = stablehlo.constant dense<[[[(0.25, 1.0), (0.75, 1.0), (1.25, 1.0)], [(1.75, 1.0), (0.25, -2.0), (0.75, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__13 = stablehlo.constant dense<[[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]], [[(3.0, 3.0), (-2.0, 1.0), (1.0, -4.0)], [(0.25, 2.0), (5.0, 1.0), (-1.0, 0.5)]]]]> : tensor<1x2x2x3xcomplex<f32>>
  %complex_f32__14 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__15 = stablehlo.constant dense<[[(1.0, 2.0), (-3.0, 0.5)], [(0.5, -1.0), (2.0, 1.0)], [(-1.0, -2.0), (4.0, -3.0)]]> : tensor<3x2xcomplex<f32>>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %complex_f32__16 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]], [[(3.0, 3.0), (-2.0, 1.0), (1.0, -4.0)], [(0.25, 2.0), (5.0, 1.0), (-1.0, 0.5)]]]> : tensor<2x2x3xcomplex<f32>>
  %complex_f32__17 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5)]], [[(0.5, -1.0), (2.0, 1.0)]], [[(-1.0, -2.0), (4.0, -3.0)]]]> : tensor<3x1x2xcomplex<f32>>
  %add = stablehlo.add %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %minimum = stablehlo.minimum %add, %add : tensor<1x2x3xcomplex<f32>>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %complex_f32__3, dims = [2] : (tensor<3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %minimum_2 = stablehlo.minimum %broadcast_in_dim, %complex_f32__4 : tensor<1x2x3xcomplex<f32>>
  %complex = stablehlo.complex %f32, %f32__2 : tensor<1x2x3xcomplex<f32>>
  %minimum_3 = stablehlo.minimum %complex, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %complex_f32__5, %complex_f32__6, dim = 2 : (tensor<1x2x1xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %minimum_4 = stablehlo.minimum %complex_f32__2, %concatenate : tensor<1x2x3xcomplex<f32>>
  %constant = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %minimum_5 = stablehlo.minimum %constant, %constant : tensor<1x2x3xcomplex<f32>>
  %convert = stablehlo.convert %f32 : (tensor<1x2x3xf32>) -> tensor<1x2x3xcomplex<f32>>
  %minimum_6 = stablehlo.minimum %convert, %complex_f32__4 : tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %minimum_7 = stablehlo.minimum %cosine, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %divide = stablehlo.divide %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %minimum_8 = stablehlo.minimum %complex_f32__2, %divide : tensor<1x2x3xcomplex<f32>>
  %dot_general = stablehlo.dot_general %complex_f32__7, %complex_f32__8, contracting_dims = [2] x [0] : (tensor<1x2x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %minimum_9 = stablehlo.minimum %dot_general, %dot_general : tensor<1x2x3xcomplex<f32>>
  %dynamic_slice = stablehlo.dynamic_slice %complex_f32__7, %i32, %i32__2, %i32__3, sizes = [1, 2, 3] : (tensor<1x2x4xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %minimum_10 = stablehlo.minimum %dynamic_slice, %complex_f32__4 : tensor<1x2x3xcomplex<f32>>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %complex_f32, %complex_f32__9, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %minimum_11 = stablehlo.minimum %dynamic_update_slice, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %exponential = stablehlo.exponential %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %minimum_12 = stablehlo.minimum %complex_f32__2, %exponential : tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one = stablehlo.exponential_minus_one %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %minimum_13 = stablehlo.minimum %exponential_minus_one, %exponential_minus_one : tensor<1x2x3xcomplex<f32>>
  %iota = stablehlo.iota dim = 2 : tensor<1x2x3xcomplex<f32>>
  %minimum_14 = stablehlo.minimum %iota, %complex_f32__4 : tensor<1x2x3xcomplex<f32>>
  %log = stablehlo.log %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %minimum_15 = stablehlo.minimum %log, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %log_plus_one = stablehlo.log_plus_one %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %minimum_16 = stablehlo.minimum %complex_f32__2, %log_plus_one : tensor<1x2x3xcomplex<f32>>
  %logistic = stablehlo.logistic %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %minimum_17 = stablehlo.minimum %logistic, %logistic : tensor<1x2x3xcomplex<f32>>
  %minimum_18 = stablehlo.minimum %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %minimum_19 = stablehlo.minimum %minimum_18, %complex_f32__4 : tensor<1x2x3xcomplex<f32>>
  %multiply = stablehlo.multiply %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %minimum_20 = stablehlo.minimum %multiply, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %negate = stablehlo.negate %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %minimum_21 = stablehlo.minimum %complex_f32__2, %negate : tensor<1x2x3xcomplex<f32>>
  %pad = stablehlo.pad %complex_f32__10, %complex_f32__11, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %minimum_22 = stablehlo.minimum %pad, %pad : tensor<1x2x3xcomplex<f32>>
  %power = stablehlo.power %complex_f32, %complex_f32__12 : tensor<1x2x3xcomplex<f32>>
  %minimum_23 = stablehlo.minimum %power, %complex_f32__4 : tensor<1x2x3xcomplex<f32>>
  %reduce = stablehlo.reduce(%complex_f32__13 init: %complex_f32__14) across dimensions = [2] : (tensor<1x2x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  %minimum_24 = stablehlo.minimum %reduce, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %reduce_window = "stablehlo.reduce_window"(%complex_f32__7, %complex_f32__14) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %minimum_25 = stablehlo.minimum %complex_f32__2, %reduce_window : tensor<1x2x3xcomplex<f32>>
  %reshape = stablehlo.reshape %complex_f32__15 : (tensor<3x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %minimum_26 = stablehlo.minimum %reshape, %reshape : tensor<1x2x3xcomplex<f32>>
  %reverse = stablehlo.reverse %complex_f32, dims = [1, 2] : tensor<1x2x3xcomplex<f32>>
  %minimum_27 = stablehlo.minimum %reverse, %complex_f32__4 : tensor<1x2x3xcomplex<f32>>
  %rsqrt = stablehlo.rsqrt %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %minimum_28 = stablehlo.minimum %rsqrt, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %select = stablehlo.select %i1, %complex_f32, %complex_f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %minimum_29 = stablehlo.minimum %complex_f32__2, %select : tensor<1x2x3xcomplex<f32>>
  %sign = stablehlo.sign %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %minimum_30 = stablehlo.minimum %sign, %sign : tensor<1x2x3xcomplex<f32>>
  %sine = stablehlo.sine %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %minimum_31 = stablehlo.minimum %sine, %complex_f32__4 : tensor<1x2x3xcomplex<f32>>
  %slice = stablehlo.slice %complex_f32__16 [1:2, 0:2, 0:3] : (tensor<2x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %minimum_32 = stablehlo.minimum %slice, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %sort = "stablehlo.sort"(%complex_f32) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_2 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real, %real_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %minimum_33 = stablehlo.minimum %complex_f32__2, %sort : tensor<1x2x3xcomplex<f32>>
  %sqrt = stablehlo.sqrt %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %minimum_34 = stablehlo.minimum %sqrt, %sqrt : tensor<1x2x3xcomplex<f32>>
  %subtract = stablehlo.subtract %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %minimum_35 = stablehlo.minimum %subtract, %complex_f32__4 : tensor<1x2x3xcomplex<f32>>
  %tan = stablehlo.tan %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %minimum_36 = stablehlo.minimum %tan, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %tanh = stablehlo.tanh %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %minimum_37 = stablehlo.minimum %complex_f32__2, %tanh : tensor<1x2x3xcomplex<f32>>
  %transpose = stablehlo.transpose %complex_f32__17, dims = [1, 2, 0] : (tensor<3x1x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %minimum_38 = stablehlo.minimum %transpose, %transpose : tensor<1x2x3xcomplex<f32>>
  %concatenate_2 = stablehlo.concatenate %minimum, %minimum_2, %minimum_3, %minimum_4, %minimum_5, %minimum_6, %minimum_9, %minimum_10, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_eq_const %concatenate_2, dense<[[[(3.0, 2.0), (-3.0, 1.5), (1.5, 0.0)], [(1.0, 1.0), (-1.0, -4.0), (5.0, -4.0)]], [[(0.0, 0.0), (-3.0, 0.5), (0.0, 0.0)], [(0.0, 0.0), (-3.0, 0.5), (0.0, 0.0)]], [[(1.5, 2.0), (0.0, 1.0), (0.75, 3.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]], [[(1.0, 2.0), (0.0, 1.0), (1.0, 1.0)], [(-3.0, 0.5), (-1.0, -2.0), (1.0, -1.0)]], [[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]], [[(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)]], [[(4.0, 0.5), (2.0, 3.5), (1.0, 5.0)], [(2.0, 4.0), (-5.0, -2.0), (1.0, -1.0)]], [[(-3.0, 0.5), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (-2.0, 1.0)]]]> : tensor<8x2x3xcomplex<f32>> loc("minimum_of_add, minimum_of_broadcast_in_dim, minimum_of_complex, minimum_of_concatenate, minimum_of_constant, minimum_of_convert, minimum_of_dot_general, minimum_of_dynamic_slice")
  %concatenate_3 = stablehlo.concatenate %minimum_11, %minimum_14, %minimum_19, %minimum_20, %minimum_21, %minimum_22, %minimum_24, %minimum_25, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_eq_const %concatenate_3, dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(-1.0, 0.0), (0.0, -2.0), (0.0, 1.0)]], [[(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)]], [[(0.0, 0.0), (-3.0, 0.5), (0.0, 0.0)], [(-1.0, 0.0), (-1.0, -2.0), (0.0, 0.0)]], [[(2.0, 0.0), (-0.5, -3.0), (1.0, 1.0)], [(-2.0, -1.0), (-4.0, 2.0), (1.0, -7.0)]], [[(-1.0, -2.0), (0.0, 1.0), (-0.5, 1.0)], [(-2.0, -1.0), (0.0, -2.0), (-4.0, 3.0)]], [[(1.0, 0.0), (1.0, 0.0), (1.0, 2.0)], [(1.0, 0.0), (1.0, 0.0), (0.5, -1.0)]], [[(2.0, 0.0), (-4.0, -1.5), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (0.0, -3.5)]], [[(-2.0, 2.5), (-2.5, -0.5), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<8x2x3xcomplex<f32>> loc("minimum_of_dynamic_update_slice, minimum_of_iota, minimum_of_minimum, minimum_of_multiply, minimum_of_negate, minimum_of_pad, minimum_of_reduce, minimum_of_reduce_window")
  %concatenate_4 = stablehlo.concatenate %minimum_26, %minimum_27, %minimum_29, %minimum_32, %minimum_33, %minimum_35, %minimum_38, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<7x2x3xcomplex<f32>>
  check.expect_eq_const %concatenate_4, dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]], [[(0.0, 0.0), (-1.0, -2.0), (0.0, 0.0)], [(0.0, 0.0), (-3.0, 0.5), (0.0, 0.0)]], [[(1.0, 2.0), (0.0, 1.0), (0.5, -1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]], [[(2.0, 0.0), (-2.0, 1.0), (1.0, -4.0)], [(-1.0, 0.0), (0.0, -2.0), (-1.0, 0.5)]], [[(1.0, 2.0), (0.0, 1.0), (-3.0, 0.5)], [(-1.0, 0.0), (0.0, -2.0), (-1.0, -2.0)]], [[(-1.0, 2.0), (-3.0, -0.5), (-0.5, -2.0)], [(0.0, 0.0), (-1.0, 0.0), (0.0, 0.0)]], [[(1.0, 2.0), (0.5, -1.0), (-1.0, -2.0)], [(-3.0, 0.5), (2.0, 1.0), (4.0, -3.0)]]]> : tensor<7x2x3xcomplex<f32>> loc("minimum_of_reshape, minimum_of_reverse, minimum_of_select, minimum_of_slice, minimum_of_sort, minimum_of_subtract, minimum_of_transpose")
  %concatenate_5 = stablehlo.concatenate %minimum_7, %minimum_12, %minimum_13, %minimum_15, %minimum_16, %minimum_17, %minimum_23, %minimum_28, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_5, dense<[[[(2.0, 0.0), (-1.1163412, 0.07353698), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (-6.580663, -7.5815525)]], [[(-1.1312044, 2.4717267), (0.0, 1.0), (0.8908079, -1.3873512)], [(-1.0, 0.0), (-0.15309186, -0.33451182), (-54.051758, -7.704891)]], [[(-2.1312044, 2.4717267), (-0.9563077, 0.023869192), (-0.109192096, -1.3873512)], [(2.992324, 6.217676), (-1.1530919, -0.33451182), (-55.051758, -7.704891)]], [[(0.804719, 1.1071488), (0.0, 1.0), (0.111571774, -1.1071488)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]], [[(1.0397208, 0.7853982), (0.0, 1.0), (0.5893275, -0.5880026)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]], [[(1.0214154, 0.40343872), (0.042364042, 0.021901088), (0.65621036, -0.25225034)], [(0.9214831, 0.097788654), (-0.021415364, -0.40343872), (1.0184602, -0.0026810304)]], [[(0.0, 0.0), (-0.11498329, -0.023673857), (0.0, 0.0)], [(-0.1164785, 2.5691726), (-0.01087841, -0.017853027), (-0.8749235, -1.5236042)]], [[(0.56886446, -0.35157758), (0.0, 1.0), (0.8044959, 0.4972058)], [(-1.0, 0.0), (0.0, -2.0), (0.42426407, 0.14142136)]]]> : tensor<8x2x3xcomplex<f32>>, tolerance = 1.1e-03 loc("minimum_of_cosine, minimum_of_exponential, minimum_of_exponential_minus_one, minimum_of_log, minimum_of_log_plus_one, minimum_of_logistic, minimum_of_power, minimum_of_rsqrt")
  %concatenate_6 = stablehlo.concatenate %minimum_31, %minimum_36, %minimum_37, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_6, dense<[[[(0.0, 0.0), (-0.15913059, -0.51588047), (0.0, 0.0)], [(0.0, 0.0), (-3.1657784, -1.959601), (-7.6192317, 6.54812)]], [[(0.033812825, 1.0147936), (0.0, 1.0), (0.19557731, -0.8429662)], [(-1.0, 0.0), (-0.033812825, -1.0147936), (0.004908258, -1.0007095)]], [[(1.1667362, -0.2434582), (-0.99731636, 0.0041604266), (1.0, 1.0)], [(-1.0, 0.0), (-1.1667362, 0.2434582), (0.999356, 0.0001873462)]]]> : tensor<3x2x3xcomplex<f32>>, tolerance = 1.5e-04 loc("minimum_of_sine, minimum_of_tan, minimum_of_tanh")
  %concatenate_7 = stablehlo.concatenate %minimum_8, %minimum_30, %minimum_34, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_7, dense<[[[(0.5, 1.0), (0.0, 1.0), (-0.25, -0.75)], [(-2.0, -1.0), (0.0, -2.0), (1.0, -1.0)]], [[(0.4472136, 0.8944272), (-0.9863938, 0.16439897), (0.4472136, -0.8944272)], [(0.8944272, 0.4472136), (-0.4472136, -0.8944272), (0.8, -0.6)]], [[(1.2720196, 0.78615135), (0.14384238, 1.7380134), (0.8994537, -0.55589294)], [(1.4553467, 0.34356076), (0.78615135, -1.2720196), (2.1213202, -0.70710677)]]]> : tensor<3x2x3xcomplex<f32>> loc("minimum_of_divide, minimum_of_sign, minimum_of_sqrt")
  return
}
