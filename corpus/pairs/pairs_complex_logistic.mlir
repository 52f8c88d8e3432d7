// Pairs of ops: what takes the complex result of logistic. The values are those of scripts/oracle.
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
  %logistic = stablehlo.logistic %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %logistic : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %abs, dense<[[[1.098204, 0.047690354, 0.7030237], [0.92665726, 0.4040067, 1.0184637]]]> : tensor<1x2x3xf32>, tolerance = 2.2e-05 loc("abs_of_logistic")
  %add = stablehlo.add %logistic, %logistic : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %add, dense<[[[(2.0428307, 0.80687743), (0.084728085, 0.043802176), (1.3124207, -0.5045007)], [(1.8429662, 0.19557731), (-0.042830728, -0.80687743), (2.0369203, -0.005362061)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 4.1e-05 loc("add_of_logistic")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %logistic, dims = [0, 1, 2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  check.expect_almost_eq_const %broadcast_in_dim, dense<[[[(1.0214154, 0.40343872), (0.042364042, 0.021901088), (0.65621036, -0.25225034)], [(0.9214831, 0.097788654), (-0.021415364, -0.40343872), (1.0184602, -0.0026810304)]], [[(1.0214154, 0.40343872), (0.042364042, 0.021901088), (0.65621036, -0.25225034)], [(0.9214831, 0.097788654), (-0.021415364, -0.40343872), (1.0184602, -0.0026810304)]]]> : tensor<2x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("broadcast_in_dim_of_logistic")
  %concatenate = stablehlo.concatenate %logistic, %logistic, dim = 2 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x6xcomplex<f32>>
  check.expect_almost_eq_const %concatenate, dense<[[[(1.0214154, 0.40343872), (0.042364042, 0.021901088), (0.65621036, -0.25225034), (1.0214154, 0.40343872), (0.042364042, 0.021901088), (0.65621036, -0.25225034)], [(0.9214831, 0.097788654), (-0.021415364, -0.40343872), (1.0184602, -0.0026810304), (0.9214831, 0.097788654), (-0.021415364, -0.40343872), (1.0184602, -0.0026810304)]]]> : tensor<1x2x6xcomplex<f32>>, tolerance = 2.0e-05 loc("concatenate_of_logistic")
  %convert = stablehlo.convert %logistic : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %convert, dense<[[[1.0214154, 0.042364042, 0.65621036], [0.9214831, -0.021415364, 1.0184602]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("convert_of_logistic")
  %logistic_2 = stablehlo.logistic %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %logistic_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cosine, dense<[[[(0.565233, -0.3534818), (0.9993424, -0.00092761527), (0.81765145, 0.15553999)], [(0.6075328, -0.07801279), (1.082243, -0.008875396), (0.5246793, 0.0022823669)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.2e-05 loc("cosine_of_logistic")
  %divide = stablehlo.divide %logistic, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %divide, dense<[[[(0.5107077, 0.20171936), (0.021182021, 0.010950544), (0.32810518, -0.12612517)], [(0.46074155, 0.048894327), (-0.010707682, -0.20171936), (0.5092301, -0.0013405152)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("divide_of_logistic")
  %dot_general = stablehlo.dot_general %logistic, %complex_f32__3, contracting_dims = [2] x [0] : (tensor<1x2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %dot_general, dense<[[[(1.5587931, -0.44127816), (-0.04184273, 0.091053545)], [(2.2196276, -2.266197), (0.93940586, 0.30378067)]]]> : tensor<1x2x2xcomplex<f32>>, tolerance = 4.5e-05 loc("dot_general_of_logistic")
  %dynamic_slice = stablehlo.dynamic_slice %logistic, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %dynamic_slice, dense<[[[(0.042364042, 0.021901088), (0.65621036, -0.25225034)], [(-0.021415364, -0.40343872), (1.0184602, -0.0026810304)]]]> : tensor<1x2x2xcomplex<f32>>, tolerance = 2.0e-05 loc("dynamic_slice_of_logistic")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %logistic, %complex_f32__4, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %dynamic_update_slice, dense<[[[(1.0214154, 0.40343872), (0.042364042, 0.021901088), (0.65621036, -0.25225034)], [(0.9214831, 0.097788654), (2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 4.0e-05 loc("dynamic_update_slice_of_logistic")
  %exponential = stablehlo.exponential %logistic : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %exponential, dense<[[[(2.5541654, 1.0902519), (1.0430241, 0.022847014), (1.8664757, -0.48106614)], [(2.5010087, 0.24535285), (0.9002298, -0.38426536), (2.7689178, -0.007423571)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 5.5e-05 loc("exponential_of_logistic")
  %exponential_minus_one = stablehlo.exponential_minus_one %logistic : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[(1.5541654, 1.0902519), (0.043024007, 0.022847014), (0.8664757, -0.48106614)], [(1.5010087, 0.24535285), (-0.09977021, -0.38426536), (1.7689178, -0.007423571)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 3.5e-05 loc("exponential_minus_one_of_logistic")
  %imag = stablehlo.imag %logistic : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %imag, dense<[[[0.40343872, 0.021901088, -0.25225034], [0.097788654, -0.40343872, -0.0026810304]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("imag_of_logistic")
  %log = stablehlo.log %logistic : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %log, dense<[[[(0.09367616, 0.37617138), (-3.0430262, 0.47713402), (-0.35236472, -0.36699027)], [(-0.07617149, 0.10572524), (-0.9063238, -1.6238286), (0.0182953, -0.0026324291)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 6.1e-05 loc("log_of_logistic")
  %log_plus_one = stablehlo.log_plus_one %logistic : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %log_plus_one, dense<[[[(0.72332805, 0.19699389), (0.041711934, 0.021007886), (0.5159981, -0.15114418)], [(0.6543907, 0.05084841), (0.05683873, -0.39103693), (0.7023358, -0.0013282546)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("log_plus_one_of_logistic")
  %logistic_3 = stablehlo.logistic %logistic : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %logistic_3, dense<[[[(0.74283826, 0.078885205), (0.5105907, 0.0054730345), (0.6606961, -0.056943655)], [(0.715764, 0.019919435), (0.4944225, -0.102238126), (0.7346729, -0.00052261015)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("logistic_of_logistic")
  %multiply = stablehlo.multiply %complex_f32__5, %logistic : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %multiply, dense<[[[(2.0428307, 0.80687743), (-0.021901088, 0.042364042), (0.90846074, 0.40396002)], [(-0.9214831, -0.097788654), (-0.80687743, 0.042830728), (1.0157791, -1.0211412)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 4.1e-05 loc("multiply_of_logistic")
  %negate = stablehlo.negate %logistic : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %negate, dense<[[[(-1.0214154, -0.40343872), (-0.042364042, -0.021901088), (-0.65621036, 0.25225034)], [(-0.9214831, -0.097788654), (0.021415364, 0.40343872), (-1.0184602, 0.0026810304)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("negate_of_logistic")
  %pad = stablehlo.pad %logistic, %complex_f32__6, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  check.expect_almost_eq_const %pad, dense<[[[(0.042364042, 0.021901088), (0.65621036, -0.25225034), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(-0.021415364, -0.40343872), (1.0184602, -0.0026810304), (0.0, 0.0)]]]> : tensor<1x3x3xcomplex<f32>>, tolerance = 2.0e-05 loc("pad_of_logistic")
  %power = stablehlo.power %logistic, %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %power, dense<[[[(0.6904056, 0.13114634), (-0.05684695, -0.02791152), (0.63991755, -0.6736905)], [(0.78273505, 0.08553699), (0.005062098, 0.030569134), (1.010943, -0.02049424)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("power_of_logistic")
  %real = stablehlo.real %logistic : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %real, dense<[[[1.0214154, 0.042364042, 0.65621036], [0.9214831, -0.021415364, 1.0184602]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("real_of_logistic")
  %reduce = stablehlo.reduce(%logistic init: %complex_f32__6) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  check.expect_almost_eq_const %reduce, dense<[[(1.9428985, 0.5012274), (0.020948678, -0.38153762), (1.6746705, -0.25493136)]]> : tensor<1x3xcomplex<f32>>, tolerance = 3.9e-05 loc("reduce_of_logistic")
  %reduce_window = "stablehlo.reduce_window"(%logistic, %complex_f32__6) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %reduce_window, dense<[[[(1.0214154, 0.40343872), (1.0637794, 0.42533982), (0.6985744, -0.23034926)], [(0.9214831, 0.097788654), (0.90006775, -0.30565006), (0.9970448, -0.40611973)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.1e-05 loc("reduce_window_of_logistic")
  %reshape = stablehlo.reshape %logistic : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  check.expect_almost_eq_const %reshape, dense<[(1.0214154, 0.40343872), (0.042364042, 0.021901088), (0.65621036, -0.25225034), (0.9214831, 0.097788654), (-0.021415364, -0.40343872), (1.0184602, -0.0026810304)]> : tensor<6xcomplex<f32>>, tolerance = 2.0e-05 loc("reshape_of_logistic")
  %reverse = stablehlo.reverse %logistic, dims = [2] : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %reverse, dense<[[[(0.65621036, -0.25225034), (0.042364042, 0.021901088), (1.0214154, 0.40343872)], [(1.0184602, -0.0026810304), (-0.021415364, -0.40343872), (0.9214831, 0.097788654)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("reverse_of_logistic")
  %rsqrt = stablehlo.rsqrt %logistic : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %rsqrt, dense<[[[(0.93741286, -0.1784229), (4.449456, -1.0821007), (1.1726332, 0.21762045)], [(1.0373691, -0.054889195), (1.08259, 1.1415802), (0.9908932, 0.0013042288)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 8.9e-05 loc("rsqrt_of_logistic")
  %select = stablehlo.select %i1, %complex_f32__5, %logistic : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %select, dense<[[[(2.0, 0.0), (0.042364042, 0.021901088), (1.0, 1.0)], [(0.9214831, 0.097788654), (-0.021415364, -0.40343872), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 4.0e-05 loc("select_of_logistic")
  %sign = stablehlo.sign %logistic : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sign, dense<[[[(0.93007797, 0.36736226), (0.8883147, 0.45923516), (0.9334115, -0.35880774)], [(0.99441636, 0.1055284), (-0.05300745, -0.99859416), (0.9999964, -0.002632426)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("sign_of_logistic")
  %sine = stablehlo.sine %logistic_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sine, dense<[[[(0.92320037, 0.21642059), (0.042361528, 0.021883188), (0.62963283, -0.20198676)], [(0.8003106, 0.059221167), (-0.023180172, -0.4143772), (0.8513042, -0.0014066779)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("sine_of_logistic")
  %slice = stablehlo.slice %logistic [0:1, 0:2, 1:3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %slice, dense<[[[(0.042364042, 0.021901088), (0.65621036, -0.25225034)], [(-0.021415364, -0.40343872), (1.0184602, -0.0026810304)]]]> : tensor<1x2x2xcomplex<f32>>, tolerance = 2.0e-05 loc("slice_of_logistic")
  %sort = "stablehlo.sort"(%logistic) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sort, dense<[[[(1.0214154, 0.40343872), (0.65621036, -0.25225034), (0.042364042, 0.021901088)], [(1.0184602, -0.0026810304), (0.9214831, 0.097788654), (-0.021415364, -0.40343872)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("sort_of_logistic")
  %sqrt = stablehlo.sqrt %logistic : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sqrt, dense<[[[(1.0294706, 0.19594476), (0.21219613, 0.051605765), (0.82438886, -0.15299232)], [(0.9612857, 0.05086347), (0.4373736, -0.46120608), (1.0091888, -0.0013283098)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.1e-05 loc("sqrt_of_logistic")
  %subtract = stablehlo.subtract %complex_f32__5, %logistic : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %subtract, dense<[[[(0.97858465, -0.40343872), (-0.042364042, 0.9780989), (0.34378964, 1.2522503)], [(-1.921483, -0.097788654), (0.021415364, -1.5965613), (-0.018460155, -0.997319)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 3.8e-05 loc("subtract_of_logistic")
  %tan = stablehlo.tan %logistic_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %tan, dense<[[[(1.0019909, 1.0095062), (0.04236904, 0.021936914), (0.69780666, -0.37977505)], [(1.2836298, 0.26230797), (-0.018277377, -0.3830373), (1.6224804, -0.00973885)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 3.2e-05 loc("tan_of_logistic")
  %tanh = stablehlo.tanh %logistic : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %tanh, dense<[[[(0.8219261, 0.15654957), (0.042358994, 0.021865306), (0.6008535, -0.16856399)], [(0.72988254, 0.04607522), (-0.025311325, -0.4266212), (0.76924086, -0.0010945875)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("tanh_of_logistic")
  %transpose = stablehlo.transpose %logistic, dims = [2, 1, 0] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x1xcomplex<f32>>
  check.expect_almost_eq_const %transpose, dense<[[[(1.0214154, 0.40343872)], [(0.9214831, 0.097788654)]], [[(0.042364042, 0.021901088)], [(-0.021415364, -0.40343872)]], [[(0.65621036, -0.25225034)], [(1.0184602, -0.0026810304)]]]> : tensor<3x2x1xcomplex<f32>>, tolerance = 2.0e-05 loc("transpose_of_logistic")
  return
}
