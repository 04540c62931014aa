/** A function in float64: what it means, with hardly any rounding. */
import type { Func, Operation, OperationOf, Region, Value } from './ir';

/** The value in float64 where it is in float32. */
const widened = ({ name, type }: Value): Value => ({
  type: { ...type, element: type.element === 'f32' ? 'f64' : type.element },
  ...(name !== undefined && { name }),
});

/** A constant's literal may be a bit pattern of float32, which in float64 is another number: its value is printed anew. */
const attributesOf = (operation: Operation): OperationOf<'constant'>['attributes'] | object =>
  operation.kind === 'constant' ? { value: operation.attributes.value } : operation.attributes;

class Widening {
  private readonly values = new Map<Value, Value>();

  value = (value: Value): Value => {
    const known = this.values.get(value) ?? widened(value);
    this.values.set(value, known);
    return known;
  };

  block<Block extends Region>(block: Block): Block {
    return {
      ...block,
      arguments: block.arguments.map(this.value),
      body: block.body.map((operation) => this.operation(operation)),
      results: block.results.map(this.value),
    };
  }

  private operation(operation: Operation): Operation {
    return {
      ...operation,
      attributes: attributesOf(operation),
      operands: operation.operands.map(this.value),
      regions: operation.regions.map((region) => this.block(region)),
      results: operation.results.map(this.value),
    } as Operation;
  }
}

/** The function with every float32 made float64: arguments, results, regions, constants. */
export const withFloat64 = (func: Func): Func => new Widening().block(func);
