// all_to_all was revised in 1.5.0, so artifacts for 1.4.0 are the last with its first version. A writer that compares the target
// with the releases of that version as they are finds that it ended before 1.4.1. Each of two replicas keeps the column of its own
// number and gives the other one away; what comes in is appended.
func.func @exchange(%operand: tensor<1x2xi32>) -> tensor<2x1xi32> {
  %result = "stablehlo.all_to_all"(%operand) <{
    split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64,
    replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>
  }> : (tensor<1x2xi32>) -> tensor<2x1xi32>
  return %result : tensor<2x1xi32>
}
func.func @main() {
  %first = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi32>
  %second = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xi32>
  %results:2 = "interpreter.run_parallel"(%first, %second) <{
    programs = [[@exchange], [@exchange]]
  }> : (tensor<1x2xi32>, tensor<1x2xi32>) -> (tensor<2x1xi32>, tensor<2x1xi32>)
  check.expect_eq_const %results#0, dense<[[1], [3]]> : tensor<2x1xi32>
  check.expect_eq_const %results#1, dense<[[2], [4]]> : tensor<2x1xi32>
  func.return
}
