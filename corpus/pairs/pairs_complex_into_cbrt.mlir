// Pairs of ops: what takes the complex result of add, broadcast_in_dim, cbrt, clamp, complex, concatenate, constant, convert,
// cosine, divide, dot_general, dynamic_slice, dynamic_update_slice, exponential, exponential_minus_one, iota, log, log_plus_one,
// logistic, maximum, minimum, multiply, negate, pad, power, reduce, reduce_window, reshape, reverse, rsqrt, select, sign, sine,
// slice, sort, sqrt, subtract, tan, tanh, transpose. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__3 = stablehlo.constant dense<[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)]> : tensor<3xcomplex<f32>>
  %complex_f32__4 = stablehlo.constant dense<(-2.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__5 = stablehlo.constant dense<(3.0, 0.0)> : tensor<complex<f32>>
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
  %cbrt = stablehlo.cbrt %add : tensor<1x2x3xcomplex<f32>>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %complex_f32__3, dims = [2] : (tensor<3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %cbrt_2 = stablehlo.cbrt %broadcast_in_dim : tensor<1x2x3xcomplex<f32>>
  %cbrt_3 = stablehlo.cbrt %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cbrt_4 = stablehlo.cbrt %cbrt_3 : tensor<1x2x3xcomplex<f32>>
  %clamp = stablehlo.clamp %complex_f32__4, %complex_f32, %complex_f32__5 : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %cbrt_5 = stablehlo.cbrt %clamp : tensor<1x2x3xcomplex<f32>>
  %complex = stablehlo.complex %f32, %f32__2 : tensor<1x2x3xcomplex<f32>>
  %cbrt_6 = stablehlo.cbrt %complex : tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %complex_f32__6, %complex_f32__7, dim = 2 : (tensor<1x2x1xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %cbrt_7 = stablehlo.cbrt %concatenate : tensor<1x2x3xcomplex<f32>>
  %constant = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %cbrt_8 = stablehlo.cbrt %constant : tensor<1x2x3xcomplex<f32>>
  %convert = stablehlo.convert %f32 : (tensor<1x2x3xf32>) -> tensor<1x2x3xcomplex<f32>>
  %cbrt_9 = stablehlo.cbrt %convert : tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cbrt_10 = stablehlo.cbrt %cosine : tensor<1x2x3xcomplex<f32>>
  %divide = stablehlo.divide %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %cbrt_11 = stablehlo.cbrt %divide : tensor<1x2x3xcomplex<f32>>
  %dot_general = stablehlo.dot_general %complex_f32__8, %complex_f32__9, contracting_dims = [2] x [0] : (tensor<1x2x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %cbrt_12 = stablehlo.cbrt %dot_general : tensor<1x2x3xcomplex<f32>>
  %dynamic_slice = stablehlo.dynamic_slice %complex_f32__8, %i32, %i32__2, %i32__3, sizes = [1, 2, 3] : (tensor<1x2x4xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %cbrt_13 = stablehlo.cbrt %dynamic_slice : tensor<1x2x3xcomplex<f32>>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %complex_f32, %complex_f32__10, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %cbrt_14 = stablehlo.cbrt %dynamic_update_slice : tensor<1x2x3xcomplex<f32>>
  %exponential = stablehlo.exponential %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cbrt_15 = stablehlo.cbrt %exponential : tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one = stablehlo.exponential_minus_one %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cbrt_16 = stablehlo.cbrt %exponential_minus_one : tensor<1x2x3xcomplex<f32>>
  %iota = stablehlo.iota dim = 2 : tensor<1x2x3xcomplex<f32>>
  %cbrt_17 = stablehlo.cbrt %iota : tensor<1x2x3xcomplex<f32>>
  %log = stablehlo.log %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cbrt_18 = stablehlo.cbrt %log : tensor<1x2x3xcomplex<f32>>
  %log_plus_one = stablehlo.log_plus_one %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cbrt_19 = stablehlo.cbrt %log_plus_one : tensor<1x2x3xcomplex<f32>>
  %logistic = stablehlo.logistic %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cbrt_20 = stablehlo.cbrt %logistic : tensor<1x2x3xcomplex<f32>>
  %maximum = stablehlo.maximum %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %cbrt_21 = stablehlo.cbrt %maximum : tensor<1x2x3xcomplex<f32>>
  %minimum = stablehlo.minimum %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %cbrt_22 = stablehlo.cbrt %minimum : tensor<1x2x3xcomplex<f32>>
  %multiply = stablehlo.multiply %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %cbrt_23 = stablehlo.cbrt %multiply : tensor<1x2x3xcomplex<f32>>
  %negate = stablehlo.negate %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cbrt_24 = stablehlo.cbrt %negate : tensor<1x2x3xcomplex<f32>>
  %pad = stablehlo.pad %complex_f32__11, %complex_f32__12, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %cbrt_25 = stablehlo.cbrt %pad : tensor<1x2x3xcomplex<f32>>
  %power = stablehlo.power %complex_f32, %complex_f32__13 : tensor<1x2x3xcomplex<f32>>
  %cbrt_26 = stablehlo.cbrt %power : tensor<1x2x3xcomplex<f32>>
  %reduce = stablehlo.reduce(%complex_f32__14 init: %complex_f32__15) across dimensions = [2] : (tensor<1x2x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  %cbrt_27 = stablehlo.cbrt %reduce : tensor<1x2x3xcomplex<f32>>
  %reduce_window = "stablehlo.reduce_window"(%complex_f32__8, %complex_f32__15) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %cbrt_28 = stablehlo.cbrt %reduce_window : tensor<1x2x3xcomplex<f32>>
  %reshape = stablehlo.reshape %complex_f32__16 : (tensor<3x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %cbrt_29 = stablehlo.cbrt %reshape : tensor<1x2x3xcomplex<f32>>
  %reverse = stablehlo.reverse %complex_f32, dims = [1, 2] : tensor<1x2x3xcomplex<f32>>
  %cbrt_30 = stablehlo.cbrt %reverse : tensor<1x2x3xcomplex<f32>>
  %rsqrt = stablehlo.rsqrt %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cbrt_31 = stablehlo.cbrt %rsqrt : tensor<1x2x3xcomplex<f32>>
  %select = stablehlo.select %i1, %complex_f32, %complex_f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %cbrt_32 = stablehlo.cbrt %select : tensor<1x2x3xcomplex<f32>>
  %sign = stablehlo.sign %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cbrt_33 = stablehlo.cbrt %sign : tensor<1x2x3xcomplex<f32>>
  %sine = stablehlo.sine %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cbrt_34 = stablehlo.cbrt %sine : tensor<1x2x3xcomplex<f32>>
  %slice = stablehlo.slice %complex_f32__17 [1:2, 0:2, 0:3] : (tensor<2x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %cbrt_35 = stablehlo.cbrt %slice : tensor<1x2x3xcomplex<f32>>
  %sort = "stablehlo.sort"(%complex_f32) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_2 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real, %real_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %cbrt_36 = stablehlo.cbrt %sort : tensor<1x2x3xcomplex<f32>>
  %sqrt = stablehlo.sqrt %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cbrt_37 = stablehlo.cbrt %sqrt : tensor<1x2x3xcomplex<f32>>
  %subtract = stablehlo.subtract %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %cbrt_38 = stablehlo.cbrt %subtract : tensor<1x2x3xcomplex<f32>>
  %tan = stablehlo.tan %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cbrt_39 = stablehlo.cbrt %tan : tensor<1x2x3xcomplex<f32>>
  %tanh = stablehlo.tanh %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cbrt_40 = stablehlo.cbrt %tanh : tensor<1x2x3xcomplex<f32>>
  %transpose = stablehlo.transpose %complex_f32__18, dims = [1, 2, 0] : (tensor<3x1x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %cbrt_41 = stablehlo.cbrt %transpose : tensor<1x2x3xcomplex<f32>>
  %concatenate_2 = stablehlo.concatenate %cbrt, %cbrt_2, %cbrt_5, %cbrt_6, %cbrt_7, %cbrt_8, %cbrt_9, %cbrt_11, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_2, dense<[[[(1.5040464, 0.2986283), (0.9390815, 1.1656879), (1.1447142, 0.0)], [(1.084215, 0.29051456), (1.3186642, -0.912363), (1.8101676, -0.4141383)]], [[(1.2196165, 0.47171128), (0.792366, 1.2129816), (0.96801025, -0.3743975)], [(1.2196165, 0.47171128), (0.792366, 1.2129816), (0.96801025, -0.3743975)]], [[(1.2196165, 0.47171128), (0.62996054, 1.0911236), (0.96801025, -0.3743975)], [(1.2920746, 0.20129432), (1.0183222, -0.8203632), (1.4422495, 0.0)]], [[(1.2928883, 0.41286278), (1.3174328, -0.096197635), (1.3169233, 0.6231045)], [(1.4100785, 0.7379547), (1.4593656, -0.15712012), (1.0953265, 0.13967605)]], [[(1.2196165, 0.47171128), (0.96801025, -0.3743975), (1.2920746, 0.20129432)], [(0.792366, 1.2129816), (1.0183222, -0.8203632), (1.6707882, -0.36398423)]], [[(1.2196165, 0.47171128), (0.792366, 1.2129816), (0.96801025, -0.3743975)], [(1.2920746, 0.20129432), (1.0183222, -0.8203632), (1.6707882, -0.36398423)]], [[(1.1447142, 0.0), (1.3103707, 0.0), (0.9085603, 0.0)], [(0.7937005, 0.0), (1.4422495, 0.0), (1.0772173, 0.0)]], [[(0.96801025, 0.3743975), (1.2926999, 0.65428984), (0.74668443, -0.5453901)], [(0.8203632, -1.0183222), (1.0255202, -0.1597674), (1.5217116, 0.07202919)]]]> : tensor<8x2x3xcomplex<f32>> loc("cbrt_of_add, cbrt_of_broadcast_in_dim, cbrt_of_clamp, cbrt_of_complex, cbrt_of_concatenate, cbrt_of_constant, cbrt_of_convert, cbrt_of_divide")
  %concatenate_3 = stablehlo.concatenate %cbrt_12, %cbrt_13, %cbrt_14, %cbrt_17, %cbrt_21, %cbrt_22, %cbrt_23, %cbrt_24, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_3, dense<[[[(1.5901412, 0.06595178), (1.494719, 0.546547), (1.543954, 0.7607247)], [(1.5366205, 0.5943189), (1.0613781, -1.394917), (1.084215, -0.29051456)]], [[(0.792366, 1.2129816), (0.96801025, -0.3743975), (1.2920746, 0.20129432)], [(1.6707882, -0.36398423), (1.5637088, 0.4189945), (0.8203632, 1.0183222)]], [[(1.2196165, 0.47171128), (0.792366, 1.2129816), (0.96801025, -0.3743975)], [(1.2920746, 0.20129432), (1.2599211, 0.0), (0.8660254, 0.5)]], [[(0.0, 0.0), (1.0, 0.0), (1.2599211, 0.0)], [(0.0, 0.0), (1.0, 0.0), (1.2599211, 0.0)]], [[(1.2599211, 0.0), (0.8660254, 0.5), (1.084215, 0.29051456)], [(1.2920746, 0.20129432), (1.0911236, -0.62996054), (1.6707882, -0.36398423)]], [[(1.2196165, 0.47171128), (0.792366, 1.2129816), (0.96801025, -0.3743975)], [(0.5, 0.8660254), (1.0183222, -0.8203632), (1.084215, -0.29051456)]], [[(1.5366205, 0.5943189), (1.2129816, -0.792366), (1.1582992, -0.12470633)], [(0.8203632, -1.0183222), (1.0335929, 1.2830056), (1.7057511, -0.8800255)]], [[(1.0183222, -0.8203632), (1.4466559, -0.079718314), (0.80824286, 0.65112275)], [(0.8203632, -1.0183222), (1.2196165, 0.47171128), (1.1506137, 1.2649529)]]]> : tensor<8x2x3xcomplex<f32>> loc("cbrt_of_dot_general, cbrt_of_dynamic_slice, cbrt_of_dynamic_update_slice, cbrt_of_iota, cbrt_of_maximum, cbrt_of_minimum, cbrt_of_multiply, cbrt_of_negate")
  %concatenate_4 = stablehlo.concatenate %cbrt_25, %cbrt_27, %cbrt_28, %cbrt_29, %cbrt_30, %cbrt_32, %cbrt_33, %cbrt_35, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_4, dense<[[[(1.0, 0.0), (1.0, 0.0), (1.2196165, 0.47171128)], [(1.0, 0.0), (1.0, 0.0), (0.96801025, -0.3743975)]], [[(1.5637088, 0.4189945), (0.9731526, -1.2983809), (1.7661134, -0.43634427)], [(1.7147055, 0.5901541), (1.5040464, 0.2986283), (1.3148816, -0.7591472)]], [[(1.0798947, 1.0030296), (0.75936586, -1.1356139), (1.3572088, 0.0)], [(1.6947703, -0.6061065), (1.9129312, 0.0), (1.4494616, 0.6858153)]], [[(1.2196165, 0.47171128), (0.792366, 1.2129816), (0.96801025, -0.3743975)], [(1.2920746, 0.20129432), (1.0183222, -0.8203632), (1.6707882, -0.36398423)]], [[(1.6707882, -0.36398423), (1.0183222, -0.8203632), (1.2920746, 0.20129432)], [(0.96801025, -0.3743975), (0.792366, 1.2129816), (1.2196165, 0.47171128)]], [[(1.2196165, 0.47171128), (0.8660254, 0.5), (0.96801025, -0.3743975)], [(0.5, 0.8660254), (1.0911236, -0.62996054), (1.6707882, -0.36398423)]], [[(0.9326706, 0.36072916), (0.5468928, 0.8372026), (0.9326706, -0.36072916)], [(0.98808104, 0.15393469), (0.77873594, -0.6273519), (0.97708285, -0.21285927)]], [[(1.5637088, 0.4189945), (0.8203632, 1.0183222), (1.4494616, -0.6858153)], [(1.1191801, 0.585715), (1.7174658, 0.11317007), (0.65112275, 0.80824286)]]]> : tensor<8x2x3xcomplex<f32>> loc("cbrt_of_pad, cbrt_of_reduce, cbrt_of_reduce_window, cbrt_of_reshape, cbrt_of_reverse, cbrt_of_select, cbrt_of_sign, cbrt_of_slice")
  %concatenate_5 = stablehlo.concatenate %cbrt_36, %cbrt_37, %cbrt_38, %cbrt_41, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<4x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_5, dense<[[[(1.2196165, 0.47171128), (0.96801025, -0.3743975), (0.792366, 1.2129816)], [(1.6707882, -0.36398423), (1.2920746, 0.20129432), (1.0183222, -0.8203632)]], [[(1.1241168, 0.20981418), (1.0585879, 0.5729244), (1.0014741, -0.18692318)], [(1.1401173, 0.0882779), (1.0784208, -0.380354), (1.3001469, -0.13997811)]], [[(1.0183222, 0.8203632), (0.792366, -1.2129816), (1.0466245, -0.72414297)], [(1.4593656, 0.15712012), (0.5, 0.8660254), (1.5040464, -0.2986283)]], [[(1.2196165, 0.47171128), (0.96801025, -0.3743975), (1.0183222, -0.8203632)], [(0.792366, 1.2129816), (1.2920746, 0.20129432), (1.6707882, -0.36398423)]]]> : tensor<4x2x3xcomplex<f32>> loc("cbrt_of_sort, cbrt_of_sqrt, cbrt_of_subtract, cbrt_of_transpose")
  %concatenate_6 = stablehlo.concatenate %cbrt_4, %cbrt_10, %cbrt_15, %cbrt_16, %cbrt_18, %cbrt_19, %cbrt_20, %cbrt_26, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_6, dense<[[[(1.0852686, 0.13418353), (1.0702333, 0.36743793), (1.0048227, -0.124237135)], [(1.0920817, 0.05630994), (1.0657123, -0.24509245), (1.1927578, -0.085427955)]], [[(1.4599724, -0.49639267), (0.5386438, 0.8874384), (1.1263852, 0.14889333)], [(0.82042193, -0.6966101), (1.4599724, -0.49639267), (1.5608524, -1.4891083)]], [[(1.096794, 0.86300457), (0.36278182, 0.061029777), (1.1163348, -0.38653487)], [(1.8405248, 0.6372882), (0.5631128, -0.44308132), (2.0497274, -3.1922615)]], [[(1.0743632, 1.0227327), (0.49974126, 0.8491853), (0.95193636, -0.583349)], [(1.7721399, 0.6956873), (0.6155726, -0.8664356), (2.059326, -3.2131877)]], [[(1.055971, 0.34303024), (1.3515726, 0.57843834), (0.9142632, -0.48779863)], [(0.96088386, 0.16913502), (1.1966945, -0.5031985), (1.1915874, -0.15189198)]], [[(1.0669398, 0.23371764), (1.3015474, 0.61594915), (0.9087587, -0.24313584)], [(1.0569253, 0.09627472), (1.1097448, -0.44978988), (1.2202826, -0.121373385)]], [[(1.0236179, 0.12902886), (0.3580641, 0.057433266), (0.88253576, -0.108502455)], [(0.97432375, 0.034351096), (0.63358265, -0.38088816), (1.0061166, -0.00088284386)]], [[(0.69182044, 0.2607998), (0.27294236, -0.406518), (1.380941, -0.6235294)], [(1.176045, 0.7028808), (0.20962809, -0.17873424), (0.9249603, -0.7749098)]]]> : tensor<8x2x3xcomplex<f32>>, tolerance = 6.4e-05 loc("cbrt_of_cbrt, cbrt_of_cosine, cbrt_of_exponential, cbrt_of_exponential_minus_one, cbrt_of_log, cbrt_of_log_plus_one, cbrt_of_logistic, cbrt_of_power")
  %concatenate_7 = stablehlo.concatenate %cbrt_31, %cbrt_34, %cbrt_39, %cbrt_40, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<4x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_7, dense<[[[(0.8596396, -0.16045004), (0.73063976, -0.3954337), (0.96491283, 0.18009908)], [(0.87187564, -0.067508265), (0.82469475, 0.290866), (0.76033056, 0.0818597)]], [[(1.523528, 0.28472883), (0.6611262, -0.47531888), (1.029043, -0.3366584)], [(1.1339946, -0.12730454), (1.0083463, -1.1770495), (1.4869119, 1.5636609)]], [[(0.8759618, 0.49285167), (0.707706, 0.33819392), (0.8590608, -0.41244048)], [(0.87972444, 0.59179354), (0.86480296, -0.5121793), (0.8670502, -0.49870336)]], [[(1.0577605, -0.07264602), (0.50075644, 0.864557), (1.0702447, -0.23877352)], [(1.005031, 0.011158842), (0.59179354, 0.87972444), (0.9997853, 0.00006247556)]]]> : tensor<4x2x3xcomplex<f32>>, tolerance = 3.1e-05 loc("cbrt_of_rsqrt, cbrt_of_sine, cbrt_of_tan, cbrt_of_tanh")
  return
}
