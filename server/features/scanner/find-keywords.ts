import { joinTexts } from '#core/opportunities/keyword-index/fold-letters.ts';
import { KeywordIndex } from '#core/opportunities/keyword-index/keyword-index.ts';
import { parseKeyword } from '#core/opportunities/keyword-index/parse-keyword.ts';
import type { ThreadScore } from '#core/opportunities/scoring/score-thread.ts';
import { invalidInput } from '#server/app-error.ts';
import type { OpportunityRow } from './opportunity-rows.ts';
import type { ScannedThread } from './read-stored-threads.ts';

export type FindKeywords = (thread: Pick<ScannedThread, 'title' | 'body'>) => string[] | null;

/** Finds keywords in a text. Returns null if some are given and none match. */
export function createKeywordFinder(keywords: readonly string[]): FindKeywords {
  const asked = [...new Set(keywords.filter(Boolean))];
  const index = new KeywordIndex({ expected: asked.length, seed: 1 });
  for (const [no, keyword] of asked.entries()) {
    const parsed = parseKeyword(keyword);
    if ('problem' in parsed) throw invalidInput({ keywords: `“${keyword}”: ${parsed.problem}` });
    index.add(no, parsed.expression);
  }
  return ({ title, body }) => {
    const found = index.match(joinTexts(title, body)).toSorted((one, other) => one - other);
    return asked.length > 0 && found.length === 0 ? null : found.map((no) => asked[no] ?? '');
  };
}

/** The keywords of a known thread that its text still contains. */
export function rematchKeywords(
  { keywords, judgement }: Pick<OpportunityRow, 'keywords' | 'judgement'>,
  text: Pick<ScannedThread, 'title' | 'body'>,
): { keywords: string[]; keywordsAsked: number } {
  const { parts } = JSON.parse(judgement) as ThreadScore;
  return {
    keywords: createKeywordFinder(JSON.parse(keywords) as string[])(text) ?? [],
    keywordsAsked: parts.some(({ name }) => name === 'relevance') ? 1 : 0,
  };
}
