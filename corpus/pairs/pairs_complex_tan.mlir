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
  check.expect_almost_eq_const %abs, dense<[[[1.0153568, 0.4825571, 0.86535686], [1.1918663, 1.0153568, 1.0007216]]]> : tensor<1x2x3xf32>, tolerance = 2.4e-05 loc("abs_of_tan")
  %add = stablehlo.add %complex_f32__2, %tan : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %add, dense<[[[(2.0338128, 1.0147936), (0.11162105, 1.46947), (1.1955773, 0.1570338)], [(-1.2434582, 1.1667362), (-0.033812825, -3.0147936), (1.0049082, -2.0007095)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 6.0e-05 loc("add_of_tan")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %tan, dims = [0, 2, 3] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x2x3xcomplex<f32>>
  check.expect_almost_eq_const %broadcast_in_dim, dense<[[[[(0.033812825, 1.0147936), (0.11162105, 0.46947), (0.19557731, -0.8429662)], [(-0.2434582, 1.1667362), (-0.033812825, -1.0147936), (0.004908258, -1.0007095)]], [[(0.033812825, 1.0147936), (0.11162105, 0.46947), (0.19557731, -0.8429662)], [(-0.2434582, 1.1667362), (-0.033812825, -1.0147936), (0.004908258, -1.0007095)]]]]> : tensor<1x2x2x3xcomplex<f32>>, tolerance = 2.3e-05 loc("broadcast_in_dim_of_tan")
  %concatenate = stablehlo.concatenate %complex_f32__3, %tan, dim = 1 : (tensor<1x1x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
  check.expect_almost_eq_const %concatenate, dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(0.033812825, 1.0147936), (0.11162105, 0.46947), (0.19557731, -0.8429662)], [(-0.2434582, 1.1667362), (-0.033812825, -1.0147936), (0.004908258, -1.0007095)]]]> : tensor<1x3x3xcomplex<f32>>, tolerance = 4.0e-05 loc("concatenate_of_tan")
  %convert = stablehlo.convert %tan : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %convert, dense<[[[0.033812825, 0.11162105, 0.19557731], [-0.2434582, -0.033812825, 0.004908258]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("convert_of_tan")
  %tan_2 = stablehlo.tan %complex_f32 : tensor<1x2x3xcomplex<f32>>
  %cosine = stablehlo.cosine %tan_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %cosine, dense<[[[(1.5597435, -0.0405054), (1.1053183, -0.05423622), (1.3505914, 0.1839182)], [(1.7094933, 0.34955096), (1.5597435, -0.0405054), (1.5438963, 0.005773543)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 3.4e-05 loc("cosine_of_tan")
  %divide = stablehlo.divide %tan, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %divide, dense<[[[(0.016906412, 0.5073968), (0.46947, -0.11162105), (-0.32369444, -0.51927173)], [(0.2434582, -1.1667362), (0.5073968, -0.016906412), (0.50280887, -0.49790064)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.3e-05 loc("divide_of_tan")
  %dot_general = stablehlo.dot_general %complex_f32__4, %tan, contracting_dims = [1] x [1] : (tensor<4x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<4x1x3xcomplex<f32>>
  check.expect_almost_eq_const %dot_general, dense<[[[(-1.0991106, 1.7861291), (1.2380357, 0.90512717), (1.3918642, -1.6810242)]], [[(-0.7375226, -0.11812973), (-0.32403612, 1.5958847), (1.0336353, 0.35332066)]], [[(2.9528654, 1.3425688), (-0.10966653, -1.2042229), (-2.6817336, -1.3967724)]], [[(-1.0991106, 1.7861291), (1.2380357, 0.90512717), (1.3918642, -1.6810242)]]]> : tensor<4x1x3xcomplex<f32>>, tolerance = 5.9e-05 loc("dot_general_of_tan")
  %dynamic_slice = stablehlo.dynamic_slice %tan, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xcomplex<f32>>
  check.expect_almost_eq_const %dynamic_slice, dense<[[[(0.11162105, 0.46947), (0.19557731, -0.8429662)]]]> : tensor<1x1x2xcomplex<f32>>, tolerance = 2.0e-05 loc("dynamic_slice_of_tan")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %complex_f32__5, %tan, %i32, %i32__4, %i32 : (tensor<1x3x4xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xcomplex<f32>>
  check.expect_almost_eq_const %dynamic_update_slice, dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (-1.0, 0.0)], [(0.033812825, 1.0147936), (0.11162105, 0.46947), (0.19557731, -0.8429662), (0.0, 1.0)], [(-0.2434582, 1.1667362), (-0.033812825, -1.0147936), (0.004908258, -1.0007095), (1.0, -1.0)]]]> : tensor<1x3x4xcomplex<f32>>, tolerance = 4.0e-05 loc("dynamic_update_slice_of_tan")
  %exponential = stablehlo.exponential %tan : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %exponential, dense<[[[(0.5459466, 0.87858236), (0.99712104, 0.5058388), (0.8089539, -0.9078991)], [(0.30819878, 0.7207856), (0.51024735, -0.8211321), (0.54236066, -0.8459963)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("exponential_of_tan")
  %exponential_minus_one = stablehlo.exponential_minus_one %tan : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %exponential_minus_one, dense<[[[(-0.45405337, 0.87858236), (-0.002878993, 0.5058388), (-0.1910461, -0.9078991)], [(-0.6918012, 0.7207856), (-0.48975268, -0.8211321), (-0.45763937, -0.8459963)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("exponential_minus_one_of_tan")
  %imag = stablehlo.imag %tan : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %imag, dense<[[[1.0147936, 0.46947, -0.8429662], [1.1667362, -1.0147936, -1.0007095]]]> : tensor<1x2x3xf32>, tolerance = 2.3e-05 loc("imag_of_tan")
  %log = stablehlo.log %tan : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %log, dense<[[[(0.015240076, 1.5374887), (-0.72865605, 1.3373706), (-0.1446133, -1.342819)], [(0.17552042, 1.7765105), (0.015240076, -1.6041039), (0.0007213104, -1.5658916)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 3.6e-05 loc("log_of_tan")
  %log_plus_one = stablehlo.log_plus_one %tan : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %log_plus_one, dense<[[[(0.37062928, 0.77611446), (0.18788199, 0.39960626), (0.38040224, -0.61412084)], [(0.32969928, 0.9955286), (0.33731943, -0.8099298), (0.34938073, -0.7833047)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("log_plus_one_of_tan")
  %logistic = stablehlo.logistic %tan : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %logistic, dense<[[[(0.5110639, 0.27786902), (0.5294653, 0.119178906), (0.558425, -0.22162285)], [(0.41360465, 0.32308954), (0.48893616, -0.27786902), (0.5015939, -0.27337947)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("logistic_of_tan")
  %multiply = stablehlo.multiply %tan, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %multiply, dense<[[[(0.06762565, 2.0295873), (-0.46947, 0.11162105), (1.0385435, -0.6473889)], [(0.2434582, -1.1667362), (-2.0295873, 0.06762565), (-0.99580127, -1.0056177)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 4.1e-05 loc("multiply_of_tan")
  %negate = stablehlo.negate %tan : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %negate, dense<[[[(-0.033812825, -1.0147936), (-0.11162105, -0.46947), (-0.19557731, 0.8429662)], [(0.2434582, -1.1667362), (0.033812825, 1.0147936), (-0.004908258, 1.0007095)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.3e-05 loc("negate_of_tan")
  %pad = stablehlo.pad %tan, %complex_f32__6, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x5xcomplex<f32>>
  check.expect_almost_eq_const %pad, dense<[[[(3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0), (3.0, 0.0)], [(0.033812825, 1.0147936), (0.11162105, 0.46947), (0.19557731, -0.8429662), (3.0, 0.0), (3.0, 0.0)]]]> : tensor<1x2x5xcomplex<f32>>, tolerance = 6.0e-05 loc("pad_of_tan")
  %power = stablehlo.power %tan, %complex_f32__7 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %power, dense<[[[(0.19874278, 0.083936274), (0.14631628, 0.041183744), (-0.7980706, -3.0952563)], [(-0.2277325, -0.032747995), (0.03686334, -0.016973548), (0.080557175, -0.19286704)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 6.2e-05 loc("power_of_tan")
  %real = stablehlo.real %tan : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const %real, dense<[[[0.033812825, 0.11162105, 0.19557731], [-0.2434582, -0.033812825, 0.004908258]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("real_of_tan")
  %reduce = stablehlo.reduce(%tan init: %complex_f32__8) across dimensions = [1] : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
  reducer(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>) {
    %add_2 = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }
  check.expect_almost_eq_const %reduce, dense<[[(-0.20964538, 2.18153), (0.07780823, -0.5453236), (0.20048557, -1.8436757)]]> : tensor<1x3xcomplex<f32>>, tolerance = 4.4e-05 loc("reduce_of_tan")
  %reduce_window = "stablehlo.reduce_window"(%tan, %complex_f32__8) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<complex<f32>>
    stablehlo.return %add_3 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  check.expect_almost_eq_const %reduce_window, dense<[[[(0.14543387, 1.4842637), (0.30719835, -0.3734962)], [(-0.27727103, 0.15194261), (-0.028904567, -2.0155032)]]]> : tensor<1x2x2xcomplex<f32>>, tolerance = 4.0e-05 loc("reduce_window_of_tan")
  %reshape = stablehlo.reshape %tan : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  check.expect_almost_eq_const %reshape, dense<[[(0.033812825, 1.0147936), (0.11162105, 0.46947)], [(0.19557731, -0.8429662), (-0.2434582, 1.1667362)], [(-0.033812825, -1.0147936), (0.004908258, -1.0007095)]]> : tensor<3x2xcomplex<f32>>, tolerance = 2.3e-05 loc("reshape_of_tan")
  %reverse = stablehlo.reverse %tan, dims = [1, 2] : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %reverse, dense<[[[(0.004908258, -1.0007095), (-0.033812825, -1.0147936), (-0.2434582, 1.1667362)], [(0.19557731, -0.8429662), (0.11162105, 0.46947), (0.033812825, 1.0147936)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.3e-05 loc("reverse_of_tan")
  %rsqrt = stablehlo.rsqrt %tan : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %rsqrt, dense<[[[(0.7133278, -0.6899557), (1.1295218, -0.89245397), (0.8416548, 0.66873753)], [(0.5777701, -0.7107756), (0.6899557, 0.7133278), (0.7085831, 0.7051162)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.3e-05 loc("rsqrt_of_tan")
  %select = stablehlo.select %i1, %tan, %complex_f32__2 : tensor<1x2x3xi1>, tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %select, dense<[[[(0.033812825, 1.0147936), (0.0, 1.0), (0.19557731, -0.8429662)], [(-1.0, 0.0), (0.0, -2.0), (0.004908258, -1.0007095)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 4.0e-05 loc("select_of_tan")
  %sign = stablehlo.sign %tan : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sign, dense<[[[(0.033301424, 0.99944544), (0.2313116, 0.9728797), (0.2260077, -0.9741255)], [(-0.20426638, 0.97891533), (-0.033301424, -0.99944544), (0.0049047195, -0.99998796)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("sign_of_tan")
  %sine = stablehlo.sine %tan_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sine, dense<[[[(0.052759442, 1.1974735), (0.123891756, 0.4838763), (0.26756525, -0.9283654)], [(-0.42461267, 1.4072943), (-0.052759442, -1.1974735), (0.007577902, -1.1762822)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.8e-05 loc("sine_of_tan")
  %slice = stablehlo.slice %tan [0:1, 1:2, 0:3:2] : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
  check.expect_almost_eq_const %slice, dense<[[[(-0.2434582, 1.1667362), (0.004908258, -1.0007095)]]]> : tensor<1x1x2xcomplex<f32>>, tolerance = 2.3e-05 loc("slice_of_tan")
  %sort = "stablehlo.sort"(%tan) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %real_2 = stablehlo.real %left_3 : (tensor<complex<f32>>) -> tensor<f32>
    %real_3 = stablehlo.real %right_3 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GT, %real_2, %real_3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sort, dense<[[[(0.19557731, -0.8429662), (0.11162105, 0.46947), (0.033812825, 1.0147936)], [(0.004908258, -1.0007095), (-0.033812825, -1.0147936), (-0.2434582, 1.1667362)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.3e-05 loc("sort_of_tan")
  %sqrt = stablehlo.sqrt %tan : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %sqrt, dense<[[[(0.72428226, 0.7005512), (0.5450588, 0.43065998), (0.7283317, -0.5786966)], [(0.68862474, 0.8471495), (0.7005512, -0.72428226), (0.7090944, -0.705625)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("sqrt_of_tan")
  %subtract = stablehlo.subtract %tan, %complex_f32__2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %subtract, dense<[[[(-1.9661871, 1.0147936), (0.11162105, -0.53053), (-0.8044227, -1.8429662)], [(0.7565418, 1.1667362), (-0.033812825, 0.98520637), (-0.99509174, -0.0007095337)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 3.9e-05 loc("subtract_of_tan")
  %tan_3 = stablehlo.tan %tan_2 : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %tan_3, dense<[[[(0.013878777, 0.7680979), (0.09038859, 0.4422062), (0.10260277, -0.701349)], [(-0.07684263, 0.83893555), (-0.013878777, -0.7680979), (0.0020591032, -0.7618997)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 2.0e-05 loc("tan_of_tan")
  %tanh = stablehlo.tanh %tan : tensor<1x2x3xcomplex<f32>>
  check.expect_almost_eq_const %tanh, dense<[[[(0.12097678, 1.6027021), (0.139324, 0.49944267), (0.4167941, -1.0319756)], [(-1.1775168, 1.6811928), (-0.12097678, -1.6027021), (0.016849436, -1.5597119)]]]> : tensor<1x2x3xcomplex<f32>>, tolerance = 3.4e-05 loc("tanh_of_tan")
  %transpose = stablehlo.transpose %tan, dims = [2, 0, 1] : (tensor<1x2x3xcomplex<f32>>) -> tensor<3x1x2xcomplex<f32>>
  check.expect_almost_eq_const %transpose, dense<[[[(0.033812825, 1.0147936), (-0.2434582, 1.1667362)]], [[(0.11162105, 0.46947), (-0.033812825, -1.0147936)]], [[(0.19557731, -0.8429662), (0.004908258, -1.0007095)]]]> : tensor<3x1x2xcomplex<f32>>, tolerance = 2.3e-05 loc("transpose_of_tan")
  return
}
