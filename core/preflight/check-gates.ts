import type { Finding } from '#contract/preflight.ts';
import { type Gate, readGates } from '#core/communities/rules/read-gates.ts';
import { type Member, type Subject, warning } from './subject.ts';

const DAY_MS = 24 * 3_600_000;
const WORDS = {
  karma: (count: number) => `${count} karma`,
  age: (days: number) => (days === 1 ? 'an account age of 1 day' : `an account age of ${days} days`),
} as const;

/** Warns if even the workspace's best account has less karma, or is younger, than the rules ask for. */
export function checkGates({ draft, rules, members, moment }: Subject): Finding[] {
  return readGates(rules.rules).flatMap(({ about, least, quote }) => {
    const best = findBest(members, about, moment.at);
    if (best === null || best.has >= least) return [];
    return [
      warning(
        'ACCOUNT_GATE',
        `r/${draft.community} asks for ${WORDS[about](least)}. u/${best.username} has ${about === 'karma' ? best.has : `${best.has} ${best.has === 1 ? 'day' : 'days'}`}.`,
        'Take part in other communities first, or ask the moderators.',
        { quote },
      ),
    ];
  });
}

/** Null if an account's figure is unknown: it may be the one that fits. */
function findBest(
  members: readonly Member[],
  about: Gate['about'],
  at: number,
): { username: string; has: number } | null {
  let best: { username: string; has: number } | null = null;
  for (const { username, karma, memberSince } of members) {
    const has = about === 'karma' ? karma : memberSince && Math.floor((at - memberSince) / DAY_MS);
    if (has === null) return null;
    if (best === null || has > best.has) best = { username, has };
  }
  return best;
}
