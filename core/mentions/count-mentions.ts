import { foldConfusables } from '#core/text/fold-confusables.ts';
import { OWN_MARK } from './own-site.ts';

/** Counts mentions of the product, by name or by link. `names`: a global pattern for text with lookalike letters replaced. */
export function countMentions(text: string, names: RegExp | null): number {
  const byName = names ? (foldConfusables(text).match(names)?.length ?? 0) : 0;
  return byName + text.split(OWN_MARK).length - 1;
}
