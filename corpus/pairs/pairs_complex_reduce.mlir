// Pairs of ops: what takes the complex result of reduce. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]], [[(3.0, 3.0), (-2.0, 1.0), (1.0, -4.0)], [(0.25, 2.0), (5.0, 1.0), (-1.0, 0.5)]]]]> : tensor<1x2x2x3xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__3 = stablehlo.constant dense<(2.0, 0.0)> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__4 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0)]]> : tensor<3x2xcomplex<f32>>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %complex_f32__5 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x1x2xcomplex<f32>>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %complex_f32__6 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__7 = stablehlo.constant dense<[[[(0.25, 1.0), (0.75, 1.0), (1.25, 1.0)], [(1.75, 1.0), (0.25, -2.0), (0.75, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %reduce = stablehlo.reduce(%complex_f32 init: %complex_f32__2) across dimensions = [2] : (tensor<1x2x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add : tensor<complex<f32>>
  }
  %abs = stablehlo.abs %reduce : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %add_2 = stablehlo.add %reduce, %reduce : tensor<1x2x3xcomplex<f32>>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %reduce, dims = [0, 1, 2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %reduce, %reduce, dim = 2 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x6xcomplex<f32>>
  %convert = stablehlo.convert %reduce : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %reduce_2 = stablehlo.reduce(%complex_f32 init: %complex_f32__2) across dimensions = [2] : (tensor<1x2x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  reducer(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>) {
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }
  %cosine = stablehlo.cosine %reduce_2 : tensor<1x2x3xcomplex<f32>>
  %divide = stablehlo.divide %reduce, %complex_f32__3 : tensor<1x2x3xcomplex<f32>>
  %dot_general = stablehlo.dot_general %reduce, %complex_f32__4, contracting_dims = [2] x [0] : (tensor<1x2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_slice = stablehlo.dynamic_slice %reduce, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %reduce, %complex_f32__5, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %exponential = stablehlo.exponential %reduce : tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one = stablehlo.exponential_minus_one %reduce : tensor<1x2x3xcomplex<f32>>
  %imag = stablehlo.imag %reduce : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %log = stablehlo.log %reduce : tensor<1x2x3xcomplex<f32>>
  %log_plus_one = stablehlo.log_plus_one %reduce : tensor<1x2x3xcomplex<f32>>
  %logistic = stablehlo.logistic %reduce : tensor<1x2x3xcomplex<f32>>
  %multiply = stablehlo.multiply %complex_f32__6, %reduce : tensor<1x2x3xcomplex<f32>>
  %negate = stablehlo.negate %reduce : tensor<1x2x3xcomplex<f32>>
  %pad = stablehlo.pad %reduce, %complex_f32__2, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %power = stablehlo.power %reduce, %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  %real = stablehlo.real %reduce : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %reduce_3 = stablehlo.reduce(%reduce init: %complex_f32__2) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>) {
    %add_4 = stablehlo.add %left_3, %right_3 : tensor<complex<f32>>
    stablehlo.return %add_4 : tensor<complex<f32>>
  }
  %reduce_window = "stablehlo.reduce_window"(%reduce, %complex_f32__2) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_4: tensor<complex<f32>>, %right_4: tensor<complex<f32>>):
    %add_5 = stablehlo.add %left_4, %right_4 : tensor<complex<f32>>
    stablehlo.return %add_5 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %reshape = stablehlo.reshape %reduce : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reverse = stablehlo.reverse %reduce, dims = [2] : tensor<1x2x3xcomplex<f32>>
  %rsqrt = stablehlo.rsqrt %reduce : tensor<1x2x3xcomplex<f32>>
  %select = stablehlo.select %i1, %complex_f32__6, %reduce : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %sign = stablehlo.sign %reduce : tensor<1x2x3xcomplex<f32>>
  %sine = stablehlo.sine %reduce_2 : tensor<1x2x3xcomplex<f32>>
  %slice = stablehlo.slice %reduce [0:1, 0:2, 1:3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %sort = "stablehlo.sort"(%reduce) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_5: tensor<complex<f32>>, %right_5: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_5 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_5 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sqrt = stablehlo.sqrt %reduce : tensor<1x2x3xcomplex<f32>>
  %subtract = stablehlo.subtract %complex_f32__6, %reduce : tensor<1x2x3xcomplex<f32>>
  %tan = stablehlo.tan %reduce_2 : tensor<1x2x3xcomplex<f32>>
  %tanh = stablehlo.tanh %reduce : tensor<1x2x3xcomplex<f32>>
  %transpose = stablehlo.transpose %reduce, dims = [2, 1, 0] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x1xcomplex<f32>>
  check.expect_almost_eq_const %abs, dense<[[[4.2426405, 4.2720017, 6.0207973], [5.9634304, 3.6055512, 3.5]]]> : tensor<1x2x3xf32> loc("abs_of_reduce")
  %concatenate_2 = stablehlo.concatenate %add_2, %dynamic_update_slice, %multiply, %negate, %reduce_window, %reverse, %select, %sort, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_eq_const %concatenate_2, dense<[[[(6.0, 6.0), (-8.0, -3.0), (9.0, -8.0)], [(6.5, 10.0), (6.0, 4.0), (0.0, -7.0)]], [[(3.0, 3.0), (-4.0, -1.5), (4.5, -4.0)], [(3.25, 5.0), (2.0, 0.0), (0.0, 1.0)]], [[(6.0, 6.0), (1.5, -4.0), (8.5, 0.5)], [(-3.25, -5.0), (4.0, -6.0), (-3.5, -3.5)]], [[(-3.0, -3.0), (4.0, 1.5), (-4.5, 4.0)], [(-3.25, -5.0), (-3.0, -2.0), (-0.0, 3.5)]], [[(3.0, 3.0), (-1.0, 1.5), (0.5, -5.5)], [(3.25, 5.0), (6.25, 7.0), (3.0, -1.5)]], [[(4.5, -4.0), (-4.0, -1.5), (3.0, 3.0)], [(0.0, -3.5), (3.0, 2.0), (3.25, 5.0)]], [[(2.0, 0.0), (-4.0, -1.5), (1.0, 1.0)], [(3.25, 5.0), (3.0, 2.0), (1.0, -1.0)]], [[(4.5, -4.0), (3.0, 3.0), (-4.0, -1.5)], [(3.25, 5.0), (3.0, 2.0), (0.0, -3.5)]]]> : tensor<8x2x3xcomplex<f32>> loc("add_of_reduce, dynamic_update_slice_of_reduce, multiply_of_reduce, negate_of_reduce, reduce_window_of_reduce, reverse_of_reduce, select_of_reduce, sort_of_reduce")
  %reshape_2 = stablehlo.reshape %subtract : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_3 = stablehlo.reshape %dot_general : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_4 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_5 = stablehlo.reshape %slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_6 = stablehlo.reshape %concatenate : (tensor<1x2x6xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_7 = stablehlo.reshape %reduce_3 : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %reshape_8 = stablehlo.reshape %pad : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_9 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %concatenate_3 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<12xcomplex<f32>>) -> tensor<54xcomplex<f32>>
  check.expect_eq_const %concatenate_3, dense<[(-1.0, -3.0), (4.0, 2.5), (-3.5, 5.0), (-4.25, -5.0), (-3.0, -4.0), (1.0, 2.5), (-4.5, -8.5), (1.5, -4.0), (0.5, 15.0), (-11.5, -2.25), (-4.0, -1.5), (4.5, -4.0), (3.0, 2.0), (0.0, -3.5), (-4.0, -1.5), (4.5, -4.0), (3.0, 2.0), (0.0, -3.5), (3.0, 3.0), (-4.0, -1.5), (4.5, -4.0), (3.0, 3.0), (-4.0, -1.5), (4.5, -4.0), (3.25, 5.0), (3.0, 2.0), (0.0, -3.5), (3.25, 5.0), (3.0, 2.0), (0.0, -3.5), (6.25, 8.0), (-1.0, 0.5), (4.5, -7.5), (-4.0, -1.5), (4.5, -4.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (3.0, 2.0), (0.0, -3.5), (0.0, 0.0), (3.0, 3.0), (-4.0, -1.5), (4.5, -4.0), (3.25, 5.0), (3.0, 2.0), (0.0, -3.5), (3.0, 3.0), (-4.0, -1.5), (4.5, -4.0), (3.25, 5.0), (3.0, 2.0), (0.0, -3.5)]> : tensor<54xcomplex<f32>> loc("subtract_of_reduce, dot_general_of_reduce, dynamic_slice_of_reduce, slice_of_reduce, concatenate_of_reduce, reduce_of_reduce, pad_of_reduce, broadcast_in_dim_of_reduce")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x2x1xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %concatenate_4 = stablehlo.concatenate %reshape_10, %reshape_11, dim = 0 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  check.expect_eq_const %concatenate_4, dense<[(3.0, 3.0), (3.25, 5.0), (-4.0, -1.5), (3.0, 2.0), (4.5, -4.0), (0.0, -3.5), (3.0, 3.0), (-4.0, -1.5), (4.5, -4.0), (3.25, 5.0), (3.0, 2.0), (0.0, -3.5)]> : tensor<12xcomplex<f32>> loc("transpose_of_reduce, reshape_of_reduce")
  %concatenate_5 = stablehlo.concatenate %convert, %imag, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<3x2x3xf32>
  check.expect_eq_const %concatenate_5, dense<[[[3.0, -4.0, 4.5], [3.25, 3.0, 0.0]], [[3.0, -1.5, -4.0], [5.0, 2.0, -3.5]], [[3.0, -4.0, 4.5], [3.25, 3.0, 0.0]]]> : tensor<3x2x3xf32> loc("convert_of_reduce, imag_of_reduce, real_of_reduce")
  %concatenate_6 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<6x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_6, dense<[[[(-9.966909, -1.4137226), (-1.5376376, 1.611444), (-5.7564607, -26.676716)], [(-73.774315, 8.028426), (-3.7245455, -0.5118226), (16.572824, 0.0)]], [[(-19.884531, 2.8344712), (0.0012955971, -0.018269759), (-58.839123, 68.12519)], [(7.3157444, -24.730984), (-8.358533, 18.263727), (-0.9364567, 0.35078323)]], [[(-20.884531, 2.8344712), (-0.9987044, -0.018269759), (-59.839123, 68.12519)], [(6.3157444, -24.730984), (-9.358533, 18.263727), (-1.9364567, 0.35078323)]], [[(-0.04625005, 0.6527208), (38.668873, -28.493284), (12.323307, 15.118802)], [(-7.8047094, -3.156192), (-3.347249, -2.9574137), (-0.40314913, -0.347032)]], [[(1.4207486, -9.917621), (1.7803094, 1.3917899), (-26.69462, 5.7525997)], [(-8.029156, -73.76762), (0.5309211, -3.5905645), (0.0, -16.542627)]], [[(-0.0013786327, 0.9952503), (-0.09971196, -1.0096464), (0.0002766698, -1.0006114)], [(0.000019531133, 0.9999113), (-0.009884375, 0.96538585), (0.0, -0.9981779)]]]> : tensor<6x2x3xcomplex<f32>> loc("cosine_of_reduce, exponential_of_reduce, exponential_minus_one_of_reduce, power_of_reduce, sine_of_reduce, tan_of_reduce")
  %concatenate_7 = stablehlo.concatenate %divide, %log, %log_plus_one, %logistic, %rsqrt, %sign, %sqrt, %tanh, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_7, dense<[[[(1.5, 1.5), (-2.0, -0.75), (2.25, -2.0)], [(1.625, 2.5), (1.5, 1.0), (0.0, -1.75)]], [[(1.4451859, 0.7853982), (1.4520825, -2.782822), (1.7952197, -0.7266424)], [(1.7856458, 0.9944211), (1.2824746, 0.5880026), (1.2527629, -1.5707964)]], [[(1.609438, 0.6435011), (1.2101841, -2.6779451), (1.9170307, -0.6287963)], [(1.8813263, 0.86630225), (1.4978662, 0.4636476), (1.2919987, -1.2924967)]], [[(1.0517867, 0.0077729207), (0.0016263, -0.018216444), (1.0072422, 0.008530144)], [(0.98778486, -0.03632779), (1.0189794, 0.04710646), (0.5, 2.76019)]], [[(0.44853592, -0.18578966), (0.08632558, 0.4760569), (0.3809389, 0.14483272)], [(0.35991466, -0.19532067), (0.50404334, -0.15261203), (0.37796447, 0.37796447)]], [[(0.7071068, 0.7071068), (-0.93632925, -0.35112348), (0.74740934, -0.66436386)], [(0.54498833, 0.8384436), (0.8320503, 0.5547002), (0.0, -1.0)]], [[(1.9029768, 0.78823876), (0.36878306, -2.033716), (2.293556, -0.8720084)], [(2.146326, 1.1647811), (1.817354, 0.55025053), (1.3228756, -1.3228756)]], [[(0.9952503, -0.0013786327), (-1.0006645, -0.0000947439), (1.0000359, -0.00024420177)], [(1.0025249, -0.0016399391), (1.0032387, -0.0037640256), (0.0, -0.37458563)]]]> : tensor<8x2x3xcomplex<f32>> loc("divide_of_reduce, log_of_reduce, log_plus_one_of_reduce, logistic_of_reduce, rsqrt_of_reduce, sign_of_reduce, sqrt_of_reduce, tanh_of_reduce")
  return
}
