import type { Form } from './form/judge-form.ts';
import type { IntentJudgment } from './intent/judge-intent.ts';
import { TALK_CUES } from './intent/cues/talk-cues.ts';
import type { ThreadWords } from './thread-words.ts';

export type ThreadType = 'question' | 'discussion' | 'showcase' | 'rant' | 'news' | 'hiring' | 'other';

/** A title that tells what its text is: experience, a lesson, an opinion. */
const TELLS =
  /\b(?:unpopular opinion|hot take|change my mind|psa|til|ama|tip|tips for|guide|lessons?|what (?:i|we) learned|here's (?:what|how|why|everything|my)|things (?:nobody|i wish|no one)|nobody (?:tells|says|warns|told)|my (?:notes|experience|thoughts|story|review|journey)|honest (?:thoughts|review)|how (?:i|we)|why (?:i|we)|(?:months?|years?|days?|weeks?) (?:with|of|in|later|after|and)|after \d+|not the problem|is not|are not|isn't|the point|changed (?:how|my)|here is|discussion|study notes|what worked|numbers|raw data|report)\b/;
const LEAST_TEXT = 25;
const FEWEST_WORDS = 2;
const TO_ALL = /\byou(?:'re| do| are| don't| can| should| need)?\b/;
const MEME = /^(?:when|me when|me:|pov|tfw|mfw|nobody:)/;

export function judgeThreadType(
  words: ThreadWords,
  form: Form | null,
  { intent, sure }: IntentJudgment,
): ThreadType {
  if (!words.isEnglish) return 'other';
  if (form) return form === 'call' ? 'other' : form;
  const { title, body } = words;
  const talks = [title, ...body.slice(0, 2), ...body.slice(-1)].some(({ plain }) =>
    TALK_CUES.some((cue) => cue.test(plain)),
  );
  if (intent === 'complaint') return talks ? 'discussion' : 'rant';
  if (intent !== 'none') return talks && sure[intent] < 0.8 && !title.isQuestion ? 'discussion' : 'question';
  if (talks) return 'discussion';
  if (title.isQuestion)
    return words.length === 0 || body.some((said) => said.isQuestion) ? 'discussion' : 'question';
  if (TELLS.test(title.plain)) return 'discussion';
  return isSaid(words) ? 'discussion' : 'other';
}

const isSaid = ({ title: { plain }, length }: ThreadWords): boolean =>
  !MEME.test(plain) &&
  (length >= LEAST_TEXT ? plain.split(' ').length >= FEWEST_WORDS : length === 0 && TO_ALL.test(plain));
