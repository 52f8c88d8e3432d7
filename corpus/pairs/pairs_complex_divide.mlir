// Pairs of ops: what takes the complex result of divide. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__3 = stablehlo.constant dense<(2.0, 0.0)> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__4 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0)]]> : tensor<3x2xcomplex<f32>>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %complex_f32__5 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x1x2xcomplex<f32>>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %complex_f32__6 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__7 = stablehlo.constant dense<[[[(0.25, 1.0), (0.75, 1.0), (1.25, 1.0)], [(1.75, 1.0), (0.25, -2.0), (0.75, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %divide = stablehlo.divide %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %divide : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %add = stablehlo.add %divide, %divide : tensor<1x2x3xcomplex<f32>>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [0, 1, 2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %divide, %divide, dim = 2 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x6xcomplex<f32>>
  %convert = stablehlo.convert %divide : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %divide_2 = stablehlo.divide %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %divide_2 : tensor<1x2x3xcomplex<f32>>
  %divide_3 = stablehlo.divide %divide, %complex_f32__3 : tensor<1x2x3xcomplex<f32>>
  %dot_general = stablehlo.dot_general %divide, %complex_f32__4, contracting_dims = [2] x [0] : (tensor<1x2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_slice = stablehlo.dynamic_slice %divide, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %divide, %complex_f32__5, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %exponential = stablehlo.exponential %divide : tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one = stablehlo.exponential_minus_one %divide : tensor<1x2x3xcomplex<f32>>
  %imag = stablehlo.imag %divide : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %log = stablehlo.log %divide : tensor<1x2x3xcomplex<f32>>
  %log_plus_one = stablehlo.log_plus_one %divide : tensor<1x2x3xcomplex<f32>>
  %logistic = stablehlo.logistic %divide : tensor<1x2x3xcomplex<f32>>
  %multiply = stablehlo.multiply %complex_f32__2, %divide : tensor<1x2x3xcomplex<f32>>
  %negate = stablehlo.negate %divide : tensor<1x2x3xcomplex<f32>>
  %pad = stablehlo.pad %divide, %complex_f32__6, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %power = stablehlo.power %divide, %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  %real = stablehlo.real %divide : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%divide init: %complex_f32__6) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  %reduce_window = "stablehlo.reduce_window"(%divide, %complex_f32__6) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %reshape = stablehlo.reshape %divide : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reverse = stablehlo.reverse %divide, dims = [2] : tensor<1x2x3xcomplex<f32>>
  %rsqrt = stablehlo.rsqrt %divide : tensor<1x2x3xcomplex<f32>>
  %select = stablehlo.select %i1, %complex_f32__2, %divide : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %sign = stablehlo.sign %divide : tensor<1x2x3xcomplex<f32>>
  %sine = stablehlo.sine %divide_2 : tensor<1x2x3xcomplex<f32>>
  %slice = stablehlo.slice %divide [0:1, 0:2, 1:3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %sort = "stablehlo.sort"(%divide) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sqrt = stablehlo.sqrt %divide : tensor<1x2x3xcomplex<f32>>
  %subtract = stablehlo.subtract %complex_f32__2, %divide : tensor<1x2x3xcomplex<f32>>
  %tan = stablehlo.tan %divide_2 : tensor<1x2x3xcomplex<f32>>
  %tanh = stablehlo.tanh %divide : tensor<1x2x3xcomplex<f32>>
  %transpose = stablehlo.transpose %divide, dims = [2, 1, 0] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x1xcomplex<f32>>
  %concatenate_2 = stablehlo.concatenate %abs, %convert, %imag, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<4x2x3xf32>
  check.expect_almost_eq_const %concatenate_2, dense<[[[1.118034, 3.0413814, 0.7905694], [2.236068, 1.118034, 3.535534]], [[0.5, 0.5, -0.25], [-2.0, 1.0, 3.5]], [[1.0, 3.0, -0.75], [-1.0, -0.5, 0.5]], [[0.5, 0.5, -0.25], [-2.0, 1.0, 3.5]]]> : tensor<4x2x3xf32> loc("abs_of_divide, convert_of_divide, imag_of_divide, real_of_divide")
  %concatenate_3 = stablehlo.concatenate %add, %divide_3, %dynamic_update_slice, %log, %log_plus_one, %logistic, %negate, %reduce_window, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_3, dense<[[[(1.0, 2.0), (1.0, 6.0), (-0.5, -1.5)], [(-4.0, -2.0), (2.0, -1.0), (7.0, 1.0)]], [[(0.25, 0.5), (0.25, 1.5), (-0.125, -0.375)], [(-1.0, -0.5), (0.5, -0.25), (1.75, 0.25)]], [[(0.5, 1.0), (0.5, 3.0), (-0.25, -0.75)], [(-2.0, -1.0), (2.0, 0.0), (0.0, 1.0)]], [[(0.111571774, 1.1071488), (1.1123117, 1.4056476), (-0.23500182, -1.8925469)], [(0.804719, -2.6779451), (0.111571774, -0.4636476), (1.2628644, 0.14189705)]], [[(0.5893275, 0.5880026), (1.2101841, 1.1071488), (0.058891516, -0.7853982)], [(0.3465736, -2.3561945), (0.7234595, -0.24497867), (1.5102124, 0.11065722)]], [[(0.65621036, 0.25225034), (2.3930545, 0.51266605), (0.4283614, -0.19330667)], [(0.0785169, -0.097788654), (0.7427436, -0.09902772), (0.9739897, 0.013736801)]], [[(-0.5, -1.0), (-0.5, -3.0), (0.25, 0.75)], [(2.0, 1.0), (-1.0, 0.5), (-3.5, -0.5)]], [[(0.5, 1.0), (1.0, 4.0), (0.25, 2.25)], [(-2.0, -1.0), (-1.0, -1.5), (4.5, 0.0)]]]> : tensor<8x2x3xcomplex<f32>> loc("add_of_divide, divide_of_divide, dynamic_update_slice_of_divide, log_of_divide, log_plus_one_of_divide, logistic_of_divide, negate_of_divide, reduce_window_of_divide")
  %concatenate_4 = stablehlo.concatenate %reverse, %rsqrt, %select, %sign, %sort, %sqrt, %subtract, %tanh, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_4, dense<[[[(-0.25, -0.75), (0.5, 3.0), (0.5, 1.0)], [(3.5, 0.5), (1.0, -0.5), (-2.0, -1.0)]], [[(0.8044959, -0.4972058), (0.4375226, -0.37063724), (0.6576135, 0.91239)], [(0.15364504, 0.65085083), (0.92044204, 0.2172869), (0.5304916, -0.03770088)]], [[(2.0, 0.0), (0.5, 3.0), (1.0, 1.0)], [(-2.0, -1.0), (1.0, -0.5), (1.0, -1.0)]], [[(0.4472136, 0.8944272), (0.16439897, 0.9863938), (-0.31622776, -0.9486834)], [(-0.8944272, -0.4472136), (0.8944272, -0.4472136), (0.98994946, 0.14142136)]], [[(0.5, 1.0), (0.5, 3.0), (-0.25, -0.75)], [(3.5, 0.5), (1.0, -0.5), (-2.0, -1.0)]], [[(0.8994537, 0.55589294), (1.330673, 1.1272491), (0.5198891, -0.72130764)], [(0.34356076, -1.4553467), (1.0290855, -0.24293414), (1.8755711, 0.13329273)]], [[(1.5, -1.0), (-0.5, -2.0), (1.25, 1.75)], [(1.0, 1.0), (-1.0, -1.5), (-2.5, -1.5)]], [[(1.0428307, 0.80687743), (0.46947, -0.11162105), (-0.43483922, -0.8323812)], [(-1.0147936, -0.033812825), (0.8429662, -0.19557731), (0.9990139, 0.0015331324)]]]> : tensor<8x2x3xcomplex<f32>> loc("reverse_of_divide, rsqrt_of_divide, select_of_divide, sign_of_divide, sort_of_divide, sqrt_of_divide, subtract_of_divide, tanh_of_divide")
  %reshape_2 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_3 = stablehlo.reshape %slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_4 = stablehlo.reshape %concatenate : (tensor<1x2x6xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_5 = stablehlo.reshape %reduce : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %reshape_6 = stablehlo.reshape %pad : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_7 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_8 = stablehlo.reshape %transpose : (tensor<3x2x1xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_9 = stablehlo.reshape %reshape : (tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %concatenate_5 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<56xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_5, dense<[(0.5, 3.0), (-0.25, -0.75), (1.0, -0.5), (3.5, 0.5), (0.5, 3.0), (-0.25, -0.75), (1.0, -0.5), (3.5, 0.5), (0.5, 1.0), (0.5, 3.0), (-0.25, -0.75), (0.5, 1.0), (0.5, 3.0), (-0.25, -0.75), (-2.0, -1.0), (1.0, -0.5), (3.5, 0.5), (-2.0, -1.0), (1.0, -0.5), (3.5, 0.5), (-1.5, 0.0), (1.5, 2.5), (3.25, -0.25), (0.5, 3.0), (-0.25, -0.75), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (1.0, -0.5), (3.5, 0.5), (0.0, 0.0), (0.5, 1.0), (0.5, 3.0), (-0.25, -0.75), (-2.0, -1.0), (1.0, -0.5), (3.5, 0.5), (0.5, 1.0), (0.5, 3.0), (-0.25, -0.75), (-2.0, -1.0), (1.0, -0.5), (3.5, 0.5), (0.5, 1.0), (-2.0, -1.0), (0.5, 3.0), (1.0, -0.5), (-0.25, -0.75), (3.5, 0.5), (0.5, 1.0), (0.5, 3.0), (-0.25, -0.75), (-2.0, -1.0), (1.0, -0.5), (3.5, 0.5)]> : tensor<56xcomplex<f32>> loc("dynamic_slice_of_divide, slice_of_divide, concatenate_of_divide, reduce_of_divide, pad_of_divide, broadcast_in_dim_of_divide, transpose_of_divide, reshape_of_divide")
  %reshape_10 = stablehlo.reshape %cosine : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_11 = stablehlo.reshape %exponential : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_12 = stablehlo.reshape %exponential_minus_one : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_13 = stablehlo.reshape %multiply : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_14 = stablehlo.reshape %power : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_15 = stablehlo.reshape %sine : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_16 = stablehlo.reshape %tan : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_17 = stablehlo.reshape %dot_general : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %concatenate_6 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<46xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_6, dense<[(1.3541807, -0.5634215), (8.835205, -4.802825), (1.2544347, -0.20344442), (-0.64214814, -1.0686074), (0.6092589, 0.43848658), (-1.0559729, 0.18279149), (0.8908079, 1.3873512), (-1.6322217, 0.23266757), (0.56983984, -0.5308608), (0.073121965, -0.113880716), (2.3855166, -1.3032137), (29.061543, 15.876393), (-0.109192096, 1.3873512), (-2.6322217, 0.23266757), (-0.43016014, -0.5308608), (-0.92687804, -0.113880716), (1.3855168, -1.3032137), (28.061543, 15.876393), (1.0, 2.0), (-3.0, 0.5), (0.5, -1.0), (2.0, 1.0), (-1.0, -2.0), (4.0, -3.0), (0.31454045, 0.1286904), (-0.31688535, 0.46743944), (-4.240832, -2.547313), (-43.94515, 40.13329), (0.3836526, -0.13530448), (1.1962984, -2.719982), (0.7397923, 1.0313361), (4.8266945, 8.7915125), (-0.32030976, -0.79675287), (-1.4031192, 0.48905626), (0.9488645, -0.281549), (-0.39555228, -0.4879832), (0.19557731, 0.8429662), (0.0041604266, 0.99731636), (-0.14842932, -0.65922123), (0.2434582, -1.1667362), (0.80687743, -1.0428307), (0.28602156, 0.5116282), (-3.0, 6.0), (-2.5, -3.0), (-1.5, -8.5), (4.0, -4.5)]> : tensor<46xcomplex<f32>> loc("cosine_of_divide, exponential_of_divide, exponential_minus_one_of_divide, multiply_of_divide, power_of_divide, sine_of_divide, tan_of_divide, dot_general_of_divide")
  return
}
