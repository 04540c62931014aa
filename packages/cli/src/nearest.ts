/** "Did you mean": the names nearest to a mistyped one. */
import { distance } from 'fastest-levenshtein';

/** At most `count` of the candidates that differ from `word` in at most a third of its letters, nearest first. */
export function nearest(word: string, candidates: Iterable<string>, count = 3): readonly string[] {
  const limit = Math.max(1, Math.floor(word.length / 3));
  return [...new Set(candidates)]
    .map((name) => ({ name, edits: name.includes(word) ? 1 : distance(word, name) }))
    .filter(({ edits }) => edits <= limit)
    .sort((a, b) => a.edits - b.edits)
    .slice(0, count)
    .map(({ name }) => name);
}

/** The sentence after an unknown name; `otherwise` where nothing is near. */
export function suggestion(word: string, candidates: Iterable<string>, otherwise: string): string {
  const names = nearest(word, candidates);
  return names.length === 0 ? otherwise : `did you mean ${names.join(', ')}?`;
}
