/** What a text is made of; what is not told is empty. */
export type Parts = Readonly<
  Record<'topic' | 'facts' | 'site' | 'product' | 'closing', string> & { answers: readonly string[] }
>;

type Room = {
  /** The most characters that the community takes. */
  most: number;
  /** Whether the author wrote the closing, which is then no expendable sentence of ours. */
  isClosingOwn: boolean;
};

/** Puts the parts in order; where they are too long, ours go first, then the topic, and then answers from the end. */
export function assemble(
  parts: Parts,
  order: readonly (keyof Parts)[],
  { most, isClosingOwn }: Room,
): string {
  const left = { ...parts, answers: [...parts.answers] };
  const text = () =>
    order
      .flatMap((part) => left[part])
      .filter(Boolean)
      .join('\n\n');
  const isTooLong = () => text().length > most;
  for (const part of ['site', 'facts', ...(isClosingOwn ? [] : (['closing'] as const)), 'topic'] as const)
    if (isTooLong()) left[part] = '';
  while (isTooLong() && left.answers.length > 0) left.answers.pop();
  return text();
}
