/** Random damage to texts, and what the package makes of it. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { parseModule, printModule, StableHloError, unfold, verifyModule, type Module } from '../../src';
import { moduleText, opTexts } from './op-texts';

type Random = (least: number, most: number) => number;

/** Whole numbers from a seed, ends included. */
export function randomIntegers(seed: number): Random {
  const generator = xoroshiro128plus(seed);
  return (least, most) => uniformInt(generator, least, most);
}

/** Texts to start from: every op kind in both forms. */
export const seedTexts: readonly string[] = Object.values(opTexts).flatMap((text) =>
  [text.pretty, text.generic].flatMap((operation) =>
    operation === undefined ? [] : [moduleText(text, operation)],
  ),
);

const fragments =
  '%a %b %r %0 %r:2 , : = -> ( ) { } < > [ ] " // ^bb0 @f #loc = loc( x tensor< tensor<f32> tensor<2x3xf32> ' +
  '-1 0 1 2 3 7 9007199254740993 1e999 0x 0xFF 0xFF800000 -0.0 dense< array<i64: ?x i1 bf16 true ' +
  'stablehlo.add stablehlo.return "stablehlo.reduce" return module func.func init: applies across dims low ' +
  '#stablehlo< #stablehlo.conv<[ <{ }> ({ }) \n \t \0 \u{1F600} \\';
const pieces = fragments.split(' ');

const pick = <T>(items: readonly T[], random: Random): T => items[random(0, items.length - 1)];

/** Another number for one, everywhere in the text or at one place: such texts often still parse. */
function renumbered(text: string, random: Random): string {
  const numbers = [...text.matchAll(/(?<![%\w])\d+/g)];
  if (numbers.length === 0) return text;
  const number = pick(numbers, random);
  const other = String(random(0, 8));
  if (random(0, 1) === 0) return text.replace(new RegExp(`(?<![%\\w])${number[0]}(?!\\d)`, 'g'), other);
  return text.slice(0, number.index) + other + text.slice(number.index + number[0].length);
}

/** A text with one piece deleted, doubled, replaced, inserted, or spliced in from another text. */
function damaged(text: string, random: Random): string {
  const start = random(0, text.length);
  const end = Math.min(text.length, start + random(0, 12));
  const [before, middle, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  switch (random(0, 6)) {
    case 0:
      return before + after;
    case 1:
      return before + middle + middle + after;
    case 2:
      return before + pick(pieces, random) + after;
    case 3:
      return before + pick(pieces, random) + middle + after;
    case 4:
      return before + String.fromCharCode(random(1, 127)) + after.slice(1);
    case 5:
      return before;
    default: {
      const other = pick(seedTexts, random);
      const from = random(0, other.length);
      return before + other.slice(from, from + random(0, 60)) + after;
    }
  }
}

/** A seed text after one to three changes. */
export const mutatedText = (random: Random): string => mutated(pick(seedTexts, random), random);

/** A text after one to three changes. */
export function mutated(original: string, random: Random): string {
  let text = original;
  for (let count = random(1, 3); count > 0; count -= 1) {
    text = random(0, 2) === 0 ? damaged(text, random) : renumbered(text, random);
  }
  return text;
}

export type Outcome =
  'well formed' | 'well formed, without meaning' | 'refused by the parser' | 'refused by the verifier';

/** Runs a step that may refuse; every other error goes on. */
function refused(step: () => void): boolean {
  try {
    step();
    return false;
  } catch (error) {
    if (error instanceof StableHloError) return true;
    throw error;
  }
}

/**
 * What becomes of a text.
 * @throws Error where it is anything but a refusal with a position or a module that prints stably.
 */
export function outcomeOf(text: string): Outcome {
  let module: Module | undefined;
  try {
    module = parseModule(text);
  } catch (error) {
    if (error instanceof StableHloError && error.line !== undefined && error.column !== undefined) {
      return 'refused by the parser';
    }
    throw error;
  }
  const errors = verifyModule(module, text);
  const printed = printModule(module);
  if (printModule(parseModule(printed)) !== printed) throw new Error(`printing is not stable:\n${printed}`);
  if (errors.length > 0) return 'refused by the verifier';
  const hasMeaning = !module.functions.some((func) => refused(() => unfold(func)));
  return hasMeaning ? 'well formed' : 'well formed, without meaning';
}
