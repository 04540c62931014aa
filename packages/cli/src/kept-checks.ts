/** Checks of a net's parameters, kept in a file as they come: a run that was ended goes on from them. */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ParameterCheck } from '@gradcert/conformance';
import type { Net } from '@gradcert/spec';
import { printModule } from '@gradcert/stablehlo';
import { version } from './version';

export class KeptChecks {
  constructor(readonly file: string) {}

  /** Of a net in a folder: what belongs to another text of it, or to other directions, is another file. */
  static of(net: Net, directions: object, folder: string): KeptChecks {
    const text = JSON.stringify([version, directions, net.replicas, printModule(net.trainStep())]);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
    return new KeptChecks(join(folder, `${net.id}-${hash}.jsonl`));
  }

  /** By parameter. A last line that was cut off when the run ended is left out. */
  read(): ReadonlyMap<string, ParameterCheck> {
    if (!existsSync(this.file)) return new Map();
    const lines = readFileSync(this.file, 'utf8').split('\n').slice(0, -1);
    const checks = lines.map((line) => JSON.parse(line) as ParameterCheck);
    return new Map(checks.map((check) => [check.parameter, check]));
  }

  keep(check: ParameterCheck): void {
    mkdirSync(dirname(this.file), { recursive: true });
    appendFileSync(this.file, `${JSON.stringify(check)}\n`);
  }
}
