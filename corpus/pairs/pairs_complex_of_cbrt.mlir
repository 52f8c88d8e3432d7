// Pairs of ops: what takes the complex result of cbrt. The values are those of scripts/oracle.
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
  %cbrt = stablehlo.cbrt %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %cbrt : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %abs, dense<[[[1.3076605, 1.4488506, 1.0378908], [1.3076606, 1.3076605, 1.709976]]]> : tensor<1x2x3xf32>, tolerance = 3.4e-05 loc("abs_of_cbrt")
  %add = stablehlo.add %cbrt, %cbrt : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %add, dense<[[[(2.439233, 0.94342256), (1.584732, 2.4259632), (1.9360205, -0.748795)], [(2.5841491, 0.40258864), (2.0366445, -1.6407264), (3.3415763, -0.72796845)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 6.7e-05 loc("add_of_cbrt")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %cbrt, dims = [0, 1, 2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  check.expect_almost_eq_const %broadcast_in_dim, dense<[[[(1.2196165, 0.47171128), (0.792366, 1.2129816), (0.96801025, -0.3743975)], [(1.2920746, 0.20129432), (1.0183222, -0.8203632), (1.6707882, -0.36398423)]], [[(1.2196165, 0.47171128), (0.792366, 1.2129816), (0.96801025, -0.3743975)], [(1.2920746, 0.20129432), (1.0183222, -0.8203632), (1.6707882, -0.36398423)]]]> : tensor<2x2x3xcomplex<f32>>, tolerance = 3.3e-05 loc("broadcast_in_dim_of_cbrt")
  %concatenate = stablehlo.concatenate %cbrt, %cbrt, dim = 2 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x6xcomplex<f32>>
  check.expect_almost_eq_const %concatenate, dense<[[[(1.2196165, 0.47171128), (0.792366, 1.2129816), (0.96801025, -0.3743975), (1.2196165, 0.47171128), (0.792366, 1.2129816), (0.96801025, -0.3743975)], [(1.2920746, 0.20129432), (1.0183222, -0.8203632), (1.6707882, -0.36398423), (1.2920746, 0.20129432), (1.0183222, -0.8203632), (1.6707882, -0.36398423)]]]> : tensor<1x2x6xcomplex<f32>>, tolerance = 3.3e-05 loc("concatenate_of_cbrt")
  %convert = stablehlo.convert %cbrt : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %convert, dense<[[[1.2196165, 0.792366, 0.96801025], [1.2920746, 1.0183222, 1.6707882]]]> : tensor<1x2x3xf32>, tolerance = 3.3e-05 loc("convert_of_cbrt")
  %cbrt_2 = stablehlo.cbrt %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %cbrt_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cosine, dense<[[[(0.38299343, -0.45953113), (1.2852412, -1.0915886), (0.607141, 0.3156693)], [(0.28071982, -0.19483553), (0.7115159, 0.77932245), (-0.10651128, 0.37021616)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.6e-05 loc("cosine_of_cbrt")
  %divide = stablehlo.divide %cbrt, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %divide, dense<[[[(0.60980827, 0.23585564), (0.396183, 0.6064908), (0.48400512, -0.18719874)], [(0.6460373, 0.10064716), (0.5091611, -0.4101816), (0.8353941, -0.18199211)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("divide_of_cbrt")
  %dot_general = stablehlo.dot_general %cbrt, %complex_f32__3, contracting_dims = [2] x [0] : (tensor<1x2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %dot_general, dense<[[[(1.2698226, 1.0127498), (-0.6704645, -1.3357728)], [(3.694866, -2.7410288), (0.08718741, 0.07766533)]]]> : tensor<1x2x2xcomplex<f32>>, tolerance = 7.4e-05 loc("dot_general_of_cbrt")
  %dynamic_slice = stablehlo.dynamic_slice %cbrt, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %dynamic_slice, dense<[[[(0.792366, 1.2129816), (0.96801025, -0.3743975)], [(1.0183222, -0.8203632), (1.6707882, -0.36398423)]]]> : tensor<1x2x2xcomplex<f32>>, tolerance = 3.3e-05 loc("dynamic_slice_of_cbrt")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %cbrt, %complex_f32__4, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %dynamic_update_slice, dense<[[[(1.2196165, 0.47171128), (0.792366, 1.2129816), (0.96801025, -0.3743975)], [(1.2920746, 0.20129432), (2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 4.0e-05 loc("dynamic_update_slice_of_cbrt")
  %exponential = stablehlo.exponential %cbrt : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %exponential, dense<[[[(3.0161228, 1.5385864), (0.77351964, 2.0687318), (2.4503288, -0.9628098)], [(3.5668275, 0.7278393), (1.8880254, -2.0248966), (4.96806, -1.8926243)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 9.9e-05 loc("exponential_of_cbrt")
  %exponential_minus_one = stablehlo.exponential_minus_one %cbrt : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[(2.0161228, 1.5385864), (-0.22648038, 2.0687318), (1.4503287, -0.9628098)], [(2.5668275, 0.7278393), (0.88802534, -2.0248966), (3.9680598, -1.8926243)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 7.9e-05 loc("exponential_minus_one_of_cbrt")
  %imag = stablehlo.imag %cbrt : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %imag, dense<[[[0.47171128, 1.2129816, -0.3743975], [0.20129432, -0.8203632, -0.36398423]]]> : tensor<1x2x3xf32>, tolerance = 2.4e-05 loc("imag_of_cbrt")
  %log = stablehlo.log %cbrt : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %log, dense<[[[(0.26823968, 0.36904958), (0.3707706, 0.992148), (0.03719058, -0.36904958)], [(0.26823968, 0.1545492), (0.26823968, -0.678148), (0.5364793, -0.21450037)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("log_of_cbrt")
  %log_plus_one = stablehlo.log_plus_one %cbrt : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %log_plus_one, dense<[[[(0.8194216, 0.20940383), (0.7720656, 0.59495014), (0.6947992, -0.18799515)], [(0.83329886, 0.08759715), (0.77871644, -0.3860612), (0.991575, -0.13544899)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("log_plus_one_of_cbrt")
  %logistic = stablehlo.logistic %cbrt : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %logistic, dense<[[[(0.78287107, 0.08318261), (0.7611429, 0.27861622), (0.73111045, -0.07503328)], [(0.7864538, 0.034033984), (0.76786035, -0.16276132), (0.8477527, -0.04828152)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("logistic_of_cbrt")
  %multiply = stablehlo.multiply %complex_f32__5, %cbrt : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %multiply, dense<[[[(2.439233, 0.94342256), (-1.2129816, 0.792366), (1.3424077, 0.5936128)], [(-1.2920746, -0.20129432), (-1.6407264, -2.0366445), (1.306804, -2.0347724)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 4.9e-05 loc("multiply_of_cbrt")
  %negate = stablehlo.negate %cbrt : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %negate, dense<[[[(-1.2196165, -0.47171128), (-0.792366, -1.2129816), (-0.96801025, 0.3743975)], [(-1.2920746, -0.20129432), (-1.0183222, 0.8203632), (-1.6707882, 0.36398423)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 3.3e-05 loc("negate_of_cbrt")
  %pad = stablehlo.pad %cbrt, %complex_f32__6, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  check.expect_almost_eq_const %pad, dense<[[[(0.792366, 1.2129816), (0.96801025, -0.3743975), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(1.0183222, -0.8203632), (1.6707882, -0.36398423), (0.0, 0.0)]]]> : tensor<1x3x3xcomplex<f32>>, tolerance = 3.3e-05 loc("pad_of_cbrt")
  %power = stablehlo.power %cbrt, %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %power, dense<[[[(0.69182044, 0.26079983), (0.21558376, 0.43963403), (1.3809409, -0.6235294)], [(1.1760451, 0.7028809), (0.2096281, -0.17873426), (0.9249604, -0.77490973)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.8e-05 loc("power_of_cbrt")
  %real = stablehlo.real %cbrt : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %real, dense<[[[1.2196165, 0.792366, 0.96801025], [1.2920746, 1.0183222, 1.6707882]]]> : tensor<1x2x3xf32>, tolerance = 3.3e-05 loc("real_of_cbrt")
  %reduce = stablehlo.reduce(%cbrt init: %complex_f32__6) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  check.expect_almost_eq_const %reduce, dense<[[(2.511691, 0.6730056), (1.8106883, 0.39261836), (2.6387985, -0.73838174)]]> : tensor<1x3xcomplex<f32>>, tolerance = 5.3e-05 loc("reduce_of_cbrt")
  %reduce_window = "stablehlo.reduce_window"(%cbrt, %complex_f32__6) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %reduce_window, dense<[[[(1.2196165, 0.47171128), (2.0119824, 1.6846929), (1.7603762, 0.83858407)], [(1.2920746, 0.20129432), (2.3103967, -0.6190689), (2.6891103, -1.1843474)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 5.4e-05 loc("reduce_window_of_cbrt")
  %reshape = stablehlo.reshape %cbrt : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  check.expect_almost_eq_const %reshape, dense<[(1.2196165, 0.47171128), (0.792366, 1.2129816), (0.96801025, -0.3743975), (1.2920746, 0.20129432), (1.0183222, -0.8203632), (1.6707882, -0.36398423)]> : tensor<6xcomplex<f32>>, tolerance = 3.3e-05 loc("reshape_of_cbrt")
  %reverse = stablehlo.reverse %cbrt, dims = [2] : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %reverse, dense<[[[(0.96801025, -0.3743975), (0.792366, 1.2129816), (1.2196165, 0.47171128)], [(1.6707882, -0.36398423), (1.0183222, -0.8203632), (1.2920746, 0.20129432)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 3.3e-05 loc("reverse_of_cbrt")
  %rsqrt = stablehlo.rsqrt %cbrt : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %rsqrt, dense<[[[(0.8596396, -0.16045004), (0.73063976, -0.3954337), (0.96491283, 0.18009908)], [(0.87187564, -0.067508265), (0.82469475, 0.290866), (0.76033056, 0.0818597)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("rsqrt_of_cbrt")
  %select = stablehlo.select %i1, %complex_f32__5, %cbrt : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %select, dense<[[[(2.0, 0.0), (0.792366, 1.2129816), (1.0, 1.0)], [(1.2920746, 0.20129432), (1.0183222, -0.8203632), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 4.0e-05 loc("select_of_cbrt")
  %sign = stablehlo.sign %cbrt : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sign, dense<[[[(0.9326707, 0.36072916), (0.5468929, 0.83720267), (0.93267065, -0.36072916)], [(0.988081, 0.15393467), (0.778736, -0.6273519), (0.97708285, -0.21285927)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("sign_of_cbrt")
  %sine = stablehlo.sine %cbrt_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sine, dense<[[[(1.0453845, 0.16835661), (1.303278, 1.0764816), (0.88217145, -0.21725456)], [(0.9809516, 0.05575626), (1.1540943, -0.4804636), (1.0616473, 0.037142467)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.6e-05 loc("sine_of_cbrt")
  %slice = stablehlo.slice %cbrt [0:1, 0:2, 1:3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %slice, dense<[[[(0.792366, 1.2129816), (0.96801025, -0.3743975)], [(1.0183222, -0.8203632), (1.6707882, -0.36398423)]]]> : tensor<1x2x2xcomplex<f32>>, tolerance = 3.3e-05 loc("slice_of_cbrt")
  %sort = "stablehlo.sort"(%cbrt) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sort, dense<[[[(1.2196165, 0.47171128), (0.96801025, -0.3743975), (0.792366, 1.2129816)], [(1.6707882, -0.36398423), (1.2920746, 0.20129432), (1.0183222, -0.8203632)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 3.3e-05 loc("sort_of_cbrt")
  %sqrt = stablehlo.sqrt %cbrt : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sqrt, dense<[[[(1.1241168, 0.20981418), (1.0585879, 0.5729244), (1.0014741, -0.18692319)], [(1.1401173, 0.0882779), (1.0784208, -0.38035396), (1.3001469, -0.13997811)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.6e-05 loc("sqrt_of_cbrt")
  %subtract = stablehlo.subtract %complex_f32__5, %cbrt : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %subtract, dense<[[[(0.78038347, -0.47171128), (-0.792366, -0.21298158), (0.031989753, 1.3743975)], [(-2.2920747, -0.20129432), (-1.0183222, -1.1796367), (-0.67078817, -0.6360158)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 4.6e-05 loc("subtract_of_cbrt")
  %tan = stablehlo.tan %cbrt_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %tan, dense<[[[(0.90263444, 1.5225986), (0.17582808, 0.986907), (0.9973403, -0.8763768)], [(2.2653227, 1.7708818), (0.4011504, -1.114647), (-0.66929615, -2.6750848)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 5.4e-05 loc("tan_of_cbrt")
  %tanh = stablehlo.tanh %cbrt : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %tanh, dense<[[[(0.89403206, 0.12723602), (1.3076302, 0.36718592), (0.7946734, -0.15942012)], [(0.86873174, 0.051663037), (0.9841703, -0.26060933), (0.94750893, -0.04466653)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.6e-05 loc("tanh_of_cbrt")
  %transpose = stablehlo.transpose %cbrt, dims = [2, 1, 0] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x1xcomplex<f32>>
  check.expect_almost_eq_const %transpose, dense<[[[(1.2196165, 0.47171128)], [(1.2920746, 0.20129432)]], [[(0.792366, 1.2129816)], [(1.0183222, -0.8203632)]], [[(0.96801025, -0.3743975)], [(1.6707882, -0.36398423)]]]> : tensor<3x2x1xcomplex<f32>>, tolerance = 3.3e-05 loc("transpose_of_cbrt")
  return
}
