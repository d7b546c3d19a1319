import { GENERAL_STEMS } from '#core/discovery/general-words.ts';
import { overlap, stemsOf } from '#core/text/stem-words.ts';
import { MOST_OF_A_FACT, restates } from '../claims/restates.ts';
import { askedIn } from '../draft-request.ts';
import { needsName, readFact } from '../facts/read-fact.ts';
import { toSentence } from './own-words.ts';
import type { Scene } from './scene.ts';
import { FEWEST_SHARED, tellingStems } from './tell-product.ts';

const MOST = 2;
/** "41 freelancers pay for it" says nothing before "it" has a name. */
const OF_IT = /\b(?:it|its)\b/i;
/** In "we found it hard to get customers" it stands for no product. */
const FOUND_HARD =
  /\b(?:find|found|make|made) it (?=(?:hard|harder|easy|easier|difficult|tough|impossible|useful|simple) to\b)/gi;
const OF_AUTHOR = /\b(?:i|we|my|our)\b/i;
/** "We give students a discount" and "students get a discount" tell of what there is to buy. */
const OFFERS = new RegExp(
  [
    '^(?:i|we) (?:\\w+ )?(?:give|offer|sell|charge|ship|support|provide|accept|refund)\\b',
    '^(?:(?:i|we) (?:\\w+ )?have|our|my|there is)\\b.*\\b(?:discounts?|coupons?|vouchers?|refunds?|trials?)\\b',
    '^(?!(?:i|we)\\b).*(?<!\\bto )\\b(?:gets?|can|receives?|pays?)\\b',
  ].join('|'),
  'i',
);

/** The author's statements that concern the topic and were not answered as well, in the author's own words. */
export function stateFacts({ request, fits, presentsOwn }: Scene): string {
  const stems = stemsOf(askedIn(request));
  const { product, about } = request.facts;
  const isOfProduct = (statement: string) =>
    presentsOwn
      ? readFact(statement, product) !== null
      : needsName(statement) || (product !== null && OF_IT.test(statement.replace(FOUND_HARD, '')));
  const meaning = new Set([...stems].filter((stem) => !GENERAL_STEMS.has(stem)));
  const telling = tellingStems(askedIn(request));
  const known = stemsOf(about.join('\n'));
  // "Students get a discount" tells nothing of museums, where the topic speaks of theirs.
  const isOfOthers = [...telling].some((stem) => !known.has(stem));
  const isOfTopic = (statement: string) => {
    const shared = overlap(statement, stems);
    if (presentsOwn) return shared > 0;
    // What is general, as "late" and "first" are, is in common by chance where nothing else is.
    const isClose = shared >= FEWEST_SHARED || overlap(statement, meaning) > 0;
    if (!isClose || (isOfOthers && OFFERS.test(statement))) return false;
    // "Studios can import their customers" may tell of any product.
    const isOfAny = product !== null && !OF_AUTHOR.test(statement);
    return !isOfAny || (!isOfOthers && overlap(statement, telling) >= FEWEST_SHARED);
  };
  const statements = [...new Set(about.map((statement) => statement.trim()))]
    .filter((statement) => !isOfProduct(statement))
    .filter((statement) => !request.answers.some(({ text }) => restates(text, statement, MOST_OF_A_FACT)))
    .filter(
      (statement) => statement.length > 8 && statement.length < 240 && /[\p{L}\p{N}.!]$/u.test(statement),
    )
    .map(toSentence)
    .filter((statement) => isOfTopic(statement) && fits(statement))
    .sort((one, other) => overlap(other, stems) - overlap(one, stems))
    .slice(0, MOST);
  return statements.join(' ');
}
