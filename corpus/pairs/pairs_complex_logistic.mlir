// Pairs of ops: what takes the complex result of logistic. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__3 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0)]]> : tensor<3x2xcomplex<f32>>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %complex_f32__4 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x1x2xcomplex<f32>>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %complex_f32__5 = stablehlo.constant dense<(0.0, 0.0)> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__6 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__7 = stablehlo.constant dense<[[[(0.25, 1.0), (0.75, 1.0), (1.25, 1.0)], [(1.75, 1.0), (0.25, -2.0), (0.75, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %logistic = stablehlo.logistic %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %logistic : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %add = stablehlo.add %logistic, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %logistic, dims = [0, 1, 2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %logistic, %logistic, dim = 2 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x6xcomplex<f32>>
  %convert = stablehlo.convert %logistic : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %logistic_2 = stablehlo.logistic %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %logistic_2 : tensor<1x2x3xcomplex<f32>>
  %divide = stablehlo.divide %logistic, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %dot_general = stablehlo.dot_general %logistic, %complex_f32__3, contracting_dims = [2] x [0] : (tensor<1x2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_slice = stablehlo.dynamic_slice %logistic, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %logistic, %complex_f32__4, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %exponential = stablehlo.exponential %logistic : tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one = stablehlo.exponential_minus_one %logistic : tensor<1x2x3xcomplex<f32>>
  %imag = stablehlo.imag %logistic : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %log = stablehlo.log %logistic : tensor<1x2x3xcomplex<f32>>
  %log_plus_one = stablehlo.log_plus_one %logistic : tensor<1x2x3xcomplex<f32>>
  %logistic_3 = stablehlo.logistic %logistic : tensor<1x2x3xcomplex<f32>>
  %multiply = stablehlo.multiply %logistic, %complex_f32__5 : tensor<1x2x3xcomplex<f32>>
  %negate = stablehlo.negate %logistic : tensor<1x2x3xcomplex<f32>>
  %pad = stablehlo.pad %logistic, %complex_f32__6, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %power = stablehlo.power %logistic, %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  %real = stablehlo.real %logistic : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%logistic init: %complex_f32__6) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  %reduce_window = "stablehlo.reduce_window"(%logistic, %complex_f32__6) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %reshape = stablehlo.reshape %logistic : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reverse = stablehlo.reverse %logistic, dims = [2] : tensor<1x2x3xcomplex<f32>>
  %rsqrt = stablehlo.rsqrt %logistic : tensor<1x2x3xcomplex<f32>>
  %select = stablehlo.select %i1, %complex_f32__2, %logistic : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %sign = stablehlo.sign %logistic : tensor<1x2x3xcomplex<f32>>
  %sine = stablehlo.sine %logistic_2 : tensor<1x2x3xcomplex<f32>>
  %slice = stablehlo.slice %logistic [0:1, 0:2, 1:3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %sort = "stablehlo.sort"(%logistic) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sqrt = stablehlo.sqrt %logistic : tensor<1x2x3xcomplex<f32>>
  %subtract = stablehlo.subtract %logistic, %complex_f32__5 : tensor<1x2x3xcomplex<f32>>
  %tan = stablehlo.tan %logistic_2 : tensor<1x2x3xcomplex<f32>>
  %tanh = stablehlo.tanh %logistic : tensor<1x2x3xcomplex<f32>>
  %transpose = stablehlo.transpose %logistic, dims = [2, 1, 0] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x1xcomplex<f32>>
  %concatenate_2 = stablehlo.concatenate %abs, %convert, %imag, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<4x2x3xf32>
  check.expect_almost_eq_const %concatenate_2, dense<[[[1.098204, 0.047690354, 0.7030237], [0.92665726, 0.4040067, 1.0184637]], [[1.0214154, 0.042364042, 0.65621036], [0.9214831, -0.021415364, 1.0184602]], [[0.40343872, 0.021901088, -0.25225034], [0.097788654, -0.40343872, -0.0026810304]], [[1.0214154, 0.042364042, 0.65621036], [0.9214831, -0.021415364, 1.0184602]]]> : tensor<4x2x3xf32>, tolerance = 2.2e-05 loc("abs_of_logistic, convert_of_logistic, imag_of_logistic, real_of_logistic")
  %concatenate_3 = stablehlo.concatenate %add, %divide, %dynamic_update_slice, %log, %log_plus_one, %logistic_3, %negate, %reduce_window, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_3, dense<[[[(3.0214152, 0.40343872), (0.042364042, 1.0219011), (1.6562104, 0.7477497)], [(-0.0785169, 0.097788654), (-0.021415364, -2.4034388), (2.0184603, -1.002681)]], [[(0.5107077, 0.20171936), (0.021901088, -0.042364042), (0.20198001, -0.45423037)], [(-0.9214831, -0.097788654), (0.20171936, -0.010707682), (0.5105706, 0.50788957)]], [[(1.0214154, 0.40343872), (0.042364042, 0.021901088), (0.65621036, -0.25225034)], [(0.9214831, 0.097788654), (2.0, 0.0), (0.0, 1.0)]], [[(0.09367616, 0.37617138), (-3.0430262, 0.47713402), (-0.35236472, -0.36699027)], [(-0.07617149, 0.10572524), (-0.9063238, -1.6238286), (0.0182953, -0.0026324291)]], [[(0.72332805, 0.19699389), (0.041711934, 0.021007886), (0.5159981, -0.15114418)], [(0.6543907, 0.05084841), (0.05683873, -0.39103693), (0.7023358, -0.0013282546)]], [[(0.74283826, 0.078885205), (0.5105907, 0.0054730345), (0.6606961, -0.056943655)], [(0.715764, 0.019919435), (0.4944225, -0.102238126), (0.7346729, -0.00052261015)]], [[(-1.0214154, -0.40343872), (-0.042364042, -0.021901088), (-0.65621036, 0.25225034)], [(-0.9214831, -0.097788654), (0.021415364, 0.40343872), (-1.0184602, 0.0026810304)]], [[(1.0214154, 0.40343872), (1.0637794, 0.42533982), (0.6985744, -0.23034926)], [(0.9214831, 0.097788654), (0.90006775, -0.30565006), (0.9970448, -0.40611973)]]]> : tensor<8x2x3xcomplex<f32>>, tolerance = 6.1e-05 loc("add_of_logistic, divide_of_logistic, dynamic_update_slice_of_logistic, log_of_logistic, log_plus_one_of_logistic, logistic_of_logistic, negate_of_logistic, reduce_window_of_logistic")
  %concatenate_4 = stablehlo.concatenate %reverse, %rsqrt, %select, %sign, %sort, %sqrt, %subtract, %tanh, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_4, dense<[[[(0.65621036, -0.25225034), (0.042364042, 0.021901088), (1.0214154, 0.40343872)], [(1.0184602, -0.0026810304), (-0.021415364, -0.40343872), (0.9214831, 0.097788654)]], [[(0.93741286, -0.1784229), (4.449456, -1.0821007), (1.1726332, 0.21762045)], [(1.0373691, -0.054889195), (1.08259, 1.1415802), (0.9908932, 0.0013042288)]], [[(2.0, 0.0), (0.042364042, 0.021901088), (1.0, 1.0)], [(0.9214831, 0.097788654), (-0.021415364, -0.40343872), (1.0, -1.0)]], [[(0.93007797, 0.36736226), (0.8883147, 0.45923516), (0.9334115, -0.35880774)], [(0.99441636, 0.1055284), (-0.05300745, -0.99859416), (0.9999964, -0.002632426)]], [[(1.0214154, 0.40343872), (0.65621036, -0.25225034), (0.042364042, 0.021901088)], [(1.0184602, -0.0026810304), (0.9214831, 0.097788654), (-0.021415364, -0.40343872)]], [[(1.0294706, 0.19594476), (0.21219613, 0.051605765), (0.82438886, -0.15299232)], [(0.9612857, 0.05086347), (0.4373736, -0.46120608), (1.0091888, -0.0013283098)]], [[(1.0214154, 0.40343872), (0.042364042, 0.021901088), (0.65621036, -0.25225034)], [(0.9214831, 0.097788654), (-0.021415364, -0.40343872), (1.0184602, -0.0026810304)]], [[(0.8219261, 0.15654957), (0.042358994, 0.021865306), (0.6008535, -0.16856399)], [(0.72988254, 0.04607522), (-0.025311325, -0.4266212), (0.76924086, -0.0010945875)]]]> : tensor<8x2x3xcomplex<f32>>, tolerance = 8.9e-05 loc("reverse_of_logistic, rsqrt_of_logistic, select_of_logistic, sign_of_logistic, sort_of_logistic, sqrt_of_logistic, subtract_of_logistic, tanh_of_logistic")
  %reshape_2 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_3 = stablehlo.reshape %slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_4 = stablehlo.reshape %concatenate : (tensor<1x2x6xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_5 = stablehlo.reshape %reduce : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %reshape_6 = stablehlo.reshape %pad : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_7 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_8 = stablehlo.reshape %transpose : (tensor<3x2x1xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_9 = stablehlo.reshape %reshape : (tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %concatenate_5 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<56xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_5, dense<[(0.042364042, 0.021901088), (0.65621036, -0.25225034), (-0.021415364, -0.40343872), (1.0184602, -0.0026810304), (0.042364042, 0.021901088), (0.65621036, -0.25225034), (-0.021415364, -0.40343872), (1.0184602, -0.0026810304), (1.0214154, 0.40343872), (0.042364042, 0.021901088), (0.65621036, -0.25225034), (1.0214154, 0.40343872), (0.042364042, 0.021901088), (0.65621036, -0.25225034), (0.9214831, 0.097788654), (-0.021415364, -0.40343872), (1.0184602, -0.0026810304), (0.9214831, 0.097788654), (-0.021415364, -0.40343872), (1.0184602, -0.0026810304), (1.9428985, 0.5012274), (0.020948678, -0.38153762), (1.6746705, -0.25493136), (0.042364042, 0.021901088), (0.65621036, -0.25225034), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (-0.021415364, -0.40343872), (1.0184602, -0.0026810304), (0.0, 0.0), (1.0214154, 0.40343872), (0.042364042, 0.021901088), (0.65621036, -0.25225034), (0.9214831, 0.097788654), (-0.021415364, -0.40343872), (1.0184602, -0.0026810304), (1.0214154, 0.40343872), (0.042364042, 0.021901088), (0.65621036, -0.25225034), (0.9214831, 0.097788654), (-0.021415364, -0.40343872), (1.0184602, -0.0026810304), (1.0214154, 0.40343872), (0.9214831, 0.097788654), (0.042364042, 0.021901088), (-0.021415364, -0.40343872), (0.65621036, -0.25225034), (1.0184602, -0.0026810304), (1.0214154, 0.40343872), (0.042364042, 0.021901088), (0.65621036, -0.25225034), (0.9214831, 0.097788654), (-0.021415364, -0.40343872), (1.0184602, -0.0026810304)]> : tensor<56xcomplex<f32>>, tolerance = 3.9e-05 loc("dynamic_slice_of_logistic, slice_of_logistic, concatenate_of_logistic, reduce_of_logistic, pad_of_logistic, broadcast_in_dim_of_logistic, transpose_of_logistic, reshape_of_logistic")
  %reshape_10 = stablehlo.reshape %cosine : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_11 = stablehlo.reshape %exponential : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_12 = stablehlo.reshape %exponential_minus_one : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_13 = stablehlo.reshape %multiply : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_14 = stablehlo.reshape %power : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_15 = stablehlo.reshape %sine : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_16 = stablehlo.reshape %tan : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_17 = stablehlo.reshape %dot_general : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %concatenate_6 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<46xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_6, dense<[(0.565233, -0.3534818), (0.9993424, -0.00092761527), (0.81765145, 0.15553999), (0.6075328, -0.07801279), (1.082243, -0.008875396), (0.5246793, 0.0022823669), (2.5541654, 1.0902519), (1.0430241, 0.022847014), (1.8664757, -0.48106614), (2.5010087, 0.24535285), (0.9002298, -0.38426536), (2.7689178, -0.007423571), (1.5541654, 1.0902519), (0.043024007, 0.022847014), (0.8664757, -0.48106614), (1.5010087, 0.24535285), (-0.09977021, -0.38426536), (1.7689178, -0.007423571), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, -0.0), (0.0, 0.0), (0.6904056, 0.13114634), (-0.05684695, -0.02791152), (0.63991755, -0.6736905), (0.78273505, 0.08553699), (0.005062098, 0.030569134), (1.010943, -0.02049424), (0.92320037, 0.21642059), (0.042361528, 0.021883188), (0.62963283, -0.20198676), (0.8003106, 0.059221167), (-0.023180172, -0.4143772), (0.8513042, -0.0014066779), (1.0019909, 1.0095062), (0.04236904, 0.021936914), (0.69780666, -0.37977505), (1.2836298, 0.26230797), (-0.018277377, -0.3830373), (1.6224804, -0.00973885), (1.5587931, -0.44127816), (-0.04184273, 0.091053545), (2.2196276, -2.266197), (0.93940586, 0.30378067)]> : tensor<46xcomplex<f32>>, tolerance = 5.5e-05 loc("cosine_of_logistic, exponential_of_logistic, exponential_minus_one_of_logistic, multiply_of_logistic, power_of_logistic, sine_of_logistic, tan_of_logistic, dot_general_of_logistic")
  return
}
