import { makeOperation } from '@gradcert/stablehlo';
import { like, resultOf, withOperands } from '../../mutants/build';
import type { HistoricFault } from '../fault';
import { gradientsOf } from '../gradients';

/**
 * The report is of the digits that it costs, which the bound allows: one rounding of the sum stands for one of each term.
 * Near the end of the range the product before it overflows, though the gradient is ordinary. The inverse deviation of a
 * channel is here the maximum of the copies of it that the text has at every element.
 */
export default {
  kind: 'rewriting',
  name: 'pytorch-57796',
  title: 'the scale gradient of batch norm multiplied by the inverse deviation after the sum',
  fault: 'range',
  link: 'https://github.com/pytorch/pytorch/issues/57796',
  guessed:
    'the sizes: the report speaks of very large inputs, here it is magnitudes near the end of the range that show it',
  applies: gradientsOf(['batch-norm'], 'gamma'),
  beyondReals: true,
  *changes(operation, { entry, producer }) {
    if (operation.kind !== 'reduce' || !entry.module.functions[0].results.includes(resultOf(operation)))
      return;
    const product = producer(operation.operands[0]);
    const standardised = product && producer(product.operands[1]);
    if (product?.kind !== 'multiply' || standardised?.kind !== 'multiply') return;
    const [cotangent] = product.operands;
    const [centred, inverseDeviation] = standardised.operands;
    const zero = operation.operands[1];
    const terms = like(centred, 'multiply', [cotangent, centred], {});
    const [region] = operation.regions;
    const [combiner] = region.body;
    const maximum = like(resultOf(combiner), 'maximum', combiner.operands, {});
    const ofChannel = makeOperation(
      'reduce',
      [inverseDeviation, zero],
      operation.attributes,
      [{ ...region, body: [maximum], results: maximum.results }],
      { type: resultOf(operation).type },
    );
    const sum = withOperands(operation, [resultOf(terms), zero]);
    const scaled = like(resultOf(sum), 'multiply', [resultOf(sum), resultOf(ofChannel)], {});
    yield { what: '', by: [terms, ofChannel, sum, scaled] };
  },
} satisfies HistoricFault;
