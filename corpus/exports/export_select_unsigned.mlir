// One of two numbers of 16 and of 64 bits without a sign.
func.func @main() {
  %chosen = stablehlo.constant dense<[true, false, false, true, false]> : tensor<5xi1>
  %yes_ui16 = stablehlo.constant dense<[51713, 51713, 51713, 31612, 24955]> : tensor<5xui16>
  %no_ui16 = stablehlo.constant dense<[37692, 37692, 7835, 7835, 63506]> : tensor<5xui16>
  %one_ui16 = stablehlo.select %chosen, %yes_ui16, %no_ui16 : tensor<5xi1>, tensor<5xui16>
  check.expect_eq_const %one_ui16, dense<[51713, 37692, 7835, 31612, 63506]> : tensor<5xui16>
  %yes_ui64 = stablehlo.constant dense<[4738181536628020550, 4459986821896225676, 16256591438892247533, 16256591438892247533, 16256591438892247533]> : tensor<5xui64>
  %no_ui64 = stablehlo.constant dense<[1889825951121152391, 10686187068555101916, 11164305694112893277, 11164305694112893277, 10686187068555101916]> : tensor<5xui64>
  %one_ui64 = stablehlo.select %chosen, %yes_ui64, %no_ui64 : tensor<5xi1>, tensor<5xui64>
  check.expect_eq_const %one_ui64, dense<[4738181536628020550, 10686187068555101916, 11164305694112893277, 16256591438892247533, 10686187068555101916]> : tensor<5xui64>
  return
}
