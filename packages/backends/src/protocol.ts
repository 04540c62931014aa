/** The messages between the host and a worker process; structured clones, so typed arrays travel as they are. */
import type { ArrayType, DenseArray, DeviceDescription, ExecutionRequest, ExecutionResult } from './backend';

/** Host to worker. The worker answers in order. */
export interface RequestMessage {
  readonly id: number;
  readonly request: ExecutionRequest;
}

/** Worker to host. The first is `ready` or `unavailable`. */
export type ReplyMessage =
  | { readonly kind: 'ready'; readonly description: DeviceDescription }
  | { readonly kind: 'unavailable'; readonly reason: string; readonly install: string }
  | { readonly kind: 'result'; readonly id: number; readonly result: ExecutionResult }
  | {
      readonly kind: 'error';
      readonly id: number;
      readonly unsupported: boolean;
      /** The device is gone: this process can answer no more. */
      readonly lost: boolean;
      readonly message: string;
    };

type ArrayConstructor =
  Float32ArrayConstructor | Float64ArrayConstructor | Int32ArrayConstructor | Uint8ArrayConstructor;

const arrayConstructors: Record<ArrayType, ArrayConstructor> = {
  f32: Float32Array,
  bf16: Float32Array,
  f64: Float64Array,
  i32: Int32Array,
  i1: Uint8Array,
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isString = (value: unknown): value is string => typeof value === 'string';

/** Checks a message from a worker; undefined where it is none of ours. */
export function parseReply(message: unknown): ReplyMessage | undefined {
  if (!isRecord(message)) return undefined;
  switch (message.kind) {
    case 'ready': {
      const description = message.description;
      const fine = isRecord(description) && isString(description.backend) && isString(description.device);
      return fine ? (message as unknown as ReplyMessage) : undefined;
    }
    case 'unavailable':
      return isString(message.reason) && isString(message.install)
        ? (message as unknown as ReplyMessage)
        : undefined;
    case 'result': {
      const result = parseResult(message.result);
      return typeof message.id === 'number' && result !== undefined
        ? { kind: 'result', id: message.id, result }
        : undefined;
    }
    case 'error':
      return typeof message.id === 'number' && isString(message.message)
        ? {
            kind: 'error',
            id: message.id,
            unsupported: message.unsupported === true,
            lost: message.lost === true,
            message: message.message,
          }
        : undefined;
    default:
      return undefined;
  }
}

function parseResult(value: unknown): ExecutionResult | undefined {
  if (!isRecord(value) || !Array.isArray(value.outputs) || !isRecord(value.kernels)) return undefined;
  const { device, fallback, fallbackNames } = value.kernels;
  if (typeof device !== 'number' || typeof fallback !== 'number' || !Array.isArray(fallbackNames))
    return undefined;
  const outputs = value.outputs.map(parseArray);
  return outputs.every((output) => output !== undefined)
    ? { outputs, kernels: { device, fallback, fallbackNames: fallbackNames.map(String) } }
    : undefined;
}

function parseArray(value: unknown): DenseArray | undefined {
  if (!isRecord(value) || !Array.isArray(value.shape) || !ArrayBuffer.isView(value.data)) return undefined;
  if (!isString(value.type) || !(value.type in arrayConstructors)) return undefined;
  const type = value.type as ArrayType;
  const shape = value.shape.map(Number);
  const size = shape.reduce((product, extent) => product * extent, 1);
  const view = value.data as Float32Array;
  if (view.length !== size) return undefined;
  // A view of the same memory in this realm's own class: a test runner's sandbox has classes of its own.
  const data = new arrayConstructors[type](view.buffer as ArrayBuffer, view.byteOffset, view.length);
  return { type, shape, data };
}
