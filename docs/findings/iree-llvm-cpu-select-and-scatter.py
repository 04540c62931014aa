"""IREE: select_and_scatter calls its select region with the operands exchanged, so that of tied maxima the last is selected."""
import sys
import numpy as np
import iree.compiler as compiler
import iree.runtime as runtime

text = """
func.func @main(%x: tensor<2xf32>, %dy: tensor<1xf32>) -> tensor<2xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.select_and_scatter"(%x, %dy, %zero) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}
    : (tensor<2xf32>, tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}"""
code = compiler.compile_str(text, input_type="stablehlo", target_backends=["llvm-cpu"])
module = runtime.load_vm_flatbuffer(code, driver="local-task")
got = module.main(np.array([7, 7], np.float32), np.array([1], np.float32)).to_host().tolist()
print(f"got {got}, expected [1.0, 0.0]: x[0] >= x[1], so the first is selected")
sys.exit(got != [1.0, 0.0])
