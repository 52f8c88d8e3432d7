// Pairs of ops: what takes the complex result of exponential_minus_one. The values are those of scripts/oracle.
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
  %exponential_minus_one = stablehlo.exponential_minus_one %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %exponential_minus_one : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %add = stablehlo.add %exponential_minus_one, %exponential_minus_one : tensor<1x2x3xcomplex<f32>>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %exponential_minus_one, dims = [0, 1, 2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %exponential_minus_one, %exponential_minus_one, dim = 2 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x6xcomplex<f32>>
  %convert = stablehlo.convert %exponential_minus_one : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %exponential_minus_one_2 = stablehlo.exponential_minus_one %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %exponential_minus_one_2 : tensor<1x2x3xcomplex<f32>>
  %divide = stablehlo.divide %exponential_minus_one, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %dot_general = stablehlo.dot_general %exponential_minus_one, %complex_f32__3, contracting_dims = [2] x [0] : (tensor<1x2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_slice = stablehlo.dynamic_slice %exponential_minus_one, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %exponential_minus_one, %complex_f32__4, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %exponential = stablehlo.exponential %exponential_minus_one : tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one_3 = stablehlo.exponential_minus_one %exponential_minus_one : tensor<1x2x3xcomplex<f32>>
  %imag = stablehlo.imag %exponential_minus_one : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %log = stablehlo.log %exponential_minus_one : tensor<1x2x3xcomplex<f32>>
  %log_plus_one = stablehlo.log_plus_one %exponential_minus_one : tensor<1x2x3xcomplex<f32>>
  %logistic = stablehlo.logistic %exponential_minus_one : tensor<1x2x3xcomplex<f32>>
  %multiply = stablehlo.multiply %complex_f32__5, %exponential_minus_one : tensor<1x2x3xcomplex<f32>>
  %negate = stablehlo.negate %exponential_minus_one : tensor<1x2x3xcomplex<f32>>
  %pad = stablehlo.pad %exponential_minus_one, %complex_f32__6, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %power = stablehlo.power %exponential_minus_one, %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  %real = stablehlo.real %exponential_minus_one : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%exponential_minus_one init: %complex_f32__6) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  %reduce_window = "stablehlo.reduce_window"(%exponential_minus_one, %complex_f32__6) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %reshape = stablehlo.reshape %exponential_minus_one : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reverse = stablehlo.reverse %exponential_minus_one, dims = [2] : tensor<1x2x3xcomplex<f32>>
  %rsqrt = stablehlo.rsqrt %exponential_minus_one : tensor<1x2x3xcomplex<f32>>
  %select = stablehlo.select %i1, %complex_f32__5, %exponential_minus_one : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %sign = stablehlo.sign %exponential_minus_one : tensor<1x2x3xcomplex<f32>>
  %sine = stablehlo.sine %exponential_minus_one_2 : tensor<1x2x3xcomplex<f32>>
  %slice = stablehlo.slice %exponential_minus_one [0:1, 0:2, 1:3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %sort = "stablehlo.sort"(%exponential_minus_one) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sqrt = stablehlo.sqrt %exponential_minus_one : tensor<1x2x3xcomplex<f32>>
  %subtract = stablehlo.subtract %complex_f32__5, %exponential_minus_one : tensor<1x2x3xcomplex<f32>>
  %tan = stablehlo.tan %exponential_minus_one_2 : tensor<1x2x3xcomplex<f32>>
  %tanh = stablehlo.tanh %exponential_minus_one : tensor<1x2x3xcomplex<f32>>
  %transpose = stablehlo.transpose %exponential_minus_one, dims = [2, 1, 0] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x1xcomplex<f32>>
  %concatenate_2 = stablehlo.concatenate %abs, %convert, %imag, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<4x2x3xf32>
  check.expect_almost_eq_const %concatenate_2, dense<[[[3.2636583, 0.95660555, 1.3916415], [6.900254, 1.2006328, 55.58832]], [[-2.1312044, -0.9563077, -0.109192096], [2.992324, -1.1530919, -55.051758]], [[2.4717267, 0.023869192, -1.3873512], [6.217676, -0.33451182, -7.704891]], [[-2.1312044, -0.9563077, -0.109192096], [2.992324, -1.1530919, -55.051758]]]> : tensor<4x2x3xf32>, tolerance = 1.1e-03 loc("abs_of_exponential_minus_one, convert_of_exponential_minus_one, imag_of_exponential_minus_one, real_of_exponential_minus_one")
  %concatenate_3 = stablehlo.concatenate %add, %divide, %dynamic_update_slice, %log, %log_plus_one, %logistic, %negate, %reduce_window, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_3, dense<[[[(-4.2624087, 4.9434533), (-1.9126154, 0.047738384), (-0.21838419, -2.7747023)], [(5.984648, 12.435352), (-2.3061838, -0.66902363), (-110.103516, -15.409782)]], [[(-1.0656022, 1.2358633), (-0.47815385, 0.011934596), (-0.054596048, -0.6936756)], [(1.496162, 3.108838), (-0.57654595, -0.16725591), (-27.525879, -3.8524456)]], [[(-2.1312044, 2.4717267), (-0.9563077, 0.023869192), (-0.109192096, -1.3873512)], [(2.992324, 6.217676), (2.0, 0.0), (0.0, 1.0)]], [[(1.1828487, 2.2823496), (-0.04436415, 3.1166382), (0.330484, -1.6493399)], [(1.9315581, 1.1222521), (0.18284875, -2.8592432), (4.017973, -3.0025387)]], [[(1.0, 2.0), (-2.9999995, 0.49999973), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]], [[(-0.095358506, 0.08900381), (0.27759266, 0.00478697), (0.45396727, -0.4136794)], [(0.95231444, -0.00297856), (0.23455855, -0.061105885), (1.8330108e-25, -1.2203394e-24)]], [[(2.1312044, -2.4717267), (0.9563077, -0.023869192), (0.109192096, 1.3873512)], [(-2.992324, -6.217676), (1.1530919, 0.33451182), (55.051758, 7.704891)]], [[(-2.1312044, 2.4717267), (-3.087512, 2.495596), (-1.0654998, -1.363482)], [(2.992324, 6.217676), (1.8392322, 5.8831644), (-56.20485, -8.039403)]]]> : tensor<8x2x3xcomplex<f32>>, tolerance = 2.2e-03 loc("add_of_exponential_minus_one, divide_of_exponential_minus_one, dynamic_update_slice_of_exponential_minus_one, log_of_exponential_minus_one, log_plus_one_of_exponential_minus_one, logistic_of_exponential_minus_one, negate_of_exponential_minus_one, reduce_window_of_exponential_minus_one")
  %concatenate_4 = stablehlo.concatenate %reverse, %rsqrt, %select, %sign, %sort, %sqrt, %subtract, %tanh, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_4, dense<[[[(-0.109192096, -1.3873512), (-0.9563077, 0.023869192), (-2.1312044, 2.4717267)], [(-55.051758, -7.704891), (-1.1530919, -0.33451182), (2.992324, 6.217676)]], [[(0.23056352, -0.5032346), (0.012756813, -1.0223503), (0.5754104, 0.6224778)], [(0.32231066, -0.20257849), (0.12841283, 0.9035509), (0.009317764, 0.13380049)]], [[(2.0, 0.0), (-0.9563077, 0.023869192), (1.0, 1.0)], [(2.992324, 6.217676), (-1.1530919, -0.33451182), (1.0, -1.0)]], [[(-0.6530109, 0.75734854), (-0.9996886, 0.024951968), (-0.0784628, -0.99691707)], [(0.43365422, 0.9010793), (-0.96040344, -0.27861294), (-0.99034756, -0.1386063)]], [[(-0.109192096, -1.3873512), (-0.9563077, 0.023869192), (-2.1312044, 2.4717267)], [(2.992324, 6.217676), (-1.1530919, -0.33451182), (-55.051758, -7.704891)]], [[(0.7524805, 1.6423858), (0.012203238, 0.977986), (0.8007651, -0.866266)], [(2.2240255, 1.3978429), (0.15417667, -1.0848329), (0.5179589, -7.437744)]], [[(4.1312046, -2.4717267), (0.9563077, 0.9761308), (1.1091921, 2.387351)], [(-3.992324, -6.217676), (1.1530919, -1.6654882), (56.051758, 6.704891)]], [[(-0.9931955, -0.027246581), (-0.74281514, 0.010704182), (-2.4324884, -3.9639843)], [(0.99502116, -0.0006544162), (-0.8489359, -0.10597938), (-1.0, -0.0)]]]> : tensor<8x2x3xcomplex<f32>>, tolerance = 1.1e-03 loc("reverse_of_exponential_minus_one, rsqrt_of_exponential_minus_one, select_of_exponential_minus_one, sign_of_exponential_minus_one, sort_of_exponential_minus_one, sqrt_of_exponential_minus_one, subtract_of_exponential_minus_one, tanh_of_exponential_minus_one")
  %reshape_2 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_3 = stablehlo.reshape %slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_4 = stablehlo.reshape %concatenate : (tensor<1x2x6xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_5 = stablehlo.reshape %reduce : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %reshape_6 = stablehlo.reshape %pad : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_7 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_8 = stablehlo.reshape %transpose : (tensor<3x2x1xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_9 = stablehlo.reshape %reshape : (tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %concatenate_5 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<56xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_5, dense<[(-0.9563077, 0.023869192), (-0.109192096, -1.3873512), (-1.1530919, -0.33451182), (-55.051758, -7.704891), (-0.9563077, 0.023869192), (-0.109192096, -1.3873512), (-1.1530919, -0.33451182), (-55.051758, -7.704891), (-2.1312044, 2.4717267), (-0.9563077, 0.023869192), (-0.109192096, -1.3873512), (-2.1312044, 2.4717267), (-0.9563077, 0.023869192), (-0.109192096, -1.3873512), (2.992324, 6.217676), (-1.1530919, -0.33451182), (-55.051758, -7.704891), (2.992324, 6.217676), (-1.1530919, -0.33451182), (-55.051758, -7.704891), (0.86111975, 8.689403), (-2.1093996, -0.31064263), (-55.16095, -9.092242), (-0.9563077, 0.023869192), (-0.109192096, -1.3873512), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (-1.1530919, -0.33451182), (-55.051758, -7.704891), (0.0, 0.0), (-2.1312044, 2.4717267), (-0.9563077, 0.023869192), (-0.109192096, -1.3873512), (2.992324, 6.217676), (-1.1530919, -0.33451182), (-55.051758, -7.704891), (-2.1312044, 2.4717267), (-0.9563077, 0.023869192), (-0.109192096, -1.3873512), (2.992324, 6.217676), (-1.1530919, -0.33451182), (-55.051758, -7.704891), (-2.1312044, 2.4717267), (2.992324, 6.217676), (-0.9563077, 0.023869192), (-1.1530919, -0.33451182), (-0.109192096, -1.3873512), (-55.051758, -7.704891), (-2.1312044, 2.4717267), (-0.9563077, 0.023869192), (-0.109192096, -1.3873512), (2.992324, 6.217676), (-1.1530919, -0.33451182), (-55.051758, -7.704891)]> : tensor<56xcomplex<f32>>, tolerance = 1.1e-03 loc("dynamic_slice_of_exponential_minus_one, slice_of_exponential_minus_one, concatenate_of_exponential_minus_one, reduce_of_exponential_minus_one, pad_of_exponential_minus_one, broadcast_in_dim_of_exponential_minus_one, transpose_of_exponential_minus_one, reshape_of_exponential_minus_one")
  %reshape_10 = stablehlo.reshape %cosine : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_11 = stablehlo.reshape %exponential : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_12 = stablehlo.reshape %exponential_minus_one_3 : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_13 = stablehlo.reshape %multiply : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_14 = stablehlo.reshape %power : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_15 = stablehlo.reshape %sine : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_16 = stablehlo.reshape %tan : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_17 = stablehlo.reshape %dot_general : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %concatenate_6 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<46xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_6, dense<[(-3.1698744, 4.979924), (0.57670504, 0.019504614), (2.1143153, -0.20457342), (-247.98067, -37.292805), (0.42857224, -0.3114855), (81.908875, 1106.5604), (-0.093045, 0.073695004), (0.38419977, 0.00917228), (0.16354837, -0.8815149), (19.8892, -1.3047915), (0.2981625, -0.10363349), (1.8330108e-25, -1.2203394e-24), (-1.093045, 0.073695004), (-0.6158002, 0.00917228), (-0.83645165, -0.8815149), (18.8892, -1.3047915), (-0.7018375, -0.10363349), (-1.0, -1.2203394e-24), (-4.2624087, 4.9434533), (-0.023869192, -0.9563077), (1.278159, -1.4965433), (-2.992324, -6.217676), (-0.66902363, 2.3061838), (-62.75665, 47.346867), (-0.024911078, 0.13487463), (-0.028333155, 0.032153744), (-1.2561287, -7.764221), (-6.9721317, -6.5462766), (0.0016190334, -0.0030332713), (1.0109117, 0.013454199), (-5.051447, -3.1249924), (-0.81730115, 0.013762869), (-0.23178846, -1.8660667), (37.293102, -247.9787), (-0.96563995, -0.13824412), (1106.5608, -81.908844), (0.012919855, 1.0061384), (-1.4147656, 0.07171314), (-0.024007518, -0.88490963), (-2.3385667e-06, 0.99999243), (-1.3209437, -1.2826284), (5.979423e-08, -1.0000004), (-8.017288, 4.229399), (-3.0119624, -3.4332328), (-10.243714, 121.05126), (-67.821236, 50.673702)]> : tensor<46xcomplex<f32>>, tolerance = 2.2e-02 loc("cosine_of_exponential_minus_one, exponential_of_exponential_minus_one, exponential_minus_one_of_exponential_minus_one, multiply_of_exponential_minus_one, power_of_exponential_minus_one, sine_of_exponential_minus_one, tan_of_exponential_minus_one, dot_general_of_exponential_minus_one")
  return
}
