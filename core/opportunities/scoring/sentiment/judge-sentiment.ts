import type { Intent } from '../intent/judge-intent.ts';
import type { ThreadWords } from '../thread-words.ts';
import { measureSentiment } from './measure-sentiment.ts';

/** What somebody says who has had no luck, in whichever friendly words they say the rest. */
const GRIEVING =
  /(?<!\b(?:not|never|isn't|wasn't|aren't) )\btoo (?:expensive|complicated|buggy|unreliable)\b|\bnothing (?:has |have |ever )?(?:changed|helped|worked)\b(?! (?:better|as well|so well))|\b(?:am i|are we|i am|we are|i'm|we're|did i|did we|i|we) (?:doing|do|did) wrong\b/;
/** Who looks for another product has not been made happy by theirs. */
const LEAVING =
  /^(?:(?:looking|searching) for |(?:i |we )?(?:need|want) |what (?:is|are) |(?:is|are) there |any(?:one|body) (?:know|use|found) )?(?:an? |any |some |the |good |best |cheaper |simpler |of ){0,3}alternatives? (?:to|for) \S/;

/** What shows joy in whoever asks for something; that they are willing, kind and want the best does not. */
const ENJOYING =
  /\b(?:lov(?:e|es|ed|ing)|adore|enjoy(?:s|ed|ing)?|amazing|awesome|fantastic|wonderful|brilliant|delighted|thrilled|excited|grateful|proud|glad|could(?:n't| not) be happier|happy (?:with|about|that)|so (?:good|happy|much better))\b/;

const isGrieving = ({ title, sentences }: ThreadWords): boolean =>
  sentences.some(({ plain }) => GRIEVING.test(plain)) || LEAVING.test(title.plain);

/** From here on, above or below zero, a text is no longer neutral. */
export const FELT_FROM = 0.05;

/** -1 (negative) to 1 (positive). A complaint in friendly words is none the less one, and a request no joy. */
export function judgeSentiment(words: ThreadWords, intent: Intent): number {
  if (!words.isEnglish) return 0;
  const measured = Math.round(measureSentiment(words.prose) * 10_000) / 10_000;
  if (intent === 'complaint') return measured > 0 ? -FELT_FROM : measured;
  const isAsking = intent !== 'none' && !words.sentences.some(({ plain }) => ENJOYING.test(plain));
  return isAsking || isGrieving(words) ? Math.min(measured, 0) : measured;
}
