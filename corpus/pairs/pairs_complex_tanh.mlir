// Pairs of ops: what takes the complex result of tanh. The values are those of scripts/oracle.
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
  %tanh = stablehlo.tanh %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %tanh : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %add = stablehlo.add %complex_f32__2, %tanh : tensor<1x2x3xcomplex<f32>>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %tanh, dims = [0, 2, 3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %complex_f32__3, %tanh, dim = 1 : (tensor<1x1x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %convert = stablehlo.convert %tanh : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %tanh_2 = stablehlo.tanh %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %tanh_2 : tensor<1x2x3xcomplex<f32>>
  %divide = stablehlo.divide %tanh, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %dot_general = stablehlo.dot_general %complex_f32__4, %tanh, contracting_dims = [1] x [1] : (tensor<4x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<4x1x3xcomplex<f32>>
  %dynamic_slice = stablehlo.dynamic_slice %tanh, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xcomplex<f32>>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %complex_f32__5, %tanh, %i32, %i32__4, %i32 : (tensor<1x3x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xcomplex<f32>>
  %exponential = stablehlo.exponential %tanh : tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one = stablehlo.exponential_minus_one %tanh : tensor<1x2x3xcomplex<f32>>
  %imag = stablehlo.imag %tanh : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %log = stablehlo.log %tanh : tensor<1x2x3xcomplex<f32>>
  %log_plus_one = stablehlo.log_plus_one %tanh : tensor<1x2x3xcomplex<f32>>
  %logistic = stablehlo.logistic %tanh : tensor<1x2x3xcomplex<f32>>
  %multiply = stablehlo.multiply %tanh, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %negate = stablehlo.negate %tanh : tensor<1x2x3xcomplex<f32>>
  %pad = stablehlo.pad %tanh, %complex_f32__6, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x5xcomplex<f32>>
  %power = stablehlo.power %tanh, %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  %real = stablehlo.real %tanh : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%tanh init: %complex_f32__8) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  %reduce_window = "stablehlo.reduce_window"(%tanh, %complex_f32__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %reshape = stablehlo.reshape %tanh : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  %reverse = stablehlo.reverse %tanh, dims = [1, 2] : tensor<1x2x3xcomplex<f32>>
  %rsqrt = stablehlo.rsqrt %tanh : tensor<1x2x3xcomplex<f32>>
  %select = stablehlo.select %i1, %tanh, %complex_f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %sign = stablehlo.sign %tanh : tensor<1x2x3xcomplex<f32>>
  %sine = stablehlo.sine %tanh_2 : tensor<1x2x3xcomplex<f32>>
  %slice = stablehlo.slice %tanh [0:1, 1:2, 0:3:2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  %sort = "stablehlo.sort"(%tanh) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sqrt = stablehlo.sqrt %tanh : tensor<1x2x3xcomplex<f32>>
  %subtract = stablehlo.subtract %tanh, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %tan = stablehlo.tan %tanh_2 : tensor<1x2x3xcomplex<f32>>
  %tanh_3 = stablehlo.tanh %tanh : tensor<1x2x3xcomplex<f32>>
  %transpose = stablehlo.transpose %tanh, dims = [2, 0, 1] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x1x2xcomplex<f32>>
  %concatenate_2 = stablehlo.concatenate %abs, %convert, %imag, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<4x2x3xf32>
  check.expect_almost_eq_const %concatenate_2, dense<[[[1.1918663, 0.99732506, 1.3185397], [1.0153568, 1.1918663, 0.999356]], [[1.1667362, -0.99731636, 1.0428307], [1.0147936, -1.1667362, 0.999356]], [[-0.2434582, 0.0041604266, -0.80687743], [0.033812825, 0.2434582, 0.0001873462]], [[1.1667362, -0.99731636, 1.0428307], [1.0147936, -1.1667362, 0.999356]]]> : tensor<4x2x3xf32>, tolerance = 2.6e-05 loc("abs_of_tanh, convert_of_tanh, imag_of_tanh, real_of_tanh")
  %concatenate_3 = stablehlo.concatenate %add, %divide, %log, %log_plus_one, %logistic, %negate, %reverse, %rsqrt, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_3, dense<[[[(3.1667361, -0.2434582), (-0.99731636, 1.0041604), (2.0428307, 0.19312257)], [(0.014793634, 0.033812825), (-1.1667362, -1.7565418), (1.999356, -0.99981266)]], [[(0.5833681, -0.1217291), (0.0041604266, 0.99731636), (0.117976636, -0.92485404)], [(-1.0147936, -0.033812825), (-0.1217291, -0.5833681), (0.49958432, 0.49977165)]], [[(0.17552042, -0.20571421), (-0.002678546, 3.1374211), (0.27652487, -0.65852094)], [(0.015240076, 0.03330758), (0.17552042, 2.9358785), (-0.0006442181, 0.00018746694)]], [[(0.77949506, -0.1118924), (-5.3081927, 0.99791616), (0.78682333, -0.37617138)], [(0.7006576, 0.016780702), (-1.220505, 2.1712928), (0.69282514, 0.000093703275)]], [[(0.7653887, -0.044118755), (0.2694686, 0.00081900385), (0.77166736, -0.15790468)], [(0.73400944, 0.006602644), (0.2346113, 0.044118755), (0.73093194, 0.00003684546)]], [[(-1.1667362, 0.2434582), (0.99731636, -0.0041604266), (-1.0428307, 0.80687743)], [(-1.0147936, -0.033812825), (1.1667362, -0.2434582), (-0.999356, -0.0001873462)]], [[(0.999356, 0.0001873462), (-1.1667362, 0.2434582), (1.0147936, 0.033812825)], [(1.0428307, -0.80687743), (-0.99731636, 0.0041604266), (1.1667362, -0.2434582)]], [[(0.9111394, 0.09404906), (0.0020885926, -1.001338), (0.82408845, 0.28159004)], [(0.9922713, -0.016526606), (0.09404906, -0.9111394), (1.0003221, -0.000093763665)]]]> : tensor<8x2x3xcomplex<f32>>, tolerance = 1.1e-04 loc("add_of_tanh, divide_of_tanh, log_of_tanh, log_plus_one_of_tanh, logistic_of_tanh, negate_of_tanh, reverse_of_tanh, rsqrt_of_tanh")
  %reshape_2 = stablehlo.reshape %select : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_3 = stablehlo.reshape %sign : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_4 = stablehlo.reshape %sort : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_5 = stablehlo.reshape %sqrt : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_6 = stablehlo.reshape %subtract : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_7 = stablehlo.reshape %tanh_3 : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_8 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %reshape_9 = stablehlo.reshape %slice : (tensor<1x1x2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<40xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_4, dense<[(1.1667362, -0.2434582), (0.0, 1.0), (1.0428307, -0.80687743), (-1.0, 0.0), (0.0, -2.0), (0.999356, 0.0001873462), (0.97891533, -0.20426638), (-0.99999124, 0.004171585), (0.79089814, -0.6119478), (0.99944544, 0.033301424), (-0.97891533, 0.20426638), (1.0, 0.00018746694), (1.1667362, -0.2434582), (1.0428307, -0.80687743), (-0.99731636, 0.0041604266), (1.0147936, 0.033812825), (0.999356, 0.0001873462), (-1.1667362, 0.2434582), (1.0859563, -0.11209391), (0.0020830056, 0.99865943), (1.0865934, -0.37128764), (1.0075095, 0.0167804), (0.11209391, 1.0859563), (0.99967796, 0.00009370328), (-0.83326375, -0.2434582), (-0.99731636, -0.9958396), (0.042830706, -1.8068774), (2.0147936, 0.033812825), (-1.1667362, 2.2434583), (-0.0006440282, 1.0001874), (0.83893555, -0.07684263), (-0.76047033, 0.0017544166), (0.9799018, -0.2470442), (0.7680979, 0.013878777), (-0.83893555, 0.07684263), (0.7613236, 0.0000787578), (-0.99731636, 0.0041604266), (1.0428307, -0.80687743), (1.0147936, 0.033812825), (0.999356, 0.0001873462)]> : tensor<40xcomplex<f32>>, tolerance = 4.5e-05 loc("select_of_tanh, sign_of_tanh, sort_of_tanh, sqrt_of_tanh, subtract_of_tanh, tanh_of_tanh, dynamic_slice_of_tanh, slice_of_tanh")
  %reshape_10 = stablehlo.reshape %reduce_window : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_11 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_12 = stablehlo.reshape %pad : (tensor<1x2x5xcomplex<f32>>) -> tensor<10xcomplex<f32>>
  %reshape_13 = stablehlo.reshape %reduce : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %reshape_14 = stablehlo.reshape %concatenate : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_15 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_16 = stablehlo.reshape %transpose : (tensor<3x1x2xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_17 = stablehlo.reshape %reshape : (tensor<3x2xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<4xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<10xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<62xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_5, dense<[(0.16941988, -0.23929778), (0.045514345, -0.80271703), (-0.15194261, 0.27727103), (-0.16738027, 0.24364555), (1.1667362, -0.2434582), (-0.99731636, 0.0041604266), (1.0428307, -0.80687743), (1.0147936, 0.033812825), (-1.1667362, 0.2434582), (0.999356, 0.0001873462), (1.1667362, -0.2434582), (-0.99731636, 0.0041604266), (1.0428307, -0.80687743), (1.0147936, 0.033812825), (-1.1667362, 0.2434582), (0.999356, 0.0001873462), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (1.1667362, -0.2434582), (-0.99731636, 0.0041604266), (1.0428307, -0.80687743), (3.0, 0.0), (3.0, 0.0), (2.18153, -0.20964538), (-2.1640525, 0.24761862), (2.0421867, -0.8066901), (2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (1.1667362, -0.2434582), (-0.99731636, 0.0041604266), (1.0428307, -0.80687743), (1.0147936, 0.033812825), (-1.1667362, 0.2434582), (0.999356, 0.0001873462), (2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (-1.0, 0.0), (1.1667362, -0.2434582), (-0.99731636, 0.0041604266), (1.0428307, -0.80687743), (0.0, 1.0), (1.0147936, 0.033812825), (-1.1667362, 0.2434582), (0.999356, 0.0001873462), (1.0, -1.0), (1.1667362, -0.2434582), (1.0147936, 0.033812825), (-0.99731636, 0.0041604266), (-1.1667362, 0.2434582), (1.0428307, -0.80687743), (0.999356, 0.0001873462), (1.1667362, -0.2434582), (-0.99731636, 0.0041604266), (1.0428307, -0.80687743), (1.0147936, 0.033812825), (-1.1667362, 0.2434582), (0.999356, 0.0001873462)]> : tensor<62xcomplex<f32>>, tolerance = 6.0e-05 loc("reduce_window_of_tanh, broadcast_in_dim_of_tanh, pad_of_tanh, reduce_of_tanh, concatenate_of_tanh, dynamic_update_slice_of_tanh, transpose_of_tanh, reshape_of_tanh")
  %reshape_18 = stablehlo.reshape %cosine : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_19 = stablehlo.reshape %exponential : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_20 = stablehlo.reshape %exponential_minus_one : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_21 = stablehlo.reshape %multiply : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_22 = stablehlo.reshape %power : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_23 = stablehlo.reshape %sine : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_24 = stablehlo.reshape %tan : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_25 = stablehlo.reshape %dot_general : (tensor<4x1x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %concatenate_6 = stablehlo.concatenate %reshape_18, %reshape_19, %reshape_20, %reshape_21, %reshape_22, %reshape_23, %reshape_24, %reshape_25, dim = 0 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<12xcomplex<f32>>) -> tensor<54xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_6, dense<[(0.4048639, 0.226071), (0.54256326, 0.0034948431), (0.67686194, 0.77513975), (0.528097, -0.028725127), (0.4048639, 0.226071), (0.54084414, -0.00015758118), (3.1167874, -0.7741636), (0.36886483, 0.0015346439), (1.9626777, -2.0488558), (2.7572172, 0.09326484), (0.30219895, 0.07506172), (2.7165318, 0.00050893193), (2.1167874, -0.7741636), (-0.63113517, 0.0015346439), (0.9626777, -2.0488558), (1.757217, 0.09326484), (-0.69780105, 0.07506172), (1.7165318, 0.00050893193), (2.3334725, -0.4869164), (-0.0041604266, -0.99731636), (1.8497081, 0.23595327), (-1.0147936, -0.033812825), (0.4869164, 2.3334725), (0.9995433, -0.99916863), (1.273635, 0.15886404), (-0.030444661, 0.03080033), (2.3319023, -1.4188994), (0.9907004, 0.07297612), (343.93567, 138.54166), (0.99970406, 0.0007845862), (0.9468566, -0.09666509), (-0.84002525, 0.0022572814), (1.160625, -0.45205182), (0.8498573, 0.017849648), (-0.9468566, 0.09666509), (0.84112287, 0.000101325095), (1.6811928, -1.1775168), (-1.5481621, 0.0141326655), (0.41094074, -1.1384718), (1.6027021, 0.12097678), (-1.6811928, 1.1775168), (1.5552037, 0.0006404727), (2.2996597, 0.5278772), (-2.238091, -1.1584154), (2.085474, -0.6143989), (0.39540076, 0.8894652), (0.16525948, -1.2366141), (0.8503521, 0.23576592), (0.5616901, -3.3144534), (-0.91495717, 3.404827), (-0.61421156, -3.08483), (2.2996597, 0.5278772), (-2.238091, -1.1584154), (2.085474, -0.6143989)]> : tensor<54xcomplex<f32>>, tolerance = 6.9e-03 loc("cosine_of_tanh, exponential_of_tanh, exponential_minus_one_of_tanh, multiply_of_tanh, power_of_tanh, sine_of_tanh, tan_of_tanh, dot_general_of_tanh")
  return
}
