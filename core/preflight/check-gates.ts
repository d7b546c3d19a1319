import type { Finding } from '#contract/preflight.ts';
import { type Gate, readGates } from '#core/communities/rules/read-gates.ts';
import { type Member, type Subject, warning } from './subject.ts';

const DAY_MS = 24 * 3_600_000;
const daysIn = (count: number) => (count === 1 ? '1 day' : `${count} days`);
const WORDS = {
  karma: { asked: (count: number) => `${count} karma`, has: String },
  age: { asked: (days: number) => `an account age of ${daysIn(days)}`, has: daysIn },
} as const;

/** Warns if even the workspace's best account has less karma, or is younger, than the rules ask for. */
export function checkGates({ draft, rules, members, moment }: Subject): Finding[] {
  return readGates(rules.rules).flatMap(({ about, least, quote }) => {
    const best = findBest(members, about, moment.at);
    if (best === null || best.has >= least) return [];
    const words = WORDS[about];
    return [
      warning(
        'ACCOUNT_GATE',
        `r/${draft.community} asks for ${words.asked(least)}. u/${best.username} has ${words.has(best.has)}.`,
        'Take part in other communities first, or ask the moderators.',
        { quote },
      ),
    ];
  });
}

/** Null if a figure of some account is unknown, because that account may meet the requirement. */
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
