// The sum of 64 replica ids, on each replica: 0 + 1 + ... + 63 = 63 * 64 / 2 = 2016. An interpreter whose replicas wait for each
// other in threads had to have as many processor cores as replicas, and gave up after some seconds otherwise.
func.func @device() -> tensor<i64> {
  %id = stablehlo.replica_id : tensor<ui32>
  %operand = stablehlo.convert %id : (tensor<ui32>) -> tensor<i64>
  %result = "stablehlo.all_reduce"(%operand) <{replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]]> : tensor<1x64xi64>}> ({
  ^bb0(%lhs: tensor<i64>, %rhs: tensor<i64>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i64>
    stablehlo.return %sum : tensor<i64>
  }) : (tensor<i64>) -> tensor<i64>
  return %result : tensor<i64>
}
func.func @main() {
  %results:64 = "interpreter.run_parallel"() {programs = [[@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device]]} : () -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>)
  check.expect_eq_const %results#0, dense<2016> : tensor<i64>
  check.expect_eq_const %results#1, dense<2016> : tensor<i64>
  check.expect_eq_const %results#2, dense<2016> : tensor<i64>
  check.expect_eq_const %results#3, dense<2016> : tensor<i64>
  check.expect_eq_const %results#4, dense<2016> : tensor<i64>
  check.expect_eq_const %results#5, dense<2016> : tensor<i64>
  check.expect_eq_const %results#6, dense<2016> : tensor<i64>
  check.expect_eq_const %results#7, dense<2016> : tensor<i64>
  check.expect_eq_const %results#8, dense<2016> : tensor<i64>
  check.expect_eq_const %results#9, dense<2016> : tensor<i64>
  check.expect_eq_const %results#10, dense<2016> : tensor<i64>
  check.expect_eq_const %results#11, dense<2016> : tensor<i64>
  check.expect_eq_const %results#12, dense<2016> : tensor<i64>
  check.expect_eq_const %results#13, dense<2016> : tensor<i64>
  check.expect_eq_const %results#14, dense<2016> : tensor<i64>
  check.expect_eq_const %results#15, dense<2016> : tensor<i64>
  check.expect_eq_const %results#16, dense<2016> : tensor<i64>
  check.expect_eq_const %results#17, dense<2016> : tensor<i64>
  check.expect_eq_const %results#18, dense<2016> : tensor<i64>
  check.expect_eq_const %results#19, dense<2016> : tensor<i64>
  check.expect_eq_const %results#20, dense<2016> : tensor<i64>
  check.expect_eq_const %results#21, dense<2016> : tensor<i64>
  check.expect_eq_const %results#22, dense<2016> : tensor<i64>
  check.expect_eq_const %results#23, dense<2016> : tensor<i64>
  check.expect_eq_const %results#24, dense<2016> : tensor<i64>
  check.expect_eq_const %results#25, dense<2016> : tensor<i64>
  check.expect_eq_const %results#26, dense<2016> : tensor<i64>
  check.expect_eq_const %results#27, dense<2016> : tensor<i64>
  check.expect_eq_const %results#28, dense<2016> : tensor<i64>
  check.expect_eq_const %results#29, dense<2016> : tensor<i64>
  check.expect_eq_const %results#30, dense<2016> : tensor<i64>
  check.expect_eq_const %results#31, dense<2016> : tensor<i64>
  check.expect_eq_const %results#32, dense<2016> : tensor<i64>
  check.expect_eq_const %results#33, dense<2016> : tensor<i64>
  check.expect_eq_const %results#34, dense<2016> : tensor<i64>
  check.expect_eq_const %results#35, dense<2016> : tensor<i64>
  check.expect_eq_const %results#36, dense<2016> : tensor<i64>
  check.expect_eq_const %results#37, dense<2016> : tensor<i64>
  check.expect_eq_const %results#38, dense<2016> : tensor<i64>
  check.expect_eq_const %results#39, dense<2016> : tensor<i64>
  check.expect_eq_const %results#40, dense<2016> : tensor<i64>
  check.expect_eq_const %results#41, dense<2016> : tensor<i64>
  check.expect_eq_const %results#42, dense<2016> : tensor<i64>
  check.expect_eq_const %results#43, dense<2016> : tensor<i64>
  check.expect_eq_const %results#44, dense<2016> : tensor<i64>
  check.expect_eq_const %results#45, dense<2016> : tensor<i64>
  check.expect_eq_const %results#46, dense<2016> : tensor<i64>
  check.expect_eq_const %results#47, dense<2016> : tensor<i64>
  check.expect_eq_const %results#48, dense<2016> : tensor<i64>
  check.expect_eq_const %results#49, dense<2016> : tensor<i64>
  check.expect_eq_const %results#50, dense<2016> : tensor<i64>
  check.expect_eq_const %results#51, dense<2016> : tensor<i64>
  check.expect_eq_const %results#52, dense<2016> : tensor<i64>
  check.expect_eq_const %results#53, dense<2016> : tensor<i64>
  check.expect_eq_const %results#54, dense<2016> : tensor<i64>
  check.expect_eq_const %results#55, dense<2016> : tensor<i64>
  check.expect_eq_const %results#56, dense<2016> : tensor<i64>
  check.expect_eq_const %results#57, dense<2016> : tensor<i64>
  check.expect_eq_const %results#58, dense<2016> : tensor<i64>
  check.expect_eq_const %results#59, dense<2016> : tensor<i64>
  check.expect_eq_const %results#60, dense<2016> : tensor<i64>
  check.expect_eq_const %results#61, dense<2016> : tensor<i64>
  check.expect_eq_const %results#62, dense<2016> : tensor<i64>
  check.expect_eq_const %results#63, dense<2016> : tensor<i64>
  return
}
