// Pairs of ops: what takes the complex result of add, broadcast_in_dim, clamp, complex, concatenate, constant, convert, cosine,
// divide, dot_general, dynamic_slice, dynamic_update_slice, exponential, exponential_minus_one, iota, log, log_plus_one,
// logistic, maximum, minimum, multiply, negate, pad, power, reduce, reduce_window, reshape, reverse, rsqrt, select, sign, sine,
// slice, sort, sqrt, subtract, tan, tanh, transpose. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__3 = stablehlo.constant dense<(-2.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__4 = stablehlo.constant dense<(3.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__5 = stablehlo.constant dense<[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)]> : tensor<3xcomplex<f32>>
  %f32 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %complex_f32__6 = stablehlo.constant dense<[[[(1.0, 2.0)], [(-3.0, 0.5)]]]> : tensor<1x2x1xcomplex<f32>>
  %complex_f32__7 = stablehlo.constant dense<[[[(0.5, -1.0), (2.0, 1.0)], [(-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x2xcomplex<f32>>
  %complex_f32__8 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (2.0, 1.0)], [(-1.0, -2.0), (4.0, -3.0), (3.0, 3.0), (-2.0, 1.0)]]]> : tensor<1x2x4xcomplex<f32>>
  %complex_f32__9 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)], [(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]> : tensor<4x3xcomplex<f32>>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %complex_f32__10 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x1x2xcomplex<f32>>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %complex_f32__11 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5)], [(0.5, -1.0), (2.0, 1.0)]]]> : tensor<1x2x2xcomplex<f32>>
  %complex_f32__12 = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__13 = stablehlo.constant dense<[[[(0.25, 1.0), (0.75, 1.0), (1.25, 1.0)], [(1.75, 1.0), (0.25, -2.0), (0.75, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__14 = stablehlo.constant dense<[[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]], [[(3.0, 3.0), (-2.0, 1.0), (1.0, -4.0)], [(0.25, 2.0), (5.0, 1.0), (-1.0, 0.5)]]]]> : tensor<1x2x2x3xcomplex<f32>>
  %complex_f32__15 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__16 = stablehlo.constant dense<[[(1.0, 2.0), (-3.0, 0.5)], [(0.5, -1.0), (2.0, 1.0)], [(-1.0, -2.0), (4.0, -3.0)]]> : tensor<3x2xcomplex<f32>>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %complex_f32__17 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]], [[(3.0, 3.0), (-2.0, 1.0), (1.0, -4.0)], [(0.25, 2.0), (5.0, 1.0), (-1.0, 0.5)]]]> : tensor<2x2x3xcomplex<f32>>
  %complex_f32__18 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5)]], [[(0.5, -1.0), (2.0, 1.0)]], [[(-1.0, -2.0), (4.0, -3.0)]]]> : tensor<3x1x2xcomplex<f32>>
  %add = stablehlo.add %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %clamp = stablehlo.clamp %complex_f32__3, %complex_f32__2, %add : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %complex_f32__5, dims = [2] : (tensor<3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %clamp_2 = stablehlo.clamp %complex_f32__3, %broadcast_in_dim, %complex_f32__4 : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %clamp_3 = stablehlo.clamp %complex_f32__3, %complex_f32, %complex_f32__4 : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %clamp_4 = stablehlo.clamp %clamp_3, %complex_f32__2, %complex_f32__4 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %complex = stablehlo.complex %f32, %f32__2 : tensor<1x2x3xcomplex<f32>>
  %clamp_5 = stablehlo.clamp %complex_f32__3, %complex_f32__2, %complex : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %complex_f32__6, %complex_f32__7, dim = 2 : (tensor<1x2x1xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %clamp_6 = stablehlo.clamp %complex_f32__3, %concatenate, %complex_f32__4 : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %constant = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %clamp_7 = stablehlo.clamp %constant, %complex_f32__2, %complex_f32__4 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %convert = stablehlo.convert %f32 : (tensor<1x2x3xf32>) -> tensor<1x2x3xcomplex<f32>>
  %clamp_8 = stablehlo.clamp %complex_f32__3, %complex_f32__2, %convert : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %clamp_9 = stablehlo.clamp %complex_f32__3, %cosine, %complex_f32__4 : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %divide = stablehlo.divide %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %clamp_10 = stablehlo.clamp %divide, %complex_f32__2, %complex_f32__4 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %dot_general = stablehlo.dot_general %complex_f32__8, %complex_f32__9, contracting_dims = [2] x [0] : (tensor<1x2x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %clamp_11 = stablehlo.clamp %complex_f32__3, %complex_f32__2, %dot_general : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %dynamic_slice = stablehlo.dynamic_slice %complex_f32__8, %i32, %i32__2, %i32__3, sizes = [1, 2, 3] : (tensor<1x2x4xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %clamp_12 = stablehlo.clamp %complex_f32__3, %dynamic_slice, %complex_f32__4 : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %complex_f32, %complex_f32__10, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %clamp_13 = stablehlo.clamp %dynamic_update_slice, %complex_f32__2, %complex_f32__4 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %exponential = stablehlo.exponential %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %clamp_14 = stablehlo.clamp %complex_f32__3, %complex_f32__2, %exponential : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one = stablehlo.exponential_minus_one %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %clamp_15 = stablehlo.clamp %complex_f32__3, %exponential_minus_one, %complex_f32__4 : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %iota = stablehlo.iota dim = 2 : tensor<1x2x3xcomplex<f32>>
  %clamp_16 = stablehlo.clamp %iota, %complex_f32__2, %complex_f32__4 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %log = stablehlo.log %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %clamp_17 = stablehlo.clamp %complex_f32__3, %complex_f32__2, %log : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %log_plus_one = stablehlo.log_plus_one %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %clamp_18 = stablehlo.clamp %complex_f32__3, %log_plus_one, %complex_f32__4 : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %logistic = stablehlo.logistic %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %clamp_19 = stablehlo.clamp %logistic, %complex_f32__2, %complex_f32__4 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %maximum = stablehlo.maximum %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %clamp_20 = stablehlo.clamp %complex_f32__3, %complex_f32__2, %maximum : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %minimum = stablehlo.minimum %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %clamp_21 = stablehlo.clamp %complex_f32__3, %minimum, %complex_f32__4 : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %multiply = stablehlo.multiply %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %clamp_22 = stablehlo.clamp %multiply, %complex_f32__2, %complex_f32__4 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %negate = stablehlo.negate %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %clamp_23 = stablehlo.clamp %complex_f32__3, %complex_f32__2, %negate : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %pad = stablehlo.pad %complex_f32__11, %complex_f32__12, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %clamp_24 = stablehlo.clamp %complex_f32__3, %pad, %complex_f32__4 : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %power = stablehlo.power %complex_f32, %complex_f32__13 : tensor<1x2x3xcomplex<f32>>
  %clamp_25 = stablehlo.clamp %power, %complex_f32__2, %complex_f32__4 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %reduce = stablehlo.reduce(%complex_f32__14 init: %complex_f32__15) across dimensions = [2] : (tensor<1x2x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  %clamp_26 = stablehlo.clamp %complex_f32__3, %complex_f32__2, %reduce : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %reduce_window = "stablehlo.reduce_window"(%complex_f32__8, %complex_f32__15) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %clamp_27 = stablehlo.clamp %complex_f32__3, %reduce_window, %complex_f32__4 : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %reshape = stablehlo.reshape %complex_f32__16 : (tensor<3x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %clamp_28 = stablehlo.clamp %reshape, %complex_f32__2, %complex_f32__4 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %reverse = stablehlo.reverse %complex_f32, dims = [1, 2] : tensor<1x2x3xcomplex<f32>>
  %clamp_29 = stablehlo.clamp %complex_f32__3, %complex_f32__2, %reverse : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %rsqrt = stablehlo.rsqrt %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %clamp_30 = stablehlo.clamp %complex_f32__3, %rsqrt, %complex_f32__4 : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %select = stablehlo.select %i1, %complex_f32, %complex_f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %clamp_31 = stablehlo.clamp %select, %complex_f32__2, %complex_f32__4 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sign = stablehlo.sign %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %clamp_32 = stablehlo.clamp %complex_f32__3, %complex_f32__2, %sign : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sine = stablehlo.sine %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %clamp_33 = stablehlo.clamp %complex_f32__3, %sine, %complex_f32__4 : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %slice = stablehlo.slice %complex_f32__17 [1:2, 0:2, 0:3] : (tensor<2x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %clamp_34 = stablehlo.clamp %slice, %complex_f32__2, %complex_f32__4 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sort = "stablehlo.sort"(%complex_f32) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_2 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real, %real_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %clamp_35 = stablehlo.clamp %complex_f32__3, %complex_f32__2, %sort : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sqrt = stablehlo.sqrt %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %clamp_36 = stablehlo.clamp %complex_f32__3, %sqrt, %complex_f32__4 : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %subtract = stablehlo.subtract %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %clamp_37 = stablehlo.clamp %subtract, %complex_f32__2, %complex_f32__4 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %tan = stablehlo.tan %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %clamp_38 = stablehlo.clamp %complex_f32__3, %complex_f32__2, %tan : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %tanh = stablehlo.tanh %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %clamp_39 = stablehlo.clamp %complex_f32__3, %tanh, %complex_f32__4 : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %transpose = stablehlo.transpose %complex_f32__18, dims = [1, 2, 0] : (tensor<3x1x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %clamp_40 = stablehlo.clamp %transpose, %complex_f32__2, %complex_f32__4 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %concatenate_2 = stablehlo.concatenate %clamp, %clamp_2, %clamp_4, %clamp_5, %clamp_6, %clamp_7, %clamp_8, %clamp_11, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_eq_const %concatenate_2, dense<[[[(2.0, 0.0), (-3.0, 1.5), (1.0, 1.0)], [(-1.0, 0.0), (-1.0, -4.0), (1.0, -1.0)]], [[(1.0, 2.0), (-2.0, 0.0), (0.5, -1.0)], [(1.0, 2.0), (-2.0, 0.0), (0.5, -1.0)]], [[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(2.0, 1.0), (0.0, -2.0), (3.0, 0.0)]], [[(1.5, 2.0), (0.0, 1.0), (0.75, 3.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]], [[(1.0, 2.0), (0.5, -1.0), (2.0, 1.0)], [(-2.0, 0.0), (-1.0, -2.0), (3.0, 0.0)]], [[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(2.0, 1.0), (0.0, -2.0), (3.0, 0.0)]], [[(1.5, 0.0), (0.0, 1.0), (0.75, 0.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]], [[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (-5.0, -2.0), (1.0, -1.0)]]]> : tensor<8x2x3xcomplex<f32>> loc("clamp_of_add, clamp_of_broadcast_in_dim, clamp_of_clamp, clamp_of_complex, clamp_of_concatenate, clamp_of_constant, clamp_of_convert, clamp_of_dot_general")
  %concatenate_3 = stablehlo.concatenate %clamp_12, %clamp_13, %clamp_16, %clamp_20, %clamp_21, %clamp_22, %clamp_23, %clamp_24, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_eq_const %concatenate_3, dense<[[[(-2.0, 0.0), (0.5, -1.0), (2.0, 1.0)], [(3.0, 0.0), (3.0, 0.0), (-2.0, 1.0)]], [[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(2.0, 1.0), (2.0, 0.0), (1.0, -1.0)]], [[(2.0, 0.0), (1.0, 0.0), (2.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)]], [[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]], [[(1.0, 2.0), (-2.0, 0.0), (0.5, -1.0)], [(-1.0, 0.0), (-1.0, -2.0), (1.0, -1.0)]], [[(2.0, 4.0), (0.0, 1.0), (1.5, -0.5)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]], [[(-1.0, -2.0), (0.0, 1.0), (-0.5, 1.0)], [(-2.0, -1.0), (0.0, -2.0), (-4.0, 3.0)]], [[(1.0, 0.0), (1.0, 0.0), (1.0, 2.0)], [(1.0, 0.0), (1.0, 0.0), (0.5, -1.0)]]]> : tensor<8x2x3xcomplex<f32>> loc("clamp_of_dynamic_slice, clamp_of_dynamic_update_slice, clamp_of_iota, clamp_of_maximum, clamp_of_minimum, clamp_of_multiply, clamp_of_negate, clamp_of_pad")
  %concatenate_4 = stablehlo.concatenate %clamp_26, %clamp_27, %clamp_28, %clamp_29, %clamp_31, %clamp_34, %clamp_35, %clamp_37, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_eq_const %concatenate_4, dense<[[[(2.0, 0.0), (-4.0, -1.5), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (0.0, -3.5)]], [[(-2.0, 2.5), (-2.0, 0.0), (2.5, 0.0)], [(3.0, -5.0), (3.0, 0.0), (1.0, 4.0)]], [[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(2.0, 1.0), (0.0, -2.0), (3.0, 0.0)]], [[(2.0, 0.0), (-1.0, -2.0), (1.0, 1.0)], [(-1.0, 0.0), (-3.0, 0.5), (1.0, -1.0)]], [[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (3.0, 0.0)]], [[(3.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(0.25, 2.0), (3.0, 0.0), (1.0, -1.0)]], [[(1.0, 2.0), (0.0, 1.0), (-3.0, 0.5)], [(-1.0, 0.0), (0.0, -2.0), (-1.0, -2.0)]], [[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(3.0, 0.0), (0.0, -2.0), (3.0, -2.0)]]]> : tensor<8x2x3xcomplex<f32>> loc("clamp_of_reduce, clamp_of_reduce_window, clamp_of_reshape, clamp_of_reverse, clamp_of_select, clamp_of_slice, clamp_of_sort, clamp_of_subtract")
  check.expect_eq_const %clamp_40, dense<[[[(2.0, 0.0), (0.5, -1.0), (1.0, 1.0)], [(-1.0, 0.0), (2.0, 1.0), (3.0, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("clamp_of_transpose")
  %concatenate_5 = stablehlo.concatenate %clamp_9, %clamp_14, %clamp_15, %clamp_17, %clamp_18, %clamp_19, %clamp_25, %clamp_30, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_5, dense<[[[(2.032723, -3.0518978), (-1.1163412, 0.07353698), (1.3541807, 0.5634215)], [(-0.64214814, -1.0686074), (2.032723, -3.0518978), (-2.0, 0.0)]], [[(-1.1312044, 2.4717267), (0.0, 1.0), (0.8908079, -1.3873512)], [(-1.0, 0.0), (-0.15309186, -0.33451182), (-54.051758, -7.704891)]], [[(-2.0, 0.0), (-0.9563077, 0.023869192), (-0.109192096, -1.3873512)], [(2.992324, 6.217676), (-1.1530919, -0.33451182), (-2.0, 0.0)]], [[(0.804719, 1.1071488), (0.0, 1.0), (0.111571774, -1.1071488)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]], [[(1.0397208, 0.7853982), (0.7234595, 2.896614), (0.5893275, -0.5880026)], [(1.1512926, 0.32175055), (0.6931472, -1.5707964), (1.7631803, -0.5404195)]], [[(2.0, 0.0), (0.042364042, 0.021901088), (1.0, 1.0)], [(0.9214831, 0.097788654), (0.0, -2.0), (1.0184602, -0.0026810304)]], [[(2.0, 0.0), (0.0, 1.0), (1.0227684, -3.3247864)], [(-0.1164785, 2.5691726), (0.0, -2.0), (1.0, -1.0)]], [[(0.56886446, -0.35157758), (0.047295086, -0.5714553), (0.8044959, 0.4972058)], [(0.65085083, -0.15364504), (0.35157758, 0.56886446), (0.42426407, 0.14142136)]]]> : tensor<8x2x3xcomplex<f32>>, tolerance = 1.1e-03 loc("clamp_of_cosine, clamp_of_exponential, clamp_of_exponential_minus_one, clamp_of_log, clamp_of_log_plus_one, clamp_of_logistic, clamp_of_power, clamp_of_rsqrt")
  %concatenate_6 = stablehlo.concatenate %clamp_33, %clamp_38, %clamp_39, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_6, dense<[[[(3.0, 0.0), (-0.15913059, -0.51588047), (0.7397923, -1.0313361)], [(1.4031192, -0.48905626), (-2.0, 0.0), (-2.0, 0.0)]], [[(0.033812825, 1.0147936), (0.0, 1.0), (0.19557731, -0.8429662)], [(-1.0, 0.0), (-0.033812825, -1.0147936), (0.004908258, -1.0007095)]], [[(1.1667362, -0.2434582), (-0.99731636, 0.0041604266), (1.0428307, -0.80687743)], [(1.0147936, 0.033812825), (-1.1667362, 0.2434582), (0.999356, 0.0001873462)]]]> : tensor<3x2x3xcomplex<f32>>, tolerance = 6.0e-05 loc("clamp_of_sine, clamp_of_tan, clamp_of_tanh")
  %concatenate_7 = stablehlo.concatenate %clamp_10, %clamp_32, %clamp_36, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_7, dense<[[[(2.0, 0.0), (0.5, 3.0), (1.0, 1.0)], [(-1.0, 0.0), (1.0, -0.5), (3.0, 0.0)]], [[(0.4472136, 0.8944272), (-0.9863938, 0.16439897), (0.4472136, -0.8944272)], [(-1.0, 0.0), (-0.4472136, -0.8944272), (0.8, -0.6)]], [[(1.2720196, 0.78615135), (0.14384238, 1.7380134), (0.8994537, -0.55589294)], [(1.4553467, 0.34356076), (0.78615135, -1.2720196), (2.1213202, -0.70710677)]]]> : tensor<3x2x3xcomplex<f32>> loc("clamp_of_divide, clamp_of_sign, clamp_of_sqrt")
  return
}
