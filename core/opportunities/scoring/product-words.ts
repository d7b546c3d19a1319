import { GENERAL_STEMS } from '#reading/general/read.ts';
import { listStems } from '#core/text/stem-words.ts';
import { removeNegated } from '#core/text/remove-negated.ts';

/** The stems of the words in a product's name and facts, except words that fit any product. */
export function listProductWords({
  product,
  about,
}: {
  product: string | null;
  about: readonly string[];
}): ReadonlySet<string> {
  const stems = listStems(`${product ?? ''} ${removeNegated(about.join('\n'))}`);
  return new Set([...stems].filter((stem) => !GENERAL_STEMS.has(stem)));
}
