/** The texts of a function at one shape, in float32 and in float64. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DimValues } from '@gradcert/conformance';
import { bindDims, printModule, type Func } from '@gradcert/stablehlo';
import type { Texts } from './manifest';

/** Bit patterns of what decimal cannot spell. */
const PATTERNS: Readonly<Record<string, string>> = {
  '0xFF800000': '0xFFF0000000000000',
  '0x7F800000': '0x7FF0000000000000',
  '0x7FC00000': '0x7FF8000000000000',
};

/** Every f32 as f64; the narrower types of conversions stay. */
const widened = (text: string): string =>
  text.replaceAll('f32', 'f64').replace(/0x[0-9A-F]{8}\b/g, (pattern) => {
    const wide = PATTERNS[pattern];
    if (wide === undefined) throw new Error(`${pattern} has no float64 pattern here`);
    return wide;
  });

/** Writes both texts of a function, and says where. */
export function writeTexts(folder: string, name: string, func: Func, dims: DimValues): Texts {
  const text = printModule({ functions: [bindDims(func, dims)] });
  const texts = { f32: `${name}.f32.mlir`, f64: `${name}.f64.mlir` };
  mkdirSync(dirname(join(folder, texts.f32)), { recursive: true });
  writeFileSync(join(folder, texts.f32), text);
  writeFileSync(join(folder, texts.f64), widened(text));
  return texts;
}
