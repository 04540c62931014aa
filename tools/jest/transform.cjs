'use strict';
/**
 * The transform of jest: swc, with the language's own globals looked up once per module. Jest runs modules in a vm
 * context, where every look-up of a global goes through an interceptor: arithmetic took three times as long.
 */
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { createTransformer } = require('@swc/jest');

const GLOBALS = [
  ...[
    'Array',
    'BigInt',
    'Boolean',
    'Infinity',
    'JSON',
    'Map',
    'Math',
    'NaN',
    'Number',
    'Object',
    'Set',
    'String',
  ],
  ...['Float32Array', 'Float64Array', 'Int32Array', 'Uint32Array', 'Uint8Array', 'WeakMap', 'WebAssembly'],
];
const DIRECTIVE = '"use strict";';

/** The declarations, on the line of the directive: no line of the source moves. */
function withGlobals(code) {
  // What a module declares itself, or does not mention, is left alone.
  const read = GLOBALS.filter(
    (name) =>
      new RegExp(`\\b${name}\\b`).test(code) &&
      !new RegExp(`\\b(?:const|let|var|function|class)\\s+${name}\\b`).test(code),
  );
  if (read.length === 0 || !code.startsWith(DIRECTIVE)) return code;
  const declared = read.map((name) => `${name}=globalThis.${name}`).join(',');
  return `${DIRECTIVE}const ${declared};${code.slice(DIRECTIVE.length)}`;
}

/** Cached code is of this very transform. */
const own = readFileSync(__filename);

module.exports = {
  createTransformer(options) {
    const swc = createTransformer(options);
    return {
      ...swc,
      getCacheKey: (...call) =>
        createHash('sha256')
          .update(own)
          .update(swc.getCacheKey(...call))
          .digest('hex')
          .slice(0, 32),
      process(...call) {
        const result = swc.process(...call);
        return { ...result, code: withGlobals(result.code) };
      },
    };
  },
};
