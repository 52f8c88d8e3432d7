// Pairs of ops: what takes the complex result of add, broadcast_in_dim, complex, concatenate, constant, convert, cosine, divide,
// dot_general, dynamic_slice, dynamic_update_slice, exponential, exponential_minus_one, iota, log, log_plus_one, logistic,
// maximum, minimum, multiply, negate, pad, power, reduce, reduce_window, reshape, reverse, rsqrt, select, sign, sine, slice,
// sort, sqrt, subtract, tan, tanh, transpose. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__3 = stablehlo.constant dense<[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)]> : tensor<3xcomplex<f32>>
  %f32 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %complex_f32__4 = stablehlo.constant dense<[[[(1.0, 2.0)], [(-3.0, 0.5)]]]> : tensor<1x2x1xcomplex<f32>>
  %complex_f32__5 = stablehlo.constant dense<[[[(0.5, -1.0), (2.0, 1.0)], [(-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x2xcomplex<f32>>
  %complex_f32__6 = stablehlo.constant dense<(0.0, 0.0)> : tensor<1x2x3xcomplex<f32>>
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
  %maximum = stablehlo.maximum %add, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %complex_f32__3, dims = [2] : (tensor<3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %maximum_2 = stablehlo.maximum %complex_f32__2, %broadcast_in_dim : tensor<1x2x3xcomplex<f32>>
  %complex = stablehlo.complex %f32, %f32__2 : tensor<1x2x3xcomplex<f32>>
  %maximum_3 = stablehlo.maximum %complex, %complex : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %complex_f32__4, %complex_f32__5, dim = 2 : (tensor<1x2x1xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %maximum_4 = stablehlo.maximum %concatenate, %complex_f32__6 : tensor<1x2x3xcomplex<f32>>
  %constant = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %maximum_5 = stablehlo.maximum %constant, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %convert = stablehlo.convert %f32 : (tensor<1x2x3xf32>) -> tensor<1x2x3xcomplex<f32>>
  %maximum_6 = stablehlo.maximum %complex_f32__2, %convert : tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %maximum_7 = stablehlo.maximum %cosine, %cosine : tensor<1x2x3xcomplex<f32>>
  %divide = stablehlo.divide %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %maximum_8 = stablehlo.maximum %divide, %complex_f32__6 : tensor<1x2x3xcomplex<f32>>
  %dot_general = stablehlo.dot_general %complex_f32__7, %complex_f32__8, contracting_dims = [2] x [0] : (tensor<1x2x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %maximum_9 = stablehlo.maximum %dot_general, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %dynamic_slice = stablehlo.dynamic_slice %complex_f32__7, %i32, %i32__2, %i32__3, sizes = [1, 2, 3] : (tensor<1x2x4xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %maximum_10 = stablehlo.maximum %complex_f32__2, %dynamic_slice : tensor<1x2x3xcomplex<f32>>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %complex_f32, %complex_f32__9, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %maximum_11 = stablehlo.maximum %dynamic_update_slice, %dynamic_update_slice : tensor<1x2x3xcomplex<f32>>
  %exponential = stablehlo.exponential %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %maximum_12 = stablehlo.maximum %exponential, %complex_f32__6 : tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one = stablehlo.exponential_minus_one %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %maximum_13 = stablehlo.maximum %exponential_minus_one, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %iota = stablehlo.iota dim = 2 : tensor<1x2x3xcomplex<f32>>
  %maximum_14 = stablehlo.maximum %complex_f32__2, %iota : tensor<1x2x3xcomplex<f32>>
  %log = stablehlo.log %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %maximum_15 = stablehlo.maximum %log, %log : tensor<1x2x3xcomplex<f32>>
  %log_plus_one = stablehlo.log_plus_one %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %maximum_16 = stablehlo.maximum %log_plus_one, %complex_f32__6 : tensor<1x2x3xcomplex<f32>>
  %logistic = stablehlo.logistic %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %maximum_17 = stablehlo.maximum %logistic, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %maximum_18 = stablehlo.maximum %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %maximum_19 = stablehlo.maximum %complex_f32__2, %maximum_18 : tensor<1x2x3xcomplex<f32>>
  %minimum = stablehlo.minimum %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %maximum_20 = stablehlo.maximum %minimum, %minimum : tensor<1x2x3xcomplex<f32>>
  %multiply = stablehlo.multiply %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %maximum_21 = stablehlo.maximum %multiply, %complex_f32__6 : tensor<1x2x3xcomplex<f32>>
  %negate = stablehlo.negate %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %maximum_22 = stablehlo.maximum %negate, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %pad = stablehlo.pad %complex_f32__10, %complex_f32__11, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %maximum_23 = stablehlo.maximum %complex_f32__2, %pad : tensor<1x2x3xcomplex<f32>>
  %power = stablehlo.power %complex_f32, %complex_f32__12 : tensor<1x2x3xcomplex<f32>>
  %maximum_24 = stablehlo.maximum %power, %power : tensor<1x2x3xcomplex<f32>>
  %reduce = stablehlo.reduce(%complex_f32__13 init: %complex_f32__14) across dimensions = [2] : (tensor<1x2x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  %maximum_25 = stablehlo.maximum %reduce, %complex_f32__6 : tensor<1x2x3xcomplex<f32>>
  %reduce_window = "stablehlo.reduce_window"(%complex_f32__7, %complex_f32__14) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %maximum_26 = stablehlo.maximum %reduce_window, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %reshape = stablehlo.reshape %complex_f32__15 : (tensor<3x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %maximum_27 = stablehlo.maximum %complex_f32__2, %reshape : tensor<1x2x3xcomplex<f32>>
  %reverse = stablehlo.reverse %complex_f32, dims = [1, 2] : tensor<1x2x3xcomplex<f32>>
  %maximum_28 = stablehlo.maximum %reverse, %reverse : tensor<1x2x3xcomplex<f32>>
  %rsqrt = stablehlo.rsqrt %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %maximum_29 = stablehlo.maximum %rsqrt, %complex_f32__6 : tensor<1x2x3xcomplex<f32>>
  %select = stablehlo.select %i1, %complex_f32, %complex_f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %maximum_30 = stablehlo.maximum %select, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %sign = stablehlo.sign %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %maximum_31 = stablehlo.maximum %complex_f32__2, %sign : tensor<1x2x3xcomplex<f32>>
  %sine = stablehlo.sine %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %maximum_32 = stablehlo.maximum %sine, %sine : tensor<1x2x3xcomplex<f32>>
  %slice = stablehlo.slice %complex_f32__16 [1:2, 0:2, 0:3] : (tensor<2x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %maximum_33 = stablehlo.maximum %slice, %complex_f32__6 : tensor<1x2x3xcomplex<f32>>
  %sort = "stablehlo.sort"(%complex_f32) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_2 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real, %real_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %maximum_34 = stablehlo.maximum %sort, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %sqrt = stablehlo.sqrt %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %maximum_35 = stablehlo.maximum %complex_f32__2, %sqrt : tensor<1x2x3xcomplex<f32>>
  %subtract = stablehlo.subtract %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %maximum_36 = stablehlo.maximum %subtract, %subtract : tensor<1x2x3xcomplex<f32>>
  %tan = stablehlo.tan %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %maximum_37 = stablehlo.maximum %tan, %complex_f32__6 : tensor<1x2x3xcomplex<f32>>
  %tanh = stablehlo.tanh %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %maximum_38 = stablehlo.maximum %tanh, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %transpose = stablehlo.transpose %complex_f32__17, dims = [1, 2, 0] : (tensor<3x1x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %maximum_39 = stablehlo.maximum %complex_f32__2, %transpose : tensor<1x2x3xcomplex<f32>>
  %concatenate_2 = stablehlo.concatenate %maximum, %maximum_2, %maximum_3, %maximum_4, %maximum_5, %maximum_6, %maximum_9, %maximum_10, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_eq_const %concatenate_2, dense<[[[(3.0, 2.0), (0.0, 1.0), (1.5, 0.0)], [(1.0, 1.0), (0.0, -2.0), (5.0, -4.0)]], [[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(1.0, 2.0), (0.0, -2.0), (1.0, -1.0)]], [[(1.5, 2.0), (2.25, -0.5), (0.75, 3.0)], [(0.5, 4.0), (3.0, -1.0), (1.25, 0.5)]], [[(1.0, 2.0), (0.5, -1.0), (2.0, 1.0)], [(0.0, 0.0), (0.0, 0.0), (4.0, -3.0)]], [[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(2.0, 1.0), (0.0, -2.0), (4.0, -3.0)]], [[(2.0, 0.0), (2.25, 0.0), (1.0, 1.0)], [(0.5, 0.0), (3.0, 0.0), (1.25, 0.0)]], [[(4.0, 0.5), (2.0, 3.5), (1.0, 5.0)], [(2.0, 4.0), (0.0, -2.0), (1.0, -1.0)]], [[(2.0, 0.0), (0.5, -1.0), (2.0, 1.0)], [(4.0, -3.0), (3.0, 3.0), (1.0, -1.0)]]]> : tensor<8x2x3xcomplex<f32>> loc("maximum_of_add, maximum_of_broadcast_in_dim, maximum_of_complex, maximum_of_concatenate, maximum_of_constant, maximum_of_convert, maximum_of_dot_general, maximum_of_dynamic_slice")
  %concatenate_3 = stablehlo.concatenate %maximum_11, %maximum_14, %maximum_19, %maximum_20, %maximum_21, %maximum_22, %maximum_23, %maximum_25, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_eq_const %concatenate_3, dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (2.0, 0.0), (0.0, 1.0)]], [[(2.0, 0.0), (1.0, 0.0), (2.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)]], [[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(2.0, 1.0), (0.0, -2.0), (4.0, -3.0)]], [[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(-1.0, 0.0), (-1.0, -2.0), (1.0, -1.0)]], [[(2.0, 4.0), (0.0, 0.0), (1.5, -0.5)], [(0.0, 0.0), (0.0, 0.0), (1.0, -7.0)]], [[(2.0, 0.0), (3.0, -0.5), (1.0, 1.0)], [(-1.0, 0.0), (1.0, 2.0), (1.0, -1.0)]], [[(2.0, 0.0), (1.0, 0.0), (1.0, 2.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, -1.0)]], [[(3.0, 3.0), (0.0, 0.0), (4.5, -4.0)], [(3.25, 5.0), (3.0, 2.0), (0.0, 0.0)]]]> : tensor<8x2x3xcomplex<f32>> loc("maximum_of_dynamic_update_slice, maximum_of_iota, maximum_of_maximum, maximum_of_minimum, maximum_of_multiply, maximum_of_negate, maximum_of_pad, maximum_of_reduce")
  %concatenate_4 = stablehlo.concatenate %maximum_26, %maximum_27, %maximum_28, %maximum_30, %maximum_33, %maximum_34, %maximum_36, %maximum_39, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_eq_const %concatenate_4, dense<[[[(2.0, 0.0), (0.0, 1.0), (2.5, 0.0)], [(3.0, -5.0), (7.0, 0.0), (1.0, 4.0)]], [[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(2.0, 1.0), (0.0, -2.0), (4.0, -3.0)]], [[(4.0, -3.0), (-1.0, -2.0), (2.0, 1.0)], [(0.5, -1.0), (-3.0, 0.5), (1.0, 2.0)]], [[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (4.0, -3.0)]], [[(3.0, 3.0), (0.0, 0.0), (1.0, -4.0)], [(0.25, 2.0), (5.0, 1.0), (0.0, 0.0)]], [[(2.0, 0.0), (0.5, -1.0), (1.0, 1.0)], [(4.0, -3.0), (2.0, 1.0), (1.0, -1.0)]], [[(-1.0, 2.0), (-3.0, -0.5), (-0.5, -2.0)], [(3.0, 1.0), (-1.0, 0.0), (3.0, -2.0)]], [[(2.0, 0.0), (0.5, -1.0), (1.0, 1.0)], [(-1.0, 0.0), (2.0, 1.0), (4.0, -3.0)]]]> : tensor<8x2x3xcomplex<f32>> loc("maximum_of_reduce_window, maximum_of_reshape, maximum_of_reverse, maximum_of_select, maximum_of_slice, maximum_of_sort, maximum_of_subtract, maximum_of_transpose")
  %concatenate_5 = stablehlo.concatenate %maximum_7, %maximum_12, %maximum_13, %maximum_15, %maximum_16, %maximum_17, %maximum_24, %maximum_29, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_5, dense<[[[(2.032723, -3.0518978), (-1.1163412, 0.07353698), (1.3541807, 0.5634215)], [(-0.64214814, -1.0686074), (2.032723, -3.0518978), (-6.580663, -7.5815525)]], [[(0.0, 0.0), (0.043692265, 0.023869192), (0.8908079, -1.3873512)], [(3.992324, 6.217676), (0.0, 0.0), (0.0, 0.0)]], [[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(2.992324, 6.217676), (0.0, -2.0), (1.0, -1.0)]], [[(0.804719, 1.1071488), (1.1123117, 2.976444), (0.111571774, -1.1071488)], [(0.804719, 0.4636476), (0.804719, -2.0344439), (1.609438, -0.6435011)]], [[(1.0397208, 0.7853982), (0.7234595, 2.896614), (0.5893275, -0.5880026)], [(1.1512926, 0.32175055), (0.6931472, -1.5707964), (1.7631803, -0.5404195)]], [[(2.0, 0.0), (0.042364042, 0.021901088), (1.0, 1.0)], [(0.9214831, 0.097788654), (0.0, -2.0), (1.0184602, -0.0026810304)]], [[(0.18995033, 0.3567298), (-0.11498329, -0.023673857), (1.0227684, -3.3247864)], [(-0.1164785, 2.5691726), (-0.01087841, -0.017853027), (-0.8749235, -1.5236042)]], [[(0.56886446, -0.35157758), (0.047295086, -0.5714553), (0.8044959, 0.4972058)], [(0.65085083, -0.15364504), (0.35157758, 0.56886446), (0.42426407, 0.14142136)]]]> : tensor<8x2x3xcomplex<f32>>, tolerance = 1.5e-04 loc("maximum_of_cosine, maximum_of_exponential, maximum_of_exponential_minus_one, maximum_of_log, maximum_of_log_plus_one, maximum_of_logistic, maximum_of_power, maximum_of_rsqrt")
  %concatenate_6 = stablehlo.concatenate %maximum_32, %maximum_37, %maximum_38, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_6, dense<[[[(3.1657784, 1.959601), (-0.15913059, -0.51588047), (0.7397923, -1.0313361)], [(1.4031192, -0.48905626), (-3.1657784, -1.959601), (-7.6192317, 6.54812)]], [[(0.033812825, 1.0147936), (0.11162105, 0.46947), (0.19557731, -0.8429662)], [(0.0, 0.0), (0.0, 0.0), (0.004908258, -1.0007095)]], [[(2.0, 0.0), (0.0, 1.0), (1.0428307, -0.80687743)], [(1.0147936, 0.033812825), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<3x2x3xcomplex<f32>>, tolerance = 1.5e-04 loc("maximum_of_sine, maximum_of_tan, maximum_of_tanh")
  %concatenate_7 = stablehlo.concatenate %maximum_8, %maximum_31, %maximum_35, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_7, dense<[[[(0.5, 1.0), (0.5, 3.0), (0.0, 0.0)], [(0.0, 0.0), (1.0, -0.5), (3.5, 0.5)]], [[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(0.8944272, 0.4472136), (0.0, -2.0), (1.0, -1.0)]], [[(2.0, 0.0), (0.14384238, 1.7380134), (1.0, 1.0)], [(1.4553467, 0.34356076), (0.78615135, -1.2720196), (2.1213202, -0.70710677)]]]> : tensor<3x2x3xcomplex<f32>> loc("maximum_of_divide, maximum_of_sign, maximum_of_sqrt")
  return
}
