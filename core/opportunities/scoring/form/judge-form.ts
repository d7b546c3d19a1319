import type { ThreadWords } from '../thread-words.ts';
import { isHiring } from './is-hiring.ts';
import { isNews } from './is-news.ts';
import { isShowcase } from './is-showcase.ts';

/** Threads that are no talk: someone shows their own, offers or seeks work, passes on news, or calls everybody. */
export type Form = 'showcase' | 'hiring' | 'news' | 'call';

const CALL =
  /^\[?(?:mod|mod post|meta|megathread|giveaway|contest|test post|testing)\b|\b(?:(?:weekly|daily|monthly) (?:[\w-]+ ){0,3}thread|megathread|follow for follow|f4f|sub ?4 ?sub|drop your \w+(?: \w+)? (?:below|here|links?|in the)|drop your links|giveaway|promo codes? (?:below|inside)|who wants (?:a )?free|survey for my|(?:complete|take|fill (?:out|in)) (?:this|my|our|a) (?:\w+ ){0,3}survey|comment with|i'll give you|please (?:fill|take) (?:out )?(?:my|this|our) survey|test post)\b/;

export function judgeForm(words: ThreadWords): Form | null {
  const opening = [words.title, ...words.body.slice(0, 2)].map(({ plain }) => plain);
  if (isHiring(words)) return 'hiring';
  if (isShowcase(words)) return 'showcase';
  if (opening.some((plain) => CALL.test(plain))) return 'call';
  return isNews(words) ? 'news' : null;
}
