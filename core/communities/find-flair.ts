const tidy = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** The flair with this text, ignoring case and spacing; null if there is none. */
export const findFlair = <F extends { text: string }>(flairs: readonly F[], text: string): F | null =>
  flairs.find((flair) => tidy(flair.text) === tidy(text)) ?? null;

/** The flairs an author may choose, without duplicates. */
export function listChoosableFlairs<F extends { text: string; moderatorsOnly: boolean }>(
  flairs: readonly F[],
): F[] {
  const open = flairs.filter(({ text, moderatorsOnly }) => tidy(text) !== '' && !moderatorsOnly);
  return open.filter((flair) => findFlair(open, flair.text) === flair);
}
