// Pairs of ops: what takes the float result of exponential. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<1.0> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__4 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__5 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__6 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__7 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__8 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__9 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %f32__10 = stablehlo.constant dense<0.0> : tensor<f32>
  %f32__11 = stablehlo.constant dense<2.0> : tensor<1x2x3xf32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %f32__12 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [-0.0, 0x7F800000, 0.25]]]> : tensor<1x2x3xf32>
  %exponential = stablehlo.exponential %f32 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %exponential : tensor<1x2x3xf32>
  check.expect_almost_eq_const %abs, dense<[[[4.481689, 0.10539922, 2.117], [1.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 9.0e-05 loc("abs_of_exponential")
  %add = stablehlo.add %exponential, %exponential : tensor<1x2x3xf32>
  check.expect_almost_eq_const %add, dense<[[[8.963378, 0.21079844, 4.234], [2.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 1.8e-04 loc("add_of_exponential")
  %atan2 = stablehlo.atan2 %exponential, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[1.3512623, 0.10501151, 1.1294988], [0.7853982, 1.5707964, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 3.1e-05 loc("atan2_of_exponential")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %exponential, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  check.expect_almost_eq_const %broadcast_in_dim, dense<[[[[4.481689, 0.10539922, 2.117], [1.0, 0x7F800000, 0x7FC00000]], [[4.481689, 0.10539922, 2.117], [1.0, 0x7F800000, 0x7FC00000]]]]> : tensor<1x2x2x3xf32>, tolerance = 9.0e-05 loc("broadcast_in_dim_of_exponential")
  %cbrt = stablehlo.cbrt %exponential : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[1.6487212, 0.47236654, 1.2840254], [1.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 3.3e-05 loc("cbrt_of_exponential")
  %ceil = stablehlo.ceil %exponential : tensor<1x2x3xf32>
  check.expect_almost_eq_const %ceil, dense<[[[5.0, 1.0, 3.0], [1.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 1.0e-04 loc("ceil_of_exponential")
  %clamp = stablehlo.clamp %f32__3, %exponential, %f32__4 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %clamp, dense<[[[2.0, 0.10539922, 2.0], [1.0, 2.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("clamp_of_exponential")
  %compare = stablehlo.compare LT, %exponential, %f32__5 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[false, false, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_exponential")
  %complex = stablehlo.complex %exponential, %exponential : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %complex, dense<[[[(4.481689, 4.481689), (0.10539922, 0.10539922), (2.117, 2.117)], [(1.0, 1.0), (0x7F800000, 0x7F800000), (0x7FC00000, 0x7FC00000)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 9.0e-05 loc("complex_of_exponential")
  %concatenate = stablehlo.concatenate %exponential, %exponential, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  check.expect_almost_eq_const %concatenate, dense<[[[4.481689, 0.10539922, 2.117, 4.481689, 0.10539922, 2.117], [1.0, 0x7F800000, 0x7FC00000, 1.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x6xf32>, tolerance = 9.0e-05 loc("concatenate_of_exponential")
  %convert = stablehlo.convert %exponential : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<true> : tensor<1x2x3xi1> loc("convert_of_exponential")
  %exponential_2 = stablehlo.exponential %f32__7 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %exponential_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[-0.22865903, -0.9980188, -0.5194471], [-0.07784605, 0.3285947, -0.93980056]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("cosine_of_exponential")
  %divide = stablehlo.divide %f32__5, %exponential : tensor<1x2x3xf32>
  check.expect_almost_eq_const %divide, dense<[[[0.44626033, -4.743868, 1.4170996], [4.0, -0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 9.5e-05 loc("divide_of_exponential")
  %dot_general = stablehlo.dot_general %exponential, %f32__8, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %dot_general, dense<[[[7.1625752, -0.76074755], [0x7FC00000, 0x7FC00000]]]> : tensor<1x2x2xf32>, tolerance = 1.4e-04 loc("dot_general_of_exponential")
  %dynamic_slice = stablehlo.dynamic_slice %exponential, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %dynamic_slice, dense<[[[0.10539922, 2.117], [0x7F800000, 0x7FC00000]]]> : tensor<1x2x2xf32>, tolerance = 4.2e-05 loc("dynamic_slice_of_exponential")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %exponential, %f32__9, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %dynamic_update_slice, dense<[[[4.481689, 0.10539922, 2.117], [1.0, 2.0, -0.5]]]> : tensor<1x2x3xf32>, tolerance = 9.0e-05 loc("dynamic_update_slice_of_exponential")
  %exponential_3 = stablehlo.exponential %exponential : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_3, dense<[[[88.38383, 1.1111541, 8.306182], [2.7182817, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 1.8e-03 loc("exponential_of_exponential")
  %exponential_minus_one = stablehlo.exponential_minus_one %exponential : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[87.38383, 0.11115412, 7.3061824], [1.7182819, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 1.7e-03 loc("exponential_minus_one_of_exponential")
  %floor = stablehlo.floor %exponential : tensor<1x2x3xf32>
  check.expect_almost_eq_const %floor, dense<[[[4.0, 0.0, 2.0], [1.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 8.0e-05 loc("floor_of_exponential")
  %imag = stablehlo.imag %exponential : tensor<1x2x3xf32>
  check.expect_almost_eq_const %imag, dense<0.0> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("imag_of_exponential")
  %is_finite = stablehlo.is_finite %exponential : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<[[[true, true, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("is_finite_of_exponential")
  %log = stablehlo.log %exponential : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[1.5, -2.25, 0.75000006], [0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.5e-05 loc("log_of_exponential")
  %log_plus_one = stablehlo.log_plus_one %exponential : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[1.7014133, 0.100206554, 1.136871], [0.6931472, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 3.4e-05 loc("log_plus_one_of_exponential")
  %logistic = stablehlo.logistic %exponential : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.9888123, 0.52632546, 0.89254457], [0.7310586, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("logistic_of_exponential")
  %maximum = stablehlo.maximum %f32__5, %exponential : tensor<1x2x3xf32>
  check.expect_almost_eq_const %maximum, dense<[[[4.481689, 0.10539922, 3.0], [4.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 9.0e-05 loc("maximum_of_exponential")
  %minimum = stablehlo.minimum %exponential, %exponential : tensor<1x2x3xf32>
  check.expect_almost_eq_const %minimum, dense<[[[4.481689, 0.10539922, 2.117], [1.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 9.0e-05 loc("minimum_of_exponential")
  %multiply = stablehlo.multiply %exponential, %f32__6 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %multiply, dense<[[[0.0, 0.0, 0.0], [0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("multiply_of_exponential")
  %negate = stablehlo.negate %exponential : tensor<1x2x3xf32>
  check.expect_almost_eq_const %negate, dense<[[[-4.481689, -0.10539922, -2.117], [-1.0, 0xFF800000, 0xFFC00000]]]> : tensor<1x2x3xf32>, tolerance = 9.0e-05 loc("negate_of_exponential")
  %pad = stablehlo.pad %exponential, %f32__10, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  check.expect_almost_eq_const %pad, dense<[[[0.10539922, 2.117, 0.0], [0.0, 0.0, 0.0], [0x7F800000, 0x7FC00000, 0.0]]]> : tensor<1x3x3xf32>, tolerance = 4.2e-05 loc("pad_of_exponential")
  %power = stablehlo.power %exponential, %f32__5 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[20.085537, 3.080217, 9.487737], [1.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-04 loc("power_of_exponential")
  %real = stablehlo.real %exponential : tensor<1x2x3xf32>
  check.expect_almost_eq_const %real, dense<[[[4.481689, 0.10539922, 2.117], [1.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 9.0e-05 loc("real_of_exponential")
  %reduce = stablehlo.reduce(%exponential init: %f32__10) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left: tensor<f32>, %right: tensor<f32>) {
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }
  check.expect_almost_eq_const %reduce, dense<[[5.481689, 0x7F800000, 0x7FC00000]]> : tensor<1x3xf32>, tolerance = 1.1e-04 loc("reduce_of_exponential")
  %reduce_precision = stablehlo.reduce_precision %exponential, format = e5m2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %reduce_precision, dense<[[[4.0, 0.109375, 2.0], [1.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 8.0e-05 loc("reduce_precision_of_exponential")
  %reduce_window = "stablehlo.reduce_window"(%exponential, %f32__10) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %reduce_window, dense<[[[4.587088, 2.2223992], [0x7F800000, 0x7FC00000]]]> : tensor<1x2x2xf32>, tolerance = 9.2e-05 loc("reduce_window_of_exponential")
  %remainder = stablehlo.remainder %exponential, %f32__11 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %remainder, dense<[[[0.48168898, 0.10539922, 0.1170001], [1.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("remainder_of_exponential")
  %reshape = stablehlo.reshape %exponential : (tensor<1x2x3xf32>) -> tensor<6xf32>
  check.expect_almost_eq_const %reshape, dense<[4.481689, 0.10539922, 2.117, 1.0, 0x7F800000, 0x7FC00000]> : tensor<6xf32>, tolerance = 9.0e-05 loc("reshape_of_exponential")
  %reverse = stablehlo.reverse %exponential, dims = [2] : tensor<1x2x3xf32>
  check.expect_almost_eq_const %reverse, dense<[[[2.117, 0.10539922, 4.481689], [0x7FC00000, 0x7F800000, 1.0]]]> : tensor<1x2x3xf32>, tolerance = 9.0e-05 loc("reverse_of_exponential")
  %round_nearest_afz = stablehlo.round_nearest_afz %exponential : tensor<1x2x3xf32>
  check.expect_almost_eq_const %round_nearest_afz, dense<[[[4.0, 0.0, 2.0], [1.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 8.0e-05 loc("round_nearest_afz_of_exponential")
  %round_nearest_even = stablehlo.round_nearest_even %exponential : tensor<1x2x3xf32>
  check.expect_almost_eq_const %round_nearest_even, dense<[[[4.0, 0.0, 2.0], [1.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 8.0e-05 loc("round_nearest_even_of_exponential")
  %rsqrt = stablehlo.rsqrt %exponential : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[0.47236657, 3.080217, 0.68728924], [1.0, 0.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 6.2e-05 loc("rsqrt_of_exponential")
  %select = stablehlo.select %i1, %f32__5, %exponential : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_almost_eq_const %select, dense<[[[2.0, 0.10539922, 3.0], [1.0, 0x7F800000, 0.5]]]> : tensor<1x2x3xf32>, tolerance = 6.0e-05 loc("select_of_exponential")
  %sign = stablehlo.sign %exponential : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sign, dense<[[[1.0, 1.0, 1.0], [1.0, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("sign_of_exponential")
  %sine = stablehlo.sine %exponential_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[-0.97350657, -0.062916204, 0.8545026], [0.9969654, 0.944471, -0.3417235]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("sine_of_exponential")
  %slice = stablehlo.slice %exponential [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %slice, dense<[[[0.10539922, 2.117], [0x7F800000, 0x7FC00000]]]> : tensor<1x2x2xf32>, tolerance = 4.2e-05 loc("slice_of_exponential")
  %exponential_4 = stablehlo.exponential %f32__12 : tensor<1x2x3xf32>
  %sort = "stablehlo.sort"(%exponential_4) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %sort, dense<[[[9.487736, 4.481689, 2.117], [0x7F800000, 1.2840254, 1.0]]]> : tensor<1x2x3xf32>, tolerance = 1.9e-04 loc("sort_of_exponential")
  %sqrt = stablehlo.sqrt %exponential : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sqrt, dense<[[[2.117, 0.32465246, 1.4549915], [1.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.2e-05 loc("sqrt_of_exponential")
  %subtract = stablehlo.subtract %exponential, %f32__6 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %subtract, dense<[[[4.481689, 0.10539922, 2.117], [1.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 9.0e-05 loc("subtract_of_exponential")
  %tan = stablehlo.tan %exponential_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan, dense<[[[4.257459, 0.0630411, -1.6450233], [-12.806885, 2.8742733, 0.3636128]]]> : tensor<1x2x3xf32>, tolerance = 2.6e-04 loc("tan_of_exponential")
  %tanh = stablehlo.tanh %exponential : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[0.999744, 0.10501065, 0.9714256], [0.7615942, 1.0, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("tanh_of_exponential")
  %transpose = stablehlo.transpose %exponential, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  check.expect_almost_eq_const %transpose, dense<[[[4.481689], [1.0]], [[0.10539922], [0x7F800000]], [[2.117], [0x7FC00000]]]> : tensor<3x2x1xf32>, tolerance = 9.0e-05 loc("transpose_of_exponential")
  return
}
