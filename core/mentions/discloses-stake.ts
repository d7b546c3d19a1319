import { isDisclosure } from './disclosure.ts';

const DAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\\b';
const PLATFORM = '(?:Windows|Linux|Ubuntu|Mac\\w*|Android|AWS|Azure|Excel|Upwork|Fiverr|Reddit|I)\\b';
const NAME = `(?:the )?(?!${DAY}|${PLATFORM})\\p{Lu}`;
const WE = String.raw`(?<!\p{L})(?:[Ii]|[Ww]e)(?:'m|'re|'ve)?(?: (?:am|are|also|currently|actually|still|do|have been))*`;
const MAKER = '(?:co-?)?(?:founder|maker|creator|developer|dev|author|owner)s?';
/** Matches the product's name, or a reference to the product just named. */
const NAMED = [
  new RegExp(`${WE} work(?:ing)? (?:on|for) ${NAME}`, 'u'),
  new RegExp(String.raw`${WE} work(?:ing)? on (?:it|this|that)(?: too| myself)?[\s.!)]*$`, 'u'),
  new RegExp(`${WE} (?:(?:the|a|an|one of the) )?(?:${MAKER} of|(?:team )?behind) ${NAME}`, 'u'),
  new RegExp(`${WE} work(?:ing)? at ${NAME}.*(?:grain of salt|biased?)`, 'u'),
];
const MAKE =
  'buil[dt]|building|made?|making|writ(?:e|ing)|wrote|cod(?:e|ed|ing)|create[ds]?|creating|roll(?:ed|ing)?|develop(?:ing)?';
const AFFIRMS = "(?:(?!\\b(?:not|no|never|without)\\b|n't).)";
const STAKE =
  'founders?|makers?|creators?|developers?|authors?|owners?|employ\\w+|affiliat\\w+|my|mine|ours?|' +
  'work(?:ing)? (?:on|for|at)|built|build|made|make|sell|run|own|invest\\w+|paid|team';
const ALWAYS = [
  /\b(?:i|we)(?:'m|'re| am| are)(?: \w+ly)? affiliated with\b/,
  new RegExp(
    `(?<!\\b(?:not|${MAKE}) )\\b(?:my|our) own (?:product|saas|startup|app|plugin|extension|service|tool)\\b`,
  ),
  new RegExp(`(?:(?:^|\\bfull |\\()disclosure\\b|\\bdisclosure ?[:,–—-])${AFFIRMS}{0,80}?\\b(?:${STAKE})\\b`),
];
/** Matches disclosures in other languages. */
const ABROAD = /offenlegung|transparence|transparencia|transparência|trasparenza|voor de duidelijkheid/;

/** True if a sentence, without a link, says by itself that its author profits from what they praise. */
export function disclosesStake(sentence: string): boolean {
  const said = sentence.trim().replaceAll('’', "'");
  if (said.endsWith('?')) return false;
  const plain = said.toLowerCase();
  return (
    NAMED.some((pattern) => pattern.test(said)) ||
    ALWAYS.some((pattern) => pattern.test(plain)) ||
    (ABROAD.test(plain) && isDisclosure(sentence))
  );
}
