/** The work of `gradcert emit`. */
import { distinctShape, entriesOf } from '@gradcert/conformance';
import { loadSpec, type CertifiedFunction, type Spec } from '@gradcert/spec';
import { bindDims, printModule, withBf16, type Module } from '@gradcert/stablehlo';
import type { EmitOptions } from '../commands/emit';
import { overrideDims, parseDims, type Dims } from '../dims';
import type { EmitDocument } from '../documents';
import { CallError, exitCodes, type ExitCode } from '../exit';
import { suggestion } from '../nearest';
import { openTerminal } from '../terminal';

export function emit(id: string, options: EmitOptions): ExitCode {
  const terminal = openTerminal(options);
  const spec = loadSpec();
  const given = options.dims === undefined ? {} : parseDims(options.dims);
  const bf16 = options.bf16 ?? false;
  const { dims, module } = emission(id, spec, given, bf16);
  const text = printModule(module);
  terminal.document({ schema: 'gradcert.emit/1', entry: id, dims, bf16, text } satisfies EmitDocument);
  terminal.print(text.trimEnd());
  return exitCodes.held;
}

interface Emission {
  readonly dims: Dims;
  readonly module: Module;
}

function emission(id: string, spec: Spec, given: Dims, bf16: boolean): Emission {
  const entry = entriesOf(spec).find((candidate) => candidate.id === id);
  if (entry) return functionEmission(entry, given, bf16);
  const net = spec.nets.find((candidate) => candidate.id === id);
  if (net) return netEmission(net, given, bf16);
  const known = [...entriesOf(spec), ...spec.nets].map((candidate) => candidate.id);
  throw new CallError(`no entry '${id}'`, suggestion(id, known, '`gradcert list` shows what there is'));
}

function functionEmission(entry: CertifiedFunction, given: Dims, bf16: boolean): Emission {
  const dims = overrideDims(entry, distinctShape(entry), given);
  const module = bindDims(entry.module, dims);
  if (!bf16) return { dims, module };
  if (entry.precision !== 'switchable') {
    throw new CallError(`${entry.id} has no bf16 twin`, "only entries with precision 'switchable' have one");
  }
  return { dims, module: { ...module, functions: module.functions.map(withBf16) } };
}

function netEmission(net: Spec['nets'][number], given: Dims, bf16: boolean): Emission {
  const unknown = Object.keys(given).find((name) => name !== 'batch');
  if (unknown !== undefined)
    throw new CallError(`net ${net.id} has no dim '${unknown}'`, 'its only dim is: batch');
  const derived = net.derive({ ...(given.batch === undefined ? {} : { batch: given.batch }), bf16 });
  const batch = derived.inputs[0]?.shape[0] ?? 0;
  return { dims: { batch }, module: derived.trainStep() };
}
