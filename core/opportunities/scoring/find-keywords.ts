import { joinTexts } from '../keyword-index/fold-letters.ts';
import { KeywordIndex } from '../keyword-index/keyword-index.ts';
import { parseKeyword } from '../keyword-index/parse-keyword.ts';

/** The keywords that match one thread; invalid ones match nothing. */
export function findKeywords(
  keywords: readonly string[],
  { title, text }: { title: string; text: string },
): string[] {
  const index = new KeywordIndex({ expected: keywords.length, seed: 1 });
  for (const [number, keyword] of keywords.entries()) {
    const parsed = parseKeyword(keyword);
    if ('expression' in parsed) index.add(number, parsed.expression);
  }
  const found = new Set(index.match(joinTexts(title, text)));
  return keywords.filter((_, number) => found.has(number));
}
