import { parseModule, printModule, StableHloError, verifyModule } from '@gradcert/stablehlo';
import { bindEntry } from '../oracle';
import { distinctShape } from '../shapes';
import type { Decision, Proof } from '../proof';

const how = 'verified, printed, parsed and printed again';

/** The emitted module verifies, and print(parse(text)) is the text. */
export default {
  layer: 'text',
  applies: () => true,
  decide: (entry): Decision => {
    const { text } = bindEntry(entry, distinctShape(entry));
    try {
      const parsed = parseModule(text);
      const [violation] = verifyModule(parsed);
      if (violation)
        return {
          verdict: 'different',
          how,
          reason: `the emitted module does not verify: ${violation.message}`,
        };
      if (printModule(parsed) !== text) {
        return { verdict: 'different', how, reason: 'printing the parsed text gives another text' };
      }
      return { verdict: 'proved', how };
    } catch (error) {
      if (error instanceof StableHloError) {
        return { verdict: 'different', how, reason: `the printed text does not parse: ${error.message}` };
      }
      throw error;
    }
  },
} satisfies Proof;
