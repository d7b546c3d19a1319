import { weighKinds } from './signs/weigh-kinds.ts';
import { TOPIC_KINDS, type TopicKind } from './topic.ts';
import { ADDRESS, type TypedText } from './typed-text.ts';

/** "robots.txt" is a file. */
const HOST =
  /^(?:[a-z\d-]{2,40}\.){1,3}(?!(?:txt|md|json|csv|pdf|ya?ml|xml|html?|[jt]sx?|css|php|py)$)[a-z]{2,8}$/i;
const isAddress = (text: string): boolean =>
  text !== '' && (text.replace(ADDRESS, '').trim() === '' || HOST.test(text));
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;
const ASKS = /[?？؟]\s*(?:$|\p{Lu})/u;

/** The kind that the signs of a topic together speak for most. */
export function tellKind(typed: TypedText, english: boolean): TopicKind {
  const { text, prose } = typed;
  if (isAddress(text)) return 'link';
  if (!english && ASKS.test(prose)) return 'question';
  if (!english && prose.includes('\uE000')) return 'link';
  if (!english || !SAYS_SOMETHING.test(prose)) return 'subject';
  const weights = weighKinds(typed);
  return TOPIC_KINDS.reduce((best, kind) => (weights[kind] > weights[best] ? kind : best));
}
