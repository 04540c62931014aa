/** The record of proofs: what it holds, and that a changed entry is proved again. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { apply, number } from '@gradcert/notation';
import { GenerateError } from '../src';
import { packageRecord, readProofRecord, recordedProofs } from '../src/proof-record';
import { spec } from './real-context';

const record = readProofRecord(packageRecord());

test('nothing is refuted, and nine in ten entries are proved in every claim', () => {
  const verdicts = Object.values(record).map(({ claims }) => claims.map(({ verdict }) => verdict));
  expect(verdicts.flat()).not.toContain('different');
  const proved = verdicts.filter((each) => each.every((verdict) => verdict === 'proved'));
  expect(proved.length / verdicts.length).toBeGreaterThanOrEqual(0.9);
});

describe('an entry that changed', () => {
  const [entry] = spec.nodes.filter(({ id }) => id === 'dense-bias-grad');

  test('is proved again', () => {
    const denotation = entry.denotation.map((statement) =>
      statement.kind === 'view' ? statement : { ...statement, body: apply('add', statement.body, number(1)) },
    );
    const changed = { ...entry, denotation };
    const { key, claims } = recordedProofs(spec, record)(changed);
    expect(key).not.toBe(record[entry.id].key);
    expect(claims.map(({ verdict }) => verdict)).toContain('different');
  });

  test('is looked up where it did not', () => {
    const claims = [{ layer: 'text', verdict: 'proved', how: 'as recorded' }] as const;
    const known = { [entry.id]: { key: record[entry.id].key, claims } };
    expect(recordedProofs(spec, known)(entry).claims).toBe(claims);
  });
});

test('a record that cannot be read says what to do', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gradcert-record-'));
  try {
    expect(readProofRecord(join(folder, 'none.json'))).toEqual({});
    writeFileSync(join(folder, 'proofs.json'), '{');
    expect(() => readProofRecord(join(folder, 'proofs.json'))).toThrow(GenerateError);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
