import { isBaseForm } from '#core/topics/statement-words.ts';
import { VERBS, VERBS_OR_NOUNS } from '#core/topics/subject-words.ts';
import { TO_HEAR } from '../interview/questions.ts';
import { asksYesOrNo } from '#core/topics/asks-yes-or-no.ts';
import { isWhole } from './own-words.ts';

/** "what would you miss" asks, "the onboarding" and "screenshots" are asked for, and "prove me wrong" stays as it is. */
export function asQuestion(line: string): string {
  const typed = line.trim();
  const bare = typed.replace(/\.$/, '').replace(ALONE, 'I');
  const small = bare.replace(/^\p{Lu}\p{Ll}+/u, (word) => word.toLowerCase());
  if (/[?!]$/.test(typed)) return line;
  if (/^ama$/i.test(bare)) return 'Ask me anything.';
  if (asksYesOrNo(bare) || ASKS.test(small) || LEAVES_OUT.test(small)) return `${bare}?`;
  if (TELLS_WHAT.test(small)) return `${TO_HEAR} ${small}.`;
  if (isWhole(bare) || TELLS.test(small) || orders(small)) return line;
  if (/^(?:the|this|my|our|its) /.test(small) && /[\w)]$/.test(bare)) return `What do you think of ${small}?`;
  if (YOURS.test(small)) return `${TO_HEAR} ${small}.`;
  return NAMES_THINGS.test(small) ? `${bare}?` : line;
}
const ALONE = /(?<![\p{L}\d.'’/-])i(?![\p{L}\d.'’/-])/gu;
/** "Screenshots", "Stripe fees", "ideas for a plan": what is asked for. All else might as well tell. */
const NAMES_THINGS =
  /^(?:(?!(?:anything|everything|nothing|something|everyone|it|he|she|always|less|thanks|cheers|congrats)\b)(?:[\w-]+ )?\w+(?<![s'])s\b|(?:honest |any )?(?:feedback|pricing|advice|tone|ballpark|anything)$)/i;
/** "Your own list", "your experience with agencies". */
const YOURS = /^your (?!(?:welcome|turn|call|move|guess)\b)\S/;
const AUX = '(?:is|am|are|was|were|do|does|did|can|could|will|would|should|has|have|had)';
const SUBJECT = '(?:you|we|[iI]|they|it|he|she|this|that|the|your|my|our|people)';
const ASKS = new RegExp(
  [
    `^(?:what|how|why|where|when|which|who) (?:(?:(?!${SUBJECT}\\b)[\\w-]+ ){0,3}${AUX} ${SUBJECT}\\b|${AUX}(?: |$))`,
    // "Would a hospital pay for this"
    "^(?:would|could|can|should|will|does) (?:an?|any|some|most) (?!lot\\b(?! of (?:people|you)\\b))[\\w'’-]+,? [a-z]+",
    '^did (?:an?|any|some|most) [\\w-]+ (?:help|bring|save|work (?:for|out|better)|pay (?:off|for)|change (?:anything|how|your|the)|cost (?:you|more|less))\\b',
    // "Is a newsletter worth it", and not "is a pain to use"
    "^(?:is|was|are|were) (?:an?|any|some) (?!(?:bit|little|tad) (?:too|more|less|much)\\b)(?!.* (?:but|and (?:still|is|was|not|too))\\b)(?:[\\w'’-]+ ){1,3}(?:worth it|a mistake|enough|needed|too \\w+|still \\w+)\\b",
    '^do any of (?:you|us)\\b',
    // "How long is too long"
    `^how (?:(?:much|many)(?: (?!${SUBJECT}\\b)[\\w-]+)?|long|often|far|big|small|well|soon|hard|high|low|fast|late|early|\\w+ly) ${AUX}\\b`,
    "^(?:what|how|who|where|why|when)['’](?:s|re) ",
    `, ${AUX} (?:you|we|they|it|people|anyone)\\b`,
    '^any (?!.*\\b(?:is|are|helps?|counts?|welcome|appreciated)\\b)',
  ].join('|'),
);
/** A question of which only the end is typed: "anyone else", "would you", "a or b", "what now". */
const LEAVES_OUT = new RegExp(
  [
    '^(?:anyone|anybody|same|agree|agreed|want|need|interested|worth)\\b(?!.*\\b(?:is|are|can|every|welcome)\\b)',
    `^${AUX} (?:${SUBJECT}|yours|mine|it)$`,
    '^(?!(?:roast|rate|please|just|tell|be|try|use|send|post|like|take|sooner|either)\\b)\\S+(?: \\S+)? or \\S+(?: \\S+){0,2}$(?<!welcome|appreciated)',
    `^(?:what|which|who|where|when|how|why)(?: (?!${SUBJECT}\\b|to\\b|\\w{3,}s\\b)[\\w-]+){1,2}$`,
  ].join('|'),
);
const TELLS_WHAT = /^(?:what|how|why|where|when|which|who|whether|if) \S/;
/** Where it asks nothing, a line that begins or ends with one of these tells. */
const TELLS = new RegExp(
  `^(?:${AUX}|roast|rate|please|just|let|tell|be|don['’]t|look|see|thanks|not|no|yes|any|go|dm|apply|feel free)\\b|\\b(?:welcome|appreciated|on request)$`,
);
/** "Prove me wrong", "add to it", "share yours": somebody is told to do something. */
function orders(line: string): boolean {
  const [first = '', second = ''] = line.split(' ');
  if (VERBS.has(first) || OBJECT.test(second)) return true;
  return TOLD_TO.test(second) && (VERBS_OR_NOUNS.has(first) || isBaseForm(first));
}
const OBJECT = /^(?:me|us|it|them|yours?)$/;
const TOLD_TO = /^(?:as|to|ahead|away|here|below|this|that)$/;
