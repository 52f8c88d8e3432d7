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
  check.expect_almost_eq_const %abs, dense<[[[0.6687403, 0.5734091, 0.9457416], [0.66874033, 0.6687403, 0.4472136]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("abs_of_rsqrt")
  %add = stablehlo.add %rsqrt, %rsqrt : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %add, dense<[[[(1.1377289, -0.70315516), (0.09459017, -1.1429106), (1.6089917, 0.9944116)], [(1.3017017, -0.30729008), (0.70315516, 1.1377289), (0.84852815, 0.28284273)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 3.2e-05 loc("add_of_rsqrt")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %rsqrt, dims = [0, 1, 2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  check.expect_almost_eq_const %broadcast_in_dim, dense<[[[(0.56886446, -0.35157758), (0.047295086, -0.5714553), (0.8044959, 0.4972058)], [(0.65085083, -0.15364504), (0.35157758, 0.56886446), (0.42426407, 0.14142136)]], [[(0.56886446, -0.35157758), (0.047295086, -0.5714553), (0.8044959, 0.4972058)], [(0.65085083, -0.15364504), (0.35157758, 0.56886446), (0.42426407, 0.14142136)]]]> : tensor<2x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("broadcast_in_dim_of_rsqrt")
  %concatenate = stablehlo.concatenate %rsqrt, %rsqrt, dim = 2 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x6xcomplex<f32>>
  check.expect_almost_eq_const %concatenate, dense<[[[(0.56886446, -0.35157758), (0.047295086, -0.5714553), (0.8044959, 0.4972058), (0.56886446, -0.35157758), (0.047295086, -0.5714553), (0.8044959, 0.4972058)], [(0.65085083, -0.15364504), (0.35157758, 0.56886446), (0.42426407, 0.14142136), (0.65085083, -0.15364504), (0.35157758, 0.56886446), (0.42426407, 0.14142136)]]]> : tensor<1x2x6xcomplex<f32>>, tolerance = 2.0e-05 loc("concatenate_of_rsqrt")
  %convert = stablehlo.convert %rsqrt : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %convert, dense<[[[0.56886446, 0.047295086, 0.8044959], [0.65085083, 0.35157758, 0.42426407]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("convert_of_rsqrt")
  %rsqrt_2 = stablehlo.rsqrt %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %rsqrt_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cosine, dense<[[[(0.89512193, 0.19331205), (1.1664668, 0.028511599), (0.7809732, -0.3731707)], [(0.8049775, 0.09345461), (1.0948775, -0.20664348), (0.92047054, -0.058410384)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.3e-05 loc("cosine_of_rsqrt")
  %divide = stablehlo.divide %rsqrt, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %divide, dense<[[[(0.28443223, -0.17578879), (0.023647543, -0.28572765), (0.40224794, 0.2486029)], [(0.32542542, -0.07682252), (0.17578879, 0.28443223), (0.21213204, 0.07071068)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("divide_of_rsqrt")
  %dot_general = stablehlo.dot_general %rsqrt, %complex_f32__3, contracting_dims = [2] x [0] : (tensor<1x2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %dot_general, dense<[[[(2.7508907, -2.836307), (1.6059842, 0.83302975)], [(1.3672575, -0.23537618), (0.3677529, -0.20085633)]]]> : tensor<1x2x2xcomplex<f32>>, tolerance = 5.7e-05 loc("dot_general_of_rsqrt")
  %dynamic_slice = stablehlo.dynamic_slice %rsqrt, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %dynamic_slice, dense<[[[(0.047295086, -0.5714553), (0.8044959, 0.4972058)], [(0.35157758, 0.56886446), (0.42426407, 0.14142136)]]]> : tensor<1x2x2xcomplex<f32>>, tolerance = 2.0e-05 loc("dynamic_slice_of_rsqrt")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %rsqrt, %complex_f32__4, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %dynamic_update_slice, dense<[[[(0.56886446, -0.35157758), (0.047295086, -0.5714553), (0.8044959, 0.4972058)], [(0.65085083, -0.15364504), (2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 4.0e-05 loc("dynamic_update_slice_of_rsqrt")
  %exponential = stablehlo.exponential %rsqrt : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %exponential, dense<[[[(1.6582192, -0.6082635), (0.8818511, -0.5670511), (1.9648837, 1.0663029)], [(1.8945867, -0.29340628), (1.1974708, 0.76562405), (1.513206, 0.21543781)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 3.9e-05 loc("exponential_of_rsqrt")
  %exponential_minus_one = stablehlo.exponential_minus_one %rsqrt : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[(0.65821916, -0.6082635), (-0.11814893, -0.5670511), (0.9648837, 1.0663029)], [(0.8945867, -0.29340628), (0.19747077, 0.76562405), (0.51320595, 0.21543781)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.1e-05 loc("exponential_minus_one_of_rsqrt")
  %imag = stablehlo.imag %rsqrt : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %imag, dense<[[[-0.35157758, -0.5714553, 0.4972058], [-0.15364504, 0.56886446, 0.14142136]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("imag_of_rsqrt")
  %log = stablehlo.log %rsqrt : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %log, dense<[[[(-0.40235952, -0.5535744), (-0.55615586, -1.488222), (-0.05578588, 0.5535744)], [(-0.40235946, -0.2318238), (-0.40235952, 1.0172219), (-0.804719, 0.32175055)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 3.0e-05 loc("log_of_rsqrt")
  %log_plus_one = stablehlo.log_plus_one %rsqrt : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %log_plus_one, dense<[[[(0.47485164, -0.22045465), (0.17652003, -0.49949643), (0.6268697, 0.26886562)], [(0.5056032, -0.092802875), (0.38281965, 0.39838365), (0.35856077, 0.09896993)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("log_plus_one_of_rsqrt")
  %logistic = stablehlo.logistic %rsqrt : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %logistic, dense<[[[(0.64252573, -0.081798576), (0.5128411, -0.14679375), (0.70134753, 0.1074086)], [(0.658041, -0.034662258), (0.59419256, 0.14138797), (0.60500443, 0.033859935)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("logistic_of_rsqrt")
  %multiply = stablehlo.multiply %complex_f32__5, %rsqrt : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %multiply, dense<[[[(1.1377289, -0.70315516), (0.5714553, 0.047295086), (0.30729008, 1.3017017)], [(-0.65085083, 0.15364504), (1.1377289, -0.70315516), (0.56568545, -0.2828427)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.6e-05 loc("multiply_of_rsqrt")
  %negate = stablehlo.negate %rsqrt : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %negate, dense<[[[(-0.56886446, 0.35157758), (-0.047295086, 0.5714553), (-0.8044959, -0.4972058)], [(-0.65085083, 0.15364504), (-0.35157758, -0.56886446), (-0.42426407, -0.14142136)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("negate_of_rsqrt")
  %pad = stablehlo.pad %rsqrt, %complex_f32__6, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  check.expect_almost_eq_const %pad, dense<[[[(0.047295086, -0.5714553), (0.8044959, 0.4972058), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.35157758, 0.56886446), (0.42426407, 0.14142136), (0.0, 0.0)]]]> : tensor<1x3x3xcomplex<f32>>, tolerance = 2.0e-05 loc("pad_of_rsqrt")
  %power = stablehlo.power %rsqrt, %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %power, dense<[[[(1.3485662, -0.80975163), (-0.29580542, -2.9035742), (0.43127787, 0.31855315)], [(0.43082517, -0.4508), (3.3869789, 6.030009), (0.3779779, 0.6529181)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 1.2e-04 loc("power_of_rsqrt")
  %real = stablehlo.real %rsqrt : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %real, dense<[[[0.56886446, 0.047295086, 0.8044959], [0.65085083, 0.35157758, 0.42426407]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("real_of_rsqrt")
  %reduce = stablehlo.reduce(%rsqrt init: %complex_f32__6) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  check.expect_almost_eq_const %reduce, dense<[[(1.2197154, -0.5052226), (0.39887267, -0.002590835), (1.22876, 0.6386272)]]> : tensor<1x3xcomplex<f32>>, tolerance = 2.5e-05 loc("reduce_of_rsqrt")
  %reduce_window = "stablehlo.reduce_window"(%rsqrt, %complex_f32__6) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %reduce_window, dense<[[[(0.56886446, -0.35157758), (0.61615956, -0.9230329), (0.85179096, -0.074249506)], [(0.65085083, -0.15364504), (1.0024284, 0.41521943), (0.77584165, 0.71028584)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("reduce_window_of_rsqrt")
  %reshape = stablehlo.reshape %rsqrt : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  check.expect_almost_eq_const %reshape, dense<[(0.56886446, -0.35157758), (0.047295086, -0.5714553), (0.8044959, 0.4972058), (0.65085083, -0.15364504), (0.35157758, 0.56886446), (0.42426407, 0.14142136)]> : tensor<6xcomplex<f32>>, tolerance = 2.0e-05 loc("reshape_of_rsqrt")
  %reverse = stablehlo.reverse %rsqrt, dims = [2] : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %reverse, dense<[[[(0.8044959, 0.4972058), (0.047295086, -0.5714553), (0.56886446, -0.35157758)], [(0.42426407, 0.14142136), (0.35157758, 0.56886446), (0.65085083, -0.15364504)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("reverse_of_rsqrt")
  %rsqrt_3 = stablehlo.rsqrt %rsqrt : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %rsqrt_3, dense<[[[(1.1763011, 0.3341625), (0.9715446, 0.89445883), (0.98914737, -0.28099602)], [(1.214639, 0.14142506), (1.0680591, -0.59548193), (1.47604, -0.23952833)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 3.0e-05 loc("rsqrt_of_rsqrt")
  %select = stablehlo.select %i1, %complex_f32__5, %rsqrt : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %select, dense<[[[(2.0, 0.0), (0.047295086, -0.5714553), (1.0, 1.0)], [(0.65085083, -0.15364504), (0.35157758, 0.56886446), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 4.0e-05 loc("select_of_rsqrt")
  %sign = stablehlo.sign %rsqrt : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sign, dense<[[[(0.8506508, -0.5257311), (0.082480535, -0.99659276), (0.8506508, 0.5257311)], [(0.97324896, -0.22975291), (0.5257311, 0.8506508), (0.9486834, 0.3162278)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("sign_of_rsqrt")
  %sine = stablehlo.sine %rsqrt_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sine, dense<[[[(0.572312, -0.30234882), (0.05520932, -0.6023953), (0.81138736, 0.35918272)], [(0.6130288, -0.122716665), (0.40162003, 0.5633417), (0.41577357, 0.12931326)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("sine_of_rsqrt")
  %slice = stablehlo.slice %rsqrt [0:1, 0:2, 1:3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %slice, dense<[[[(0.047295086, -0.5714553), (0.8044959, 0.4972058)], [(0.35157758, 0.56886446), (0.42426407, 0.14142136)]]]> : tensor<1x2x2xcomplex<f32>>, tolerance = 2.0e-05 loc("slice_of_rsqrt")
  %sort = "stablehlo.sort"(%rsqrt) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sort, dense<[[[(0.8044959, 0.4972058), (0.56886446, -0.35157758), (0.047295086, -0.5714553)], [(0.65085083, -0.15364504), (0.42426407, 0.14142136), (0.35157758, 0.56886446)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("sort_of_rsqrt")
  %sqrt = stablehlo.sqrt %rsqrt : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sqrt, dense<[[[(0.7866399, -0.22346792), (0.55709255, -0.5128908), (0.9354778, 0.26574963)], [(0.81227803, -0.094576634), (0.7142541, 0.39822274), (0.66010517, 0.10712033)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("sqrt_of_rsqrt")
  %subtract = stablehlo.subtract %complex_f32__5, %rsqrt : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %subtract, dense<[[[(1.4311355, 0.35157758), (-0.047295086, 1.5714552), (0.19550413, 0.5027942)], [(-1.6508508, 0.15364504), (-0.35157758, -2.5688643), (0.5757359, -1.1414213)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 5.1e-05 loc("subtract_of_rsqrt")
  %tan = stablehlo.tan %rsqrt_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %tan, dense<[[[(0.541181, -0.45464826), (0.03468678, -0.5172751), (0.66691357, 0.7785866)], [(0.7339568, -0.23765673), (0.2604307, 0.56367767), (0.4410061, 0.168471)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("tan_of_rsqrt")
  %tanh = stablehlo.tanh %rsqrt : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %tanh, dense<[[[(0.56367767, -0.2604307), (0.0667392, -0.6409955), (0.7630079, 0.2666852)], [(0.58140063, -0.103341475), (0.45464826, 0.541181), (0.40731058, 0.119146004)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("tanh_of_rsqrt")
  %transpose = stablehlo.transpose %rsqrt, dims = [2, 1, 0] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x1xcomplex<f32>>
  check.expect_almost_eq_const %transpose, dense<[[[(0.56886446, -0.35157758)], [(0.65085083, -0.15364504)]], [[(0.047295086, -0.5714553)], [(0.35157758, 0.56886446)]], [[(0.8044959, 0.4972058)], [(0.42426407, 0.14142136)]]]> : tensor<3x2x1xcomplex<f32>>, tolerance = 2.0e-05 loc("transpose_of_rsqrt")
  return
}
