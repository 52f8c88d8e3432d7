// Pairs of ops: what takes the complex result of gather, scatter, select_and_scatter. The values are those of scripts/oracle.
func.func @main() {
  %complex_f32 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)], [(3.0, 3.0), (-2.0, 1.0), (1.0, -4.0)]]]> : tensor<1x3x3xcomplex<f32>>
  %i32 = stablehlo.constant dense<[7, 0]> : tensor<2xi32>
  %complex_f32__2 = stablehlo.constant dense<(-2.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__3 = stablehlo.constant dense<(3.0, 0.0)> : tensor<complex<f32>>
  %complex_f32__4 = stablehlo.constant dense<[[[(1.0, 2.0), (-3.0, 0.5), (0.5, -1.0)], [(2.0, 1.0), (-1.0, -2.0), (4.0, -3.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %complex_f32__5 = stablehlo.constant dense<[[[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (0.0, -2.0), (1.0, -1.0)]]]> : tensor<1x2x3xcomplex<f32>>
  %i32__2 = stablehlo.constant dense<[1, 5]> : tensor<2xi32>
  %complex_f32__6 = stablehlo.constant dense<[[[(2.0, 0.0)], [(0.0, 1.0)]]]> : tensor<1x2x1xcomplex<f32>>
  %complex_f32__7 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %gather = "stablehlo.gather"(%complex_f32, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x3x3xcomplex<f32>>, tensor<2xi32>) -> tensor<1x2x3xcomplex<f32>>
  %clamp = stablehlo.clamp %complex_f32__2, %gather, %complex_f32__3 : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %scatter = "stablehlo.scatter"(%complex_f32__4, %i32__2, %complex_f32__5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<complex<f32>>, %right: tensor<complex<f32>>):
    %add = stablehlo.add %left, %right : tensor<complex<f32>>
    stablehlo.return %add : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<2xi32>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %clamp_2 = stablehlo.clamp %scatter, %complex_f32__5, %complex_f32__3 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %select_and_scatter = "stablehlo.select_and_scatter"(%complex_f32__4, %complex_f32__6, %complex_f32__7) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_2: tensor<complex<f32>>, %right_2: tensor<complex<f32>>):
    %real = stablehlo.real %left_2 : (tensor<complex<f32>>) -> tensor<f32>
    %real_2 = stablehlo.real %right_2 : (tensor<complex<f32>>) -> tensor<f32>
    %compare = stablehlo.compare GE, %real, %real_2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }, {
  ^bb0(%left_3: tensor<complex<f32>>, %right_3: tensor<complex<f32>>):
    %add_2 = stablehlo.add %left_3, %right_3 : tensor<complex<f32>>
    stablehlo.return %add_2 : tensor<complex<f32>>
  }) : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %clamp_3 = stablehlo.clamp %complex_f32__2, %complex_f32__5, %select_and_scatter : (tensor<complex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
  %concatenate = stablehlo.concatenate %clamp, %clamp_2, %clamp_3, dim = 0 : (tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<3x2x3xcomplex<f32>>
  check.expect_eq_const %concatenate, dense<[[[(3.0, 0.0), (-2.0, 1.0), (1.0, -4.0)], [(1.0, 2.0), (-2.0, 0.0), (0.5, -1.0)]], [[(2.0, 0.0), (0.0, 1.0), (1.0, 1.0)], [(3.0, 0.0), (0.0, -2.0), (3.0, 0.0)]], [[(2.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(-1.0, 0.0), (0.0, -2.0), (0.0, 1.0)]]]> : tensor<3x2x3xcomplex<f32>> loc("clamp_of_gather, clamp_of_scatter, clamp_of_select_and_scatter")
  return
}
