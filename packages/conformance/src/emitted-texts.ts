/** Every text that is emitted of an entry: what a parser that is not ours is asked about. */
import { bf16Twin, onReplicas, type CertifiedFunction } from '@gradcert/spec';
import { bindEntry } from './oracle';
import { distinctShape } from './shapes';

export interface EmittedText {
  /** Which of the entry's texts: 'float32', 'bfloat16', 'on 2 replicas'. */
  readonly name: string;
  readonly text: string;
}

const REPLICAS = 2;

/** At the shape whose extents are all different: in float32, in bfloat16 where the entry has it, and on replicas. */
export function textsOf(entry: CertifiedFunction): readonly EmittedText[] {
  const dims = distinctShape(entry);
  const texts = [{ name: 'float32', text: bindEntry(entry, dims).text }];
  if (entry.precision === 'switchable') {
    texts.push({ name: 'bfloat16', text: bindEntry(bf16Twin(entry), dims).text });
  }
  const replicated = onReplicas(entry, REPLICAS);
  if (replicated !== entry) {
    const name = `on ${String(REPLICAS)} replicas`;
    texts.push({ name, text: bindEntry(replicated, dims, REPLICAS).text });
  }
  return texts;
}
