// One of two numbers: rows of 20 with and without a sign, a matrix of 20, and a scalar of 8 bits.
func.func @main() {
  %signed_chosen = stablehlo.constant dense<[false, true, false, false, false, false, false, true, true, false, true, false, false, false, true, false, true, true, true, true]> : tensor<20xi1>
  %signed_yes = stablehlo.constant dense<[-8, -6, 3, 7, 1, -8, -5, 1, -7, 9, -9, -9, 4, -5, -1, 3, 0, 6, -7, -2]> : tensor<20xi32>
  %signed_no = stablehlo.constant dense<[-3, 2, 7, -8, -8, 1, -1, 6, -7, 0, -2, 5, 8, -9, 2, 1, 1, -2, -9, 2]> : tensor<20xi32>
  %signed = stablehlo.select %signed_chosen, %signed_yes, %signed_no : tensor<20xi1>, tensor<20xi32>
  %unsigned_chosen = stablehlo.constant dense<[false, false, true, false, false, true, false, true, true, true, false, false, false, true, true, false, false, true, false, true]> : tensor<20xi1>
  %unsigned_yes = stablehlo.constant dense<[17, 2293484508, 3391651287, 252856991, 2750727146, 4231351171, 5, 4251328410, 15, 3331838805, 7, 18, 4211917727, 14, 19, 3260208449, 2937057630, 3734761293, 2934060926, 4268247598]> : tensor<20xui32>
  %unsigned_no = stablehlo.constant dense<[1664859458, 3054110755, 2187070022, 8, 1075685030, 1724800062, 3, 11, 354248782, 2190957229, 2714044487, 3, 10, 3491710962, 1, 3351717483, 8, 3261297376, 18, 7]> : tensor<20xui32>
  %unsigned = stablehlo.select %unsigned_chosen, %unsigned_yes, %unsigned_no : tensor<20xi1>, tensor<20xui32>
  %matrix_chosen = stablehlo.constant dense<[[true, true, false, false, false], [true, true, true, true, true], [false, true, false, false, true], [false, true, false, true, true]]> : tensor<4x5xi1>
  %matrix_yes = stablehlo.constant dense<[[1163571769, 3759432546, 13, 6, 3400449162], [3652075487, 2148888546, 14, 1808564088, 509495195], [1494890949, 2838966443, 2612829599, 6, 1051076710], [6, 4288417551, 3163386065, 2199932570, 2459668722]]> : tensor<4x5xui32>
  %matrix_no = stablehlo.constant dense<[[1256569365, 2665678556, 3864256742, 447966409, 3080993728], [0, 18, 2711523078, 2, 3297554370], [2410175645, 2429474950, 2752314851, 3, 7], [882167115, 20, 10, 16, 2473216218]]> : tensor<4x5xui32>
  %matrix = stablehlo.select %matrix_chosen, %matrix_yes, %matrix_no : tensor<4x5xi1>, tensor<4x5xui32>
  %byte_chosen = stablehlo.constant dense<false> : tensor<i1>
  %byte_yes = stablehlo.constant dense<77> : tensor<ui8>
  %byte_no = stablehlo.constant dense<201> : tensor<ui8>
  %byte = stablehlo.select %byte_chosen, %byte_yes, %byte_no : tensor<i1>, tensor<ui8>
  check.expect_eq_const %signed, dense<[-3, -6, 7, -8, -8, 1, -1, 1, -7, 0, -9, 5, 8, -9, -1, 1, 0, 6, -7, -2]> : tensor<20xi32>
  check.expect_eq_const %unsigned, dense<[1664859458, 3054110755, 3391651287, 8, 1075685030, 4231351171, 3, 4251328410, 15, 3331838805, 2714044487, 3, 10, 14, 19, 3351717483, 8, 3734761293, 18, 4268247598]> : tensor<20xui32>
  check.expect_eq_const %matrix, dense<[[1163571769, 3759432546, 3864256742, 447966409, 3080993728], [3652075487, 2148888546, 14, 1808564088, 509495195], [2410175645, 2838966443, 2752314851, 3, 1051076710], [882167115, 4288417551, 10, 2199932570, 2459668722]]> : tensor<4x5xui32>
  check.expect_eq_const %byte, dense<201> : tensor<ui8>
  return
}
