const tidy = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** The flair that says this, whatever its case; null if the community has none. */
export const findFlair = <F extends { text: string }>(flairs: readonly F[], text: string): F | null =>
  flairs.find((flair) => tidy(flair.text) === tidy(text)) ?? null;
