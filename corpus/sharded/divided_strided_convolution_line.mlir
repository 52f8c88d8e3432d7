// A convolution with a stride of 2 and a dilated kernel along a divided dimension: borders are wider than a part. Divided on a
// mesh ["x"=1, "y"=4]: lhs by (_, y, _); result by (_, y, _), where _ is not divided. The values are those of one device.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=1, "y"=4]>
  func.func @main() {
    %lhs.whole = stablehlo.constant dense<[[[0.0], [-5.0], [0.0], [2.0], [1.0], [-3.0], [3.0], [6.0]]]> : tensor<1x8x1xf32>
    %lhs = sdy.sharding_constraint %lhs.whole <@mesh, [{}, {"y"}, {}]> : tensor<1x8x1xf32>
    %rhs = stablehlo.constant dense<[[[3.0]], [[-2.0]], [[3.0]]]> : tensor<3x1x1xf32>
    %result = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [2], pad = [[3, 4]], rhs_dilate = [3]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x1xf32>, tensor<3x1x1xf32>) -> tensor<1x5x1xf32>
    %result.divided = sdy.sharding_constraint %result <@mesh, [{}, {"y"}, {}]> : tensor<1x5x1xf32>
    check.expect_eq_const %result.divided, dense<[[[6.0], [-9.0], [1.0], [0.0], [-9.0]]]> : tensor<1x5x1xf32>
    func.return
  }
}
