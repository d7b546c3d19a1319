import { splitSentences } from '#core/text/map-sentences.ts';
import { findInvitation } from './find-invitation.ts';
import { findLaunch } from './find-launch.ts';

const THING =
  '(?:apps?|tools?|products?|saas|crm|startups?|plugins?|extensions?|platforms?|services?|software|newsletters?|podcasts?|courses?|e-?books?|websites?|shops?|stores?|games?|apis?|templates?|side projects?|mvp|guides?|add-?ons?|integrations?|widgets?|bots?)';
/** "My store manager" is no store, and "a game plan" no game. */
const HEAD = '\\b(?! (?:managers?|owners?|teams?|listings?|stores?|developers?|plans?|calls?|swaps?)\\b)';
/** "A list of tools" is no tool. */
const BETWEEN = '(?:(?!(?:of|with|for|in|from|to|at|on|by|about|after|since|and|or|the|an?)\\b)[\\w.-]+ )';
const MADE_THING = `${BETWEEN}{0,4}?(?:${THING}|manager|tracker|generator|calculator|dashboard|editor|directory|marketplace|finder|checker|converter|scheduler|planner|library|package|bot|alternative|clone|replacement|browser|client|widget|assistant|agent|wrapper|board|simulator|engine|cli|sdk|script|theme|framework)${HEAD}`;
const I_MADE =
  "(?:i|we)(?:['’]ve| have)?(?: just| finally| recently)? (?:built|made|launched|created|released|shipped|developed)";
const MADE = new RegExp(
  [
    `\\b(?:${I_MADE}|(?:i['’]m|i am|we['’]re|we are) (?:building|launching|developing)) (?:an?|my|our) ${MADE_THING}`,
    `\\b(?:an?|my|our|this) ${MADE_THING} (?:(?:that|which) )?${I_MADE}\\b`,
  ].join('|'),
  'i',
);
const OWNED = new RegExp(
  `\\b(?:my|our) ${BETWEEN}{0,3}?(?:${THING}|projects?|deals?|sale|discounts?|offers?)${HEAD}`,
  'i',
);
/** What is done with a thing that somebody wants others to take. */
const OFFERS =
  /\b(?:launch(?:ed|ing)?|releas(?:ed|ing)|shipped|(?:beta ?|early )?testers|early (?:access|users|adopters)|feedback (?:on|for|welcome|appreciated)|roast (?:my|our|this|it|me|us)|try it|sign up|check (?:it|us) out|check out|free (?:trial|to (?:try|use)|for all|and open[ -]source)|^show(?: hn| reddit)?(?=:)|giveaway|giving away|wait(?:ing )?list|now (?:live|available)|is (?:finally )?live)\b/i;
/** Several people, and no devices, methods or minutes. */
const PEOPLE =
  '(?:(?!(?:devices|phones|ways|places|tools|apps|hours|days|weeks|months|minutes|times|ideas|methods|options|approaches|resources|reasons|tips|recipes|suppliers|samples|chances|sources|examples|courses|templates|strategies|frameworks|subreddits|labs|channels|books|sites|websites|platforms|services|laptops|rooms|spaces|emails|images|datasets|videos|servers|files|texts|photos)\\b)[a-z]+s|people|someone|somebody|anyone|men|women)';
const TRIES = "(?:to|who(?:['’]d| would)? (?:want to )?) ?(?:try|test|beta[- ]test) (?:out )?";
/** Whoever looks for testers has something to test. */
const SEEKS_TESTERS = new RegExp(
  [
    '\\b(?:looking for|seeking|recruiting|need \\d+) (?:(?:\\d+|a few|some|more|ten|twenty) )?(?:beta|alpha)[ -](?:testers|users)\\b',
    '\\b(?:beta|alpha)[ -]testers (?:wanted|needed)\\b',
    `(?<!\\b(?:was|were|(?<!ve )been|kept|stopped)(?: still| actively)? )\\b(?:looking for|seeking) (?:[\\w-]+ ){0,4}?${PEOPLE} ${TRIES}(?:my|our) (?:[\\w-]+ ){0,3}?[\\w-]+`,
    `^\\W*need (?:\\d+|two|three|four|five|six|ten|twenty|some|a few) (?:[\\w-]+ ){0,2}?${PEOPLE} ${TRIES}(?:my|our) `,
    `\\bneed (?:[\\w-]+ ){0,4}?${PEOPLE} ${TRIES}(?:my|our) (?:[\\w-]+ ){0,3}?${THING}\\b`,
    `\\b(?:looking for|seeking|need) (?:[\\w-]+ ){0,4}?${PEOPLE} ${TRIES}(?:my|our|the|an?) (?:private |closed |open )?beta\\b`,
  ].join('|'),
  'i',
);
/** A sentence that bids readers to do so with the thing of the sentence before. */
const BIDS =
  /^\s*(?:please )?(?:(?:any )?feedback (?:is )?(?:welcome|appreciated)|roast it|try it|sign up|check (?:it|us) out)\b/i;
const DEAL =
  /(?<!\b(?:was|were|by|got|get|wants?|asked for) )\b\d{1,2} ?(?:%|percent) off\b(?! (?:target|course|schedule)\b)(?: (?!until|till|for|in|on|with|when|if|this|to|at)[\w-]+){0,3}|(?<=^\W{0,40}|[,;:–—-] )\d{1,2} ?(?:%|percent) discount (?:until|till|this (?:week|month)|today|on (?:all|every|our|my)|for (?:you|all|every\w*|the first))\b|^\W*(?:(?:get|save) \d{1,2} ?(?:%|percent) (?:off|discount)|(?:get|save) \d{1,2} ?(?:%|percent) with (?:my|our)(?! (?:own|ads|e-?mails?)\b))\b|\b(?:use|with) (?:the |my |our )?(?:(?:promo|discount|coupon) code [\w-]+|code (?=[a-z_-]*[a-z]\d)[\w-]+)/i;

/** Whether its author says that they made something, without its name. */
export const saysMadeThing = (sentence: string): boolean => MADE.test(sentence);

/** What others wrote, and is quoted. */
const QUOTED = /^ {0,3}>/;

/** Whether it takes something off a price. */
export const isDeal = (text: string): boolean => DEAL.test(text);

/** The words by which a text offers something of its author's without its name; null where none do. */
export function findOwnThing(text: string): string | null {
  const own = text.split('\n').filter((line) => !QUOTED.test(line));
  const sentences = own.flatMap(splitSentences);
  for (const [at, sentence] of sentences.entries()) {
    const deal = sentence.trimEnd().endsWith('?') ? null : DEAL.exec(sentence);
    const owned = OFFERS.test(sentence) || BIDS.test(sentences[at + 1] ?? '') ? OWNED.exec(sentence) : null;
    const offer =
      (deal ?? owned ?? MADE.exec(sentence) ?? SEEKS_TESTERS.exec(sentence))?.[0] ??
      findLaunch(sentence) ??
      findInvitation(sentence);
    if (offer !== null) return offer;
  }
  return null;
}
