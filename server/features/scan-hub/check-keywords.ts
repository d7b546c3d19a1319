import { findKeywordFault } from '#core/opportunities/keyword-index/parse-keyword.ts';
import { invalidInput } from '#server/app-error.ts';

export function checkKeywords(texts: readonly string[]): void {
  const keywords = findKeywordFault(texts);
  if (keywords) throw invalidInput({ keywords });
}
