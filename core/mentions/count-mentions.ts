import { foldConfusables } from '#core/text/fold-confusables.ts';
import { OWN } from './own-site.ts';

/** Where the product is named. */
export const findNames = (text: string, pattern: RegExp | null): { at: number; length: number }[] =>
  pattern
    ? [...foldConfusables(text).matchAll(pattern)].map((match) => ({
        at: match.index,
        length: match[0].length,
      }))
    : [];

/** Counts mentions of the product, by name or by link. */
export const countMentions = (text: string, names: RegExp | null): number =>
  findNames(text, names).length + text.split(OWN).length - 1;
