// Pairs of ops: what takes the complex result of log_plus_one. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__2 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__3 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (-1.0, 0.0)], [(0.0, -2.0), (1.0, -1.0)]]> : tensor<3x2xcomplex<f32>>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %complex_f32__4 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x1x2xcomplex<f32>>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %complex_f32__5 = stablehlo.constant dense<(0.0, 0.0)> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__6 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__7 = stablehlo.constant dense<[[[(0.25, 1.0), (0.75, 1.0), (1.25, 1.0)], [(1.75, 1.0), (0.25, -2.0), (0.75, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %log_plus_one = stablehlo.log_plus_one %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %log_plus_one : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %add = stablehlo.add %log_plus_one, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %log_plus_one, dims = [0, 1, 2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %log_plus_one, %log_plus_one, dim = 2 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x6xcomplex<f32>>
  %convert = stablehlo.convert %log_plus_one : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %log_plus_one_2 = stablehlo.log_plus_one %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %log_plus_one_2 : tensor<1x2x3xcomplex<f32>>
  %divide = stablehlo.divide %log_plus_one, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %dot_general = stablehlo.dot_general %log_plus_one, %complex_f32__3, contracting_dims = [2] x [0] : (tensor<1x2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_slice = stablehlo.dynamic_slice %log_plus_one, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xcomplex<f32>>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %log_plus_one, %complex_f32__4, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  %exponential = stablehlo.exponential %log_plus_one : tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one = stablehlo.exponential_minus_one %log_plus_one : tensor<1x2x3xcomplex<f32>>
  %imag = stablehlo.imag %log_plus_one : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %log = stablehlo.log %log_plus_one : tensor<1x2x3xcomplex<f32>>
  %log_plus_one_3 = stablehlo.log_plus_one %log_plus_one : tensor<1x2x3xcomplex<f32>>
  %logistic = stablehlo.logistic %log_plus_one : tensor<1x2x3xcomplex<f32>>
  %multiply = stablehlo.multiply %log_plus_one, %complex_f32__5 : tensor<1x2x3xcomplex<f32>>
  %negate = stablehlo.negate %log_plus_one : tensor<1x2x3xcomplex<f32>>
  %pad = stablehlo.pad %log_plus_one, %complex_f32__6, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %power = stablehlo.power %log_plus_one, %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  %real = stablehlo.real %log_plus_one : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%log_plus_one init: %complex_f32__6) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  %reduce_window = "stablehlo.reduce_window"(%log_plus_one, %complex_f32__6) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %reshape = stablehlo.reshape %log_plus_one : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reverse = stablehlo.reverse %log_plus_one, dims = [2] : tensor<1x2x3xcomplex<f32>>
  %rsqrt = stablehlo.rsqrt %log_plus_one : tensor<1x2x3xcomplex<f32>>
  %select = stablehlo.select %i1, %complex_f32__2, %log_plus_one : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %sign = stablehlo.sign %log_plus_one : tensor<1x2x3xcomplex<f32>>
  %sine = stablehlo.sine %log_plus_one_2 : tensor<1x2x3xcomplex<f32>>
  %slice = stablehlo.slice %log_plus_one [0:1, 0:2, 1:3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %sort = "stablehlo.sort"(%log_plus_one) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sqrt = stablehlo.sqrt %log_plus_one : tensor<1x2x3xcomplex<f32>>
  %subtract = stablehlo.subtract %log_plus_one, %complex_f32__5 : tensor<1x2x3xcomplex<f32>>
  %tan = stablehlo.tan %log_plus_one_2 : tensor<1x2x3xcomplex<f32>>
  %tanh = stablehlo.tanh %log_plus_one : tensor<1x2x3xcomplex<f32>>
  %transpose = stablehlo.transpose %log_plus_one, dims = [2, 1, 0] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x1xcomplex<f32>>
  %concatenate_2 = stablehlo.concatenate %abs, %convert, %imag, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<4x2x3xf32>
  check.expect_almost_eq_const %concatenate_2, dense<[[[1.3030232, 2.985593, 0.83249867], [1.195407, 1.7169316, 1.8441415]], [[1.0397208, 0.7234595, 0.5893275], [1.1512926, 0.6931472, 1.7631803]], [[0.7853982, 2.896614, -0.5880026], [0.32175055, -1.5707964, -0.5404195]], [[1.0397208, 0.7234595, 0.5893275], [1.1512926, 0.6931472, 1.7631803]]]> : tensor<4x2x3xf32>, tolerance = 6.0e-05 loc("abs_of_log_plus_one, convert_of_log_plus_one, imag_of_log_plus_one, real_of_log_plus_one")
  %concatenate_3 = stablehlo.concatenate %add, %divide, %dynamic_update_slice, %log, %log_plus_one_3, %logistic, %negate, %reduce_window, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_3, dense<[[[(3.0397208, 0.7853982), (0.7234595, 3.896614), (1.5893276, 0.41199738)], [(0.15129256, 0.32175055), (0.6931472, -3.5707965), (2.7631803, -1.5404196)]], [[(0.5198604, 0.3926991), (2.896614, -0.7234595), (0.000662446, -0.58866507)], [(-1.1512926, -0.32175055), (0.7853982, 0.3465736), (1.1517999, 0.61138034)]], [[(1.0397208, 0.7853982), (0.7234595, 2.896614), (0.5893275, -0.5880026)], [(1.1512926, 0.32175055), (2.0, 0.0), (0.0, 1.0)]], [[(0.26468715, 0.6469439), (1.0937984, 1.3260431), (-0.18332368, -0.78427285)], [(0.17848675, 0.27251622), (0.5405388, -1.1552249), (0.6120139, -0.29741186)]], [[(0.7819389, 0.36755398), (1.2150794, 1.034068), (0.52745366, -0.35435304)], [(0.77712995, 0.14846107), (0.8370646, -0.7479301), (1.0351511, -0.19314083)]], [[(0.7692308, 0.15384616), (1.8000001, 0.39999992), (0.6551724, -0.13793103)], [(0.7647059, 0.05882353), (0.8, -0.4), (0.8666667, -0.06666667)]], [[(-1.0397208, -0.7853982), (-0.7234595, -2.896614), (-0.5893275, 0.5880026)], [(-1.1512926, -0.32175055), (-0.6931472, 1.5707964), (-1.7631803, 0.5404195)]], [[(1.0397208, 0.7853982), (1.7631803, 3.6820123), (1.312787, 2.3086114)], [(1.1512926, 0.32175055), (1.8444397, -1.2490458), (2.4563274, -2.1112158)]]]> : tensor<8x2x3xcomplex<f32>>, tolerance = 7.8e-05 loc("add_of_log_plus_one, divide_of_log_plus_one, dynamic_update_slice_of_log_plus_one, log_of_log_plus_one, log_plus_one_of_log_plus_one, logistic_of_log_plus_one, negate_of_log_plus_one, reduce_window_of_log_plus_one")
  %concatenate_4 = stablehlo.concatenate %reverse, %rsqrt, %select, %sign, %sort, %sqrt, %subtract, %tanh, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_4, dense<[[[(0.5893275, -0.5880026), (0.7234595, 2.896614), (1.0397208, 0.7853982)], [(1.7631803, -0.5404195), (0.6931472, -1.5707964), (1.1512926, 0.32175055)]], [[(0.83060634, -0.2784584), (0.4561271, -0.35621607), (1.0128024, 0.418849)], [(0.9061455, -0.12423951), (0.63936317, 0.41671225), (0.72825456, 0.109101154)]], [[(2.0, 0.0), (0.7234595, 2.896614), (1.0, 1.0)], [(1.1512926, 0.32175055), (0.6931472, -1.5707964), (1.0, -1.0)]], [[(0.7979296, 0.6027507), (0.24231686, 0.97019726), (0.7079021, -0.7063106)], [(0.9630967, 0.26915565), (0.40371275, -0.9148859), (0.9560981, -0.29304665)]], [[(1.0397208, 0.7853982), (0.7234595, 2.896614), (0.5893275, -0.5880026)], [(1.7631803, -0.5404195), (1.1512926, 0.32175055), (0.6931472, -1.5707964)]], [[(1.0822994, 0.36283776), (1.36181, 1.0635163), (0.84315664, -0.34869123)], [(1.0832127, 0.14851679), (1.0977429, -0.71546644), (1.3430045, -0.20119797)]], [[(1.0397208, 0.7853982), (0.7234595, 2.896614), (0.5893275, -0.5880026)], [(1.1512926, 0.32175055), (0.6931472, -1.5707964), (1.7631803, -0.5404195)]], [[(0.9692308, 0.24615385), (0.64235294, -0.15058818), (0.68, -0.42666668)], [(0.84615386, 0.1025641), (1.6666666, 7.770914e-08), (0.97140455, -0.050462574)]]]> : tensor<8x2x3xcomplex<f32>>, tolerance = 5.8e-05 loc("reverse_of_log_plus_one, rsqrt_of_log_plus_one, select_of_log_plus_one, sign_of_log_plus_one, sort_of_log_plus_one, sqrt_of_log_plus_one, subtract_of_log_plus_one, tanh_of_log_plus_one")
  %reshape_2 = stablehlo.reshape %dynamic_slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_3 = stablehlo.reshape %slice : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_4 = stablehlo.reshape %concatenate : (tensor<1x2x6xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_5 = stablehlo.reshape %reduce : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %reshape_6 = stablehlo.reshape %pad : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_7 = stablehlo.reshape %broadcast_in_dim : (tensor<2x2x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_8 = stablehlo.reshape %transpose : (tensor<3x2x1xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_9 = stablehlo.reshape %reshape : (tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %concatenate_5 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<56xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_5, dense<[(0.7234595, 2.896614), (0.5893275, -0.5880026), (0.6931472, -1.5707964), (1.7631803, -0.5404195), (0.7234595, 2.896614), (0.5893275, -0.5880026), (0.6931472, -1.5707964), (1.7631803, -0.5404195), (1.0397208, 0.7853982), (0.7234595, 2.896614), (0.5893275, -0.5880026), (1.0397208, 0.7853982), (0.7234595, 2.896614), (0.5893275, -0.5880026), (1.1512926, 0.32175055), (0.6931472, -1.5707964), (1.7631803, -0.5404195), (1.1512926, 0.32175055), (0.6931472, -1.5707964), (1.7631803, -0.5404195), (2.1910133, 1.1071488), (1.4166067, 1.3258177), (2.3525078, -1.1284221), (0.7234595, 2.896614), (0.5893275, -0.5880026), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.6931472, -1.5707964), (1.7631803, -0.5404195), (0.0, 0.0), (1.0397208, 0.7853982), (0.7234595, 2.896614), (0.5893275, -0.5880026), (1.1512926, 0.32175055), (0.6931472, -1.5707964), (1.7631803, -0.5404195), (1.0397208, 0.7853982), (0.7234595, 2.896614), (0.5893275, -0.5880026), (1.1512926, 0.32175055), (0.6931472, -1.5707964), (1.7631803, -0.5404195), (1.0397208, 0.7853982), (1.1512926, 0.32175055), (0.7234595, 2.896614), (0.6931472, -1.5707964), (0.5893275, -0.5880026), (1.7631803, -0.5404195), (1.0397208, 0.7853982), (0.7234595, 2.896614), (0.5893275, -0.5880026), (1.1512926, 0.32175055), (0.6931472, -1.5707964), (1.7631803, -0.5404195)]> : tensor<56xcomplex<f32>>, tolerance = 5.8e-05 loc("dynamic_slice_of_log_plus_one, slice_of_log_plus_one, concatenate_of_log_plus_one, reduce_of_log_plus_one, pad_of_log_plus_one, broadcast_in_dim_of_log_plus_one, transpose_of_log_plus_one, reshape_of_log_plus_one")
  %reshape_10 = stablehlo.reshape %cosine : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_11 = stablehlo.reshape %exponential : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_12 = stablehlo.reshape %exponential_minus_one : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_13 = stablehlo.reshape %multiply : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_14 = stablehlo.reshape %power : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_15 = stablehlo.reshape %sine : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_16 = stablehlo.reshape %tan : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_17 = stablehlo.reshape %dot_general : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %concatenate_6 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<46xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_6, dense<[(0.6708629, -0.7490227), (6.808612, -5.976867), (0.9792156, 0.3459738), (0.4285727, -0.29894835), (1.9301578, 1.470441), (-0.21980575, 0.556649), (2.0, 2.0), (-2.0, 0.49999982), (1.5, -1.0), (3.0, 1.0), (-8.7422784e-08, -2.0), (5.0, -3.0), (0.99999994, 2.0), (-3.0, 0.49999982), (0.5, -1.0), (2.0, 1.0), (-1.0000001, -2.0), (4.0, -3.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.5093666, 0.23140468), (-0.2983705, 0.5241074), (0.6898502, -1.5997446), (0.8250298, 0.6342372), (0.022664908, -0.111287825), (0.788831, -0.8713686), (1.1421613, 0.43994802), (6.0134153, 6.767231), (0.6546861, -0.5174739), (0.9609739, 0.13332422), (1.6032679, -1.7702488), (1.1284064, 0.10843138), (0.43191174, 1.1380265), (0.006044928, 0.9992288), (0.42839152, -0.67981565), (1.3623782, 1.2614077), (0.083481394, -0.9807505), (-0.52397066, -1.8202397), (-1.2697183, 4.0122147), (-1.5075328, -3.0342236), (3.4856896, -3.7605085), (0.20786297, 0.41848898)]> : tensor<46xcomplex<f32>>, tolerance = 1.4e-04 loc("cosine_of_log_plus_one, exponential_of_log_plus_one, exponential_minus_one_of_log_plus_one, multiply_of_log_plus_one, power_of_log_plus_one, sine_of_log_plus_one, tan_of_log_plus_one, dot_general_of_log_plus_one")
  return
}
