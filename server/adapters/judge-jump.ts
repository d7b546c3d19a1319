/** Larger than what a slow answer or a clock that is being adjusted makes. */
export const JUMP_MS = 2_000;
const STANDS_MS = 60_000;

export type JumpFacts = {
  /** What the monotonic clock makes of the last known time. */
  expected: number;
  claimed: number;
  /** The platform's time, just asked for; null if it cannot be told. */
  platformAt: number | null;
  /** Since when, on the monotonic clock, the same jump is claimed. */
  standsMs: number;
};

export const isJump = ({ expected, claimed }: Pick<JumpFacts, 'expected' | 'claimed'>): boolean =>
  Math.abs(claimed - expected) > JUMP_MS;

/**
 * Whether a clock that has jumped is believed. A machine that slept tells the right time and its monotonic clock
 * stood still; a clock that was set wrongly looks the same. The platform knows; without it, a jump that stands counts.
 */
export function judgeJump(facts: JumpFacts): 'follow' | 'wait' | 'refuse' {
  const { expected, claimed, platformAt, standsMs } = facts;
  if (!isJump(facts)) return 'follow';
  if (platformAt !== null)
    return Math.abs(platformAt - claimed) < Math.abs(platformAt - expected) ? 'follow' : 'refuse';
  return standsMs >= STANDS_MS ? 'follow' : 'wait';
}
