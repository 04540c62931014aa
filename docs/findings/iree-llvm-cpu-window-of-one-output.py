"""IREE does not compile a window of stride 2 with one output that leaves the end of its padded input unused."""
import sys
import numpy as np
import iree.compiler as compiler
import iree.runtime as runtime

text = """
func.func @main(%x: tensor<2xf32>) -> tensor<1xf32> {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %r = "stablehlo.reduce_window"(%x, %low) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %m : tensor<f32>
  }) {padding = dense<[[1, 1]]> : tensor<1x2xi64>, window_dimensions = array<i64: 3>, window_strides = array<i64: 2>}
    : (tensor<2xf32>, tensor<f32>) -> tensor<1xf32>
  return %r : tensor<1xf32>
}"""
try:
    code = compiler.compile_str(text, input_type="stablehlo", target_backends=["llvm-cpu"])
except compiler.CompilerToolError as error:
    reason = next(line for line in str(error).splitlines() if "error:" in line)
    print(f"expected [2.0], got no module: {reason}")
    sys.exit(1)
module = runtime.load_vm_flatbuffer(code, driver="local-task")
got = module.main(np.array([1, 2], np.float32)).to_host().tolist()
print(f"got {got}, expected [2.0]")
sys.exit(got != [2.0])
