import type { Opportunity } from '#contract/scanner.ts';

const STRONG = 0.75;
const WEAK = 0.35;
const MOST_NAMED = 3;

type Part = Pick<Opportunity['parts'][number], 'name' | 'points' | 'of'>;

/** Explains a score on one line: the parts with nearly all of their points, and those with few of them. */
export function summarizeParts(parts: readonly Part[]): string {
  const rated = parts.filter(({ of }) => of > 0).toSorted((one, other) => other.of - one.of);
  const name = (some: readonly Part[]) =>
    some
      .slice(0, MOST_NAMED)
      .map((part) => part.name)
      .join(', ');
  const strong = name(rated.filter(({ points, of }) => points / of >= STRONG));
  const weak = name(rated.filter(({ points, of }) => points / of <= WEAK));
  const isSkipped = parts.some(({ points }) => points < 0);
  return [strong && `Strong: ${strong}`, weak && `Weak: ${weak}`, isSkipped && 'Lowered by skips']
    .filter(Boolean)
    .join(' · ');
}
