// Locations of the source are written.
func.func @main() {
  %0 = stablehlo.constant dense<7> : tensor<i32> loc("seven"("fake.py":7:1))
  check.expect_eq_const %0, dense<7> : tensor<i32>
  return
}
