// Options of rng_bit_generator in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The
// values are those of scripts/oracle.
func.func @main() {
  %of_12_literal = stablehlo.constant dense<[3, 1]> : tensor<2xui64>
  %of_12_rng_bit_generator:2 = stablehlo.rng_bit_generator %of_12_literal, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui8>)
  check.expect_eq_const %of_12_rng_bit_generator#0, dense<3> : tensor<2xui64> loc("rng_bit_generator_12")
  check.expect_eq_const %of_12_rng_bit_generator#1, dense<[89, 124, 228]> : tensor<3xui8> loc("rng_bit_generator_12_1")
  %of_360_literal = stablehlo.constant dense<1> : tensor<2xui64>
  %of_360_rng_bit_generator:2 = stablehlo.rng_bit_generator %of_360_literal, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui16>)
  check.expect_eq_const %of_360_rng_bit_generator#0, dense<1> : tensor<2xui64> loc("rng_bit_generator_360")
  check.expect_eq_const %of_360_rng_bit_generator#1, dense<> : tensor<0xui16> loc("rng_bit_generator_360_1")
  %of_66_literal = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %of_66_rng_bit_generator:2 = stablehlo.rng_bit_generator %of_66_literal, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0xi32>)
  check.expect_eq_const %of_66_rng_bit_generator#0, dense<[1, 2]> : tensor<2xui64> loc("rng_bit_generator_66")
  check.expect_eq_const %of_66_rng_bit_generator#1, dense<> : tensor<0xi32> loc("rng_bit_generator_66_1")
  %of_232_literal = stablehlo.constant dense<[3, 2]> : tensor<2xui64>
  %of_232_rng_bit_generator:2 = stablehlo.rng_bit_generator %of_232_literal, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui64>)
  check.expect_eq_const %of_232_rng_bit_generator#0, dense<[3, 2]> : tensor<2xui64> loc("rng_bit_generator_232")
  check.expect_eq_const %of_232_rng_bit_generator#1, dense<> : tensor<0xui64> loc("rng_bit_generator_232_1")
  %of_183_literal = stablehlo.constant dense<1> : tensor<2xui64>
  %of_183_rng_bit_generator:2 = stablehlo.rng_bit_generator %of_183_literal, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui8>)
  check.expect_eq_const %of_183_rng_bit_generator#0, dense<1> : tensor<2xui64> loc("rng_bit_generator_183")
  check.expect_eq_const %of_183_rng_bit_generator#1, dense<> : tensor<0xui8> loc("rng_bit_generator_183_1")
  %of_106_literal = stablehlo.constant dense<[3, 2]> : tensor<2xui64>
  %of_106_rng_bit_generator:2 = stablehlo.rng_bit_generator %of_106_literal, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2xui16>)
  check.expect_eq_const %of_106_rng_bit_generator#0, dense<[3, 5]> : tensor<2xui64> loc("rng_bit_generator_106")
  check.expect_eq_const %of_106_rng_bit_generator#1, dense<[[12516, 43081], [50639, 24658], [58690, 63674]]> : tensor<3x2xui16> loc("rng_bit_generator_106_1")
  %of_13_literal = stablehlo.constant dense<[2, 1]> : tensor<2xui64>
  %of_13_rng_bit_generator:2 = stablehlo.rng_bit_generator %of_13_literal, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xi32>)
  check.expect_eq_const %of_13_rng_bit_generator#0, dense<2> : tensor<2xui64> loc("rng_bit_generator_13")
  check.expect_eq_const %of_13_rng_bit_generator#1, dense<789480391> : tensor<1xi32> loc("rng_bit_generator_13_1")
  return
}
