"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<i32>, tensor<2xi32>, tensor<2x2xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<i32>, %arg2: tensor<2xi32>, %arg3: tensor<2x2xf32>):
    %0 = "stablehlo.cholesky"(%arg3) <{lower = true}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %1 = "stablehlo.cholesky"(%arg3) <{lower = false}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %2 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 1, 0>}> : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %3 = "stablehlo.reshape"(%arg0) : (tensor<2x3xf32>) -> tensor<6xf32>
    %4 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x4x3xf32>
    %5 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
    %6 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 3>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 2>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %7 = "stablehlo.concatenate"(%arg0, %arg0) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x6xf32>
    %8 = "stablehlo.dynamic_slice"(%arg0, %arg1, %arg1) <{slice_sizes = array<i64: 1, 1>}> : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.pad"(%arg0, %9) <{edge_padding_high = array<i64: 1, 1>, edge_padding_low = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x3xf32>
    %11 = "stablehlo.reverse"(%arg0) <{dimensions = array<i64: 0>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.dynamic_broadcast_in_dim"(%3, %arg2) <{broadcast_dimensions = array<i64: 1>, known_expanding_dimensions = array<i64>}> : (tensor<6xf32>, tensor<2xi32>) -> tensor<?x6xf32>
    %13 = "stablehlo.get_dimension_size"(%12) <{dimension = 0 : i64}> : (tensor<?x6xf32>) -> tensor<i32>
    %14 = "stablehlo.set_dimension_size"(%12, %13) <{dimension = 0 : i64}> : (tensor<?x6xf32>, tensor<i32>) -> tensor<?x6xf32, #stablehlo.bounds<4, ?>>
    %15 = "stablehlo.dynamic_iota"(%arg2) <{iota_dimension = 1 : i64}> : (tensor<2xi32>) -> tensor<?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
