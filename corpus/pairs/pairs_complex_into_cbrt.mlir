// Pairs of ops: what takes the complex result of add, broadcast_in_dim, cbrt, clamp, complex, concatenate, constant, convert,
// cosine, divide, dot_general, dynamic_slice, dynamic_update_slice, exponential, exponential_minus_one, iota, log, log_plus_one,
// logistic, maximum, minimum, multiply, negate, pad, power, reduce, reduce_window, reshape, reverse, rsqrt, select, sign, sine,
// slice, sort, sqrt, subtract, tan, tanh, transpose. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__3 = stablehlo.constant dense<[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)]> : tensor<3xcomplex<f32>>
  %complex_f32__4 = stablehlo.constant dense<(-2.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__5 = stablehlo.constant dense<(3.0, 0.0)> : tensor<complex<f32>>
  %f32 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %complex_f32__6 = stablehlo.constant dense<[[[(1.0, 2.0)], [(-3.0, 0.5)]]]> : tensor<1x2x1xcomplex<f32>>
  %complex_f32__7 = stablehlo.constant dense<[[[(0.5, -1.0), (2.0, 1.0)], [(-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x2xcomplex<f32>>
  %complex_f32__8 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (2.0, 1.0)], [(-1.0, -2.0), (4.0, -3.0), (3.0, 3.0), (-2.0, 1.0)]]]> : tensor<1x2x4xcomplex<f32>>
  %complex_f32__9 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)], [(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]> : tensor<4x3xcomplex<f32>>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %complex_f32__10 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x1x2xcomplex<f32>>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %complex_f32__11 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5)], [(0.5, -1.0), (2.0, 1.0)]]]> : tensor<1x2x2xcomplex<f32>>
  %complex_f32__12 = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__13 = stablehlo.constant dense<[[[(0.25, 1.0), (0.75, 1.0), (1.25, 1.0)], [(1.75, 1.0), (0.25, -2.0), (0.75, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__14 = stablehlo.constant dense<[[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]], [[(3.0, 3.0), (-2.0, 1.0), (1.0, -4.0)], [(0.25, 2.0), (5.0, 1.0), (-1.0, 0.5)]]]]> : tensor<1x2x2x3xcomplex<f32>>
  %complex_f32__15 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__16 = stablehlo.constant dense<[[(1.0, 2.0), (-3.0, 0.5)], [(0.5, -1.0), (2.0, 1.0)], [(-1.0, -2.0), (4.0, -3.0)]]> : tensor<3x2xcomplex<f32>>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %complex_f32__17 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]], [[(3.0, 3.0), (-2.0, 1.0), (1.0, -4.0)], [(0.25, 2.0), (5.0, 1.0), (-1.0, 0.5)]]]> : tensor<2x2x3xcomplex<f32>>
  %complex_f32__18 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5)]], [[(0.5, -1.0), (2.0, 1.0)]], [[(-1.0, -2.0), (4.0, -3.0)]]]> : tensor<3x1x2xcomplex<f32>>
  %add = stablehlo.add %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %cbrt = stablehlo.cbrt %add : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cbrt, dense<[[[(1.5040464, 0.2986283), (0.9390815, 1.1656879), (1.1447142, 0.0)], [(1.084215, 0.29051456), (1.3186642, -0.912363), (1.8101676, -0.4141383)]]]> : tensor<1x2x3xcomplex<f32>> loc("cbrt_of_add")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %complex_f32__3, dims = [2] : (tensor<3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %cbrt_2 = stablehlo.cbrt %broadcast_in_dim : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cbrt_2, dense<[[[(1.2196165, 0.47171128), (0.792366, 1.2129816), (0.96801025, -0.3743975)], [(1.2196165, 0.47171128), (0.792366, 1.2129816), (0.96801025, -0.3743975)]]]> : tensor<1x2x3xcomplex<f32>> loc("cbrt_of_broadcast_in_dim")
  %cbrt_3 = stablehlo.cbrt %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cbrt_4 = stablehlo.cbrt %cbrt_3 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cbrt_4, dense<[[[(1.0852686, 0.13418353), (1.0702333, 0.36743793), (1.0048227, -0.124237135)], [(1.0920817, 0.05630994), (1.0657123, -0.24509245), (1.1927578, -0.085427955)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.4e-05 loc("cbrt_of_cbrt")
  %clamp = stablehlo.clamp %complex_f32__4, %complex_f32, %complex_f32__5 : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %cbrt_5 = stablehlo.cbrt %clamp : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cbrt_5, dense<[[[(1.2196165, 0.47171128), (0.62996054, 1.0911236), (0.96801025, -0.3743975)], [(1.2920746, 0.20129432), (1.0183222, -0.8203632), (1.4422495, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("cbrt_of_clamp")
  %complex = stablehlo.complex %f32, %f32__2 : tensor<1x2x3xcomplex<f32>>
  %cbrt_6 = stablehlo.cbrt %complex : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cbrt_6, dense<[[[(1.2928883, 0.41286278), (1.3174328, -0.096197635), (1.3169233, 0.6231045)], [(1.4100785, 0.7379547), (1.4593656, -0.15712012), (1.0953265, 0.13967605)]]]> : tensor<1x2x3xcomplex<f32>> loc("cbrt_of_complex")
  %concatenate = stablehlo.concatenate %complex_f32__6, %complex_f32__7, dim = 2 : (tensor<1x2x1xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %cbrt_7 = stablehlo.cbrt %concatenate : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cbrt_7, dense<[[[(1.2196165, 0.47171128), (0.96801025, -0.3743975), (1.2920746, 0.20129432)], [(0.792366, 1.2129816), (1.0183222, -0.8203632), (1.6707882, -0.36398423)]]]> : tensor<1x2x3xcomplex<f32>> loc("cbrt_of_concatenate")
  %constant = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %cbrt_8 = stablehlo.cbrt %constant : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cbrt_8, dense<[[[(1.2196165, 0.47171128), (0.792366, 1.2129816), (0.96801025, -0.3743975)], [(1.2920746, 0.20129432), (1.0183222, -0.8203632), (1.6707882, -0.36398423)]]]> : tensor<1x2x3xcomplex<f32>> loc("cbrt_of_constant")
  %convert = stablehlo.convert %f32 : (tensor<1x2x3xf32>) -> tensor<1x2x3xcomplex<f32>>
  %cbrt_9 = stablehlo.cbrt %convert : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cbrt_9, dense<[[[(1.1447142, 0.0), (1.3103707, 0.0), (0.9085603, 0.0)], [(0.7937005, 0.0), (1.4422495, 0.0), (1.0772173, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("cbrt_of_convert")
  %cosine = stablehlo.cosine %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cbrt_10 = stablehlo.cbrt %cosine : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cbrt_10, dense<[[[(1.4599724, -0.49639267), (0.5386438, 0.8874384), (1.1263852, 0.14889333)], [(0.82042193, -0.6966101), (1.4599724, -0.49639267), (1.5608524, -1.4891083)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 3.1e-05 loc("cbrt_of_cosine")
  %divide = stablehlo.divide %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %cbrt_11 = stablehlo.cbrt %divide : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cbrt_11, dense<[[[(0.96801025, 0.3743975), (1.2926999, 0.65428984), (0.74668443, -0.5453901)], [(0.8203632, -1.0183222), (1.0255202, -0.1597674), (1.5217116, 0.07202919)]]]> : tensor<1x2x3xcomplex<f32>> loc("cbrt_of_divide")
  %dot_general = stablehlo.dot_general %complex_f32__8, %complex_f32__9, contracting_dims = [2] x [0] : (tensor<1x2x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %cbrt_12 = stablehlo.cbrt %dot_general : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cbrt_12, dense<[[[(1.5901412, 0.06595178), (1.494719, 0.546547), (1.543954, 0.7607247)], [(1.5366205, 0.5943189), (1.0613781, -1.394917), (1.084215, -0.29051456)]]]> : tensor<1x2x3xcomplex<f32>> loc("cbrt_of_dot_general")
  %dynamic_slice = stablehlo.dynamic_slice %complex_f32__8, %i32, %i32__2, %i32__3, sizes = [1, 2, 3] : (tensor<1x2x4xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %cbrt_13 = stablehlo.cbrt %dynamic_slice : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cbrt_13, dense<[[[(0.792366, 1.2129816), (0.96801025, -0.3743975), (1.2920746, 0.20129432)], [(1.6707882, -0.36398423), (1.5637088, 0.4189945), (0.8203632, 1.0183222)]]]> : tensor<1x2x3xcomplex<f32>> loc("cbrt_of_dynamic_slice")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %complex_f32, %complex_f32__10, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %cbrt_14 = stablehlo.cbrt %dynamic_update_slice : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cbrt_14, dense<[[[(1.2196165, 0.47171128), (0.792366, 1.2129816), (0.96801025, -0.3743975)], [(1.2920746, 0.20129432), (1.2599211, 0.0), (0.8660254, 0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("cbrt_of_dynamic_update_slice")
  %exponential = stablehlo.exponential %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cbrt_15 = stablehlo.cbrt %exponential : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cbrt_15, dense<[[[(1.096794, 0.86300457), (0.36278182, 0.061029777), (1.1163348, -0.38653487)], [(1.8405248, 0.6372882), (0.5631128, -0.44308132), (2.0497274, -3.1922615)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 6.4e-05 loc("cbrt_of_exponential")
  %exponential_minus_one = stablehlo.exponential_minus_one %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cbrt_16 = stablehlo.cbrt %exponential_minus_one : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cbrt_16, dense<[[[(1.0743632, 1.0227327), (0.49974126, 0.8491853), (0.95193636, -0.583349)], [(1.7721399, 0.6956873), (0.6155726, -0.8664356), (2.059326, -3.2131877)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 6.4e-05 loc("cbrt_of_exponential_minus_one")
  %iota = stablehlo.iota dim = 2 : tensor<1x2x3xcomplex<f32>>
  %cbrt_17 = stablehlo.cbrt %iota : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cbrt_17, dense<[[[(0.0, 0.0), (1.0, 0.0), (1.2599211, 0.0)], [(0.0, 0.0), (1.0, 0.0), (1.2599211, 0.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("cbrt_of_iota")
  %log = stablehlo.log %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cbrt_18 = stablehlo.cbrt %log : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cbrt_18, dense<[[[(1.055971, 0.34303024), (1.3515726, 0.57843834), (0.9142632, -0.48779863)], [(0.96088386, 0.16913502), (1.1966945, -0.5031985), (1.1915874, -0.15189198)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.7e-05 loc("cbrt_of_log")
  %log_plus_one = stablehlo.log_plus_one %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cbrt_19 = stablehlo.cbrt %log_plus_one : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cbrt_19, dense<[[[(1.0669398, 0.23371764), (1.3015474, 0.61594915), (0.9087587, -0.24313584)], [(1.0569253, 0.09627472), (1.1097448, -0.44978988), (1.2202826, -0.121373385)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.6e-05 loc("cbrt_of_log_plus_one")
  %logistic = stablehlo.logistic %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cbrt_20 = stablehlo.cbrt %logistic : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cbrt_20, dense<[[[(1.0236179, 0.12902886), (0.3580641, 0.057433266), (0.88253576, -0.108502455)], [(0.97432375, 0.034351096), (0.63358265, -0.38088816), (1.0061166, -0.00088284386)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("cbrt_of_logistic")
  %maximum = stablehlo.maximum %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %cbrt_21 = stablehlo.cbrt %maximum : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cbrt_21, dense<[[[(1.2599211, 0.0), (0.8660254, 0.5), (1.084215, 0.29051456)], [(1.2920746, 0.20129432), (1.0911236, -0.62996054), (1.6707882, -0.36398423)]]]> : tensor<1x2x3xcomplex<f32>> loc("cbrt_of_maximum")
  %minimum = stablehlo.minimum %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %cbrt_22 = stablehlo.cbrt %minimum : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cbrt_22, dense<[[[(1.2196165, 0.47171128), (0.792366, 1.2129816), (0.96801025, -0.3743975)], [(0.5, 0.8660254), (1.0183222, -0.8203632), (1.084215, -0.29051456)]]]> : tensor<1x2x3xcomplex<f32>> loc("cbrt_of_minimum")
  %multiply = stablehlo.multiply %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %cbrt_23 = stablehlo.cbrt %multiply : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cbrt_23, dense<[[[(1.5366205, 0.5943189), (1.2129816, -0.792366), (1.1582992, -0.12470633)], [(0.8203632, -1.0183222), (1.0335929, 1.2830056), (1.7057511, -0.8800255)]]]> : tensor<1x2x3xcomplex<f32>> loc("cbrt_of_multiply")
  %negate = stablehlo.negate %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cbrt_24 = stablehlo.cbrt %negate : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cbrt_24, dense<[[[(1.0183222, -0.8203632), (1.4466559, -0.079718314), (0.80824286, 0.65112275)], [(0.8203632, -1.0183222), (1.2196165, 0.47171128), (1.1506137, 1.2649529)]]]> : tensor<1x2x3xcomplex<f32>> loc("cbrt_of_negate")
  %pad = stablehlo.pad %complex_f32__11, %complex_f32__12, low = [0, 0, 2], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<1x2x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %cbrt_25 = stablehlo.cbrt %pad : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cbrt_25, dense<[[[(1.0, 0.0), (1.0, 0.0), (1.2196165, 0.47171128)], [(1.0, 0.0), (1.0, 0.0), (0.96801025, -0.3743975)]]]> : tensor<1x2x3xcomplex<f32>> loc("cbrt_of_pad")
  %power = stablehlo.power %complex_f32, %complex_f32__13 : tensor<1x2x3xcomplex<f32>>
  %cbrt_26 = stablehlo.cbrt %power : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cbrt_26, dense<[[[(0.69182044, 0.2607998), (0.27294236, -0.406518), (1.380941, -0.6235294)], [(1.176045, 0.7028808), (0.20962809, -0.17873424), (0.9249603, -0.7749098)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.8e-05 loc("cbrt_of_power")
  %reduce = stablehlo.reduce(%complex_f32__14 init: %complex_f32__15) across dimensions = [2] : (tensor<1x2x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  %cbrt_27 = stablehlo.cbrt %reduce : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cbrt_27, dense<[[[(1.5637088, 0.4189945), (0.9731526, -1.2983809), (1.7661134, -0.43634427)], [(1.7147055, 0.5901541), (1.5040464, 0.2986283), (1.3148816, -0.7591472)]]]> : tensor<1x2x3xcomplex<f32>> loc("cbrt_of_reduce")
  %reduce_window = "stablehlo.reduce_window"(%complex_f32__8, %complex_f32__15) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %cbrt_28 = stablehlo.cbrt %reduce_window : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cbrt_28, dense<[[[(1.0798947, 1.0030296), (0.75936586, -1.1356139), (1.3572088, 0.0)], [(1.6947703, -0.6061065), (1.9129312, 0.0), (1.4494616, 0.6858153)]]]> : tensor<1x2x3xcomplex<f32>> loc("cbrt_of_reduce_window")
  %reshape = stablehlo.reshape %complex_f32__16 : (tensor<3x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %cbrt_29 = stablehlo.cbrt %reshape : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cbrt_29, dense<[[[(1.2196165, 0.47171128), (0.792366, 1.2129816), (0.96801025, -0.3743975)], [(1.2920746, 0.20129432), (1.0183222, -0.8203632), (1.6707882, -0.36398423)]]]> : tensor<1x2x3xcomplex<f32>> loc("cbrt_of_reshape")
  %reverse = stablehlo.reverse %complex_f32, dims = [1, 2] : tensor<1x2x3xcomplex<f32>>
  %cbrt_30 = stablehlo.cbrt %reverse : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cbrt_30, dense<[[[(1.6707882, -0.36398423), (1.0183222, -0.8203632), (1.2920746, 0.20129432)], [(0.96801025, -0.3743975), (0.792366, 1.2129816), (1.2196165, 0.47171128)]]]> : tensor<1x2x3xcomplex<f32>> loc("cbrt_of_reverse")
  %rsqrt = stablehlo.rsqrt %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cbrt_31 = stablehlo.cbrt %rsqrt : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cbrt_31, dense<[[[(0.8596396, -0.16045004), (0.73063976, -0.3954337), (0.96491283, 0.18009908)], [(0.87187564, -0.067508265), (0.82469475, 0.290866), (0.76033056, 0.0818597)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("cbrt_of_rsqrt")
  %select = stablehlo.select %i1, %complex_f32, %complex_f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %cbrt_32 = stablehlo.cbrt %select : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cbrt_32, dense<[[[(1.2196165, 0.47171128), (0.8660254, 0.5), (0.96801025, -0.3743975)], [(0.5, 0.8660254), (1.0911236, -0.62996054), (1.6707882, -0.36398423)]]]> : tensor<1x2x3xcomplex<f32>> loc("cbrt_of_select")
  %sign = stablehlo.sign %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cbrt_33 = stablehlo.cbrt %sign : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cbrt_33, dense<[[[(0.9326706, 0.36072916), (0.5468928, 0.8372026), (0.9326706, -0.36072916)], [(0.98808104, 0.15393469), (0.77873594, -0.6273519), (0.97708285, -0.21285927)]]]> : tensor<1x2x3xcomplex<f32>> loc("cbrt_of_sign")
  %sine = stablehlo.sine %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cbrt_34 = stablehlo.cbrt %sine : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cbrt_34, dense<[[[(1.523528, 0.28472883), (0.6611262, -0.47531888), (1.029043, -0.3366584)], [(1.1339946, -0.12730454), (1.0083463, -1.1770495), (1.4869119, 1.5636609)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 3.1e-05 loc("cbrt_of_sine")
  %slice = stablehlo.slice %complex_f32__17 [1:2, 0:2, 0:3] : (tensor<2x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %cbrt_35 = stablehlo.cbrt %slice : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cbrt_35, dense<[[[(1.5637088, 0.4189945), (0.8203632, 1.0183222), (1.4494616, -0.6858153)], [(1.1191801, 0.585715), (1.7174658, 0.11317007), (0.65112275, 0.80824286)]]]> : tensor<1x2x3xcomplex<f32>> loc("cbrt_of_slice")
  %sort = "stablehlo.sort"(%complex_f32) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_2 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real, %real_2, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %cbrt_36 = stablehlo.cbrt %sort : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cbrt_36, dense<[[[(1.2196165, 0.47171128), (0.96801025, -0.3743975), (0.792366, 1.2129816)], [(1.6707882, -0.36398423), (1.2920746, 0.20129432), (1.0183222, -0.8203632)]]]> : tensor<1x2x3xcomplex<f32>> loc("cbrt_of_sort")
  %sqrt = stablehlo.sqrt %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cbrt_37 = stablehlo.cbrt %sqrt : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cbrt_37, dense<[[[(1.1241168, 0.20981418), (1.0585879, 0.5729244), (1.0014741, -0.18692318)], [(1.1401173, 0.0882779), (1.0784208, -0.380354), (1.3001469, -0.13997811)]]]> : tensor<1x2x3xcomplex<f32>> loc("cbrt_of_sqrt")
  %subtract = stablehlo.subtract %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %cbrt_38 = stablehlo.cbrt %subtract : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cbrt_38, dense<[[[(1.0183222, 0.8203632), (0.792366, -1.2129816), (1.0466245, -0.72414297)], [(1.4593656, 0.15712012), (0.5, 0.8660254), (1.5040464, -0.2986283)]]]> : tensor<1x2x3xcomplex<f32>> loc("cbrt_of_subtract")
  %tan = stablehlo.tan %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cbrt_39 = stablehlo.cbrt %tan : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cbrt_39, dense<[[[(0.8759618, 0.49285167), (0.707706, 0.33819392), (0.8590608, -0.41244048)], [(0.87972444, 0.59179354), (0.86480296, -0.5121793), (0.8670502, -0.49870336)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("cbrt_of_tan")
  %tanh = stablehlo.tanh %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cbrt_40 = stablehlo.cbrt %tanh : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cbrt_40, dense<[[[(1.0577605, -0.07264602), (0.50075644, 0.864557), (1.0702447, -0.23877352)], [(1.005031, 0.011158842), (0.59179354, 0.87972444), (0.9997853, 0.00006247556)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.1e-05 loc("cbrt_of_tanh")
  %transpose = stablehlo.transpose %complex_f32__18, dims = [1, 2, 0] : (tensor<3x1x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %cbrt_41 = stablehlo.cbrt %transpose : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cbrt_41, dense<[[[(1.2196165, 0.47171128), (0.96801025, -0.3743975), (1.0183222, -0.8203632)], [(0.792366, 1.2129816), (1.2920746, 0.20129432), (1.6707882, -0.36398423)]]]> : tensor<1x2x3xcomplex<f32>> loc("cbrt_of_transpose")
  return
}
