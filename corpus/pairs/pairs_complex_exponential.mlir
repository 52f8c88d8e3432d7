// Pairs of ops: what takes the complex result of exponential. The values are those of scripts/oracle.
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
  %exponential = stablehlo.exponential %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %exponential : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %add = stablehlo.add %exponential, %exponential : tensor<1x2x3xcomplex<f32>>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %exponential, dims = [0, 1, 2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %exponential, %exponential, dim = 2 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x6xcomplex<f32>>
  %convert = stablehlo.convert %exponential : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %exponential_2 = stablehlo.exponential %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %exponential_2 : tensor<1x2x3xcomplex<f32>>
  %divide = stablehlo.divide %exponential, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %dot_general = stablehlo.dot_general %exponential, %complex_f32__3, contracting_dims = [2] x [0] : (tensor<1x2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_slice = stablehlo.dynamic_slice %exponential, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %exponential, %complex_f32__4, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %exponential_3 = stablehlo.exponential %exponential : tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one = stablehlo.exponential_minus_one %exponential : tensor<1x2x3xcomplex<f32>>
  %imag = stablehlo.imag %exponential : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %log = stablehlo.log %exponential : tensor<1x2x3xcomplex<f32>>
  %log_plus_one = stablehlo.log_plus_one %exponential : tensor<1x2x3xcomplex<f32>>
  %logistic = stablehlo.logistic %exponential : tensor<1x2x3xcomplex<f32>>
  %multiply = stablehlo.multiply %complex_f32__5, %exponential : tensor<1x2x3xcomplex<f32>>
  %negate = stablehlo.negate %exponential : tensor<1x2x3xcomplex<f32>>
  %pad = stablehlo.pad %exponential, %complex_f32__6, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %power = stablehlo.power %exponential, %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  %real = stablehlo.real %exponential : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%exponential init: %complex_f32__6) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  %reduce_window = "stablehlo.reduce_window"(%exponential, %complex_f32__6) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %reshape = stablehlo.reshape %exponential : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reverse = stablehlo.reverse %exponential, dims = [2] : tensor<1x2x3xcomplex<f32>>
  %rsqrt = stablehlo.rsqrt %exponential : tensor<1x2x3xcomplex<f32>>
  %select = stablehlo.select %i1, %complex_f32__5, %exponential : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %sign = stablehlo.sign %exponential : tensor<1x2x3xcomplex<f32>>
  %sine = stablehlo.sine %exponential_2 : tensor<1x2x3xcomplex<f32>>
  %slice = stablehlo.slice %exponential [0:1, 0:2, 1:3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %sort = "stablehlo.sort"(%exponential) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sqrt = stablehlo.sqrt %exponential : tensor<1x2x3xcomplex<f32>>
  %subtract = stablehlo.subtract %complex_f32__5, %exponential : tensor<1x2x3xcomplex<f32>>
  %tan = stablehlo.tan %exponential_2 : tensor<1x2x3xcomplex<f32>>
  %tanh = stablehlo.tanh %exponential : tensor<1x2x3xcomplex<f32>>
  %transpose = stablehlo.transpose %exponential, dims = [2, 1, 0] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x1xcomplex<f32>>
  %concatenate_2 = stablehlo.concatenate %abs, %convert, %imag, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<4x2x3xf32>
  check.expect_almost_eq_const %concatenate_2, dense<[[[2.7182817, 0.04978707, 1.6487213], [7.389056, 0.36787942, 54.59815]], [[-1.1312044, 0.043692265, 0.8908079], [3.992324, -0.15309186, -54.051758]], [[2.4717267, 0.023869192, -1.3873512], [6.217676, -0.33451182, -7.704891]], [[-1.1312044, 0.043692265, 0.8908079], [3.992324, -0.15309186, -54.051758]]]> : tensor<4x2x3xf32>, tolerance = 1.1e-03 loc("abs_of_exponential, convert_of_exponential, imag_of_exponential, real_of_exponential")
  %concatenate_3 = stablehlo.concatenate %add, %divide, %dynamic_update_slice, %log, %log_plus_one, %logistic, %negate, %reduce_window, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_3, dense<[[[(-2.2624087, 4.9434533), (0.08738453, 0.047738384), (1.7816159, -2.7747023)], [(7.984648, 12.435352), (-0.30618373, -0.66902363), (-108.103516, -15.409782)]], [[(-0.5656022, 1.2358633), (0.021846132, 0.011934596), (0.44540396, -0.6936756)], [(1.996162, 3.108838), (-0.07654593, -0.16725591), (-27.025879, -3.8524456)]], [[(-1.1312044, 2.4717267), (0.043692265, 0.023869192), (0.8908079, -1.3873512)], [(3.992324, 6.217676), (2.0, 0.0), (0.0, 1.0)]], [[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]], [[(0.90632385, 1.6238286), (0.04302613, 0.022865966), (0.8523648, -0.63300973)], [(2.0761714, 0.8942747), (-0.093676165, -0.37617135), (3.9817047, -2.9973676)]], [[(-0.24876228, 0.33484718), (0.5109229, 0.0059647337), (0.8154749, -0.3060841)], [(0.9819145, -0.0011649167), (0.46071932, -0.08390994), (4.9826397e-25, -3.3172264e-24)]], [[(1.1312044, -2.4717267), (-0.043692265, -0.023869192), (-0.8908079, 1.3873512)], [(-3.992324, -6.217676), (0.15309186, 0.33451182), (54.051758, 7.704891)]], [[(-1.1312044, 2.4717267), (-1.0875121, 2.495596), (0.9345002, -1.363482)], [(3.992324, 6.217676), (3.8392322, 5.8831644), (-54.20485, -8.039403)]]]> : tensor<8x2x3xcomplex<f32>>, tolerance = 2.2e-03 loc("add_of_exponential, divide_of_exponential, dynamic_update_slice_of_exponential, log_of_exponential, log_plus_one_of_exponential, logistic_of_exponential, negate_of_exponential, reduce_window_of_exponential")
  %concatenate_4 = stablehlo.concatenate %reverse, %rsqrt, %select, %sign, %sort, %sqrt, %subtract, %tanh, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_4, dense<[[[(0.8908079, -1.3873512), (0.043692265, 0.023869192), (-1.1312044, 2.4717267)], [(-54.051758, -7.704891), (-0.15309186, -0.33451182), (3.992324, 6.217676)]], [[(0.3277099, -0.51037794), (4.3423643, -1.1087875), (0.68346196, 0.37337697)], [(0.3228446, -0.1763708), (0.8908079, 1.3873512), (0.009573239, 0.13499627)]], [[(2.0, 0.0), (0.043692265, 0.023869192), (1.0, 1.0)], [(3.992324, 6.217676), (-0.15309186, -0.33451182), (1.0, -1.0)]], [[(-0.4161468, 0.90929747), (0.8775826, 0.47942555), (0.54030234, -0.84147096)], [(0.54030234, 0.84147096), (-0.41614684, -0.9092974), (-0.98999256, -0.14112002)]], [[(0.8908079, -1.3873512), (0.043692265, 0.023869192), (-1.1312044, 2.4717267)], [(3.992324, 6.217676), (-0.15309186, -0.33451182), (-54.051758, -7.704891)]], [[(0.8908079, 1.3873512), (0.21619359, 0.055203285), (1.1268383, -0.61559457)], [(2.3855166, 1.3032137), (0.3277099, -0.51037794), (0.5226811, -7.3705463)]], [[(3.1312044, -2.4717267), (-0.043692265, 0.9761308), (0.10919207, 2.387351)], [(-4.992324, -6.217676), (0.15309186, -1.6654882), (55.051758, 6.704891)]], [[(-0.93448025, -0.19146182), (0.04368932, 0.023828182), (1.3608094, -0.16916835)], [(0.99932474, -0.000088948116), (-0.16978516, -0.3386094), (-1.0, -0.0)]]]> : tensor<8x2x3xcomplex<f32>>, tolerance = 1.1e-03 loc("reverse_of_exponential, rsqrt_of_exponential, select_of_exponential, sign_of_exponential, sort_of_exponential, sqrt_of_exponential, subtract_of_exponential, tanh_of_exponential")
  %reshape_2 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_3 = stablehlo.reshape %slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_4 = stablehlo.reshape %concatenate : (tensor<1x2x6xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_5 = stablehlo.reshape %reduce : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %reshape_6 = stablehlo.reshape %pad : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_7 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_8 = stablehlo.reshape %transpose : (tensor<3x2x1xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_9 = stablehlo.reshape %reshape : (tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %concatenate_5 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<56xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_5, dense<[(0.043692265, 0.023869192), (0.8908079, -1.3873512), (-0.15309186, -0.33451182), (-54.051758, -7.704891), (0.043692265, 0.023869192), (0.8908079, -1.3873512), (-0.15309186, -0.33451182), (-54.051758, -7.704891), (-1.1312044, 2.4717267), (0.043692265, 0.023869192), (0.8908079, -1.3873512), (-1.1312044, 2.4717267), (0.043692265, 0.023869192), (0.8908079, -1.3873512), (3.992324, 6.217676), (-0.15309186, -0.33451182), (-54.051758, -7.704891), (3.992324, 6.217676), (-0.15309186, -0.33451182), (-54.051758, -7.704891), (2.8611197, 8.689403), (-0.1093996, -0.31064263), (-53.16095, -9.092242), (0.043692265, 0.023869192), (0.8908079, -1.3873512), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (-0.15309186, -0.33451182), (-54.051758, -7.704891), (0.0, 0.0), (-1.1312044, 2.4717267), (0.043692265, 0.023869192), (0.8908079, -1.3873512), (3.992324, 6.217676), (-0.15309186, -0.33451182), (-54.051758, -7.704891), (-1.1312044, 2.4717267), (0.043692265, 0.023869192), (0.8908079, -1.3873512), (3.992324, 6.217676), (-0.15309186, -0.33451182), (-54.051758, -7.704891), (-1.1312044, 2.4717267), (3.992324, 6.217676), (0.043692265, 0.023869192), (-0.15309186, -0.33451182), (0.8908079, -1.3873512), (-54.051758, -7.704891), (-1.1312044, 2.4717267), (0.043692265, 0.023869192), (0.8908079, -1.3873512), (3.992324, 6.217676), (-0.15309186, -0.33451182), (-54.051758, -7.704891)]> : tensor<56xcomplex<f32>>, tolerance = 1.1e-03 loc("dynamic_slice_of_exponential, slice_of_exponential, concatenate_of_exponential, reduce_of_exponential, pad_of_exponential, broadcast_in_dim_of_exponential, transpose_of_exponential, reshape_of_exponential")
  %reshape_10 = stablehlo.reshape %cosine : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_11 = stablehlo.reshape %exponential_3 : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_12 = stablehlo.reshape %exponential_minus_one : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_13 = stablehlo.reshape %multiply : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_14 = stablehlo.reshape %power : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_15 = stablehlo.reshape %sine : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_16 = stablehlo.reshape %tan : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_17 = stablehlo.reshape %dot_general : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %concatenate_6 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<46xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_6, dense<[(2.5379555, 5.320255), (0.9993303, -0.0010426663), (1.3374127, 1.4597095), (-165.36559, 188.51749), (1.0441166, -0.05196791), (-886.8833, 666.801), (-0.25292253, 0.20032379), (1.0443633, 0.024932843), (0.44457054, -2.396206), (54.06445, -3.5467908), (0.8104897, -0.28170505), (4.9826397e-25, -3.3172264e-24), (-1.2529225, 0.20032379), (0.04436325, 0.024932843), (-0.55542946, -2.396206), (53.06445, -3.5467908), (-0.18951027, -0.28170505), (-1.0, -3.3172264e-24), (-2.2624087, 4.9434533), (-0.023869192, 0.043692265), (2.2781591, -0.49654323), (-3.992324, -6.217676), (-0.66902363, 0.30618373), (-61.75665, 46.346867), (0.012292284, 0.17333864), (-0.055585735, -0.03157527), (3.715823, -3.4616473), (-9.99646, -6.963042), (0.0010090111, 0.014228501), (0.99944943, 0.033179235), (-5.396666, 2.5020208), (0.043690808, 0.023848677), (1.6538992, -1.1803827), (-188.51898, -165.36427), (-0.16110635, -0.33679962), (666.80133, 886.88293), (-0.011083453, 1.009075), (0.04369514, 0.02391025), (0.12474532, -1.0187391), (7.883289e-06, 1.0000011), (-0.13790262, -0.3294327), (-3.9013574e-07, -0.9999999), (-5.017288, 3.2293992), (-3.0119622, -3.4332328), (-7.2437143, 120.05126), (-67.821236, 50.673702)]> : tensor<46xcomplex<f32>>, tolerance = 1.8e-02 loc("cosine_of_exponential, exponential_of_exponential, exponential_minus_one_of_exponential, multiply_of_exponential, power_of_exponential, sine_of_exponential, tan_of_exponential, dot_general_of_exponential")
  return
}
