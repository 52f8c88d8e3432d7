// A hidden layer and its gradient, divided by rows and by columns: products, a bias, a mask, and a sum over the batch. Divided on
// a mesh ["x"=1, "y"=4]: weight by (_, y); back by (y, _); output by (_, _); gradient by (_, y), where _ is not divided. The
// values are those of one device.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=1, "y"=4]>
  func.func @main() {
    %batch = stablehlo.constant dense<[[-1.0, -6.0, -1.0, 1.0], [0.0, -4.0, 2.0, 5.0], [5.0, 2.0, -4.0, 0.0], [1.0, -1.0, -6.0, -1.0]]> : tensor<4x4xf32>
    %weight.whole = stablehlo.constant dense<[[2.0, -3.0, 2.0, 4.0, 3.0, -1.0, 5.0, -5.0], [-5.0, 5.0, -1.0, 3.0, 4.0, 2.0, -3.0, 2.0], [4.0, 3.0, -1.0, 5.0, -5.0, -5.0, 5.0, -1.0], [3.0, 4.0, 2.0, -3.0, 2.0, 4.0, 3.0, -1.0]]> : tensor<4x8xf32>
    %weight = sdy.sharding_constraint %weight.whole <@mesh, [{}, {"y"}]> : tensor<4x8xf32>
    %back.whole = stablehlo.constant dense<[[5.0, 0.0], [5.0, -6.0], [6.0, 2.0], [-5.0, -2.0], [-2.0, -5.0], [2.0, 6.0], [-6.0, 5.0], [0.0, 5.0]]> : tensor<8x2xf32>
    %back = sdy.sharding_constraint %back.whole <@mesh, [{"y"}, {}]> : tensor<8x2xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %hidden = stablehlo.dot_general %batch, %weight, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %zeros = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %active = stablehlo.maximum %hidden, %zeros : tensor<4x8xf32>
    %output = stablehlo.dot_general %active, %back, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
    %mask = stablehlo.compare GT, %hidden, %zeros : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
    %through = stablehlo.dot_general %output, %back, contracting_dims = [1] x [1] : (tensor<4x2xf32>, tensor<8x2xf32>) -> tensor<4x8xf32>
    %masked = stablehlo.select %mask, %through, %zeros : tensor<4x8xi1>, tensor<4x8xf32>
    %gradient = stablehlo.dot_general %batch, %masked, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %output.divided = sdy.sharding_constraint %output <@mesh, [{}, {}]> : tensor<4x2xf32>
    check.expect_eq_const %output.divided, dense<[[111.0, 69.0], [99.0, 185.0], [-6.0, -89.0], [34.0, 17.0]]> : tensor<4x2xf32>
    %gradient.divided = sdy.sharding_constraint %gradient <@mesh, [{}, {"y"}]> : tensor<4x8xf32>
    check.expect_eq_const %gradient.divided, dense<[[-555.0, 0.0, -1636.0, 1040.0, 2132.0, -2560.0, 321.0, 0.0], [-5310.0, 2460.0, -9346.0, 416.0, 1067.0, -6494.0, 602.0, 0.0], [435.0, -1230.0, 552.0, -832.0, -910.0, 3780.0, 983.0, 0.0], [3030.0, -3075.0, 5386.0, 0.0, 153.0, 6370.0, 1334.0, 0.0]]> : tensor<4x8xf32>
    func.return
  }
}
