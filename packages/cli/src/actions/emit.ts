/** The work of `gradcert emit`. */
import { distinctShape, entriesOf } from '@gradcert/conformance';
import { loadSpec, onReplicas, type CertifiedFunction, type Spec } from '@gradcert/spec';
import { bindDims, printModule, withBf16, type Module } from '@gradcert/stablehlo';
import type { EmitOptions } from '../commands/emit';
import { overrideDims, parseDims, type Dims } from '../dims';
import type { EmitDocument } from '../documents';
import { CallError, exitCodes, type ExitCode } from '../exit';
import { suggestion } from '../nearest';
import { deriveNet, flagsGiven, netOptions } from '../net-options';
import { openTerminal } from '../terminal';

export function emit(id: string, options: EmitOptions): ExitCode {
  const terminal = openTerminal(options);
  const { dims, module } = emission(id, loadSpec(), options);
  const text = printModule(module);
  terminal.document({
    schema: 'gradcert.emit/1',
    entry: id,
    dims,
    bf16: options.bf16 ?? false,
    replicas: options.replicas ?? null,
    text,
  } satisfies EmitDocument);
  terminal.print(text.trimEnd());
  return exitCodes.held;
}

interface Emission {
  readonly dims: Dims;
  readonly module: Module;
}

function emission(id: string, spec: Spec, options: EmitOptions): Emission {
  const entry = entriesOf(spec).find((candidate) => candidate.id === id);
  if (entry) return functionEmission(entry, options);
  const net = spec.nets.find((candidate) => candidate.id === id);
  if (net) return netEmission(net, options);
  const known = [...entriesOf(spec), ...spec.nets].map((candidate) => candidate.id);
  throw new CallError(`no entry '${id}'`, suggestion(id, known, '`gradcert list` shows what there is'));
}

function functionEmission(entry: CertifiedFunction, options: EmitOptions): Emission {
  const [ofNets] = flagsGiven(options, ['bf16', 'replicas']);
  if (ofNets) throw new CallError(`${ofNets} is for nets, and ${entry.id} is none`, 'give sizes by --dims');
  const given = options.dims === undefined ? {} : parseDims(options.dims);
  const dims = overrideDims(entry, distinctShape(entry), given);
  const { replicas } = options;
  const module = bindDims((replicas === undefined ? entry : onReplicas(entry, replicas)).module, dims);
  if (!options.bf16) return { dims, module };
  if (entry.precision !== 'switchable') {
    throw new CallError(`${entry.id} has no bf16 twin`, "only entries with precision 'switchable' have one");
  }
  return { dims, module: { ...module, functions: module.functions.map(withBf16) } };
}

/** A net's sizes are options of their own; its batch may be given by --dims too. */
function netEmission(net: Spec['nets'][number], options: EmitOptions): Emission {
  const given = options.dims === undefined ? {} : parseDims(options.dims);
  const unknown = Object.keys(given).find((name) => name !== 'batch');
  if (unknown !== undefined)
    throw new CallError(`net ${net.id} has no dim '${unknown}'`, 'its only dim is: batch');
  const derived = deriveNet(net, netOptions({ batch: given.batch, ...options }, net));
  const batch = derived.inputs[0]?.shape[0] ?? 0;
  return { dims: { batch }, module: derived.trainStep() };
}
