import type { Said } from '../thread-words.ts';
import { THING } from './cues/recommendation-cues.ts';

/** Words that begin a question with a verb, or a statement. */
const NO_NOUN =
  /^(?:the|my|our|this|that|these|those|i|i'm|i've|we|we're|you|he|she|they|it|it's|there|what|what's|which|who|where|how|why|when|is|are|do|does|did|can|could|would|should|has|have|had|am|was|were|will|if|so|and|but|or|because|after|before|since|just|got|finally|not|no|yes|if|as|at|in|on|when|while|anyone|anybody|does|want|need|pls|please|thanks|help|still|really|ideas|thoughts|tips|advice|updates?|edit|tl;?dr|right|seriously|ready|too|also|guys|hi|hello|hey|ran|made|built|bought|sold|grew|spent|wrote|raised|quit|left|people|reasons?|features|habits|moments|lies|(?!used\b|refurbished\b|advanced\b)\w{2,}ed)\b/;
const CONDITIONS = /\b(?:for|that|which|who|with|without|under|like|in|near|to|around|on)\b/;
const VERB =
  /\b(?:is|are|was|were|am|i|we|he|she|they|it's|keeps?|won't|can't|doesn't|don't|broke|died|gone|lost|got|went|has|had|have|stuck|not|never|after|problem|issue|error|help|questions?|thoughts|ideas|fix|why|how)\b/;
/** "Dumbbells that survive a fall". */
const MUST_DO =
  /^(?:[\w'-]+ ){1,5}(?:that|which) (?:(?:actually|still|really|also|just) )?(?:go(?:es)?|can|will|won't|doesn't|don't|isn't|aren't|is|are|has|have|works?|lets?|takes?|holds?|fits?|survives?|does|do|plays?|supports?|lasts?)\b/;
const THINGS = new RegExp(`\\b${THING}\\b`);

/** "Booking tool for two barbers?", "Running shoes that hold": a thing and its conditions, and no verb of the writer's. */
export function asksForThing({ plain, isTitle }: Said): boolean {
  if (!isTitle || NO_NOUN.test(plain)) return false;
  const [asked = '', ...after] = plain.replace(/^[[(][^\])]{1,30}[\])] ?/, '').split('?');
  const isAsked = after.length > 0;
  const noun = asked.replace(
    isAsked ? /\b(?:that|which|who)\b.*/ : /\b(?:that|which|who|where|when|so)\b.*/,
    '',
  );
  if (VERB.test(noun)) return false;
  if (MUST_DO.test(asked)) return true;
  if (isAsked) return CONDITIONS.test(asked) || THINGS.test(asked);
  return (
    THINGS.test(noun) &&
    /\b(?:that|which|for|under|without|where|such as|like|with)\b/.test(asked) &&
    !/[!:;]|\bby\b/.test(asked)
  );
}
