// A product whose contracted dimension is divided: parts of the sum have to be added across devices, once. Divided on a mesh
// ["x"=2, "y"=2]: lhs by (x, y); rhs by (y, _); result by (x, _), where _ is not divided. The values are those of one device.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func @main() {
    %lhs.whole = stablehlo.constant dense<[[1.0, -4.0, 1.0, 3.0, 2.0, -2.0, 4.0, -6.0], [-6.0, 4.0, -2.0, 2.0, 3.0, 1.0, -4.0, 1.0], [3.0, 2.0, -2.0, 4.0, -6.0, -6.0, 4.0, -2.0], [2.0, 3.0, 1.0, -4.0, 1.0, 3.0, 2.0, -2.0], [4.0, -6.0, -6.0, 4.0, -2.0, 2.0, 3.0, 1.0], [-4.0, 1.0, 3.0, 2.0, -2.0, 4.0, -6.0, -6.0], [4.0, -2.0, 2.0, 3.0, 1.0, -4.0, 1.0, 3.0], [2.0, -2.0, 4.0, -6.0, -6.0, 4.0, -2.0, 2.0]]> : tensor<8x8xf32>
    %lhs = sdy.sharding_constraint %lhs.whole <@mesh, [{"x"}, {"y"}]> : tensor<8x8xf32>
    %rhs.whole = stablehlo.constant dense<[[4.0, -1.0, 4.0, 6.0], [5.0, 1.0, -6.0, -3.0], [-3.0, -6.0, 1.0, 5.0], [6.0, 4.0, -1.0, 4.0], [6.0, 5.0, 1.0, -6.0], [-3.0, -3.0, -6.0, 1.0], [5.0, 6.0, 4.0, -1.0], [4.0, 6.0, 5.0, 1.0]]> : tensor<8x4xf32>
    %rhs = sdy.sharding_constraint %rhs.whole <@mesh, [{"y"}, {}]> : tensor<8x4xf32>
    %result = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
    %result.divided = sdy.sharding_constraint %result <@mesh, [{"x"}, {}]> : tensor<8x4xf32>
    check.expect_eq_const %result.divided, dense<[[13.0, 5.0, 26.0, 11.0], [13.0, 24.0, -66.0, -62.0], [46.0, 27.0, 30.0, 42.0], [-5.0, -25.0, -24.0, -15.0], [29.0, 50.0, 45.0, 40.0], [-86.0, -99.0, -101.0, 12.0], [53.0, 35.0, 71.0, 44.0], [-100.0, -94.0, 2.0, 58.0]]> : tensor<8x4xf32>
    func.return
  }
}
