// Pairs of ops: what takes the float result of tan. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %f32__3 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__4 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__5 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__6 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__7 = stablehlo.constant dense<2.0> : tensor<1x2x3xf32>
  %f32__8 = stablehlo.constant dense<[[2.0, -0.5], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %f32__9 = stablehlo.constant dense<[[[2.0, -0.5]]]> : tensor<1x1x2xf32>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %f32__10 = stablehlo.constant dense<0.0> : tensor<f32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %tan = stablehlo.tan %f32 : tensor<1x2x3xf32>
  %abs = stablehlo.abs %tan : tensor<1x2x3xf32>
  check.expect_almost_eq_const %abs, dense<[[[14.10142, 1.2386277, 0.93159646], [0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.8e-04 loc("abs_of_tan")
  %add = stablehlo.add %tan, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %add, dense<[[[16.101421, 0.7386277, 3.9315965], [4.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 3.2e-04 loc("add_of_tan")
  %atan2 = stablehlo.atan2 %f32__2, %tan : tensor<1x2x3xf32>
  check.expect_almost_eq_const %atan2, dense<[[[0.14089, -0.38366836, 1.2697052], [1.5707964, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 3.1e-05 loc("atan2_of_tan")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %tan, dims = [0, 2, 3] : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
  check.expect_almost_eq_const %broadcast_in_dim, dense<[[[[14.10142, 1.2386277, 0.93159646], [-0.0, 0x7FC00000, 0x7FC00000]], [[14.10142, 1.2386277, 0.93159646], [-0.0, 0x7FC00000, 0x7FC00000]]]]> : tensor<1x2x2x3xf32>, tolerance = 2.8e-04 loc("broadcast_in_dim_of_tan")
  %cbrt = stablehlo.cbrt %tan : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cbrt, dense<[[[2.4159482, 1.0739406, 0.9766582], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.8e-05 loc("cbrt_of_tan")
  %ceil = stablehlo.ceil %tan : tensor<1x2x3xf32>
  check.expect_almost_eq_const %ceil, dense<[[[15.0, 2.0, 1.0], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 3.0e-04 loc("ceil_of_tan")
  %clamp = stablehlo.clamp %f32__3, %tan, %f32__4 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %clamp, dense<[[[2.0, 1.2386277, 0.93159646], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("clamp_of_tan")
  %compare = stablehlo.compare GE, %tan, %tan : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, true, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_tan")
  %complex = stablehlo.complex %tan, %tan : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %complex, dense<[[[(14.10142, 14.10142), (1.2386277, 1.2386277), (0.93159646, 0.93159646)], [(-0.0, -0.0), (0x7FC00000, 0x7FC00000), (0x7FC00000, 0x7FC00000)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.8e-04 loc("complex_of_tan")
  %concatenate = stablehlo.concatenate %tan, %tan, dim = 2 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x6xf32>
  check.expect_almost_eq_const %concatenate, dense<[[[14.10142, 1.2386277, 0.93159646, 14.10142, 1.2386277, 0.93159646], [-0.0, 0x7FC00000, 0x7FC00000, -0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x6xf32>, tolerance = 2.8e-04 loc("concatenate_of_tan")
  %convert = stablehlo.convert %tan : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %convert, dense<[[[true, true, true], [false, true, true]]]> : tensor<1x2x3xi1> loc("convert_of_tan")
  %tan_2 = stablehlo.tan %f32__6 : tensor<1x2x3xf32>
  %cosine = stablehlo.cosine %tan_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %cosine, dense<[[[0.035738926, 0.3260939, 0.59655344], [0.8544513, 0.98985744, -0.9912976]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("cosine_of_tan")
  %divide = stablehlo.divide %tan, %f32__7 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %divide, dense<[[[7.05071, 0.61931384, 0.46579823], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 1.4e-04 loc("divide_of_tan")
  %dot_general = stablehlo.dot_general %tan, %f32__8, contracting_dims = [2] x [0] : (tensor<1x2x3xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %dot_general, dense<[[[30.987127, -1.6304013], [0x7FC00000, 0x7FC00000]]]> : tensor<1x2x2xf32>, tolerance = 6.2e-04 loc("dot_general_of_tan")
  %dynamic_slice = stablehlo.dynamic_slice %tan, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %dynamic_slice, dense<[[[1.2386277, 0.93159646], [0x7FC00000, 0x7FC00000]]]> : tensor<1x2x2xf32>, tolerance = 2.5e-05 loc("dynamic_slice_of_tan")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %tan, %f32__9, %i32, %i32__4, %i32__5 : (tensor<1x2x3xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %dynamic_update_slice, dense<[[[14.10142, 1.2386277, 0.93159646], [-0.0, 2.0, -0.5]]]> : tensor<1x2x3xf32>, tolerance = 2.8e-04 loc("dynamic_update_slice_of_tan")
  %exponential = stablehlo.exponential %tan : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential, dense<[[[1330972.5, 3.4508746, 2.5385587], [1.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.7e+01 loc("exponential_of_tan")
  %exponential_minus_one = stablehlo.exponential_minus_one %tan : tensor<1x2x3xf32>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[1330971.5, 2.4508746, 1.5385586], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.7e+01 loc("exponential_minus_one_of_tan")
  %floor = stablehlo.floor %tan : tensor<1x2x3xf32>
  check.expect_almost_eq_const %floor, dense<[[[14.0, 1.0, 0.0], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.8e-04 loc("floor_of_tan")
  %imag = stablehlo.imag %tan : tensor<1x2x3xf32>
  check.expect_almost_eq_const %imag, dense<0.0> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("imag_of_tan")
  %is_finite = stablehlo.is_finite %tan : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %is_finite, dense<[[[true, true, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("is_finite_of_tan")
  %log = stablehlo.log %tan : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[2.6462755, 0.21400405, -0.07085554], [0xFF800000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 5.3e-05 loc("log_of_tan")
  %log_plus_one = stablehlo.log_plus_one %tan : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log_plus_one, dense<[[[2.714789, 0.805863, 0.65834683], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 5.4e-05 loc("log_plus_one_of_tan")
  %logistic = stablehlo.logistic %tan : tensor<1x2x3xf32>
  check.expect_almost_eq_const %logistic, dense<[[[0.9999993, 0.77532506, 0.71739906], [0.5, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("logistic_of_tan")
  %maximum = stablehlo.maximum %tan, %f32__5 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %maximum, dense<[[[14.10142, 1.2386277, 0.93159646], [0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.8e-04 loc("maximum_of_tan")
  %minimum = stablehlo.minimum %tan, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %minimum, dense<[[[2.0, -0.5, 0.93159646], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("minimum_of_tan")
  %multiply = stablehlo.multiply %f32__2, %tan : tensor<1x2x3xf32>
  check.expect_almost_eq_const %multiply, dense<[[[28.20284, -0.61931384, 2.7947893], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 5.6e-04 loc("multiply_of_tan")
  %negate = stablehlo.negate %tan : tensor<1x2x3xf32>
  check.expect_almost_eq_const %negate, dense<[[[-14.10142, -1.2386277, -0.93159646], [0.0, 0xFFC00000, 0xFFC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.8e-04 loc("negate_of_tan")
  %pad = stablehlo.pad %tan, %f32__10, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3x3xf32>
  check.expect_almost_eq_const %pad, dense<[[[1.2386277, 0.93159646, 0.0], [0.0, 0.0, 0.0], [0x7FC00000, 0x7FC00000, 0.0]]]> : tensor<1x3x3xf32>, tolerance = 2.5e-05 loc("pad_of_tan")
  %power = stablehlo.power %tan, %f32__2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %power, dense<[[[198.85005, 0.89852387, 0.8085064], [0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-03 loc("power_of_tan")
  %real = stablehlo.real %tan : tensor<1x2x3xf32>
  check.expect_almost_eq_const %real, dense<[[[14.10142, 1.2386277, 0.93159646], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.8e-04 loc("real_of_tan")
  %reduce = stablehlo.reduce(%tan init: %f32__10) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left: tensor<f32>, %right: tensor<f32>) {
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }
  check.expect_almost_eq_const %reduce, dense<[[14.10142, 0x7FC00000, 0x7FC00000]]> : tensor<1x3xf32>, tolerance = 2.8e-04 loc("reduce_of_tan")
  %reduce_precision = stablehlo.reduce_precision %tan, format = e5m2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %reduce_precision, dense<[[[14.0, 1.25, 0.875], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.8e-04 loc("reduce_precision_of_tan")
  %reduce_window = "stablehlo.reduce_window"(%tan, %f32__10) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<f32>
    stablehlo.return %add_3 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %reduce_window, dense<[[[15.340048, 2.1702242], [0x7FC00000, 0x7FC00000]]]> : tensor<1x2x2xf32>, tolerance = 3.1e-04 loc("reduce_window_of_tan")
  %remainder = stablehlo.remainder %f32__2, %tan : tensor<1x2x3xf32>
  check.expect_almost_eq_const %remainder, dense<[[[2.0, -0.5, 0.20521063], [0x7FC00000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 4.0e-05 loc("remainder_of_tan")
  %reshape = stablehlo.reshape %tan : (tensor<1x2x3xf32>) -> tensor<6xf32>
  check.expect_almost_eq_const %reshape, dense<[14.10142, 1.2386277, 0.93159646, -0.0, 0x7FC00000, 0x7FC00000]> : tensor<6xf32>, tolerance = 2.8e-04 loc("reshape_of_tan")
  %reverse = stablehlo.reverse %tan, dims = [2] : tensor<1x2x3xf32>
  check.expect_almost_eq_const %reverse, dense<[[[0.93159646, 1.2386277, 14.10142], [0x7FC00000, 0x7FC00000, -0.0]]]> : tensor<1x2x3xf32>, tolerance = 2.8e-04 loc("reverse_of_tan")
  %round_nearest_afz = stablehlo.round_nearest_afz %tan : tensor<1x2x3xf32>
  check.expect_almost_eq_const %round_nearest_afz, dense<[[[14.0, 1.0, 1.0], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.8e-04 loc("round_nearest_afz_of_tan")
  %round_nearest_even = stablehlo.round_nearest_even %tan : tensor<1x2x3xf32>
  check.expect_almost_eq_const %round_nearest_even, dense<[[[14.0, 1.0, 1.0], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.8e-04 loc("round_nearest_even_of_tan")
  %rsqrt = stablehlo.rsqrt %tan : tensor<1x2x3xf32>
  check.expect_almost_eq_const %rsqrt, dense<[[[0.2662984, 0.89852387, 1.0360628], [0xFF800000, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.1e-05 loc("rsqrt_of_tan")
  %select = stablehlo.select %i1, %f32__2, %tan : tensor<1x2x3xi1>, tensor<1x2x3xf32>
  check.expect_almost_eq_const %select, dense<[[[2.0, 1.2386277, 3.0], [-0.0, 0x7FC00000, 0.5]]]> : tensor<1x2x3xf32>, tolerance = 6.0e-05 loc("select_of_tan")
  %sign = stablehlo.sign %tan : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sign, dense<[[[1.0, 1.0, 1.0], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("sign_of_tan")
  %sine = stablehlo.sine %tan_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sine, dense<[[[0.99936116, -0.94533736, 0.8025733], [0.5195314, -0.14206429, 0.13163981]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("sine_of_tan")
  %slice = stablehlo.slice %tan [0:1, 0:2, 1:3] : (tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  check.expect_almost_eq_const %slice, dense<[[[1.2386277, 0.93159646], [0x7FC00000, 0x7FC00000]]]> : tensor<1x2x2xf32>, tolerance = 2.5e-05 loc("slice_of_tan")
  %tan_3 = stablehlo.tan %f32__6 : tensor<1x2x3xf32>
  %sort = "stablehlo.sort"(%tan_3) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %sort, dense<[[[14.10142, 0.93159646, -1.2386277], [3.0095696, 0.5463025, -0.14254655]]]> : tensor<1x2x3xf32>, tolerance = 2.8e-04 loc("sort_of_tan")
  %sqrt = stablehlo.sqrt %tan : tensor<1x2x3xf32>
  check.expect_almost_eq_const %sqrt, dense<[[[3.7551858, 1.1129365, 0.96519244], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 7.5e-05 loc("sqrt_of_tan")
  %subtract = stablehlo.subtract %f32__2, %tan : tensor<1x2x3xf32>
  check.expect_almost_eq_const %subtract, dense<[[[-12.10142, -1.7386277, 2.0684035], [4.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.4e-04 loc("subtract_of_tan")
  %tan_4 = stablehlo.tan %tan_2 : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tan_4, dense<[[[27.96282, -2.898973, 1.3453503], [0.6080293, -0.14351995, -0.13279545]]]> : tensor<1x2x3xf32>, tolerance = 5.6e-04 loc("tan_of_tan")
  %tanh = stablehlo.tanh %tan : tensor<1x2x3xf32>
  check.expect_almost_eq_const %tanh, dense<[[[1.0, 0.84506375, 0.73133737], [-0.0, 0x7FC00000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("tanh_of_tan")
  %transpose = stablehlo.transpose %tan, dims = [2, 1, 0] : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  check.expect_almost_eq_const %transpose, dense<[[[14.10142], [-0.0]], [[1.2386277], [0x7FC00000]], [[0.93159646], [0x7FC00000]]]> : tensor<3x2x1xf32>, tolerance = 2.8e-04 loc("transpose_of_tan")
  return
}
