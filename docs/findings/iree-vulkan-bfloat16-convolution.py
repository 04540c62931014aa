"""IREE on Vulkan: a convolution of bfloat16 operands with several output channels is wrong in places: here each result is 1 * 1."""
import os
import subprocess
import sys
import tempfile
import numpy as np
import iree.compiler as compiler
import iree._runtime_libs

text = """
func.func @main(%x: tensor<1x1x8x8xf32>, %w: tensor<4x1x1x1xf32>) -> tensor<1x4x8x8xf32> {
  %a = stablehlo.convert %x : (tensor<1x1x8x8xf32>) -> tensor<1x1x8x8xbf16>
  %b = stablehlo.convert %w : (tensor<4x1x1x1xf32>) -> tensor<4x1x1x1xbf16>
  %c = stablehlo.convolution(%a, %b) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {}
    {batch_group_count = 1, feature_group_count = 1} : (tensor<1x1x8x8xbf16>, tensor<4x1x1x1xbf16>) -> tensor<1x4x8x8xbf16>
  %r = stablehlo.convert %c : (tensor<1x4x8x8xbf16>) -> tensor<1x4x8x8xf32>
  return %r : tensor<1x4x8x8xf32>
}"""
run = os.path.join(iree._runtime_libs.__path__[0], "iree-run-module")
with tempfile.TemporaryDirectory() as folder:
    module, output = f"{folder}/it.vmfb", f"{folder}/r.npy"
    flags = ["--iree-hal-target-device=vulkan"]
    compiler.compile_str(text, input_type="stablehlo", output_file=module, extra_args=flags)
    ones = ["--input=1x1x8x8xf32=1", "--input=4x1x1x1xf32=1", f"--module={module}", f"--output=@{output}"]
    subprocess.run([run, "--device=vulkan", "--function=main", *ones], check=True)
    got = np.load(output)
print(f"{(got != 1).sum()} of {got.size} elements are not 1 as expected, such as {got[got != 1][:1]}")
sys.exit(int((got != 1).any()))
