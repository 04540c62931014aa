import type { HistoricFault } from '../fault';
import { gradientsOf } from '../gradients';
import { gradientByRule, maximaOf } from '../../mutants/windows';

export default {
  kind: 'behaviour',
  name: 'nnlib-133',
  title:
    'where a window reached into the padding, its maximum was looked for by the cotangent, not the output',
  fault: 'choice',
  link: 'https://github.com/FluxML/NNlib.jl/issues/133',
  applies: gradientsOf(['max-pool-3x3'], 'x'),
  *misbehaviours(entry) {
    yield {
      what: '',
      wrap: () =>
        gradientByRule(entry, (window, x, cotangent) => {
          const candidates = window.padded
            ? window.elements.filter((element) => x[element] === cotangent)
            : maximaOf(window, x);
          return { elements: candidates.slice(0, 1), share: 1 };
        }),
    };
  },
} satisfies HistoricFault;
