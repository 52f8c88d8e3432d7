// Process 0 is in both groups.
func.func @main() {
  %operand = stablehlo.constant dense<1> : tensor<2xi32>
  %all_gather = "stablehlo.all_gather"(%operand) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0], [0]]> : tensor<2x1xi64>}> : (tensor<2xi32>) -> tensor<2xi32>
  return
}
