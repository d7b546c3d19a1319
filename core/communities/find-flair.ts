const tidy = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** The flair that says this, whatever its case; null if the community has none. */
export const findFlair = <F extends { text: string }>(flairs: readonly F[], text: string): F | null =>
  flairs.find((flair) => tidy(flair.text) === tidy(text)) ?? null;

/** Those that an author may choose. Of several that say the same, the first is meant. */
export function choosableFlairs<F extends { text: string; moderatorsOnly: boolean }>(
  flairs: readonly F[],
): F[] {
  const open = flairs.filter(({ text, moderatorsOnly }) => tidy(text) !== '' && !moderatorsOnly);
  return open.filter((flair) => findFlair(open, flair.text) === flair);
}
