// The same round of random bits on rows whose number is unknown until the program runs.
func.func @main() {
  %left_known = stablehlo.constant dense<[[20, 12, 10, 1262964589], [1, 19, 3, 2453149071], [3191513714, 10, 1088245574, 2209946973]]> : tensor<3x4xui32>
  %right_known = stablehlo.constant dense<[[3198207252, 7, 3046246582, 3094213383], [17, 2437759669, 2626266862, 1], [2287576112, 2485760366, 3891075828, 4138230522]]> : tensor<3x4xui32>
  %distance_known = stablehlo.constant dense<[[17, 17, 16, 24], [16, 16, 16, 29], [17, 29, 16, 29]]> : tensor<3x4xui32>
  %rest_known = stablehlo.constant dense<[[3, 15, 8, 8], [8, 3, 15, 8], [3, 3, 3, 15]]> : tensor<3x4xui32>
  %sizes_left = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %left = stablehlo.dynamic_reshape %left_known, %sizes_left : (tensor<3x4xui32>, tensor<2xi64>) -> tensor<?x4xui32>
  %sizes_right = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %right = stablehlo.dynamic_reshape %right_known, %sizes_right : (tensor<3x4xui32>, tensor<2xi64>) -> tensor<?x4xui32>
  %sizes_distance = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %distance = stablehlo.dynamic_reshape %distance_known, %sizes_distance : (tensor<3x4xui32>, tensor<2xi64>) -> tensor<?x4xui32>
  %sizes_rest = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %rest = stablehlo.dynamic_reshape %rest_known, %sizes_rest : (tensor<3x4xui32>, tensor<2xi64>) -> tensor<?x4xui32>
  %sum = stablehlo.add %left, %right : tensor<?x4xui32>
  %above = stablehlo.shift_left %right, %distance : tensor<?x4xui32>
  %below = stablehlo.shift_right_logical %right, %rest : tensor<?x4xui32>
  %rotated = stablehlo.or %above, %below : tensor<?x4xui32>
  %mixed = stablehlo.xor %sum, %rotated : tensor<?x4xui32>
  %sizes_result = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %result = stablehlo.dynamic_reshape %mixed, %sizes_result : (tensor<?x4xui32>, tensor<2xi64>) -> tensor<3x4xui32>
  %sizes_turned = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %turned = stablehlo.dynamic_reshape %rotated, %sizes_turned : (tensor<?x4xui32>, tensor<2xi64>) -> tensor<3x4xui32>
  check.expect_eq_const %result, dense<[[559734154, 917523, 3173358280, 67972999], [1114130, 3287345822, 979804130, 2990019984], [536834596, 1185711957, 909625700, 979397895]]> : tensor<3x4xui32>
  check.expect_eq_const %turned, dense<[[2684098722, 917504, 146248200, 129527283], [1114112, 1388161110, 2800695571, 536870912], [1500198022, 3531945517, 519938910, 1073868112]]> : tensor<3x4xui32>
  return
}
