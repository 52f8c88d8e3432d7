// Pairs of ops: what takes the complex result of log_plus_one. The values are those of scripts/oracle.
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
  %log_plus_one = stablehlo.log_plus_one %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %log_plus_one : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %abs, dense<[[[1.3030232, 2.985593, 0.83249867], [1.195407, 1.7169316, 1.8441415]]]> : tensor<1x2x3xf32>, tolerance = 6.0e-05 loc("abs_of_log_plus_one")
  %add = stablehlo.add %log_plus_one, %log_plus_one : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %add, dense<[[[(2.0794415, 1.5707964), (1.446919, 5.793228), (1.178655, -1.1760052)], [(2.3025851, 0.6435011), (1.3862944, -3.1415927), (3.5263605, -1.080839)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 1.2e-04 loc("add_of_log_plus_one")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %log_plus_one, dims = [0, 1, 2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  check.expect_almost_eq_const %broadcast_in_dim, dense<[[[(1.0397208, 0.7853982), (0.7234595, 2.896614), (0.5893275, -0.5880026)], [(1.1512926, 0.32175055), (0.6931472, -1.5707964), (1.7631803, -0.5404195)]], [[(1.0397208, 0.7853982), (0.7234595, 2.896614), (0.5893275, -0.5880026)], [(1.1512926, 0.32175055), (0.6931472, -1.5707964), (1.7631803, -0.5404195)]]]> : tensor<2x2x3xcomplex<f32>>, tolerance = 5.8e-05 loc("broadcast_in_dim_of_log_plus_one")
  %concatenate = stablehlo.concatenate %log_plus_one, %log_plus_one, dim = 2 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x6xcomplex<f32>>
  check.expect_almost_eq_const %concatenate, dense<[[[(1.0397208, 0.7853982), (0.7234595, 2.896614), (0.5893275, -0.5880026), (1.0397208, 0.7853982), (0.7234595, 2.896614), (0.5893275, -0.5880026)], [(1.1512926, 0.32175055), (0.6931472, -1.5707964), (1.7631803, -0.5404195), (1.1512926, 0.32175055), (0.6931472, -1.5707964), (1.7631803, -0.5404195)]]]> : tensor<1x2x6xcomplex<f32>>, tolerance = 5.8e-05 loc("concatenate_of_log_plus_one")
  %convert = stablehlo.convert %log_plus_one : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %convert, dense<[[[1.0397208, 0.7234595, 0.5893275], [1.1512926, 0.6931472, 1.7631803]]]> : tensor<1x2x3xf32>, tolerance = 3.5e-05 loc("convert_of_log_plus_one")
  %log_plus_one_2 = stablehlo.log_plus_one %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %log_plus_one_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cosine, dense<[[[(0.6708629, -0.7490227), (6.808612, -5.976867), (0.9792156, 0.3459738)], [(0.4285727, -0.29894835), (1.9301578, 1.470441), (-0.21980575, 0.556649)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 1.4e-04 loc("cosine_of_log_plus_one")
  %divide = stablehlo.divide %log_plus_one, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %divide, dense<[[[(0.5198604, 0.3926991), (0.36172974, 1.448307), (0.29466376, -0.2940013)], [(0.5756463, 0.16087528), (0.3465736, -0.7853982), (0.8815901, -0.27020976)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.9e-05 loc("divide_of_log_plus_one")
  %dot_general = stablehlo.dot_general %log_plus_one, %complex_f32__3, contracting_dims = [2] x [0] : (tensor<1x2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %dot_general, dense<[[[(-1.2697183, 4.0122147), (-1.5075328, -3.0342236)], [(3.4856896, -3.7605085), (0.20786297, 0.41848898)]]]> : tensor<1x2x2xcomplex<f32>>, tolerance = 8.0e-05 loc("dot_general_of_log_plus_one")
  %dynamic_slice = stablehlo.dynamic_slice %log_plus_one, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %dynamic_slice, dense<[[[(0.7234595, 2.896614), (0.5893275, -0.5880026)], [(0.6931472, -1.5707964), (1.7631803, -0.5404195)]]]> : tensor<1x2x2xcomplex<f32>>, tolerance = 5.8e-05 loc("dynamic_slice_of_log_plus_one")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %log_plus_one, %complex_f32__4, %i32, %i32__4, %i32__5 : (tensor<1x2x3xcomplex<f32>>, tensor<1x1x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %dynamic_update_slice, dense<[[[(1.0397208, 0.7853982), (0.7234595, 2.896614), (0.5893275, -0.5880026)], [(1.1512926, 0.32175055), (2.0, 0.0), (0.0, 1.0)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 5.8e-05 loc("dynamic_update_slice_of_log_plus_one")
  %exponential = stablehlo.exponential %log_plus_one : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %exponential, dense<[[[(2.0, 2.0), (-2.0, 0.49999982), (1.5, -1.0)], [(3.0, 1.0), (-8.7422784e-08, -2.0), (5.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 1.0e-04 loc("exponential_of_log_plus_one")
  %exponential_minus_one = stablehlo.exponential_minus_one %log_plus_one : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[(0.99999994, 2.0), (-3.0, 0.49999982), (0.5, -1.0)], [(2.0, 1.0), (-1.0000001, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 8.0e-05 loc("exponential_minus_one_of_log_plus_one")
  %imag = stablehlo.imag %log_plus_one : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %imag, dense<[[[0.7853982, 2.896614, -0.5880026], [0.32175055, -1.5707964, -0.5404195]]]> : tensor<1x2x3xf32>, tolerance = 5.8e-05 loc("imag_of_log_plus_one")
  %log = stablehlo.log %log_plus_one : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %log, dense<[[[(0.26468715, 0.6469439), (1.0937984, 1.3260431), (-0.18332368, -0.78427285)], [(0.17848675, 0.27251622), (0.5405388, -1.1552249), (0.6120139, -0.29741186)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.7e-05 loc("log_of_log_plus_one")
  %log_plus_one_3 = stablehlo.log_plus_one %log_plus_one : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %log_plus_one_3, dense<[[[(0.7819389, 0.36755398), (1.2150794, 1.034068), (0.52745366, -0.35435304)], [(0.77712995, 0.14846107), (0.8370646, -0.7479301), (1.0351511, -0.19314083)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.4e-05 loc("log_plus_one_of_log_plus_one")
  %logistic = stablehlo.logistic %log_plus_one : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %logistic, dense<[[[(0.7692308, 0.15384616), (1.8000001, 0.39999992), (0.6551724, -0.13793103)], [(0.7647059, 0.05882353), (0.8, -0.4), (0.8666667, -0.06666667)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 3.6e-05 loc("logistic_of_log_plus_one")
  %multiply = stablehlo.multiply %complex_f32__5, %log_plus_one : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %multiply, dense<[[[(2.0794415, 1.5707964), (-2.896614, 0.7234595), (1.1773301, 0.001324892)], [(-1.1512926, -0.32175055), (-3.1415927, -1.3862944), (1.2227607, -2.3035998)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 6.3e-05 loc("multiply_of_log_plus_one")
  %negate = stablehlo.negate %log_plus_one : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %negate, dense<[[[(-1.0397208, -0.7853982), (-0.7234595, -2.896614), (-0.5893275, 0.5880026)], [(-1.1512926, -0.32175055), (-0.6931472, 1.5707964), (-1.7631803, 0.5404195)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 5.8e-05 loc("negate_of_log_plus_one")
  %pad = stablehlo.pad %log_plus_one, %complex_f32__6, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  check.expect_almost_eq_const %pad, dense<[[[(0.7234595, 2.896614), (0.5893275, -0.5880026), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.6931472, -1.5707964), (1.7631803, -0.5404195), (0.0, 0.0)]]]> : tensor<1x3x3xcomplex<f32>>, tolerance = 5.8e-05 loc("pad_of_log_plus_one")
  %power = stablehlo.power %log_plus_one, %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %power, dense<[[[(0.5093666, 0.23140468), (-0.2983705, 0.5241074), (0.6898502, -1.5997446)], [(0.8250298, 0.6342372), (0.022664908, -0.111287825), (0.788831, -0.8713686)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 3.2e-05 loc("power_of_log_plus_one")
  %real = stablehlo.real %log_plus_one : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %real, dense<[[[1.0397208, 0.7234595, 0.5893275], [1.1512926, 0.6931472, 1.7631803]]]> : tensor<1x2x3xf32>, tolerance = 3.5e-05 loc("real_of_log_plus_one")
  %reduce = stablehlo.reduce(%log_plus_one init: %complex_f32__6) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  check.expect_almost_eq_const %reduce, dense<[[(2.1910133, 1.1071488), (1.4166067, 1.3258177), (2.3525078, -1.1284221)]]> : tensor<1x3xcomplex<f32>>, tolerance = 4.7e-05 loc("reduce_of_log_plus_one")
  %reduce_window = "stablehlo.reduce_window"(%log_plus_one, %complex_f32__6) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %reduce_window, dense<[[[(1.0397208, 0.7853982), (1.7631803, 3.6820123), (1.312787, 2.3086114)], [(1.1512926, 0.32175055), (1.8444397, -1.2490458), (2.4563274, -2.1112158)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 7.4e-05 loc("reduce_window_of_log_plus_one")
  %reshape = stablehlo.reshape %log_plus_one : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  check.expect_almost_eq_const %reshape, dense<[(1.0397208, 0.7853982), (0.7234595, 2.896614), (0.5893275, -0.5880026), (1.1512926, 0.32175055), (0.6931472, -1.5707964), (1.7631803, -0.5404195)]> : tensor<6xcomplex<f32>>, tolerance = 5.8e-05 loc("reshape_of_log_plus_one")
  %reverse = stablehlo.reverse %log_plus_one, dims = [2] : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %reverse, dense<[[[(0.5893275, -0.5880026), (0.7234595, 2.896614), (1.0397208, 0.7853982)], [(1.7631803, -0.5404195), (0.6931472, -1.5707964), (1.1512926, 0.32175055)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 5.8e-05 loc("reverse_of_log_plus_one")
  %rsqrt = stablehlo.rsqrt %log_plus_one : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %rsqrt, dense<[[[(0.83060634, -0.2784584), (0.4561271, -0.35621607), (1.0128024, 0.418849)], [(0.9061455, -0.12423951), (0.63936317, 0.41671225), (0.72825456, 0.109101154)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("rsqrt_of_log_plus_one")
  %select = stablehlo.select %i1, %complex_f32__5, %log_plus_one : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %select, dense<[[[(2.0, 0.0), (0.7234595, 2.896614), (1.0, 1.0)], [(1.1512926, 0.32175055), (0.6931472, -1.5707964), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 5.8e-05 loc("select_of_log_plus_one")
  %sign = stablehlo.sign %log_plus_one : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sign, dense<[[[(0.7979296, 0.6027507), (0.24231686, 0.97019726), (0.7079021, -0.7063106)], [(0.9630967, 0.26915565), (0.40371275, -0.9148859), (0.9560981, -0.29304665)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("sign_of_log_plus_one")
  %sine = stablehlo.sine %log_plus_one_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sine, dense<[[[(1.1421613, 0.43994802), (6.0134153, 6.767231), (0.6546861, -0.5174739)], [(0.9609739, 0.13332422), (1.6032679, -1.7702488), (1.1284064, 0.10843138)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 1.4e-04 loc("sine_of_log_plus_one")
  %slice = stablehlo.slice %log_plus_one [0:1, 0:2, 1:3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %slice, dense<[[[(0.7234595, 2.896614), (0.5893275, -0.5880026)], [(0.6931472, -1.5707964), (1.7631803, -0.5404195)]]]> : tensor<1x2x2xcomplex<f32>>, tolerance = 5.8e-05 loc("slice_of_log_plus_one")
  %sort = "stablehlo.sort"(%log_plus_one) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sort, dense<[[[(1.0397208, 0.7853982), (0.7234595, 2.896614), (0.5893275, -0.5880026)], [(1.7631803, -0.5404195), (1.1512926, 0.32175055), (0.6931472, -1.5707964)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 5.8e-05 loc("sort_of_log_plus_one")
  %sqrt = stablehlo.sqrt %log_plus_one : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sqrt, dense<[[[(1.0822994, 0.36283776), (1.36181, 1.0635163), (0.84315664, -0.34869123)], [(1.0832127, 0.14851679), (1.0977429, -0.71546644), (1.3430045, -0.20119797)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.7e-05 loc("sqrt_of_log_plus_one")
  %subtract = stablehlo.subtract %complex_f32__5, %log_plus_one : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %subtract, dense<[[[(0.9602792, -0.7853982), (-0.7234595, -1.8966141), (0.4106725, 1.5880027)], [(-2.1512926, -0.32175055), (-0.6931472, -0.42920363), (-0.76318026, -0.45958048)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 4.3e-05 loc("subtract_of_log_plus_one")
  %tan = stablehlo.tan %log_plus_one_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %tan, dense<[[[(0.43191174, 1.1380265), (0.006044928, 0.9992288), (0.42839152, -0.67981565)], [(1.3623782, 1.2614077), (0.083481394, -0.9807505), (-0.52397066, -1.8202397)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 3.6e-05 loc("tan_of_log_plus_one")
  %tanh = stablehlo.tanh %log_plus_one : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %tanh, dense<[[[(0.9692308, 0.24615385), (0.64235294, -0.15058818), (0.68, -0.42666668)], [(0.84615386, 0.1025641), (1.6666666, 7.770914e-08), (0.97140455, -0.050462574)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 3.3e-05 loc("tanh_of_log_plus_one")
  %transpose = stablehlo.transpose %log_plus_one, dims = [2, 1, 0] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x1xcomplex<f32>>
  check.expect_almost_eq_const %transpose, dense<[[[(1.0397208, 0.7853982)], [(1.1512926, 0.32175055)]], [[(0.7234595, 2.896614)], [(0.6931472, -1.5707964)]], [[(0.5893275, -0.5880026)], [(1.7631803, -0.5404195)]]]> : tensor<3x2x1xcomplex<f32>>, tolerance = 5.8e-05 loc("transpose_of_log_plus_one")
  return
}
