import { readProductNames } from '#core/mentions/product-names.ts';
import { splitWords } from '#core/text/split-words.ts';
import { withoutName } from '../without-name.ts';

type Telling = 'deed' | 'audience' | 'limit' | 'price' | 'more';
/** A statement about the product: what it tells of it, and how it is said where the product has been named. */
export type ProductFact = { tells: Telling; said: string };

const MADE =
  /\b(?:built|build|building|made|make|making|run|running|wrote|write|started|develop\w*|maintain\w*|work(?:ing)? on) it\b/i;
/** Without the name before it, nobody knows what "it" is. */
export const needsName = (statement: string): boolean =>
  /^(?:it|its|they)\b/i.test(statement.trim()) || MADE.test(statement);

const FRAGMENT = /^(?:there (?:is|are) )?(?:no|not|only) /i;
const YET = /(?:\b(?:no|not|nothing)\b|n['’]t\b).*\byet\b/i;
const LIMIT =
  /\b(?:is|are|has|have|with|does|do|did|offers|supports|needs|can) (?:no|not|nothing)\b|\b(?:cannot|lacks|misses)\b|n['’]t\b|(?<!\b(?:the|not) )\bonly\b/i;
const PRICE =
  /^it (?:(?:only|just) )?(?:costs?|starts at|charges|has a free|is (?:priced|(?:completely |always )?free\b(?! of)))|[$€£] ?\d|\d ?(?:dollars?|euros?|pounds?|cents?|usd|eur|gbp)\b/i;
const AUDIENCE = /^it is (?:(?:made|built|meant|designed) )?for (?!(?:sale|free|now)\b)/i;
/** How it is kept or what it has, rather than what it does. */
const NO_DEED = /^it (?:was|has|needs|comes|lives|takes|requires|uses|runs on) /i;
const DEED = /^it (?:is (?:an?|the|my|our) |are |can |lets |[a-z]{2,}s )/i;
/** Behind a name: what "users love" is no deed of the product. */
const OF_OTHERS =
  /^it (?:users|customers|clients|people|members|subscribers)\b|^it [a-z]+s (?:are|were|is|was|have|had|has|can|cannot|will|do|love|like|get|pay|come|arrive|go|start|begin|cost|say|need|want|take|include)\b/i;

/** A name alone is no statement. */
const FEWEST_WORDS = 2;

/** Reads a statement of the facts file; null where it is not about the product. */
export function readFact(statement: string, product: string | null): ProductFact | null {
  const { pattern } = readProductNames({ product, pageTitle: null }, null);
  const said = withoutName(statement.replace(/\s+/g, ' ').trim(), pattern);
  const tells = tellingOf(said.replace(/^it['’]s /i, 'It is '));
  return tells && splitWords(said).length >= FEWEST_WORDS ? { tells, said } : null;
}

/** What all statements say of the product, each of it once. */
export function readFacts(statements: readonly string[], product: string | null): ProductFact[] {
  const facts = statements.flatMap((statement) => readFact(statement, product) ?? []);
  const words = facts.map(({ said }) => splitWords(said).join(' '));
  return facts.filter((_, at) => words.indexOf(words[at] ?? '') === at);
}

function tellingOf(said: string): Telling | null {
  if (YET.test(said) || FRAGMENT.test(said)) return 'limit';
  if (!/^it /i.test(said)) return needsName(said) ? 'more' : null;
  if (PRICE.test(said)) return 'price';
  if (LIMIT.test(said)) return 'limit';
  if (AUDIENCE.test(said)) return 'audience';
  return DEED.test(said) && !NO_DEED.test(said) && !OF_OTHERS.test(said) ? 'deed' : 'more';
}
