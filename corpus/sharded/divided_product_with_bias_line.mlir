// A bias is added to a product whose contracted dimension is divided: once, and not once for each part. Divided on a mesh ["x"=1,
// "y"=4]: lhs by (_, y); rhs by (y, _); bias by (_); result by (_, _), where _ is not divided. The values are those of one
// device.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=1, "y"=4]>
  func.func @main() {
    %lhs.whole = stablehlo.constant dense<[[-2.0, 6.0, -2.0, 0.0, -1.0, -5.0, 1.0, 4.0], [4.0, 1.0, -5.0, -1.0, 0.0, -2.0, 6.0, -2.0], [0.0, -1.0, -5.0, 1.0, 4.0, 4.0, 1.0, -5.0], [-1.0, 0.0, -2.0, 6.0, -2.0, 0.0, -1.0, -5.0]]> : tensor<4x8xf32>
    %lhs = sdy.sharding_constraint %lhs.whole <@mesh, [{}, {"y"}]> : tensor<4x8xf32>
    %rhs.whole = stablehlo.constant dense<[[1.0, -4.0, 1.0, 3.0], [2.0, -2.0, 4.0, -6.0], [-6.0, 4.0, -2.0, 2.0], [3.0, 1.0, -4.0, 1.0], [3.0, 2.0, -2.0, 4.0], [-6.0, -6.0, 4.0, -2.0], [2.0, 3.0, 1.0, -4.0], [1.0, 3.0, 2.0, -2.0]]> : tensor<8x4xf32>
    %rhs = sdy.sharding_constraint %rhs.whole <@mesh, [{"y"}, {}]> : tensor<8x4xf32>
    %bias.whole = stablehlo.constant dense<[4.0, -1.0, 4.0, 6.0]> : tensor<4xf32>
    %bias = sdy.sharding_constraint %bias.whole <@mesh, [{}]> : tensor<4xf32>
    %product = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
    %row = stablehlo.broadcast_in_dim %bias, dims = [1] : (tensor<4xf32>) -> tensor<4x4xf32>
    %result = stablehlo.add %product, %row : tensor<4x4xf32>
    %result.divided = sdy.sharding_constraint %result <@mesh, [{}, {}]> : tensor<4x4xf32>
    check.expect_eq_const %result.divided, dense<[[59.0, 30.0, 21.0, -46.0], [59.0, -16.0, 20.0, -15.0], [20.0, -46.0, 5.0, 17.0], [20.0, -21.0, -24.0, 11.0]]> : tensor<4x4xf32>
    func.return
  }
}
