import { parseKeyword } from '#core/opportunities/keyword-index/parse-keyword.ts';
import { invalidInput } from '#server/app-error.ts';

export function checkKeywords(keywords: readonly string[]): void {
  for (const keyword of keywords.filter(Boolean)) {
    const parsed = parseKeyword(keyword);
    if ('problem' in parsed) throw invalidInput({ keywords: `“${keyword}”: ${parsed.problem}` });
  }
}
