import type { Run } from '../run.ts';

const TEAM =
  "(?:my|our) (?:[\\p{L}-]+ ){0,2}(?:team|co-?founder|company|startup|agency|studio|wife|husband|partner|brother|sister|friend|boss)(?=(?:'s)? (?!is|are|keeps?|won't|doesn't|can't)\\p{L})(?! and i(?![\\p{L}]))(?! (?:page|site|account|meeting|call|plan|lead|leads|members?|app)(?![\\p{L}]))";
const WHO = new RegExp(
  `(?<![\\p{L}\\p{N}/'.+])(?:(i|we)(?=(?:'(?:ve|d|m|re|ll)|m|ve)?[\\s,])|(${TEAM}))`,
  'u',
);
/** What others say is quoted. */
const QUOTED = /["“][^"”]{1,200}["”]/gu;

/** Whose doing it is, as far as the topic says "I" or "we" or names their team. */
export function findWho(plain: string): Run | null {
  const found = WHO.exec(plain.replace(QUOTED, (quote) => '\uE000'.repeat(quote.length)));
  const who = found?.[1] ?? found?.[2];
  return found && who ? { from: found.index, to: found.index + who.length } : null;
}
