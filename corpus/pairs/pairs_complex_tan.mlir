// Pairs of ops: what takes the complex result of tan. The values are those of scripts/oracle.
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
  %tan = stablehlo.tan %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %abs = stablehlo.abs %tan : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %add = stablehlo.add %complex_f32__2, %tan : tensor<1x2x3xcomplex<f32>>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %tan, dims = [0, 2, 3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %complex_f32__3, %tan, dim = 1 : (tensor<1x1x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  %convert = stablehlo.convert %tan : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %tan_2 = stablehlo.tan %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %tan_2 : tensor<1x2x3xcomplex<f32>>
  %divide = stablehlo.divide %tan, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %dot_general = stablehlo.dot_general %complex_f32__4, %tan, contracting_dims = [1] x [1] : (tensor<4x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<4x1x3xcomplex<f32>>
  %dynamic_slice = stablehlo.dynamic_slice %tan, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xcomplex<f32>>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %complex_f32__5, %tan, %i32, %i32__4, %i32 : (tensor<1x3x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xcomplex<f32>>
  %exponential = stablehlo.exponential %tan : tensor<1x2x3xcomplex<f32>>
  %exponential_minus_one = stablehlo.exponential_minus_one %tan : tensor<1x2x3xcomplex<f32>>
  %imag = stablehlo.imag %tan : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %log = stablehlo.log %tan : tensor<1x2x3xcomplex<f32>>
  %log_plus_one = stablehlo.log_plus_one %tan : tensor<1x2x3xcomplex<f32>>
  %logistic = stablehlo.logistic %tan : tensor<1x2x3xcomplex<f32>>
  %multiply = stablehlo.multiply %tan, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %negate = stablehlo.negate %tan : tensor<1x2x3xcomplex<f32>>
  %pad = stablehlo.pad %tan, %complex_f32__6, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x5xcomplex<f32>>
  %power = stablehlo.power %tan, %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  %real = stablehlo.real %tan : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%tan init: %complex_f32__8) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  %reduce_window = "stablehlo.reduce_window"(%tan, %complex_f32__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %reshape = stablehlo.reshape %tan : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  %reverse = stablehlo.reverse %tan, dims = [1, 2] : tensor<1x2x3xcomplex<f32>>
  %rsqrt = stablehlo.rsqrt %tan : tensor<1x2x3xcomplex<f32>>
  %select = stablehlo.select %i1, %tan, %complex_f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  %sign = stablehlo.sign %tan : tensor<1x2x3xcomplex<f32>>
  %sine = stablehlo.sine %tan_2 : tensor<1x2x3xcomplex<f32>>
  %slice = stablehlo.slice %tan [0:1, 1:2, 0:3:2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  %sort = "stablehlo.sort"(%tan) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %sqrt = stablehlo.sqrt %tan : tensor<1x2x3xcomplex<f32>>
  %subtract = stablehlo.subtract %tan, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  %tan_3 = stablehlo.tan %tan_2 : tensor<1x2x3xcomplex<f32>>
  %tanh = stablehlo.tanh %tan : tensor<1x2x3xcomplex<f32>>
  %transpose = stablehlo.transpose %tan, dims = [2, 0, 1] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x1x2xcomplex<f32>>
  %concatenate_2 = stablehlo.concatenate %abs, %convert, %imag, %real, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<4x2x3xf32>
  check.expect_almost_eq_const %concatenate_2, dense<[[[1.0153568, 0.4825571, 0.86535686], [1.1918663, 1.0153568, 1.0007216]], [[0.033812825, 0.11162105, 0.19557731], [-0.2434582, -0.033812825, 0.004908258]], [[1.0147936, 0.46947, -0.8429662], [1.1667362, -1.0147936, -1.0007095]], [[0.033812825, 0.11162105, 0.19557731], [-0.2434582, -0.033812825, 0.004908258]]]> : tensor<4x2x3xf32>, tolerance = 2.4e-05 loc("abs_of_tan, convert_of_tan, imag_of_tan, real_of_tan")
  %concatenate_3 = stablehlo.concatenate %add, %divide, %log, %log_plus_one, %logistic, %negate, %reverse, %rsqrt, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<8x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_3, dense<[[[(2.0338128, 1.0147936), (0.11162105, 1.46947), (1.1955773, 0.1570338)], [(-1.2434582, 1.1667362), (-0.033812825, -3.0147936), (1.0049082, -2.0007095)]], [[(0.016906412, 0.5073968), (0.46947, -0.11162105), (-0.32369444, -0.51927173)], [(0.2434582, -1.1667362), (0.5073968, -0.016906412), (0.50280887, -0.49790064)]], [[(0.015240076, 1.5374887), (-0.72865605, 1.3373706), (-0.1446133, -1.342819)], [(0.17552042, 1.7765105), (0.015240076, -1.6041039), (0.0007213104, -1.5658916)]], [[(0.37062928, 0.77611446), (0.18788199, 0.39960626), (0.38040224, -0.61412084)], [(0.32969928, 0.9955286), (0.33731943, -0.8099298), (0.34938073, -0.7833047)]], [[(0.5110639, 0.27786902), (0.5294653, 0.119178906), (0.558425, -0.22162285)], [(0.41360465, 0.32308954), (0.48893616, -0.27786902), (0.5015939, -0.27337947)]], [[(-0.033812825, -1.0147936), (-0.11162105, -0.46947), (-0.19557731, 0.8429662)], [(0.2434582, -1.1667362), (0.033812825, 1.0147936), (-0.004908258, 1.0007095)]], [[(0.004908258, -1.0007095), (-0.033812825, -1.0147936), (-0.2434582, 1.1667362)], [(0.19557731, -0.8429662), (0.11162105, 0.46947), (0.033812825, 1.0147936)]], [[(0.7133278, -0.6899557), (1.1295218, -0.89245397), (0.8416548, 0.66873753)], [(0.5777701, -0.7107756), (0.6899557, 0.7133278), (0.7085831, 0.7051162)]]]> : tensor<8x2x3xcomplex<f32>>, tolerance = 6.0e-05 loc("add_of_tan, divide_of_tan, log_of_tan, log_plus_one_of_tan, logistic_of_tan, negate_of_tan, reverse_of_tan, rsqrt_of_tan")
  %reshape_2 = stablehlo.reshape %select : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_3 = stablehlo.reshape %sign : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_4 = stablehlo.reshape %sort : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_5 = stablehlo.reshape %sqrt : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_6 = stablehlo.reshape %subtract : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_7 = stablehlo.reshape %tanh : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_8 = stablehlo.reshape %dynamic_slice : (tensor<1x1x2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %reshape_9 = stablehlo.reshape %slice : (tensor<1x1x2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %concatenate_4 = stablehlo.concatenate %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<40xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_4, dense<[(0.033812825, 1.0147936), (0.0, 1.0), (0.19557731, -0.8429662), (-1.0, 0.0), (0.0, -2.0), (0.004908258, -1.0007095), (0.033301424, 0.99944544), (0.2313116, 0.9728797), (0.2260077, -0.9741255), (-0.20426638, 0.97891533), (-0.033301424, -0.99944544), (0.0049047195, -0.99998796), (0.19557731, -0.8429662), (0.11162105, 0.46947), (0.033812825, 1.0147936), (0.004908258, -1.0007095), (-0.033812825, -1.0147936), (-0.2434582, 1.1667362), (0.72428226, 0.7005512), (0.5450588, 0.43065998), (0.7283317, -0.5786966), (0.68862474, 0.8471495), (0.7005512, -0.72428226), (0.7090944, -0.705625), (-1.9661871, 1.0147936), (0.11162105, -0.53053), (-0.8044227, -1.8429662), (0.7565418, 1.1667362), (-0.033812825, 0.98520637), (-0.99509174, -0.0007095337), (0.12097678, 1.6027021), (0.139324, 0.49944267), (0.4167941, -1.0319756), (-1.1775168, 1.6811928), (-0.12097678, -1.6027021), (0.016849436, -1.5597119), (0.11162105, 0.46947), (0.19557731, -0.8429662), (-0.2434582, 1.1667362), (0.004908258, -1.0007095)]> : tensor<40xcomplex<f32>>, tolerance = 4.0e-05 loc("select_of_tan, sign_of_tan, sort_of_tan, sqrt_of_tan, subtract_of_tan, tanh_of_tan, dynamic_slice_of_tan, slice_of_tan")
  %reshape_10 = stablehlo.reshape %reduce_window : (tensor<1x2x2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %reshape_11 = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x2x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_12 = stablehlo.reshape %pad : (tensor<1x2x5xcomplex<f32>>) -> tensor<10xcomplex<f32>>
  %reshape_13 = stablehlo.reshape %reduce : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %reshape_14 = stablehlo.reshape %concatenate : (tensor<1x3x3xcomplex<f32>>) -> tensor<9xcomplex<f32>>
  %reshape_15 = stablehlo.reshape %dynamic_update_slice : (tensor<1x3x4xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %reshape_16 = stablehlo.reshape %transpose : (tensor<3x1x2xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_17 = stablehlo.reshape %reshape : (tensor<3x2xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %concatenate_5 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, %reshape_13, %reshape_14, %reshape_15, %reshape_16, %reshape_17, dim = 0 : (tensor<4xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<10xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<9xcomplex<f32>>, tensor<12xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> tensor<62xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_5, dense<[(0.14543387, 1.4842637), (0.30719835, -0.3734962), (-0.27727103, 0.15194261), (-0.028904567, -2.0155032), (0.033812825, 1.0147936), (0.11162105, 0.46947), (0.19557731, -0.8429662), (-0.2434582, 1.1667362), (-0.033812825, -1.0147936), (0.004908258, -1.0007095), (0.033812825, 1.0147936), (0.11162105, 0.46947), (0.19557731, -0.8429662), (-0.2434582, 1.1667362), (-0.033812825, -1.0147936), (0.004908258, -1.0007095), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (0.033812825, 1.0147936), (0.11162105, 0.46947), (0.19557731, -0.8429662), (3.0, 0.0), (3.0, 0.0), (-0.20964538, 2.18153), (0.07780823, -0.5453236), (0.20048557, -1.8436757), (2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (0.033812825, 1.0147936), (0.11162105, 0.46947), (0.19557731, -0.8429662), (-0.2434582, 1.1667362), (-0.033812825, -1.0147936), (0.004908258, -1.0007095), (2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (-1.0, 0.0), (0.033812825, 1.0147936), (0.11162105, 0.46947), (0.19557731, -0.8429662), (0.0, 1.0), (-0.2434582, 1.1667362), (-0.033812825, -1.0147936), (0.004908258, -1.0007095), (1.0, -1.0), (0.033812825, 1.0147936), (-0.2434582, 1.1667362), (0.11162105, 0.46947), (-0.033812825, -1.0147936), (0.19557731, -0.8429662), (0.004908258, -1.0007095), (0.033812825, 1.0147936), (0.11162105, 0.46947), (0.19557731, -0.8429662), (-0.2434582, 1.1667362), (-0.033812825, -1.0147936), (0.004908258, -1.0007095)]> : tensor<62xcomplex<f32>>, tolerance = 6.0e-05 loc("reduce_window_of_tan, broadcast_in_dim_of_tan, pad_of_tan, reduce_of_tan, concatenate_of_tan, dynamic_update_slice_of_tan, transpose_of_tan, reshape_of_tan")
  %reshape_18 = stablehlo.reshape %cosine : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_19 = stablehlo.reshape %multiply : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_20 = stablehlo.reshape %power : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_21 = stablehlo.reshape %sine : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_22 = stablehlo.reshape %tan_3 : (tensor<1x2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %reshape_23 = stablehlo.reshape %dot_general : (tensor<4x1x3xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  %concatenate_6 = stablehlo.concatenate %reshape_18, %reshape_19, %reshape_20, %reshape_21, %reshape_22, %reshape_23, dim = 0 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<12xcomplex<f32>>) -> tensor<42xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_6, dense<[(1.5597435, -0.0405054), (1.1053183, -0.05423622), (1.3505914, 0.1839182), (1.7094933, 0.34955096), (1.5597435, -0.0405054), (1.5438963, 0.005773543), (0.06762565, 2.0295873), (-0.46947, 0.11162105), (1.0385435, -0.6473889), (0.2434582, -1.1667362), (-2.0295873, 0.06762565), (-0.99580127, -1.0056177), (0.19874278, 0.083936274), (0.14631628, 0.041183744), (-0.7980706, -3.0952563), (-0.2277325, -0.032747995), (0.03686334, -0.016973548), (0.080557175, -0.19286704), (0.052759442, 1.1974735), (0.123891756, 0.4838763), (0.26756525, -0.9283654), (-0.42461267, 1.4072943), (-0.052759442, -1.1974735), (0.007577902, -1.1762822), (0.013878777, 0.7680979), (0.09038859, 0.4422062), (0.10260277, -0.701349), (-0.07684263, 0.83893555), (-0.013878777, -0.7680979), (0.0020591032, -0.7618997), (-1.0991106, 1.7861291), (1.2380357, 0.90512717), (1.3918642, -1.6810242), (-0.7375226, -0.11812973), (-0.32403612, 1.5958847), (1.0336353, 0.35332066), (2.9528654, 1.3425688), (-0.10966653, -1.2042229), (-2.6817336, -1.3967724), (-1.0991106, 1.7861291), (1.2380357, 0.90512717), (1.3918642, -1.6810242)]> : tensor<42xcomplex<f32>>, tolerance = 6.2e-05 loc("cosine_of_tan, multiply_of_tan, power_of_tan, sine_of_tan, tan_of_tan, dot_general_of_tan")
  %concatenate_7 = stablehlo.concatenate %exponential, %exponential_minus_one, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate_7, dense<[[[(0.5459466, 0.87858236), (0.99712104, 0.5058388), (0.8089539, -0.9078991)], [(0.30819878, 0.7207856), (0.51024735, -0.8211321), (0.54236066, -0.8459963)]], [[(-0.45405337, 0.87858236), (-0.002878993, 0.5058388), (-0.1910461, -0.9078991)], [(-0.6918012, 0.7207856), (-0.48975268, -0.8211321), (-0.45763937, -0.8459963)]]]> : tensor<2x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("exponential_of_tan, exponential_minus_one_of_tan")
  return
}
