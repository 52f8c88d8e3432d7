// Threefry-2x32 with 20 rounds, written out in integer operations: additions, rotations and exclusive ors. The
// three answers are the known answers of Random123 (tests/kat_vectors, threefry2x32 20). From the first one a
// number in [0, 1) is made, as its upper 23 bits: 3510272 / 2^23.
module @threefry_sampler {
  func.func private @threefry(%key0: tensor<ui32>, %key1: tensor<ui32>, %count0: tensor<ui32>, %count1: tensor<ui32>) -> (tensor<ui32>, tensor<ui32>) {
    %c1bd11bda = stablehlo.constant dense<466688986> : tensor<ui32>
    %rhs_0 = stablehlo.constant dense<13> : tensor<ui32>
    %rhs_1 = stablehlo.constant dense<19> : tensor<ui32>
    %c0000000f = stablehlo.constant dense<15> : tensor<ui32>
    %rhs_2 = stablehlo.constant dense<17> : tensor<ui32>
    %c0000001a = stablehlo.constant dense<26> : tensor<ui32>
    %rhs_3 = stablehlo.constant dense<6> : tensor<ui32>
    %rhs_4 = stablehlo.constant dense<1> : tensor<ui32>
    %rhs_5 = stablehlo.constant dense<29> : tensor<ui32>
    %rhs_6 = stablehlo.constant dense<3> : tensor<ui32>
    %rhs_7 = stablehlo.constant dense<16> : tensor<ui32>
    %rhs_8 = stablehlo.constant dense<24> : tensor<ui32>
    %rhs_9 = stablehlo.constant dense<8> : tensor<ui32>
    %rhs_10 = stablehlo.constant dense<2> : tensor<ui32>
    %rhs_11 = stablehlo.constant dense<4> : tensor<ui32>
    %rhs_12 = stablehlo.constant dense<5> : tensor<ui32>
    %mixed_1 = stablehlo.xor %c1bd11bda, %key0 : tensor<ui32>
    %mixed_2 = stablehlo.xor %mixed_1, %key1 : tensor<ui32>
    %sum_3 = stablehlo.add %count0, %key0 : tensor<ui32>
    %sum_4 = stablehlo.add %count1, %key1 : tensor<ui32>
    %sum_5 = stablehlo.add %sum_3, %sum_4 : tensor<ui32>
    %high_6 = stablehlo.shift_left %sum_4, %rhs_0 : tensor<ui32>
    %low_7 = stablehlo.shift_right_logical %sum_4, %rhs_1 : tensor<ui32>
    %turned_8 = stablehlo.or %high_6, %low_7 : tensor<ui32>
    %mixed_9 = stablehlo.xor %turned_8, %sum_5 : tensor<ui32>
    %sum_10 = stablehlo.add %sum_5, %mixed_9 : tensor<ui32>
    %high_11 = stablehlo.shift_left %mixed_9, %c0000000f : tensor<ui32>
    %low_12 = stablehlo.shift_right_logical %mixed_9, %rhs_2 : tensor<ui32>
    %turned_13 = stablehlo.or %high_11, %low_12 : tensor<ui32>
    %mixed_14 = stablehlo.xor %turned_13, %sum_10 : tensor<ui32>
    %sum_15 = stablehlo.add %sum_10, %mixed_14 : tensor<ui32>
    %high_16 = stablehlo.shift_left %mixed_14, %c0000001a : tensor<ui32>
    %low_17 = stablehlo.shift_right_logical %mixed_14, %rhs_3 : tensor<ui32>
    %turned_18 = stablehlo.or %high_16, %low_17 : tensor<ui32>
    %mixed_19 = stablehlo.xor %turned_18, %sum_15 : tensor<ui32>
    %sum_20 = stablehlo.add %sum_15, %mixed_19 : tensor<ui32>
    %high_21 = stablehlo.shift_left %mixed_19, %rhs_3 : tensor<ui32>
    %low_22 = stablehlo.shift_right_logical %mixed_19, %c0000001a : tensor<ui32>
    %turned_23 = stablehlo.or %high_21, %low_22 : tensor<ui32>
    %mixed_24 = stablehlo.xor %turned_23, %sum_20 : tensor<ui32>
    %sum_25 = stablehlo.add %sum_20, %key1 : tensor<ui32>
    %sum_26 = stablehlo.add %mixed_24, %mixed_2 : tensor<ui32>
    %sum_27 = stablehlo.add %sum_26, %rhs_4 : tensor<ui32>
    %sum_28 = stablehlo.add %sum_25, %sum_27 : tensor<ui32>
    %high_29 = stablehlo.shift_left %sum_27, %rhs_2 : tensor<ui32>
    %low_30 = stablehlo.shift_right_logical %sum_27, %c0000000f : tensor<ui32>
    %turned_31 = stablehlo.or %high_29, %low_30 : tensor<ui32>
    %mixed_32 = stablehlo.xor %turned_31, %sum_28 : tensor<ui32>
    %sum_33 = stablehlo.add %sum_28, %mixed_32 : tensor<ui32>
    %high_34 = stablehlo.shift_left %mixed_32, %rhs_5 : tensor<ui32>
    %low_35 = stablehlo.shift_right_logical %mixed_32, %rhs_6 : tensor<ui32>
    %turned_36 = stablehlo.or %high_34, %low_35 : tensor<ui32>
    %mixed_37 = stablehlo.xor %turned_36, %sum_33 : tensor<ui32>
    %sum_38 = stablehlo.add %sum_33, %mixed_37 : tensor<ui32>
    %high_39 = stablehlo.shift_left %mixed_37, %rhs_7 : tensor<ui32>
    %low_40 = stablehlo.shift_right_logical %mixed_37, %rhs_7 : tensor<ui32>
    %turned_41 = stablehlo.or %high_39, %low_40 : tensor<ui32>
    %mixed_42 = stablehlo.xor %turned_41, %sum_38 : tensor<ui32>
    %sum_43 = stablehlo.add %sum_38, %mixed_42 : tensor<ui32>
    %high_44 = stablehlo.shift_left %mixed_42, %rhs_8 : tensor<ui32>
    %low_45 = stablehlo.shift_right_logical %mixed_42, %rhs_9 : tensor<ui32>
    %turned_46 = stablehlo.or %high_44, %low_45 : tensor<ui32>
    %mixed_47 = stablehlo.xor %turned_46, %sum_43 : tensor<ui32>
    %sum_48 = stablehlo.add %sum_43, %mixed_2 : tensor<ui32>
    %sum_49 = stablehlo.add %mixed_47, %key0 : tensor<ui32>
    %sum_50 = stablehlo.add %sum_49, %rhs_10 : tensor<ui32>
    %sum_51 = stablehlo.add %sum_48, %sum_50 : tensor<ui32>
    %high_52 = stablehlo.shift_left %sum_50, %rhs_0 : tensor<ui32>
    %low_53 = stablehlo.shift_right_logical %sum_50, %rhs_1 : tensor<ui32>
    %turned_54 = stablehlo.or %high_52, %low_53 : tensor<ui32>
    %mixed_55 = stablehlo.xor %turned_54, %sum_51 : tensor<ui32>
    %sum_56 = stablehlo.add %sum_51, %mixed_55 : tensor<ui32>
    %high_57 = stablehlo.shift_left %mixed_55, %c0000000f : tensor<ui32>
    %low_58 = stablehlo.shift_right_logical %mixed_55, %rhs_2 : tensor<ui32>
    %turned_59 = stablehlo.or %high_57, %low_58 : tensor<ui32>
    %mixed_60 = stablehlo.xor %turned_59, %sum_56 : tensor<ui32>
    %sum_61 = stablehlo.add %sum_56, %mixed_60 : tensor<ui32>
    %high_62 = stablehlo.shift_left %mixed_60, %c0000001a : tensor<ui32>
    %low_63 = stablehlo.shift_right_logical %mixed_60, %rhs_3 : tensor<ui32>
    %turned_64 = stablehlo.or %high_62, %low_63 : tensor<ui32>
    %mixed_65 = stablehlo.xor %turned_64, %sum_61 : tensor<ui32>
    %sum_66 = stablehlo.add %sum_61, %mixed_65 : tensor<ui32>
    %high_67 = stablehlo.shift_left %mixed_65, %rhs_3 : tensor<ui32>
    %low_68 = stablehlo.shift_right_logical %mixed_65, %c0000001a : tensor<ui32>
    %turned_69 = stablehlo.or %high_67, %low_68 : tensor<ui32>
    %mixed_70 = stablehlo.xor %turned_69, %sum_66 : tensor<ui32>
    %sum_71 = stablehlo.add %sum_66, %key0 : tensor<ui32>
    %sum_72 = stablehlo.add %mixed_70, %key1 : tensor<ui32>
    %sum_73 = stablehlo.add %sum_72, %rhs_6 : tensor<ui32>
    %sum_74 = stablehlo.add %sum_71, %sum_73 : tensor<ui32>
    %high_75 = stablehlo.shift_left %sum_73, %rhs_2 : tensor<ui32>
    %low_76 = stablehlo.shift_right_logical %sum_73, %c0000000f : tensor<ui32>
    %turned_77 = stablehlo.or %high_75, %low_76 : tensor<ui32>
    %mixed_78 = stablehlo.xor %turned_77, %sum_74 : tensor<ui32>
    %sum_79 = stablehlo.add %sum_74, %mixed_78 : tensor<ui32>
    %high_80 = stablehlo.shift_left %mixed_78, %rhs_5 : tensor<ui32>
    %low_81 = stablehlo.shift_right_logical %mixed_78, %rhs_6 : tensor<ui32>
    %turned_82 = stablehlo.or %high_80, %low_81 : tensor<ui32>
    %mixed_83 = stablehlo.xor %turned_82, %sum_79 : tensor<ui32>
    %sum_84 = stablehlo.add %sum_79, %mixed_83 : tensor<ui32>
    %high_85 = stablehlo.shift_left %mixed_83, %rhs_7 : tensor<ui32>
    %low_86 = stablehlo.shift_right_logical %mixed_83, %rhs_7 : tensor<ui32>
    %turned_87 = stablehlo.or %high_85, %low_86 : tensor<ui32>
    %mixed_88 = stablehlo.xor %turned_87, %sum_84 : tensor<ui32>
    %sum_89 = stablehlo.add %sum_84, %mixed_88 : tensor<ui32>
    %high_90 = stablehlo.shift_left %mixed_88, %rhs_8 : tensor<ui32>
    %low_91 = stablehlo.shift_right_logical %mixed_88, %rhs_9 : tensor<ui32>
    %turned_92 = stablehlo.or %high_90, %low_91 : tensor<ui32>
    %mixed_93 = stablehlo.xor %turned_92, %sum_89 : tensor<ui32>
    %sum_94 = stablehlo.add %sum_89, %key1 : tensor<ui32>
    %sum_95 = stablehlo.add %mixed_93, %mixed_2 : tensor<ui32>
    %sum_96 = stablehlo.add %sum_95, %rhs_11 : tensor<ui32>
    %sum_97 = stablehlo.add %sum_94, %sum_96 : tensor<ui32>
    %high_98 = stablehlo.shift_left %sum_96, %rhs_0 : tensor<ui32>
    %low_99 = stablehlo.shift_right_logical %sum_96, %rhs_1 : tensor<ui32>
    %turned_100 = stablehlo.or %high_98, %low_99 : tensor<ui32>
    %mixed_101 = stablehlo.xor %turned_100, %sum_97 : tensor<ui32>
    %sum_102 = stablehlo.add %sum_97, %mixed_101 : tensor<ui32>
    %high_103 = stablehlo.shift_left %mixed_101, %c0000000f : tensor<ui32>
    %low_104 = stablehlo.shift_right_logical %mixed_101, %rhs_2 : tensor<ui32>
    %turned_105 = stablehlo.or %high_103, %low_104 : tensor<ui32>
    %mixed_106 = stablehlo.xor %turned_105, %sum_102 : tensor<ui32>
    %sum_107 = stablehlo.add %sum_102, %mixed_106 : tensor<ui32>
    %high_108 = stablehlo.shift_left %mixed_106, %c0000001a : tensor<ui32>
    %low_109 = stablehlo.shift_right_logical %mixed_106, %rhs_3 : tensor<ui32>
    %turned_110 = stablehlo.or %high_108, %low_109 : tensor<ui32>
    %mixed_111 = stablehlo.xor %turned_110, %sum_107 : tensor<ui32>
    %sum_112 = stablehlo.add %sum_107, %mixed_111 : tensor<ui32>
    %high_113 = stablehlo.shift_left %mixed_111, %rhs_3 : tensor<ui32>
    %low_114 = stablehlo.shift_right_logical %mixed_111, %c0000001a : tensor<ui32>
    %turned_115 = stablehlo.or %high_113, %low_114 : tensor<ui32>
    %mixed_116 = stablehlo.xor %turned_115, %sum_112 : tensor<ui32>
    %sum_117 = stablehlo.add %sum_112, %mixed_2 : tensor<ui32>
    %sum_118 = stablehlo.add %mixed_116, %key0 : tensor<ui32>
    %sum_119 = stablehlo.add %sum_118, %rhs_12 : tensor<ui32>
    return %sum_117, %sum_119 : tensor<ui32>, tensor<ui32>
  }
  func.func @main() {
    %key0_of_0 = stablehlo.constant dense<0> : tensor<ui32>
    %key1_of_0 = stablehlo.constant dense<0> : tensor<ui32>
    %count0_of_0 = stablehlo.constant dense<0> : tensor<ui32>
    %count1_of_0 = stablehlo.constant dense<0> : tensor<ui32>
    %bits_0:2 = call @threefry(%key0_of_0, %key1_of_0, %count0_of_0, %count1_of_0) : (tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>) -> (tensor<ui32>, tensor<ui32>)
    check.expect_eq_const %bits_0#0, dense<1797259609> : tensor<ui32>
    check.expect_eq_const %bits_0#1, dense<2579123966> : tensor<ui32>
    %key0_of_1 = stablehlo.constant dense<4294967295> : tensor<ui32>
    %key1_of_1 = stablehlo.constant dense<4294967295> : tensor<ui32>
    %count0_of_1 = stablehlo.constant dense<4294967295> : tensor<ui32>
    %count1_of_1 = stablehlo.constant dense<4294967295> : tensor<ui32>
    %bits_1:2 = call @threefry(%key0_of_1, %key1_of_1, %count0_of_1, %count1_of_1) : (tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>) -> (tensor<ui32>, tensor<ui32>)
    check.expect_eq_const %bits_1#0, dense<481924860> : tensor<ui32>
    check.expect_eq_const %bits_1#1, dense<3137350631> : tensor<ui32>
    %key0_of_2 = stablehlo.constant dense<320440878> : tensor<ui32>
    %key1_of_2 = stablehlo.constant dense<57701188> : tensor<ui32>
    %count0_of_2 = stablehlo.constant dense<608135816> : tensor<ui32>
    %count1_of_2 = stablehlo.constant dense<2242054355> : tensor<ui32>
    %bits_2:2 = call @threefry(%key0_of_2, %key1_of_2, %count0_of_2, %count1_of_2) : (tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>) -> (tensor<ui32>, tensor<ui32>)
    check.expect_eq_const %bits_2#0, dense<3297917596> : tensor<ui32>
    check.expect_eq_const %bits_2#1, dense<1212020640> : tensor<ui32>
    %nine = stablehlo.constant dense<9> : tensor<ui32>
    %mantissa = stablehlo.shift_right_logical %bits_0#0, %nine : tensor<ui32>
    %exponent = stablehlo.constant dense<1065353216> : tensor<ui32>
    %pattern = stablehlo.or %mantissa, %exponent : tensor<ui32>
    %shifted = stablehlo.bitcast_convert %pattern : (tensor<ui32>) -> tensor<f32>
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    %uniform = stablehlo.subtract %shifted, %one : tensor<f32>
    check.expect_eq_const %uniform, dense<0x3ED64000> : tensor<f32>
    return
  }
}
