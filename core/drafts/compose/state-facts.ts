import { overlap, stemsOf } from '#core/text/stem-words.ts';
import { MOST_OF_A_FACT, restates } from '../claims/restates.ts';
import { askedIn } from '../draft-request.ts';
import { needsName, readFact } from '../facts/read-fact.ts';
import type { Scene } from './scene.ts';
import { tellingStems } from './tell-product.ts';

const MOST = 2;
const FEWEST_SHARED = 2;
/** "41 freelancers pay for it" says nothing before "it" has a name. */
const OF_IT = /\b(?:it|its)\b/i;
const OF_AUTHOR = /\b(?:i|we|my|our)\b/i;

/** The author's statements that concern the topic and were not answered as well, in the author's own words. */
export function stateFacts({ request, fits, presentsOwn }: Scene): string {
  const stems = stemsOf(askedIn(request));
  const isOfProduct = (statement: string) =>
    presentsOwn
      ? readFact(statement, request.facts.product) !== null
      : needsName(statement) || (request.facts.product !== null && OF_IT.test(statement));
  // "Studios can import their customers" may tell of any product, and one word in common is chance.
  const telling = tellingStems(askedIn(request));
  const isOfTopic = (statement: string) =>
    request.facts.product === null || presentsOwn || OF_AUTHOR.test(statement)
      ? overlap(statement, stems) > 0
      : overlap(statement, telling) >= FEWEST_SHARED;
  const statements = [...new Set(request.facts.about.map((statement) => statement.trim()))]
    .filter((statement) => !isOfProduct(statement))
    .filter((statement) => !request.answers.some(({ text }) => restates(text, statement, MOST_OF_A_FACT)))
    .filter(
      (statement) => statement.length > 8 && statement.length < 240 && /[\p{L}\p{N}.!]$/u.test(statement),
    )
    .map((statement) => (/[.!]$/.test(statement) ? statement : `${statement}.`))
    .filter((statement) => isOfTopic(statement) && fits(statement))
    .sort((one, other) => overlap(other, stems) - overlap(one, stems))
    .slice(0, MOST);
  return statements.join(' ');
}
