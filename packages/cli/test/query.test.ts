import { describe, expect, test } from '@jest/globals';
import { nearest } from '../src/nearest';
import { matches, nothingMatches, parseQuery } from '../src/query';

const selects = (query: string, node: string, layer: string, name?: string): boolean =>
  matches(parseQuery(query), { node, layer, ...(name === undefined ? {} : { case: name }) });

describe('a query', () => {
  test.each([
    ['conv-*', 'conv-weight-grad', 'exact', 'N2.C3', true],
    ['conv-*', 'dense-weight-grad', 'exact', 'N2.C3', false],
    ['conv-weight-grad:exact', 'conv-weight-grad', 'exact', 'N2.C3', true],
    ['conv-weight-grad:exact', 'conv-weight-grad', 'mantissa', 'N2.C3', false],
    ['*:mantissa:*', 'relu', 'mantissa', 'N2.C3', true],
    ['*:*:N2.*', 'relu', 'mantissa', 'N2.C3', true],
    ['*:*:N2.*', 'relu', 'mantissa', 'N2xC3', false],
    ['*-grad', 'conv-weight-grad', 'exact', 'N2', true],
    ['*-grad', 'conv-weight-gradient', 'exact', 'N2', false],
    ['conv', 'conv-weight-grad', 'exact', 'N2', false],
    ['a:b:c:d', 'a', 'b', 'c:d', true],
    ['*', 'anything', 'any', 'any', true],
  ])('%s on %s:%s:%s gives %s', (query, node, layer, name, expected) => {
    expect(selects(query, node, layer, name)).toBe(expected);
  });

  test('selects everything where it is left out', () => {
    expect(matches(parseQuery(), { node: 'relu', layer: 'exact', case: 'N1' })).toBe(true);
  });

  test('with a case selects no claim, for claims have none', () => {
    expect(selects('relu:meaning', 'relu', 'meaning')).toBe(true);
    expect(selects('relu:meaning:*', 'relu', 'meaning')).toBe(true);
    expect(selects('relu:meaning:N2', 'relu', 'meaning')).toBe(false);
  });

  test('takes every character but * literally', () => {
    expect(selects('a.c', 'abc', 'exact', 'N1')).toBe(false);
    expect(selects('a(c', 'a(c', 'exact', 'N1')).toBe(true);
    expect(selects('[ab]', 'a', 'exact', 'N1')).toBe(false);
  });

  test.each([':', 'a:', ':exact', 'a::c', 'a:b:'])('%s is refused: it has an empty part', (query) => {
    expect(() => parseQuery(query)).toThrow('empty part');
  });

  test('answers at once to many stars', () => {
    const start = performance.now();
    selects('*'.repeat(2000), 'a'.repeat(2000), 'exact', 'N1');
    selects(`${'*a'.repeat(30)}b`, 'a'.repeat(5000), 'exact', 'N1');
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

describe('what selects nothing', () => {
  test('names the part and the nearest names', () => {
    const error = nothingMatches(parseQuery('conv-wieght-grad'), 'node', ['conv-weight-grad', 'relu']);
    expect(error.message).toBe("no entry matches 'conv-wieght-grad'");
    expect(error.hint).toBe('did you mean conv-weight-grad?');
    expect(error.exitCode).toBe(2);
  });

  test('lists all names where none is near and they are few', () => {
    const error = nothingMatches(parseQuery('relu:zzzzzzzz'), 'layer', ['exact', 'mantissa', 'exact']);
    expect(error.message).toBe("no layer matches 'zzzzzzzz' of 'relu:zzzzzzzz'");
    expect(error.hint).toBe('there are: exact, mantissa');
  });

  test('nearest first, none that is far', () => {
    expect(nearest('exat', ['mantissa', 'exact', 'exalt'])).toEqual(['exact', 'exalt']);
    expect(nearest('weight', ['conv-weight-grad', 'relu'])).toEqual(['conv-weight-grad']);
  });
});
