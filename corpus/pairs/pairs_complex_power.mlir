// Pairs of ops: what takes the complex result of power. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<[[[(0.25, 1.0), (0.75, 1.0), (1.25, 1.0)], [(1.75, 1.0), (0.25, -2.0), (0.75, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__3 = stablehlo.constant dense<(2.0, 0.0)> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__4 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0)]]> : tensor<3x2xcomplex<f32>>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %complex_f32__5 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x1x2xcomplex<f32>>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %complex_f32__6 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__7 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %power = stablehlo.power %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %power : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %abs, dense<[[[0.40415007, 0.117395096, 3.4785428], [2.5718117, 0.020906229, 1.7569464]]]> : tensor<1x2x3xf32>, tolerance = 7.0e-05 loc("abs_of_power")
  %add = stablehlo.add %power, %power : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %add, dense<[[[(0.37990066, 0.7134596), (-0.22996658, -0.047347713), (2.0455368, -6.649573)], [(-0.232957, 5.1383452), (-0.02175682, -0.035706054), (-1.749847, -3.0472083)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 1.3e-04 loc("add_of_power")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %power, dims = [0, 1, 2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  check.expect_almost_eq_const %broadcast_in_dim, dense<[[[(0.18995033, 0.3567298), (-0.11498329, -0.023673857), (1.0227684, -3.3247864)], [(-0.1164785, 2.5691726), (-0.01087841, -0.017853027), (-0.8749235, -1.5236042)]], [[(0.18995033, 0.3567298), (-0.11498329, -0.023673857), (1.0227684, -3.3247864)], [(-0.1164785, 2.5691726), (-0.01087841, -0.017853027), (-0.8749235, -1.5236042)]]]> : tensor<2x2x3xcomplex<f32>>, tolerance = 6.6e-05 loc("broadcast_in_dim_of_power")
  %concatenate = stablehlo.concatenate %power, %power, dim = 2 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x6xcomplex<f32>>
  check.expect_almost_eq_const %concatenate, dense<[[[(0.18995033, 0.3567298), (-0.11498329, -0.023673857), (1.0227684, -3.3247864), (0.18995033, 0.3567298), (-0.11498329, -0.023673857), (1.0227684, -3.3247864)], [(-0.1164785, 2.5691726), (-0.01087841, -0.017853027), (-0.8749235, -1.5236042), (-0.1164785, 2.5691726), (-0.01087841, -0.017853027), (-0.8749235, -1.5236042)]]]> : tensor<1x2x6xcomplex<f32>>, tolerance = 6.6e-05 loc("concatenate_of_power")
  %convert = stablehlo.convert %power : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %convert, dense<[[[0.18995033, -0.11498329, 1.0227684], [-0.1164785, -0.01087841, -0.8749235]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("convert_of_power")
  %power_2 = stablehlo.power %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %power_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cosine, dense<[[[(1.0451627, -0.06879185), (0.9936751, -0.0027163574), (7.249535, 11.846079)], [(6.521319, 0.75414544), (1.0001001, -0.00019421904), (1.5406677, -1.6772859)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.4e-04 loc("cosine_of_power")
  %divide = stablehlo.divide %power, %complex_f32__3 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %divide, dense<[[[(0.094975166, 0.1783649), (-0.057491645, -0.011836928), (0.5113842, -1.6623932)], [(-0.05823925, 1.2845863), (-0.005439205, -0.008926514), (-0.43746176, -0.7618021)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 3.3e-05 loc("divide_of_power")
  %dot_general = stablehlo.dot_general %power, %complex_f32__4, contracting_dims = [2] x [0] : (tensor<1x2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %dot_general, dense<[[[(-6.3609815, -1.4707344), (-2.5437646, -4.1339307)], [(-3.2731907, 6.859461), (-4.956822, -0.7473061)]]]> : tensor<1x2x2xcomplex<f32>>, tolerance = 1.4e-04 loc("dot_general_of_power")
  %dynamic_slice = stablehlo.dynamic_slice %power, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %dynamic_slice, dense<[[[(-0.11498329, -0.023673857), (1.0227684, -3.3247864)], [(-0.01087841, -0.017853027), (-0.8749235, -1.5236042)]]]> : tensor<1x2x2xcomplex<f32>>, tolerance = 6.6e-05 loc("dynamic_slice_of_power")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %power, %complex_f32__5, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %dynamic_update_slice, dense<[[[(0.18995033, 0.3567298), (-0.11498329, -0.023673857), (1.0227684, -3.3247864)], [(-0.1164785, 2.5691726), (2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 6.6e-05 loc("dynamic_update_slice_of_power")
  %exponential = stablehlo.exponential %power : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %exponential, dense<[[[(1.1330636, 0.42226323), (0.8911313, -0.021100456), (-2.73435, 0.5065957)], [(-0.74816877, 0.4821111), (0.9890229, -0.017658928), (0.019666826, -0.41642976)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 5.5e-05 loc("exponential_of_power")
  %exponential_minus_one = stablehlo.exponential_minus_one %power : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[(0.13306358, 0.42226323), (-0.10886874, -0.021100456), (-3.73435, 0.5065957)], [(-1.7481688, 0.4821111), (-0.010977091, -0.017658928), (-0.98033315, -0.41642976)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 7.5e-05 loc("exponential_minus_one_of_power")
  %imag = stablehlo.imag %power : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %imag, dense<[[[0.3567298, -0.023673857, -3.3247864], [2.5691726, -0.017853027, -1.5236042]]]> : tensor<1x2x3xf32>, tolerance = 6.6e-05 loc("imag_of_power")
  %log = stablehlo.log %power : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %log, dense<[[[(-0.905969, 1.0815061), (-2.1422102, -2.9385405), (1.2466135, -1.2723641)], [(0.9446106, 1.6161022), (-3.8677082, -2.118049), (0.56357735, -2.0920637)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 7.7e-05 loc("log_of_power")
  %log_plus_one = stablehlo.log_plus_one %power : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %log_plus_one, dense<[[[(0.21694139, 0.29125994), (-0.12179111, -0.026743239), (1.3588616, -1.0242302)], [(0.9994721, 1.239572), (-0.010775149, -0.018047417), (0.42443696, -1.4888875)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 3.0e-05 loc("log_plus_one_of_power")
  %logistic = stablehlo.logistic %power : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %logistic, dense<[[[(0.54886985, 0.089306146), (0.4712818, -0.005899218), (1.5312581, 0.15517808)], [(0.14878769, 1.6295791), (0.4972802, -0.0044632433), (0.1594773, -0.34326768)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 3.3e-05 loc("logistic_of_power")
  %multiply = stablehlo.multiply %complex_f32__6, %power : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %multiply, dense<[[[(0.37990066, 0.7134596), (0.023673857, -0.11498329), (4.3475547, -2.3020182)], [(0.1164785, -2.5691726), (-0.035706054, 0.02175682), (-2.3985276, -0.6486806)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 8.7e-05 loc("multiply_of_power")
  %negate = stablehlo.negate %power : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %negate, dense<[[[(-0.18995033, -0.3567298), (0.11498329, 0.023673857), (-1.0227684, 3.3247864)], [(0.1164785, -2.5691726), (0.01087841, 0.017853027), (0.8749235, 1.5236042)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 6.6e-05 loc("negate_of_power")
  %pad = stablehlo.pad %power, %complex_f32__7, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  check.expect_almost_eq_const %pad, dense<[[[(-0.11498329, -0.023673857), (1.0227684, -3.3247864), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(-0.01087841, -0.017853027), (-0.8749235, -1.5236042), (0.0, 0.0)]]]> : tensor<1x3x3xcomplex<f32>>, tolerance = 6.6e-05 loc("pad_of_power")
  %power_3 = stablehlo.power %power, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %power_3, dense<[[[(0.21756467, -0.16050081), (-1.3566896, 3.5368943), (15.963654, -5.716028)], [(-0.8377239, -0.6123339), (0.003320043, 0.0043847742), (-0.10034788, -0.15940884)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 3.2e-04 loc("power_of_power")
  %real = stablehlo.real %power : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %real, dense<[[[0.18995033, -0.11498329, 1.0227684], [-0.1164785, -0.01087841, -0.8749235]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("real_of_power")
  %reduce = stablehlo.reduce(%power init: %complex_f32__7) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  check.expect_almost_eq_const %reduce, dense<[[(0.07347183, 2.9259024), (-0.1258617, -0.041526884), (0.14784485, -4.8483906)]]> : tensor<1x3xcomplex<f32>>, tolerance = 9.7e-05 loc("reduce_of_power")
  %reduce_window = "stablehlo.reduce_window"(%power, %complex_f32__7) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %reduce_window, dense<[[[(0.18995033, 0.3567298), (0.07496704, 0.33305594), (0.90778506, -3.3484602)], [(-0.1164785, 2.5691726), (-0.12735692, 2.5513196), (-0.8858019, -1.5414572)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 6.7e-05 loc("reduce_window_of_power")
  %reshape = stablehlo.reshape %power : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  check.expect_almost_eq_const %reshape, dense<[(0.18995033, 0.3567298), (-0.11498329, -0.023673857), (1.0227684, -3.3247864), (-0.1164785, 2.5691726), (-0.01087841, -0.017853027), (-0.8749235, -1.5236042)]> : tensor<6xcomplex<f32>>, tolerance = 6.6e-05 loc("reshape_of_power")
  %reverse = stablehlo.reverse %power, dims = [2] : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %reverse, dense<[[[(1.0227684, -3.3247864), (-0.11498329, -0.023673857), (0.18995033, 0.3567298)], [(-0.8749235, -1.5236042), (-0.01087841, -0.017853027), (-0.1164785, 2.5691726)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 6.6e-05 loc("reverse_of_power")
  %rsqrt = stablehlo.rsqrt %power : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %rsqrt, dense<[[[(1.3485662, -0.8097516), (0.29580545, 2.903574), (0.43127787, 0.31855315)], [(0.43082514, -0.4508), (3.3869793, 6.030009), (0.3779779, 0.6529181)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 1.2e-04 loc("rsqrt_of_power")
  %select = stablehlo.select %i1, %complex_f32__6, %power : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %select, dense<[[[(2.0, 0.0), (-0.11498329, -0.023673857), (1.0, 1.0)], [(-0.1164785, 2.5691726), (-0.01087841, -0.017853027), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 5.1e-05 loc("select_of_power")
  %sign = stablehlo.sign %power : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sign, dense<[[[(0.46999952, 0.8826667), (-0.97945565, -0.20165968), (0.29402208, -0.9557986)], [(-0.045290448, 0.99897385), (-0.520343, -0.8539573), (-0.4979796, -0.8671887)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("sign_of_power")
  %sine = stablehlo.sine %power_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sine, dense<[[[(0.20095168, 0.35779086), (-0.11476224, -0.023519728), (11.87679, -7.230789)], [(-0.7630474, 6.445239), (-0.010879929, -0.01785292), (-1.8445421, -1.4009657)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.4e-04 loc("sine_of_power")
  %slice = stablehlo.slice %power [0:1, 0:2, 1:3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %slice, dense<[[[(-0.11498329, -0.023673857), (1.0227684, -3.3247864)], [(-0.01087841, -0.017853027), (-0.8749235, -1.5236042)]]]> : tensor<1x2x2xcomplex<f32>>, tolerance = 6.6e-05 loc("slice_of_power")
  %sort = "stablehlo.sort"(%power) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sort, dense<[[[(1.0227684, -3.3247864), (0.18995033, 0.3567298), (-0.11498329, -0.023673857)], [(-0.01087841, -0.017853027), (-0.1164785, 2.5691726), (-0.8749235, -1.5236042)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 6.6e-05 loc("sort_of_power")
  %sqrt = stablehlo.sqrt %power : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sqrt, dense<[[[(0.54502314, 0.32726118), (0.03472611, -0.34086537), (1.5002185, -1.1081008)], [(1.1080011, 1.1593727), (0.07080896, -0.12606475), (0.66408694, -1.147142)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 3.0e-05 loc("sqrt_of_power")
  %subtract = stablehlo.subtract %complex_f32__6, %power : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %subtract, dense<[[[(1.8100497, -0.3567298), (0.11498329, 1.0236739), (-0.022768378, 4.324786)], [(-0.8835215, -2.5691726), (0.01087841, -1.982147), (1.8749235, 0.52360415)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 8.6e-05 loc("subtract_of_power")
  %tan = stablehlo.tan %power_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %tan, dense<[[[(0.16900425, 0.35345405), (-0.11542716, -0.023984972), (0.0023055442, -1.0011816)], [(-0.0026783675, 0.9886434), (-0.010875372, -0.017853243), (-0.094854794, -1.0125897)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("tan_of_power")
  %tanh = stablehlo.tanh %power : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %tanh, dense<[[[(0.21272604, 0.3577937), (-0.11454256, -0.023367792), (0.78151035, -0.07363817)], [(-0.163192, -0.63219446), (-0.010881448, -0.017852811), (-1.4175102, -0.04788318)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.8e-05 loc("tanh_of_power")
  %transpose = stablehlo.transpose %power, dims = [2, 1, 0] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x1xcomplex<f32>>
  check.expect_almost_eq_const %transpose, dense<[[[(0.18995033, 0.3567298)], [(-0.1164785, 2.5691726)]], [[(-0.11498329, -0.023673857)], [(-0.01087841, -0.017853027)]], [[(1.0227684, -3.3247864)], [(-0.8749235, -1.5236042)]]]> : tensor<3x2x1xcomplex<f32>>, tolerance = 6.6e-05 loc("transpose_of_power")
  return
}
