// Pairs of ops: what takes the complex result of slice. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]], [[(3.0, 3.0), (-2.0, 1.0), (1.0, -4.0)], [(0.25, 2.0), (5.0, 1.0), (-1.0, 0.5)]]]> : tensor<2x2x3xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<(2.0, 0.0)> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__3 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0)]]> : tensor<3x2xcomplex<f32>>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %complex_f32__4 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x1x2xcomplex<f32>>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %complex_f32__5 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__6 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__7 = stablehlo.constant dense<[[[(0.25, 1.0), (0.75, 1.0), (1.25, 1.0)], [(1.75, 1.0), (0.25, -2.0), (0.75, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %slice = stablehlo.slice %complex_f32 [1:2, 0:2, 0:3] : (tensor<2x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %slice : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %add = stablehlo.add %slice, %slice : tensor<1x2x3xcomplex<f32>>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [0, 1, 2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %slice, %slice, dim = 2 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x6xcomplex<f32>>
  %convert = stablehlo.convert %slice : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %slice_2 = stablehlo.slice %complex_f32 [1:2, 0:2, 0:3] : (tensor<2x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %slice_2 : tensor<1x2x3xcomplex<f32>>
  %divide = stablehlo.divide %slice, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %dot_general = stablehlo.dot_general %slice, %complex_f32__3, contracting_dims = [2] x [0] : (tensor<1x2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_slice = stablehlo.dynamic_slice %slice, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %slice, %complex_f32__4, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %exponential = stablehlo.exponential %slice : tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one = stablehlo.exponential_minus_one %slice : tensor<1x2x3xcomplex<f32>>
  %imag = stablehlo.imag %slice : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %log = stablehlo.log %slice : tensor<1x2x3xcomplex<f32>>
  %log_plus_one = stablehlo.log_plus_one %slice : tensor<1x2x3xcomplex<f32>>
  %logistic = stablehlo.logistic %slice : tensor<1x2x3xcomplex<f32>>
  %multiply = stablehlo.multiply %complex_f32__5, %slice : tensor<1x2x3xcomplex<f32>>
  %negate = stablehlo.negate %slice : tensor<1x2x3xcomplex<f32>>
  %pad = stablehlo.pad %slice, %complex_f32__6, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %power = stablehlo.power %slice, %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  %real = stablehlo.real %slice : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%slice init: %complex_f32__6) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  %reduce_window = "stablehlo.reduce_window"(%slice, %complex_f32__6) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %reshape = stablehlo.reshape %slice : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reverse = stablehlo.reverse %slice, dims = [2] : tensor<1x2x3xcomplex<f32>>
  %rsqrt = stablehlo.rsqrt %slice : tensor<1x2x3xcomplex<f32>>
  %select = stablehlo.select %i1, %complex_f32__5, %slice : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %sign = stablehlo.sign %slice : tensor<1x2x3xcomplex<f32>>
  %sine = stablehlo.sine %slice_2 : tensor<1x2x3xcomplex<f32>>
  %slice_3 = stablehlo.slice %slice [0:1, 0:2, 1:3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %sort = "stablehlo.sort"(%slice) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sqrt = stablehlo.sqrt %slice : tensor<1x2x3xcomplex<f32>>
  %subtract = stablehlo.subtract %complex_f32__5, %slice : tensor<1x2x3xcomplex<f32>>
  %tan = stablehlo.tan %slice_2 : tensor<1x2x3xcomplex<f32>>
  %tanh = stablehlo.tanh %slice : tensor<1x2x3xcomplex<f32>>
  %transpose = stablehlo.transpose %slice, dims = [2, 1, 0] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x1xcomplex<f32>>
  check.expect_almost_eq_const %abs, dense<[[[4.2426405, 2.236068, 4.1231055], [2.0155644, 5.0990195, 1.118034]]]> : tensor<1x2x3xf32> loc("abs_of_slice")
  %concatenate_2 = stablehlo.concatenate %add, %dynamic_update_slice, %multiply, %negate, %reduce_window, %reverse, %select, %sort, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_eq_const %concatenate_2, dense<[[[(6.0, 6.0), (-4.0, 2.0), (2.0, -8.0)], [(0.5, 4.0), (10.0, 2.0), (-2.0, 1.0)]], [[(3.0, 3.0), (-2.0, 1.0), (1.0, -4.0)], [(0.25, 2.0), (2.0, 0.0), (0.0, 1.0)]], [[(6.0, 6.0), (-1.0, -2.0), (5.0, -3.0)], [(-0.25, -2.0), (2.0, -10.0), (-0.5, 1.5)]], [[(-3.0, -3.0), (2.0, -1.0), (-1.0, 4.0)], [(-0.25, -2.0), (-5.0, -1.0), (1.0, -0.5)]], [[(3.0, 3.0), (1.0, 4.0), (-1.0, -3.0)], [(0.25, 2.0), (5.25, 3.0), (4.0, 1.5)]], [[(1.0, -4.0), (-2.0, 1.0), (3.0, 3.0)], [(-1.0, 0.5), (5.0, 1.0), (0.25, 2.0)]], [[(2.0, 0.0), (-2.0, 1.0), (1.0, 1.0)], [(0.25, 2.0), (5.0, 1.0), (1.0, -1.0)]], [[(3.0, 3.0), (1.0, -4.0), (-2.0, 1.0)], [(5.0, 1.0), (0.25, 2.0), (-1.0, 0.5)]]]> : tensor<8x2x3xcomplex<f32>> loc("add_of_slice, dynamic_update_slice_of_slice, multiply_of_slice, negate_of_slice, reduce_window_of_slice, reverse_of_slice, select_of_slice, sort_of_slice")
  %reshape_2 = stablehlo.reshape %subtract : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_3 = stablehlo.reshape %dot_general : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_4 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_5 = stablehlo.reshape %slice_3 : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_6 = stablehlo.reshape %concatenate : (tensor<1x2x6xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_7 = stablehlo.reshape %reduce : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %reshape_8 = stablehlo.reshape %pad : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_9 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %concatenate_3 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<12xcomplex<f32>>) -> tensor<54xcomplex<f32>>
  check.expect_eq_const %concatenate_3, dense<[(-1.0, -3.0), (2.0, 0.0), (0.0, 5.0), (-1.25, -2.0), (-5.0, -3.0), (2.0, -1.5), (-5.0, 3.0), (-4.0, -3.0), (5.5, 12.0), (-7.5, 0.75), (-2.0, 1.0), (1.0, -4.0), (5.0, 1.0), (-1.0, 0.5), (-2.0, 1.0), (1.0, -4.0), (5.0, 1.0), (-1.0, 0.5), (3.0, 3.0), (-2.0, 1.0), (1.0, -4.0), (3.0, 3.0), (-2.0, 1.0), (1.0, -4.0), (0.25, 2.0), (5.0, 1.0), (-1.0, 0.5), (0.25, 2.0), (5.0, 1.0), (-1.0, 0.5), (3.25, 5.0), (3.0, 2.0), (0.0, -3.5), (-2.0, 1.0), (1.0, -4.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (5.0, 1.0), (-1.0, 0.5), (0.0, 0.0), (3.0, 3.0), (-2.0, 1.0), (1.0, -4.0), (0.25, 2.0), (5.0, 1.0), (-1.0, 0.5), (3.0, 3.0), (-2.0, 1.0), (1.0, -4.0), (0.25, 2.0), (5.0, 1.0), (-1.0, 0.5)]> : tensor<54xcomplex<f32>> loc("subtract_of_slice, dot_general_of_slice, dynamic_slice_of_slice, slice_of_slice, concatenate_of_slice, reduce_of_slice, pad_of_slice, broadcast_in_dim_of_slice")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x2x1xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %concatenate_4 = stablehlo.concatenate %reshape_10, %reshape_11, dim = 0 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  check.expect_eq_const %concatenate_4, dense<[(3.0, 3.0), (0.25, 2.0), (-2.0, 1.0), (5.0, 1.0), (1.0, -4.0), (-1.0, 0.5), (3.0, 3.0), (-2.0, 1.0), (1.0, -4.0), (0.25, 2.0), (5.0, 1.0), (-1.0, 0.5)]> : tensor<12xcomplex<f32>> loc("transpose_of_slice, reshape_of_slice")
  %concatenate_5 = stablehlo.concatenate %convert, %imag, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<3x2x3xf32>
  check.expect_eq_const %concatenate_5, dense<[[[3.0, -2.0, 1.0], [0.25, 5.0, -1.0]], [[3.0, 1.0, -4.0], [2.0, 1.0, 0.5]], [[3.0, -2.0, 1.0], [0.25, 5.0, -1.0]]]> : tensor<3x2x3xf32> loc("convert_of_slice, imag_of_slice, real_of_slice")
  %concatenate_6 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<6x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_6, dense<[[[(-9.966909, -1.4137226), (-0.64214814, 1.0686074), (14.754702, 22.963673)], [(3.6452382, -0.89729965), (0.43771362, 1.1269289), (0.6092589, 0.43848658)]], [[(-19.884531, 2.8344712), (0.073121965, 0.113880716), (-1.7767875, 2.0572026)], [(-0.5343431, 1.167561), (80.18797, 124.88537), (0.3228446, 0.1763708)]], [[(-20.884531, 2.8344712), (-0.92687804, 0.113880716), (-2.7767875, 2.0572026)], [(-1.5343431, 1.167561), (79.18797, 124.88537), (-0.67715544, 0.1763708)]], [[(-0.04625005, 0.6527208), (-0.118916675, 0.040521424), (21.484509, -5.272773)], [(-0.7993347, -0.072601564), (-2.2250884, 0.14965083), (-5.069582, 14.991546)]], [[(1.4207486, -9.917621), (-1.4031192, -0.48905626), (22.979086, -14.744805)], [(0.9307821, 3.51411), (-1.4796975, 0.33336014), (-0.9488645, 0.281549)]], [[(-0.0013786327, 0.9952503), (0.2434582, 1.1667362), (0.0006102409, -1.0002791)], [(0.017009461, 0.9682146), (-0.18610948, 1.2407479), (-0.80687743, 1.0428307)]]]> : tensor<6x2x3xcomplex<f32>> loc("cosine_of_slice, exponential_of_slice, exponential_minus_one_of_slice, power_of_slice, sine_of_slice, tan_of_slice")
  %concatenate_7 = stablehlo.concatenate %divide, %log, %log_plus_one, %logistic, %rsqrt, %sign, %sqrt, %tanh, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_7, dense<[[[(1.5, 1.5), (-1.0, 0.5), (0.5, -2.0)], [(0.125, 1.0), (2.5, 0.5), (-0.5, 0.25)]], [[(1.4451859, 0.7853982), (0.804719, 2.6779451), (1.4166067, -1.3258177)], [(0.7008993, 1.4464413), (1.6290482, 0.19739556), (0.111571774, 2.6779451)]], [[(1.609438, 0.6435011), (0.3465736, 2.3561945), (1.4978662, -1.1071488)], [(0.8580238, 1.012197), (1.8054589, 0.16514868), (-0.6931472, 1.5707964)]], [[(1.0517867, 0.0077729207), (0.0785169, 0.097788654), (1.1606433, 0.42543906)], [(0.705287, 0.73894626), (0.9963409, 0.0056285495), (0.25725636, 0.09902772)]], [[(0.44853592, -0.18578966), (0.15364504, -0.65085083), (0.38817468, 0.30307764)], [(0.5280518, -0.46615472), (0.4406948, -0.043637384), (0.2172869, -0.92044204)]], [[(0.7071068, 0.7071068), (-0.8944272, 0.4472136), (0.24253562, -0.9701425)], [(0.12403473, 0.99227786), (0.9805807, 0.19611613), (-0.8944272, 0.4472136)]], [[(1.9029768, 0.78823876), (0.34356076, 1.4553467), (1.6004852, -1.249621)], [(1.0643225, 0.9395649), (2.2471113, 0.22250788), (0.24293414, 1.0290855)]], [[(0.9952503, -0.0013786327), (-1.0147936, 0.033812825), (1.0028105, -0.27355307)], [(1.0993981, -1.5966892), (1.0000378, 0.000082567196), (-0.8429662, 0.19557731)]]]> : tensor<8x2x3xcomplex<f32>> loc("divide_of_slice, log_of_slice, log_plus_one_of_slice, logistic_of_slice, rsqrt_of_slice, sign_of_slice, sqrt_of_slice, tanh_of_slice")
  return
}
