// Pairs of ops: what takes the complex result of subtract. The values are those of scripts/oracle.
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
  %subtract = stablehlo.subtract %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %subtract : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %add = stablehlo.add %complex_f32__2, %subtract : tensor<1x2x3xcomplex<f32>>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %subtract, dims = [0, 2, 3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %complex_f32__3, %subtract, dim = 1 : (tensor<1x1x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %convert = stablehlo.convert %subtract : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %subtract_2 = stablehlo.subtract %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %subtract_2 : tensor<1x2x3xcomplex<f32>>
  %divide = stablehlo.divide %subtract, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %dot_general = stablehlo.dot_general %complex_f32__4, %subtract, contracting_dims = [1] x [1] : (tensor<4x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<4x1x3xcomplex<f32>>
  %dynamic_slice = stablehlo.dynamic_slice %subtract, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xcomplex<f32>>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %complex_f32__5, %subtract, %i32, %i32__4, %i32 : (tensor<1x3x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xcomplex<f32>>
  %exponential = stablehlo.exponential %subtract : tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one = stablehlo.exponential_minus_one %subtract : tensor<1x2x3xcomplex<f32>>
  %imag = stablehlo.imag %subtract : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %log = stablehlo.log %subtract : tensor<1x2x3xcomplex<f32>>
  %log_plus_one = stablehlo.log_plus_one %subtract : tensor<1x2x3xcomplex<f32>>
  %logistic = stablehlo.logistic %subtract : tensor<1x2x3xcomplex<f32>>
  %multiply = stablehlo.multiply %subtract, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %negate = stablehlo.negate %subtract : tensor<1x2x3xcomplex<f32>>
  %pad = stablehlo.pad %subtract, %complex_f32__6, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x5xcomplex<f32>>
  %power = stablehlo.power %subtract, %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  %real = stablehlo.real %subtract : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%subtract init: %complex_f32__8) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  %reduce_window = "stablehlo.reduce_window"(%subtract, %complex_f32__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %reshape = stablehlo.reshape %subtract : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  %reverse = stablehlo.reverse %subtract, dims = [1, 2] : tensor<1x2x3xcomplex<f32>>
  %rsqrt = stablehlo.rsqrt %subtract : tensor<1x2x3xcomplex<f32>>
  %select = stablehlo.select %i1, %subtract, %complex_f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %sign = stablehlo.sign %subtract : tensor<1x2x3xcomplex<f32>>
  %sine = stablehlo.sine %subtract_2 : tensor<1x2x3xcomplex<f32>>
  %slice = stablehlo.slice %subtract [0:1, 1:2, 0:3:2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  %sort = "stablehlo.sort"(%subtract) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sqrt = stablehlo.sqrt %subtract : tensor<1x2x3xcomplex<f32>>
  %subtract_3 = stablehlo.subtract %subtract, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %tan = stablehlo.tan %subtract_2 : tensor<1x2x3xcomplex<f32>>
  %tanh = stablehlo.tanh %subtract : tensor<1x2x3xcomplex<f32>>
  %transpose = stablehlo.transpose %subtract, dims = [2, 0, 1] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x1x2xcomplex<f32>>
  check.expect_almost_eq_const %abs, dense<[[[2.236068, 3.0413814, 2.0615528], [3.1622777, 1.0, 3.6055512]]]> : tensor<1x2x3xf32> loc("abs_of_subtract")
  %reshape_2 = stablehlo.reshape %add : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_3 = stablehlo.reshape %multiply : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_4 = stablehlo.reshape %negate : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_5 = stablehlo.reshape %reverse : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_6 = stablehlo.reshape %select : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_7 = stablehlo.reshape %sort : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_8 = stablehlo.reshape %subtract_3 : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_9 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %concatenate_2 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<44xcomplex<f32>>
  check.expect_eq_const %concatenate_2, dense<[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (2.0, 1.0), (-1.0, -2.0), (4.0, -3.0), (-2.0, 4.0), (0.5, -3.0), (1.5, -2.5), (-3.0, -1.0), (0.0, 2.0), (1.0, -5.0), (1.0, -2.0), (3.0, 0.5), (0.5, 2.0), (-3.0, -1.0), (1.0, -0.0), (-3.0, 2.0), (3.0, -2.0), (-1.0, 0.0), (3.0, 1.0), (-0.5, -2.0), (-3.0, -0.5), (-1.0, 2.0), (-1.0, 2.0), (0.0, 1.0), (-0.5, -2.0), (-1.0, 0.0), (0.0, -2.0), (3.0, -2.0), (-0.5, -2.0), (-1.0, 2.0), (-3.0, -0.5), (3.0, 1.0), (3.0, -2.0), (-1.0, 0.0), (-3.0, 2.0), (-3.0, -1.5), (-1.5, -3.0), (4.0, 1.0), (-1.0, 2.0), (2.0, -1.0), (-3.0, -0.5), (-0.5, -2.0)]> : tensor<44xcomplex<f32>> loc("add_of_subtract, multiply_of_subtract, negate_of_subtract, reverse_of_subtract, select_of_subtract, sort_of_subtract, subtract_of_subtract, dynamic_slice_of_subtract")
  %reshape_10 = stablehlo.reshape %slice : (tensor<1x1x2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %reshape_11 = stablehlo.reshape %reduce_window : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_12 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_13 = stablehlo.reshape %pad : (tensor<1x2x5xcomplex<f32>>) -> tensor<10xcomplex<f32>>
  %reshape_14 = stablehlo.reshape %reduce : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %reshape_15 = stablehlo.reshape %concatenate : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_16 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_17 = stablehlo.reshape %transpose : (tensor<3x1x2xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %concatenate_3 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<2xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<10xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<58xcomplex<f32>>
  check.expect_eq_const %concatenate_3, dense<[(3.0, 1.0), (3.0, -2.0), (-4.0, 1.5), (-3.5, -2.5), (2.0, 1.0), (2.0, -2.0), (-1.0, 2.0), (-3.0, -0.5), (-0.5, -2.0), (3.0, 1.0), (-1.0, 0.0), (3.0, -2.0), (-1.0, 2.0), (-3.0, -0.5), (-0.5, -2.0), (3.0, 1.0), (-1.0, 0.0), (3.0, -2.0), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (-1.0, 2.0), (-3.0, -0.5), (-0.5, -2.0), (3.0, 0.0), (3.0, 0.0), (2.0, 3.0), (-4.0, -0.5), (2.5, -4.0), (2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (-1.0, 2.0), (-3.0, -0.5), (-0.5, -2.0), (3.0, 1.0), (-1.0, 0.0), (3.0, -2.0), (2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (-1.0, 0.0), (-1.0, 2.0), (-3.0, -0.5), (-0.5, -2.0), (0.0, 1.0), (3.0, 1.0), (-1.0, 0.0), (3.0, -2.0), (1.0, -1.0), (-1.0, 2.0), (3.0, 1.0), (-3.0, -0.5), (-1.0, 0.0), (-0.5, -2.0), (3.0, -2.0)]> : tensor<58xcomplex<f32>> loc("slice_of_subtract, reduce_window_of_subtract, broadcast_in_dim_of_subtract, pad_of_subtract, reduce_of_subtract, concatenate_of_subtract, dynamic_update_slice_of_subtract, transpose_of_subtract")
  %reshape_18 = stablehlo.reshape %reshape : (tensor<3x2xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_19 = stablehlo.reshape %dot_general : (tensor<4x1x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %concatenate_4 = stablehlo.concatenate %reshape_18, %reshape_19, dim = 0 : (tensor<6xcomplex<f32>>, tensor<12xcomplex<f32>>) -> tensor<18xcomplex<f32>>
  check.expect_eq_const %concatenate_4, dense<[(-1.0, 2.0), (-3.0, -0.5), (-0.5, -2.0), (3.0, 1.0), (-1.0, 0.0), (3.0, -2.0), (-3.0, 7.0), (-6.0, -2.0), (1.0, -1.0), (-6.0, 0.0), (-1.5, -3.5), (-1.5, -0.5), (8.0, 0.0), (-2.0, 7.0), (-3.0, -4.0), (-3.0, 7.0), (-6.0, -2.0), (1.0, -1.0)]> : tensor<18xcomplex<f32>> loc("reshape_of_subtract, dot_general_of_subtract")
  %concatenate_5 = stablehlo.concatenate %convert, %imag, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<3x2x3xf32>
  check.expect_eq_const %concatenate_5, dense<[[[-1.0, -3.0, -0.5], [3.0, -1.0, 3.0]], [[2.0, -0.5, -2.0], [1.0, 0.0, -2.0]], [[-1.0, -3.0, -0.5], [3.0, -1.0, 3.0]]]> : tensor<3x2x3xf32> loc("convert_of_subtract, imag_of_subtract, real_of_subtract")
  %concatenate_6 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<6x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_6, dense<[[[(2.032723, 3.0518978), (-1.1163412, -0.07353698), (3.3016374, -1.7388095)], [(-1.5276382, -0.1658444), (0.5403023, 0.0), (-3.7245455, 0.5118226)]], [[(-0.15309186, 0.33451182), (0.043692265, -0.023869192), (-0.25240582, -0.5515168)], [(10.852262, 16.901396), (0.36787945, 0.0), (-8.358533, -18.263727)]], [[(-1.1530919, 0.33451182), (-0.9563077, -0.023869192), (-1.2524058, -0.5515168)], [(9.852262, 16.901396), (-0.63212055, 0.0), (-9.358533, -18.263727)]], [[(0.0407132, 0.15462051), (19.68373, -40.667904), (0.37248042, -15.17726)], [(-0.7776877, 5.379907), (378.64978, 378.64978), (-0.22103286, -1.4364176)]], [[(-3.1657784, 1.959601), (-0.15913059, 0.51588047), (-1.8036927, -3.1828694)], [(0.21775955, -1.1634403), (-0.84147096, 0.0), (0.5309211, 3.5905645)]], [[(-0.033812825, 1.0147936), (0.11162105, -0.46947), (-0.030215988, -0.97994083)], [(-0.05916854, 0.76801765), (-1.5574077, 0.0), (-0.009884375, -0.96538585)]]]> : tensor<6x2x3xcomplex<f32>> loc("cosine_of_subtract, exponential_of_subtract, exponential_minus_one_of_subtract, power_of_subtract, sine_of_subtract, tan_of_subtract")
  %concatenate_7 = stablehlo.concatenate %divide, %log, %log_plus_one, %logistic, %rsqrt, %sign, %sqrt, %tanh, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_7, dense<[[[(-0.5, 1.0), (-0.5, 3.0), (-1.25, -0.75)], [(-3.0, -1.0), (-0.0, -0.5), (2.5, 0.5)]], [[(0.804719, 2.0344439), (1.1123117, -2.976444), (0.7234595, -1.815775)], [(1.1512926, 0.32175055), (0.0, 3.1415927), (1.2824746, -0.5880026)]], [[(0.6931472, 1.5707964), (0.7234595, -2.896614), (0.7234595, -1.3258177)], [(1.4166067, 0.24497867), (0xFF800000, 0.0), (1.4978662, -0.4636476)]], [[(-0.021415364, 0.40343872), (0.042364042, -0.021901088), (0.13379438, -0.6390191)], [(0.9721865, 0.039662227), (0.26894143, 0.0), (1.0189794, -0.04710646)]], [[(0.35157758, -0.56886446), (0.047295086, 0.5714553), (0.4286165, 0.5489619)], [(0.55508006, -0.090077095), (0.0, -1.0), (0.50404334, 0.15261203)]], [[(-0.4472136, 0.8944272), (-0.9863938, -0.16439897), (-0.24253562, -0.9701425)], [(0.9486834, 0.31622776), (-1.0, 0.0), (0.8320503, -0.5547002)]], [[(0.78615135, 1.2720196), (0.14384238, -1.7380134), (0.88361555, -1.1317139)], [(1.7553173, 0.28484878), (0.0, 1.0), (1.817354, -0.55025053)]], [[(-1.1667362, -0.2434582), (-0.99731636, -0.0041604266), (-1.3212866, 0.8508781)], [(1.0020549, 0.004517137), (-0.7615942, 0.0), (1.0032387, 0.0037640256)]]]> : tensor<8x2x3xcomplex<f32>> loc("divide_of_subtract, log_of_subtract, log_plus_one_of_subtract, logistic_of_subtract, rsqrt_of_subtract, sign_of_subtract, sqrt_of_subtract, tanh_of_subtract")
  return
}
