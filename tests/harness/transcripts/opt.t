hlo-opt: programs, diagnostics, passes. A line with two blanks and a dollar is a command; its output and status follow.

  $ cat >good.mlir <<'END'
  > func.func @main(%arg0: tensor<2xf32>) -> tensor<2xf32> {
  >   %0 = stablehlo.add %arg0, %arg0 : tensor<2xf32>
  >   return %0 : tensor<2xf32>
  > }
  > END

It prints what it parsed, from a file or from standard input.

  $ hlo-opt good.mlir
  module {
    func.func @main(%arg0: tensor<2xf32>) -> tensor<2xf32> {
      %0 = stablehlo.add %arg0, %arg0 : tensor<2xf32>
      return %0 : tensor<2xf32>
    }
  }
  
  $ hlo-opt <good.mlir | hlo-opt -
  module {
    func.func @main(%arg0: tensor<2xf32>) -> tensor<2xf32> {
      %0 = stablehlo.add %arg0, %arg0 : tensor<2xf32>
      return %0 : tensor<2xf32>
    }
  }
  
  $ hlo-opt -mlir-print-op-generic good.mlir
  "builtin.module"() ({
    "func.func"() <{function_type = (tensor<2xf32>) -> tensor<2xf32>, sym_name = "main"}> ({
    ^bb0(%arg0: tensor<2xf32>):
      %0 = "stablehlo.add"(%arg0, %arg0) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      "func.return"(%0) : (tensor<2xf32>) -> ()
    }) : () -> ()
  }) : () -> ()
  

It says what is wrong, and where.

  $ printf 'func.func @main() {\n  nonsense\n}\n' >bad.mlir
  $ hlo-opt bad.mlir
  bad.mlir:2:3: error: custom op 'nonsense' is unknown (tried 'func.nonsense' as well) [HLO-4202]
    nonsense
    ^
  [1]
  $ hlo-opt nowhere.mlir
  cannot open input file 'nowhere.mlir': No such file or directory
  [2]
  $ hlo-opt .
  cannot open input file '.': Is a directory
  [2]
  $ hlo-opt --no-such-option good.mlir
  hlo-opt: unknown option '--no-such-option'; --help lists the options
  [2]
  $ hlo-opt good.mlir good.mlir
  hlo-opt: unexpected argument 'good.mlir'
  [2]

A file of several pieces is cut where it is marked.

  $ printf 'func.func @a() {\n  return\n}\n// -----\nfunc.func @b() {\n  return\n}\n' >split.mlir
  $ hlo-opt --split-input-file split.mlir
  module {
    func.func @a() {
      return
    }
  }
  
  // -----
  module {
    func.func @b() {
      return
    }
  }
  
  $ hlo-opt split.mlir
  module {
    func.func @a() {
      return
    }
    func.func @b() {
      return
    }
  }
  

Passes run in the order of the command line.

  $ hlo-opt --stablehlo-legalize-to-vhlo --vhlo-to-version=target=1.0.0 good.mlir
  module {
    vhlo.func_v1 @main(%arg0: !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x!vhlo.f32_v1>) {
      %0 = "vhlo.add_v1"(%arg0, %arg0) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
      "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
    } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  }
  
  $ hlo-opt --pass-pipeline='builtin.module(stablehlo-legalize-to-vhlo,vhlo-to-version{target=0.9.0},stablehlo-deserialize)' good.mlir
  module {
    func.func @main(%arg0: tensor<2xf32>) -> tensor<2xf32> {
      %0 = stablehlo.add %arg0, %arg0 : tensor<2xf32>
      return %0 : tensor<2xf32>
    }
  }
  
  $ hlo-opt --pass-pipeline='builtin.module(nothing)' good.mlir
  hlo-opt: there is no pass 'nothing'; --list-passes lists them
  [2]
  $ hlo-opt --inline=x=1 good.mlir
  hlo-opt: pass 'inline' has no option 'x'
  [2]
  $ hlo-opt --stablehlo-legalize-to-vhlo --vhlo-to-version=target=0.0.1 good.mlir
  good.mlir:0:0: error: target version 0.0.1 is less than minimum supported 0.9.0 [HLO-2202]
  [2]

Diagnostics are compared with comments.

  $ cat >tan.mlir <<'END'
  > // expected-error@unknown {{failed to convert VHLO to v1.0.0}}
  > func.func @main(%x: tensor<f32>) -> tensor<f32> {
  >   // expected-error@+1 {{failed to legalize operation 'vhlo.tan_v2'}}
  >   %0 = stablehlo.tan %x : tensor<f32>
  >   return %0 : tensor<f32>
  > }
  > END
  $ hlo-opt --stablehlo-legalize-to-vhlo --vhlo-to-version=target=1.0.0 --verify-diagnostics tan.mlir
  $ sed s/tan_v2/tan_v9/ tan.mlir | hlo-opt --stablehlo-legalize-to-vhlo --vhlo-to-version=target=1.0.0 --verify-diagnostics -
  <stdin>:4:8: error: unexpected error: failed to legalize operation 'vhlo.tan_v2' that was explicitly marked illegal: operation vhlo.tan_v1 needs 1.4.0; the target is 1.0.0; 1.4.0 is the nearest release that can hold this program
    %0 = stablehlo.tan %x : tensor<f32>
         ^
  <stdin>:3:6: error: expected error "failed to legalize operation 'vhlo.tan_v9'" was not produced
    // expected-error@+1 {{failed to legalize operation 'vhlo.tan_v9'}}
       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  [1]

The operation in question is shown, unless that is switched off.

  $ hlo-opt --stablehlo-legalize-to-vhlo --vhlo-to-version=target=1.0.0 tan.mlir
  tan.mlir:4:8: error: failed to legalize operation 'vhlo.tan_v2' that was explicitly marked illegal: operation vhlo.tan_v1 needs 1.4.0; the target is 1.0.0; 1.4.0 is the nearest release that can hold this program [HLO-2200]
    %0 = stablehlo.tan %x : tensor<f32>
         ^
  tan.mlir:4:8: note: see current operation: %0 = "vhlo.tan_v2"(%arg0) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
  tan.mlir:0:0: error: failed to convert VHLO to v1.0.0 [HLO-2201]
  [1]
  $ hlo-opt --stablehlo-legalize-to-vhlo --vhlo-to-version=target=1.0.0 --mlir-print-op-on-diagnostic=0 tan.mlir
  tan.mlir:4:8: error: failed to legalize operation 'vhlo.tan_v2' that was explicitly marked illegal: operation vhlo.tan_v1 needs 1.4.0; the target is 1.0.0; 1.4.0 is the nearest release that can hold this program [HLO-2200]
    %0 = stablehlo.tan %x : tensor<f32>
         ^
  tan.mlir:0:0: error: failed to convert VHLO to v1.0.0 [HLO-2201]
  [1]

An output file appears whole or not at all.

  $ hlo-opt bad.mlir -o bad.out
  bad.mlir:2:3: error: custom op 'nonsense' is unknown (tried 'func.nonsense' as well) [HLO-4202]
    nonsense
    ^
  [1]
  $ ls bad.out
  ls: cannot access 'bad.out': No such file or directory
  [2]
  $ hlo-opt good.mlir -o /nowhere/good.out
  hlo-opt: cannot open output file '/nowhere/good.out': No such file or directory
  [2]

Under the name of another tool, hlo-cts is that tool.

  $ ln -s "$(command -v hlo-cts)" hlo-opt && ln -s hlo-opt hlo-translate
  $ ./hlo-opt good.mlir --stablehlo-legalize-to-vhlo | grep -c vhlo.add_v1
  1
  $ ./hlo-translate --version | cut -d' ' -f1
  hlo-translate
