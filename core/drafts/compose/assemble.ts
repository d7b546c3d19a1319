/** What a text is made of; what is not told is empty. */
export type Parts = Readonly<Record<'topic' | 'closing', string> & { answers: readonly string[] }>;
export type Order = readonly (keyof Parts)[];

export type Room = {
  /** The most characters that the community takes. */
  most: number;
  /** Whether the author wrote the closing, which is then no expendable sentence of ours. */
  isClosingOwn: boolean;
};

/** Puts the parts in order. */
export const assemble = (parts: Parts, order: Order): string =>
  order
    .flatMap((part) => parts[part])
    .filter(Boolean)
    .join('\n\n');

/** Where the parts are too long, ours go first, then the topic, and then answers from the end. */
export function fitParts(parts: Parts, order: Order, { most, isClosingOwn }: Room): Parts {
  const left = { ...parts, answers: [...parts.answers] };
  const isTooLong = () => assemble(left, order).length > most;
  for (const part of [...(isClosingOwn ? [] : (['closing'] as const)), 'topic'] as const)
    if (isTooLong()) left[part] = '';
  while (isTooLong() && left.answers.length > 0) left.answers.pop();
  return left;
}
