// Pairs of ops: what takes the complex result of cbrt. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__3 = stablehlo.constant dense<(-2.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__4 = stablehlo.constant dense<(3.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__5 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)]]]> : tensor<1x1x3xcomplex<f32>>
  %complex_f32__6 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0)], [(2.0, 0.0), (0.0, 1.0)]]> : tensor<4x2xcomplex<f32>>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %complex_f32__7 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0), (2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x3x4xcomplex<f32>>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %complex_f32__8 = stablehlo.constant dense<[[[(0.25, 1.0), (0.75, 1.0), (1.25, 1.0)], [(1.75, 1.0), (0.25, -2.0), (0.75, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__9 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %cbrt = stablehlo.cbrt %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %cbrt : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %add = stablehlo.add %cbrt, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %cbrt, dims = [0, 1, 2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  %clamp = stablehlo.clamp %complex_f32__3, %complex_f32__2, %cbrt : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %complex_f32__5, %cbrt, dim = 1 : (tensor<1x1x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %convert = stablehlo.convert %cbrt : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %cbrt_2 = stablehlo.cbrt %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %cbrt_2 : tensor<1x2x3xcomplex<f32>>
  %divide = stablehlo.divide %cbrt, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %dot_general = stablehlo.dot_general %complex_f32__6, %cbrt, contracting_dims = [1] x [1] : (tensor<4x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<4x1x3xcomplex<f32>>
  %dynamic_slice = stablehlo.dynamic_slice %cbrt, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xcomplex<f32>>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %complex_f32__7, %cbrt, %i32, %i32__4, %i32 : (tensor<1x3x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xcomplex<f32>>
  %exponential = stablehlo.exponential %cbrt : tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one = stablehlo.exponential_minus_one %cbrt : tensor<1x2x3xcomplex<f32>>
  %imag = stablehlo.imag %cbrt : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %log = stablehlo.log %cbrt : tensor<1x2x3xcomplex<f32>>
  %log_plus_one = stablehlo.log_plus_one %cbrt : tensor<1x2x3xcomplex<f32>>
  %logistic = stablehlo.logistic %cbrt : tensor<1x2x3xcomplex<f32>>
  %maximum = stablehlo.maximum %cbrt, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %minimum = stablehlo.minimum %complex_f32__2, %cbrt : tensor<1x2x3xcomplex<f32>>
  %multiply = stablehlo.multiply %cbrt, %cbrt : tensor<1x2x3xcomplex<f32>>
  %negate = stablehlo.negate %cbrt : tensor<1x2x3xcomplex<f32>>
  %pad = stablehlo.pad %cbrt, %complex_f32__4, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x5xcomplex<f32>>
  %power = stablehlo.power %cbrt, %complex_f32__8 : tensor<1x2x3xcomplex<f32>>
  %real = stablehlo.real %cbrt : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%cbrt init: %complex_f32__9) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  %reduce_window = "stablehlo.reduce_window"(%cbrt, %complex_f32__9) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %reshape = stablehlo.reshape %cbrt : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  %reverse = stablehlo.reverse %cbrt, dims = [1, 2] : tensor<1x2x3xcomplex<f32>>
  %rsqrt = stablehlo.rsqrt %cbrt : tensor<1x2x3xcomplex<f32>>
  %select = stablehlo.select %i1, %cbrt, %complex_f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %sign = stablehlo.sign %cbrt : tensor<1x2x3xcomplex<f32>>
  %sine = stablehlo.sine %cbrt_2 : tensor<1x2x3xcomplex<f32>>
  %slice = stablehlo.slice %cbrt [0:1, 1:2, 0:3:2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  %sort = "stablehlo.sort"(%cbrt) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sqrt = stablehlo.sqrt %cbrt : tensor<1x2x3xcomplex<f32>>
  %subtract = stablehlo.subtract %cbrt, %cbrt : tensor<1x2x3xcomplex<f32>>
  %tan = stablehlo.tan %cbrt_2 : tensor<1x2x3xcomplex<f32>>
  %tanh = stablehlo.tanh %cbrt : tensor<1x2x3xcomplex<f32>>
  %transpose = stablehlo.transpose %cbrt, dims = [2, 0, 1] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x1x2xcomplex<f32>>
  %concatenate_2 = stablehlo.concatenate %abs, %convert, %imag, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<4x2x3xf32>
  check.expect_almost_eq_const %concatenate_2, dense<[[[1.3076605, 1.4488506, 1.0378908], [1.3076606, 1.3076605, 1.709976]], [[1.2196165, 0.792366, 0.96801025], [1.2920746, 1.0183222, 1.6707882]], [[0.47171128, 1.2129816, -0.3743975], [0.20129432, -0.8203632, -0.36398423]], [[1.2196165, 0.792366, 0.96801025], [1.2920746, 1.0183222, 1.6707882]]]> : tensor<4x2x3xf32>, tolerance = 3.4e-05 loc("abs_of_cbrt, convert_of_cbrt, imag_of_cbrt, real_of_cbrt")
  %concatenate_3 = stablehlo.concatenate %add, %clamp, %divide, %log, %log_plus_one, %logistic, %maximum, %minimum, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_3, dense<[[[(3.2196164, 0.47171128), (0.792366, 2.2129817), (1.9680102, 0.6256025)], [(0.29207456, 0.20129432), (1.0183222, -2.8203633), (2.6707883, -1.3639842)]], [[(1.2196165, 0.47171128), (0.0, 1.0), (0.96801025, -0.3743975)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]], [[(0.60980827, 0.23585564), (1.2129816, -0.792366), (0.2968064, -0.67120385)], [(-1.2920746, -0.20129432), (0.4101816, 0.5091611), (1.0173862, 0.653402)]], [[(0.26823968, 0.36904958), (0.3707706, 0.992148), (0.03719058, -0.36904958)], [(0.26823968, 0.1545492), (0.26823968, -0.678148), (0.5364793, -0.21450037)]], [[(0.8194216, 0.20940383), (0.7720656, 0.59495014), (0.6947992, -0.18799515)], [(0.83329886, 0.08759715), (0.77871644, -0.3860612), (0.991575, -0.13544899)]], [[(0.78287107, 0.08318261), (0.7611429, 0.27861622), (0.73111045, -0.07503328)], [(0.7864538, 0.034033984), (0.76786035, -0.16276132), (0.8477527, -0.04828152)]], [[(2.0, 0.0), (0.792366, 1.2129816), (1.0, 1.0)], [(1.2920746, 0.20129432), (1.0183222, -0.8203632), (1.6707882, -0.36398423)]], [[(1.2196165, 0.47171128), (0.0, 1.0), (0.96801025, -0.3743975)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<8x2x3xcomplex<f32>>, tolerance = 6.4e-05 loc("add_of_cbrt, clamp_of_cbrt, divide_of_cbrt, log_of_cbrt, log_plus_one_of_cbrt, logistic_of_cbrt, maximum_of_cbrt, minimum_of_cbrt")
  %concatenate_4 = stablehlo.concatenate %negate, %reverse, %rsqrt, %select, %sign, %sort, %sqrt, %subtract, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_4, dense<[[[(-1.2196165, -0.47171128), (-0.792366, -1.2129816), (-0.96801025, 0.3743975)], [(-1.2920746, -0.20129432), (-1.0183222, 0.8203632), (-1.6707882, 0.36398423)]], [[(1.6707882, -0.36398423), (1.0183222, -0.8203632), (1.2920746, 0.20129432)], [(0.96801025, -0.3743975), (0.792366, 1.2129816), (1.2196165, 0.47171128)]], [[(0.8596396, -0.16045004), (0.73063976, -0.3954337), (0.96491283, 0.18009908)], [(0.87187564, -0.067508265), (0.82469475, 0.290866), (0.76033056, 0.0818597)]], [[(1.2196165, 0.47171128), (0.0, 1.0), (0.96801025, -0.3743975)], [(-1.0, 0.0), (0.0, -2.0), (1.6707882, -0.36398423)]], [[(0.9326707, 0.36072916), (0.5468929, 0.83720267), (0.93267065, -0.36072916)], [(0.988081, 0.15393467), (0.778736, -0.6273519), (0.97708285, -0.21285927)]], [[(1.2196165, 0.47171128), (0.96801025, -0.3743975), (0.792366, 1.2129816)], [(1.6707882, -0.36398423), (1.2920746, 0.20129432), (1.0183222, -0.8203632)]], [[(1.1241168, 0.20981418), (1.0585879, 0.5729244), (1.0014741, -0.18692319)], [(1.1401173, 0.0882779), (1.0784208, -0.38035396), (1.3001469, -0.13997811)]], [[(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)]]]> : tensor<8x2x3xcomplex<f32>>, tolerance = 4.0e-05 loc("negate_of_cbrt, reverse_of_cbrt, rsqrt_of_cbrt, select_of_cbrt, sign_of_cbrt, sort_of_cbrt, sqrt_of_cbrt, subtract_of_cbrt")
  %reshape_2 = stablehlo.reshape %tanh : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_3 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %reshape_4 = stablehlo.reshape %slice : (tensor<1x1x2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %reshape_5 = stablehlo.reshape %reduce_window : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_6 = stablehlo.reshape %pad : (tensor<1x2x5xcomplex<f32>>) -> tensor<10xcomplex<f32>>
  %reshape_7 = stablehlo.reshape %reduce : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %reshape_8 = stablehlo.reshape %concatenate : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_9 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %concatenate_5 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<10xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<12xcomplex<f32>>) -> tensor<48xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_5, dense<[(0.89403206, 0.12723602), (1.3076302, 0.36718592), (0.7946734, -0.15942012), (0.86873174, 0.051663037), (0.9841703, -0.26060933), (0.94750893, -0.04466653), (0.792366, 1.2129816), (0.96801025, -0.3743975), (1.2920746, 0.20129432), (1.6707882, -0.36398423), (2.0119824, 1.6846929), (1.7603762, 0.83858407), (2.3103967, -0.6190689), (2.6891103, -1.1843474), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (1.2196165, 0.47171128), (0.792366, 1.2129816), (0.96801025, -0.3743975), (3.0, 0.0), (3.0, 0.0), (2.511691, 0.6730056), (1.8106883, 0.39261836), (2.6387985, -0.73838174), (2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (1.2196165, 0.47171128), (0.792366, 1.2129816), (0.96801025, -0.3743975), (1.2920746, 0.20129432), (1.0183222, -0.8203632), (1.6707882, -0.36398423), (2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (-1.0, 0.0), (1.2196165, 0.47171128), (0.792366, 1.2129816), (0.96801025, -0.3743975), (0.0, 1.0), (1.2920746, 0.20129432), (1.0183222, -0.8203632), (1.6707882, -0.36398423), (1.0, -1.0)]> : tensor<48xcomplex<f32>>, tolerance = 6.0e-05 loc("tanh_of_cbrt, dynamic_slice_of_cbrt, slice_of_cbrt, reduce_window_of_cbrt, pad_of_cbrt, reduce_of_cbrt, concatenate_of_cbrt, dynamic_update_slice_of_cbrt")
  %reshape_10 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_11 = stablehlo.reshape %transpose : (tensor<3x1x2xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_12 = stablehlo.reshape %reshape : (tensor<3x2xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %concatenate_6 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, dim = 0 : (tensor<12xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<24xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_6, dense<[(1.2196165, 0.47171128), (0.792366, 1.2129816), (0.96801025, -0.3743975), (1.2920746, 0.20129432), (1.0183222, -0.8203632), (1.6707882, -0.36398423), (1.2196165, 0.47171128), (0.792366, 1.2129816), (0.96801025, -0.3743975), (1.2920746, 0.20129432), (1.0183222, -0.8203632), (1.6707882, -0.36398423), (1.2196165, 0.47171128), (1.2920746, 0.20129432), (0.792366, 1.2129816), (1.0183222, -0.8203632), (0.96801025, -0.3743975), (1.6707882, -0.36398423), (1.2196165, 0.47171128), (0.792366, 1.2129816), (0.96801025, -0.3743975), (1.2920746, 0.20129432), (1.0183222, -0.8203632), (1.6707882, -0.36398423)]> : tensor<24xcomplex<f32>>, tolerance = 3.3e-05 loc("broadcast_in_dim_of_cbrt, transpose_of_cbrt, reshape_of_cbrt")
  %reshape_13 = stablehlo.reshape %cosine : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_14 = stablehlo.reshape %exponential : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_15 = stablehlo.reshape %exponential_minus_one : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_16 = stablehlo.reshape %multiply : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_17 = stablehlo.reshape %power : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_18 = stablehlo.reshape %sine : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_19 = stablehlo.reshape %tan : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_20 = stablehlo.reshape %dot_general : (tensor<4x1x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %concatenate_7 = stablehlo.concatenate %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, %reshape_18, %reshape_19, %reshape_20, dim = 0 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<12xcomplex<f32>>) -> tensor<54xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_7, dense<[(0.38299343, -0.45953113), (1.2852412, -1.0915886), (0.607141, 0.3156693), (0.28071982, -0.19483553), (0.7115159, 0.77932245), (-0.10651128, 0.37021616), (3.0161228, 1.5385864), (0.77351964, 2.0687318), (2.4503288, -0.9628098), (3.5668275, 0.7278393), (1.8880254, -2.0248966), (4.96806, -1.8926243), (2.0161228, 1.5385864), (-0.22648038, 2.0687318), (1.4503287, -0.9628098), (2.5668275, 0.7278393), (0.88802534, -2.0248966), (3.9680598, -1.8926243), (1.2649529, 1.1506138), (-0.8434804, 1.9222507), (0.79687035, -0.7248412), (1.6289374, 0.52017456), (0.36398435, -1.6707882), (2.6590486, -1.216281), (0.69182044, 0.26079983), (0.21558376, 0.43963403), (1.3809409, -0.6235294), (1.1760451, 0.7028809), (0.2096281, -0.17873426), (0.9249604, -0.77490973), (1.0453845, 0.16835661), (1.303278, 1.0764816), (0.88217145, -0.21725456), (0.9809516, 0.05575626), (1.1540943, -0.4804636), (1.0616473, 0.037142467), (0.90263444, 1.5225986), (0.17582808, 0.986907), (0.9973403, -0.8763768), (2.2653227, 1.7708818), (0.4011504, -1.114647), (-0.66929615, -2.6750848), (2.2379386, 2.235497), (2.4050953, 3.4442854), (2.3000047, 0.9219932), (-0.5441693, 1.4900335), (-1.4389378, 2.825711), (-0.32838047, 0.957597), (2.4367914, -3.5300133), (2.623922, -3.4234176), (0.55800897, -3.9707928), (2.2379386, 2.235497), (2.4050953, 3.4442854), (2.3000047, 0.9219932)]> : tensor<54xcomplex<f32>>, tolerance = 9.9e-05 loc("cosine_of_cbrt, exponential_of_cbrt, exponential_minus_one_of_cbrt, multiply_of_cbrt, power_of_cbrt, sine_of_cbrt, tan_of_cbrt, dot_general_of_cbrt")
  return
}
