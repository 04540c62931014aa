/** Valid texts as exporters print them: read, or set apart with a place and a reason, but never refused. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { OutsideLanguageError, parseModule, StableHloError, verifyModule, type Func } from '../src';
import { mutated, randomIntegers } from './support/mutate-text';

/** The first function of a text of which all is kept. */
function read(text: string): Func {
  const module = parseModule(text, { outside: 'keep' });
  expect(verifyModule(module, text)).toEqual([]);
  const [func] = module.functions;
  if (!func) throw new Error('no function');
  return func;
}

const kinds = (func: Func): string[] => func.body.map(({ kind }) => kind);

const t = 'tensor<2x3xf32>';
const main = (lines: string, result = `%r : ${t}`, parameters = `%a: ${t}, %b: ${t}`): string =>
  `module {\n  func.func public @main(${parameters}) -> (${result.slice(result.indexOf(':') + 2)}) {\n` +
  `${lines.replace(/^/gm, '    ')}\n    return ${result}\n  }\n}\n`;

describe('read as what they mean', () => {
  test.each([
    ['a square', `%r = chlo.square %a : ${t} -> ${t}`, ['multiply']],
    ['a clamp', `%r = stablehlo.clamp %a, %b, %a : ${t}`, ['maximum', 'minimum']],
    [
      'exp(x) - 1',
      `%r = "stablehlo.exponential_minus_one"(%a) : (${t}) -> ${t}`,
      ['exponential', 'constant', 'subtract'],
    ],
    [
      'placement',
      `%0 = stablehlo.custom_call @Sharding(%a) {backend_config = "", mhlo.sharding = "{devices=[2,1]<=[2]}"} : (${t}) -> ${t}\n` +
        `%1 = sdy.sharding_constraint %0 <@mesh, [{"x"}, {}]> : ${t}\n` +
        `%r:2 = stablehlo.optimization_barrier %1, %b : ${t}, ${t}`,
      ['convert', 'convert', 'convert', 'convert'],
    ],
    ['the short form of a conversion', `%r = stablehlo.convert %a : ${t}`, ['convert']],
    [
      'how exact a function is to be',
      `%r = stablehlo.exponential %a {result_accuracy = #stablehlo.result_accuracy<ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : ${t}`,
      ['exponential'],
    ],
    [
      'an algorithm of a product',
      `%0 = stablehlo.transpose %b, dims = [1, 0] : (${t}) -> tensor<3x2xf32>\n` +
        `%1 = stablehlo.dot_general %a, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (${t}, tensor<3x2xf32>) -> tensor<2x2xf32>\n` +
        `%r = "stablehlo.dot"(%1, %a) {precision_config = [#stablehlo<precision DEFAULT>]} : (tensor<2x2xf32>, ${t}) -> ${t}`,
      ['transpose', 'dot_general', 'dot_general'],
    ],
    [
      'older spellings of attributes',
      `%0 = "stablehlo.transpose"(%a) {permutation = dense<[1, 0]> : tensor<2xi64>} : (${t}) -> tensor<3x2xf32>\n` +
        `%r = "stablehlo.reshape"(%0) : (tensor<3x2xf32>) -> ${t}`,
      ['transpose', 'reshape'],
    ],
  ])('%s', (_, lines, expected) => {
    const result = lines.includes('%r:2') ? `%r#0 : ${t}` : `%r : ${t}`;
    expect(kinds(read(main(lines, result)))).toEqual(expected);
  });

  test.each([
    ['"0x0000803F000000C00000803F000080400000A0400000C040"', [1, -2, 1, 4, 5, 6]],
    ['"0x0000803F"', 1],
  ])('a constant of bytes, %s', (literal, value) => {
    const [constant] = read(main(`%r = stablehlo.constant dense<${literal}> : ${t}`)).body;
    expect(constant?.attributes).toMatchObject({ value });
  });

  test.each([
    ['i1', 'tensor<10xi1>', '"0x0502"', [1, 0, 1, 0, 0, 0, 0, 0, 0, 1]],
    ['i32', 'tensor<2xi32>', '"0xFFFFFFFF07000000"', [-1, 7]],
    ['i64', 'tensor<1xi64>', '"0xFEFFFFFFFFFFFFFF"', [-2]],
    ['bf16', 'tensor<2xbf16>', '"0x803F00C0"', [1, -2]],
    ['f16', 'tensor<2xf16>', '"0x003C00C0"', [1, -2]],
    ['f64', 'tensor<1xf64>', '"0x000000000000F83F"', [1.5]],
  ])('bytes of %s', (_, type, literal, value) => {
    const [constant] = read(main(`%r = stablehlo.constant dense<${literal}> : ${type}`, `%r : ${type}`)).body;
    expect(constant?.attributes).toMatchObject({ value });
  });

  test('calls, also of several results, are written out', () => {
    const text =
      main(`%0:2 = call @pair(%a) : (${t}) -> (${t}, ${t})\n%r = stablehlo.add %0#0, %0#1 : ${t}`).replace(
        /\}\n$/,
        '',
      ) +
      `  func.func private @pair(%arg0: ${t} {mhlo.layout_mode = "default"}) -> (${t}, ${t}) {\n` +
      `    %0 = stablehlo.negate %arg0 : ${t}\n    %1 = func.call @twice(%0) : (${t}) -> ${t}\n    return %arg0, %1 : ${t}, ${t}\n  }\n` +
      `  func.func private @twice(%arg0: ${t}) -> ${t} {\n    %0 = stablehlo.add %arg0, %arg0 : ${t}\n    return %0 : ${t}\n  }\n}\n`;
    const func = read(text);
    expect(kinds(func)).toEqual(['negate', 'add', 'add']);
    expect(func.body.at(-1)?.operands[0]).toBe(func.arguments[0]);
    expect(parseModule(text, { outside: 'keep' }).functions).toHaveLength(1);
  });

  test('a composite is its decomposition', () => {
    const text =
      `module {\n  func.func @main(%a: ${t}) -> ${t} {\n    %r = stablehlo.composite "own.twice" %a {composite_attributes = {n = 2 : i64}, decomposition = @twice, version = 1 : i32} : (${t}) -> ${t}\n    return %r : ${t}\n  }\n` +
      `  func.func private @twice(%x: ${t}) -> ${t} {\n    %0 = stablehlo.add %x, %x : ${t}\n    return %0 : ${t}\n  }\n}\n`;
    expect(kinds(read(text))).toEqual(['add']);
    const generic = text.replace(
      /stablehlo.composite .*/,
      `"stablehlo.composite"(%a) <{composite_attributes = {}, decomposition = @twice, name = "own.twice", version = 1 : i32}> : (${t}) -> ${t}`,
    );
    expect(kinds(read(generic))).toEqual(['add']);
  });

  test('meshes, aliases, locations and sharding attributes are passed', () => {
    const text =
      '#loc1 = loc("x"("a.py":1:2 to :3))\n#map = affine_map<(d0) -> (d0)>\n' +
      'module @jit_f attributes {mhlo.num_partitions = 2 : i32, jax.uses_shape_polymorphism = false} {\n' +
      '  sdy.mesh @mesh = <["x"=2, "y"=4]> loc(#loc)\n' +
      `  func.func public @main(%arg0: ${t} {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>} loc(#loc1)) -> (${t} {jax.result_info = "[0]", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}) attributes {execution_thread = "main"} {\n` +
      `    %0 = stablehlo.add %arg0, %arg0 {mhlo.frontend_attributes = {_xla = "a"}, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}]>]>} : ${t} loc(callsite("f"(#loc1) at fused<"q">[#loc1, unknown]))\n` +
      `    return %0 : ${t} loc(#loc)\n  } loc(#loc)\n} loc(#loc)\n#loc = loc(unknown)\n`;
    expect(kinds(read(text))).toEqual(['add']);
  });
});

describe('set apart', () => {
  /** Why the only result is outside, with its line in `main`. */
  const why = (lines: string, result?: string, parameters?: string): string => {
    const [value] = read(main(lines, result, parameters)).results;
    return value?.outside ? `${String(value.outside.line)}: ${value.outside.reason}` : 'inside';
  };

  test.each([
    [
      'a custom call',
      `%r = stablehlo.custom_call @other(%a) {api_version = 2 : i32} : (${t}) -> ${t}`,
      "3: operation 'stablehlo.custom_call' of 'other' is not known here",
    ],
    [
      'what comes from it',
      `%0 = chlo.erf %a : ${t} -> ${t}\n%r = stablehlo.add %0, %b : ${t}`,
      "3: operation 'chlo.erf' is not known here",
    ],
    [
      'a loop, over several lines',
      `%c = stablehlo.constant dense<0> : tensor<i32>\n%0:2 = stablehlo.while(%i = %c, %x = %a) : tensor<i32>, ${t}\ncond {\n  %1 = stablehlo.compare LT, %i, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>\n  stablehlo.return %1 : tensor<i1>\n} do {\n  stablehlo.return %i, %x : tensor<i32>, ${t}\n}\n%r = stablehlo.abs %0#1 : ${t}`,
      "4: operation 'stablehlo.while' is not known here",
    ],
    [
      'a reduction of pairs',
      `%c = stablehlo.constant dense<0.0> : tensor<f32>\n%0:2 = stablehlo.reduce(%a init: %c), (%b init: %c) across dimensions = [1] : (${t}, ${t}, tensor<f32>, tensor<f32>) -> (tensor<2xf32>, tensor<2xf32>)\n reducer(%x: tensor<f32>, %y: tensor<f32>) (%z: tensor<f32>, %w: tensor<f32>)  {\n  stablehlo.return %x, %z : tensor<f32>, tensor<f32>\n}\n%r = stablehlo.broadcast_in_dim %0#0, dims = [0] : (tensor<2xf32>) -> ${t}`,
      '4: reduce: several results are not supported here',
    ],
    [
      'a reduction by another combiner',
      `%c = stablehlo.constant dense<1.0> : tensor<f32>\n%0 = stablehlo.reduce(%a init: %c) applies stablehlo.multiply across dimensions = [1] : (${t}, tensor<f32>) -> tensor<2xf32>\n%r = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<2xf32>) -> ${t}`,
      "4: reduce: 'stablehlo.multiply' is not a reducer that is known here",
    ],
    [
      'another element type',
      `%0 = stablehlo.convert %a : (${t}) -> tensor<2x3xui8>\n%r = stablehlo.convert %0 : (tensor<2x3xui8>) -> ${t}`,
      "3: element type 'ui8' is not known here",
    ],
    ['dynamic shapes', `%0 = stablehlo.abs %a : tensor<?x3xf32>\n%r = stablehlo.add %a, %a : ${t}`, 'inside'],
    [
      'a call of a function without a body',
      `%r = func.call @elsewhere(%a) : (${t}) -> ${t}`,
      '3: @elsewhere has no body',
    ],
    ['a call of itself', `%r = call @main(%a, %b) : (${t}, ${t}) -> ${t}`, '3: @main calls itself'],
    [
      'a resource',
      `%r = stablehlo.constant dense_resource<big> : ${t}`,
      '3: constants of a resource are not read here',
    ],
  ])('%s', (_, lines, reason) => {
    const declared = lines.includes('@elsewhere')
      ? 'func.func private @elsewhere(tensor<2x3xf32>) -> tensor<2x3xf32>\n'
      : '';
    const text = main(lines).replace('\n}\n', `\n${declared}}\n`).replace('}\nfunc.func', '}\nfunc.func');
    const [value] = read(text).results;
    expect(value?.outside ? `${String(value.outside.line)}: ${value.outside.reason}` : 'inside').toBe(reason);
  });

  test('an argument of another type, and a result of one', () => {
    expect(
      why(
        '%0 = stablehlo.abs %a : tensor<2x3xf32>',
        '%k : tuple<tensor<ui8>, !stablehlo.token>',
        `%a: ${t}, %k: tuple<tensor<ui8>, !stablehlo.token>`,
      ),
    ).toBe("2: type 'tuple' is not known here");
    expect(
      kinds(read(main(`%r = stablehlo.abs %a : ${t}`, undefined, `%a: ${t}, %k: tensor<4xcomplex<f32>>`))),
    ).toEqual(['abs']);
  });

  test('operations without results say nothing of values', () => {
    const lines = `"stablehlo.custom_call"(%a) <{call_target_name = "print", has_side_effect = true}> : (${t}) -> ()\nstablehlo.custom_call @print(%a) {has_side_effect = true} : (${t}) -> ()\n%r = stablehlo.abs %a : ${t}`;
    expect(kinds(read(main(lines)))).toEqual(['abs']);
  });

  test('by default it is an error with its place', () => {
    const text = main(`%r = stablehlo.cosine %a : ${t}`);
    expect(() => parseModule(text)).toThrow(OutsideLanguageError);
    expect(() => parseModule(text)).toThrow(/^3:10: operation 'stablehlo.cosine' is not known here/);
  });
});

describe('malformed texts are errors even where much is kept', () => {
  test.each([
    ['an undefined value', `%r = stablehlo.add %a, %x : ${t}`, /^3:28: %x is not defined/],
    [
      'a type that is not the value’s',
      '%r = stablehlo.abs %a : tensor<3x2xf32>',
      /declared here as tensor<3x2xf32>/,
    ],
    ['an open bracket', `%r = stablehlo.cosine %a {x = (1 : ${t}`, /expected '\)'|never closed/],
    ['a callee that is not there', `%r = call @f(%a) : (${t}) -> ${t}`, /^3:5: function @f is not defined/],
    [
      'a call with other types',
      `%0 = stablehlo.constant dense<0.0> : tensor<f32>\n%r = call @other(%0) : (tensor<f32>) -> ${t}`,
      /^4:5: the call of @other has arguments \(tensor<f32>\), the function \(tensor<2x3xf32>\)/,
    ],
    [
      'bytes of another number',
      `%r = stablehlo.constant dense<"0x00000000AA"> : ${t}`,
      /5 bytes are not the elements/,
    ],
  ])('%s', (_, lines, message) => {
    const other = `  func.func private @other(%x: ${t}) -> ${t} {\n    return %x : ${t}\n  }\n`;
    const text = main(lines).replace(/}\n$/, `${other}}\n`);
    expect(() => parseModule(text, { outside: 'keep' })).toThrow(message);
  });
});

describe('modules that JAX printed', () => {
  const folder = join(__dirname, '../../conformance/test/fixtures/jax');
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));

  test('are read whole', () => {
    for (const text of texts) {
      const func = read(text);
      expect(func.results.filter(({ outside }) => outside)).toEqual([]);
    }
  });

  test('after damage they are read or refused with a position', () => {
    const random = randomIntegers(20261130);
    let refused = 0;
    for (let k = 0; k < 600; k += 1) {
      const text = mutated(texts[random(0, texts.length - 1)], random);
      try {
        verifyModule(parseModule(text, { outside: 'keep' }), text);
      } catch (error) {
        expect(error).toBeInstanceOf(StableHloError);
        expect((error as StableHloError).line).toBeGreaterThan(0);
        refused += 1;
      }
    }
    expect(refused).toBeGreaterThan(100);
  });
});
