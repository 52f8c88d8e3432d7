// A loop carries a divided value, and its condition needs the whole: every device must make as many trips. Divided on a mesh
// ["x"=2, "y"=2]: operand by (y); result by (x), where _ is not divided. The values are those of one device.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func @main() {
    %operand.whole = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7, 8]> : tensor<8xi32>
    %operand = sdy.sharding_constraint %operand.whole <@mesh, [{"y"}]> : tensor<8xi32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %limit = stablehlo.constant dense<200> : tensor<i32>
    %result, %trips = stablehlo.while(%value = %operand, %count = %zero) : tensor<8xi32>, tensor<i32>
      cond {
        %sum = stablehlo.reduce(%value init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xi32>, tensor<i32>) -> tensor<i32>
        %below = stablehlo.compare LT, %sum, %limit : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %below : tensor<i1>
      } do {
        %one = stablehlo.constant dense<1> : tensor<i32>
        %twice = stablehlo.add %value, %value : tensor<8xi32>
        %next = stablehlo.reverse %twice, dims = [0] : tensor<8xi32>
        %counted = stablehlo.add %count, %one : tensor<i32>
        stablehlo.return %next, %counted : tensor<8xi32>, tensor<i32>
      }
    %result.divided = sdy.sharding_constraint %result <@mesh, [{"x"}]> : tensor<8xi32>
    check.expect_eq_const %result.divided, dense<[64, 56, 48, 40, 32, 24, 16, 8]> : tensor<8xi32>
    check.expect_eq_const %trips, dense<3> : tensor<i32>
    func.return
  }
}
