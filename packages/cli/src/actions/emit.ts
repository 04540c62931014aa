/** The work of `gradcert emit`. */
import { distinctShape, entriesOf, loadEntries } from '@gradcert/conformance';
import { variantOf, type CertifiedFunction, type Spec } from '@gradcert/spec';
import { bindDims, printModule, type Module } from '@gradcert/stablehlo';
import type { EmitOptions } from '../commands/emit';
import { overrideDims, parseDims, type Dims } from '../dims';
import type { EmitDocument } from '../documents';
import { CallError, exitCodes, type ExitCode } from '../exit';
import { LISTED, named } from '../named';
import { deriveNet, flagsGiven, netOptions } from '../net-options';
import { openTerminal } from '../terminal';

export function emit(id: string, options: EmitOptions): ExitCode {
  const terminal = openTerminal(options);
  const { dims, module } = emission(id, loadEntries(), options);
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
  const found = named('entry', id, [...entriesOf(spec), ...spec.nets], LISTED);
  return 'derive' in found ? netEmission(found, options) : functionEmission(found, options);
}

function functionEmission(entry: CertifiedFunction, options: EmitOptions): Emission {
  const [ofNets] = flagsGiven(options, ['bf16', 'replicas']);
  if (ofNets) throw new CallError(`${ofNets} is for nets, and ${entry.id} is none`, 'give sizes by --dims');
  const given = options.dims === undefined ? {} : parseDims(options.dims);
  const dims = overrideDims(entry, distinctShape(entry), given);
  const { bf16 = false, replicas } = options;
  if (bf16 && entry.precision !== 'switchable') {
    throw new CallError(`${entry.id} has no bf16 twin`, "only entries with precision 'switchable' have one");
  }
  return { dims, module: bindDims(variantOf(entry, { constants: {}, bf16, replicas }).module, dims) };
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
