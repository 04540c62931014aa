/** What the declarations in ops/, nodes/, hypotheses/ and nets/ are made of. */
import type { Affine, Statement } from '@gradcert/notation';
import type { Module, Tensor } from '@gradcert/stablehlo';
import type { SpecError } from './spec-error';

/** How a dim is chosen: its kind says which sizes make sense (see dim-kinds.ts). */
export type DimKind =
  'batch' | 'channel' | 'feature' | 'class' | 'spatial' | 'row' | 'halfKernel' | 'replica';

/** Sizes by name: a DimKind, or a derived dim as an affine form of those before it (kh: '2*ph+1'). */
export type DimDeclarations = Readonly<Record<string, string>>;

/** What kind of data an operand holds; the data chooser honours it. */
export type OperandKind = 'real' | 'positive' | 'one-hot' | 'distribution' | 'mask' | 'step';

export interface OperandDeclaration {
  /** Extents by dim name or affine text: 'N,C,2*h,2*w'; '' is rank 0. */
  readonly shape: string;
  readonly kind: OperandKind;
}

/** Arguments of `emit`: one builder tensor per operand, by name. */
export type EmitOperands = Readonly<Record<string, Tensor>>;
/** Values of dims inside `emit`: affine forms, so that one emission serves every shape. */
export type EmitDims = Readonly<Record<string, Affine>>;
/** Named real constants of the entry (eps, alpha). */
export type Constants = Readonly<Record<string, number>>;
export type Emit = (operands: EmitOperands, dims: EmitDims, constants: Constants) => Tensor;
/** The mean over the replicas of a value that each of them has: a collective. */
export type ReplicaMean = (local: Tensor) => Tensor;
/** The text on one of several replicas, each of which holds a part of the batch. */
export type SynchronisedEmit = (
  operands: EmitOperands,
  dims: EmitDims,
  constants: Constants,
  mean: ReplicaMean,
) => Tensor;

export interface OpSpec {
  readonly id: string;
  readonly title: string;
  readonly family: string;
  readonly dims: DimDeclarations;
  /** Affine forms of dims that are >= 0 wherever the op is meant to hold: 'ph-1'. */
  readonly constraints?: readonly string[];
  /** Operands in order; a bare string is a real operand's shape. */
  readonly operands: Readonly<Record<string, string | OperandDeclaration>>;
  /** Shape of the result, whose name the forward's last line gives: 'N,O,h,w'. */
  readonly result: string;
  readonly constants?: Constants;
  /** Index notation; the last line defines the result. */
  readonly forward: string;
  readonly emit: Emit;
  /** Where the result of an example depends on the others of its batch: the text on replicas. */
  readonly synchronised?: SynchronisedEmit;
  /** Ids of hypotheses under which the forward is differentiable and its data are drawn. */
  readonly hypotheses?: readonly string[];
  /** 'switchable': has a bf16 twin, by the rule in stablehlo/src/bf16.ts. */
  readonly precision?: 'f32' | 'switchable';
}

/** A theorem of a proof assistant. */
export interface Certificate {
  readonly prover: string;
  readonly module: string;
  readonly theorem: string;
}

export interface NodeSpec {
  readonly id: string;
  readonly title: string;
  readonly family: string;
  /**
   * The op whose VJP in `argument` this node is: the result is `d` + the argument's name. Its cotangent
   * operand is `d` + the op's result name; a loss (a result of rank 0) has the cotangent 1 and no such operand.
   */
  readonly gradientOf?: { readonly op: OpSpec; readonly argument: string };
  /** A node for the same op and argument under another certificate: nets use that one unless they ask for this. */
  readonly sameAs?: NodeSpec;
  /** An optimizer step instead: parameter, and the gradient node that it applies. */
  readonly updates?: { readonly parameter: string; readonly gradient: NodeSpec };
  /** Index notation; the last line defines the result. Operands are the tensors that it reads, unless listed. */
  readonly denotation: string;
  readonly emit: Emit;
  /**
   * Where a term depends on more than one example: the text on replicas, without the mean over them that every
   * parameter's gradient ends with.
   */
  readonly synchronised?: SynchronisedEmit;
  /** Named real constants that the op has not, or overrides of the op's. */
  readonly constants?: Constants;
  readonly hypotheses?: readonly string[];
  /** 'switchable': has a bf16 twin, by the rule in stablehlo/src/bf16.ts. */
  readonly precision?: 'f32' | 'switchable';
  /** The theorem that certifies it. */
  readonly certificate?: Certificate;
  /** Where it comes from: 'seed-004', 'mnist-cnn' ... */
  readonly source: string;
}

/**
 * A checked entry: what every layer, generator and page reads. Ops (their forward) and nodes are
 * both functions of operands to one result.
 */
export interface CertifiedFunction {
  readonly kind: 'op' | 'node';
  readonly id: string;
  readonly title: string;
  readonly family: string;
  readonly source: string;
  /** Path of the entry's file. */
  readonly file: string;
  /** A mistake in one of the declaration's parts ('denotation', 'emit'), with its place in the file. */
  readonly mistakeAt: (part: string, problem: string, hint: string) => SpecError;
  /** Primary dims with their kinds, and derived dims as affine forms of them. */
  readonly dims: Readonly<Record<string, DimKind>>;
  readonly derivedDims: Readonly<Record<string, Affine>>;
  /** Affine forms that are >= 0 wherever the entry is meant to hold. */
  readonly constraints: readonly Affine[];
  readonly operands: readonly {
    readonly name: string;
    readonly shape: readonly Affine[];
    readonly kind: OperandKind;
  }[];
  readonly result: { readonly name: string; readonly shape: readonly Affine[] };
  readonly constants: Constants;
  /** The parsed and checked index notation. */
  readonly denotation: readonly Statement[];
  readonly denotationText: string;
  /** The emitted module with symbolic dims (function name = id with underscores). */
  readonly module: Module;
  /** What made the module: nets emit again with concrete dims and their own constants. */
  readonly emit: Emit;
  readonly synchronised?: SynchronisedEmit;
  readonly hypotheses: readonly string[];
  /** 'bf16': the twin of one that is switchable; its denotation is the same, over the reals. */
  readonly precision: 'f32' | 'switchable' | 'bf16';
  readonly certificate?: Certificate;
  /** Nodes: the op and argument that it is the VJP of. */
  readonly gradientOf?: { readonly op: CertifiedFunction; readonly argument: string };
  /** Nodes: the one that nets use for this op and argument. */
  readonly sameAs?: CertifiedFunction;
  /** Optimizer steps. */
  readonly updates?: { readonly parameter: string; readonly gradient: CertifiedFunction };
}

/** One step of a net's straight-line program: a certified function (at the net's constants and precision), or a reinterpretation of shape, applied to named values. */
export interface Application {
  /** `reshape` gives `operands.input` another shape. */
  readonly apply: CertifiedFunction | 'reshape';
  /** Value of every primary dim of the function at this place. */
  readonly dims: Readonly<Record<string, number>>;
  readonly constants: Constants;
  /** Value name in the net, by operand name of the function. */
  readonly operands: Readonly<Record<string, string>>;
  /** Name of the value that it defines. */
  readonly result: string;
  readonly shape: readonly number[];
  /** On how many replicas it runs in lock step, each with values of its own; absent where there is one alone. */
  readonly replicas?: number;
}

/** A net derived from its entry: forward, cotangent chain, parameter nodes and updates. */
export interface Net {
  readonly id: string;
  readonly title: string;
  readonly source: string;
  readonly file: string;
  /** The batch, then anything else that is neither parameter nor target. */
  readonly inputs: readonly {
    readonly name: string;
    readonly shape: readonly number[];
    readonly kind: OperandKind;
  }[];
  readonly targets: readonly {
    readonly name: string;
    readonly shape: readonly number[];
    readonly kind: OperandKind;
  }[];
  /** Real examples for the inputs and targets (MNIST images, one-hot labels), by name; drawn at random where absent. */
  readonly examples: () => Readonly<Record<string, Float32Array>>;
  /** How many replicas run it in lock step, each on a batch of its own; absent where there is one alone. */
  readonly replicas?: number;
  /** In signature order. `application` is the step that computes its gradient (an element of `backward`). */
  readonly parameters: readonly {
    readonly name: string;
    readonly shape: readonly number[];
    readonly application: Application;
  }[];
  /** Ends with the scalar loss. */
  readonly forward: readonly Application[];
  /** Cotangents from the loss's down, with every parameter's gradient where its cotangent is ready. */
  readonly backward: readonly Application[];
  /** One optimizer step per parameter, in signature order. */
  readonly updates: readonly Application[];
  /** Name of the loss value. */
  readonly loss: string;
  /** The train step in the net's argument and result order. */
  readonly trainStep: () => Module;
}

export interface NetOptions {
  /** Examples of a batch; of the batch of each replica, where there are several. */
  readonly batch?: number;
  /** 'literal' widths of the net, or 'reduced' ones for exhaustive checks. */
  readonly widths?: 'literal' | 'reduced';
  readonly bf16?: boolean;
  /** Data parallel on so many replicas: statistics and parameter gradients are those of all their examples. */
  readonly replicas?: number;
  /** Single sizes in place of those of `widths`, by name: classes, side ... */
  readonly sizes?: Readonly<Record<string, number>>;
  /** Switches of the net that differ from its defaults, by name: convBias, dropPath ... */
  readonly switches?: Readonly<Record<string, boolean>>;
  /** In place of the net's constants, by name: lr, eps, alpha. */
  readonly constants?: Constants;
  /** Another loss of the logits than the net's own, by the id of its op: what holds for it tells of the chain above. */
  readonly loss?: string;
}

/** A hypothesis: a claim about data under which a node is the derivative. */
export interface HypothesisSpec {
  readonly id: string;
  readonly title: string;
  /** In words, for pages and messages. */
  readonly statement: string;
  /**
   * Index notation over dims, constants and operands of the entries that name it; it holds where the result is
   * nowhere 0. Of an operand x it may also read `x_function`: equal numbers where two elements are the same function
   * of what is varied, the net's parameters or its inputs. (Of an operand that is itself varied, no two are.)
   */
  readonly guard: string;
  /** The hypothesis whose place it takes in a net, where the operands are values that depend on each other. */
  readonly inNets?: string;
}

export interface Hypothesis extends HypothesisSpec {
  readonly file: string;
}

/** All that the entries' folders hold, checked. */
export interface Spec {
  readonly ops: readonly CertifiedFunction[];
  readonly nodes: readonly CertifiedFunction[];
  readonly hypotheses: readonly Hypothesis[];
  readonly nets: readonly {
    readonly id: string;
    readonly title: string;
    readonly source: string;
    readonly file: string;
    /** Parts that it may have or not, with its own choice. */
    readonly switches: Readonly<Record<string, boolean>>;
    /** Derives the net at the given options. */
    readonly derive: (options?: NetOptions) => Net;
  }[];
}
