import type { Community } from './community.ts';
import { NO_SUBJECT, type Subject } from './subjects.ts';

const LINK = /https?:\/\/\S+/gi;
const ADVERTISING = [
  /\bcheck (it |this )?out\b/i,
  /\bsign up\b/i,
  /\bfree trial\b/i,
  /\bdiscount\b/i,
  /\blimited time\b/i,
  /\bgame[- ]changer\b/i,
  /\b(my|our) (tool|app|product|platform|agency|service|startup)\b/i,
];
const DISCLOSING =
  /\b(disclosure|i (built|made|work on|run)|we (built|make)|i am the (author|founder)|it is (mine|ours)|my own)\b/i;

export function countLinks(text: string): number {
  return text.match(LINK)?.length ?? 0;
}

export function countAdvertising(text: string): number {
  return ADVERTISING.filter((sign) => sign.test(text)).length;
}

export function guessSubject(community: Community, text: string): Subject {
  const words = new Set(text.toLowerCase().match(/[a-z-]{3,}/g) ?? []);
  const ranked = community.subjects
    .map((subject) => ({ subject, hits: subject.words.filter((word) => words.has(word)).length }))
    .toSorted((one, other) => other.hits - one.hits);
  const best = ranked[0];
  return !best || best.hits === 0 ? NO_SUBJECT : best.subject;
}

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

function ruleScore({ habits }: Community, text: string): number {
  const advertising = countAdvertising(text);
  const discloses = DISCLOSING.test(text);
  const unwelcome = habits.promotion === 'never' || habits.promotion === 'monthly thread';
  const cost = unwelcome ? 0.3 : discloses || habits.promotion === 'free' ? 0.03 : 0.15;
  return -advertising * cost - Math.max(0, countLinks(text) - habits.maxLinks) * 0.35;
}

export type PostText = {
  readonly title: string;
  readonly body: string;
  readonly url: string | null;
};

/** Rates a post for its community: 0 is bad, 1 is decent, 2 is great. */
export function judgePost(community: Community, { title, body, url }: PostText): number {
  const text = `${title}\n${body}`;
  let quality = 0.8 + ruleScore(community, text);
  if (url === null && body.length < 60) quality -= 0.35;
  if (body.length >= 200 && body.length <= 3_000) quality += 0.35;
  if (/\?\s*$/.test(title)) quality += 0.1;
  if (title.length > 12 && title === title.toUpperCase()) quality -= 0.6;
  if (/[!?]{2,}/.test(text)) quality -= 0.2;
  if (guessSubject(community, text).key !== '') quality += 0.3;
  return between(0, quality, 2);
}

export function judgeReply(community: Community, body: string): number {
  let quality = 0.7 + ruleScore(community, body);
  if (body.length >= 80 && body.length <= 1_500) quality += 0.5;
  if (body.length < 15) quality -= 0.4;
  return between(0, quality, 2);
}
