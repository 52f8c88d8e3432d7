// Pairs of ops: what takes the complex result of cosine. The values are those of scripts/oracle.
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
  %cosine = stablehlo.cosine %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %cosine : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %add = stablehlo.add %cosine, %cosine : tensor<1x2x3xcomplex<f32>>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %cosine, dims = [0, 1, 2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %cosine, %cosine, dim = 2 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x6xcomplex<f32>>
  %convert = stablehlo.convert %cosine : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %cosine_2 = stablehlo.cosine %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cosine_3 = stablehlo.cosine %cosine_2 : tensor<1x2x3xcomplex<f32>>
  %divide = stablehlo.divide %cosine, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %dot_general = stablehlo.dot_general %cosine, %complex_f32__3, contracting_dims = [2] x [0] : (tensor<1x2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_slice = stablehlo.dynamic_slice %cosine, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %cosine, %complex_f32__4, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %exponential = stablehlo.exponential %cosine : tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one = stablehlo.exponential_minus_one %cosine : tensor<1x2x3xcomplex<f32>>
  %imag = stablehlo.imag %cosine : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %log = stablehlo.log %cosine : tensor<1x2x3xcomplex<f32>>
  %log_plus_one = stablehlo.log_plus_one %cosine : tensor<1x2x3xcomplex<f32>>
  %logistic = stablehlo.logistic %cosine : tensor<1x2x3xcomplex<f32>>
  %multiply = stablehlo.multiply %complex_f32__5, %cosine : tensor<1x2x3xcomplex<f32>>
  %negate = stablehlo.negate %cosine : tensor<1x2x3xcomplex<f32>>
  %pad = stablehlo.pad %cosine, %complex_f32__6, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %power = stablehlo.power %cosine, %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  %real = stablehlo.real %cosine : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%cosine init: %complex_f32__6) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  %reduce_window = "stablehlo.reduce_window"(%cosine, %complex_f32__6) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %reshape = stablehlo.reshape %cosine : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reverse = stablehlo.reverse %cosine, dims = [2] : tensor<1x2x3xcomplex<f32>>
  %rsqrt = stablehlo.rsqrt %cosine : tensor<1x2x3xcomplex<f32>>
  %select = stablehlo.select %i1, %complex_f32__5, %cosine : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %sign = stablehlo.sign %cosine : tensor<1x2x3xcomplex<f32>>
  %sine = stablehlo.sine %cosine_2 : tensor<1x2x3xcomplex<f32>>
  %slice = stablehlo.slice %cosine [0:1, 0:2, 1:3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %sort = "stablehlo.sort"(%cosine) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sqrt = stablehlo.sqrt %cosine : tensor<1x2x3xcomplex<f32>>
  %subtract = stablehlo.subtract %complex_f32__5, %cosine : tensor<1x2x3xcomplex<f32>>
  %tan = stablehlo.tan %cosine_2 : tensor<1x2x3xcomplex<f32>>
  %tanh = stablehlo.tanh %cosine : tensor<1x2x3xcomplex<f32>>
  %transpose = stablehlo.transpose %cosine, dims = [2, 1, 0] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x1xcomplex<f32>>
  %concatenate_2 = stablehlo.concatenate %abs, %convert, %imag, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<4x2x3xf32>
  check.expect_almost_eq_const %concatenate_2, dense<[[[3.6668847, 1.1187607, 1.4667137], [1.2467061, 3.6668847, 10.039177]], [[2.032723, -1.1163412, 1.3541807], [-0.64214814, 2.032723, -6.580663]], [[-3.0518978, 0.07353698, 0.5634215], [-1.0686074, -3.0518978, -7.5815525]], [[2.032723, -1.1163412, 1.3541807], [-0.64214814, 2.032723, -6.580663]]]> : tensor<4x2x3xf32>, tolerance = 2.0e-04 loc("abs_of_cosine, convert_of_cosine, imag_of_cosine, real_of_cosine")
  %concatenate_3 = stablehlo.concatenate %add, %divide, %dynamic_update_slice, %log, %log_plus_one, %logistic, %negate, %reduce_window, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_3, dense<[[[(4.065446, -6.1037955), (-2.2326825, 0.14707395), (2.7083614, 1.126843)], [(-1.2842963, -2.137215), (4.065446, -6.1037955), (-13.161326, -15.163105)]], [[(1.0163615, -1.5259489), (-0.5581706, 0.03676849), (0.67709035, 0.28171074)], [(-0.32107407, -0.5343037), (1.0163615, -1.5259489), (-3.2903316, -3.7907763)]], [[(2.032723, -3.0518978), (-1.1163412, 0.07353698), (1.3541807, 0.5634215)], [(-0.64214814, -1.0686074), (2.0, 0.0), (0.0, 1.0)]], [[(1.2993424, -0.9832193), (0.112221524, 3.0758145), (0.38302433, 0.39427477)], [(0.22050495, -2.1118925), (1.2993424, -0.9832193), (2.3064952, -2.2856386)]], [[(1.4591957, -0.7885495), (-1.9831612, 2.5779183), (0.88404155, 0.23490953)], [(0.11950051, -1.2476573), (1.4591957, -0.7885495), (2.2422, -2.2053318)]], [[(1.1498133, -0.015513813), (0.24643588, 0.01366711), (0.8104645, 0.09172552)], [(0.29725116, -0.2586087), (1.1498133, -0.015513813), (0.00037482657, -0.0013347806)]], [[(-2.032723, 3.0518978), (1.1163412, -0.07353698), (-1.3541807, -0.5634215)], [(0.64214814, 1.0686074), (-2.032723, 3.0518978), (6.580663, 7.5815525)]], [[(2.032723, -3.0518978), (0.9163817, -2.978361), (0.23783946, 0.6369585)], [(-0.64214814, -1.0686074), (1.3905748, -4.1205053), (-4.5479403, -10.6334505)]]]> : tensor<8x2x3xcomplex<f32>>, tolerance = 3.0e-04 loc("add_of_cosine, divide_of_cosine, dynamic_update_slice_of_cosine, log_of_cosine, log_plus_one_of_cosine, logistic_of_cosine, negate_of_cosine, reduce_window_of_cosine")
  %concatenate_4 = stablehlo.concatenate %reverse, %rsqrt, %select, %sign, %sort, %sqrt, %subtract, %tanh, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_4, dense<[[[(1.3541807, 0.5634215), (-1.1163412, 0.07353698), (2.032723, -3.0518978)], [(-6.580663, -7.5815525), (2.032723, -3.0518978), (-0.64214814, -1.0686074)]], [[(0.4603734, 0.24651042), (0.031088868, -0.9449231), (0.80971664, -0.16172592)], [(0.44100133, 0.7795072), (0.4603734, 0.24651042), (0.13098803, 0.2871444)]], [[(2.0, 0.0), (-1.1163412, 0.07353698), (1.0, 1.0)], [(-0.64214814, -1.0686074), (2.032723, -3.0518978), (1.0, -1.0)]], [[(0.554346, -0.8322863), (-0.9978373, 0.06573074), (0.9232755, 0.3841387)], [(-0.51507574, -0.8571446), (0.554346, -0.8322863), (-0.6554983, -0.75519663)]], [[(2.032723, -3.0518978), (1.3541807, 0.5634215), (-1.1163412, 0.07353698)], [(2.032723, -3.0518978), (-0.64214814, -1.0686074), (-6.580663, -7.5815525)]], [[(1.6881362, -0.90392524), (0.034781005, 1.0571429), (1.1876225, 0.23720562)], [(0.549799, -0.9718164), (1.6881362, -0.90392524), (1.3150121, -2.882693)]], [[(-0.03272295, 3.0518978), (1.1163412, 0.926463), (-0.3541807, 0.4365785)], [(-0.35785186, 1.0686074), (-2.032723, 1.0518978), (7.580663, 6.5815525)]], [[(0.9667825, 0.0059204097), (-0.80781823, 0.025685882), (0.937709, 0.1133762)], [(-1.1845112, -0.5993644), (0.9667825, 0.0059204097), (-1.0000033, -1.9939698e-06)]]]> : tensor<8x2x3xcomplex<f32>>, tolerance = 1.5e-04 loc("reverse_of_cosine, rsqrt_of_cosine, select_of_cosine, sign_of_cosine, sort_of_cosine, sqrt_of_cosine, subtract_of_cosine, tanh_of_cosine")
  %reshape_2 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_3 = stablehlo.reshape %slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_4 = stablehlo.reshape %concatenate : (tensor<1x2x6xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_5 = stablehlo.reshape %reduce : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %reshape_6 = stablehlo.reshape %pad : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_7 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_8 = stablehlo.reshape %transpose : (tensor<3x2x1xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_9 = stablehlo.reshape %reshape : (tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %concatenate_5 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<56xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_5, dense<[(-1.1163412, 0.07353698), (1.3541807, 0.5634215), (2.032723, -3.0518978), (-6.580663, -7.5815525), (-1.1163412, 0.07353698), (1.3541807, 0.5634215), (2.032723, -3.0518978), (-6.580663, -7.5815525), (2.032723, -3.0518978), (-1.1163412, 0.07353698), (1.3541807, 0.5634215), (2.032723, -3.0518978), (-1.1163412, 0.07353698), (1.3541807, 0.5634215), (-0.64214814, -1.0686074), (2.032723, -3.0518978), (-6.580663, -7.5815525), (-0.64214814, -1.0686074), (2.032723, -3.0518978), (-6.580663, -7.5815525), (1.3905748, -4.1205053), (0.9163817, -2.978361), (-5.2264824, -7.0181313), (-1.1163412, 0.07353698), (1.3541807, 0.5634215), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (2.032723, -3.0518978), (-6.580663, -7.5815525), (0.0, 0.0), (2.032723, -3.0518978), (-1.1163412, 0.07353698), (1.3541807, 0.5634215), (-0.64214814, -1.0686074), (2.032723, -3.0518978), (-6.580663, -7.5815525), (2.032723, -3.0518978), (-1.1163412, 0.07353698), (1.3541807, 0.5634215), (-0.64214814, -1.0686074), (2.032723, -3.0518978), (-6.580663, -7.5815525), (2.032723, -3.0518978), (-0.64214814, -1.0686074), (-1.1163412, 0.07353698), (2.032723, -3.0518978), (1.3541807, 0.5634215), (-6.580663, -7.5815525), (2.032723, -3.0518978), (-1.1163412, 0.07353698), (1.3541807, 0.5634215), (-0.64214814, -1.0686074), (2.032723, -3.0518978), (-6.580663, -7.5815525)]> : tensor<56xcomplex<f32>>, tolerance = 1.5e-04 loc("dynamic_slice_of_cosine, slice_of_cosine, concatenate_of_cosine, reduce_of_cosine, pad_of_cosine, broadcast_in_dim_of_cosine, transpose_of_cosine, reshape_of_cosine")
  %reshape_10 = stablehlo.reshape %cosine_3 : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_11 = stablehlo.reshape %exponential : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_12 = stablehlo.reshape %exponential_minus_one : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_13 = stablehlo.reshape %multiply : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_14 = stablehlo.reshape %power : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_15 = stablehlo.reshape %sine : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_16 = stablehlo.reshape %tan : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_17 = stablehlo.reshape %dot_general : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %concatenate_6 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<46xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_6, dense<[(-4.7247477, 9.447976), (0.4401602, 0.06613257), (0.249951, -0.5798326), (1.3032435, -0.7689604), (-4.7247477, 9.447976), (937.7568, -287.49258), (-7.604156, -0.6838889), (0.32659072, 0.024059879), (3.2748563, 2.0688124), (0.2532651, -0.46119642), (-7.604156, -0.6838889), (0.0003731835, -0.0013357794), (-8.6041565, -0.6838889), (-0.6734093, 0.024059879), (2.2748563, 2.0688124), (-0.7467349, -0.46119642), (-8.6041565, -0.6838889), (-0.9996268, -0.0013357794), (4.065446, -6.1037955), (-0.07353698, -1.1163412), (0.7907592, 1.9176022), (0.64214814, 1.0686074), (-6.1037955, -4.065446), (-14.162216, -1.0008893), (1.8291392, 3.215065), (-0.037660897, 0.033198796), (0.6967943, 0.8358297), (-11.484844, 3.9815657), (-0.18518442, -0.056696963), (-0.36587417, 0.44180283), (9.490292, 4.703681), (-0.9009309, 0.032309834), (1.1357874, 0.12760289), (-0.97468036, -1.0281757), (9.490292, 4.703681), (-287.49274, -937.7563), (-0.0035753562, -1.0026908), (-1.9908544, 0.37252375), (0.5264928, 1.7318617), (-0.20946422, -0.9125274), (-0.0035753562, -1.0026908), (-2.9129365e-07, -0.9999996), (4.002411, -9.854961), (6.085841, 1.1684268), (-11.362781, 10.004936), (-15.126331, 1.4088602)]> : tensor<46xcomplex<f32>>, tolerance = 1.9e-02 loc("cosine_of_cosine, exponential_of_cosine, exponential_minus_one_of_cosine, multiply_of_cosine, power_of_cosine, sine_of_cosine, tan_of_cosine, dot_general_of_cosine")
  return
}
