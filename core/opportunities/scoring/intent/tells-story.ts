import type { ThreadWords } from '../thread-words.ts';

const OTHERS =
  /\b(?:he|she|him|his|her|they|customer|customers|user|lady|guy|woman|man|boss|manager|coworker|co-worker|cust|caller|kid|client)\b/;
const PAST =
  /\b(?:was|were|had|said|told|asked|came|went|walked|called|got|looked|started|replied|answered|turned|\w{3,12}ed)\b/;
const SPOKEN = /^["'“].{3,}["'”][.!?]*$/;
const LEAST_SENTENCES = 8;
const MOST_OTHERS = 0.35;

/** Whether a text retells what others did and said, so that what is asked in it was asked then and there. */
export function tellsStory({ title, body }: ThreadWords): boolean {
  if (SPOKEN.test(title.quote)) return true;
  if (body.length < LEAST_SENTENCES) return false;
  const told = body.filter(({ plain }) => OTHERS.test(plain) && PAST.test(plain)).length;
  return told / body.length >= MOST_OTHERS;
}
