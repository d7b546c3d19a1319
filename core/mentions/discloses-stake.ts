import { isDisclosure } from './disclosure.ts';

const NAME =
  /(?:the )?(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b|(?:Windows|Linux|Ubuntu|Mac\w*|Android|AWS|Azure|Excel|Upwork|Fiverr|Reddit|I)\b)\p{Lu}/u
    .source;
const WE = String.raw`(?<!\p{L})(?:[Ii]|[Ww]e)(?:'m|'re|'ve)?(?: (?:am|are|also|currently|actually|still|do|have been))*`;
const MAKER = '(?:co-?)?(?:founder|maker|creator|developer|dev|author|owner)s?';
/** Of a thing by its name, or of the one that was just named. */
const NAMED = [
  new RegExp(`${WE} work(?:ing)? (?:on|for) ${NAME}`, 'u'),
  new RegExp(String.raw`${WE} work(?:ing)? on (?:it|this|that)(?: too| myself)?[\s.!)]*$`, 'u'),
  new RegExp(`${WE} (?:(?:the|a|an|one of the) )?(?:${MAKER} of|(?:team )?behind) ${NAME}`, 'u'),
  new RegExp(`${WE} work(?:ing)? at ${NAME}.*(?:grain of salt|biased?)`, 'u'),
];
const ALWAYS = [
  /\b(?:i|we)(?:'m|'re| am| are)(?: \w+ly)? affiliated with\b/,
  /(?<!\b(?:not|buil[dt]|building|made?|making|writ(?:e|ing)|wrote|cod(?:e|ed|ing)|create|created|creating|roll|rolled|rolling|develop|developing) )\b(?:my|our) own (?:product|saas|startup|app|plugin|extension|service|tool)\b/,
  /(?:(?:^|\bfull |\()disclosure\b|\bdisclosure ?[:,–—-])(?:(?!\b(?:not|no|never|without)\b|n't).){0,80}?\b(?:founders?|makers?|creators?|developers?|authors?|owners?|employ\w+|affiliat\w+|my|mine|ours?|work(?:ing)? (?:on|for|at)|built|build|made|make|sell|run|own|invest\w+|paid|team)\b/,
];
/** How others begin a disclosure. */
const ABROAD = /offenlegung|transparence|transparencia|transparência|trasparenza|voor de duidelijkheid/;

/** Whether a sentence by itself, without a link beside it, says that its writer gains by what they praise. */
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
