// Pairs of ops: what takes the complex result of select. The values are those of scripts/oracle.
func.func @main() {
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
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
  %select = stablehlo.select %i1, %complex_f32, %complex_f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %select : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %add = stablehlo.add %select, %select : tensor<1x2x3xcomplex<f32>>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %select, dims = [0, 1, 2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %select, %select, dim = 2 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x6xcomplex<f32>>
  %convert = stablehlo.convert %select : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %select_2 = stablehlo.select %i1, %complex_f32, %complex_f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %select_2 : tensor<1x2x3xcomplex<f32>>
  %divide = stablehlo.divide %select, %complex_f32__3 : tensor<1x2x3xcomplex<f32>>
  %dot_general = stablehlo.dot_general %select, %complex_f32__4, contracting_dims = [2] x [0] : (tensor<1x2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_slice = stablehlo.dynamic_slice %select, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %select, %complex_f32__5, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %exponential = stablehlo.exponential %select : tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one = stablehlo.exponential_minus_one %select : tensor<1x2x3xcomplex<f32>>
  %imag = stablehlo.imag %select : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %log = stablehlo.log %select : tensor<1x2x3xcomplex<f32>>
  %log_plus_one = stablehlo.log_plus_one %select : tensor<1x2x3xcomplex<f32>>
  %logistic = stablehlo.logistic %select : tensor<1x2x3xcomplex<f32>>
  %multiply = stablehlo.multiply %complex_f32__2, %select : tensor<1x2x3xcomplex<f32>>
  %negate = stablehlo.negate %select : tensor<1x2x3xcomplex<f32>>
  %pad = stablehlo.pad %select, %complex_f32__6, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %power = stablehlo.power %select, %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  %real = stablehlo.real %select : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%select init: %complex_f32__6) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  %reduce_window = "stablehlo.reduce_window"(%select, %complex_f32__6) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %reshape = stablehlo.reshape %select : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reverse = stablehlo.reverse %select, dims = [2] : tensor<1x2x3xcomplex<f32>>
  %rsqrt = stablehlo.rsqrt %select : tensor<1x2x3xcomplex<f32>>
  %select_3 = stablehlo.select %i1, %complex_f32__2, %select : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %sign = stablehlo.sign %select : tensor<1x2x3xcomplex<f32>>
  %sine = stablehlo.sine %select_2 : tensor<1x2x3xcomplex<f32>>
  %slice = stablehlo.slice %select [0:1, 0:2, 1:3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %sort = "stablehlo.sort"(%select) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sqrt = stablehlo.sqrt %select : tensor<1x2x3xcomplex<f32>>
  %subtract = stablehlo.subtract %complex_f32__2, %select : tensor<1x2x3xcomplex<f32>>
  %tan = stablehlo.tan %select_2 : tensor<1x2x3xcomplex<f32>>
  %tanh = stablehlo.tanh %select : tensor<1x2x3xcomplex<f32>>
  %transpose = stablehlo.transpose %select, dims = [2, 1, 0] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x1xcomplex<f32>>
  check.expect_almost_eq_const %abs, dense<[[[2.236068, 1.0, 1.118034], [1.0, 2.0, 5.0]]]> : tensor<1x2x3xf32> loc("abs_of_select")
  %concatenate_2 = stablehlo.concatenate %add, %dynamic_update_slice, %multiply, %negate, %reduce_window, %reverse, %select_3, %sort, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_eq_const %concatenate_2, dense<[[[(2.0, 4.0), (0.0, 2.0), (1.0, -2.0)], [(-2.0, 0.0), (0.0, -4.0), (8.0, -6.0)]], [[(1.0, 2.0), (0.0, 1.0), (0.5, -1.0)], [(-1.0, 0.0), (2.0, 0.0), (0.0, 1.0)]], [[(2.0, 4.0), (-1.0, 0.0), (1.5, -0.5)], [(1.0, -0.0), (-4.0, -0.0), (1.0, -7.0)]], [[(-1.0, -2.0), (-0.0, -1.0), (-0.5, 1.0)], [(1.0, -0.0), (-0.0, 2.0), (-4.0, 3.0)]], [[(1.0, 2.0), (1.0, 3.0), (0.5, 0.0)], [(-1.0, 0.0), (-1.0, -2.0), (4.0, -5.0)]], [[(0.5, -1.0), (0.0, 1.0), (1.0, 2.0)], [(4.0, -3.0), (0.0, -2.0), (-1.0, 0.0)]], [[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]], [[(1.0, 2.0), (0.5, -1.0), (0.0, 1.0)], [(4.0, -3.0), (0.0, -2.0), (-1.0, 0.0)]]]> : tensor<8x2x3xcomplex<f32>> loc("add_of_select, dynamic_update_slice_of_select, multiply_of_select, negate_of_select, reduce_window_of_select, reverse_of_select, select_of_select, sort_of_select")
  %reshape_2 = stablehlo.reshape %subtract : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_3 = stablehlo.reshape %dot_general : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_4 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_5 = stablehlo.reshape %slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_6 = stablehlo.reshape %concatenate : (tensor<1x2x6xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_7 = stablehlo.reshape %reduce : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %reshape_8 = stablehlo.reshape %pad : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_9 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %concatenate_3 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<12xcomplex<f32>>) -> tensor<54xcomplex<f32>>
  check.expect_eq_const %concatenate_3, dense<[(1.0, -2.0), (0.0, 0.0), (0.5, 2.0), (0.0, 0.0), (0.0, 0.0), (-3.0, 2.0), (-1.0, 4.0), (-2.5, -1.5), (-6.0, -10.0), (1.0, -6.0), (0.0, 1.0), (0.5, -1.0), (0.0, -2.0), (4.0, -3.0), (0.0, 1.0), (0.5, -1.0), (0.0, -2.0), (4.0, -3.0), (1.0, 2.0), (0.0, 1.0), (0.5, -1.0), (1.0, 2.0), (0.0, 1.0), (0.5, -1.0), (-1.0, 0.0), (0.0, -2.0), (4.0, -3.0), (-1.0, 0.0), (0.0, -2.0), (4.0, -3.0), (0.0, 2.0), (0.0, -1.0), (4.5, -4.0), (0.0, 1.0), (0.5, -1.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, -2.0), (4.0, -3.0), (0.0, 0.0), (1.0, 2.0), (0.0, 1.0), (0.5, -1.0), (-1.0, 0.0), (0.0, -2.0), (4.0, -3.0), (1.0, 2.0), (0.0, 1.0), (0.5, -1.0), (-1.0, 0.0), (0.0, -2.0), (4.0, -3.0)]> : tensor<54xcomplex<f32>> loc("subtract_of_select, dot_general_of_select, dynamic_slice_of_select, slice_of_select, concatenate_of_select, reduce_of_select, pad_of_select, broadcast_in_dim_of_select")
  %reshape_10 = stablehlo.reshape %transpose : (tensor<3x2x1xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_11 = stablehlo.reshape %reshape : (tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %concatenate_4 = stablehlo.concatenate %reshape_10, %reshape_11, dim = 0 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  check.expect_eq_const %concatenate_4, dense<[(1.0, 2.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -2.0), (0.5, -1.0), (4.0, -3.0), (1.0, 2.0), (0.0, 1.0), (0.5, -1.0), (-1.0, 0.0), (0.0, -2.0), (4.0, -3.0)]> : tensor<12xcomplex<f32>> loc("transpose_of_select, reshape_of_select")
  %concatenate_5 = stablehlo.concatenate %convert, %imag, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<3x2x3xf32>
  check.expect_eq_const %concatenate_5, dense<[[[1.0, 0.0, 0.5], [-1.0, 0.0, 4.0]], [[2.0, 1.0, -1.0], [0.0, -2.0, -3.0]], [[1.0, 0.0, 0.5], [-1.0, 0.0, 4.0]]]> : tensor<3x2x3xf32> loc("convert_of_select, imag_of_select, real_of_select")
  %concatenate_6 = stablehlo.concatenate %cosine, %exponential, %exponential_minus_one, %power, %sine, %tan, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<6x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_6, dense<[[[(2.032723, -3.0518978), (1.5430807, -0.0), (1.3541807, 0.5634215)], [(0.5403023, 0.0), (3.7621956, 0.0), (-6.580663, -7.5815525)]], [[(-1.1312044, 2.4717267), (0.5403023, 0.84147096), (0.8908079, -1.3873512)], [(0.36787945, 0.0), (-0.41614684, -0.9092974), (-54.051758, -7.704891)]], [[(-2.1312044, 2.4717267), (-0.4596977, 0.84147096), (-0.109192096, -1.3873512)], [(-0.63212055, 0.0), (-1.4161469, -0.9092974), (-55.051758, -7.704891)]], [[(0.18995033, 0.3567298), (0.07955207, 0.19205569), (1.0227684, -3.3247864)], [(0.030556854, -0.030556854), (-0.010622184, -0.050280534), (-0.8749235, -1.5236042)]], [[(3.1657784, 1.959601), (0.0, 1.1752012), (0.7397923, -1.0313361)], [(-0.84147096, 0.0), (0.0, -3.6268604), (-7.6192317, 6.54812)]], [[(0.033812825, 1.0147936), (0.0, 0.7615942), (0.19557731, -0.8429662)], [(-1.5574077, 0.0), (0.0, -0.9640276), (0.004908258, -1.0007095)]]]> : tensor<6x2x3xcomplex<f32>> loc("cosine_of_select, exponential_of_select, exponential_minus_one_of_select, power_of_select, sine_of_select, tan_of_select")
  %concatenate_7 = stablehlo.concatenate %divide, %log, %log_plus_one, %logistic, %rsqrt, %sign, %sqrt, %tanh, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_7, dense<[[[(0.5, 1.0), (0.0, 0.5), (0.25, -0.5)], [(-0.5, 0.0), (0.0, -1.0), (2.0, -1.5)]], [[(0.804719, 1.1071488), (0.0, 1.5707964), (0.111571774, -1.1071488)], [(0.0, 3.1415927), (0.6931472, -1.5707964), (1.609438, -0.6435011)]], [[(1.0397208, 0.7853982), (0.3465736, 0.7853982), (0.5893275, -0.5880026)], [(0xFF800000, 0.0), (0.804719, -1.1071488), (1.7631803, -0.5404195)]], [[(1.0214154, 0.40343872), (0.5, 0.27315125), (0.65621036, -0.25225034)], [(0.26894143, 0.0), (0.5, -0.77870387), (1.0184602, -0.0026810304)]], [[(0.56886446, -0.35157758), (0.70710677, -0.70710677), (0.8044959, 0.4972058)], [(0.0, -1.0), (0.5, 0.5), (0.42426407, 0.14142136)]], [[(0.4472136, 0.8944272), (0.0, 1.0), (0.4472136, -0.8944272)], [(-1.0, 0.0), (0.0, -1.0), (0.8, -0.6)]], [[(1.2720196, 0.78615135), (0.70710677, 0.70710677), (0.8994537, -0.55589294)], [(0.0, 1.0), (1.0, -1.0), (2.1213202, -0.70710677)]], [[(1.1667362, -0.2434582), (0.0, 1.5574077), (1.0428307, -0.80687743)], [(-0.7615942, 0.0), (0.0, 2.1850398), (0.999356, 0.0001873462)]]]> : tensor<8x2x3xcomplex<f32>> loc("divide_of_select, log_of_select, log_plus_one_of_select, logistic_of_select, rsqrt_of_select, sign_of_select, sqrt_of_select, tanh_of_select")
  return
}
