// Pairs of ops: what takes the complex result of cosine. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__3 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)]]]> : tensor<1x1x3xcomplex<f32>>
  %complex_f32__4 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0)], [(2.0, 0.0), (0.0, 1.0)]]> : tensor<4x2xcomplex<f32>>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %complex_f32__5 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0), (2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x3x4xcomplex<f32>>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %complex_f32__6 = stablehlo.constant dense<(3.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__7 = stablehlo.constant dense<[[[(0.25, 1.0), (0.75, 1.0), (1.25, 1.0)], [(1.75, 1.0), (0.25, -2.0), (0.75, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__8 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %cosine = stablehlo.cosine %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %cosine : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %abs, dense<[[[3.6668847, 1.1187607, 1.4667137], [1.2467061, 3.6668847, 10.039177]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-04 loc("abs_of_cosine")
  %add = stablehlo.add %complex_f32__2, %cosine : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %add, dense<[[[(4.032723, -3.0518978), (-1.1163412, 1.073537), (2.3541808, 1.5634215)], [(-1.6421481, -1.0686074), (2.032723, -5.051898), (-5.580663, -8.5815525)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 1.7e-04 loc("add_of_cosine")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %cosine, dims = [0, 2, 3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2x3xcomplex<f32>>
  check.expect_almost_eq_const %broadcast_in_dim, dense<[[[[(2.032723, -3.0518978), (-1.1163412, 0.07353698), (1.3541807, 0.5634215)], [(-0.64214814, -1.0686074), (2.032723, -3.0518978), (-6.580663, -7.5815525)]], [[(2.032723, -3.0518978), (-1.1163412, 0.07353698), (1.3541807, 0.5634215)], [(-0.64214814, -1.0686074), (2.032723, -3.0518978), (-6.580663, -7.5815525)]]]]> : tensor<1x2x2x3xcomplex<f32>>, tolerance = 1.5e-04 loc("broadcast_in_dim_of_cosine")
  %concatenate = stablehlo.concatenate %complex_f32__3, %cosine, dim = 1 : (tensor<1x1x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate, dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(2.032723, -3.0518978), (-1.1163412, 0.07353698), (1.3541807, 0.5634215)], [(-0.64214814, -1.0686074), (2.032723, -3.0518978), (-6.580663, -7.5815525)]]]> : tensor<1x3x3xcomplex<f32>>, tolerance = 1.5e-04 loc("concatenate_of_cosine")
  %convert = stablehlo.convert %cosine : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %convert, dense<[[[2.032723, -1.1163412, 1.3541807], [-0.64214814, 2.032723, -6.580663]]]> : tensor<1x2x3xf32>, tolerance = 1.3e-04 loc("convert_of_cosine")
  %cosine_2 = stablehlo.cosine %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cosine_3 = stablehlo.cosine %cosine_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cosine_3, dense<[[[(-4.7247477, 9.447976), (0.4401602, 0.06613257), (0.249951, -0.5798326)], [(1.3032435, -0.7689604), (-4.7247477, 9.447976), (937.7568, -287.49258)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 1.9e-02 loc("cosine_of_cosine")
  %divide = stablehlo.divide %cosine, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %divide, dense<[[[(1.0163615, -1.5259489), (0.07353698, 1.1163412), (0.9588011, -0.3953796)], [(0.64214814, 1.0686074), (1.5259489, 1.0163615), (0.50044465, -7.081108)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 1.4e-04 loc("divide_of_cosine")
  %dot_general = stablehlo.dot_general %complex_f32__4, %cosine, contracting_dims = [1] x [1] : (tensor<4x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<4x1x3xcomplex<f32>>
  check.expect_almost_eq_const %dot_general, dense<[[[(5.134053, -6.7459435), (0.8192153, 2.179797), (10.289914, -5.45382)]], [[(5.7267685, 0.049432635), (-3.2226012, 2.0090935), (7.3714223, 9.499155)]], [[(-7.8145514, -4.491905), (-0.87210083, -2.851938), (-13.035374, -3.7092507)]], [[(5.134053, -6.7459435), (0.8192153, 2.179797), (10.289914, -5.45382)]]]> : tensor<4x1x3xcomplex<f32>>, tolerance = 2.6e-04 loc("dot_general_of_cosine")
  %dynamic_slice = stablehlo.dynamic_slice %cosine, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xcomplex<f32>>
  check.expect_almost_eq_const %dynamic_slice, dense<[[[(-1.1163412, 0.07353698), (1.3541807, 0.5634215)]]]> : tensor<1x1x2xcomplex<f32>>, tolerance = 2.7e-05 loc("dynamic_slice_of_cosine")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %complex_f32__5, %cosine, %i32, %i32__4, %i32 : (tensor<1x3x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xcomplex<f32>>
  check.expect_almost_eq_const %dynamic_update_slice, dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (-1.0, 0.0)], [(2.032723, -3.0518978), (-1.1163412, 0.07353698), (1.3541807, 0.5634215), (0.0, 1.0)], [(-0.64214814, -1.0686074), (2.032723, -3.0518978), (-6.580663, -7.5815525), (1.0, -1.0)]]]> : tensor<1x3x4xcomplex<f32>>, tolerance = 1.5e-04 loc("dynamic_update_slice_of_cosine")
  %exponential = stablehlo.exponential %cosine : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %exponential, dense<[[[(-7.604156, -0.6838889), (0.32659072, 0.024059879), (3.2748563, 2.0688124)], [(0.2532651, -0.46119642), (-7.604156, -0.6838889), (0.0003731835, -0.0013357794)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 1.5e-04 loc("exponential_of_cosine")
  %exponential_minus_one = stablehlo.exponential_minus_one %cosine : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[(-8.6041565, -0.6838889), (-0.6734093, 0.024059879), (2.2748563, 2.0688124)], [(-0.7467349, -0.46119642), (-8.6041565, -0.6838889), (-0.9996268, -0.0013357794)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 1.7e-04 loc("exponential_minus_one_of_cosine")
  %imag = stablehlo.imag %cosine : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %imag, dense<[[[-3.0518978, 0.07353698, 0.5634215], [-1.0686074, -3.0518978, -7.5815525]]]> : tensor<1x2x3xf32>, tolerance = 1.5e-04 loc("imag_of_cosine")
  %log = stablehlo.log %cosine : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %log, dense<[[[(1.2993424, -0.9832193), (0.112221524, 3.0758145), (0.38302433, 0.39427477)], [(0.22050495, -2.1118925), (1.2993424, -0.9832193), (2.3064952, -2.2856386)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 6.2e-05 loc("log_of_cosine")
  %log_plus_one = stablehlo.log_plus_one %cosine : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %log_plus_one, dense<[[[(1.4591957, -0.7885495), (-1.9831612, 2.5779183), (0.88404155, 0.23490953)], [(0.11950051, -1.2476573), (1.4591957, -0.7885495), (2.2422, -2.2053318)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 5.2e-05 loc("log_plus_one_of_cosine")
  %logistic = stablehlo.logistic %cosine : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %logistic, dense<[[[(1.1498133, -0.015513813), (0.24643588, 0.01366711), (0.8104645, 0.09172552)], [(0.29725116, -0.2586087), (1.1498133, -0.015513813), (0.00037482657, -0.0013347806)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.3e-05 loc("logistic_of_cosine")
  %multiply = stablehlo.multiply %cosine, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %multiply, dense<[[[(4.065446, -6.1037955), (-0.07353698, -1.1163412), (0.7907592, 1.9176022)], [(0.64214814, 1.0686074), (-6.1037955, -4.065446), (-14.162216, -1.0008893)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.8e-04 loc("multiply_of_cosine")
  %negate = stablehlo.negate %cosine : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %negate, dense<[[[(-2.032723, 3.0518978), (1.1163412, -0.07353698), (-1.3541807, -0.5634215)], [(0.64214814, 1.0686074), (-2.032723, 3.0518978), (6.580663, 7.5815525)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 1.5e-04 loc("negate_of_cosine")
  %pad = stablehlo.pad %cosine, %complex_f32__6, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x5xcomplex<f32>>
  check.expect_almost_eq_const %pad, dense<[[[(3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0)], [(2.032723, -3.0518978), (-1.1163412, 0.07353698), (1.3541807, 0.5634215), (3.0, 0.0), (3.0, 0.0)]]]> : tensor<1x2x5xcomplex<f32>>, tolerance = 6.1e-05 loc("pad_of_cosine")
  %power = stablehlo.power %cosine, %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %power, dense<[[[(1.8291392, 3.215065), (-0.037660897, 0.033198796), (0.6967943, 0.8358297)], [(-11.484844, 3.9815657), (-0.18518442, -0.056696963), (-0.36587417, 0.44180283)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.3e-04 loc("power_of_cosine")
  %real = stablehlo.real %cosine : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %real, dense<[[[2.032723, -1.1163412, 1.3541807], [-0.64214814, 2.032723, -6.580663]]]> : tensor<1x2x3xf32>, tolerance = 1.3e-04 loc("real_of_cosine")
  %reduce = stablehlo.reduce(%cosine init: %complex_f32__8) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  check.expect_almost_eq_const %reduce, dense<[[(1.3905748, -4.1205053), (0.9163817, -2.978361), (-5.2264824, -7.0181313)]]> : tensor<1x3xcomplex<f32>>, tolerance = 1.4e-04 loc("reduce_of_cosine")
  %reduce_window = "stablehlo.reduce_window"(%cosine, %complex_f32__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %reduce_window, dense<[[[(0.9163817, -2.978361), (0.23783946, 0.6369585)], [(1.3905748, -4.1205053), (-4.5479403, -10.6334505)]]]> : tensor<1x2x2xcomplex<f32>>, tolerance = 2.1e-04 loc("reduce_window_of_cosine")
  %reshape = stablehlo.reshape %cosine : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  check.expect_almost_eq_const %reshape, dense<[[(2.032723, -3.0518978), (-1.1163412, 0.07353698)], [(1.3541807, 0.5634215), (-0.64214814, -1.0686074)], [(2.032723, -3.0518978), (-6.580663, -7.5815525)]]> : tensor<3x2xcomplex<f32>>, tolerance = 1.5e-04 loc("reshape_of_cosine")
  %reverse = stablehlo.reverse %cosine, dims = [1, 2] : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %reverse, dense<[[[(-6.580663, -7.5815525), (2.032723, -3.0518978), (-0.64214814, -1.0686074)], [(1.3541807, 0.5634215), (-1.1163412, 0.07353698), (2.032723, -3.0518978)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 1.5e-04 loc("reverse_of_cosine")
  %rsqrt = stablehlo.rsqrt %cosine : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %rsqrt, dense<[[[(0.4603734, 0.24651042), (0.031088868, -0.9449231), (0.80971664, -0.16172592)], [(0.44100133, 0.7795072), (0.4603734, 0.24651042), (0.13098803, 0.2871444)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("rsqrt_of_cosine")
  %select = stablehlo.select %i1, %cosine, %complex_f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %select, dense<[[[(2.032723, -3.0518978), (0.0, 1.0), (1.3541807, 0.5634215)], [(-1.0, 0.0), (0.0, -2.0), (-6.580663, -7.5815525)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 1.5e-04 loc("select_of_cosine")
  %sign = stablehlo.sign %cosine : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sign, dense<[[[(0.554346, -0.8322863), (-0.9978373, 0.06573074), (0.9232755, 0.3841387)], [(-0.51507574, -0.8571446), (0.554346, -0.8322863), (-0.6554983, -0.75519663)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("sign_of_cosine")
  %sine = stablehlo.sine %cosine_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sine, dense<[[[(9.490292, 4.703681), (-0.9009309, 0.032309834), (1.1357874, 0.12760289)], [(-0.97468036, -1.0281757), (9.490292, 4.703681), (-287.49274, -937.7563)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 1.9e-02 loc("sine_of_cosine")
  %slice = stablehlo.slice %cosine [0:1, 1:2, 0:3:2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  check.expect_almost_eq_const %slice, dense<[[[(-0.64214814, -1.0686074), (-6.580663, -7.5815525)]]]> : tensor<1x1x2xcomplex<f32>>, tolerance = 1.5e-04 loc("slice_of_cosine")
  %sort = "stablehlo.sort"(%cosine) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sort, dense<[[[(2.032723, -3.0518978), (1.3541807, 0.5634215), (-1.1163412, 0.07353698)], [(2.032723, -3.0518978), (-0.64214814, -1.0686074), (-6.580663, -7.5815525)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 1.5e-04 loc("sort_of_cosine")
  %sqrt = stablehlo.sqrt %cosine : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sqrt, dense<[[[(1.6881362, -0.90392524), (0.034781005, 1.0571429), (1.1876225, 0.23720562)], [(0.549799, -0.9718164), (1.6881362, -0.90392524), (1.3150121, -2.882693)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 5.8e-05 loc("sqrt_of_cosine")
  %subtract = stablehlo.subtract %cosine, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %subtract, dense<[[[(0.03272295, -3.0518978), (-1.1163412, -0.926463), (0.3541807, -0.4365785)], [(0.35785186, -1.0686074), (2.032723, -1.0518978), (-7.580663, -6.5815525)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 1.5e-04 loc("subtract_of_cosine")
  %tan = stablehlo.tan %cosine_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %tan, dense<[[[(-0.0035753562, -1.0026908), (-1.9908544, 0.37252375), (0.5264928, 1.7318617)], [(-0.20946422, -0.9125274), (-0.0035753562, -1.0026908), (-2.9129365e-07, -0.9999996)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 4.0e-05 loc("tan_of_cosine")
  %tanh = stablehlo.tanh %cosine : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %tanh, dense<[[[(0.9667825, 0.0059204097), (-0.80781823, 0.025685882), (0.937709, 0.1133762)], [(-1.1845112, -0.5993644), (0.9667825, 0.0059204097), (-1.0000033, -1.9939698e-06)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.4e-05 loc("tanh_of_cosine")
  %transpose = stablehlo.transpose %cosine, dims = [2, 0, 1] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x1x2xcomplex<f32>>
  check.expect_almost_eq_const %transpose, dense<[[[(2.032723, -3.0518978), (-0.64214814, -1.0686074)]], [[(-1.1163412, 0.07353698), (2.032723, -3.0518978)]], [[(1.3541807, 0.5634215), (-6.580663, -7.5815525)]]]> : tensor<3x1x2xcomplex<f32>>, tolerance = 1.5e-04 loc("transpose_of_cosine")
  return
}
