// Pairs of ops: what takes the complex result of sine. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
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
  %sine = stablehlo.sine %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %sine : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %add = stablehlo.add %sine, %sine : tensor<1x2x3xcomplex<f32>>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %sine, dims = [0, 1, 2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %sine, %sine, dim = 2 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x6xcomplex<f32>>
  %convert = stablehlo.convert %sine : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %sine_2 = stablehlo.sine %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %sine_2 : tensor<1x2x3xcomplex<f32>>
  %divide = stablehlo.divide %sine, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %dot_general = stablehlo.dot_general %sine, %complex_f32__3, contracting_dims = [2] x [0] : (tensor<1x2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_slice = stablehlo.dynamic_slice %sine, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %sine, %complex_f32__4, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %exponential = stablehlo.exponential %sine : tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one = stablehlo.exponential_minus_one %sine : tensor<1x2x3xcomplex<f32>>
  %imag = stablehlo.imag %sine : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %log = stablehlo.log %sine : tensor<1x2x3xcomplex<f32>>
  %log_plus_one = stablehlo.log_plus_one %sine : tensor<1x2x3xcomplex<f32>>
  %logistic = stablehlo.logistic %sine : tensor<1x2x3xcomplex<f32>>
  %multiply = stablehlo.multiply %complex_f32__5, %sine : tensor<1x2x3xcomplex<f32>>
  %negate = stablehlo.negate %sine : tensor<1x2x3xcomplex<f32>>
  %pad = stablehlo.pad %sine, %complex_f32__6, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %power = stablehlo.power %sine, %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  %real = stablehlo.real %sine : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%sine init: %complex_f32__6) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  %reduce_window = "stablehlo.reduce_window"(%sine, %complex_f32__6) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %reshape = stablehlo.reshape %sine : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reverse = stablehlo.reverse %sine, dims = [2] : tensor<1x2x3xcomplex<f32>>
  %rsqrt = stablehlo.rsqrt %sine : tensor<1x2x3xcomplex<f32>>
  %select = stablehlo.select %i1, %complex_f32__5, %sine : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %sign = stablehlo.sign %sine : tensor<1x2x3xcomplex<f32>>
  %sine_3 = stablehlo.sine %sine_2 : tensor<1x2x3xcomplex<f32>>
  %slice = stablehlo.slice %sine [0:1, 0:2, 1:3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %sort = "stablehlo.sort"(%sine) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sqrt = stablehlo.sqrt %sine : tensor<1x2x3xcomplex<f32>>
  %subtract = stablehlo.subtract %complex_f32__5, %sine : tensor<1x2x3xcomplex<f32>>
  %tan = stablehlo.tan %sine_2 : tensor<1x2x3xcomplex<f32>>
  %tanh = stablehlo.tanh %sine : tensor<1x2x3xcomplex<f32>>
  %transpose = stablehlo.transpose %sine, dims = [2, 1, 0] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x1xcomplex<f32>>
  %concatenate_2 = stablehlo.concatenate %abs, %convert, %imag, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<4x2x3xf32>
  check.expect_almost_eq_const %concatenate_2, dense<[[[3.723196, 0.5398659, 1.2692307], [1.485907, 3.723196, 10.046421]], [[3.1657784, -0.15913059, 0.7397923], [1.4031192, -3.1657784, -7.6192317]], [[1.959601, -0.51588047, -1.0313361], [-0.48905626, -1.959601, 6.54812]], [[3.1657784, -0.15913059, 0.7397923], [1.4031192, -3.1657784, -7.6192317]]]> : tensor<4x2x3xf32>, tolerance = 2.0e-04 loc("abs_of_sine, convert_of_sine, imag_of_sine, real_of_sine")
  %concatenate_3 = stablehlo.concatenate %add, %divide, %dynamic_update_slice, %log, %log_plus_one, %logistic, %negate, %reduce_window, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_3, dense<[[[(6.331557, 3.919202), (-0.31826118, -1.0317609), (1.4795846, -2.0626721)], [(2.8062384, -0.9781125), (-6.331557, -3.919202), (-15.238463, 13.09624)]], [[(1.5828892, 0.9798005), (-0.079565294, -0.25794023), (0.36989614, -0.51566803)], [(0.7015596, -0.24452813), (-1.5828892, -0.9798005), (-3.8096159, 3.27406)]], [[(3.1657784, 1.959601), (-0.15913059, -0.51588047), (0.7397923, -1.0313361)], [(1.4031192, -0.48905626), (2.0, 0.0), (0.0, 1.0)]], [[(1.3145825, 0.5542695), (-0.6164345, -1.8700001), (0.23841101, -0.9485442)], [(0.39602533, -0.33538187), (1.3145825, -2.5873232), (2.3072164, 2.4316552)]], [[(1.5268531, 0.43969217), (-0.013585906, -0.55029297), (0.7043374, -0.53510314)], [(0.8970582, -0.20076726), (1.0718317, -2.4061308), (2.2311814, 2.3615952)]], [[(1.0146534, 0.040248554), (0.4575567, -0.13101956), (0.7247584, -0.23832554)], [(0.8143512, -0.07727811), (-0.014653486, -0.040248554), (0.00047358262, 0.00012842355)]], [[(-3.1657784, -1.959601), (0.15913059, 0.51588047), (-0.7397923, 1.0313361)], [(-1.4031192, 0.48905626), (3.1657784, 1.959601), (7.6192317, -6.54812)]], [[(3.1657784, 1.959601), (3.0066478, 1.4437206), (0.5806617, -1.5472165)], [(1.4031192, -0.48905626), (-1.7626592, -2.4486573), (-10.78501, 4.588519)]]]> : tensor<8x2x3xcomplex<f32>>, tolerance = 3.0e-04 loc("add_of_sine, divide_of_sine, dynamic_update_slice_of_sine, log_of_sine, log_plus_one_of_sine, logistic_of_sine, negate_of_sine, reduce_window_of_sine")
  %concatenate_4 = stablehlo.concatenate %reverse, %rsqrt, %select, %sign, %sort, %sqrt, %subtract, %tanh, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_4, dense<[[[(0.7397923, -1.0313361), (-0.15913059, -0.51588047), (3.1657784, 1.959601)], [(-7.6192317, 6.54812), (-3.1657784, -1.959601), (1.4031192, -0.48905626)]], [[(0.49847844, -0.14179453), (0.8081848, 1.0950567), (0.7896541, 0.40537053)], [(0.8088521, 0.13692302), (0.14179453, 0.49847844), (0.10965424, -0.29582745)]], [[(2.0, 0.0), (-0.15913059, -0.51588047), (1.0, 1.0)], [(1.4031192, -0.48905626), (-3.1657784, -1.959601), (1.0, -1.0)]], [[(0.85028523, 0.5263223), (-0.29475945, -0.9555715), (0.58286667, -0.81256783)], [(0.9442847, -0.3291298), (-0.85028523, -0.5263223), (-0.75840265, 0.6517864)]], [[(3.1657784, 1.959601), (0.7397923, -1.0313361), (-0.15913059, -0.51588047)], [(1.4031192, -0.48905626), (-3.1657784, -1.959601), (-7.6192317, 6.54812)]], [[(1.855933, 0.5279288), (0.43631142, -0.5911838), (1.0022532, -0.5145087)], [(1.201879, -0.20345487), (0.5279288, -1.855933), (1.1016326, 2.972007)]], [[(-1.1657784, -1.959601), (0.15913059, 1.5158805), (0.2602077, 2.031336)], [(-2.403119, 0.48905626), (3.1657784, -0.040398955), (8.619232, -7.54812)]], [[(1.0025358, -0.0025029203), (-0.20689394, -0.54858977), (1.1331129, -0.47979215)], [(0.9301534, -0.09358948), (-1.0025358, 0.0025029203), (-0.9999996, 2.43614e-07)]]]> : tensor<8x2x3xcomplex<f32>>, tolerance = 1.7e-04 loc("reverse_of_sine, rsqrt_of_sine, select_of_sine, sign_of_sine, sort_of_sine, sqrt_of_sine, subtract_of_sine, tanh_of_sine")
  %reshape_2 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_3 = stablehlo.reshape %slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_4 = stablehlo.reshape %concatenate : (tensor<1x2x6xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_5 = stablehlo.reshape %reduce : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %reshape_6 = stablehlo.reshape %pad : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_7 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_8 = stablehlo.reshape %transpose : (tensor<3x2x1xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_9 = stablehlo.reshape %reshape : (tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %concatenate_5 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<56xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_5, dense<[(-0.15913059, -0.51588047), (0.7397923, -1.0313361), (-3.1657784, -1.959601), (-7.6192317, 6.54812), (-0.15913059, -0.51588047), (0.7397923, -1.0313361), (-3.1657784, -1.959601), (-7.6192317, 6.54812), (3.1657784, 1.959601), (-0.15913059, -0.51588047), (0.7397923, -1.0313361), (3.1657784, 1.959601), (-0.15913059, -0.51588047), (0.7397923, -1.0313361), (1.4031192, -0.48905626), (-3.1657784, -1.959601), (-7.6192317, 6.54812), (1.4031192, -0.48905626), (-3.1657784, -1.959601), (-7.6192317, 6.54812), (4.5688977, 1.4705448), (-3.324909, -2.4754815), (-6.8794394, 5.5167837), (-0.15913059, -0.51588047), (0.7397923, -1.0313361), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (-3.1657784, -1.959601), (-7.6192317, 6.54812), (0.0, 0.0), (3.1657784, 1.959601), (-0.15913059, -0.51588047), (0.7397923, -1.0313361), (1.4031192, -0.48905626), (-3.1657784, -1.959601), (-7.6192317, 6.54812), (3.1657784, 1.959601), (-0.15913059, -0.51588047), (0.7397923, -1.0313361), (1.4031192, -0.48905626), (-3.1657784, -1.959601), (-7.6192317, 6.54812), (3.1657784, 1.959601), (1.4031192, -0.48905626), (-0.15913059, -0.51588047), (-3.1657784, -1.959601), (0.7397923, -1.0313361), (-7.6192317, 6.54812), (3.1657784, 1.959601), (-0.15913059, -0.51588047), (0.7397923, -1.0313361), (1.4031192, -0.48905626), (-3.1657784, -1.959601), (-7.6192317, 6.54812)]> : tensor<56xcomplex<f32>>, tolerance = 1.5e-04 loc("dynamic_slice_of_sine, slice_of_sine, concatenate_of_sine, reduce_of_sine, pad_of_sine, broadcast_in_dim_of_sine, transpose_of_sine, reshape_of_sine")
  %reshape_10 = stablehlo.reshape %cosine : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_11 = stablehlo.reshape %exponential : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_12 = stablehlo.reshape %exponential_minus_one : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_13 = stablehlo.reshape %multiply : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_14 = stablehlo.reshape %power : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_15 = stablehlo.reshape %sine_3 : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_16 = stablehlo.reshape %tan : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_17 = stablehlo.reshape %dot_general : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %concatenate_6 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<46xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_6, dense<[(-3.6176467, 0.08410475), (1.1216903, -0.08542079), (1.1674968, 0.8252352), (0.18725182, 0.50165015), (-3.6176467, 0.08410475), (81.16945, 339.3935), (-8.986984, 21.937754), (0.7418894, -0.42072895), (1.0764018, -1.79791), (3.5910194, -1.9110562), (-0.015990196, -0.039033003), (0.0004737905, 0.00012854527), (-9.986984, 21.937754), (-0.25811055, -0.42072895), (0.07640182, -1.79791), (2.5910194, -1.9110562), (-1.0159901, -0.039033003), (-0.9995262, 0.00012854527), (6.331557, 3.919202), (0.51588047, -0.15913059), (1.7711284, -0.29154378), (-1.4031192, 0.48905626), (-3.919202, 6.331557), (-1.0711117, 14.167352), (0.09366763, 0.79250205), (-1.7706071, -3.6829262), (2.0310159, -2.8238077), (2.7458603, -0.5306264), (-0.0077888644, 0.0010531967), (56.84536, -29.845848), (-0.087512545, -3.4767733), (-0.1800173, -0.5322581), (1.0655845, -0.9041605), (1.1062548, -0.08491254), (0.087512545, 3.4767733), (-339.3949, 81.16911), (0.0018463037, 0.9611023), (-0.12363455, -0.4839295), (0.24359415, -0.94662607), (0.57391906, -1.991004), (-0.0018463037, -0.9611023), (-1.857668e-06, 1.0000037), (4.6256347, 1.7646066), (-2.0920143, 1.9105303), (14.696301, 9.134972), (2.583723, 17.530071)]> : tensor<46xcomplex<f32>>, tolerance = 6.8e-03 loc("cosine_of_sine, exponential_of_sine, exponential_minus_one_of_sine, multiply_of_sine, power_of_sine, sine_of_sine, tan_of_sine, dot_general_of_sine")
  return
}
