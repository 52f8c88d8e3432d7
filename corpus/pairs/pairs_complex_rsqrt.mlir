// Pairs of ops: what takes the complex result of rsqrt. The values are those of scripts/oracle.
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
  %rsqrt = stablehlo.rsqrt %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %rsqrt : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %add = stablehlo.add %rsqrt, %rsqrt : tensor<1x2x3xcomplex<f32>>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %rsqrt, dims = [0, 1, 2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %rsqrt, %rsqrt, dim = 2 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x6xcomplex<f32>>
  %convert = stablehlo.convert %rsqrt : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %rsqrt_2 = stablehlo.rsqrt %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %rsqrt_2 : tensor<1x2x3xcomplex<f32>>
  %divide = stablehlo.divide %rsqrt, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %dot_general = stablehlo.dot_general %rsqrt, %complex_f32__3, contracting_dims = [2] x [0] : (tensor<1x2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_slice = stablehlo.dynamic_slice %rsqrt, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %rsqrt, %complex_f32__4, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %exponential = stablehlo.exponential %rsqrt : tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one = stablehlo.exponential_minus_one %rsqrt : tensor<1x2x3xcomplex<f32>>
  %imag = stablehlo.imag %rsqrt : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %log = stablehlo.log %rsqrt : tensor<1x2x3xcomplex<f32>>
  %log_plus_one = stablehlo.log_plus_one %rsqrt : tensor<1x2x3xcomplex<f32>>
  %logistic = stablehlo.logistic %rsqrt : tensor<1x2x3xcomplex<f32>>
  %multiply = stablehlo.multiply %complex_f32__5, %rsqrt : tensor<1x2x3xcomplex<f32>>
  %negate = stablehlo.negate %rsqrt : tensor<1x2x3xcomplex<f32>>
  %pad = stablehlo.pad %rsqrt, %complex_f32__6, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %power = stablehlo.power %rsqrt, %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  %real = stablehlo.real %rsqrt : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%rsqrt init: %complex_f32__6) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  %reduce_window = "stablehlo.reduce_window"(%rsqrt, %complex_f32__6) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %reshape = stablehlo.reshape %rsqrt : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reverse = stablehlo.reverse %rsqrt, dims = [2] : tensor<1x2x3xcomplex<f32>>
  %rsqrt_3 = stablehlo.rsqrt %rsqrt : tensor<1x2x3xcomplex<f32>>
  %select = stablehlo.select %i1, %complex_f32__5, %rsqrt : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %sign = stablehlo.sign %rsqrt : tensor<1x2x3xcomplex<f32>>
  %sine = stablehlo.sine %rsqrt_2 : tensor<1x2x3xcomplex<f32>>
  %slice = stablehlo.slice %rsqrt [0:1, 0:2, 1:3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %sort = "stablehlo.sort"(%rsqrt) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sqrt = stablehlo.sqrt %rsqrt : tensor<1x2x3xcomplex<f32>>
  %subtract = stablehlo.subtract %complex_f32__5, %rsqrt : tensor<1x2x3xcomplex<f32>>
  %tan = stablehlo.tan %rsqrt_2 : tensor<1x2x3xcomplex<f32>>
  %tanh = stablehlo.tanh %rsqrt : tensor<1x2x3xcomplex<f32>>
  %transpose = stablehlo.transpose %rsqrt, dims = [2, 1, 0] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x1xcomplex<f32>>
  %concatenate_2 = stablehlo.concatenate %abs, %convert, %imag, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<4x2x3xf32>
  check.expect_almost_eq_const %concatenate_2, dense<[[[0.6687403, 0.5734091, 0.9457416], [0.66874033, 0.6687403, 0.4472136]], [[0.56886446, 0.047295086, 0.8044959], [0.65085083, 0.35157758, 0.42426407]], [[-0.35157758, -0.5714553, 0.4972058], [-0.15364504, 0.56886446, 0.14142136]], [[0.56886446, 0.047295086, 0.8044959], [0.65085083, 0.35157758, 0.42426407]]]> : tensor<4x2x3xf32>, tolerance = 2.0e-05 loc("abs_of_rsqrt, convert_of_rsqrt, imag_of_rsqrt, real_of_rsqrt")
  %concatenate_3 = stablehlo.concatenate %add, %divide, %dynamic_update_slice, %log, %log_plus_one, %logistic, %negate, %reduce_window, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_3, dense<[[[(1.1377289, -0.70315516), (0.09459017, -1.1429106), (1.6089917, 0.9944116)], [(1.3017017, -0.30729008), (0.70315516, 1.1377289), (0.84852815, 0.28284273)]], [[(0.28443223, -0.17578879), (0.023647543, -0.28572765), (0.40224794, 0.2486029)], [(0.32542542, -0.07682252), (0.17578879, 0.28443223), (0.21213204, 0.07071068)]], [[(0.56886446, -0.35157758), (0.047295086, -0.5714553), (0.8044959, 0.4972058)], [(0.65085083, -0.15364504), (2.0, 0.0), (0.0, 1.0)]], [[(-0.40235952, -0.5535744), (-0.55615586, -1.488222), (-0.05578588, 0.5535744)], [(-0.40235946, -0.2318238), (-0.40235952, 1.0172219), (-0.804719, 0.32175055)]], [[(0.47485164, -0.22045465), (0.17652003, -0.49949643), (0.6268697, 0.26886562)], [(0.5056032, -0.092802875), (0.38281965, 0.39838365), (0.35856077, 0.09896993)]], [[(0.64252573, -0.081798576), (0.5128411, -0.14679375), (0.70134753, 0.1074086)], [(0.658041, -0.034662258), (0.59419256, 0.14138797), (0.60500443, 0.033859935)]], [[(-0.56886446, 0.35157758), (-0.047295086, 0.5714553), (-0.8044959, -0.4972058)], [(-0.65085083, 0.15364504), (-0.35157758, -0.56886446), (-0.42426407, -0.14142136)]], [[(0.56886446, -0.35157758), (0.61615956, -0.9230329), (0.85179096, -0.074249506)], [(0.65085083, -0.15364504), (1.0024284, 0.41521943), (0.77584165, 0.71028584)]]]> : tensor<8x2x3xcomplex<f32>>, tolerance = 4.0e-05 loc("add_of_rsqrt, divide_of_rsqrt, dynamic_update_slice_of_rsqrt, log_of_rsqrt, log_plus_one_of_rsqrt, logistic_of_rsqrt, negate_of_rsqrt, reduce_window_of_rsqrt")
  %concatenate_4 = stablehlo.concatenate %reverse, %rsqrt_3, %select, %sign, %sort, %sqrt, %subtract, %tanh, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_4, dense<[[[(0.8044959, 0.4972058), (0.047295086, -0.5714553), (0.56886446, -0.35157758)], [(0.42426407, 0.14142136), (0.35157758, 0.56886446), (0.65085083, -0.15364504)]], [[(1.1763011, 0.3341625), (0.9715446, 0.89445883), (0.98914737, -0.28099602)], [(1.214639, 0.14142506), (1.0680591, -0.59548193), (1.47604, -0.23952833)]], [[(2.0, 0.0), (0.047295086, -0.5714553), (1.0, 1.0)], [(0.65085083, -0.15364504), (0.35157758, 0.56886446), (1.0, -1.0)]], [[(0.8506508, -0.5257311), (0.082480535, -0.99659276), (0.8506508, 0.5257311)], [(0.97324896, -0.22975291), (0.5257311, 0.8506508), (0.9486834, 0.3162278)]], [[(0.8044959, 0.4972058), (0.56886446, -0.35157758), (0.047295086, -0.5714553)], [(0.65085083, -0.15364504), (0.42426407, 0.14142136), (0.35157758, 0.56886446)]], [[(0.7866399, -0.22346792), (0.55709255, -0.5128908), (0.9354778, 0.26574963)], [(0.81227803, -0.094576634), (0.7142541, 0.39822274), (0.66010517, 0.10712033)]], [[(1.4311355, 0.35157758), (-0.047295086, 1.5714552), (0.19550413, 0.5027942)], [(-1.6508508, 0.15364504), (-0.35157758, -2.5688643), (0.5757359, -1.1414213)]], [[(0.56367767, -0.2604307), (0.0667392, -0.6409955), (0.7630079, 0.2666852)], [(0.58140063, -0.103341475), (0.45464826, 0.541181), (0.40731058, 0.119146004)]]]> : tensor<8x2x3xcomplex<f32>>, tolerance = 5.1e-05 loc("reverse_of_rsqrt, rsqrt_of_rsqrt, select_of_rsqrt, sign_of_rsqrt, sort_of_rsqrt, sqrt_of_rsqrt, subtract_of_rsqrt, tanh_of_rsqrt")
  %reshape_2 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_3 = stablehlo.reshape %slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_4 = stablehlo.reshape %concatenate : (tensor<1x2x6xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_5 = stablehlo.reshape %reduce : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %reshape_6 = stablehlo.reshape %pad : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_7 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_8 = stablehlo.reshape %transpose : (tensor<3x2x1xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_9 = stablehlo.reshape %reshape : (tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %concatenate_5 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<56xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_5, dense<[(0.047295086, -0.5714553), (0.8044959, 0.4972058), (0.35157758, 0.56886446), (0.42426407, 0.14142136), (0.047295086, -0.5714553), (0.8044959, 0.4972058), (0.35157758, 0.56886446), (0.42426407, 0.14142136), (0.56886446, -0.35157758), (0.047295086, -0.5714553), (0.8044959, 0.4972058), (0.56886446, -0.35157758), (0.047295086, -0.5714553), (0.8044959, 0.4972058), (0.65085083, -0.15364504), (0.35157758, 0.56886446), (0.42426407, 0.14142136), (0.65085083, -0.15364504), (0.35157758, 0.56886446), (0.42426407, 0.14142136), (1.2197154, -0.5052226), (0.39887267, -0.002590835), (1.22876, 0.6386272), (0.047295086, -0.5714553), (0.8044959, 0.4972058), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.35157758, 0.56886446), (0.42426407, 0.14142136), (0.0, 0.0), (0.56886446, -0.35157758), (0.047295086, -0.5714553), (0.8044959, 0.4972058), (0.65085083, -0.15364504), (0.35157758, 0.56886446), (0.42426407, 0.14142136), (0.56886446, -0.35157758), (0.047295086, -0.5714553), (0.8044959, 0.4972058), (0.65085083, -0.15364504), (0.35157758, 0.56886446), (0.42426407, 0.14142136), (0.56886446, -0.35157758), (0.65085083, -0.15364504), (0.047295086, -0.5714553), (0.35157758, 0.56886446), (0.8044959, 0.4972058), (0.42426407, 0.14142136), (0.56886446, -0.35157758), (0.047295086, -0.5714553), (0.8044959, 0.4972058), (0.65085083, -0.15364504), (0.35157758, 0.56886446), (0.42426407, 0.14142136)]> : tensor<56xcomplex<f32>>, tolerance = 2.5e-05 loc("dynamic_slice_of_rsqrt, slice_of_rsqrt, concatenate_of_rsqrt, reduce_of_rsqrt, pad_of_rsqrt, broadcast_in_dim_of_rsqrt, transpose_of_rsqrt, reshape_of_rsqrt")
  %reshape_10 = stablehlo.reshape %cosine : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_11 = stablehlo.reshape %exponential : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_12 = stablehlo.reshape %exponential_minus_one : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_13 = stablehlo.reshape %multiply : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_14 = stablehlo.reshape %power : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_15 = stablehlo.reshape %sine : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_16 = stablehlo.reshape %tan : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_17 = stablehlo.reshape %dot_general : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %concatenate_6 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<46xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_6, dense<[(0.89512193, 0.19331205), (1.1664668, 0.028511599), (0.7809732, -0.3731707), (0.8049775, 0.09345461), (1.0948775, -0.20664348), (0.92047054, -0.058410384), (1.6582192, -0.6082635), (0.8818511, -0.5670511), (1.9648837, 1.0663029), (1.8945867, -0.29340628), (1.1974708, 0.76562405), (1.513206, 0.21543781), (0.65821916, -0.6082635), (-0.11814893, -0.5670511), (0.9648837, 1.0663029), (0.8945867, -0.29340628), (0.19747077, 0.76562405), (0.51320595, 0.21543781), (1.1377289, -0.70315516), (0.5714553, 0.047295086), (0.30729008, 1.3017017), (-0.65085083, 0.15364504), (1.1377289, -0.70315516), (0.56568545, -0.2828427), (1.3485662, -0.80975163), (-0.29580542, -2.9035742), (0.43127787, 0.31855315), (0.43082517, -0.4508), (3.3869789, 6.030009), (0.3779779, 0.6529181), (0.572312, -0.30234882), (0.05520932, -0.6023953), (0.81138736, 0.35918272), (0.6130288, -0.122716665), (0.40162003, 0.5633417), (0.41577357, 0.12931326), (0.541181, -0.45464826), (0.03468678, -0.5172751), (0.66691357, 0.7785866), (0.7339568, -0.23765673), (0.2604307, 0.56367767), (0.4410061, 0.168471), (2.7508907, -2.836307), (1.6059842, 0.83302975), (1.3672575, -0.23537618), (0.3677529, -0.20085633)]> : tensor<46xcomplex<f32>>, tolerance = 1.2e-04 loc("cosine_of_rsqrt, exponential_of_rsqrt, exponential_minus_one_of_rsqrt, multiply_of_rsqrt, power_of_rsqrt, sine_of_rsqrt, tan_of_rsqrt, dot_general_of_rsqrt")
  return
}
