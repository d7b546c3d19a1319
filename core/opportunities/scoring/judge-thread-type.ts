import type { Intent } from './intent/judge-intent.ts';
import type { ThreadWords } from './thread-words.ts';

export type ThreadType = 'question' | 'discussion' | 'showcase' | 'rant' | 'news' | 'hiring' | 'other';

const HIRING =
  /[[(](?:hiring|for hire|task|offer)[\])]|\b(?:we(?:'re| are)|is|are|now) hiring\b|\blooking to hire\b|\bjob (?:opening|posting|offer)\b/;
const SHOWCASE =
  /\b(?:i|we)(?:'ve| have)?(?: just| finally| recently)? (?:made|built|created|launched|released|developed|shipped|designed)\b|\bmy (?:first|latest|new) (?:\w+ ){0,2}(?:app|game|project|site|website|build|product|tool)\b|\bfeedback on my\b|[[(]oc[\])]|\broast my\b|\bshow off\b/;
const NEWS =
  /\b(?:announces?|announced|acquires?|acquired|launches|unveils|reports?|sues|sued|lays off|shuts down|according to|study finds|breaking|raises \$)\b/;
const DISCUSSION =
  /\b(?:discussion|thoughts on|what do (?:you|y'?all) think|unpopular opinion|hot take|change my mind|am i the only one|let'?s talk|your experience|opinions? on|does anyone else)\b/;

export function judgeThreadType(words: ThreadWords, intent: Intent, sentiment: number): ThreadType {
  if (!words.isEnglish) return 'other';
  const [title, ...body] = words.sentences.map(({ plain }) => plain);
  const opening = [title ?? '', ...body.slice(0, 3)];
  if (opening.some((plain) => HIRING.test(plain))) return 'hiring';
  if (opening.some((plain) => SHOWCASE.test(plain))) return 'showcase';
  if (opening.some((plain) => DISCUSSION.test(plain))) return 'discussion';
  if (intent === 'complaint') return sentiment < 0 ? 'rant' : 'discussion';
  if (intent !== 'none' || title?.includes('?')) return 'question';
  if (NEWS.test(title ?? '')) return 'news';
  return words.hasText ? 'discussion' : 'other';
}
