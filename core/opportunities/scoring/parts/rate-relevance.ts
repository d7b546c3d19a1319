import { cutText } from '#core/text/cut-text.ts';
import { findKeywords } from '../find-keywords.ts';
import type { ThreadToScore } from '../score-thread.ts';
import type { Rating } from './rating.ts';

const WEIGHT = 25;
const FIRST = 0.55;
const EACH_MORE = 0.15;
const IN_TITLE = 0.3;
const MOST_NAMED = 3;
const LONGEST_QUOTE = 200;

/** A keyword in the title is the thread's subject; one in the text may be incidental. */
export function rateRelevance({ title, keywords, keywordsAsked, comment }: ThreadToScore): Rating[] {
  if (keywordsAsked === 0) return [];
  const part = { name: 'relevance', weight: WEIGHT };
  if (keywords.length === 0) return [{ ...part, share: 0, because: 'Has none of the keywords.' }];
  const inTitle = findKeywords(keywords, { title, text: '' }).length > 0;
  const share = FIRST + EACH_MORE * (keywords.length - 1) + (inTitle ? IN_TITLE : 0);
  const named = keywords.slice(0, MOST_NAMED).map((keyword) => `“${keyword}”`);
  const more = keywords.length > MOST_NAMED ? ` and ${keywords.length - MOST_NAMED} more` : '';
  if (comment) {
    const quote = cutText(comment, LONGEST_QUOTE);
    const because = `A comment has ${named.join(', ')}${more}: “${quote}${quote === comment ? '' : '…'}”`;
    return [{ ...part, share, because }];
  }
  const because = `Has ${named.join(', ')}${more}${inTitle ? ', in the title too' : ', in the text'}.`;
  return [{ ...part, share, because }];
}
