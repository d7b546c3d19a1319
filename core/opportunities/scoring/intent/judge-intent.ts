import type { Said, ThreadWords } from '../thread-words.ts';
import { type Asked, type Cue, CUES } from './intent-cues.ts';

export type Intent = Asked | 'none';
/** What the writer wants, how surely (0 to 1), and the sentence that says so best. */
export type IntentJudgment = { intent: Intent; strength: number; quote: string | null };

const FEWEST = 0.4;
const ORDER = ['recommendation', 'comparison', 'help', 'complaint'] as const;
const FIRST_WORD_ASKS =
  /^(?:what|which|who|where|how|why|is|are|do|does|did|can|could|would|should|any|anyone|anybody|has|have|am)\b/;
/** Someone who tells of a thing of their own, or speaks to those who look for one. */
const OFFERS =
  /\b(?:i|we)(?:'ve| have)?(?: just| finally| recently)? (?:made|built|created|launched|released|developed|shipped|wrote)\b|\bif you(?:'re| are) looking\b|\bwe(?:'re| are) hiring\b|[[(](?:hiring|for hire)[\])]/;
const OFFER_DISCOUNT = 0.45;

const isQuestion = ({ plain }: Said): boolean => plain.includes('?') || FIRST_WORD_ASKS.test(plain);

const fits = (cue: Cue, said: Said): boolean =>
  (!cue.inTitle || said.isTitle) && (!cue.inQuestion || isQuestion(said)) && cue.pattern.test(said.plain);

/** Independent hints add up: each leaves so much doubt, and doubts multiply. */
function evidenceFor(intent: Asked, sentences: readonly Said[], discount: number) {
  let doubt = 1;
  let best = { sure: 0, quote: null as string | null };
  for (const said of sentences) {
    const cues = CUES.filter((cue) => cue.intent === intent && fits(cue, said));
    const sure = said.weight * Math.max(0, ...cues.map((cue) => cue.sure));
    doubt *= 1 - sure;
    if (sure > best.sure) best = { sure, quote: said.quote };
  }
  return { intent, strength: (1 - doubt) * discount, quote: best.quote };
}

export function judgeIntent({ sentences, isEnglish }: ThreadWords): IntentJudgment {
  if (!isEnglish) return { intent: 'none', strength: 0, quote: null };
  const offers = sentences.some(({ plain }) => OFFERS.test(plain)) ? OFFER_DISCOUNT : 1;
  const found = ORDER.map((intent) => evidenceFor(intent, sentences, offers));
  const best = found.reduce((one, other) => (other.strength > one.strength ? other : one));
  return best.strength < FEWEST ? { ...best, intent: 'none' } : best;
}
