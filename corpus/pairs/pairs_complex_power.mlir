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
  %add = stablehlo.add %power, %power : tensor<1x2x3xcomplex<f32>>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %power, dims = [0, 1, 2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %power, %power, dim = 2 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x6xcomplex<f32>>
  %convert = stablehlo.convert %power : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %power_2 = stablehlo.power %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %power_2 : tensor<1x2x3xcomplex<f32>>
  %divide = stablehlo.divide %power, %complex_f32__3 : tensor<1x2x3xcomplex<f32>>
  %dot_general = stablehlo.dot_general %power, %complex_f32__4, contracting_dims = [2] x [0] : (tensor<1x2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_slice = stablehlo.dynamic_slice %power, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %power, %complex_f32__5, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %exponential = stablehlo.exponential %power : tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one = stablehlo.exponential_minus_one %power : tensor<1x2x3xcomplex<f32>>
  %imag = stablehlo.imag %power : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %log = stablehlo.log %power : tensor<1x2x3xcomplex<f32>>
  %log_plus_one = stablehlo.log_plus_one %power : tensor<1x2x3xcomplex<f32>>
  %logistic = stablehlo.logistic %power : tensor<1x2x3xcomplex<f32>>
  %multiply = stablehlo.multiply %complex_f32__6, %power : tensor<1x2x3xcomplex<f32>>
  %negate = stablehlo.negate %power : tensor<1x2x3xcomplex<f32>>
  %pad = stablehlo.pad %power, %complex_f32__7, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %power_3 = stablehlo.power %power, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %real = stablehlo.real %power : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%power init: %complex_f32__7) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  %reduce_window = "stablehlo.reduce_window"(%power, %complex_f32__7) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %reshape = stablehlo.reshape %power : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reverse = stablehlo.reverse %power, dims = [2] : tensor<1x2x3xcomplex<f32>>
  %rsqrt = stablehlo.rsqrt %power : tensor<1x2x3xcomplex<f32>>
  %select = stablehlo.select %i1, %complex_f32__6, %power : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %sign = stablehlo.sign %power : tensor<1x2x3xcomplex<f32>>
  %sine = stablehlo.sine %power_2 : tensor<1x2x3xcomplex<f32>>
  %slice = stablehlo.slice %power [0:1, 0:2, 1:3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %sort = "stablehlo.sort"(%power) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sqrt = stablehlo.sqrt %power : tensor<1x2x3xcomplex<f32>>
  %subtract = stablehlo.subtract %complex_f32__6, %power : tensor<1x2x3xcomplex<f32>>
  %tan = stablehlo.tan %power_2 : tensor<1x2x3xcomplex<f32>>
  %tanh = stablehlo.tanh %power : tensor<1x2x3xcomplex<f32>>
  %transpose = stablehlo.transpose %power, dims = [2, 1, 0] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x1xcomplex<f32>>
  %concatenate_2 = stablehlo.concatenate %abs, %convert, %imag, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<4x2x3xf32>
  check.expect_almost_eq_const %concatenate_2, dense<[[[0.40415007, 0.117395096, 3.4785428], [2.5718117, 0.020906229, 1.7569464]], [[0.18995033, -0.11498329, 1.0227684], [-0.1164785, -0.01087841, -0.8749235]], [[0.3567298, -0.023673857, -3.3247864], [2.5691726, -0.017853027, -1.5236042]], [[0.18995033, -0.11498329, 1.0227684], [-0.1164785, -0.01087841, -0.8749235]]]> : tensor<4x2x3xf32>, tolerance = 7.0e-05 loc("abs_of_power, convert_of_power, imag_of_power, real_of_power")
  %concatenate_3 = stablehlo.concatenate %add, %divide, %dynamic_update_slice, %log, %log_plus_one, %logistic, %negate, %reduce_window, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_3, dense<[[[(0.37990066, 0.7134596), (-0.22996658, -0.047347713), (2.0455368, -6.649573)], [(-0.232957, 5.1383452), (-0.02175682, -0.035706054), (-1.749847, -3.0472083)]], [[(0.094975166, 0.1783649), (-0.057491645, -0.011836928), (0.5113842, -1.6623932)], [(-0.05823925, 1.2845863), (-0.005439205, -0.008926514), (-0.43746176, -0.7618021)]], [[(0.18995033, 0.3567298), (-0.11498329, -0.023673857), (1.0227684, -3.3247864)], [(-0.1164785, 2.5691726), (2.0, 0.0), (0.0, 1.0)]], [[(-0.905969, 1.0815061), (-2.1422102, -2.9385405), (1.2466135, -1.2723641)], [(0.9446106, 1.6161022), (-3.8677082, -2.118049), (0.56357735, -2.0920637)]], [[(0.21694139, 0.29125994), (-0.12179111, -0.026743239), (1.3588616, -1.0242302)], [(0.9994721, 1.239572), (-0.010775149, -0.018047417), (0.42443696, -1.4888875)]], [[(0.54886985, 0.089306146), (0.4712818, -0.005899218), (1.5312581, 0.15517808)], [(0.14878769, 1.6295791), (0.4972802, -0.0044632433), (0.1594773, -0.34326768)]], [[(-0.18995033, -0.3567298), (0.11498329, 0.023673857), (-1.0227684, 3.3247864)], [(0.1164785, -2.5691726), (0.01087841, 0.017853027), (0.8749235, 1.5236042)]], [[(0.18995033, 0.3567298), (0.07496704, 0.33305594), (0.90778506, -3.3484602)], [(-0.1164785, 2.5691726), (-0.12735692, 2.5513196), (-0.8858019, -1.5414572)]]]> : tensor<8x2x3xcomplex<f32>>, tolerance = 1.3e-04 loc("add_of_power, divide_of_power, dynamic_update_slice_of_power, log_of_power, log_plus_one_of_power, logistic_of_power, negate_of_power, reduce_window_of_power")
  %concatenate_4 = stablehlo.concatenate %reverse, %rsqrt, %select, %sign, %sort, %sqrt, %subtract, %tanh, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_4, dense<[[[(1.0227684, -3.3247864), (-0.11498329, -0.023673857), (0.18995033, 0.3567298)], [(-0.8749235, -1.5236042), (-0.01087841, -0.017853027), (-0.1164785, 2.5691726)]], [[(1.3485662, -0.8097516), (0.29580545, 2.903574), (0.43127787, 0.31855315)], [(0.43082514, -0.4508), (3.3869793, 6.030009), (0.3779779, 0.6529181)]], [[(2.0, 0.0), (-0.11498329, -0.023673857), (1.0, 1.0)], [(-0.1164785, 2.5691726), (-0.01087841, -0.017853027), (1.0, -1.0)]], [[(0.46999952, 0.8826667), (-0.97945565, -0.20165968), (0.29402208, -0.9557986)], [(-0.045290448, 0.99897385), (-0.520343, -0.8539573), (-0.4979796, -0.8671887)]], [[(1.0227684, -3.3247864), (0.18995033, 0.3567298), (-0.11498329, -0.023673857)], [(-0.01087841, -0.017853027), (-0.1164785, 2.5691726), (-0.8749235, -1.5236042)]], [[(0.54502314, 0.32726118), (0.03472611, -0.34086537), (1.5002185, -1.1081008)], [(1.1080011, 1.1593727), (0.07080896, -0.12606475), (0.66408694, -1.147142)]], [[(1.8100497, -0.3567298), (0.11498329, 1.0236739), (-0.022768378, 4.324786)], [(-0.8835215, -2.5691726), (0.01087841, -1.982147), (1.8749235, 0.52360415)]], [[(0.21272604, 0.3577937), (-0.11454256, -0.023367792), (0.78151035, -0.07363817)], [(-0.163192, -0.63219446), (-0.010881448, -0.017852811), (-1.4175102, -0.04788318)]]]> : tensor<8x2x3xcomplex<f32>>, tolerance = 1.2e-04 loc("reverse_of_power, rsqrt_of_power, select_of_power, sign_of_power, sort_of_power, sqrt_of_power, subtract_of_power, tanh_of_power")
  %reshape_2 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_3 = stablehlo.reshape %slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_4 = stablehlo.reshape %concatenate : (tensor<1x2x6xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_5 = stablehlo.reshape %reduce : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %reshape_6 = stablehlo.reshape %pad : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_7 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_8 = stablehlo.reshape %transpose : (tensor<3x2x1xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_9 = stablehlo.reshape %reshape : (tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %concatenate_5 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<56xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_5, dense<[(-0.11498329, -0.023673857), (1.0227684, -3.3247864), (-0.01087841, -0.017853027), (-0.8749235, -1.5236042), (-0.11498329, -0.023673857), (1.0227684, -3.3247864), (-0.01087841, -0.017853027), (-0.8749235, -1.5236042), (0.18995033, 0.3567298), (-0.11498329, -0.023673857), (1.0227684, -3.3247864), (0.18995033, 0.3567298), (-0.11498329, -0.023673857), (1.0227684, -3.3247864), (-0.1164785, 2.5691726), (-0.01087841, -0.017853027), (-0.8749235, -1.5236042), (-0.1164785, 2.5691726), (-0.01087841, -0.017853027), (-0.8749235, -1.5236042), (0.07347183, 2.9259024), (-0.1258617, -0.041526884), (0.14784485, -4.8483906), (-0.11498329, -0.023673857), (1.0227684, -3.3247864), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (-0.01087841, -0.017853027), (-0.8749235, -1.5236042), (0.0, 0.0), (0.18995033, 0.3567298), (-0.11498329, -0.023673857), (1.0227684, -3.3247864), (-0.1164785, 2.5691726), (-0.01087841, -0.017853027), (-0.8749235, -1.5236042), (0.18995033, 0.3567298), (-0.11498329, -0.023673857), (1.0227684, -3.3247864), (-0.1164785, 2.5691726), (-0.01087841, -0.017853027), (-0.8749235, -1.5236042), (0.18995033, 0.3567298), (-0.1164785, 2.5691726), (-0.11498329, -0.023673857), (-0.01087841, -0.017853027), (1.0227684, -3.3247864), (-0.8749235, -1.5236042), (0.18995033, 0.3567298), (-0.11498329, -0.023673857), (1.0227684, -3.3247864), (-0.1164785, 2.5691726), (-0.01087841, -0.017853027), (-0.8749235, -1.5236042)]> : tensor<56xcomplex<f32>>, tolerance = 9.7e-05 loc("dynamic_slice_of_power, slice_of_power, concatenate_of_power, reduce_of_power, pad_of_power, broadcast_in_dim_of_power, transpose_of_power, reshape_of_power")
  %reshape_10 = stablehlo.reshape %cosine : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_11 = stablehlo.reshape %exponential : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_12 = stablehlo.reshape %exponential_minus_one : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_13 = stablehlo.reshape %multiply : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_14 = stablehlo.reshape %power_3 : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_15 = stablehlo.reshape %sine : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_16 = stablehlo.reshape %tan : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_17 = stablehlo.reshape %dot_general : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %concatenate_6 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<46xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_6, dense<[(1.0451627, -0.06879185), (0.9936751, -0.0027163574), (7.249535, 11.846079), (6.521319, 0.75414544), (1.0001001, -0.00019421904), (1.5406677, -1.6772859), (1.1330636, 0.42226323), (0.8911313, -0.021100456), (-2.73435, 0.5065957), (-0.74816877, 0.4821111), (0.9890229, -0.017658928), (0.019666826, -0.41642976), (0.13306358, 0.42226323), (-0.10886874, -0.021100456), (-3.73435, 0.5065957), (-1.7481688, 0.4821111), (-0.010977091, -0.017658928), (-0.98033315, -0.41642976), (0.37990066, 0.7134596), (0.023673857, -0.11498329), (4.3475547, -2.3020182), (0.1164785, -2.5691726), (-0.035706054, 0.02175682), (-2.3985276, -0.6486806), (0.21756467, -0.16050081), (-1.3566896, 3.5368943), (15.963654, -5.716028), (-0.8377239, -0.6123339), (0.003320043, 0.0043847742), (-0.10034788, -0.15940884), (0.20095168, 0.35779086), (-0.11476224, -0.023519728), (11.87679, -7.230789), (-0.7630474, 6.445239), (-0.010879929, -0.01785292), (-1.8445421, -1.4009657), (0.16900425, 0.35345405), (-0.11542716, -0.023984972), (0.0023055442, -1.0011816), (-0.0026783675, 0.9886434), (-0.010875372, -0.017853243), (-0.094854794, -1.0125897), (-6.3609815, -1.4707344), (-2.5437646, -4.1339307), (-3.2731907, 6.859461), (-4.956822, -0.7473061)]> : tensor<46xcomplex<f32>>, tolerance = 3.2e-04 loc("cosine_of_power, exponential_of_power, exponential_minus_one_of_power, multiply_of_power, power_of_power, sine_of_power, tan_of_power, dot_general_of_power")
  return
}
