import { describe, expect, test } from '@jest/globals';
import { isOpKind, opKinds, parseModule, printModule, StableHloError, verifyModule } from '../src';
import { moduleText, opTexts } from './support/op-texts';

describe('every op kind', () => {
  test('has a text here', () => {
    expect(opKinds().filter((kind) => !(kind in opTexts))).toEqual([]);
    expect(isOpKind('while')).toBe(false);
    expect(isOpKind('constructor')).toBe(false);
  });

  test.each(opKinds())(
    '%s: pretty and generic form are one operation, which prints back to itself',
    (kind) => {
      const text = opTexts[kind];
      const printed = moduleText(text, text.pretty ?? text.generic);
      const module = parseModule(printed);
      expect(verifyModule(module, printed)).toEqual([]);
      expect(printModule(module)).toBe(printed);
      expect(printModule(parseModule(moduleText(text, text.generic)))).toBe(printed);
    },
  );
});

describe('forms of modules', () => {
  const body = '{\n %0 = stablehlo.add %arg0, %arg0 : tensor<2xf32>\n return %0 : tensor<2xf32> }';
  const printed = (name: string): string =>
    `module${name} {\n  func.func @f(%arg0: tensor<2xf32>) -> tensor<2xf32> {\n` +
    '    %0 = stablehlo.add %arg0, %arg0 : tensor<2xf32>\n    return %0 : tensor<2xf32>\n  }\n}\n';

  test.each([
    ['a bare function', `func.func @f(%arg0: tensor<2xf32>) -> tensor<2xf32> ${body}`, ''],
    ['visibility', `module @m { func.func public @f(%arg0: tensor<2xf32>) -> tensor<2xf32> ${body} }`, ' @m'],
    [
      'attributes of module, arguments and results',
      `module @m attributes {mhlo.num_partitions = 1 : i32} { func.func @f(%arg0: tensor<2xf32> {mhlo.sharding = "{x}"}) -> (tensor<2xf32> {jax.result_info = "r"}) ${body} }`,
      ' @m',
    ],
    [
      'comments, locations and aliases',
      `// a comment\n#loc = loc("f.py":1:2)\nmodule { func.func @f(%arg0: tensor<2xf32> loc(#loc)) -> tensor<2xf32> {\n` +
        ' // another\n %0 = stablehlo.add %arg0, %arg0 : tensor<2xf32> loc(callsite("a"("b":1:1) at #loc))\n' +
        ' func.return %0 : tensor<2xf32> loc(#loc) } loc(#loc) } loc(#loc)\n#loc1 = loc(unknown)',
      '',
    ],
    ['a quoted name', `module @"m" { func.func @"f"(%arg0: tensor<2xf32>) -> tensor<2xf32> ${body} }`, ' @m'],
    [
      'attributes of other dialects on operations',
      `func.func @f(%arg0: tensor<2xf32>) -> tensor<2xf32> ${body.replace(' : ', ' {mhlo.frontend = {}} : ')}`,
      '',
    ],
  ])('%s', (_, text, name) => {
    expect(printModule(parseModule(text))).toBe(printed(name));
  });

  test('a reduction with a reducer block prints as its compact form', () => {
    const text = { pretty: '', ...opTexts.reduce };
    const long =
      'stablehlo.reduce(%a init: %b) across dimensions = [0, 2] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>\n' +
      ' reducer(%p: tensor<f32>, %q: tensor<f32>) { %s = stablehlo.add %p, %q : tensor<f32>\n stablehlo.return %s : tensor<f32> }';
    expect(printModule(parseModule(moduleText(text, long)))).toBe(moduleText(text, text.pretty));
  });

  test('keys of the pretty form come in any order', () => {
    const text = { pretty: '', ...opTexts.pad };
    const shuffled = text.pretty.replace(
      'low = [0, -1], high = [0, 1], interior = [1, 1]',
      'interior = [1, 1], low = [0, -1], high = [0, 1]',
    );
    expect(printModule(parseModule(moduleText(text, shuffled)))).toBe(moduleText(text, text.pretty));
  });
});

describe('literals', () => {
  const constant = (literal: string, type: string): string =>
    printModule(
      parseModule(
        `func.func @f() -> ${type} { %r = stablehlo.constant dense<${literal}> : ${type}\n return %r : ${type} }`,
      ),
    );

  test.each([
    ['1.0e-05', 'tensor<f32>'],
    ['0.000008000000', 'tensor<2x3xf32>'],
    ['0xFF800000', 'tensor<f32>'],
    ['0xFF80', 'tensor<bf16>'],
    ['0xFC00', 'tensor<f16>'],
    ['true', 'tensor<3xi1>'],
    ['-7', 'tensor<i64>'],
    ['[1.5, -0.0]', 'tensor<2xf32>'],
    ['[[true, false]]', 'tensor<1x2xi1>'],
  ])('%s of type %s stays as it is', (literal, type) => {
    expect(constant(literal, type)).toContain(`dense<${literal}> : ${type}`);
  });

  test('bit patterns in lists are their values', () => {
    expect(constant('[0x3F800000, 0x7F800000, 0x00000001]', 'tensor<3xf32>')).toContain(
      'dense<[1.0, 0x7F800000, 1.401298464324817e-45]>',
    );
  });
});

describe('malformed text', () => {
  const inFunction = (line: string): string =>
    `func.func @f(%a: tensor<2x3xf32>, %p: tensor<2x3xi1>) -> tensor<2x3xf32> {\n  ${line}\n  return %r : tensor<2x3xf32>\n}`;
  test.each([
    [
      'an op kind that is not known',
      '%r = stablehlo.while %a : tensor<2x3xf32>',
      /2:8: operation 'stablehlo.while' is not known/,
    ],
    ['a name of another dialect', '%r = arith.addf %a, %a : tensor<2x3xf32>', /'arith.addf' is not known/],
    ['an undefined value', '%r = stablehlo.add %a, %b : tensor<2x3xf32>', /2:26: %b is not defined/],
    ['a value defined twice', '%a = stablehlo.add %a, %a : tensor<2x3xf32>', /%a is defined twice/],
    ['several results', '%r:2 = stablehlo.add %a, %a : tensor<2x3xf32>', /several results are not supported/],
    [
      'a type that is not the value’s',
      '%r = stablehlo.abs %a : tensor<3x2xf32>',
      /%a has type tensor<2x3xf32>, declared here as tensor<3x2xf32>/,
    ],
    ['dynamic shapes', '%r = stablehlo.abs %a : tensor<?x3xf32>', /dynamic shapes are not supported/],
    ['an element type', '%r = stablehlo.abs %a : tensor<2x3xf8>', /element type 'f8' is not known/],
    ['too few operands', '%r = stablehlo.add %a : tensor<2x3xf32>', /add has 1 operands, expected 2/],
    ['a missing attribute', '%r = stablehlo.reverse %a : tensor<2x3xf32>', /expected 'dims = ...'/],
    [
      'a missing attribute of the generic form',
      '%r = "stablehlo.reverse"(%a) : (tensor<2x3xf32>) -> tensor<2x3xf32>',
      /attribute 'dimensions' is missing/,
    ],
    [
      'an unknown attribute',
      '%r = "stablehlo.abs"(%a) {dimension = 1 : i64} : (tensor<2x3xf32>) -> tensor<2x3xf32>',
      /abs: unknown attribute 'dimension'/,
    ],
    [
      'an attribute of the wrong sort',
      '%r = "stablehlo.reverse"(%a) {dimensions = true} : (tensor<2x3xf32>) -> tensor<2x3xf32>',
      /'dimensions' is not a list of integers/,
    ],
    [
      'literals of another type',
      '%r = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<2x3xf32>',
      /'value' is not dense literals of type tensor<2x3xf32>/,
    ],
    ['an unclosed string', '%r = "stablehlo.abs(%a)', /a string is never closed/],
    [
      'a ragged list',
      '%r = stablehlo.constant dense<[[1.0], [2.0, 3.0]]> : tensor<2x3xf32>',
      /different lengths/,
    ],
    [
      'a list of another shape',
      '%r = stablehlo.constant dense<[1.0]> : tensor<2x3xf32>',
      /do not have the shape/,
    ],
    ['a huge extent', '%r = stablehlo.abs %a : tensor<99999999999999999999xf32>', /too large/],
    [
      'a region where none belongs',
      '%r = "stablehlo.abs"(%a) ({ ^bb0(%q: tensor<f32>): stablehlo.return %q : tensor<f32> }) : (tensor<2x3xf32>) -> tensor<2x3xf32>',
      /abs has 1 regions, expected 0/,
    ],
    [
      'a pretty form that does not exist',
      '%r = stablehlo.reduce_window %a : tensor<2x3xf32>',
      /generic form only/,
    ],
    [
      'a layout',
      '%r = stablehlo.convolution(%a, %a) dim_numbers = [b, b, 0]x[o, i, 0]->[b, f, 0], window = {}',
      /a layout holds b, f/,
    ],
  ])('%s', (_, line, message) => {
    expect(() => parseModule(inFunction(line))).toThrow(StableHloError);
    expect(() => parseModule(inFunction(line))).toThrow(message);
  });

  test('carries line, column, span, problem and hint', () => {
    try {
      parseModule(inFunction('%r = stablehlo.add %a, %b : tensor<2x3xf32>'));
    } catch (error) {
      expect(error).toMatchObject({
        line: 2,
        column: 26,
        problem: '%b is not defined',
        hint: 'define it above its use',
      });
    }
    expect.assertions(1);
  });

  test('deep nesting is refused, not a stack overflow', () => {
    const text = `func.func @f() -> tensor<f32> { %r = stablehlo.constant dense<${'['.repeat(100_000)}`;
    expect(() => parseModule(text)).toThrow(/nesting is deeper than 64 levels/);
  });

  test('the returned types are the declared ones', () => {
    const text = 'func.func @f(%a: tensor<2xf32>) -> tensor<3xf32> { return %a : tensor<2xf32> }';
    expect(() => parseModule(text)).toThrow(
      /declares the results \(tensor<3xf32>\) and returns \(tensor<2xf32>\)/,
    );
  });
});

test('text of megabytes parses in linear time', () => {
  const line = (k: number): string =>
    `  %${String(k + 1)} = stablehlo.add %${String(k)}, %0 : tensor<4xf32>\n`;
  const count = 50_000;
  const lines = Array.from({ length: count }, (_, k) => line(k)).join('');
  const text = `func.func @f(%0: tensor<4xf32>) -> tensor<4xf32> {\n${lines}  return %${String(count)} : tensor<4xf32>\n}`;
  expect(text.length).toBeGreaterThan(2_000_000);
  expect(parseModule(text).functions[0].body).toHaveLength(count);
});
