/** Parser of StableHLO modules. */
import { FunctionParser } from './function-parser';
import type { Func, Module } from './ir';
import { Cursor } from './text/cursor';
import { parseSymbol, skipLocation } from './text/symbols';

/** `#loc1 = loc(...)`, at the top level. */
function skipAliases(cursor: Cursor): void {
  while (cursor.peek().text.startsWith('#')) {
    const token = cursor.next();
    if (!token.text.startsWith('#loc'))
      cursor.fail(`alias ${token.text} is not known here`, 'remove it', token);
    cursor.expect('=');
    if (!cursor.at('loc')) cursor.unexpected("'loc(...)'");
    skipLocation(cursor);
  }
}

function parseFunctions(cursor: Cursor, closing: string): Func[] {
  const functions: Func[] = [];
  const names = new Set<string>();
  while (cursor.at('func.func')) {
    const token = cursor.peek();
    const func = new FunctionParser(cursor).function();
    if (names.has(func.name)) cursor.fail(`function ${func.name} is defined twice`, 'rename one', token);
    names.add(func.name);
    functions.push(func);
  }
  if (functions.length === 0) cursor.unexpected("'func.func'");
  if (closing !== '' && !cursor.at(closing)) cursor.unexpected(`'func.func' or '${closing}'`);
  return functions;
}

/**
 * Parses a module (or bare functions). Every name is resolved and every written type compared;
 * the constraints of the operations are the verifier's (see `verifyModule`).
 * @throws StableHloError with line and column where the text is malformed.
 */
export function parseModule(text: string): Module {
  const cursor = new Cursor(text);
  skipAliases(cursor);
  let module: Module;
  if (cursor.accept('module')) {
    const name = cursor.at('{') || cursor.at('attributes') ? undefined : parseSymbol(cursor);
    if (cursor.accept('attributes')) cursor.skipBalanced('{', '}');
    cursor.expect('{');
    const functions = parseFunctions(cursor, '}');
    cursor.expect('}');
    skipLocation(cursor);
    module = name === undefined ? { functions } : { name, functions };
  } else {
    module = { functions: parseFunctions(cursor, '') };
  }
  skipAliases(cursor);
  if (cursor.peek().kind !== 'end') cursor.unexpected('the end of the text');
  return module;
}
