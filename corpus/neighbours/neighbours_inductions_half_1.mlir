// Rewrites. Each check is a row of rows/inductions.txt: its operands break the rewrite where its condition does not hold.
func.func private @counter_half_that_stops_bf16(%x: tensor<bf16>, %m: tensor<bf16>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %x, %turn_ = %literal) : tensor<bf16>, tensor<i32>
  cond {
    %literal_2 = stablehlo.constant dense<20> : tensor<i32>
    %compare = stablehlo.compare LT, %turn_, %literal_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %compare_2 = stablehlo.compare LT, %turn, %m : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %and = stablehlo.and %compare, %compare_2 : tensor<i1>
    stablehlo.return %and : tensor<i1>
  } do {
    %literal_3 = stablehlo.constant dense<1.0> : tensor<bf16>
    %add = stablehlo.add %turn, %literal_3 : tensor<bf16>
    %literal_4 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_4 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<bf16>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @counter_half_that_stops_f16(%x: tensor<f16>, %m: tensor<f16>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %x, %turn_ = %literal) : tensor<f16>, tensor<i32>
  cond {
    %literal_2 = stablehlo.constant dense<20> : tensor<i32>
    %compare = stablehlo.compare LT, %turn_, %literal_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %compare_2 = stablehlo.compare LT, %turn, %m : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %and = stablehlo.and %compare, %compare_2 : tensor<i1>
    stablehlo.return %and : tensor<i1>
  } do {
    %literal_3 = stablehlo.constant dense<1.0> : tensor<f16>
    %add = stablehlo.add %turn, %literal_3 : tensor<f16>
    %literal_4 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_4 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<f16>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func @main() {
  // counter_half_that_stops_bf16: each addition changes the counter
  %counter_half_that_stops_bf16.x = stablehlo.constant dense<250.0> : tensor<bf16>
  %counter_half_that_stops_bf16.m = stablehlo.constant dense<260.0> : tensor<bf16>
  %counter_half_that_stops_bf16 = call @counter_half_that_stops_bf16(%counter_half_that_stops_bf16.x, %counter_half_that_stops_bf16.m) : (tensor<bf16>, tensor<bf16>) -> tensor<i32>
  check.expect_eq_const %counter_half_that_stops_bf16, dense<20> : tensor<i32> loc("counter_half_that_stops_bf16")
  // counter_half_that_stops_f16: each addition changes the counter
  %counter_half_that_stops_f16.x = stablehlo.constant dense<2044.0> : tensor<f16>
  %counter_half_that_stops_f16.m = stablehlo.constant dense<2052.0> : tensor<f16>
  %counter_half_that_stops_f16 = call @counter_half_that_stops_f16(%counter_half_that_stops_f16.x, %counter_half_that_stops_f16.m) : (tensor<f16>, tensor<f16>) -> tensor<i32>
  check.expect_eq_const %counter_half_that_stops_f16, dense<20> : tensor<i32> loc("counter_half_that_stops_f16")
  return
}
