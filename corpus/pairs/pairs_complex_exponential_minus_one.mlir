// Pairs of ops: what takes the complex result of exponential_minus_one. The values are those of scripts/oracle.
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
  %exponential_minus_one = stablehlo.exponential_minus_one %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %exponential_minus_one : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %abs, dense<[[[3.2636583, 0.95660555, 1.3916415], [6.900254, 1.2006328, 55.58832]]]> : tensor<1x2x3xf32>, tolerance = 1.1e-03 loc("abs_of_exponential_minus_one")
  %add = stablehlo.add %complex_f32__2, %exponential_minus_one : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %add, dense<[[[(-0.13120437, 2.4717267), (-0.9563077, 1.0238692), (0.8908079, -0.38735116)], [(1.9923241, 6.217676), (-1.1530919, -2.3345118), (-54.051758, -8.704891)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 1.1e-03 loc("add_of_exponential_minus_one")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %exponential_minus_one, dims = [0, 2, 3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2x3xcomplex<f32>>
  check.expect_almost_eq_const %broadcast_in_dim, dense<[[[[(-2.1312044, 2.4717267), (-0.9563077, 0.023869192), (-0.109192096, -1.3873512)], [(2.992324, 6.217676), (-1.1530919, -0.33451182), (-55.051758, -7.704891)]], [[(-2.1312044, 2.4717267), (-0.9563077, 0.023869192), (-0.109192096, -1.3873512)], [(2.992324, 6.217676), (-1.1530919, -0.33451182), (-55.051758, -7.704891)]]]]> : tensor<1x2x2x3xcomplex<f32>>, tolerance = 1.1e-03 loc("broadcast_in_dim_of_exponential_minus_one")
  %concatenate = stablehlo.concatenate %complex_f32__3, %exponential_minus_one, dim = 1 : (tensor<1x1x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate, dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-2.1312044, 2.4717267), (-0.9563077, 0.023869192), (-0.109192096, -1.3873512)], [(2.992324, 6.217676), (-1.1530919, -0.33451182), (-55.051758, -7.704891)]]]> : tensor<1x3x3xcomplex<f32>>, tolerance = 1.1e-03 loc("concatenate_of_exponential_minus_one")
  %convert = stablehlo.convert %exponential_minus_one : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %convert, dense<[[[-2.1312044, -0.9563077, -0.109192096], [2.992324, -1.1530919, -55.051758]]]> : tensor<1x2x3xf32>, tolerance = 1.1e-03 loc("convert_of_exponential_minus_one")
  %exponential_minus_one_2 = stablehlo.exponential_minus_one %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %exponential_minus_one_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cosine, dense<[[[(-3.1698744, 4.979924), (0.57670504, 0.019504614), (2.1143153, -0.20457342)], [(-247.98067, -37.292805), (0.42857224, -0.3114855), (81.908875, 1106.5604)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.2e-02 loc("cosine_of_exponential_minus_one")
  %divide = stablehlo.divide %exponential_minus_one, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %divide, dense<[[[(-1.0656022, 1.2358633), (0.023869192, 0.9563077), (-0.74827164, -0.6390795)], [(-2.992324, -6.217676), (0.16725591, -0.57654595), (-23.673433, -31.378325)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 6.3e-04 loc("divide_of_exponential_minus_one")
  %dot_general = stablehlo.dot_general %complex_f32__4, %exponential_minus_one, contracting_dims = [1] x [1] : (tensor<4x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<4x1x3xcomplex<f32>>
  check.expect_almost_eq_const %dot_general, dense<[[[(-10.480085, 7.9357777), (-1.5781035, -1.1053535), (7.486507, -57.82646)]], [[(-7.595255, -5.877154), (0.17291498, -0.5979267), (56.329918, 6.208348)]], [[(14.153454, 7.4877605), (-1.4398652, 2.7311954), (-65.53135, 47.56525)]], [[(-10.480085, 7.9357777), (-1.5781035, -1.1053535), (7.486507, -57.82646)]]]> : tensor<4x1x3xcomplex<f32>>, tolerance = 1.3e-03 loc("dot_general_of_exponential_minus_one")
  %dynamic_slice = stablehlo.dynamic_slice %exponential_minus_one, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xcomplex<f32>>
  check.expect_almost_eq_const %dynamic_slice, dense<[[[(-0.9563077, 0.023869192), (-0.109192096, -1.3873512)]]]> : tensor<1x1x2xcomplex<f32>>, tolerance = 2.8e-05 loc("dynamic_slice_of_exponential_minus_one")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %complex_f32__5, %exponential_minus_one, %i32, %i32__4, %i32 : (tensor<1x3x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xcomplex<f32>>
  check.expect_almost_eq_const %dynamic_update_slice, dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (-1.0, 0.0)], [(-2.1312044, 2.4717267), (-0.9563077, 0.023869192), (-0.109192096, -1.3873512), (0.0, 1.0)], [(2.992324, 6.217676), (-1.1530919, -0.33451182), (-55.051758, -7.704891), (1.0, -1.0)]]]> : tensor<1x3x4xcomplex<f32>>, tolerance = 1.1e-03 loc("dynamic_update_slice_of_exponential_minus_one")
  %exponential = stablehlo.exponential %exponential_minus_one : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %exponential, dense<[[[(-0.093045, 0.073695004), (0.38419977, 0.00917228), (0.16354837, -0.8815149)], [(19.8892, -1.3047915), (0.2981625, -0.10363349), (1.8330108e-25, -1.2203394e-24)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 4.0e-04 loc("exponential_of_exponential_minus_one")
  %exponential_minus_one_3 = stablehlo.exponential_minus_one %exponential_minus_one : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %exponential_minus_one_3, dense<[[[(-1.093045, 0.073695004), (-0.6158002, 0.00917228), (-0.83645165, -0.8815149)], [(18.8892, -1.3047915), (-0.7018375, -0.10363349), (-1.0, -1.2203394e-24)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 3.8e-04 loc("exponential_minus_one_of_exponential_minus_one")
  %imag = stablehlo.imag %exponential_minus_one : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %imag, dense<[[[2.4717267, 0.023869192, -1.3873512], [6.217676, -0.33451182, -7.704891]]]> : tensor<1x2x3xf32>, tolerance = 1.5e-04 loc("imag_of_exponential_minus_one")
  %log = stablehlo.log %exponential_minus_one : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %log, dense<[[[(1.1828487, 2.2823496), (-0.04436415, 3.1166382), (0.330484, -1.6493399)], [(1.9315581, 1.1222521), (0.18284875, -2.8592432), (4.017973, -3.0025387)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 8.0e-05 loc("log_of_exponential_minus_one")
  %log_plus_one = stablehlo.log_plus_one %exponential_minus_one : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %log_plus_one, dense<[[[(1.0, 2.0), (-2.9999995, 0.49999973), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 8.0e-05 loc("log_plus_one_of_exponential_minus_one")
  %logistic = stablehlo.logistic %exponential_minus_one : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %logistic, dense<[[[(-0.095358506, 0.08900381), (0.27759266, 0.00478697), (0.45396727, -0.4136794)], [(0.95231444, -0.00297856), (0.23455855, -0.061105885), (1.8330108e-25, -1.2203394e-24)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("logistic_of_exponential_minus_one")
  %multiply = stablehlo.multiply %exponential_minus_one, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %multiply, dense<[[[(-4.2624087, 4.9434533), (-0.023869192, -0.9563077), (1.278159, -1.4965433)], [(-2.992324, -6.217676), (-0.66902363, 2.3061838), (-62.75665, 47.346867)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 1.3e-03 loc("multiply_of_exponential_minus_one")
  %negate = stablehlo.negate %exponential_minus_one : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %negate, dense<[[[(2.1312044, -2.4717267), (0.9563077, -0.023869192), (0.109192096, 1.3873512)], [(-2.992324, -6.217676), (1.1530919, 0.33451182), (55.051758, 7.704891)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 1.1e-03 loc("negate_of_exponential_minus_one")
  %pad = stablehlo.pad %exponential_minus_one, %complex_f32__6, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x5xcomplex<f32>>
  check.expect_almost_eq_const %pad, dense<[[[(3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0)], [(-2.1312044, 2.4717267), (-0.9563077, 0.023869192), (-0.109192096, -1.3873512), (3.0, 0.0), (3.0, 0.0)]]]> : tensor<1x2x5xcomplex<f32>>, tolerance = 6.0e-05 loc("pad_of_exponential_minus_one")
  %power = stablehlo.power %exponential_minus_one, %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %power, dense<[[[(-0.024911078, 0.13487463), (-0.028333155, 0.032153744), (-1.2561287, -7.764221)], [(-6.9721317, -6.5462766), (0.0016190334, -0.0030332713), (1.0109117, 0.013454199)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 1.6e-04 loc("power_of_exponential_minus_one")
  %real = stablehlo.real %exponential_minus_one : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %real, dense<[[[-2.1312044, -0.9563077, -0.109192096], [2.992324, -1.1530919, -55.051758]]]> : tensor<1x2x3xf32>, tolerance = 1.1e-03 loc("real_of_exponential_minus_one")
  %reduce = stablehlo.reduce(%exponential_minus_one init: %complex_f32__8) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  check.expect_almost_eq_const %reduce, dense<[[(0.86111975, 8.689403), (-2.1093996, -0.31064263), (-55.16095, -9.092242)]]> : tensor<1x3xcomplex<f32>>, tolerance = 1.1e-03 loc("reduce_of_exponential_minus_one")
  %reduce_window = "stablehlo.reduce_window"(%exponential_minus_one, %complex_f32__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %reduce_window, dense<[[[(-3.087512, 2.495596), (-1.0654998, -1.363482)], [(1.8392322, 5.8831644), (-56.20485, -8.039403)]]]> : tensor<1x2x2xcomplex<f32>>, tolerance = 1.1e-03 loc("reduce_window_of_exponential_minus_one")
  %reshape = stablehlo.reshape %exponential_minus_one : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  check.expect_almost_eq_const %reshape, dense<[[(-2.1312044, 2.4717267), (-0.9563077, 0.023869192)], [(-0.109192096, -1.3873512), (2.992324, 6.217676)], [(-1.1530919, -0.33451182), (-55.051758, -7.704891)]]> : tensor<3x2xcomplex<f32>>, tolerance = 1.1e-03 loc("reshape_of_exponential_minus_one")
  %reverse = stablehlo.reverse %exponential_minus_one, dims = [1, 2] : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %reverse, dense<[[[(-55.051758, -7.704891), (-1.1530919, -0.33451182), (2.992324, 6.217676)], [(-0.109192096, -1.3873512), (-0.9563077, 0.023869192), (-2.1312044, 2.4717267)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 1.1e-03 loc("reverse_of_exponential_minus_one")
  %rsqrt = stablehlo.rsqrt %exponential_minus_one : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %rsqrt, dense<[[[(0.23056352, -0.5032346), (0.012756813, -1.0223503), (0.5754104, 0.6224778)], [(0.32231066, -0.20257849), (0.12841283, 0.9035509), (0.009317764, 0.13380049)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("rsqrt_of_exponential_minus_one")
  %select = stablehlo.select %i1, %exponential_minus_one, %complex_f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %select, dense<[[[(-2.1312044, 2.4717267), (0.0, 1.0), (-0.109192096, -1.3873512)], [(-1.0, 0.0), (0.0, -2.0), (-55.051758, -7.704891)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 1.1e-03 loc("select_of_exponential_minus_one")
  %sign = stablehlo.sign %exponential_minus_one : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sign, dense<[[[(-0.6530109, 0.75734854), (-0.9996886, 0.024951968), (-0.0784628, -0.99691707)], [(0.43365422, 0.9010793), (-0.96040344, -0.27861294), (-0.99034756, -0.1386063)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("sign_of_exponential_minus_one")
  %sine = stablehlo.sine %exponential_minus_one_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sine, dense<[[[(-5.051447, -3.1249924), (-0.81730115, 0.013762869), (-0.23178846, -1.8660667)], [(37.293102, -247.9787), (-0.96563995, -0.13824412), (1106.5608, -81.908844)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.2e-02 loc("sine_of_exponential_minus_one")
  %slice = stablehlo.slice %exponential_minus_one [0:1, 1:2, 0:3:2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  check.expect_almost_eq_const %slice, dense<[[[(2.992324, 6.217676), (-55.051758, -7.704891)]]]> : tensor<1x1x2xcomplex<f32>>, tolerance = 1.1e-03 loc("slice_of_exponential_minus_one")
  %sort = "stablehlo.sort"(%exponential_minus_one) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sort, dense<[[[(-0.109192096, -1.3873512), (-0.9563077, 0.023869192), (-2.1312044, 2.4717267)], [(2.992324, 6.217676), (-1.1530919, -0.33451182), (-55.051758, -7.704891)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 1.1e-03 loc("sort_of_exponential_minus_one")
  %sqrt = stablehlo.sqrt %exponential_minus_one : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sqrt, dense<[[[(0.7524805, 1.6423858), (0.012203238, 0.977986), (0.8007651, -0.866266)], [(2.2240255, 1.3978429), (0.15417667, -1.0848329), (0.5179589, -7.437744)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 1.5e-04 loc("sqrt_of_exponential_minus_one")
  %subtract = stablehlo.subtract %exponential_minus_one, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %subtract, dense<[[[(-4.1312046, 2.4717267), (-0.9563077, -0.9761308), (-1.1091921, -2.387351)], [(3.992324, 6.217676), (-1.1530919, 1.6654882), (-56.051758, -6.704891)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 1.1e-03 loc("subtract_of_exponential_minus_one")
  %tan = stablehlo.tan %exponential_minus_one_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %tan, dense<[[[(0.012919855, 1.0061384), (-1.4147656, 0.07171314), (-0.024007518, -0.88490963)], [(-2.3385667e-06, 0.99999243), (-1.3209437, -1.2826284), (5.979423e-08, -1.0000004)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.8e-05 loc("tan_of_exponential_minus_one")
  %tanh = stablehlo.tanh %exponential_minus_one : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %tanh, dense<[[[(-0.9931955, -0.027246581), (-0.74281514, 0.010704182), (-2.4324884, -3.9639843)], [(0.99502116, -0.0006544162), (-0.8489359, -0.10597938), (-1.0, -0.0)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 7.9e-05 loc("tanh_of_exponential_minus_one")
  %transpose = stablehlo.transpose %exponential_minus_one, dims = [2, 0, 1] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x1x2xcomplex<f32>>
  check.expect_almost_eq_const %transpose, dense<[[[(-2.1312044, 2.4717267), (2.992324, 6.217676)]], [[(-0.9563077, 0.023869192), (-1.1530919, -0.33451182)]], [[(-0.109192096, -1.3873512), (-55.051758, -7.704891)]]]> : tensor<3x1x2xcomplex<f32>>, tolerance = 1.1e-03 loc("transpose_of_exponential_minus_one")
  return
}
