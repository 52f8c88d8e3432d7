// Pairs of ops: what takes the complex result of sqrt. The values are those of scripts/oracle.
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
  %sqrt = stablehlo.sqrt %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %sqrt : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %add = stablehlo.add %complex_f32__2, %sqrt : tensor<1x2x3xcomplex<f32>>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %sqrt, dims = [0, 2, 3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %complex_f32__3, %sqrt, dim = 1 : (tensor<1x1x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %convert = stablehlo.convert %sqrt : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %sqrt_2 = stablehlo.sqrt %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %sqrt_2 : tensor<1x2x3xcomplex<f32>>
  %divide = stablehlo.divide %sqrt, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %dot_general = stablehlo.dot_general %complex_f32__4, %sqrt, contracting_dims = [1] x [1] : (tensor<4x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<4x1x3xcomplex<f32>>
  %dynamic_slice = stablehlo.dynamic_slice %sqrt, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xcomplex<f32>>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %complex_f32__5, %sqrt, %i32, %i32__4, %i32 : (tensor<1x3x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xcomplex<f32>>
  %exponential = stablehlo.exponential %sqrt : tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one = stablehlo.exponential_minus_one %sqrt : tensor<1x2x3xcomplex<f32>>
  %imag = stablehlo.imag %sqrt : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %log = stablehlo.log %sqrt : tensor<1x2x3xcomplex<f32>>
  %log_plus_one = stablehlo.log_plus_one %sqrt : tensor<1x2x3xcomplex<f32>>
  %logistic = stablehlo.logistic %sqrt : tensor<1x2x3xcomplex<f32>>
  %multiply = stablehlo.multiply %sqrt, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %negate = stablehlo.negate %sqrt : tensor<1x2x3xcomplex<f32>>
  %pad = stablehlo.pad %sqrt, %complex_f32__6, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x5xcomplex<f32>>
  %power = stablehlo.power %sqrt, %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  %real = stablehlo.real %sqrt : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%sqrt init: %complex_f32__8) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  %reduce_window = "stablehlo.reduce_window"(%sqrt, %complex_f32__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %reshape = stablehlo.reshape %sqrt : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  %reverse = stablehlo.reverse %sqrt, dims = [1, 2] : tensor<1x2x3xcomplex<f32>>
  %rsqrt = stablehlo.rsqrt %sqrt : tensor<1x2x3xcomplex<f32>>
  %select = stablehlo.select %i1, %sqrt, %complex_f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %sign = stablehlo.sign %sqrt : tensor<1x2x3xcomplex<f32>>
  %sine = stablehlo.sine %sqrt_2 : tensor<1x2x3xcomplex<f32>>
  %slice = stablehlo.slice %sqrt [0:1, 1:2, 0:3:2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  %sort = "stablehlo.sort"(%sqrt) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sqrt_3 = stablehlo.sqrt %sqrt : tensor<1x2x3xcomplex<f32>>
  %subtract = stablehlo.subtract %sqrt, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %tan = stablehlo.tan %sqrt_2 : tensor<1x2x3xcomplex<f32>>
  %tanh = stablehlo.tanh %sqrt : tensor<1x2x3xcomplex<f32>>
  %transpose = stablehlo.transpose %sqrt, dims = [2, 0, 1] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x1x2xcomplex<f32>>
  %concatenate_2 = stablehlo.concatenate %abs, %convert, %imag, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<4x2x3xf32>
  check.expect_almost_eq_const %concatenate_2, dense<[[[1.4953487, 1.7439556, 1.0573713], [1.4953488, 1.4953487, 2.2360678]], [[1.2720196, 0.14384238, 0.8994537], [1.4553467, 0.78615135, 2.1213202]], [[0.78615135, 1.7380134, -0.55589294], [0.34356076, -1.2720196, -0.70710677]], [[1.2720196, 0.14384238, 0.8994537], [1.4553467, 0.78615135, 2.1213202]]]> : tensor<4x2x3xf32> loc("abs_of_sqrt, convert_of_sqrt, imag_of_sqrt, real_of_sqrt")
  %concatenate_3 = stablehlo.concatenate %add, %divide, %log, %log_plus_one, %logistic, %negate, %reverse, %rsqrt, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_3, dense<[[[(3.2720196, 0.78615135), (0.14384238, 2.7380133), (1.8994536, 0.44410706)], [(0.4553467, 0.34356076), (0.78615135, -3.2720196), (3.1213202, -1.7071068)]], [[(0.6360098, 0.39307567), (1.7380134, -0.14384238), (0.17178038, -0.7276733)], [(-1.4553467, -0.34356076), (0.6360098, 0.39307567), (1.4142135, 0.7071067)]], [[(0.40235946, 0.5535743), (0.55615586, 1.488222), (0.055785857, -0.5535743)], [(0.4023595, 0.2318238), (0.40235946, -1.0172219), (0.8047189, -0.32175055)]], [[(0.8772111, 0.33311972), (0.7326759, 0.98872554), (0.6826555, -0.28470874)], [(0.9079627, 0.13902093), (0.78517914, -0.6188383), (1.1632797, -0.22278063)]], [[(0.8124402, 0.13449472), (0.5855165, 0.5842063), (0.7247489, -0.115624964)], [(0.81649405, 0.052611724), (0.7684801, -0.2950384), (0.911834, -0.065077536)]], [[(-1.2720196, -0.78615135), (-0.14384238, -1.7380134), (-0.8994537, 0.55589294)], [(-1.4553467, -0.34356076), (-0.78615135, 1.2720196), (-2.1213202, 0.70710677)]], [[(2.1213202, -0.70710677), (0.78615135, -1.2720196), (1.4553467, 0.34356076)], [(0.8994537, -0.55589294), (0.14384238, 1.7380134), (1.2720196, 0.78615135)]], [[(0.7866399, -0.22346792), (0.55709255, -0.5128908), (0.93547785, 0.26574963)], [(0.81227803, -0.094576634), (0.71425414, 0.39822277), (0.66010517, 0.10712033)]]]> : tensor<8x2x3xcomplex<f32>> loc("add_of_sqrt, divide_of_sqrt, log_of_sqrt, log_plus_one_of_sqrt, logistic_of_sqrt, negate_of_sqrt, reverse_of_sqrt, rsqrt_of_sqrt")
  %reshape_2 = stablehlo.reshape %select : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_3 = stablehlo.reshape %sign : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_4 = stablehlo.reshape %sort : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_5 = stablehlo.reshape %sqrt_3 : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_6 = stablehlo.reshape %subtract : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_7 = stablehlo.reshape %tanh : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_8 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %reshape_9 = stablehlo.reshape %slice : (tensor<1x1x2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<40xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_4, dense<[(1.2720196, 0.78615135), (0.0, 1.0), (0.8994537, -0.55589294), (-1.0, 0.0), (0.0, -2.0), (2.1213202, -0.70710677), (0.8506508, 0.5257311), (0.082480535, 0.9965927), (0.8506508, -0.5257311), (0.973249, 0.22975293), (0.5257311, -0.8506508), (0.9486833, -0.3162278), (1.2720196, 0.78615135), (0.8994537, -0.55589294), (0.14384238, 1.7380134), (2.1213202, -0.70710677), (1.4553467, 0.34356076), (0.78615135, -1.2720196), (1.176301, 0.33416247), (0.9715446, 0.89445883), (0.98914737, -0.28099602), (1.214639, 0.14142506), (1.068059, -0.59548193), (1.47604, -0.23952833), (-0.7279804, 0.78615135), (0.14384238, 0.7380134), (-0.1005463, -1.555893), (2.4553466, 0.34356076), (0.78615135, 0.7279804), (1.1213202, 0.29289323), (0.9879683, 0.15617019), (3.0046947, -3.3813791), (0.8284506, -0.25272346), (0.91712487, 0.06352636), (1.3672434, -0.33371517), (0.99512815, -0.028255135), (0.14384238, 1.7380134), (0.8994537, -0.55589294), (1.4553467, 0.34356076), (2.1213202, -0.70710677)]> : tensor<40xcomplex<f32>> loc("select_of_sqrt, sign_of_sqrt, sort_of_sqrt, sqrt_of_sqrt, subtract_of_sqrt, tanh_of_sqrt, dynamic_slice_of_sqrt, slice_of_sqrt")
  %reshape_10 = stablehlo.reshape %reduce_window : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_11 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_12 = stablehlo.reshape %pad : (tensor<1x2x5xcomplex<f32>>) -> tensor<10xcomplex<f32>>
  %reshape_13 = stablehlo.reshape %reduce : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %reshape_14 = stablehlo.reshape %concatenate : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_15 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_16 = stablehlo.reshape %transpose : (tensor<3x1x2xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_17 = stablehlo.reshape %reshape : (tensor<3x2xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<4xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<10xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<62xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_5, dense<[(1.415862, 2.5241647), (1.0432961, 1.1821204), (2.241498, -0.92845887), (2.9074717, -1.9791265), (1.2720196, 0.78615135), (0.14384238, 1.7380134), (0.8994537, -0.55589294), (1.4553467, 0.34356076), (0.78615135, -1.2720196), (2.1213202, -0.70710677), (1.2720196, 0.78615135), (0.14384238, 1.7380134), (0.8994537, -0.55589294), (1.4553467, 0.34356076), (0.78615135, -1.2720196), (2.1213202, -0.70710677), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (1.2720196, 0.78615135), (0.14384238, 1.7380134), (0.8994537, -0.55589294), (3.0, 0.0), (3.0, 0.0), (2.7273664, 1.1297121), (0.92999375, 0.46599376), (3.020774, -1.2629998), (2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (1.2720196, 0.78615135), (0.14384238, 1.7380134), (0.8994537, -0.55589294), (1.4553467, 0.34356076), (0.78615135, -1.2720196), (2.1213202, -0.70710677), (2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (-1.0, 0.0), (1.2720196, 0.78615135), (0.14384238, 1.7380134), (0.8994537, -0.55589294), (0.0, 1.0), (1.4553467, 0.34356076), (0.78615135, -1.2720196), (2.1213202, -0.70710677), (1.0, -1.0), (1.2720196, 0.78615135), (1.4553467, 0.34356076), (0.14384238, 1.7380134), (0.78615135, -1.2720196), (0.8994537, -0.55589294), (2.1213202, -0.70710677), (1.2720196, 0.78615135), (0.14384238, 1.7380134), (0.8994537, -0.55589294), (1.4553467, 0.34356076), (0.78615135, -1.2720196), (2.1213202, -0.70710677)]> : tensor<62xcomplex<f32>> loc("reduce_window_of_sqrt, broadcast_in_dim_of_sqrt, pad_of_sqrt, reduce_of_sqrt, concatenate_of_sqrt, dynamic_update_slice_of_sqrt, transpose_of_sqrt, reshape_of_sqrt")
  %reshape_18 = stablehlo.reshape %cosine : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_19 = stablehlo.reshape %exponential : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_20 = stablehlo.reshape %exponential_minus_one : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_21 = stablehlo.reshape %multiply : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_22 = stablehlo.reshape %power : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_23 = stablehlo.reshape %sine : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_24 = stablehlo.reshape %tan : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_25 = stablehlo.reshape %dot_general : (tensor<4x1x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %concatenate_6 = stablehlo.concatenate %reshape_18, %reshape_19, %reshape_20, %reshape_21, %reshape_22, %reshape_23, %reshape_24, %reshape_25, dim = 0 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<12xcomplex<f32>>) -> tensor<54xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_6, dense<[(0.39009315, -0.8311402), (2.9006834, -0.39493257), (0.7206485, 0.45802295), (0.12205883, -0.34802708), (1.3595601, 1.1632832), (-0.6594582, 0.654122), (2.5210924, 2.5248928), (-0.19218731, 1.138596), (2.0881186, -1.2972286), (4.0355024, 1.443694), (0.6460813, -2.097691), (6.34207, -5.419365), (1.5210923, 2.5248928), (-1.1921873, 1.138596), (1.0881186, -1.2972286), (3.0355024, 1.443694), (-0.35391867, -2.097691), (5.34207, -5.419365), (2.5440392, 1.5723027), (-1.7380134, 0.14384238), (1.4553466, 0.34356076), (-1.4553467, -0.34356076), (-2.5440392, -1.5723027), (1.4142134, -2.828427), (0.54502314, 0.32726115), (-0.034726106, 0.34086534), (1.5002184, -1.1081007), (1.1080011, 1.1593727), (0.07080897, -0.12606473), (0.66408694, -1.147142), (1.2665509, 0.25598818), (0.4201429, 2.7266302), (0.907113, -0.36387262), (1.0525461, 0.040359065), (1.3616097, -1.1615322), (1.0743401, 0.4015173), (0.33371517, 1.3672434), (0.016553968, 0.94224966), (0.66799444, -0.9294814), (0.8412401, 2.7292857), (0.15617019, -0.9879683), (-0.516761, -1.1214389), (2.2004786, 3.0276494), (1.5597044, 4.262178), (2.506014, 1.0095344), (-0.9694784, 1.7146103), (-2.3803225, 3.1538754), (-0.66597366, 1.0506675), (3.37121, -3.6558251), (2.9901586, -2.3458557), (0.30242753, -4.6273346), (2.2004786, 3.0276494), (1.5597044, 4.262178), (2.506014, 1.0095344)]> : tensor<54xcomplex<f32>> loc("cosine_of_sqrt, exponential_of_sqrt, exponential_minus_one_of_sqrt, multiply_of_sqrt, power_of_sqrt, sine_of_sqrt, tan_of_sqrt, dot_general_of_sqrt")
  return
}
