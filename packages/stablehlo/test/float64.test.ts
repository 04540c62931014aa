/** A function in float64 has the same text but for its types and its bit patterns. */
import { expect, test } from '@jest/globals';
import { parseModule, printModule, withFloat64 } from '../src';

const text = `module @m {
  func.func @pool(%x: tensor<2xf32>, %n: tensor<i32>) -> tensor<2xf32> {
    %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %r = "stablehlo.reduce_window"(%x, %low) <{window_dimensions = array<i64: 1>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %m = stablehlo.maximum %a, %b : tensor<f32>
      stablehlo.return %m : tensor<f32>
    }) : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
    %tenth = stablehlo.constant dense<0.1> : tensor<2xf32>
    %s = stablehlo.add %r, %tenth : tensor<2xf32>
    return %s : tensor<2xf32>
  }
}
`;

test('float32 becomes float64 everywhere, and -Infinity stays what it is', () => {
  const [pool] = parseModule(text).functions;
  const widened = printModule({ name: 'm', functions: [withFloat64(pool)] });
  expect(widened).not.toContain('f32');
  expect(widened).toContain('dense<0xFFF0000000000000> : tensor<f64>');
  expect(widened).toContain('dense<0.1> : tensor<2xf64>');
  expect(widened).toContain('%n: tensor<i32>');
  // It is a module still, and the text that it came from is as it was.
  expect(printModule(parseModule(widened))).toBe(widened);
  expect(printModule({ functions: [pool] })).toContain('0xFF800000');
});
