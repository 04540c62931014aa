"""IREE: what is added to a product of matrices becomes the first term of its sums, where it swallows small terms."""
import sys
import numpy as np
import iree.compiler as compiler
import iree.runtime as runtime

text = """
func.func @main(%x: tensor<2x2xf32>, %w: tensor<2x3xf32>, %b: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %product = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]
    : (tensor<2x2xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %r = stablehlo.add %product, %b : tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}"""
code = compiler.compile_str(text, input_type="stablehlo", target_backends=["llvm-cpu"])
module = runtime.load_vm_flatbuffer(code, driver="local-task")
x, b = np.ones((2, 2), np.float32), np.ones((2, 3), np.float32)
w = np.full((2, 3), 2.0**-24, np.float32)
got = module.main(x, w, b).to_host()
expected = np.float32(1 + 2.0**-23)
print(f"got {got[0, 0]!r}, expected {expected!r}: the product is exactly 2^-23, and so is the sum")
sys.exit(not (got == expected).all())
