import { isDeal } from '#core/mentions/find-own-thing.ts';
import { offersPage } from './offers-page.ts';
import { weighKinds } from './signs/weigh-kinds.ts';
import { TOPIC_KINDS, type TopicKind } from './topic.ts';
import { ADDRESS, type TypedText } from './typed-text.ts';

const HOST = /^(?:[a-z\d-]{2,40}\.){1,3}[a-z]{2,8}$/i;
const isAddress = (text: string): boolean =>
  text !== '' && (text.replace(ADDRESS, '').trim() === '' || HOST.test(text));
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;
const ASKS = /[?？؟]\s*(?:$|\p{Lu})/u;

/** "Do you answer every review?" shows readers nothing to judge. */
const ASKS_ABOUT_READERS =
  /^(?:(?:how )?do you|(?:please )?(?:tell|show) (?:me|us) (?:(?:how|what|why|when|where|which) you|(?:about )?your)) (?!.*\b(?:my|our|this)\b)/i;
const HIRES = /^(?:we|i)(?:['’](?:re|m)| are| am) hiring\b/i;

/** "Our public changelog for October" tells of no trouble. */
const ACCOUNT =
  /^(?:my|our) (?:[\w-]+ ){0,3}(?:changelog|recap|retrospective|story|journey|numbers|roadmap|stack|policy|process|setup|workflow|routine)(?: (?:for|of|in|from|after|as)\b.*)?$/i;

/** "Thinking of dropping our free tier" */
const CONSIDERS =
  /^(?:(?:i|we)(?:['’](?:m|re)| am| are)? )?(?:thinking (?:of|about)|considering|wondering) /i;

/** The kind that the signs of a topic together speak for most. */
export function tellKind(typed: TypedText, english: boolean): TopicKind {
  const { text, prose } = typed;
  if (isAddress(text)) return 'link';
  if (!english && ASKS.test(prose)) return 'question';
  if (!english && prose.includes('\uE000')) return 'link';
  if (!english || !SAYS_SOMETHING.test(prose)) return 'subject';
  if (HIRES.test(prose)) return 'subject';
  const weights = weighKinds(typed);
  const heaviest = TOPIC_KINDS.reduce((best, kind) => (weights[kind] > weights[best] ? kind : best));
  if (heaviest === 'howto' && isDeal(prose)) return 'launch';
  if (heaviest === 'launch' && CONSIDERS.test(prose)) return 'question';
  if (heaviest === 'problem' && offersPage(prose)) return 'howto';
  if (heaviest === 'problem' && ACCOUNT.test(prose)) return 'experience';
  return (heaviest === 'feedback' || heaviest === 'launch') && ASKS_ABOUT_READERS.test(prose)
    ? 'question'
    : heaviest;
}
