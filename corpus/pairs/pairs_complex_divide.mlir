// Pairs of ops: what takes the complex result of divide. The values are those of scripts/oracle.
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
  %divide = stablehlo.divide %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %divide : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %abs, dense<[[[1.118034, 3.0413814, 0.7905694], [2.236068, 1.118034, 3.535534]]]> : tensor<1x2x3xf32> loc("abs_of_divide")
  %add = stablehlo.add %complex_f32__2, %divide : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %add, dense<[[[(2.5, 1.0), (0.5, 4.0), (0.75, 0.25)], [(-3.0, -1.0), (1.0, -2.5), (4.5, -0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("add_of_divide")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [0, 2, 3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2x3xcomplex<f32>>
  check.expect_almost_eq_const %broadcast_in_dim, dense<[[[[(0.5, 1.0), (0.5, 3.0), (-0.25, -0.75)], [(-2.0, -1.0), (1.0, -0.5), (3.5, 0.5)]], [[(0.5, 1.0), (0.5, 3.0), (-0.25, -0.75)], [(-2.0, -1.0), (1.0, -0.5), (3.5, 0.5)]]]]> : tensor<1x2x2x3xcomplex<f32>> loc("broadcast_in_dim_of_divide")
  %concatenate = stablehlo.concatenate %complex_f32__3, %divide, dim = 1 : (tensor<1x1x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate, dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(0.5, 1.0), (0.5, 3.0), (-0.25, -0.75)], [(-2.0, -1.0), (1.0, -0.5), (3.5, 0.5)]]]> : tensor<1x3x3xcomplex<f32>> loc("concatenate_of_divide")
  %convert = stablehlo.convert %divide : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %convert, dense<[[[0.5, 0.5, -0.25], [-2.0, 1.0, 3.5]]]> : tensor<1x2x3xf32> loc("convert_of_divide")
  %divide_2 = stablehlo.divide %complex_f32, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %divide_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cosine, dense<[[[(1.3541807, -0.5634215), (8.835205, -4.802825), (1.2544347, -0.20344442)], [(-0.64214814, -1.0686074), (0.6092589, 0.43848658), (-1.0559729, 0.18279149)]]]> : tensor<1x2x3xcomplex<f32>> loc("cosine_of_divide")
  %divide_3 = stablehlo.divide %divide, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %divide_3, dense<[[[(0.25, 0.5), (3.0, -0.5), (-0.5, -0.25)], [(2.0, 1.0), (0.25, 0.5), (1.5, 2.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("divide_of_divide")
  %dot_general = stablehlo.dot_general %complex_f32__4, %divide, contracting_dims = [1] x [1] : (tensor<4x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<4x1x3xcomplex<f32>>
  check.expect_almost_eq_const %dot_general, dense<[[[(2.0, 0.0), (1.5, 7.0), (-1.0, 2.0)]], [[(1.5, 2.5), (-3.5, 4.0), (-3.0, -1.5)]], [[(-1.0, 0.0), (6.5, -2.5), (2.5, -2.5)]], [[(2.0, 0.0), (1.5, 7.0), (-1.0, 2.0)]]]> : tensor<4x1x3xcomplex<f32>> loc("dot_general_of_divide")
  %dynamic_slice = stablehlo.dynamic_slice %divide, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xcomplex<f32>>
  check.expect_almost_eq_const %dynamic_slice, dense<[[[(0.5, 3.0), (-0.25, -0.75)]]]> : tensor<1x1x2xcomplex<f32>> loc("dynamic_slice_of_divide")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %complex_f32__5, %divide, %i32, %i32__4, %i32 : (tensor<1x3x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xcomplex<f32>>
  check.expect_almost_eq_const %dynamic_update_slice, dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (-1.0, 0.0)], [(0.5, 1.0), (0.5, 3.0), (-0.25, -0.75), (0.0, 1.0)], [(-2.0, -1.0), (1.0, -0.5), (3.5, 0.5), (1.0, -1.0)]]]> : tensor<1x3x4xcomplex<f32>> loc("dynamic_update_slice_of_divide")
  %exponential = stablehlo.exponential %divide : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %exponential, dense<[[[(0.8908079, 1.3873512), (-1.6322217, 0.23266757), (0.56983984, -0.5308608)], [(0.073121965, -0.113880716), (2.3855166, -1.3032137), (29.061543, 15.876393)]]]> : tensor<1x2x3xcomplex<f32>> loc("exponential_of_divide")
  %exponential_minus_one = stablehlo.exponential_minus_one %divide : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[(-0.109192096, 1.3873512), (-2.6322217, 0.23266757), (-0.43016014, -0.5308608)], [(-0.92687804, -0.113880716), (1.3855168, -1.3032137), (28.061543, 15.876393)]]]> : tensor<1x2x3xcomplex<f32>> loc("exponential_minus_one_of_divide")
  %imag = stablehlo.imag %divide : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %imag, dense<[[[1.0, 3.0, -0.75], [-1.0, -0.5, 0.5]]]> : tensor<1x2x3xf32> loc("imag_of_divide")
  %log = stablehlo.log %divide : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %log, dense<[[[(0.111571774, 1.1071488), (1.1123117, 1.4056476), (-0.23500182, -1.8925469)], [(0.804719, -2.6779451), (0.111571774, -0.4636476), (1.2628644, 0.14189705)]]]> : tensor<1x2x3xcomplex<f32>> loc("log_of_divide")
  %log_plus_one = stablehlo.log_plus_one %divide : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %log_plus_one, dense<[[[(0.5893275, 0.5880026), (1.2101841, 1.1071488), (0.058891516, -0.7853982)], [(0.3465736, -2.3561945), (0.7234595, -0.24497867), (1.5102124, 0.11065722)]]]> : tensor<1x2x3xcomplex<f32>> loc("log_plus_one_of_divide")
  %logistic = stablehlo.logistic %divide : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %logistic, dense<[[[(0.65621036, 0.25225034), (2.3930545, 0.51266605), (0.4283614, -0.19330667)], [(0.0785169, -0.097788654), (0.7427436, -0.09902772), (0.9739897, 0.013736801)]]]> : tensor<1x2x3xcomplex<f32>> loc("logistic_of_divide")
  %multiply = stablehlo.multiply %divide, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %multiply, dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("multiply_of_divide")
  %negate = stablehlo.negate %divide : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %negate, dense<[[[(-0.5, -1.0), (-0.5, -3.0), (0.25, 0.75)], [(2.0, 1.0), (-1.0, 0.5), (-3.5, -0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("negate_of_divide")
  %pad = stablehlo.pad %divide, %complex_f32__6, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x5xcomplex<f32>>
  check.expect_almost_eq_const %pad, dense<[[[(3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0)], [(0.5, 1.0), (0.5, 3.0), (-0.25, -0.75), (3.0, 0.0), (3.0, 0.0)]]]> : tensor<1x2x5xcomplex<f32>> loc("pad_of_divide")
  %power = stablehlo.power %divide, %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %power, dense<[[[(0.31454045, 0.1286904), (-0.31688535, 0.46743944), (-4.240832, -2.547313)], [(-43.94515, 40.13329), (0.3836526, -0.13530448), (1.1962984, -2.719982)]]]> : tensor<1x2x3xcomplex<f32>> loc("power_of_divide")
  %real = stablehlo.real %divide : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %real, dense<[[[0.5, 0.5, -0.25], [-2.0, 1.0, 3.5]]]> : tensor<1x2x3xf32> loc("real_of_divide")
  %reduce = stablehlo.reduce(%divide init: %complex_f32__8) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  check.expect_almost_eq_const %reduce, dense<[[(-1.5, 0.0), (1.5, 2.5), (3.25, -0.25)]]> : tensor<1x3xcomplex<f32>> loc("reduce_of_divide")
  %reduce_window = "stablehlo.reduce_window"(%divide, %complex_f32__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %reduce_window, dense<[[[(1.0, 4.0), (0.25, 2.25)], [(-1.0, -1.5), (4.5, 0.0)]]]> : tensor<1x2x2xcomplex<f32>> loc("reduce_window_of_divide")
  %reshape = stablehlo.reshape %divide : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  check.expect_almost_eq_const %reshape, dense<[[(0.5, 1.0), (0.5, 3.0)], [(-0.25, -0.75), (-2.0, -1.0)], [(1.0, -0.5), (3.5, 0.5)]]> : tensor<3x2xcomplex<f32>> loc("reshape_of_divide")
  %reverse = stablehlo.reverse %divide, dims = [1, 2] : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %reverse, dense<[[[(3.5, 0.5), (1.0, -0.5), (-2.0, -1.0)], [(-0.25, -0.75), (0.5, 3.0), (0.5, 1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("reverse_of_divide")
  %rsqrt = stablehlo.rsqrt %divide : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %rsqrt, dense<[[[(0.8044959, -0.4972058), (0.4375226, -0.37063724), (0.6576135, 0.91239)], [(0.15364504, 0.65085083), (0.92044204, 0.2172869), (0.5304916, -0.03770088)]]]> : tensor<1x2x3xcomplex<f32>> loc("rsqrt_of_divide")
  %select = stablehlo.select %i1, %divide, %complex_f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %select, dense<[[[(0.5, 1.0), (0.0, 1.0), (-0.25, -0.75)], [(-1.0, 0.0), (0.0, -2.0), (3.5, 0.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("select_of_divide")
  %sign = stablehlo.sign %divide : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sign, dense<[[[(0.4472136, 0.8944272), (0.16439897, 0.9863938), (-0.31622776, -0.9486834)], [(-0.8944272, -0.4472136), (0.8944272, -0.4472136), (0.98994946, 0.14142136)]]]> : tensor<1x2x3xcomplex<f32>> loc("sign_of_divide")
  %sine = stablehlo.sine %divide_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sine, dense<[[[(0.7397923, 1.0313361), (4.8266945, 8.7915125), (-0.32030976, -0.79675287)], [(-1.4031192, 0.48905626), (0.9488645, -0.281549), (-0.39555228, -0.4879832)]]]> : tensor<1x2x3xcomplex<f32>> loc("sine_of_divide")
  %slice = stablehlo.slice %divide [0:1, 1:2, 0:3:2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  check.expect_almost_eq_const %slice, dense<[[[(-2.0, -1.0), (3.5, 0.5)]]]> : tensor<1x1x2xcomplex<f32>> loc("slice_of_divide")
  %sort = "stablehlo.sort"(%divide) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sort, dense<[[[(0.5, 1.0), (0.5, 3.0), (-0.25, -0.75)], [(3.5, 0.5), (1.0, -0.5), (-2.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>> loc("sort_of_divide")
  %sqrt = stablehlo.sqrt %divide : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sqrt, dense<[[[(0.8994537, 0.55589294), (1.330673, 1.1272491), (0.5198891, -0.72130764)], [(0.34356076, -1.4553467), (1.0290855, -0.24293414), (1.8755711, 0.13329273)]]]> : tensor<1x2x3xcomplex<f32>> loc("sqrt_of_divide")
  %subtract = stablehlo.subtract %divide, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %subtract, dense<[[[(-1.5, 1.0), (0.5, 2.0), (-1.25, -1.75)], [(-1.0, -1.0), (1.0, 1.5), (2.5, 1.5)]]]> : tensor<1x2x3xcomplex<f32>> loc("subtract_of_divide")
  %tan = stablehlo.tan %divide_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %tan, dense<[[[(0.19557731, 0.8429662), (0.0041604266, 0.99731636), (-0.14842932, -0.65922123)], [(0.2434582, -1.1667362), (0.80687743, -1.0428307), (0.28602156, 0.5116282)]]]> : tensor<1x2x3xcomplex<f32>> loc("tan_of_divide")
  %tanh = stablehlo.tanh %divide : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %tanh, dense<[[[(1.0428307, 0.80687743), (0.46947, -0.11162105), (-0.43483922, -0.8323812)], [(-1.0147936, -0.033812825), (0.8429662, -0.19557731), (0.9990139, 0.0015331324)]]]> : tensor<1x2x3xcomplex<f32>> loc("tanh_of_divide")
  %transpose = stablehlo.transpose %divide, dims = [2, 0, 1] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x1x2xcomplex<f32>>
  check.expect_almost_eq_const %transpose, dense<[[[(0.5, 1.0), (-2.0, -1.0)]], [[(0.5, 3.0), (1.0, -0.5)]], [[(-0.25, -0.75), (3.5, 0.5)]]]> : tensor<3x1x2xcomplex<f32>> loc("transpose_of_divide")
  return
}
